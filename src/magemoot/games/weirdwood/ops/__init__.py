"""What the operations of the players do (see `vocabulary`); importing this package enters them all."""

from magemoot.games.weirdwood.ops import battle, means, places

__all__ = ["battle", "means", "places"]
