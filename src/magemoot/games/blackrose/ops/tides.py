"""Operations with quests, with events on the board, and with values that change for a while (BR-9, BR-10)."""

from __future__ import annotations

from magemoot.engine.events import term
from magemoot.engine.play import Choose, Play
from magemoot.games.blackrose import events, quests
from magemoot.games.blackrose.atoms.quests import give_back_quests, quest_under_deck, show_quests, steal_quest
from magemoot.games.blackrose.components import Step
from magemoot.games.blackrose.deeds import Deed
from magemoot.games.blackrose.effects import operation
from magemoot.games.blackrose.modifiers import mod_of, written
from magemoot.games.blackrose.scene import Scene, decider, minis, number
from magemoot.games.blackrose.state import BlackRose, Wizard
from magemoot.games.blackrose.table import is_wizard, mini_term


@operation("quest")
def quest(t: BlackRose, s: Scene, step: Step) -> Play[None]:
    """BR-9: quests are drawn, stolen, swapped or completed by an effect, one after the other."""
    for mini in minis(t, s, step.get("who", "self")):
        w = t.wizards[mini]
        for _ in range(number(t, s, step.get("n", 1))):
            if s.lost(t):
                return
            match step["do"]:
                case "draw":
                    yield from quests.draw(t, w, "BR-28.12")
                case "steal":
                    for victim in minis(t, s, step["from"]):
                        yield from _steal(t, w, t.wizards[victim])
                case "swap":
                    yield from _swap(t, w)
                case _:
                    yield from _complete(t, w, reward=step.get("reward", True))


def _steal(t: BlackRose, w: Wizard, victim: Wizard) -> Play[None]:
    """BR-28.23: a wizard takes an active quest of choice from another; never more than two then (BR-9.7)."""
    if not victim.quests:
        return
    show_quests(t, victim, w, "BR-28.23")
    card = yield Choose(w.seat, "steal-quest", lambda: list(w.looking), "BR-28.23")
    steal_quest(t, w, victim, card, "BR-28.23")
    give_back_quests(victim, w)
    yield from quests.receive(t, w, [card])


def _swap(t: BlackRose, w: Wizard) -> Play[None]:
    """BR-R82: an active quest goes under the deck of its moon without penalty; then a quest is drawn in any case."""
    if w.quests:
        card = yield Choose(w.seat, "swap-quest", lambda: list(w.quests), "BR-R82")
        quest_under_deck(t, w, card, "BR-R82")
    yield from quests.draw(t, w, "BR-28.12")


def _complete(t: BlackRose, w: Wizard, *, reward: bool) -> Play[None]:
    """BR-9.4: an effect completes an active quest, whatever it requires."""
    if w.quests:
        card = yield Choose(w.seat, "complete-quest", lambda: list(w.quests), "BR-9.4")
        yield from quests.complete(t, w, card, Deed("state", w.seat), reward=reward)


@operation("event")
def event(t: BlackRose, s: Scene, step: Step) -> Play[None]:
    """BR-8.11: an event is removed from the board: the rightmost, or one of choice."""
    lying = [card for zone in t.board for card in zone]
    if not lying:
        return
    card = lying[-1]
    if step["slot"] == "choice":
        card = yield Choose(decider(t, s, step), "remove-event", lambda: list(lying), "BR-8.11")
    yield from events.leave(t, card)


@operation("mod")
def mod(t: BlackRose, s: Scene, step: Step) -> None:
    """BR-24.2, BR-R92: a wizard's value changes until the end of the round; those of events are read off the board."""
    if step["until"] != "end_of_round":
        return
    for mini in minis(t, s, step["who"]):
        if is_wizard(mini):
            change = mod_of(step)
            t.wizards[mini].mods.append(written(change))
            if t.log is not None:
                stat = term(f"stat-{change.stat.replace('_', '-')}")
                t.note("mod", "BR-24.2", who=mini_term(t, mini), stat=stat, change=change.n)
