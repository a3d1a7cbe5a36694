"""State: every field says who may see it, and everything else follows."""

from __future__ import annotations

from typing import Any

import pytest

from magemoot.engine.errors import PositionError, StateError
from magemoot.engine.pieces import EMPTY, FACE_DOWN, Catalogue, Piece, distinct, one_back
from magemoot.engine.rng import Stream
from magemoot.engine.state import (
    State,
    Table,
    by_seat,
    everyone,
    from_builtins,
    hidden_pieces,
    nobody,
    owner_only,
    renamed,
    seen_pieces,
    to_builtins,
    view,
    zones,
)


class Inner(State):
    secret: list[Piece] = owner_only()
    dice: Stream = nobody()


class Player(State):
    seat: int = everyone()
    hand: list[Piece] = owner_only()
    sleeve: Piece = owner_only()
    slots: list[Piece] = everyone()
    inner: Inner = everyone()


class Everything(Table):
    players: list[Player] = by_seat()
    rows: list[list[Piece]] = everyone()
    piles: list[list[Piece]] = nobody()
    stray: list[Piece] = owner_only()
    counts: list[int] = everyone([1, 2])
    word: str = everyone("hello")
    flag: bool = everyone(False)


def a_table() -> Everything:
    players = [
        Player(
            seat=s,
            hand=[s * 4, s * 4 + 1],
            sleeve=s * 4 + 2,
            slots=[EMPTY, s * 4 + 3],
            inner=Inner(secret=[20 + s], dice=Stream(s)),
        )
        for s in range(2)
    ]
    return Everything(players=players, rows=[[8], []], piles=[[9, 10], [11]], stray=[12], rng=Stream(77, dice=[5]))


# ------------------------------------------------------------------ declarations


def declared(**fields: Any) -> None:
    """Declare a state class with these fields: (type, who sees it)."""
    hints = {name: hint for name, (hint, _) in fields.items()}
    seen = {name: seen for name, (_, seen) in fields.items() if seen is not None}
    type(State)("Odd", (State,), {"__annotations__": hints, "__module__": __name__, **seen})


def test_a_field_must_say_who_sees_it() -> None:
    with pytest.raises(StateError, match=r"Odd\.pool: does not say who may see it; write everyone\(\)"):
        declared(pool=(list[Piece], None))


def test_a_plain_default_does_not_say_who_sees_it() -> None:
    with pytest.raises(StateError, match=r"Odd\.day: does not say"):
        declared(day=(int, 1))


@pytest.mark.parametrize("seen", [owner_only, nobody])
@pytest.mark.parametrize("hint", [int, bool, str, list[int]])
def test_what_is_hidden_must_be_pieces(seen: Any, hint: Any) -> None:
    with pytest.raises(StateError, match=r"Odd\.plan: is hidden but no piece"):
        declared(plan=(hint, seen()))


@pytest.mark.parametrize("hint", [dict[int, int], set[int], float, list[list[int]], tuple[int, ...]])
def test_what_the_engine_cannot_keep_is_refused(hint: Any) -> None:
    with pytest.raises(StateError, match=r"Odd\.odd: the engine cannot keep"):
        declared(odd=(hint, everyone()))


def test_seats_are_a_list_of_states() -> None:
    with pytest.raises(StateError, match="by_seat"):
        declared(players=(list[int], by_seat()))


def test_the_stream_is_for_nobody() -> None:
    with pytest.raises(StateError, match="random stream must be nobody"):
        declared(rng=(Stream, everyone()))


# ------------------------------------------------------------------ copies and plain data


def test_a_copy_is_equal_and_shares_nothing() -> None:
    table = a_table()
    table.log = []
    copy = table.copy()
    assert to_builtins(copy) == to_builtins(table)
    assert copy.log is None
    before = to_builtins(table)
    for _, zone in zones(copy):
        zone.append(99)
    copy.counts.append(3)
    copy.rows.append([])
    copy.players.pop()
    copy.rng.die()
    copy.players[0].inner.dice.die()
    copy.players[0].sleeve = 99
    assert to_builtins(table) == before


def test_defaults_are_not_shared() -> None:
    one, two = a_table(), a_table()
    one.counts.append(9)
    assert two.counts == [1, 2]


def test_plain_data_leads_back() -> None:
    data = to_builtins(a_table())
    again = from_builtins(Everything, data)
    assert to_builtins(again) == data
    assert again.log is None
    data["rows"][0].append(1)
    assert again.rows == [[8], []]


@pytest.mark.parametrize(
    ("change", "message"),
    [
        (lambda d: d.pop("word"), r"Everything: fields \['word'\] are missing or too many"),
        (lambda d: d.update(extra=1), r"Everything: fields \['extra'\] are missing or too many"),
        (lambda d: d.update(word=3), "word: expected str, found 3"),
        (lambda d: d.update(flag=1), "flag: expected bool, found 1"),
        (lambda d: d["players"][1].update(seat=True), r"players\[1\]\.seat: expected int, found True"),
        (lambda d: d["players"][1].update(sleeve="x"), r"players\[1\]\.sleeve: expected int, found 'x'"),
        (lambda d: d["players"][0]["hand"].append("x"), r"players\[0\]\.hand: expected a list of int, found 'x'"),
        (lambda d: d["players"][0].update(hand=3), r"players\[0\]\.hand: expected a list, found 3"),
        (lambda d: d["players"][0].update(inner=[]), r"players\[0\]\.inner: expected the fields of a Inner"),
        (lambda d: d["piles"].append(5), r"piles\[2\]: expected a list, found 5"),
        (lambda d: d.update(rng="dice"), "rng: 'dice' is no random stream"),
        (lambda d: d.update(players={}), "players: expected a list"),
    ],
)
def test_odd_data_is_refused_by_its_place(change: Any, message: str) -> None:
    data = to_builtins(a_table())
    change(data)
    with pytest.raises(PositionError, match=message):
        from_builtins(Everything, data)


def test_no_data_at_all_is_refused() -> None:
    with pytest.raises(PositionError, match="expected the fields of a Everything, found 3"):
        from_builtins(Everything, 3)


# ------------------------------------------------------------------ views


def test_a_seat_sees_its_own_and_what_lies_open() -> None:
    seen = view(a_table(), 0)
    assert seen.players[0].hand == [0, 1]
    assert seen.players[0].sleeve == 2
    assert seen.players[0].inner.secret == [20]
    assert seen.players[1].hand == [FACE_DOWN, FACE_DOWN]
    assert seen.players[1].sleeve == FACE_DOWN
    assert seen.players[1].inner.secret == [FACE_DOWN]
    assert seen.players[1].slots == [EMPTY, 7]
    assert seen.rows == [[8], []]
    assert seen.piles == [[FACE_DOWN, FACE_DOWN], [FACE_DOWN]]


@pytest.mark.parametrize("viewer", [None, 0, 1])
def test_what_belongs_to_no_seat_is_seen_by_none(viewer: int | None) -> None:
    table = a_table()
    assert view(table, viewer).stray == [FACE_DOWN]
    assert 12 in hidden_pieces(table, viewer)
    assert 12 not in seen_pieces(table, viewer)


def test_a_spectator_sees_only_what_lies_open() -> None:
    table = a_table()
    assert seen_pieces(table, None) == {3, 7, 8}
    assert all(player.hand == [FACE_DOWN] * 2 for player in view(table, None).players)


@pytest.mark.parametrize("viewer", [None, 0])
def test_nobody_sees_chance(viewer: int | None) -> None:
    seen = view(a_table(), viewer)
    assert seen.rng.to_builtins() == 0
    assert [player.inner.dice.to_builtins() for player in seen.players] == [0, 0]


def test_an_empty_slot_shows_that_it_is_empty() -> None:
    table = a_table()
    table.players[1].sleeve = EMPTY
    assert view(table, 0).players[1].sleeve == EMPTY


class Gazer(State):
    seat: int = everyone()
    eye: bool = everyone(False)
    hand: list[Piece] = owner_only(also=lambda t, viewer: t.gazers[viewer].eye)
    sleeve: list[Piece] = owner_only()


class Round(Table):
    gazers: list[Gazer] = by_seat()


def a_round(*eyes: int) -> Round:
    gazers = [Gazer(seat=s, eye=s in eyes, hand=[s], sleeve=[10 + s]) for s in range(3)]
    return Round(gazers=gazers, rng=Stream(1))


def test_a_field_may_let_other_seats_look_as_long_as_it_says_so() -> None:
    table = a_round(1)
    assert [g.hand for g in view(table, 1).gazers] == [[0], [1], [2]]
    assert [g.sleeve for g in view(table, 1).gazers] == [[FACE_DOWN], [11], [FACE_DOWN]]
    assert [g.hand for g in view(table, 0).gazers] == [[0], [FACE_DOWN], [FACE_DOWN]]
    assert hidden_pieces(table, 1) == [10, 12]
    assert seen_pieces(table, 1) == {0, 1, 2, 11}
    table.gazers[1].eye = False
    assert [g.hand for g in view(table, 1).gazers] == [[FACE_DOWN], [1], [FACE_DOWN]]


def test_looking_is_never_for_spectators_and_survives_copies_and_renaming() -> None:
    table = a_round(0, 1, 2)
    assert seen_pieces(table, None) == set()
    other = renamed(table.copy(), {0: 2, 2: 0})
    assert [g.hand for g in view(other, 1).gazers] == [[2], [1], [0]]


def test_hidden_pieces_come_in_order_of_their_places() -> None:
    assert hidden_pieces(a_table(), 0) == [4, 5, 6, 21, 9, 10, 11, 12]
    assert seen_pieces(a_table(), 0) == {0, 1, 2, 3, 7, 8, 20}


def test_zones_are_named_by_their_place() -> None:
    names = [name for name, _ in zones(a_table())]
    assert names[:5] == [
        "players[0].hand",
        "players[0].sleeve",
        "players[0].slots",
        "players[0].inner.secret",
        "players[1].hand",
    ]
    assert names[-4:] == ["rows[1]", "piles[0]", "piles[1]", "stray"]


def test_renaming_reaches_every_piece_and_nothing_else() -> None:
    other = renamed(a_table(), {0: 4, 4: 0, 9: 11, 11: 9, 2: 6, 6: 2})
    assert other.players[0].hand == [4, 1]
    assert other.players[1].sleeve == 2
    assert other.piles == [[11, 10], [9]]
    assert other.counts == [1, 2]
    assert other.players[0].slots == [EMPTY, 3]


# ------------------------------------------------------------------ the catalogue


def test_keys_name_pieces_by_kind() -> None:
    box = one_back(["red", "red", "blue"])
    assert [box.key(value) for value in (0, 1, 2, "skip", (0, "at", 2), (1, (2, "x")), FACE_DOWN)] == [
        "red",
        "red",
        "blue",
        "skip",
        "red:at:blue",
        "red:blue:x",
        "face-down",
    ]
    assert len(box) == 3


def test_one_piece_of_each_kind_in_order_of_appearance() -> None:
    kinds = Catalogue(("a", "b", "a", "b"), (0, 0, 0, 0)).kinds
    assert [kinds[p] for p in distinct([1, 0, 3, 2], kinds)] == ["b", "a"]
