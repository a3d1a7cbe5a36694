"""WM-31: the family variant, one player, and the ways to make the game harder."""

from __future__ import annotations

from typing import Any

import pytest

from magemoot.engine.errors import OptionError
from magemoot.engine.session import Session
from magemoot.games.weirdwood.catalogue import BOX
from magemoot.games.weirdwood.fae import pool
from magemoot.games.weirdwood.state import TURN_END
from tests.games.weirdwood.landing import REFRESH, acting, landed
from tests.games.weirdwood.ogrish import BLANK, CAVE, TILES, ogre_card
from tests.games.weirdwood.play import GAME, INNER, Table, new_game, table, told
from tests.support.rules import rule

NAMES = ("celia", "bailey", "sekhmet", "eugene", "oliver")
FAMILY = {"family": True}
LIBRARY = "earling_library"
HAND = "charge, fae_touch, magic_mirror"
FORGES = ("arcanum_of_the_forge", "ancient_foundry", "generals_war_chamber", "royal_armoury")


def group(token: int, *others: Any, **more: Any) -> Table:
    """The group token stands there, and I gain 2 Knowledge and 2 PP in the Oracle's Crypt."""
    ready: dict[str, Any] = {"hand": HAND, "options": FAMILY, "rest": {"group_pp": token}, **more}
    return landed("oracles_crypt", *(others or ("bailey",)), **ready)


def laid(seed: int = 0, **options: Any) -> set[str]:
    """The Rooms of a new game."""
    return set(Table(Session(GAME, 1, seed, options)).state.room_at)


# ------------------------------------------------------------------ family PP


@rule("WM-31.1", "WM-31.2")
def test_all_pp_move_the_group_token_and_nobody_is_asked_where_they_go() -> None:
    t = new_game("celia", "bailey", options=FAMILY)
    assert t.state.group_pp == 0
    t = group(0)
    assert t.state.group_pp == 2
    assert t.me.w.tracks == t.other.w.tracks == [0, 0, 0]
    assert [told(e, "count") for e in t.events("group-track")] == [1, 2]
    assert t.nothing_pending


@rule("WM-31.2", "WM-24.1")
def test_without_the_variant_the_group_token_stays() -> None:
    t = landed("oracles_crypt", "bailey", hand=HAND).play("power", "power")
    assert t.state.group_pp == 0


@rule("WM-31.2", "WM-R99")
def test_pp_of_others_move_the_same_token() -> None:
    t = landed("orators_hall", "bailey", "wally", hand=HAND, options=FAMILY)
    t.play("part-0", "bailey")
    while t.ask not in ("turn", "play-card"):
        t.play(next(key for key in t.options if key not in ("done", "pass", "no")))
    assert t.state.group_pp == 3


@rule("WM-T26", "WM-31.3", "WM-20.6")
def test_the_last_die_of_one_heals_all() -> None:
    ready: dict[str, Any] = {"forged": ("attack",) * 3, "min": 2, "knowledge": 3, "hand": HAND, "options": FAMILY}
    t = landed("royal_armoury", "bailey", {"who": "wally", "health": 4}, **ready).play("part-0", "die-attack")
    assert t.state.group_pp == 4
    assert [t[i].health for i in range(3)] == [4, 4, 5]


@rule("WM-31.3")
@pytest.mark.parametrize(("token", "healed"), [(1, 0), (2, 1), (3, 1), (4, 0)])
def test_a_bonus_is_for_stopping_and_for_passing_and_only_once(token: int, healed: int) -> None:
    t = group(token)
    assert (t.me.health, t.other.health) == (3 + healed, 3 + healed)


@rule("WM-31.3", "WM-R8")
def test_each_player_chooses_in_his_own_gain() -> None:
    t = group(7, "bailey", "wally")
    for name, kind in (("celia", "min"), ("bailey", "scarab"), ("wally", "knowledge")):
        assert (t.asked, t.ask) == (name, "gain-resource")
        t.play(kind)
    assert [t[i].resources for i in range(3)] == [(1, 2, 0, 0), (0, 0, 1, 0), (0, 1, 0, 0)]
    assert t.nothing_pending


@rule("WM-31.3")
def test_tactics_cards_and_power_tokens_are_for_all_as_well() -> None:
    t = group(15, tactics_deck="short_rest, quick_step")
    assert (t.me.tactics, t.other.tactics) == ("short_rest", "quick_step")
    t = group(19)
    assert (t.me.power, t.other.power) == (1, 1)


@rule("WM-31.4")
def test_hits_and_blocks_are_permanent_for_all() -> None:
    t = group(11)
    assert [(t[i].lasting_hits, t[i].lasting_blocks) for i in (0, 1)] == [(1, 0), (1, 0)]
    t = group(27)
    assert [(t[i].lasting_hits, t[i].lasting_blocks) for i in (0, 1)] == [(0, 1), (0, 1)]


@rule("WM-31.5", "WM-T45")
def test_from_its_last_space_the_token_goes_on_from_60() -> None:
    """Cleansing the Oracle's Crypt gives 5 PP: two to space 100, whose bonus finds no other Cursed Room, and three more."""
    cleansing: dict[str, Any] = {"at": "oracles_crypt", "cursed": ["oracles_crypt"], "min": 2, "knowledge": 2}
    t = table("celia", "bailey", **cleansing, hand=HAND, options=FAMILY, rest={"group_pp": 98}).play("cleanse")
    assert [told(e, "count") for e in t.events("group-track")] == [99, 100, 61, 62, 63]
    assert t.state.group_pp == 63
    assert t.nothing_pending


@rule("WM-31.5", "WM-31.3")
def test_the_loop_is_gone_through_again_and_again() -> None:
    t = group(63)
    assert t.ask == "gain-resource", "space 64"
    t = group(99, cursed=["deep_mine"]).play("celia", "pass")
    assert t.state.group_pp == 61, "the bonus of space 60 is not given again"
    assert t.nothing_pending


@rule("WM-31.5", "WM-T45")
def test_the_bonus_of_the_last_space_is_resolved_before_the_token_goes_on() -> None:
    """The Earling Library is cleansed for 3 PP, and then the second PP of the Crypt is left."""
    t = group(99, cursed=[LIBRARY]).play("bailey", LIBRARY)
    assert not t.cursed(LIBRARY)
    if t.ask == "use-room":
        t.play("no")
    if t.ask == "gain-resource":
        t.play("min", "min")
    assert t.state.group_pp == 64
    assert t.nothing_pending


@rule("WM-31.6", "WM-24.6")
def test_the_damage_to_the_monster_is_dealt_once() -> None:
    t = group(39, "bailey", "wally").play("area-head", "area-head")
    assert sum(t.fae.cubes) == 18 - 2
    assert t.ask != "ogre-cube"


@rule("WM-31.6", "WM-24.7", "WM-R75", "WM-R8")
def test_one_chosen_player_uses_the_action_of_the_one_room_that_is_cleansed() -> None:
    t = group(59, "bailey", "wally", cursed=[LIBRARY, "deep_mine"], scarabs={LIBRARY: 2})
    assert (t.ask, t.asked, t.options) == ("group-bonus", "celia", ["seat-0", "seat-1", "seat-2"])
    t.play("wally", LIBRARY)
    assert (t.scarabs(LIBRARY), t.cursed(LIBRARY), t.cursed("deep_mine")) == (0, False, True)
    t.play("min", "min", "min")  # 3 PP and 2 for the Scarabs: past space 64
    assert (t.ask, t.asked) == ("use-room", "wally")
    t.play("yes")
    assert [t[i].knowledge for i in range(3)] == [2, 0, 2]
    assert len(t.events("room-cleansed")) == 1
    assert t.nothing_pending


@rule("WM-31.6", "WM-R75")
def test_without_a_cursed_room_nobody_is_chosen() -> None:
    t = group(59)
    assert t.state.group_pp == 61
    assert t.nothing_pending


# ------------------------------------------------------------------ one player


@rule("WM-31.7", "WM-R9")
def test_one_player_may_play_one_character_or_two() -> None:
    t = landed("altar_of_altruism", hand=HAND).play("part-1", "power", "power")
    assert t.me.track("power") == 2
    assert t.nothing_pending, "there is no other player to give anything to"
    t = new_game("celia", "bailey")
    assert t.names == ["celia", "bailey"]


# ------------------------------------------------------------------ difficulty


@rule("WM-31.8", "WM-R80")
@pytest.mark.parametrize(("forges", "out"), [("all", 0), ("fewer", 2), ("fewest", 4)])
def test_rooms_to_forge_in_are_left_out(forges: str, out: int) -> None:
    seen: set[str] = set()
    for seed in range(8):
        rooms = laid(seed, forges=forges)
        assert len(rooms) == 31
        assert not rooms & set(FORGES[:out])
        seen |= rooms
    assert set(FORGES[out:]) <= seen


@rule("WM-R80", "WM-31.8", "WM-3.8")
@pytest.mark.parametrize("forges", ["fewer", "fewest"])
def test_advanced_tiles_fill_the_gap_where_the_basic_ones_are_too_few(forges: str) -> None:
    """12 basic middle tiles less the forges, and 5 inner ones: 11 and 5 are needed."""
    out = set(FORGES[: 2 if forges == "fewer" else 4])
    for seed in range(4):
        rooms = laid(seed, forges=forges, basic_rooms=True)
        assert not rooms & out
        for ring in ("outer", "middle", "inner"):
            basic = {id for id, r in BOX.rooms.items() if r.ring == ring and r.slot is None and not r.advanced} - out
            advanced = {id for id in rooms if BOX.rooms[id].ring == ring and BOX.rooms[id].advanced}
            places = {"outer": 11, "middle": 11, "inner": 5}[ring]
            assert len(advanced) == max(0, places - len(basic)), ring


@rule("WM-31.9", "WM-R80")
@pytest.mark.parametrize(
    ("monster", "day", "dice"), [("ogre", 4, 4), ("ogre", 5, 6), ("therus", 2, 4), ("therus", 4, 7)]
)
def test_a_later_start_sets_the_day_and_with_it_the_monsters_strength(monster: str, day: int, dice: int) -> None:
    t = new_game("celia", "bailey", options={"monster": monster, "start_day": day})
    assert t.now == (day, "morning", 1)
    assert len(pool.dice(t.state)) == dice


@rule("WM-31.9")
def test_a_start_on_day_1_to_11() -> None:
    assert new_game("celia").now == (1, "morning", 1)
    assert new_game("celia", options={"start_day": 11}).now[0] == 11
    for day in (0, 12):
        with pytest.raises(OptionError):
            new_game("celia", options={"start_day": day})


@rule("WM-31.10", "WM-T47")
@pytest.mark.parametrize(("choices", "pp"), [(("keep", "return"), 1), (("return", "return"), 2), (("keep", "keep"), 0)])
def test_a_returned_scarab_gives_1_pp_and_a_kept_one_none(choices: tuple[str, str], pp: int) -> None:
    t = acting("charge", at=LIBRARY, scarabs={LIBRARY: 2}, dice=[1, BLANK, BLANK], options={"scarab_pp": True})
    t.play("act:attack", *choices, *["power"] * pp)
    assert t.ask != "spend-pp"
    assert (t.me.track("power"), t.me.scarab) == (pp, choices.count("keep"))
    assert t.nothing_pending


@rule("WM-31.10", "WM-R22")
def test_banished_scarabs_give_what_they_always_do() -> None:
    t = landed("sanctuary_of_cleansing", scarabs={LIBRARY: 1}, options={"scarab_pp": True})
    t.play("part-1", LIBRARY, "power")
    assert t.me.track("power") == 1


@rule("WM-31.11", "WM-T54", "WM-R39", "WM-10.8")
@pytest.mark.parametrize("limit", [False, True])
def test_too_few_scarabs_lose_with_the_variant_only(limit: bool) -> None:
    """One is left, two inner Rooms are empty, and the Throne Room has room for one as well."""
    scarabs = {**dict.fromkeys(INNER, 0), "throne_room": 4, "fae_rift": 1, "arcanum_of_the_forge": 1}
    held = 50 - 6 - 1
    rest = {"phase": TURN_END, "step": REFRESH}
    t = table("celia", scarabs=scarabs, scarab=held, rest=rest, options={"scarab_limit": limit}).play("yes")
    assert t.state.scarab_supply == 0
    assert [t.scarabs(room) for room in INNER] == [1, 1, 0, 0, 1, 0]
    assert t.scarabs("throne_room") == 4
    assert t.end == ("scarabs" if limit else "")


@rule("WM-31.11", "WM-R39")
def test_the_last_scarab_loses_nothing_and_one_that_is_not_due_neither() -> None:
    limit: dict[str, Any] = {"options": {"scarab_limit": True}}
    t = ogre_card("come_forth", scarab=43, dice=(3, 1), **limit)
    assert (t.state.scarab_supply, t.end) == (0, "")
    assert ogre_card("come_forth", scarab=44, dice=(3, 1), **limit).end == "scarabs"
    assert ogre_card("reinforce_the_throne", scarab=44, **limit).end == "", "all six spaces are taken"
    t = ogre_card("reinforce_the_throne", scarab=50, scarabs={"throne_room": 0}, **limit)
    assert t.end == "", "the Throne Room is cleared"


@rule("WM-31.11")
def test_a_gain_for_which_none_is_left_loses_nothing() -> None:
    t = landed("amphitheatre_of_the_dead", scarab=44, options={"scarab_limit": True}, hand=HAND)
    assert t.me.resources == (2, 0, 44, 0)
    assert not t.over


# ------------------------------------------------------------------ scaling


@rule("WM-R91", "WM-T63")
@pytest.mark.parametrize(("n", "end"), [(1, 10), (2, 11), (3, 12), (4, 13), (5, 14)])
@pytest.mark.parametrize("scaling", [True, False])
def test_the_end_of_the_ogres_curse_threat(n: int, end: int, scaling: bool) -> None:
    end = end if scaling else 12
    for cursed, lost in ((end - 2, ""), (end - 1, "curse")):
        rooms = [room for room in TILES if room != CAVE][:cursed]
        ready: dict[str, Any] = {"day": 6, "scarabs": {CAVE: 1}, "dice": (6, 1), "options": {"scaling": scaling}}
        t = ogre_card("come_forth", *NAMES[:n], cursed=rooms, **ready)
        assert t.end == lost


@rule("WM-R91", "WM-T63")
@pytest.mark.parametrize(
    ("n", "therus", "wraith", "lady"), [(1, 25, 18, 5), (2, 22, 13, 6), (3, 17, 8, 6), (4, 11, 7, 7), (5, 8, 6, 7)]
)
def test_health_by_the_number_of_characters(n: int, therus: int, wraith: int, lady: int) -> None:
    for scaling, numbers in ((True, (therus, wraith, lady)), (False, (17, 8, 6))):
        found = []
        for monster in ("therus", "wraith", "ogre"):
            m = table(*NAMES[:n], monster=monster, options={"scaling": scaling}).fae
            found.append(m.lady_health if monster == "ogre" else m.health)
        assert tuple(found) == numbers


@rule("WM-R91", "WM-R55", "WM-28.17")
@pytest.mark.parametrize(("n", "dice"), [(1, "121"), (2, "221"), (3, "121"), (4, "111"), (5, "111")])
def test_strength_by_the_number_of_characters(n: int, dice: str) -> None:
    """Defence, Balanced and Attack Dice of the calm Ogre; without an entry the number stays, as for the angry one."""
    for day, scaling, expected in ((1, True, dice), (1, False, "121"), (6, True, "222")):
        found = pool.dice(table(*NAMES[:n], day=day, options={"scaling": scaling}).state)
        assert "".join(str(found.count(colour)) for colour in ("defence", "balanced", "attack")) == expected


@rule("WM-R91", "WM-R55", "WM-R54", "WM-30.30")
@pytest.mark.parametrize(
    ("monster", "days", "printed", "scaled"),
    [
        (
            "wraith",
            (1, 5, 10),
            "130 121 221",
            ["130 121 221", "130 121 221", "130 121 221", "120 021 121", "020 020 021"],
        ),
        (
            "therus",
            (1, 5, 9),
            "121 322 233",
            ["121 121 122", "121 222 233", "121 322 233", "121 323 333", "221 332 333"],
        ),
    ],
)
def test_strength_of_the_others_by_the_number_of_characters(
    monster: str, days: tuple[int, ...], printed: str, scaled: list[str]
) -> None:
    """Defence, Balanced and Attack Dice while calm, angry and furious, without those that the Wraith's Health adds."""
    for n, dice in enumerate(scaled, 1):
        for scaling, expected in ((True, dice), (False, printed)):
            found = []
            for day in days:
                t = table(*NAMES[:n], monster=monster, day=day, options={"scaling": scaling})
                t.fae.health = 1
                rolled = pool.dice(t.state)
                found.append("".join(str(rolled.count(colour)) for colour in ("defence", "balanced", "attack")))
            assert " ".join(found) == expected


@rule("WM-31.8", "WM-31.10")
def test_options_go_together() -> None:
    options: dict[str, Any] = {"family": True, "scarab_pp": True, "scarab_limit": True, "forges": "fewest", "quests": True,
                               "scaling": True, "basic_rooms": True, "start_day": 4}  # fmt: skip
    t = new_game("celia", "bailey", options=options)
    s = t.state
    assert (s.family, s.scarab_pp, s.scarab_limit, s.forges) == (True, True, True, "fewest")
    assert (s.quests_on, s.scaling, s.basic_rooms, s.day) == (True, True, True, 4)
    assert not set(FORGES) & set(s.room_at)
