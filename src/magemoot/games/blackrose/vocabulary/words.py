"""The words that the rules of Black Rose Wars have for things, as the cards use them: colours, elements, targets, places."""

from __future__ import annotations

from typing import Final

COLOURS: Final = ("red", "blue", "green", "purple", "grey", "yellow")
"""The colours of rooms; the Black Rose Room has none."""
ELEMENTS: Final = ("air", "earth", "fire", "water", "magic", "holy", "unholy")
ANY_ELEMENT: Final = "any"
TYPES: Final = ("combat", "general", "protection", "trap")
TARGETS: Final = ("self", "single", "area", "special")
ARCHETYPES: Final = ("undead", "altar", "demon", "celestial", "beast")
STATS: Final = (
    "move",
    "attack",
    "spell_damage",
    "spell_range",
    "healing",
    "evocation_move",
    "evocation_attack",
    "sacrifice_move",
    "cast_face_up",
    "first_activation_no_flip",
)
OF_NO_SCHOOL: Final = ("signature", "forgotten")
"""What stands for a school on spells that belong to none."""
COUNTS: Final = ("damaged_minis", "destroyed_rooms")
"""What a number may count, beside `discarded:<name>`, `healed:<name>`, `instability_in:<room>` and `own:<evocations>`."""

MINIATURES: Final = frozenset(
    {
        "self",
        "target",
        "attacker",
        "trigger_mini",
        "trigger_mage",
        "damaged_mage",
        "acting_evocation",
        "it",
        "last_summoned",
        "all_evocations",
        "all_undead",
        "own_evocations",
        "own_undead",
        "enemy_mages",
        "all_mages",
        "leading_mages",
        "trailing_mage",
        "crown_holder",
        "controller",
    }
)
"""Miniatures by one word; there are also `pick:<name>`, `own:<evocation>` and `enemies_in:<rooms>` with its likes."""
PLACES: Final = frozenset({"here", "target_room", "trigger_room", "activated_room", "its_room", "it"})
"""Rooms by one word; there are also the ids of rooms, `pick:<name>` and `room_of:<miniature>`."""
