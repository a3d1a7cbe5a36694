"""Compare `magemoot bench --json` with benchmarks/budgets.toml; exit code 1 when a budget is not kept.

uv run python benchmarks/budget.py              measure, then compare
uv run python benchmarks/budget.py FILE.json    compare what was measured before
"""

from __future__ import annotations

import json
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any

BUDGETS = Path(__file__).with_name("budgets.toml")


def in_loops(figures: dict[str, Any], calibration_ms: float) -> dict[str, float]:
    """The figures of one game as ratios to the calibration loop, by the names of the budgets."""
    loop_s = calibration_ms / 1000
    return {
        "decisions_per_loop": figures["decisions_per_second"] * loop_s,
        "fork_in_loops": figures["fork_us"] / 1e6 / loop_s,
        "imagine_in_loops": figures["imagine_us"] / 1e6 / loop_s,
        "view_in_loops": figures["view_us"] / 1e6 / loop_s,
        "encode_in_loops": figures["encode_us"] / 1e6 / loop_s,
        "position_bytes": figures["position_bytes"],
        "rollouts50_per_loop": figures["rollouts50_per_second"] * loop_s,
    }


def compare(
    measured: dict[str, Any], budgets: dict[str, dict[str, float]]
) -> list[tuple[str, str, float, float, bool]]:
    """For every budget: game, name, measured, budget, whether it is kept."""
    rows = []
    for game, limits in budgets.items():
        found = in_loops(measured["games"][game], measured["calibration_ms"])
        for name, limit in limits.items():
            at_least = "_per_" in name
            rows.append((game, name, found[name], limit, found[name] >= limit if at_least else found[name] <= limit))
    return rows


def main() -> int:
    if len(sys.argv) > 1:
        document = Path(sys.argv[1]).read_bytes()
    else:
        document = subprocess.run(
            [sys.executable, "-m", "magemoot.cli", "bench", "--json"], check=True, capture_output=True
        ).stdout
    rows = compare(json.loads(document), tomllib.loads(BUDGETS.read_text("utf-8")))
    for game, name, found, limit, kept in rows:
        print(f"{'ok  ' if kept else 'OVER'} {game:12} {name:22} {found:12.5g}   budget {limit:g}")
    return 0 if all(row[-1] for row in rows) else 1


if __name__ == "__main__":
    sys.exit(main())
