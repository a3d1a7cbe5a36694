"""The box of Weirdwood Manor: the content pack in use, and every card as a piece.

Rooms, resources, cubes and Scarabs are no pieces: they lie open, and equal ones are counted. Cards are, because decks are
hidden. A Monster card shows its type and its time steps on its back (WM-27.1).
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Final

import msgspec

from magemoot.engine.content import Card, load_game_pack
from magemoot.engine.pieces import Catalogue
from magemoot.games.weirdwood.boards import MonsterCardEntry
from magemoot.games.weirdwood.entries import ActionEntry, CompanionEntry, QuestEntry, Steps, TacticEntry
from magemoot.games.weirdwood.reading import Entries, bonuses_of, read_entries

Step = dict[str, object]
"""One step of an effect, see `vocabulary`."""

PACK = load_game_pack("weirdwood", Path(__file__).parent / "content")
CONTENT_HASH = PACK.hash
BOX: Final[Entries] = read_entries(PACK)

SEATS: Final = (1, 5)
"""WM-1.1."""
MONSTERS: Final = ("ogre", "wraith", "therus")
CHARACTERS: Final = tuple(BOX.characters)
MONSTER_CARDS: Final = {"ogre": BOX.ogre_cards, "wraith": BOX.wraith_cards, "therus": BOX.therus_cards}


class Action(msgspec.Struct, frozen=True):
    """An Action Card of a character's deck."""

    id: str
    character: str
    facts: ActionEntry


class Tactic(msgspec.Struct, frozen=True):
    """A Tactics card."""

    id: str
    facts: TacticEntry


class Companion(msgspec.Struct, frozen=True):
    """A Companion."""

    id: str
    facts: CompanionEntry


class Quest(msgspec.Struct, frozen=True):
    """A Quest."""

    id: str
    facts: QuestEntry


class MonsterCard(msgspec.Struct, frozen=True):
    """A Monster card and the time steps on its back."""

    id: str
    monster: str
    time: int
    facts: MonsterCardEntry


Thing = Action | Tactic | Companion | Quest | MonsterCard


def _things() -> tuple[Thing, ...]:
    actions = [
        Action(id, character, card)
        for character in CHARACTERS
        for id, card in sorted(BOX.actions.items(), key=lambda item: item[1].number)
        if character in card.characters
    ]
    companions = [Companion(id, facts) for id, facts in BOX.companions.items()]
    tactics = [Tactic(id, facts) for id, facts in BOX.tactics.items() for _ in range(facts.copies)]
    quests = [Quest(id, facts) for id, facts in BOX.quests.items()]
    monsters = [
        MonsterCard(id, monster, time, facts)
        for monster, cards in MONSTER_CARDS.items()
        for id, facts in cards.items()
        for time in facts.times
    ]
    return (*actions, *companions, *tactics, *quests, *monsters)


_THINGS: Final = _things()


def _key(thing: Thing) -> str:
    match thing:
        case Action():
            return f"action-{thing.character}-{thing.facts.number}"
        case Companion():
            return f"companion-{thing.id}"
        case Tactic():
            return f"tactic-{thing.id}"
        case Quest():
            return f"quest-{thing.id}"
        case MonsterCard():
            return f"mcard-{thing.id}-{thing.time}"


def _back(thing: Thing) -> str:
    """What a card looks like from behind; of a Monster card that is its type and time (WM-27.1)."""
    match thing:
        case Action():
            return thing.character
        case MonsterCard():
            return f"{thing.monster}-{thing.facts.type}-{thing.time}"
        case _:
            return type(thing).__name__


KINDS: Final = tuple(_key(thing) for thing in _THINGS)
_BACKS: Final = tuple(dict.fromkeys(_back(thing) for thing in _THINGS))
BACK_OF: Final = tuple(_back(thing) for thing in _THINGS)
"""For each piece the name of its back."""
PIECES: Final = Catalogue(KINDS, tuple(_BACKS.index(back) for back in BACK_OF))


def action(piece: int) -> Action:
    """The Action Card that a piece is."""
    thing = _THINGS[piece]
    assert isinstance(thing, Action)
    return thing


def tactic(piece: int) -> Tactic:
    """The Tactics card that a piece is."""
    thing = _THINGS[piece]
    assert isinstance(thing, Tactic)
    return thing


def companion(piece: int) -> Companion:
    """The Companion that a piece is."""
    thing = _THINGS[piece]
    assert isinstance(thing, Companion)
    return thing


def quest(piece: int) -> Quest:
    """The Quest that a piece is."""
    thing = _THINGS[piece]
    assert isinstance(thing, Quest)
    return thing


def monster_card(piece: int) -> MonsterCard:
    """The Monster card that a piece is."""
    thing = _THINGS[piece]
    assert isinstance(thing, MonsterCard)
    return thing


def is_action(piece: int) -> bool:
    """Whether a piece is an Action Card."""
    return isinstance(_THINGS[piece], Action)


def pieces_of(kind: type[Thing], **facts: str) -> list[int]:
    """All pieces of a kind of card: `pieces_of(Action, character="celia")`."""
    return list(_pieces_of(kind, tuple(facts.items())))


@cache
def _pieces_of(kind: type[Thing], facts: tuple[tuple[str, str], ...]) -> tuple[int, ...]:
    return tuple(
        p
        for p, thing in enumerate(_THINGS)
        if isinstance(thing, kind) and all(getattr(thing, name) == value for name, value in facts)
    )


BONUSES: Final[dict[tuple[str, str], dict[int, Steps]]] = {
    (character, track): bonuses_of(BOX, character, track)
    for character in CHARACTERS
    for track in ("power", "combat", "tactics")
}
"""For each character and track what its spaces give."""
GROUP_BONUSES: Final = {bonus.position: bonus for bonus in BOX.tracks.group.bonuses}
"""What the spaces of the group track give (WM-31.1)."""


def card_keys() -> list[str]:
    """The key of every kind of card and of every Room, as texts and tests name them."""
    actions = dict.fromkeys(f"action-{card.name}" for card in BOX.actions.values())
    monster_cards = [f"mcard-{id}" for cards in MONSTER_CARDS.values() for id in cards]
    return [
        *(f"room-{id}" for id in BOX.rooms),
        *actions,
        *(f"companion-{id}" for id in BOX.companions),
        *(f"tactic-{id}" for id in BOX.tactics),
        *(f"quest-{id}" for id in BOX.quests),
        *(f"power-{id}" for facts in BOX.characters.values() for id in facts.powers),
        *monster_cards,
    ]


def _linted(key: str) -> Card:
    """What the linter must know of a card: its name and its sentences with their numbers; a test names it by its id."""
    kind, _, id = key.partition("-")
    name = key.replace("_", "-")
    if kind == "mcard":
        facts = next(cards[id] for cards in MONSTER_CARDS.values() if id in cards)
        shown = [state for state in ("calm", "angry", "furious") if facts.type == "power" or getattr(facts, state)]
        sections = ["always", *shown] if facts.always else shown
        return Card(key, {name: (), **{f"{name}-{section}-text": () for section in sections}}, {id: ""})
    numbers = _numbers(_gains(kind, id))
    if kind == "quest":
        return Card(key, {name: (), f"{name}-condition-text": (), f"{name}-reward-text": numbers}, {id: ""})
    return Card(key, {name: (), f"{name}-text": numbers}, {id: ""})


def _gains(kind: str, id: str) -> Steps:
    """The steps of a card or Room of the players that stand at its top."""
    match kind:
        case "room":
            return BOX.rooms[id].ops
        case "action":
            return next(card.ops for card in BOX.actions.values() if card.name == id)
        case "tactic":
            return BOX.tactics[id].ops
        case "quest":
            return BOX.quests[id].ops
        case "companion":
            return tuple(step for ability in BOX.companions[id].abilities for step in ability.ops)
        case _:
            return next(facts.powers[id].ops for facts in BOX.characters.values() if id in facts.powers)


def _numbers(steps: Steps) -> tuple[int, ...]:
    """The numbers that a sentence about these steps must say: of what is gained, where it is more than one."""
    return tuple(n for step in steps if step["op"] == "gain" for n in step["what"].values() if n > 1)


CARDS: Final = tuple(_linted(key) for key in card_keys())
"""What the linter looks for."""
