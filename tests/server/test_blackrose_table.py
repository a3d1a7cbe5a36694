"""Black Rose Wars over the wire: spells that all prepare at once, and what lies face down told to nobody."""

from __future__ import annotations

import asyncio
import json
import sqlite3
import threading
from collections.abc import Collection, Mapping, Sequence
from contextlib import closing
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from magemoot.engine.answers import renamed_answer
from magemoot.engine.position import Position
from magemoot.engine.rng import Stream
from magemoot.engine.session import Session, fingerprint
from magemoot.engine.state import from_builtins, hidden_pieces, seen_pieces, zones
from magemoot.games.blackrose.catalogue import marker_side
from magemoot.server.house import TableHouse
from magemoot.server.messages import SeatPlan
from magemoot.server.opening import FILE_NAME, open_store
from magemoot.server.store import Store
from magemoot.server.tables import LiveTable
from tests.conformance import laws
from tests.conformance.tables import Laid
from tests.games.blackrose.play import GAME, NAMES, Table, table
from tests.server.support import Place, Player, QuickBots, running
from tests.server.test_kill_every import shown
from tests.support.rules import rule

SPECTATOR = None
Reader = int | None
"""A seat, or the spectator."""


# ------------------------------------------------------------------ tables with a socket for everybody


def lay(place: Place, session: Session[Any]) -> dict[str, Any]:
    """Lay a game in any position on a table, as another server over the same database would; everybody's tokens."""

    async def laid() -> Any:
        house = TableHouse(open_store(place.data), {GAME.id: GAME}, QuickBots())
        plan = [SeatPlan(kind="hotseat") for _ in range(session.seats)]
        try:
            return await house._lay(session, plan, undo="consent", name="", listed=False, seeded=True)
        finally:
            await house.close()

    made = asyncio.run(laid())
    return {
        "table": made.table,
        "seats": [{"seat": s.seat, "token": s.token} for s in made.seats],
        "spectate": made.spectate,
    }


class Sitting:
    """A table with a socket for every seat and one for a spectator, beside the same game in this process."""

    def __init__(self, laid: dict[str, Any], game: Session[Any], *places: Place) -> None:
        """Sit down.

        Args:
            laid: the table and its tokens.
            places: the servers, all over one database; the readers sit at them in turn.
        """
        self.id: str = laid["table"]
        self.game = game
        self.begun = game.number
        self.tokens: dict[Reader, str] = {s["seat"]: s["token"] for s in laid["seats"]}
        self.tokens[SPECTATOR] = laid["spectate"]
        self.at = {reader: places[i % len(places)] for i, reader in enumerate(self.tokens)}
        self.players: dict[Reader, Player] = {}
        self.sent = 0
        for reader in self.tokens:
            self.come(reader)

    def close(self) -> None:
        for player in self.players.values():
            player.close()

    @property
    def version(self) -> int:
        """How many answers were acknowledged at the table."""
        return self.game.number - self.begun

    def come(self, reader: Reader, since: int = 0) -> None:
        """Sit down, and wait until all at the same server have heard of it."""
        self.players[reader] = self.at[reader].player(self.id, self.tokens[reader], since)
        self._hear_who_is_here(reader)

    def leave(self, reader: Reader) -> int:
        """Go away, and wait likewise. How much of the chronicle was known."""
        gone = self.players.pop(reader)
        gone.close()
        self._hear_who_is_here(reader)
        known: int = gone.state["next_seq"]
        return known

    def _hear_who_is_here(self, reader: Reader) -> None:
        if reader is not SPECTATOR:
            for other, player in self.players.items():
                if self.at[other] is self.at[reader]:
                    player.until("presence")

    def say(self, *answers: tuple[int, str]) -> list[dict[str, Any]]:
        """Send the answers of seats one right after another, before anything is read; the replies.

        What was accepted is answered in the game of this process too, and everybody has heard of it.
        """
        nonces = [self.nonce() for _ in answers]
        for (seat, key), nonce in zip(answers, nonces, strict=True):
            player = self.players[seat]
            asked = {"number": player.decision["number"], "version": player.state["version"]}
            player.send(kind="answer", nonce=nonce, option=key, **asked)
        replies = [self.reply(seat, nonce) for (seat, _), nonce in zip(answers, nonces, strict=True)]
        for (seat, key), reply in zip(answers, replies, strict=True):
            if reply["kind"] == "accepted":
                self.game.answer(seat, key)
        for player in self.players.values():
            while player.state["version"] < self.version:
                player.receive()
        return replies

    def nonce(self) -> str:
        """The next of a count, so that two tables that are told the same are told it in the same words."""
        self.sent += 1
        return f"nonce-{self.sent:06}"

    def reply(self, reader: Reader, nonce: str) -> dict[str, Any]:
        return self.players[reader].until("accepted", "refused", where=lambda m: m["nonce"] == nonce)

    def answered(self, seat: int, key: str) -> None:
        """One answer, which is accepted."""
        assert self.say((seat, key))[0]["kind"] == "accepted"

    def at_random(self, rng: Stream) -> None:
        """One of those who are asked answers with any of the options."""
        self.answered(*any_answer(self.game, rng))

    def truth(self) -> str:
        """The fingerprint of the position that is stored."""
        with closing(sqlite3.connect(self.at[0].data / FILE_NAME)) as db:
            (position,) = db.execute(
                "select position from moves where table_id = ? order by version desc limit 1", [self.id]
            ).fetchone()
        return fingerprint(Position.decode(GAME, position).state)

    def everybody_sees(self, game: Session[Any]) -> None:
        """All come anew, and see this game."""
        for reader, token in self.tokens.items():
            with self.at[reader].player(self.id, token) as player:
                expected = shown(game, reader)
                assert {part: player.state[part] for part in expected} == expected

    def nothing_hidden_is_told(self) -> None:
        for reader, player in self.players.items():
            assert not named(player.state) & set(hidden_pieces(self.game.position.state, reader))


def any_answer(game: Session[Any], rng: Stream) -> tuple[int, str]:
    """Who answers, and the key."""
    seats = list(game.position.pending)
    seat = seats[rng.below(len(seats))]
    options = game.position.options_of(seat)
    return seat, GAME.catalogue.key(options[rng.below(len(options))])


def named(state: dict[str, Any]) -> set[int]:
    """The pieces that a message names: in the view, the decision, and what is new in the chronicle."""
    pieces = {p for _, zone in zones(from_builtins(GAME.table, state["view"])) for p in zone}
    decision = state["decision"] or {"options": [], "marked": [], "args": {}}
    pieces |= {o["piece"] for o in decision["options"] if o["piece"] is not None} | set(decision["marked"])
    for thing in (*decision["options"], decision, *state["events"]):
        pieces |= {a["id"] for a in thing["args"].values() if isinstance(a, dict) and a["kind"] == "piece"}
    return {p for p in pieces if p >= 0}


# ------------------------------------------------------------------ all prepare at once


class SameMoment:
    """Lets the server keep no answer before so many have come: each of them was given without news of any other."""

    def __init__(self, patch: pytest.MonkeyPatch) -> None:
        self.missing = 0
        self.counting = threading.Lock()
        self.all_here = threading.Event()
        command, commit = LiveTable.command, Store.commit

        async def come(at: LiveTable, connection: Any, message: Any) -> None:
            with self.counting:
                self.missing -= 1
                if self.missing <= 0:
                    self.all_here.set()
            await command(at, connection, message)

        async def kept(store: Store, table_id: str, move: Any) -> None:
            assert await asyncio.to_thread(self.all_here.wait, 20)
            await commit(store, table_id, move)

        patch.setattr(LiveTable, "command", come)
        patch.setattr(Store, "commit", kept)

    def wait_for(self, answers: int) -> None:
        """So many come next; nothing is on its way now."""
        self.missing = answers
        self.all_here.clear()


class Laying(NamedTuple):
    """One step of a preparation: the key of the answer, and the card and the side that it lays, if it lays any."""

    key: str
    card: int | None
    side: str


def next_laying(decision: Mapping[str, Any], rng: Stream) -> Laying:
    """Any answer to the question of a preparation, as the socket offers it."""
    options = decision["options"]
    option = options[rng.below(len(options))]
    return Laying(option["key"], option["piece"], str(option["target"]).removeprefix("side:"))


def to_preparation(sitting: Sitting, rng: Stream) -> None:
    """Everybody answers anything until spells are to be prepared."""
    while sitting.game.position.state.phase != "preparation":
        sitting.at_random(rng)


ORDERS: Mapping[str, Any] = {
    "in seat order": lambda asked, _: asked,
    "backwards": lambda asked, _: asked[::-1],
    "in turns": lambda asked, batch: asked[batch % len(asked) :] + asked[: batch % len(asked)],
    "half of them": lambda asked, batch: asked[batch % 2 :: 2] or asked,
    "one after another": lambda asked, _: asked[-1:],
}
"""Who answers at once of those who are asked, and in which order: (seats asked, number of the batch)."""


def prepare(sitting: Sitting, order: str, rng: Stream, moment: SameMoment) -> dict[int, list[Laying]]:
    """All prepare; what each seat laid. Before the last is ready nobody is told anything but who is waited for."""
    game = sitting.game
    begun = {reader: player.state for reader, player in sitting.players.items()}
    laid: dict[int, list[Laying]] = {seat: [] for seat in range(game.seats)}
    batch = 0
    while game.position.together:
        seats = ORDERS[order](list(game.position.pending), batch)
        steps = {seat: next_laying(sitting.players[seat].decision, rng) for seat in seats}
        moment.wait_for(len(seats))
        version = sitting.version
        replies = sitting.say(*((seat, step.key) for seat, step in steps.items()))
        assert [r["kind"] for r in replies] == ["accepted"] * len(seats)
        assert sorted(r["version"] for r in replies) == [version + i + 1 for i in range(len(seats))]
        for seat, step in steps.items():
            laid[seat].append(step)
        for player in sitting.players.values():
            assert [waiting["seat"] for waiting in player.state["waiting"]] == [d.seat for d in game.decisions]
        for seat, choose in game.position.pending.items():
            if choose.ask.startswith("prepare"):
                assert sitting.players[seat].decision["marked"] == [step.card for step in laid[seat]]
        sitting.nothing_hidden_is_told()
        batch += 1
    for reader, player in sitting.players.items():
        own = [] if reader is SPECTATOR else [step.card for step in laid[reader]]
        for message in map(json.loads, player.heard):
            if message["kind"] == "state" and begun[reader]["version"] < message["version"] < sitting.version:
                nothing_shows(message, begun[reader], own)
    return laid


def nothing_shows(state: Mapping[str, Any], begun: Mapping[str, Any], own: Sequence[int | None]) -> None:
    """While spells are prepared a reader sees the table as it was, and of what was chosen the own cards alone."""
    assert (state["view"], state["facts"], state["result"]) == (begun["view"], begun["facts"], None)
    assert state["events"] == []
    assert all(set(waiting) == {"seat", "ask"} for waiting in state["waiting"])
    if state["decision"] is not None:
        marked = state["decision"]["marked"]
        assert state["decision"]["seat"] == state["seat"]
        assert marked == own[: len(marked)]


def lies_as_chosen(sitting: Sitting, laid: Mapping[int, Sequence[Laying]]) -> None:
    """Every seat sees on its sheet what it laid, the others see that something lies there."""
    for seat, steps in laid.items():
        cards = [(step.card, step.side) for step in steps if step.card is not None]
        for reader, player in sitting.players.items():
            w = player.state["view"]["wizards"][seat]
            count = [1] * len(cards) + [0] * (4 - len(cards))
            assert [len(zone) for zone in w["sheet"]] == [len(zone) for zone in w["turned"]] == count
            if reader == seat:
                sides = [marker_side(zone[0]) for zone in w["turned"] if zone]
                assert [(zone[0], side) for zone, side in zip(w["sheet"], sides, strict=False)] == cards
            else:
                assert {p for zone in (*w["sheet"], *w["turned"]) for p in zone} == {-1}


def in_seat_order(game: Session[Any], begun: int) -> Session[Any]:
    """The same game, but since then every seat gave all its answers before the next one."""
    again: Session[Any] = Session(GAME, game.seats, game.seed, game.options)
    answers = game.journal.answers()
    for line in [*answers[:begun], *sorted(answers[begun:], key=lambda line: line.seat)]:
        again.answer(line.seat, line.key)
    return again


@rule("BR-12.5", "BR-12.6", "BR-R54")
@pytest.mark.parametrize("order", ORDERS)
def test_four_sockets_prepare_in_the_same_moment_and_nobodys_choice_is_lost(
    place: Place, monkeypatch: pytest.MonkeyPatch, order: str
) -> None:
    seed = 40 + list(ORDERS).index(order)
    rng = Stream(seed)
    options = {"first": "seat-0"}
    created = place.create("me", "hotseat", "hotseat", "hotseat", game=GAME.id, options=options, seed=seed)
    sitting = Sitting(created, Session(GAME, 4, seed, options), place)
    with closing(sitting):
        to_preparation(sitting, rng)
        begun = sitting.game.number
        laid = prepare(sitting, order, rng, SameMoment(monkeypatch))
        lies_as_chosen(sitting, laid)
        again = in_seat_order(sitting.game, begun)
        for _ in range(6):
            assert sitting.truth() == sitting.game.fingerprint == again.fingerprint
            sitting.everybody_sees(again)
            seat, key = any_answer(again, rng)
            sitting.answered(seat, key)
            again.answer(seat, key)


def preparing(*hands: str) -> Table:
    """A table in the Preparation Phase, by the cards in the hands."""
    first, *others = ({"who": who, "hand": hand} for who, hand in zip(NAMES, hands, strict=False))
    return table(first["who"], *others, hand=first["hand"], phase="preparation", active=-1)


HANDS = (
    "2 blade_hail, foresight, fireball",
    "fireball, dismiss, vanish, maelstrom",
    "icy_grip, cowardice",
    "barkskin, sun_lance, earthquake",
)


@rule("BR-R54", "BR-R57")
def test_four_sockets_at_two_servers_prepare_in_the_same_moment(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    t = preparing(*HANDS)
    with running(tmp_path) as here, running(tmp_path) as there:
        sitting = Sitting(lay(here, t.session), t.session, here, there)
        with closing(sitting):
            laid = prepare(sitting, "in seat order", Stream(1), SameMoment(monkeypatch))
            lies_as_chosen(sitting, laid)
            assert sitting.truth() == t.session.fingerprint
            sitting.everybody_sees(t.session)


@rule("BR-12.1")
def test_who_answers_twice_in_the_same_moment_has_laid_one_card_and_nobody_else_none(
    place: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The second Blade Hail goes by the same name as the first, so that the repetition would be a legal answer."""
    t = preparing(*HANDS)
    sitting = Sitting(lay(place, t.session), t.session, place)
    with closing(sitting):
        moment = SameMoment(monkeypatch)
        hail = next(o["key"] for o in sitting.players[0].decision["options"] if "blade_hail" in o["key"])
        others = [(seat, sitting.players[seat].decision["options"][0]["key"]) for seat in (1, 2, 3)]
        moment.wait_for(4)
        replies = sitting.say((0, hail), (0, hail), *others)
        assert [r.get("code", "accepted") for r in replies] == ["accepted", "stale", *["accepted"] * 3]
        for seat in range(4):
            assert len(sitting.players[seat].decision["marked"]) == 1
        assert hail in [o["key"] for o in sitting.players[0].decision["options"]]
        assert sitting.truth() == t.session.fingerprint


# ------------------------------------------------------------------ what lies face down


class Twins:
    """Two tables that differ only in what some readers may not see. All that those hear is compared byte by byte.

    Nothing is left out but the name of the table, which is drawn by lot. There are no times in the messages, and the
    nonces, which are echoed, are the same at both tables.
    """

    def __init__(self, place: Place, games: Sequence[Session[Any]], readers: Collection[Reader]) -> None:
        self.tables = [Sitting(lay(place, game), game, place) for game in games]
        self.readers = readers
        self.others_differ = False

    def close(self) -> None:
        for sitting in self.tables:
            sitting.close()

    def say(self, seat: int, *keys: str) -> None:
        """A seat answers at both tables, with one key or with another at the second."""
        for sitting, key in zip(self.tables, (keys[0], keys[-1]), strict=True):
            sitting.answered(seat, key)

    def compare(self) -> None:
        """What was heard since the last time."""
        for reader in self.tables[0].tokens:
            mine, theirs = (self._heard(sitting, reader) for sitting in self.tables)
            if reader in self.readers:
                assert mine == theirs, first_difference(mine, theirs)
            else:
                self.others_differ |= mine != theirs

    @staticmethod
    def _heard(sitting: Sitting, reader: Reader) -> list[bytes]:
        heard = sitting.players[reader].heard
        texts = [text.replace(f'"table":"{sitting.id}"', '"table":""').encode() for text in heard]
        heard.clear()
        return texts

    def refuse(self) -> None:
        """The readers give answers that are not theirs, and are refused alike whatever the others hold."""
        for reader in self.readers:
            for key in self.foreign(reader):
                self._refused(reader, kind="answer", option=key)
            own = self.tables[0].players[reader].state["decision"]
            if own is not None:
                self._refused(reader, kind="answer", option=own["options"][0]["key"], number=own["number"] + 1)
            self._refused(reader, kind="consent", request=1, agree=True)
            self._refused(reader, kind="control", seat=(reader or 0) + 1, level="novice")
        self.compare()

    def foreign(self, reader: Reader) -> list[str]:
        """Some answers that others could give now, first such as are possible at one of the tables only."""
        one, other = (
            {o.key for d in sitting.game.decisions if d.seat != reader for o in d.options} for sitting in self.tables
        )
        own = {o.key for d in self.tables[0].game.decisions if d.seat == reader for o in d.options}
        one_sided = sorted((one ^ other) - own)
        return [*one_sided[:1], *one_sided[-1:], *sorted((one & other) - own)[:1], "no-such-option"]

    def _refused(self, reader: Reader, **command: Any) -> None:
        for sitting in self.tables:
            where: dict[str, Any] = {}
            if command["kind"] == "answer":
                where = {"number": sitting.game.number, "version": sitting.version}
            nonce = sitting.nonce()
            sitting.players[reader].send(nonce=nonce, **{**where, **command})
            assert sitting.reply(reader, nonce)["kind"] == "refused"

    def come_back(self) -> None:
        """The readers ask for the state again, and go and come again, with and without what they know already."""
        for reader in self.readers:
            for since in (0, 3):
                for sitting in self.tables:
                    sitting.players[reader].send(kind="resync", since=since)
                    sitting.players[reader].until("state")
            self.compare()
            for anew in (True, False):
                for sitting in self.tables:
                    known = sitting.leave(reader)
                    sitting.come(reader, 0 if anew else known)
                self.compare()


def first_difference(mine: Sequence[bytes], theirs: Sequence[bytes]) -> str:
    """Where two lists of messages begin to differ, with what stands around it."""
    for one, other in zip(mine, theirs, strict=False):
        at = next((i for i, (a, b) in enumerate(zip(one, other, strict=False)) if a != b), min(len(one), len(other)))
        if one != other:
            return f"{one[max(0, at - 200) : at + 80]!r} and {other[max(0, at - 200) : at + 80]!r}"
    return f"{len(mine)} messages and {len(theirs)}"


# ------------------------------------------------------------------ two tables laid out


Said = tuple[int, str] | tuple[int, str, str]
"""A seat and what it plays, in the language of `play`; what it plays at the other table, if that is something else."""


class Secret(NamedTuple):
    """What Rebecca, in seat 1, has at one table and at the other; what else lies on both; what all play."""

    hers: tuple[Mapping[str, Any], Mapping[str, Any]]
    both: Mapping[str, Any]
    plays: Sequence[Said]

    def tables(self) -> list[Table]:
        rebecca = self.both.get("rebecca", {})
        mine = {name: value for name, value in self.both.items() if name != "rebecca"}
        return [
            table("nero", {"who": "rebecca", **rebecca, **hers}, {"who": "tessa", "tokens": 0}, **mine)
            for hers in self.hers
        ]


def her_spell(one: str, other: str) -> tuple[Mapping[str, Any], Mapping[str, Any]]:
    """Rebecca's first standard spell."""
    return {"spells": [one]}, {"spells": [other]}


PREPARATION = {"phase": "preparation", "active": -1, "hand": "icy_grip, cowardice", "at": "garden"}
MY_TURN = {"at": "garden", "rebecca": {"at": "crypt"}}
HER_TURN = {"at": "garden", "rebecca": {"at": "throne_room"}, "active": 1}
SECRETS: Mapping[str, Secret] = {
    "which spells are prepared, and which side up": Secret(
        ({}, {}),
        {**PREPARATION, "rebecca": {"at": "crypt", "hand": "fireball, maelstrom, dismiss, sun_lance, vanish"}},
        [
            (1, "fireball/straight", "maelstrom/reversed"),
            (0, "icy_grip/straight"),
            (1, "dismiss/reversed", "sun_lance/straight"),
            (1, "done"),
            (0, "cowardice/straight"),
            (0, "wait"),
            (0, "end-turn"),
            (1, "wait"),
        ],
    ),
    "a hand while spells are prepared": Secret(
        ({"hand": "fireball, dismiss, vanish"}, {"hand": "earthquake, star_chart, labyrinth"}),
        {**PREPARATION, "rebecca": {"at": "crypt"}},
        [
            (0, "icy_grip/straight"),
            (1, "fireball/straight", "earthquake/straight"),
            (1, "dismiss/reversed", "star_chart/reversed"),
            (1, "vanish/straight", "labyrinth/straight"),
            (0, "cowardice/straight"),
            (0, "wait"),
        ],
    ),
    "two cards that can lie in one way only, or in two": Secret(
        ({"hand": "2 blade_hail"}, {"hand": "2 silent_step"}),
        {**PREPARATION, "rebecca": {"at": "crypt"}},
        [
            (0, "icy_grip/straight"),
            (1, "blade_hail/straight", "silent_step/reversed"),
            (0, "cowardice/straight"),
            (1, "blade_hail/straight", "silent_step/straight"),
            (0, "wait"),
        ],
    ),
    "a spell and its side on the sheet": Secret(
        her_spell("annihilation", "fireball/reversed"),
        {**MY_TURN, "spells": ["fading_hope"]},
        [(0, "summoner_room"), (0, "stop"), (0, "done"), (0, "wait"), (0, "end-turn"), (1, "wait"), (1, "end-turn")],
    ),
    "the side of a spell on the sheet": Secret(
        her_spell("fireball", "fireball/reversed"), MY_TURN, [(0, "wait"), (0, "wait")]
    ),
    "a trap that is set": Secret(
        her_spell("labyrinth", "false_door"),
        {**HER_TURN, "at": "cemetery"},
        [(1, "space-1-trap"), (1, "end-turn"), (0, "mirrors_room"), (1, "pass"), (0, "throne_room"), (1, "pass")],
    ),
    "a trap under a token": Secret(
        her_spell("trap: blade_hail", "trap: tripwire_rune"),
        MY_TURN,
        [(0, "summoner_room"), (1, "pass"), (0, "stop"), (0, "activate"), (1, "pass")],
    ),
    "the side of a trap under a token": Secret(
        her_spell("trap: tripwire_rune", "trap: tripwire_rune/reversed"),
        {"at": "treasure_room", "rebecca": {"at": "treasure_room"}},
        [(0, "activate"), (1, "pass"), (1, "pass"), (0, "rebecca"), (1, "quiet")],
    ),
    "a protection under a token": Secret(
        her_spell("protection: mirror_image", "protection: deceptive_wind"),
        {"at": "crypt", "rebecca": {"at": "crypt"}},
        [(0, "rebecca"), (1, "pass")],
    ),
    "a quest that is held": Secret(
        ({"quests": "homage_to_the_throne"}, {"quests": "night_of_indulgence"}),
        {**HER_TURN, "quest_deck": "wanderer"},
        [(1, "activate"), (1, "pass")],
    ),
    "two quests of which one is met by a blow": Secret(
        ({"quests": "wanderer, bare_knuckles"}, {"quests": "lost_volume, many_doors"}),
        {"at": "garden", "rebecca": {"at": "garden"}, "active": 1},
        [(1, "nero"), (1, "pass"), (1, "activate"), (1, "pass"), (1, "garden")],
    ),
    "what is drawn from a spellbook": Secret(
        ({"spellbook": "fireball, vanish"}, {"spellbook": "maelstrom, masquerade"}),
        {"phase": "study", "active": -1, "rest": {"first": 1, "crown": 1}, "rebecca": {"hand": "dismiss"}},
        [(1, "pass"), (1, "pass")],
    ),
}


def key_of(t: Table, seat: int, text: str) -> str:
    """The key of the option that a seat means."""
    decision = t.session.decision(seat)
    assert decision is not None, f"{t.asked} is asked {t.ask}: {t.options}"
    fits = [o.key for o in decision.options if text in (o.key, *t._short(o))]
    assert len(set(fits)) == 1, f"{text!r}: {decision.ask}: {[o.key for o in decision.options]}"
    return fits[0]


@rule("BR-12.6", "BR-R54", "BR-20.1", "BR-R22", "BR-R73")
@pytest.mark.parametrize("secret", SECRETS)
def test_what_others_hear_is_the_same_whatever_lies_face_down(place: Place, secret: str) -> None:
    tables = SECRETS[secret].tables()
    twins = Twins(place, [t.session for t in tables], (0, 2, SPECTATOR))
    with closing(twins):
        for seat, *texts in SECRETS[secret].plays:
            twins.refuse()
            keys = [key_of(t, seat, text) for t, text in zip(tables, (texts[0], texts[-1]), strict=True)]
            twins.say(seat, *keys)
            twins.compare()
        twins.refuse()
        twins.come_back()
    assert twins.others_differ, "Rebecca herself hears the difference"


# ------------------------------------------------------------------ games as they come

MOMENTS = (
    "put-away",
    "study-school",
    "keep-spell",
    "prepare-quick",
    "prepare-standard",
    "turn",
    "sacrifice",
    "quest",
    "trap",
    "protect",
    "drop-quest",
    "hand-limit",
)
"""The questions of one seat at which the worlds of another part."""
GOES_ON = 8
"""So many answers are then given at both tables, unless the difference is shown before."""


class Parted(NamedTuple):
    """A game and its twin, in which what a viewer cannot see lies elsewhere, by the names of the pieces."""

    game: Session[Any]
    twin: laws.Twin
    witness: laws.Witness

    def alike(self, rng: Stream) -> tuple[int, str, str] | None:
        """An answer that is possible in both: the seat, and its key in each. None if there is none."""
        seats = list(self.game.position.pending)
        seat = seats[rng.below(len(seats))]
        options = self.game.position.options_of(seat)
        theirs = self.twin.session.position.options_of(seat)
        order = list(range(len(options)))
        rng.shuffle(order)
        for value in (options[i] for i in order):
            other = value if seat == self.twin.viewer else renamed_answer(value, self.twin.names)
            if other in theirs:
                return seat, GAME.catalogue.key(value), GAME.catalogue.key(other)
        return None

    def shown(self) -> bool:
        """Whether the game has shown the viewer where the two differ."""
        viewer, since = self.twin.viewer, self.twin.since
        seen = seen_pieces(self.game.position.state, viewer) | self.witness.shown_to(viewer, since)
        return any(self.twin.names.get(piece, piece) != piece for piece in seen)


def parted(ask: str, seats: int, seed: int) -> Parted:
    """The first moment of a random game when somebody is asked this, as one of the others sees it."""
    for laid in (Laid(GAME, seats, tried, {}) for tried in range(seed, seed + 100, 10)):
        for session, move in laws.walk_session(laid):
            pending = session.position.pending
            if move is not None and pending[move.seat].ask.startswith(ask):
                viewer = (move.seat + 1 + seed % (seats - 1)) % seats
                twin = laws._twin(laid, session, viewer, Stream(seed))
                return Parted(session, twin, laws.Witness.of(session))
    raise LookupError(f"in none of ten games is anybody asked {ask}")


@rule("BR-12.6", "BR-R54", "BR-R22", "BR-R73")
@pytest.mark.parametrize("ask", MOMENTS)
def test_what_a_seat_hears_in_a_game_depends_on_nothing_that_it_cannot_see(place: Place, ask: str) -> None:
    seed = MOMENTS.index(ask)
    pair = parted(ask, 3 + seed % 2, seed)
    rng = Stream(seed)
    twins = Twins(place, [pair.game, pair.twin.session], (pair.twin.viewer, SPECTATOR))
    with closing(twins):
        twins.refuse()
        twins.come_back()
        for _ in range(GOES_ON):
            answer = pair.alike(rng)
            if answer is None:
                break
            twins.say(*answer)
            if pair.shown():
                break
            twins.compare()
            twins.refuse()
        else:
            twins.come_back()
    assert twins.others_differ, "the other seats hold something else"
