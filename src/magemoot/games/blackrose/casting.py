"""Casting spells (BR-17, BR-18.2): reveal, mark, aim, what is answered before, the effect, what is answered after."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final

import msgspec

from magemoot.engine.events import seat as seat_ref
from magemoot.engine.events import term
from magemoot.engine.pieces import Value, distinct
from magemoot.engine.play import Choose, Play
from magemoot.games.blackrose import instability, protections
from magemoot.games.blackrose.atoms import sheet
from magemoot.games.blackrose.catalogue import kinds, marker_side, spell_of
from magemoot.games.blackrose.components import FORGOTTEN, REVERSED, STRAIGHT, Effect, Spell, Step
from magemoot.games.blackrose.deeds import Deed, happen, new_effect
from magemoot.games.blackrose.effects import choose_mini, choose_room, resolve
from magemoot.games.blackrose.lodge import ANYWHERE, CELL
from magemoot.games.blackrose.modifiers import flag, on_wizard
from magemoot.games.blackrose.scene import Scene, archetype, enemies, holds, minis, spell_range, subject
from magemoot.games.blackrose.state import PREPARED, PROTECTION, QUICK, TRAP, USED, BlackRose, Wizard
from magemoot.games.blackrose.table import (
    LODGE,
    can_be_activated,
    colour,
    enemies_in,
    evocation,
    evocations,
    facts_of,
    free_slots,
    is_wizard,
    next_standard,
    place_of,
    spaces_with,
)
from magemoot.games.blackrose.vocabulary.words import ANY_ELEMENT, ELEMENTS

MARK_MATTERS: Final = (
    "move",
    "teleport",
    "swap",
    "instability",
    "convert_instability",
    "move_instability",
    "activate",
    "resolve_room",
)
"""Operations for which it matters whether the mark's cube comes before or after them."""
LEAD_AWAY: Final = ("move", "teleport", "swap", "activate", "resolve_room")
"""Those that may bring the caster to a room with a free slot from one without."""
PLENTY: Final = 8
"""No amount that an effect counts out is higher."""


def half_on(w: Wizard, space: int) -> tuple[Spell, str, Effect]:
    """The spell on a space, the side that is up, and its effect; of a room trap the first of its two."""
    spell = spell_of[sheet.card_on(w, space)]
    assert spell is not None
    side = sheet.side_of(w, space) if w.sheet[space] else w.side[space]
    if spell.is_room_trap and side not in spell.halves:
        side = next(iter(spell.halves))
    return spell, side, spell.halves[side]


def way_to_cast(w: Wizard, space: int) -> str:
    """The option to cast the spell on a space. It says of which type it is, for all will learn that, but not which it is."""
    return f"space-{space}-{half_on(w, space)[2].type}"


def cast_chosen(t: BlackRose, seat: int, word: Value, *, from_hand: bool = False) -> Play[None]:
    """Cast as a way to cast says."""
    _, space, kind = str(word).split("-")
    yield from cast(t, seat, int(space), kind, from_hand=from_hand)


def cast(t: BlackRose, seat: int, space: int, kind: str, *, from_hand: bool = False) -> Play[None]:
    """BR-17.10, BR-17.11: cast the prepared spell on a space.

    Args:
        kind: its type, as all learn it; the card itself may be taken for another.
        from_hand: it was put there just now by an effect (BR-17.28), so it is no quick spell.
    """
    w = t.wizards[seat]
    spell, side, half = half_on(w, space)
    if kind in (TRAP, PROTECTION):
        yield from _activate(t, w, space, msgspec.structs.replace(half, type=kind), from_hand)
    else:
        card = sheet.reveal(t, w, space, side, "BR-17.10")
        sheet.use_up(w, space)
        s = Scene("spell", seat, new_effect(t), spell=spell, half=half, piece=card, slot=space)
        yield from choose_element(t, seat, space)
        yield from _effect(t, w, s, from_hand)


def _activate(t: BlackRose, w: Wizard, space: int, half: Effect, from_hand: bool) -> Play[None]:
    """BR-17.11: a trap or protection gets its token and stays face down, unless an event wants it face up."""
    effect, face_up = new_effect(t), flag(t, w.seat, "cast_face_up")
    if face_up:
        sheet.reveal(t, w, space, half_on(w, space)[1], "BR-17.11")
    sheet.activate_spell(t, w, space, half.type, "BR-17.11")
    if face_up:
        yield from choose_element(t, w.seat, space)
    slot = -1 if from_hand else space
    yield from happen(t, Deed("cast_spell", w.seat, half=half, slot=slot, effect=effect))


def choose_element(t: BlackRose, seat: int, space: int) -> Play[None]:
    """BR-17.9, BR-R56: the element of a spell that is revealed; of "any" its owner's choice. It is a deed for quests."""
    w = t.wizards[seat]
    _spell, _side, half = half_on(w, space)
    element = w.element[space] = yield from _element_of(t, seat, half)
    yield from happen(t, Deed("reveal", seat, detail=element, effect=t.effects))


def _element_of(t: BlackRose, seat: int, half: Effect) -> Play[str]:
    """BR-17.9: the element of an effect; for "any" a wizard says which."""
    if half.element != ANY_ELEMENT:
        return half.element
    words: list[Value] = [f"element-{e}" for e in ELEMENTS]
    answer = yield Choose(seat, "element", lambda: words, "BR-17.9")
    element = str(answer).removeprefix("element-")
    if t.log is not None:
        t.note("element", "BR-17.9", who=seat_ref(seat), element=term(f"element-{element}"))
    return element


def _effect(t: BlackRose, w: Wizard, s: Scene, from_hand: bool) -> Play[None]:
    """A combat or general spell that has been revealed takes effect, even if its card has left the sheet since (BR-R49)."""
    spell, half = s.spell, s.half
    assert spell is not None
    assert half is not None
    first = (yield from _mark_first(t, w, spell, half)) if spell.instability else True
    if spell.instability and first:
        yield from instability.mark(t, w.seat, s)
    yield from resolve_spell(t, s)
    if spell.instability and not first:
        yield from instability.mark(t, w.seat, s)
    slot = -1 if from_hand else s.slot
    yield from happen(t, Deed("cast_spell", w.seat, spell=spell, half=half, slot=slot, effect=s.effect))


def _mark_first(t: BlackRose, w: Wizard, spell: Spell, half: Effect) -> Play[bool]:
    """BR-18.2, BR-R38: before the effect, or after it if the caster says so; asked where it can make a difference."""
    if w.place == CELL:
        return True
    ops = {step["op"] for step in every_step(half.ops)}
    if not free_slots(t, w.place):
        matters = not ops.isdisjoint(LEAD_AWAY)
    else:
        matters = not ops.isdisjoint(MARK_MATTERS) or t.supply[w.seat] <= _most_cubes(t, w.seat, half)
    if not matters:
        return True
    words: list[Value] = ["mark-before", "mark-after"]
    answer = yield Choose(w.seat, "mark", lambda: words, "BR-18.2", {"card": term(spell_name(spell))})
    return bool(answer == "mark-before")


def _most_cubes(t: BlackRose, seat: int, half: Effect) -> int:
    """BR-21.14: how many own cubes an effect could use at most, wherever it is aimed."""
    rooms = [len(enemies_in(t, p, seat)) for p in LODGE.all()]
    raised = sum(m.n for m in on_wizard(t, seat, "spell_damage") if m.n > 0)
    most = 0
    for step in every_step(half.ops):
        if step["op"] not in instability.TAKE_CUBES or step.get("source", "self") != "self":
            continue
        amount = step["n"]
        n = amount if isinstance(amount, int) else amount.get("max", PLENTY) if isinstance(amount, dict) else PLENTY
        if step["op"] != "damage":
            most += n
        elif step["to"] == "target" or step["to"].startswith("trigger"):
            most += n + raised
        elif step["to"].startswith("enemies_in:") and "+" not in step["to"]:
            most += (n + raised) * max(rooms)
        else:
            most += (n + raised) * sum(rooms)
    return most


def spell_name(spell: Spell) -> str:
    """The message that names a spell."""
    return f"spell-{spell.id.replace('_', '-')}"


def resolve_spell(t: BlackRose, s: Scene) -> Play[None]:
    """BR-R32: aim a spell, let protections answer, carry out its steps.

    Without a legal target it does what it can (BR-17.25): the steps that need none.
    """
    assert s.half is not None
    assert s.spell is not None
    if not (yield from _aim(t, s)) and t.log is not None:
        t.note("spell-in-vain", "BR-R27", who=seat_ref(s.seat), card=term(spell_name(s.spell)))
    yield from protections.against_effect(t, s, affected(t, s))
    yield from resolve(t, s, s.half.ops)
    if s.void:
        if t.log is not None:
            t.note("neutralised", "BR-19.5", card=term(spell_name(s.spell)))
        return
    yield from happen(
        t, Deed("spell_resolved", s.seat, detail=s.spell.school, effect=s.effect, spell=s.spell, half=s.half)
    )


# ------------------------------------------------------------------ aiming (BR-17.14–17.26)


def _aim(t: BlackRose, s: Scene) -> Play[bool]:
    """BR-17.26: the target is chosen when the spell is cast. Returns whether there is one, or none is needed."""
    assert s.half is not None
    if s.half.target == "single":
        target = yield from choose_mini(t, s.seat, "target", legal_targets(t, s), "BR-17.15", args=subject(t, s))
        if target is None:
            return False
        s.target, s.target_room = target, place_of(t, target)
    elif s.half.target == "area":
        room = yield from choose_room(t, s.seat, "target-room", legal_rooms(t, s), "BR-17.16", args=subject(t, s))
        if room is None:
            return False
        s.target_room = room
    return True


def in_reach(t: BlackRose, s: Scene) -> list[int]:
    """BR-17.19–17.22, BR-R30: the places in range of the resolver; from the cell only range "any" reaches anything."""
    here, reach = t.wizards[s.seat].place, spell_range(t, s)
    if reach == ANYWHERE:
        return list(LODGE.all())
    return [] if here == CELL else LODGE.within(here, reach)


def legal_targets(t: BlackRose, s: Scene) -> list[int]:
    """BR-17.15, BR-17.23: the miniatures that a spell with a single target can be aimed at."""
    assert s.half is not None
    wanted = s.half.filter
    places = in_reach(t, s)
    what = wanted.get("is", "enemy_mini")
    if what.startswith("own"):
        own = [e.uid for seat, e in evocations(t) if seat == s.seat and place_of(t, e.uid) in places]
        of = what.removeprefix("own_").removeprefix("own:")
        return [m for m in own if of == "evocation" or of in (_kind(t, m), archetype(t, m))]
    found = [m for m in enemies(t, s) if place_of(t, m) in places]
    if what == "enemy_mage":
        return [m for m in found if is_wizard(m)]
    if what == "enemy_evocation":
        most = wanted.get("life_at_most")
        return [m for m in found if not is_wizard(m) and (most is None or _printed_life(t, m) <= most)]
    return found


def _kind(t: BlackRose, mini: int) -> str:
    e = evocation(t, mini)
    return "" if e is None else e.kind


def _printed_life(t: BlackRose, mini: int) -> int:
    e = evocation(t, mini)
    return 0 if e is None else facts_of(e).life


def legal_rooms(t: BlackRose, s: Scene) -> list[int]:
    """BR-17.16: the rooms that a spell with an area can be aimed at."""
    assert s.half is not None
    wanted, here = s.half.filter, t.wizards[s.seat].place
    found = in_reach(t, s)
    if "distance" in wanted:
        found = [p for p in found if here != CELL and LODGE.distance[here][p] == wanted["distance"]]
    if "colour" in wanted:
        found = [p for p in found if colour(t, p) in wanted["colour"]]
    if wanted.get("has") == "enemy_mini":
        found = [p for p in found if enemies_in(t, p, s.seat)]
    if wanted.get("token") == "ready":
        found = [p for p in found if can_be_activated(t, p, s.seat)]
    return found


# ------------------------------------------------------------------ whom it affects (BR-R89)

AIMED: Final = ("to", "who", "on", "from", "a", "b", "which", "over")
"""What steps call the miniatures that they work on."""


def every_step(steps: Sequence[Step]) -> Iterator[Step]:
    """All steps of an effect, also those within others."""
    for step in steps:
        yield step
        for inner in ("ops", "then", "else"):
            yield from every_step(step.get(inner, ()))
        for option in step.get("options", ()):
            yield from every_step(option["ops"])


def affected(t: BlackRose, s: Scene) -> list[int]:
    """BR-R89: the wizards, in turn order, whom a spell or trap targets, whose room it targets, or whom a part changes."""
    assert s.half is not None
    found = [s.target, *_worked_on(t, s, s.half.ops)]
    if s.half.target == "area" and s.kind == "spell":
        found += enemies_in(t, s.target_room, s.seat)
    return [w.seat for w in t.wizards if w.seat in found and w.seat != s.seat and w.place != CELL]


def _worked_on(t: BlackRose, s: Scene, steps: Sequence[Step]) -> list[int]:
    """The miniatures on which steps would work as things stand; where the resolver goes first, nobody knows yet."""
    found: list[int] = []
    for step in steps:
        if step["op"] == "move" and step["who"] == "self":
            break
        if step["op"] == "each":
            if not step["over"].startswith("rooms:"):
                for mini in minis(t, s, step["over"]):
                    s.it = mini
                    found += _worked_on(t, s, step["ops"])
                s.it = -1
        elif step["op"] == "if":
            found += _worked_on(t, s, step["then"] if holds(t, s, step["cond"]) else step.get("else", ()))
        else:
            found += [m for key in AIMED if key in step for m in _those(t, s, step[key])]
            found += _worked_on(t, s, step.get("ops", ()))
            for option in step.get("options", ()):
                found += _worked_on(t, s, option["ops"])
    return found


def _those(t: BlackRose, s: Scene, word: Any) -> list[int]:
    """The miniatures that a word means already before the effect begins."""
    if not isinstance(word, str) or word.startswith("pick:"):
        return []
    try:
        return minis(t, s, word)
    except ValueError:
        return []  # a word for a room or a deck


# ------------------------------------------------------------------ casting in other ways


def cast_from_hand(t: BlackRose, s: Scene) -> Play[None]:
    """BR-17.28, BR-R49, BR-R51: a card of the own sheet makes room for one of the hand, which is cast at once."""
    w = t.wizards[s.seat]
    full = [i for i in range(len(w.status)) if sheet.card_on(w, i) >= 0]
    if not w.hand or not full:
        return
    spaces: list[Value] = [f"space-{i}" for i in full]
    answer = yield Choose(w.seat, "replace-spell", lambda: spaces, "BR-17.28")
    space = int(str(answer).removeprefix("space-"))
    gone = spell_of[sheet.card_on(w, space)]
    spent = gone is not None and gone.school == FORGOTTEN and w.status[space] == USED
    sheet.leave_sheet(t, w, space, "eliminated" if spent else "memories", "BR-R51" if spent else "BR-17.28")
    ways = [(card, marker, _type_of(card, marker)) for card, marker in ways_to_prepare(w.hand, w.markers)]
    card, marker, kind = yield Choose(w.seat, "cast-from-hand", lambda: ways, "BR-17.28", open=True)
    sheet.prepare(w, space, card, marker)
    yield from cast(t, w.seat, space, kind, from_hand=True)


def _type_of(card: int, marker: int) -> str:
    """The type of a spell that lies with one side up."""
    spell = spell_of[card]
    assert spell is not None
    half = next(iter(spell.halves.values())) if spell.is_room_trap else spell.halves[marker_side(marker)]
    return half.type


def ways_to_prepare(hand: Sequence[int], markers: Sequence[int]) -> list[tuple[int, int]]:
    """BR-12.3: every spell of a hand with each of its sides up; a room trap has but one way to lie (BR-20.6).

    The side is a marker and no word, because it is hidden.
    """
    found: list[tuple[int, int]] = []
    for card in distinct(hand, kinds):
        spell = spell_of[card]
        assert spell is not None
        sides = (STRAIGHT,) if spell.is_room_trap else (STRAIGHT, REVERSED)
        found += [(card, marker) for marker in distinct(markers, kinds) if marker_side(marker) in sides]
    return found


def cast_next(t: BlackRose, seat: int) -> Play[None]:
    """BR-R67: the next prepared spell is cast outside any combination: the leftmost standard, or the quick spell."""
    w = t.wizards[seat]
    if w.place == CELL:
        return
    standard = next_standard(w)
    ways: list[Value] = [way_to_cast(w, standard)] if standard > 0 else []
    if w.status[QUICK] == PREPARED:
        ways.append(way_to_cast(w, QUICK))
    if ways:
        answer = yield Choose(seat, "cast-next", lambda: ways, "BR-R67", open=True)
        yield from cast_chosen(t, seat, answer)


def copyable(t: BlackRose, s: Scene, step: Step) -> list[tuple[int, int]]:
    """BR-R93: (seat, space) of every used spell on another sheet whose revealed effect can be copied."""
    found = []
    for w in t.wizards:
        for space in spaces_with(w, USED) if w.seat != s.seat else []:
            if w.revealed[space]:
                spell, _side, half = half_on(w, space)
                if half.type in step["types"] and spell.id not in step.get("not", ()) and spell.school != FORGOTTEN:
                    found.append((w.seat, space))
    return found


def copy_used_spell(t: BlackRose, s: Scene, step: Step) -> Play[None]:
    """BR-R93, BR-17.31: another wizard's used spell takes effect as if the copier had cast it; the card stays.

    Targets are chosen anew, and so is the element of "any".
    """
    them = copyable(t, s, step)
    if not them:
        return
    words: list[Value] = [f"sheet-{seat}-{space}" for seat, space in them]
    answer = yield Choose(s.seat, "copy-spell", lambda: words, "BR-R93")
    _, whose, where = str(answer).split("-")
    owner = t.wizards[int(whose)]
    spell, _side, half = half_on(owner, int(where))
    copied = Scene("spell", s.seat, s.effect, spell=spell, half=half, piece=sheet.card_on(owner, int(where)))
    yield from _element_of(t, s.seat, half)
    yield from resolve_spell(t, copied)
