"""What an Attack may bring: the odds of dice, worked out exactly but for charges, bursts and what players may still use."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache
from typing import Final

import msgspec

from magemoot.games.weirdwood import cards, companions, icons
from magemoot.games.weirdwood.catalogue import BOX
from magemoot.games.weirdwood.fae import pool
from magemoot.games.weirdwood.manor import AWAY
from magemoot.games.weirdwood.state import WRAITH, Warden, Weirdwood
from magemoot.games.weirdwood.table import character, has_gauntlet

SCARAB_DIE: Final = "balanced"
BEST: Final = ("attack", "balanced", "defence")
"""Dice in the order in which they are worth stealing."""
HIT, BLOCK, CHARGE = "hit", "block", "charge"
MOST: Final = 99
"""More than any dice show."""


class Odds(msgspec.Struct, frozen=True):
    """What an Attack brings on average.

    Attributes:
        against: "scarabs" or "monster"; empty: there is nobody.
        dealt: Hits that go through; of Scarabs how many are defeated.
        taken: damage to the warden.
        missed: the chance that no Hit goes through.
    """

    against: str
    dealt: float = 0.0
    taken: float = 0.0
    missed: float = 1.0


class Foe(msgspec.Struct, frozen=True):
    """The Monster's side of a battle.

    Attributes:
        dice: colours.
        hits, blocks: beside the dice.
    """

    dice: tuple[str, ...]
    hits: int
    blocks: int


@cache
def spread(dice: tuple[str, ...], counted: tuple[str, ...]) -> tuple[float, ...]:
    """For each number the chance that some dice show just so many of what is counted together."""
    chances = [1.0]
    for colour in dice:
        faces = BOX.dice[colour].faces
        worth = [sum(int(face.get(what, 0)) for what in counted) for face in faces]
        after = [0.0] * (len(chances) + max(worth))
        for number, chance in enumerate(chances):
            for more in worth:
                after[number + more] += chance / len(faces)
        chances = after
    return tuple(chances)


def excess(ours: tuple[float, ...], theirs: tuple[float, ...], more: int, most: int) -> float:
    """By how much one number goes beyond another on average, never below 0 and never above `most`.

    Args:
        ours, theirs: the chances of both.
        more: what is added to the first.
    """
    return sum(
        mine * other * min(most, max(0, a + more - b)) for a, mine in enumerate(ours) for b, other in enumerate(theirs)
    )


def short(ours: tuple[float, ...], theirs: tuple[float, ...], more: int) -> float:
    """The chance that one number, with more added to it, does not go beyond another."""
    return sum(mine * other for a, mine in enumerate(ours) for b, other in enumerate(theirs) if a + more <= b)


def attack(t: Weirdwood, w: Warden, place: int, more: int = 0) -> Odds:
    """What an Attack of a warden in a place would bring: on the Scarabs there, or else on the Monster.

    Args:
        more: Hits that the effect adds.
    """
    scarabs = t.scarabs[place]
    if not scarabs and (t.fae.place != place or place == AWAY):
        return Odds("")
    if not scarabs:
        helped = pool.lady_hits(t, w) if place == w.place else 0
        return on_monster(t, w, more + helped)
    hits, blocks = standing(t, w, "scarabs")
    theirs = [SCARAB_DIE] * scarabs
    mine = _dice(w, theirs)
    return _against_scarabs(mine, tuple(theirs), scarabs, hits + more, blocks)


@lru_cache(maxsize=1 << 14)
def _against_scarabs(mine: tuple[str, ...], theirs: tuple[str, ...], scarabs: int, hits: int, blocks: int) -> Odds:
    """What a battle with so many Scarabs brings: with these dice, and Hits and Blocks beside them."""
    dealt = excess(spread(mine, (HIT, CHARGE)), spread(theirs, (BLOCK, CHARGE)), hits, scarabs)
    taken = excess(spread(theirs, (HIT,)), spread(mine, (BLOCK,)), -blocks, MOST)
    return Odds("scarabs", dealt, taken)


def foe(t: Weirdwood, *, with_cards: bool = True) -> Foe:
    """The Monster's side of a battle now.

    Args:
        with_cards: whether its Power Cards count, which the next battle takes away.
    """
    fixed = pool.fixed(t) if with_cards else []
    hits = sum(part[1] for part in fixed) + pool.lady_hits_for_monster(t)
    return Foe(tuple(pool.dice(t, with_cards=with_cards)), hits, sum(part[2] for part in fixed))


def on_monster(t: Weirdwood, w: Warden, more: int = 0, against: Foe | None = None) -> Odds:
    """What an Attack of a warden on the Monster would bring, wherever it is, without Lady Weirdwood's help.

    Args:
        more: Hits that are added.
        against: the Monster's side; None: as it is now.
    """
    monster = foe(t) if against is None else against
    hits, blocks = standing(t, w, "monster")
    theirs = list(monster.dice)
    mine = _dice(w, theirs)
    return _against_monster(
        mine, tuple(theirs), t.monster == WRAITH, more + hits - monster.blocks, monster.hits - blocks
    )


@lru_cache(maxsize=1 << 16)
def _against_monster(mine: tuple[str, ...], theirs: tuple[str, ...], blocking: bool, lead: int, pressed: int) -> Odds:
    """What a battle with the Monster brings.

    Args:
        mine, theirs: dice.
        blocking: whether the Monster's charges are Blocks, else they are Hits.
        lead: Hits beside the dice, less the Monster's Blocks.
        pressed: the Monster's Hits beside the dice, less own Blocks.
    """
    defending, hitting = ((BLOCK, CHARGE), (HIT,)) if blocking else ((BLOCK,), (HIT, CHARGE))
    ours, its = spread(mine, (HIT, CHARGE)), spread(theirs, defending)
    dealt = excess(ours, its, lead, MOST)
    taken = excess(spread(theirs, hitting), spread(mine, (BLOCK,)), pressed, MOST)
    return Odds("monster", dealt, taken, short(ours, its, lead))


def standing(t: Weirdwood, w: Warden, against: str) -> tuple[int, int]:
    """WM-14.4: Hits and Blocks that a warden has in a battle without dice; of two pairs of wild icons one is a Hit."""
    parts: Sequence[tuple[str, int, int]] = [*cards.lasting(t, w, against), *companions.lasting(t, w, against)]
    matches = icons.matches(t, w)
    wild = matches.count(icons.WILD)
    hits = w.lasting_hits + sum(part[1] for part in parts) + matches.count(HIT) + (wild + 1) // 2
    return hits, w.lasting_blocks + sum(part[2] for part in parts) + matches.count(BLOCK) + wild // 2


def _dice(w: Warden, theirs: list[str]) -> tuple[str, ...]:
    """The dice that a warden rolls; those that the Gauntlet steals leave the other side."""
    if has_gauntlet(w):
        stolen = sorted(theirs, key=BEST.index)[: len(w.dice)]
        for colour in stolen:
            theirs.remove(colour)
        return tuple(sorted(stolen))
    start = character(w).starting_die
    return tuple(sorted([*w.dice, *([start] if start else []), *filter(None, w.dice_on_cards)]))
