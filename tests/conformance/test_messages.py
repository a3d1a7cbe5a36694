"""Every message that games really say, found by playing them, exists in every language."""

from __future__ import annotations

import re
from typing import Any

import pytest

import magemoot
from magemoot import text
from magemoot.engine.events import Ref
from magemoot.engine.game import Game
from tests.conformance import laws
from tests.conformance.tables import laid

TABLES = 10
"""So many tables of each number of seats are played to hear what is said."""


def said(game: Game[Any]) -> set[str]:
    """All message ids of options, questions, the chronicle and results, with the terms among their arguments."""
    ids = {f"token-{kind}" for kind in game.catalogue.kinds} | {"token-face-down"}
    for seats in range(game.min_seats, game.max_seats + 1):
        for table in laid(game, seats, TABLES, 9_000):
            for session, _ in laws.walk_session(table):
                for decision in session.decisions:
                    ids |= {f"ask-{decision.ask}", *terms(decision.args)}
                    for option in decision.options:
                        ids |= {option.message, *terms(option.args)}
            for event in session.events:
                ids |= {f"log-{event.name}", *terms(event.args)}
            result = session.result
            assert result is not None
            ids |= {f"end-{result.reason}", *(f"tie-{name}" for name in result.tie_breaks)}
    return ids


def terms(args: dict[str, Any]) -> set[str]:
    return {str(arg.id) for arg in args.values() if isinstance(arg, Ref) and arg.kind == "term"}


@pytest.mark.parametrize("id", sorted(magemoot.games()))
def test_every_message_exists_in_every_language(id: str) -> None:
    ids = said(magemoot.games()[id])
    missing = {}
    for lang in text.LANGUAGES:
        known = set(re.findall(r"^([A-Za-z][\w-]*) *=", text.source(lang, id), re.MULTILINE))
        missing[lang] = sorted(ids - known)
    assert missing == {lang: [] for lang in text.LANGUAGES}
