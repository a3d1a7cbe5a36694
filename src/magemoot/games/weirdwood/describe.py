"""What options mean to a player: the message that says each, and the thing it acts on.

A piece is named by its card, a place by its Room, an action by what it does; every other word has its own message.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, Final

from magemoot.engine.events import Arg, Ref, piece, seat, term
from magemoot.engine.pieces import Value
from magemoot.engine.play import Choose
from magemoot.games.weirdwood import cards, companions, dice
from magemoot.games.weirdwood.catalogue import BOX
from magemoot.games.weirdwood.choices import option_words
from magemoot.games.weirdwood.manor import POSITIONS
from magemoot.games.weirdwood.registry import every_step
from magemoot.games.weirdwood.state import TIME_SLOTS, Warden, Weirdwood
from magemoot.games.weirdwood.table import character, has_gauntlet, room_term, text_id, time_term

Described = tuple[str, dict[str, Arg], int | None, str | None]
"""(message id, its arguments, the piece it acts on, the thing that is no piece)."""
Step = Mapping[str, Any]


def describe(t: Weirdwood, choose: Choose, value: Value) -> Described:
    """What an option says and acts on; what is no piece is named like "place:12", "slot:0/2" or "power:0/gentle_paws"."""
    if isinstance(value, int):
        return "option-card", {"card": piece(value)}, value, None
    assert isinstance(value, str)
    if choose.ask in OF_ASK and (found := OF_ASK[choose.ask](t, choose, value)) is not None:
        return found
    if value in BOX.characters:
        return "option-character", {"character": term(text_id("character", value))}, None, f"character:{value}"
    kind, _, rest = value.partition("-")
    if kind in WORDS and rest and (found := WORDS[kind](t, choose, rest)) is not None:
        return found
    return f"option-{value.replace('_', '-')}", {}, None, None


# ------------------------------------------------------------------ words that name things

Word = Callable[[Weirdwood, Choose, str], "Described | None"]
"""(what the seat sees, the question, the rest of the word): what it says; None if it is another word after all."""


def _place(t: Weirdwood, _c: Choose, rest: str) -> Described:
    return "option-place", {"room": room_term(t, int(rest))}, None, f"place:{rest}"


def _seat(_t: Weirdwood, _c: Choose, rest: str) -> Described:
    return "option-seat", {"who": seat(int(rest))}, None, f"seat:{rest}"


def _slot(t: Weirdwood, c: Choose, rest: str) -> Described:
    """A time slot of the own board, or that of a Companion."""
    w, slot = t.wardens[c.seat], int(rest)
    target = f"slot:{c.seat}/{slot}"
    if slot >= TIME_SLOTS:
        return "option-slot-companion", {"card": piece(w.companions[slot - TIME_SLOTS])}, None, target
    times = character(w).time_slots[slot]
    time = time_term_of(times[0]) if len(times) == 1 else term("time-any")
    return "option-slot", {"time": time, "slot": slot + 1}, None, target


def time_term_of(name: str) -> Ref:
    """The name of a time of day by its word."""
    return term(f"time-{name}")


def _steps(t: Weirdwood, _c: Choose, rest: str) -> Described:
    """Time forward or back by so many spaces, and where it then stands."""
    n = int(rest)
    days, time = divmod(t.time + n, POSITIONS)
    args: dict[str, Arg] = {"count": n, "day": t.day + days, "time": time_term(time), "position": time % 3 + 1}
    return "option-steps", args, None, f"time:{time}"


def _forward(t: Weirdwood, c: Choose, rest: str) -> Described:
    """Time forward by an effect."""
    return _steps(t, c, rest)


def _back(t: Weirdwood, c: Choose, rest: str) -> Described:
    """Time back by an effect."""
    message, args, _, target = _steps(t, c, f"-{rest}")
    return f"{message}-back", {**args, "count": int(rest)}, None, target


def _count(_t: Weirdwood, _c: Choose, rest: str) -> Described:
    return "option-count", {"count": int(rest)}, None, None


def _health(_t: Weirdwood, _c: Choose, rest: str) -> Described | None:
    return ("option-lose-health", {"count": int(rest)}, None, None) if rest.isdigit() else None


def _what(_t: Weirdwood, _c: Choose, rest: str) -> Described:
    return "option-what", {"what": term(f"what-{rest.replace('_', '-')}")}, None, f"what:{rest}"


def _track(_t: Weirdwood, c: Choose, rest: str) -> Described:
    return "option-track", {"track": term(f"track-{rest}")}, None, f"track:{c.seat}/{rest}"


def _die(_t: Weirdwood, _c: Choose, rest: str) -> Described:
    """A colour of dice; "gauntlet" is a level of the Thief's Gauntlet."""
    if rest == "gauntlet":
        return "option-gauntlet", {}, None, None
    return "option-die", {"die": term(f"die-{rest}")}, None, f"die:{rest}"


def _power(t: Weirdwood, c: Choose, rest: str) -> Described | None:
    """A Power, of the own board or of that of another seat: "gentle_paws", "2-gentle_paws"."""
    whose, id = _of_seat(c, rest)
    if not any(id in facts.powers for facts in BOX.characters.values()):
        return None
    return "option-power", {"power": term(text_id("power", id))}, None, f"power:{whose}/{id}"


def _companion(t: Weirdwood, c: Choose, rest: str) -> Described:
    """An ability of an own Companion, or in a battle of anybody's: "0-1", "2-0-1"."""
    *whose, at, number = (int(part) for part in rest.split("-"))
    card = companions.card_at(t.wardens[whose[0] if whose else c.seat], at)
    return "option-companion", {"card": piece(card), "number": number + 1}, card, None


def _offered(t: Weirdwood, _c: Choose, rest: str) -> Described:
    """An ability of a Companion in the offer: "0-1"."""
    at, number = (int(part) for part in rest.split("-"))
    return "option-companion", {"card": piece(t.offer[at]), "number": number + 1}, t.offer[at], None


def _of_seat(c: Choose, rest: str) -> tuple[int, str]:
    """A seat in front of a word, or the seat that is asked."""
    whose, _, word = rest.partition("-")
    return (int(whose), word) if word and whose.isdigit() else (c.seat, rest)


def _arm(_t: Weirdwood, _c: Choose, rest: str) -> Described:
    """An arm of Therus's spell, counted from 1."""
    return "option-arm", {"arm": int(rest)}, None, f"arm:{rest}"


def _area(_t: Weirdwood, _c: Choose, rest: str) -> Described:
    """An area of the Ogre."""
    return "option-area", {"area": term(f"monster-chaos-ogre-{rest}")}, None, f"area:{rest}"


def _token(_t: Weirdwood, _c: Choose, rest: str) -> Described:
    return f"option-token-{rest.replace('_', '-')}", {}, None, None


def _cover(t: Weirdwood, c: Choose, rest: str) -> Described:
    """A played Tactics card of the own board by its slot."""
    card = t.wardens[c.seat].covers[int(rest)][0]
    return "option-card", {"card": piece(card)}, card, f"slot:{c.seat}/{rest}"


def _kept(t: Weirdwood, c: Choose, rest: str) -> Described:
    """A Power Card that Wally keeps."""
    card = t.wardens[c.seat].kept[int(rest)]
    return "option-card", {"card": piece(card)}, card, None


def _reroll(t: Weirdwood, _c: Choose, rest: str) -> Described:
    """An own die of the battle under way, and what it shows."""
    mine = t.battle[-1].mine
    hits, blocks, charges = dice.total([mine.dice[int(rest)]], [mine.faces[int(rest)]])
    args: dict[str, Arg] = {
        "die": term(f"die-{mine.dice[int(rest)]}"),
        "hits": hits,
        "blocks": blocks,
        "charges": charges,
    }
    return "option-reroll", args, None, f"battle-die:{rest}"


# ------------------------------------------------------------------ actions and parts of effects


def _act(t: Weirdwood, _c: Choose, rest: str) -> Described | None:
    """An action of a face-up card; of the same ones in a row how many are left."""
    if not rest.isdigit():
        return None
    card, step = cards.action_of(t, int(rest))
    message, args = of_step(step)
    if (left := cards.left_alike(t, int(rest))) > 1:
        args["count"] = left
    return message, args, card, None


def _part(t: Weirdwood, c: Choose, rest: str) -> Described | None:
    """A part of an effect that may be taken in any order: of the one that the question names, or of the Room in use."""
    if not rest.isdigit():
        return None
    room = text_id("room", t.chain[-1]) if t.chain else ""
    steps = STEPS_OF.get(_source(c) or room, ())
    if int(rest) >= len(steps):
        return "option-part", {"count": int(rest) + 1}, None, None
    message, args = of_step(steps[int(rest)])
    return message, args, None, None


def of_step(step: Step) -> tuple[str, dict[str, Arg]]:
    """What a step does: `step-<operation>` and its numbers, those of another player's as `step-other-<operation>`."""
    op = step["op"]
    match op:
        case "gain":
            return "step-gain", _amounts(step["what"])
        case "other_player":
            message, args = of_step(step["then"][0])
            return message.replace("step-", "step-other-", 1), args
        case "pay":
            return "step-pay", {"price": sum(step["cost"].values()), **_amounts(_gain_in(step["then"]))}
        case "portal":
            return f"step-portal-{step['to'].replace('_', '-')}", {}
        case "attack":
            return "step-attack", _mods(step.get("mods", {}))
        case "move":
            ignored = step.get("ignore", ())
            return "step-move", {
                "count": step["n"],
                "scarabs": int("scarab" in ignored),
                "all": int("monster" in ignored),
            }
        case "forge" | "recruit":
            return f"step-{op}", {"count": step.get("n", 1), "surcharge": sum(step.get("surcharge", {}).values())}
        case _:
            return f"step-{op.replace('_', '-')}", {"count": n} if isinstance(
                n := step.get("n", step.get("max")), int
            ) else {}


KINDS_OF_GAIN: Final = ("min", "knowledge", "scarab", "any", "min_or_knowledge", "power", "tactics", "health", "pp")


def _amounts(what: Mapping[str, int]) -> dict[str, Arg]:
    """How much of everything; 0 for what is not there."""
    return {kind.replace("min_or_knowledge", "either"): what.get(kind, 0) for kind in KINDS_OF_GAIN}


def _gain_in(steps: Sequence[Step]) -> Mapping[str, int]:
    found: Mapping[str, int] = next((step["what"] for step in steps if step["op"] == "gain"), {})
    return found


def _mods(mods: Mapping[str, Any]) -> dict[str, Arg]:
    return {
        "hits": mods.get("hits", 0),
        "against": mods.get("hits_vs_scarabs", 0),
        "dice": sum(mods.get("dice", {}).values()),
        "steal": mods.get("steal", 0),
    }


# ------------------------------------------------------------------ what an effect comes from


def _sources() -> Iterator[tuple[str, Sequence[Step]]]:
    """The message id of everything that has effects, with its steps."""
    for id, room in BOX.rooms.items():
        yield text_id("room", id), room.ops
    for card in BOX.actions.values():
        yield text_id("action", card.name), card.ops
    for facts in BOX.characters.values():
        yield text_id("charge", facts.battle_charge.id), facts.battle_charge.ops
        for id, power in facts.powers.items():
            yield text_id("power", id), power.ops
    for id, companion in BOX.companions.items():
        yield text_id("companion", id), [step for one in companion.abilities for step in one.ops]
    for id, tactic in BOX.tactics.items():
        yield text_id("tactic", id), tactic.ops
    for id, quest in BOX.quests.items():
        yield text_id("quest", id), quest.ops
    for id, favour in BOX.favours.items():
        yield text_id("favour", id), favour.ops


STEPS_OF: Final[Mapping[str, Sequence[Step]]] = dict(_sources())
_CHARGES: Final = {
    text_id("charge", facts.battle_charge.id): text_id("charge", id) for id, facts in BOX.characters.items()
}
"""The texts of charges go by characters."""


def _source(c: Choose) -> str:
    """The message id of what a question comes from; empty if it does not say."""
    found = (c.args or {}).get("source")
    return str(found.id) if isinstance(found, Ref) else ""


def _option(t: Weirdwood, c: Choose, value: str) -> Described | None:
    """One of several effects: the texts number them; those of Companions are said by their first step."""
    source = _source(c)
    if not value.startswith("option-") or source.startswith("companion-"):
        return (value, {}, None, None) if value.startswith("option-") else None
    if source.startswith("track-"):
        first = int(value != "option-refresh-companion")
        return f"bonus-refresh-or-any-{first + 1}-text", {}, None, None
    for step in every_step(STEPS_OF.get(source, ())):
        if step["op"] == "choose" and value in (words := option_words(step["options"])):
            return f"{_CHARGES.get(source, source)}-{words.index(value) + 1}-text", {}, None, None
    return value, {}, None, None


# ------------------------------------------------------------------ words that mean something else in one question


def _damage(t: Weirdwood, c: Choose, value: str) -> Described:
    """WM-15.2: what takes a damage."""
    w: Warden = t.wardens[c.seat]
    word = "gauntlet" if value == "die" and has_gauntlet(w) else value
    return f"option-damage-{word}", {}, None, None


def _scarab(_t: Weirdwood, _c: Choose, value: str) -> Described:
    """WM-16.7."""
    return f"option-{value}-scarab", {}, None, None


def _tactic_in_slot(t: Weirdwood, c: Choose, value: str) -> Described:
    """A played Tactics card by its slot."""
    return _cover(t, c, value.removeprefix("slot-"))


OF_ASK: Final[Mapping[str, Word]] = {
    "choose": _option,
    "damage": _damage,
    "keep-scarab": _scarab,
    "take-back-tactic": _tactic_in_slot,
}
"""Questions whose words say something else than usual."""

WORDS: Final[Mapping[str, Word]] = {
    "place": _place,
    "seat": _seat,
    "slot": _slot,
    "steps": _steps,
    "forward": _forward,
    "back": _back,
    "count": _count,
    "health": _health,
    "what": _what,
    "track": _track,
    "die": _die,
    "power": _power,
    "companion": _companion,
    "offered": _offered,
    "token": _token,
    "cover": _cover,
    "kept": _kept,
    "reroll": _reroll,
    "arm": _arm,
    "area": _area,
    "act": _act,
    "part": _part,
}
"""The words that begin with what they name."""
