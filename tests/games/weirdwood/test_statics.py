"""What clients are told once: signs of what effects do, and what lies ahead on the Monsters' boards."""

from __future__ import annotations

import pytest

from magemoot.games.weirdwood.catalogue import BOX
from magemoot.games.weirdwood.signs import Sign, signs
from magemoot.games.weirdwood.statics import static


def words(found: list[Sign]) -> str:
    """Signs in one line: "discard then 3 knowledge"."""
    return " ".join(
        f"{sign.count}-{sign.most} {sign.word}"
        if sign.most > sign.count
        else f"{sign.count} {sign.word}"
        if sign.count > 1
        else sign.word
        for sign in found
    )


@pytest.mark.parametrize(
    ("room", "said"),
    [
        ("entrance_hall", "min knowledge health"),
        ("archive_of_secrets", "discard then 3 knowledge"),
        ("time_rift_terrace", "any then back"),
        ("rogues_gallery", "recruit or refresh"),
        ("altar_of_altruism", "other min_or_knowledge and 2 pp"),
        ("ballroom", "health knowledge and other health or knowledge"),
        ("valkyries_respite", "recruit then pp and other recruit"),
        ("gambling_cave", "dice then 1-3 any"),
        ("gleaming_cellar", "dice then tactics or power"),
        ("roman_baths", "2 forward then health move"),
        ("mad_scientists_laboratory", "min knowledge and dice portal"),
    ],
)
def test_the_signs_of_a_room_say_what_its_action_does(room: str, said: str) -> None:
    assert words(static().rooms[room].signs) == said


def test_every_part_of_every_room_has_a_sign() -> None:
    for id, room in BOX.rooms.items():
        assert all(signs([step]) for step in room.ops), id


def test_what_has_no_sign_is_left_out() -> None:
    assert signs([{"op": "scarab_phase"}, {"op": "gain", "what": {"min": 1}}]) == [Sign("min")]


def test_signs_of_what_other_packs_may_do() -> None:
    assert words(signs([{"op": "time", "choose": [-2, -1, 1]}])) == "1-2 back or forward"
    assert words(signs([{"op": "banish", "n": "all", "where": "here"}])) == "banish"


def test_the_board_of_the_ogre_says_what_emptying_does() -> None:
    areas = static().monsters["ogre"].areas
    assert [words(row.signs) for row in areas["arms"].rows] == ["dice spawn", "players damage", "throne spawn"]
    assert words(areas["head"].rows[1].signs) == "forward"
    assert {area: dict(facts.when_empty) for area, facts in areas.items()} == {
        "head": {"balanced": -1},
        "torso": {"defence": -1},
        "arms": {"attack": -1},
    }
    assert [row.cubes for facts in areas.values() for row in facts.rows] == [2] * 9
    assert words(static().monsters["ogre"].burst) == "monster spawn and hit"


def test_the_board_of_the_wraith_says_what_its_tracks_bring() -> None:
    board = static().monsters["wraith"]
    assert {space: words(what) for space, what in board.rise.items()} == dict.fromkeys((14, 16, 18), "dice 2 spawn")
    assert board.life_hits == {10: 1, 12: 2, 14: 3}
    assert board.lady_moves_at == BOX.wraith.life_force.lady_move_at


def test_the_board_of_therus_says_where_plans_and_hits_come_from() -> None:
    board = static().monsters["therus"]
    assert board.plan_at == list(range(3, 25, 3))
    assert board.arm_plan_at == [2, 4]
    assert board.strengthen == {"calm": 2, "angry": 4, "furious": 5}
    assert [space.monster_hits for space in board.possession] == [0, 3, 2, 1, 0, 0, 0, 0, 0]
    assert [space.player_hits for space in board.possession] == [0, 0, 0, 0, 0, 0, 0, 1, 1]
    assert [words(space.from_right) for space in board.possession[:5]] == ["", "2 plan", "2 plan", "plan", "plan"]
    assert words(board.possession[5].from_left) == "monster damage"
