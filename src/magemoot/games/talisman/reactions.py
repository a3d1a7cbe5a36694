"""When Spells may be cast, and who is asked (TA-22, TA-R13, TA-R111).

A Spell that may be cast "at any time" may be cast in every window. Who is asked follows from what everybody sees: the
number of his Spells, Toad or not, where he stands, what he has cast, and when he wants to be asked. Never from what
his Spells are.
"""

from __future__ import annotations

from collections.abc import Sequence

from magemoot.engine.events import seat as seat_ref
from magemoot.engine.pieces import EMPTY, Value, distinct
from magemoot.engine.play import Play
from magemoot.engine.play import window as open_window
from magemoot.games.talisman.catalogue import kinds
from magemoot.games.talisman.state import Adventurer, Talisman
from magemoot.games.talisman.totals import has_tag, is_toad, living, on_cursed_glade

ATTENTION = ("always", "mine", "never")


class Moment:
    """What is happening while a window is open.

    Attributes:
        name: "turn-start", "after-move", "attacked", "before-roll", "life-loss", "follower-loss", "enemy-loss",
            "spell" (one has been announced), "command-spell", "turn-end", "turn-missed".
        seat: whom it concerns most: whose turn starts, who is attacked, who would lose, whose Spell it is.
        about: the card it is about: the Spell announced, the Follower or Enemy that would be lost.
        prevented: set by a Spell that prevents the loss.
        countered: set by a Spell that counters the Spell announced.
    """

    __slots__ = ("about", "countered", "name", "prevented", "seat")

    def __init__(self, name: str, seat: int, about: int = EMPTY) -> None:
        self.name = name
        self.seat = seat
        self.about = about
        self.prevented = False
        self.countered = False

    @property
    def settled(self) -> bool:
        """Whether nothing is left to react to."""
        return self.prevented or self.countered


def may_cast(t: Talisman, me: Adventurer) -> bool:
    """Whether a character could cast a Spell now for all that everybody knows (TA-22, TA-27.6, TA-43.3, TA-R86)."""
    if not me.spells or is_toad(me) or me.immobile or t.spellbound >= 0:
        return False
    if on_cursed_glade(me) or has_tag(t, me, "no_casting"):
        return False
    return me.allowance > 0 if me.seat == t.active else not me.cast_abroad


def wants_to_be_asked(t: Talisman, me: Adventurer, moment: Moment, concerns: Sequence[int]) -> bool:
    """When a player wants to be asked: his own setting, whatever he holds. At the start of his turn he always is."""
    if me.seat == t.active and moment.name == "turn-start":
        return True
    if me.quiet or me.attention == "never":
        return False
    return me.attention == "always" or me.seat in concerns or me.seat == t.active


def window(t: Talisman, moment: Moment, concerns: Sequence[int]) -> Play[None]:
    """TA-R13, TA-R111: the active player first, then the others clockwise, until all pass or nothing is left to react to.

    Before a life is lost the loser comes first (TA-R112).

    Args:
        concerns: the seats whom it concerns, for those who want to be asked only then.
    """
    seats = [a.seat for a in living(t) if may_cast(t, a) and wants_to_be_asked(t, a, moment, concerns)]
    if moment.name == "spell":
        seats = [s for s in seats if s != moment.seat]
    elif moment.name == "life-loss":
        seats.sort(key=lambda s: s != moment.seat)
    if not seats:
        return

    from magemoot.games.talisman.spells import cast, castable

    settled: list[int] = []
    """Who has said in this window when he wants to be asked; once is enough."""

    def offers(who: int) -> list[Value]:
        me = t.adventurers[who]
        cards: list[Value] = [c for c in distinct(me.spells, kinds) if castable(t, me, c, moment)]
        settings = [] if who in settled else [f"ask-{a}" for a in ATTENTION if a != me.attention]
        return [*cards, "quiet", *settings]

    def still(who: int) -> bool:
        """Whether he could still cast, and has not asked for peace meanwhile."""
        me = t.adventurers[who]
        return may_cast(t, me) and not me.quiet

    def react(who: int, value: Value) -> Play[bool]:
        me = t.adventurers[who]
        if value == "quiet":
            me.quiet = True
        elif isinstance(value, str):
            settled.append(who)
            me.attention = value.removeprefix("ask-")
            if t.log is not None:
                t.note("attention", "TA-R13", who=seat_ref(who), when=me.attention)
        elif isinstance(value, int):
            yield from cast(t, me, value, moment)
        return moment.settled

    who = {"who": seat_ref(moment.seat)}
    yield from open_window(seats, f"react-{moment.name}", offers, react, "TA-R13", who, still)
