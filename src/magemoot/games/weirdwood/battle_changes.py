"""What changes a battle: Hits and Blocks with their sources, dice that are added, stolen, removed or rolled again (WM-14)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

import msgspec

from magemoot.engine.events import seat as seat_ref
from magemoot.engine.events import term
from magemoot.engine.pieces import Value
from magemoot.engine.play import Choose, Play
from magemoot.games.weirdwood import choices, dice
from magemoot.games.weirdwood.effects import Step, can_any, resolve
from magemoot.games.weirdwood.scene import Scene
from magemoot.games.weirdwood.state import Battle, Fighter, Warden, Weirdwood
from magemoot.games.weirdwood.table import character, text_id
from magemoot.games.weirdwood.vocabulary import BATTLE_DICE

BEFORE, ROLLED, AFTER, DAMAGE, END = "before", "rolled", "after", "damage", "end"
"""Where a battle stands (`Battle.step`)."""
ANY_COLOUR: Final = "any_colour"
HIT, BLOCK = "hit", "block"
REMOVED: Final = "removed:"
"""In `Battle.uses`: a die of the enemy's that was taken out of the battle, by colour (WM-R88)."""
CANCEL: Final = "cancel:"
"""In `Battle.uses`: a Hit, a Block or either of the enemy's that is cancelled once both sides have rolled."""
LATER: Final = "later:"
"""In `Battle.uses`: steps that wait for the end of the battle, as JSON: seat, kind and id of what they come from, steps."""
WILD: Final = "wild"
"""In `Battle.uses`: a pair of wild icons that was used (WM-R17)."""
Mods = Mapping[str, Any]
"""The fields of a battle step, or the `mods` of an Attack."""

# ------------------------------------------------------------------ Hits and Blocks


def add(f: Fighter, source: str, hits: int, blocks: int) -> None:
    """WM-14.4, WM-14.5: Hits and Blocks come to a side.

    Args:
        source: the message id of where they come from.
    """
    if hits or blocks:
        f.hits += hits
        f.blocks += blocks
        f.sources.append(f"{source}:{hits}:{blocks}")


def replace(f: Fighter, source: str, hits: int, blocks: int) -> None:
    """What comes from a source is as much as this now."""
    for told in [one for one in f.sources if one.startswith(f"{source}:")]:
        _, was_hits, was_blocks = told.rsplit(":", 2)
        f.hits -= int(was_hits)
        f.blocks -= int(was_blocks)
        f.sources.remove(told)
    add(f, source, hits, blocks)


def gain(b: Battle, source: str, hits: int, blocks: int) -> None:
    """Hits and Blocks come to the warden; when he only defends his Hits count for nothing (WM-R33, WM-R35)."""
    add(b.mine, source, hits if b.attacking else 0, blocks)


def source_of(t: Weirdwood, s: Scene) -> str:
    """The message id of what an effect comes from; charges go by the names of their characters."""
    if s.kind == "charge":
        return text_id("charge", t.wardens[s.seat].character)
    return str(choices.source(s).id)


# ------------------------------------------------------------------ battle steps


def possible(s: Scene, b: Battle, step: Step) -> bool:
    """Whether a battle step fits the moment of a battle and would change something in it (WM-R76, WM-R110)."""
    if (s.seat != b.seat) != ("for_player" in step) or not _fits(b, step["when"]):
        return False
    return bool(
        (b.attacking and step.get("hits"))
        or step.get("blocks")
        or (b.step == BEFORE and step.get("dice"))
        or (step.get("reroll") and b.mine.dice)
        or (step.get("steal") and can_steal(b))
        or (step.get("remove_enemy_dice") and b.theirs.dice)
        or ("cancel_enemy" in step and (b.step != AFTER or _cancellable(b, next(iter(step["cancel_enemy"])))))
        or (step.get("reduce_damage") and b.mine.taken > b.reduced)
    )


def _fits(b: Battle, when: str) -> bool:
    """WM-R28, WM-R88: what a rolled face brings also works when it was rolled again."""
    match when:
        case "before":
            return b.step == BEFORE
        case "on_roll":
            return b.step in (ROLLED, AFTER)
        case "after":
            return b.step == AFTER
        case "damage":
            return b.step == DAMAGE
        case _:
            return b.step in (BEFORE, ROLLED, AFTER)


def change(t: Weirdwood, s: Scene, b: Battle, mods: Mods) -> Play[None]:
    """Carry out the fields of a battle step or of an Attack, for the warden who fights."""
    w = t.wardens[b.seat]
    source = source_of(t, s)
    hits = mods.get("hits", 0) + (mods.get("hits_vs_scarabs", 0) if b.against == "scarabs" else 0)
    gain(b, source, hits, mods.get("blocks", 0))
    _tell(t, s, b, hits, mods.get("blocks", 0))
    for colour, n in mods.get("dice", {}).items():
        yield from _add_dice(t, s.seat, b, colour, n)
    yield from steal(t, b, w, mods.get("steal", 0), s.rule)
    yield from _remove(t, b, s.seat, mods.get("remove_enemy_dice", 0), s.rule)
    b.uses += [f"{CANCEL}{what}:{source}" for what, n in mods.get("cancel_enemy", {}).items() for _ in range(n)]
    if b.step == AFTER:
        yield from cancel(t, b)
    b.reduced += mods.get("reduce_damage", 0)
    b.ignore_enemy_hits = b.ignore_enemy_hits or bool(mods.get("ignore_enemy_hits"))
    if mods.get("reroll"):
        yield from _reroll(t, b, w)


def _tell(t: Weirdwood, s: Scene, b: Battle, hits: int, blocks: int) -> None:
    """The chronicle says what an effect adds to a warden's side."""
    if t.log is not None and (hits or blocks):
        source = term(source_of(t, s))
        t.note(
            "battle-bonus", s.rule, who=seat_ref(b.seat), source=source, hits=hits if b.attacking else 0, blocks=blocks
        )


# ------------------------------------------------------------------ dice before the roll


def add_die(b: Battle, colour: str) -> None:
    """A die joins those of the warden, before the stolen ones."""
    at = len(b.mine.dice) - b.mine.stolen
    b.mine.dice.insert(at, colour)
    b.mine.faces.insert(at, -1)


def _add_dice(t: Weirdwood, chooser: int, b: Battle, colour: str, n: int) -> Play[None]:
    """WM-14.8: dice join a battle, of a colour or of any."""
    for _ in range(n):
        chosen = colour
        if colour == ANY_COLOUR:
            words: list[Value] = [f"die-{one}" for one in BATTLE_DICE]
            answer = yield Choose(chooser, "battle-die", words.copy, "WM-14.8")
            chosen = str(answer).removeprefix("die-")
        add_die(b, chosen)
        if t.log is not None:
            t.note("battle-die", "WM-14.8", who=seat_ref(b.seat), die=term(f"die-{chosen}"))


def can_steal(b: Battle) -> bool:
    """WM-20.8-20.10, WM-R37: whether there is a die to steal, in an own attack before anything is rolled."""
    return b.attacking and b.step == BEFORE and bool(b.theirs.dice)


def steal(t: Weirdwood, b: Battle, w: Warden, n: int, rule: str) -> Play[None]:
    """WM-20.8-20.10, WM-R37: the warden takes up to n dice out of the enemy's pool, of his choice, and rolls them."""
    for left in range(n, 0, -1):
        if not can_steal(b):
            return
        words: list[Value] = [*(f"die-{colour}" for colour in dict.fromkeys(b.theirs.dice)), "pass"]
        answer = yield Choose(w.seat, "steal", words.copy, rule, {"count": left})
        if answer == "pass":
            return
        colour = _take_from_enemy(b, str(answer))
        b.mine.dice.append(colour)
        b.mine.faces.append(-1)
        b.mine.stolen += 1
        if t.log is not None:
            t.note("steal-die", rule, who=seat_ref(w.seat), die=term(f"die-{colour}"))


def _remove(t: Weirdwood, b: Battle, chooser: int, n: int, rule: str) -> Play[None]:
    """WM-R88: dice of the enemy's are taken out of the battle, as far as there are any."""
    for _ in range(n):
        if not b.theirs.dice:
            return
        words: list[Value] = [f"die-{colour}" for colour in dict.fromkeys(b.theirs.dice)]
        answer = yield Choose(chooser, "remove-die", words.copy, rule)
        colour = _take_from_enemy(b, str(answer))
        b.uses.append(f"{REMOVED}{colour}")
        if t.log is not None:
            t.note("remove-die", rule, who=seat_ref(chooser), die=term(f"die-{colour}"))


def _take_from_enemy(b: Battle, word: str) -> str:
    """A die leaves the enemy's pool. Returns its colour."""
    colour = word.removeprefix("die-")
    at = b.theirs.dice.index(colour)
    del b.theirs.dice[at]
    del b.theirs.faces[at]
    return colour


def gone(b: Battle) -> list[str]:
    """Colours of the dice that were stolen or removed from the enemy's pool."""
    stolen = b.mine.dice[len(b.mine.dice) - b.mine.stolen :]
    return [*stolen, *(one.removeprefix(REMOVED) for one in b.uses if one.startswith(REMOVED))]


# ------------------------------------------------------------------ dice after the roll


def _reroll(t: Weirdwood, b: Battle, w: Warden) -> Play[None]:
    """WM-R107: any number of own dice, the stolen ones too, is chosen and rolled again at once."""
    chosen: list[int] = []
    while len(chosen) < len(b.mine.dice):
        words: list[Value] = [*(f"reroll-{i}" for i in _alike(b, chosen)), "done"]
        answer = yield Choose(w.seat, "reroll", words.copy, "WM-R107", {"count": len(chosen)})
        if answer == "done":
            break
        chosen.append(int(str(answer).removeprefix("reroll-")))
    if not chosen:
        return
    chosen.sort()
    colours = [b.mine.dice[i] for i in chosen]
    lost = dice.total(colours, [b.mine.faces[i] for i in chosen])[2]
    faces = dice.roll(t, colours, seat_ref(w.seat))
    for i, face in zip(chosen, faces, strict=True):
        b.mine.faces[i] = face
    b.mine.charges = max(0, b.mine.charges - lost) + dice.total(colours, faces)[2]
    yield from charges(t, b, w)


def _alike(b: Battle, chosen: Sequence[int]) -> list[int]:
    """The dice that can still be chosen; of dice alike in colour and face one."""
    found = {(b.mine.dice[i], b.mine.faces[i]): i for i in reversed(range(len(b.mine.dice))) if i not in chosen}
    return sorted(found.values())


def charges(t: Weirdwood, b: Battle, w: Warden) -> Play[None]:
    """WM-14.10, WM-R28: each Battle Charge that the warden rolled lets him use its ability, one after another."""
    charge, name = character(w).battle_charge, term(text_id("charge", w.character))
    while b.mine.charges:
        b.mine.charges -= 1
        s = Scene("charge", charge.id, w.seat, "WM-14.10")
        if not can_any(t, s, charge.ops):
            continue
        words: list[Value] = ["yes", "pass"]
        answer = yield Choose(w.seat, "charge", words.copy, "WM-14.10", {"charge": name})
        if answer == "yes":
            if t.log is not None:
                t.note("charge", "WM-14.10", who=seat_ref(w.seat), charge=name)
            yield from resolve(t, s, charge.ops)


# ------------------------------------------------------------------ cancelling


def _cancellable(b: Battle, what: str) -> list[str]:
    """What of the enemy's can be cancelled: "hit", "block"; when the warden only defends, Blocks do not matter."""
    hits, blocks = dice.sums(b.theirs)
    found = [HIT] if hits and what != "blocks" else []
    return [*found, BLOCK] if blocks and b.attacking and what != "hits" else found


def cancel(t: Weirdwood, b: Battle) -> Play[None]:
    """What was to be cancelled of the enemy's Hits and Blocks is, now that both sides have rolled."""
    for use in [one for one in b.uses if one.startswith(CANCEL)]:
        b.uses.remove(use)
        _, what, source = use.split(":")
        words: list[Value] = [f"cancel-{one}" for one in _cancellable(b, what)]
        if words:
            answer = yield Choose(b.seat, "cancel", words.copy, "WM-14.9")
            hits, blocks = (-1, 0) if answer == "cancel-hit" else (0, -1)
            add(b.theirs, source, hits, blocks)
            if t.log is not None:
                t.note("cancel", "WM-14.9", who=seat_ref(b.seat), source=term(source), hits=-hits, blocks=-blocks)


# ------------------------------------------------------------------ after the battle


def put_off(s: Scene, b: Battle, steps: Sequence[Step]) -> None:
    """Steps wait until a battle has ended."""
    b.uses.append(LATER + msgspec.json.encode((s.seat, s.kind, s.id, steps)).decode())


def later(t: Weirdwood, b: Battle) -> Play[None]:
    """WM-R118 (4): what was put off until the end of the battle."""
    for use in [one for one in b.uses if one.startswith(LATER)]:
        seat, kind, id, steps = msgspec.json.decode(use.removeprefix(LATER))
        yield from resolve(t, Scene(kind, id, seat, "WM-R118"), steps)
