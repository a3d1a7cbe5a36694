"""Quests (BR-9): drawn, met, completed, discarded.

SECRECY. Which quests a wizard holds is hidden, so whether one is asked may not depend on it. Everybody sees of which moons
they are, and which quests lie elsewhere; and everything that requirements ask for is open. So a wizard is asked after a
deed that would meet some quest of such a moon that might be one of those held (`could_complete`), whatever is held.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from magemoot.engine.pieces import Value
from magemoot.engine.play import Choose, Play
from magemoot.games.blackrose.atoms.quests import complete_quest, discard_quest, draw_quest
from magemoot.games.blackrose.catalogue import quest_of
from magemoot.games.blackrose.components import MOONS, Quest
from magemoot.games.blackrose.deeds import Deed, happen, new_effect, write_down
from magemoot.games.blackrose.effects import resolve
from magemoot.games.blackrose.requirements import ANSWERING, MOMENTS, met, moment_of
from magemoot.games.blackrose.scene import Scene
from magemoot.games.blackrose.state import ROSE, BlackRose, Wizard
from magemoot.games.blackrose.table import colour, is_wizard, turn_order

LIMIT: Final = 2
"""Active quests that a wizard may have (BR-9.7)."""
PLAIN: Final = "plain"
"""The mode of a reward that is not bound to a room's effect (BR-9.5)."""


# ------------------------------------------------------------------ met: who is asked


def offer(t: BlackRose, deed: Deed) -> Play[None]:
    """BR-9.4, BR-R22, BR-R73: after a deed its doer may complete quests that it meets, in any order.

    Room activations are declared before their effect instead (`declare`).
    """
    if deed.seat == ROSE or deed.kind == "activate_room" or moment_of(deed) not in MOMENTS:
        return
    w = t.wizards[deed.seat]
    if w.quests:
        yield from _offer(t, w, w.quests[:], deed)


def check_states(t: BlackRose, at: str) -> Play[None]:
    """BR-R22, BR-R90: quests that ask how things stand, in turn order; at the end of a turn only those of its wizard.

    Args:
        at: "end_of_turn" or "start_of_cleanup". For states that count at "any_time" nobody has to call: `offer` asks
            after the deeds that can make them true, `receive` when a quest comes.
    """
    for seat in [t.active] if at == "end_of_turn" else turn_order(t):
        yield from offer(t, Deed("state", seat, detail=at))


def could_complete(t: BlackRose, seat: int, deed: Deed) -> bool:
    """Whether a wizard might hold a quest that a deed meets, for all that everybody knows. See SECRECY above."""
    return _could(t, t.wizards[seat], t.wizards[seat].quests, deed)


def _could(t: BlackRose, w: Wizard, cards: Sequence[int], deed: Deed) -> bool:
    """The same for some of the active quests; of these nothing is looked at but the backs."""
    moment = moment_of(deed)
    if not cards or moment not in MOMENTS:
        return False
    backs = {quest_of(card).moon for card in cards}
    return any(
        met(t, w.seat, quest_of(card), deed) and not _lies_elsewhere(t, card)
        for moon in MOONS
        if moon in backs
        for card in ANSWERING.get((moon, moment), ())
    )


def _lies_elsewhere(t: BlackRose, card: int) -> bool:
    """Whether everybody knows that nobody holds a quest: completed, discarded, or not in the game (BR-3.8, BR-R64)."""
    if card in t.box or card in t.quest_discard:
        return True
    return any(card in w.completed for w in t.wizards)


def _ask(t: BlackRose, w: Wizard, held: Sequence[int], deed: Deed) -> Play[int | None]:
    """Which of the quests held at a deed a wizard completes; None to complete no more."""
    left = [card for card in held if card in w.quests]
    if not _could(t, w, left, deed):
        return None

    def options() -> list[Value]:
        return [*(card for card in left if _met_now(t, w, card, deed)), "pass"]

    answer = yield Choose(w.seat, "quest", options, "BR-R22", open=True)
    return answer if isinstance(answer, int) else None


def _met_now(t: BlackRose, w: Wizard, card: int, deed: Deed) -> bool:
    quest = quest_of(card)
    return card in ANSWERING.get((quest.moon, moment_of(deed)), ()) and met(t, w.seat, quest, deed)


def _offer(t: BlackRose, w: Wizard, held: Sequence[int], deed: Deed) -> Play[None]:
    """Only quests held at the deed can be met by it (BR-R22)."""
    while (card := (yield from _ask(t, w, held, deed))) is not None:
        yield from complete(t, w, card, deed)


def declare(t: BlackRose, seat: int, place: int) -> Play[list[Quest]]:
    """BR-R85: the quests that the activation of a room meets are completed before its effect, and their power is taken.

    Returns:
        those whose rewards replace the room's effect or add to it, in the order declared; other rewards have been given.
    """
    w, of_the_room = t.wizards[seat], []
    deed = Deed("activate_room", seat, mini=seat, place=place, detail=colour(t, place))
    write_down(t, deed)
    held = w.quests[:]
    while (card := (yield from _ask(t, w, held, deed))) is not None:
        plain = quest_of(card).mode == PLAIN
        yield from complete(t, w, card, deed, reward=plain)
        if not plain:
            of_the_room.append(quest_of(card))
    return of_the_room


# ------------------------------------------------------------------ completed


def complete(t: BlackRose, w: Wizard, card: int, deed: Deed, *, reward: bool = True) -> Play[None]:
    """BR-9.4, BR-9.6, BR-R22: an active quest is revealed and completed: first its power, then its reward.

    Args:
        deed: what met it.
        reward: whether its reward is given here; not if it belongs to a room's effect (BR-9.5).
    """
    from magemoot.games.blackrose import power

    quest, effect = quest_of(card), new_effect(t)
    complete_quest(t, w, card, "BR-9.4")
    yield from power.gain(t, w.seat, quest.power, "BR-9.4", counts=True)
    if reward:
        s = Scene("quest", w.seat, effect, piece=card, trigger=deed, actor=_actor(deed))
        s.summoned = deed.mini if deed.kind == "summon" else -1
        yield from resolve(t, s, quest.ops)
    yield from happen(t, Deed("complete_quest", w.seat, mini=w.seat, place=w.place, piece=card, effect=effect))


def _actor(deed: Deed) -> int:
    """The evocation that carried out a deed; -1 if none did."""
    return deed.mini if deed.source == "evocation" and not is_wizard(deed.mini) else -1


# ------------------------------------------------------------------ drawn and discarded


def draw(t: BlackRose, w: Wizard, rule: str) -> Play[bool]:
    """BR-8.10, BR-9.7, BR-R22: a wizard draws a quest of the present moon. Returns whether there was one (BR-R84)."""
    if not draw_quest(t, w, rule):
        return False
    yield from receive(t, w, w.quests[-1:])
    return True


def receive(t: BlackRose, w: Wizard, new: Sequence[int]) -> Play[None]:
    """BR-9.7, BR-R22: after quests came to a wizard: the excess is discarded, then how things stand may meet the new."""
    while len(w.quests) > LIMIT:
        answer = yield Choose(w.seat, "quest-limit", lambda: list(w.quests), "BR-9.7")
        yield from drop(t, w, answer)
    yield from _offer(t, w, new, Deed("state", w.seat))


def drop(t: BlackRose, w: Wizard, card: int) -> Play[None]:
    """BR-9.8, BR-R23: an active quest is discarded; the Black Rose gains power equal to the card's moon."""
    from magemoot.games.blackrose import power

    discard_quest(t, w, card, "BR-9.8")
    yield from power.gain(t, ROSE, quest_of(card).moon, "BR-9.8")
