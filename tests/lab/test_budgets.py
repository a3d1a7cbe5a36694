from __future__ import annotations

import tomllib

from benchmarks.budget import BUDGETS, compare

FAST = {
    "calibration_ms": 20.0,
    "games": {
        "spellbook": {
            "decisions_per_second": 150_000,
            "fork_us": 3.0,
            "imagine_us": 60.0,
            "view_us": 9.0,
            "encode_us": 7.0,
            "position_bytes": 410,
            "rollouts50_per_second": 4_000,
        }
    },
}


def test_budgets_are_ratios_to_the_loop_so_a_slow_machine_is_no_slow_engine() -> None:
    budgets = tomllib.loads(BUDGETS.read_text("utf-8"))
    assert all(kept for *_, kept in compare(FAST, budgets))
    figures = FAST["games"]["spellbook"]  # type: ignore[index]
    slow = {name: value / 8 if "second" in name else value * 8 for name, value in figures.items()}
    over = compare({"calibration_ms": 20.0, "games": {"spellbook": slow}}, budgets)
    assert not any(kept for *_, kept in over)
    same = {**slow, "position_bytes": 410}
    assert all(kept for *_, kept in compare({"calibration_ms": 160.0, "games": {"spellbook": same}}, budgets))
