"""What a client is told of quests: how far their owner is (BR-9.4, BR-R22), and nobody else anything; and of defeats."""

from __future__ import annotations

from typing import Any

import magemoot
from magemoot.engine.rng import Stream
from magemoot.games.blackrose.catalogue import BOX, OF_KEY, QUESTS
from magemoot.games.blackrose.deeds import Deed
from magemoot.games.blackrose.hints import Facts, QuestFacts, facts
from magemoot.games.blackrose.requirements import AMOUNTS, PARTS, PARTS_OF, STATES, met, progress
from magemoot.games.blackrose.vocabulary.requirements import CHECKS
from tests.games.blackrose.play import Table, id_of, table, told
from tests.games.blackrose.questing import go, holding
from tests.support.rules import rule

REBECCA = {"who": "rebecca", "at": "garden", "tokens": 0}


def shown(t: Table, seat: int | None = 0) -> Facts:
    """What one reader is told beside the view."""
    return facts(t.session.view(seat))


def far(t: Table, quest: str) -> QuestFacts:
    """How far Nero is told to be with a quest."""
    return next(q for q in shown(t).wizards[0].quests if id_of(q.piece) == quest)


def parts(t: Table, quest: str) -> dict[str, bool]:
    return far(t, quest).parts


@rule("BR-R22")
def test_deeds_are_counted_in_their_window_and_named_by_what_must_differ() -> None:
    quest = "wanderer"
    t = holding(quest, at="garden", spells=["silent_step"])
    assert (far(t, quest).done, far(t, quest).wanted, far(t, quest).had) == (0, 3, [])
    go(t, quest, "bibliotheca", "pleasures_room", "done")
    assert (far(t, quest).done, far(t, quest).had) == (2, ["colour-yellow", "colour-purple"])
    assert not far(t, quest).ready
    go(t, quest, "end-turn")
    assert (far(t, quest).done, far(t, quest).had) == (0, []), "another turn"


@rule("BR-R22", "BR-R56")
def test_different_elements_of_a_round_are_named() -> None:
    quest = "three_elements"
    t = holding(quest, at="garden", quick="stone_claws", spells=["healing_light", "golden_decree", "hourglass"])
    go(t, quest, "stone_claws", "healing_light", "end-turn", "golden_decree", "end-turn")
    now = far(t, quest)
    assert (now.done, now.wanted, now.had) == (2, 3, ["element-earth", "element-holy"])


@rule("BR-R22")
def test_enough_is_ready_for_one_more_deed_and_not_more_than_all() -> None:
    """A quest that comes after its deeds is met by the next of them."""
    quest = BOX.quests["cracks_in_the_wall"]
    t = holding("crowned_head", at="garden", spells=["earthquake/reversed"])
    assert progress(t.state, 0, quest) == (0, 2, (), {}, False)
    t.play("earthquake", "mark-after", "garden")
    while t.ask != "turn":
        t.play("pass")
    found = progress(t.state, 0, quest)
    assert found is not None
    assert (found.done, found.wanted, found.ready) == (2, 2, True)


@rule("BR-9.4")
def test_a_room_is_ready_for_who_stands_there_and_can_activate_it() -> None:
    quest = "sharpened_steel"
    t = holding(quest, at="garden")
    assert (parts(t, quest), far(t, quest).ready) == ({"in-room": False, "can-activate": True}, False)
    t = holding(quest, at="armory")
    assert (parts(t, quest), far(t, quest).ready) == ({"in-room": True, "can-activate": True}, True)
    t.state.ready[t.place("armory")] = False
    assert (parts(t, quest), far(t, quest).ready) == ({"in-room": True, "can-activate": False}, False)
    t.state.ready[t.place("armory")] = True
    t.me.w.blocked_activation = True
    assert parts(t, quest)["can-activate"] is False


@rule("BR-R22")
def test_of_a_state_with_several_parts_each_is_told() -> None:
    quest = "tyrant"
    t = holding(quest, REBECCA, at="garden", spells=["fireball"])
    t.state.crown = 1
    assert parts(t, quest) == {"crown": False, "hurt-another": False}
    go(t, quest, "fireball", "garden")
    assert parts(t, quest) == {"crown": False, "hurt-another": True}
    t.state.crown = 0
    assert far(t, quest).ready
    quest = "from_the_brink"
    t = holding(quest, at="garden", damage={"rose": 5})
    assert (far(t, quest).done, far(t, quest).wanted, parts(t, quest)) == (5, 8, {})


@rule("BR-R22")
def test_what_must_happen_at_once_has_no_way_there() -> None:
    for quest in ("opening_strike", "the_snare_closes", "executioner", "last_word"):
        t = holding(quest, at="garden")
        assert shown(t).wizards[0].quests == []


def test_every_state_has_its_amount_or_its_parts() -> None:
    assert set(CHECKS) == set(STATES) == set(AMOUNTS) | set(PARTS_OF)
    assert {part for named in PARTS_OF.values() for part in named} == set(PARTS)


def test_ready_is_said_exactly_when_a_state_holds_and_counts_agree_with_what_is_met() -> None:
    """Over random games: nothing told is more, or less, than what the rules ask."""
    for seats, seed in ((2, 0), (4, 1)):
        session: Any = magemoot.new("blackrose", seats=seats, seed=seed)
        rng = Stream(seed)
        while not session.over:
            decision = session.decisions[0]
            session.answer(decision.seat, rng.below(len(decision.options)))
            t = session.position.state
            if session.number % 9:
                continue
            for quest in QUESTS:
                for w in t.wizards:
                    way = progress(t, w.seat, quest)
                    if way is None or not w.figure:
                        continue
                    assert 0 <= way.done <= way.wanted
                    if quest.req["event"] == "state":
                        assert way.ready == met(t, w.seat, quest, Deed("state", w.seat))
                        assert way.ready == (all(way.parts.values()) and way.done >= way.wanted)
                    elif way.wanted:
                        assert way.ready == (way.done >= way.wanted)


@rule("BR-9.1")
def test_nobody_else_is_told_anything_of_a_quest() -> None:
    """Not even that it is ready: for others, and for whoever looks on, an active quest is a card face down."""
    session: Any = magemoot.new("blackrose", seats=3, seed=3)
    rng, known = Stream(3), 0
    while not session.over:
        for reader in (None, 0, 1, 2):
            for seat, wizard in enumerate(facts(session.view(reader)).wizards):
                assert seat == reader or wizard.quests == []
                known += len(wizard.quests)
        decision = session.decisions[0]
        session.answer(decision.seat, rng.below(len(decision.options)))
    assert known > 100


@rule("BR-9.1")
def test_two_tables_that_differ_in_a_quest_tell_the_others_the_same() -> None:
    t = holding("wanderer", REBECCA, at="garden")
    mine, theirs, spectators = (shown(t, seat) for seat in (0, 1, None))
    (other,) = OF_KEY["quest-many_doors"]
    deck = t.state.quest_decks[0]
    deck[deck.index(other)], t.me.w.quests[0] = t.me.w.quests[0], other
    assert (shown(t, 1), shown(t, None)) == (theirs, spectators)
    assert shown(t) != mine


@rule("BR-21.4")
def test_a_defeat_tells_whose_cubes_lay_there() -> None:
    rebecca = {"who": "rebecca", "at": "garden", "tokens": 0, "damage": {"rose": 6, "rebecca": 2}}
    t = table("nero", rebecca, at="garden", spells=["fireball"])
    t.play("fireball", "garden")
    (fell,) = t.events("defeat")
    cubes = {name: told(fell, name) for name in fell.args if name != "who"}
    assert cubes == {"cubes_0": 3, "cubes_1": 2, "cubes_4": 6}
