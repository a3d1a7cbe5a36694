"""Content packs of somebody's own: a tiny one is played to the end, and what the words of the built-in one may be.

The tiny pack is about the least that the game takes: two rooms, four wizards with a signature spell each, four schools
with a starting list of one spell. It stands in a folder of its own and is read by another process, as an owner's is.
"""

from __future__ import annotations

import base64
import json
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import magemoot
from magemoot import text
from magemoot.engine.content import ContentError, load_pack
from magemoot.engine.errors import JournalError, PositionError
from magemoot.engine.events import Arg, piece, term
from magemoot.engine.journal import Journal
from magemoot.engine.session import Session, replay
from magemoot.games.blackrose.catalogue import CONTENT_HASH, PACK
from magemoot.games.blackrose.reading import TABLES, read
from magemoot.games.blackrose.requirements import STATES, TESTS
from magemoot.games.blackrose.vocabulary.abilities import check_rules
from magemoot.games.blackrose.vocabulary.aims import FILTERS, check_target
from magemoot.games.blackrose.vocabulary.answers import SHIELDS, TRIGGERS, WHENS, check_trigger, check_when
from magemoot.games.blackrose.vocabulary.forms import Names
from magemoot.games.blackrose.vocabulary.requirements import CHECKS, REQUIREMENTS, check_requirement

WIZARDS = {"ana": "frost", "bo": "tide", "cy": "storm", "dee": "ember"}

# ------------------------------------------------------------------ a tiny pack


def half(*ops: dict[str, Any], **more: Any) -> dict[str, Any]:
    """One half of a spell: a shot, unless it says otherwise."""
    shot = {"type": "combat", "element": "water", "target": "single", "range": 2}
    return {**shot, **more, "ops": list(ops) or [{"op": "damage", "to": "target", "n": 1}]}


def on_oneself(*ops: dict[str, Any], **more: Any) -> dict[str, Any]:
    made = half(*ops, **{"type": "general", "target": "self", **more})
    del made["range"]
    return made


def card(straight: dict[str, Any], turned: dict[str, Any], **more: Any) -> dict[str, Any]:
    return {"copies": 2, "kind": "two_effects", "instability": True, "straight": straight, "reversed": turned, **more}


FROST_LANCE = card(
    half(
        {"op": "damage", "to": "target", "n": 2},
        {
            "op": "choose",
            "options": [
                {"label": "numb_the_target", "ops": [{"op": "block", "who": "target", "what": "move"}]},
                {"label": "crack_the_floor", "ops": [{"op": "instability", "room": "target_room", "n": 1}]},
            ],
        },
        target_filter={"is": "enemy_mini"},
    ),
    half(
        {"op": "push", "who": "trigger_mini", "n": 1},
        type="trap",
        range="any",
        trigger={"event": "enter_room", "by": "enemy_mini", "room": "here+ring"},
    ),
    school="frost",
)
"""A spell that no other pack has, made of the words."""
SPELLS = {
    "frost_lance": FROST_LANCE,
    "undertow": card(
        half({"op": "teleport", "who": "target", "to": "here"}),
        on_oneself(
            {"op": "prevent", "n": 2},
            type="protection",
            trigger={"event": "would_suffer_damage", "to": "self", "by": ["enemy_mage"]},
        ),
        school="tide",
    ),
    "thunder": card(half(range="any"), on_oneself({"op": "draw", "from": "library", "n": 1}), school="storm"),
    "embers": card(
        on_oneself({"op": "summon", "what": "ash_hound", "at": "here"}),
        on_oneself({"op": "heal", "who": "self", "n": 2}),
        school="ember",
    ),
}


def quest(moon: int, **req: Any) -> dict[str, Any]:
    reward = {"mode": "plain", "ops": [{"op": "draw", "from": "spellbook", "n": 1}]}
    return {"no": moon, "moon": moon, "kind": "deed", "power": 2, "min_players": 2, "req": req, "reward": reward}


def event(moon: int, *ops: dict[str, Any], **more: Any) -> dict[str, Any]:
    return {"no": moon, "moon": moon, "phase": "instant", "points_in": 1, "points_out": 1, "ops": list(ops), **more}


def room(colour: str, *ops: dict[str, Any]) -> dict[str, Any]:
    return {"colour": colour, "instability_slots": 3, "power_value": 2, "activation": {"ops": list(ops)}}


def lodge() -> dict[str, Any]:
    """Two rooms side by side; each cell touches both, or one of them twice."""
    exits = {"0,1": [[0, 0], [1, 0]], "1,-1": [[0, 0], [1, 0]], "-1,0": [[0, 0], [0, 0]], "2,0": [[1, 0], [1, 0]]}
    cells = {str(n): dict(list(exits.items())[:n]) for n in (2, 3, 4)}
    return {
        "centre": [0, 0],
        "room_hexes": [[0, 0], [1, 0]],
        "cells": {n: [[int(x) for x in cell.split(",")] for cell in those] for n, those in cells.items()},
        "exits": cells,
    }


def tiny() -> dict[str, dict[str, Any]]:
    """The tables of the tiny pack, by name."""
    figure = {"hand_limit": 5, "move": 2, "attack": 1, "life": 5}
    hound = {"archetype": "beast", "figures": 2, "cards": 2, "figure_type": "token", "move": 1, "attack": 1, "life": 2}
    growl = [{"when": {"event": "acts"}, "ops": [{"op": "power", "who": "controller", "n": 1}]}]
    entering = {"event": "enter_room", "by": "any_mage", "room": "throne_room", "once_per": "turn_and_mage"}
    burnt = {"op": "damage", "to": "trigger_mage", "n": 1, "source": "black_rose"}
    return {
        "lodge": {"layout": lodge()},
        "rooms": {
            "black_rose_room": room("black"),
            "throne_room": room("red", {"op": "power", "who": "self", "n": 1}),
        },
        "wizards": {w: {**figure, "favourite_school": s, "signature": f"mark_of_{w}"} for w, s in WIZARDS.items()},
        "schools": {school: {"elements": ["water"]} for school in WIZARDS.values()},
        "books": {f"first_{s['school']}": {"school": s["school"], "spells": [id]} for id, s in SPELLS.items()},
        "spells": SPELLS,
        "signatures": {f"mark_of_{w}": card(half(), half(range=1), wizard=w, copies=1) for w in WIZARDS},
        "forgotten": {"thaw": card(half(), half(range=0), school="forgotten", copies=1)},
        "evocations": {"ash_hound": {**hound, "ability": {"rules": growl}}},
        "quests": {
            "two_schools": quest(1, event="spell_resolved", distinct="school", count=2, window="round"),
            "great_harm": quest(2, event="damage_dealt", source=["any"], to="enemy_mage", count=2, window="turn"),
            "high_seat": quest(3, event="state", check="has_crown", at="start_of_cleanup"),
        },
        "events": {
            "cold_snap": event(1, {"op": "damage", "to": "all_mages", "n": 1}),
            "hot_floor": event(2, burnt, phase="action", entry_position=1, when=entering),
            "last_frost": event(3, {"op": "rose_power", "n": 1}, crown=True),
        },
    }


def toml(value: Any) -> str:
    """A value in one line of TOML."""
    match value:
        case dict():
            return "{ " + ", ".join(f"{json.dumps(name)} = {toml(part)}" for name, part in value.items()) + " }"
        case list():
            return "[" + ", ".join(map(toml, value)) + "]"
        case _:
            return json.dumps(value)


def lay_down(folder: Path, tables: dict[str, dict[str, Any]]) -> None:
    """Write a pack into a folder."""
    folder.mkdir(parents=True)
    manifest: dict[str, Any] = {
        "id": "tiny",
        "game": "blackrose",
        "name": "Two rooms",
        "version": "1",
        "licence": "MIT",
    }
    manifest |= {"tables": list(tables), "provenance": {"house": "made up for a test"}}
    lines = [f"{name} = {toml(value)}\n" for name, value in manifest.items()]
    (folder / "manifest.toml").write_text("".join(lines), "utf-8")
    for table, rows in tables.items():
        entries = {id: {**row, "provenance": "house", "source": "this test"} for id, row in rows.items()}
        lines = [
            f"[{id}]\n" + "".join(f"{name} = {toml(value)}\n" for name, value in row.items())
            for id, row in entries.items()
        ]
        (folder / f"{table}.toml").write_text("".join(lines), "utf-8")


PLAYED = """
import base64, json, sys
import magemoot
from magemoot import players
from magemoot.engine.errors import MagemootError
from magemoot.engine.journal import Journal
from magemoot.engine.session import Session, replay
from magemoot.games.blackrose.catalogue import BOX, kinds
from magemoot.games.blackrose.deeds import DETAILS, KINDS, Record, records

game = magemoot.games()["blackrose"]
told = {"hash": game.content_hash, "kinds": sorted(set(kinds)), "choices": [], "ends": [], "schools": [], "sizes": []}
for seats in (2, 3, 4):
    for seed in range(3):
        session = magemoot.new("blackrose", seats=seats, seed=seed)
        bots = [players.bot("random", seed=seed * 10 + seat) for seat in range(seats)]
        while not session.over:
            for decision in session.decisions:
                if decision.ask == "choose":
                    told["choices"] += [(o.message, {k: a.id for k, a in o.args.items()}) for o in decision.options]
                    half_way = base64.b64encode(session.save()).decode()
                session.answer(decision.seat, bots[decision.seat].choose(session.seen_by(decision.seat)))
            t = session.position.state
            done = [Record(*t.deeds[i : i + len(Record._fields)]) for i in range(0, len(t.deeds), len(Record._fields))]
            told["schools"] += [DETAILS[r.detail] for r in done if KINDS[r.kind] == "spell_resolved"]
        told["ends"].append(session.result.reason)
        told["sizes"].append([seats, len(session.result.scores)])
told["schools"] = sorted(set(told["schools"]))
told["journal"] = session.journal.to_json().decode()
told["save"] = half_way
told["again"] = replay(game, session.journal).fingerprint == session.fingerprint
for name, do in (
    ("resumed", lambda data: Session.load(data, lambda _: game)),
    ("replayed", lambda data: replay(game, Journal.from_json(data))),
):
    try:
        do(open(sys.argv[1 if name == "resumed" else 2], "rb").read())
    except MagemootError as error:
        told[name] = [type(error).__name__, str(error)]
print(json.dumps(told))
"""


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Any]:
    """What a process tells that plays the tiny pack with random bots, and is given games of the built-in one."""
    here = tmp_path_factory.mktemp("owner")
    lay_down(here / "packs" / "blackrose", tiny())
    ours = magemoot.new("blackrose", seats=2, seed=1)
    saved, journal = here / "saved", here / "journal"
    saved.write_bytes(ours.save())
    journal.write_bytes(ours.journal.to_json())
    done = subprocess.run(
        [sys.executable, "-c", PLAYED, str(saved), str(journal)],
        env={**os.environ, "MAGEMOOT_PACKS": str(here / "packs")},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr[-2000:]
    told: dict[str, Any] = json.loads(done.stdout)
    return told


def test_a_tiny_pack_is_played_to_the_end_by_two_three_and_four(played: dict[str, Any]) -> None:
    assert played["hash"] != CONTENT_HASH
    assert played["sizes"] == [[n, n] for n in (2, 3, 4) for _ in range(3)]
    assert set(played["ends"]) <= {"grand-master", "black-rose"}
    assert "spell-frost_lance" in played["kinds"]
    assert not {kind for kind in played["kinds"] if kind.endswith(("fireball", "arsenal"))}


def test_a_new_spell_made_of_the_words_does_what_it_says(played: dict[str, Any]) -> None:
    assert ["option-choose", {"choice": "choice-numb-the-target"}] in played["choices"]


def test_schools_of_ones_own_count_for_quests(played: dict[str, Any]) -> None:
    assert set(WIZARDS.values()) <= set(played["schools"]) <= {*WIZARDS.values(), "signature", "forgotten"}


@pytest.mark.parametrize("lang", text.LANGUAGES)
def test_what_has_no_words_is_called_by_its_id(lang: str) -> None:
    reader = text.Reader(kinds=("spell-frost_lance", "spell-fireball"))
    args: dict[str, Arg] = {"card": piece(0), "side": term("side-straight")}
    assert text.format("option-card", args, lang, reader, "blackrose") == "Frost Lance"
    assert text.format("option-card-side", args, lang, reader, "blackrose").startswith("Frost Lance: ")
    chosen: dict[str, Arg] = {"choice": term("choice-numb-the-target")}
    assert text.format("option-choose", chosen, lang, reader, "blackrose") == "Numb The Target"
    known = text.format("option-card", {"card": piece(1)}, lang, reader, "blackrose")
    assert known == text.format("spell-fireball", {}, lang, reader, "blackrose") != "Fire Ball"


def test_a_game_of_one_pack_is_not_resumed_or_replayed_under_another(played: dict[str, Any]) -> None:
    assert played["again"]
    for name, error, what in (
        ("resumed", "PositionError", "the game was laid with content"),
        ("replayed", "JournalError", "the journal was written with content"),
    ):
        assert played[name] == [error, f"blackrose: {what} {CONTENT_HASH}; installed is {played['hash']}"]


def test_nor_is_a_game_of_a_pack_of_ones_own_under_the_built_in_one(played: dict[str, Any]) -> None:
    installed = magemoot.games()
    with pytest.raises(PositionError, match=played["hash"]):
        Session.load(base64.b64decode(played["save"]), installed.__getitem__)
    with pytest.raises(JournalError, match=played["hash"]):
        replay(installed["blackrose"], Journal.from_json(played["journal"].encode()))


# ------------------------------------------------------------------ words that cards wait for, aim at, and ask for

NAMES = Names(
    PACK.tables["rooms"],
    PACK.tables["evocations"],
    {id for table in ("spells", "signatures", "forgotten") for id in PACK.tables[table]},
    PACK.tables["schools"],
)


def halves() -> list[tuple[str, str, dict[str, Any]]]:
    """Every half of every spell of the built-in pack: the card, the colour of a room trap, the half."""
    rows = {id: row for table in ("spells", "signatures", "forgotten") for id, row in PACK.tables[table].items()}
    sides = [(id, "", row[side]) for id, row in rows.items() for side in ("straight", "reversed") if side in row]
    return sides + [(id, colour, part) for id, row in rows.items() for colour, part in row.get("colours", {}).items()]


def test_the_built_in_pack_uses_the_words_rightly() -> None:
    assert len(halves()) > 170
    for id, colour, part in halves():
        check_trigger(id, part["type"], part.get("trigger", {}), NAMES, colour)
        check_target(id, part["target"], part.get("target_filter", {}), NAMES)
    for id, row in PACK.tables["quests"].items():
        check_requirement(id, row["req"], NAMES, row.get("room", ""))
    for id, row in PACK.tables["events"].items():
        check_when(id, row["phase"], row.get("when", {}), NAMES)
    for id, row in PACK.tables["evocations"].items():
        check_rules(id, row.get("ability", {}).get("rules", []), NAMES)


def test_the_words_are_those_that_the_game_knows() -> None:
    from magemoot.games.blackrose.deeds import KINDS
    from magemoot.games.blackrose.requirements import KIND_OF
    from magemoot.games.blackrose.traps import BEYOND
    from magemoot.games.blackrose.traps import TESTS as ASKED

    for words in (TRIGGERS, WHENS):
        assert set(words) < set(KINDS)
        assert {word.removesuffix("?") for fields in words.values() for word in fields} <= {*ASKED, *BEYOND}
    assert {KIND_OF.get(event, event) for event in REQUIREMENTS} <= set(KINDS)
    counted = {word.removesuffix("?") for event, fields in REQUIREMENTS.items() for word in fields if event != "state"}
    assert counted - set(TESTS) == {"count", "window", "room", "same_target", "who"}
    assert set(CHECKS) == set(STATES)
    assert set(SHIELDS) == {part["trigger"]["event"] for _, _, part in halves() if part["type"] == "protection"}
    assert set(FILTERS) == {"single", "area"}


Check = Callable[[], None]
ENTERING = {"event": "enter_room", "by": "enemy_mini", "room_colour": "red"}


@pytest.mark.parametrize(
    ("code", "check", "told"),
    [
        (
            "TRIGGER",
            lambda: check_trigger("x", "trap", {"event": "enters"}, NAMES),
            "event enters is not one of enter_",
        ),
        ("TRIGGER", lambda: check_trigger("x", "trap", {"by": "enemy_mage"}, NAMES), "does not say event = …"),
        (
            "TRIGGER",
            lambda: check_trigger("x", "trap", {"event": "attack", "by": "enemy"}, NAMES),
            "trigger: attack: by 'enemy' is not one of enemy_mini, enemy_mage, any_mage",
        ),
        (
            "TRIGGER",
            lambda: check_trigger("x", "trap", {"event": "cast_spell", "by": "enemy_mini"}, NAMES),
            "by 'enemy_mini' is not one of enemy_mage, any_mage",
        ),
        (
            "TRIGGER",
            lambda: check_trigger("x", "trap", {"event": "summon", "kind": "demon"}, NAMES),
            "summon has no kind; it has by",
        ),
        (
            "TRIGGER",
            lambda: check_trigger("x", "trap", {"event": "attack", "timing": "before"}, NAMES),
            "timing 'before' is not one of after",
        ),
        (
            "TRIGGER",
            lambda: check_trigger("x", "trap", {"event": "enter_room", "room": "ring:cellar"}, NAMES),
            'is neither "here", nor a room of the pack, nor around one',
        ),
        (
            "TRIGGER",
            lambda: check_trigger("x", "protection", ENTERING, NAMES),
            "event enter_room is not one of would_suffer_damage",
        ),
        (
            "TRIGGER",
            lambda: check_trigger("x", "protection", {"event": "would_suffer_damage", "by": ["rain"]}, NAMES),
            "is not a list of some of enemy_mage",
        ),
        (
            "TRIGGER",
            lambda: check_trigger("x", "trap", ENTERING, NAMES, "blue"),
            'event = "enter_room" and room_colour = "blue" here',
        ),
        ("TARGET", lambda: check_target("x", "single", {"is": "room"}, NAMES), "is room is not one of enemy_mini"),
        ("TARGET", lambda: check_target("x", "area", {"is": "enemy_mage"}, NAMES), "is enemy_mage is not one of room"),
        ("TARGET", lambda: check_target("x", "area", {"colour": ["red"]}, NAMES), "does not say is = …"),
        (
            "TARGET",
            lambda: check_target("x", "area", {"is": "room", "colour": "red"}, NAMES),
            "is not a list of some of",
        ),
        ("TARGET", lambda: check_target("x", "self", {"is": "enemy_mini"}, NAMES), "target self is not aimed"),
        ("TARGET", lambda: check_target("x", "single", {"is": "own:unicorn"}, NAMES), "own:unicorn names no evocation"),
        ("WHEN", lambda: check_when("x", "instant", ENTERING, NAMES), "an event of the phase instant answers nothing"),
        ("WHEN", lambda: check_when("x", "action", {"event": "rain"}, NAMES), "event rain is not one of enter_room"),
        (
            "WHEN",
            lambda: check_when("x", "action", {"event": "enter_room", "room": "here"}, NAMES),
            "is no room of the pack, nor the rooms around one",
        ),
        (
            "WHEN",
            lambda: check_when("x", "action", {"event": "attack", "against": "self"}, NAMES),
            "attack has no against",
        ),
        (
            "WHEN",
            lambda: check_when("x", "action", {"event": "attack", "once_per": "round"}, NAMES),
            "once_per 'round' is not one of effect, turn_and_mage",
        ),
        (
            "REQ",
            lambda: check_requirement("x", {"event": "enter_room"}, NAMES),
            "event enter_room is not one of activate",
        ),
        (
            "REQ",
            lambda: check_requirement("x", {"event": "reveal", "distinct": "colour"}, NAMES),
            "distinct 'colour' is not one of element",
        ),
        (
            "REQ",
            lambda: check_requirement("x", {"event": "spell_resolved", "school": "alchemy"}, NAMES),
            "school 'alchemy' is not one of destruction",
        ),
        ("REQ", lambda: check_requirement("x", {"event": "healed", "count": 0}, NAMES), "is not a whole number from 1"),
        ("REQ", lambda: check_requirement("x", {"event": "state", "check": "has_crown"}, NAMES), "state needs at"),
        (
            "REQ",
            lambda: check_requirement("x", {"event": "state", "check": "has_crown", "at": "any_time"}, NAMES),
            "has_crown needs another moment",
        ),
        (
            "REQ",
            lambda: check_requirement("x", {"event": "damage_dealt", "same_target": True, "distinct": "target"}, NAMES),
            "req has distinct and same_target: only one of them counts",
        ),
        (
            "REQ",
            lambda: check_requirement("x", {"event": "activate_room", "room": "forge"}, NAMES, "garden"),
            'room = "garden" }, as its room says',
        ),
        ("RULE", lambda: check_rules("x", [{"static": "flies"}], NAMES), "static flies is not one of attack_targets"),
        ("RULE", lambda: check_rules("x", [{"when": {"event": "rests"}, "ops": []}], NAMES), "a rule is { when ="),
        (
            "RULE",
            lambda: check_rules("x", [{"when": {"event": "acts"}, "if": {"is": "wet"}, "ops": []}], NAMES),
            "condition wet is not one of",
        ),
        (
            "STEP",
            lambda: check_rules("x", [{"when": {"event": "acts"}, "ops": [{"op": "bark"}]}], NAMES),
            "operation bark is not one of",
        ),
    ],
)
def test_a_wrong_word_is_told_what_would_be_right(code: str, check: Check, told: str) -> None:
    with pytest.raises(ContentError) as refused:
        check()
    assert told in refused.value.problem
    assert refused.value.code == code
    assert refused.value.where.startswith("x")


# ------------------------------------------------------------------ read and refused


Tables = dict[str, dict[str, Any]]


def without(table: str, id: str) -> Callable[[Tables], None]:
    def change(tables: Tables) -> None:
        del tables[table][id]

    return change


def put(value: Any, table: str, *path: str) -> Callable[[Tables], None]:
    def change(tables: Tables) -> None:
        part: Any = tables[table]
        for name in path[:-1]:
            part = part[name]
        part[path[-1]] = value

    return change


def test_the_tiny_pack_can_be_read(tmp_path: Path) -> None:
    lay_down(tmp_path / "blackrose", tiny())
    box = read(load_pack(tmp_path / "blackrose"))
    assert (len(box.rooms), len(box.spells), len(box.quests), len(box.events)) == (2, 9, 3, 3)


@pytest.mark.parametrize(
    ("change", "code", "told"),
    [
        (
            put("enters", "spells", "frost_lance", "reversed", "trigger", "event"),
            "TRIGGER",
            "spells.toml: frost_lance: reversed: trigger: event enters is not one of",
        ),
        (
            put({"is": "enemies"}, "spells", "frost_lance", "straight", "target_filter"),
            "TARGET",
            "spells.toml: frost_lance: straight: target_filter: is enemies is not one of",
        ),
        (
            put("throne", "events", "hot_floor", "when", "room"),
            "WHEN",
            "events.toml: hot_floor: when: enter_room: room 'throne' is no room",
        ),
        (
            put("element", "quests", "two_schools", "req", "distinct"),
            "REQ",
            "quests.toml: two_schools: req: spell_resolved: distinct 'element' is not one of school",
        ),
        (
            put([{"static": "flies"}], "evocations", "ash_hound", "ability", "rules"),
            "RULE",
            "evocations.toml: ash_hound: rule 1: static flies is not one of",
        ),
        (
            put("Crack!", "spells", "frost_lance", "straight", "ops"),
            "FIELD",
            "spells.toml: frost_lance: straight.ops",
        ),
        (without("wizards", "dee"), "COUNT", "wizards.toml: 3 wizards for 4 players"),
        (without("books", "first_tide"), "COUNT", "books.toml: no starting list for tide"),
        (
            put([[0, 0], [1, 0], [0, 1]], "lodge", "layout", "room_hexes"),
            "COUNT",
            "rooms.toml: 2 rooms for 3 hexes",
        ),
        (without("rooms", "throne_room"), "WHEN", "room 'throne_room' is no room of the pack"),
    ],
)
def test_a_pack_that_cannot_be_played_is_told_the_place_and_what_would_be_right(
    change: Callable[[Tables], None], code: str, told: str, tmp_path: Path
) -> None:
    tables = json.loads(json.dumps(tiny()))
    change(tables)
    lay_down(tmp_path / "blackrose", tables)
    with pytest.raises(ContentError) as refused:
        read(load_pack(tmp_path / "blackrose"))
    assert refused.value.code == code
    assert told in str(refused.value)


def test_cells_are_there_for_every_number_of_players(tmp_path: Path) -> None:
    tables = json.loads(json.dumps(tiny()))
    for part in ("cells", "exits"):
        del tables["lodge"]["layout"][part]["3"]
    lay_down(tmp_path / "blackrose", tables)
    with pytest.raises(ContentError, match=r"layout: not 3 cells for 3 players \[COUNT\]"):
        read(load_pack(tmp_path / "blackrose"))


@pytest.mark.parametrize("table", TABLES)
def test_every_table_is_listed(table: str, tmp_path: Path) -> None:
    tables = tiny()
    del tables[table]
    lay_down(tmp_path / "blackrose", tables)
    with pytest.raises(ContentError, match=rf"{table}.toml: .*does not list this table \[TABLE-MISSING\]"):
        read(load_pack(tmp_path / "blackrose"))
