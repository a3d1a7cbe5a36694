"""Where Adventure cards that do more than their row of facts says enter themselves. There is no other list of them."""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import Final, Literal, TypeVar

import msgspec

from magemoot.engine.play import Play
from magemoot.games.talisman.catalogue import CARDS, CHARACTER, card_of
from magemoot.games.talisman.components import CardFacts
from magemoot.games.talisman.state import Adventurer, Talisman

Outcome = Literal["go-on", "moved", "turn-over"]
"""How the turn goes on after a card, a space or an operation: with what follows, on another space, or not at all."""

GO_ON: Final = "go-on"
MOVED: Final = "moved"
TURN_OVER: Final = "turn-over"

Meeting = Callable[[Talisman, Adventurer, int], Play[Outcome]]
"""(table, character, card): what meeting the card does."""
Use = Callable[[Talisman, Adventurer, int], Play[None]]
"""(table, character, card): what the owner's using the card does."""


class Usage(msgspec.Struct, frozen=True):
    """A card that its owner may use whenever nothing is in resolution (TA-29.2, TA-R141)."""

    possible: Callable[[Talisman, Adventurer, int], bool]
    use: Use


MEETINGS: dict[str, Meeting] = {}
USES: dict[str, Usage] = {}

M = TypeVar("M", bound=Meeting)
U = TypeVar("U", bound=Use)


def meeting(*ids: str) -> Callable[[M], M]:
    """Enter what meeting a card does, for cards whose facts alone do not say it."""

    def enter(play: M) -> M:
        for id in ids:
            MEETINGS[id] = play
        return play

    return enter


def use(id: str, possible: Callable[[Talisman, Adventurer, int], bool]) -> Callable[[U], U]:
    """Enter what using a card at any time does."""

    def enter(play: U) -> U:
        USES[id] = Usage(possible, play)
        return play

    return enter


def implemented() -> frozenset[str]:
    """The ids of the cards that do something: by their facts, by an entry here, as a Spell, or by a character's abilities."""
    from magemoot.games.talisman import cards as _cards  # noqa: F401  (every card enters itself)
    from magemoot.games.talisman.spells import SPELLS

    done = {facts.key for facts in card_of if _does_something(facts, SPELLS)}
    done |= {facts.id for facts in CHARACTER.values() if facts.tags}
    return frozenset(card.id for card in CARDS if card.id in done)


def _does_something(facts: CardFacts, spells: Collection[str]) -> bool:
    if facts.type == "Spell":
        return facts.id in spells
    if facts.type == "Enemy":
        return bool(facts.strength or facts.craft)
    told = (
        facts.ops,
        facts.ability,
        facts.roll,
        facts.by_alignment,
        facts.tags,
        facts.prices,
        facts.tokens,
        facts.save_on,
    )
    counted = (
        facts.bonus_strength,
        facts.bonus_craft,
        facts.battle_strength,
        facts.object_bonus,
        facts.free_heal,
        facts.cost,
    )
    return any(told) or any(counted) or facts.id in MEETINGS or facts.id in USES
