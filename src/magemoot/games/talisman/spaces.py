"""The instructions of the Outer and Middle Region (TA-43.4, TA-R18, TA-R68, TA-R77, TA-R94 to TA-R96, TA-R123)."""

from __future__ import annotations

from magemoot.engine.events import seat
from magemoot.engine.pieces import Value, distinct
from magemoot.engine.play import Choose, Play
from magemoot.games.talisman import alignment, dice, fight, quests
from magemoot.games.talisman.atoms.board import space_term
from magemoot.games.talisman.atoms.gold import pay
from magemoot.games.talisman.atoms.piles import discard
from magemoot.games.talisman.atoms.tokens import gain, heal, stock_left
from magemoot.games.talisman.belongings import free_purchase, keep_within_limits, shop
from magemoot.games.talisman.catalogue import SPACES, UNFRIENDLY_PEOPLE, UNFRIENDLY_SPACES, card_of, kinds
from magemoot.games.talisman.components import ALIGNMENTS, Space, Visit
from magemoot.games.talisman.meeting import avoided
from magemoot.games.talisman.ops import amounts, choose_one, chosen_amount, roll_and_run, run
from magemoot.games.talisman.registry import GO_ON, MOVED, TURN_OVER, Outcome
from magemoot.games.talisman.state import Adventurer, Talisman
from magemoot.games.talisman.totals import has_character, has_tag, value


def visit(t: Talisman, me: Adventurer) -> Play[Outcome]:
    """TA-15.3: follow the printed instruction of the space he is on."""
    here = SPACES[me.space]
    rule = here.rules[-1]
    match here.kind:
        case "visit_one":
            return (yield from visit_one(t, me, here, rule))
        case "roll":
            return (yield from roll_here(t, me, here, rule))
        case "by_alignment":
            return (yield from by_alignment(t, me, here, rule))
        case "choice":
            if (yield from avoided(t, me, f"space-{here.id}", here.id in UNFRIENDLY_SPACES)):
                return GO_ON
            return (yield from choose_one(t, me, here.options, rule))
        case "heal":
            return (yield from castle(t, me, here, rule))
        case "per_unit_roll":
            return (yield from chasm(t, me, here, rule))
        case "quest":
            yield from quests.offer(t, me)
        case _:
            raise LookupError(f"{here.id}: {here.kind} is no instruction of the Outer or Middle Region")
    return GO_ON


# ------------------------------------------------------------------ City and Village


def visit_one(t: Talisman, me: Adventurer, here: Space, rule: str) -> Play[Outcome]:
    """TA-R94: exactly one of the people is visited; the Thief takes a card in the Village, whomever he visits (TA-R77)."""
    words: dict[Value, Visit] = {f"visit-{v.id}": v for v in here.visits}
    word = yield Choose(me.seat, "visit", lambda: list(words), rule, {"space": space_term(me.space)})
    person = words[word]
    if t.log is not None:
        t.note(f"visit-{person.id}", rule, who=seat(me.seat))
    if any(v.prices for v in here.visits):
        yield from free_purchase(t, me)
    if (yield from avoided(t, me, f"person-{person.id}", person.id in UNFRIENDLY_PEOPLE)):
        return GO_ON
    if person.prices:
        yield from shop(t, me, person.prices, rule)
        outcome: Outcome = GO_ON
    elif person.roll is not None:
        outcome = yield from roll_and_run(t, me, person.roll, person.id, rule)
    else:
        outcome = yield from run(t, me, person.ops, rule)
    for card in [c for c in me.followers if card_of[c].id == person.frees_of]:
        discard(t, card, "TA-R94")
    return outcome


# ------------------------------------------------------------------ rolls, prayers


def roll_here(t: Talisman, me: Adventurer, here: Space, rule: str) -> Play[Outcome]:
    """TA-43.4: the roll of the Tavern, the Forest, the Crags or the Temple, unless he may leave it out."""
    assert here.roll is not None
    if (yield from skipped(t, me, here, rule)):
        return GO_ON
    return (yield from roll_and_run(t, me, here.roll, here.id, rule))


def skipped(t: Talisman, me: Adventurer, here: Space, rule: str) -> Play[bool]:
    """TA-29.2: whether a guide or an own ability saves him the roll, and he wants that."""
    if not has_tag(t, me, f"skip_roll:{here.id}"):
        return False
    answer = yield Choose(me.seat, "skip-roll", lambda: ["roll", "skip-roll"], rule, {"space": space_term(me.space)})
    return bool(answer == "skip-roll")


def by_alignment(t: Talisman, me: Adventurer, here: Space, rule: str) -> Play[Outcome]:
    """TA-R95, TA-R144: Chapel and Graveyard treat Good, Neutral and Evil differently; the Cross spares its bearer."""
    yield from alignment.offer(t, me)
    if has_tag(t, me, f"{here.id}_safe_if_{ALIGNMENTS[me.alignment]}"):
        return GO_ON
    return (yield from run(t, me, here.by_alignment[me.alignment], rule))


# ------------------------------------------------------------------ Castle


def castle(t: Talisman, me: Adventurer, here: Space, rule: str) -> Play[Outcome]:
    """TA-R68: heal for gold; Prince and Princess bring free lives, and may be left there for gold.

    Gold that a quest asks for is delivered before anything can be bought with it (TA-31.4).
    """
    price = here.ops[0].cost_gold_each
    free = {c: card_of[c].free_heal for c in me.followers if card_of[c].free_heal}

    def words() -> list[Value]:
        most = min(max(0, value(me, "life") - me.life), sum(free.values()) + me.gold // price)
        left_here = distinct(free, kinds) if stock_left(t, "gold") > 0 else []
        return [*amounts("heal", most)[1:], *left_here, "done"]

    while len(words()) > 1:
        answer = yield Choose(me.seat, "castle", words, rule)
        if answer == "done":
            return GO_ON
        if isinstance(answer, int):
            del free[answer]
            discard(t, answer, rule)
            gain(t, me, "gold", card_of[answer].exchange_gold, rule)
            yield from keep_within_limits(t, me)
            if (yield from quests.check(t, me)) == MOVED:
                return MOVED
            continue
        healed = heal(t, me, chosen_amount(answer), rule)
        for card in free:
            used = min(healed, free[card])
            free[card] -= used
            healed -= used
        pay(t, me, healed * price, rule)
    return GO_ON


# ------------------------------------------------------------------ Chasm


def chasm(t: Talisman, me: Adventurer, here: Space, rule: str) -> Play[Outcome]:
    """TA-R18, TA-R123: a die for him and one for each Follower, all read together; the Followers fall first."""
    if (yield from skipped(t, me, here, rule)):
        return GO_ON
    followers = [*me.followers, *me.raised]
    if t.chasm_each:
        rolled: list[int] = []
        for _ in range(len(followers) + 1):
            rolled += yield from dice.roll(t, me, 1, here.id, "TA-R18")
    else:
        rolled = yield from dice.roll(t, me, len(followers) + 1, here.id, "TA-R18")
    for card, result in zip(followers, rolled[1:], strict=True):
        if result in here.fail_on:
            yield from fight.lose_follower(t, me, card, rule)
    if rolled[0] in here.fail_on:
        yield from run(t, me, here.ops, rule)
    return GO_ON if has_character(me) else TURN_OVER
