"""The evening: learning a spell (SB-8), with true tokens, wild matter, and transmutation's substitutes (SB-18.3–18.6).

A large choice is made in small steps: spell and level first, then the token that stays on the card, then the wild
triples, then the true tokens. At every step only what can still be completed is offered.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from magemoot.engine.pieces import Value, distinct
from magemoot.engine.play import Choose, Play, several
from magemoot.games.spellbook.atoms import pay, place_on_card, store_from_tray
from magemoot.games.spellbook.catalogue import (
    BOARD_SPACES,
    KINDS,
    LEVELS,
    RUNES,
    SPELL,
    SPELLS,
    WILD_SET,
    colour_of,
    kind_of,
    rune_of,
)
from magemoot.games.spellbook.registry import ON_LEARN
from magemoot.games.spellbook.state import Mage, Spellbook

COMMUNION = SPELL["communion"]
_RUNES = range(len(RUNES))
LEARN_WORDS = {(spell.index, level): f"learn-{spell.id}-{level}" for spell in SPELLS for level in LEVELS}
LEARN_OF_WORD = {word: what for what, word in LEARN_WORDS.items()}


def count_kinds(tokens: Sequence[int]) -> list[int]:
    """How many tokens of each of the 21 kinds there are."""
    kinds = [0] * KINDS
    for token in tokens:
        kinds[kind_of[token]] += 1
    return kinds


def _units(own: int, rune_totals: Sequence[int], own_by_rune: Sequence[int]) -> tuple[int, int]:
    """The most tokens of a colour that can be paid with one and with two wild matter; -1 where that is impossible.

    A wild matter uses up tokens of other colours first, since those are good for nothing else (SB-8.6, SB-R16).
    """
    one = two = -1
    for r in _RUNES:
        total = rune_totals[r]
        if total < WILD_SET:
            continue
        other = total - own_by_rune[r]
        cost = max(0, WILD_SET - other)
        one = max(one, own - cost + 1)
        if total >= 2 * WILD_SET:
            two = max(two, own - max(0, 2 * WILD_SET - other) + 2)
        for q in range(r):
            if rune_totals[q] >= WILD_SET:
                two = max(two, own - cost - max(0, WILD_SET - rune_totals[q] + own_by_rune[q]) + 2)
    return one, two


def _payable(need: int, own: int, rune_totals: Sequence[int], own_by_rune: Sequence[int]) -> bool:
    """SB-8.3, SB-8.6–8.8, SB-R17: whether exactly `need` can be paid from these tokens in true tokens and wild matter."""
    if own >= need:
        return True
    one, two = _units(own, rune_totals, own_by_rune)
    return (one >= need >= 1) or (two >= need >= 2)


def _split(tokens: Sequence[int], colour: int) -> tuple[int, list[int], list[int]]:
    """(tokens of the colour, tokens per rune, tokens of the colour per rune)."""
    totals, own = [0] * len(RUNES), [0] * len(RUNES)
    for token in tokens:
        totals[rune_of[token]] += 1
        if colour_of[token] == colour:
            own[rune_of[token]] += 1
    return sum(own), totals, own


def can_pay(tokens: Sequence[int], colour: int, need: int) -> bool:
    """Whether exactly `need` can be paid from these tokens for a spell of a colour (see `_payable`)."""
    return _payable(need, *_split(tokens, colour))


def learnable(t: Spellbook, me: Mage) -> list[str]:
    """SB-8.1–8.8, SB-8.12: every spell and level that the pool can pay, as words "learn-<spell>-<level>"."""
    words: list[str] = []
    pool = me.pool
    if len(pool) < LEVELS[0]:
        return words
    kinds = count_kinds(pool)
    width = len(RUNES)
    totals = [sum(kinds[r::width]) for r in _RUNES]
    wild = max(totals) >= WILD_SET
    for colour, known in enumerate(me.levels):
        if known:
            continue
        own_by_rune = kinds[colour * width : colour * width + width]
        own = sum(own_by_rune)
        if not own or (own < LEVELS[0] and not wild):
            continue
        one, two = _units(own, totals, own_by_rune) if wild else (-1, -1)
        most = max(own, one, two)
        spell = t.spells[colour]
        words += [LEARN_WORDS[spell, level] for level in LEVELS if level <= most]
    return words


def learn(t: Spellbook, me: Mage, word: str) -> Play[None]:
    """SB-8.1–8.11: pay for a spell with true tokens and wild matter, and learn it."""
    spell, level = LEARN_OF_WORD[word]
    colour = SPELLS[spell].colour

    def keepable() -> list[int]:
        mine = distinct((x for x in me.pool if colour_of[x] == colour), kind_of)
        return [x for x in mine if can_pay([y for y in me.pool if y != x], colour, level - 1)]

    keep = yield Choose(me.seat, "keep", keepable, "SB-8.11")
    paid = yield from _pay_with_wild(me, colour, level - 1, keep)
    yield from _learned(t, me, colour, level, keep, paid)


def _pay_with_wild(me: Mage, colour: int, need: int, keep: int) -> Play[list[int]]:
    """Choose the wild triples, then the true tokens, beside the token that stays."""
    paid: list[int] = []
    left = [x for x in me.pool if x != keep]

    def ways() -> list[Value]:
        words: list[Value] = [f"wild-{RUNES[r]}" for r in _RUNES if _after_triple(left, colour, r, WILD_SET, need - 1)]
        if sum(colour_of[x] == colour for x in left) >= need:
            words.append("no-wild")
        return words

    while need:
        way = yield Choose(me.seat, "wild", ways, "SB-8.6", None, (keep, *paid))
        if way == "no-wild":
            break
        rune = RUNES.index(way.removeprefix("wild-"))
        need -= 1
        for still in range(WILD_SET - 1, -1, -1):
            offers = partial(_for_triple, left, colour, rune, still, need)
            token = yield Choose(me.seat, "wild-token", offers, "SB-8.6", None, (keep, *paid))
            left.remove(token)
            paid.append(token)
    paid += yield from several(
        me.seat, "pay", lambda: [x for x in left if colour_of[x] == colour], need, kind_of, "SB-8.2"
    )
    return paid


def _for_triple(left: Sequence[int], colour: int, rune: int, still: int, need: int) -> list[int]:
    """The tokens of a rune that may go into a wild matter now, `still` more after it, so that `need` can be paid.

    When all of them are needed, only one is offered: nothing but their order would be chosen.
    """
    fits = [
        x for x in left if rune_of[x] == rune and _after_triple([y for y in left if y != x], colour, rune, still, need)
    ]
    return fits[:1] if len(fits) == still + 1 else distinct(fits, kind_of)


def _after_triple(tokens: Sequence[int], colour: int, rune: int, still: int, need: int) -> bool:
    """Whether `need` can be paid after `still` more tokens of a rune went into a wild matter, others' colours first."""
    own, totals, own_by_rune = _split(tokens, colour)
    if totals[rune] < still:
        return False
    spent = max(0, still - (totals[rune] - own_by_rune[rune]))
    totals[rune] -= still
    own_by_rune[rune] -= spent
    return _payable(need, own - spent, totals, own_by_rune)


def transmutable(t: Spellbook, me: Mage, most: int, rune: int) -> list[str]:
    """SB-R52: every spell and level payable with up to `most` tokens of the card rune as substitutes."""
    words: list[str] = []
    for colour, known in enumerate(me.levels):
        if known:
            continue
        own = sum(colour_of[x] == colour for x in me.pool)
        substitutes = sum(colour_of[x] != colour and rune_of[x] == rune for x in me.pool)
        if own:
            reach = own + min(most, substitutes)
            words += [LEARN_WORDS[t.spells[colour], level] for level in LEVELS if level <= reach]
    return words


def transmute(t: Spellbook, me: Mage, word: str, most: int, rune: int, rule: str) -> Play[None]:
    """SB-18.3–18.6, SB-R52: learn with true tokens and up to `most` substitutes; no wild matter in the same act."""
    spell, level = LEARN_OF_WORD[word]
    colour = SPELLS[spell].colour
    keep = yield Choose(
        me.seat, "keep", lambda: distinct((x for x in me.pool if colour_of[x] == colour), kind_of), "SB-8.11"
    )
    left = [x for x in me.pool if x != keep]
    paid: list[int] = []
    substitutes = 0

    def offers() -> list[int]:
        offered = [x for x in left if colour_of[x] == colour]
        if substitutes < most:
            offered += [x for x in left if colour_of[x] != colour and rune_of[x] == rune]
        return offered[:1] if len(offered) == level - 1 - len(paid) else distinct(offered, kind_of)

    while len(paid) < level - 1:
        token = yield Choose(me.seat, "pay-substitute", offers, rule, None, (keep, *paid))
        left.remove(token)
        paid.append(token)
        substitutes += colour_of[token] != colour
    yield from _learned(t, me, colour, level, keep, paid)


def _learned(t: Spellbook, me: Mage, colour: int, level: int, keep: int, paid: Sequence[int]) -> Play[None]:
    """SB-8.16: place and pay, then communion, then the new spell's instant effect."""
    place_on_card(t, me, colour, level, keep)
    pay(t, me, paid, "SB-8.5")
    yield from _communion(t, me)
    at = SPELLS[t.spells[colour]].levels[level]
    if at.timing == "instant":
        play = ON_LEARN[t.spells[colour]](t, me, at)
        if play is not None:
            yield from play


def _communion(t: Spellbook, me: Mage) -> Play[None]:
    """SB-19.15, SB-R11, SB-R53, SB-R54: communion on level 5 stores 2 tokens of your choice from the tray."""
    if t.spells[COMMUNION.colour] != COMMUNION.index or me.levels[COMMUNION.colour] != max(LEVELS):
        return
    at = COMMUNION.levels[max(LEVELS)]
    count = min(at.params["store_from_tray_on_learn"], BOARD_SPACES - len(me.board))
    for token in (yield from several(me.seat, "tray-store", lambda: t.tray, count, kind_of, at.rule)):
        store_from_tray(t, me, token, at.rule)
