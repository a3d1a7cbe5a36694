"""What quests ask for (BR-9.2, BR-R22): which deeds and which ways things stand count, and when there is enough of it.

Everything that is looked at here lies open on the table; hidden is only who holds which quest. So whether a requirement
is met may settle who is asked (see `quests`).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, NamedTuple

from magemoot.games.blackrose.catalogue import BOX, FIRST_QUEST, QUESTS
from magemoot.games.blackrose.components import Quest
from magemoot.games.blackrose.deeds import DETAILS, SOURCES, TRANSFERRED, Deed, Record
from magemoot.games.blackrose.deeds import KINDS as DEEDS
from magemoot.games.blackrose.lodge import CELL
from magemoot.games.blackrose.state import BlackRose, Wizard
from magemoot.games.blackrose.table import can_be_activated, is_wizard
from magemoot.games.blackrose.vocabulary.words import COLOURS, ELEMENTS

Req = Mapping[str, Any]

KIND_OF: Final = {"instability_placed": "place_instability", "room_entered": "enter_room"}
"""The deeds that a requirement calls otherwise than `deeds` does."""
ADDED_UP: Final = frozenset(
    {"damage_dealt", "damage_prevented", "instability_placed", "converted", "healed", "power_stolen"}
)
"""What is counted by cubes and points; the rest is counted by deeds."""
VALUES: Final[Mapping[str, tuple[str, ...]]] = {"colour": COLOURS, "element": ELEMENTS, "school": BOX.schools}
"""What a deed can be the same in or distinct by; the Black Rose Room has no colour, other spells no school of the six."""
ANY_TIME: Final = "any_time"
CHANGED_BY: Final = {"own_evocations": "summon", "trophies": "wizard_defeated"}
"""The deeds of a wizard after which a state asked for "any time" may have become true."""


class Counted(NamedTuple):
    """What a requirement asks about a deed."""

    source: str
    victim: int
    amount: int
    detail: str
    effect: int
    turn: int


def moment_of(deed: Deed) -> str:
    """The moment at which quests are met: the kind of a deed, or when it is asked how things stand."""
    return (deed.detail or ANY_TIME) if deed.kind == "state" else deed.kind


def _moments(quest: Quest) -> tuple[str, ...]:
    """The moments at which a quest can be met."""
    req = quest.req
    if req["event"] != "state":
        return (KIND_OF.get(req["event"], req["event"]),)
    changed = CHANGED_BY.get(req["check"])
    return (req["at"], changed) if changed and req["at"] == ANY_TIME else (req["at"],)


def _by_moment() -> dict[tuple[int, str], tuple[int, ...]]:
    found: dict[tuple[int, str], tuple[int, ...]] = {}
    for piece, quest in enumerate(QUESTS, FIRST_QUEST):
        for moment in _moments(quest):
            found[quest.moon, moment] = (*found.get((quest.moon, moment), ()), piece)
    return found


ANSWERING: Final[Mapping[tuple[int, str], tuple[int, ...]]] = _by_moment()
"""For each moon and moment the quests that can be met then."""
MOMENTS: Final = frozenset(moment for _, moment in ANSWERING)
"""All moments at which any quest can be met."""


def met(t: BlackRose, seat: int, quest: Quest, deed: Deed) -> bool:
    """BR-R22: whether a quest's requirement is true for a wizard now, after a deed that counts for it.

    The deed has been written down already.
    """
    req = quest.req
    if req["event"] == "state":
        return STATES[req["check"]](t, t.wizards[seat], req.get("count", 1))
    if deed.seat != seat:
        return False
    mine = _counted(deed)
    if not _counts(seat, req, mine) or not _right_now(t, req, deed):
        return False
    count: int = req.get("count", 1)
    if _total(req, mine, [mine]) >= count:
        return True
    lying = [c for c in _done(t, seat, deed.kind) if _within(t, req, mine, c) and _counts(seat, req, c)]
    return _total(req, mine, lying) >= count


def _counted(deed: Deed) -> Counted:
    victim = deed.owner if deed.kind == "evocation_defeated" else deed.victim
    return Counted(deed.source, victim, deed.amount, deed.detail, deed.effect, 0)


def _done(t: BlackRose, seat: int, kind: str) -> list[Counted]:
    """What a wizard did of one kind in this round."""
    size, wanted, written = len(Record._fields), DEEDS.index(kind), t.deeds
    own = [i for i in range(0, len(written), size) if written[i] == wanted and written[i + 1] == seat]
    return [
        Counted(SOURCES[r.source], r.victim, r.amount, DETAILS[r.detail], r.effect, r.turn)
        for r in (Record(*written[i : i + size]) for i in own)
    ]


def _within(t: BlackRose, req: Req, mine: Counted, other: Counted) -> bool:
    """BR-R90: whether a deed of this round lies in the window of the requirement."""
    match req.get("window"):
        case "effect":
            return other.effect == mine.effect
        case "turn":
            return other.turn == t.turn
        case _:
            return True


def _right_now(t: BlackRose, req: Req, deed: Deed) -> bool:
    """What must be so at the deed itself: the room that is activated, the power of the wizard damaged."""
    if "room" in req:
        return bool(t.room_at[deed.place] == req["room"])
    if req.get("to") == "leading_enemy_mage":
        return t.wizards[deed.victim].power == max(w.power for w in t.wizards)
    return True


Test = Callable[[int, Any, Counted], bool]
"""(seat, what the requirement wants, a deed of the seat's): whether it is such a one."""


def _other_wizard(seat: int, victim: int) -> bool:
    return victim >= 0 and is_wizard(victim) and victim != seat


TESTS: Final[Mapping[str, Test]] = {
    "source": lambda _seat, wanted, c: c.source in wanted or ("any" in wanted and c.source != "rose"),
    "to": lambda seat, wanted, c: c.victim not in (-1, seat) and (wanted == "enemy_mini" or is_wizard(c.victim)),
    "owner": lambda seat, _wanted, c: _other_wizard(seat, c.victim),
    "role": lambda seat, _wanted, c: _other_wizard(seat, c.victim) and c.detail != TRANSFERRED,
    "what": lambda _seat, wanted, c: c.detail in wanted,
    "school": lambda _seat, wanted, c: c.detail == wanted,
    "distinct": lambda _seat, wanted, c: _value(wanted, c) != "",
    "same": lambda _seat, wanted, c: _value(wanted, c) != "",
}
"""For each word of a requirement what a deed must be to count."""


def _counts(seat: int, req: Req, c: Counted) -> bool:
    """Whether a deed of a wizard, of the right kind, counts for a requirement; entering rooms is the wizard's own."""
    if req["event"] == "room_entered" and c.source == "evocation":
        return False
    for word, wanted in req.items():
        test = TESTS.get(word)
        if test is not None and not test(seat, wanted, c):
            return False
    return True


def _value(what: str, c: Counted) -> str:
    """By what deeds are the same or distinct; nothing if this one has no such value."""
    if what == "target":
        return str(c.victim)
    return c.detail if c.detail in VALUES[what] else ""


def _total(req: Req, mine: Counted, lying: Sequence[Counted]) -> int:
    """How much of what a requirement counts there is."""
    if "distinct" in req:
        return len({_value(req["distinct"], c) for c in lying})
    if "same" in req:
        return sum(_value(req["same"], c) == _value(req["same"], mine) for c in lying)
    if "same_target" in req:
        lying = [c for c in lying if c.victim == mine.victim]
    return sum(c.amount for c in lying) if req["event"] in ADDED_UP else len(lying)


# ------------------------------------------------------------------ how things stand


def _outside(w: Wizard) -> bool:
    return w.place != CELL


def _others(t: BlackRose, w: Wizard) -> list[Wizard]:
    return [other for other in t.wizards if other is not w]


def _hurt_another(t: BlackRose, w: Wizard) -> bool:
    """Whether a wizard inflicted damage on another in this round."""
    return any(_other_wizard(w.seat, c.victim) for c in _done(t, w.seat, "damage_dealt"))


def _company(t: BlackRose, w: Wizard) -> int:
    """How many other wizards stand in a wizard's room."""
    return sum(other.place == w.place for other in _others(t, w)) if _outside(w) else 0


STATES: Final[Mapping[str, Callable[[BlackRose, Wizard, int], bool]]] = {
    "has_crown": lambda t, w, _n: t.crown == w.seat,
    "no_damage_and_not_in_cell": lambda _t, w, _n: not any(w.damage) and _outside(w),
    "enemy_mages_in_own_room": lambda t, w, n: _company(t, w) >= n,
    "own_evocations": lambda _t, w, n: len(w.evocations) >= n,
    "trophies": lambda _t, w, n: sum(w.trophies) >= n,
    "no_damage_suffered_this_round_and_not_in_cell": lambda _t, w, _n: w.unhurt and _outside(w),
    "damage_on_own_sheet": lambda _t, w, n: sum(w.damage) >= n,
    "power_above_black_rose": lambda t, w, n: w.power - t.rose_power >= n,
    "has_crown_and_damaged_enemy_mage_this_round": lambda t, w, _n: t.crown == w.seat and _hurt_another(t, w),
    "enemy_mages_defeated_this_round_and_not_in_cell": lambda t, w, n: (
        _outside(w) and sum(other.fallen > 0 for other in _others(t, w)) >= n
    ),
}
"""The states that requirements ask for: (table, wizard, how many) to whether it is so."""


# ------------------------------------------------------------------ how far


class Progress(NamedTuple):
    """How far a wizard is with what a quest asks for.

    Attributes:
        done, wanted: so much of so much has been counted; 0 of 0 where nothing adds up.
        had: where deeds must be distinct or the same, by what they were: "element-fire", "colour-red", "seat-2", ...
        parts: what must be so, each with whether it is.
        ready: nothing is missing but the moment at which it is asked, or one more deed.
    """

    done: int
    wanted: int
    had: tuple[str, ...]
    parts: Mapping[str, bool]
    ready: bool


def progress(t: BlackRose, seat: int, quest: Quest) -> Progress | None:
    """BR-R22: how far a wizard is with a quest; None if all of it must happen at once, so that there is no way there."""
    req = quest.req
    if req["event"] == "state":
        return _standing(t, t.wizards[seat], req)
    if "room" in req:
        return _at_the_room(t, t.wizards[seat], t.room_at.index(req["room"]))
    wanted: int = req.get("count", 1)
    if wanted == 1 or req.get("window") == "effect":
        return None
    lying = [
        c
        for c in _done(t, seat, KIND_OF.get(req["event"], req["event"]))
        if (req.get("window") != "turn" or c.turn == t.turn) and _counts(seat, req, c)
    ]
    best = max(lying, key=lambda c: _total(req, c, lying), default=None)
    done = 0 if best is None else _total(req, best, lying)
    return Progress(min(done, wanted), wanted, _had(req, best, lying), {}, done >= wanted)


def _had(req: Req, best: Counted | None, lying: Sequence[Counted]) -> tuple[str, ...]:
    """What the deeds were by which they are distinct, or the same; evocations are not named, for they may be gone."""
    what = req.get("distinct") or req.get("same") or ("target" if "same_target" in req else "")
    if not what or best is None:
        return ()
    those = lying if "distinct" in req else [best]
    if what == "target":
        return tuple(dict.fromkeys(f"seat-{c.victim}" for c in those if is_wizard(c.victim)))
    return tuple(dict.fromkeys(f"{what}-{_value(what, c)}" for c in those))


def _at_the_room(t: BlackRose, w: Wizard, place: int) -> Progress:
    """A room that is to be activated: whether the wizard stands there, and whether it can be activated."""
    parts = {
        "in-room": w.place == place,
        "can-activate": can_be_activated(t, place, w.seat) and not w.blocked_activation,
    }
    return Progress(0, 0, (), parts, all(parts.values()))


def _standing(t: BlackRose, w: Wizard, req: Req) -> Progress:
    """How things stand with what a state asks for."""
    check, wanted = req["check"], req.get("count", 1)
    parts = {part: PARTS[part](t, w) for part in PARTS_OF.get(check, ())}
    ready = STATES[check](t, w, wanted)
    if check not in AMOUNTS:
        return Progress(0, 0, (), parts, ready)
    return Progress(max(0, min(AMOUNTS[check](t, w), wanted)), wanted, (), parts, ready)


AMOUNTS: Final[Mapping[str, Callable[[BlackRose, Wizard], int]]] = {
    "enemy_mages_in_own_room": _company,
    "own_evocations": lambda _t, w: len(w.evocations),
    "trophies": lambda _t, w: sum(w.trophies),
    "damage_on_own_sheet": lambda _t, w: sum(w.damage),
    "power_above_black_rose": lambda t, w: w.power - t.rose_power,
    "enemy_mages_defeated_this_round_and_not_in_cell": lambda t, w: sum(other.fallen > 0 for other in _others(t, w)),
}
"""Of which states there must be so much, and how much there is."""
PARTS: Final[Mapping[str, Callable[[BlackRose, Wizard], bool]]] = {
    "crown": lambda t, w: t.crown == w.seat,
    "outside": lambda _t, w: _outside(w),
    "undamaged": lambda _t, w: not any(w.damage),
    "unhurt": lambda _t, w: w.unhurt,
    "hurt-another": _hurt_another,
}
"""What must be so."""
PARTS_OF: Final[Mapping[str, tuple[str, ...]]] = {
    "has_crown": ("crown",),
    "no_damage_and_not_in_cell": ("undamaged", "outside"),
    "no_damage_suffered_this_round_and_not_in_cell": ("unhurt", "outside"),
    "has_crown_and_damaged_enemy_mage_this_round": ("crown", "hurt-another"),
    "enemy_mages_defeated_this_round_and_not_in_cell": ("outside",),
}
"""What must be so for a state to be true, beside the amount."""
