"""State is plain data that declares who may see it.

A state class lists its fields; each says who may see it: `everyone()`, `owner_only()` or `nobody()`. There is no
default. From the declarations the engine derives `copy`, plain data and back, `view`, the zones that conservation is
checked on, and the renaming that `imagine` needs.

What is hidden is always a piece: a field that not everyone sees must be a zone (`list[Piece]`) or the random stream.
That is what makes an imagined world a renaming of pieces and nothing else.
"""

from __future__ import annotations

import typing
from collections.abc import Callable, Iterator
from typing import Any, Final, Self, TypeVar

from magemoot.engine.errors import PositionError, StateError
from magemoot.engine.events import Arg, Event
from magemoot.engine.pieces import EMPTY, FACE_DOWN, PIECE
from magemoot.engine.rng import Stream

_REQUIRED: Any = object()
S = TypeVar("S", bound="State")

Also = Callable[[Any, int], bool]
"""(the whole state, a viewer's seat): whether that seat may look into the other seats' zones of a field."""


class FieldSpec:
    """What `everyone()`, `owner_only()`, `nobody()`, `by_seat()` and `chronicle()` say about a field."""

    __slots__ = ("also", "default", "seen")

    def __init__(self, seen: str, default: Any, also: Also | None = None) -> None:
        self.seen = seen
        self.default = default
        self.also = also


def everyone(default: Any = _REQUIRED) -> Any:
    """A field that lies open on the table."""
    return FieldSpec("everyone", default)


def owner_only(default: Any = _REQUIRED, *, also: Also | None = None) -> Any:
    """A zone that only the seat it belongs to may see; the seat is the index in the `by_seat` list around it.

    Args:
        also: lets other seats look as well, as long as it says so; never a spectator. It may ask nothing but what lies
            open to everyone, or the very permission would give something away.
    """
    return FieldSpec("owner", default, also)


def nobody(default: Any = _REQUIRED) -> Any:
    """A zone that lies face down for all, or the random stream."""
    return FieldSpec("nobody", default)


def by_seat(default: Any = _REQUIRED) -> Any:
    """A list of states, one for each seat in order; it settles who owns what is inside."""
    return FieldSpec("seats", default)


def chronicle() -> Any:
    """The list that events go to while somebody listens. No part of the position: never copied, stored or seen."""
    return FieldSpec("chronicle", None)


class Field(typing.NamedTuple):
    """One field of a state class, ready for use. `shape` is one of the constants below."""

    name: str
    seen: str
    shape: str
    default: Any
    of: Any
    also: Also | None = None


SCALAR, STREAM, PIECE_SLOT, ZONE, ZONES, LIST, STATE, STATES = (
    "scalar",
    "stream",
    "piece",
    "zone",
    "zones",
    "list",
    "state",
    "states",
)


def _shape(where: str, hint: Any) -> tuple[str, Any]:
    if typing.get_origin(hint) is typing.Annotated:
        if PIECE in hint.__metadata__:
            return PIECE_SLOT, None
        return _shape(where, hint.__origin__)
    if hint in (int, bool, str):
        return SCALAR, hint
    if hint is Stream:
        return STREAM, None
    if isinstance(hint, StateMeta):
        return STATE, hint
    if typing.get_origin(hint) is list:
        shape, of = _shape(where, typing.get_args(hint)[0])
        match shape:
            case "piece":
                return ZONE, None
            case "scalar":
                return LIST, of
            case "zone":
                return ZONES, None
            case "state":
                return STATES, of
            case _:
                pass
    raise StateError(f"{where}: the engine cannot keep {hint}; use int, bool, str, Piece, states, or lists of those")


class StateMeta(type):
    """Builds state classes: slots from the declarations, and generated code for what must be fast."""

    FIELDS: tuple[Field, ...]

    def __new__(mcls, name: str, bases: tuple[type, ...], namespace: dict[str, Any]) -> StateMeta:
        """Check the declarations of a new state class and generate its code.

        Raises:
            StateError: a field does not say who may see it, or cannot be kept or hidden as declared.
        """
        declared = [
            n for n, hint in namespace.get("__annotations__", {}).items() if not str(hint).startswith("ClassVar")
        ]
        specs: dict[str, FieldSpec] = {}
        for field in declared:
            spec = namespace.pop(field, None)
            if not isinstance(spec, FieldSpec):
                raise StateError(
                    f"{name}.{field}: does not say who may see it; write everyone(), owner_only() or nobody()"
                )
            specs[field] = spec
        namespace["__slots__"] = tuple(declared)
        cls = super().__new__(mcls, name, bases, namespace)
        hints = typing.get_type_hints(cls, include_extras=True) if declared else {}
        fields = [f for base in bases for f in getattr(base, "FIELDS", ())]
        for field, spec in specs.items():
            fields.append(_field(f"{name}.{field}", field, spec, hints[field]))
        cls.FIELDS = tuple(fields)
        _generate(cls)
        return cls


def _field(where: str, name: str, spec: FieldSpec, hint: Any) -> Field:
    if spec.seen == "chronicle":
        return Field(name, "chronicle", "chronicle", None, None)
    shape, of = _shape(where, hint)
    if spec.seen in ("owner", "nobody") and shape not in (ZONE, ZONES, PIECE_SLOT, STREAM):
        raise StateError(f"{where}: is hidden but no piece; hidden facts must be zones of pieces")
    if spec.seen == "seats" and shape != STATES:
        raise StateError(f"{where}: by_seat() needs a list of states")
    if shape == STREAM and spec.seen != "nobody":
        raise StateError(f"{where}: the random stream must be nobody()")
    return Field(name, spec.seen, shape, spec.default, of, spec.also)


def _face_down(zone: list[int]) -> list[int]:
    return [EMPTY if p == EMPTY else FACE_DOWN for p in zone]


def _generate(cls: StateMeta) -> None:
    """Write out as straight code what runs millions of times: `__init__`, `copy`, and what views and imagined worlds need."""
    scope: dict[str, Any] = {
        "new": object.__new__,
        "cls": cls,
        "REQUIRED": _REQUIRED,
        "Stream": Stream,
        "down": _face_down,
    }
    head, init = [], []
    copy = ["def copy(self):", "    o = new(cls)"]
    for f in cls.FIELDS:
        is_list = f.shape in (ZONE, ZONES, LIST, STATES)
        scope[f"d_{f.name}"] = f.default
        if f.shape == "chronicle":
            head.append(f"{f.name}=None")
            init.append(f"    self.{f.name} = {f.name}")
        elif is_list and f.default is _REQUIRED:
            head.append(f"{f.name}=None")
            init.append(f"    self.{f.name} = [] if {f.name} is None else {f.name}")
        elif f.default is _REQUIRED:
            head.append(f.name)
            init.append(f"    self.{f.name} = {f.name}")
        else:
            head.append(f"{f.name}=d_{f.name}")
            init.append(f"    self.{f.name} = {f.name}" + ("[:]" if is_list else ""))
        copy.append(
            "    "
            + {
                SCALAR: "o.{0} = self.{0}",
                PIECE_SLOT: "o.{0} = self.{0}",
                "chronicle": "o.{0} = None",
                STREAM: "o.{0} = self.{0}.copy()",
                ZONE: "o.{0} = self.{0}[:]",
                LIST: "o.{0} = self.{0}[:]",
                ZONES: "o.{0} = [z[:] for z in self.{0}]",
                STATE: "o.{0} = self.{0}.copy()",
                STATES: "o.{0} = [s.copy() for s in self.{0}]",
            }[f.shape].format(f.name)
        )
    copy.append("    return o")
    star = "*, " if head else ""
    source = "\n".join(
        [
            f"def __init__(self, {star}{', '.join(head)}):",
            *(init or ["    pass"]),
            *copy,
            *_view_code(cls.FIELDS, scope),
            *_hidden_code(cls.FIELDS, scope),
            *_renamed_code(cls.FIELDS),
            *_rename_code(cls.FIELDS),
        ]
    )
    exec(source, scope)
    for name in ("__init__", "copy", "_view", "_hidden", "_renamed", "_rename"):
        type.__setattr__(cls, name, scope[name])


_PLAIN: Final = {
    SCALAR: "{0}",
    PIECE_SLOT: "{0}",
    "chronicle": "None",
    STREAM: "Stream(0)",
    ZONE: "{0}[:]",
    LIST: "{0}[:]",
    ZONES: "[z[:] for z in {0}]",
}
"""How a field is copied that a viewer sees, by shape; states ask their own code."""


def _who_sees(f: Field, scope: dict[str, Any]) -> str:
    """The condition, as code, under which a `viewer` (-1: a spectator) sees the faces in a field."""
    if f.seen == "nobody":
        return "False"
    if f.also is None:
        return "owner == viewer"
    scope[f"also_{f.name}"] = f.also
    return f"owner == viewer or (viewer >= 0 and also_{f.name}(whole, viewer))"


def _view_code(fields: tuple[Field, ...], scope: dict[str, Any]) -> list[str]:
    """`_view(self, viewer, owner, whole)`: a copy with everything face down that the viewer cannot see."""
    code = ["def _view(self, viewer, owner, whole):", "    o = new(cls)"]
    for f in fields:
        value = f"self.{f.name}"
        if f.shape == STATE:
            made = f"{value}._view(viewer, owner, whole)"
        elif f.shape == STATES:
            owner = "i" if f.seen == "seats" else "owner"
            made = f"[s._view(viewer, {owner}, whole) for i, s in enumerate({value})]"
        else:
            made = _PLAIN[f.shape].format(value)
        if f.seen in ("owner", "nobody") and f.shape in (ZONE, ZONES, PIECE_SLOT):
            down = {ZONE: "down({0})", ZONES: "[down(z) for z in {0}]", PIECE_SLOT: "down([{0}])[0]"}[f.shape]
            made = f"{made} if {_who_sees(f, scope)} else {down.format(value)}"
        code.append(f"    o.{f.name} = {made}")
    return [*code, "    return o"]


def _hidden_code(fields: tuple[Field, ...], scope: dict[str, Any]) -> list[str]:
    """`_hidden(self, viewer, owner, whole, out)`: add to `out` the pieces that the viewer cannot see."""
    code = ["def _hidden(self, viewer, owner, whole, out):", "    pass"]
    for f in fields:
        value = f"self.{f.name}"
        if f.shape == STATE:
            code.append(f"    {value}._hidden(viewer, owner, whole, out)")
        elif f.shape == STATES:
            owner = "i" if f.seen == "seats" else "owner"
            code.append(f"    for i, s in enumerate({value}): s._hidden(viewer, {owner}, whole, out)")
        elif f.seen in ("owner", "nobody") and f.shape in (ZONE, ZONES, PIECE_SLOT):
            code.append(f"    if not ({_who_sees(f, scope)}):")
            code.append(
                {
                    ZONE: "        out += [p for p in {0} if p >= 0]",
                    ZONES: "        out += [p for z in {0} for p in z if p >= 0]",
                    PIECE_SLOT: "        out += [p for p in ({0},) if p >= 0]",
                }[f.shape].format(value)
            )
    return code


def _renamed_code(fields: tuple[Field, ...]) -> list[str]:
    """`_renamed(self, names)`: a copy in which pieces go by other names."""
    head = ["def _renamed(self, names):", "    o = new(cls)", "    name = names.get"]
    return [*head, *("    " + _RENAMED[f.shape].format(f.name) for f in fields), "    return o"]


def _rename_code(fields: tuple[Field, ...]) -> list[str]:
    """`_rename(self, names)`: let pieces go by other names from now on, in the lists as they are."""
    head = ["def _rename(self, names):", "    name = names.get"]
    return [*head, *("    " + _RENAME[f.shape].format(f.name) for f in fields if f.shape in _RENAME)]


_RENAME: Final = {
    PIECE_SLOT: "self.{0} = name(self.{0}, self.{0})",
    ZONE: "self.{0}[:] = [name(p, p) for p in self.{0}]",
    ZONES: "for z in self.{0}: z[:] = [name(p, p) for p in z]",
    STATE: "self.{0}._rename(names)",
    STATES: "for s in self.{0}: s._rename(names)",
}
_RENAMED: Final = {
    SCALAR: "o.{0} = self.{0}",
    PIECE_SLOT: "o.{0} = name(self.{0}, self.{0})",
    "chronicle": "o.{0} = None",
    STREAM: "o.{0} = self.{0}.renamed(names)",
    ZONE: "o.{0} = [name(p, p) for p in self.{0}]",
    LIST: "o.{0} = self.{0}[:]",
    ZONES: "o.{0} = [[name(p, p) for p in z] if z else [] for z in self.{0}]",
    STATE: "o.{0} = self.{0}._renamed(names)",
    STATES: "o.{0} = [s._renamed(names) for s in self.{0}]",
}


class State(metaclass=StateMeta):
    """Base of all states. Subclasses list fields; see the module."""

    if typing.TYPE_CHECKING:

        def __init__(self, **fields: Any) -> None:
            """Set fields by name; zones and lists left out start empty."""

        def copy(self) -> Self:
            """An equal state that shares nothing mutable with this one."""

        def _view(self, viewer: int, owner: int, whole: State) -> Self: ...

        def _hidden(self, viewer: int, owner: int, whole: State, out: list[int]) -> None: ...

        def _renamed(self, names: dict[int, int]) -> Self: ...

        def _rename(self, names: dict[int, int]) -> None: ...


class Table(State):
    """Base of every game's whole table: it carries the random stream and, while somebody listens, the chronicle."""

    rng: Stream = nobody(None)
    log: list[Event] | None = chronicle()

    def note(self, name: str, rule: str, /, **args: Arg) -> None:
        """Emit an event everybody may know. Call it only where `self.log is not None`."""
        assert self.log is not None
        self.log.append(Event(name, rule, args))

    def whisper(self, to: tuple[int, ...], private: tuple[str, ...], name: str, rule: str, /, **args: Arg) -> None:
        """Emit an event of which only the seats `to` may know the arguments `private` (none: the whole event)."""
        assert self.log is not None
        self.log.append(Event(name, rule, args, 0, to, private))


def to_builtins(state: State) -> dict[str, Any]:
    """The state as plain data: a dict of its fields by name, in order of declaration."""
    out: dict[str, Any] = {}
    for f in type(state).FIELDS:
        value = getattr(state, f.name)
        match f.shape:
            case "chronicle":
                continue
            case "stream":
                out[f.name] = value.to_builtins()
            case "zones":
                out[f.name] = [z[:] for z in value]
            case "zone" | "list":
                out[f.name] = value[:]
            case "state":
                out[f.name] = to_builtins(value)
            case "states":
                out[f.name] = [to_builtins(s) for s in value]
            case _:
                out[f.name] = value
    return out


def from_builtins(cls: type[S], data: Any, where: str = "") -> S:
    """The state that `to_builtins` wrote down.

    Raises:
        PositionError: a field is missing, too many, or not of its type; the message names it.
    """
    if not isinstance(data, dict):
        raise PositionError(f"{where or cls.__name__}: expected the fields of a {cls.__name__}, found {data!r:.60}")
    fields = [f for f in cls.FIELDS if f.shape != "chronicle"]
    if data.keys() != {f.name for f in fields}:
        odd = sorted(str(name) for name in data.keys() ^ {f.name for f in fields})
        raise PositionError(f"{where or cls.__name__}: fields {odd} are missing or too many")
    new = object.__new__(cls)
    for f in cls.FIELDS:
        path = f"{where}.{f.name}" if where else f.name
        setattr(new, f.name, None if f.shape == "chronicle" else _read(f, data[f.name], path))
    return new


def _read(f: Field, value: Any, path: str) -> Any:
    match f.shape:
        case "stream":
            try:
                return Stream.from_builtins(value)
            except (TypeError, ValueError) as e:
                raise PositionError(f"{path}: {value!r:.60} is no random stream") from e
        case "state":
            return from_builtins(f.of, value, path)
        case "scalar" | "piece":
            if type(value) is not (f.of or int):
                raise PositionError(f"{path}: expected {(f.of or int).__name__}, found {value!r:.60}")
            return value
        case _:
            pass
    if not isinstance(value, list):
        raise PositionError(f"{path}: expected a list, found {value!r:.60}")
    if f.shape == STATES:
        return [from_builtins(f.of, s, f"{path}[{i}]") for i, s in enumerate(value)]
    if f.shape == ZONES:
        return [_read(f._replace(shape=ZONE), zone, f"{path}[{i}]") for i, zone in enumerate(value)]
    of = f.of or int
    for item in value:
        if type(item) is not of:
            raise PositionError(f"{path}: expected a list of {of.__name__}, found {item!r:.60} in it")
    return value[:]


def zones(state: State, path: str = "") -> Iterator[tuple[str, list[int]]]:
    """Every zone of pieces with its name, in order of declaration. Slots appear as lists of one."""
    for f in type(state).FIELDS:
        value = getattr(state, f.name)
        match f.shape:
            case "zone":
                yield path + f.name, value
            case "zones":
                for i, zone in enumerate(value):
                    yield f"{path}{f.name}[{i}]", zone
            case "piece":
                yield path + f.name, [value]
            case "state":
                yield from zones(value, f"{path}{f.name}.")
            case "states":
                for i, s in enumerate(value):
                    yield from zones(s, f"{path}{f.name}[{i}].")
            case _:
                pass


_SPECTATOR = -1
_NOBODY = -2
"""The owner of what lies outside every `by_seat` list."""


def _seat(viewer: int | None) -> int:
    return _SPECTATOR if viewer is None else viewer


def view(state: S, viewer: int | None) -> S:
    """The state as a seat sees it (None: a spectator): the same type, with everything it cannot see face down."""
    return state._view(_seat(viewer), _NOBODY, state)


def hidden_pieces(state: State, viewer: int | None) -> list[int]:
    """The pieces a seat (None: a spectator) cannot see, in order of the places where they lie."""
    hidden: list[int] = []
    state._hidden(_seat(viewer), _NOBODY, state, hidden)
    return hidden


def seen_pieces(state: State, viewer: int | None) -> set[int]:
    """The pieces whose faces a seat (None: a spectator) sees."""
    hidden = set(hidden_pieces(state, viewer))
    return {p for _, zone in zones(state) for p in zone if p >= 0 and p not in hidden}


def renamed(state: S, names: dict[int, int]) -> S:
    """A copy of the state in which every piece goes by another name (pieces not in `names` keep theirs)."""
    return state._renamed(names)


def rename(state: State, names: dict[int, int]) -> None:
    """Let pieces go by other names in the state itself (pieces not in `names` keep theirs)."""
    state._rename(names)
