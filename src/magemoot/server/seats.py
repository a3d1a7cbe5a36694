"""Who sits where: tokens, invitations and the names of seats.

A token is shown once, to the browser that gets it. The store keeps only its hash, and every comparison takes the same
time whether or not it matches.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
import unicodedata
from collections.abc import Sequence
from typing import Final, Literal

import msgspec

__all__ = [
    "BOT",
    "HUMAN",
    "OPEN",
    "Seat",
    "clean_name",
    "find_seat",
    "new_token",
    "sealed",
    "table_id",
    "token_matches",
]

HUMAN: Final = "human"
BOT: Final = "bot"
OPEN: Final = "open"

NAME_LIMIT = 24

_QUALITIES = [
    "amber",
    "ashen",
    "azure",
    "brass",
    "bright",
    "brindled",
    "briny",
    "bronze",
    "calm",
    "cedar",
    "clever",
    "cobalt",
    "copper",
    "coral",
    "crimson",
    "dappled",
    "dusky",
    "early",
    "ember",
    "fabled",
    "feral",
    "fleet",
    "gentle",
    "gilded",
    "golden",
    "hazel",
    "hidden",
    "hollow",
    "honest",
    "ivory",
    "jade",
    "keen",
    "lilac",
    "linen",
    "lucky",
    "lunar",
    "marble",
    "mellow",
    "merry",
    "misty",
    "mossy",
    "nimble",
    "noble",
    "ochre",
    "olive",
    "opal",
    "patient",
    "pearl",
    "pensive",
    "plum",
    "quiet",
    "russet",
    "saffron",
    "sage",
    "scarlet",
    "silent",
    "silver",
    "smoky",
    "solemn",
    "sunny",
    "tawny",
    "teal",
    "umber",
    "velvet",
    "violet",
    "wandering",
    "warm",
    "wild",
    "wise",
]
_CREATURES = [
    "adder",
    "badger",
    "bat",
    "bear",
    "beetle",
    "bison",
    "boar",
    "bream",
    "carp",
    "cat",
    "crane",
    "crow",
    "cuckoo",
    "deer",
    "dove",
    "eagle",
    "eel",
    "egret",
    "elk",
    "falcon",
    "ferret",
    "finch",
    "fox",
    "frog",
    "gecko",
    "goat",
    "goose",
    "griffin",
    "hare",
    "hawk",
    "hedgehog",
    "heron",
    "ibex",
    "ibis",
    "jackdaw",
    "jay",
    "kestrel",
    "kite",
    "lark",
    "linnet",
    "lizard",
    "lynx",
    "magpie",
    "marten",
    "mole",
    "moth",
    "mouse",
    "newt",
    "otter",
    "owl",
    "ox",
    "pike",
    "pony",
    "quail",
    "raven",
    "robin",
    "rook",
    "salmon",
    "seal",
    "shrew",
    "snail",
    "snipe",
    "stag",
    "stoat",
    "stork",
    "swan",
    "swift",
    "tern",
    "thrush",
    "toad",
    "trout",
    "viper",
    "vole",
    "weasel",
    "wolf",
    "wren",
]


class Seat(msgspec.Struct, kw_only=True):
    """One seat of a table. `token` is a hash or None; `level` is set while a bot plays; `holder` is host, guest or ""."""

    seat: int
    name: str = ""
    token: str | None = None
    level: str | None = None
    holder: str = ""

    @property
    def held(self) -> bool:
        """True when a person keeps a token for this seat, even while a bot plays it."""
        return self.token is not None

    @property
    def controller(self) -> Literal["human", "bot", "open"]:
        """Who answers for the seat now: human, bot or open (nobody)."""
        if self.level is not None:
            return BOT
        return HUMAN if self.held else OPEN


def new_token() -> str:
    """A fresh secret of 192 bits that is safe in a URL fragment."""
    return secrets.token_urlsafe(24)


def sealed(token: str) -> str:
    """The form of a token that is stored."""
    return hashlib.sha256(token.encode()).hexdigest()


def token_matches(token: str, stored: str | None) -> bool:
    """Whether a token belongs to a stored hash, in constant time."""
    return hmac.compare_digest(sealed(token), stored or "") and stored is not None


def find_seat(seats: Sequence[Seat], token: str) -> int | None:
    """The seat a token opens, or None. Every seat is compared, so timing does not tell which one came close."""
    found = None
    for seat in seats:
        if token_matches(token, seat.token):
            found = seat.seat
    return found


def clean_name(name: str) -> str:
    """A display name without control characters, with single spaces, of at most 24 characters (may be empty)."""
    printable = "".join(c if not unicodedata.category(c).startswith("C") else " " for c in name)
    return " ".join(printable.split())[:NAME_LIMIT].rstrip()


def table_id(spread: int = 90) -> str:
    """A speakable table id such as amber-owl-17; a larger `spread` gives longer numbers when short ones are taken."""
    return f"{secrets.choice(_QUALITIES)}-{secrets.choice(_CREATURES)}-{10 + secrets.randbelow(spread)}"
