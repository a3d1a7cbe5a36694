"""What is mixed, dealt and kept before the first turn (TA-2, TA-42.3)."""

from __future__ import annotations

from magemoot.games.talisman.state import Adventurer, Talisman


def mix(t: Talisman) -> None:
    """TA-2.1, TA-2.2, TA-2.4: the Adventure deck, the Spell deck and the characters are mixed."""
    for deck in (t.adventure, t.spell_deck, t.characters):
        t.rng.shuffle(deck)


def remove_talismans(t: Talisman, n: int) -> None:
    """TA-42.3: so many Talisman cards leave the game."""
    for _ in range(n):
        t.gone.append(t.talismans.pop())


def deal_characters(t: Talisman, me: Adventurer, n: int) -> None:
    """TA-2.4, TA-2.5: a player gets so many character cards to choose from, unseen by others."""
    for _ in range(n):
        me.peeked.append(t.characters.pop())


def keep_character(t: Talisman, me: Adventurer, card: int) -> None:
    """TA-2.5: of the cards dealt to him a player keeps one; the others are unused again."""
    me.peeked.remove(card)
    t.characters.extend(me.peeked)
    me.peeked.clear()
    me.card = card


def mix_characters(t: Talisman) -> None:
    """TA-2.5: the unused character cards are mixed again."""
    t.rng.shuffle(t.characters)
