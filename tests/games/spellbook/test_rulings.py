"""Rulings that are not about one card alone; those of single cards stand with the cards."""

from __future__ import annotations

import random
from collections import Counter
from itertools import combinations

import pytest

from magemoot.engine.pieces import FACE_DOWN
from magemoot.games.spellbook.catalogue import COLOURS, LEVELS, colour_of, kind_of, rune_of
from tests.games.spellbook.play import new_game, table
from tests.support.rules import rule

SIX = dict.fromkeys(("sacrifice", "levitation", "purification", "offering", "time_travel", "transmutation"), 3)


# What one may and must do


@rule("SB-R12")
@pytest.mark.parametrize(
    ("altar", "board", "stored"), [(2, 0, 2), (1, 0, 1), (0, 0, 0), (5, 13, 1), (5, 14, 0), (5, 2, 3)]
)
def test_communion_three_stores_what_is_there_and_fits(altar, board, stored):
    t = table(pool="3 yellow□", spells={"communion": None}, altar=altar, board=board, phase="evening", seats=3)
    t.learn("communion", 3)
    while t.ask == "take-store":
        assert len(t.options) > 1
        t.choose(t.options[-1])
    assert len(t.board) == board + stored
    assert t.me.learned == {"communion": 3}


@rule("SB-R13")
def test_each_step_is_done_as_far_as_it_goes():
    # One matching token on the altar: levitation takes that one.
    t = table(altar="red◯, blue△", spells={"levitation": 3})
    t.cast("levitation", 3)
    assert t.pool == "red◯"
    # Room for one: purification is not hindered, the draw of sharing is lost, the others still draw.
    t = table(pool=8, altar="red◯, blue△", spells={"sharing": 3}, draws=["any"])
    t.cast("sharing", 3)
    t.take("red◯")
    assert (t.pool, t[1].pool) == (9, 1)
    # One token in bag and tray together.
    t = table(bag=0, tray="red◯", altar=0)
    t.draw()
    assert t.pool == "red◯"


@rule("SB-R14")
def test_an_action_is_offered_only_if_it_changes_something():
    # Nothing on the altar, nothing in bag and tray: the morning passes.
    t = table(altar=0, bag=0, tray=0, pool="red□")
    assert t.phase == "midday"
    # A full board and no way to learn: midday and evening pass as well.
    t = table(pool="red□", board=14, phase="midday")
    assert t.active == 1
    # An effect on others counts: sharing with a full pool makes the other one draw.
    full = table(pool=9, spells={"sharing": 4}, draws=["any"])
    assert full.options == ["sharing-4", "sharing-3", "skip"]
    full.cast("sharing", 4)
    assert full[1].pool == 1
    # With everybody full it is no action.
    assert table(pool=9, spells={"sharing": 4}, others=[{"pool": 9}]).phase == "midday"


@rule("SB-R15")
def test_a_price_is_paid_in_full_or_the_level_is_not_offered():
    assert not table(pool="4 red△", spells={"sacrifice": 3}).offers("use sacrifice at 3")
    assert table(pool="4 red△", spells={"time_travel": 3, "abundance": 3}, phase="evening").options == [
        "learn-sacrifice-3",
        "learn-sacrifice-4",
        "skip",
    ]
    # A price, but nothing to raise.
    assert table(pool="red◯", spells={"time_travel": 3}, phase="evening").active == 1
    # Clone 5 without a token of its rune.
    t = table(pool="2 red△", spells={"clone": "5◯"}, phase="midday")
    assert not any(key.startswith("clone-5") for key in t.options)
    t = table(pool="red◯", spells={"clone": "5◯"}, phase="midday", draws=["2 any"])
    t.cast("clone", 5, "draw")
    assert (t.tray, t.pool) == ("red◯", 2)


@rule("SB-R61")
def test_what_is_chosen_is_done_in_full():
    t = table(altar="2 red◯, 2 blue△, green□", spells={"sharing": 5}, pool=6, draws=["any"])
    t.cast("sharing", 5)
    for token in ("red◯", "blue△", "red◯"):
        assert "done" not in t.options
        t.take(token)
    assert t.pool == 9
    # "Up to" and "any number" leave it open.
    t = table(altar="2 red◯", spells={"divination": 4}, draws=["red◯", "blue△"])
    t.cast("divination", 4)
    assert "done" in t.options
    t.take("red◯").play("done")
    assert t.pool == "red◯"
    t = table(altar="2 red◯, blue△", spells={"storm": 4}, phase="evening")
    t.cast("storm", 4)
    assert "done" in t.options


@rule("SB-R64")
def test_a_level_drop_alone_is_no_reason_to_use_a_spell():
    # Nothing on the altar: neither storm nor growth is offered, though their tokens could move down.
    assert table(altar=0, spells={"storm": 5}, phase="evening").active == 1
    assert table(altar=0, spells={"growth": 5}, phase="evening").active == 1
    # A full pool takes nothing, so at least one token has to be replaced.
    t = table(
        altar="red◯, blue△", pool="3 red△, 3 green△, 3 blue□", spells={"storm": 5}, phase="evening", draws=["any"]
    )
    t.cast("storm", 5)
    assert t.ask == "replace"
    assert "done" not in t.options
    t.play("replace red◯")
    assert "done" in t.options
    t.play("done")
    assert t.card("storm").level == 4


@rule("SB-R75")
def test_a_pool_of_nine_hinders_no_swap_and_no_giving():
    pool = "3 red◯, 3 blue△, 3 green□"
    assert table(pool=pool, spells={"purification": 5}, phase="midday").offers("use purification at 5")
    t = table(pool=pool, board="white◯", spells={"growth": 3}, phase="evening")
    t.cast("growth", 3)
    t.play("give red◯")
    assert (t.pool, t.board) == ("2 red◯, 3 blue△, 3 green□, white◯", "red◯")
    assert table(pool=pool, phase="evening").offers("learn sacrifice at 3")
    assert table(pool=pool, phase="midday").offers("store red◯")


@rule("SB-R76")
def test_who_has_less_than_must_be_discarded_discards_all():
    t = table(pool="red◯, blue△", bag=0, tray=0, spells={"cure": 5}, phase="midday", altar=5)
    t.cast("cure", 5)
    assert t.pool == 0
    assert t.rules("discard") == ["SB-15.9"] * 2
    t = table(pool=0, bag=0, tray=0, altar="red◯", spells={"divination": 3})
    t.cast("divination", 3)
    assert t.pool == 0
    assert t.rules("discard") == ["SB-14.13"]


@rule("SB-R80")
def test_level_alternative_and_target_are_chosen_before_anything_moves():
    t = table(pool="red◯, blue◯", altar="green◯", spells={"focus": "4◯"}, phase="evening")
    assert t.options == ["focus-4:store", "focus-4:take", "focus-3:store", "skip"]
    t = table(
        pool="red◯, red△",
        altar="2 green◯",
        spells={"clone": "5◯"},
        phase="midday",
        others=[{"spells": {"eruption": 4, "sharing": 3}}],
        draws=["2 any", "any"],
    )
    clones = [key for key in t.options if key.startswith("clone-5")]
    assert clones == [
        "clone-5:take",
        "clone-5:draw",
        "clone-5:1:eruption-4",
        "clone-5:1:eruption-3",
        "clone-5:1:sharing-3",
    ]
    before = t.pool
    t.choose("clone-5:1:eruption-3")
    # Discard, then draw up to four: nothing more was asked, and the draws came last.
    assert before == "red◯, red△"
    assert [e.name for e in t.log] == ["cast", "discard", "copy", "draw", "draw", "draw"]


@rule("SB-R77")
def test_equal_tokens_are_one_choice():
    t = table(pool="2 red◯, 2 blue△", altar="3 green□, 2 red◯")
    assert t.options == ["green-square", "red-circle", "draw", "skip"]
    t.skip()
    assert t.options == ["red-circle", "blue-triangle", "skip"]
    assert len(set(t.options)) == len(t.options)


# Learning


@rule("SB-R19")
def test_the_same_token_moves_and_the_rune_stays():
    t = table(altar="2 red◯", spells={"growth": "5△"}, phase="evening", board=3)
    t.cast("growth", 5)
    assert (t.card("growth").level, t.card("growth").token) == (4, "green△")
    t = table(pool="white◯", spells={"time_travel": "3□", "sacrifice": "3△"}, phase="evening")
    t.cast("time_travel", 3)
    assert (t.card("sacrifice").level, t.card("sacrifice").token) == (4, "red△")


@rule("SB-R20")
def test_tokens_on_cards_belong_to_no_pool():
    known = {"sacrifice": "3◯", "purification": "3◯", "offering": "3◯"}
    t = table(pool=0, spells=known, altar="red△")
    # The circles on the cards pay for nothing, are not swapped and not stored.
    assert not any(key.startswith("sacrifice") for key in t.options)
    t.take("red△")
    assert t.options == ["red-triangle", "skip"]
    # They count for no limit either.
    assert len(t.pool) == 1
    full = table(pool=8, spells=known, altar="red△")
    full.take("red△")
    assert len(full.pool) == 9


@rule("SB-R44")
def test_the_level_at_the_end_counts():
    t = table(spells={"knowledge": 4, "sacrifice": 3, "time_travel": 3}, pool="white◯, blue◯", phase="evening")
    # Knowledge 4: two others below level 4.
    assert t.score == 1 + 2 + 2
    t.cast("time_travel", 3)
    t.discard("white◯")
    t.play("raise knowledge")
    # Now on 5: two points for each of the others.
    assert t.score == 1 + 2 + 4


def _substitutions(tokens: list[int], level: int, most: int, rune: int) -> set[tuple[int, tuple[int, ...]]]:
    """Every way to pay for sacrifice with transmutation, found by trying everything: (kind on the card, kinds in the tray)."""
    ways = set()
    for paid in combinations(tokens, level):
        true = [x for x in paid if colour_of[x] == 0]
        others = [x for x in paid if colour_of[x] != 0]
        if len(others) <= most and all(rune_of[x] == rune for x in others):
            for kept in true:
                tray = Counter(kind_of[x] for x in paid) - Counter([kind_of[kept]])
                ways.add((kind_of[kept], tuple(sorted(tray.elements()))))
    return ways


@rule("SB-R52", "SB-18.3", "SB-18.4", "SB-18.6")
@pytest.mark.parametrize("level", [4, 5])
@pytest.mark.parametrize("seed", range(15))
def test_transmutation_takes_every_legal_payment_and_no_other(seed, level):
    chance = random.Random(seed)
    kinds = [*chance.sample(range(21), 4), *chance.sample(range(3), 2), 9, 12]
    pool = Counter(chance.choice(kinds) for _ in range(chance.randint(3, 9)))
    words = ", ".join(f"{min(n, 5)} {COLOURS[kind // 3]}{'◯△□'[kind % 3]}" for kind, n in pool.items())
    rest = {"levitation": 3, "purification": 3, "offering": 3, "time_travel": "3□ today", "abundance": 3}
    t = table(pool=words, spells={"transmutation": f"{level}◯", **rest}, phase="evening", altar=0)
    tokens = list(t.state.mages[0].pool)
    expected = {n: _substitutions(tokens, n, level - 3, 0) for n in LEVELS}
    options = t.options if t.active == 0 else []
    assert (f"transmutation-{level}" in options) == any(expected.values())
    if not any(expected.values()):
        return
    found: dict[int, set[tuple[int, tuple[int, ...]]]] = {n: set() for n in LEVELS}
    start = t.session.position.fork()
    start.play(f"transmutation-{level}")
    unfinished = [start]
    while unfinished:
        p = unfinished.pop()
        learned = p.state.mages[0].levels[0]
        if learned:
            found[learned].add((kind_of[p.state.mages[0].cards[0]], tuple(sorted(kind_of[x] for x in p.state.tray))))
            continue
        for value in p.options:
            fork = p.fork()
            fork.play(value)
            unfinished.append(fork)
    assert found == expected


@rule("SB-R52", "SB-8.16")
def test_transmutation_is_learning_in_every_respect():
    t = table(
        pool="yellow□, yellow△, red◯, blue□",
        spells={"transmutation": "5◯", "abundance": None},
        phase="evening",
        draws=["2 any"],
    )
    t.cast("transmutation", 5)
    t.play("keep yellow△")
    assert t.me.learned["abundance"] == 3
    # The instant effect fires: one token was left, two are drawn.
    assert len(t.pool) == 3


@rule("SB-R54")
@pytest.mark.parametrize(("board", "stored"), [(0, 2), (12, 2), (13, 1), (14, 0)])
def test_communion_five_stores_what_fits(board, stored):
    t = table(pool="3 red□", board=board, spells={"communion": 5}, cards="set-1", phase="evening", tray=2, seats=3)
    t.learn("sacrifice", 3)
    while t.ask == "tray-store":
        t.choose(t.options[0])
    assert len(t.board) == board + stored
    assert t.tray == 4 - stored


@rule("SB-R11", "SB-R41")
def test_communion_five_stores_from_the_tray_past_a_full_pool():
    t = table(
        pool="3 red□, 4 blue△, 2 blue◯",
        spells={"communion": 5, "sacrifice": None},
        phase="evening",
        tray="white◯, 2 green△",
    )
    t.learn("sacrifice", 3)
    t.play("no wild")
    assert t.ask == "tray-store"
    t.play("store white◯", "store red□")
    assert t.board == "white◯, red□"
    assert t.tray == "red□, 2 green△"


@rule("SB-R72")
def test_clone_four_learns_at_midday_and_the_evening_is_still_free():
    t = table(
        pool="3 blue□, 3 red△",
        spells={"clone": "4◯", "swiftness": None},
        phase="midday",
        altar="white◯, green◯",
    )
    t.cast("clone", 4, "learn")
    t.play("learn swiftness at 3", "no wild")
    # The bonus morning action is played at midday.
    assert (t.ask, t.phase) == ("bonus-morning", "midday")
    t.take("white◯")
    assert t.phase == "evening"
    t.learn("sacrifice", 3)
    assert t.me.learned == {"clone": 4, "swiftness": 3, "sacrifice": 3}
    assert t.active == 1


@rule("SB-R73")
def test_with_seven_spells_nothing_is_left_to_learn():
    seven = {**SIX, "transmutation": "5◯", "abundance": 3}
    t = table(pool="5 red◯, 4 blue◯", spells=seven, phase="evening")
    assert not any("learn" in key or "transmutation" in key for key in t.options)
    clone = {
        "blaze": 3,
        "divination": 3,
        "growth": 3,
        "feast": 3,
        "clone": "4◯",
        "mirage": 3,
        "communion": 3,
    }
    t = table(pool="5 red◯, 4 blue◯", spells=clone, phase="midday")
    assert "clone-4:learn" not in t.options


@rule("SB-R73", "SB-R53")
def test_the_seventh_spell_is_carried_out_to_its_end():
    six = {"eruption": 3, "sharing": 3, "cure": 3, "focus": "3◯", "storm": 3, "communion": 5}
    t = table(pool="3 blue□", spells={**six, "swiftness": None}, phase="evening", altar="red◯", others=[{}])
    t.learn("swiftness", 3)
    assert [e.name for e in t.log] == ["learn", "end-triggered", "pay", "pay", "store", "store"]
    assert t.ask == "bonus-morning"
    t.take("red◯")
    assert (t.ending, t.over, t.active) == ("spells", False, 1)


# Others, and copies


@rule("SB-R35", "SB-13.14")
def test_blaze_asks_the_others_clockwise_and_passes_over_who_cannot_take():
    t = table(
        spells={"blaze": 3},
        altar="red◯, blue△, green□",
        active=0,
        others=[{"pool": 1}, {"pool": 9}, {"pool": 2}],
        draws=["4 any"],
    )
    t.cast("blaze", 3)
    assert len(t.pool) == 4
    assert (t.seat, t.ask) == (1, "forced-take")
    t.take("blue△")
    assert t.seat == 3
    assert t.options == ["red-circle", "green-square"]
    t.take("green□")
    assert t.altar == "red◯"
    # When the altar runs out, the rest get nothing.
    t = table(spells={"blaze": 3}, altar="red◯", others=[{}, {}], draws=["4 any"])
    t.cast("blaze", 3)
    assert (t[1].pool, t[2].pool) == ("red◯", 0)


@rule("SB-R35", "SB-14.11")
def test_sharing_lets_the_others_draw_clockwise_from_the_left():
    t = table(
        others=[{}, {"spells": {"sharing": 4}}, {"pool": 9}],
        active=2,
        altar="2 red◯",
        draws=["red△", "blue△"],
    )
    t.cast("sharing", 4)
    assert t[2].pool == "2 red◯"
    # Seat 3 is full; then seat 0, then seat 1.
    assert (t[0].pool, t[1].pool, t[3].pool) == ("red△", "blue△", 9)


@rule("SB-R41")
def test_storing_from_the_altar_passes_the_pool_by():
    t = table(pool=9, altar="red◯, blue△, green□", spells={"growth": 4}, phase="evening", board=2)
    t.cast("growth", 4)
    t.take("red◯", "green□")
    assert (t.pool, t.board) == (9, 4)
    assert "blue△" in t.altar


@rule("SB-R57")
def test_purification_swaps_all_at_once():
    t = table(pool="red◯, red△", altar="blue◯, blue△, blue□", spells={"purification": 4}, phase="midday")
    t.cast("purification", 4)
    # Both are given; what may be received is what lay there before.
    assert t.ask == "exchange-take"
    assert t.options == ["blue-circle", "blue-triangle", "blue-square"]
    t.play("receive blue◯", "receive blue□")
    assert t.pool == "blue◯, blue□"
    # With fewer tokens on a side, fewer are exchanged.
    t = table(pool="red◯", altar="blue◯, blue△", spells={"purification": 5}, phase="midday")
    t.cast("purification", 5)
    t.play("receive blue△")
    assert t.pool == "blue△"


@rule("SB-R65")
def test_storm_draws_the_rest_out_of_what_it_threw_away():
    t = table(
        altar="red◯, red△, red□, blue◯",
        bag="white◯",
        tray="green□",
        spells={"storm": 5},
        phase="evening",
        draws=["white◯", "red◯", "green□"],
    )
    t.cast("storm", 5)
    t.play("replace red◯", "replace red△", "replace red□", "done")
    assert t.altar == "blue◯, white◯, red◯, green□"
    assert t.tray == 0
    assert t.bag == "red△, red□"
    assert [e.name for e in t.log][1:] == [
        *["altar-discard"] * 3,
        "altar-draw",
        "bag-refill",
        "altar-draw",
        "altar-draw",
    ]


@rule("SB-R67")
def test_a_clone_copies_no_clone():
    theirs = {"clone": "3◯", "feast": 4, "growth": 4}
    t = table(
        pool="red◯",
        spells={"clone": "3◯"},
        phase="midday",
        others=[{"spells": theirs}],
        board="red△",
        altar="red□, blue◯",
    )
    clones = [key for key in t.options if key.startswith("clone")]
    assert clones == ["clone-3:store", "clone-3:1:feast-4", "clone-3:1:feast-3"]
    assert not any(key.count("clone") > 1 for key in t.options)


@rule("SB-R68")
def test_a_spell_learned_today_can_be_copied_and_its_owner_loses_nothing():
    theirs = {"spells": {"feast": "4△"}, "pool": "blue◯", "board": "green□"}
    t = table(spells={"clone": "3◯"}, phase="midday", others=[theirs], altar="red□, blue◯")
    t.cast("clone", 3, "1:feast-4")
    t.take("red□")
    assert t.board == "red□"
    card = t[1].card("feast")
    assert (card.level, card.token, t[1].pool, t[1].board) == (4, "black△", "blue◯", "green□")
    # Even one that its owner may not use yet.
    theirs = {"spells": {"feast": "4△ today"}}
    t = table(spells={"clone": "3◯"}, phase="midday", others=[theirs])
    assert "clone-3:1:feast-4" in t.options


@rule("SB-R69")
def test_whoever_copies_blaze_is_the_active_one():
    t = table(
        pool="red◯",
        spells={"clone": "5◯", "mirage": "3△"},
        phase="midday",
        altar="green△, white△, blue△",
        others=[{"spells": {"blaze": 3, "mirage": "5△"}}, {}],
        draws=["4 purple□"],
    )
    t.cast("clone", 5, "1:blaze-3")
    assert t.pool == "4 purple□"
    # Everybody else takes, the owner of the card first, for they sit to the left.
    assert t.seat == 1
    t.take("green△")
    assert t.seat == 2
    t.take("white△")
    # It is not the owner's day: their mirage sleeps.
    assert (t[1].pool, t[2].pool) == ("green△", "white△")


@rule("SB-R69")
def test_my_mirage_works_on_what_i_take_with_a_copy():
    t = table(
        pool="red◯",
        spells={"clone": "5◯", "mirage": "3△"},
        phase="midday",
        altar="green△, white◯",
        others=[{"spells": {"sharing": 4}}],
        draws=["purple□", "red□"],
    )
    t.cast("clone", 5, "1:sharing-4")
    assert t.pool == "green△, white◯, purple□"
    assert t[1].pool == "red□"


@rule("SB-R70")
def test_only_what_has_an_action_can_be_copied():
    theirs = {"feast": 5, "transmutation": 3, "growth": 3}
    t = table(
        pool="red◯, red△",
        spells={"clone": "4◯"},
        phase="midday",
        board="blue△",
        altar="2 blue◯",
        others=[{"spells": theirs}],
    )
    copied = [key for key in t.options if key.startswith("clone")]
    # Feast for its midday effects, never for its scoring; transmutation 3 has no effect.
    assert copied == ["clone-4:1:growth-3", "clone-3:store", "clone-3:1:feast-4", "clone-3:1:feast-3"]
    # My own board and pool are the ones that change.
    t.cast("clone", 4, "1:growth-3")
    t.play("give red◯")
    assert (t.pool, t.board) == ("red△, blue△", "red◯")


@rule("SB-R70", "SB-R21")
def test_a_copied_transmutation_uses_the_others_rune():
    t = table(
        pool="2 red□, blue△, white◯",
        spells={"clone": "4◯"},
        phase="midday",
        others=[{"spells": {"transmutation": "4△"}}],
    )
    t.cast("clone", 4, "1:transmutation-4")
    assert t.card("sacrifice").level == 3
    assert t.pool == "white◯"


@rule("SB-R71", "SB-17.20")
@pytest.mark.parametrize(("clone", "after"), [("4◯", 3), ("5◯", 4)])
def test_copying_growth_moves_the_clone_token_down_from_where_it_lies(clone, after):
    t = table(
        spells={"clone": clone},
        phase="midday",
        altar="2 red◯",
        others=[{"spells": {"growth": 4}}],
        pool="3 blue△",
        board=1,
    )
    t.cast("clone", 4, "1:growth-4")
    assert t.card("clone").level == after
    assert t[1].card("growth").level == 4
    assert t.board == 3
    assert t.score == {3: 4, 4: 5}[after] + 3


# The table


@rule("SB-R58")
def test_everything_lies_open_but_the_bag():
    t = new_game(3, 8)
    t.draw()
    for viewer in (None, 0, 1, 2):
        seen = t.session.view(viewer)
        assert seen.bag == [FACE_DOWN] * len(t.bag)
        assert seen.altar == t.state.altar
        assert seen.tray == t.state.tray
        assert [m.pool for m in seen.mages] == [m.pool for m in t.state.mages]
        assert [m.cards for m in seen.mages] == [m.cards for m in t.state.mages]
        assert seen.rng.state == 0


@rule("SB-R60")
def test_the_first_players_marker_stays_where_it_is():
    t = new_game(3, 2, first=2)
    for _ in range(7):
        t.end_day()
        assert t.state.first == 2
    assert [e.args["day"] for e in t.events("day-start")] == [1, 1, 1, 2, 2, 2, 3, 3]
