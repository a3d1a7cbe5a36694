"""What players may use at each moment of a battle, and the asking for it (WM-14.6, WM-14.9, WM-14.11, WM-25.1, WM-32.6).

Whoever has something that fits just this moment is asked, and may then use what fits any moment as well. What fits any
moment is asked for by itself once both sides have rolled: nobody is worse off for having waited until then.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Final

from magemoot.engine.events import Arg, seat, term
from magemoot.engine.pieces import Value
from magemoot.engine.play import Choose, Play
from magemoot.games.weirdwood import battle_changes, companions, dice, icons, powers
from magemoot.games.weirdwood.atoms import hands, monster_cards
from magemoot.games.weirdwood.atoms.quests import spend_favour
from magemoot.games.weirdwood.battle_changes import AFTER, BEFORE, DAMAGE, ROLLED, WILD
from magemoot.games.weirdwood.catalogue import BOX, monster_card, tactic
from magemoot.games.weirdwood.effects import Step, can_any, resolve
from magemoot.games.weirdwood.entries import Steps
from magemoot.games.weirdwood.scene import Scene
from magemoot.games.weirdwood.state import Battle, Warden, Weirdwood
from magemoot.games.weirdwood.table import others, text_id
from magemoot.games.weirdwood.vocabulary import BATTLE_DICE

RULES: Final = {BEFORE: "WM-14.6", ROLLED: "WM-14.9", AFTER: "WM-14.11", DAMAGE: "WM-14.13"}
"""For each moment the rule that gives it."""
FAVOUR: Final = "favour"
_FAVOUR_WORDS: Final = {"hits": "favour-hit", "blocks": "favour-block", "dice": "favour-die"}


def _favours() -> Iterator[tuple[str, Steps]]:
    """WM-R61: what a favour token can be exchanged for, by word."""
    for option in BOX.favours[FAVOUR].ops[0]["options"]:
        yield next(word for field, word in _FAVOUR_WORDS.items() if field in option[0]), tuple(option)


FAVOURS: Final[Mapping[str, Steps]] = dict(_favours())

# ------------------------------------------------------------------ the moment


def window(t: Weirdwood, b: Battle, step: str) -> Play[None]:
    """A moment of a battle: everybody who has something that fits may use it, until all who have something pass.

    Args:
        step: "before", "rolled", "after" or "damage".
    """
    b.step = step
    seats = [b.seat, *others(t, b.seat)]
    waiting = list(seats)
    while waiting:
        asked = waiting.pop(0)
        if (yield from _ask(t, b, asked)):
            waiting = [asked, *(one for one in seats if one != asked)]


def _ask(t: Weirdwood, b: Battle, asked: int) -> Play[bool]:
    """Ask one seat. Returns whether it used something."""
    offered = offers(t, b, asked)
    if not offered:
        return False
    words: list[Value] = [*offered, "pass"]
    answer = yield Choose(asked, f"battle-{b.step}", lambda: words, RULES[b.step], _args(b))
    if answer == "pass":
        return False
    word = str(answer)
    kind = word if word in _REACTIONS else word.partition("-")[0]
    yield from _REACTIONS[kind](t, b, t.wardens[asked], word)
    return True


def _args(b: Battle) -> Mapping[str, Arg]:
    """What a question of a battle tells: who fights, and both totals as they stand."""
    (hits, blocks), (enemy_hits, enemy_blocks) = dice.sums(b.mine), dice.sums(b.theirs)
    return {
        "who": seat(b.seat),
        "hits": hits,
        "blocks": blocks,
        "enemy_hits": enemy_hits,
        "enemy_blocks": enemy_blocks,
        "damage": max(0, b.mine.taken - b.reduced),
    }


# ------------------------------------------------------------------ what is offered


def offers(t: Weirdwood, b: Battle, asked: int) -> list[str]:
    """What a seat may use at the present moment of a battle; nothing if it need not be asked now."""
    w = t.wardens[asked]
    fitting = _of_moment(t, b, w)
    if b.step == DAMAGE or not (fitting or b.step == AFTER):
        return fitting
    return [*fitting, *_at_any_time(t, b, w)]


def _of_moment(t: Weirdwood, b: Battle, w: Warden) -> list[str]:
    """What fits just this moment."""
    found = _used(t, w, powers.battle_moment(b))
    found += [
        f"companion-{w.seat}-{at}-{number}"
        for at, number in companions.abilities(t, w, powers.ON_TURN)
        if companions.lends_power(w, at, number)
    ]
    if powers.free_power_choices(t, w):
        found.append("free-power")
    if w.seat == b.seat and b.step == BEFORE:
        found += [f"cover-{slot}" for slot in _covers(t, w)]
        found += [f"kept-{at}" for at in range(len(w.kept))]
        found += _favour_words(t, w, "before")
    return found


def _at_any_time(t: Weirdwood, b: Battle, w: Warden) -> list[str]:
    """What fits any moment until damage is fixed."""
    found = _used(t, w, powers.ANY_IN_BATTLE)
    if w.seat == b.seat:
        found += _favour_words(t, w, "any")
        if icons.matched(t, w, icons.WILD) > b.uses.count(WILD):
            found += ["wild-hit", "wild-block"] if b.attacking else ["wild-block"]
    return found


def _used(t: Weirdwood, w: Warden, moment: str) -> list[str]:
    """Powers and abilities of Companions that fit a moment."""
    return [
        *(f"power-{w.seat}-{id}" for id in powers.usable(t, w.seat, moment)),
        *(f"companion-{w.seat}-{at}-{number}" for at, number in companions.abilities(t, w, moment)),
    ]


def _covers(t: Weirdwood, w: Warden) -> list[int]:
    """WM-22.4: the slots with a Tactics card for one battle that was not used yet."""
    return [
        slot
        for slot, there in enumerate(w.covers)
        if there
        and not w.spent_covers[slot]
        and tactic(there[0]).facts.use == "one_battle"
        and can_any(t, _of_cover(w, slot), tactic(there[0]).facts.ops)
    ]


def _of_cover(w: Warden, slot: int) -> Scene:
    return Scene("tactic", tactic(w.covers[slot][0]).id, w.seat, "WM-22.4", slot=slot)


def _favour_words(t: Weirdwood, w: Warden, when: str) -> list[str]:
    """WM-32.6, WM-R61: what a favour token can be exchanged for now, of what says this `when`."""
    if not w.favours:
        return []
    return [word for word, steps in FAVOURS.items() if steps[0]["when"] == when and can_any(t, _of_favour(w), steps)]


def _of_favour(w: Warden) -> Scene:
    return Scene("favour", FAVOUR, w.seat, "WM-32.6")


# ------------------------------------------------------------------ what was chosen


def _power(t: Weirdwood, _b: Battle, w: Warden, word: str) -> Play[None]:
    yield from powers.use(t, w, word.split("-", 2)[2])


def _companion(t: Weirdwood, _b: Battle, w: Warden, word: str) -> Play[None]:
    _, _, at, number = word.split("-")
    yield from companions.use_ability(t, w, int(at), int(number))


def _free_power(t: Weirdwood, _b: Battle, w: Warden, _word: str) -> Play[None]:
    yield from powers.use_free(t, w)


def _cover(t: Weirdwood, _b: Battle, w: Warden, word: str) -> Play[None]:
    """WM-22.4."""
    slot = int(word.removeprefix("cover-"))
    steps: tuple[Step, ...] = tactic(w.covers[slot][0]).facts.ops
    hands.use_cover(t, w, slot, "WM-22.4")
    yield from resolve(t, _of_cover(w, slot), steps)


def _kept(t: Weirdwood, b: Battle, w: Warden, word: str) -> Play[None]:
    """WM-26.6: what a Power Card beside Wally's board shows counts for him in this battle."""
    yield from ()
    at = int(word.removeprefix("kept-"))
    card, state = monster_card(w.kept[at]), w.kept_states[at]
    bonus = card.facts.bonus[state]
    monster_cards.use_kept_card(t, w, at, "WM-26.6")
    battle_changes.gain(b, text_id("mcard", card.id), bonus.get("hits", 0), bonus.get("blocks", 0))
    for colour in BATTLE_DICE:
        for _ in range(bonus.get(colour, 0)):
            battle_changes.add_die(b, colour)


def _favour(t: Weirdwood, _b: Battle, w: Warden, word: str) -> Play[None]:
    """WM-32.6, WM-R61."""
    spend_favour(t, w, "WM-32.6")
    yield from resolve(t, _of_favour(w), FAVOURS[word])


def _wild(t: Weirdwood, b: Battle, w: Warden, word: str) -> Play[None]:
    """WM-8.9, WM-R17: a pair of wild icons."""
    yield from ()
    b.uses.append(WILD)
    hit = word == "wild-hit"
    battle_changes.gain(b, "icon-wild", int(hit), int(not hit))
    if t.log is not None:
        t.note("wild-pair", "WM-R17", who=seat(w.seat), icon=term("icon-hit" if hit else "icon-block"))


_REACTIONS: Final[Mapping[str, Callable[[Weirdwood, Battle, Warden, str], Play[None]]]] = {
    "power": _power,
    "companion": _companion,
    "free-power": _free_power,
    "cover": _cover,
    "kept": _kept,
    FAVOUR: _favour,
    "wild": _wild,
}
"""For each kind of word what carries it out."""
