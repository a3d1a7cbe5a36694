"""Operations with evocations (BR-23)."""

from __future__ import annotations

from magemoot.engine.play import Play
from magemoot.games.blackrose import creatures
from magemoot.games.blackrose.atoms import figures
from magemoot.games.blackrose.components import Step
from magemoot.games.blackrose.effects import operation
from magemoot.games.blackrose.scene import Scene, minis, number, one, room_named
from magemoot.games.blackrose.state import BlackRose
from magemoot.games.blackrose.table import is_wizard


@operation("summon")
def summon(t: BlackRose, s: Scene, step: Step) -> Play[None]:
    """BR-23.1, BR-R77: evocations are summoned one after another; of a list each time one of choice."""
    place, who = room_named(t, s, step["at"]), one(t, s, step.get("by", "self"))
    if place is None or who is None:
        return
    what = [step["what"]] if isinstance(step["what"], str) else step["what"]
    came = s.picks.setdefault(step.get("as", ""), [])
    came.clear()
    for _ in range(number(t, s, step.get("n", 1))):
        if s.lost(t):
            return
        mini = yield from creatures.summon(
            t,
            s,
            who,
            what,
            place,
            free_slots_only=step.get("free_slots_only", False),
            optional=step.get("up_to", False),
        )
        if mini < 0:
            return
        came.append(mini)


@operation("remove_evocation")
def remove_evocation(t: BlackRose, s: Scene, step: Step) -> None:
    """BR-23.11: evocations go back to the supply; that is no defeat."""
    for mini in minis(t, s, step["which"]):
        if not is_wizard(mini):
            figures.withdraw(t, mini, "BR-23.11")


@operation("act")
def act(t: BlackRose, s: Scene, step: Step) -> Play[None]:
    """BR-23.10, BR-R68: evocations act under a wizard's control."""
    by = one(t, s, step["by"])
    against = one(t, s, step["against"]) if "against" in step else -1
    if by is None or against is None:
        return
    for mini in minis(t, s, step["which"]):
        if s.lost(t):
            return
        if not is_wizard(mini):
            yield from creatures.act(
                t,
                mini,
                by,
                effect=s.effect,
                bonus=step.get("bonus", 0),
                attack_only=step.get("attack_only", False),
                against=against,
            )
