"""Refusals: what was wrong, where, and what would be right, with a code that readers translate."""

from __future__ import annotations

import traceback
from http import HTTPStatus
from pathlib import Path
from typing import Any

__all__ = ["Refusal", "StoreUnavailable", "kind_and_place"]


class Refusal(Exception):
    """A request that changes nothing. `code` is stable (message id `error-<code>`), `status` is the HTTP status."""

    def __init__(
        self, code: str, message: str, *, status: int = HTTPStatus.UNPROCESSABLE_ENTITY, **args: int | str
    ) -> None:
        super().__init__(message)
        self.code = code
        self.message = message
        self.status = int(status)
        self.facts: dict[str, Any] = args


class StoreUnavailable(Exception):
    """The data folder or the database cannot be used; the text is one sentence fit for a terminal."""


def kind_and_place(error: BaseException) -> str:
    """What went wrong and where, for the log. The error's text is left out: it might name what is hidden."""
    frames = traceback.extract_tb(error.__traceback__)
    place = f"{Path(frames[-1].filename).name}:{frames[-1].lineno}" if frames else "nowhere"
    return f"{type(error).__name__} at {place}"
