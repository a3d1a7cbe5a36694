"""Laying the table (SB-2, SB-3, SB-20.2, SB-21) and the options it is laid with."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from magemoot.engine.events import seat
from magemoot.engine.game import OptionSpec
from magemoot.engine.pieces import EMPTY
from magemoot.games.spellbook.atoms import draw, draw_to_altar, draw_to_lower
from magemoot.games.spellbook.catalogue import (
    COLOURS,
    HANDICAPS,
    SEATS,
    SETS,
    SETUP_ALTAR,
    SETUP_POOL,
    SOLO_ALTAR,
    SPELL,
    SPELLS_PER_COLOUR,
    TOKENS,
)
from magemoot.games.spellbook.state import MORNING, Mage, Spellbook, is_solo

CLASSIC: Final = "classic"
PICK: Final = "pick"


def _wrong_picks(text: str) -> str | None:
    """SB-3.1: what is wrong with a hand-picked combination, if anything."""
    ids = [part.strip() for part in text.split(",") if part.strip()]
    unknown = [id for id in ids if id not in SPELL]
    if unknown:
        return f"there is no spell {unknown[0]!r}; there are {', '.join(SPELL)}"
    if ids and sorted(SPELL[id].colour for id in ids) != list(range(len(COLOURS))):
        return f"{', '.join(ids)}: it takes exactly one spell of each colour ({', '.join(COLOURS)})"
    return None


OPTIONS: Final[Mapping[str, OptionSpec]] = {
    "cards": OptionSpec("choice", "set-1", (*(f"set-{n}" for n in SETS), CLASSIC, PICK)),
    "picks": OptionSpec("text", "", check=_wrong_picks),
    "first": OptionSpec("int", -1, (-1, SEATS[1] - 1)),
    "handicap": OptionSpec("int", 0, (HANDICAPS[0], HANDICAPS[-1]), seats=(1,)),
}


def wrong_together(seats: int, options: Mapping[str, Any]) -> str | None:
    """What is wrong with options that are fine one by one: picks without pick, or a first seat that is not there."""
    if options["cards"] == PICK and not options["picks"]:
        return "option picks: name seven spells, one of each colour, when cards is 'pick'"
    if options["cards"] != PICK and options["picks"]:
        return "option picks: is only for cards 'pick'"
    if options["first"] >= seats:
        return f"option first: seat {options['first']} is not there; the seats are 0 to {seats - 1}, or -1 for chance"
    return None


def lay(seats: int, options: Mapping[str, Any]) -> Spellbook:
    """SB-2.1, SB-2.3, SB-2.5, SB-3: everything in its place, all tokens in the bag; nothing drawn yet."""
    cards = options["cards"]
    if cards == PICK:
        spells = sorted(SPELL[id.strip()].index for id in options["picks"].split(",") if id.strip())
    else:
        spells = list(SETS[1] if cards == CLASSIC else SETS[int(cards.removeprefix("set-"))])
    empty = len(COLOURS)
    return Spellbook(
        mages=[Mage(seat=i, cards=[EMPTY] * empty, levels=[0] * empty, fresh=[0] * empty) for i in range(seats)],
        bag=list(range(TOKENS)),
        spells=spells,
        handicap=options["handicap"],
        choose_first=options["first"],
        random_cards=cards == CLASSIC,
    )


def set_up(t: Spellbook) -> None:
    """SB-2.2, SB-2.4, SB-2.6, SB-3.6, SB-21.1: cards and first player by chance, then the first tokens."""
    if t.random_cards:
        t.spells = [colour * SPELLS_PER_COLOUR + t.rng.below(SPELLS_PER_COLOUR) for colour in range(len(COLOURS))]
    t.first = t.rng.below(len(t.mages)) if t.choose_first < 0 else t.choose_first
    t.active = t.first
    if t.log is not None:
        t.note("game-start", "SB-2.6", who=seat(t.first))
    draw_to_altar(t, SOLO_ALTAR if is_solo(t) else SETUP_ALTAR, "SB-2.2")
    for me in t.mages:
        draw(t, me, SETUP_POOL, "SB-2.4")
    for _ in range(t.handicap):
        draw_to_lower(t, "SB-21.1")
    t.phase = MORNING
    if t.log is not None:
        t.note("day-start", "SB-4.1", who=seat(t.active), day=t.day)
