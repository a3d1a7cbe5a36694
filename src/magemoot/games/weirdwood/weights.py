"""What things are worth to the bots, in Hits dealt to the Monster."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from magemoot.games.weirdwood.entries import Amounts
from magemoot.games.weirdwood.state import OGRE, THERUS, WRAITH

# ------------------------------------------------------------------ what the players have

OF: Final[Mapping[str, float]] = {
    "min": 0.25,
    "knowledge": 0.25,
    "scarab": 0.18,
    "any": 0.28,
    "min_or_knowledge": 0.26,
    "power": 0.3,
    "tactics": 0.3,
    "health": 0.35,
    "pp": 0.35,
}
"""Tokens, Health, PP."""
ENOUGH: Final = 3
"""So many tokens of a kind; each further one is worth `SURPLUS` of it."""
SURPLUS: Final = 0.2
DIE: Final[Mapping[str, float]] = {"attack": 1.6, "balanced": 1.2, "defence": 0.6, "gauntlet": 1.3}
"""A forged die, beside the Hits that it adds to attacks on the Monster."""
TRACK_SPACE: Final[Mapping[str, float]] = {"power": 0.12, "combat": 0.25, "tactics": 0.12}
"""A space of a track, beside its bonus."""
HIT: Final = 0.9
BLOCK: Final = 0.5
"""Lasting ones."""
LASTING_HIT: Final = 0.3
LASTING_BLOCK: Final = 0.2
"""Those of a card in play, until the refresh."""
TIME_SLOT: Final = 0.8
"""The time slot that a Companion brings, with all Days to come: fewer refreshes, and fewer Scarabs with them."""
USES: Final = 2.0
"""So many times an ability of a Companion is used in twelve Days."""
UNEXHAUSTED: Final = 2.0
"""So many times as often one is used that does not exhaust it."""
WHENEVER: Final = 0.6
"""An Attack that a Companion lets its owner make when there is something to attack."""
BATTLE: Final[Mapping[str, float]] = {
    "hits": 0.6,
    "blocks": 0.3,
    "dice": 0.6,
    "reroll": 0.4,
    "steal": 0.8,
    "remove_enemy_dice": 0.5,
    "cancel_enemy": 0.4,
    "reduce_damage": 0.3,
}
"""What changes a battle, each Hit, Block, die and damage, when it is wanted."""
EXHAUSTED: Final = 0.25
CARD: Final = 0.08
"""A card in hand."""
SLOT: Final = 0.06
"""An empty time slot."""
MATCH: Final = 0.08
"""Two icons that match."""
FREE_POWER: Final = 0.3
FAVOUR: Final = 0.3
QUEST: Final = 0.3
"""A deed for a Quest."""
WEAK: Final = (0.0, 1.8, 0.7, 0.2)
"""What little Health takes off, by Health."""
SAVED: Final = 1.7
"""To have what the next die costs, with all Days to come; a part of it for a part of that."""
AT_HAND: Final = 0.35
"""Of what an Attack on the Monster promises, for a warden in its Room whose turn is still to come."""
NEAR: Final = 0.15
"""The same for a warden one Move away."""
AT_THRONE: Final = 0.6
"""To be in the Throne Room as long as it has to be cleared."""

# ------------------------------------------------------------------ the manor

SCARAB: Final[Mapping[str, float]] = {OGRE: 0.2, WRAITH: 0.45, THERUS: 0.12}
"""A Scarab in the manor, by the Monster: the Wraith feeds on them."""
CROWDED: Final = 0.25
"""A Room in which the next Scarab brings a curse."""
THRONE: Final = 1.1
"""A Scarab more in the Throne Room, as long as it was never cleared."""
CURSE: Final = 0.4
"""A Cursed Room; against the Ogre twice as much."""
DEFEATED: Final = 0.6
"""PP or a resource for a defeated Scarab, beside that it is gone."""
DAMAGE: Final = 0.35
"""A damage to a warden."""

# ------------------------------------------------------------------ the Monster

POWER_CARD: Final = 0.3
LIFE_FORCE: Final = 0.6
"""A point of Lady Weirdwood's Life Force."""
ARM: Final = 0.12
"""A space on an arm of Therus' spell."""
PLAN: Final = 0.6
"""A card in his Plans."""
POSSESSION: Final = 1.2
"""A space that Lady Weirdwood stands farther from his side."""
GONE: Final = 4.0
"""Therus is away, until the Summoning Spell is paid."""
BRINK: Final = 9.0
"""What it takes off to be one step from a loss."""

# ------------------------------------------------------------------ what is still to be done

ROOM: Final = 0.9
"""Of what a Room's action brings, while it may be used."""
LEFT: Final = 0.85
"""Of what an action of a card promises that is not taken yet."""
UNPLAYED: Final = 0.6
"""The card of this turn, less the time that it takes."""
FORGE: Final = 3.0
"""A die for whoever can pay for it, with all Days to come."""
FORGE_LATE: Final = 0.3
"""The same with no Day to come."""
MOVE: Final = 0.25
"""To be elsewhere, whatever is there."""
NO_TARGET: Final = 0.1
"""An Attack with nobody there."""
STEP_WORTH: Final[Mapping[str, float]] = {
    "move": 0.5,
    "portal": 0.6,
    "attack": NO_TARGET,
    "draw": 0.1,
    "forge": 0.2,
    "recruit": 0.1,
    "use_power_free": 0.9,
    "copy_played_card": 0.4,
    "play_extra_card": 0.5,
    "die_on_card": 0.6,
    "banish": 0.3,
    "cleanse": 0.6,
    "time": 0.4,
    "refresh_companion": 0.3,
    "forge_rebate": 0.2,
}
"""What an operation brings on average; others bring `OTHER`."""
OTHER: Final = 0.15


def amount(what: Amounts) -> float:
    """What tokens, Health and PP are worth."""
    return sum(OF.get(kind, OTHER) * n for kind, n in what.items())


def less_of_many(n: int) -> float:
    """Tokens of a kind are worth less the more there are of them."""
    return n if n < ENOUGH else ENOUGH + SURPLUS * (n - ENOUGH)
