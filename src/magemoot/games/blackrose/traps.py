"""Traps: when one can be triggered, who is asked, what happens then (BR-20, BR-R29, BR-R30, BR-R73).

Who is asked follows from what everybody sees: the trap tokens on the sheets, and which traps there are in the box at
all. Never from which traps lie there.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from magemoot.engine.events import seat as seat_ref
from magemoot.engine.events import term
from magemoot.engine.pieces import Value
from magemoot.engine.play import Choose, Play
from magemoot.games.blackrose.atoms import sheet
from magemoot.games.blackrose.catalogue import BOX, spell_of
from magemoot.games.blackrose.components import Effect, Spell
from magemoot.games.blackrose.deeds import Deed, happen, new_effect
from magemoot.games.blackrose.effects import resolve
from magemoot.games.blackrose.lodge import ANYWHERE, CELL
from magemoot.games.blackrose.scene import Scene, rooms_named, spell_range
from magemoot.games.blackrose.state import QUICK, ROSE, TRAP, BlackRose, Wizard
from magemoot.games.blackrose.table import (
    LODGE,
    clockwise_after,
    has_answers,
    in_play,
    is_wizard,
    mini_term,
    owner,
    place_of,
    spaces_with,
)

QUIET: Final = "quiet"

TRAPS: Final = tuple(
    (spell, half) for spell in BOX.spells.values() for half in spell.halves.values() if half.type == "trap"
)
"""Every trap in the box: the card and the half that is one."""
ANSWERED: Final = frozenset(half.trigger["event"] for _, half in TRAPS)
"""The kinds of deeds that some trap answers."""


# ------------------------------------------------------------------ whether a deed is the one that a card waits for

OF_A_FIGURE: Final = ("enter_room", "attack", "acts")
"""Deeds that a figure does itself: they are a wizard's only if the figure is the wizard."""
ACHIEVEMENTS: Final = ("damage_dealt", "wizard_defeated")
"""Deeds that retaliated damage and the Black Rose's own do not bring about for a wizard (BR-R69)."""

Test = Callable[[BlackRose, int, Any, Deed], bool]
"""(table, whose card it is, what the card asks for, deed): whether it is so."""


def done_by_wizard(deed: Deed) -> bool:
    """Whether a wizard did it, and not an evocation or the Black Rose (BR-R69)."""
    if deed.kind in OF_A_FIGURE:
        return 0 <= deed.mini < ROSE
    if deed.kind in ACHIEVEMENTS and deed.source in ("protection", "rose"):
        return False
    return 0 <= deed.seat < ROSE


def _by(t: BlackRose, seat: int, by: str, deed: Deed) -> bool:
    match by:
        case "any_mage":
            return done_by_wizard(deed)
        case "enemy_mage":
            return done_by_wizard(deed) and deed.seat != seat
        case "enemy_mini":
            return deed.mini >= 0 and deed.seat != seat and owner(t, deed.mini) not in (-1, seat)
        case _:
            raise ValueError(f"no deed is done by {by!r}")


def _against(_t: BlackRose, seat: int, whom: str, deed: Deed) -> bool:
    assert whom == "self"
    return deed.victim == seat


def _to(_t: BlackRose, _seat: int, whom: str, deed: Deed) -> bool:
    return deed.victim >= 0 and is_wizard(deed.victim) == (whom == "mage")


def _in_rooms(t: BlackRose, seat: int, word: str, deed: Deed) -> bool:
    return deed.place in rooms_named(t, Scene("trap" if seat != ROSE else "event", seat, deed.effect), word)


def _not_in_rooms(t: BlackRose, _seat: int, ids: list[str], deed: Deed) -> bool:
    return deed.place < 0 or t.room_at[deed.place] not in ids


TESTS: Final[Mapping[str, Test]] = {
    "by": _by,
    "against": _against,
    "to": _to,
    "room": _in_rooms,
    "not_rooms": _not_in_rooms,
    "room_colour": lambda _t, _seat, wanted, deed: deed.detail == wanted,
    "type": lambda _t, _seat, wanted, deed: deed.half is not None and deed.half.type == wanted,
    "school": lambda _t, _seat, wanted, deed: deed.spell is not None and deed.spell.school == wanted,
    "slot": lambda _t, _seat, wanted, deed: (deed.slot == QUICK) == (wanted == "quick") and deed.slot >= 0,
    "archetype": lambda _t, _seat, wanted, deed: deed.detail == wanted,
    "timing": lambda _t, _seat, wanted, deed: deed.timing == wanted,
}
"""What a trigger can ask for."""
BEYOND: Final = ("event", "role", "first_in", "once_per")
"""What is no question to a deed: its kind, that it was the final damage (always so), and how often an event works."""


def matches(t: BlackRose, seat: int, trigger: Mapping[str, Any], deed: Deed) -> bool:
    """BR-20.1, BR-20.3, BR-20.7: whether a deed is what a trap or an event waits for, by public facts alone.

    Args:
        seat: the owner of the trap, or ROSE for an event.
        trigger: what the card says. How often an event answers (`first_in`, `once_per`) is not looked at.
    """
    if trigger.get("event") != deed.kind or trigger.get("timing", "after") != deed.timing or deed.cancelled:
        return False
    return all(TESTS[key](t, seat, wanted, deed) for key, wanted in trigger.items() if key not in BEYOND)


def still_true(t: BlackRose, deed: Deed) -> bool:
    """BR-R73, BR-20.16: whether a deed can still be answered by a trap: who did it is there, and in no cell."""
    if deed.kind in OF_A_FIGURE:
        return in_play(t, deed.mini) and (deed.kind != "enter_room" or place_of(t, deed.mini) == deed.place)
    return 0 <= deed.seat < ROSE and t.wizards[deed.seat].place != CELL


# ------------------------------------------------------------------ which traps answer


def fits(t: BlackRose, seat: int, spell: Spell, half: Effect, deed: Deed) -> bool:
    """BR-20.1, BR-R30: whether a trap of this wizard could be triggered by a deed now: condition, and range."""
    if not matches(t, seat, half.trigger, deed):
        return False
    if spell.is_room_trap or half.range == ANYWHERE:
        return True
    here = t.wizards[seat].place
    reach = spell_range(t, Scene("trap", seat, deed.effect, half=half))
    return here != CELL and deed.place >= 0 and deed.place in LODGE.within(here, reach)


def half_answering(w: Wizard, space: int, deed: Deed) -> Effect | None:
    """The half of an activated trap that answers a deed; of a room trap that of the room's colour (BR-20.8)."""
    spell = spell_of[sheet.card_on(w, space)]
    assert spell is not None
    if spell.is_room_trap:
        return spell.halves.get(deed.detail) if deed.kind == "enter_room" else None
    return spell.halves[sheet.side_of(w, space) if w.sheet[space] else w.side[space]]


def triggerable(t: BlackRose, w: Wizard, deed: Deed) -> list[int]:
    """The spaces with traps that a wizard can trigger now."""
    found = []
    for space in spaces_with(w, TRAP):
        spell, half = spell_of[sheet.card_on(w, space)], half_answering(w, space, deed)
        if spell is not None and half is not None and fits(t, w.seat, spell, half, deed):
            found.append(space)
    return found


def may_hold_one(t: BlackRose, w: Wizard, deed: Deed) -> bool:
    """Whether, for all that everybody sees, a wizard might have a trap that answers a deed."""
    if not has_answers(w, TRAP) or w.quiet or not still_true(t, deed):
        return False
    if any(w.sheet[space] for space in spaces_with(w, TRAP)):
        return any(fits(t, w.seat, spell, half, deed) for spell, half in TRAPS)
    return bool(triggerable(t, w, deed))


def answer(t: BlackRose, deed: Deed) -> Play[None]:
    """BR-20.14, BR-20.15, BR-R73: the owners of traps clockwise from the one after the doer, each any number of traps.

    The condition is looked at anew after each.
    """
    nobody = (deed.seat, owner(t, deed.mini) if deed.mini >= 0 else -1)
    for seat in clockwise_after(t, deed.seat):
        w = t.wizards[seat]
        while seat not in nobody and may_hold_one(t, w, deed):
            picked = yield _question(t, w, deed)
            if picked == QUIET:
                w.quiet = True
            if picked in (QUIET, "pass"):
                break
            yield from trigger(t, w, int(str(picked).removeprefix("space-")), deed)


def _question(t: BlackRose, w: Wizard, deed: Deed) -> Choose:
    who = mini_term(t, deed.mini) if deed.mini >= 0 else seat_ref(deed.seat)
    what = term(f"{deed.timing}-{deed.kind.replace('_', '-')}")

    def options() -> list[Value]:
        return [*(f"space-{space}" for space in triggerable(t, w, deed)), "pass", QUIET]

    return Choose(w.seat, "trap", options, "BR-20.1", {"who": who, "what": what}, (), True)


# ------------------------------------------------------------------ triggering


def trigger(t: BlackRose, w: Wizard, space: int, deed: Deed) -> Play[None]:
    """BR-20.2, BR-20.8, BR-20.11, BR-18.4: a trap is revealed and resolved completely; it is used then."""
    from magemoot.games.blackrose import casting, instability, protections

    s = yield from reveal(t, w, space, deed)
    yield from instability.mark(t, w.seat, s)
    yield from protections.against_effect(t, s, casting.affected(t, s))
    if s.void:
        yield from _tell(t, s, deed, "trap_triggered")
        return
    assert s.half is not None
    yield from resolve(t, s, s.half.ops)
    yield from _tell(t, s, deed, "trap_triggered")
    yield from _tell(t, s, deed, "spell_resolved")


def reveal(t: BlackRose, w: Wizard, space: int, deed: Deed) -> Play[Scene]:
    """BR-17.12, BR-17.9: a trap that is triggered is turned up, and its element named if it is still open."""
    from magemoot.games.blackrose import casting

    card, half = sheet.card_on(w, space), half_answering(w, space, deed)
    spell = spell_of[card]
    assert spell is not None
    assert half is not None
    side = next(name for name, found in spell.halves.items() if found is half)
    if t.log is not None:
        t.note("trigger-trap", "BR-20.1", who=seat_ref(w.seat))
    sheet.reveal(t, w, space, side, "BR-17.12")
    sheet.use_up(w, space)
    s = Scene("trap", w.seat, new_effect(t), spell=spell, half=half, piece=card, slot=space, trigger=deed)
    if half.target == "single":
        s.target = deed.mini if deed.mini >= 0 else deed.seat
    s.target_room = deed.place
    if not w.element[space]:
        yield from casting.choose_element(t, w.seat, space)
    return s


def _tell(t: BlackRose, s: Scene, deed: Deed, kind: str) -> Play[None]:
    """BR-R73, BR-R22: what triggering a trap is a deed of: a trap was triggered, a spell resolved."""
    assert s.spell is not None
    told = Deed(
        kind,
        s.seat,
        place=deed.place,
        source="trap",
        effect=s.effect,
        detail=s.spell.school if kind == "spell_resolved" else "",
        spell=s.spell,
        half=s.half,
        slot=s.slot,
        piece=s.piece,
    )
    yield from happen(t, told)
