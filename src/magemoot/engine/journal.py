"""A game on paper: its seed and its answers, with fingerprints on the way so that a replay cannot drift unnoticed."""

from __future__ import annotations

from typing import Any

import msgspec

from magemoot.engine.errors import JournalError

FORMAT = "magemoot-journal-1"
FINGERPRINT_EVERY = 20
"""After so many answers the journal notes a fingerprint."""


class Entry(msgspec.Struct, frozen=True, array_like=True, tag="a"):
    """One answer.

    Attributes:
        seat: who answered.
        number: the number of the decision.
        index: the place of the answer among the options, from 0.
        key: the key of the answer.
        reveals: whether a die was rolled or a hidden piece shown on the way to the next decision.
    """

    seat: int
    number: int
    index: int
    key: str
    reveals: bool


class Undone(msgspec.Struct, frozen=True, array_like=True, tag="u"):
    """Everything from decision `to` on was taken back by a seat, with the consent of others where it was needed."""

    seat: int
    to: int
    consent: tuple[int, ...]


class Fingerprint(msgspec.Struct, frozen=True, array_like=True, tag="f"):
    """After all the entries before it, the position had this fingerprint."""

    number: int
    fingerprint: str


Line = Entry | Undone | Fingerprint


class Journal(msgspec.Struct):
    """The record of one game, complete or not."""

    game: str
    rules_version: int
    content_hash: str
    seats: int
    seed: int
    options: dict[str, Any]
    lines: list[Line] = []
    format: str = FORMAT

    def answers(self) -> list[Entry]:
        """The answers that stand, undone ones left out."""
        standing: list[Entry] = []
        for line in self.lines:
            if isinstance(line, Entry):
                standing.append(line)
            elif isinstance(line, Undone):
                del standing[line.to :]
        return standing

    def to_json(self) -> bytes:
        """The journal as a JSON document, one line per entry so that people can read and compare it."""
        head = msgspec.to_builtins(self)
        lines = head.pop("lines")
        text = msgspec.json.encode(head)[:-1] + b',"lines":[\n'
        return text + b",\n".join(msgspec.json.encode(line) for line in lines) + b"\n]}\n"

    @classmethod
    def from_json(cls, data: bytes) -> Journal:
        """The journal that `to_json` wrote.

        Raises:
            JournalError: the document is no journal; the message says where it goes wrong.
        """
        try:
            journal = msgspec.json.decode(data, type=cls)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as e:
            raise JournalError(f"this is no magemoot journal: {e}") from e
        if journal.format != FORMAT:
            raise JournalError(f"this journal has format {journal.format!r}; this magemoot reads {FORMAT!r}")
        return journal
