"""What is counted in Black Rose Wars."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from counted import Census, Tables, spread
from magemoot.engine.events import Event, Ref
from magemoot.engine.session import Session
from magemoot.games.blackrose.catalogue import BOX, QUESTS, event_of, quest_of, spell_of
from magemoot.games.blackrose.result import bonus_points, totals

SOURCES: Mapping[str, str] = {
    "BR-21.4": "defeats",
    "BR-9.4": "quests",
    "BR-R43": "rooms",
    "BR-28.23": "stolen",
    "BR-8.5": "events that come",
    "BR-8.11": "events that leave",
    "BR-9.8": "quests put away",
    "BR-5.1": "effects of spells, rooms, quests, events",
}
"""By the rule of an entry in the chronicle: where power comes from."""
TARGET = (17, 33)
ROSE_TARGET = (5, 20)
ROUNDS_TARGET = (5, 9)


def census(session: Session[Any], events: Sequence[Event]) -> dict[str, Counter[Any]]:
    """The counts of one game."""
    t = session.position.state
    found: dict[str, Counter[Any]] = {
        name: Counter()
        for name in ("seats", "won", "rounds", "ended", "points", "spells", "prepared", "quests", "drawn", "events")
    }
    found["ended"][session.result.reason] += 1  # type: ignore[union-attr]
    found["rounds"][t.round] += 1
    for w in t.wizards:
        for kind, what in (("seat", w.seat), ("wizard", w.figure), ("school", w.school), ("book", w.book)):
            found["seats"][kind, what] += 1
            found["won"][kind, what] += w.seat in t.winners
    for points in bonus_points(t):
        for source, n in points.items():
            found["points"]["bonus: " + source] += n
    found["points"]["total"] = sum(totals(t))
    found["points"]["rose total"] = t.rose_power
    for event in events:
        _count(event, found)
    return found


def _count(event: Event, found: dict[str, Counter[Any]]) -> None:
    args = event.args
    match event.name:
        case "gain-power" | "lose-power":
            who = args["who"]
            of_the_rose = isinstance(who, Ref) and who.kind == "term"
            n = int(args["count"]) if event.name == "gain-power" else -int(args["count"])  # type: ignore[arg-type]
            found["points"][("rose: " if of_the_rose else "") + SOURCES.get(event.rule, event.rule)] += n
        case "reveal":
            spell = spell_of[_piece(args["card"])]
            side = args["side"]
            assert spell is not None
            assert isinstance(side, Ref)
            found["spells"][spell.id, str(side.id).removeprefix("side-")] += 1
        case "complete-quest":
            found["quests"][quest_of(_piece(args["card"])).id] += 1
        case "event-works" | "draw-event" | "lay-event":
            found["events" if event.name == "event-works" else "drawn"][event_of(_piece(args["card"])).id] += 1


def _piece(ref: Any) -> int:
    assert isinstance(ref, Ref)
    return int(ref.id)


def report(tables: Sequence[Tables]) -> str:
    """The counts in Markdown, of one kind of table after the other."""
    return "\n".join(_report(one.found, one.seats, one.games, one.head) for one in tables)


def _report(found: Census, seats: int, games: int, head: str) -> str:
    ended, rounds = found["ended"], found["rounds"]
    rose = 100 * ended["black-rose"] / games
    within = sum(n for r, n in rounds.items() if ROUNDS_TARGET[0] <= r <= ROUNDS_TARGET[1])
    lines = [
        "# Black Rose Wars: balance of the built-in pack",
        "",
        f"Written by `python benchmarks/balance.py blackrose`: {head}",
        "Most spells, quests and events are house designs, and their numbers are ours to tune; what has a source stays as it is.",
        "",
        f"- The Black Rose wins {rose:.1f} % (target {ROSE_TARGET[0]}–{ROSE_TARGET[1]} %).",
        f"- Rounds: {spread(rounds)}; {100 * within / games:.0f} % of the games take {ROUNDS_TARGET[0]} to {ROUNDS_TARGET[1]}.",
        "",
        "Of the games that a wizard won, so many were won from a seat, by a wizard, with a school or a starting list, as a",
        f"share of the games it would win if all seats were equal, times {100 / seats:.0f} % (target {TARGET[0]}–{TARGET[1]} % for wizards and schools):",
        "",
    ]
    by_wizards = games - ended["black-rose"]
    for kind in ("seat", "wizard", "school", "book"):
        lines += [f"| {kind} | played | share |", "| --- | ---: | ---: |"]
        for (of, what), played in sorted(found["seats"].items(), key=str):
            if of == kind:
                share = 100 * found["won"][of, what] / played * games / max(1, by_wizards)
                off = kind in ("wizard", "school") and not TARGET[0] <= share <= TARGET[1]
                lines.append(f"| {what} | {played} | {share:.1f} %{' ✗' if off else ''} |")
        lines.append("")
    lines += ["| Points of a wizard from | a game |", "| --- | ---: |"]
    points = found["points"]
    for source, n in sorted(points.items(), key=lambda item: -item[1]):
        if not source.startswith("rose"):
            lines.append(f"| {source} | {n / games / seats:.2f} |")
    lines += ["", "| Power of the Black Rose from | a game |", "| --- | ---: |"]
    for source, n in sorted(points.items(), key=lambda item: -item[1]):
        if source.startswith("rose"):
            lines.append(f"| {source.removeprefix('rose').removeprefix(': ').strip()} | {n / games:.2f} |")
    lines += ["", "## Cards that were never used", ""]
    lines += [
        "Bots prepare a spell with a side up that promises more than the other or nearly as much, so some halves they never use.",
        "",
    ]
    halves = [(s.id, side) for s in BOX.spells.values() for side in s.halves]
    dead = {
        "spells": [s.id for s in BOX.spells.values() if not any(found["spells"][s.id, side] for side in s.halves)],
        "halves of spells": [f"{id} ({side})" for id, side in halves if not found["spells"][id, side]],
        "quests": [q.id for q in QUESTS if not found["quests"][q.id]],
        "events": [id for id in BOX.events if not found["drawn"][id] and not found["events"][id]],
    }
    lines += [f"- {kind}: {', '.join(ids) or 'none'}" for kind, ids in dead.items()]
    lines += ["", "## How often", "", "| Seldom used halves of spells (a hundred games) | |", "| --- | ---: |"]
    seldom = sorted(halves, key=lambda half: found["spells"][half])[:25]
    lines += [f"| {id} ({side}) | {100 * found['spells'][id, side] / games:.1f} |" for id, side in seldom]
    lines += ["", "| Seldom completed quests (a hundred games) | |", "| --- | ---: |"]
    scarce = sorted(QUESTS, key=lambda q: found["quests"][q.id])[:25]
    lines += [f"| {q.id} (moon {q.moon}) | {100 * found['quests'][q.id] / games:.1f} |" for q in scarce]
    return "\n".join(lines) + "\n"
