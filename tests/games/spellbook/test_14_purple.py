"""Purple spells (SB-14): morning, poison."""

from __future__ import annotations

import pytest

from tests.games.spellbook.menu import castable, costs, passed, phases_of, points, tokens_offered
from tests.games.spellbook.play import table
from tests.support.rules import rule


@pytest.mark.parametrize(
    "spell",
    [
        pytest.param("levitation", marks=rule("SB-14.1")),
        pytest.param("sharing", marks=rule("SB-14.6")),
        pytest.param("divination", marks=rule("SB-14.12")),
    ],
)
def test_purple_spells_cost_poison_and_work_in_the_morning(spell):
    assert costs(spell) == ["purple"]
    assert phases_of(spell) == ["morning"]


# ------------------------------------------------------------------ levitation


@pytest.mark.parametrize(
    ("level", "sign"),
    [
        pytest.param(3, "◯", marks=rule("SB-14.2")),
        pytest.param(4, "△", marks=rule("SB-14.3", "SB-R4")),
        pytest.param(5, "□", marks=rule("SB-14.4")),
    ],
)
def test_levitation_takes_two_tokens_of_the_levels_rune(level, sign):
    other = "◯△□".replace(sign, "")
    t = table(
        pool="red◯",
        spells={"levitation": level},
        altar=f"red{sign}, blue{sign}, green{sign}, black{other[0]}, white{other[1]}",
    )
    t.play(f"use levitation at {level}")
    assert t.ask == "take"
    assert t.decision.rule == f"SB-14.{level - 1}"
    assert len(tokens_offered(t)) == 3
    t.play(f"take blue{sign}")
    assert len(tokens_offered(t)) == 2
    t.play(f"take red{sign}")
    assert t.pool == f"red◯, red{sign}, blue{sign}"
    assert t.altar == f"green{sign}, black{other[0]}, white{other[1]}"
    assert t.phase == "midday"
    assert t.nothing_pending


@rule("SB-14.2", "SB-14.3", "SB-14.4", "SB-R4")
def test_levitation_points():
    assert points("levitation") == [3, 4, 5]


@rule("SB-14.5", "SB-23.11")
@pytest.mark.parametrize(("level", "first", "second"), [(4, "red△", "blue△"), (3, "red◯", "blue◯")])
def test_levitation_never_takes_two_different_runes(level, first, second):
    t = table(spells={"levitation": 4}, altar="red△, blue△, green△, red◯, blue◯, green◯")
    assert castable(t) == ["levitation-4", "levitation-3"]
    t.play(f"use levitation at {level}", f"take {first}")
    assert all(key.endswith("triangle" if level == 4 else "circle") for key in tokens_offered(t))
    t.play(f"take {second}")
    assert t.pool == f"{first}, {second}"
    assert t.card("levitation").level == 4
    assert t.nothing_pending


@rule("SB-R13")
def test_levitation_takes_a_lone_matching_token():
    t = table(spells={"levitation": 5}, altar="red□, blue△")
    t.play("use levitation at 5")
    assert t.pool == "red□"
    assert t.altar == "blue△"
    assert t.nothing_pending


@rule("SB-14.4", "SB-R13")
def test_levitation_with_room_for_one_takes_one():
    t = table(pool=8, spells={"levitation": 5}, altar="red□, blue□")
    t.play("use levitation at 5", "take red□")
    assert t.pool == 9
    assert t.altar == "blue□"
    assert t.nothing_pending


@rule("SB-14.5", "SB-R14")
@pytest.mark.parametrize(
    ("altar", "offered"),
    [
        ("red□", ["levitation-5"]),
        ("red△, blue◯", ["levitation-4", "levitation-3"]),
        ("red◯", ["levitation-3"]),
        ("", []),
    ],
)
def test_levitation_is_offered_on_the_levels_whose_rune_lies_on_the_altar(altar, offered):
    t = table(spells={"levitation": 5}, altar=altar)
    assert castable(t) == offered
    assert t.nothing_pending


@rule("SB-R14")
def test_levitation_with_a_full_pool_is_not_offered():
    t = table(pool=9, spells={"levitation": 5}, altar="red□, blue△, green◯")
    assert passed(t) == ["morning"]
    assert t.nothing_pending


# ------------------------------------------------------------------ sharing


@rule("SB-14.7", "SB-14.10", "SB-14.11")
def test_sharing_at_3_takes_then_draws_and_then_the_others_draw():
    t = table(
        pool="red◯",
        spells={"sharing": 3},
        seats=3,
        altar="blue◯, green△",
        draws=["black□, white◯, yellow△"],
    )
    t.play("use sharing at 3", "take green△")
    assert t.pool == "red◯, green△, black□"
    assert t[1].pool == "white◯"
    assert t[2].pool == "yellow△"
    assert t.altar == "blue◯"
    assert [(e.name, e.args["who"].id) for e in t.events("take", "draw")] == [
        ("take", 0),
        ("draw", 0),
        ("draw", 1),
        ("draw", 2),
    ]
    assert t.nothing_pending


@pytest.mark.parametrize(
    ("level", "taken"),
    [
        pytest.param(4, ["blue◯", "green△"], marks=rule("SB-14.8")),
        pytest.param(5, ["blue◯", "green△", "white□"], marks=rule("SB-14.9")),
    ],
)
def test_sharing_takes_from_the_altar_and_all_others_draw_one(level, taken):
    t = table(
        pool="red◯",
        spells={"sharing": level},
        seats=3,
        altar="blue◯, green△, white□, white◯",
        draws=["black□, yellow△"],
    )
    t.play(f"use sharing at {level}")
    for token in taken:
        assert t.ask == "take"
        tokens_offered(t)
        t.take(token)
    assert t.pool == ", ".join(["red◯", *taken])
    assert t[1].pool == "black□"
    assert t[2].pool == "yellow△"
    assert t.altar == 4 - len(taken)
    assert t.phase == "midday"
    assert t.nothing_pending


@rule("SB-14.7", "SB-14.8", "SB-14.9")
def test_sharing_points():
    assert points("sharing") == [4, 4, 4]


@rule("SB-14.10")
def test_sharing_at_3_with_room_for_one_takes_and_then_cannot_draw():
    t = table(pool=8, spells={"sharing": 3}, altar="blue◯, green△", draws=["black□"])
    t.play("use sharing at 3", "take blue◯")
    assert "blue◯" in t.pool
    assert t.pool == 9
    assert t[1].pool == "black□"
    assert t.nothing_pending


@rule("SB-14.7")
def test_sharing_at_3_with_an_empty_altar_just_draws():
    t = table(spells={"sharing": 3}, altar=0, draws=["black□, white◯"])
    t.play("use sharing at 3")
    assert t.pool == "black□"
    assert t[1].pool == "white◯"
    assert t.nothing_pending


@rule("SB-R61")
def test_sharing_at_5_with_room_for_three_takes_exactly_three():
    t = table(pool=6, spells={"sharing": 5}, altar="blue◯, green△, white□, red◯", draws=["black□"])
    t.play("use sharing at 5")
    for token in ("blue◯", "green△", "white□"):
        tokens_offered(t)
        t.take(token)
    assert t.pool == 9
    assert t.nothing_pending


@rule("SB-14.9")
def test_sharing_at_5_takes_what_the_altar_holds():
    t = table(spells={"sharing": 5}, altar="blue◯, green△", draws=["black□"])
    t.play("use sharing at 5")
    assert t.pool == "blue◯, green△"
    assert t.altar == 0
    assert t[1].pool == "black□"
    assert t.nothing_pending


@rule("SB-14.11", "SB-R35")
def test_sharing_goes_round_from_the_left_and_passes_over_a_full_pool():
    t = table(
        pool="red◯",
        others=[{"spells": {"sharing": 4}}, {"pool": 9}, {"pool": "green◯"}],
        active=1,
        altar="blue◯, blue△",
        draws=["black□, white◯"],
    )
    t.play("use sharing at 4")
    assert t[1].pool == "blue◯, blue△"
    assert t[2].pool == 9
    assert t[3].pool == "green◯, black□"
    assert t[0].pool == "red◯, white◯"
    assert t.nothing_pending


@rule("SB-14.11")
def test_sharing_runs_out_of_tokens_in_the_order_of_the_table():
    t = table(spells={"sharing": 4}, seats=3, altar="blue◯, blue△", bag="red◯", tray=0)
    t.play("use sharing at 4")
    assert t[1].pool == "red◯"
    assert t[2].pool == 0
    assert t.nothing_pending


@rule("SB-R14")
@pytest.mark.parametrize("level", [3, 4, 5])
def test_sharing_with_a_full_pool_is_usable_if_somebody_else_gains(level):
    t = table(pool=9, spells={"sharing": level}, altar="blue◯", draws=["black□"])
    t.play(f"use sharing at {level}")
    assert t.pool == 9
    assert t.altar == "blue◯"
    assert t[1].pool == "black□"
    assert t.nothing_pending


@rule("SB-R14", "SB-R36")
def test_sharing_with_a_full_pool_and_an_empty_bag_lets_the_others_draw_from_the_tray():
    t = table(pool=9, spells={"sharing": 5}, bag=0, tray="red◯")
    t.play("use sharing at 5")
    assert t[1].pool == "red◯"
    assert t.tray == 0
    assert t.nothing_pending


@rule("SB-R14")
def test_sharing_that_brings_nobody_anything_is_not_offered():
    t = table(pool=9, spells={"sharing": 5}, others=[{"pool": 9}])
    assert passed(t) == ["morning"]
    t = table(pool=9, spells={"sharing": 5}, bag=0, tray=0)
    assert passed(t) == ["morning"]
    t = table(spells={"sharing": 5}, others=[{"pool": 1}], altar=0, bag=0, tray=0)
    assert passed(t)[0] == "morning"
    assert t.nothing_pending


@rule("SB-R14")
@pytest.mark.parametrize(("level", "offered"), [(3, ["sharing-3"]), (4, ["sharing-3"]), (5, ["sharing-3"])])
def test_sharing_without_altar_is_usable_for_its_own_draw_at_3_only(level, offered):
    t = table(spells={"sharing": level}, others=[{"pool": 9}], altar=0)
    assert castable(t) == offered
    assert t.nothing_pending


@rule("SB-R14")
@pytest.mark.parametrize("level", [3, 4, 5])
def test_sharing_with_nothing_to_draw_still_takes(level):
    t = table(spells={"sharing": level}, altar="blue◯", bag=0, tray=0)
    t.play(f"use sharing at {level}")
    assert t.pool == "blue◯"
    assert t[1].pool == 0
    assert t.nothing_pending


@rule("SB-20.14", "SB-R48")
def test_sharing_alone_with_a_full_pool_only_helps_the_opponent():
    t = table(seats=1, pool=9, spells={"sharing": 5}, altar="blue◯", draws=["white◯"])
    assert castable(t) == ["sharing-5", "sharing-4", "sharing-3"]
    t.play("use sharing at 5")
    assert (t.pool, t.altar, t.lower) == (9, "blue◯", "white◯")
    assert t.nothing_pending


@rule("SB-R48")
def test_sharing_alone_with_a_full_pool_and_nothing_to_draw_is_not_offered():
    t = table(seats=1, pool=9, spells={"sharing": 5}, altar="blue◯", bag=0, tray=0)
    assert passed(t) == ["morning"]
    assert t.nothing_pending


@rule("SB-20.14", "SB-R48")
@pytest.mark.parametrize(("level", "pool"), [(3, "blue◯, black□"), (4, "blue◯, blue△"), (5, "blue◯, blue△, blue□")])
def test_sharing_alone_draws_a_token_for_the_opponent(level, pool):
    t = table(
        seats=1,
        spells={"sharing": level},
        altar="blue◯, blue△, blue□",
        draws=["black□, white◯"] if level == 3 else ["white◯"],
    )
    t.play(f"use sharing at {level}")
    if level < 5:
        t.take("blue◯")
    if level == 4:
        t.take("blue△")
    assert t.pool == pool
    assert t.lower == "white◯"
    assert t.nothing_pending


# ------------------------------------------------------------------ divination


@rule("SB-14.13", "SB-R34")
def test_divination_at_3_draws_two_onto_the_altar_takes_two_and_discards_one():
    t = table(pool="red◯", spells={"divination": 3}, altar="blue◯", draws=["black□, white△"])
    t.play("use divination at 3")
    assert tokens_offered(t) == ["blue-circle", "black-square", "white-triangle"]
    t.play("take white△", "take blue◯")
    assert t.ask == "discard"
    assert tokens_offered(t) == ["red-circle", "white-triangle", "blue-circle"]
    t.play("discard white△")
    assert t.pool == "red◯, blue◯"
    assert t.altar == "black□"
    assert t.tray == "white△"
    assert t.phase == "midday"
    assert t.nothing_pending


@rule("SB-14.14", "SB-R34")
@pytest.mark.parametrize("taken", [[], ["blue◯"], ["blue◯", "blue△"], ["white△"]])
def test_divination_at_4_draws_two_onto_the_altar_and_takes_up_to_two_of_one_colour(taken):
    t = table(pool="red◯", spells={"divination": 4}, altar="blue◯, blue□, white□", draws=["blue△, white△"])
    t.play("use divination at 4")
    assert t.ask == "take-up-to"
    assert t.options == ["blue-circle", "blue-square", "white-square", "blue-triangle", "white-triangle", "done"]
    for token in taken:
        t.take(token)
        if t.ask == "take-up-to":
            colour = token[:-1]
            assert all(key == "done" or key.startswith(colour) for key in t.options)
            assert "done" in t.options
    if len(taken) < 2:
        t.play("done")
    assert t.pool == ", ".join(["red◯", *taken])
    assert t.altar == 5 - len(taken)
    assert t.tray == 0
    assert t.phase == "midday"
    assert t.nothing_pending


@rule("SB-14.15", "SB-R34")
def test_divination_at_5_draws_two_onto_the_altar_and_takes_any_two():
    t = table(pool="red◯", spells={"divination": 5}, altar="blue◯, green□", draws=["black□, white△"])
    t.play("use divination at 5")
    tokens_offered(t)
    t.play("take black□")
    tokens_offered(t)
    t.play("take green□")
    assert t.pool == "red◯, black□, green□"
    assert t.altar == "blue◯, white△"
    assert t.tray == 0
    assert t.nothing_pending


@rule("SB-14.13", "SB-14.14", "SB-14.15")
def test_divination_points():
    assert points("divination") == [2, 3, 4]


@rule("SB-14.13", "SB-14.14", "SB-14.15")
def test_each_level_of_divination_is_an_action_of_its_own():
    t = table(spells={"divination": 5})
    assert castable(t) == ["divination-5", "divination-4", "divination-3"]
    assert t.nothing_pending


@rule("SB-14.16", "SB-R38")
def test_divination_may_put_tokens_on_a_full_altar():
    t = table(pool=9, spells={"divination": 5}, altar="5 blue◯, 5 green◯", draws=["black□, white△"])
    t.play("use divination at 5")
    assert t.altar == "5 blue◯, 5 green◯, black□, white△"
    assert t.pool == 9
    t.end_day()
    assert t.altar == 5
    assert t.tray == "5 blue◯, 5 green◯, black□, white△"
    assert t.nothing_pending


@rule("SB-14.13", "SB-R34")
def test_divination_at_3_with_a_full_pool_takes_nothing_but_must_discard():
    t = table(pool="5 red◯, 4 red△", spells={"divination": 3}, altar="blue◯", draws=["black□, white△"])
    t.play("use divination at 3", "discard red△")
    assert t.pool == "5 red◯, 3 red△"
    assert t.altar == "blue◯, black□, white△"
    assert t.nothing_pending


@rule("SB-14.14", "SB-14.15")
@pytest.mark.parametrize("level", [4, 5])
def test_divination_with_a_full_pool_still_fills_the_altar(level):
    t = table(pool=9, spells={"divination": level}, altar="blue◯", draws=["black□, white△"])
    t.play(f"use divination at {level}")
    assert t.pool == 9
    assert t.altar == "blue◯, black□, white△"
    assert t.nothing_pending


@rule("SB-14.14")
def test_divination_at_4_with_room_for_one_takes_at_most_one():
    t = table(pool=8, spells={"divination": 4}, altar="blue◯", draws=["blue□, blue△"])
    t.play("use divination at 4", "take blue□")
    assert t.pool == 9
    assert t.altar == "blue◯, blue△"
    assert t.nothing_pending


@rule("SB-14.13")
def test_divination_at_3_with_room_for_one_takes_one_and_discards_one():
    t = table(pool="5 red◯, 3 red△", spells={"divination": 3}, altar="blue◯", draws=["black□, white△"])
    t.play("use divination at 3", "take blue◯", "discard red△")
    assert t.pool == "5 red◯, 2 red△, blue◯"
    assert t.altar == "black□, white△"
    assert t.nothing_pending


@rule("SB-R14", "SB-R76")
def test_divination_when_the_bag_and_tray_are_empty():
    t = table(pool="3 red◯, red△", spells={"divination": 5, "sacrifice": None}, altar=0, bag=0, tray=0)
    assert castable(t) == ["divination-3"]
    t.play("use divination at 3", "discard red△")
    assert t.pool == "3 red◯"
    assert t.tray == "red△"
    t = table(spells={"divination": 5}, altar="blue◯", bag=0, tray=0)
    t.play("use divination at 3")
    assert [e.name for e in t.events("take", "discard")] == ["take", "discard"]
    assert t.pool == 0
    assert t.nothing_pending


@rule("SB-R14")
def test_divination_with_nothing_anywhere_is_not_offered():
    t = table(spells={"divination": 5}, others=[{"pool": 1}], altar=0, bag=0, tray=0)
    assert passed(t)[0] == "morning"
    assert t.nothing_pending


@rule("SB-14.15", "SB-R13")
def test_divination_draws_onto_the_altar_what_bag_and_tray_still_hold():
    t = table(spells={"divination": 5}, altar=0, bag=0, tray="red◯")
    t.play("use divination at 5")
    assert t.pool == "red◯"
    assert (t.altar, t.tray) == (0, 0)
    assert t.nothing_pending
