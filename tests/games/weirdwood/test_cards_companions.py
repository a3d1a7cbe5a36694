"""The 18 Companions: what each of them does, and where that ends."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.weirdwood.haunted import turn_ends
from tests.games.weirdwood.landing import acting, ends, landed
from tests.games.weirdwood.play import INNER, MIDDLE, OUTER, Table, table
from tests.support.rules import rule

HIT, BLOCK, BLANK = 1, 3, 6
"""Faces of the Balanced Die."""
LIBRARY = "earling_library"


def has(companion: str, *others: Any, **mine: Any) -> Table:
    """Celia has the Companion and a turn before her."""
    return table("celia", *others, companions=companion, **{"hand": "charge, fae_touch", **mine})


def attacking(companion: str, *others: Any, **mine: Any) -> Table:
    """Celia, with the Companion, attacks the Scarabs of her Room (one unless `scarabs` says otherwise)."""
    more = {"at": LIBRARY, "scarabs": {LIBRARY: 1}, **mine}
    return acting("charge", *others, companions=companion, **more).play("act:attack")


def totals(t: Table) -> tuple[int, int, int, int]:
    """Own Hits and Blocks and the enemy's in the last battle."""
    args = t.events("battle-totals", "defence-totals")[-1].args
    return args["hits"], args["blocks"], args["enemy_hits"], args["enemy_blocks"]


COSTS = {
    "cedar_chompybark": {"knowledge": 1, "min": 2},
    "brunhilde_grendelsdottir": {"knowledge": 1, "min": 1, "any": 1},
    "arthur_weirdwood": {"knowledge": 2, "min": 1},
    "mathilda_ravenstone": {"knowledge": 1, "min": 2},
    "professor_bones": {"knowledge": 2, "min": 1},
    "daisy_bigglesworth": {"knowledge": 1, "min": 1},
    "lash_vandermere": {"knowledge": 1, "min": 2},
    "tobias_tock": {"knowledge": 2},
    "marrow": {"min": 2},
    "granny_thistle": {"knowledge": 1, "min": 1},
    "pennywhistle": {"any": 2},
    "sir_rustington": {"min": 3},
    "quillby": {"knowledge": 2},
    "ember": {"min": 2, "knowledge": 1},
    "odette_vale": {"knowledge": 1, "min": 1, "any": 1},
    "finn_latchkey": {"knowledge": 2, "min": 1},
    "the_moth_eaten_map": {"knowledge": 1, "any": 1},
    "nurse_nightingloom": {"knowledge": 1, "min": 2},
}


@rule("WM-21.1")
@pytest.mark.parametrize("companion", COSTS)
def test_what_recruiting_costs(companion: str) -> None:
    cost = COSTS[companion]
    held = {"min": cost.get("min", 0), "knowledge": cost.get("knowledge", 0), "scarab": cost.get("any", 0)}
    there: dict[str, Any] = {"rooms": {"gleaming_cellar": "rogues_gallery"}, "offer": companion}
    t = landed("rogues_gallery", **held, **there).play(companion)
    assert t.me.companions == companion
    assert t.me.resources == (0, 0, 0, 0)
    assert t.nothing_pending
    for what in [kind for kind, n in held.items() if n]:
        short = {**held, what: held[what] - 1}
        assert not acting(
            "charge", at="rogues_gallery", rest={"may_use_room": True}, **{**there, "companions": ""}, **short
        ).offers("room")


# ------------------------------------------------------------------ ways


def test_cedar_chompybark_opens_a_portal_for_a_resource_once_a_turn() -> None:
    t = has("cedar_chompybark", min=1, knowledge=1).play("cedar_chompybark", "knowledge")
    assert ends(t) == {*OUTER[1:], *MIDDLE, *INNER, "throne_room"}
    t.play(LIBRARY, "room")
    assert t.me.resources == (1, 2, 0, 0)
    assert not t.offers("cedar_chompybark"), "once a turn"
    assert t.me.exhausted == [False]
    assert t.nothing_pending
    assert not has("cedar_chompybark", power=3).offers("cedar_chompybark"), "a resource is needed"


def test_cedar_chompybark_works_again_in_the_next_turn() -> None:
    t = has("cedar_chompybark", min=2, hand="charge, fae_touch", slots=("", "", ""), next_card="gathering_strength")
    t.play("cedar_chompybark", LIBRARY, "play", "charge", "night", "face-down", "9", "down-min", "no")
    assert t.turn_over
    assert t.offers("cedar_chompybark")


@rule("WM-R94")
def test_brunhilde_takes_you_to_a_crowd_of_scarabs_and_attacks_it_with_a_die_more() -> None:
    t = has("brunhilde_grendelsdottir", scarabs={LIBRARY: 2, "roman_baths": 1}, dice=[HIT, 4, BLANK, BLANK])
    t.play("brunhilde_grendelsdottir")
    assert ends(t) == {LIBRARY, "throne_room"}
    assert t.play(LIBRARY).ask == "attack"
    t.play("yes", "attack", "return", "return", *["combat"] * 4)
    assert totals(t) == (3, 0, 0, 0)
    assert t.scarabs(LIBRARY) == 0
    assert t.me.exhausted == [True]
    assert t.offers("room")
    assert t.nothing_pending


@rule("WM-R119")
def test_brunhilde_counts_the_room_where_you_stand() -> None:
    t = has(
        "brunhilde_grendelsdottir", at=LIBRARY, scarabs={LIBRARY: 2, "throne_room": 1}, dice=[HIT, HIT, BLANK, BLANK]
    )
    t.play("brunhilde_grendelsdottir", "yes", "attack", "return", "return", *["combat"] * 4)
    assert t.me.at == LIBRARY
    assert t.scarabs(LIBRARY) == 0
    assert t.nothing_pending


def test_brunhilde_may_take_you_there_and_leave_the_crowd_alone() -> None:
    t = has("brunhilde_grendelsdottir", scarabs={LIBRARY: 2}).play("brunhilde_grendelsdottir", LIBRARY, "no")
    assert (t.me.at, t.scarabs(LIBRARY), t.me.exhausted) == (LIBRARY, 2, [True])
    assert not t.events("attack")
    assert t.nothing_pending


def test_brunhilde_has_nothing_to_do_without_a_crowd() -> None:
    assert not has("brunhilde_grendelsdottir", at=LIBRARY, scarabs={LIBRARY: 1, "throne_room": 1}).offers(
        "brunhilde_grendelsdottir"
    )


@rule("WM-R120")
def test_finn_latchkey_opens_the_rooms_beside_and_opposite() -> None:
    t = has("finn_latchkey", at=LIBRARY).play("finn_latchkey")
    assert ends(t) == {"archive_of_secrets", "gambling_cave", "sanctuary_of_cleansing"}
    t.play("sanctuary_of_cleansing")
    assert t.me.at == "sanctuary_of_cleansing"
    assert t.me.exhausted == [True]
    assert t.offers("room")
    assert t.nothing_pending


@rule("WM-R46")
def test_the_moth_eaten_map_lets_two_rooms_change_places() -> None:
    t = has("the_moth_eaten_map").play("the_moth_eaten_map", LIBRARY, "roman_baths")
    assert t.state.room_at[5] == "roman_baths"
    assert t.state.room_at[9] == LIBRARY
    assert t.me.exhausted == [True]
    assert t.nothing_pending


# ------------------------------------------------------------------ battle


def test_mathilda_ravenstone_gives_a_pp_with_each_attack_of_yours() -> None:
    t = attacking("mathilda_ravenstone", dice=[BLANK, BLANK])
    t.play("power", "return", "combat", "combat")
    assert t.me.track("power") == 1
    assert t.nothing_pending


def test_mathilda_ravenstone_attacks_herself_without_that_pp() -> None:
    t = has("mathilda_ravenstone", at=LIBRARY, scarabs={LIBRARY: 1}, dice=[HIT, BLANK]).play(
        "mathilda_ravenstone", "return", "combat", "combat"
    )
    assert t.me.track("combat") == 2, "for the Scarab alone"
    assert t.me.exhausted == [True]
    assert t.offers("room")
    assert t.nothing_pending
    assert not has("mathilda_ravenstone").offers("mathilda_ravenstone"), "WM-R94: nobody is there"


@rule("WM-R79")
def test_mathilda_ravenstone_gives_nothing_face_down() -> None:
    t = attacking("mathilda_ravenstone", exhausted="mathilda_ravenstone", dice=[BLANK, BLANK]).play(
        "return", "combat", "combat"
    )
    assert t.me.tracks == [0, 2, 0]


@pytest.mark.parametrize(
    ("words", "expected"), [(["option-battle-hits"], (2, 0)), (["option-battle-hits", "option-battle-blocks"], (2, 1))]
)
def test_professor_bones_sells_hits_and_blocks_twice_a_battle(words: list[str], expected: tuple[int, int]) -> None:
    t = attacking("professor_bones", scarabs={LIBRARY: 3}, knowledge=3, dice=[BLANK] * 4)
    for word in words:
        t.play("professor_bones", word)
    if len(words) < 2:
        t.play("pass")
    assert totals(t)[:2] == expected
    assert t.me.knowledge == 3 - len(words)
    assert t.me.exhausted == [False]


def test_professor_bones_not_a_third_time_and_not_without_knowledge() -> None:
    t = attacking("professor_bones", scarabs={LIBRARY: 3}, knowledge=5, dice=[BLANK] * 4)
    t.play("professor_bones", "option-battle-hits", "professor_bones", "option-battle-hits")
    assert t.ask == "keep-scarab"
    assert t.me.knowledge == 3
    t = attacking("professor_bones", min=5, dice=[BLANK, BLANK])
    assert t.ask == "keep-scarab"
    assert not has("professor_bones", knowledge=2).offers("professor_bones"), "only in a battle"


def test_daisy_bigglesworth_adds_a_block_to_every_battle() -> None:
    t = attacking("daisy_bigglesworth", dice=[BLANK, BLANK]).play("return", "combat", "combat")
    assert totals(t) == (1, 1, 0, 0)
    assert t.nothing_pending


def test_sir_rustington_adds_a_hit_against_the_monster_alone() -> None:
    t = attacking("sir_rustington", dice=[BLANK, BLANK]).play("return", "combat", "combat")
    assert totals(t)[0] == 1, "Charge"
    t = attacking("sir_rustington", scarabs={}, fae={"at": LIBRARY}, dice=[BLANK] * 7)
    assert totals(t)[0] == 2
    t.until("turn")
    assert t.nothing_pending


@rule("WM-R88", "WM-14.8")
def test_lash_vandermere_takes_a_die_from_the_enemy_before_the_roll() -> None:
    t = attacking("lash_vandermere", scarabs={LIBRARY: 2}, dice=[BLANK, HIT])
    assert t.ask == "battle-before"
    t.play("lash_vandermere", "return", "0", "combat", "combat")
    assert totals(t) == (1, 0, 1, 0), "one Scarab rolls"
    assert t.me.exhausted == [True]
    assert t.nothing_pending


@rule("WM-R88")
def test_lash_vandermere_chooses_among_the_monsters_dice() -> None:
    t = attacking("lash_vandermere", scarabs={}, fae={"at": LIBRARY}, dice=[BLANK] * 4).play("lash_vandermere")
    assert t.options == ["die-balanced", "die-attack", "die-defence"]
    t.play("attack")
    assert t.battle.theirs.dice == ["balanced", "balanced", "defence"]


def test_lash_vandermere_only_in_a_battle() -> None:
    assert not has("lash_vandermere").offers("lash_vandermere")


@rule("WM-R76", "WM-15.1")
def test_nurse_nightingloom_takes_two_off_the_damage() -> None:
    t = attacking("nurse_nightingloom", scarabs={LIBRARY: 3}, dice=[BLANK, HIT, HIT, HIT])
    assert t.ask == "battle-damage"
    t.play("nurse_nightingloom", "return", "0", "combat", "combat")
    assert t.me.health == 2, "three Hits"
    assert t.me.exhausted == [True]
    assert t.nothing_pending


@rule("WM-R76")
def test_nurse_nightingloom_also_when_the_monster_attacks_you_on_another_players_turn() -> None:
    nurse = {"who": "bailey", "at": LIBRARY, "companions": "nurse_nightingloom", "health": 4}
    t = table(
        "celia",
        nurse,
        fae={"at": LIBRARY},
        next_card="crushing_blow",
        rest={"phase": "turn-end"},
        dice=[HIT, HIT, 4, BLANK, BLANK],
    )
    assert t.asked == "bailey"
    assert t.ask == "battle-damage"
    t.play("nurse_nightingloom")
    assert totals(t)[2] == 4
    assert t.other.health == 2
    assert t.nothing_pending


@rule("WM-15.1", "WM-18.6")
@pytest.mark.parametrize(("use", "health", "exhausted"), [("yes", 4, True), ("no", 3, False)])
def test_nurse_nightingloom_also_takes_off_what_fire_does(use: str, health: int, exhausted: bool) -> None:
    t = acting("charge", companions="nurse_nightingloom", monster="therus", tiles={LIBRARY: "fire"}, health=4)
    t.play("act:move", LIBRARY)
    assert (t.ask, t.options) == ("use-shield", ["yes", "no"])
    t.play(use)
    assert (t.me.health, t.me.exhausted) == (health, [exhausted])
    assert t.nothing_pending


@rule("WM-R76", "WM-15.1")
def test_nurse_nightingloom_also_takes_off_what_a_monster_card_does_on_another_players_turn() -> None:
    nurse = {"who": "bailey", "at": LIBRARY, "companions": "nurse_nightingloom", "health": 5}
    t = turn_ends("therus", "firebolt", nurse, day=9, fae={"at": LIBRARY})
    assert (t.asked, t.ask) == ("bailey", "use-shield")
    t.play("yes")
    assert (t.other.health, t.other.exhausted) == (5, [True])


@rule("WM-15.5")
def test_nurse_nightingloom_is_not_asked_when_nothing_can_be_lost() -> None:
    t = acting("charge", companions="nurse_nightingloom", monster="therus", tiles={LIBRARY: "fire"}, health=1)
    t.play("act:move", LIBRARY)
    assert (t.me.health, t.me.exhausted) == (1, [False])
    assert t.nothing_pending


def test_nurse_nightingloom_is_not_asked_without_damage() -> None:
    t = attacking("nurse_nightingloom", dice=[BLANK, BLANK]).play("return")
    assert t.me.exhausted == [False]


# ------------------------------------------------------------------ Powers and dice


@rule("WM-R104")
def test_arthur_weirdwood_uses_one_of_your_powers_for_free() -> None:
    t = has("arthur_weirdwood", at=LIBRARY, cursed=[LIBRARY]).play("arthur_weirdwood", *["combat"] * 3)
    assert not t.cursed(LIBRARY)
    assert t.me.power == 0
    assert t.me.powers_used == []
    assert t.me.exhausted == [True]
    assert t.nothing_pending
    assert not has("arthur_weirdwood").offers("arthur_weirdwood"), "no Power of Celia's does anything now"


@rule("WM-R104")
def test_arthur_weirdwood_also_one_that_was_used_this_turn() -> None:
    both: dict[str, Any] = {"at": LIBRARY, "cursed": [LIBRARY], "slots": ("fae_touch",)}
    t = has("arthur_weirdwood", **both, hand="charge, deceptive_move", power=1, min=1)
    t.play("rewrite_the_verse", "option-cleanse", *["combat"] * 3, "arthur_weirdwood", "fae_touch")
    assert t.me.powers_used == ["rewrite_the_verse"]
    assert t.me.hand == "charge, deceptive_move, fae_touch"
    assert t.me.exhausted == [True]


@rule("WM-20.1", "WM-8.5")
def test_ember_takes_a_resource_of_choice_off_a_forging() -> None:
    t = landed("royal_armoury", companions="ember", knowledge=1).play("part-0", "attack", "done")
    assert t.me.dice == ["attack"], "1 Knowledge and 1 Mîn, less the Mîn"
    assert t.me.knowledge == 0
    assert t.me.exhausted == [False]
    assert t.nothing_pending


@rule("WM-20.1")
def test_ember_only_once_a_turn_and_only_if_wanted() -> None:
    t = landed("royal_armoury", companions="ember", knowledge=1, min=1).play("part-0", "attack", "no", "done")
    assert t.me.resources == (0, 0, 0, 0)
    used = {"abilities_used": ["ember/0"]}
    t = landed("royal_armoury", companions="ember", knowledge=1, **used)
    assert t.options == ["part-1", "done"]


# ------------------------------------------------------------------ gains


@rule("WM-13.4", "WM-2.15")
def test_tobias_tock_moves_time_by_one_either_way() -> None:
    t = has("tobias_tock", time=3).play("tobias_tock", "back-1")
    assert t.now == (1, "morning", 3)
    assert t.me.exhausted == [True]
    t = has("tobias_tock", time=3).play("tobias_tock", "forward-1")
    assert t.now == (1, "afternoon", 2)
    assert t.nothing_pending


@rule("WM-R51")
def test_tobias_tock_never_before_the_first_morning() -> None:
    t = has("tobias_tock").play("tobias_tock")
    assert t.options == ["forward-1", "pass"]
    t.play("pass")
    assert t.now == (1, "morning", 1)


@rule("WM-R120", "WM-R22")
def test_marrow_banishes_a_scarab_here_or_opposite() -> None:
    scarabs = {LIBRARY: 1, "sanctuary_of_cleansing": 1, "gambling_cave": 1}
    t = has("marrow", at=LIBRARY, scarabs=scarabs).play("marrow")
    assert ends(t) == {LIBRARY, "sanctuary_of_cleansing"}, "not beside"
    t.play("sanctuary_of_cleansing", "tactics")
    assert t.scarabs("sanctuary_of_cleansing") == 0
    assert t.me.track("tactics") == 1
    assert t.me.exhausted == [True]
    assert t.nothing_pending


@rule("WM-R120")
def test_marrow_never_in_the_throne_room() -> None:
    assert not has("marrow", at="fae_rift").offers("marrow")
    assert not has("marrow", at="throne_room").offers("marrow")


@pytest.mark.parametrize(
    ("words", "mine", "others"), [(["option-gain-health"], 4, 3), (["option-other-player", "bailey", "yes"], 3, 4)]
)
def test_granny_thistle_heals_you_or_another_player(words: list[str], mine: int, others: int) -> None:
    t = has("granny_thistle", "bailey").play("granny_thistle", *words)
    assert (t.me.health, t.other.health) == (mine, others)
    assert t.me.exhausted == [True]
    assert t.nothing_pending


@rule("WM-R9")
def test_granny_thistle_alone_heals_you() -> None:
    t = has("granny_thistle").play("granny_thistle")
    assert t.me.health == 4
    assert t.nothing_pending


@pytest.mark.parametrize("what", ["min", "knowledge", "scarab"])
def test_pennywhistle_finds_a_resource(what: str) -> None:
    t = has("pennywhistle").play("pennywhistle", what)
    assert getattr(t.me, what) == 1
    assert t.me.exhausted == [True]
    assert t.nothing_pending


@rule("WM-23.7")
def test_quillby_draws_two_cards_above_the_limit() -> None:
    t = has("quillby", health=2, pile="happy_ending, sly_poem").play("quillby")
    assert t.me.hand == "charge, fae_touch, happy_ending, sly_poem"
    assert t.me.exhausted == [True]
    assert t.nothing_pending


@rule("WM-R106", "WM-R99")
def test_odette_vale_gives_another_player_health_a_pp_and_a_resource() -> None:
    t = has("odette_vale", "bailey").play("odette_vale", "bailey", "yes")
    assert t.asked == "bailey"
    t.play("scarab", "combat")
    assert t.other.health == 4
    assert t.other.scarab == 1
    assert t.other.track("combat") == 1
    assert t.me.exhausted == [True]
    assert t.nothing_pending


@rule("WM-R9")
def test_odette_vale_has_nobody_to_give_to_when_you_are_alone() -> None:
    assert not has("odette_vale").offers("odette_vale")
