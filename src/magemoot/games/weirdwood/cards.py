"""Action Cards (WM-6, WM-7): played on a time slot, perhaps with a Tactics card, resolved action by action.

A card that was played face up may be resolved during the whole turn: `resolving`, `left`, `done` and `copied` of the table
go together, one entry for each such card, the latest last. An action that was carried out stands in `done` by its number,
with "@<seat>" behind it if it concerned another player.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from magemoot.engine.events import piece
from magemoot.engine.pieces import Value, distinct
from magemoot.engine.play import Choose, Play
from magemoot.games.weirdwood import battle, choices, clock, effects, moving, payment, quests
from magemoot.games.weirdwood.atoms import hands, means
from magemoot.games.weirdwood.catalogue import KINDS, action, tactic
from magemoot.games.weirdwood.choices import NOTHING
from magemoot.games.weirdwood.effects import Step
from magemoot.games.weirdwood.entries import Lasting, Steps
from magemoot.games.weirdwood.manor import TIMES_OF_DAY, time_of_day
from magemoot.games.weirdwood.scene import Scene
from magemoot.games.weirdwood.state import RESOURCES, SCARAB, TIME_SLOTS, Warden, Weirdwood
from magemoot.games.weirdwood.table import character, text_id

BELOW: Final = 100
"""What the number of an action grows by for each card that was played after its own (see `offered_actions`)."""


def name(card: int) -> str:
    """The message id of an Action Card's name."""
    return text_id("action", action(card).facts.name)


# ------------------------------------------------------------------ slots and times


def times_of(w: Warden, slot: int) -> tuple[str, ...]:
    """WM-4.10, WM-21.3: the times of day that a slot allows."""
    return character(w).time_slots[slot] if slot < TIME_SLOTS else TIMES_OF_DAY


def open_slots(w: Warden) -> list[int]:
    """WM-6.6, WM-32.3: the time slots on which a card can be played."""
    return [slot for slot in range(len(w.slots)) if not w.slots[slot] and not quests.blocks_slot(w, slot)]


def playable(_t: Weirdwood, w: Warden) -> bool:
    """WM-R113: whether a warden has a card and a slot for it."""
    return bool(w.hand and open_slots(w))


# ------------------------------------------------------------------ playing


def play(t: Weirdwood, w: Warden) -> Play[None]:
    """WM-6.1, WM-6.4-6.10: the active warden plays the Action Card of this turn."""
    hand: list[Value] = [*w.hand]
    card = yield Choose(w.seat, "play-card", lambda: hand, "WM-6.4")
    t.played = True
    yield from _play(t, w, card)


def play_extra(t: Weirdwood, w: Warden) -> Play[bool]:
    """WM-R21: a warden plays another Action Card with all that belongs to it, or none. Returns whether one was played."""
    if not playable(t, w):
        return False
    words: list[Value] = [*w.hand, NOTHING]
    card = yield Choose(w.seat, "play-extra-card", lambda: words, "WM-R21")
    if card == NOTHING:
        return False
    yield from _play(t, w, card)
    return True


def _play(t: Weirdwood, w: Warden, card: int) -> Play[None]:
    """WM-6.5-6.11, WM-R92: cost, slot, Tactics card, time; then a face-up card is ready to be resolved."""
    slots: list[Value] = [f"slot-{slot}" for slot in open_slots(w)]
    answer = yield Choose(w.seat, "play-slot", lambda: slots, "WM-6.6", {"card": piece(card)})
    slot = int(str(answer).removeprefix("slot-"))
    s = Scene("action", action(card).id, w.seat, "WM-6.5", slot=slot)
    face_up = yield from _choose_face(t, s, w, card)
    if face_up:
        yield from payment.pay_cost(t, s, w, action(card).facts.cost, "WM-6.5", bonus=True, but=card)
    hands.play_card(t, w, card, slot, face_up, "WM-6.6")
    covered = yield from _cover(t, w, slot)
    yield from _advance(t, w, slot)
    _tell_quests(t, w, slot, covered)
    if not face_up:
        yield from _face_down(t, w, slot)
    elif card in w.slots[slot]:
        t.resolving.append(slot)
        t.left.append(_all(card))
        t.done.append("")
        t.copied.append(card)


def _choose_face(t: Weirdwood, s: Scene, w: Warden, card: int) -> Play[bool]:
    """WM-6.6, WM-R12: face up only for who can pay what is printed."""
    words: list[Value] = ["face-down"]
    if payment.can_pay_cost(t, s, w, action(card).facts.cost, bonus=True, but=card):
        words.insert(0, "face-up")
    answer = yield Choose(w.seat, "play-face", lambda: words, "WM-6.6", {"card": piece(card)})
    return bool(answer == "face-up")


def _cover(t: Weirdwood, w: Warden, slot: int) -> Play[bool]:
    """WM-6.7, WM-22.3, WM-22.4, WM-R92: perhaps a Tactics card; one for once is resolved now. Returns whether there is one."""
    if not w.tactics:
        return False
    words: list[Value] = [*distinct(w.tactics, KINDS), NOTHING]
    card = yield Choose(w.seat, "play-tactic", lambda: words, "WM-22.3", {"card": piece(w.slots[slot][0])})
    if card == NOTHING:
        return False
    hands.cover(t, w, card, slot, "WM-22.3")
    facts = tactic(card).facts
    if facts.use == "once":
        s = Scene("tactic", tactic(card).id, w.seat, "WM-22.4", slot=slot)
        yield from effects.resolve(t, s, facts.ops)
    return True


def _advance(t: Weirdwood, w: Warden, slot: int) -> Play[None]:
    """WM-6.8, WM-13.7-13.10: time advances to where the slot allows it, as far as its player likes."""
    words: list[Value] = [f"steps-{n}" for n in clock.stops(t, times_of(w, slot))]
    answer = yield Choose(w.seat, "time-steps", lambda: words, "WM-13.7", {"slot": slot + 1})
    clock.move_time(t, int(str(answer).removeprefix("steps-")), "WM-6.8")


def _tell_quests(t: Weirdwood, w: Warden, slot: int, covered: bool) -> None:
    """Tell the own Quest where time stopped, and of a Tactics card; a slot of all times counts as that of the present time."""
    now = time_of_day(t.time)
    quests.note(t, w, "card_at", time=now, position=t.time % 3 + 1)
    if covered:
        times = times_of(w, slot)
        quests.note(t, w, "tactics_on_card", slot_time=times[0] if len(times) == 1 else now)


def _face_down(t: Weirdwood, w: Warden, slot: int) -> Play[None]:
    """WM-6.10: a face-down card gives one Move, one Attack, or one resource."""
    s = Scene("face-down", "", w.seat, "WM-6.10", slot=slot)
    words: list[Value] = [f"down-{what}" for what in RESOURCES if what != SCARAB or t.scarab_supply]
    if battle.can_attack(t, w):
        words.insert(0, "down-attack")
    if moving.can_move(t, w):
        words.insert(0, "down-move")
    word = str((yield Choose(w.seat, "face-down", lambda: words, "WM-6.10"))).removeprefix("down-")
    if word == "move":
        yield from moving.move(t, s, w)
    elif word == "attack":
        yield from battle.attack(t, s, w)
    else:
        means.gain(t, w, word, 1, "WM-6.10")


# ------------------------------------------------------------------ resolving


def _numbers(numbers: Sequence[int]) -> str:
    return ",".join(map(str, numbers))


def _left(t: Weirdwood, entry: int) -> list[int]:
    """The actions of a card that were not taken yet."""
    return [int(number) for number in t.left[entry].split(",") if number]


def _done(t: Weirdwood, entry: int) -> dict[int, int]:
    """The actions of a card that were carried out, each with the other player it concerned, or -1."""
    found: dict[int, int] = {}
    for part in filter(None, t.done[entry].split(",")):
        number, _, other = part.partition("@")
        found[int(number)] = int(other or -1)
    return found


def _scene(t: Weirdwood, w: Warden, entry: int, number: int) -> Scene:
    """The resolution of one action; it knows what the actions before it did."""
    s = Scene("action", action(t.copied[entry]).id, w.seat, "WM-7.1", slot=t.resolving[entry])
    done = _done(t, entry)
    s.carried_out = number - 1 in done
    s.other = next((other for other in reversed(done.values()) if other >= 0), -1)
    return s


def _all(card: int) -> str:
    """The numbers of all actions of a card."""
    return _numbers(range(len(action(card).facts.ops)))


def _steps(card: int) -> list[Step]:
    """The actions of a card by number; after them the steps within its options, which become actions when chosen."""
    ops: Steps = action(card).facts.ops
    return [*ops, *(step for op in ops for option in op.get("options", ()) for step in option)]


def _unfolded(card: int, number: int, chosen: int) -> list[int]:
    """The numbers of the steps of an option."""
    ops = action(card).facts.ops
    before = [option for op in ops[:number] for option in op.get("options", ())]
    before += ops[number]["options"][:chosen]
    first = len(ops) + sum(map(len, before))
    return list(range(first, first + len(ops[number]["options"][chosen])))


def _where(t: Weirdwood, number: int) -> tuple[int, int]:
    """The entry and the action that a number of `offered_actions` means."""
    below, i = divmod(number, BELOW)
    return len(t.resolving) - 1 - below, i


def action_of(t: Weirdwood, number: int) -> tuple[int, Step]:
    """The card and the step that a number of `offered_actions` means."""
    entry, i = _where(t, number)
    return t.copied[entry], _steps(t.copied[entry])[i]


def left_alike(t: Weirdwood, number: int) -> int:
    """How many actions in a row, from this one on, are the same and not taken yet."""
    entry, i = _where(t, number)
    steps, left, after = _steps(t.copied[entry]), _left(t, entry), i
    while after in left and steps[after] == steps[i]:
        after += 1
    return after - i


def offered_actions(t: Weirdwood, w: Warden) -> list[int]:
    """WM-7.1: the actions of face-up cards of this turn that the active warden can take now.

    Returns:
        numbers of steps of the card that was played last (`copied[-1]`), its own first, then those within its options; for
        the card before it (WM-R21) they are higher by `BELOW`, and so on (see `action_of`). Of the same steps side by
        side only the first that was not taken.
    """
    found: list[int] = []
    for below in range(len(t.resolving)):
        entry = len(t.resolving) - 1 - below
        steps, left = _steps(t.copied[entry]), _left(t, entry)
        ahead = [i for i in left if i - 1 not in left or steps[i] != steps[i - 1]]
        found += [below * BELOW + i for i in ahead if effects.can(t, _scene(t, w, entry, i), steps[i])]
    return found


def act(t: Weirdwood, w: Warden, i: int) -> Play[None]:
    """WM-7.1: the active warden takes one action of a face-up card, which is then taken, even if nothing came of it.

    If it is a choice among options, the steps of the one chosen become actions of the card, so that other things can be
    done between them (WM-7.5).
    """
    entry, number = _where(t, i)
    slot, card = t.resolving[entry], t.copied[entry]
    step = _steps(card)[number]
    t.left[entry] = _numbers([one for one in _left(t, entry) if one != number])
    s = _scene(t, w, entry, number)
    if step["op"] == "choose":
        chosen = yield from choices.choose_option(t, s, step)
        if chosen is None or len(step["options"][chosen]) > 1:
            unfolded = [] if chosen is None else _unfolded(card, number, chosen)
            t.left[entry] = _numbers([*_left(t, entry), *unfolded])
            return
        carried_out = yield from effects.resolve(t, s, step["options"][chosen])
    else:
        carried_out = yield from effects.resolve(t, s, [step])
    if carried_out and slot in t.resolving:
        _mark(t, t.resolving.index(slot), card, number, s.other)


def _mark(t: Weirdwood, entry: int, card: int, number: int, other: int) -> None:
    """Note that an action was carried out, unless other actions have taken the place of the card's own (WM-R18)."""
    if t.copied[entry] == card:
        mark = str(number) if other < 0 else f"{number}@{other}"
        t.done[entry] = ",".join(filter(None, (t.done[entry], mark)))


def forget(t: Weirdwood, w: Warden, slot: int) -> None:
    """WM-R105: a card leaves its slot; what it has not done yet it does not do any more."""
    if w.seat == t.active and slot in t.resolving:
        entry = t.resolving.index(slot)
        lists: tuple[list[Any], ...] = (t.resolving, t.left, t.done, t.copied)
        for entries in lists:
            del entries[entry]


# ------------------------------------------------------------------ copying


def copy_targets(t: Weirdwood, s: Scene, w: Warden) -> list[int]:
    """WM-R18: the cards whose actions Magic Mirror can copy: other face-up ones in play that can be paid for."""
    return [
        card
        for slot, cards in enumerate(w.slots)
        for card in cards
        if w.face_up[slot]
        and slot != s.slot
        and not any(step["op"] == "copy_played_card" for step in action(card).facts.ops)
        and payment.can_pay_cost(t, s, w, action(card).facts.cost, bonus=True)
    ]


def copy(t: Weirdwood, s: Scene, w: Warden) -> Play[bool]:
    """WM-R18: Magic Mirror takes on the actions of another card for this turn, for that card's cost; or it does nothing."""
    if s.slot not in t.resolving or not copy_targets(t, s, w):
        return False
    words: list[Value] = [*copy_targets(t, s, w), NOTHING]
    card = yield Choose(w.seat, "copy-card", lambda: words, "WM-R18")
    if card == NOTHING:
        return False
    yield from payment.pay_cost(t, s, w, action(card).facts.cost, "WM-R18", bonus=True)
    entry = t.resolving.index(s.slot)
    t.copied[entry] = card
    t.left[entry] = _all(card)
    t.done[entry] = ""
    if t.log is not None:
        t.note("copy", "WM-R18", card=piece(w.slots[s.slot][0]), what=piece(card))
    return True


# ------------------------------------------------------------------ what counts while it lies there


def lasting(_t: Weirdwood, w: Warden, against: str = "") -> list[tuple[str, int, int]]:
    """WM-7.2-7.4, WM-22.4, WM-R13: what played cards add to every battle: the message id of the name, Hits, Blocks.

    Args:
        against: "scarabs" or "monster", to leave out what counts only against the other; empty: all.
    """
    found: list[tuple[str, int, int]] = []
    for cards, face_up, covers in zip(w.slots, w.face_up, w.covers, strict=True):
        found += [
            (name(card), what.hits, what.blocks)
            for card in (cards if face_up else ())
            if (what := _counting(action(card).facts.lasting, against)) is not None
        ]
        found += [
            (text_id("tactic", tactic(card).id), what.hits, what.blocks)
            for card in covers
            if (what := _counting(tactic(card).facts.lasting, against)) is not None
        ]
    return found


def _counting(what: Lasting | None, against: str) -> Lasting | None:
    """What a card adds to battles, if it counts against "scarabs" or "monster"; empty: any."""
    return what if what is not None and (not against or what.only_vs in ("", against)) else None
