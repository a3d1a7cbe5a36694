"""What the tests of the Chaos Ogre share: his card at the end of a turn, and an Attack on him.

    t = ogre_card("come_forth", day=6, dice=(1, 1))
    assert t.scarabs("entrance_hall") == 1

The Ogre stands where the set-up puts him, in the Gambling Cave, unless `fae={"at": ...}` says so.
"""

from __future__ import annotations

from typing import Any

from tests.games.weirdwood.play import INNER, MIDDLE, OUTER, Table, Who, table

CAVE = "gambling_cave"
"""Where the Ogre begins, opposite the Entrance Hall."""
ROWS = ("head-1", "head-2", "head-3", "torso-1", "torso-2", "torso-3", "arms-1", "arms-2", "arms-3")
TILES = (*OUTER[1:], *MIDDLE[1:], *INNER[1:])
"""Rooms that can be Cursed; the Ogre's Threat is as many of them as are."""
HIT, BLOCK, CHARGE, BLANK = 1, 3, 5, 6
"""Faces of a Balanced Die; the blank one is the same for all Battle Dice."""
NO_PP = {"power": 14, "combat": 14, "tactics": 14}
"""Tracks on which no PP can be spent, so that nobody is asked about them."""


def cubes(**left: int) -> list[int]:
    """The Ogre's cubes; `head_3=1` says how many are left in the third row of the head. All that is not said: none."""
    return [left.get(row.replace("-", "_"), 0) for row in ROWS]


def full(**left: int) -> list[int]:
    """The same, with two cubes where nothing is said."""
    return [left.get(row.replace("-", "_"), 2) for row in ROWS]


def ogre_card(card: str, who: str = "celia", *others: Who, **more: Any) -> Table:
    """The end of my turn, with the Ogre's card under way: what it asks is asked, if it asks anything, else the refresh."""
    rest = {"phase": "turn-end", "played": True, **more.pop("rest", {})}
    return table(who, *others, next_card=card, rest=rest, **{"time": 3, **more})


def in_cave(who: str = "bailey", **more: Any) -> dict[str, Any]:
    """Another warden in the Ogre's Room."""
    return {"who": who, "at": CAVE, **more}


def attacked(who: str = "celia", *others: Who, slot: str = "morning", steps: int = 1, **more: Any) -> Table:
    """I stand beside the Ogre and attack him with a face-down card; `dice` are mine first, then his, then all others.

    Pennywhistle keeps my turn open afterwards, for there is always something left to do.
    """
    more = {"at": CAVE, "hand": "tactical_gambit", "companions": "pennywhistle", **more}
    return table(who, *others, **more).card("tactical_gambit", slot, "down-attack", face="face-down", steps=steps)


def spend(t: Table, track: str = "combat") -> int:
    """All PP that are asked for go to one track. Returns how many they were."""
    pp = 0
    while t.ask == "spend-pp":
        t.play(track)
        pp += 1
    return pp
