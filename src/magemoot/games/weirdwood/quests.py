"""Quests (WM-32): dealt, laid on a time slot, met by what happens on their owner's turn, completed, followed by others.

What happens is told by the rules that do it (`note`), and written down only if the Quest laid out asks for it: "<event>:<how
much it counts>" in `Warden.deeds`. Everything else that Quests ask for is read off the table. The events are explained in
`vocabulary.EVENTS`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any, Final

from magemoot.engine.pieces import Value
from magemoot.engine.play import Choose, Play
from magemoot.games.weirdwood import catalogue
from magemoot.games.weirdwood.atoms import hands
from magemoot.games.weirdwood.atoms.quests import draw_quest, finish_quest, gain_favour, lay_quest, shuffle_quests
from magemoot.games.weirdwood.effects import agree, resolve
from magemoot.games.weirdwood.entries import QuestEntry
from magemoot.games.weirdwood.scene import Scene
from magemoot.games.weirdwood.state import NONE, TIME_SLOTS, TURN_END, Warden, Weirdwood
from magemoot.games.weirdwood.table import character

Condition = Mapping[str, Any]
Facts = Mapping[str, Any]
"""What is told of an event, by name."""

TAKE_BACK: Final = "take_back_played_tactics"
"""The use of the only reward that is kept for later."""


# ------------------------------------------------------------------ what happened


def _tactics(_t: Weirdwood, c: Condition, e: Facts) -> int:
    return int(e["slot_time"] == c["slot_time"])


def _in_room(t: Weirdwood, c: Condition, e: Facts) -> int:
    return int(t.room_at[e["place"]] in c["rooms"])


def _number_in_room(t: Weirdwood, c: Condition, e: Facts) -> int:
    return int(e["n"]) if t.room_at[e["place"]] in c["rooms"] else 0


def _on_ring(_t: Weirdwood, c: Condition, e: Facts) -> int:
    """Which of the rings, counted from 1; 0: another one."""
    return c["rings"].index(e["ring"]) + 1 if e["ring"] in c["rings"] else 0


def _number(_t: Weirdwood, _c: Condition, e: Facts) -> int:
    return abs(int(e["n"]))


def _once(_t: Weirdwood, _c: Condition, _e: Facts) -> int:
    return 1


def _given(_t: Weirdwood, c: Condition, e: Facts) -> int:
    return int(e["n"]) if e["kind"] in c["kinds"] else 0


def _unhurt(_t: Weirdwood, c: Condition, e: Facts) -> int:
    against = c["vs"] in ("any", e["vs"])
    return int(against and e["enemy_hits"] >= c["min_enemy_hits"] and not e["damage"])


def _ability(_t: Weirdwood, c: Condition, e: Facts) -> int:
    """Eugene, who has no Companions, uses his vault instead."""
    return int(e["use"] in (c["use"], "vault"))


def _at_time(_t: Weirdwood, c: Condition, e: Facts) -> int:
    return int(e["time"] == c["time"] and e["position"] == c["position"])


def _action_on_ring(_t: Weirdwood, c: Condition, e: Facts) -> int:
    return int(e["ring"] == c["rooms_ring"])


Count = Callable[[Weirdwood, Condition, Facts], int]
"""(table, condition, what is told): how much an event counts for a condition; 0: not at all."""

TOLD: Final[Mapping[str, tuple[str, Count]]] = {
    "play_tactics_on_card": ("tactics_on_card", _tactics),
    "end_move_in_room": ("arrived", _in_room),
    "defeat_scarabs_in_one_turn": ("defeated", _number),
    "defeat_scarab_in_room": ("defeated", _number_in_room),
    "cleanse_room": ("cleansed", _once),
    "give_in_one_turn": ("gave", _given),
    "end_moves_on_rings_in_one_turn": ("arrived", _on_ring),
    "hit_monster_in_one_battle": ("hit_monster", _number),
    "battle_no_damage": ("battle", _unhurt),
    "forge": ("forged", _once),
    "use_companion_ability": ("ability", _ability),
    "play_action_card_at_time": ("card_at", _at_time),
    "use_room_action": ("used_room", _action_on_ring),
    "return_scarabs_in_one_turn": ("returned", _number),
    "move_time_back": ("time_back", _number),
}
"""For each event of the pack that is told: the word it is told by, and what it counts for."""
AT_ONCE: Final = frozenset({"defeat_scarab_in_room", "hit_monster_in_one_battle"})
"""Events that have to count enough in one battle; the others add up over the turn."""


def note(t: Weirdwood, w: Warden, event: str, **facts: Any) -> None:
    """WM-32.4, WM-R112: tell what a warden did; it counts on the own turn, for a Quest that is laid out.

    Args:
        event: "tactics_on_card" (slot_time), "arrived" (place, ring), "defeated" (place, n), "returned" (n), "cleansed",
            "gave" (kind, n), "hit_monster" (n), "battle" (vs, enemy_hits, damage), "forged", "ability" (use), "card_at"
            (time, position), "used_room" (ring), "time_back" (n).
    """
    if w.quest_slot == NONE or t.active != w.seat:
        return
    for condition in _ways(_facts(w).condition):
        word, count = TOLD.get(condition["event"], ("", _once))
        if word == event and (n := count(t, condition, facts)):
            w.deeds.append(f"{condition['event']}:{n}")


def _counted(w: Warden, event: str) -> list[int]:
    """What has been written down for an event in this turn."""
    return [int(n) for word, _, n in (deed.partition(":") for deed in w.deeds) if word == event]


# ------------------------------------------------------------------ what is met


def _be_in_room(t: Weirdwood, w: Warden, c: Condition) -> bool:
    return t.room_at[w.place] in c["rooms"] and not (c.get("no_scarab") and t.scarabs[w.place])


def _matches(t: Weirdwood, w: Warden, c: Condition) -> bool:
    from magemoot.games.weirdwood import icons

    return len(icons.matches(t, w)) >= int(c["n"])


def _healthy(t: Weirdwood, w: Warden, c: Condition) -> bool:
    return t.phase == TURN_END and w.health >= c["n"]


def _all_rings(_t: Weirdwood, w: Warden, c: Condition) -> bool:
    return len(set(_counted(w, c["event"]))) == len(c["rings"])


READ: Final[Mapping[str, Callable[[Weirdwood, Warden, Condition], bool]]] = {
    "be_in_room": _be_in_room,
    "icon_matches_in_play": _matches,
    "health_at_least": _healthy,
    "end_moves_on_rings_in_one_turn": _all_rings,
}
"""For the other events whether they are met as things stand."""


def known_events() -> frozenset[str]:
    """The events that can be met."""
    return frozenset(TOLD) | frozenset(READ)


def completable(t: Weirdwood, w: Warden) -> bool:
    """WM-32.4: whether a warden can complete the own Quest now, on the own turn."""
    return _met_way(t, w) is not None


def _met_way(t: Weirdwood, w: Warden) -> Condition | None:
    """The way in which the Quest of the active warden is met and can be paid for (WM-R31); None: in none."""
    if w.quest_slot == NONE or t.active != w.seat:
        return None
    for condition in _ways(_facts(w).condition):
        if _met(t, w, condition) and (not _costs(condition) or min(_costs(condition)) < w.health):
            return condition
    return None


def _met(t: Weirdwood, w: Warden, condition: Condition) -> bool:
    event = condition["event"]
    if event in READ:
        return READ[event](t, w, condition)
    counted = _counted(w, event)
    most = max(counted, default=0) if event in AT_ONCE else sum(counted)
    return most >= int(condition.get("n", 1))


def _ways(condition: Condition) -> Iterator[Condition]:
    """The condition, and the one that may stand instead of it."""
    yield condition
    if "or" in condition:
        yield from _ways(condition["or"])


def _costs(condition: Condition) -> list[int]:
    """The amounts of Health of which one has to be lost; none for most."""
    return list(condition.get("cost", {}).get("health", ()))


def _facts(w: Warden) -> QuestEntry:
    return catalogue.quest(w.quest[0]).facts


# ------------------------------------------------------------------ completed


def complete(t: Weirdwood, w: Warden) -> Play[None]:
    """WM-32.4, WM-32.5: pay what a Quest asks for, complete it, take the reward; then perhaps another one follows."""
    condition = _met_way(t, w)
    assert condition is not None
    quest = catalogue.quest(w.quest[0])
    s = Scene("quest", quest.id, w.seat, "WM-32.4")
    yield from _pay(t, s, w, _costs(condition))
    finish_quest(t, w, "WM-32.4")
    yield from resolve(t, s, quest.facts.ops)
    if t.quest_deck and (yield from agree(w.seat, "next-quest", "WM-32.5")):
        draw_quest(t, w, "WM-32.5")
        gain_favour(t, w, "WM-32.5")
        yield from settle(t, w)


def _pay(t: Weirdwood, s: Scene, w: Warden, amounts: list[int]) -> Play[None]:
    """WM-R31, WM-R111: lose one of some amounts of Health, never the last."""
    from magemoot.games.weirdwood import life

    words: list[Value] = [f"health-{n}" for n in amounts if n < w.health]
    if words:
        answer = yield Choose(w.seat, "quest-health", lambda: words, "WM-R111")
        s.lost_health = int(str(answer).removeprefix("health-"))
        yield from life.lose_health(t, w, s.lost_health, "WM-32.4")


# ------------------------------------------------------------------ dealt and laid out


def deal(t: Weirdwood) -> Play[None]:
    """WM-32.1, WM-R112: shuffle the Quests, without those for more characters, and deal one to each player."""
    out = [card for card in t.quest_deck if catalogue.quest(card).facts.min_characters > len(t.wardens)]
    shuffle_quests(t, out)
    n = len(t.wardens)
    for i in range(n):
        w = t.wardens[(t.active + i) % n]
        if draw_quest(t, w, "WM-32.1"):
            yield from settle(t, w)


def settle(t: Weirdwood, w: Warden) -> Play[None]:
    """WM-32.2, WM-R78: a Quest that is not laid out takes its time slot if that is free; Eugene chooses one."""
    if not w.quest or w.quest_slot != NONE:
        return
    time, slots = _facts(w).slot, character(w).time_slots
    words: list[Value] = [f"slot-{i}" for i in range(TIME_SLOTS) if time in slots[i] and not w.slots[i]]
    if words:
        answer = yield Choose(w.seat, "quest-slot", lambda: words, "WM-R78")
        lay_quest(t, w, int(str(answer).removeprefix("slot-")), "WM-32.2")


def blocks_slot(w: Warden, slot: int) -> bool:
    """WM-32.3: whether a Quest lies on a time slot, so that no card can be played there."""
    return w.quest_slot == slot


# ------------------------------------------------------------------ a reward kept for later


def tokens(w: Warden) -> list[str]:
    """The kept rewards that can be used now, each word once: a played Tactics card has to be there to be taken back."""
    played = any(w.covers)
    return [word for word in dict.fromkeys(w.quest_tokens) if word != TAKE_BACK or played]


def use_token(t: Weirdwood, w: Warden, word: str) -> Play[None]:
    """WM-32.4: a kept reward is given up to take back one of the own played Tactics cards."""
    assert word == TAKE_BACK
    words: list[Value] = [f"slot-{i}" for i, covers in enumerate(w.covers) if covers]
    answer = yield Choose(w.seat, "take-back-tactic", lambda: words, "WM-32.4")
    w.quest_tokens.remove(word)
    hands.take_back_tactic(t, w, int(str(answer).removeprefix("slot-")), "WM-32.4")
