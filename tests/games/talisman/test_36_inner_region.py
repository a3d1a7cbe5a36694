"""TA-36, TA-37: moving, turning back and encounters in the Inner Region."""

from __future__ import annotations

import pytest

from tests.games.talisman.play import table
from tests.support.rules import rule


@rule("TA-36.1", "TA-38.1", "TA-R48")
def test_from_the_plain_one_step_leads_in_on_either_side_or_out():
    t = table("thief", at="plain-of-peril")
    assert not t.events("roll")
    assert t.ask == "move-inside"
    assert t.options == ["space-mines", "space-crypt", "space-portal-of-power"]


@rule("TA-36.1", "TA-36.3", "TA-R48")
@pytest.mark.parametrize(
    ("start", "onwards", "back"),
    [
        ("mines", "vampires-tower", "plain-of-peril"),
        ("vampires-tower", "pits", "mines"),
        ("pits", "valley-of-fire", "vampires-tower"),
        ("crypt", "death", "plain-of-peril"),
        ("death", "werewolf-den", "crypt"),
        ("werewolf-den", "valley-of-fire", "death"),
    ],
)
def test_one_step_onwards_or_back_and_no_standing_still(start, onwards, back):
    t = table("thief", at=start, objects="talisman")
    assert t.options == [f"space-{onwards}", f"retreat-{back}", "belongings"]


@rule("TA-39.1", "TA-36.3")
def test_from_the_valley_one_step_leads_to_the_crown_or_back_on_either_side():
    t = table("thief", at="valley-of-fire", objects="talisman")
    assert t.options == ["space-crown-of-command", "retreat-werewolf-den", "retreat-pits", "belongings"]


@rule("TA-36.4", "TA-36.5", "TA-R51")
@pytest.mark.parametrize(
    "way",
    [
        ["pits", "vampires-tower", "mines", "plain-of-peril"],
        ["werewolf-den", "death", "crypt", "plain-of-peril"],
    ],
)
def test_a_retreat_ignores_what_the_spaces_say_and_goes_on_to_the_plain(way):
    t = table("thief", at="valley-of-fire", objects="talisman", others=[], strength=9)
    t.play(f"retreat-{way[0]}")
    while t.ask == "encounter":
        t.play("space")
    assert [e.args["space"].id for e in t.events("move")] == [f"space-{space}" for space in way]
    assert t.me.life == 4
    assert not t.me.a.retreating
    assert not t.events("fight-scores", "way-out", "death-free", "death-again")


@rule("TA-36.5", "TA-36.3")
def test_a_retreat_cannot_be_called_off():
    t = table("thief", at="vampires-tower", retreating=True, objects="talisman")
    assert t.me.space == "mines"
    assert t.me.a.retreating


@rule("TA-36.6", "TA-R50")
def test_on_the_plain_he_is_free_again():
    t = table("thief", at="mines", retreating=True, others=[])
    assert t.me.space == "plain-of-peril"
    assert not t.me.a.retreating
    assert t.options == ["space-mines", "space-crypt", "space-portal-of-power"]


@rule("TA-R50")
@pytest.mark.parametrize(
    ("start", "held", "back"),
    [
        ("pits", {"pitfiends": 2}, "vampires-tower"),
        ("werewolf-den", {"werewolf": 8}, "death"),
        ("death", {"claimed": True}, "crypt"),
    ],
)
def test_whoever_is_held_may_still_turn_back(start, held, back):
    t = table("thief", at=start, objects="talisman", **held)
    assert t.options == ["stay", f"retreat-{back}", "belongings"]
    t.play(f"retreat-{back}")
    while not t.turn_over:
        t.play(t.options[0])
    assert t.me.space == back
    assert t.me.a.retreating
    assert (t.me.a.pitfiends, t.me.a.werewolf, t.me.a.claimed) == (0, 0, False)


@rule("TA-36.2", "TA-R50")
def test_the_space_landed_on_comes_before_any_thought_of_retreat():
    t = table("thief", at="vampires-tower", dice=[1, 6, 1], strength=3).play("space-pits")
    assert t.me.life == 4
    assert t.turn_over
    assert t.events("fight-scores")


@rule("TA-38.12", "TA-R49")
@pytest.mark.parametrize(("start", "back"), [("pits", "vampires-tower"), ("werewolf-den", "death")])
def test_without_a_talisman_he_must_turn_back_before_the_valley(start, back):
    t = table("thief", at=start)
    assert t.me.space == back
    assert t.me.a.retreating


@rule("TA-38.12", "TA-R49", "TA-R126")
def test_a_talisman_is_asked_for_only_on_entering_the_valley():
    t = table("thief", at="valley-of-fire")
    assert t.options[0] == "space-crown-of-command"
    t = table("thief", at="pits", objects="talisman", beside="destroy_magic", rest={"spellbound": 1})
    assert t.offers("space-valley-of-fire")


@rule("TA-R117")
def test_a_toad_cannot_enter_the_valley_but_goes_on_from_it():
    t = table("thief", at="pits", toad=3)
    assert t.me.space == "vampires-tower"
    assert table("thief", at="valley-of-fire", toad=3).offers("space-crown-of-command")


@rule("TA-37.1")
@pytest.mark.parametrize("start", ["mines", "crypt"])
def test_no_cards_are_drawn_in_the_inner_region(start):
    t = table("thief", at=start, retreating=True)
    assert t.me.space == "plain-of-peril"
    assert not t.events("draw-adventure")


@rule("TA-37.1", "TA-36.2")
@pytest.mark.parametrize(
    ("start", "space", "dice", "told"),
    [
        ("plain-of-peril", "crypt", [1, 1, 1], "way-out"),
        ("plain-of-peril", "mines", [1, 1, 1], "way-out"),
        ("mines", "vampires-tower", [1], "lose-life"),
        ("vampires-tower", "pits", [1, 6, 1], "fight-scores"),
        ("crypt", "death", [6, 6, 1, 1], "death-free"),
        ("death", "werewolf-den", [1, 1, 6, 1], "fight-scores"),
    ],
)
def test_inward_each_space_has_to_be_obeyed_and_no_card_is_drawn(start, space, dice, told):
    t = table("thief", at=start, strength=6, craft=6, dice=dice).play(f"space-{space}")
    assert t.events(told)
    assert not t.events("draw-adventure")
    assert t.turn_over


@rule("TA-37.3", "TA-37.4", "TA-R51")
def test_on_plain_and_valley_other_characters_may_be_met():
    t = table("thief", at="mines", retreating=True, others=[{"who": "troll", "at": "plain-of-peril"}])
    assert t.ask == "encounter"
    assert {"space", "seat-1"} <= set(t.options)
    t = table("thief", at="pits", objects="talisman", others=[{"who": "troll", "at": "valley-of-fire"}])
    t.play("space-valley-of-fire")
    assert {"space", "seat-1"} <= set(t.options)


@rule("TA-37.3")
def test_nowhere_else_between_plain_and_crown():
    t = table(
        "thief", at="crypt", retreating=False, objects="", others=[{"who": "troll", "at": "death"}], dice=[6, 6, 1, 1]
    )
    t.play("space-death")
    assert t.turn_over


@rule("TA-24.3", "TA-37.2")
def test_creatures_of_the_inner_region_cannot_be_evaded_or_stopped_by_spells():
    t = table("thief", at="vampires-tower", invisible=True, dice=[1, 6, 1], strength=3).play("space-pits")
    assert t.events("fight-scores")
    t = table("thief", at="werewolf-den", werewolf=2, spells="immobility", dice=[6, 1], objects="talisman").play("stay")
    assert not t.offers("immobility")
    t.pass_all()
    assert t.me.a.werewolf == 0


@rule("TA-R119")
def test_what_the_dead_left_behind_can_be_taken_before_the_instruction():
    t = table("thief", at="plain-of-peril", lying={"crypt": "sword"}, loose={"crypt": 2}, dice=[1, 1, 1], strength=9)
    t.play("space-crypt")
    seen = []
    while not t.turn_over:
        seen.append(t.ask)
        t.play(t.options[0])
    assert seen[:2] in (["loose-gold", "loot-space"], ["loot-space", "loose-gold"])
    assert t.me.objects == "sword"
    assert t.me.gold == 2
    names = [e.name for e in t.log]
    assert names.index("take-card") < names.index("way-out")


@rule("TA-R119", "TA-R51")
def test_so_can_whoever_is_on_his_way_back():
    t = table("thief", at="vampires-tower", retreating=True, lying={"mines": "sword"}).play("sword")
    assert t.me.objects == "sword"
    assert t.me.space == "mines"
    assert not t.events("way-out")


@rule("TA-R119", "TA-5.2")
def test_death_in_the_inner_region_leaves_everything_there():
    t = table("thief", at="mines", life=1, objects="talisman", gold=3, dice=[1]).play("space-vampires-tower")
    while not t.turn_over:
        t.play(t.options[0])
    assert not t.me.alive
    assert t.lying("vampires-tower") == "talisman"
    assert t.loose("vampires-tower") == 3
