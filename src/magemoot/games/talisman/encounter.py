"""Encounters (TA-8, TA-9, TA-12 to TA-15, TA-32, TA-44): with a character, with the cards of a space, with the space.

Each function is one unit of play: the landing, then one card or one fight at a time, then the space's instruction.
"""

from __future__ import annotations

from magemoot.engine.events import piece, seat
from magemoot.engine.pieces import Value, distinct
from magemoot.engine.play import Choose, Play
from magemoot.games.talisman import alignment, characters, crown, dice, fight, inner, quests, spaces
from magemoot.games.talisman import cards as _cards  # every card enters itself
from magemoot.games.talisman.atoms.adventures import draw_adventure, lay, lift
from magemoot.games.talisman.atoms.gold import pay, take_loose_gold
from magemoot.games.talisman.atoms.piles import discard
from magemoot.games.talisman.atoms.spells import draw_spell
from magemoot.games.talisman.atoms.tokens import stock_left
from magemoot.games.talisman.belongings import (
    LOOT,
    ditchable,
    gain_card,
    keep_all_within_limits,
    look_through,
    takeable,
    usable_now,
    useful,
)
from magemoot.games.talisman.catalogue import CROWN, SPACES, card_of, kinds
from magemoot.games.talisman.lost_turns import unmet
from magemoot.games.talisman.meeting import meet
from magemoot.games.talisman.movement import hexes
from magemoot.games.talisman.ops import can_gain_spell, run
from magemoot.games.talisman.reactions import Moment, window
from magemoot.games.talisman.registry import GO_ON, MOVED, TURN_OVER, Outcome
from magemoot.games.talisman.state import CARDS, END, LANDED, SPACE, Adventurer, Talisman
from magemoot.games.talisman.totals import TOKEN_PLACES, at, cards_with, has_character, has_tag, is_toad

__all__ = ["_cards", "cards", "landed", "space"]

GOLD_OFFERED = -1
"""Among the cards met: the loose gold here has been offered after the Enemies."""
GOLD_REFUSED = -2
"""Among the cards met: it has been offered after all cards too."""
LAST_FIGHT = 3
"""The highest encounter number of Enemies (TA-R106)."""


# ------------------------------------------------------------------ landing


def landed(t: Talisman, me: Adventurer) -> Play[None]:
    """TA-32.1, TA-12.1, TA-44.3, TA-44.4: what has no number acts; then he meets a character or the space."""
    t.drawn = False
    t.met = []
    yield from hexes(t, me)
    if has_character(me):
        yield from woods_spells(t, me)
        yield from keep_all_within_limits(t)
        yield from window(t, Moment("after-move", me.seat), [me.seat])
    if not has_character(me):
        t.stage = END
        return
    if (yield from quests.check(t, me)) == MOVED:
        return
    word = yield from whom(t, me)
    if word == "space":
        t.stage = CARDS
    elif word != MOVED:
        yield from meet_character(t, me, t.adventurers[int(word.removeprefix("seat-"))])


def woods_spells(t: Talisman, me: Adventurer) -> Play[None]:
    """TA-R43: the Druid who lands on a Woods space may fill up his Spells."""
    if SPACES[me.space].name != "woods" or not has_tag(t, me, "woods_fill_spells") or not can_gain_spell(t, me):
        return
    answer = yield Choose(me.seat, "woods-spells", lambda: ["gain-spells", "pass"], "TA-R43")
    while answer == "gain-spells" and draw_spell(t, me, "TA-R43"):
        pass


# ------------------------------------------------------------------ characters


def met_here(t: Talisman, me: Adventurer) -> list[Adventurer]:
    """TA-12.1, TA-37.3: the characters he could encounter here."""
    return [a for a in at(t, me.space) if a is not me] if SPACES[me.space].meet else []


def whom(t: Talisman, me: Adventurer) -> Play[str]:
    """TA-12.1, TA-14.5, TA-39.3: the choice between the space and one of the characters; before it he may ditch cards.

    Returns:
        "space", or the word of the character to be encountered; "moved" when what he did called him to the Warlock's Cave
        instead (TA-31.4, TA-R93).
    """

    def words() -> list[Value]:
        found: list[Value] = [f"seat-{a.seat}" for a in met_here(t, me)]
        if me.space != CROWN or not found:
            found.insert(0, "space")
        return found

    def words_at_first() -> list[Value]:
        return [*words(), "belongings"] if ditchable(me) or usable_now(t, me) else words()

    me.sorted_out = True
    word: str = yield Choose(me.seat, "encounter", words_at_first, "TA-12.1")
    if word == "belongings":
        yield from look_through(t, me)
        if (yield from quests.check(t, me)) == MOVED:
            return MOVED
        word = yield Choose(me.seat, "encounter", words, "TA-12.1")
    return word


def meet_character(t: Talisman, me: Adventurer, other: Adventurer) -> Play[None]:
    """TA-13, TA-18.1, TA-44.5, TA-44.6: attack him, or use an ability on him; then the turn is over."""

    def words() -> list[Value]:
        ways: list[Value] = ["battle"]
        if has_tag(t, me, "psychic_attack"):
            ways.append("psychic")
        return [*ways, *characters.encounter_choices(t, me, other)]

    word = yield Choose(me.seat, "encounter-how", words, "TA-13.1", {"who": seat(other.seat)})
    if word in ("battle", "psychic"):
        yield from fight.fight_character(t, me, other, word)
    else:
        yield from characters.use(t, me, other, word)
    if (yield from settle(t, me)) == MOVED:
        yield from hexes(t, me)
    t.stage = END


def settle(t: Talisman, me: Adventurer) -> Play[Outcome]:
    """TA-31.4, TA-R134: after every step limits are kept and quests that can be fulfilled are.

    Whoever is carried to the Cave in the turn of another meets nothing there but a Hex (TA-R43, TA-R93).

    Returns:
        how the active character's turn goes on.
    """
    outcome: Outcome = GO_ON
    yield from keep_all_within_limits(t)
    for a in t.adventurers:
        if a.quest and has_character(a) and (yield from quests.check(t, a)) == MOVED:
            if a is me:
                outcome = MOVED
            else:
                yield from hexes(t, a)
    return outcome if has_character(me) else TURN_OVER


def go_on(t: Talisman, me: Adventurer, outcome: Outcome, following: str) -> Play[None]:
    """TA-44.8, TA-44.10: the end of a step: the turn is over, goes on elsewhere, or with what follows here."""
    called = yield from settle(t, me)
    if outcome == TURN_OVER and called == MOVED:
        yield from hexes(t, me)
    if outcome == GO_ON or called == TURN_OVER:
        outcome = called
    t.stage = following if outcome == GO_ON else LANDED if outcome == MOVED else END


# ------------------------------------------------------------------ cards


def cards(t: Talisman, me: Adventurer) -> Play[None]:
    """TA-8.4, TA-44.7–44.11, TA-R106: draw, or meet the next cards by number; after the last one the space follows."""
    if not t.drawn:
        yield from go_on(t, me, (yield from arrive(t, me)), CARDS)
        return
    left = unmet(t, me)
    if left:
        if (yield from before_card(t, me, left)) == MOVED:
            return
        left = unmet(t, me)
    if gold_due(t, me, left):
        outcome = yield from offer_gold(t, me, left)
    elif left:
        outcome = yield from next_card(t, me, left[0])
    else:
        t.stage = END if SPACES[me.space].draw else SPACE
        return
    yield from go_on(t, me, outcome, CARDS)


def next_card(t: Talisman, me: Adventurer, card: int) -> Play[Outcome]:
    """TA-R106: Enemies of a number fight, Objects and Followers are offered, everything else is met one by one."""
    number = card_of[card].number
    if card_of[card].type == "Enemy":
        return (yield from fight_number(t, me, number))
    if number == LOOT:
        return (yield from offer_loot(t, me))
    return (yield from meet(t, me, card))


def arrive(t: Talisman, me: Adventurer) -> Play[Outcome]:
    """TA-R97, TA-R146: what the space does before drawing; then the cards are drawn, once in this encounter."""
    t.drawn = True
    here = SPACES[me.space]
    if here.before and not has_tag(t, me, "desert_safe"):
        outcome = yield from run(t, me, here.before, "TA-R97")
        if outcome != GO_ON:
            return outcome
    if here.draw:
        yield from draw(t, me, here.draw - len(t.spaces[me.space]))
    return GO_ON


def before_card(t: Talisman, me: Adventurer, left: list[int]) -> Play[str]:
    """TA-R141, TA-R144: between two steps he may use what he has, the Druid change his alignment if it matters.

    Returns:
        "moved" when what he did called him to the Warlock's Cave (TA-31.4, TA-R93), else "go-on".
    """
    number = card_of[left[0]].number
    if any(looks_at_alignment(me, c) for c in (left if number == LOOT else left[:1])):
        yield from alignment.offer(t, me)
    if useful(t, me):
        args = {"card": piece(left[0])}
        answer = yield Choose(me.seat, "before-card", lambda: ["go-on", "belongings"], "TA-R141", args)
        if answer == "belongings":
            yield from look_through(t, me)
            return (yield from quests.check(t, me))
    return GO_ON


def looks_at_alignment(me: Adventurer, card: int) -> bool:
    """Whether another alignment would change what the card does to him."""
    facts = card_of[card]
    return bool(facts.by_alignment) or "alignment" in facts.condition or facts.forbidden == me.alignment


def fight_number(t: Talisman, me: Adventurer, number: int) -> Play[Outcome]:
    """TA-16.14, TA-R22, TA-R26, TA-14.3, TA-R71: Enemies of one number fight as one; whoever is left ends the turn.

    But not if his quest is done: the Warlock calls him away from them (TA-R93).
    """
    enemies = [c for c in unmet(t, me) if card_of[c].number == number]
    t.met += enemies
    attacking = [c for c in enemies if c not in t.tamed]
    if not attacking:
        return GO_ON
    here = me.space
    result = yield from fight.fight_cards(t, me, attacking)
    if result in ("lost", "standoff"):
        return TURN_OVER
    if me.quest == quests.FULFILLED:
        return GO_ON
    return TURN_OVER if any(c in t.spaces[here] and c not in t.tamed for c in attacking) else GO_ON


def gold_due(t: Talisman, me: Adventurer, left: list[int]) -> bool:
    """TA-14.2, TA-R98: whether it is time to offer the loose gold: after the Enemies, and once more after all cards."""
    if not t.loose_gold[me.space] or is_toad(me):
        return False
    if not left:
        return GOLD_REFUSED not in t.met
    return card_of[left[0]].number > LAST_FIGHT and GOLD_OFFERED not in t.met


def offer_gold(t: Talisman, me: Adventurer, left: list[int]) -> Play[Outcome]:
    """TA-14.2: gold lying here may be taken."""
    answer = yield Choose(me.seat, "loose-gold", lambda: ["take-gold", "leave"], "TA-14.2")
    if answer == "take-gold":
        take_loose_gold(t, me, "TA-14.2")
    t.met.append(GOLD_OFFERED if left else GOLD_REFUSED)
    return GO_ON


def offer_loot(t: Talisman, me: Adventurer) -> Play[Outcome]:
    """TA-9.5, TA-14.2, TA-R106: he takes one of the Objects and Followers here, or leaves all that are left."""
    cards = distinct(takeable(t, me), kinds)
    card = yield Choose(me.seat, "loot-space", lambda: [*cards, "leave"], "TA-14.2")
    if card != "leave":
        return (yield from take(t, me, card))
    t.met += [c for c in unmet(t, me) if card_of[c].number == LOOT]
    return GO_ON


def take(t: Talisman, me: Adventurer, card: int) -> Play[Outcome]:
    """TA-14.2, TA-R63, TA-R91: a card is taken; Bags of Gold become gold at once, the Mercenary is paid for."""
    facts = card_of[card]
    t.met.append(card)
    if facts.after == "discard":
        lift(t, card)
        outcome = yield from run(t, me, facts.ops, facts.rule)
        discard(t, card, facts.rule)
        return outcome
    pay(t, me, facts.cost, facts.rule)
    yield from gain_card(t, me, card, "TA-14.2")
    return GO_ON


# ------------------------------------------------------------------ drawing


def draw(t: Talisman, me: Adventurer, n: int) -> Play[None]:
    """TA-8.1, TA-8.2, TA-R75, TA-R109: draw, swap by Orb or Prophetess, place what belongs elsewhere, fill springs."""
    drawn: list[int] = []
    for _ in range(n):
        draw_one(t, me, drawn)
    yield from swap(t, me, drawn)
    for card in drawn:
        if card_of[card].place:
            yield from place(t, me, card)
        fill(t, me, card)


def draw_one(t: Talisman, me: Adventurer, drawn: list[int]) -> None:
    """TA-8.1, TA-R10: the top card of the deck, if there is one at all, comes to lie on the space."""
    card = draw_adventure(t, me, "TA-8.1")
    if card >= 0:
        lay(t, card, me.space, "TA-8.1")
        drawn.append(card)


def swaps(t: Talisman, me: Adventurer) -> int:
    """TA-R75: how many cards he may replace: one as the Prophetess, one by the Orb."""
    own = not is_toad(me) and "redraw_one_adventure" in characters.tags_of(me)
    return own + len(cards_with(t, me, "redraw_one_adventure"))


def swap(t: Talisman, me: Adventurer, drawn: list[int]) -> Play[None]:
    """TA-R75: drawn cards are discarded for others, which must be encountered."""
    old = drawn[:]

    def words() -> list[Value]:
        return [*distinct(old, kinds), "keep"]

    for _ in range(swaps(t, me)):
        card = yield Choose(me.seat, "redraw", words, "TA-R75")
        if card == "keep":
            return
        old.remove(card)
        drawn.remove(card)
        discard(t, card, "TA-R75")
        draw_one(t, me, drawn)


def place(t: Talisman, me: Adventurer, card: int) -> Play[None]:
    """TA-8.6, TA-8.7, TA-R109: Ghost and Hermit go where the die says, before anything else; here it keeps its turn (TA-8.5)."""
    rolled = yield from dice.roll(t, me, 1, card_of[card].id, "TA-R109")
    to = card_of[card].place[rolled[0] - 1]
    if to != me.space:
        lift(t, card)
        lay(t, card, to, "TA-R109")


def fill(t: Talisman, me: Adventurer, card: int) -> None:
    """TA-R90: tokens are put on Stream, Fountain and Pool when they are revealed."""
    tokens = card_of[card].tokens
    if tokens is not None:
        n = min(tokens.n, stock_left(t, tokens.what))
        t.tokens[TOKEN_PLACES[tokens.what]] = n
        if t.log is not None:
            t.note("fill", "TA-R90", who=seat(me.seat), card=piece(card), count=n)


# ------------------------------------------------------------------ the space


def space(t: Talisman, me: Adventurer) -> Play[None]:
    """TA-15.3, TA-44.14, TA-37.1: the printed instruction, then the turn is over."""
    here = SPACES[me.space]
    if here.region == "crown":
        outcome = yield from crown.command_spell(t, me)
    elif here.region == "inner":
        outcome = yield from inner.space_inner(t, me)
    else:
        outcome = yield from spaces.visit(t, me)
    yield from go_on(t, me, outcome, END)
