"""What is counted in Weirdwood Manor."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from magemoot.engine.events import Event, Ref
from magemoot.engine.session import Session
from magemoot.games.weirdwood.catalogue import BOX, MONSTER_CARDS, action, companion, monster_card, tactic
from magemoot.games.weirdwood.ending import WON
from magemoot.games.weirdwood.result import REASONS, health_left
from magemoot.games.weirdwood.state import OGRE, THERUS, WRAITH

TARGETS: Mapping[str, tuple[int, int]] = {OGRE: (45, 65), WRAITH: (35, 55), THERUS: (30, 50)}
"""How many games in a hundred three `adept` wardens should win."""
NEAR = 10
"""So far from the mean a character may win, in hundredths."""


def census(session: Session[Any], events: Sequence[Event]) -> dict[str, Counter[Any]]:
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
    for event in events:
        _count(event, found)
    return found


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


def report(found: dict[str, Counter[Any]], seats: int, games: int, head: str) -> str:
    """The counts in Markdown."""
    monster = next(iter(found["monster"]))
    low, high = TARGETS[monster]
    won = 100 * found["ended"][WON] / games
    left = found["left"]
    lines = [
        f"# Weirdwood Manor: balance against the Monster `{monster}`",
        "",
        f"Written by `python benchmarks/balance.py weirdwood`: {head}",
        "",
        f"- Won: {won:.1f} % (target for three `adept` wardens: {low}–{high} %).",
        f"- Day of the end: {_spread(found['days'])}; {found['turns']['all'] / games:.1f} turns a game.",
        f"- At the end the Monster had {left['health'] / games:.1f} Health. A warden had forged",
        f"  {left['dice'] / games / seats:.1f} dice and held {left['tokens'] / games / seats:.1f} resources.",
        f"- Attacks a game: {found['attacks']['monster'] / games:.1f} on the Monster,",
        f"  {found['attacks']['scarabs'] / games:.1f} on Scarabs.",
        "",
        "| How it ended | games | share |",
        "| --- | ---: | ---: |",
    ]
    lines += [
        f"| {reason} | {found['ended'][reason]} | {100 * found['ended'][reason] / games:.1f} % |"
        for reason in REASONS
        if found["ended"][reason]
    ]
    lines += ["", f"Characters, and whether they win more than {NEAR} in a hundred more or less often than all:", ""]
    lines += ["| character | played | won |", "| --- | ---: | ---: |"]
    for name, played in sorted(found["seats"].items()):
        share = 100 * found["won"][name] / played
        lines.append(f"| {name} | {played} | {share:.1f} %{' ✗' if abs(share - won) > NEAR else ''} |")
    unused = {
        "Action Cards": [id for id in BOX.actions if not found["actions"][id]],
        "Tactics cards": [id for id in BOX.tactics if not found["tactics"][id]],
        "Companions": [id for id in BOX.companions if not found["companions"][id]],
        "Monster cards": [id for id in MONSTER_CARDS[monster] if not found["cards"][id]],
    }
    lines += ["", "Cards that were never played, recruited or drawn:", ""]
    lines += [f"- {kind}: {', '.join(ids) or 'none'}" for kind, ids in unused.items()]
    return "\n".join(lines) + "\n"


def _spread(counts: Counter[Any]) -> str:
    total = sum(counts.values())
    return ", ".join(f"{value}: {100 * n / total:.0f} %" for value, n in sorted(counts.items()))
