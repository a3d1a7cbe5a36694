"""The engine: knows no game. A game is its seed and its answers; everything else is derived from that, once, here."""
