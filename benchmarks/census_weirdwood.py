"""What is counted in Weirdwood Manor."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from counted import Census, Tables, interval, spread
from magemoot.engine.events import Event, Ref
from magemoot.engine.session import Session
from magemoot.games.weirdwood.catalogue import BOX, MONSTER_CARDS, action, companion, monster_card, tactic
from magemoot.games.weirdwood.ending import LOSSES, WON
from magemoot.games.weirdwood.result import health_at_start, health_left
from magemoot.games.weirdwood.state import OGRE, THERUS, WRAITH

TARGETS: Mapping[str, tuple[int, int]] = {OGRE: (45, 65), WRAITH: (35, 55), THERUS: (30, 50)}
"""How many games in a hundred three `adept` wardens should win."""
NEAR = 10
"""So far from the mean a character may win, in hundredths."""
ENOUGH = 100
"""Fewer games than this say little of single characters and cards."""


def census(session: Session[Any], events: Sequence[Event]) -> Census:
    """The counts of one game."""
    t = session.position.state
    won = session.result is not None and bool(session.result.winners)
    found: dict[str, Counter[Any]] = {
        name: Counter()
        for name in (
            "ended",
            "days",
            "turns",
            "left",
            "seats",
            "won",
            "actions",
            "tactics",
            "companions",
            "cards",
            "attacks",
            "monster",
            "hurt",
        )
    }
    found["monster"][t.monster] += 1
    found["ended"][t.end] += 1
    found["days"][t.day] += 1
    found["turns"]["all"] += t.round
    found["left"]["health"] += health_left(t)
    for w in t.wardens:
        found["seats"][w.character] += 1
        found["won"][w.character] += won
        found["left"]["tokens"] += w.min + w.knowledge + w.scarab
        found["left"]["dice"] += len(w.dice)
        found["left"]["companions"] += len(w.companions)
    for event in events:
        _count(event, found)
    _count_hurt(events, health_at_start(t), found["hurt"])
    return found


def _count_hurt(events: Sequence[Event], health: int, hurt: Counter[Any]) -> None:
    """By which rules the Monster lost Health, from so much at the start."""
    for event in events:
        match event.name:
            case "ogre-cube":
                hurt[event.rule] += 1
            case "monster-hurt" | "monster-heals":
                now = event.args["now"]
                assert isinstance(now, int)
                hurt[event.rule] += max(0, health - now)
                health = now
            case _:
                pass


def _count(event: Event, found: dict[str, Counter[Any]]) -> None:
    args = event.args
    match event.name:
        case "play":
            found["actions"][action(_piece(args["card"])).id] += 1
        case "play-tactic":
            found["tactics"][tactic(_piece(args["card"])).id] += 1
        case "recruit":
            found["companions"][companion(_piece(args["card"])).id] += 1
        case "monster-card":
            found["cards"][monster_card(_piece(args["card"])).id] += 1
        case "attack":
            enemy = args["enemy"]
            assert isinstance(enemy, Ref)
            found["attacks"]["scarabs" if enemy.id == "enemy-scarabs" else "monster"] += 1
        case _:
            pass


def _piece(ref: Any) -> int:
    assert isinstance(ref, Ref)
    return int(ref.id)


def report(tables: Sequence[Tables]) -> str:
    """The counts in Markdown: all kinds of tables side by side, then what happened at each."""
    monster = next(iter(tables[0].found["monster"]))
    low, high = TARGETS[monster]
    lines = [
        f"# Weirdwood Manor: balance against the Monster `{monster}`",
        "",
        f"Written by `python benchmarks/balance.py weirdwood`. Three `adept` wardens should win {low}–{high} % of their games.",
        "",
        "| wardens | bots | options | games | won | 95 % interval | ways to lose |",
        "| ---: | --- | --- | ---: | ---: | ---: | --- |",
        *map(_line, tables),
    ]
    for one in tables:
        lines += ["", *_section(one)]
    return "\n".join(lines) + "\n"


def _line(one: Tables) -> str:
    """A kind of tables as a line among others."""
    ended = one.found["ended"]
    won = ended[WON] / one.games
    low, high = interval(won, one.games)
    lost = [f"{reason} {100 * ended[reason] / one.games:.0f} %" for reason in LOSSES if ended[reason]]
    figures = f"{100 * won:.1f} % | {100 * low:.1f}–{100 * high:.1f} %"
    options = one.options.replace(f"`monster={next(iter(one.found['monster']))}`", "")
    options = " ".join(options.split()) or "no options"
    return f"| {one.seats} | `{one.bots}` | {options} | {one.games} | {figures} | {', '.join(lost)} |"


def _by_rule(hurt: Counter[Any], games: int) -> str:
    """Rules and how much Health they took off the Monster a game."""
    return ", ".join(f"{rule} {n / games:.1f}" for rule, n in hurt.most_common() if n) or "none"


def _section(one: Tables) -> list[str]:
    """What happened at one kind of tables."""
    found, games, seats = one.found, one.games, one.seats
    won = 100 * found["ended"][WON] / games
    left = found["left"]
    lines = [
        f"## {seats} `{one.bots}`, {one.options}",
        "",
        one.head,
        "",
        f"- Day of the end: {spread(found['days'])}; {found['turns']['all'] / games:.1f} turns a game.",
        f"- At the end the Monster had {left['health'] / games:.1f} Health. A warden had forged",
        f"  {left['dice'] / games / seats:.1f} dice, had {left['companions'] / games / seats:.2f} Companions and held {left['tokens'] / games / seats:.1f} resources.",
        f"- Attacks a game: {found['attacks']['monster'] / games:.1f} on the Monster,",
        f"  {found['attacks']['scarabs'] / games:.1f} on Scarabs.",
        f"- Health taken off the Monster a game, by rule: {_by_rule(found['hurt'], games)}.",
    ]
    if games < ENOUGH:
        return lines
    lines += [
        "",
        f"Characters, and whether they win more than {NEAR} in a hundred more or less often than all:",
        "",
        "| character | played | won |",
        "| --- | ---: | ---: |",
    ]
    for name, played in sorted(found["seats"].items()):
        share = 100 * found["won"][name] / played
        lines.append(f"| {name} | {played} | {share:.1f} %{' ✗' if abs(share - won) > NEAR else ''} |")
    monster = next(iter(found["monster"]))
    unused = {
        "Action Cards": [id for id in BOX.actions if not found["actions"][id]],
        "Tactics cards": [id for id in BOX.tactics if not found["tactics"][id]],
        "Companions": [id for id in BOX.companions if not found["companions"][id]],
        "Monster cards": [id for id in MONSTER_CARDS[monster] if not found["cards"][id]],
    }
    lines += ["", "Cards that were never played, recruited or drawn:", ""]
    return [*lines, *(f"- {kind}: {', '.join(ids) or 'none'}" for kind, ids in unused.items())]
