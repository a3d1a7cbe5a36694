"""What clients and bots are told beside the rules: facts, what a space would bring, the box, how well one stands."""

from __future__ import annotations

from itertools import pairwise

import msgspec
import pytest

from magemoot.engine.position import Position
from magemoot.engine.rng import Stream
from magemoot.games.talisman import GAME
from magemoot.games.talisman.catalogue import SPACE, card_of
from magemoot.games.talisman.hints import Bring, Facts
from magemoot.games.talisman.outlook import chance_against
from magemoot.games.talisman.totals import craft, craft_parts, living, strength, strength_parts
from tests.games.talisman.play import Table, new_game, table
from tests.support.rules import rule


def facts(t: Table) -> Facts:
    found = GAME.facts(t.session.view(None))
    assert isinstance(found, Facts)
    return found


def bring(t: Table, space: str) -> list[tuple[str, dict[str, object]]]:
    return [(b.message, dict(b.args)) for b in facts(t).brings[SPACE[space]] if isinstance(b, Bring)]


@rule("TA-3.2", "TA-X1")
def test_a_total_is_told_with_its_parts():
    t = table("warrior", at="city", strength=2, objects="magic_belt, sword", followers="unicorn")
    me = facts(t).adventurers[0]
    assert [(p.message, p.points) for p in me.strength] == [
        ("part-value", 4),
        ("part-tokens", 2),
        ("part-card", 1),
        ("part-card", 1),
    ]
    assert sum(p.points for p in me.battle) == 9
    assert [card_of[p.card].id for p in me.battle if p.card >= 0] == ["magic_belt", "unicorn", "sword"]


@rule("TA-22.4", "TA-20.3", "TA-23.3")
def test_limits_values_and_trophies_are_told():
    t = table("wizard", at="city", followers="mule", trophies="bear, wraith", objects="talisman")
    me = facts(t).adventurers[0]
    assert (me.spell_limit, me.object_limit, me.life_value, me.fate_value) == (2, 8, 4, 3)
    assert (me.trophies.strength, me.trophies.craft) == (3, 5)
    assert me.talisman


def test_a_player_without_a_character_has_no_totals():
    t = table("warrior", others=[None])
    assert facts(t).adventurers[1].strength == []


@rule("TA-16.14", "TA-X23")
def test_both_sides_of_a_fight_are_told():
    t = table("warrior", at="ruins", stage="cards", draws="bear, goblin", fate=1, dice=[3, 3, 4])
    assert t.ask == "fate"
    fight = facts(t).fight
    assert sum(p.points for p in fight.own) == 4
    assert [(card_of[p.card].id, p.points) for p in fight.other] == [("bear", 3), ("goblin", 2)]
    t.play("keep")


def test_what_a_space_would_bring():
    t = table(
        "warrior",
        at="city",
        lying={"ruins": "sword, bear", "fields-1": "hex"},
        loose={"ruins": 2},
        others=[{"who": "troll", "at": "tavern"}],
    )
    assert [message for message, _ in bring(t, "ruins")] == [
        "brings-enemy",
        "brings-object",
        "brings-gold",
        "brings-no-draw",
    ]
    assert bring(t, "hidden-valley") == [("brings-draw", {"count": 3})]
    assert [message for message, _ in bring(t, "tavern")] == ["brings-character", "brings-space"]
    assert [message for message, _ in bring(t, "fields-1")] == ["brings-hex", "brings-no-draw"]
    assert ("brings-roll-bonus", {"count": 2}) in bring(t, "runes-1")


def test_the_chance_in_a_fight_grows_with_strength():
    chances = []
    for tokens in range(0, 8, 2):
        t = table("troll", at="city", strength=tokens)
        (dragon, *_) = [c for c in t.state.adventure if card_of[c].id == "dragon"]
        chances.append(chance_against(t.state, t.me.a, [dragon]))
    assert all(less < more for less, more in pairwise(chances))
    assert 0 < chances[0] < 0.5 < chances[-1] <= 1


def test_the_box_as_data():
    box = GAME.static()
    plain = msgspec.to_builtins(box)
    assert len(plain["kind_of"]) == len(GAME.catalogue) == 104 + 24 + 28 + 4 + 14
    assert [plain["kinds"][k] for k in plain["kind_of"]] == list(GAME.catalogue.kinds)
    assert set(plain["cards"]) == set(plain["kinds"])
    assert len(plain["spaces"]) == 49
    assert {(s["row"], s["column"]) for s in plain["spaces"]} == {(r, c) for r in range(7) for c in range(7)}
    assert len(plain["characters"]) == 14
    assert plain["cards"]["armour"]["save"] == 4


def test_facts_are_plain_data_and_hide_what_is_hidden():
    t = new_game(4, 3)
    seen = [msgspec.json.encode(GAME.facts(t.session.view(seat))) for seat in (None, 0, 1, 2, 3)]
    assert len(set(seen)) == 1


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        ({"strength": 2}, {}),
        ({"craft": 2}, {}),
        ({"objects": "talisman"}, {"objects": "sword"}),
        ({"life": 5}, {"life": 1}),
        ({}, {"toad": 3}),
        ({}, {"missed": 1}),
        ({"trophies": "dragon"}, {}),
        ({"at": "crown-of-command"}, {}),
        ({"quest": "kill-enemy"}, {}),
        ({"objects": "talisman"}, {"objects": "talisman", "quest": "take-life"}),
    ],
)
def test_the_plan_tells_better_from_worse(better, worse):
    def stands(mine):
        t = table("warrior", active=1, stage="start", others=["troll"], **{"at": "city", **mine})
        return GAME.evaluate(t.session.view(0), 0)

    assert 0 <= stands(worse) < stands(better) <= 1


def test_a_strong_character_with_a_talisman_goes_in_and_a_weak_one_does_not():
    def gain(**mine):
        def stands(at):
            t = table("warrior", at=at, active=1, stage="start", others=["troll"], objects="talisman", **mine)
            return GAME.evaluate(t.session.view(0), 0)

        return stands("pits") - stands("oasis")

    assert gain(strength=8, life=6) > 0
    assert gain(life=2) < 0


def test_totals_are_the_sums_of_the_parts_that_are_shown() -> None:
    """TA-3.2, TA-3.3: over whole games, whatever somebody owns and wherever he stands."""
    for seed in range(3):
        position = Position.start(GAME, 3, seed, GAME.checked_options(3, {}), keep=False)
        rng = Stream(seed)
        while not position.over:
            t = position.state
            for me in living(t):
                assert strength(t, me) == sum(p.points for p in strength_parts(t, me))
                assert craft(t, me) == sum(p.points for p in craft_parts(t, me))
            position.play(position.options[rng.below(len(position.options))])
