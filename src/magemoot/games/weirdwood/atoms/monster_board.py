"""What can happen on the board of a Monster: its Health, Lady Weirdwood's, spells (WM-28 to WM-30)."""

from __future__ import annotations

from magemoot.games.weirdwood.state import Weirdwood
from magemoot.games.weirdwood.table import monster_term


def take_cube(t: Weirdwood, row: int, rule: str) -> None:
    """WM-28.11: a Health cube of the Ogre is removed from a row."""
    t.fae.cubes[row] -= 1
    if t.log is not None:
        t.note("ogre-cube", rule, monster=monster_term(t), left=sum(t.fae.cubes))


def set_monster_health(t: Weirdwood, health: int, rule: str) -> None:
    """The Health cube of the Wraith or of Therus moves."""
    old, t.fae.health = t.fae.health, health
    if t.log is not None and old != health:
        t.note("monster-heals" if health > old else "monster-hurt", rule, monster=monster_term(t), now=health)


def set_lady_health(t: Weirdwood, health: int, rule: str) -> None:
    """WM-28.9: Lady Weirdwood's Health against the Ogre."""
    t.fae.lady_health = health
    if t.log is not None:
        t.note("lady-hurt", rule, now=health)


def rescue_lady(t: Weirdwood, rule: str) -> None:
    """WM-28.6: Lady Weirdwood is rescued for the rest of the game."""
    t.fae.rescued = True
    if t.log is not None:
        t.note("lady-rescued", rule)


def set_life_force(t: Weirdwood, force: int, rule: str) -> None:
    """WM-29.3, WM-29.5: Lady Weirdwood's Life Force against the Wraith."""
    old, t.fae.life_force = t.fae.life_force, force
    if t.log is not None and old != force:
        t.note("life-force-up" if force > old else "life-force-down", rule, now=force)


def set_arm(t: Weirdwood, arm: int, space: int, rule: str) -> None:
    """WM-30.2: the cube of a spell arm moves."""
    t.fae.arms[arm] = space
    if t.log is not None:
        t.note("spell-arm", rule, arm=arm + 1, now=space)


def set_possession(t: Weirdwood, space: int, rule: str) -> None:
    """WM-30.7, WM-30.12: Lady Weirdwood moves on the possession track."""
    old, t.fae.possession = t.fae.possession, space
    if t.log is not None:
        t.note("possession-right" if space > old else "possession-left", rule, now=space)


def set_summoning(t: Weirdwood, left: int, rule: str) -> None:
    """WM-30.34: so many resources of the Summoning Spell are still to be paid."""
    t.fae.summoning = left
    if t.log is not None:
        t.note("summoning", rule, count=left)
