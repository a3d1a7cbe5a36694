"""The linter behind `magemoot check`: content, cards, texts and rules, checked without playing.

Each finding has a code, a place and one plain sentence. Errors are what a player or an author would run into; a warning
says what could not be checked here.
"""

from __future__ import annotations

import ast
import re
import tomllib
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from importlib import import_module
from itertools import zip_longest
from pathlib import Path

import msgspec
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

import magemoot
from magemoot import text
from magemoot.engine.content import Card, ContentError
from magemoot.engine.game import OptionSpec
from magemoot.games import find, ids

PACKAGE = Path(magemoot.__file__).parent
TESTS = PACKAGE.parents[1] / "tests"
_RULE = re.compile(r"\b([A-Z]{2})-(R?\d+(?:\.\d+)?)(?:[–-]R?(\d+(?:\.\d+)?))?")

_CHAPTER = re.compile(r"\d*")


class Finding(msgspec.Struct, frozen=True, order=True):
    """One thing that is wrong: a code, the file or id it is about, and a sentence."""

    code: str
    where: str
    message: str


class Counts(msgspec.Struct, frozen=True):
    """How much was looked at: messages of each language, cards of each game."""

    messages: dict[str, int]
    cards: dict[str, int]


class Report(msgspec.Struct, frozen=True):
    """What `magemoot check` found; as JSON it has the shape that the command line promises."""

    errors: list[Finding]
    warnings: list[Finding]
    counts: Counts


class Message(msgspec.Struct, frozen=True):
    """A Fluent message: the attributes it has, the variables it takes, and the words it says."""

    attributes: frozenset[str]
    variables: frozenset[str]
    words: str


Messages = dict[str, Message]


def run(tests: Path = TESTS) -> Report:
    """Check everything that is installed; `tests` is the folder of the test suite, if there is one."""
    errors: list[Finding] = []
    warnings: list[Finding] = []
    cards: dict[str, int] = {}
    shell = {lang: text.source(lang, text.SHELL) for lang in text.LANGUAGES}
    counts = {lang: len(read_messages(source)[0]) for lang, source in shell.items()}
    errors += check_texts(text.SHELL, shell)
    for game in ids():
        sources = {lang: text.source(lang, game).removeprefix(shell[lang]) for lang in text.LANGUAGES}
        errors += check_texts(game, sources)
        messages = {lang: read_messages(source)[0] for lang, source in sources.items()}
        for lang in text.LANGUAGES:
            counts[lang] += len(messages[lang])
        try:
            found = find(game)
            catalogue: tuple[Card, ...] = import_module(f"magemoot.games.{game}.catalogue").CARDS
        except ContentError as error:
            errors.append(Finding(error.code, error.where, f"{error.problem}."))
            continue
        cards[game] = len(catalogue)
        errors += check_cards(game, catalogue, messages)
        errors += check_needed(game, messages, needed(PACKAGE / "games" / game, found.options, found.catalogue.kinds))
        errors += check_waits(game, messages)
        errors += check_rules(game, PACKAGE / "games" / game)
        errors += check_rulebooks(game, PACKAGE / "games" / game / "rulebook")
        if (tests / "games" / game).is_dir():
            errors += check_tested(game, catalogue, tests / "games" / game)
        else:
            warnings.append(
                Finding("NO-TESTS", game, "The tests are not here, so cards without one were not looked for.")
            )
    return Report(sorted(errors), warnings, Counts(counts, cards))


# ------------------------------------------------------------------ texts


@cache
def read_messages(source: str) -> tuple[Messages, list[str], list[str]]:
    """The messages of a Fluent source, the ids it defines twice, and the pieces that are no Fluent at all."""
    messages: Messages = {}
    twice: list[str] = []
    junk: list[str] = []
    for entry in FluentParser(with_spans=False).parse(source).body:
        if isinstance(entry, ftl.Junk):
            junk.append((entry.content or "").strip().splitlines()[0])
        elif isinstance(entry, ftl.Message):
            if entry.id.name in messages:
                twice.append(entry.id.name)
            nodes = list(_nodes(entry))
            messages[entry.id.name] = Message(
                frozenset(attribute.id.name for attribute in entry.attributes),
                frozenset(node.id.name for node in nodes if isinstance(node, ftl.VariableReference)),
                " ".join(node.value for node in nodes if isinstance(node, ftl.TextElement)),
            )
    return messages, twice, junk


def check_texts(owner: str, sources: Mapping[str, str]) -> list[Finding]:
    """TEXT-JUNK, TEXT-TWICE, TEXT-MISSING, TEXT-HELP, TEXT-VARS: the languages of one owner say the same things."""
    findings: list[Finding] = []
    read: dict[str, Messages] = {}
    for lang, source in sources.items():
        read[lang], twice, junk = read_messages(source)
        place = f"{owner}/{lang}.ftl"
        findings += [
            Finding("TEXT-JUNK", place, f"Not Fluent, so nobody will ever read it: {line!r}.") for line in junk
        ]
        findings += [Finding("TEXT-TWICE", f"{place}: {id}", "Defined twice; only the first is read.") for id in twice]
    for id in sorted({id for messages in read.values() for id in messages}):
        having = [lang for lang in read if id in read[lang]]
        for lang in read:
            if lang not in having:
                findings.append(
                    Finding("TEXT-MISSING", f"{owner}/{lang}.ftl: {id}", f"Missing, though {having[0]} has it.")
                )
        findings += _compare(owner, id, {lang: read[lang][id] for lang in having})
    return findings


def _compare(owner: str, id: str, versions: Mapping[str, Message]) -> Iterator[Finding]:
    """What the languages of one message disagree about: its variables and whether it has a `.help`."""
    first, *others = versions
    for lang in others:
        place = f"{owner}/{lang}.ftl: {id}"
        mine, theirs = versions[lang].variables, versions[first].variables
        if mine != theirs:
            yield Finding("TEXT-VARS", place, f"Takes {_list(mine)}, but in {first} it takes {_list(theirs)}.")
        if ("help" in versions[lang].attributes) != ("help" in versions[first].attributes):
            yield Finding("TEXT-HELP", place, f"One of {first} and {lang} has a .help, the other has not.")


def needed(folder: Path, options: Mapping[str, OptionSpec], kinds: Iterable[str]) -> dict[str, str]:
    """The message ids that a game's code and options call for, each with the place that does."""
    wanted = {f"token-{kind}": "the pieces" for kind in kinds}
    for name, spec in options.items():
        wanted[f"opt-{name}"] = "the game's options"
        if spec.kind == "choice":
            wanted |= {f"opt-{name}-{value}": "the game's options" for value in spec.values}
    for path in sorted(folder.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call):
                wanted |= dict.fromkeys(_asked(node), path.name)
    return wanted


def check_needed(game: str, messages: Mapping[str, Messages], wanted: Mapping[str, str]) -> list[Finding]:
    """TEXT-UNSAID: something in the game has no words in a language."""
    return [
        Finding("TEXT-UNSAID", f"{game}/{lang}.ftl: {id}", f"Missing, though {place} needs it.")
        for lang, known in messages.items()
        for id, place in wanted.items()
        if id not in known
    ]


def check_waits(game: str, messages: Mapping[str, Messages]) -> list[Finding]:
    """TEXT-WAIT: every question `ask-…` has a `wait-…` for those who wait, which is told no variables, and vice versa."""
    findings: list[Finding] = []
    for lang, known in messages.items():
        for id, message in known.items():
            kind, _, name = id.partition("-")
            place = f"{game}/{lang}.ftl: wait-{name}"
            if kind == "ask" and f"wait-{name}" not in known:
                findings.append(Finding("TEXT-WAIT", place, f"Missing, though others wait for the answer to {id}."))
            elif kind == "wait" and f"ask-{name}" not in known:
                findings.append(Finding("TEXT-WAIT", place, f"Nobody waits for that: there is no ask-{name}."))
            elif kind == "wait" and message.variables:
                findings.append(Finding("TEXT-WAIT", place, f"Takes {_list(message.variables)}, but is told nothing."))
    return findings


def _asked(call: ast.Call) -> Iterator[str]:
    """The ids that a call of Choose, several or note leads to: `ask-…` and `log-…`."""
    name = (
        call.func.id
        if isinstance(call.func, ast.Name)
        else call.func.attr
        if isinstance(call.func, ast.Attribute)
        else ""
    )
    if name in ("Choose", "several", "in_order", "window") and len(call.args) > 1:
        yield from (f"ask-{word}" for word in _words(call.args[1]))
    elif name == "note" and call.args:
        yield from (f"log-{word}" for word in _words(call.args[0]))


def _words(node: ast.expr) -> Iterator[str]:
    """The words an argument can be: a constant, or either side of `a if … else b`."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value
    elif isinstance(node, ast.IfExp):
        yield from _words(node.body)
        yield from _words(node.orelse)


def _nodes(node: ftl.BaseNode) -> Iterator[ftl.BaseNode]:
    """A Fluent node and everything in it."""
    yield node
    for value in vars(node).values():
        for part in value if isinstance(value, list) else [value]:
            if isinstance(part, ftl.BaseNode):
                yield from _nodes(part)


def _list(names: Iterable[str]) -> str:
    """Variables as a sentence names them."""
    return ", ".join(f"${name}" for name in sorted(names)) or "nothing"


# ------------------------------------------------------------------ cards


def check_cards(game: str, cards: Iterable[Card], messages: Mapping[str, Messages]) -> list[Finding]:
    """CARD-NOTEXT, CARD-NUMBER: every card says what it does, in every language, with the numbers of its effect."""
    findings: list[Finding] = []
    for card in cards:
        for id, numbers in card.texts.items():
            for lang, known in messages.items():
                place = f"{game}/{lang}.ftl: {id}"
                if id not in known:
                    findings.append(Finding("CARD-NOTEXT", place, f"The card {card.id} has no such text."))
                    continue
                said = {int(number) for number in re.findall(r"\d+", known[id].words)}
                findings += [
                    Finding("CARD-NUMBER", place, f"Does not say the {number} of its effect.")
                    for number in sorted(set(numbers) - said)
                ]
    return findings


def check_tested(game: str, cards: Iterable[Card], tests: Path) -> list[Finding]:
    """CARD-NOTEST: every part of a card is named by a test ("sacrifice-4", "sacrifice at 4"), or its rule is cited."""
    source = "\n".join(path.read_text("utf-8") for path in sorted(tests.rglob("test_*.py")))
    cited, source = set(_cited(source)), source.lower()
    return [
        Finding("CARD-NOTEST", f"{game}: {part}", f"No test names {part} or cites {rule}.")
        for card in cards
        for part, rule in card.parts.items()
        if rule not in cited and not _named(part.lower(), source)
    ]


def _named(part: str, source: str) -> bool:
    """Whether a part is named in a text, both in small letters."""
    spelt, word = re.compile(_spelt(part)), re.split("[_-]", part)[0]
    at = source.find(word)
    while at >= 0 and not spelt.match(source, at):
        at = source.find(word, at + 1)
    return at >= 0


def _spelt(part: str) -> str:
    """A pattern for the ways a test, in small letters, may write a part: sacrifice-4, sacrifice_4, "sacrifice at level 4"."""
    name, _, level = part.rpartition("-")
    return rf"{re.escape(name).replace('_', '[_ ]')}[\W_]{{0,3}}(?:(?:at|level)[\W_]){{0,2}}{level}(?!\d)"


# ------------------------------------------------------------------ rules


def check_rules(game: str, folder: Path, rules: Iterable[str] | None = None) -> list[Finding]:
    """RULE-UNKNOWN, RULES-MISSING: every rule that a game's code, content or texts cite stands in its rulebook."""
    try:
        known = set(rules) if rules is not None else {rule.id for rule in text.rulebook(game)}
    except LookupError:
        return [Finding("RULES-MISSING", game, "The game has no rulebook, so nobody can look a rule up.")]
    games = {id.partition("-")[0] for id in known}
    chapters = {id.partition(".")[0] for id in known}
    return [
        Finding(
            "RULE-UNKNOWN", path.relative_to(folder.parent).as_posix(), f"Cites {id}, which the rulebook does not have."
        )
        for path in sorted(folder.rglob("*"))
        if path.suffix in (".py", ".toml", ".ftl") and path.parent.name != "rulebook"
        for id in sorted(set(_cited(path.read_text("utf-8"))))
        if id.partition("-")[0] in games and id not in known and id not in chapters
    ]


def check_rulebooks(game: str, folder: Path) -> list[Finding]:
    """RULES-LANGUAGE: the rulebook of every language has the same rules in the same chapters and order as the English one."""
    findings = []
    wanted = _numbers(folder / f"{text.FALLBACK}.toml")
    for language in text.LANGUAGES:
        file = folder / f"{language}.toml"
        place = f"{game}/rulebook/{file.name}"
        if not file.exists():
            findings.append(Finding("RULES-LANGUAGE", place, "Missing: this game has no rulebook in this language."))
        elif (found := _numbers(file)) != wanted:
            first = next((mine or theirs for mine, theirs in zip_longest(wanted, found) if mine != theirs), "")
            findings.append(
                Finding("RULES-LANGUAGE", place, f"Not the rules of {text.FALLBACK}.toml, from {first} on.")
            )
    return findings


def _numbers(file: Path) -> list[str]:
    """The numbers of chapters and the ids of rules in a rulebook, in order; nothing where there is none."""
    if not file.exists():
        return []
    chapters = tomllib.loads(file.read_text("utf-8"))["chapter"]
    return [number for c in chapters for number in (_CHAPTER.match(c["title"])[0], *c["rules"])]  # type: ignore[index]


def _cited(source: str) -> Iterator[str]:
    """The rule ids a text cites; of a run ("SB-13.2–13.5") each rule of it."""
    for match in _RULE.finditer(source):
        prefix, first, last = match.groups()
        yield f"{prefix}-{first}"
        if last is not None:
            stem, dot, number = (
                first.rpartition(".") if "." in first else ("R" if first[0] == "R" else "", "", first.lstrip("R"))
            )
            end = last.rpartition(".")[2]
            yield from (f"{prefix}-{stem}{dot}{n}" for n in range(int(number) + 1, int(end) + 1))
