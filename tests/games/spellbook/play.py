"""A table of Spellbook for tests, in the language of play.

    t = table(pool="4 yellow, green◯ red◯ black◯", phase="evening", spells={"abundance": None}, draws=["red◯", "3 blue△"])
    t.play("learn abundance at 5")
    assert t.card("abundance").level == 5
    assert t.tray == 6
    assert t.nothing_pending

Tokens are written `red◯`, `2 red△`, `red` (a colour, any rune), `□` (a rune, any colour), `3 any`. A colour without a rune means tokens that are
all alike as far as the box goes: squares first. A zone can also be a number: so many tokens, no matter which. Whatever a test does not name lies
in the bag. A test that says what lies in the bag sends the rest to the tray; if it says that too, the rest lies in the solo opponent's lower area,
where no rule of a game of several mages looks.

Everything is played through the engine and only by options that it offers. Seat 0 is "me"; the one who answers is whoever is asked.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

from magemoot.engine.events import Event
from magemoot.engine.game import Decision, Result
from magemoot.engine.journal import Journal
from magemoot.engine.pieces import EMPTY
from magemoot.engine.position import Position
from magemoot.engine.rng import Stream
from magemoot.engine.session import Session, fingerprint
from magemoot.engine.state import zones
from magemoot.games.spellbook import GAME
from magemoot.games.spellbook.catalogue import (
    COLOURS,
    KIND_KEYS,
    KINDS,
    PER_KIND,
    PHASES,
    RUNES,
    SETS,
    SPELL,
    SPELLS,
    TOKENS,
    colour_of,
    kind_of,
    rune_of,
)
from magemoot.games.spellbook.scoring import opponent_score, score
from magemoot.games.spellbook.state import Mage, Spellbook

SIGNS = dict(zip("◯△□", RUNES, strict=True))
_SIGN_OF = {rune: sign for sign, rune in SIGNS.items()}
_ONE = re.compile(rf"({'|'.join(COLOURS)}|any)?([{''.join(SIGNS)}])?")

Tokens = str | int
"""Tokens in words ("2 red◯, blue"), or just how many."""

TABLES: list[Table] = []
"""The tables that the running test has laid; `conftest.py` looks at all of them when it ends."""


# ------------------------------------------------------------------ words for tokens


class Wanted:
    """Some tokens as a test names them: of a colour or any (None), of a rune or any (None)."""

    def __init__(self, count: int, colour: int | None, rune: int | None) -> None:
        self.count, self.colour, self.rune = count, colour, rune

    def fits(self, token: int) -> bool:
        return self.colour in (None, colour_of[token]) and self.rune in (None, rune_of[token])

    @property
    def vagueness(self) -> int:
        """0 for an exact kind, 1 for a colour, 2 for a rune, 3 for any token."""
        return (self.rune is None) + 2 * (self.colour is None)


def wanted(text: Tokens) -> list[Wanted]:
    """What a text names, or that many of any kind."""
    if isinstance(text, int):
        return [Wanted(text, None, None)] if text else []
    found: list[Wanted] = []
    count: int | None = None
    for word in text.replace(",", " ").split():
        if word.isdigit():
            count = int(word)
            continue
        match = _ONE.fullmatch(word)
        if not match:
            raise ValueError(f"{word!r} in {text!r}: no token; write red◯, 2 red△, red, □ or 3 any")
        colour, sign = match.groups()
        rune = None if sign is None else RUNES.index(SIGNS[sign])
        found.append(Wanted(count or 1, COLOURS.index(colour) if colour in COLOURS else None, rune))
        count = None
    return found


def name(token: int) -> str:
    """A token as tests write it: `red◯`."""
    return f"{COLOURS[colour_of[token]]}{_SIGN_OF[RUNES[rune_of[token]]]}"


class Zone:
    """Tokens in one place. Compare with a number (how many) or a text (which, in any order)."""

    def __init__(self, tokens: Iterable[int]) -> None:
        self.tokens = [x for x in tokens if x != EMPTY]

    def __len__(self) -> int:
        return len(self.tokens)

    def __iter__(self) -> Iterator[str]:
        return map(name, self.tokens)

    def __contains__(self, text: object) -> bool:
        """Whether at least the tokens in the text are here."""
        return self._left(str(text)) is not None

    def __eq__(self, other: object) -> bool:
        if isinstance(other, int):
            return len(self) == other
        if isinstance(other, Zone):
            return Counter(self) == Counter(other)
        return isinstance(other, str) and self._left(other) == 0

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        return ", ".join(f"{n} {word}" if n > 1 else word for word, n in sorted(Counter(self).items())) or "nothing"

    def _left(self, text: str) -> int | None:
        """How many tokens are here beside those in the text; None when some of those are missing."""
        left = self.tokens[:]
        for want in sorted(wanted(text), key=lambda w: w.vagueness):
            for _ in range(want.count):
                fitting = next((x for x in left if want.fits(x)), None)
                if fitting is None:
                    return None
                left.remove(fitting)
        return len(left)


# ------------------------------------------------------------------ what a test looks at


class Card:
    """One spell card of a mage."""

    def __init__(self, mage: Mage, colour: int) -> None:
        self.level = mage.levels[colour]
        """0 while not learned."""
        token = mage.cards[colour]
        self.token = None if token == EMPTY else name(token)
        self.today = bool(mage.fresh[colour])


class Player:
    """One mage, as the state has it now."""

    def __init__(self, t: Table, seat: int) -> None:
        self._t, self._seat = t, seat

    @property
    def mage(self) -> Mage:
        return self._t.state.mages[self._seat]

    @property
    def pool(self) -> Zone:
        return Zone(self.mage.pool)

    @property
    def board(self) -> Zone:
        return Zone(self.mage.board)

    @property
    def score(self) -> int:
        return score(self._t.state, self.mage)

    @property
    def learned(self) -> dict[str, int]:
        """The learned spells with their levels."""
        return {SPELLS[self._t.state.spells[c]].id: level for c, level in enumerate(self.mage.levels) if level}

    def card(self, spell: str) -> Card:
        colour = SPELL[spell].colour
        assert self._t.state.spells[colour] == SPELL[spell].index, f"{spell} is not in this game"
        return Card(self.mage, colour)


ASKS = {
    "take": ("phase-morning", "bonus-morning", "take", "take-up-to", "forced-take", "take-store"),
    "store": ("phase-midday", "store", "take-store", "tray-store"),
    "draw": ("phase-morning", "bonus-morning"),
    "learn": ("phase-evening", "learn"),
    "use": ("phase-morning", "phase-midday", "phase-evening", "bonus-morning"),
    "discard": ("discard",),
    "give": ("exchange-give",),
    "receive": ("exchange-take",),
    "keep": ("keep",),
    "pay": ("pay", "pay-substitute"),
    "wild": ("wild", "wild-token"),
    "raise": ("raise",),
    "replace": ("replace",),
    "opponent": ("opponent-token", "opponent-lower"),
    "skip": ("phase-morning", "phase-midday", "phase-evening", "bonus-morning"),
    "done": ("take-up-to", "replace"),
}
"""For each verb the questions it can answer."""


class Table:
    """A table in play; see the module."""

    def __init__(self, session: Session[Spellbook]) -> None:
        self.session = session
        TABLES.append(self)
        self.check()

    # what lies where

    @property
    def state(self) -> Spellbook:
        return self.session.position.state

    def __getitem__(self, seat: int) -> Player:
        return Player(self, seat)

    @property
    def me(self) -> Player:
        return self[0]

    @property
    def pool(self) -> Zone:
        return self.me.pool

    @property
    def board(self) -> Zone:
        return self.me.board

    @property
    def score(self) -> int:
        return self.me.score

    def card(self, spell: str) -> Card:
        return self.me.card(spell)

    @property
    def altar(self) -> Zone:
        return Zone(self.state.altar)

    @property
    def tray(self) -> Zone:
        return Zone(self.state.tray)

    @property
    def bag(self) -> Zone:
        return Zone(self.state.bag)

    @property
    def opponent(self) -> Zone:
        """Solo: the opponent's track."""
        return Zone(self.state.opponent)

    @property
    def lower(self) -> Zone:
        """Solo: the lower part of the opponent's board."""
        return Zone(self.state.lower)

    @property
    def opponent_score(self) -> int:
        return opponent_score(self.state)

    # where the game stands

    @property
    def phase(self) -> str:
        return (*PHASES, "nightfall")[self.state.phase]

    @property
    def day(self) -> int:
        return self.state.day

    @property
    def active(self) -> int:
        return self.state.active

    @property
    def ending(self) -> str:
        return self.state.ending

    @property
    def over(self) -> bool:
        return self.session.over

    @property
    def result(self) -> Result:
        result = self.session.result
        assert result is not None, "the game is not over"
        return result

    @property
    def decision(self) -> Decision:
        """What is to be decided now."""
        assert not self.over, "the game is over"
        (decision,) = self.session.decisions
        return decision

    @property
    def ask(self) -> str | None:
        """The pending question; None when the game is over."""
        return None if self.over else self.decision.ask

    @property
    def seat(self) -> int:
        """Who is asked; -1 when the game is over."""
        return self.session.position.seat

    @property
    def options(self) -> list[str]:
        """The keys of all options; none when the game is over."""
        return [] if self.over else [o.key for o in self.decision.options]

    @property
    def nothing_pending(self) -> bool:
        """Whether no action is half done: somebody is at the menu of a phase, or the game is over."""
        return self.ask is None or self.ask.startswith("phase-")

    @property
    def log(self) -> list[Event]:
        """Everything that happened, with the rules that made it happen."""
        return self.session.events

    def events(self, *names: str) -> list[Event]:
        """The events of these names, in order."""
        return [e for e in self.log if e.name in names]

    def rules(self, name: str) -> list[str]:
        """The rules of the events of a name, in order."""
        return [e.rule for e in self.events(name)]

    # playing

    def play(self, *sentences: str) -> Table:
        """Say what is done, one sentence for each decision: "take red◯", "learn abundance at 5", "keep yellow△", "no wild", "use offering at 4: green"."""
        for sentence in sentences:
            verb, key = self._meant(sentence)
            asks = ASKS[verb]
            assert self.ask in asks, f"{sentence!r}: but the question is {self.ask}: {self.options}"
            found = self._find(key)
            assert found is not None, f"{sentence!r}: {self.ask} offers {self.options}"
            self.choose(found)
        return self

    def offers(self, sentence: str) -> bool:
        """Whether a sentence would be a legal answer now."""
        verb, key = self._meant(sentence)
        return self.ask in ASKS[verb] and self._find(key) is not None

    def choose(self, *keys: str) -> Table:
        """Answer by the keys of options, one after another."""
        for key in keys:
            self.session.answer(self.seat, key)
            self.check()
        return self

    def take(self, *tokens: str) -> Table:
        return self.play(*(f"take {x}" for x in tokens))

    def draw(self) -> Table:
        return self.play("draw")

    def store(self, *tokens: str) -> Table:
        return self.play(*(f"store {x}" for x in tokens))

    def discard(self, *tokens: str) -> Table:
        return self.play(*(f"discard {x}" for x in tokens))

    def learn(self, spell: str, level: int) -> Table:
        return self.play(f"learn {spell} at {level}")

    def cast(self, spell: str, level: int, variant: str = "") -> Table:
        return self.play(f"use {spell} at {level}" + (f": {variant}" if variant else ""))

    def skip(self) -> Table:
        return self.play("skip")

    def skip_to(self, phase: str) -> Table:
        """Skip until a phase of the active mage's day."""
        active = self.active
        while self.phase != phase:
            self.skip()
            assert self.active == active, f"the day is over before its {phase}"
        return self

    def end_day(self, *seats: int) -> Table:
        """Skip what is left of the day of each of these seats, in order (none: of the active one).

        A seat whose day is already over is left out. In solo play the opponent's token stays to be decided.
        """
        for seat in seats or (self.active,):
            day = self.day
            while not self.over and (self.active, self.day) == (seat, day) and "skip" in self.options:
                self.skip()
        return self

    def _meant(self, sentence: str) -> tuple[str, str]:
        """(verb, key or token text) of a sentence."""
        verb, _, rest = sentence.strip().partition(" ")
        rest = rest.strip()
        if verb in ("done", "skip", "draw"):
            return verb, verb
        if sentence == "no wild":
            return "wild", "no-wild"
        if match := re.fullmatch(r"(learn|use) (\w+) at ([345])(?:: ?(.+))?", sentence):
            verb, spell, level, variant = match.groups()
            word = f"{spell}-{level}" if verb == "use" else f"learn-{spell}-{level}"
            return verb, f"{word}:{variant}" if variant else word
        if verb not in ASKS:
            raise ValueError(f"{sentence!r}: no verb of this table; there are {', '.join(ASKS)}")
        if verb == "wild" and rest in SIGNS and self.ask == "wild":
            return verb, f"wild-{SIGNS[rest]}"
        return verb, rest

    def _find(self, text: str) -> str | None:
        """The key of the option that a text means; a token may be named by colour or rune alone if that settles it."""
        if text in self.options:
            return text
        if not all(_ONE.fullmatch(word) for word in text.split()):
            return None
        (want,) = wanted(text)
        fits = [key for key in self.options if key in KIND_KEYS and want.fits(KIND_KEYS.index(key) * PER_KIND)]
        assert len(fits) < 2, f"{text!r}: could be any of {fits}"
        return fits[0] if fits else None

    # what always holds

    def check(self) -> None:
        """Every token lies in exactly one place, no pool is too full, no board too long."""
        lying = sorted(x for _, zone in zones(self.state) for x in zone if x != EMPTY)
        assert lying == list(range(TOKENS)), f"lost or doubled: {set(range(TOKENS)) ^ set(lying)}"
        for mage in self.state.mages:
            assert len(mage.pool) <= 9
            assert len(mage.board) <= 14
            assert all((card == EMPTY) == (level == 0) for card, level in zip(mage.cards, mage.levels, strict=True))

    def check_end(self) -> None:
        """What every test ends with: nothing lost, and every draw that was scripted has come."""
        self.check()
        left = self.state.rng.draws or []
        assert not left, f"{len(left)} scripted draws never came, the next is {Zone(left[0])}"


# ------------------------------------------------------------------ laying a table


class _Box:
    """Deals tokens out to the zones that ask for them: exact kinds first, then colours, then runes, then any."""

    def __init__(self) -> None:
        self.left = [[kind * PER_KIND + k for k in range(PER_KIND)] for kind in range(KINDS)]
        self.asked: list[tuple[Wanted, list[int]]] = []

    def ask(self, tokens: Tokens, zone: list[int]) -> None:
        self.asked += [(want, zone) for want in wanted(tokens)]

    def deal(self) -> list[int]:
        """Give everybody what they asked for; returns the rest."""
        for want, zone in sorted(self.asked, key=lambda a: a[0].vagueness):
            for _ in range(want.count):
                zone.append(self._one(want))
        return [x for kind in self.left for x in kind]

    def _one(self, want: Wanted) -> int:
        kinds = [k for k in range(KINDS) if self.left[k] and want.fits(self.left[k][0])]
        if not kinds:
            raise ValueError("the box holds only 5 tokens of a kind, 15 of a colour")
        # A colour: the last rune that is left. A rune, or any token: the kind of which most is left, so that they differ.
        kind = kinds[-1] if want.colour is not None else max(kinds, key=lambda k: len(self.left[k]))
        return self.left[kind].pop()


def _spell_at(value: int | str | None) -> tuple[int, Tokens, bool]:
    """(level, rune, learned today) of what a test says about a spell: None, 4, "4◯", "4◯ today"."""
    if value is None:
        return 0, "", False
    match = re.fullmatch(rf"([345])([{''.join(SIGNS)}])?( today)?", str(value))
    if not match:
        raise ValueError(f"{value!r}: write None, 4, '4◯' or '4◯ today'")
    level, sign, today = match.groups()
    return int(level), sign or "□", bool(today)


def _seven(cards: str, players: Sequence[Mapping[str, Any]]) -> list[int]:
    """The seven spells: those of a set, except where a player has another one of the colour."""
    spells = list(SETS[int(cards.removeprefix("set-"))])
    for spell in {s: None for p in players for s in p.get("spells", {})}:
        spells[SPELL[spell].colour] = SPELL[spell].index
    for player in players:
        for spell in player.get("spells", {}):
            if spells[SPELL[spell].colour] != SPELL[spell].index:
                raise ValueError(f"{spell}: another {COLOURS[SPELL[spell].colour]} spell is in this game")
    return spells


def _mage(seat: int, player: Mapping[str, Any], box: _Box) -> Mage:
    """One mage with all that a test says about them: `pool`, `board`, `spells`."""
    odd = set(player) - {"pool", "board", "spells"}
    if odd:
        raise ValueError(f"{odd}: a mage has pool, board and spells")
    mage = Mage(seat=seat, cards=[EMPTY] * 7, levels=[0] * 7, fresh=[0] * 7)
    box.ask(player.get("pool", 0), mage.pool)
    box.ask(player.get("board", 0), mage.board)
    return mage


def _learn(mage: Mage, spells: Mapping[str, int | str | None], box: _Box) -> list[tuple[Mage, int, list[int]]]:
    laid = []
    for spell, value in spells.items():
        level, sign, today = _spell_at(value)
        if level:
            colour = SPELL[spell].colour
            mage.levels[colour] = level
            mage.fresh[colour] = int(today)
            slot: list[int] = []
            box.ask(f"{COLOURS[colour]}{sign}", slot)
            laid.append((mage, colour, slot))
    return laid


def table(
    *,
    pool: Tokens = 0,
    board: Tokens = 0,
    spells: Mapping[str, int | str | None] | None = None,
    others: Sequence[Mapping[str, Any]] = (),
    seats: int = 2,
    altar: Tokens = 5,
    tray: Tokens | None = None,
    bag: Tokens | None = None,
    opponent: Tokens = 0,
    lower: Tokens = 0,
    cards: str = "set-1",
    phase: str = "morning",
    active: int = 0,
    first: int = 0,
    day: int = 1,
    ending: str = "",
    draws: Sequence[str] = (),
    seed: int = 0,
) -> Table:
    """A table in the middle of a game, at the first decision of `phase`.

    Args:
        pool, board, spells: mine (seat 0). A spell is None (in the game, not learned), a level, or a level and a rune: "4◯"; "4◯ today" was learned today.
        others: the mages to my left, each a dict of `pool`, `board`, `spells`; those left out have nothing.
        cards: the set that spells of colours not named come from.
        draws: what comes out of the bag next, in order; chance after that. A colour or a rune alone leaves the rest open.
    """
    players = [{"pool": pool, "board": board, "spells": spells or {}}, *others]
    players += [{}] * (seats - len(players))
    box = _Box()
    mages = [_mage(i, p, box) for i, p in enumerate(players)]
    slots = [s for mage, p in zip(mages, players, strict=True) for s in _learn(mage, p.get("spells", {}), box)]
    state = Spellbook(
        mages=mages,
        spells=_seven(cards, players),
        first=first,
        active=active,
        phase=PHASES.index(phase),
        day=day,
        ending=ending,
    )
    for tokens, zone in ((altar, state.altar), (tray or 0, state.tray), (bag or 0, state.bag)):
        box.ask(tokens, zone)
    box.ask(opponent, state.opponent)
    box.ask(lower, state.lower)
    rest = box.deal()
    (state.bag if bag is None else state.tray if tray is None else state.lower).extend(rest)
    for mage, colour, slot in slots:
        (mage.cards[colour],) = slot
    scripted = [
        tuple(x for x in range(TOKENS) if want.fits(x))
        for text in draws
        for want in wanted(text)
        for _ in range(want.count)
    ]
    state.rng = Stream(seed, draws=scripted or None)
    return Table(_session(state))


def _session(state: Spellbook) -> Session[Spellbook]:
    """A session that goes on from a state, events from the first moment on included."""
    seats = len(state.mages)
    journal = Journal(
        GAME.id, GAME.rules_version, GAME.content_hash, seats, state.rng.state, GAME.checked_options(seats, {})
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


def key(text: str) -> str:
    """The option key of a token: `red◯` is red-circle."""
    (want,) = wanted(text)
    return KIND_KEYS[next(kind_of[x] for x in range(TOKENS) if want.fits(x))]
