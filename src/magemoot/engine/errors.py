"""Every error the engine raises on purpose. Messages say what was wrong, where, and what would be right."""

from __future__ import annotations


class MagemootError(Exception):
    """Base of all errors meant for a person to read."""

    code = "error"


class StateError(MagemootError):
    """A state class is declared in a way the engine cannot derive copies and views from."""

    code = "state"


class RuleError(MagemootError):
    """Rules code broke a promise: it asked without options, or never came to an end."""

    code = "rule"


class OptionError(MagemootError):
    """A game was asked for with an option, a value or a number of seats it does not have."""

    code = "bad-option"


class UnknownGame(MagemootError):
    """No game of that name is installed."""

    code = "unknown-game"


class PositionError(MagemootError):
    """Stored bytes are no position of this game, or a position cannot do what was asked of it."""

    code = "bad-position"


class JournalError(MagemootError):
    """A journal is unreadable, foreign, or leads to a different game than the one it recorded."""

    code = "bad-journal"


class AnswerRefused(MagemootError):
    """An answer was refused. Nothing has changed."""

    code = "refused"


class NotYourDecision(AnswerRefused):
    """The seat has nothing to decide now."""

    code = "not-your-decision"


class StaleAnswer(AnswerRefused):
    """The answer belongs to an earlier or later decision than the pending one."""

    code = "stale"


class UnknownChoice(AnswerRefused):
    """The answer is not among the options of the decision."""

    code = "unknown-choice"


class GameOver(AnswerRefused):
    """The game has ended; nothing is left to decide."""

    code = "game-over"


class UndoRefused(AnswerRefused):
    """The seat may not take back its last decision, or not without the consent of others."""

    code = "undo-refused"
