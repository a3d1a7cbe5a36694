"""The Place cards (TA-9.6), one scenario each."""

from __future__ import annotations

import pytest

from tests.games.talisman.play import table
from tests.support.rules import rule


def visit(card, who="troll", at="fields-1", **more):
    """Somebody meets a Place that lies on his space."""
    return table(who, at=at, stage="landed", lying={at: card}, **{"others": ["warrior"], **more})


@pytest.mark.parametrize(("die", "creature", "value"), [(1, "dragon", 7), (2, "goblin", 2)])
@rule("TA-9.6", "TA-16.3", "TA-R25", "TA-R99")
def test_what_lives_in_the_cave_is_no_trophy(die, creature, value):
    t = visit("cave", dice=[die, 6, 1])
    assert [(e.args["own"], e.args["other"]) for e in t.events("fight-scores")] == [(12, value + 1)]
    assert t.me.trophies == 0
    assert t.lying("fields-1") == "cave"


@pytest.mark.parametrize(("die", "gold", "missed"), [(3, 0, 1), (4, 2, 0), (5, 2, 0), (6, 3, 0)])
@rule("TA-9.6", "TA-28.3")
def test_the_cave_costs_a_turn_or_gives_gold(die, gold, missed):
    t = visit("cave", dice=[die])
    assert (t.me.gold, t.me.a.missed) == (gold, missed)
    assert t.turn_over


@rule("TA-R99")
def test_the_dwarf_may_add_one_in_the_cave():
    t = visit("cave", "dwarf", dice=[3])
    assert t.ask == "add-one"
    t.play("add-one")
    assert t.me.gold == 2
    t = visit("cave", "dwarf", dice=[3])
    t.play("keep")
    assert t.me.a.missed == 1
    assert visit("cave", "dwarf", dice=[4]).me.gold == 2
    assert visit("cave", "dwarf", dice=[6]).me.gold == 3


SPRINGS = {"magic_stream": "strength", "fountain_of_wisdom": "craft", "pool_of_life": "life"}


@pytest.mark.parametrize("card", SPRINGS)
@rule("TA-R90")
def test_a_spring_gives_one_of_its_four_tokens_at_a_visit(card):
    t = table("troll", at="fields-1", stage="landed", draws=card, life=6, others=["warrior"])
    assert sum(t.state.tokens) == 4
    t.play("accept")
    assert sum(t.state.tokens) == 3
    got = {"strength": t.me.tokens[0], "craft": t.me.tokens[1], "life": t.me.life - 6}
    assert got == {what: int(what == SPRINGS[card]) for what in got}
    assert t.lying("fields-1") == card
    assert t.turn_over


@pytest.mark.parametrize("card", SPRINGS)
@rule("TA-R90")
def test_a_spring_that_is_empty_is_discarded(card):
    place = list(SPRINGS).index(card)
    t = visit(card, rest={"tokens": [int(i == place) for i in range(3)]})
    t.play("accept")
    assert t.discards == card
    assert t.state.tokens == [0, 0, 0]


@rule("TA-R90")
def test_nobody_has_to_drink():
    t = visit("magic_stream", rest={"tokens": [2, 0, 0]})
    t.play("pass")
    assert t.state.tokens == [2, 0, 0]
    assert t.turn_over


@rule("TA-R12", "TA-R90")
def test_a_spring_gets_only_what_the_box_still_has():
    t = table("troll", at="fields-1", stage="landed", draws="magic_stream", strength=70, others=["warrior"])
    assert t.state.tokens == [2, 0, 0]


@pytest.mark.parametrize(
    ("die", "space"),
    [(1, "crags"), (2, "village"), (3, "city"), (4, "warlocks-cave"), (5, "temple"), (6, "plain-of-peril")],
)
@rule("TA-R89", "TA-R133", "TA-12.4")
def test_the_magic_portal_leads_elsewhere(die, space):
    t = visit("magic_portal", dice=[die], objects="sword", quest="kill-enemy")
    t.play("space", "accept")
    assert t.me.space == space
    assert t.ask == "encounter"
    assert t.lying("fields-1") == "magic_portal"


@rule("TA-R99")
def test_nobody_has_to_pass_the_magic_portal():
    t = visit("magic_portal")
    t.play("pass")
    assert t.turn_over


@rule("TA-R140", "TA-30.1", "TA-30.3", "TA-19.2")
def test_the_market_sells_any_number_of_cards():
    t = visit("market", gold=5)
    assert t.options == [
        *(f"purchase-{c}" for c in ("helmet", "mule", "raft", "shield", "sword", "water_bottle")),
        "done",
    ]
    t.play("mule", "raft")
    assert t.me.gold == 0
    assert t.me.objects == "purchase-raft"
    assert t.me.followers == "purchase-mule"
    assert t.turn_over


@rule("TA-R105", "TA-R140")
@pytest.mark.parametrize(
    ("card", "price"), [("sword", 1), ("helmet", 1), ("water_bottle", 1), ("shield", 2), ("mule", 2), ("raft", 3)]
)
def test_what_the_market_asks_for_each_thing(card, price):
    t = visit("market", gold=4).play(card)
    assert t.me.gold == 4 - price
    assert f"purchase-{card}" not in visit("market", gold=price - 1).options


@rule("TA-R140", "TA-27.11")
def test_a_toad_buys_nothing():
    assert visit("market", toad=2).turn_over


@rule("TA-R77")
def test_the_thief_takes_a_card_at_the_market():
    t = visit("market", "thief")
    t.play("none")
    assert t.turn_over
    t = visit("market", "thief")
    t.play("axe")
    assert t.me.objects == "purchase-axe"
    t = visit("market", "thief", gold=1)
    t.play("armour", "sword")
    assert (t.me.objects, t.me.gold) == ("purchase-armour, purchase-sword", 0)
    assert t.turn_over, "one card for nothing at each visit"


@pytest.mark.parametrize(("card", "weak", "strong"), [("marsh", "monk", "troll"), ("maze", "warrior", "wizard")])
@rule("TA-R43", "TA-R21", "TA-28.3")
def test_marsh_and_maze_hold_the_weak(card, weak, strong):
    t = visit(card, weak, others=["elf"])
    assert t.me.a.missed == 1
    assert t.turn_over
    t = visit(card, strong, others=["elf"])
    assert t.me.a.missed == 0
    assert t.lying("fields-1") == card


@rule("TA-R21")
@pytest.mark.parametrize(("objects", "held"), [("sword", True), ("magic_belt", False)])
def test_what_helps_in_battle_only_does_not_help_in_the_marsh(objects, held):
    t = visit("marsh", "thief", strength=1, objects=objects, others=["elf"])
    t.play("space")
    assert t.me.a.missed == int(held)


@rule("TA-7.1")
def test_the_maze_does_not_hold_the_dwarf():
    assert visit("maze", "dwarf").me.a.missed == 0


@pytest.mark.parametrize(("die", "what"), [(1, None), (2, "fate"), (3, "gold"), (4, "spells"), (5, "life")])
@rule("TA-R99", "TA-9.6")
def test_prayers_at_the_shrine(die, what):
    t = visit("shrine", "sorceress", dice=[die])
    t.pass_all()
    got = {"fate": t.me.fate, "gold": t.me.gold, "spells": len(t.me.spells), "life": t.me.life - 4}
    assert got == {k: int(k == what) for k in got}
    assert t.lying("fields-1") == "shrine"


@rule("TA-R89")
def test_the_best_prayer_at_the_shrine_is_a_journey():
    t = visit("shrine", at="oasis", who="sorceress", draws="raiders", dice=[6])
    assert t.ask == "teleport"
    t.play("space-castle")
    assert t.me.space == "castle"


@rule("TA-R20")
def test_priests_may_add_one_to_a_prayer():
    t = visit("shrine", "priest", dice=[5])
    t.play("add-one")
    assert t.ask == "teleport"
    t = visit("shrine", "priest", dice=[6])
    assert t.ask == "teleport"


@rule("TA-R90")
def test_a_spring_that_got_no_tokens_is_gone_with_its_first_visitor():
    t = visit("magic_stream")
    assert t.discards == "magic_stream"
