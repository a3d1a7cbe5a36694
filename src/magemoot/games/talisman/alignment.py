"""Good, Neutral, Evil (TA-25, TA-1.11, TA-R76, TA-R129, TA-R144)."""

from __future__ import annotations

from magemoot.engine.events import seat, term
from magemoot.engine.play import Choose, Play
from magemoot.games.talisman.atoms.belongings import ditch
from magemoot.games.talisman.catalogue import ALIGNMENT_CARDS, CHARACTER
from magemoot.games.talisman.components import ALIGNMENTS
from magemoot.games.talisman.state import EVIL, GOOD, NEUTRAL, Adventurer, Talisman
from magemoot.games.talisman.totals import forbidden_cards, has_tag, living


def is_free(t: Talisman, me: Adventurer) -> bool:
    """TA-R76, TA-R129: whether he may change as often as he likes: the Druid, unless he is a Toad (TA-27.9)."""
    return has_tag(t, me, "free_alignment")


def cards_left(t: Talisman) -> int:
    """TA-1.11, TA-26.4: how many Alignment cards lie beside the board."""
    return ALIGNMENT_CARDS - sum(a.alignment != CHARACTER[a.card].alignment for a in living(t))


def possible(t: Talisman, me: Adventurer, to: int) -> bool:
    """TA-25.2, TA-25.3, TA-26.4: whether a character's alignment can become another one now."""
    if to == me.alignment or (me.realigned and not is_free(t, me)):
        return False
    printed = CHARACTER[me.card].alignment
    return to == printed or me.alignment != printed or cards_left(t) > 0


def change(t: Talisman, me: Adventurer, to: int, rule: str) -> bool:
    """TA-25.2–25.4: the alignment changes, and what it forbids is ditched at once.

    A second change in one turn is ignored (TA-R129). Returns whether it changed. The caller keeps the limits, for a
    card lost may have carried Craft.
    """
    if not possible(t, me, to):
        return False
    me.alignment = to
    me.realigned = True
    if t.log is not None:
        t.note("alignment", rule, who=seat(me.seat), alignment=term(f"alignment-{ALIGNMENTS[to]}"))
    for card in forbidden_cards(me):
        ditch(t, me, card, "TA-25.4")
    return True


def offer(t: Talisman, me: Adventurer) -> Play[None]:
    """TA-R76, TA-R144: the Druid may be of another alignment before something asks for it; nobody else is asked."""
    if not is_free(t, me):
        return
    to = yield Choose(me.seat, "alignment", lambda: _ways(t, me), "TA-R76")
    if to != "keep":
        change(t, me, ALIGNMENTS.index(to.removeprefix("align-")), "TA-R76")
        from magemoot.games.talisman.belongings import keep_within_limits

        yield from keep_within_limits(t, me)


def _ways(t: Talisman, me: Adventurer) -> list[str]:
    return ["keep", *(f"align-{ALIGNMENTS[to]}" for to in (GOOD, NEUTRAL, EVIL) if possible(t, me, to))]
