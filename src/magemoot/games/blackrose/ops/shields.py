"""Operations of protections (BR-19.3–19.8, BR-R31, BR-R75): they work on the damage or the effect that they answer."""

from __future__ import annotations

from magemoot.engine.events import seat as seat_ref
from magemoot.engine.play import Play
from magemoot.games.blackrose import damage
from magemoot.games.blackrose.components import Step
from magemoot.games.blackrose.deeds import Deed, happen
from magemoot.games.blackrose.effects import operation
from magemoot.games.blackrose.protections import ANSWERED_BACK, DODGED
from magemoot.games.blackrose.scene import Scene, number, one
from magemoot.games.blackrose.state import BlackRose


@operation("prevent")
def prevent(t: BlackRose, s: Scene, step: Step) -> Play[None]:
    """BR-19.3: damage is reduced, never below 0."""
    yield from _take_off(t, s, number(t, s, step["n"]))


@operation("dodge")
def dodge(t: BlackRose, s: Scene, _step: Step) -> Play[None]:
    """BR-19.4: only the protected one is spared, from that damage, that movement, or the whole spell or trap."""
    if t.log is not None:
        t.note("dodge", "BR-19.4", who=seat_ref(s.seat))
    if s.blow is not None:
        yield from _take_off(t, s, s.blow.amount)
    elif s.against is not None and s.half is not None and s.half.trigger["event"] == "would_be_affected":
        s.against.spared.append(s.seat)
    else:
        s.counted[DODGED] = 1


@operation("neutralise")
def neutralise(_t: BlackRose, s: Scene, _step: Step) -> None:
    """BR-19.5: the spell or trap has no effect on anyone."""
    if s.against is not None:
        s.against.void = True


@operation("retaliate")
def retaliate(t: BlackRose, s: Scene, step: Step) -> Play[None]:
    """BR-19.7, BR-R31, BR-R75: the attacking wizard suffers damage in his or her own colour."""
    yield from _strike_back(t, s, number(t, s, step["n"]))


@operation("redirect")
def redirect(t: BlackRose, s: Scene, step: Step) -> Play[None]:
    """BR-19.7, BR-R75: damage is prevented, and the attacking wizard suffers it in his or her own colour."""
    taken = yield from _take_off(t, s, number(t, s, step["n"]))
    yield from _strike_back(t, s, taken)


def _take_off(t: BlackRose, s: Scene, n: int) -> Play[int]:
    """Take something off the damage that a protection answers. Returns how much."""
    if s.blow is None:
        return 0
    taken = min(n, s.blow.amount)
    s.blow.amount -= taken
    if taken:
        if t.log is not None:
            t.note("prevent", "BR-19.3", who=seat_ref(s.seat), count=taken)
        deed = Deed("damage_prevented", s.seat, mini=s.seat, victim=s.blow.mini, amount=taken, effect=s.effect)
        yield from happen(t, deed)
    return taken


def _strike_back(t: BlackRose, s: Scene, n: int) -> Play[None]:
    """BR-R75: nobody in a cell, nor the Black Rose, suffers it; nor is it turned round again."""
    attacker = one(t, s, "attacker")
    if attacker is not None and n > 0:
        yield from damage.deal(t, s, [(attacker, n)], attacker, ANSWERED_BACK)
