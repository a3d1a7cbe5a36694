"""What the abilities of evocations are: steps when it acts, or what it changes for good."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from magemoot.engine.content import ContentError
from magemoot.games.blackrose.vocabulary.forms import Fields, Names, amount, check_word, one_of, whole
from magemoot.games.blackrose.vocabulary.steps import check_steps, condition

STATICS: Final[Mapping[str, Fields]] = {
    "attack_targets": {"n": amount},
    "reduce_damage_suffered": {"n": whole(1)},
    "forbid_activation": {"room?": one_of("its_room"), "for?": one_of("enemy_mages")},
}
"""What an evocation's ability may change for good."""


def check_rules(where: str, rules: Any, names: Names) -> None:
    """See that an evocation's ability is one that the game knows: steps when it acts, or what it changes for good.

    Raises:
        ContentError: RULE, STEP, OPTION; it says where, and what would be right.
    """
    for number, rule in enumerate(rules, 1):
        place = f"{where}: rule {number}"
        if "static" in rule:
            check_word("RULE", place, "static", STATICS, "static", rule, names)
            continue
        if not {"when", "ops"} <= rule.keys() <= {"when", "ops", "if"} or rule["when"] != {"event": "acts"}:
            raise ContentError(
                "RULE", place, 'a rule is { when = { event = "acts" }, ops }, perhaps with if, or a static'
            )
        if "if" in rule and (wrong := condition(place, rule["if"], names)):
            raise ContentError("RULE", place, f"if {wrong}")
        check_steps(place, rule["ops"], names)
