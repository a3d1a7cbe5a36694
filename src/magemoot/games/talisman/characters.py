"""What the 14 characters can do that others cannot (TA-7, TA-R69–R78), as hooks named by their moment.

Abilities that only change a number or permit something are tags; whoever counts or permits asks for the tag
(`totals.has_tag`). Here stands what needs a decision, a roll or a card moved. Cards with the same ability share the hook.
"""

from __future__ import annotations

from functools import partial
from typing import Final

from magemoot.engine.events import piece, seat, term
from magemoot.engine.pieces import EMPTY, Value, distinct
from magemoot.engine.play import Choose, Play, several
from magemoot.games.talisman import alignment, quests
from magemoot.games.talisman.atoms.belongings import raise_enemy, take_card, to_trophies
from magemoot.games.talisman.atoms.gold import pay, take_gold
from magemoot.games.talisman.atoms.piles import discard
from magemoot.games.talisman.atoms.spells import draw_spell
from magemoot.games.talisman.atoms.tokens import gain
from magemoot.games.talisman.belongings import has_room
from magemoot.games.talisman.belongings import keep_within_limits as keep_within_limits
from magemoot.games.talisman.catalogue import CHARACTER, CROWN, card_of, kinds
from magemoot.games.talisman.components import ALIGNMENTS
from magemoot.games.talisman.dice import roll
from magemoot.games.talisman.registry import USES
from magemoot.games.talisman.state import EVIL, GOOD, NEUTRAL, Adventurer, Talisman
from magemoot.games.talisman.totals import (
    Part,
    cards_with,
    has_tag,
    is_toad,
    may_have,
    spell_limit,
    value,
)

HAG: Final = "cursed_by_a_hag"


def tags_of(me: Adventurer) -> frozenset[str]:
    """The tags of a character's own abilities, whether he can use them now or not."""
    return CHARACTER[me.card].tags if me.card != EMPTY else frozenset()


# ------------------------------------------------------------------ before a fight with creatures


def before_fight(t: Talisman, me: Adventurer, enemies: list[int]) -> Play[list[int]]:
    """TA-R71, TA-R74, TA-R92: what destroys, charms or pays off Enemies before any is evaded.

    Those paid off are tamed. Those a Minstrel leaves alone are neither fought nor evaded: they lie there untamed.

    Returns:
        the Enemies that are still to be evaded or fought.
    """
    left = yield from _destroy_spirits(t, me, enemies)
    left = yield from _meet_animals(t, me, left)
    return (yield from _pay_off(t, me, left))


def _destroy_spirits(t: Talisman, me: Adventurer, enemies: list[int]) -> Play[list[int]]:
    """TA-R74, TA-R137: Priest and Cross destroy any number of Spirits; each may give the Priest a Spell."""
    spirits = [c for c in enemies if card_of[c].subtype == "Spirit"]
    if not spirits or not has_tag(t, me, "destroy_spirits"):
        return enemies
    chosen = yield from several(me.seat, "destroy-spirits", lambda: spirits, len(spirits), kinds, "TA-R74", at_least=0)
    for card in chosen:
        discard(t, card, "TA-R74")
        quests.deed(me, quests.KILL_ENEMY)
        if has_tag(t, me, "destroy_spirits_gain_spell"):
            yield from gain_spell(t, me, "TA-R137")
    return [c for c in enemies if c not in chosen]


def gain_spell(t: Talisman, me: Adventurer, rule: str) -> Play[None]:
    """A Spell that he may gain, if one is left (TA-26.4) and he has room for it (TA-22.4)."""
    if (t.spell_deck or t.spell_discard) and len(me.spells) < spell_limit(t, me):
        choice = yield Choose(me.seat, "gain-spell", lambda: ["gain-spell", "none"], rule)
        if choice == "gain-spell":
            draw_spell(t, me, rule)


def leaves_alone(t: Talisman, me: Adventurer, subtype: str) -> bool:
    """TA-R71: whether creatures of this kind do not attack him: Animals and Dragons, the Minstrel."""
    return bool(subtype) and has_tag(t, me, f"no_attack:{subtype.lower()}")


def _meet_animals(t: Talisman, me: Adventurer, enemies: list[int]) -> Play[list[int]]:
    """TA-R71, TA-R136: the Minstrel attacks an Animal or Dragon, charms an Animal, or leaves it alone."""
    left: list[int] = []
    for card in enemies:
        if not leaves_alone(t, me, card_of[card].subtype):
            left.append(card)
            continue
        charms = ["charm"] if card_of[card].subtype == "Animal" and may_lead(me) else []
        words = ["attack", *charms, "leave"]
        choice = yield Choose(me.seat, "animal", partial(list, words), "TA-R71", {"card": piece(card)})
        if choice == "attack":
            left.append(card)
        elif choice == "charm":
            rolled = yield from roll(t, me, 1, "charm", "TA-R71")
            if rolled[0] > card_of[card].strength:
                raise_enemy(t, me, card, "TA-R71")
    return left


def may_lead(me: Adventurer) -> bool:
    """Whether he may have Followers at all: no Toad, and no Hag with him (TA-X16, TA-R61)."""
    return not is_toad(me) and not any(card_of[c].id == HAG for c in me.followers)


def _pay_off(t: Talisman, me: Adventurer, enemies: list[int]) -> Play[list[int]]:
    """TA-R92: gold keeps the Bandit from attacking; he stays like an Enemy evaded."""
    left: list[int] = []
    for card in enemies:
        bribe = card_of[card].bribe
        if bribe and me.gold >= bribe:
            choice = yield Choose(
                me.seat, "bribe", lambda: ["pay", "fight"], "TA-R92", {"card": piece(card), "price": bribe}
            )
            if choice == "pay":
                pay(t, me, bribe, "TA-R92")
                t.tamed.append(card)
                continue
        left.append(card)
    return left


def attacked_by(t: Talisman, me: Adventurer, name: str, subtype: str, kind: str) -> Play[bool]:
    """TA-R136, TA-R137: whether a creature that is no card really attacks him.

    Dragons leave the Minstrel alone; Priest and Cross may destroy a Spirit.
    """
    if leaves_alone(t, me, subtype):
        return False
    if subtype == "Spirit" and kind == "psychic" and has_tag(t, me, "destroy_spirits"):
        args = {"what": term(f"creature-{name}")}
        choice = yield Choose(me.seat, "destroy-creature", lambda: ["destroy", "fight"], "TA-R137", args)
        if choice == "destroy":
            if t.log is not None:
                t.note("creature-destroyed", "TA-R137", who=seat(me.seat), what=term(f"creature-{name}"))
            if has_tag(t, me, "destroy_spirits_gain_spell"):
                yield from gain_spell(t, me, "TA-R137")
            return False
    return True


# ------------------------------------------------------------------ before the attack roll, and the score


def before_roll(t: Talisman, me: Adventurer) -> Play[None]:
    """TA-16.5, TA-R70, TA-R72, TA-R91: all that is settled before the attack rolls, the attacker first."""
    fight = t.fight
    yield from _assassinate(t, me)
    for who in (me, *(t.adventurers[s] for s in (fight.rival,) if s >= 0)):
        if fight.kind == "battle":
            yield from _name_raised(t, who)
        yield from _use_cards(t, who)


def _assassinate(t: Talisman, me: Adventurer) -> Play[None]:
    """TA-R70: in battle the Assassin may deny the other side its die when he attacks; not on the Crown."""
    if t.fight.kind != "battle" or not has_tag(t, me, "assassinate") or me.space == CROWN:
        return
    choice = yield Choose(me.seat, "assassinate", lambda: ["assassinate", "fight"], "TA-R70")
    t.fight.no_rival_die = choice == "assassinate"


def _name_raised(t: Talisman, me: Adventurer) -> Play[None]:
    """TA-R72: one raised Enemy helps the Ghoul in this battle and is discarded; here at once, for it lends its Strength."""
    if not me.raised or not has_tag(t, me, "raise_dead"):
        return
    card = yield Choose(me.seat, "raised", lambda: [*distinct(me.raised, kinds), "none"], "TA-R72")
    if card == "none":
        return
    if me.seat == t.fight.seat:
        t.fight.helper = card
    else:
        t.fight.rival_helper = card
    discard(t, card, "TA-R72")


def _use_cards(t: Talisman, me: Adventurer) -> Play[None]:
    """TA-R91, TA-R141: cards that lend Strength are used before the attack roll: the Potion, the Mercenary."""
    if t.fight.kind != "battle":
        return

    def words() -> list[Value]:
        cards = [c for c in (*me.objects, *me.followers) if card_of[c].burst is not None]
        usable = [c for c in cards if card_of[c].id in USES and USES[card_of[c].id].possible(t, me, c)]
        return [*distinct(usable, kinds), "done"]

    while len(words()) > 1:
        card = yield Choose(me.seat, "lend-strength", words, "TA-16.5")
        if card == "done":
            return
        yield from USES[card_of[card].id].use(t, me, card)


def charmed(t: Talisman, me: Adventurer) -> int:
    """TA-R71: the strongest Animal that the Minstrel has charmed; EMPTY: none."""
    if not me.raised or not has_tag(t, me, "charm_animal"):
        return EMPTY
    return max(me.raised, key=lambda c: card_of[c].strength)


def battle_parts(t: Talisman, me: Adventurer) -> list[Part]:
    """TA-R71–R73: what a character's ability adds to his Strength in the battle under way."""
    if is_toad(me):
        return []
    parts: list[Part] = []
    if has_tag(t, me, "add_craft_value_in_battle"):
        parts.append(Part("part-craft-value", EMPTY, value(me, "craft")))
    named = t.fight.helper if me.seat == t.fight.seat else t.fight.rival_helper
    helper = charmed(t, me) if named == EMPTY else named
    if helper != EMPTY:
        parts.append(Part("part-raised", helper, card_of[helper].strength))
    return parts


# ------------------------------------------------------------------ after a fight


def after_win(t: Talisman, me: Adventurer, enemies: list[int]) -> Play[None]:
    """TA-23.1, TA-R23, TA-R72, TA-R79: beaten Enemies become trophies, or Followers of the Ghoul."""
    for card in enemies:
        raised = False
        if t.fight.kind == "battle" and has_tag(t, me, "raise_dead") and may_lead(me):
            args = {"card": piece(card)}
            choice = yield Choose(me.seat, "raise-dead", lambda: ["trophy", "raise"], "TA-R72", args)
            raised = choice == "raise"
        if raised:
            raise_enemy(t, me, card, "TA-R72")
        else:
            to_trophies(t, me, card, "TA-23.1")
        quests.deed(me, quests.KILL_ENEMY)
    _runesword(t, me)


def after_battle(_t: Talisman, _me: Adventurer) -> Play[None]:
    """TA-R25, TA-R79: a creature that is no card gives no trophy and no life, and is nobody's quest."""
    yield from ()


def life_taken(t: Talisman, winner: Adventurer, _loser: Adventurer, _lost: int) -> Play[None]:
    """TA-R72, TA-R79, TA-R93: another character has really lost a life to the winner of a fight."""
    quests.deed(winner, quests.TAKE_LIFE)
    if t.fight.kind == "psychic" and has_tag(t, winner, "drain_life"):
        gain(t, winner, "life", 1, "TA-R72")
    _runesword(t, winner)
    yield from ()


def used_weapons(t: Talisman, me: Adventurer) -> list[int]:
    """The Weapons that a character has chosen for the fight under way."""
    return t.fight.weapons if me.seat == t.fight.seat else t.fight.rival_weapons


def _runesword(t: Talisman, me: Adventurer) -> None:
    """TA-R79: the Runesword gives a life for a battle in which it was used and killed or took a life."""
    if t.fight.kind != "battle":
        return
    swords = cards_with(t, me, "life_on_kill")
    if any(c in swords for c in used_weapons(t, me)):
        gain(t, me, "life", 1, "TA-R79")


# ------------------------------------------------------------------ casting


def after_casting(t: Talisman, me: Adventurer) -> Play[None]:
    """TA-R128: Wand, Wizard and Prophetess may gain a Spell after casting the last one."""
    if not me.spells and has_tag(t, me, "always_spell_1"):
        yield from gain_spell(t, me, "TA-R128")


# ------------------------------------------------------------------ encounters with characters


def encounter_choices(t: Talisman, me: Adventurer, other: Adventurer) -> list[str]:
    """TA-13.1, TA-R69, TA-R145: the abilities he may use on a character met, each with a legal object."""
    words: list[str] = []
    if loot(me, other):
        words += [word for word in ("steal", "beguile") if has_tag(t, me, word)]
    if followers_to_take(t, me, other):
        words.append("take-follower")
    return words


def loot(me: Adventurer, other: Adventurer) -> list[Value]:
    """TA-R145, TA-29.5: what the Thief or the Sorceress may take: gold, or an Object that he may have."""
    if is_toad(me):
        return []
    found: list[Value] = ["gold"] if other.gold else []
    return [*found, *distinct([c for c in other.objects if has_room(me, c)], kinds)]


def followers_to_take(t: Talisman, me: Adventurer, other: Adventurer) -> list[int]:
    """TA-R69: the Followers that an ability of his may take from a character: the Sorceress, the Minstrel."""
    wanted: set[str] = set()
    for tag in tags_of(me):
        if has_tag(t, me, tag) and tag.startswith("take_follower:"):
            rest = tag.removeprefix("take_follower:")
            if rest.startswith("any_except:"):
                spared = rest.removeprefix("any_except:").split(",")
                wanted |= {card_of[c].id for c in other.followers} - set(spared)
            else:
                wanted.add(rest)
    return [c for c in other.followers if card_of[c].id in wanted and may_have(me, c)]


def use(t: Talisman, me: Adventurer, other: Adventurer, word: str) -> Play[None]:
    """TA-R69: use an ability on the character met; he may evade it first (TA-24.2), but not refuse it (TA-R145)."""
    if (yield from _slips_away(t, me, other)):
        return
    if word == "take-follower":
        yield from _take_followers(t, me, other)
    elif word == "steal" or (yield from _beguiled(t, me, other)):
        yield from _rob(t, me, other)


def _slips_away(t: Talisman, me: Adventurer, other: Adventurer) -> Play[bool]:
    """TA-24.2, TA-R114: whether the character met evades the one who would use an ability on him."""
    from magemoot.games.talisman.fight import can_evade
    from magemoot.games.talisman.reactions import Moment, window

    yield from window(t, Moment("attacked", other.seat), [me.seat, other.seat])
    if not can_evade(t, other):
        return False
    args = {"who": seat(me.seat)}
    choice = yield Choose(other.seat, "evade-character", lambda: ["evade", "pass"], "TA-24.2", args)
    if choice == "evade" and t.log is not None:
        t.note("evaded", "TA-24.2", who=seat(other.seat))
    return bool(choice == "evade")


BEGUILED_ON: Final = {GOOD: 6, NEUTRAL: 5, EVIL: 4}
"""The lowest result with which the Sorceress beguiles a character of an alignment."""


def _beguiled(t: Talisman, me: Adventurer, other: Adventurer) -> Play[bool]:
    """TA-R69, TA-R144: the Sorceress rolls; a Druid may change his alignment right before."""
    yield from alignment.offer(t, other)
    rolled = yield from roll(t, me, 1, "beguile", "TA-R69")
    needed = BEGUILED_ON[other.alignment]
    if t.log is not None:
        name = term(f"alignment-{ALIGNMENTS[other.alignment]}")
        t.note("beguile", "TA-R69", who=seat(me.seat), owner=seat(other.seat), alignment=name, needed=needed)
    return rolled[0] >= needed


def _rob(t: Talisman, me: Adventurer, other: Adventurer) -> Play[None]:
    """TA-R69: one gold, or one Object of his choice."""
    if not loot(me, other):
        return
    choice = yield Choose(me.seat, "rob", lambda: loot(me, other), "TA-R69", {"who": seat(other.seat)})
    if choice == "gold":
        take_gold(t, me, other, 1, "TA-R69")
        return
    take_card(t, me, choice, "TA-R69")
    yield from keep_within_limits(t, me)
    yield from keep_within_limits(t, other)


def _take_followers(t: Talisman, me: Adventurer, other: Adventurer) -> Play[None]:
    """TA-R69, TA-R124: one Follower, or for the Minstrel Maiden and Princess together."""
    lying = followers_to_take(t, me, other)
    most = len(lying) if has_tag(t, me, "charm_animal") else 1
    args = {"who": seat(other.seat)}
    taken = yield from several(me.seat, "which-follower", lambda: lying, most, kinds, "TA-R69", at_least=1, args=args)
    for card in taken:
        take_card(t, me, card, "TA-R69")
        if card_of[card].id == HAG:
            drive_off(t, me)
    yield from keep_within_limits(t, other)
    yield from keep_within_limits(t, me)


def drive_off(t: Talisman, me: Adventurer) -> None:
    """TA-R124: the Hag who comes drives all other Followers off, the Poltergeist too."""
    for card in (*me.followers, *me.raised):
        if card_of[card].id != HAG:
            discard(t, card, "TA-R124")
