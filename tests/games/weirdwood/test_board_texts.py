"""What is said of the Monsters' boards: the numbers of the content, in every language."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator

import pytest

from magemoot import text
from magemoot.games.weirdwood.boards import HealthScale, MonsterStates
from magemoot.games.weirdwood.catalogue import BOX
from magemoot.games.weirdwood.vocabulary import STATES

NUMBERS_OF_CHARACTERS = (1, 2, 3, 4, 5)
ONE_HIT = (1, 1)
"""Each unblocked Hit takes 1 and gives 1 PP."""


def days(states: MonsterStates) -> Iterator[int]:
    for state in STATES:
        part = getattr(states, state)
        yield from (part.first, part.last)


def by_characters(base: int, scaled: dict[str, int]) -> tuple[int, ...]:
    """The base value, and those for one to five characters."""
    return (base, *NUMBERS_OF_CHARACTERS, *(scaled.get(str(n), base) for n in NUMBERS_OF_CHARACTERS))


def of_health(health: HealthScale) -> tuple[int, ...]:
    return (*by_characters(health.start, health.start_by_characters), health.max, health.min, *ONE_HIT)


def of_ogre() -> Iterator[tuple[str, Iterable[int]]]:
    ogre = BOX.ogre
    lady, track = ogre.lady_health, ogre.curse_track
    yield "states", days(ogre.states)
    yield "curse-threat", by_characters(track.loss_at, track.loss_at_by_characters)
    yield "lady-health", (*by_characters(lady.start, lady.start_by_characters), 1, lady.loss_at)
    yield "lady", (ogre.lady.battle_hits, sum(ogre.lady.move_cost.values()))
    areas = {name: getattr(ogre.health.areas, name) for name in ("head", "torso", "arms")}
    yield "health", (sum(row.cubes for area in areas.values() for row in area.rows), *ONE_HIT)
    for name, area in areas.items():
        cubes = [row.cubes for row in area.rows]
        yield name, (sum(cubes), len(cubes), *set(cubes))
        yield f"{name}-empty", (abs(n) for n in area.when_empty.values())


def of_wraith() -> Iterator[tuple[str, Iterable[int]]]:
    wraith = BOX.wraith
    force = wraith.life_force
    yield "states", days(wraith.states)
    yield "health", of_health(wraith.health)
    yield "health-spawn", (*wraith.rise.to, 1)
    yield "life-force", (*by_characters(force.start, force.start_by_characters), force.max, force.loss_at)
    yield "life-force-move", (force.lady_move_at, sum(force.lady_move_cost.values()))
    for number, hits in enumerate(force.battle_hits, 1):
        yield f"life-force-hits-{number}", (hits.first, hits.last, hits.hits)


def of_therus() -> Iterator[tuple[str, Iterable[int]]]:
    therus = BOX.therus
    spell, track, counter = therus.spell, therus.possession, therus.counter_spell
    yield "states", days(therus.states)
    yield "health", of_health(therus.health)
    yield "health-plan", (*therus.health.plan_card_on_fall_to, 1)
    yield "spell-plan", (*spell.plan_card_on_space, 1)
    yield "spell-cast", (spell.arms, spell.arm_length, spell.start, 1)
    for state in STATES:
        part = getattr(therus.states, state)
        yield f"spell-strengthen-{state}", (part.first, part.last, spell.strengthen_on_spend[state])
    last = len(track.spaces) - 1
    yield "possession", (last + 1, track.loss_at, last, track.start)
    for number, space in enumerate(track.spaces):
        if number != track.loss_at:
            steps = [abs(step["n"]) for step in (*space.from_right, *space.from_left)]
            hits = [n for n in (space.hits_for_therus, space.hits_for_player) if n > 0]
            yield f"possession-{number}", (*steps, *hits)
    yield "counter-spell", (*counter.cost.values(), counter.pp, counter.steps)


BOARDS = {"chaos-ogre": of_ogre, "min-wraith": of_wraith, "therus": of_therus}
SAID = [
    (f"monster-{board}-{part}-text", tuple(numbers)) for board, parts in BOARDS.items() for part, numbers in parts()
]


@pytest.mark.parametrize(("message", "numbers"), SAID, ids=[message for message, _ in SAID])
@pytest.mark.parametrize("language", text.LANGUAGES)
def test_a_board_says_the_numbers_of_the_content(language: str, message: str, numbers: tuple[int, ...]) -> None:
    told = re.findall(r"\d+", text.format(message, {}, language, game="weirdwood"))
    assert sorted(map(int, told)) == sorted(numbers)
