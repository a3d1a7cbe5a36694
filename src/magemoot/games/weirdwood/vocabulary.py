"""The words in which the pack of Weirdwood Manor says what happens, and the check that a pack uses them rightly.

What a Room, a card or a board does is a list of steps, each `{ op = "move", n = 1 }`: an operation and what it needs.
What a step may need, and of which form, stands in `PLAYER` for the players' things and in `OGRE`, `WRAITH` and `THERUS`
for the boards and cards of the Fae Monsters. Steps of players are optional, those of Monsters mandatory. What a Quest
asks for is an event and what it needs; those stand in `EVENTS`. Nothing is carried out here.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any, Final

import msgspec

from magemoot.engine.content import ContentError, Pack

RESOURCES: Final = ("min", "knowledge", "scarab")
"""The three resources (WM-1.15)."""
PAYMENT: Final = (*RESOURCES, "any", "min_or_knowledge", "power")
"""What a price is made of: resources, any of them chosen for each unit, one of two, Power tokens (WM-1.16)."""
GAINS: Final = (*PAYMENT, "health", "pp", "tactics")
COSTS: Final = (*PAYMENT, "health", "hand_card", "exhaust_companion", "time_forward")
BATTLE_DICE: Final = ("balanced", "attack", "defence")
RINGS: Final = ("outer", "middle", "inner")
TIMES: Final = ("morning", "afternoon", "evening", "night")
STATES: Final = ("calm", "angry", "furious")
"""The states of a Monster (WM-27.4)."""
PORTALS: Final = (
    "any_other_room",
    "same_ring_other_room",
    "dice",
    "ring_neighbour",
    "neighbour_or_facing",
    "room_scarabs_2plus",
    "monster_room_no_scarabs",
    "room_of_other_player",
)
"""Where a portal may lead; `dice`: by the Room Dice (WM-R84), `neighbour_or_facing`: WM-R120."""
SPAWNS: Final = ("dice", "monster_room", "throne", "clockwise", "counter_clockwise", "inward", "outward")
"""Where a Scarab may appear; directions are seen from the Monster's Room (WM-29.13)."""
MONSTER_MOVES: Final = (
    "toward_lady",
    "toward_active",
    "toward_nearest",
    "to_room_of_active",
    "dice",
    "throne",
    "clockwise",
    "counter_clockwise",
    "inward",
    "outward",
    "next_scarab_clockwise",
    "wraith_die",
)
"""How a Monster moves; `next_scarab_clockwise`: to the next Room of its ring with a Scarab, else one Room on."""
VICTIMS: Final = (
    "active_player",
    "all_players",
    "players_in_monster_room",
    "players_on_monster_ring",
    "other_players_on_monster_ring",
    "self",
)
"""Whom a Monster reaches; `other_players_on_monster_ring`: not in its Room, `self`: who chooses (players_choose)."""
STEP_LISTS: Final = ("ops", "always", *STATES, "from_left", "from_right")
"""The names under which an entry holds steps."""


class Words(msgspec.Struct, frozen=True):
    """The operations and the conditions of `if` that one kind of entry may use."""

    operations: Mapping[str, Fields]
    conditions: tuple[str, ...]


Form = Callable[[str, Any, Words], str | None]
"""(where, value, words) to what is wrong with the value, or None."""
Fields = Mapping[str, Form]
"""What a word needs by name; a name that ends in "?" may be left out."""


# ------------------------------------------------------------------ forms of what a step needs


def _one_of(*known: str) -> Form:
    def wrong(_where: str, value: Any, _words: Words) -> str | None:
        return None if value in known else f"is not one of {', '.join(known)}"

    return wrong


def _some_of(*known: str) -> Form:
    def wrong(_where: str, value: Any, _words: Words) -> str | None:
        right = isinstance(value, list) and value and all(one in known for one in value)
        return None if right else f"is not a list out of {', '.join(known)}"

    return wrong


def _whole(least: int, most: int | None = None) -> Form:
    def wrong(_where: str, value: Any, _words: Words) -> str | None:
        right = type(value) is int and value >= least and (most is None or value <= most)
        return None if right else f"is not a whole number from {least} {'on' if most is None else f'to {most}'}"

    return wrong


def _flag(_where: str, value: Any, _words: Words) -> str | None:
    return None if value is True else "can only be true; leave it out otherwise"


def _number_or_all(_where: str, value: Any, _words: Words) -> str | None:
    return None if value == "all" or (type(value) is int and value > 0) else 'is not a whole number from 1 on or "all"'


def _spaces(_where: str, value: Any, _words: Words) -> str | None:
    return None if type(value) is int and value != 0 else "is not a whole number other than 0"


def _spaces_to_choose(_where: str, value: Any, _words: Words) -> str | None:
    right = isinstance(value, list) and len(value) > 1 and all(type(one) is int for one in value)
    return None if right else "is not a list of two or more whole numbers"


def wrong_amounts(value: Any, kinds: tuple[str, ...]) -> str | None:
    """What is wrong with amounts `{ min = 1, any = 2 }` of some kinds, or None."""
    if not isinstance(value, dict) or not value:
        return f"is not amounts of {', '.join(kinds)}"
    for kind, amount in value.items():
        if kind not in kinds:
            return f"counts {kind}, which is not one of {', '.join(kinds)}"
        if type(amount) is not int or amount < 1:
            return f"has {kind} {amount!r:.20}, which is not a whole number from 1 on"
    return None


def _amounts(*kinds: str) -> Form:
    def wrong(_where: str, value: Any, _words: Words) -> str | None:
        return wrong_amounts(value, kinds)

    return wrong


def _steps(where: str, value: Any, words: Words) -> str | None:
    if not isinstance(value, list) or not value:
        return "is not a list of steps"
    for number, step in enumerate(value, 1):
        check_step(f"{where}, step {number}", step, words)
    return None


def _options(where: str, value: Any, words: Words) -> str | None:
    if not isinstance(value, list) or len(value) < 2:
        raise ContentError("OPTION", where, "options is not a list of two or more lists of steps")
    for number, option in enumerate(value, 1):
        place = f"{where}, option {number}"
        wrong = _steps(place, option, words)
        if wrong:
            raise ContentError("OPTION", place, f"{option!r:.60} {wrong}")
    return None


def _rows(where: str, value: Any, words: Words) -> str | None:
    """Rows of a roll on the d12 that leave out no number and name none twice."""
    if not isinstance(value, list) or not value:
        return "is not a list of rows"
    following = 1
    for number, row in enumerate(value, 1):
        if not isinstance(row, dict) or row.keys() != {"from", "to", "ops"}:
            return f"has a row {number} that is not {{ from, to, ops }}"
        wrong = _steps(f"{where}, row {number}", row["ops"], words)
        if wrong:
            return f"has a row {number} whose ops {wrong}"
        if row["from"] != following or type(row["to"]) is not int or row["to"] < following:
            return f"has a row {number} that does not begin at {following} and end there or later"
        following = row["to"] + 1
    return None if following == 13 else f"ends at {following - 1}, not at 12"


def _modifiers(where: str, value: Any, words: Words) -> str | None:
    if not isinstance(value, dict) or not value:
        return "is not { hits, blocks, … }"
    return _fields(where, "mods", _MODIFIERS, value, words)


def _condition(_where: str, value: Any, words: Words) -> str | None:
    return None if value in words.conditions else f"is not one of {', '.join(words.conditions)}"


_N: Final = _whole(1)
_PRICE: Final = _amounts(*PAYMENT)
_DICE: Final = _amounts(*BATTLE_DICE, "any_colour")
_SCARABS: Final = _one_of("any_room_not_throne", "here_not_throne", "here_or_facing_not_throne")

# ------------------------------------------------------------------ the words of the players

_BATTLE: Final[Fields] = {
    "hits?": _N,  # added to one's own
    "blocks?": _N,
    "dice?": _DICE,  # rolled in addition
    "reroll?": _one_of("any_own"),  # any number of one's own dice, once
    "steal?": _N,  # dice of the opponent's, rolled with one's own
    "remove_enemy_dice?": _N,
    "cancel_enemy?": _amounts("hits", "blocks", "any"),  # of what the opponent has
    "reduce_damage?": _N,  # of what one is about to take
    "for_player?": _one_of("other"),  # it helps another player's battle
    "uses?": _N,  # in how many battles
}
_MODIFIERS: Final[Fields] = {**_BATTLE, "hits_vs_scarabs?": _N, "ignore_enemy_hits?": _flag}

PLAYER: Final = Words(
    {
        # places
        "move": {  # n Move actions (WM-18); `ignore`: who does not stop them; the flag: nor bars the Room's action
            "n": _N,
            "ignore?": _some_of("scarab", "monster"),
            "room_action_ignores_enemies?": _flag,
        },
        "portal": {"to": _one_of(*PORTALS), "already_there_counts?": _flag},  # the flag: WM-R119
        "swap_rooms": {"n": _N},  # two Rooms of one ring with everything in them (WM-R46)
        "use_room_action": {"ignore_enemies?": _flag},  # that of the Room one is in
        # battle
        "attack": {  # an Attack in one's Room (WM-R94); the last flag: Mathilda's other ability does not answer it
            "target?": _one_of("any", "scarabs", "monster"),
            "mods?": _modifiers,
            "no_mathilda_gain?": _flag,
            "may?": _flag,  # its owner is asked whether he attacks
        },
        "battle": {  # changes it: before any die, on a rolled face, after both sides rolled, when damage is dealt
            "when": _one_of("before", "on_roll", "after", "any", "damage"),
            **_BATTLE,
        },
        "after_battle": {"then": _steps},  # when the present battle has ended
        "monster_damage": {"n": _N},  # to the Monster, outside a battle (WM-R66)
        "lasting_track": {"hits?": _N, "blocks?": _N},  # in all battles from now on (WM-24.3)
        "die_on_card": {"colour": _one_of("any"), "uses": _N},  # a die on the Action Card for later battles (WM-R20)
        # gaining and paying
        "gain": {"what": _amounts(*GAINS)},
        "pay": {"cost": _amounts(*COSTS), "then": _steps},
        "pay_per": {"cost": _amounts(*COSTS), "min": _whole(0), "max?": _N, "then": _steps},  # so many times, at once
        "transfer": {"what": _one_of("health"), "max": _N, "to": _one_of("other_player"), "per": _steps},
        # dice and Companions
        "forge": {"n": _N, "rebate?": _PRICE, "surcharge?": _PRICE},  # up to n dice, paid as one (WM-20, WM-8.5)
        "forge_rebate": {"rebate": _PRICE},  # on a forge action
        "recruit": {"surcharge?": _PRICE, "then?": _steps},  # `then`: if one was recruited
        "refresh_companion": {"n": _N},
        "use_offer_companion": {"n": _N},  # abilities of Companions in the offer
        # Scarabs and curses
        "banish": {"n": _number_or_all, "where": _SCARABS},  # to the supply (WM-R22)
        "defeat": {"n": _number_or_all, "where": _SCARABS},  # kept or returned (WM-R23)
        "cleanse": {  # a Cursed Room (WM-12.4)
            "where": _one_of("here", "any"),
            "free?": _flag,
            "ignore_enemies?": _flag,
            "banish_scarabs?": _flag,  # all of that Room
            "use_room_action?": _flag,  # also from afar (WM-R75)
        },
        # time and cards
        "time": {"steps?": _spaces, "choose?": _spaces_to_choose, "per_step?": _steps},  # back if negative (WM-13)
        "draw": {"n": _N},  # Action Cards, also above the hand limit (WM-23.7)
        "retrieve_card": {"n": _N, "from": _one_of("played", "vault")},  # to the hand (WM-R105)
        "copy_played_card": {},  # WM-R18
        "play_extra_card": {},  # WM-R21
        "use_power_free": {"owner": _one_of("self", "any_player"), "when?": _one_of("before_end_of_own_turn")},
        "take_monster_power": {"n": _N, "pp": _N, "capacity": _N},  # WM-26.5-26.7
        "peek_monster": {"n": _N, "reorder?": _flag},  # the top cards of the Monster deck
        "keep_quest_token": {"use": _one_of("take_back_played_tactics")},  # the Quest is kept and used later
        # control
        "other_player": {  # another one than the owner receives it (WM-R106): not the one chosen before, or the same
            "then": _steps,
            "distinct_from_previous?": _flag,
            "same_as_previous?": _flag,
        },
        "choose": {"options": _options, "may?": _flag},  # `may`: or none of them
        "roll_d12": {"table": _rows},
        "if": {"cond": _condition, "then": _steps, "else?": _steps},
    },
    ("no_move_action_this_turn", "lost_2_health"),
)
"""Rooms, Powers, Action Cards, Companions, Tactics cards, Quests and tracks. Every step may also be
`requires_previous`: only if the one before it was carried out."""

# ------------------------------------------------------------------ the words of the Monsters

_MONSTER: Final[Mapping[str, Fields]] = {
    "monster_move": {"how": _one_of(*MONSTER_MOVES)},
    "monster_battle": {  # it attacks that player (WM-R35); `on_damage`: if a Hit was not blocked
        "who": _one_of("player_in_monster_room", "active_player"),
        "on_damage?": _steps,
    },
    "damage": {"who": _one_of(*VICTIMS), "hits": _N},  # Hits that nothing blocks (WM-15)
    "players_lose": {"who": _one_of(*VICTIMS), "what": _amounts("hand_card", "any_or_power")},  # not spent (WM-R116)
    "players_choose": {"who": _one_of(*VICTIMS), "options": _options},  # each of them one that he can carry out
    "spawn": {"where": _one_of(*SPAWNS), "n": _N},  # Scarabs one by one, each with its own roll (WM-11)
    "scarab_phase": {},  # WM-10
    "time": {"steps": _spaces},
    "battle": {"hits?": _N, "blocks?": _N},  # for the Monster in the present battle
    "after_battle": {"then": _steps},
    "if": {"cond": _condition, "then": _steps, "else?": _steps},
}
_ABOUT_ROOMS: Final = ("monster_and_lady_same_room", "player_in_monster_room", "no_player_in_monster_room")

OGRE: Final = Words(
    {
        **_MONSTER,
        "lady_damage": {"n": _N},  # Lady Weirdwood's Health (WM-28.9)
        "rubble": {"where": _one_of("monster_room", "dice")},  # WM-28.19
    },
    _ABOUT_ROOMS,
)
WRAITH: Final = Words(
    {
        **_MONSTER,
        "life_drain": {"n": _N},  # Lady Weirdwood's Life Force (WM-29.3)
        "monster_heal": {"n": _N},  # which drains Life Force as well
        "remove_scarab": {"n": _N},  # absorbed (WM-29.16)
    },
    _ABOUT_ROOMS,
)
THERUS: Final = Words(
    {
        **_MONSTER,
        "fire": {"where": _one_of("monster_room", "dice")},  # WM-30.26
        "strengthen": {"n": _N},  # steps of his spell (WM-R109)
        "plan_card": {"n": _N},  # cards drawn into the Plans (WM-30.6)
        "monster_health": {"n": _spaces},  # lost without a Hit if negative (WM-R67)
        "withdraw": {"cost": _N},  # away until so many resources are paid (WM-30.34, WM-R69)
    },
    _ABOUT_ROOMS,
)

WORDS: Final[Mapping[str, Words]] = {
    "ogre": OGRE,
    "ogre_cards": OGRE,
    "wraith": WRAITH,
    "wraith_cards": WRAITH,
    "therus": THERUS,
    "therus_cards": THERUS,
}
"""Whose words a table uses; one that is not here uses those of the players."""

_ANY_OF: Final[Mapping[str, tuple[str, ...]]] = {
    "battle": tuple(name.removesuffix("?") for name in _BATTLE if name not in ("for_player?", "uses?")),
    "lasting_track": ("hits", "blocks"),
    "time": ("steps", "choose"),
}
"""Words that need at least one of several fields."""

# ------------------------------------------------------------------ what Quests ask for


def _room_ids(_where: str, value: Any, _words: Words) -> str | None:
    right = isinstance(value, list) and value and all(isinstance(one, str) for one in value)
    return None if right else "is not a list of Rooms"


def _health_to_lose(_where: str, value: Any, _words: Words) -> str | None:
    amounts = value.get("health") if isinstance(value, dict) and len(value) == 1 else None
    right = isinstance(amounts, list) and amounts and all(type(one) is int and one > 0 for one in amounts)
    return None if right else "is not { health = [1, …] }: the amounts to choose from"


def _second_event(where: str, value: Any, _words: Words) -> str | None:
    check_event(f"{where}: or", value)
    return None


EVENTS: Final[Mapping[str, Fields]] = {
    "play_tactics_on_card": {"slot_time": _one_of(*TIMES)},  # a Tactics card on an Action Card of that slot
    "end_move_in_room": {"rooms": _room_ids, "cost?": _health_to_lose},  # a Move or portal ended in one of them
    "be_in_room": {"rooms": _room_ids, "no_scarab?": _flag},  # on one's own turn
    "defeat_scarabs_in_one_turn": {"n": _N},
    "defeat_scarab_in_room": {"rooms": _room_ids, "n": _N},  # n in one battle
    "cleanse_room": {"n": _N},
    "give_in_one_turn": {  # n in all of these kinds
        "to": _one_of("other_players"),
        "kinds": _some_of(*RESOURCES, "health", "pp"),
        "n": _N,
    },
    "end_moves_on_rings_in_one_turn": {"rings": _some_of(*RINGS)},  # a Move or portal on each
    "hit_monster_in_one_battle": {"n": _N},  # Hits that were not blocked
    "battle_no_damage": {"vs": _one_of("any", "scarabs", "monster"), "min_enemy_hits": _N},  # Hits before Blocks
    "forge": {"n": _N},  # or raise the Gauntlet
    "use_companion_ability": {"n": _N, "use": _one_of("exhaust")},  # Eugene: the vault instead
    "play_action_card_at_time": {"time": _one_of(*TIMES), "position": _whole(1, 3)},  # where its own advance stops
    "icon_matches_in_play": {"n": _N},
    "use_room_action": {"rooms_ring": _one_of(*RINGS), "n": _N},
    "health_at_least": {"n": _N},  # at the end of the turn, before the hand check
    "return_scarabs_in_one_turn": {"n": _N},
    "move_time_back": {"n": _N},  # spaces
}
"""Every event that completes a Quest, on its owner's turn; beside it there may be a second one under `or`."""


# ------------------------------------------------------------------ checks


def check_pack(pack: Pack) -> None:
    """See that every step and every Quest's condition in a pack is one that the game knows.

    Raises:
        ContentError: STEP, OPTION, EVENT; it says where, and what would be right.
    """
    for table, entries in pack.tables.items():
        words = WORDS.get(table, PLAYER)
        for entry, row in entries.items():
            for place, steps in step_lists(row):
                check_steps(pack.where(table, entry) + place, steps, words)
    for quest, row in pack.tables.get("quests", {}).items():
        check_event(pack.where("quests", quest) + ": condition", row.get("condition"))


def step_lists(part: Any, place: str = "") -> Iterator[tuple[str, list[Any]]]:
    """Every list of steps in an entry that is not within another step, with its place: ": powers: gentle_paws: ops"."""
    if isinstance(part, dict):
        for name, inner in part.items():
            if name in STEP_LISTS and isinstance(inner, list):
                yield f"{place}: {name}", inner
            else:
                yield from step_lists(inner, f"{place}: {name}")
    elif isinstance(part, list):
        for number, inner in enumerate(part, 1):
            yield from step_lists(inner, f"{place} {number}")


def check_steps(where: str, steps: list[Any], words: Words) -> None:
    """See that every step of an entry is one of these words. Raises `ContentError` (STEP, OPTION)."""
    for number, step in enumerate(steps, 1):
        check_step(f"{where}, step {number}", step, words)


def check_step(where: str, step: Any, words: Words) -> None:
    """See that one step is one of these words. Raises `ContentError` (STEP, OPTION)."""
    if not isinstance(step, dict) or "op" not in step:
        raise ContentError("STEP", where, f"{step!r:.60} is not a step: {{ op = …, … }}")
    word = step["op"]
    if not isinstance(word, str) or word not in words.operations:
        raise ContentError("STEP", where, f"operation {word} is not one of {', '.join(words.operations)}")
    given = {name: value for name, value in step.items() if name != "op"}
    fields = words.operations[word]
    if words is PLAYER:
        fields = {**fields, "requires_previous?": _flag}
    wrong = _fields(f"{where}: {word}", word, fields, given, words)
    if wrong is None and word in _ANY_OF:
        wrong = _combination(word, fields, given)
    if wrong:
        raise ContentError("STEP", where, wrong)


def check_event(where: str, condition: Any) -> None:
    """See that a Quest's condition is one that the game knows. Raises `ContentError` (EVENT)."""
    if not isinstance(condition, dict) or "event" not in condition:
        raise ContentError("EVENT", where, f"{condition!r:.60} is not a condition: {{ event = …, … }}")
    word = condition["event"]
    if not isinstance(word, str) or word not in EVENTS:
        raise ContentError("EVENT", where, f"event {word} is not one of {', '.join(EVENTS)}")
    given = {name: value for name, value in condition.items() if name != "event"}
    wrong = _fields(where, word, {**EVENTS[word], "or?": _second_event}, given, PLAYER)
    if wrong:
        raise ContentError("EVENT", where, wrong)


def _fields(where: str, word: str, forms: Fields, given: Mapping[str, Any], words: Words) -> str | None:
    """What is wrong with the fields of a word, or None."""
    known = {name.removesuffix("?"): form for name, form in forms.items()}
    for name, value in given.items():
        if name not in known:
            return f"{word} has no {name}; it has {', '.join(known) or 'nothing else'}"
        wrong = known[name](where, value, words)
        if wrong:
            return f"{word}: {name} {value!r:.60} {wrong}"
    missing = [name for name in forms if not name.endswith("?") and name not in given]
    return f"{word} needs {', '.join(missing)}" if missing else None


def _combination(word: str, fields: Fields, given: Mapping[str, Any]) -> str | None:
    """What is wrong with a word of which one field at least must stand there, or None."""
    names = [name for name in _ANY_OF[word] if name in fields or f"{name}?" in fields]
    if not any(name in given for name in names):
        return f"{word} needs one of {', '.join(names)}"
    return "time has either steps or choose" if "steps" in given and "choose" in given else None
