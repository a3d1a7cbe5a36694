"""What can be read off the table: figures, enemies, the Monster's state, words and names for places and wardens."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from magemoot.engine.events import Ref, term
from magemoot.games.weirdwood.boards import MonsterSetup, MonsterStates, OgreEntry, TherusEntry, WraithEntry
from magemoot.games.weirdwood.catalogue import BACK_OF, BOX
from magemoot.games.weirdwood.entries import CharacterEntry, RoomEntry
from magemoot.games.weirdwood.manor import AWAY, PLACES, RING, THRONE_ROOM, time_of_day
from magemoot.games.weirdwood.state import FIRE, RUBBLE, STATES, Battle, Warden, Weirdwood

BOARDS: Final[dict[str, OgreEntry | WraithEntry | TherusEntry]] = {
    "ogre": BOX.ogre,
    "wraith": BOX.wraith,
    "therus": BOX.therus,
}
SCARAB_SPACES: Final = BOX.rings["throne"].scarab_spaces
"""WM-R83."""


# ------------------------------------------------------------------ wardens


def character(w: Warden) -> CharacterEntry:
    """The facts of a warden's character."""
    return BOX.characters[w.character]


def active(t: Weirdwood) -> Warden:
    """Whose turn it is."""
    return t.wardens[t.active]


def others(t: Weirdwood, seat: int) -> list[int]:
    """WM-R106: the seats of all other players, clockwise from the next one."""
    n = len(t.wardens)
    return [(seat + i) % n for i in range(1, n)]


def wardens_in(t: Weirdwood, place: int) -> list[Warden]:
    """Who stands in a place, in the order of turns from the active warden on."""
    n = len(t.wardens)
    turn = [t.wardens[(t.active + i) % n] for i in range(n)]
    return [w for w in turn if w.place == place]


def of_character(t: Weirdwood, id: str) -> Warden | None:
    """Who plays a character, if anybody does."""
    return next((w for w in t.wardens if w.character == id), None)


def eugene(t: Weirdwood) -> Warden | None:
    """Who has the Exchange Vault, if anybody does (WM-26.1)."""
    return next((w for w in t.wardens if (s := character(w).special) is not None and s.id == "exchange_vault"), None)


def has_gauntlet(w: Warden) -> bool:
    """Whether a warden forges levels of the Thief's Gauntlet instead of dice (WM-20.7)."""
    special = character(w).special
    return special is not None and special.id == "thiefs_gauntlet"


# ------------------------------------------------------------------ rooms


def room(t: Weirdwood, place: int) -> RoomEntry:
    """The facts of the Room in a place."""
    return BOX.rooms[t.room_at[place]]


def place_of_room(t: Weirdwood, id: str) -> int:
    """Where a Room lies; -1 if it is not laid out."""
    return t.room_at.index(id) if id in t.room_at else AWAY


def is_printed(t: Weirdwood, place: int) -> bool:
    """Whether the Room is printed on the board and cannot be turned or swapped (WM-12.2, WM-R46)."""
    return room(t, place).curse is None


def rubble(t: Weirdwood) -> frozenset[int]:
    """The places that nobody may enter (WM-28.20)."""
    return frozenset([p for p, tile in enumerate(t.tiles) if tile == RUBBLE])


def on_fire(t: Weirdwood, place: int) -> bool:
    """Whether a place is on Fire (WM-18.6)."""
    return t.tiles[place] == FIRE


def has_enemy(t: Weirdwood, place: int) -> bool:
    """Whether a Scarab or the Monster is in a place."""
    return t.scarabs[place] > 0 or t.fae.place == place


def guards(t: Weirdwood, *, scarabs: bool = True, monster: bool = True) -> frozenset[int]:
    """The places in which a Move ends because of enemies or Fire (WM-18.4, WM-18.6).

    Args:
        scarabs, monster: whether those stop it.
    """
    found = {p for p, (tile, n) in enumerate(zip(t.tiles, t.scarabs, strict=True)) if tile == FIRE or (scarabs and n)}
    if monster and t.fae.place != AWAY:
        found.add(t.fae.place)
    return frozenset(found)


def threat(t: Weirdwood) -> int:
    """WM-28.3: the Curse Threat: how many Rooms are Cursed."""
    return sum(t.cursed)


def rooms_in_ring(ring: str) -> Iterator[int]:
    """The places of a ring, clockwise from slot 0."""
    return (p for p in range(PLACES) if RING[p] == ring)


# ------------------------------------------------------------------ the Monster


def board(t: Weirdwood) -> MonsterSetup:
    """What all boards have: set-up facts."""
    return BOARDS[t.monster].setup


def monster_state(t: Weirdwood) -> str:
    """WM-27.4, WM-R93: calm, angry or furious, by the current Day."""
    states: MonsterStates = BOARDS[t.monster].states
    for name in STATES:
        days = getattr(states, name)
        if days.first <= t.day <= days.last:
            return name
    raise ValueError(f"the pack gives Day {t.day} no state of the Monster")


def characters(t: Weirdwood) -> int:
    """How many characters play."""
    return len(t.wardens)


def scaled(t: Weirdwood, base: int, by_characters: dict[str, int]) -> int:
    """WM-R91: a number of the Monster's board, by the number of characters if the option `scaling` is on."""
    return by_characters.get(str(characters(t)), base) if t.scaling else base


def top_back(t: Weirdwood) -> tuple[str, int] | None:
    """WM-27.1: type and time steps of the next Monster card, as its back shows; None if there is no card left."""
    next_one = t.fae.ahead[:1] or t.fae.top
    if not next_one:
        return None
    _, kind, time = BACK_OF[next_one[0]].rsplit("-", 2)
    return kind, int(time)


def battle(t: Weirdwood) -> Battle | None:
    """The battle under way, the inner one if there are two."""
    return t.battle[-1] if t.battle else None


RUNNING: Final = "running:"
"""In `Battle.uses`: an effect within which the battle is fought, "running:power/blade_dance" (WM-R104)."""


def running(t: Weirdwood) -> frozenset[str]:
    """WM-R104: the effects ("power/blade_dance") within which battles are under way: none starts itself again in them."""
    if not t.battle:
        return frozenset()
    return frozenset(use.removeprefix(RUNNING) for b in t.battle for use in b.uses if use.startswith(RUNNING))


# ------------------------------------------------------------------ words and names


def room_word(place: int) -> str:
    """A place as the word of an option: "place-12"."""
    return f"place-{place}"


def place_of_word(word: object) -> int:
    """The place that a word of an option means."""
    return int(str(word).removeprefix("place-"))


def room_term(t: Weirdwood, place: int) -> Ref:
    """The name of the Room in a place, for messages."""
    return term(f"room-{t.room_at[place].replace('_', '-')}")


def text_id(kind: str, id: str) -> str:
    """The message id of a thing of the pack: `text_id("power", "warden_advance")` is "power-warden-advance"."""
    return f"{kind}-{id.replace('_', '-')}"


def monster_term(t: Weirdwood) -> Ref:
    """The name of the Monster, for messages."""
    return term(text_id("monster", board(t).id))


def time_term(time: int) -> Ref:
    """The name of a time of day, for messages."""
    return term(f"time-{time_of_day(time)}")


def in_throne_room(place: int) -> bool:
    """Whether a place is the Throne Room."""
    return place == THRONE_ROOM
