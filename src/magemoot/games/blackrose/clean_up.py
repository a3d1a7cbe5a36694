"""The Clean-up (BR-24): cards and tokens, rooms made ready, rooms destroyed, the end. A unit is one step, or less."""

from __future__ import annotations

from magemoot.engine.play import Play
from magemoot.games.blackrose import hands, phases, power, quests
from magemoot.games.blackrose.atoms import sheet
from magemoot.games.blackrose.atoms.rooms import stabilise
from magemoot.games.blackrose.catalogue import BOX, spell_of
from magemoot.games.blackrose.components import FORGOTTEN
from magemoot.games.blackrose.deeds import Deed, happen, new_effect
from magemoot.games.blackrose.setup import TOKENS
from magemoot.games.blackrose.state import COLOURS, PREPARED, PROTECTION, ROSE, TRAP, USED, BlackRose, Wizard
from magemoot.games.blackrose.table import (
    cubes_in,
    place_named,
    room,
    room_term,
    rose_room,
    source_term,
    spaces_with,
    turn_order,
)


def advance(t: BlackRose) -> Play[None]:
    """BR-24.1–24.9: one unit of the phase: before step 1; step 1 by wizards; steps 2 and 3; step 4."""
    from magemoot.games.blackrose import ending, rose_phase

    seats = len(t.wizards)
    if t.step == 0:
        yield from quests.check_states(t, "start_of_cleanup")
    elif t.step <= seats:
        yield from clear_sheet(t, t.wizards[turn_order(t)[t.step - 1]])
    elif t.step == seats + 1:
        make_ready(t)
        yield from destroy_rooms(t)
    else:
        yield from ending.end_check(t)
        if not t.end:
            rose_phase.begin_round(t)
        return
    phases.step_done(t)


# ------------------------------------------------------------------ step 1: sheets


def clear_sheet(t: BlackRose, w: Wizard) -> Play[None]:
    """BR-24.1, BR-24.2, BR-R53: spells leave the sheet, tokens are turned back, what lasts for a round ends."""
    for space in spaces_with(w, PREPARED, TRAP, PROTECTION, USED):
        sheet.leave_sheet(t, w, space, goes_to(w, space), "BR-24.1")
    w.tokens = TOKENS
    w.blocked_move = w.blocked_activation = False
    w.mods = []
    yield from hands.keep_limit(t, w)


def goes_to(w: Wizard, space: int) -> str:
    """BR-24.1, BR-19.10, BR-20.17, BR-R51, BR-R65: where a spell on the sheet goes.

    Traps return to the hand; used forgotten spells, and forgotten protections that were not triggered, are out of the
    game; everything else goes to the memories.
    """
    spell = spell_of[sheet.card_on(w, space)]
    status = w.status[space]
    if status == TRAP:
        return "hand"
    forgotten = spell is not None and spell.school == FORGOTTEN
    return "eliminated" if forgotten and status in (USED, PROTECTION) else "memories"


# ------------------------------------------------------------------ steps 2 and 3: rooms


def make_ready(t: BlackRose) -> None:
    """BR-24.3, BR-2.7: all activation tokens are turned ready; the Black Rose Room's lies there from the second moon."""
    centre = rose_room(t)
    for place, gone in enumerate(t.destroyed):
        if not gone and (place != centre or t.moon > 1):
            t.ready[place] = True
    if t.log is not None:
        t.note("rooms-ready", "BR-24.3")


def destroy_rooms(t: BlackRose) -> Play[None]:
    """BR-24.4–24.8, BR-R46, BR-R63: full rooms are destroyed, all before anything answers, in the order of the pack."""
    won = []
    for id in BOX.rooms:
        place = place_named(t, id)
        if not t.destroyed[place] and sum(cubes_in(t, place)) >= room(t, place).slots:
            won.append((place, destroy(t, place)))
    for place, winner in won:
        if winner == ROSE:
            continue
        if t.extra:
            yield from power.gain(t, winner, room(t, place).value, "BR-R43", counts=True)
        deed = Deed("room_token_won", winner, place=place, detail=room(t, place).colour, effect=new_effect(t))
        yield from happen(t, deed)


def destroy(t: BlackRose, place: int) -> int:
    """BR-24.5–24.7: a room is destroyed; returns who wins its token: most cubes, on a tie the Black Rose."""
    cubes = cubes_in(t, place)
    most = [colour for colour, n in enumerate(cubes) if n == max(cubes)]
    winner = most[0] if len(most) == 1 else ROSE
    rooms = t.rose_rooms if winner == ROSE else t.wizards[winner].rooms
    rooms.append(t.room_at[place])
    for colour in range(COLOURS):
        if cubes[colour]:
            stabilise(t, place, colour, cubes[colour])
    t.destroyed[place] = True
    t.ready[place] = False
    if t.log is not None:
        t.note(
            "room-destroyed",
            "BR-24.5",
            room=room_term(t, place),
            who=source_term(winner),
            count=room(t, place).value,
        )
    return winner
