"""The Action Phase: turns of one combination each (BR-13), physical actions (BR-14), sacrifices (BR-15), leaving the cell.

A unit of play is one part of a turn: a physical action, a spell, a sacrifice. What can be done is offered on the table
itself: a room to go to, a miniature to attack, a space of the sheet to cast from.
"""

from __future__ import annotations

from typing import Final

from magemoot.engine.events import seat as seat_ref
from magemoot.engine.pieces import Value
from magemoot.engine.play import Choose, Play
from magemoot.games.blackrose import activation, casting, damage, moving, quests
from magemoot.games.blackrose.atoms import sheet
from magemoot.games.blackrose.deeds import Deed, happen, new_effect
from magemoot.games.blackrose.lodge import CELL
from magemoot.games.blackrose.modifiers import modified, on_wizard, stat
from magemoot.games.blackrose.scene import Scene
from magemoot.games.blackrose.state import ACTION, EVOCATION, PREPARED, QUICK, BlackRose, Wizard
from magemoot.games.blackrose.table import (
    activated,
    can_act,
    enemies_in,
    mini_of,
    mini_word,
    next_standard,
    place_in,
    room_word,
    spaces_with,
)

PARTS: Final = 2
"""A combination has at most two parts (BR-13.3)."""
SACRIFICE_STEPS: Final = 1


# ------------------------------------------------------------------ from turn to turn


def begin(t: BlackRose) -> None:
    """BR-13.1, BR-13.3: the Action Phase begins with the first player, or the next who can act."""
    t.phase = ACTION
    t.last_turn = -1
    n = len(t.wizards)
    next_turn(t, (t.first - 1) % n)


def next_turn(t: BlackRose, last: int) -> None:
    """BR-13.8, BR-R26: the next wizard clockwise who has something left to do takes a turn; nobody: the phase is over."""
    n = len(t.wizards)
    after = [(last + i) % n for i in range(1, n + 1)]
    t.active = next((seat for seat in after if can_act(t.wizards[seat])), -1)
    t.used_tokens = 0
    t.cast_standard = t.cast_quick = t.sacrificed = t.felled = False
    t.turn += 1
    if t.active >= 0:
        t.wizards[t.active].quiet = False
        if t.log is not None:
            t.note("turn", "BR-13.3", who=seat_ref(t.active))


def turn(t: BlackRose) -> Play[None]:
    """One part of the active wizard's turn; when nothing more is possible, or wanted, the next wizard follows."""
    if t.active < 0:
        yield from _phase_over(t)
        return
    w = t.wizards[t.active]
    words = parts(t, w)
    if words and not t.felled:
        # Asked even if there is but one way: of what type a spell is shall be told by an answer (see `way_to_cast`).
        answer = yield Choose(w.seat, "turn", lambda: words, "BR-13.3", open=True)
        if answer != "end-turn":
            yield from _part(t, w, answer)
            if _goes_on(t, w):
                return
    yield from _turn_over(t, w)


def _goes_on(t: BlackRose, w: Wizard) -> bool:
    """Whether something is left to do in this turn, or to end it."""
    return not t.felled and any(word != "end-turn" for word in parts(t, w))


def _turn_over(t: BlackRose, w: Wizard) -> Play[None]:
    """The end of a turn (BR-R90): quests look at how things stand; then the next wizard."""
    yield from quests.check_states(t, "end_of_turn")
    t.last_turn = w.seat
    next_turn(t, w.seat)


def _phase_over(t: BlackRose) -> Play[None]:
    """The Action Phase ends; who had the last turn is known now."""
    if t.last_turn >= 0:
        yield from happen(t, Deed("last_turn_of_action_phase", t.last_turn, effect=new_effect(t)))
    t.phase = EVOCATION
    t.step = 0


# ------------------------------------------------------------------ what a turn can consist of


def parts(t: BlackRose, w: Wizard) -> list[Value]:
    """BR-13.3, BR-13.4, BR-13.9: what the active wizard can do now."""
    done = t.used_tokens + t.cast_standard + t.cast_quick
    words: list[Value] = []
    if done < PARTS:
        if w.tokens:
            words += _physical(t, w)
        if w.place != CELL:
            standard = next_standard(w)
            if standard > 0 and not t.cast_standard:
                words.append(casting.way_to_cast(w, standard))
            if w.status[QUICK] == PREPARED:
                words.append(casting.way_to_cast(w, QUICK))
    if can_sacrifice(t, w):
        words.append("sacrifice")
    if done > 0 and words:
        words.append("end-turn")
    return words


def _physical(t: BlackRose, w: Wizard) -> list[Value]:
    """BR-14.2–14.5, BR-16.7: how a physical action can begin."""
    words: list[Value] = []
    if not w.blocked_move:
        words += [room_word(t, p) for p in moving.ways_out(t, w.seat)]
    if w.place == CELL:
        return words
    words += [mini_word(t, m) for m in enemies_in(t, w.place, w.seat)]
    if activation.may_activate(t, w.seat, w.place):
        words.append("activate")
    words.append("wait")
    return words


def can_sacrifice(t: BlackRose, w: Wizard) -> bool:
    """BR-15.1, BR-15.4, BR-R25, BR-R53: once a turn, with a prepared or activated spell, and not blocked."""
    return not t.sacrificed and not w.blocked_move and bool(spaces_with(w, PREPARED) or activated(w))


def _part(t: BlackRose, w: Wizard, word: Value) -> Play[None]:
    """Do one part of a turn, finished before the next begins (BR-13.7)."""
    word = str(word)
    if word == "sacrifice":
        yield from _sacrifice(t, w)
    elif word.startswith("space-"):
        if word.startswith(f"space-{QUICK}"):
            t.cast_quick = True
        else:
            t.cast_standard = True
        yield from casting.cast_chosen(t, w.seat, word)
    else:
        w.tokens -= 1
        t.used_tokens += 1
        yield from _action(t, w, word)


# ------------------------------------------------------------------ physical actions


def _action(t: BlackRose, w: Wizard, word: str) -> Play[None]:
    """BR-14.1–14.6: a move or an attack, with the activation of the room before or after it."""
    before = word == "activate"
    if before:
        yield from activation.activate(t, w.seat, w.place)
        if t.felled or w.place == CELL:
            return
        words = _after_activation(t, w)
        word = str((yield Choose(w.seat, "after-activation", lambda: words, "BR-14.3")))
    effect = new_effect(t)
    if word.startswith("room-"):
        steps = stat(t, w.seat, "move")
        yield from moving.walk(t, w.seat, steps, w.seat, "BR-14.2", effect=effect, first=place_in(t, word))
    elif word.startswith(("seat-", "evocation-")):
        s = Scene("action", w.seat, effect)
        yield from damage.attack(t, w.seat, s, effect=effect, against=mini_of(t, word))
    if not before and word != "wait" and not t.felled and activation.may_activate(t, w.seat, w.place):
        words = ["activate", "done"]
        if (yield Choose(w.seat, "activate-after", lambda: words, "BR-14.3")) == "activate":
            yield from activation.activate(t, w.seat, w.place)


def _after_activation(t: BlackRose, w: Wizard) -> list[Value]:
    """What can follow an activation within the same physical action; a move of 0 is "done"."""
    words: list[Value] = []
    if not w.blocked_move and stat(t, w.seat, "move"):
        words += [room_word(t, p) for p in moving.ways_out(t, w.seat)]
    words += [mini_word(t, m) for m in enemies_in(t, w.place, w.seat)]
    return [*words, "done"]


# ------------------------------------------------------------------ sacrifice


def _sacrifice(t: BlackRose, w: Wizard) -> Play[None]:
    """BR-15, BR-16.7, BR-R80, BR-R81: a spell of the sheet goes to the memories for a step to an adjacent room."""
    t.sacrificed = True
    spaces: list[Value] = [f"space-{i}" for i in sorted([*spaces_with(w, PREPARED), *activated(w)])]
    answer = yield Choose(w.seat, "sacrifice", lambda: spaces, "BR-15.1")
    sheet.leave_sheet(t, w, int(str(answer).removeprefix("space-")), "memories", "BR-15.1")
    steps = modified(SACRIFICE_STEPS, on_wizard(t, w.seat, "sacrifice_move"))
    yield from moving.walk(t, w.seat, steps, w.seat, "BR-15.1", effect=new_effect(t), least=1)
