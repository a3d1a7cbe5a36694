"""The Monster's set-up (WM-28.1-28.2, WM-29.1-29.2, WM-30.1)."""

from __future__ import annotations

from magemoot.games.weirdwood.atoms import manor, monster_cards
from magemoot.games.weirdwood.catalogue import BOX
from magemoot.games.weirdwood.fae import ogre
from magemoot.games.weirdwood.manor import AWAY, THRONE_ROOM, place
from magemoot.games.weirdwood.state import OGRE, WRAITH, Weirdwood
from magemoot.games.weirdwood.table import board, scaled


def set_up(t: Weirdwood) -> None:
    """WM-4.9: the Monster that is played comes into the manor, with its board and Lady Weirdwood; its deck lies there."""
    facts = board(t)
    t.tiles_left = BOX.box.tiles.count if facts.tiles else 0
    manor.put_monster(t, place(facts.start_room.ring, facts.start_room.slot), "WM-4.9")
    if facts.lady == "throne_room":
        manor.put_lady(t, THRONE_ROOM, "WM-4.9")
    else:
        t.lady = AWAY
    _fill_board(t)
    monster_cards.show_next(t)


def _fill_board(t: Weirdwood) -> None:
    """WM-28.2, WM-29.2, WM-30.1, WM-R91: Health, and what else is counted on the Monster's board."""
    m = t.fae
    if t.monster == OGRE:
        m.cubes = [row.cubes for _, row in ogre.ROWS]
        lady = BOX.ogre.lady_health
        m.lady_health = scaled(t, lady.start, lady.start_by_characters)
        return
    health = (BOX.wraith if t.monster == WRAITH else BOX.therus).health
    m.health = scaled(t, health.start, health.start_by_characters)
    if t.monster == WRAITH:
        force = BOX.wraith.life_force
        m.life_force = scaled(t, force.start, force.start_by_characters)
    else:
        m.arms = [BOX.therus.spell.start] * BOX.therus.spell.arms
        m.possession = BOX.therus.possession.start
