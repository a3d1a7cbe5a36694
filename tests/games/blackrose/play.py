"""A table of Black Rose Wars for tests, in the language of play.

    t = table("nero", {"who": "rebecca", "at": "summoner_room", "spells": ["trap: blade_hail"]}, at="garden", spells=["fireball"])
    t.play("room-summoner_room", "pass")
    assert t["rebecca"].damage == {"nero": 3}
    assert t.turn_over

Wizards are named by their ids, and so are the cubes in their colours; "rose" is the Black Rose. Seat 0 is "me", whose turn it is. A wizard whom a
test says nothing about stands in the cell, without cards, with two unused action tokens; `spells` are the standard spells from left to right,
`quick` is the quick one: "fireball" (straight), "fireball/reversed", with a state before it if it is not prepared: "trap: blade_hail",
"protection: dark_armour", "used: fireball/reversed" (face up). Cards are written by their id, several as "fireball, 2 dismiss".

The Lodge is always the same (`t.map` draws it): the Black Rose Room in the middle, around it, from the upper right clockwise, `RING`, then `OUTER`.
`rooms` exchanges rooms: {"garden": "forge"} lays the Garden where the Forge lies and the other way round. `t.next_to("garden")` names the rooms beside.

What comes from decks next is said by `draws` (own spellbooks, per wizard `spellbook`), `library` (per school), `quests`, `events`, `forgotten`,
the top card first; the rest of each deck follows in the order of the box. Everything is played through the engine and only by options that it offers;
the one who answers is whoever is asked. Every table is checked after every answer: no card lost or doubled, no cube made of nothing.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import chain
from typing import Any

from magemoot.engine.events import Event, Ref
from magemoot.engine.game import Decision, Option, Result
from magemoot.engine.journal import Journal
from magemoot.engine.pieces import EMPTY
from magemoot.engine.position import Position
from magemoot.engine.rng import Stream
from magemoot.engine.session import Session, fingerprint
from magemoot.engine.state import zones
from magemoot.games import find
from magemoot.games.blackrose import table as questions
from magemoot.games.blackrose.atoms import sheet
from magemoot.games.blackrose.catalogue import (
    BOX,
    FIRST_EVENT,
    FIRST_MARKER,
    FIRST_QUEST,
    OF_KEY,
    PIECES,
    event_of,
    kinds,
    marker_side,
    quest_of,
    spell_of,
)
from magemoot.games.blackrose.components import BLACK_ROSE_ROOM, STRAIGHT
from magemoot.games.blackrose.lodge import CELL
from magemoot.games.blackrose.setup import lay
from magemoot.games.blackrose.state import ACTION, COLOURS, QUICK, ROSE, BlackRose, Evocation, Wizard
from magemoot.games.blackrose.table import CUBES_EACH, LODGE

GAME = find("blackrose")
NAMES = tuple(BOX.figures)
"""The ids of the four wizards."""
RING = ("throne_room", "summoner_room", "garden", "bibliotheca", "cemetery", "mirrors_room")
"""The rooms around the Black Rose Room: purple, red, green, yellow, grey, blue."""
OUTER = (
    "armory",
    "arena",
    "forge",
    "sanctuary",
    "crypt",
    "oracle_room",
    "pleasures_room",
    "alchemical_laboratory",
    "treasure_room",
    "observatory",
    "sacrificial_altar",
    "the_abyss",
)
"""The rooms of the outer ring, in the same order."""

Cards = str
"""Cards in words: "fireball, 2 dismiss"."""
Who = str | Mapping[str, Any]
"""Another wizard: the id, or all that a test says."""
Cubes = Mapping[str, int]
"""Cubes by colour: {"nero": 3, "rose": 1}."""

TABLES: list[Table] = []
"""The tables that the running test has laid; `conftest.py` looks at all of them when it ends."""


# ------------------------------------------------------------------ words for cards


def named(text: Cards) -> list[str]:
    """The names in a text, one for each card: "dismiss, 2 fireball" is three."""
    names: list[str] = []
    for part in filter(None, (p.strip() for p in text.split(","))):
        count, _, name = part.rpartition(" ")
        names += [name] * (int(count) if count else 1)
    return names


def id_of(card: int) -> str:
    """The id of a card; "face-down" if it is hidden."""
    return kinds[card].partition("-")[2] if card >= 0 else "face-down"


def told(event: Event, name: str) -> Any:
    """What an event tells: a number or word as it is, of a seat its number, of a card its piece, of a name its message."""
    return getattr(event.args[name], "id", event.args[name])


class Zone:
    """Cards in one place. Compare with a number (how many) or a text (which, in any order)."""

    def __init__(self, cards: Iterable[int]) -> None:
        self.cards = list(cards)

    def __len__(self) -> int:
        return len(self.cards)

    def __iter__(self) -> Iterator[str]:
        return map(id_of, self.cards)

    def __contains__(self, text: object) -> bool:
        """Whether at least the cards in the text are here."""
        return not Counter(named(str(text))) - Counter(self)

    def __eq__(self, other: object) -> bool:
        if isinstance(other, int):
            return len(self) == other
        return isinstance(other, str) and Counter(named(other)) == Counter(self)

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        return ", ".join(self) or "nothing"


# ------------------------------------------------------------------ what a test looks at


class Player:
    """One wizard, as the state has it now. What is not here is in `.w`, the wizard's part of the state."""

    def __init__(self, t: Table, seat: int) -> None:
        self._t, self.seat = t, seat

    @property
    def w(self) -> Wizard:
        return self._t.state.wizards[self.seat]

    @property
    def power(self) -> int:
        return self.w.power

    @property
    def at(self) -> str:
        """The room, or "cell"."""
        return "cell" if self.w.place == CELL else self._t.state.room_at[self.w.place]

    @property
    def damage(self) -> dict[str, int]:
        """The cubes on the life bar, by colour; none of a colour is left out."""
        return self._t._cubes(self.w.damage)

    @property
    def wounds(self) -> int:
        return sum(self.w.damage)

    @property
    def hand(self) -> Zone:
        return Zone(self.w.hand)

    @property
    def memories(self) -> Zone:
        return Zone(self.w.memories)

    @property
    def spellbook(self) -> Zone:
        return Zone(self.w.spellbook)

    @property
    def aside(self) -> Zone:
        return Zone(self.w.aside)

    @property
    def quests(self) -> Zone:
        return Zone(self.w.quests)

    @property
    def completed(self) -> Zone:
        return Zone(self.w.completed)

    @property
    def tokens(self) -> int:
        """Unused physical action tokens."""
        return self.w.tokens

    @property
    def cubes_left(self) -> int:
        """Cubes in the supply."""
        return self._t.state.supply[self.seat]

    @property
    def trophies(self) -> dict[str, int]:
        """Trophies won, by whose they are."""
        return {self._t.names[i]: n for i, n in enumerate(self.w.trophies[: len(self._t.names)]) if n}

    def status(self, space: int) -> str:
        """What a space of the sheet holds: "", "prepared", "trap", "protection", "used"."""
        return self.w.status[space]

    def on(self, space: int) -> str:
        """The id of the spell on a space; "" if there is none."""
        card = sheet.card_on(self.w, space)
        return "" if card < 0 else id_of(card)

    @property
    def evocations(self) -> list[str]:
        """What this wizard controls, by slot: "cerberus@garden"."""
        return [f"{e.kind}@{self._t.state.room_at[e.place]}" for e in self.w.evocations]

    def evocation(self, kind: str) -> Evocation:
        """The first evocation of a kind."""
        return next(e for e in self.w.evocations if e.kind == kind)


class Table:
    """A table in play; see the module."""

    def __init__(self, session: Session[BlackRose], turn: int | None = None) -> None:
        self.session = session
        self.turn = self.state.turn if turn is None else turn
        """The turn in which the test begins."""
        TABLES.append(self)
        self.check()

    # what lies where

    @property
    def state(self) -> BlackRose:
        return self.session.position.state

    @property
    def names(self) -> list[str]:
        return [w.figure for w in self.state.wizards]

    def __getitem__(self, who: int | str) -> Player:
        return Player(self, self.names.index(who) if isinstance(who, str) else who)

    @property
    def me(self) -> Player:
        return self[0]

    @property
    def other(self) -> Player:
        """The wizard to my left."""
        return self[1]

    @property
    def rose(self) -> int:
        """The power of the Black Rose."""
        return self.state.rose_power

    @property
    def moon(self) -> int:
        return self.state.moon

    @property
    def crown(self) -> str:
        """Who holds the crown."""
        return self.names[self.state.crown]

    def place(self, room: str) -> int:
        return self.state.room_at.index(room)

    def instability(self, room: str) -> dict[str, int]:
        """The cubes in a room by colour."""
        return self._cubes(questions.cubes_in(self.state, self.place(room)))

    def ready(self, room: str) -> bool:
        """Whether a room's activation token is ready."""
        return self.state.ready[self.place(room)]

    def destroyed(self, room: str) -> bool:
        return self.state.destroyed[self.place(room)]

    def next_to(self, room: str) -> list[str]:
        """The rooms adjacent to a room, or those that a wizard's cell touches (`next_to("cell:nero")`)."""
        s = self.state
        if room.startswith("cell:"):
            seat = self.names.index(room.removeprefix("cell:"))
            return [s.room_at[p] for p in LODGE.exits[len(s.wizards)][s.wizards[seat].cell]]
        return [s.room_at[p] for p in LODGE.neighbours[self.place(room)]]

    def board(self) -> list[str]:
        """The events on positions 1, 2 and 3, "" where there is none."""
        return [id_of(zone[0]) if zone else "" for zone in self.state.board]

    def discards(self, school: str) -> Zone:
        """The face-up pile before a school's deck."""
        return Zone(self.state.discards[BOX.schools.index(school)])

    @property
    def quest_discard(self) -> Zone:
        return Zone(self.state.quest_discard)

    @property
    def event_discard(self) -> Zone:
        return Zone(self.state.event_discard)

    @property
    def eliminated(self) -> Zone:
        return Zone(self.state.eliminated)

    def _cubes(self, cubes: Sequence[int]) -> dict[str, int]:
        return {"rose" if c == ROSE else self.names[c]: n for c, n in enumerate(cubes) if n}

    # where the game stands

    @property
    def phase(self) -> str:
        return self.state.phase

    @property
    def active(self) -> str:
        """Whose turn it is; "" if nobody's."""
        return "" if self.state.active < 0 else self.names[self.state.active]

    @property
    def over(self) -> bool:
        return self.session.over

    @property
    def turn_over(self) -> bool:
        """Whether the turn in which the test began is over."""
        return self.over or self.state.turn > self.turn

    @property
    def result(self) -> Result:
        result = self.session.result
        assert result is not None, "the game is not over"
        return result

    @property
    def decision(self) -> Decision:
        """What is to be decided now, by the first who has something to decide."""
        assert not self.over, "the game is over"
        return self.session.decisions[0]

    @property
    def ask(self) -> str | None:
        """The pending question; None when the game is over."""
        return None if self.over else self.decision.ask

    @property
    def seat(self) -> int:
        """Who is asked; -1 when the game is over."""
        return -1 if self.over else self.decision.seat

    @property
    def asked(self) -> str:
        """The id of the wizard who is asked."""
        return "" if self.over else self.names[self.seat]

    @property
    def options(self) -> list[str]:
        """The keys of all options; none when the game is over."""
        return [] if self.over else [o.key for o in self.decision.options]

    @property
    def nothing_pending(self) -> bool:
        """Whether nothing is half done: the question is the first one of a unit of play, or the game is over."""
        return self.over or self.session.position.answers_in_unit == 0

    # what happened

    @property
    def log(self) -> list[Event]:
        """Everything that happened, with the rules that made it happen."""
        return self.session.events

    def events(self, *names: str) -> list[Event]:
        """The events of these names, in order."""
        return [e for e in self.log if e.name in names]

    def who(self, *names: str, arg: str = "who") -> list[str]:
        """Whom the events of these names tell of, in order: wizards by their ids, other things by their messages."""
        told = [e.args[arg] for e in self.events(*names) if arg in e.args]
        return [self.names[int(r.id)] if r.kind == "seat" else str(r.id) for r in told if isinstance(r, Ref)]

    def rules(self, name: str) -> list[str]:
        """The rules of the events of a name, in order."""
        return [e.rule for e in self.events(name)]

    # playing

    def play(self, *texts: str) -> Table:
        """Answer questions one after another: by the key of an option, or as short as it is clear.

        A room by its id, a wizard by the id, an evocation as "landsknecht" or "landsknecht@garden", a card by its id, a
        spell with a side as "fireball/reversed", a space of the asked wizard's sheet by the spell that lies there.
        """
        for text in texts:
            found = self._find(text)
            assert found is not None, f"{text!r}: {self.asked} is asked {self.ask}: {self.options}"
            self.session.answer(self.seat, found.key)
            self.check()
        return self

    def offers(self, text: str) -> bool:
        """Whether a text would be a legal answer now."""
        return self._find(text) is not None

    def pass_all(self) -> Table:
        """Nobody answers with traps, protections or quests in the questions that are open now."""
        while self.ask in ("trap", "quest") or (self.ask or "").startswith("protect"):
            self.play("pass")
        return self

    def answer_with(self, *texts: str) -> Table:
        """Trigger traps and protections, or complete quests, as soon as it can be; nobody answers in the questions before."""
        for text in texts:
            while not self.offers(text) and (self.ask in ("trap", "quest") or (self.ask or "").startswith("protect")):
                self.play("pass")
            self.play(text)
        return self

    def until(self, ask: str, *, seat: int | None = None) -> Table:
        """Answer with the last option until a question is asked (of a seat)."""
        while not self.over and (self.ask != ask or (seat is not None and self.seat != seat)):
            self.session.answer(self.seat, self.options[-1])
            self.check()
        return self

    def until_phase(self, phase: str) -> Table:
        """Answer with the last option until a phase begins."""
        while not self.over and self.phase != phase:
            self.session.answer(self.seat, self.options[-1])
            self.check()
        return self

    def end_turn(self) -> Table:
        """End the turn under way, passing at everything."""
        turn = self.state.turn
        while not self.over and self.state.turn == turn:
            self.play("end-turn" if self.offers("end-turn") else "wait" if self.offers("wait") else self.options[-1])
        return self

    def _find(self, text: str) -> Option | None:
        """The option that a text means."""
        options = () if self.over else self.decision.options
        fits = [o for o in options if o.key == text] or [o for o in options if text in self._short(o)]
        assert len({o.key for o in fits}) < 2, f"{text!r}: could be any of {[o.key for o in fits]}"
        return fits[0] if fits else None

    def _short(self, o: Option) -> list[str]:
        """The short names of an option."""
        s, key = self.state, o.key
        head, _, rest = key.partition("-")
        if ":marker-" in key:
            spell, side = key.split(":")[:2]
            return [f"{spell.removeprefix('spell-')}/{side.removeprefix('marker-')}"]
        match head:
            case "room":
                return [rest]
            case "seat":
                return [self.names[int(rest)]]
            case "evocation" if rest[0].isdigit():
                whose, _, slot = rest.partition("-")
                e = next(e for e in s.wizards[int(whose)].evocations if e.slot == int(slot))
                return [e.kind, f"{e.kind}@{s.room_at[e.place]}", f"{e.kind}@{self.names[int(whose)]}"]
            case "space":
                return [id_of(sheet.card_on(s.wizards[self.seat], int(rest[0]))), f"space-{rest[0]}"]
            case "colour":
                return ["rose" if rest == "rose" else self.names[int(rest)]]
            case "spell" | "quest" | "event" | "school" | "wizard" | "book" | "element" | "evocation":
                return [rest]
            case _:
                return []

    # what always holds

    def check(self) -> None:
        """Every card lies in exactly one place, and every cube of each colour is somewhere."""
        s = self.state
        lying = sorted(filter(EMPTY.__ne__, chain.from_iterable(zone for _, zone in zones(s))))
        assert lying == list(range(len(PIECES))), (
            f"lost: {[kinds[c] for c in range(len(PIECES)) if c not in lying]}, doubled: {[kinds[c] for c, n in Counter(lying).items() if n > 1]}"
        )
        cubes = s.supply[:]
        for w in s.wizards:
            cubes = [a + b for a, b in zip(cubes, w.damage, strict=True)]
            for e in w.evocations:
                cubes = [a + b for a, b in zip(cubes, e.damage, strict=True)]
        for place in LODGE.all():
            cubes = [a + b for a, b in zip(cubes, questions.cubes_in(s, place), strict=True)]
        assert cubes == [CUBES_EACH] * COLOURS, f"cubes by colour: {cubes}"
        assert min(s.supply) >= 0
        for w in s.wizards:
            assert min(w.power, *w.damage) >= 0
            full = bool(w.figure) and sum(w.damage) >= BOX.figures[w.figure].life
            assert not full or self.session.position.answers_in_unit, f"{w.figure}: is defeated, and nothing follows"
            for space, status in enumerate(w.status):
                assert bool(status) == (sheet.card_on(w, space) >= 0), f"{w.figure}: space {space} is {status!r}"


# ------------------------------------------------------------------ laying a table


class _Lay:
    """Builds a state: all pieces lie in decks first, and go where a test wants them."""

    def __init__(self, names: Sequence[str], options: Mapping[str, Any]) -> None:
        seats = len(names)
        self.s = lay(seats, GAME.checked_options(seats, options))
        for w, name in zip(self.s.wizards, names, strict=True):
            w.figure = name
        self.all = {piece: zone for _, zone in _live(self.s) for piece in zone}

    def take(self, prefix: str, name: str) -> int:
        """A card of that kind from whatever deck it still lies in."""
        for piece in OF_KEY.get(f"{prefix}-{name}", ()):
            zone = self.all.get(piece)
            if zone is not None and piece in zone:
                zone.remove(piece)
                del self.all[piece]
                return piece
        raise ValueError(f"{prefix} {name!r}: no such card is left in the box")

    def cards(self, prefix: str, text: Cards) -> list[int]:
        return [self.take(prefix, name) for name in named(text)]


def _live(s: BlackRose) -> list[tuple[str, list[int]]]:
    """The decks and the box, as the lists that they are."""
    decks = [*s.schools, s.forgotten, *s.quest_decks, *s.event_decks, s.box]
    return [("", zone) for zone in decks]


def _put_on_sheet(box: _Lay, w: Wizard, space: int, text: str) -> None:
    status, colon, rest = text.partition(":")
    name, _, side = (rest if colon else text).strip().partition("/")
    status = status.strip() if colon else "prepared"
    card = box.take("spell", name)
    spell = spell_of[card]
    assert spell is not None
    side = side or (STRAIGHT if not spell.is_room_trap or status != "used" else next(iter(spell.halves)))
    w.status[space] = status
    w.backs[space] = spell.school
    if status == "used":
        w.revealed[space].append(card)
        w.side[space] = side
        w.element[space] = spell.halves[side].element
        return
    w.sheet[space].append(card)
    marker = next(m for m in w.markers if marker_side(m) == side)
    w.markers.remove(marker)
    w.turned[space].append(marker)


def _evocations(box: _Lay, w: Wizard, names: Sequence[str], what: Sequence[str]) -> None:
    for slot, text in enumerate(what, 1):
        figure, _, cubes = text.partition(":")
        kind, _, room = figure.partition("@")
        damage = _cubes_of(names, Counter(named(cubes)))
        e = Evocation(uid=box.s.next_uid, kind=kind, slot=slot, place=box.s.room_at.index(room), damage=damage)
        box.s.next_uid += 1
        w.evocations.append(e)


def _cubes_of(names: Sequence[str], cubes: Cubes) -> list[int]:
    found = [0] * COLOURS
    for who, n in cubes.items():
        found[ROSE if who == "rose" else names.index(who)] = n
    return found


def _wizard(box: _Lay, w: Wizard, names: Sequence[str], said: dict[str, Any]) -> None:
    at = said.pop("at", "cell")
    w.place = CELL if at == "cell" else box.s.room_at.index(at)
    w.cell = said.pop("cell", w.seat)
    for zone in ("hand", "memories", "aside"):
        getattr(w, zone).extend(box.cards("spell", said.pop(zone, "")))
    w.spellbook.extend(reversed(box.cards("spell", said.pop("spellbook", ""))))
    for zone in ("quests", "completed"):
        getattr(w, zone).extend(box.cards("quest", said.pop(zone, "")))
    if "quick" in said:
        _put_on_sheet(box, w, QUICK, said.pop("quick"))
    for space, text in enumerate(said.pop("spells", ()), 1):
        _put_on_sheet(box, w, space, text)
    _evocations(box, w, names, said.pop("evocations", ()))
    w.damage = _cubes_of(names, said.pop("damage", {}))
    w.trophies = _cubes_of(names, said.pop("trophies", {}))[:ROSE]
    for field, value in said.items():
        setattr(w, field, value)


def _lay_rooms(s: BlackRose, exchanged: Mapping[str, str]) -> None:
    """The fixed Lodge: the centre, the ring and the outer ring, clockwise from the upper right."""
    centre = LODGE.centre
    ring = _clockwise(1)
    rooms = {
        centre: BLACK_ROSE_ROOM,
        **dict(zip(ring, RING, strict=True)),
        **dict(zip(_clockwise(2), OUTER, strict=True)),
    }
    s.room_at = [rooms[p] for p in LODGE.all()]
    for a, b in exchanged.items():
        i, j = s.room_at.index(a), s.room_at.index(b)
        s.room_at[i], s.room_at[j] = s.room_at[j], s.room_at[i]
    s.ready = [id != BLACK_ROSE_ROOM or s.moon > 1 for id in s.room_at]


def _clockwise(distance: int) -> list[int]:
    """The places so far from the centre, clockwise from the upper right."""
    corners = [(1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1)]
    found = []
    for i, (q, r) in enumerate(corners):
        nq, nr = corners[(i + 1) % 6]
        for step in range(distance):
            at = (q * (distance - step) + nq * step, r * (distance - step) + nr * step)
            found.append(LODGE.hexes.index(at))
    return found


def table(
    who: str = "nero",
    *others: Who,
    rooms: Mapping[str, str] | None = None,
    instability: Mapping[str, Cubes] | None = None,
    destroyed: Sequence[str] = (),
    dark: Sequence[str] = (),
    library: Mapping[str, Cards] | None = None,
    discards: Mapping[str, Cards] | None = None,
    quest_deck: Cards = "",
    event_deck: Cards = "",
    forgotten: Cards = "",
    board: Sequence[str] = ("", "", ""),
    piles: Mapping[str, Cards] | None = None,
    moon: int = 1,
    phase: str = ACTION,
    active: int = 0,
    options: Mapping[str, Any] | None = None,
    rest: Mapping[str, Any] | None = None,
    seed: int = 0,
    **mine: Any,
) -> Table:
    """A table in the middle of a game, at its next decision.

    Args:
        who: my wizard; `mine` says more: `at` (a room or "cell"), `power`, `hand`, `spellbook`, `memories`, `aside`, `quick`, `spells`, `tokens`,
            `damage`, `quests`, `completed`, `evocations` ("cerberus@garden", "cerberus@garden: 2 nero" with its damage), `trophies`, and any other field of a `Wizard`.
        others: the wizards to my left; none said: Rebecca (or Nero, if I am Rebecca), in her cell, without anything to do.
        instability: the cubes in rooms. destroyed, dark: rooms that are destroyed, or whose token is dark.
        library, discards: by school, the top cards of its deck, and the pile before it. quest_deck, event_deck: the top cards of the present moon's.
        board: the events on positions 1, 2 and 3. piles: other quests and events by where they lie ("quest_discard", "events_gone" ...).
        phase, active: in the Action Phase it is my turn; for others see `state`.
        rest: fields of the whole table (`crown`, `rose_power`, `round`, `first`, `step`, `supply` is reckoned).
    """
    them: list[dict[str, Any]] = [{"who": who, **mine}]
    default: tuple[Who, ...] = ({"who": "nero" if who == "rebecca" else "rebecca", "tokens": 0},)
    them += [{"who": other} if isinstance(other, str) else dict(other) for other in others or default]
    names = [said.pop("who") for said in them]
    box = _Lay(names, options or {})
    s = box.s
    s.moon = moon
    _lay_rooms(s, rooms or {})
    for w, said in zip(s.wizards, them, strict=True):
        _wizard(box, w, names, said)
    for room, cubes in (instability or {}).items():
        place = s.room_at.index(room)
        s.instability[place * COLOURS : place * COLOURS + COLOURS] = _cubes_of(names, cubes)
    for room in destroyed:
        s.destroyed[s.room_at.index(room)] = True
        s.ready[s.room_at.index(room)] = False
    for room in dark:
        s.ready[s.room_at.index(room)] = False
    for position, event in enumerate(board):
        s.board[position].extend(box.cards("event", event))
    for pile, text in (piles or {}).items():
        getattr(s, pile).extend(box.cards("quest" if pile.startswith("quest") else "event", text))
    _decks(box, library or {}, discards or {}, quest_deck, event_deck, forgotten)
    for old in range(moon - 1):
        s.quests_gone += s.quest_decks[old]
        s.events_gone += s.event_decks[old]
        s.quest_decks[old], s.event_decks[old] = [], []
    s.rose_trophies = [0] * len(names)
    s.phase, s.active, s.round, s.turn = phase, active, 1, 1
    for field, value in (rest or {}).items():
        setattr(s, field, value)
    _supply(s)
    s.rng = Stream(seed)
    return Table(_session(s, dict(options or {})))


def _decks(
    box: _Lay,
    library: Mapping[str, Cards],
    discards: Mapping[str, Cards],
    quests: Cards,
    events: Cards,
    forgotten: Cards,
) -> None:
    s = box.s
    for school, text in discards.items():
        s.discards[BOX.schools.index(school)].extend(box.cards("spell", text))
    for school, text in library.items():
        s.schools[BOX.schools.index(school)].extend(reversed(box.cards("spell", text)))
    s.quest_decks[s.moon - 1].extend(reversed(box.cards("quest", quests)))
    s.event_decks[s.moon - 1].extend(reversed(box.cards("event", events)))
    s.forgotten.extend(reversed(box.cards("spell", forgotten)))


def _supply(s: BlackRose) -> None:
    """What lies nowhere is in the supplies."""
    for colour in range(COLOURS):
        used = sum(s.instability[colour::COLOURS])
        used += sum(w.damage[colour] + sum(e.damage[colour] for e in w.evocations) for w in s.wizards)
        s.supply[colour] = CUBES_EACH - used


def _session(state: BlackRose, options: dict[str, Any]) -> Session[BlackRose]:
    """A session that goes on from a state, events from the first moment on included."""
    seats = len(state.wizards)
    journal = Journal(
        GAME.id, GAME.rules_version, GAME.content_hash, seats, state.rng.state, GAME.checked_options(seats, options)
    )
    state.log = []
    position = Position(GAME, state)
    # Through storage, so that every scenario also shows that its position can be stored.
    session = Session.resume(GAME, journal, position.encode(), [])
    assert session.fingerprint == fingerprint(position.state)
    session.position = position
    session._collect()
    return session


def new_game(seats: int = 2, seed: int = 0, **options: Any) -> Table:
    """A new game at its first decision, as players begin it."""
    return Table(Session(GAME, seats, seed, options))


__all__ = [
    "FIRST_EVENT",
    "FIRST_MARKER",
    "FIRST_QUEST",
    "GAME",
    "NAMES",
    "Table",
    "event_of",
    "new_game",
    "quest_of",
    "table",
    "told",
]
