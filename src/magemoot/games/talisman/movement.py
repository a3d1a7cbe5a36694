"""The move (TA-10.2, TA-11, TA-33–36, TA-R33–R51).

Where a move can end is said in words: "space-<id>"; no roll is high enough for two ways to end on one space. "bridge" is
the crossing past the Sentinel, "portal" the attempt at the Portal of Power, and "retreat-<id>" turns back in the Inner
Region.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Final

from magemoot.engine.events import piece, seat
from magemoot.engine.pieces import Value, distinct
from magemoot.engine.play import Choose, Play
from magemoot.games.talisman import crown, quests
from magemoot.games.talisman.atoms.belongings import ditch, from_pile, in_pile
from magemoot.games.talisman.atoms.board import move_to
from magemoot.games.talisman.atoms.piles import discard
from magemoot.games.talisman.atoms.tokens import heal, lose_points
from magemoot.games.talisman.belongings import can_ditch, ditchable, keep_within_limits, look_through
from magemoot.games.talisman.catalogue import CROWN, IN_REGION, NAMED, SPACE, SPACES, TOAD_STEPS, card_of, kinds
from magemoot.games.talisman.dice import roll
from magemoot.games.talisman.fight import fight_creature, lose_life
from magemoot.games.talisman.state import END, LANDED, Adventurer, Talisman
from magemoot.games.talisman.state import SPACE as INSTRUCTION
from magemoot.games.talisman.totals import (
    craft,
    has_character,
    has_tag,
    holds_talisman,
    is_toad,
    object_limit,
    strength,
    value,
)

SENTINEL: Final = SPACE["sentinel"]
BRIDGEHEAD: Final = SPACES[SENTINEL].bridge
"""The Hills across the Sentinel's bridge."""
PORTAL: Final = SPACE["portal-of-power"]
PLAIN: Final = SPACE["plain-of-peril"]
VALLEY: Final = SPACE["valley-of-fire"]
TEMPLE: Final = SPACE["temple"]
BUILDING_SITES: Final = NAMED["woods"] + NAMED["forest"]
PAINTED: Final = frozenset(NAMED["city"] + NAMED["village"])
"""The spaces with a painted bridge beside them (TA-R65)."""
FREE_ON: Final = next(op.free_on for row in SPACES[TEMPLE].roll.table for op in row.ops if op.op == "enslaved")  # type: ignore[union-attr]
"""The results that free a slave of the Temple."""
TURNS: Final = ("cw", "ccw")


# ------------------------------------------------------------------ the stage


def move(t: Talisman, me: Adventurer) -> Play[None]:
    """TA-10.1, TA-11: the character's move; ends with the stage that follows it."""
    if me.space == CROWN:
        forfeit(t, me)
        t.stage = LANDED if crown.rivals(t, me) else INSTRUCTION
    elif SPACES[me.space].region == "inner":
        forfeit(t, me)
        yield from crawl(t, me)
    elif me.enslaved:
        forfeit(t, me)
        yield from serve(t, me)
    else:
        yield from set_out(t, me)


def land(t: Talisman, me: Adventurer, space: int, rule: str) -> None:
    """TA-11.5: the character comes to a space, however he got there; a retreat ends outside and on the Plain (TA-R50)."""
    move_to(t, me, space, rule)
    if SPACES[space].region in ("outer", "middle") or space == PLAIN:
        me.retreating = False
    if me.seat == t.active:
        t.drawn = False
        t.met = []
    if space == CROWN:
        crown.reach(t, me)


def hexes(t: Talisman, me: Adventurer) -> Play[None]:
    """TA-R82, TA-R142: every Hex on the space landed on costs a life, unless no Spell reaches him."""
    for card in [c for c in t.spaces[me.space] if card_of[c].id == "hex"]:
        if has_character(me) and not has_tag(t, me, "immune_to_spells_except_command"):
            if t.log is not None:
                t.note("hexed", "TA-R82", who=seat(me.seat), card=piece(card))
            yield from lose_life(t, me, 1, "TA-R82")


def forfeit(t: Talisman, me: Adventurer) -> None:
    """TA-34.4, TA-R38, TA-R42: an offer or a Raft that was for this move and is not used is gone."""
    me.offer = ""
    for raft in rafts(me):
        discard(t, raft, "TA-34.4")


def rafts(me: Adventurer) -> list[int]:
    """TA-34.3: the Rafts that are for this turn; one that came to him in this very turn is for the next."""
    return [c for c in me.objects if "raft" in card_of[c].tags and c not in me.fresh_rafts]


def one_space(t: Talisman, me: Adventurer) -> bool:
    """TA-27.5, TA-R33, TA-R83: whether he moves one space without rolling: a Toad, a Poltergeist's owner, in a Blizzard."""
    return is_toad(me) or t.blizzard > 0 or bool(_poltergeists(me))


def _poltergeists(me: Adventurer) -> list[int]:
    return [c for c in me.followers if card_of[c].removed_by == "cross_river"]


BELONGINGS: Final = "belongings"


def choose_or_look(
    t: Talisman, me: Adventurer, ask: str, words: Callable[[], list[Value]], rule: str, *, count: int = 0
) -> Play[str]:
    """TA-29.6, TA-R141: a choice that he has anyway; once before it he may look through what he could ditch.

    Returns:
        the word chosen; "belongings" when what he did called him to the Warlock's Cave instead (TA-31.4, TA-R93).
    """
    offered = bool(ditchable(me)) and len(words()) > 1
    me.sorted_out |= offered
    args = {"count": count} if count else None
    word: str = yield Choose(me.seat, ask, lambda: [*words(), BELONGINGS] if offered else words(), rule, args)
    if word == BELONGINGS:
        yield from look_through(t, me)
        if (yield from quests.check(t, me)) != "moved":
            word = yield Choose(me.seat, ask, words, rule, args)
    return word


# ------------------------------------------------------------------ instead of a normal move


def departures(t: Talisman, me: Adventurer) -> list[str]:
    """TA-11.4, TA-34.2, TA-34.3, TA-R34, TA-R42: the ways to use this turn's move, the normal one first."""
    here = SPACES[me.space]
    words = ["walk"]
    if rafts(me):
        words.append("raft")
    if me.offer == "outer":
        words.append("anywhere")
    if me.offer == "ferry" and me.space != TEMPLE:
        words.append("ferry")
    if other_woods(t, me):
        words.append("woods")
    if me.space in BUILDING_SITES and has_axe(me) and in_pile(t, "raft") and _room_for_raft(me):
        words.append("build-raft")
    return words if here.region in ("outer", "middle") else words[:1]


def has_axe(me: Adventurer) -> bool:
    """TA-34.2: whether he has what a Raft is built with; who may use no Weapon in battle may still fell trees (TA-29.4)."""
    return not is_toad(me) and any("build_raft" in card_of[c].tags for c in me.objects)


def other_woods(t: Talisman, me: Adventurer) -> list[int]:
    """TA-R34, TA-R135: where the Elf can hop: from Woods to any other Woods space of the Region."""
    woods = NAMED["woods"]
    if me.space not in woods or not has_tag(t, me, "woods_hop"):
        return []
    return [s for s in woods if s != me.space and SPACES[s].region == SPACES[me.space].region]


def set_out(t: Talisman, me: Adventurer) -> Play[None]:
    """TA-10.2, TA-11.1, TA-R34, TA-R40: one way to move, and what was for this move alone is gone then."""
    word = yield from choose_or_look(t, me, "set-out", lambda: list(departures(t, me)), "TA-11.4")
    start = me.space
    if word == BELONGINGS:
        forfeit(t, me)
        return
    if word == "raft":
        space = yield from _where(me, _words(SPACES[start].opposite), "TA-34.3")
        by_water, rule = True, "TA-34.3"
    elif word == "ferry":
        space, by_water, rule = TEMPLE, SPACES[start].region == "outer", "TA-R42"
    elif word == "anywhere":
        space = yield from _where(me, _words(s for s in IN_REGION["outer"] if s != start), "TA-R42")
        by_water, rule = False, "TA-R42"
    elif word == "woods":
        space = yield from _where(me, _words(other_woods(t, me)), "TA-R34")
        by_water, rule = False, "TA-R34"
    else:
        forfeit(t, me)
        yield from (build_raft if word == "build-raft" else roll_and_walk)(t, me)
        return
    forfeit(t, me)
    if by_water:
        shake_off(t, me)
    land(t, me, space, rule)
    t.stage = LANDED


def _where(me: Adventurer, words: Sequence[str], rule: str) -> Play[int]:
    """Which of these spaces he moves to."""
    word: str = yield Choose(me.seat, "move-to", lambda: list(words), rule)
    return SPACE[word.removeprefix("space-")]


def _words(spaces: Iterable[int]) -> list[str]:
    """The words for landing on these spaces."""
    return [f"space-{SPACES[s].id}" for s in spaces]


def build_raft(t: Talisman, me: Adventurer) -> Play[None]:
    """TA-34.2, TA-R39, TA-R134: a Raft instead of moving; another Object has to go if there is no room for it."""
    t.stage = END
    if len(me.objects) >= object_limit(me):
        card = yield Choose(
            me.seat, "make-room", lambda: distinct([c for c in me.objects if can_ditch(c)], kinds), "TA-R134"
        )
        ditch(t, me, card, "TA-R134")
    from_pile(t, me, "raft", "TA-34.2")


def _room_for_raft(me: Adventurer) -> bool:
    return len(me.objects) < object_limit(me) or any(can_ditch(c) for c in me.objects)


# ------------------------------------------------------------------ walking


def ring(space: int, steps: int, turn: str) -> tuple[int, ...]:
    """The spaces stepped on when going around a Region in one direction."""
    path: list[int] = []
    for _ in range(steps):
        space = SPACES[space].cw if turn == "cw" else SPACES[space].ccw
        path.append(space)
    return tuple(path)


def ways(space: int, steps: int, *, bridge: bool = True) -> list[tuple[int, ...]]:
    """TA-11.1, TA-11.2, TA-33.3, TA-33.8, TA-33.9: the paths of so many steps that need no attempt.

    Args:
        bridge: whether the way may lead over the bridge from the Middle to the Outer Region.
    """
    paths = [ring(space, steps, turn) for turn in TURNS]
    left = left_over(space, steps, BRIDGEHEAD) if bridge else 0
    if left:
        path = next(p for p in ((space, *ring(space, steps - left, turn)) for turn in TURNS) if BRIDGEHEAD in p)
        over = (*path[1:], SENTINEL)
        paths += [over + ring(SENTINEL, left - 1, turn) for turn in (TURNS if left > 1 else TURNS[:1])]
    return paths


def left_over(space: int, steps: int, landmark: int) -> int:
    """How many steps are left when a walk reaches a space on its way; 0 if it does not, or ends there."""
    for turn in TURNS:
        path = (space, *ring(space, steps, turn))
        if landmark in path:
            return steps - path.index(landmark)
    return 0


def roll_and_walk(t: Talisman, me: Adventurer) -> Play[None]:
    """TA-11.1, TA-26.3, TA-R33, TA-R34: the die, or one space; a natural result may let him regenerate instead."""
    if one_space(t, me):
        yield from walk(t, me, TOAD_STEPS)
        return
    rolled = yield from roll(t, me, 1, "movement", "TA-11.1")
    yield from walk(t, me, rolled[0], regenerate=has_tag(t, me, f"regenerate_on_{rolled[0]}"))


def walk(t: Talisman, me: Adventurer, steps: int, *, bridge: bool = True, regenerate: bool = False) -> Play[None]:
    """TA-11.1–11.3, TA-33.3, TA-35.2: choose where exactly so many steps lead.

    Args:
        bridge: whether the Sentinel's bridge may be used; it is crossed once in a move.
        regenerate: whether he may heal instead of moving.
    """
    found = {f"space-{SPACES[path[-1]].id}": path for path in ways(me.space, steps, bridge=bridge)}
    to_bridge = left_over(me.space, steps, SENTINEL) if bridge else 0
    to_portal = 0 if me.quest else left_over(me.space, steps, PORTAL)
    words: list[Value] = [*found]
    if to_bridge:
        words.append("bridge")
    if to_portal:
        words.append("portal")
    if regenerate and me.life < value(me, "life"):
        words.append("regenerate")
    if bridge:
        word = yield from choose_or_look(t, me, "move", words.copy, "TA-11.2", count=steps)
    else:
        word = yield Choose(me.seat, "move", words.copy, "TA-11.2", {"count": steps})
    if word == BELONGINGS:
        return
    if word == "regenerate":
        heal(t, me, 1, "TA-R34")
        t.stage = END
    elif word == "bridge":
        yield from cross_bridge(t, me, to_bridge)
    elif word == "portal":
        yield from open_portal(t, me)
    else:
        path = found[word]
        end = path[-1]
        if SPACES[end].region != SPACES[me.space].region or (t.painted_bridges and PAINTED & {me.space, *path}):
            shake_off(t, me)
        land(t, me, end, "TA-11.5")
        t.stage = LANDED


def serve(t: Talisman, me: Adventurer) -> Play[None]:
    """TA-R41: a slave of the Temple rolls for freedom; the roll that frees him is his movement roll."""
    rolled = yield from roll(t, me, 1, "slavery", "TA-R41")
    free = rolled[0] in FREE_ON
    if t.log is not None:
        t.note("freed" if free else "still-enslaved", "TA-R41", who=seat(me.seat))
    if not free:
        t.stage = END
        return
    me.enslaved = False
    yield from walk(t, me, TOAD_STEPS if one_space(t, me) else rolled[0])


# ------------------------------------------------------------------ the Storm River


def shake_off(t: Talisman, me: Adventurer) -> None:
    """TA-R65: the Poltergeist does not follow across the Storm River."""
    for card in _poltergeists(me):
        discard(t, card, "TA-R65")


def cross_bridge(t: Talisman, me: Adventurer, left: int) -> Play[None]:
    """TA-33.4–33.7, TA-33.9, TA-R36, TA-R82: the Sentinel attacks; once past it he must go on, in either direction.

    Whoever comes to its space and gets no further lands there.

    Args:
        left: the steps left on the Sentinel's space; the bridge is the first of them.
    """
    sentinel = SPACES[SENTINEL].creature
    assert sentinel is not None
    t.stage = END
    came = me.space != SENTINEL
    if came:
        move_to(t, me, SENTINEL, "TA-33.4")
    result = yield from fight_creature(t, me, sentinel.name, sentinel.value, sentinel.kind, "TA-33.4")
    if not has_character(me):
        return
    if result not in ("won", "evaded"):
        if came:
            yield from hexes(t, me)
        return
    shake_off(t, me)
    if left == 1:
        land(t, me, BRIDGEHEAD, "TA-33.5")
        t.stage = LANDED
    else:
        move_to(t, me, BRIDGEHEAD, "TA-33.5")
        yield from walk(t, me, left - 1, bridge=False)


# ------------------------------------------------------------------ the Portal of Power


def open_portal(t: Talisman, me: Adventurer) -> Play[None]:
    """TA-35.3–35.5, TA-R44, TA-R82: dice against Strength or Craft: the Plain of Peril, or the loss of a token. The turn ends."""
    portal = SPACES[PORTAL].portal
    assert portal is not None
    t.stage = END
    came = me.space != PORTAL
    if came:
        move_to(t, me, PORTAL, "TA-35.2")
    ability = yield Choose(me.seat, "portal", lambda: list(portal.abilities), "TA-35.4")
    fewer = portal.dice - 1
    dice = fewer if has_tag(t, me, f"portal_{ability}_dice:{fewer}") else portal.dice
    rolled = yield from roll(t, me, dice, "portal", "TA-35.4")
    opens = sum(rolled) <= (strength(t, me) if ability == "strength" else craft(t, me))
    if t.log is not None:
        t.note("portal-opens" if opens else "portal-shut", "TA-35.5", who=seat(me.seat))
    if opens:
        land(t, me, SPACE[portal.to], "TA-35.5")
    else:
        lose_points(t, me, ability, portal.loss, "TA-R44")
        yield from keep_within_limits(t, me)
        if came:
            yield from hexes(t, me)


# ------------------------------------------------------------------ the Inner Region


def held(me: Adventurer) -> bool:
    """TA-38.7, TA-38.9, TA-38.10, TA-R132: whether something on his space does not let him move on yet."""
    return bool(me.pitfiends or me.werewolf or me.claimed)


def inward(space: int) -> str:
    """The direction of the Valley of Fire from a space of the Inner Region between it and the Plain."""
    clockwise = ring(space, len(IN_REGION["inner"]), "cw")
    return "cw" if clockwise.index(VALLEY) < clockwise.index(PLAIN) else "ccw"


def ahead(me: Adventurer) -> list[int]:
    """TA-36.1, TA-36.6, TA-38.1, TA-38.12, TA-39.1, TA-R49: where one step onwards leads; from the Plain also outwards."""
    here = SPACES[me.space]
    if here.index == PLAIN:
        return [here.cw, here.ccw, PORTAL]
    if here.index == VALLEY:
        return [CROWN]
    (space,) = ring(here.index, 1, inward(here.index))
    return [space] if space != VALLEY or holds_talisman(me) else []


def back(me: Adventurer) -> list[int]:
    """TA-36.3: where one step of a retreat leads; from the Valley of Fire there are two ways back."""
    here = SPACES[me.space]
    if here.index == PLAIN:
        return []
    if here.index == VALLEY:
        return [here.cw, here.ccw]
    return [here.ccw if inward(here.index) == "cw" else here.cw]


def crawl(t: Talisman, me: Adventurer) -> Play[None]:
    """TA-36.1–36.6, TA-R48–R50: one space onwards or back; a retreat goes on to the Plain; or face what holds him."""

    def offers() -> list[Value]:
        onwards = [] if me.retreating else _words(ahead(me))
        if held(me):
            onwards = ["stay"]
        return [*onwards, *(f"retreat-{SPACES[s].id}" for s in back(me))]

    word = yield from choose_or_look(t, me, "move-inside", offers, "TA-36.1")
    if word == BELONGINGS:
        return
    if word == "stay":
        t.stage = INSTRUCTION
        return
    way, _, id = word.partition("-")
    if way == "retreat" and not me.retreating:
        me.retreating = True
        if t.log is not None:
            t.note("retreat", "TA-36.3", who=seat(me.seat))
    land(t, me, SPACE[id], "TA-36.1")
    t.stage = LANDED
