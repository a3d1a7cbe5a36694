"""A table of Talisman for tests, in the language of play.

    t = table("warrior", at="fields-1", objects="sword, axe", others=["troll", {"who": "monk", "at": "city"}], dice=[4, 6, 1], draws="bear")
    t.play("space-woods-1")
    assert t.me.trophies == "bear"
    assert t.me.gold == 0
    assert t.turn_over

A character stands on its start space with its life value; whatever a test does not give him he does not have: no gold and no fate either, so that
no roll asks for fate. Further fields of an `Adventurer` can be given by name (`toad=3`, `retreating=True`), those of the whole table in `rest`.

Cards are written by their id ("bear", "3 sword", "talisman") or, where copies lie in several decks, by their kind ("purchase-sword"); an id alone
means the Adventure card first. `lying` says what lies on spaces, `draws` and `spell_draws` what comes from the decks next, `dice` what is rolled
next; chance follows. All dice that a test scripts must be rolled by its end.

Everything is played through the engine and only by options that it offers. Seat 0 is "me"; the one who answers is whoever is asked.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import chain
from typing import Any

from magemoot.engine.events import Event
from magemoot.engine.game import Decision, Option, Result
from magemoot.engine.journal import Journal
from magemoot.engine.pieces import EMPTY
from magemoot.engine.position import Position
from magemoot.engine.rng import Stream
from magemoot.engine.session import Session, fingerprint
from magemoot.engine.state import zones
from magemoot.games.talisman import GAME, totals
from magemoot.games.talisman.catalogue import CHARACTER, SPACE, SPACES, card_of, kinds
from magemoot.games.talisman.state import EVIL, GOOD, NEUTRAL, NOWHERE, Adventurer, Fight, Talisman

ALIGNMENTS = {"good": GOOD, "neutral": NEUTRAL, "evil": EVIL}
_ALIGNMENT_OF = {number: word for word, number in ALIGNMENTS.items()}

Cards = str
"""Cards in words: "bear, 2 sword, purchase-raft"."""

Who = str | Mapping[str, Any] | None
"""Another player: the name of his character, all that a test says about him, or None for one without a character."""

TABLES: list[Table] = []
"""The tables that the running test has laid; `conftest.py` looks at all of them when it ends."""


# ------------------------------------------------------------------ words for cards


def named(text: Cards) -> list[str]:
    """The names in a text, one for each card: "bear, 2 sword" is three."""
    names: list[str] = []
    for part in filter(None, (p.strip() for p in text.split(","))):
        count, _, name = part.rpartition(" ")
        names += [name] * (int(count) if count else 1)
    return names


def is_called(card: int, name: str) -> bool:
    """Whether a card has a name: that of its kind or its id."""
    return name in (kinds[card], card_of[card].id)


class Zone:
    """Cards in one place. Compare with a number (how many) or a text (which, in any order)."""

    def __init__(self, cards: Iterable[int]) -> None:
        self.cards = list(cards)

    def __len__(self) -> int:
        return len(self.cards)

    def __iter__(self) -> Iterator[str]:
        return (card_of[c].id for c in self.cards)

    def __contains__(self, text: object) -> bool:
        """Whether at least the cards in the text are here."""
        return self._left(str(text)) is not None

    def __eq__(self, other: object) -> bool:
        if isinstance(other, int):
            return len(self) == other
        if isinstance(other, Zone):
            return Counter(self) == Counter(other)
        return isinstance(other, str) and self._left(other) == 0

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        return ", ".join(kinds[c] for c in self.cards) or "nothing"

    def _left(self, text: str) -> int | None:
        """How many cards are here beside those in the text; None when some of those are missing."""
        left = self.cards[:]
        for name in named(text):
            found = next((c for c in left if is_called(c, name)), None)
            if found is None:
                return None
            left.remove(found)
        return len(left)


# ------------------------------------------------------------------ what a test looks at


class Player:
    """One player's character, as the state has it now. What is not here is in `.a`, his part of the state."""

    def __init__(self, t: Table, seat: int) -> None:
        self._t, self._seat = t, seat

    @property
    def a(self) -> Adventurer:
        return self._t.state.adventurers[self._seat]

    @property
    def who(self) -> str | None:
        """The id of the character; None for a player without one."""
        return None if self.a.card == EMPTY else card_of[self.a.card].id

    @property
    def alive(self) -> bool:
        return self.a.card != EMPTY

    @property
    def space(self) -> str | None:
        """The id of the space he stands on."""
        return None if self.a.space == NOWHERE else SPACES[self.a.space].id

    @property
    def life(self) -> int:
        return self.a.life

    @property
    def fate(self) -> int:
        return self.a.fate

    @property
    def gold(self) -> int:
        return self.a.gold

    @property
    def strength(self) -> int:
        """Total Strength outside battle."""
        return totals.strength(self._t.state, self.a)

    @property
    def craft(self) -> int:
        """Total Craft."""
        return totals.craft(self._t.state, self.a)

    @property
    def tokens(self) -> tuple[int, int]:
        """Points of Strength and Craft tokens."""
        return self.a.strength, self.a.craft

    @property
    def alignment(self) -> str:
        return _ALIGNMENT_OF[self.a.alignment]

    @property
    def objects(self) -> Zone:
        return Zone(self.a.objects)

    @property
    def followers(self) -> Zone:
        return Zone(self.a.followers)

    @property
    def raised(self) -> Zone:
        return Zone(self.a.raised)

    @property
    def trophies(self) -> Zone:
        return Zone(self.a.trophies)

    @property
    def spells(self) -> Zone:
        return Zone(self.a.spells)


class Table:
    """A table in play; see the module."""

    def __init__(self, session: Session[Talisman], turn: int | None = None) -> None:
        self.session = session
        self.turn = self.state.turn if turn is None else turn
        """The turn in which the test begins."""
        TABLES.append(self)
        self.check()

    # what lies where

    @property
    def state(self) -> Talisman:
        return self.session.position.state

    def __getitem__(self, seat: int) -> Player:
        return Player(self, seat)

    @property
    def me(self) -> Player:
        return self[0]

    @property
    def other(self) -> Player:
        """The player to my left."""
        return self[1]

    def lying(self, space: str) -> Zone:
        """The cards on a space."""
        return Zone(self.state.spaces[SPACE[space]])

    def loose(self, space: str) -> int:
        """The gold on a space."""
        return self.state.loose_gold[SPACE[space]]

    @property
    def discards(self) -> Zone:
        """The Adventure discard pile."""
        return Zone(self.state.adventure_discard)

    @property
    def spell_discards(self) -> Zone:
        return Zone(self.state.spell_discard)

    @property
    def purchase(self) -> Zone:
        return Zone(self.state.purchase)

    @property
    def talismans(self) -> Zone:
        return Zone(self.state.talismans)

    @property
    def dice(self) -> list[int]:
        """The dice as they lie."""
        return self.state.dice

    # where the game stands

    @property
    def stage(self) -> str:
        return self.state.stage

    @property
    def active(self) -> int:
        """Whose turn it is."""
        return self.state.active

    @property
    def over(self) -> bool:
        return self.session.over

    @property
    def turn_over(self) -> bool:
        """Whether the turn in which the test began is over, or all that is left of it is to ditch what one got in it."""
        return self.over or self.state.turn > self.turn or self.ask == "end-turn"

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
        """Whether nothing is half done: the question is the first one of a stage, or the game is over."""
        return self.over or self.session.position.answers_in_unit == 0

    # what happened

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

    def play(self, *texts: str) -> Table:
        """Answer questions one after another: by the key of an option, or the id of the card that it names."""
        for text in texts:
            found = self._find(text)
            assert found is not None, f"{text!r}: seat {self.seat} is asked {self.ask}: {self.options}"
            self.session.answer(self.seat, found.key)
            self.check()
        return self

    def offers(self, text: str) -> bool:
        """Whether a text would be a legal answer now."""
        return self._find(text) is not None

    def pass_all(self) -> Table:
        """Nobody casts a Spell in the windows that are open now."""
        while self.ask is not None and self.ask.startswith("react-"):
            self.play("pass")
        return self

    def next_turn(self) -> Table:
        """Answer for everybody until my next turn begins, never using or taking anything: the last option each time."""
        turn = self.state.turn
        while not self.over and (self.active != 0 or self.state.turn == turn):
            self.session.answer(self.seat, self.options[-1])
            self.check()
        self.turn = self.state.turn
        return self

    def _find(self, text: str) -> Option | None:
        """The option that a text means."""
        options = () if self.over else self.decision.options
        for option in options:
            if option.key == text:
                return option
        fits = [o for o in options if o.piece is not None and o.piece >= 0 and card_of[o.piece].id == text]
        assert len({o.key for o in fits}) < 2, f"{text!r}: could be any of {[o.key for o in fits]}"
        return fits[0] if fits else None

    # what always holds

    def check(self) -> None:
        """Every card lies in exactly one place, no life is left to the dead, no token comes out of nothing."""
        state = self.state
        lying = sorted(filter(EMPTY.__ne__, chain.from_iterable(zone for _, zone in zones(state))))
        assert lying == list(range(len(card_of))), (
            f"lost: {[kinds[c] for c in range(len(card_of)) if c not in lying]}, doubled: {[kinds[c] for c, n in Counter(lying).items() if n > 1]}"
        )
        for a in state.adventurers:
            points = (a.life, a.fate, a.gold, a.strength, a.craft, a.toad, a.missed, a.pitfiends, a.werewolf)
            assert min(points) >= 0, f"seat {a.seat}: {points}"
            assert (a.card == EMPTY) == (a.space == NOWHERE)

    def check_end(self) -> None:
        """What every test ends with: nothing lost, and every die that was scripted has been rolled."""
        self.check()
        left = self.state.rng.dice or []
        assert not left, f"scripted dice never rolled: {left}"


# ------------------------------------------------------------------ laying a table


class _Box:
    """All cards of the game, given out to the zones that ask for them."""

    def __init__(self) -> None:
        self.left = list(range(len(card_of)))

    def take(self, text: Cards) -> list[int]:
        """The cards that a text names: of that kind if one is left, else of that id."""
        return [self._one(name) for name in named(text)]

    def _one(self, name: str) -> int:
        for called in (lambda c: kinds[c] == name, lambda c: card_of[c].id == name):
            card = next(filter(called, self.left), None)
            if card is not None:
                self.left.remove(card)
                return card
        raise ValueError(f"{name!r}: no such card is left in the box")

    def rest(self, deck: str) -> list[int]:
        """All cards of a deck that nobody asked for."""
        rest = [c for c in self.left if card_of[c].deck == deck]
        self.left = [c for c in self.left if card_of[c].deck != deck]
        return rest


_ZONES = ("objects", "followers", "raised", "trophies", "spells", "inherited")


def _adventurer(seat: int, player: Who, box: _Box) -> Adventurer:
    """One player with all that a test says about him."""
    if player is None:
        return Adventurer(seat=seat)
    said = {"who": player} if isinstance(player, str) else dict(player)
    who = said.pop("who", None)
    held = {zone: box.take(said.pop(zone, "")) for zone in _ZONES}
    if who is None:
        return Adventurer(seat=seat, **held, **said)
    (card,) = box.take(f"character-{who}")
    facts = CHARACTER[card]
    at = said.pop("at", None)
    alignment = said.pop("alignment", None)
    return Adventurer(
        seat=seat,
        card=card,
        space=facts.start if at is None else SPACE[at],
        life=said.pop("life", facts.life),
        alignment=facts.alignment if alignment is None else ALIGNMENTS[alignment],
        allowance=said.pop("allowance", len(held["spells"])),
        **held,
        **said,
    )


def table(
    who: str | None = "warrior",
    *,
    others: Sequence[Who] | None = None,
    lying: Mapping[str, Cards] | None = None,
    loose: Mapping[str, int] | None = None,
    draws: Cards = "",
    spell_draws: Cards = "",
    discards: Cards = "",
    beside: Cards = "",
    dice: Sequence[int] = (),
    stage: str = "move",
    active: int = 0,
    rest: Mapping[str, Any] | None = None,
    seed: int = 0,
    **mine: Any,
) -> Table:
    """A table in the middle of a game, at the first decision of `stage`.

    Args:
        who: my character; `mine` says more: `at`, `life`, `fate`, `gold`, `strength` and `craft` (tokens), `alignment`, `objects`, `followers`,
            `raised`, `trophies`, `spells`, and any other field of an `Adventurer`.
        others: the players to my left, an empty list for a solo game; not said: the Troll, or the Thief if I am the Troll.
        lying, loose: cards and gold on spaces.
        draws, spell_draws: what comes from the decks next, in order.
        discards: the Adventure discard pile.
        beside: the cards beside the board (Blizzard, Destroy Magic).
        rest: fields of the whole table (`blizzard`, `crown_reached`, …).
    """
    box = _Box()
    if others is None:
        others = ["thief" if who == "troll" else "troll"]
    players: list[Who] = [None if who is None else {"who": who, **mine}, *others]
    adventurers = [_adventurer(i, p, box) for i, p in enumerate(players)]
    spaces = [box.take((lying or {}).get(s.id, "")) for s in SPACES]
    gold = [(loose or {}).get(s.id, 0) for s in SPACES]
    for unknown in {*(lying or {}), *(loose or {})} - set(SPACE):
        raise ValueError(f"{unknown!r}: no such space")
    top, top_spells = box.take(draws), box.take(spell_draws)
    state = Talisman(
        adventurers=adventurers,
        spaces=spaces,
        loose_gold=gold,
        fight=Fight(),
        adventure_discard=box.take(discards),
        beside=box.take(beside),
        active=active,
        stage=stage,
        **{"turn": 1, "players": len(players), "tokens": [0, 0, 0], **(rest or {})},
    )
    state.adventure = [*box.rest("adventure"), *reversed(top)]
    state.spell_deck = [*box.rest("spell"), *reversed(top_spells)]
    state.purchase = box.rest("purchase")
    state.talismans = box.rest("talisman")
    state.characters = box.rest("character")
    state.rng = Stream(seed, dice=list(dice) or None)
    turn = state.turn
    return Table(_session(state), turn)


def _session(state: Talisman) -> Session[Talisman]:
    """A session that goes on from a state, events from the first moment on included."""
    seats = len(state.adventurers)
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
