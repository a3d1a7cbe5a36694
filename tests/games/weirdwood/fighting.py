"""What the tests of battles share: an Attack in my Room, an attack of the Ogre on me, and faces of dice.

    t = strike(scarabs=1, dice=[HIT, BLANK])
    assert t.totals == (1, 0, 0, 0)

Mine are the dice that are rolled first, then the enemy's; when the Ogre attacks, his come first.
"""

from __future__ import annotations

from typing import Any

from tests.games.weirdwood.play import Table, Who, table

LIBRARY = "earling_library"
"""An outer Room, from which no Scarab can flee."""
CAVE = "gambling_cave"
"""Where the Ogre begins."""
HIT, BLOCK, CHARGE, BLANK = 1, 3, 5, 6
"""Faces of a Balanced Die; the blank one is the same for all Battle Dice."""
ONE, TWO = 1, 4
"""Faces of an Attack Die (Hits) and of a Defence Die (Blocks)."""
CALM = [BLANK] * 4
"""The Ogre rolls nothing in the first days: two Balanced Dice, an Attack Die, a Defence Die."""
NO_PP = {"power": 14, "combat": 14, "tactics": 14}
"""Tracks on which no PP can be spent, so that nobody is asked about them."""
PP = {"tracks": {"power": 14, "tactics": 14}}
"""All PP go to the Combat track, and nobody is asked."""


def ready(who: str = "celia", *others: Who, scarabs: int = 0, **more: Any) -> Table:
    """I stand among so many Scarabs in the library, or beside the Ogre, and have a card to play face down.

    Pennywhistle keeps my turn open when nothing else is left to do.
    """
    at = more.get("at", LIBRARY if scarabs else CAVE)
    there = {"at": at, "hand": "tactical_gambit", "companions": "pennywhistle", **more}
    there["scarabs"] = {at: scarabs, **more.get("on_board", {})}
    there.pop("on_board", None)
    return table(who, *others, **there)


def strike(who: str = "celia", *others: Who, scarabs: int = 0, slot: str = "morning", **more: Any) -> Table:
    """I attack the Scarabs of the library, or the Ogre, with a face-down card; the first thing that is asked is open."""
    t = ready(who, *others, scarabs=scarabs, **more)
    return t.card("tactical_gambit", slot, "down-attack", face="face-down")


def attacked_by_ogre(who: str = "celia", *others: Who, **more: Any) -> Table:
    """My turn ends beside the Ogre, whose Crushing Blow is an attack on me."""
    rest = {"phase": "turn-end", "played": True, **more.pop("rest", {})}
    return table(who, *others, **{"at": CAVE, "next_card": "crushing_blow", "time": 3, "rest": rest, **more})


def combat(t: Table) -> int:
    """All PP that are asked for go to the Combat track. Returns how many they were."""
    pp = 0
    while t.ask == "spend-pp":
        t.play("combat")
        pp += 1
    return pp
