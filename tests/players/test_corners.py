"""Corners in which a bot might think for ever, overlook everything, or throw away what it has."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

import magemoot
from magemoot import players
from magemoot.engine.game import Game
from magemoot.engine.play import Choose, Play
from magemoot.engine.position import Position
from magemoot.engine.rng import Stream
from magemoot.engine.session import Seen, Session
from magemoot.engine.state import view
from magemoot.games.talisman import GAME as TALISMAN
from magemoot.games.talisman.movement import BELONGINGS
from magemoot.games.weirdwood import GAME as WEIRDWOOD
from magemoot.games.weirdwood.catalogue import Companion, companion, pieces_of
from magemoot.games.weirdwood.outlook import standing
from magemoot.games.weirdwood.prospects import companion_worth, plain_worth
from magemoot.games.weirdwood.vocabulary import PLAYER
from magemoot.games.weirdwood.weights import BATTLE, amount
from magemoot.players.thought import considered
from tests.engine.support import Small, a_session, small
from tests.games.talisman.play import Table, table
from tests.games.weirdwood import play as weirdwood
from tests.games.weirdwood.landing import landed

THINKING = ("novice", "adept", "master")
ITERATIONS = 4
MOST_PLAYS = {"novice": 200, "adept": 20_000, "master": 20_000}
"""More than any of these corners takes, and little enough to be thought through in seconds."""
MOST_AGAINST_THERUS = 2_000
LONGEST_ACTION = 150
"""More answers, and turns of chance between them, than anybody follows within one action."""


class Plays:
    """How often any position was played on. Thinking for ever, or into an action that never ends, is an error instead."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, most: int) -> None:
        self.count = 0
        play = Position.play

        def counted(position: Position[Any], *answer: Any) -> None:
            self.count += 1
            assert self.count <= most, f"more than {most} plays for one decision"
            assert len(position._answers or ()) <= LONGEST_ACTION, f"more than {LONGEST_ACTION} steps in one action"
            play(position, *answer)

        monkeypatch.setattr(Position, "play", counted)


def never_done(*words: str) -> Game[Small]:
    """A game of one action in which the first seat may go on for as long as it likes; only "stop" ends it."""

    def unit(t: Small) -> Play[None]:
        while True:
            said = yield Choose(0, "go-on", lambda: list(words), "T-1")
            if said == "stop":
                return
            t.number += 1

    return small(unit)


def handed_on(t: Small) -> Play[None]:
    """One action in which both seats ask each other whether that was all, and only the first can end it."""
    while (yield Choose(0, "go-on", lambda: ["stop", "go-on"], "T-1")) != "stop":
        yield Choose(1, "go-on", lambda: ["again", "go-on"], "T-1")


@pytest.mark.parametrize("level", THINKING)
@pytest.mark.parametrize("words", [("go-on", "stop", "once-more"), ("stop", "go-on"), ("go-on", "stop")])
def test_an_action_that_can_go_on_for_ever_is_thought_through_only_so_far(
    monkeypatch: pytest.MonkeyPatch, level: str, words: tuple[str, ...]
) -> None:
    session = a_session(never_done(*words), seats=1)
    seen = session.seen_by(0)
    Plays(monkeypatch, MOST_PLAYS[level])
    assert 0 <= players.bot(level, seed=1, iterations=ITERATIONS).choose(seen) < len(words)


@pytest.mark.parametrize("level", THINKING)
def test_two_who_ask_each_other_in_turn_are_heard_only_so_long(monkeypatch: pytest.MonkeyPatch, level: str) -> None:
    seen = a_session(small(handed_on)).seen_by(0)
    Plays(monkeypatch, MOST_PLAYS[level])
    assert players.bot(level, seed=1, iterations=ITERATIONS).choose(seen) in (0, 1)


# ------------------------------------------------------------------ belongings


def with_the_alchemist() -> Table:
    """The Troll has landed, has an Object that he needs, and the Alchemist would buy it again and again."""
    return table(
        "troll", at="fields-1", stage="landed", followers="alchemist", objects="sword", others=["warrior"], seed=3
    )


def seen_at(t: Table, game: Game[Any]) -> Seen[Any]:
    """What the one to decide sees, in a game that may consider other things than Talisman does."""
    return Seen(game, t.seat, t.session.number, Position.decode(game, t.session.position.encode()))


def answer(t: Table, seen: Seen[Any], level: str, seed: int) -> str:
    return t.options[players.bot(level, seed=seed, iterations=ITERATIONS).choose(seen)]


@pytest.mark.parametrize("level", THINKING)
def test_selling_nothing_to_the_alchemist_again_and_again_is_thought_through_only_so_far(
    monkeypatch: pytest.MonkeyPatch, level: str
) -> None:
    """Even where nothing is left out of the options: using him without selling anything leads where it began."""
    t = with_the_alchemist().play(BELONGINGS)
    assert {"use:alchemist", "done"} < set(t.options)
    before = t.session.position.unit
    t.play("use:alchemist", "done")
    assert t.ask == BELONGINGS
    assert t.session.position.unit is before
    seen = seen_at(t, msgspec.structs.replace(TALISMAN, consider=None))
    Plays(monkeypatch, MOST_PLAYS[level])
    assert answer(t, seen, level, seed=1) in t.options


@pytest.mark.parametrize("level", THINKING)
def test_nobody_looks_for_the_alchemist_to_sell_what_is_worth_more_than_he_pays(level: str) -> None:
    t = with_the_alchemist()
    assert BELONGINGS in t.options
    for seed in range(5):
        assert answer(t, t.session.seen_by(0), level, seed) != BELONGINGS
    t.play(BELONGINGS)
    assert t.session.seen_by(0).considered == ["done"]


def test_nobody_asks_for_the_summoning_spell_again_and_again_who_would_decline() -> None:
    """Therus is away until somebody pays. Those who bring him back are all equally well off, but only one has paid."""
    bailey = {"who": "bailey", "knowledge": 2}
    away: dict[str, Any] = {"monster": "therus", "fae": {"at": "", "summoning": 3}, "hand": "charge"}
    t = weirdwood.table("celia", bailey, **away)
    assert "summoning" in t.options
    assert "summoning" not in t.session.seen_by(0).considered, "Celia has nothing to pay with"
    t = weirdwood.table("celia", bailey, min=1, **away)
    assert "summoning" in t.session.seen_by(0).considered
    t.play("summoning")
    assert t.options == ["seat-0", "seat-1"]
    assert t.session.seen_by(0).considered == ["seat-0"]


def test_therus_is_brought_back_by_whoever_can_pay_for_it() -> None:
    """To pay for it strengthens his spell; but as long as he is away nobody can hurt him, and time runs out."""
    away: dict[str, Any] = {"monster": "therus", "day": 10, "fae": {"at": "", "summoning": 3, "health": 3}}
    t = weirdwood.table("celia", "bailey", min=5, hand="charge", **away)
    for seed in range(5):
        assert answer(t, t.session.seen_by(0), "novice", seed) == "summoning"


def test_whoever_can_pay_for_counter_spells_is_drawn_towards_the_throne_room() -> None:
    """With Scarabs in all inner Rooms one Move leads there from the inner ring only."""
    scarabs = {"throne_room": 0, **dict.fromkeys(weirdwood.INNER, 1)}
    said: dict[str, Any] = {
        "monster": "therus",
        "fae": {"at": weirdwood.OUTER[6]},
        "scarabs": scarabs,
        "hand": "charge",
    }

    def draw(mins: int) -> float:
        near, far = (
            standing(weirdwood.table("celia", "bailey", at=at, min=mins, **said).state)
            for at in (weirdwood.INNER[0], weirdwood.OUTER[0])
        )
        return near - far

    assert draw(8) > draw(4) > draw(3)


@pytest.mark.parametrize("card", pieces_of(Companion), ids=lambda card: companion(card).id)
def test_every_companion_is_worth_its_price_at_first_and_in_the_end_only_what_it_adds_to_battles(card: int) -> None:
    facts = companion(card).facts
    price = amount(facts.cost)
    lasting = any(ability.lasting is not None for ability in facts.abilities)
    assert companion_worth(card, 1.0) > price
    assert (companion_worth(card, 0.0) > 0.0) == lasting


def test_whatever_an_ability_changes_in_a_battle_is_worth_something() -> None:
    assert BATTLE.keys() == {name.rstrip("?") for name in PLAYER.operations["battle"]} - {"when", "for_player", "uses"}
    assert min(BATTLE.values()) > 0.0


@pytest.mark.parametrize(
    ("more", "less"),
    [
        ({"hits": 2}, {"hits": 1}),
        ({"dice": {"attack": 1, "balanced": 1}}, {"dice": {"attack": 1}}),
        ({"reroll": "any_own", "blocks": 1}, {"reroll": "any_own"}),
        ({"hits": 1}, {"blocks": 1}),
    ],
)
def test_whoever_changes_more_in_a_battle_is_worth_more(more: dict[str, Any], less: dict[str, Any]) -> None:
    assert plain_worth({"op": "battle", "when": "any", **more}) > plain_worth({"op": "battle", "when": "any", **less})


@pytest.mark.parametrize("level", ["adept", "master"])
def test_whoever_can_pay_recruits_somebody_who_helps_in_battle(level: str) -> None:
    t = landed(
        "rogues_gallery",
        rooms={"gleaming_cellar": "rogues_gallery"},
        min=3,
        power=1,
        hand="charge",
        offer="sir_rustington",
    )
    assert t.options == ["companion-sir_rustington", "pass"]
    for seed in range(3):
        assert answer(t, t.session.seen_by(0), level, seed) == "companion-sir_rustington"


def test_a_table_of_novices_comes_to_the_end_of_a_game_against_therus() -> None:
    session = Session(WEIRDWOOD, 3, 1, {"monster": "therus"})
    bots = [players.bot("novice", seed=10 + seat) for seat in range(3)]
    while not session.over:
        assert session.number < MOST_AGAINST_THERUS
        seat = next(iter(session.position.pending))
        session.answer(seat, bots[seat].choose(session.seen_by(seat)))


def test_a_potion_is_considered_where_it_can_be_drunk() -> None:
    t = table("troll", at="fields-1", objects="potion_of_strength, water_bottle", others=["warrior"])
    assert BELONGINGS in t.session.seen_by(0).considered
    t.play(BELONGINGS)
    drink = next(o for o in t.options if o.startswith("use:"))
    assert t.session.seen_by(0).considered == [drink, "done"]
    assert {o.partition(":")[0] for o in t.options} == {"use", "ditch", "done"}


@pytest.mark.parametrize("level", THINKING)
@pytest.mark.parametrize("objects", ["water_bottle, wand", "potion_of_strength, cross", "2 bag_of_gold"])
def test_nobody_throws_belongings_away_unasked(level: str, objects: str) -> None:
    t = table("troll", at="fields-1", objects=objects, followers="mule", others=["warrior"]).play(BELONGINGS)
    assert any(o.startswith("ditch:") for o in t.options)
    for seed in range(2):
        assert not answer(t, t.session.seen_by(0), level, seed).startswith("ditch:")


@pytest.mark.parametrize("strength", [0, 40])
def test_a_novice_keeps_its_things_even_where_they_no_longer_matter(strength: int) -> None:
    """Somebody far ahead stands as good as won whatever he does, so that carelessness alone would decide."""
    t = table(
        "troll", at="fields-1", objects="water_bottle, cross", followers="mule", strength=strength, others=["warrior"]
    ).play(BELONGINGS)
    answers = {answer(t, t.session.seen_by(0), "novice", seed) for seed in range(20)}
    assert answers == {"done"}
    assert len(t.options) > 3


def test_a_novice_goes_in_while_another_has_the_crown_rather_than_stay_where_lives_heal() -> None:
    """The Command Spell takes what the Hidden Valley heals, so that such a game would never end."""
    t = table(
        "warrior",
        at="black-knight",
        life=2,
        strength=6,
        objects="talisman, sword, shield, helmet",
        lying={"hidden-valley": "talisman_adventure, cross"},
        others=[{"who": "troll", "at": "crown-of-command"}],
        rest={"crown_reached": True},
        dice=[1],
    )
    assert {"space-portal-of-power", "space-hidden-valley"} <= set(t.options)
    assert {answer(t, t.session.seen_by(0), "novice", seed) for seed in range(10)} == {"space-portal-of-power"}


@pytest.mark.parametrize(("objects", "healed"), [("sword", {"heal-0"}), ("talisman", {"heal-2"})])
def test_a_novice_without_a_way_to_the_crown_heals_no_more_once_another_has_it(objects: str, healed: set[str]) -> None:
    """The Command Spell takes what a space heals, so that such a game would never end."""
    t = under_the_spell(at="city", stage="landed", life=2, gold=3, objects=objects).play("space", "visit-doctor")
    assert t.options == ["heal-0", "heal-1", "heal-2"]
    assert {answer(t, t.session.seen_by(0), "novice", seed) for seed in range(5)} == healed


def test_nor_does_it_pay_for_lives_at_the_castle() -> None:
    t = under_the_spell(at="castle", stage="landed", life=2, gold=3)
    assert t.options == ["heal-1", "heal-2", "heal-3", "done"]
    assert t.session.seen_by(0).considered == ["done"]


def test_a_quest_that_bars_the_portal_leaves_no_way_either() -> None:
    t = under_the_spell(at="city", stage="landed", life=2, gold=3, objects="talisman", quest="take-life")
    t.play("space", "visit-doctor")
    assert t.session.seen_by(0).considered == ["heal-0"]


def test_a_novice_never_leaves_a_talisman_behind_while_another_has_the_crown() -> None:
    """Far from the Portal of Power as well: with a Talisman alone there is a way."""
    t = under_the_spell(
        at="fields-1", stage="landed", objects="sword, shield, helmet, armour", lying={"fields-1": "talisman"}
    ).play("space")
    while t.ask == "loot-space":
        t.play("talisman")
    assert t.ask == "surplus-object"
    assert "talisman" not in {answer(t, t.session.seen_by(0), "novice", seed) for seed in range(5)}


def test_nor_does_it_ask_for_lives_at_the_chapel() -> None:
    t = table(
        "elf",
        at="chapel",
        stage="landed",
        life=2,
        others=[{"who": "troll", "at": "crown-of-command"}],
        rest={"crown_reached": True},
    )
    assert t.options == ["choose-heal", "choose-pray"]
    assert t.session.seen_by(0).considered == ["choose-pray"]


def test_on_the_crown_a_novice_takes_a_life_and_not_the_talisman_that_is_of_no_more_use() -> None:
    """Two who take it from each other for ever would sit there for ever."""
    foe = {"who": "troll", "at": "crown-of-command", "objects": "talisman, sword", "strength": 0, "life": 3}
    t = table(
        "warrior",
        at="crown-of-command",
        stage="landed",
        strength=9,
        others=[foe],
        rest={"crown_reached": True},
        dice=[6, 1],
    )
    while t.ask != "prize":
        t.play("battle" if t.offers("battle") else "pass")
    assert {"life", "talisman"} <= set(t.options)
    assert t.session.seen_by(0).considered == ["life"]


def test_a_novice_in_the_valley_of_fire_goes_up_to_the_crown_though_another_is_there() -> None:
    t = under_the_spell(at="valley-of-fire", stage="start", life=4, strength=6, objects="talisman")
    assert t.ask == "move-inside"
    assert len(t.options) > 1
    assert {answer(t, t.session.seen_by(0), "novice", seed) for seed in range(5)} == {"space-crown-of-command"}


def under_the_spell(**mine: Any) -> Table:
    """A warrior at a table where a troll has the Crown."""
    others = [{"who": "troll", "at": "crown-of-command"}]
    return table("warrior", others=others, rest={"crown_reached": True}, **mine)


# ------------------------------------------------------------------ what is considered


VARIANTS: list[dict[str, Any]] = [
    {},
    {"bloodbath": True},
    {"characters": 3, "trophies": 5, "starting_bonus": True},
]


def at_random(seats: int, seed: int, options: dict[str, Any]) -> Iterator[Position[Any]]:
    """Every decision of a game that chance plays."""
    position = Position.start(TALISMAN, seats, seed, TALISMAN.checked_options(seats, options))
    rng = Stream(seed)
    while not position.over:
        yield position
        position.play(position.options[rng.below(len(position.options))])


def test_what_is_considered_is_always_a_part_of_the_options_and_never_nothing() -> None:
    asked: set[str] = set()
    fewer: set[str] = set()
    for seed in range(24):
        seats = 1 + seed % 6
        options = VARIANTS[seed % len(VARIANTS)]
        for position in at_random(seats, seed, {"turn_limit": 40, **options}):
            for seat, choose in position.pending.items():
                offered = list(position.options_of(seat))
                kept = list(considered(position, seat))
                places = [offered.index(value) for value in kept]
                assert kept, choose.ask
                assert places == sorted(set(places)), choose.ask
                asked.add(choose.ask)
                if len(kept) < len(offered):
                    fewer.add(choose.ask)
    assert len(asked) > 45
    assert {BELONGINGS, "end-turn", "move", "react-turn-start"} <= fewer


def test_what_is_considered_is_read_from_what_the_seat_sees() -> None:
    """The game is asked about a view here and about an imagined world elsewhere: it says the same."""
    consider = TALISMAN.consider
    assert consider is not None
    looked = 0
    for position in at_random(3, 5, {"turn_limit": 12}):
        seat, offered = position.seat, position.options
        assert position.choose is not None
        if len(offered) > 1:
            kept = consider(view(position.state, seat), seat, position.choose.ask, offered)
            assert list(kept) == list(considered(position, seat))
            looked += 1
    assert looked > 100


def test_seen_and_thought_consider_the_same() -> None:
    session = magemoot.new("talisman", seats=3, seed=2, options={"turn_limit": 10})
    rng = Stream(9)
    while not session.over:
        (decision,) = session.decisions
        seen = session.seen_by(decision.seat)
        key = session.game.catalogue.key
        assert seen.considered == [key(value) for value in considered(session.position, decision.seat)]
        session.answer(decision.seat, rng.below(len(decision.options)))
