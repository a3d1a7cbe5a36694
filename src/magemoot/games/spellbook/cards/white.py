"""White spells: steam (SB-17)."""

from __future__ import annotations

from magemoot.engine.errors import RuleError
from magemoot.engine.events import seat, term
from magemoot.engine.pieces import distinct
from magemoot.engine.play import Choose, Play, several
from magemoot.games.spellbook.atoms import (
    as_if_discarded,
    discard,
    discard_from_altar,
    draw,
    draw_to_altar,
    move_level,
    room,
    store,
    take,
)
from magemoot.games.spellbook.cards.common import discard_one, of_rune
from magemoot.games.spellbook.catalogue import (
    BASE_DRAW,
    BASE_TAKE,
    LEVELS,
    SOLO_CLONE_LEVEL,
    SPELL,
    SPELLS,
    Level,
    kind_of,
    rune_of,
)
from magemoot.games.spellbook.learning import learn, learnable
from magemoot.games.spellbook.menus import base_actions, offered, phase_of, resolve, words_for
from magemoot.games.spellbook.registry import ACTIONS, spell
from magemoot.games.spellbook.state import MIDDAY, MORNING, Mage, Spellbook, is_solo, others

TIME_TRAVEL = SPELL["time_travel"]
CLONE = SPELL["clone"]


def raisable(t: Spellbook, me: Mage) -> list[str]:
    """SB-R28: your learned spells on level 3 or 4, time travel excepted."""
    return [
        SPELLS[t.spells[colour]].id
        for colour, level in enumerate(me.levels)
        if level and level < max(LEVELS) and colour != TIME_TRAVEL.colour
    ]


def can_travel(t: Spellbook, me: Mage, at: Level, rune: int) -> bool:
    """SB-R15: a token of the level's rune to pay with, and a spell to raise."""
    return bool(of_rune(me.pool, at.runes[0])) and bool(raisable(t, me))


@spell("time_travel", usable=can_travel)
def time_travel(t: Spellbook, me: Mage, at: Level, rune: int) -> Play[None]:
    """SB-17.1–17.9: discard one token of the level's rune, then raise another spell; that never is learning."""
    yield from discard_one(t, me, lambda: of_rune(me.pool, at.runes[0]), at.rule)
    target = yield Choose(me.seat, "raise", lambda: list(raisable(t, me)), at.rule)
    move_level(t, me, SPELL[target].colour, at.params["raise_other_spell"], at.rule)


def can_storm(t: Spellbook, me: Mage, at: Level, rune: int) -> bool:
    """SB-R64: at least one altar token must be replaced or taken."""
    return bool(t.altar)


@spell("storm", usable=can_storm)
def storm(t: Spellbook, me: Mage, at: Level, rune: int) -> Play[None]:
    """SB-17.10–17.14, SB-R29, SB-R65: replace any number of altar tokens, take 3; then the card's token moves down."""
    least = 0 if room(me) else 1
    replaced = yield from several(me.seat, "replace", lambda: t.altar, len(t.altar), kind_of, at.rule, at_least=least)
    for token in replaced:
        discard_from_altar(t, token, at.rule)
    draw_to_altar(t, len(replaced), at.rule)
    yield from take(t, me, at.params["take"], at.rule)


# ------------------------------------------------------------------ clone


def copyable(t: Spellbook, me: Mage, phase: int, rune: int) -> list[str]:
    """SB-17.16–17.22, SB-R21, SB-R22, SB-R47, SB-R68–R70: what clone may copy in a phase.

    Returns:
        "take", "draw", "store" or "learn" for another player's base action; "<seat>:<action>" for a spell of the
        player in that seat; "box:<action>" for a spell not learned, in solo play.
    """
    if is_solo(t):
        return [
            f"box:{word}"
            for colour, level in enumerate(me.levels)
            if not level and t.spells[colour] != CLONE.index and phase_of(t.spells[colour]) == phase
            for action in offered(t.spells[colour], SOLO_CLONE_LEVEL)[:1]
            if action.level == SOLO_CLONE_LEVEL
            for word in words_for(t, me, action, rune)
        ]
    words = _base_words(t, me, phase)
    for owner in others(t, me):
        for colour, level in enumerate(owner.levels):
            if level and t.spells[colour] != CLONE.index and phase_of(t.spells[colour]) == phase:
                for action in offered(t.spells[colour], level):
                    words += [f"{owner.seat}:{w}" for w in words_for(t, me, action, rune_of[owner.cards[colour]])]
    return words


def _base_words(t: Spellbook, me: Mage, phase: int) -> list[str]:
    """The base actions of a phase that would do something, each as one word."""
    base = base_actions(t, me, phase)
    if phase == MORNING:
        return (["take"] if any(isinstance(b, int) for b in base) else []) + (["draw"] if "draw" in base else [])
    if phase == MIDDAY:
        return ["store"] if base else []
    return ["learn"] if base else []


def clone_targets(t: Spellbook, me: Mage, at: Level, rune: int) -> list[str]:
    """What clone may copy now; on level 5 as things will stand after its discard (SB-R15, SB-R22)."""
    phase = at.params["copy_phase"]
    if "discard" not in at.params:
        return copyable(t, me, phase, rune)
    found: dict[str, None] = {}
    for token in distinct(of_rune(me.pool, rune), kind_of):
        with as_if_discarded(t, me, token):
            found.update(dict.fromkeys(copyable(t, me, phase, rune)))
    return list(found)


def _payments(t: Spellbook, me: Mage, phase: int, rune: int, target: str) -> list[int]:
    """The tokens that clone may discard so that the chosen target can still be copied."""
    tokens = []
    for token in distinct(of_rune(me.pool, rune), kind_of):
        with as_if_discarded(t, me, token):
            if target in copyable(t, me, phase, rune):
                tokens.append(token)
    return tokens


@spell("clone", variants=clone_targets)
def clone(t: Spellbook, me: Mage, at: Level, rune: int, target: str) -> Play[None]:
    """SB-17.15–17.22, SB-20.16: resolve a spell or base action of another player as if it were yours."""
    phase = at.params["copy_phase"]
    if "discard" in at.params:
        token = yield Choose(me.seat, "discard", lambda: _payments(t, me, phase, rune, target), at.rule)
        discard(t, me, token, at.rule)
    match target.split(":"):
        case ["take"]:
            yield from take(t, me, BASE_TAKE, "SB-17.19")
        case ["draw"]:
            draw(t, me, BASE_DRAW, "SB-17.19")
        case ["store"]:
            token = yield Choose(me.seat, "store", lambda: distinct(me.pool, kind_of), "SB-17.19")
            store(t, me, token, "SB-17.19")
        case ["learn"]:
            word = yield Choose(me.seat, "learn", lambda: list(learnable(t, me)), "SB-17.19")
            yield from learn(t, me, word)
        case [owner, word, *variant]:
            yield from _copy(t, me, at, rune, owner, word, ":".join(variant))
        case _:
            raise RuleError(f"clone: nothing to copy in {target!r}")


def _copy(t: Spellbook, me: Mage, at: Level, rune: int, owner: str, word: str, variant: str) -> Play[None]:
    """SB-R21, SB-R47, SB-R67–R71: the other's level and rune count, everything else is the cloning player's."""
    action = ACTIONS[word]
    if owner != "box":
        rune = rune_of[t.mages[int(owner)].cards[action.spell.colour]]
    if t.log is not None:
        name = term(f"spell-{action.spell.id}")
        if owner == "box":
            t.note("copy-solo", at.rule, who=seat(me.seat), spell=name, level=action.level)
        else:
            t.note("copy", at.rule, who=seat(me.seat), spell=name, owner=seat(int(owner)), level=action.level)
    yield from resolve(t, me, action, rune, variant, CLONE.colour)
