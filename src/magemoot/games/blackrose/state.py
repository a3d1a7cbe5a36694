"""The table of Black Rose Wars (BR-1, BR-4). Hidden are hands, face-down spells and their sides, active quests, and decks.

Colours of cubes are numbers: a wizard's is the number of the seat, that of the Black Rose is `ROSE`. Places are numbers
of hexes, or `CELL` (see `lodge`). A *miniature* is a number too: a wizard's seat, or the `uid` of an evocation.
"""

from __future__ import annotations

from typing import Final

from magemoot.engine.pieces import Piece
from magemoot.engine.state import State, Table, by_seat, everyone, nobody, owner_only
from magemoot.games.blackrose.lodge import CELL

ROSE: Final = 4
"""The Black Rose as the owner of cubes, trophies and rooms, and as the source of effects."""
COLOURS: Final = 5
"""Colours of cubes: one for each wizard, and black."""
QUICK: Final = 0
"""The space of the quick spell on a wizard's sheet; the standard spaces are 1, 2 and 3 (BR-4.2)."""
SPACES: Final = 4
FIRST_EVOCATION: Final = 10
"""The first `uid` of an evocation; smaller miniatures are seats."""

# What a space on the sheet holds (BR-17.13, BR-28.3, BR-28.19, BR-28.29).
EMPTY_SPACE: Final = ""
PREPARED: Final = "prepared"
TRAP: Final = "trap"
"""Activated: cast, with a trap token, not triggered yet."""
PROTECTION: Final = "protection"
USED: Final = "used"
FLIPPED: Final = "flipped"
"""Instead of its side: a face-down spell was turned the other way up since it was prepared, as all have seen."""

# The phases of a round, and the set-up before the first (BR-3, BR-7.1).
SET_UP: Final = "set-up"
ROSE_PHASE: Final = "rose"
STUDY: Final = "study"
PREPARATION: Final = "preparation"
ACTION: Final = "action"
EVOCATION: Final = "evocation"
CLEAN_UP: Final = "clean-up"


class Evocation(State):
    """An evocation in play: its card on a slot of its owner's sheet, its figure in a room (BR-23.1)."""

    uid: int = everyone()
    """The miniature; counted up, so that one that comes into play again is another."""
    kind: str = everyone()
    """Its id in the pack, e.g. "landsknecht"."""
    slot: int = everyone()
    """1, 2 or 3: as many rose pins as its figure has (BR-23.3)."""
    place: int = everyone()
    damage: list[int] = everyone()
    """Cubes of each colour on its card."""
    acted: bool = everyone(False)
    """Whether it has acted in this Evocation Phase (BR-R47)."""


class Wizard(State):
    """A player: sheet, cards, figure (BR-4)."""

    seat: int = everyone()
    figure: str = everyone("")
    """The wizard's id; empty until chosen (BR-3.10)."""
    school: str = everyone("")
    """The starting school (BR-3.12)."""
    book: str = everyone("")
    """The starting list (BR-3.14)."""
    cell: int = everyone(-1)
    """Which of the cells laid out is this wizard's; -1 while they lie face down (BR-3.4)."""
    place: int = everyone(CELL)
    power: int = everyone(0)
    hand: list[Piece] = owner_only()
    spellbook: list[Piece] = nobody()
    """The top card is the last."""
    memories: list[Piece] = everyone()
    aside: list[Piece] = everyone()
    """Signature cards that come at the next changes of moon (BR-3.15)."""
    looking: list[Piece] = owner_only()
    """Cards being looked at in the middle of an effect."""
    sheet: list[list[Piece]] = owner_only()
    """For each space the spell that lies face down on it, if any."""
    turned: list[list[Piece]] = owner_only()
    """For each space the marker that says which side of the spell is up (BR-12.3), while it is face down."""
    markers: list[Piece] = owner_only()
    """The markers that lie on no spell."""
    revealed: list[list[Piece]] = everyone()
    """For each space the spell that lies face up on it, if any."""
    shown: list[list[Piece]] = everyone()
    """For each space the marker beside a spell that is face up."""
    backs: list[str] = everyone()
    """For each space the school that the spell on it shows from behind; "signature" or "forgotten" for those."""
    status: list[str] = everyone()
    """For each space what it holds: nothing, a prepared, activated (trap, protection) or used spell."""
    side: list[str] = everyone()
    """For each space the half in use of a spell that is face up: "straight", "reversed", or a room trap's colour.

    Of one that is face down, whether it lies the other way up than its marker says: `FLIPPED` or "".
    """
    element: list[str] = everyone()
    """For each space the element of a spell that was revealed (BR-17.8)."""
    tokens: int = everyone(0)
    """Unused physical action tokens (BR-14.1)."""
    blocked_move: bool = everyone(False)
    blocked_activation: bool = everyone(False)
    damage: list[int] = everyone()
    """Cubes of each colour on the life bar."""
    trophies: list[int] = everyone()
    """For each wizard how many of his or her trophies this one has won (BR-21.7)."""
    rooms: list[str] = everyone()
    """The rooms whose tokens this wizard has won (BR-24.5)."""
    quests: list[Piece] = owner_only()
    completed: list[Piece] = everyone()
    evocations: list[Evocation] = everyone()
    mods: list[str] = everyone()
    """Modifiers until the end of the round (see `modifiers`)."""
    studied_away: bool = everyone(False)
    """Whether a spell was put on a discard pile in this Study Phase (BR-11.5)."""
    quiet: bool = everyone(False)
    """Whether this wizard wants no more questions about traps before the next turn."""
    unhurt: bool = everyone(True)
    """Whether no cube was placed on this wizard's sheet since the round began (quests)."""
    fallen: int = everyone(0)
    """How often this wizard was defeated in this round (quests)."""


class BlackRose(Table):
    """The whole table: the Lodge, the two boards, the library, the wizards."""

    wizards: list[Wizard] = by_seat()

    # -- the Lodge (BR-2)
    room_at: list[str] = everyone()
    """For each place the id of the room there."""
    ready: list[bool] = everyone()
    """For each place whether its activation token is there and ready (BR-14.10)."""
    destroyed: list[bool] = everyone()
    instability: list[int] = everyone()
    """For each place its cubes by colour: place * COLOURS + colour."""

    # -- supplies
    supply: list[int] = everyone()
    """For each colour the cubes that lie nowhere (BR-1.9)."""
    next_uid: int = everyone(FIRST_EVOCATION)

    # -- the library (BR-3.18)
    schools: list[list[Piece]] = nobody()
    """For each school its deck; the top card is the last."""
    discards: list[list[Piece]] = everyone()
    """For each school its discard pile, the newest card last."""
    forgotten: list[Piece] = nobody()
    eliminated: list[Piece] = everyone()

    # -- power board and event board
    rose_power: int = everyone(0)
    moon: int = everyone(1)
    crown: int = everyone(0)
    """The seat that holds the crown."""
    quest_decks: list[list[Piece]] = nobody()
    """For each moon the quests of its deck; that of the present moon is in use."""
    quest_discard: list[Piece] = everyone()
    quests_gone: list[Piece] = nobody()
    """Quests out of the game, face down."""
    event_decks: list[list[Piece]] = nobody()
    event_discard: list[Piece] = everyone()
    events_gone: list[Piece] = nobody()
    board: list[list[Piece]] = everyone()
    """The three positions of events in play, from left to right."""
    in_hand: list[Piece] = everyone()
    """A card in the middle of resolution that lies nowhere else: an instant event, a spell being copied."""
    rose_trophies: list[int] = everyone()
    """For each wizard how many of his or her trophies the Black Rose has (BR-1.2)."""
    rose_rooms: list[str] = everyone()

    # -- what stays in the box (BR-3.8, BR-3.10)
    box: list[Piece] = everyone()
    """Signature spells of wizards that nobody plays, quests for more players, markers of empty seats: no secret."""

    # -- where the game stands
    round: int = everyone(0)
    phase: str = everyone(SET_UP)
    step: int = everyone(0)
    """The step within a phase."""
    first: int = everyone(0)
    """The first player of this round (BR-6.2)."""
    active: int = everyone(0)
    """Whose turn, study or evocations it is; -1 when it is nobody's."""
    used_tokens: int = everyone(0)
    """Parts of this turn's combination so far (BR-13.3): physical actions ..."""
    cast_standard: bool = everyone(False)
    cast_quick: bool = everyone(False)
    sacrificed: bool = everyone(False)
    felled: bool = everyone(False)
    """Whether the active wizard was defeated in this turn, which ends it (BR-R36)."""
    felled_in: int = everyone(0)
    """The number of the latest resolution when that happened; what began later is not lost with the turn (BR-R94)."""
    turn: int = everyone(0)
    """Counts windows "turn" (BR-R90): turns, parts of the Evocation Phase, other phases as a whole."""
    effects: int = everyone(0)
    """Counts resolutions (BR-R90), to tell windows "effect"."""
    deeds: list[int] = everyone()
    """What the wizards did in this round, as `deeds` writes it down; quests count it."""
    event_memory: list[int] = everyone()
    """What events that work once have answered: event piece, turn, seat; in threes (see `events`)."""
    last_turn: int = everyone(-1)
    """Who took the last turn of the Action Phase."""

    # -- options and end
    for_the_crown: bool = everyone(False)
    overkill: bool = everyone(False)
    overload: bool = everyone(False)
    extra_rounds: bool = everyone(False)
    choose_first: int = everyone(-1)
    """The seat that the table has made first player; -1: by chance (BR-R5)."""
    extra: list[int] = everyone()
    """In an extra round, the totals of all seats (BR-R43); empty otherwise."""
    rivals: list[int] = everyone()
    """In an extra round, the seats that are tied for the first place."""
    end: str = everyone("")
    """Why the game is over; empty while it is on."""
    winners: list[int] = everyone()
    ties: list[str] = everyone()
    """The tie-breaks that were needed (BR-25.9, BR-25.10)."""
