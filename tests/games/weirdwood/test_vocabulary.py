"""The content pack of Weirdwood Manor: the built-in one is whole, a wrong one is told where and what would be right."""

from __future__ import annotations

import copy
import shutil
from collections import Counter
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path
from typing import Any

import msgspec
import pytest

from magemoot.engine.content import PACKS_VARIABLE, ContentError, Pack, load_game_pack
from magemoot.games.weirdwood.reading import Entries, bonuses_of, read_entries
from magemoot.games.weirdwood.vocabulary import (
    EVENTS,
    OGRE,
    PLAYER,
    THERUS,
    WRAITH,
    Words,
    check_event,
    check_pack,
    check_steps,
    step_lists,
)
from tests.support.rules import rule

CONTENT = Path(str(files("magemoot.games"))) / "weirdwood" / "content"


@pytest.fixture(scope="module")
def pack() -> Pack:
    return load_game_pack("weirdwood", CONTENT, {})


@pytest.fixture(scope="module")
def entries(pack: Pack) -> Entries:
    return read_entries(pack)


def words_of(part: Any, key: str) -> Iterator[str]:
    """Every operation ("op"), condition ("cond") or event ("event") anywhere in a part of the pack."""
    if isinstance(part, dict):
        if isinstance(part.get(key), str):
            yield part[key]
        for inner in part.values():
            yield from words_of(inner, key)
    elif isinstance(part, list):
        for inner in part:
            yield from words_of(inner, key)


def changed(pack: Pack, *path: str | int, to: Any = None) -> Pack:
    """A copy of the pack with another value at a path of tables, entries and fields; without one the path is gone."""
    tables = copy.deepcopy(pack.tables)
    part: Any = tables
    for step in path[:-1]:
        part = part[step]
    if to is None:
        del part[path[-1]]
    else:
        part[path[-1]] = to
    return msgspec.structs.replace(pack, tables=tables)


# ------------------------------------------------------------------ the built-in pack


def test_every_step_of_the_pack_is_one_that_the_game_knows(pack: Pack) -> None:
    check_pack(pack)
    found = [place for rows in pack.tables.values() for row in rows.values() for place, _ in step_lists(row)]
    assert len(found) > 340


def test_no_word_is_there_for_nothing(pack: Pack) -> None:
    every = (PLAYER, OGRE, WRAITH, THERUS)
    assert {op for words in every for op in words.operations} == set(words_of(pack.tables, "op"))
    assert {cond for words in every for cond in words.conditions} == set(words_of(pack.tables, "cond"))
    assert set(EVENTS) == set(words_of(pack.tables, "event"))


@rule("WM-1.2", "WM-1.3", "WM-R49")
def test_there_are_32_tiles_and_four_printed_rooms(entries: Entries) -> None:
    rooms = entries.rooms
    assert Counter(room.ring for room in rooms.values() if room.curse) == {"outer": 13, "middle": 13, "inner": 6}
    printed = {id: room.ring for id, room in rooms.items() if room.slot == 0}
    assert printed == {
        "throne_room": "throne",
        "entrance_hall": "outer",
        "time_rift_terrace": "middle",
        "fae_rift": "inner",
    }
    assert Counter(room.ring for room in rooms.values() if room.advanced) == {"outer": 2, "middle": 2, "inner": 1}


@rule("WM-1.5")
def test_each_of_six_characters_has_thirteen_cards_and_three_powers(entries: Entries) -> None:
    assert list(entries.characters) == ["celia", "bailey", "sekhmet", "eugene", "wally", "oliver"]
    assert sum(len(card.characters) for card in entries.actions.values()) == 78
    for id, character in entries.characters.items():
        held = {card.number: key for key, card in entries.actions.items() if id in card.characters}
        assert sorted(held) == list(range(1, 14))
        assert [held[number] for number in (11, 12, 13)] == [f"{id}-11", f"{id}-12", f"{id}-13"]
        assert held[5] == "shared-steps_in_shadow"
        assert entries.actions[held[5]].starting_hand
        assert len(character.powers) == 3
        assert [rung.pp_on_forge for rung in character.dice_ladder] == [0, 0, 0, 4]


@rule("WM-1.6", "WM-1.7", "WM-1.14")
def test_as_many_cards_as_in_the_box(entries: Entries) -> None:
    assert len(entries.companions) == 18
    assert sum(card.copies for card in entries.tactics.values()) == 26
    assert len(entries.quests) == 18
    assert entries.favours["favour"].count == 8
    decks = (entries.ogre_cards, entries.wraith_cards, entries.therus_cards)
    kinds = [Counter(card.type for card in deck.values() for _ in card.times) for deck in decks]
    assert [sum(kind.values()) for kind in kinds] == [20, 20, 20]
    assert kinds == [
        {"move": 6, "attack": 5, "scarab": 5, "power": 4},
        {"move": 6, "attack": 4, "scarab": 6, "power": 4},
        {"move": 4, "attack": 8, "scarab": 4, "power": 4},
    ]


def test_no_two_monsters_share_the_id_of_a_card(entries: Entries) -> None:
    ids = [*entries.ogre_cards, *entries.wraith_cards, *entries.therus_cards]
    assert len(ids) == len(set(ids))


@rule("WM-20.2", "WM-20.3")
def test_faces_of_the_battle_dice(entries: Entries) -> None:
    def faces(die: str) -> Counter[tuple[tuple[str, int | str], ...]]:
        return Counter(tuple(face.items()) for face in entries.dice[die].faces)

    assert faces("balanced") == {(("hit", 1),): 2, (("block", 1),): 2, (("charge", 1),): 1, (): 1}
    assert faces("defence") == {(("block", 1),): 3, (("block", 2),): 2, (): 1}
    assert faces("attack") == {(("hit", 1),): 3, (("hit", 2),): 2, (): 1}


@rule("WM-28.17", "WM-28.18", "WM-30.30", "WM-R54")
def test_numbers_of_the_monsters(entries: Entries) -> None:
    def days(monster: Any) -> list[int]:
        return [monster.states.calm.last, monster.states.angry.last, monster.states.furious.last]

    ogre, wraith, therus = entries.ogre, entries.wraith, entries.therus
    assert (days(ogre), days(wraith), days(therus)) == ([4, 9, 12], [4, 9, 12], [3, 7, 12])
    assert ogre.strength.angry == {"defence": 2, "balanced": 2, "attack": 2}
    assert (ogre.curse_track.loss_at, wraith.health.start, therus.health.start) == (12, 8, 17)
    assert list(ogre.curse_track.loss_at_by_characters.values()) == [10, 11, 12, 13, 14]
    assert list(wraith.health.start_by_characters.values()) == [18, 13, 8, 7, 6]
    assert list(therus.health.start_by_characters.values()) == [25, 22, 17, 11, 8]
    assert list(therus.spell.strengthen_on_spend.values()) == [2, 4, 5]
    assert [sum(row.cubes for row in area.rows) for area in msgspec.structs.astuple(ogre.health.areas)] == [6, 6, 6]


def test_doors_of_the_first_morning_and_of_all_144_positions(entries: Entries) -> None:
    day_doors, time_doors = entries.corridors["day"].doors, entries.corridors["time"].doors

    def open_slots(day: int, time: int) -> tuple[list[int], list[int], list[int], list[int]]:
        """Outer and middle slots open to the Day corridor, middle and inner ones open to the Time corridor."""
        days = [day_doors[(day - 1 + slot) % 12] for slot in range(12)]
        times = [time_doors[(time + slot) % 12] for slot in range(12)]
        return (
            [slot for slot in range(12) if days[slot].outer],
            [slot for slot in range(12) if days[slot].inner],
            [slot for slot in range(12) if times[slot].outer],
            [slot for slot in range(6) if times[2 * slot].inner],
        )

    assert open_slots(1, 0) == (
        [0, 1, 2, 3, 5, 6, 8, 10],
        [1, 2, 3, 4, 6, 8, 9, 11],
        [0, 3, 5, 6, 7, 8, 9, 11],
        [1, 2, 3, 5],
    )
    for day in range(1, 13):
        for time in range(12):
            outer, middle_out, middle_in, inner = open_slots(day, time)
            assert (len(outer), len(inner)) == (8, 4)
            assert len(set(middle_out) & set(middle_in)) >= 5
            assert len(set(range(12)) - set(middle_out) - set(middle_in)) <= 2
            assert (0 in outer) == (day not in (5, 8, 10, 12))


def test_a_board_has_its_own_bonuses_instead_of_the_usual_ones(entries: Entries) -> None:
    power = bonuses_of(entries, "celia", "power")
    assert list(power) == [2, 3, 5, 6, 8, 9, 11, 12, 13, 14]
    assert (power[2], power[3]) == (({"op": "gain", "what": {"power": 1}},), ({"op": "gain", "what": {"any": 1}},))
    assert bonuses_of(entries, "oliver", "power")[8] == ({"op": "draw", "n": 1},)
    assert bonuses_of(entries, "sekhmet", "combat")[8] == ({"op": "lasting_track", "hits": 1},)
    assert 13 in bonuses_of(entries, "celia", "tactics")
    assert 13 not in bonuses_of(entries, "sekhmet", "tactics")


# ------------------------------------------------------------------ a pack of one's own


def test_a_copied_pack_with_another_number_is_read_and_has_another_hash(pack: Pack, tmp_path: Path) -> None:
    copied = tmp_path / "weirdwood"
    shutil.copytree(CONTENT, copied)
    companions = copied / "companions.toml"
    told = companions.read_text("utf-8")
    companions.write_text(told.replace("cost = { min = 3 }", "cost = { min = 4 }"), "utf-8")
    own = load_game_pack("weirdwood", CONTENT, {PACKS_VARIABLE: str(tmp_path)})
    assert read_entries(own).companions["sir_rustington"].cost == {"min": 4}
    assert own.hash != pack.hash


@pytest.mark.parametrize(
    ("path", "to", "code", "told"),
    [
        (
            ("rooms", "ballroom", "ring"),
            "cellar",
            "FIELD",
            "rooms.toml: ballroom: ring cellar is not one of outer, mid",
        ),
        (
            ("rooms", "ballroom", "colour"),
            "red",
            "FIELD",
            "rooms.toml: ballroom: Object contains unknown field `colour`",
        ),
        (("rooms", "ballroom", "ops"), None, "FIELD", "rooms.toml: ballroom: Object missing required field `ops`"),
        (("rooms", "ballroom", "curse"), None, "FIELD", "ballroom: a tile has a curse, a printed Room a slot"),
        (("rooms", "ballroom", "curse", "pp"), "4", "FIELD", "ballroom: curse.pp: Expected `int`, got `str`"),
        (
            ("rooms", "ballroom", "curse", "cost"),
            {"pearl": 1},
            "FIELD",
            "curse: cost counts pearl, which is not one of",
        ),
        (("rooms", "ballroom", "curse", "cost"), {"min": 0}, "FIELD", "curse: cost has min 0, which is not a whole"),
        (
            ("rooms", "ballroom", "ops", 1, "then", 0, "options", 1, 0, "n"),
            2,
            "STEP",
            "option 2, step 1: gain has no n",
        ),
        (("rooms", "ballroom"), None, "COUNT", "rooms.toml: 12 middle tiles, not 13"),
        (("rings", "inner"), None, "ENTRY-MISSING", "rings.toml: the entry [inner] is missing"),
        (("rings", "inner", "printed"), "ballroom", "UNKNOWN", "inner: printed ballroom is not one of fae_rift"),
        (("rings", "outer", "inward"), "moat", "UNKNOWN", "outer: corridor moat is not one of day, time"),
        (("corridors", "day", "doors", 3, "in"), 1, "FIELD", "day: doors[3].in: Expected `bool`, got `int`"),
        (("corridors", "day", "doors", 3), None, "FIELD", "day: doors has 11 segments, not 12"),
        (("dice", "attack", "faces", 0), {"bite": 1}, "FIELD", "attack: faces: face bite is not one of hit, block"),
        (
            ("tracks", "power", "bonuses", 9, "position"),
            15,
            "FIELD",
            "tracks.toml: power: bonuses do not rise from space 1",
        ),
        (("tracks", "health", "start"), "3", "FIELD", "tracks.toml: health.start: Expected `int`, got `str`"),
        (
            ("tracks", "health", "ops", 0, "what"),
            {"luck": 1},
            "STEP",
            "health: ops, step 1: gain: what {'luck': 1} counts",
        ),
        (("box",), None, "TABLE-MISSING", "box.toml: the manifest does not list this table"),
        (
            ("characters", "celia", "powers", "ode_to_courage", "timing"),
            "never",
            "FIELD",
            "celia: powers: ode_to_courage: timing never is not one of own_turn, battle_before",
        ),
        (
            ("characters", "celia", "powers", "ode_to_courage", "ops", 0, "options", 1, 0, "when"),
            "later",
            "STEP",
            "celia: powers: ode_to_courage: ops, step 1: choose, option 2, step 1: battle: when 'later' is not one of",
        ),
        (
            ("characters", "celia", "time_slots", 0, 0),
            "noon",
            "FIELD",
            "celia: time_slots: time noon is not one of morning",
        ),
        (("characters", "celia", "powers"), 3, "FIELD", "characters.toml: celia: powers: Expected `object`, got `int`"),
        (("characters", "celia", "special"), {"id": "sword"}, "FIELD", "celia: special: Object missing required field"),
        (
            ("actions", "shared-charge", "characters", 0),
            "cedar",
            "UNKNOWN",
            "character cedar is not one of celia, bailey",
        ),
        (
            ("actions", "celia-12"),
            None,
            "COUNT",
            "celia has the Action Cards 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 13, not 1",
        ),
        (("actions", "celia-12", "number"), 14, "FIELD", "celia-12: number 14 is not one of 1, 2"),
        (("actions", "celia-12", "icons", "left"), "moon", "FIELD", "celia-12: icons: icon moon is not one of hit"),
        (("actions", "celia-12", "starting_hand"), True, "COUNT", "2 cards of celia with starting_hand, not 1"),
        (
            ("companions", "marrow", "abilities", 0, "use"),
            "sleep",
            "FIELD",
            "abilities[0]: use sleep is not one of exhaust",
        ),
        (
            ("companions", "marrow", "abilities", 0, "use"),
            "free",
            "FIELD",
            "abilities[0]: an ability of use free has a limit",
        ),
        (
            ("companions", "marrow", "abilities", 0, "ops"),
            None,
            "FIELD",
            "an ability of use lasting has lasting, any other",
        ),
        (
            ("companions", "daisy_bigglesworth", "abilities", 0, "lasting"),
            {},
            "FIELD",
            "lasting has hits or blocks, from 1",
        ),
        (("companions", "marrow"), None, "COUNT", "companions.toml: 17 Companions, not 18"),
        (("tactics", "quick_step", "copies"), 4, "COUNT", "tactics.toml: 27 Tactics cards, not 26"),
        (
            ("tactics", "quick_step", "use"),
            "all_battles",
            "FIELD",
            "a card of use all_battles has lasting, any other has",
        ),
        (("quests", "purifier"), None, "COUNT", "quests.toml: 17 Quests, not 18"),
        (("quests", "purifier", "slot"), "noon", "FIELD", "purifier: slot noon is not one of morning"),
        (
            ("quests", "purifier", "condition", "event"),
            "dance",
            "EVENT",
            "purifier: condition: event dance is not one of",
        ),
        (
            ("quests", "throne_guard", "condition", "or", "rooms"),
            ["attic"],
            "UNKNOWN",
            "condition: room attic is not one",
        ),
        (
            ("ogre", "states", "angry", "from"),
            6,
            "FIELD",
            "ogre.toml: states: calm, angry and furious do not go from Day 1",
        ),
        (
            ("ogre", "strength", "by_characters", "6"),
            {},
            "FIELD",
            "strength: by_characters 6 is not one of 1, 2, 3, 4, 5",
        ),
        (
            ("ogre", "strength", "calm"),
            {"wraith": 1},
            "FIELD",
            "ogre.toml: strength: dice counts wraith, which is not one",
        ),
        (("ogre", "health", "areas", "arms"), None, "FIELD", "health.areas: Object missing required field `arms`"),
        (
            ("ogre", "health", "areas", "head", "rows", 1, "ops", 0, "op"),
            "fire",
            "STEP",
            "rows 2: ops, step 1: operation fire",
        ),
        (("ogre", "setup", "start_room", "slot"), 12, "UNKNOWN", "ogre.toml: setup: slot 12 is not one of 0, 1"),
        (("wraith", "setup", "die"), "d20", "UNKNOWN", "wraith.toml: setup: die d20 is not one of balanced"),
        (("wraith", "health", "start"), 19, "FIELD", "wraith.toml: health: start 19 is not above 0 and up to 18"),
        (
            ("therus", "counter_spell", "room"),
            "attic",
            "UNKNOWN",
            "counter_spell: room attic is not one of throne_room",
        ),
        (("therus", "possession", "start"), 9, "FIELD", "therus.toml: possession: start 9 is not one of 0, 1"),
        (
            ("therus", "spell", "strengthen_on_spend", "calm"),
            None,
            "FIELD",
            "strengthen_on_spend is not for calm, angry",
        ),
        (("ogre_cards", "enraged"), None, "COUNT", "ogre_cards.toml: 19 Monster cards, not 20"),
        (("ogre_cards", "enraged", "calm"), None, "FIELD", "enraged: a card of type attack has steps for calm, angry"),
        (("ogre_cards", "enraged", "times"), [], "FIELD", "enraged: times is not a list of time steps from 1 on"),
        (
            ("ogre_cards", "enraged", "mode"),
            "totals",
            "FIELD",
            "enraged: mode totals is not one of cumulative, exclusive",
        ),
        (("ogre_cards", "thick_hide", "bonus", "calm"), {"luck": 1}, "FIELD", "thick_hide: bonus counts luck"),
        (
            ("ogre_cards", "thick_hide", "bonus", "calm"),
            None,
            "FIELD",
            "a Power Card has a bonus for calm, angry, furious",
        ),
        (
            ("ogre_cards", "enraged", "furious", 1, "op"),
            "fire",
            "STEP",
            "enraged: furious, step 2: operation fire is not",
        ),
    ],
)
def test_a_wrong_pack_is_told_where_and_what_would_be_right(
    pack: Pack, path: tuple[str | int, ...], to: Any, code: str, told: str
) -> None:
    with pytest.raises(ContentError) as refused:
        read_entries(changed(pack, *path, to=to))
    assert refused.value.code == code
    assert told in str(refused.value)


# ------------------------------------------------------------------ steps


@pytest.mark.parametrize(
    ("words", "step", "told"),
    [
        (PLAYER, 7, "7 is not a step: { op = …, … }"),
        (PLAYER, {"op": "fly", "n": 1}, "operation fly is not one of move, portal"),
        (PLAYER, {"op": ["move"]}, "operation ['move'] is not one of move, portal"),
        (PLAYER, {"op": "spawn", "where": "dice", "n": 1}, "operation spawn is not one of move, portal"),
        (PLAYER, {"op": "move"}, "move needs n"),
        (PLAYER, {"op": "move", "n": 0}, "move: n 0 is not a whole number from 1 on"),
        (PLAYER, {"op": "move", "n": True}, "move: n True is not a whole number from 1 on"),
        (PLAYER, {"op": "move", "n": 1, "to": "here"}, "move has no to; it has n, ignore, room_action_ignores_enemies"),
        (PLAYER, {"op": "move", "n": 1, "ignore": ["fire"]}, "ignore ['fire'] is not a list out of scarab, monster"),
        (PLAYER, {"op": "copy_played_card", "n": 1}, "copy_played_card has no n; it has requires_previous"),
        (PLAYER, {"op": "draw", "n": 1, "requires_previous": False}, "requires_previous False can only be true"),
        (PLAYER, {"op": "portal", "to": "moon"}, "portal: to 'moon' is not one of any_other_room"),
        (PLAYER, {"op": "gain", "what": {}}, "gain: what {} is not amounts of min, knowledge"),
        (PLAYER, {"op": "gain", "what": {"hand_card": 1}}, "counts hand_card, which is not one of min, knowledge"),
        (PLAYER, {"op": "gain", "what": {"min": "two"}}, "has min 'two', which is not a whole number from 1 on"),
        (PLAYER, {"op": "pay", "cost": {"pp": 1}, "then": []}, "cost {'pp': 1} counts pp, which is not one of min"),
        (PLAYER, {"op": "pay", "cost": {"min": 1}, "then": []}, "pay: then [] is not a list of steps"),
        (PLAYER, {"op": "attack", "mods": {}}, "attack: mods {} is not { hits, blocks, … }"),
        (PLAYER, {"op": "attack", "mods": {"luck": 1}}, "mods has no luck; it has hits, blocks, dice"),
        (PLAYER, {"op": "battle", "when": "before"}, "battle needs one of hits, blocks, dice, reroll"),
        (PLAYER, {"op": "battle", "when": "before", "dice": {"green": 1}}, "dice {'green': 1} counts green, which"),
        (
            PLAYER,
            {"op": "banish", "n": "some", "where": "here_not_throne"},
            "n 'some' is not a whole number from 1 on or \"all\"",
        ),
        (PLAYER, {"op": "time"}, "time needs one of steps, choose"),
        (PLAYER, {"op": "time", "steps": 0}, "steps 0 is not a whole number other than 0"),
        (PLAYER, {"op": "time", "choose": [1]}, "choose [1] is not a list of two or more whole numbers"),
        (PLAYER, {"op": "time", "steps": 1, "choose": [1, 2]}, "time has either steps or choose"),
        (PLAYER, {"op": "lasting_track"}, "lasting_track needs one of hits, blocks"),
        (PLAYER, {"op": "if", "cond": "raining", "then": []}, "cond 'raining' is not one of no_move_action_this_turn"),
        (PLAYER, {"op": "roll_d12", "table": []}, "table [] is not a list of rows"),
        (PLAYER, {"op": "roll_d12", "table": [{"from": 1}]}, "has a row 1 that is not { from, to, ops }"),
        (OGRE, {"op": "gain", "what": {"min": 1}}, "operation gain is not one of monster_move"),
        (OGRE, {"op": "fire", "where": "dice"}, "operation fire is not one of monster_move"),
        (OGRE, {"op": "battle"}, "battle needs one of hits, blocks"),
        (OGRE, {"op": "battle", "steal": 1}, "battle has no steal; it has hits, blocks"),
        (
            OGRE,
            {"op": "scarab_phase", "requires_previous": True},
            "scarab_phase has no requires_previous; it has nothing",
        ),
        (
            OGRE,
            {"op": "if", "cond": "lost_2_health", "then": []},
            "cond 'lost_2_health' is not one of monster_and_lady",
        ),
        (WRAITH, {"op": "rubble", "where": "dice"}, "operation rubble is not one of monster_move"),
        (WRAITH, {"op": "spawn", "where": "north", "n": 1}, "spawn: where 'north' is not one of dice, monster_room"),
        (THERUS, {"op": "life_drain", "n": 1}, "operation life_drain is not one of monster_move"),
        (THERUS, {"op": "damage", "who": "nobody", "hits": 1}, "damage: who 'nobody' is not one of active_player"),
    ],
)
def test_a_wrong_step_is_told_what_would_be_right(words: Words, step: Any, told: str) -> None:
    with pytest.raises(ContentError) as refused:
        check_steps("rooms.toml: attic: ops", [step], words)
    assert refused.value.code == "STEP"
    assert told in str(refused.value)
    assert str(refused.value).startswith("rooms.toml: attic: ops, step 1")


def test_a_wrong_step_within_steps_is_found_with_its_place() -> None:
    gain = {"op": "gain", "what": {"min": 1}}
    wrong = {"op": "draw"}
    rows = [{"from": 1, "to": 6, "ops": [gain]}, {"from": 7, "to": 12, "ops": [gain, wrong]}]
    nested = {
        r"step 1: other_player, step 1: draw needs n": {"op": "other_player", "then": [wrong]},
        r"step 1: choose, option 2, step 1: draw needs n": {"op": "choose", "options": [[gain], [wrong]]},
        r"step 1: roll_d12, row 2, step 2: draw needs n": {"op": "roll_d12", "table": rows},
        r"step 1: time, step 1: draw needs n": {"op": "time", "steps": -1, "per_step": [wrong]},
    }
    for told, step in nested.items():
        with pytest.raises(ContentError, match=told):
            check_steps("room", [step], PLAYER)


def test_rows_of_a_roll_name_every_number_once() -> None:
    gain = [{"op": "gain", "what": {"min": 1}}]

    def roll(*rows: tuple[int, int]) -> list[Any]:
        return [{"op": "roll_d12", "table": [{"from": first, "to": last, "ops": gain} for first, last in rows]}]

    check_steps("room", roll((1, 12)), PLAYER)
    with pytest.raises(ContentError, match="has a row 2 that does not begin at 5"):
        check_steps("room", roll((1, 4), (6, 12)), PLAYER)
    with pytest.raises(ContentError, match="has a row 2 that does not begin at 5 and end there or later"):
        check_steps("room", roll((1, 4), (5, 3)), PLAYER)
    with pytest.raises(ContentError, match="ends at 11, not at 12"):
        check_steps("room", roll((1, 11)), PLAYER)


@pytest.mark.parametrize(
    ("options", "told"),
    [
        ("both", "room, step 1: choose: options is not a list of two or more lists of steps [OPTION]"),
        (
            [[{"op": "draw", "n": 1}]],
            "room, step 1: choose: options is not a list of two or more lists of steps [OPTION]",
        ),
        ([[{"op": "draw", "n": 1}], []], "room, step 1: choose, option 2: [] is not a list of steps [OPTION]"),
        ([[{"op": "draw", "n": 1}], {"op": "draw"}], "room, step 1: choose, option 2: {'op': 'draw'} is not a list"),
    ],
)
def test_a_choice_is_between_lists_of_steps(options: Any, told: str) -> None:
    with pytest.raises(ContentError) as refused:
        check_steps("room", [{"op": "choose", "options": options}], PLAYER)
    assert refused.value.code == "OPTION"
    assert told in str(refused.value)


# ------------------------------------------------------------------ what Quests ask for


@pytest.mark.parametrize(
    ("condition", "told"),
    [
        (None, "None is not a condition: { event = …, … }"),
        ({"event": "dance"}, "event dance is not one of play_tactics_on_card"),
        ({"event": "forge"}, "forge needs n"),
        ({"event": "forge", "n": 1, "room": "x"}, "forge has no room; it has n, or"),
        ({"event": "be_in_room", "rooms": "throne_room"}, "rooms 'throne_room' is not a list of Rooms"),
        ({"event": "end_move_in_room", "rooms": ["x"], "cost": {"min": 1}}, "is not { health = [1, …] }"),
        (
            {"event": "play_action_card_at_time", "time": "night", "position": 4},
            "position 4 is not a whole number from 1 to 3",
        ),
        ({"event": "forge", "n": 1, "or": {"event": "forge", "n": 0}}, "quest: or: forge: n 0 is not a whole number"),
    ],
)
def test_a_wrong_condition_is_told_what_would_be_right(condition: Any, told: str) -> None:
    with pytest.raises(ContentError) as refused:
        check_event("quest", condition)
    assert refused.value.code == "EVENT"
    assert told in str(refused.value)
