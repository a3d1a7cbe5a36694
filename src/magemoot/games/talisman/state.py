"""The table of Talisman (TA-1, TA-2). Hidden are the decks, the unused characters, and everybody's Spells."""

from __future__ import annotations

from typing import Final

from magemoot.engine.pieces import EMPTY, Piece
from magemoot.engine.state import State, Table, by_seat, everyone, nobody, owner_only
from magemoot.games.talisman.catalogue import CHARACTER

GOOD: Final = 0
NEUTRAL: Final = 1
EVIL: Final = 2

NOWHERE: Final = -1
"""The space of a player who has no character on the board."""

# The stages of a turn, one unit of play each (TA-10, TA-44).
SET_UP: Final = "set-up"
ARRIVAL: Final = "arrival"
"""A new character is drawn (TA-5.7), then the turn starts."""
START: Final = "start"
"""Before moving: Spells that are cast then, offers, rafts (TA-10.2, TA-44.1)."""
MOVE: Final = "move"
LANDED: Final = "landed"
"""On a space, before its encounter: unnumbered cards (TA-32.1), then the choice of TA-12.1."""
CARDS: Final = "cards"
"""Cards lie on the space and are met in order (TA-8.4, TA-15.1)."""
SPACE: Final = "space"
"""The printed instruction of the space (TA-15.3, TA-43)."""
END: Final = "end"
"""The end of the turn: trophies, durations (TA-10.3, TA-44.15)."""

Card = Piece


def sees_spells(t: Talisman, viewer: int) -> bool:
    """Whether a player may look at everybody's Spells: his character is the Prophetess, and no Toad (TA-27.9)."""
    me = t.adventurers[viewer]
    return me.card >= 0 and not me.toad and "see_spells" in CHARACTER[me.card].tags


class Adventurer(State):
    """One player's play area (TA-2.6)."""

    seat: int = everyone()
    card: Card = everyone(EMPTY)
    """The character card; EMPTY while the player has no character."""
    space: int = everyone(NOWHERE)
    life: int = everyone(0)
    fate: int = everyone(0)
    gold: int = everyone(0)
    strength: int = everyone(0)
    """Points of Strength tokens (TA-3.5), without the printed value."""
    craft: int = everyone(0)
    alignment: int = everyone(NEUTRAL)
    realigned: bool = everyone(False)
    """Whether the alignment has changed this turn (TA-25.3)."""
    objects: list[Card] = everyone()
    followers: list[Card] = everyone()
    raised: list[Card] = everyone()
    """Enemies that follow only their maker: raised by the Ghoul, charmed by the Minstrel (TA-R72, TA-R108)."""
    trophies: list[Card] = everyone()
    spells: list[Card] = owner_only(also=sees_spells)
    peeked: list[Card] = owner_only()
    """Cards looked at in the middle of an effect, or character cards to choose from (TA-2.5)."""
    toad: int = everyone(0)
    """Own turns left as a Toad (TA-27.1); 0: no Toad."""
    toad_strength: int = everyone(0)
    toad_craft: int = everyone(0)
    missed: int = everyone(0)
    """Turns to be lost (TA-28)."""
    quest: str = everyone("")
    standoff: bool = everyone(False)
    """TA-16.13: in the next turn the creatures here are left without a fight."""
    offer: str = everyone("")
    """The Tavern's offer for the next move: "outer", "ferry", or nothing (TA-R42)."""
    fresh_rafts: list[int] = everyone()
    """Rafts gained since his turn began, so that they are for his next one (TA-34.3)."""
    enslaved: bool = everyone(False)
    retreating: bool = everyone(False)
    pitfiends: int = everyone(0)
    """Pitfiends that still wait for him (TA-38.6)."""
    werewolf: int = everyone(0)
    """The Strength of the Werewolf that still waits for him (TA-38.9); 0: none."""
    claimed: bool = everyone(False)
    """Death rolls against him again next turn (TA-38.10)."""
    allowance: int = everyone(0)
    """Spells he may still cast in his own turn (TA-22.11)."""
    cast_abroad: bool = everyone(False)
    """Whether he has cast a Spell in the present turn of another player (TA-22.12)."""
    invisible: bool = everyone(False)
    """Invisibility is on him until the end of the turn."""
    immobile: bool = everyone(False)
    """He can do nothing in this turn: Immobility is on him (TA-R87), or he misses it (TA-R130)."""
    strength_bonus: int = everyone(0)
    """Strength until the end of the turn: potion."""
    battle_bonus: int = everyone(0)
    """Strength in battle until the end of the turn: mercenary."""
    extra_turns: int = everyone(0)
    """Turns in a row still to come by Temporal Warp."""
    sorted_out: bool = everyone(False)
    """Whether he could ditch cards this turn since he last got one (TA-29.6); if not, the end of the turn offers it."""
    ditched: list[int] = everyone()
    """Cards ditched this turn; they may not be taken again in it (TA-29.7)."""
    attention: str = everyone("mine")
    """When he wants to be asked for Spells: "always", "mine" (when it concerns him), "never"."""
    quiet: bool = everyone(False)
    """Not to be asked for Spells again this turn."""
    eliminated: bool = everyone(False)
    inherited: list[Card] = everyone()
    """Inherited Objects: what the next character will get (TA-41.4)."""
    inherited_gold: int = everyone(0)
    start_gold: int = everyone(0)
    start_cards: int = everyone(0)
    """Spells and Objects the character began with (TA-42.6)."""


class Fight(State):
    """The fight under way, for everybody to see; `kind` is empty when there is none (TA-16, TA-17, TA-18)."""

    kind: str = everyone("")
    """"battle" or "psychic"."""
    seat: int = everyone(-1)
    """The character who fights: the active one, or the attacker."""
    rival: int = everyone(-1)
    """The seat of the other character; -1: creatures."""
    enemies: list[int] = everyone()
    """Enemy cards that fight as one; they lie on the space meanwhile."""
    name: str = everyone("")
    """A creature that is no card: "sentinel", "pitfiend" …"""
    value: int = everyone(0)
    """Strength or Craft of the creatures together."""
    rolls: list[int] = everyone()
    """[own die, other die], 0 while not rolled."""
    totals: list[int] = everyone()
    """[own attack score, other attack score] once known."""
    weapons: list[int] = everyone()
    """Weapons the character uses."""
    rival_weapons: list[int] = everyone()
    """Weapons the other character uses."""
    bonus: int = everyone(0)
    """Added to `seat`'s score by Spells and abilities in this fight."""
    rival_bonus: int = everyone(0)
    no_rival_die: bool = everyone(False)
    """Assassinated: the other side adds no die (TA-R70)."""
    helper: int = everyone(EMPTY)
    """The raised Enemy that helps `seat` in this battle (TA-R72); it has been discarded already."""
    rival_helper: int = everyone(EMPTY)
    """The same for `rival`."""


class Talisman(Table):
    """The whole table."""

    adventurers: list[Adventurer] = by_seat()
    adventure: list[Card] = nobody()
    """The Adventure deck, its top last."""
    adventure_discard: list[Card] = everyone()
    spell_deck: list[Card] = nobody()
    spell_discard: list[Card] = everyone()
    purchase: list[Card] = everyone()
    talismans: list[Card] = everyone()
    characters: list[Card] = nobody()
    """Unused character cards."""
    gone: list[Card] = everyone()
    """Out of the game: characters killed (TA-5.6), Talismans of Bloodbath (TA-42.3)."""
    spaces: list[list[Card]] = everyone()
    """The cards lying face up on each of the 49 spaces, in the order they came there."""
    loose_gold: list[int] = everyone()
    """Gold lying on each space (TA-R98)."""
    tokens: list[int] = everyone()
    """Tokens left on the Magic Stream, the Fountain of Wisdom and the Pool of Life (TA-R90)."""
    limbo: list[Card] = everyone()
    """Cards in resolution: an Event being carried out, a Spell being cast. They are not reshuffled."""
    beside: list[Card] = everyone()
    """Cards beside the board while they last: Blizzard, Destroy Magic."""
    blizzard: int = everyone(0)
    """Rounds that the Blizzard still lasts (TA-R83); 0: there is none, or its first round has not begun."""
    blizzard_by: int = everyone(-1)
    """The seat that drew it, with whose turns its rounds end; -1: there is none."""
    hexes: list[int] = everyone()
    """For each Hex on the board: its card, its caster's seat, the caster's turns left (three numbers each; TA-R82)."""
    spellbound: int = everyone(-1)
    """The seat that cast Destroy Magic, in force until its next turn starts; -1: not in force (TA-R86)."""
    tamed: list[int] = everyone()
    """Enemy cards that neither attack nor can be attacked until the end of the turn: Immobility, evaded, bribed."""
    active: int = everyone(0)
    stage: str = everyone(SET_UP)
    turn: int = everyone(0)
    """Turns begun so far, lost ones included."""
    round: int = everyone(1)
    drawn: bool = everyone(False)
    """Whether the cards of the present space encounter have been drawn (TA-R146)."""
    met: list[int] = everyone()
    """Cards already dealt with in the present encounter."""
    dice: list[int] = everyone()
    """The last dice rolled, as they lie."""
    dice_for: str = everyone("")
    fight: Fight = everyone()
    crown_reached: bool = everyone(False)
    finished: str = everyone("")
    """How the game ended: "last-alive", "crown", "crown-first", "time", "nobody", "called-off"; empty before."""
    winners: list[int] = everyone()
    players: int = everyone(1)
    """The number of players at the start (TA-R103)."""
    choose_from: int = everyone(1)
    """Character cards to choose from: 1 or 3 (TA-2.5)."""
    trophy_price: int = everyone(7)
    starting_bonus: bool = everyone(False)
    bloodbath: bool = everyone(False)
    command_by_players: bool = everyone(False)
    sudden_death: str = everyone("")
    """Empty, "crown" or "turns"."""
    turn_limit: int = everyone(0)
    """Rounds after which the game is counted (TA-42.6) or called off; 0: none."""
    avoid_unfriendly: bool = everyone(False)
    inherit: bool = everyone(False)
    chasm_each: bool = everyone(False)
    """TA-R18: fate for each die of the Chasm."""
    painted_bridges: bool = everyone(False)
    """TA-R65: the bridges beside City and Village count for the Poltergeist."""
