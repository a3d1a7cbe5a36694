"""Every card as a piece: keys, backs, what is hidden, and that nothing is lost while games are played."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

from magemoot.engine.pieces import EMPTY
from magemoot.engine.session import Session
from magemoot.engine.state import hidden_pieces, zones
from magemoot.games.weirdwood import catalogue
from magemoot.games.weirdwood.catalogue import (
    BACK_OF,
    BOX,
    CARDS,
    CHARACTERS,
    KINDS,
    MONSTER_CARDS,
    MONSTERS,
    PIECES,
    Action,
    Companion,
    MonsterCard,
    Quest,
    Tactic,
    pieces_of,
)
from tests.games.weirdwood.play import GAME, Table, new_game, table
from tests.support.rules import rule


@rule("WM-1.5", "WM-1.6", "WM-1.7", "WM-1.14")
def test_every_card_is_a_piece() -> None:
    assert len(PIECES) == 6 * 13 + 18 + 26 + 18 + 3 * 20
    assert [len(pieces_of(kind)) for kind in (Action, Companion, Tactic, Quest, MonsterCard)] == [78, 18, 26, 18, 60]
    assert sorted(p for kind in (Action, Companion, Tactic, Quest, MonsterCard) for p in pieces_of(kind)) == list(
        range(len(PIECES))
    )


def test_only_equal_cards_share_a_key() -> None:
    alike = {kind: n for kind, n in Counter(KINDS).items() if n > 1}
    tactics = {f"tactic-{id}": card.copies for id, card in BOX.tactics.items() if card.copies > 1}
    monsters = Counter(
        f"mcard-{id}-{time}" for cards in MONSTER_CARDS.values() for id, card in cards.items() for time in card.times
    )
    assert alike == {**tactics, **{key: n for key, n in monsters.items() if n > 1}}
    assert KINDS[catalogue.pieces_of(Action, character="wally")[0]] == "action-wally-1"
    keys = [card.id for card in CARDS]
    assert len(keys) == len(set(keys))


def test_the_wrong_kind_of_card_is_refused() -> None:
    companion, tactic = pieces_of(Companion)[0], pieces_of(Tactic)[0]
    assert not catalogue.is_action(companion)
    assert catalogue.companion(companion).id in BOX.companions
    for read, piece in (
        (catalogue.action, companion),
        (catalogue.companion, tactic),
        (catalogue.tactic, companion),
        (catalogue.quest, companion),
        (catalogue.monster_card, companion),
    ):
        with pytest.raises(AssertionError):
            read(piece)


@rule("WM-27.1", "WM-R53")
def test_backs_tell_the_owner_of_a_card_and_of_a_monster_card_its_type_and_time() -> None:
    assert {BACK_OF[p] for p in pieces_of(Action)} == set(CHARACTERS)
    for kind in (Companion, Tactic, Quest):
        assert len({PIECES.backs[p] for p in pieces_of(kind)}) == 1
    for p in pieces_of(MonsterCard):
        card = catalogue.monster_card(p)
        assert BACK_OF[p] == f"{card.monster}-{card.facts.type}-{card.time}"
    assert len({PIECES.backs[p] for p in range(len(PIECES))}) == len(set(BACK_OF))


@rule("WM-27.1", "WM-R24")
@pytest.mark.parametrize("monster", MONSTERS)
def test_only_decks_are_hidden(monster: str) -> None:
    t = new_game("celia", "bailey", options={"monster": monster, "quests": True}).until("turn")
    s = t.state
    decks = [*s.companion_deck, *s.tactics_deck, *s.quest_deck, *s.fae.deck, *s.fae.top]
    for seat in (0, 1, None):
        assert sorted(hidden_pieces(s, seat)) == sorted([*decks, *s.wardens[0].pile, *s.wardens[1].pile])


# ------------------------------------------------------------------ nothing is lost


@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (1, {"monster": "ogre", "quests": True, "scarab_pp": True}),
        (2, {"monster": "wraith", "quests": True, "scaling": True}),
        (3, {"monster": "therus", "characters": "random", "family": True}),
        (5, {"monster": "ogre", "characters": "random", "family": True, "quests": True, "scarab_limit": True}),
    ],
    ids=["ogre", "wraith", "therus", "five"],
)
def test_no_card_and_no_scarab_is_lost_while_a_game_is_played(seats: int, options: dict[str, Any]) -> None:
    """Answers of chance; the table is looked at after each of them (see `Table.check`)."""
    t = Table(Session(GAME, seats, 11, options))
    chance = Random(5)
    for _ in range(220):
        if t.over:
            break
        t.session.answer(t.decision.seat, chance.choice(t.options))
        t.check()
    assert t.state.round > 0
    lying = [c for _, zone in zones(t.state) for c in zone if c != EMPTY]
    assert sorted(lying) == list(range(len(PIECES)))


@rule("WM-4.9")
def test_cards_that_are_not_in_the_game_lie_in_the_box() -> None:
    s = new_game("celia", "wally").state
    assert Counter(KINDS[c].partition("-")[0] for c in s.box) == {"action": 4 * 13, "quest": 18, "mcard": 40}
    s = table("celia", options={"quests": True}).state
    assert "quest" not in {KINDS[c].partition("-")[0] for c in s.box}
