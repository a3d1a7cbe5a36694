from __future__ import annotations

import random
from collections import Counter
from itertools import combinations

import pytest

from magemoot.games.spellbook.catalogue import COLOURS, KIND_KEYS, LEVELS, colour_of, kind_of, rune_of
from tests.games.spellbook.play import Table, table
from tests.support.rules import rule


@rule("SB-8.1", "SB-8.2")
def test_learn_a_spell_with_tokens_of_its_colour():
    t = table(pool="3 red□, blue△", phase="evening")
    assert t.options == ["learn-sacrifice-3", "skip"]
    t.learn("sacrifice", 3)
    assert t.me.learned == {"sacrifice": 3}
    assert t.pool == "blue△"
    assert t.rules("learn") == ["SB-8.4"]


@rule("SB-8.1")
def test_one_learning_for_an_evening():
    t = table(pool="3 red□, 2 blue△, blue◯", phase="evening")
    assert {"learn-sacrifice-3", "learn-transmutation-3"} <= set(t.options)
    t.learn("transmutation", 3)
    t.play("keep blue◯", "no wild")
    assert t.me.learned == {"transmutation": 3}
    assert t.active == 1


@rule("SB-8.3", "SB-8.4", "SB-8.5")
@pytest.mark.parametrize("level", [3, 4, 5])
def test_one_paid_token_lies_on_the_card_and_the_others_in_the_tray(level):
    t = table(pool="5 green△", phase="evening")
    t.learn("purification", level)
    if t.ask == "wild":
        t.play("no wild")
    card = t.card("purification")
    assert (card.level, card.token) == (level, "green△")
    assert t.tray == f"{level - 1} green△"
    assert len(t.pool) == 5 - level
    assert t.rules("pay") == ["SB-8.5"] * (level - 1)


@rule("SB-8.6", "SB-23.4")
def test_three_equal_runes_count_as_one_more_token():
    t = table(pool="2 yellow□, green◯, red◯, black◯", phase="evening", draws=["2 any"])
    assert t.options == ["learn-abundance-3", "skip"]
    t.learn("abundance", 3)
    assert t.card("abundance").level == 3
    assert t.tray == "yellow□, green◯, red◯, black◯"


@rule("SB-8.6")
def test_three_different_runes_are_no_wild_matter():
    assert table(pool="2 yellow□, green◯, red◯, black△", phase="evening").active == 1


@rule("SB-8.7")
def test_wild_matter_can_be_made_twice():
    t = table(pool="yellow□, green◯, red◯, black◯, green△, red△, black△", phase="evening", draws=["2 any"])
    assert t.options == ["learn-abundance-3", "skip"]
    t.learn("abundance", 3)
    t.play("wild ◯")
    assert t.card("abundance").level == 3
    assert t.tray == "green◯, red◯, black◯, green△, red△, black△"


@rule("SB-8.7")
def test_both_wild_matters_may_show_the_same_rune():
    t = table(pool="yellow□, 2 green◯, 2 red◯, 2 black◯", phase="evening", draws=["2 any"])
    t.learn("abundance", 3)
    t.play("wild green◯", "wild green◯", "wild red◯")
    while not t.nothing_pending:
        t.choose(t.options[0])
    assert t.card("abundance").level == 3
    assert t.tray == "2 green◯, 2 red◯, 2 black◯"


@rule("SB-8.8")
def test_wild_matter_alone_learns_nothing():
    t = table(pool="3 green◯, 3 red△, 3 black□", phase="evening")
    assert not any("abundance" in key for key in t.options)


@rule("SB-8.9", "SB-22.3")
def test_three_equal_runes_stand_for_nothing_but_a_payment():
    # Three circles do not make a square for the price of sacrifice 5, nor a third red token for offering 4.
    t = table(pool="red◯, green◯, black◯", spells={"sacrifice": 5, "offering": 4})
    assert not t.offers("use sacrifice at 5")
    t = table(pool="2 red◯, green◯, black◯, blue◯", spells={"offering": 4}, phase="midday")
    assert not t.offers("use offering at 4: red")
    assert t.offers("use offering at 3: red")


@rule("SB-8.10", "SB-12.7")
def test_slot_and_rune_of_the_token_are_level_and_rune_of_the_card():
    t = table(pool="3 black△, red△, red◯", phase="evening", spells={"focus": None})
    t.learn("focus", 3)
    assert (t.card("focus").level, t.card("focus").token) == (3, "black△")
    t.end_day(1)
    t.skip_to("evening")
    t.cast("focus", 3, "store")
    assert t.board == "red△"


@rule("SB-8.11", "SB-R18")
def test_the_player_chooses_which_paid_token_stays():
    t = table(pool="black◯, black△, black□", phase="evening")
    t.learn("offering", 3)
    assert t.ask == "keep"
    assert sorted(t.options) == ["black-circle", "black-square", "black-triangle"]
    t.play("keep black△")
    assert t.card("offering").token == "black△"
    assert t.tray == "black◯, black□"


@rule("SB-R18")
def test_a_token_of_a_wild_matter_never_stays_on_the_card():
    # With 2 true tokens and one wild matter of which a yellow circle is needed, that circle cannot be kept.
    t = table(pool="2 yellow□, yellow◯, red◯, black◯", phase="evening", draws=["3 any"])
    t.learn("abundance", 3)
    t.play("keep yellow□", "wild ◯")
    assert t.card("abundance").token == "yellow□"
    assert t.tray == "yellow□, yellow◯, red◯, black◯"


@rule("SB-R16")
def test_wild_matter_may_contain_the_spells_own_colour_but_it_is_no_true_token():
    t = table(pool="2 yellow□, yellow◯, red◯, black◯", phase="evening")
    # 3 true tokens, or 2 true and 1 wild that holds a yellow one: never 4.
    assert t.options == ["learn-abundance-3", "skip"]


@rule("SB-8.12")
def test_a_learned_spell_is_never_learned_again():
    t = table(pool="4 red□, blue◯, blue△, blue□", spells={"sacrifice": 3}, phase="evening")
    assert t.options == ["learn-transmutation-3", "learn-transmutation-4", "skip"]


@rule("SB-8.13")
def test_a_learned_evening_spell_is_used_instead_of_learning():
    t = table(
        pool="3 red□, white◯",
        spells={"time_travel": 3, "abundance": 3},
        phase="evening",
    )
    assert t.options == ["learn-sacrifice-3", "time_travel-3", "skip"]
    t.cast("time_travel", 3)
    assert t.card("abundance").level == 4
    assert t.card("sacrifice").level == 0
    assert t.active == 1


@rule("SB-8.14", "SB-R17")
@pytest.mark.parametrize(
    ("level", "true", "wild", "paid"),
    [
        (3, 3, 0, 3),
        (3, 2, 1, 5),
        (3, 1, 2, 7),
        (4, 4, 0, 4),
        (4, 3, 1, 6),
        (4, 2, 2, 8),
        (5, 5, 0, 5),
        (5, 4, 1, 7),
        (5, 3, 2, 9),
    ],
)
def test_every_legal_payment(level, true, wild, paid):
    t = table(
        pool=f"{true} red□" + ", green◯, white◯, black◯" * (wild > 0) + ", green△, white△, black△" * (wild > 1),
        phase="evening",
    )
    assert len(t.pool) == paid
    t.learn("sacrifice", level)
    while not t.nothing_pending:
        t.choose(next(key for key in t.options if key.startswith("wild") or key == "no-wild"))
    assert t.card("sacrifice").level == level
    assert t.tray == paid - 1
    assert t.pool == 0


@rule("SB-8.15")
def test_three_wild_matters_do_not_fit_into_a_pool():
    t = table(pool="red□, 4 green◯, 4 white◯", phase="evening")
    # 1 true and 2 wild make 3; a third wild matter would need a tenth token.
    assert [key for key in t.options if "sacrifice" in key] == ["learn-sacrifice-3"]


@rule("SB-R17")
def test_nothing_is_paid_beyond_the_level():
    t = table(pool="5 red□, green◯, white◯, black◯", phase="evening")
    t.learn("sacrifice", 3)
    # Two of the five stay, whatever is paid: either three true tokens, or two and a wild matter.
    assert t.ask == "wild"
    t.play("no wild")
    assert t.pool == "2 red□, green◯, white◯, black◯"


@rule("SB-8.16", "SB-R53", "SB-R11", "SB-19.15")
def test_place_pay_communion_then_the_spells_own_effect():
    t = table(
        pool="3 blue□",
        spells={"communion": 5, "swiftness": None},
        phase="evening",
        altar="red◯",
        draws=["2 any"],
    )
    t.learn("swiftness", 3)
    # The two tokens just paid are the only ones in the tray.
    assert t.board == "2 blue□"
    assert t.ask == "bonus-morning"
    assert [e.name for e in t.log] == ["learn", "pay", "pay", "store", "store"]
    t.draw()
    assert t.pool == 2


def _payments(tokens: list[int], colour: int, level: int) -> set[tuple[int, tuple[int, ...]]]:
    """Every way to pay, found by trying everything: (kind kept on the card, kinds in the tray)."""
    own = [x for x in tokens if colour_of[x] == colour]
    ways = set()
    for wild in range(min(3, level)):
        for spent in combinations(tokens, 3 * wild):
            runes = Counter(rune_of[x] for x in spent)
            if any(n % 3 for n in runes.values()):
                continue
            for true in combinations([x for x in own if x not in spent], level - wild):
                for kept in true:
                    paid = Counter(kind_of[x] for x in (*true, *spent)) - Counter([kind_of[kept]])
                    ways.add((kind_of[kept], tuple(sorted(paid.elements()))))
    return ways


def _played(t: Table, word: str) -> set[tuple[int, tuple[int, ...]]]:
    """Every payment that the table's questions lead to."""
    ways = set()
    start = t.session.position.fork()
    start.play(word)
    open_positions = [start]
    while open_positions:
        p = open_positions.pop()
        if p.state.mages[0].levels[0]:
            ways.add((kind_of[p.state.mages[0].cards[0]], tuple(sorted(kind_of[x] for x in p.state.tray))))
            continue
        for value in p.options:
            fork = p.fork()
            fork.play(value)
            open_positions.append(fork)
    return ways


@rule("SB-8.6–8.8", "SB-8.11", "SB-R16", "SB-R17", "SB-R18", "SB-R77")
@pytest.mark.parametrize("seed", range(40))
def test_the_questions_lead_to_every_legal_payment_and_to_no_other(seed):
    chance = random.Random(seed)
    kinds = [*chance.sample(range(len(KIND_KEYS)), 4), chance.choice([0, 1, 2]), chance.choice([0, 1, 2])]
    pool = Counter(chance.choice(kinds) for _ in range(chance.randint(5, 9)))
    words = ", ".join(f"{min(n, 5)} {COLOURS[kind // 3]}{'◯△□'[kind % 3]}" for kind, n in pool.items())
    t = table(pool=words, phase="evening", altar=0)
    options = t.options if t.active == 0 else []
    tokens = list(t.state.mages[0].pool)
    for level in LEVELS:
        ways = _payments(tokens, 0, level)
        word = f"learn-sacrifice-{level}"
        assert (word in options) == bool(ways)
        if ways:
            assert _played(t, word) == ways
