"""The table of Weirdwood Manor as plain data. Only decks are hidden; hands lie open, for all play together (WM-R24)."""

from __future__ import annotations

from typing import Final

from magemoot.engine.pieces import Piece
from magemoot.engine.state import State, Table, by_seat, everyone, nobody
from magemoot.games.weirdwood.manor import AWAY, ENTRANCE

# ------------------------------------------------------------------ words

SET_UP, TURN, TURN_END = "set-up", "turn", "turn-end"
"""Phases: nothing laid out yet; the active warden's actions; Monster cards, refresh and hand check (WM-9)."""
OGRE, WRAITH, THERUS = "ogre", "wraith", "therus"
CALM, ANGRY, FURIOUS = "calm", "angry", "furious"
STATES: Final = (CALM, ANGRY, FURIOUS)
RUBBLE, FIRE = "rubble", "fire"
POWER, COMBAT, TACTICS = "power", "combat", "tactics"
TRACKS: Final = (POWER, COMBAT, TACTICS)
MIN, KNOWLEDGE, SCARAB = "min", "knowledge", "scarab"
RESOURCES: Final = (MIN, KNOWLEDGE, SCARAB)
"""WM-1.15."""
AREAS: Final = ("head", "torso", "arms")
"""The Ogre's areas (WM-28.2)."""
POWER_PLACES: Final = 3
"""Places for Power Cards on a Monster's board (WM-27.8)."""
TIME_SLOTS: Final = 4
"""Time slots above a board, before those of Companions (WM-4.10)."""
NONE: Final = -1


class Warden(State):
    """A character with board, cards and tokens (WM-4)."""

    seat: int = everyone()
    character: str = everyone("")
    """The character's id; empty until chosen."""
    place: int = everyone(ENTRANCE)
    health: int = everyone(3)
    power: int = everyone(0)
    """Power tokens (WM-1.16)."""
    min: int = everyone(0)
    knowledge: int = everyone(0)
    scarab: int = everyone(0)
    """Scarabs kept as resources."""

    # -- cards
    pile: list[Piece] = nobody()
    """The draw pile; the top card is the last."""
    hand: list[Piece] = everyone()
    discards: list[Piece] = everyone()
    """Face up, the newest card last."""
    slots: list[list[Piece]] = everyone()
    """For each time slot (four of the board, then one for each Companion) the Action Card there, if any (WM-4.10, WM-21.3)."""
    face_up: list[bool] = everyone()
    """For each time slot whether its Action Card was played face up."""
    covers: list[list[Piece]] = everyone()
    """For each time slot the Tactics card on its Action Card, if any (WM-6.7)."""
    dice_on_cards: list[str] = everyone()
    """For each time slot the colour of a die that lies on its card (WM-R20); empty: none."""
    spent_covers: list[bool] = everyone()
    """For each time slot whether its one-battle Tactics card has been used in a battle (WM-22.4)."""
    tactics: list[Piece] = everyone()
    """Tactics cards held (WM-22.1)."""
    companions: list[Piece] = everyone()
    """In the order of recruiting."""
    exhausted: list[bool] = everyone()
    """For each Companion whether it is face down (WM-21.5)."""
    vault: list[Piece] = everyone()
    """Eugene: the card in the Exchange Vault (WM-26.1)."""
    kept: list[Piece] = everyone()
    """Wally: the Monster's Power Cards beside his board (WM-26.5)."""
    kept_states: list[str] = everyone()
    """For each of those the section that shows (WM-R56)."""

    # -- dice and tracks
    dice: list[str] = everyone()
    """Colours of the forged dice, from the cheapest slot on; the starting die is not among them. Wally: one entry for each
    level of his Gauntlet."""
    tracks: list[int] = everyone()
    """Spaces of the Power, Combat and Tactics tracks (WM-24.1), in the order of `TRACKS`."""
    lasting_hits: int = everyone(0)
    """Permanent Hits from the Combat track (WM-24.3)."""
    lasting_blocks: int = everyone(0)
    free_power: bool = everyone(False)
    """Whether the end of the Power track still gives a free Power this turn (WM-24.5)."""

    # -- Quests, WM-32
    quest: list[Piece] = everyone()
    """The Quest that is laid out or waits, if any."""
    quest_slot: int = everyone(NONE)
    """The time slot it lies on; -1: it waits beside the board (WM-R78)."""
    quest_tokens: list[str] = everyone()
    """Rewards kept for later use, by word (keep_quest_token)."""
    favours: int = everyone(0)
    """Favour tokens of Lady Weirdwood (WM-32.5)."""

    # -- this turn
    powers_used: list[str] = everyone()
    """Powers used in this turn (of whoever's turn it is), by id (WM-25.1, WM-R76)."""
    on_scrolls: int = everyone(0)
    """Scarabs that lie on Powers as payment until the end of the turn (WM-25.7, WM-R39)."""
    abilities_used: list[str] = everyone()
    """Companion abilities used in this turn: "<companion id>/<number of the ability>"."""
    borrowed: list[str] = everyone()
    """Abilities of Companions in the offer that are this warden's until the end of the turn (Imaginary Friend), the same way:
    what lasts, comes by itself or waits for its moment."""
    vault_used: bool = everyone(False)
    """Whether this player has used the Exchange Vault in this turn (WM-26.1)."""
    deeds: list[str] = everyone()
    """What happened on the own turn since its Quest was laid out, for Quests: "defeated:2@30", "given:1" ... (see `quests`)."""


class Fighter(State):
    """One side of a battle."""

    hits: int = everyone(0)
    """Beside dice."""
    blocks: int = everyone(0)
    sources: list[str] = everyone()
    """Where those come from: "<message id>:<hits>:<blocks>", in order."""
    dice: list[str] = everyone()
    """Colours of the dice in the pool."""
    faces: list[int] = everyone()
    """For each die the index of the face that was rolled; -1 before."""
    stolen: int = everyone(0)
    """How many of the dice, the last ones, were taken from the other side."""
    charges: int = everyone(0)
    """Charge faces whose ability has not been used yet."""
    taken: int = everyone(-1)
    """Damage that this side takes; -1 until it is fixed."""


class Battle(State):
    """A battle under way (WM-14)."""

    seat: int = everyone()
    """The warden who fights."""
    place: int = everyone()
    against: str = everyone()
    """Whom: "scarabs" or "monster"."""
    attacking: bool = everyone(True)
    """False: the Monster attacks, the warden only defends (WM-R35)."""
    step: str = everyone("before")
    """Where it stands: "before", "rolled", "after", "damage", "end" (WM-14, WM-R28)."""
    scarabs: int = everyone(0)
    """Scarabs attacked that are still there."""
    fled: int = everyone(0)
    mine: Fighter = everyone()
    theirs: Fighter = everyone()
    bursts: int = everyone(0)
    """Burst faces that the enemy rolled."""
    ignore_enemy_hits: bool = everyone(False)
    reduced: int = everyone(0)
    """So much of the damage to the warden is taken off (Nurse Nightingloom)."""
    uses: list[str] = everyone()
    """What was used in this battle: abilities with a limit per battle, wild pairs; and effects that it belongs to."""


class Monster(State):
    """The Fae Monster: figure, board and deck (WM-27)."""

    place: int = everyone(AWAY)
    deck: list[Piece] = nobody()
    """What is left of the deck below the next card. Which of them comes next is drawn when its back shows, so the order
    here means nothing."""
    top: list[Piece] = nobody()
    """The next card, face down: its back shows type and time steps (WM-27.1). Empty if `ahead` holds it, or none is left."""
    back: str = everyone("")
    """What the back of the next card shows: "<type>-<time steps>" (WM-27.1); empty if no card is left."""
    bottom: list[Piece] = everyone()
    """Cards that were put under the deck, the first one to come first (WM-26.6)."""
    ahead: list[Piece] = everyone()
    """Cards on top of the deck that were looked at, the next one first (peek_monster)."""
    discards: list[Piece] = everyone()
    powers: list[list[Piece]] = everyone()
    """For each of the three places the Power Card there, if any (WM-27.8)."""
    in_hand: list[Piece] = everyone()
    """The Monster card that is being resolved."""

    # -- Ogre
    cubes: list[int] = everyone()
    """Health cubes: row by row of head, torso, arms (see `AREAS`); empty for others."""
    lady_health: int = everyone(0)
    rescued: bool = everyone(False)
    """Whether Lady Weirdwood is rescued (WM-28.6)."""
    lady_debt: bool = everyone(False)
    """Whether somebody still has to pay to bring her out of Rubble (WM-28.22)."""

    # -- Wraith
    health: int = everyone(0)
    """Of the Wraith or of Therus."""
    life_force: int = everyone(0)

    # -- Therus
    arms: list[int] = everyone()
    """The cubes of the three spell arms (WM-30.1)."""
    possession: int = everyone(0)
    """Lady Weirdwood's space on the possession track, 0 on the left."""
    plans: list[Piece] = nobody()
    """Face-down cards of the Plans queue, the next one first (WM-30.6)."""
    plan_backs: list[str] = everyone()
    """For each of those what its back shows: "move-2", type and time steps (WM-30.19)."""
    plans_open: list[Piece] = everyone()
    """Cards of the Plans that were resolved and lie in their places (WM-30.21)."""
    summoning: int = everyone(0)
    """Resources still to pay before Therus comes back; 0: he is there (WM-30.34)."""


class Weirdwood(Table):
    """The whole table: the manor, the wardens, the Monster."""

    wardens: list[Warden] = by_seat()
    monster: str = everyone(OGRE)
    """Which Monster is played: "ogre", "wraith", "therus"."""
    fae: Monster = everyone()

    # -- the manor
    room_at: list[str] = everyone()
    """For each place the id of the Room there."""
    cursed: list[bool] = everyone()
    tiles: list[str] = everyone()
    """For each place "rubble", "fire" or nothing."""
    sealed: list[bool] = everyone()
    """For each place whether it stays Cursed for ever (WM-12.7)."""
    scarabs: list[int] = everyone()
    """For each place the Scarabs there."""
    throne_cleared: bool = everyone(False)
    """Whether the Throne Room has once been cleared of Scarabs (WM-11.6)."""
    lady: int = everyone(AWAY)
    """Lady Weirdwood's place; -1: she is on the possession track."""
    day: int = everyone(1)
    time: int = everyone(0)
    """0 is Morning 1, 11 is Night 3."""

    # -- supplies
    scarab_supply: int = everyone(0)
    tiles_left: int = everyone(0)
    favours_left: int = everyone(0)
    companion_deck: list[Piece] = nobody()
    offer: list[Piece] = everyone()
    """Companions that can be recruited."""
    tactics_deck: list[Piece] = nobody()
    tactics_discards: list[Piece] = everyone()
    quest_deck: list[Piece] = nobody()
    quests_done: list[Piece] = everyone()
    box: list[Piece] = everyone()
    """Cards that are not in the game."""

    # -- where the game stands
    phase: str = everyone(SET_UP)
    step: int = everyone(0)
    active: int = everyone(0)
    round: int = everyone(0)
    """How many turns have been played."""
    played: bool = everyone(False)
    """Whether the active warden has played the Action Card of this turn, or cannot play any (WM-6.1, WM-R113)."""
    resolving: list[int] = everyone()
    """Time slots whose cards were played face up in this turn and may still be resolved, the latest last (WM-7.1)."""
    left: list[str] = everyone()
    """For each of those, in the same order, the actions not taken yet: "0,2"; after Magic Mirror those of the copied card."""
    done: list[str] = everyone()
    """For each of those the actions that were carried out: "1"."""
    copied: list[int] = everyone()
    """For each of those the card whose actions are resolved: its own, or the one that Magic Mirror copies."""
    may_use_room: bool = everyone(False)
    """Whether the active warden may use the Room's action now, having just arrived or fought (WM-19.1)."""
    room_despite_enemies: bool = everyone(False)
    """Whether enemies do not hinder that (WM-R10)."""
    just_moved: bool = everyone(False)
    """Whether the latest thing was the end of a Move action of the active warden (timing `after_move`)."""
    chain: list[str] = everyone()
    """Rooms whose actions were used in the present chain of landings (WM-R104)."""
    moved: bool = everyone(False)
    """Whether the active warden has taken a Move action in this turn."""
    battle: list[Battle] = everyone()
    """The battle under way, if any; a battle within a battle comes after it."""
    group_pp: int = everyone(0)
    """The group PP token, in the family variant (WM-31.1)."""

    # -- options
    family: bool = everyone(False)
    scaling: bool = everyone(False)
    scarab_pp: bool = everyone(False)
    """Variant WM-31.10: fewer PP for Scarabs."""
    scarab_limit: bool = everyone(False)
    """Variant WM-31.11: an empty supply loses the game."""
    quests_on: bool = everyone(False)
    forges: str = everyone("all")
    """Variant WM-31.8: "all", "fewer" or "fewest" Rooms to forge in."""
    basic_rooms: bool = everyone(False)
    """Only tiles without the mark for advanced ones (WM-3.8)."""
    choose_first: int = everyone(NONE)
    """The seat that begins; -1: by chance (WM-5.1)."""

    # -- the end
    end: str = everyone("")
    """Why the game is over: "won", "time", "curse", "lady", "life-force", "possession", "scarabs"; empty while it is on."""
