"""The operations that effects are made of; importing the package enters them all."""

from magemoot.games.blackrose.ops import (
    cards,
    casting,
    creatures,
    life,
    lodge,
    places,
    power,
    shields,
    tides,
)

__all__ = ["cards", "casting", "creatures", "life", "lodge", "places", "power", "shields", "tides"]
