"""Protections (BR-19): asked before damage, before whole spells and traps, and before movements; triggering them.

Who is asked follows from the tokens on the sheets, which everybody sees, never from the spells under them.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any, Final

from magemoot.engine.events import Arg, term
from magemoot.engine.pieces import Value
from magemoot.engine.play import Choose, Play
from magemoot.games.blackrose.atoms import sheet
from magemoot.games.blackrose.components import Effect
from magemoot.games.blackrose.deeds import Deed, happen, new_effect
from magemoot.games.blackrose.effects import choose_mini, resolve
from magemoot.games.blackrose.scene import Scene
from magemoot.games.blackrose.state import PROTECTION, ROSE, BlackRose
from magemoot.games.blackrose.table import (
    answer_order,
    in_play,
    is_wizard,
    mini_term,
    owner,
    place_of,
    source_term,
    spaces_with,
)

if TYPE_CHECKING:
    from magemoot.games.blackrose.damage import Blow

ANSWERED_BACK: Final = "protection"
"""The source of retaliated and redirected damage: own cubes, and nobody's achievement (BR-R69, BR-R75)."""
DODGED: Final = "dodged"
"""What a protection counts when it spares its owner a movement or a block token."""
OF_A_WIZARD: Final = ("spell", "trap", "physical_attack", "room")
"""The sources of damage that comes from "an enemy wizard", so not from an evocation (BR-R69)."""

Fits = Callable[[Effect], bool]

# ------------------------------------------------------------------ the three moments


def before_damage(t: BlackRose, blows: Sequence[Blow]) -> Play[None]:
    """BR-R32, BR-R73: before damage is placed, those who would suffer it may trigger protections, one after another."""
    for seat in answer_order(t):
        yield from _shield(t, seat, [b for b in blows if owner(t, b.mini) == seat and not b.unpreventable])


def _shield(t: BlackRose, seat: int, blows: Sequence[Blow]) -> Play[None]:
    """BR-19.8: a wizard triggers protections one after another while damage is still to come."""
    while due := _due(t, blows):
        args: dict[str, Arg] = {
            "by": source_term(due[0].colour),
            "whom": mini_term(t, due[0].mini),
            "count": due[0].amount,
        }
        space = yield from _ask(t, seat, "protect", lambda half: bool(_answered(seat, half, _due(t, blows))), args)
        if space < 0:
            return
        yield from _against_blow(t, seat, space, due)


def _due(t: BlackRose, blows: Sequence[Blow]) -> list[Blow]:
    """The damage that is still to come."""
    return [b for b in blows if b.is_due(t) and not b.scene.lost(t)]


def against_effect(t: BlackRose, s: Scene, affected: Sequence[int]) -> Play[None]:
    """BR-R73, BR-R89: before the steps of a spell or trap, those whom it would affect may trigger protections.

    They may dodge it (`spared`) or neutralise it (`void`); then nothing is left for the others. Against an effect with
    unpreventable damage no protection can be triggered.
    """
    if s.half is not None and any(step.get("unpreventable") for step in s.half.ops):
        return
    args: dict[str, Arg] = {"by": source_term(s.seat)}
    if s.spell is not None:
        args["card"] = term(f"spell-{s.spell.id.replace('_', '-')}")
    s.asked += [seat for seat in affected if seat not in s.asked]
    for seat in answer_order(t):
        fits = partial(_fits_effect, s=s, seat=seat)
        while seat in affected and seat != s.seat and seat not in s.spared and not s.lost(t) and in_play(t, seat):
            space = yield from _ask(t, seat, "protect-effect", fits, args)
            if space < 0:
                break
            yield from trigger(t, seat, space, against=s)


def against_part(t: BlackRose, s: Scene, hit: Sequence[int]) -> Play[None]:
    """BR-R89: wizards whom only a choice or a step in the middle of a spell has shown to be affected may answer it now."""
    late = [m for m in hit if is_wizard(m) and m not in s.asked]
    if s.kind == "spell" and late:
        yield from against_effect(t, s, late)


def against_moving(t: BlackRose, s: Scene, mini: int, what: str) -> Play[bool]:
    """BR-19.4: before an enemy's effect moves a wizard or gives a block token, the wizard may trigger protections.

    Args:
        what: "move" (push, teleport, swap, to the cell) or "block".

    Returns:
        whether that movement or block was dodged.
    """
    if not is_wizard(mini) or s.seat in (ROSE, mini):
        return False
    answered = ("would_be_moved_or_blocked", "would_be_moved") if what == "move" else ("would_be_moved_or_blocked",)
    args: dict[str, Arg] = {"by": source_term(s.seat)}
    while in_play(t, mini) and not s.lost(t):
        space = yield from _ask(t, mini, f"protect-{what}", lambda half: half.trigger.get("event") in answered, args)
        if space < 0:
            return False
        shield = yield from trigger(t, mini, space, against=s)
        if DODGED in shield.counted:
            return True
    return False


# ------------------------------------------------------------------ asking


def _ask(t: BlackRose, seat: int, ask: str, fits: Fits, args: Mapping[str, Arg]) -> Play[int]:
    """BR-19.11, BR-R29: a wizard with protection tokens may trigger one that fits. Returns its space, or -1.

    Not asked is who has none, and who has only such as lie face up and do not fit: everybody sees that.
    """
    from magemoot.games.blackrose.casting import half_on

    w = t.wizards[seat]
    spaces = spaces_with(w, PROTECTION)
    fitting = [i for i in spaces if fits(half_on(w, i)[2])]
    if not fitting and not any(w.sheet[i] for i in spaces):
        return -1
    words: list[Value] = [*(f"space-{i}" for i in fitting), "pass"]
    answer = yield Choose(seat, ask, lambda: words, "BR-19.11", args, open=True)
    return -1 if answer == "pass" else int(str(answer).removeprefix("space-"))


def _answered(seat: int, half: Effect, due: Sequence[Blow]) -> list[Blow]:
    """BR-19.1, BR-19.8: the damage still to come that a protection answers."""
    if half.trigger.get("event") != "would_suffer_damage":
        return []
    to_self = half.trigger.get("to", "self") == "self"
    return [b for b in due if (b.mini == seat) == to_self and _comes_from(seat, b, half.trigger)]


def _comes_from(seat: int, blow: Blow, trigger: Mapping[str, Any]) -> bool:
    """Whether damage comes from one of those that a protection names; one that names none answers all (BR-R69)."""
    enemy = blow.colour not in (ROSE, seat)
    return "by" not in trigger or any(
        {
            "enemy_mage": enemy and blow.source in OF_A_WIZARD,
            "enemy_evocation": enemy and blow.source == "evocation",
            "physical_attack": enemy and blow.source == "physical_attack",
            "black_rose": blow.colour == ROSE,
        }[by]
        for by in _words(trigger["by"])
    )


def _fits_effect(half: Effect, s: Scene, seat: int) -> bool:
    """Whether a protection of a wizard answers a spell or trap; one against a kind of target only as its target."""
    trigger = half.trigger
    if trigger.get("event") != "would_be_affected" or s.half is None:
        return False
    if (
        trigger.get("spell_type", s.half.type) != s.half.type
        or trigger.get("spell_target", s.half.target) != s.half.target
        or ("spell_target" in trigger and s.target not in (-1, seat))
    ):
        return False
    kinds = {"enemy_spell": ("spell",), "enemy_trap": ("trap",), "enemy_spell_or_trap": ("spell", "trap")}
    return "by" not in trigger or any(s.kind in kinds[by] for by in _words(trigger["by"]))


def _words(by: str | Sequence[str]) -> Sequence[str]:
    return [by] if isinstance(by, str) else by


# ------------------------------------------------------------------ triggering


def _against_blow(t: BlackRose, seat: int, space: int, due: Sequence[Blow]) -> Play[None]:
    """A protection answers damage; if it shields an evocation, the owner says which of those that are hit."""
    from magemoot.games.blackrose.casting import half_on

    blows = {b.mini: b for b in _answered(seat, half_on(t.wizards[seat], space)[2], due)}
    which = yield from choose_mini(t, seat, "protect-evocation", list(blows), "BR-19.1")
    if which is not None:
        yield from trigger(t, seat, space, blow=blows[which])


def trigger(
    t: BlackRose, seat: int, space: int, *, blow: Blow | None = None, against: Scene | None = None
) -> Play[Scene]:
    """BR-19.2, BR-19.9, BR-28.28, BR-18.4: reveal a protection, place its mark's cube, resolve it; it is used.

    Args:
        blow: the damage that it answers.
        against: the spell, trap or moving effect that it answers.

    Returns:
        its resolution.
    """
    from magemoot.games.blackrose import casting, instability

    w = t.wizards[seat]
    spell, side, half = casting.half_on(w, space)
    card = sheet.reveal(t, w, space, side, "BR-17.12")
    sheet.use_up(w, space)
    if not w.element[space]:
        yield from casting.choose_element(t, seat, space)
    s = Scene(
        "protection",
        seat,
        new_effect(t),
        spell=spell,
        half=half,
        piece=card,
        slot=space,
        trigger=_cause(t, seat, blow, against),
        blow=blow,
        against=against,
        attacker=_attacker(blow, against),
    )
    if spell.instability:
        yield from instability.mark(t, seat, s)
    yield from resolve(t, s, half.ops)
    for kind, detail in (("protection_triggered", ""), ("spell_resolved", spell.school)):
        deed = Deed(
            kind, seat, mini=seat, effect=s.effect, detail=detail, spell=spell, half=half, slot=space, piece=card
        )
        yield from happen(t, deed)
    return s


def _attacker(blow: Blow | None, against: Scene | None) -> int:
    """BR-R75: in whose colour the damage would be placed; nobody's if it was retaliated or redirected itself."""
    if blow is not None:
        return -1 if blow.source == ANSWERED_BACK else blow.colour
    return -1 if against is None else against.seat


def _cause(t: BlackRose, seat: int, blow: Blow | None, against: Scene | None) -> Deed:
    """What called up a protection: its doer is the wizard who caused it."""
    scene = against if blow is None else blow.scene
    doer = ROSE if scene is None else scene.seat if blow is None else blow.colour
    mini = scene.actor if scene is not None and scene.actor >= 0 else -1 if doer == ROSE else doer
    return Deed("state", doer, mini=mini, place=place_of(t, seat), victim=seat, timing="before")
