"""Set-up (WM-3, WM-4): the manor, Scarabs, characters, first player, the Monster, and the options a table is laid with."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from magemoot.engine.game import OptionSpec
from magemoot.engine.pieces import Value
from magemoot.engine.play import Choose, Play
from magemoot.games.weirdwood import progress, quests, scarabs
from magemoot.games.weirdwood.atoms import manor, start
from magemoot.games.weirdwood.catalogue import (
    BOX,
    CHARACTERS,
    MONSTERS,
    SEATS,
    Action,
    Companion,
    MonsterCard,
    Quest,
    Tactic,
    pieces_of,
)
from magemoot.games.weirdwood.fae import setup as fae_setup
from magemoot.games.weirdwood.manor import DAYS, PLACES, RINGS, THRONE, THRONE_ROOM
from magemoot.games.weirdwood.scene import Scene
from magemoot.games.weirdwood.state import (
    NONE,
    OGRE,
    POWER_PLACES,
    TIME_SLOTS,
    TRACKS,
    TURN,
    Monster,
    Warden,
    Weirdwood,
)
from magemoot.games.weirdwood.table import SCARAB_SPACES, character, rooms_in_ring

RANDOM: Final = "random"
CHOOSE: Final = "choose"
FORGES: Final[Mapping[str, tuple[str, ...]]] = {
    "all": (),
    "fewer": ("arcanum_of_the_forge", "ancient_foundry"),
    "fewest": ("arcanum_of_the_forge", "ancient_foundry", "generals_war_chamber", "royal_armoury"),
}
"""For each word of the option `forges` the Rooms left out (WM-31.8)."""

OPTIONS: Final[Mapping[str, OptionSpec]] = {
    "monster": OptionSpec("choice", OGRE, MONSTERS),
    "characters": OptionSpec("choice", CHOOSE, (CHOOSE, RANDOM)),
    "quests": OptionSpec("bool", False),
    "family": OptionSpec("bool", False),
    "basic_rooms": OptionSpec("bool", False),
    "scaling": OptionSpec("bool", False),
    "forges": OptionSpec("choice", "all", tuple(FORGES)),
    "start_day": OptionSpec("int", 1, (1, DAYS - 1)),
    "scarab_pp": OptionSpec("bool", False),
    "scarab_limit": OptionSpec("bool", False),
    "first": OptionSpec("choice", RANDOM, (RANDOM, *(f"seat-{i}" for i in range(SEATS[1])))),
}


def wrong_together(seats: int, options: Mapping[str, Any]) -> str | None:
    """WM-5.1: what is wrong with options that are fine one by one: a first player who is not there."""
    if _first(options) >= seats:
        return f"option first: {options['first']} is not there; the seats are seat-0 to seat-{seats - 1}, or {RANDOM}"
    return None


def _first(options: Mapping[str, Any]) -> int:
    chosen = str(options["first"])
    return NONE if chosen == RANDOM else int(chosen.removeprefix("seat-"))


# ------------------------------------------------------------------ laying out


def lay(seats: int, options: Mapping[str, Any]) -> Weirdwood:
    """WM-1, WM-3.7, WM-3.11: all pieces in their places, nothing shuffled, drawn or chosen yet.

    Rooms lie in the order of the pack until they are mixed. So do the characters, if chance will deal them out.
    """
    monster = options["monster"]
    others = [card for name in MONSTERS if name != monster for card in pieces_of(MonsterCard, monster=name)]
    all_quests = pieces_of(Quest)
    return Weirdwood(
        wardens=[_warden(i, options["characters"] == RANDOM) for i in range(seats)],
        monster=monster,
        fae=Monster(deck=pieces_of(MonsterCard, monster=monster), powers=[[] for _ in range(POWER_PLACES)]),
        room_at=_rooms(),
        cursed=[False] * PLACES,
        tiles=[""] * PLACES,
        sealed=[False] * PLACES,
        scarabs=[0] * PLACES,
        day=options["start_day"],
        scarab_supply=BOX.box.scarabs.count,
        tiles_left=BOX.box.tiles.count,
        favours_left=sum(favour.count for favour in BOX.favours.values()),
        companion_deck=pieces_of(Companion),
        tactics_deck=pieces_of(Tactic),
        quest_deck=all_quests if options["quests"] else [],
        box=[*pieces_of(Action), *others, *([] if options["quests"] else all_quests)],
        family=options["family"],
        scaling=options["scaling"],
        scarab_pp=options["scarab_pp"],
        scarab_limit=options["scarab_limit"],
        quests_on=options["quests"],
        forges=options["forges"],
        basic_rooms=options["basic_rooms"],
        choose_first=_first(options),
        group_pp=BOX.tracks.group.start,
    )


def _warden(number: int, at_random: bool) -> Warden:
    """WM-4.2, WM-4.10: what every player has before the character is known."""
    return Warden(
        seat=number,
        character=CHARACTERS[number] if at_random else "",
        health=BOX.tracks.health.start,
        slots=[[] for _ in range(TIME_SLOTS)],
        face_up=[False] * TIME_SLOTS,
        covers=[[] for _ in range(TIME_SLOTS)],
        dice_on_cards=[""] * TIME_SLOTS,
        spent_covers=[False] * TIME_SLOTS,
        tracks=[0] * len(TRACKS),
    )


def _tiles(ring: str) -> list[str]:
    """The tiles of a ring."""
    return [id for id, room in BOX.rooms.items() if room.ring == ring and room.slot is None]


def _with_printed(ring: str, tiles: list[str]) -> list[str]:
    """WM-3.2, WM-3.4, WM-3.6, WM-34.2: the Rooms of a ring by slot: the printed one, then the first tiles of a list."""
    facts = BOX.rings[ring]
    return [facts.printed, *tiles[: facts.rooms - 1]]


def _rooms() -> list[str]:
    return [id for ring in RINGS for id in _with_printed(ring, _tiles(ring))]


# ------------------------------------------------------------------ step by step


def set_up(t: Weirdwood) -> Play[None]:
    """WM-3, WM-4: one step of the set-up; after the last one the first turn can begin."""
    steps = _steps(len(t.wardens))
    step, seat = steps[t.step]
    yield from step(t, t.wardens[seat])
    t.step += 1
    if t.step == len(steps):
        t.phase, t.step = TURN, 0


def _steps(seats: int) -> list[tuple[Callable[[Weirdwood, Warden], Play[None]], int]]:
    """The steps in their order, each with the seat that it is about; in the first seat's name what is about all."""
    everyone = range(seats)
    return [
        (_build, 0),
        (_bring_scarabs, 0),
        *((_take_character, seat) for seat in everyone),
        (_name_first, 0),
        *((_take_belongings, seat) for seat in everyone),
        (_bring_monster, 0),
        (_deal_quests, 0),
    ]


def _build(t: Weirdwood, _w: Warden) -> Play[None]:
    """WM-3.2–3.10: Rooms, Companions and Tactics cards; chance deals out the characters, if it is to."""
    yield from ()
    start.lay_rooms(t, [id for ring in RINGS for id in _with_printed(ring, _mixed(t, ring))], "WM-3.1")
    start.mix(t, BOX.box.companion_offer.size)
    if all(w.character for w in t.wardens):
        drawn = list(range(len(CHARACTERS)))
        t.rng.shuffle(drawn)
        for w in t.wardens:
            w.character = CHARACTERS[drawn[w.seat]]


def _mixed(t: Weirdwood, ring: str) -> list[str]:
    """WM-3.8, WM-31.8, WM-R80: the tiles of a ring that are laid out, in random order.

    Those that the options leave out come only where the others are too few: advanced ones first, forges last.
    """
    if ring == THRONE:
        return []
    tiles = _tiles(ring)
    order = list(range(len(tiles)))
    t.rng.shuffle(order)

    def unwanted(at: int) -> int:
        return 2 * (tiles[at] in FORGES[t.forges]) + (t.basic_rooms and BOX.rooms[tiles[at]].advanced)

    chosen = sorted(order, key=unwanted)[: BOX.rings[ring].rooms - 1]
    return [tiles[at] for at in order if at in chosen]


def _bring_scarabs(t: Weirdwood, _w: Warden) -> Play[None]:
    """WM-3.12–3.14: Scarabs in the Throne Room, in every inner Room, and by the Room Dice where none is yet."""
    yield from ()
    facts = BOX.box.scarabs
    for _ in range(SCARAB_SPACES):
        manor.place_scarab(t, THRONE_ROOM, "WM-3.12")
    for p in rooms_in_ring("inner"):
        for _ in range(facts.in_each_inner_room):
            manor.place_scarab(t, p, "WM-3.13")
    for _ in range(facts.by_room_dice):
        taken = frozenset(p for p in range(PLACES) if t.scarabs[p])
        manor.place_scarab(t, scarabs.roll_room(t, "WM-3.14", again=taken), "WM-3.14")


def _take_character(t: Weirdwood, w: Warden) -> Play[None]:
    """WM-4.1, WM-4.5: each player takes a character that nobody has, unless chance has dealt one."""
    t.active = w.seat
    id = w.character
    if not id:
        taken = [other.character for other in t.wardens]
        words: list[Value] = [id for id in CHARACTERS if id not in taken]
        id = str((yield Choose(w.seat, "character", lambda: words, "WM-4.1")))
    start.take_character(t, w, id, "WM-4.1")


def _name_first(t: Weirdwood, _w: Warden) -> Play[None]:
    """WM-5.1: who begins."""
    yield from ()
    start.name_first(t, t.rng.below(len(t.wardens)) if t.choose_first == NONE else t.choose_first, "WM-5.1")


def _take_belongings(t: Weirdwood, w: Warden) -> Play[None]:
    """WM-4.6–4.8: the starting tokens, of which the owner chooses those of choice, and the starting hand."""
    s = Scene("set-up", "", w.seat, "WM-4.6")
    yield from progress.gain(t, s, w, character(w).starting_tokens, "WM-4.6")
    start.deal_hand(t, w, BOX.box.starting_hand.draw, "WM-4.7")


def _bring_monster(t: Weirdwood, _w: Warden) -> Play[None]:
    """WM-4.9."""
    yield from ()
    fae_setup.set_up(t)


def _deal_quests(t: Weirdwood, _w: Warden) -> Play[None]:
    """WM-32.1: with the Quests in the game each player gets one."""
    if t.quests_on:
        yield from quests.deal(t)
