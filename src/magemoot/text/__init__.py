"""Every word a person reads: Fluent messages and rulebooks, for readers of any language.

Engine, games and server speak in message ids and arguments; this package turns them into sentences, the same way as
the browser client does. A message missing in a language is read in English; one missing there too shows its id. A thing
that no message names, like a card of somebody's own pack, is called by its id: `spell-frost-lance` is "Frost Lance".
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any

import msgspec
from fluent.runtime import FluentBundle, FluentResource

from magemoot.engine.events import Arg, Ref

LANGUAGES = ("en", "pl", "de")
FALLBACK = "en"
HIDDEN = "token-face-down"
"""The message of a piece that lies face down."""
SHELL = "shell"
"""Stands for a game where only the texts that belong to no game are meant."""


class Reader(msgspec.Struct, frozen=True):
    """Who reads.

    Attributes:
        names: the display names of the seats.
        mine: the seats that are the reader's own; messages speak to them as "you".
        kinds: for each piece id the key of its kind (a game's `catalogue.kinds`).
    """

    names: tuple[str, ...] = ()
    mine: frozenset[int] = frozenset()
    kinds: tuple[str, ...] = ()

    def seat(self, seat: int) -> str:
        """The display name of a seat; its number, counted from 1, when it has none."""
        return self.names[seat] if 0 <= seat < len(self.names) else str(seat + 1)

    def piece(self, piece: int) -> str:
        """The message id of a piece's name; of a hidden piece, that of `token-face-down`."""
        return f"token-{self.kinds[piece]}" if 0 <= piece < len(self.kinds) else HIDDEN


class _Thing(str):
    """The message id of a thing that a sentence is about; anything else given to NAME is somebody's own words."""

    __slots__ = ()


class Rule(msgspec.Struct, frozen=True):
    """One rule of a rulebook: its id ("SB-8.6"), the chapter it stands in, and what it says."""

    id: str
    chapter: str
    text: str


def games_with_texts() -> tuple[str, ...]:
    """The ids of the games that bring texts, in alphabetical order."""
    games = files("magemoot.games")
    return tuple(sorted(room.name for room in games.iterdir() if room.joinpath("text").is_dir()))


def source(lang: str, game: str | None = None) -> str:
    """The Fluent source of one language: the shell's messages, then those of one game, of all (None), or of none (SHELL)."""
    rooms = games_with_texts() if game is None else () if game == SHELL else (game,)
    folders = [files("magemoot.text"), *(files("magemoot.games").joinpath(room, "text") for room in rooms)]
    return "\n".join(text for folder in folders if (text := _read(folder.joinpath(f"{lang}.ftl"))))


@cache
def bundle(lang: str, game: str | None = None) -> FluentBundle:
    """The messages of one language, ready to format; raises ValueError for a language that is not in LANGUAGES."""
    if lang not in LANGUAGES:
        raise ValueError(f"language {lang!r} is not one of {', '.join(LANGUAGES)}")

    def name(thing: object, **wanted: object) -> str:
        """NAME($thing, case: "acc", attr: "gender"): the attribute where the message has it, else its text."""
        attribute = wanted.get("case", wanted.get("attr"))
        return _name(thing, None if attribute is None else str(attribute), lang, game)

    functions: dict[str, Any] = {"NAME": name}
    made = FluentBundle([lang], functions=functions, use_isolating=False)
    made.add_resource(FluentResource(source(lang, game)))
    return made


def format(  # noqa: A001  (callers write text.format, like str.format)
    message: str,
    args: Mapping[str, Arg] | None = None,
    lang: str = FALLBACK,
    reader: Reader | None = None,
    game: str | None = None,
) -> str:
    """A message, or one of its attributes (`opt-cards.help`), in a language and as `reader` should read it."""
    name, _, attribute = message.partition(".")
    found = _find(name, attribute or None, lang, game)
    if found is None:
        return message
    spoken, pattern = found
    return str(spoken.format_pattern(pattern, _values(args or {}, reader or Reader()))[0])


def rulebook(game: str, lang: str = FALLBACK) -> list[Rule]:
    """The rules of a game in the order of its rulebook; in English where the language has no rulebook of its own.

    Raises:
        LookupError: no game of that name brings a rulebook.
    """
    folder = files("magemoot.games").joinpath(game, "rulebook")
    text = _read(folder.joinpath(f"{lang}.toml")) or _read(folder.joinpath(f"{FALLBACK}.toml"))
    if not text:
        raise LookupError(f"{game}: no game of that name has a rulebook")
    return [
        Rule(number, chapter["title"], sentence)
        for chapter in tomllib.loads(text)["chapter"]
        for number, sentence in chapter["rules"].items()
    ]


def _name(thing: object, attribute: str | None, lang: str, game: str | None) -> str:
    """What a thing is called, in the case asked for where its message has it."""
    id = str(thing)
    found = _find(id, attribute, lang, game) or _find(id, None, lang, game)
    if found is None:
        return _titled(id) if isinstance(thing, _Thing) else id
    spoken, pattern = found
    return str(spoken.format_pattern(pattern, {})[0])


def _titled(id: str) -> str:
    """What a thing without a message is called: "token-spell-frost_lance" is "Frost Lance"."""
    kind, _, name = id.removeprefix("token-").partition("-")
    return name.replace("_", " ").replace("-", " ").title() if kind and name and id != HIDDEN else id


def _find(name: str, attribute: str | None, lang: str, game: str | None) -> tuple[FluentBundle, Any] | None:
    """The pattern of a message and the bundle it stands in: the language's own, else the English one."""
    for language in dict.fromkeys((lang, FALLBACK)):
        messages = bundle(language, game)
        if messages.has_message(name):
            entry = messages.get_message(name)
            pattern = entry.value if attribute is None else entry.attributes.get(attribute)
            if pattern is not None:
                return messages, pattern
    return None


def _values(args: Mapping[str, Arg], reader: Reader) -> dict[str, Any]:
    """Arguments as Fluent wants them; a seat `who` brings `who_you` along: "you" when it is the reader's own."""
    values: dict[str, Any] = {}
    for name, arg in args.items():
        if not isinstance(arg, Ref):
            values[name] = arg
        elif arg.kind == "seat":
            values[name] = reader.seat(int(arg.id))
            values[f"{name}_you"] = "you" if arg.id in reader.mine else "other"
        else:
            values[name] = _Thing(reader.piece(int(arg.id)) if arg.kind == "piece" else arg.id)
    return values


def _read(file: Traversable) -> str:
    """The text of a file, empty when there is no such file."""
    return file.read_text("utf-8") if file.is_file() else ""
