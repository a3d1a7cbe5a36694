"""A process of its own for law 6: plays tables at random and prints the fingerprints on the way."""

from __future__ import annotations

import json
import sys
from importlib import import_module

from tests.conformance.laws import fingerprint, walk
from tests.conformance.tables import Laid


def main() -> None:
    """Arguments: "module:function" (giving games by id) and a JSON list of (game, seats, seed)."""
    where, plays = sys.argv[1:]
    module, _, function = where.partition(":")
    games = getattr(import_module(module), function)()
    for id, seats, seed in json.loads(plays):
        prints = [fingerprint(position.state) for position, _ in walk(Laid(games[id], seats, seed, {}))]
        sys.stdout.write(f"{id} {seats} {seed} {' '.join(prints)}\n")


if __name__ == "__main__":
    main()
