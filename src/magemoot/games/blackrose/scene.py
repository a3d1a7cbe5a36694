"""One resolution of an effect: who resolves it, what it is aimed at, what called it up, what was chosen in it so far.

The words by which steps name miniatures, rooms and numbers (`docs/content-packs.md`) are looked up here.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, Final

from magemoot.engine.events import Arg, piece, term
from magemoot.games.blackrose.deeds import Deed
from magemoot.games.blackrose.lodge import ANYWHERE, CELL
from magemoot.games.blackrose.modifiers import modified, on_wizard
from magemoot.games.blackrose.state import ACTION, ROSE, BlackRose
from magemoot.games.blackrose.table import (
    LODGE,
    clockwise_after,
    colour,
    cubes_in,
    destroyed_rooms,
    enemies_in,
    evocation,
    evocations,
    facts_of,
    in_play,
    is_enemy,
    is_wizard,
    mini_term,
    minis_in,
    owner,
    place_named,
    place_of,
    room_term,
    turn_order,
    wounds,
)

if TYPE_CHECKING:
    from magemoot.games.blackrose.components import Effect, Spell, Step
    from magemoot.games.blackrose.damage import Blow

ALL: Final = 99
"""The number "all"."""

SOURCE_OF: Final = {
    "spell": "spell",
    "trap": "trap",
    "protection": "protection",
    "room": "room",
    "quest": "room",
    "event": "rose",
    "evocation": "evocation",
    "action": "physical_attack",
}
"""For each kind of resolution, the source of its damage (BR-R69)."""


class Scene:
    """A resolution.

    Attributes:
        kind: "spell", "trap", "protection", "room", "quest", "event", "evocation" (acting) or "action" (a token).
        seat: the wizard who resolves it, or ROSE.
        effect: its number (BR-R90).
        spell, half, piece, slot: the card, its half, and the space on the sheet, if it is a card.
        target: the miniature it is aimed at, or -1; target_room: the room it is aimed at, or the target's room when the
            target was chosen; -1 if none.
        trigger: the deed that called up a trap, protection, quest or event.
        blow: for a protection, the damage it answers; for others None.
        against: for a protection against a whole spell or trap, or against a movement: the resolution it answers.
        activated: the place whose room's effect this is, or -1.
        actor: the evocation that acts, or that did the deed a quest rewards; -1 if none.
        attacker: for a protection, the wizard in whose colour the damage would be placed (BR-R75), or ROSE, or -1.
        it: the current element of `each`: a miniature, or a place if `it_is_room`.
        picks: what was chosen by name: miniatures or places.
        counted: what was discarded or healed by name.
        damaged: the miniatures that really suffered damage from it; defeated: whether it defeated anyone.
        raised: the miniatures whose damage a modifier has raised in it (BR-R37).
        summoned: the evocation that came into play last by it, or -1.
        asked: the wizards who could answer it as a whole; spared: those of them who dodged it; void: it was neutralised.
        after: what runs when its steps are done (a spell that was neutralised has no steps left).
    """

    __slots__ = (
        "activated",
        "actor",
        "against",
        "asked",
        "attacker",
        "blow",
        "counted",
        "damaged",
        "defeated",
        "effect",
        "fixed",
        "half",
        "it",
        "it_is_room",
        "kind",
        "picks",
        "piece",
        "raised",
        "seat",
        "slot",
        "spared",
        "spell",
        "summoned",
        "target",
        "target_room",
        "trigger",
        "void",
    )

    def __init__(
        self,
        kind: str,
        seat: int,
        effect: int,
        *,
        spell: Spell | None = None,
        half: Effect | None = None,
        piece: int = -1,
        slot: int = -1,
        target: int = -1,
        target_room: int = -1,
        trigger: Deed | None = None,
        blow: Blow | None = None,
        against: Scene | None = None,
        activated: int = -1,
        actor: int = -1,
        attacker: int = -1,
    ) -> None:
        self.kind = kind
        self.seat = seat
        self.effect = effect
        self.spell = spell
        self.half = half
        self.piece = piece
        self.slot = slot
        self.target = target
        self.target_room = target_room
        self.trigger = trigger
        self.blow = blow
        self.against = against
        self.activated = activated
        self.actor = actor
        self.attacker = attacker
        self.it = -1
        self.it_is_room = False
        self.picks: dict[str, list[int]] = {}
        self.counted: dict[str, int] = {}
        self.damaged: list[int] = []
        self.raised: list[int] = []
        self.defeated = False
        self.summoned = -1
        self.asked: list[int] = []
        self.spared: list[int] = []
        self.void = False
        self.fixed: dict[str, list[int]] = {}

    @property
    def source(self) -> str:
        """The source of its damage (BR-R69)."""
        return SOURCE_OF[self.kind]

    def lost(self, t: BlackRose) -> bool:
        """BR-R36, BR-R75: whether the rest is lost: neutralised, or its wizard fell in the own turn; not of a quest (BR-R94)."""
        return self.void or (self.kind != "quest" and lost_with_turn(t, self.seat, self.effect))


def lost_with_turn(t: BlackRose, seat: int, effect: int) -> bool:
    """BR-R36, BR-R94: whether a wizard has fallen in the own turn, so that what was under way then does not go on."""
    return t.felled and t.phase == ACTION and seat == t.active and effect <= t.felled_in


# ------------------------------------------------------------------ rooms


def room_named(t: BlackRose, s: Scene, word: str) -> int | None:
    """The place that a word for one room means; None if there is none now."""
    match word:
        case "here":
            found = s.target_room if s.seat == ROSE else t.wizards[s.seat].place
        case "target_room":
            found = s.target_room
        case "trigger_room":
            found = -1 if s.trigger is None else s.trigger.place
        case "activated_room":
            found = s.activated
        case "its_room":
            found = place_of(t, s.it if s.it >= 0 and not s.it_is_room else s.actor)
        case "it":
            found = s.it
        case _:
            if word.startswith("pick:"):
                found = next(iter(s.picks.get(word.removeprefix("pick:"), [])), -1)
            elif word.startswith("room_of:"):
                mini = one(t, s, word.removeprefix("room_of:"))
                found = -1 if mini is None else place_of(t, mini)
            else:
                found = place_named(t, word)
    return None if found < 0 else found


def rooms_named(t: BlackRose, s: Scene, word: str) -> list[int]:
    """The places that a word for rooms means: one, the rooms around one ("ring:R"), or both ("R+ring")."""
    core = word.removeprefix("ring:").removesuffix("+ring")
    centre = room_named(t, s, core)
    if centre is None:
        return []
    if word.startswith("ring:"):
        return list(LODGE.neighbours[centre])
    return [centre, *LODGE.neighbours[centre]] if word.endswith("+ring") else [centre]


# ------------------------------------------------------------------ miniatures


def one(t: BlackRose, s: Scene, word: str) -> int | None:
    """The miniature that a word means; None if there is none now."""
    return next(iter(minis(t, s, word)), None)


def minis(t: BlackRose, s: Scene, word: str) -> list[int]:
    """The miniatures that a word means now, in the order of the rules; those out of reach are left out.

    Out of reach are evocations that have left play, wizards who dodged this effect, and enemy wizards in their cells
    (BR-16.5, BR-R66); the Black Rose reaches those too.
    """
    return [m for m in named(t, s, word) if reachable(t, s, m)]


def reachable(t: BlackRose, s: Scene, mini: int) -> bool:
    """Whether this effect still reaches a miniature."""
    if not is_wizard(mini):
        return evocation(t, mini) is not None
    return mini not in s.spared and (s.seat in (ROSE, mini) or in_play(t, mini))


def named(t: BlackRose, s: Scene, word: str) -> list[int]:
    """The miniatures that a word means, reachable or not."""
    if word.startswith(("enemies_in:", "enemy_mages_in:", "minis_in:")):
        return _in_rooms(t, s, word)
    if word.startswith("pick:"):
        return s.picks.get(word.removeprefix("pick:"), [])
    if word.startswith("own:"):
        return _own(t, s, word.removeprefix("own:"))
    try:
        return WORDS[word](t, s)
    except KeyError:
        raise ValueError(f"{word!r} names no miniatures") from None


def _owners(t: BlackRose, s: Scene) -> list[int]:
    """Sets of miniatures go by owner, clockwise from the wizard after the resolver."""
    return clockwise_after(t, s.seat)


def _own(t: BlackRose, s: Scene, what: str) -> list[int]:
    """The resolver's evocations: all, of a kind, or of an archetype."""
    return [e.uid for seat, e in evocations(t) if seat == s.seat and what in ("", e.kind, facts_of(e).archetype)]


def _in_rooms(t: BlackRose, s: Scene, word: str) -> list[int]:
    """Miniatures in rooms; in the room aimed at they are fixed when the effect begins (BR-R66, BR-R89)."""
    if word in s.fixed:
        return s.fixed[word]
    what, _, where = word.partition(":")
    found = []
    for place in rooms_named(t, s, where):
        there = minis_in(t, place) if what == "minis_in" else enemies_in(t, place, s.seat)
        found += [m for m in there if what != "enemy_mages_in" or is_wizard(m)]
    order = _owners(t, s)
    found.sort(key=lambda m: order.index(owner(t, m)))
    if "_room" in where:
        s.fixed[word] = found
    return found


def archetype(t: BlackRose, mini: int) -> str:
    """The archetype of an evocation, or nothing."""
    e = evocation(t, mini)
    return "" if e is None else facts_of(e).archetype


def enemies(t: BlackRose, s: Scene) -> list[int]:
    """Every miniature that effects of the resolver can be aimed at (BR-16.11, BR-22.1)."""
    order = _owners(t, s)
    all_of_them = [*range(len(t.wizards)), *(e.uid for _, e in evocations(t))]
    return sorted(
        (m for m in all_of_them if is_enemy(t, m, s.seat) and reachable(t, s, m)),
        key=lambda m: order.index(owner(t, m)),
    )


Word = Callable[[BlackRose, Scene], list[int]]


def _known(mini: int) -> list[int]:
    return [mini] if mini >= 0 else []


def _known_wizard(mini: int) -> list[int]:
    return [mini] if 0 <= mini < ROSE else []


def _leading(t: BlackRose) -> list[int]:
    best = max(w.power for w in t.wizards)
    return [m for m in turn_order(t) if t.wizards[m].power == best]


WORDS: Final[Mapping[str, Word]] = {
    "self": lambda _t, s: [s.seat],
    "controller": lambda _t, s: [s.seat],
    "target": lambda _t, s: _known(s.target),
    "it": lambda _t, s: [] if s.it_is_room else _known(s.it),
    "attacker": lambda _t, s: _known_wizard(s.attacker),
    "trigger_mini": lambda _t, s: [] if s.trigger is None else _known(s.trigger.mini),
    "trigger_mage": lambda _t, s: [] if s.trigger is None else _known_wizard(s.trigger.seat),
    "damaged_mage": lambda _t, s: [] if s.trigger is None else _known_wizard(s.trigger.victim),
    "acting_evocation": lambda _t, s: _known(s.actor),
    "last_summoned": lambda _t, s: _known(s.summoned),
    "own_evocations": lambda t, s: _own(t, s, ""),
    "own_undead": lambda t, s: _own(t, s, "undead"),
    "all_evocations": lambda t, s: [e.uid for seat in _owners(t, s) for who, e in evocations(t) if who == seat],
    "all_undead": lambda t, s: [m for m in named(t, s, "all_evocations") if archetype(t, m) == "undead"],
    "all_mages": lambda t, _s: turn_order(t),
    "enemy_mages": lambda t, s: [m for m in turn_order(t) if m != s.seat],
    "leading_mages": lambda t, _s: _leading(t),
    "trailing_mage": lambda t, _s: [min(turn_order(t), key=lambda m: t.wizards[m].power)],
    "crown_holder": lambda t, _s: [t.crown],
}
"""The words that name miniatures; beside them there are the prefixes in `named`."""


# ------------------------------------------------------------------ numbers and conditions


def number(t: BlackRose, s: Scene, n: Any) -> int:
    """A number of a step: itself, `ALL`, or what it counts."""
    if n == "all":
        return ALL
    if isinstance(n, int):
        return n
    total: int = _counted(t, s, n["count"]) + n.get("plus", 0)
    most: int = n.get("max", total)
    return min(total, most)


def _counted(t: BlackRose, s: Scene, what: str) -> int:
    word, _, rest = what.partition(":")
    match word:
        case "damaged_minis":
            return len(s.damaged)
        case "destroyed_rooms":
            return destroyed_rooms(t)
        case "discarded" | "healed":
            return s.counted.get(rest, 0)
        case "instability_in":
            place = room_named(t, s, rest)
            return 0 if place is None else sum(cubes_in(t, place))
        case "own":
            return len(_own(t, s, rest))
        case _:
            raise ValueError(f"{what!r} counts nothing")


Condition = Callable[[BlackRose, Scene, Any, "int | None"], bool]
"""(table, resolution, condition, the miniature `who` if it names one): whether it is true."""


def _same_room(t: BlackRose, s: Scene, c: Any) -> bool:
    a, b = one(t, s, c["a"]), one(t, s, c["b"])
    return a is not None and b is not None and in_play(t, a) and place_of(t, a) == place_of(t, b)


def _no_enemy_wizard(t: BlackRose, s: Scene, c: Any) -> bool:
    place = room_named(t, s, c["room"])
    return place is None or not any(is_wizard(m) for m in enemies_in(t, place, s.seat))


def _quests_done(t: BlackRose, c: Any, who: int | None) -> bool:
    return who is not None and c.get("at_least", 0) <= len(t.wizards[who].completed) <= c.get("at_most", ALL)


CONDITIONS: Final[Mapping[str, Condition]] = {
    "target_is_mage": lambda _t, s, _c, _who: s.target >= 0 and is_wizard(s.target),
    "target_is_evocation": lambda _t, s, _c, _who: s.target >= 0 and not is_wizard(s.target),
    "trigger_is_mage": lambda _t, s, _c, _who: s.trigger is not None and 0 <= s.trigger.mini < ROSE,
    "damage_on": lambda t, _s, c, who: who is not None and wounds(t, who) >= c["at_least"],
    "own_damage_on": lambda t, s, c, who: who is not None and t.wizards[who].damage[s.seat] >= c["at_least"],
    "defeated_any": lambda _t, s, _c, _who: s.defeated,
    "discarded_fewer_than": lambda _t, s, c, _who: s.counted.get(c["ref"], 0) < c["n"],
    "completed_quests": lambda t, _s, c, who: _quests_done(t, c, who),
    "trophies": lambda t, _s, c, who: who is not None and sum(t.wizards[who].trophies) >= c["at_least"],
    "owns": lambda t, _s, c, who: who is not None and len(t.wizards[who].evocations) >= c["at_least"],
    "not_in_cell": lambda t, _s, _c, who: who is not None and t.wizards[who].place != CELL,
    "in_room_colour": lambda t, _s, c, who: (
        who is not None and in_play(t, who) and colour(t, place_of(t, who)) == c["colour"]
    ),
    "same_room": lambda t, s, c, _who: _same_room(t, s, c),
    "no_enemy_mage_in": lambda t, s, c, _who: _no_enemy_wizard(t, s, c),
    "power_below_black_rose": lambda t, _s, _c, who: who is not None and t.wizards[who].power < t.rose_power,
}
"""The conditions of `if`."""


def holds(t: BlackRose, s: Scene, cond: Step) -> bool:
    """Whether a condition of `if` is true now."""
    who = one(t, s, cond["who"]) if "who" in cond else None
    return CONDITIONS[cond["is"]](t, s, cond, who)


def owns(t: BlackRose, seat: int, what: str) -> int:
    """How many evocations of a kind, or all ("evocation"), a wizard controls."""
    return sum(what in ("evocation", e.kind) for e in t.wizards[seat].evocations)


# ------------------------------------------------------------------ what it belongs to


def subject(t: BlackRose, s: Scene) -> dict[str, Arg]:
    """The card or room whose effect this is, as the argument `card` of a question."""
    if s.spell is not None:
        return {"card": term(f"spell-{s.spell.id.replace('_', '-')}")}
    if s.piece >= 0:
        return {"card": piece(s.piece)}
    if s.activated >= 0:
        return {"card": room_term(t, s.activated)}
    return {"card": mini_term(t, s.actor if s.actor >= 0 else s.seat)}


# ------------------------------------------------------------------ who decides


def decider(t: BlackRose, s: Scene, step: Step, about: int | None = None) -> int:
    """Who makes a choice of a step: `by` or `chooser` if it says so, else the resolver.

    In an event it is the wizard of the current `each`, or else the one whom the step is about.
    """
    who = step.get("by", step.get("chooser"))
    if isinstance(who, str) and who != "self":
        found = one(t, s, who)
        if found is not None:
            return owner(t, found)
    if s.seat != ROSE:
        return s.seat
    if not s.it_is_room and s.it >= 0:
        return owner(t, s.it)
    if about is not None and owner(t, about) >= 0:
        return owner(t, about)
    return t.first


def places_within(t: BlackRose, s: Scene, within: Any) -> list[int]:
    """The places that `within` of a pick means: any, in range, or at a distance."""
    if within == "any":
        return list(LODGE.all())
    centre = room_named(t, s, within["from"])
    if centre is None:
        return []
    return LODGE.within(centre, within["range"]) if "range" in within else LODGE.around(centre, within["distance"])


def spell_range(t: BlackRose, s: Scene) -> int:
    """BR-17.18, BR-17.19: how far a spell reaches now."""
    assert s.half is not None
    printed = s.half.range
    return printed if printed == ANYWHERE else modified(printed, on_wizard(t, s.seat, "spell_range"))
