"""Looking things up: `games`, `rules`, `replay`, `check`."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import msgspec
import typer

from magemoot.cli.common import CommandError, GameArgument, JsonOption, app, print_json
from magemoot.engine.errors import MagemootError

if TYPE_CHECKING:
    from magemoot.engine.session import Session


@app.command(epilog="Example: magemoot games --json")
def games(as_json: JsonOption = False) -> None:
    """The installed games with their options."""
    from magemoot.lab.shelf import shelf

    found = shelf()
    if as_json:
        print_json(found)
        return
    for game in found:
        low, high = game.seats
        print(f"{game.id}: {game.name}, {low} to {high} seats, {game.cards.implemented} of {game.cards.kinds} cards")
        for name, option in game.options.items():
            values = ", ".join(map(str, option.values))
            print(f"  --option {name}={option.default}" + (f"  ({values})" if values else ""))


@app.command(epilog="Example: magemoot rules spellbook wild --lang en")
def rules(
    game: GameArgument,
    query: Annotated[str | None, typer.Argument(help="A rule's id (SB-8, SB-8.6) or words.", metavar="QUERY")] = None,
    lang: Annotated[str, typer.Option("--lang", help="pl, de or en.")] = "en",
) -> None:
    """The rulebook of a game: all of it, a chapter, a rule, or the rules that mention something."""
    from magemoot import text
    from magemoot.games import find

    find(game)
    if lang not in text.LANGUAGES:
        raise CommandError(f"rules: no language {lang!r}; there are {', '.join(text.LANGUAGES)}")
    book = text.rulebook(game, lang)
    found = [rule for rule in book if query is None or _mentions(rule, query)]
    if not found:
        raise CommandError(
            f"rules {game}: nothing in the rulebook mentions {query!r}; try an id such as {book[0].id}", 1
        )
    chapter = ""
    for rule in found:
        if rule.chapter != chapter:
            print(f"{rule.chapter}\n" if not chapter else f"\n{rule.chapter}\n")
            chapter = rule.chapter
        print(f"  {rule.id}  {rule.text}")


def _mentions(rule: Any, query: str) -> bool:
    asked = query.strip().casefold()
    id = rule.id.casefold()
    return id == asked or id.startswith(f"{asked}.") or asked in rule.text.casefold()


@app.command(epilog="Example: magemoot replay spellbook-7.json --at 40")
def replay(
    file: Annotated[Path, typer.Argument(help="A journal: an exported game.", metavar="FILE")],
    at: Annotated[
        int | None, typer.Option("--at", help="Show the table before decision N.", metavar="N", min=0)
    ] = None,
    as_json: JsonOption = False,
) -> None:
    """Play a recorded game again, checking every answer and fingerprint, and show where it leads.

    A journal that is damaged, foreign, or leads elsewhere is refused with the reason (exit code 1).
    """
    import magemoot
    from magemoot.engine.journal import Journal
    from magemoot.lab.story import chronicle, story

    try:
        data = file.read_bytes()
    except OSError as error:
        raise CommandError(f"{file}: cannot be read ({error.strerror}); name a journal file") from error
    try:
        journal = Journal.from_json(data)
        session: Session[Any] = magemoot.replay(journal)
        if at is not None:
            answers = journal.answers()
            if at > len(answers):
                raise CommandError(f"replay: --at {at}: the game has decisions 0 to {len(answers)}")
            session = magemoot.replay(msgspec.structs.replace(journal, lines=list(answers[:at])))
    except MagemootError as error:
        raise CommandError(f"{file}: {error}", 1) from error
    if as_json:
        print_json(story(session, at))
        return
    for line in chronicle(session):
        print(line)
    found = story(session, at)
    print(f"\n{found.game}, {found.seats} seats, seed {found.seed}: {found.decisions} decisions, all as recorded.")
    for pending in found.pending:
        print(f"Seat {pending.seat} decides {pending.ask}: {', '.join(pending.options)}")
    if found.result is not None:
        print(f"Ended by {found.result.reason}: points {found.result.scores}, places {found.result.places}.")
    print(f"Fingerprint {found.fingerprint}")


@app.command(epilog="Example: magemoot check --json")
def check(as_json: JsonOption = False) -> None:
    """Look for mistakes in content, texts, cards and rules. Exit code 1 when there are any."""
    try:
        from magemoot.lab.check import run as look
    except ModuleNotFoundError as error:
        raise CommandError(f"check: {error.name} is not installed; install the development dependencies", 1) from error

    found = look()
    if as_json:
        print_json(found)
    else:
        for kind, findings in (("error", found.errors), ("warning", found.warnings)):
            for finding in findings:
                print(f"{kind}: {finding.where}: {finding.message} [{finding.code}]")
        print(
            f"{len(found.errors)} errors, {len(found.warnings)} warnings; messages "
            + ", ".join(f"{lang} {count}" for lang, count in found.counts.messages.items())
            + "; cards "
            + ", ".join(f"{game} {count}" for game, count in found.counts.cards.items())
        )
    if found.errors:
        raise typer.Exit(1)
