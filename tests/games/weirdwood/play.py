"""A table of Weirdwood Manor for tests, in the language of play.

    t = table("celia", "bailey", hand="charge, fae_touch", at="treasury", min=2)
    t.play("play", "charge", "morning", "face-up", "1")
    assert t.me.at == "treasury"
    assert t.nothing_pending

Wardens are named by their characters. Seat 0 is "me", whose turn it is. A warden whom a test says nothing about stands in the Entrance Hall with an
empty hand, without tokens; Action Cards are named by their name ("deceptive_move"), other cards by their id, several as "short_rest, 2 quick_step".
`slots` are the cards played already, from left to right, "" for an empty slot, "down: charge" face down, "charge + short_rest" with a Tactics card on it; a card that the
character has not (any more) is another's, as if from the vault.

The manor is always the same: `OUTER`, `MIDDLE`, `INNER` name the Rooms clockwise from the top. `rooms` exchanges Rooms: {"treasury": "fae_rift"} is
refused (printed Rooms stay), {"treasury": "oracles_crypt"} changes two tiles. Tiles that are not laid out take the place of others in the same way.
No Scarab is anywhere but in the Throne Room (six), unless `scarabs` says so: {"throne_room": 0, "treasury": 2}.

What chance says is said by `dice` (faces from 1 on, in the order in which they are rolled; Room Dice: the d12, then the d6) and `draws` (cards that come
next: own cards by `pile`, `tactics_deck`, `companion_deck`, `quest_deck`, the top card first; the next Monster card by `next_card`).
Everything is played through the engine and only by options that it offers; the one who answers is whoever is asked.
Every table is checked after every answer: no card lost or doubled, no Scarab made of nothing.
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
from magemoot.games.weirdwood import catalogue, manor
from magemoot.games.weirdwood.atoms import monster_cards
from magemoot.games.weirdwood.catalogue import BOX, KINDS, PIECES
from magemoot.games.weirdwood.manor import AWAY, THRONE_ROOM, TIMES_OF_DAY
from magemoot.games.weirdwood.setup import lay
from magemoot.games.weirdwood.state import TRACKS, TURN, Warden, Weirdwood

GAME = find("weirdwood")
OUTER = (
    "entrance_hall",
    "abandoned_tunnels",
    "amphitheatre_of_the_dead",
    "arsenal_of_the_ancestors",
    "archive_of_secrets",
    "earling_library",
    "gambling_cave",
    "mad_scientists_laboratory",
    "pools_of_avalon",
    "roman_baths",
    "royal_armoury",
    "training_grounds",
)
MIDDLE = (
    "time_rift_terrace",
    "altar_of_altruism",
    "ancient_foundry",
    "atrium_of_wishes",
    "cartographers_chamber",
    "sanctuary_of_cleansing",
    "deep_mine",
    "dragon_sanctuary",
    "generals_war_chamber",
    "gleaming_cellar",
    "water_lily_chamber",
    "orators_hall",
)
INNER = ("fae_rift", "summoning_chamber", "courtiers_salon", "oracles_crypt", "arcanum_of_the_forge", "phoenix_garden")
NOT_LAID_OUT = ("valkyries_respite", "witches_well", "rogues_gallery", "ballroom", "treasury")
"""Tiles that are left over; `rooms` brings them in."""

Cards = str
Who = str | Mapping[str, Any]
"""Another warden: the character, or all that a test says."""

TABLES: list[Table] = []
"""The tables that the running test has laid; `conftest.py` looks at all of them when it ends."""


def named(text: Cards) -> list[str]:
    """The names in a text, one for each card: "charge, 2 quick_step" is three."""
    names: list[str] = []
    for part in filter(None, (p.strip() for p in text.split(","))):
        count, _, name = part.rpartition(" ")
        names += [name] * (int(count) if count else 1)
    return names


def name_of(card: int) -> str:
    """The name by which tests call a card; "face-down" if it is hidden."""
    if card < 0:
        return "face-down"
    thing = catalogue._THINGS[card]
    return thing.facts.name if isinstance(thing, catalogue.Action) else thing.id


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
        return map(name_of, self.cards)

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


class Player:
    """One warden, as the state has it now: every field of `Warden` by its name, and the following."""

    def __init__(self, t: Table, seat: int) -> None:
        self._t, self.seat = t, seat

    def __getattr__(self, name: str) -> Any:
        value = getattr(self.w, name)
        return Zone(value) if name in ZONES_OF_A_WARDEN else value

    @property
    def w(self) -> Warden:
        return self._t.state.wardens[self.seat]

    @property
    def at(self) -> str:
        """The Room."""
        return self._t.state.room_at[self.w.place]

    @property
    def played(self) -> list[str]:
        """The Action Card on each slot; "" where there is none."""
        return [name_of(zone[0]) if zone else "" for zone in self.w.slots]

    def track(self, name: str) -> int:
        """The space of the power, combat or tactics track."""
        return self.w.tracks[TRACKS.index(name)]

    @property
    def resources(self) -> tuple[int, int, int, int]:
        """Mîn, Knowledge, Scarabs, Power tokens."""
        return self.w.min, self.w.knowledge, self.w.scarab, self.w.power


ZONES_OF_A_WARDEN = ("pile", "hand", "discards", "tactics", "companions", "vault", "kept", "quest")


class Table:
    """A table in play; see the module."""

    def __init__(self, session: Session[Weirdwood]) -> None:
        self.session = session
        self.round = self.state.round
        TABLES.append(self)
        self.check()

    # what lies where

    @property
    def state(self) -> Weirdwood:
        return self.session.position.state

    @property
    def names(self) -> list[str]:
        return [w.character for w in self.state.wardens]

    def __getitem__(self, who: int | str) -> Player:
        return Player(self, self.names.index(who) if isinstance(who, str) else who)

    @property
    def me(self) -> Player:
        return self[0]

    @property
    def other(self) -> Player:
        """The warden to my left."""
        return self[1]

    def place(self, room: str) -> int:
        return self.state.room_at.index(room)

    def scarabs(self, room: str) -> int:
        return self.state.scarabs[self.place(room)]

    def cursed(self, room: str) -> bool:
        return self.state.cursed[self.place(room)]

    def tile(self, room: str) -> str:
        return self.state.tiles[self.place(room)]

    def where(self, place: int) -> str:
        """The Room in a place; "" for no place."""
        return "" if place == AWAY else self.state.room_at[place]

    @property
    def fae(self) -> Any:
        """The Monster's part of the state."""
        return self.state.fae

    @property
    def fae_at(self) -> str:
        """The Monster's Room; "" when it is away."""
        return self.where(self.state.fae.place)

    @property
    def lady_at(self) -> str:
        return self.where(self.state.lady)

    @property
    def now(self) -> tuple[int, str, int]:
        """Day, time of day, position: (1, "morning", 1)."""
        time = self.state.time
        return self.state.day, manor.time_of_day(time), time % 3 + 1

    @property
    def offer(self) -> Zone:
        return Zone(self.state.offer)

    @property
    def battle(self) -> Any:
        """The battle under way; None if there is none."""
        return self.state.battle[-1] if self.state.battle else None

    # where the game stands

    @property
    def active(self) -> str:
        return self.names[self.state.active]

    @property
    def over(self) -> bool:
        return self.session.over

    @property
    def turn_over(self) -> bool:
        """Whether the turn in which the test began is over."""
        return self.over or self.state.round > self.round

    @property
    def result(self) -> Result:
        result = self.session.result
        assert result is not None, "the game is not over"
        return result

    @property
    def end(self) -> str:
        """Why the game is over; "" while it is on."""
        return self.state.end

    @property
    def decision(self) -> Decision:
        assert not self.over, f"the game is over: {self.end}"
        return self.session.decisions[0]

    @property
    def ask(self) -> str | None:
        """The pending question; None when the game is over."""
        return None if self.over else self.decision.ask

    @property
    def asked(self) -> str:
        """The character who is asked."""
        return "" if self.over else self.names[self.decision.seat]

    @property
    def options(self) -> list[str]:
        return [] if self.over else [o.key for o in self.decision.options]

    @property
    def nothing_pending(self) -> bool:
        """Whether nothing is half done: the question is the first one of a unit of play, or the game is over.

        Where nothing but playing a card is possible, the engine has answered that itself, and a card is asked for.
        """
        first = self.ask in ("turn", "play-card") or self.session.position.answers_in_unit == 0
        return self.over or (first and not self.state.battle)

    # what happened

    @property
    def log(self) -> list[Event]:
        return self.session.events

    def events(self, *names: str) -> list[Event]:
        return [e for e in self.log if e.name in names]

    def who(self, *names: str, arg: str = "who") -> list[str]:
        """Whom the events of these names tell of, in order."""
        found = [e.args[arg] for e in self.events(*names) if arg in e.args]
        return [self.names[int(r.id)] if r.kind == "seat" else str(r.id) for r in found if isinstance(r, Ref)]

    def rules(self, name: str) -> list[str]:
        return [e.rule for e in self.events(name)]

    @property
    def totals(self) -> tuple[int, int, int, int]:
        """What the latest battle came to: my Hits and Blocks, the enemy's Hits and Blocks."""
        event = self.events("battle-totals", "defence-totals")[-1]
        hits, blocks, theirs, their_blocks = (
            told(event, arg) for arg in ("hits", "blocks", "enemy_hits", "enemy_blocks")
        )
        return hits, blocks, theirs, their_blocks

    # playing

    def play(self, *texts: str) -> Table:
        """Answer questions one after another: by the key of an option, or as short as it is clear.

        A Room by its id, a warden by the character, a card by its name, a slot by "morning" (of the board) or "slot-4", steps of time by their number,
        an action of the card in play by its operation ("act:move"; of several alike the first), a Companion's ability by the Companion's id. "play" may be said even if nothing
        else is possible, so that nobody is asked.
        """
        for text in texts:
            if text == "play" and self.ask == "play-card":
                continue
            found = self._find(text)
            assert found is not None, f"{text!r}: {self.asked} is asked {self.ask}: {self.options}"
            self.session.answer(self.decision.seat, found.key)
            self.check()
        return self

    def card(
        self, name: str, slot: str = "morning", *more: str, face: str = "face-up", tactic: str = "pass", steps: int = 1
    ) -> Table:
        """Play an Action Card from the hand; what leaves no choice is not asked.

        Args:
            slot: where it goes. face: how it lies. tactic: the Tactics card on it. steps: how far time advances.
            more: answers to all else that is asked: what is paid, what the Tactics card does, what comes next.
        """
        told_ = {
            "play-card": name, "play-slot": slot, "play-face": face, "play-tactic": tactic, "time-steps": str(steps)
        }  # fmt: skip
        left = list(more)
        before = len(self.events("play"))
        if self.ask == "turn":
            self.play("play")
        while not self.over and (self.ask in told_ or left):
            self.play(told_.pop(self.ask) if self.ask in told_ else left.pop(0))
        played = self.events("play")[before]
        assert (name_of(told(played, "card")), told(played, "side")) == (name, face)
        return self

    def offers(self, text: str) -> bool:
        """Whether a text would be a legal answer now."""
        return self._find(text) is not None

    def pass_all(self) -> Table:
        """Nobody uses anything in the questions of a battle that are open now."""
        while not self.over and (self.ask or "").startswith("battle") and self.offers("pass"):
            self.play("pass")
        return self

    def until(self, ask: str) -> Table:
        """Answer with the last option until a question is asked."""
        while not self.over and self.ask != ask:
            self.session.answer(self.decision.seat, self.options[-1])
            self.check()
        return self

    def _find(self, text: str) -> Option | None:
        options = () if self.over else self.decision.options
        fits = [o for o in options if o.key == text] or [o for o in options if text in self._short(o)]
        if text.startswith("act:") and len({repr(self._action(o)) for o in fits}) == 1:
            return fits[0]
        assert len({o.key for o in fits}) < 2, f"{text!r}: could be any of {[o.key for o in fits]}"
        return fits[0] if fits else None

    def _action(self, o: Option) -> tuple[int, Mapping[str, Any]]:
        """The card and the step that an option "act-<n>" means."""
        from magemoot.games.weirdwood import cards

        return cards.action_of(self.state, int(o.key.removeprefix("act-")))

    def _short(self, o: Option) -> list[str]:
        s, key = self.state, o.key
        head, _, rest = key.partition("-")
        if head != "act" and o.piece is not None and o.piece >= 0:
            return [name_of(o.piece)]
        match head:
            case "place":
                return [s.room_at[int(rest)]]
            case "seat":
                return [self.names[int(rest)]]
            case "slot" if int(rest) < 4:
                return [TIMES_OF_DAY[int(rest)]]
            case "steps" | "count":
                return [rest]
            case "act":
                return [f"act:{self._action(o)[1]['op']}"]
            case "companion":
                numbers = rest.split("-")
                w = s.wardens[int(numbers[0])] if len(numbers) == 3 else s.wardens[self.decision.seat]
                return [name_of(w.companions[int(numbers[-2])])]
            case "power":
                return [rest.partition("-")[2]] if rest[:1].isdigit() else [rest]
            case "what" | "die" | "track":
                return [rest]
            case _:
                return []

    # what always holds

    def check(self) -> None:
        """Every card lies in exactly one place, and every Scarab is somewhere."""
        s = self.state
        lying = sorted(filter(EMPTY.__ne__, chain.from_iterable(zone for _, zone in zones(s))))
        assert lying == list(range(len(PIECES))), (
            f"lost: {[KINDS[c] for c in range(len(PIECES)) if c not in lying]}, doubled: {[KINDS[c] for c, n in Counter(lying).items() if n > 1]}"
        )
        held = sum(w.scarab + w.on_scrolls for w in s.wardens)
        assert s.scarab_supply + held + sum(s.scarabs) == BOX.box.scarabs.count
        assert min(s.scarab_supply, *s.scarabs) >= 0
        for w in s.wardens:
            assert min(w.min, w.knowledge, w.scarab, w.power) >= 0
            assert 1 <= w.health <= 6
            assert len(w.slots) == len(w.face_up) == len(w.covers) == 4 + len(w.companions)


# ------------------------------------------------------------------ laying a table


class _Lay:
    """Builds a state: all pieces lie in decks first, and go where a test wants them."""

    def __init__(self, names: Sequence[str], options: Mapping[str, Any]) -> None:
        self.s = lay(len(names), GAME.checked_options(len(names), options))
        for w, name in zip(self.s.wardens, names, strict=True):
            w.character = name
        for w in self.s.wardens:
            own = catalogue.pieces_of(catalogue.Action, character=w.character)
            self.s.box = [card for card in self.s.box if card not in own]
            w.pile = own

    def take(self, name: str, *zones_: list[int]) -> int:
        """A card of that name from the first of some zones in which it lies."""
        for zone in zones_:
            for card in zone:
                if name_of(card) == name:
                    zone.remove(card)
                    return card
        raise ValueError(f"{name!r}: no such card is left there")


def _put_on_slots(box: _Lay, w: Warden, slots: Sequence[str]) -> None:
    for slot, text in enumerate(slots):
        card, _, tactic = (part.strip() for part in text.partition("+"))
        if not card:
            continue
        down = card.startswith("down:")
        w.slots[slot].append(box.take(card.removeprefix("down:").strip(), w.pile, *(one.pile for one in box.s.wardens)))
        w.face_up[slot] = not down
        if tactic:
            w.covers[slot].append(box.take(tactic, box.s.tactics_deck))


def _warden(box: _Lay, w: Warden, said: dict[str, Any]) -> None:
    s = box.s
    w.place = s.room_at.index(said.pop("at", "entrance_hall"))
    for name in named(said.pop("companions", "")):
        w.companions.append(box.take(name, s.companion_deck))
        for zone in (w.slots, w.covers):
            zone.append([])
        w.face_up.append(False)
        w.spent_covers.append(False)
        w.dice_on_cards.append("")
        w.exhausted.append(False)
    for name in named(said.pop("exhausted", "")):
        w.exhausted[[name_of(c) for c in w.companions].index(name)] = True
    for pile in ("hand", "discards"):
        getattr(w, pile).extend(box.take(name, w.pile) for name in named(said.pop(pile, "")))
    _put_on_slots(box, w, said.pop("slots", ()))
    w.tactics.extend(box.take(name, s.tactics_deck) for name in named(said.pop("tactics", "")))
    w.kept.extend(box.take(name, s.fae.deck) for name in named(said.pop("kept", "")))
    if "quest" in said:
        w.quest.append(box.take(said.pop("quest"), s.quest_deck, s.box))
        w.quest_slot = said.pop("quest_slot", TIMES_OF_DAY.index(catalogue.quest(w.quest[0]).facts.slot))
    if "vault" in said:
        text = said.pop("vault")
        w.vault.append(box.take(text, *(other.pile for other in s.wardens)))
    tops = [box.take(name, w.pile) for name in named(said.pop("pile", ""))]
    w.pile += reversed(tops)
    for track, space in said.pop("tracks", {}).items():
        w.tracks[TRACKS.index(track)] = space
    for field, value in said.items():
        setattr(w, field, value)


def _rooms(s: Weirdwood, exchanged: Mapping[str, str]) -> None:
    s.room_at = [*OUTER, *MIDDLE, *INNER, "throne_room"]
    for a, b in exchanged.items():
        at = s.room_at.index(a)
        assert BOX.rooms[a].curse is not None, f"{a} is printed on the board"
        assert BOX.rooms[a].ring == BOX.rooms[b].ring, f"{a} and {b} lie on different rings"
        if b in s.room_at:
            s.room_at[s.room_at.index(b)] = a
        s.room_at[at] = b


def _scarabs(s: Weirdwood, scarabs: Mapping[str, int]) -> None:
    lying = {"throne_room": 6, **scarabs}
    for room, n in lying.items():
        s.scarabs[s.room_at.index(room)] = n
    s.throne_cleared = not s.scarabs[THRONE_ROOM]
    s.scarab_supply = BOX.box.scarabs.count - sum(s.scarabs) - sum(w.scarab + w.on_scrolls for w in s.wardens)


def _monster(box: _Lay, said: dict[str, Any], next_card: Cards) -> None:
    """The Monster's board as its set-up leaves it, and what a test says of it."""
    from magemoot.games.weirdwood.fae import setup as fae_setup

    s = box.s
    fae_setup.set_up(s)
    m = s.fae
    m.deck += m.top
    m.top.clear()
    for at, name in enumerate(named(said.pop("powers", ""))):
        m.powers[at].append(box.take(name, m.deck))
    m.plans.extend(box.take(name, m.deck) for name in named(said.pop("plans", "")))
    m.plan_backs = ["-".join(map(str, monster_cards.back_of(card))) for card in m.plans]
    m.discards.extend(box.take(name, m.deck) for name in named(said.pop("discards", "")))
    for name in named(said.pop("ahead", "")):
        m.ahead.append(_card_with_time(m.deck, name))
        m.deck.remove(m.ahead[-1])
    if next_card:
        m.top.append(_card_with_time(m.deck, next_card))
        m.deck.remove(m.top[0])
    elif m.deck and not m.ahead:
        m.top.append(m.deck.pop())
    monster_cards.show_next(s)
    if "at" in said:
        at = said.pop("at")
        m.place = s.room_at.index(at) if at else AWAY
    for field, value in said.items():
        setattr(m, field, value)


def _card_with_time(deck: Sequence[int], text: str) -> int:
    """A card by its name, or by its name and time: "come_forth/2"."""
    name, _, time = text.partition("/")
    return next(c for c in deck if name_of(c) == name and (not time or catalogue.monster_card(c).time == int(time)))


def table(
    who: str = "celia",
    *others: Who,
    monster: str = "ogre",
    rooms: Mapping[str, str] | None = None,
    scarabs: Mapping[str, int] | None = None,
    cursed: Sequence[str] = (),
    tiles: Mapping[str, str] | None = None,
    lady: str | None = None,
    day: int = 1,
    time: int = 0,
    fae: Mapping[str, Any] | None = None,
    next_card: Cards = "",
    offer: Cards = "",
    tactics_deck: Cards = "",
    companion_deck: Cards = "",
    quest_deck: Cards = "",
    dice: Sequence[int] = (),
    options: Mapping[str, Any] | None = None,
    rest: Mapping[str, Any] | None = None,
    seed: int = 0,
    **mine: Any,
) -> Table:
    """A table in the middle of a game, in my turn, at its next decision.

    Args:
        who: my character; `mine` says more: `at`, `health`, `power`, `min`, `knowledge`, `scarab`, `hand`, `pile` (top card first), `discards`, `slots`,
            `tactics`, `companions`, `exhausted`, `dice` of mine are `forged` (colours), `tracks` ({"combat": 2}), `quest`, `quest_slot`, `vault`, `kept`, and any
            other field of a `Warden`.
        others: the wardens to my left; none: I play alone.
        scarabs: Scarabs by Room (the Throne Room has six). cursed, tiles ({"treasury": "rubble"}): as they lie.
        lady: Lady Weirdwood's Room; None: where the set-up puts her.
        time: 0 is Morning 1, 11 is Night 3.
        fae: the Monster: `at`, `powers`, `plans`, `discards`, `ahead` (cards; the next ones of the deck, in order), and any
            field of `Monster`. next_card: the next Monster card ("come_forth" or "come_forth/2" by the time on its back).
        offer: Companions on offer; the first four of the deck otherwise. The decks: the top cards.
        dice: what is rolled next, from 1 on.
        rest: fields of the whole table (`played`, `may_use_room`, `group_pp`, ...).
    """
    them: list[dict[str, Any]] = [{"who": who, **mine}]
    them += [{"who": other} if isinstance(other, str) else dict(other) for other in others]
    names = [said.pop("who") for said in them]
    chosen = {"monster": monster, **(options or {})}
    box = _Lay(names, chosen)
    s = box.s
    _rooms(s, rooms or {})
    s.day, s.time = day, time
    s.rng = Stream(seed)
    _monster(box, dict(fae or {}), next_card)
    for w, said in zip(s.wardens, them, strict=True):
        if "forged" in said:
            said["dice"] = list(said.pop("forged"))
        _warden(box, w, said)
    _scarabs(s, scarabs or {})
    for room in cursed:
        s.cursed[s.room_at.index(room)] = True
    for room, tile in (tiles or {}).items():
        s.tiles[s.room_at.index(room)] = tile
        s.sealed[s.room_at.index(room)] = s.cursed[s.room_at.index(room)]
        s.tiles_left -= 1
    if lady is not None:
        s.lady = s.room_at.index(lady)
    s.offer = [box.take(name, s.companion_deck) for name in named(offer)] or [s.companion_deck.pop() for _ in range(4)]
    for deck, text in (
        (s.tactics_deck, tactics_deck),
        (s.companion_deck, companion_deck),
        (s.quest_deck, quest_deck),
    ):
        deck += reversed([box.take(name, deck) for name in named(text)])
    s.phase, s.active, s.step = TURN, 0, 0
    for field, value in (rest or {}).items():
        setattr(s, field, value)
    s.rng = Stream(seed, list(dice) or None)
    return Table(_session(s, chosen))


def _session(state: Weirdwood, options: dict[str, Any]) -> Session[Weirdwood]:
    """A session that goes on from a state, events from the first moment on included."""
    seats = len(state.wardens)
    checked = GAME.checked_options(seats, options)
    journal = Journal(GAME.id, GAME.rules_version, GAME.content_hash, seats, state.rng.state, checked)
    state.log = []
    position = Position(GAME, state)
    # Through storage, so that every scenario also shows that its position can be stored.
    session = Session.resume(GAME, journal, position.encode(), [])
    assert session.fingerprint == fingerprint(position.state)
    session.position = position
    session._collect()
    return session


def new_game(*seats: str, options: Mapping[str, Any] | None = None, seed: int = 0) -> Table:
    """A game from its very beginning; the characters are chosen when it is their turn."""
    session: Session[Weirdwood] = Session(GAME, len(seats) or 1, seed, dict(options or {}))
    t = Table.__new__(Table)
    t.session = session
    t.round = 0
    TABLES.append(t)
    for character in seats:
        t.play(character)
    return t
