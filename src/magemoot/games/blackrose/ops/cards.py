"""Operations on cards: drawing, studying, discarding, looking, and what lies on a sheet."""

from __future__ import annotations

from typing import Final

from magemoot.engine.events import seat as seat_ref
from magemoot.engine.pieces import Value
from magemoot.engine.play import Choose, Play, several
from magemoot.games.blackrose import hands
from magemoot.games.blackrose.atoms import sheet, spells
from magemoot.games.blackrose.atoms.quests import give_back_quests, show_quests
from magemoot.games.blackrose.catalogue import kinds
from magemoot.games.blackrose.components import Step
from magemoot.games.blackrose.effects import operation
from magemoot.games.blackrose.scene import Scene, decider, minis, number
from magemoot.games.blackrose.state import ROSE, BlackRose, Wizard
from magemoot.games.blackrose.table import activated, next_standard

TOKENS: Final = 2
"""Physical action tokens of each wizard (BR-1.10)."""


def _wizards(t: BlackRose, s: Scene, word: str) -> list[Wizard]:
    """The wizards whom a step is about."""
    return [t.wizards[m] for m in minis(t, s, word) if m < ROSE]


# ------------------------------------------------------------------ into the hand


@operation("draw")
def draw(t: BlackRose, s: Scene, step: Step) -> Play[None]:
    """BR-28.12, BR-R13: cards from the own spellbook, the library or the forgotten spells."""
    for w in _wizards(t, s, step.get("who", "self")):
        yield from hands.draw(t, w, step["from"], number(t, s, step["n"]), "BR-28.12")
        if s.lost(t):
            return


@operation("study")
def study(t: BlackRose, s: Scene, step: Step) -> Play[None]:
    """BR-14.15, BR-R84: look at the top cards of a deck, keep some."""
    w = t.wizards[decider(t, s, step)]
    yield from hands.study(t, w, step["from"], step["look"], step["keep"], step["rest"])


@operation("recall")
def recall(t: BlackRose, s: Scene, step: Step) -> Play[None]:
    """Spells from the memories come back into the hand, by their owner's choice."""
    for w in _wizards(t, s, step.get("who", "self")):
        yield from _recall(t, w, number(t, s, step["n"]))


def _recall(t: BlackRose, w: Wizard, n: int) -> Play[None]:
    """One wizard's spells, as many as there are (BR-R72), with the hand limit after them."""
    for card in (yield from several(w.seat, "recall", lambda: w.memories, n, kinds, "BR-17.25")):
        spells.recall(t, w, card, "BR-17.25")
    yield from hands.keep_limit(t, w)


# ------------------------------------------------------------------ out of the hand


@operation("discard")
def discard(t: BlackRose, s: Scene, step: Step) -> Play[None]:
    """BR-28.11, BR-R72: spells leave the hand: `n`, or as many as exceed `down_to`."""
    for w in _wizards(t, s, step["who"]):
        n = max(0, len(w.hand) - step["down_to"]) if "down_to" in step else number(t, s, step.get("n", 1))
        by = w.seat if s.seat == ROSE else s.seat
        lost = yield from hands.lose(t, w, n, step["how"], by, to=step.get("to", ""), up_to=step.get("up_to", False))
        if "as" in step:
            s.counted[step["as"]] = lost
        if s.lost(t):
            return


# ------------------------------------------------------------------ on the sheet


@operation("strip")
def strip(t: BlackRose, s: Scene, step: Step) -> Play[None]:
    """BR-28.3: activated spells, chosen by the resolver, go to their owner's memories, traps too."""
    for w in _wizards(t, s, step["who"]):
        for _ in range(number(t, s, step["n"])):
            if activated(w):
                yield from _strip(t, w, decider(t, s, step, about=w.seat))


def _strip(t: BlackRose, w: Wizard, by: int) -> Play[None]:
    """One activated spell of a wizard, chosen by another by its place."""
    words: list[Value] = [f"sheet-{w.seat}-{space}" for space in activated(w)]
    answer = yield Choose(by, "strip", lambda: words, "BR-28.3", {"who": seat_ref(w.seat)})
    sheet.leave_sheet(t, w, int(str(answer).rpartition("-")[2]), "memories", "BR-28.3")


@operation("flip_orientation")
def flip_orientation(t: BlackRose, s: Scene, step: Step) -> None:
    """BR-12.3: the next standard spell lies the other way up; a room trap has no other side (BR-20.6)."""
    for w in _wizards(t, s, step["who"]):
        space = next_standard(w)
        if space < 0 or not w.turned[space]:
            continue
        if t.log is not None:
            t.note("flip-orientation", "BR-12.3", who=seat_ref(w.seat), space=space)
        sheet.flip(w, space)


@operation("reset_action")
def reset_action(t: BlackRose, s: Scene, step: Step) -> None:
    """BR-R79: used action tokens of the resolver are turned back."""
    w = t.wizards[s.seat]
    turned = min(number(t, s, step["n"]), TOKENS - w.tokens)
    w.tokens += turned
    if turned and t.log is not None:
        t.note("reset-action", "BR-R79", who=seat_ref(w.seat), count=turned)


# ------------------------------------------------------------------ looking


@operation("peek")
def peek(t: BlackRose, s: Scene, step: Step) -> Play[None]:
    """BR-R54: look at the top of the event deck, at a hand, or at active quests; nobody else sees them."""
    viewer = t.wizards[decider(t, s, step)]
    if step["what"] == "event_deck":
        yield from _peek_events(t, viewer, step.get("n", 1), step.get("reorder", False))
        return
    of_hand = step["what"] == "hand"
    for w in _wizards(t, s, step["who"]):
        if w.seat == viewer.seat or not (w.hand if of_hand else w.quests):
            continue
        (spells.show_hand if of_hand else show_quests)(t, w, viewer, "BR-R54")
        yield from _look(viewer, w)
        (spells.give_back_hand if of_hand else give_back_quests)(w, viewer)


def _look(viewer: Wizard, whose: Wizard | None = None) -> Play[None]:
    """A wizard looks at cards until he or she has seen enough."""
    words: list[Value] = ["done"]
    args = {} if whose is None else {"who": seat_ref(whose.seat)}
    yield Choose(viewer.seat, "look" if whose is None else "look-at", lambda: words, "BR-R54", args, open=True)


def _peek_events(t: BlackRose, viewer: Wizard, n: int, reorder: bool) -> Play[None]:
    """The top events are looked at and go back on top, in any order if the text says so."""
    for _ in range(n):
        if not spells.look_at(t, viewer, "event", t.moon, "BR-R84"):
            break
    if not viewer.looking:
        return
    if reorder and len(viewer.looking) > 1:
        yield from hands.put_back(t, viewer, "top")
        return
    yield from _look(viewer)
    for card in reversed(list(viewer.looking)):
        spells.put_back(t, viewer, card, "top")
