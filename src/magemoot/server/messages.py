"""Every message on the wire. The JSON schema of these types is the contract with the browser."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct

from magemoot.engine.events import Ref

__all__ = [
    "Accepted",
    "Answer",
    "ClientMessage",
    "Consent",
    "ConsentRequest",
    "Control",
    "CreateTable",
    "Created",
    "DecisionInfo",
    "EventInfo",
    "GameInfo",
    "GameStatic",
    "Hello",
    "Join",
    "Joined",
    "Leave",
    "Left",
    "OptionInfo",
    "OptionSpecInfo",
    "Presence",
    "Problem",
    "Ref",
    "Refused",
    "ResultInfo",
    "Resync",
    "RuleText",
    "SeatInfo",
    "SeatPlan",
    "SeatToken",
    "ServerMessage",
    "State",
    "Suggest",
    "Suggestion",
    "Suggestions",
    "TableInfo",
    "TieBreak",
    "Undo",
    "UndoInfo",
    "Waiting",
]

TableId = Annotated[str, Meta(min_length=3, max_length=64, pattern="^[a-z0-9-]+$")]
Nonce = Annotated[str, Meta(min_length=8, max_length=64)]
Token = Annotated[str, Meta(min_length=1, max_length=128)]
NewToken = Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{32,64}$")]
Name = Annotated[str, Meta(max_length=80)]
Level = Annotated[str, Meta(min_length=1, max_length=32)]
Count = Annotated[int, Meta(ge=0, le=2**53)]
UndoPolicy = Literal["strict", "consent", "free"]
OptionValue = bool | int | str


Arg = bool | int | str | Ref
Args = dict[str, Arg]


class Problem(Struct, kw_only=True):
    """The body of every HTTP error."""

    code: str
    message: str
    args: dict[str, int | str] = {}


# --- REST ---------------------------------------------------------------------------------------------------------


class OptionSpecInfo(Struct, kw_only=True):
    """One option of a game: `message` is the id of its label, its attribute `help` explains it.

    `values` are the choices, or for a number the lowest and the highest. `seats` names the numbers of seats with which
    the option means something; empty for all.
    """

    kind: Literal["choice", "int", "bool", "text"]
    values: list[OptionValue]
    default: OptionValue
    message: str
    seats: list[int]


class GameInfo(Struct, kw_only=True):
    """A game that can be played here."""

    id: str
    min_seats: int
    max_seats: int
    options: dict[str, OptionSpecInfo]
    levels: list[str]
    rules_version: int
    content_hash: str


class GameStatic(Struct, kw_only=True):
    """A game with what its scene needs once; the shape of `static` is the schema `<game>-static`."""

    info: GameInfo
    static: msgspec.Raw


class RuleText(Struct, kw_only=True):
    """One rule of the rulebook."""

    id: str
    chapter: str
    text: str


class SeatPlan(Struct, kw_only=True, forbid_unknown_fields=True):
    """Who shall sit on a seat of a new table; `level` belongs to bots."""

    kind: Literal["me", "hotseat", "bot", "open"]
    level: Level | None = None
    name: Name = ""


class CreateTable(Struct, kw_only=True, forbid_unknown_fields=True):
    """A new table. `listed` shows it in the lobby, where anybody may take an open seat without the invitation."""

    game: Annotated[str, Meta(min_length=1, max_length=40)]
    seats: Annotated[list[SeatPlan], Meta(min_length=1, max_length=16)]
    options: Annotated[dict[str, OptionValue], Meta(max_length=40)] = {}
    seed: Count | None = None
    undo: UndoPolicy = "consent"
    name: Name = ""
    listed: bool = False


class SeatToken(Struct, kw_only=True):
    """The key to a seat, shown once."""

    seat: int
    token: str


class Created(Struct, kw_only=True):
    """A new table with the keys of its maker."""

    table: str
    seats: list[SeatToken]
    spectate: str
    invite: str | None = None


class Join(Struct, kw_only=True, forbid_unknown_fields=True):
    """Take an open seat.

    `token` is the key that it shall have, made up by whoever asks; asked again with the same one, the answer is the same,
    so that a lost answer costs no seat. Without it the server makes one up.
    """

    invite: Token | None = None
    name: Name = ""
    token: NewToken | None = None


class Joined(Struct, kw_only=True):
    """The seat taken and its key."""

    seat: int
    token: str


class Leave(Struct, kw_only=True, forbid_unknown_fields=True):
    """Give a seat up."""

    token: Token


class Left(Struct, kw_only=True):
    """The seat given up; `invite` is there when the table had no invitation yet and now needs one."""

    seat: int
    invite: str | None = None


class SeatInfo(Struct, kw_only=True):
    """What everybody knows about a seat."""

    seat: int
    name: str
    controller: Literal["human", "bot", "open"]
    level: str | None
    connected: bool
    held: bool


class TableInfo(Struct, kw_only=True):
    """What everybody may know about a table; `seeded` says that its maker chose the seed and so may know the future."""

    table: str
    game: str
    name: str
    options: dict[str, OptionValue]
    seats: list[SeatInfo]
    undo: UndoPolicy
    version: int
    over: bool
    listed: bool
    seeded: bool
    created: str


# --- socket, from the client ----------------------------------------------------------------------------------------


class Hello(Struct, kw_only=True, forbid_unknown_fields=True, tag_field="kind", tag="hello"):
    """First message: a seat token, or a spectate token or null to watch; `since` is the last `next_seq` received."""

    token: Token | None = None
    since: Count = 0


class Answer(Struct, kw_only=True, forbid_unknown_fields=True, tag_field="kind", tag="answer"):
    """Choose `option` in decision `number`, as seen in `version`."""

    number: Count
    version: Count
    option: Annotated[str, Meta(min_length=1, max_length=200)]
    nonce: Nonce


class Undo(Struct, kw_only=True, forbid_unknown_fields=True, tag_field="kind", tag="undo"):
    """Take back to the point offered in `version`, or ask the others for it."""

    version: Count
    nonce: Nonce


class Consent(Struct, kw_only=True, forbid_unknown_fields=True, tag_field="kind", tag="consent"):
    """Answer a request to take back."""

    request: Count
    agree: bool
    nonce: Nonce


class Control(Struct, kw_only=True, forbid_unknown_fields=True, tag_field="kind", tag="control"):
    """Let a bot of `level` play a seat, or with null give the seat back to its holder."""

    seat: Annotated[int, Meta(ge=0, le=63)]
    nonce: Nonce
    level: Level | None = None


class Resync(Struct, kw_only=True, forbid_unknown_fields=True, tag_field="kind", tag="resync"):
    """Send the state again with the events from `since` on."""

    since: Count = 0


class Suggest(Struct, kw_only=True, forbid_unknown_fields=True, tag_field="kind", tag="suggest"):
    """Where all play together: say what `seat` might choose in its decision `number`; null: no longer.

    It lasts as long as the question and is kept nowhere. One that comes too late is worth nothing, and nobody hears of it.
    """

    seat: Annotated[int, Meta(ge=0, le=63)]
    number: Count
    option: Annotated[str, Meta(min_length=1, max_length=200)] | None


ClientMessage = Hello | Answer | Undo | Consent | Control | Resync | Suggest


# --- socket, from the server ----------------------------------------------------------------------------------------


class OptionInfo(Struct, kw_only=True):
    """One thing that may be chosen, and what on the table it stands for."""

    key: str
    message: str
    args: Args
    piece: int | None
    target: str | None


class DecisionInfo(Struct, kw_only=True):
    """The choice that waits for this seat; `marked` are pieces already chosen in the same act."""

    seat: int
    number: int
    ask: str
    args: Args
    options: list[OptionInfo]
    rule: str
    marked: list[int]


class Waiting(Struct, kw_only=True):
    """Somebody the table waits for."""

    seat: int
    ask: str


class UndoInfo(Struct, kw_only=True):
    """What this seat could take back now: at once, with the consent of `needs`, or not (then `reason` says why)."""

    kind: Literal["free", "consent", "none"]
    to: int
    needs: list[int]
    reason: str


class ConsentRequest(Struct, kw_only=True):
    """A request to take back; it waits for the seats of `needs` that have not `agreed` yet."""

    request: int
    seat: int
    to: int
    needs: list[int]
    agreed: list[int]


class TieBreak(Struct, kw_only=True):
    """A tie-break that decided a place, by message id."""

    message: str
    args: Args


class ResultInfo(Struct, kw_only=True):
    """How the game ended; `places` and `scores` are per seat, place 1 wins."""

    reason: str
    places: list[int]
    scores: list[int]
    winners: list[int]
    tie_breaks: list[TieBreak]
    args: Args


class EventInfo(Struct, kw_only=True):
    """One line of the chronicle.

    `seq` counts what this reader may see, without gaps; `number` is how many decisions had been answered.
    """

    seq: int
    number: int
    name: str
    rule: str
    args: Args


class Suggestion(Struct, kw_only=True):
    """The seat `who` thinks that `seat` should choose `option` in its decision `number`."""

    who: int
    seat: int
    number: int
    option: str


class State(Struct, kw_only=True, tag_field="kind", tag="state"):
    """The whole table as this reader may see it, with the events from `from_seq` up to (not including) `next_seq`.

    `theirs` are the choices of the other seats, where all play together: then everybody may suggest one.

    The shapes of `view` and `facts` are the schemas `<game>-view` and `<game>-facts`.
    """

    table: str
    game: str
    version: int
    seat: int | None
    seats: list[SeatInfo]
    view: msgspec.Raw
    facts: msgspec.Raw
    decision: DecisionInfo | None
    theirs: list[DecisionInfo]
    waiting: list[Waiting]
    suggestions: list[Suggestion]
    undo: UndoInfo | None
    consent: ConsentRequest | None
    result: ResultInfo | None
    events: list[EventInfo]
    from_seq: int
    next_seq: int


class Accepted(Struct, kw_only=True, tag_field="kind", tag="accepted"):
    """The command with this nonce is committed as `version`."""

    nonce: str
    version: int


class Refused(Struct, kw_only=True, tag_field="kind", tag="refused"):
    """The command changed nothing; `error-<code>` is the sentence for the reader."""

    nonce: str | None
    code: str
    args: dict[str, Any]
    version: int


class Presence(Struct, kw_only=True, tag_field="kind", tag="presence"):
    """Who is here now."""

    seats: list[SeatInfo]


class Suggestions(Struct, kw_only=True, tag_field="kind", tag="suggestions"):
    """Everything that is suggested now."""

    suggestions: list[Suggestion]


ServerMessage = State | Accepted | Refused | Presence | Suggestions
