"""Choosing one of several things that an effect offers, and what a question within an effect tells."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from magemoot.engine.events import Arg, Ref, term
from magemoot.engine.pieces import Value
from magemoot.engine.play import Choose, Play
from magemoot.games.weirdwood.catalogue import BOX
from magemoot.games.weirdwood.effects import Step, can_any
from magemoot.games.weirdwood.scene import Scene
from magemoot.games.weirdwood.state import Weirdwood
from magemoot.games.weirdwood.table import text_id

NOTHING: Final = "pass"
"""The word of whoever declines what is offered."""


def source(s: Scene) -> Ref:
    """The name of what a resolution comes from, for messages."""
    if s.kind == "action":
        return term(text_id("action", BOX.actions[s.id].name))
    return term(text_id(s.kind, s.id) if s.id else s.kind)


def about(s: Scene) -> Mapping[str, Arg]:
    """What a question within a resolution tells: where it comes from."""
    return {"source": source(s)}


def option_words(options: Sequence[Sequence[Step]]) -> list[str]:
    """The words of some options: each says what its first step does, `option-gain-health`, `option-battle-hits`."""
    words: list[str] = []
    for steps in options:
        first = steps[0]
        parts = ["option", first["op"]]
        if first["op"] == "gain":
            parts.append(next(iter(first["what"])))
        elif first["op"] == "battle":
            parts.append(next(name for name in first if name not in ("op", "when")))
        word = "-".join(parts).replace("_", "-")
        words.append(word if word not in words else f"{word}-{len(words)}")
    return words


def open_options(t: Weirdwood, s: Scene, step: Step) -> list[int]:
    """WM-R110: the options of a `choose` of which something can be carried out."""
    return [i for i, steps in enumerate(step["options"]) if can_any(t, s, steps)]


def choose_option(t: Weirdwood, s: Scene, step: Step) -> Play[int | None]:
    """WM-25.6, WM-R106: which option of a `choose` is taken; None if it may be declined and was.

    Whoever got the choice from another may decline it, and its owner where the step says so.
    """
    words = option_words(step["options"])
    offered: list[Value] = [words[i] for i in open_options(t, s, step)]
    if s.seat != s.owner or step.get("may"):
        offered.append(NOTHING)
    answer = yield Choose(s.seat, "choose", lambda: offered, s.rule, about(s))
    return None if answer == NOTHING else words.index(str(answer))
