"""Rubble and Fire (WM-28.19-28.22, WM-30.26-30.28, WM-R41)."""

from __future__ import annotations

from magemoot.engine.events import term
from magemoot.engine.play import Play
from magemoot.games.weirdwood import scarabs, wounds
from magemoot.games.weirdwood.atoms import manor
from magemoot.games.weirdwood.fae import moves, ogre
from magemoot.games.weirdwood.manor import AWAY, THRONE_ROOM
from magemoot.games.weirdwood.state import RUBBLE, Weirdwood
from magemoot.games.weirdwood.table import active, room_term, wardens_in


def lay(t: Weirdwood, place: int, tile: str, rule: str) -> Play[None]:
    """WM-28.19, WM-28.21, WM-30.26, WM-30.28: a tile comes into a Room, kills its Scarabs and hurts the players there.

    WM-R41: nothing happens with no tile left, in a Room with one, and in the Throne Room; nor without a Room (WM-R69).

    Args:
        tile: "rubble" or "fire".
    """
    if place == AWAY:
        return
    if not t.tiles_left or t.tiles[place] or place == THRONE_ROOM:
        if t.log is not None:
            t.note("no-tile", "WM-R41", what=term(f"tile-{tile}"), room=room_term(t, place))
        return
    manor.lay_tile(t, place, tile, rule)
    scarabs.kill(t, place, rule)
    for w in wardens_in(t, place):
        yield from wounds.wound(t, w, 1, rule)
    if tile == RUBBLE and t.lady == place:
        yield from _bury_lady(t)


def _bury_lady(t: Weirdwood) -> Play[None]:
    """WM-28.22, WM-R62: Rubble on Lady Weirdwood costs her 1 Health, and the active player has to bring her out.

    If he cannot, whoever can first has to, on his turn.
    """
    ogre.hurt_lady(t, 1, "WM-28.22")
    t.fae.lady_debt = True
    if moves.can_bring_out(t, active(t)):
        yield from moves.lady_out(t, active(t))
