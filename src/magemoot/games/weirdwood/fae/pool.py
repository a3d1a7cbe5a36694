"""The Monster's side of a battle: dice, fixed Hits and Blocks, bursts, what follows the battle; Lady Weirdwood's Hits."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from magemoot.engine.events import seat
from magemoot.engine.play import Play
from magemoot.games.weirdwood.atoms import monster_cards
from magemoot.games.weirdwood.boards import DiceAt
from magemoot.games.weirdwood.catalogue import BOX, MonsterCard, monster_card
from magemoot.games.weirdwood.entries import Amounts
from magemoot.games.weirdwood.fae import cards, ogre
from magemoot.games.weirdwood.state import OGRE, THERUS, WRAITH, Battle, Warden, Weirdwood
from magemoot.games.weirdwood.table import BOARDS, battle, characters, monster_state, text_id, threat
from magemoot.games.weirdwood.vocabulary import BATTLE_DICE

POWER_CARD_PP: Final = 2
"""PP for each Power Card that is discarded after a battle (WM-27.11)."""

# ------------------------------------------------------------------ dice


def dice(t: Weirdwood, *, with_cards: bool = True) -> list[str]:
    """WM-28.16, WM-29.19, WM-R55, WM-R90: colours of the dice that the Monster rolls, after all deductions.

    Args:
        with_cards: whether those of its Power Cards are among them.
    """
    parts = [_strength(t), *(mark.dice for mark in _marks(t))]
    if with_cards:
        parts += [bonus for _, bonus in _bonuses(t)]
    if t.monster == OGRE:
        parts += [getattr(BOX.ogre.health.areas, area).when_empty for area in ogre.emptied(t)]
    return [colour for colour in BATTLE_DICE for _ in range(sum(part.get(colour, 0) for part in parts))]


def _strength(t: Weirdwood) -> Amounts:
    """WM-R55, WM-R91: its own dice in the state of the current Day."""
    strength, state = BOARDS[t.monster].strength, monster_state(t)
    base: Amounts = getattr(strength, state)
    return strength.by_characters.get(str(characters(t)), {}).get(state, base) if t.scaling else base


def _marks(t: Weirdwood) -> list[DiceAt]:
    """WM-28.4, WM-29.19, WM-R90: the marks with extra dice that are reached: on the Curse Threat, or on the Health."""
    if t.monster == OGRE:
        marks, value = BOX.ogre.curse_track.dice_at, threat(t)
    else:
        marks, value = (BOX.wraith if t.monster == WRAITH else BOX.therus).health.dice_at, t.fae.health
    return [mark for mark in marks if mark.at <= value]


# ------------------------------------------------------------------ Power Cards


def _bonuses(t: Weirdwood) -> list[tuple[MonsterCard, Amounts]]:
    """WM-27.9, WM-27.10, WM-R93: each Power Card on the board with what it gives in the state of now."""
    state = monster_state(t)
    laid = [monster_card(card) for place in t.fae.powers for card in place]
    return [(card, card.facts.bonus[state]) for card in laid]


def fixed(t: Weirdwood) -> list[tuple[str, int, int]]:
    """WM-27.10: Hits and Blocks of the Monster's Power Cards, as (message id, Hits, Blocks)."""
    found = [(text_id("mcard", card.id), bonus.get("hits", 0), bonus.get("blocks", 0)) for card, bonus in _bonuses(t)]
    return [(source, hits, blocks) for source, hits, blocks in found if hits or blocks]


def discard_powers(t: Weirdwood, w: Warden) -> Play[int]:
    """WM-27.11, WM-28.25, WM-30.35: after a battle with the Monster all its Power Cards are discarded.

    Returns:
        the PP of the warden who fought; the caller gains them.
    """
    yield from ()
    laid = [at for at, there in enumerate(t.fae.powers) if there]
    for at in laid:
        monster_cards.discard_power_card(t, at, "WM-27.11")
    if t.log is not None and laid:
        t.note("power-cards-beaten", "WM-27.11", who=seat(w.seat), count=POWER_CARD_PP * len(laid))
    return POWER_CARD_PP * len(laid)


# ------------------------------------------------------------------ Lady Weirdwood


def lady_hits(t: Weirdwood, w: Warden) -> int:
    """Hits that Lady Weirdwood adds to a warden's attack: in the battle under way, or else in one with the Monster here.

    Against Ogre and Wraith she stands in the Room of the battle (WM-28.7, WM-29.7, WM-29.22, WM-R108); against Therus her
    space counts in battles with him (WM-30.14, WM-30.15).
    """
    fight = battle(t)
    place, against = (w.place, "monster") if fight is None else (fight.place, fight.against)
    if t.monster == THERUS:
        return BOX.therus.possession.spaces[t.fae.possession].hits_for_player if against == "monster" else 0
    if t.lady != place:
        return 0
    if t.monster == OGRE:
        return BOX.ogre.lady.battle_hits if t.fae.rescued else 0
    return life_hits(t)


def life_hits(t: Weirdwood) -> int:
    """WM-29.7, WM-29.22: Hits that Lady Weirdwood adds in her Room against the Wraith, by her Life Force."""
    levels = BOX.wraith.life_force.battle_hits
    return next((level.hits for level in levels if level.first <= t.fae.life_force <= level.last), 0)


def lady_hits_for_monster(t: Weirdwood) -> int:
    """WM-30.14, WM-R108: Hits that Lady Weirdwood's space adds to Therus in every battle with him, also when he attacks."""
    return BOX.therus.possession.spaces[t.fae.possession].hits_for_therus if t.monster == THERUS else 0


# ------------------------------------------------------------------ bursts, and the end of a battle


def burst(t: Weirdwood, fight: Battle) -> Play[None]:
    """WM-28.15, WM-29.15, WM-30.18: what one burst that the Monster rolled does in the battle under way."""
    assert fight is battle(t)
    yield from cards.resolve(t, BOARDS[t.monster].burst.ops, _burst_rule(t))


def after_battle(t: Weirdwood, fight: Battle) -> Play[None]:
    """WM-R118 (4): what the Monster does when a battle with it has ended.

    The Wraith heals if it was attacked and took no damage (WM-29.17, WM-R35); then each burst does what it has put off.
    """
    if fight.against != "monster":
        return
    if t.monster == WRAITH and fight.attacking and fight.theirs.taken <= 0:
        yield from cards.resolve(t, BOX.wraith.no_damage_in_battle.ops, "WM-29.17")
    for _ in range(fight.bursts):
        yield from cards.resolve(t, put_off(BOARDS[t.monster].burst.ops), _burst_rule(t))


def put_off(steps: Sequence[cards.Step]) -> list[cards.Step]:
    """What a burst puts off until the battle has ended."""
    return [later for step in steps if step["op"] == "after_battle" for later in step["then"]]


def _burst_rule(t: Weirdwood) -> str:
    return {OGRE: "WM-28.15", WRAITH: "WM-29.15", THERUS: "WM-30.18"}[t.monster]
