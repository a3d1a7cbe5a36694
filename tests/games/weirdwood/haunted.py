"""Scenes of the Mîn Wraith and of Therus: the end of a turn with a certain Monster card, and battles with the Monster.

    t = turn_ends(WRAITH, "drift_with_the_clock", "bailey", day=5)
    assert t.fae_at == "ancient_foundry"

The turn is Celia's, and time is Morning 1 before the card's own steps. The scene stands at the first question of the
card, or at the one whether to refresh, where the card has been carried out.
"""

from __future__ import annotations

from typing import Any

from tests.games.weirdwood.play import INNER, MIDDLE, OUTER, Table, Who, table, told

WRAITH, THERUS = "wraith", "therus"
NO_PP = {"power": 14, "combat": 14, "tactics": 14}
"""Tracks on which no PP can be spent: nobody is asked about PP."""
BLANK = 6
"""A face of every battle die that shows nothing."""


def turn_ends(monster: str, card: str, *others: Who, **more: Any) -> Table:
    """My turn ends, and a Monster card is carried out: the next of the deck, or all Plans of Therus, several as in `hand`."""
    fae = dict(more.pop("fae", {}))
    if monster == THERUS:
        fae["plans"] = card
    else:
        more["next_card"] = card
    rest = {"phase": "turn-end", **more.pop("rest", {})}
    return table("celia", *others, monster=monster, fae=fae, rest=rest, **more)


def ended(t: Table) -> bool:
    """Whether the Monster's step is over and nothing is half done: the question is whether to refresh."""
    return t.nothing_pending and t.ask == "refresh"


def attacks(monster: str, *others: Who, **more: Any) -> Table:
    """Celia stands in the Monster's Room and attacks it with a face-down card, one space of time from now.

    She rolls one Balanced Die, before the Monster; `lasting_hits` and `lasting_blocks` are her fixed Hits and Blocks.
    """
    at = more.pop("at", "time_rift_terrace" if monster == WRAITH else "throne_room")
    scarabs = more.pop("scarabs", {"throne_room": 6 if monster == WRAITH else 0})
    t = table("celia", *others, monster=monster, at=at, scarabs=scarabs, hand="charge", **more)
    if t.ask == "turn":
        t.play("play")
    return t.play("morning", "face-down", "1", "down-attack")


def confronts(monster: str, *others: Who, **more: Any) -> Table:
    """As `attacks`, but up to the question about a Power when all have rolled, where both sides can be looked at."""
    t = attacks(monster, *others, power=1, knowledge=1, **more)
    assert t.ask == "battle-after", t.ask
    return t


def pool(t: Table) -> dict[str, int]:
    """The Monster's dice of the battle under way, by colour, with its Hits and Blocks beside dice."""
    theirs = t.battle.theirs
    found = {colour: theirs.dice.count(colour) for colour in dict.fromkeys(theirs.dice)}
    return {**found, "hits": theirs.hits, "blocks": theirs.blocks}


def totals(t: Table) -> tuple[int, int, int, int]:
    """My Hits and Blocks, and those of the enemy, in the latest battle."""
    told_of = t.events("battle-totals", "defence-totals")[-1]
    return tuple(told(told_of, name) for name in ("hits", "blocks", "enemy_hits", "enemy_blocks"))


def spent_pp(t: Table, seat: int = 0) -> int:
    """How many PP a warden has spent so far, steps on the tracks."""
    return sum(told(e, "who") == seat for e in t.events("track"))


def way(t: Table) -> list[str]:
    """The Rooms that the Monster has entered, in order."""
    return [told(e, "room").removeprefix("room-").replace("-", "_") for e in t.events("monster-arrives")]


def die_room(room: str, day: int = 1) -> tuple[int, int]:
    """The faces of the Room Dice that show a Room on a Day."""
    for face, ring in ((1, OUTER), (3, MIDDLE)):
        if room in ring:
            return (ring.index(room) + day - 1) % 12 + 1, face
    return (2 * INNER.index(room) + day - 1) % 12 + 1, 5
