"""What an Attack may bring: the odds of dice, worked out exactly but for charges, bursts and what players may still use."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
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
    """

    against: str
    dealt: float = 0.0
    taken: float = 0.0


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


@cache
def excess(ours: tuple[float, ...], theirs: tuple[float, ...], more: int, most: int) -> float:
    """By how much one number goes beyond another on average, never below 0 and never above `most`.

    Args:
        ours, theirs: the chances of both.
        more: what is added to the first.
    """
    return sum(
        mine * other * min(most, max(0, a + more - b)) for a, mine in enumerate(ours) for b, other in enumerate(theirs)
    )


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
    dealt = excess(spread(mine, (HIT, CHARGE)), spread(tuple(theirs), (BLOCK, CHARGE)), hits + more, scarabs)
    taken = excess(spread(tuple(theirs), (HIT,)), spread(mine, (BLOCK,)), -blocks, MOST)
    return Odds("scarabs", dealt, taken)


def on_monster(t: Weirdwood, w: Warden, more: int = 0) -> Odds:
    """What an Attack of a warden on the Monster would bring, wherever it is, without Lady Weirdwood's help."""
    hits, blocks = standing(t, w, "monster")
    theirs = pool.dice(t)
    mine = _dice(w, theirs)
    fixed = pool.fixed(t)
    enemy_hits = sum(part[1] for part in fixed) + pool.lady_hits_for_monster(t)
    enemy_blocks = sum(part[2] for part in fixed)
    blocking, hitting = ((BLOCK, CHARGE), (HIT,)) if t.monster == WRAITH else ((BLOCK,), (HIT, CHARGE))
    dealt = excess(spread(mine, (HIT, CHARGE)), spread(tuple(theirs), blocking), hits + more - enemy_blocks, MOST)
    taken = excess(spread(tuple(theirs), hitting), spread(mine, (BLOCK,)), enemy_hits - blocks, MOST)
    return Odds("monster", dealt, taken)


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
