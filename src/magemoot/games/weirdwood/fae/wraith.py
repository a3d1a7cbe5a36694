"""The Mîn Wraith (WM-29): its Health, what it absorbs, and Lady Weirdwood's Life Force."""

from __future__ import annotations

from magemoot.engine.pieces import Value
from magemoot.engine.play import Choose, Play
from magemoot.games.weirdwood.atoms import monster_board
from magemoot.games.weirdwood.catalogue import BOX
from magemoot.games.weirdwood.ending import lose
from magemoot.games.weirdwood.fae import cards
from magemoot.games.weirdwood.state import WRAITH, Warden, Weirdwood
from magemoot.games.weirdwood.table import has_enemy


def heal(t: Weirdwood, n: int, rule: str) -> Play[None]:
    """WM-29.3, WM-29.18, WM-R64: the Wraith heals, point by point; each drains Life Force, also at the maximum.

    A rise onto a marked space brings its Scarabs at once.
    """
    for _ in range(n):
        rises = t.fae.health < BOX.wraith.health.max
        if rises:
            monster_board.set_monster_health(t, t.fae.health + 1, rule)
        yield from cards.resolve(t, BOX.wraith.heal.ops, "WM-29.3")
        if rises and t.fae.health in BOX.wraith.rise.to:
            yield from cards.resolve(t, BOX.wraith.rise.ops, "WM-29.18")


def drain(t: Weirdwood, n: int, rule: str) -> None:
    """WM-29.3, WM-29.4, WM-R64: Life Force falls; when it is drained the players lose. Raises `Ended`."""
    lowest = BOX.wraith.life_force.loss_at
    monster_board.set_life_force(t, max(lowest, t.fae.life_force - n), rule)
    if t.fae.life_force <= lowest:
        lose(t, "life-force", "WM-29.4")


def absorb(t: Weirdwood) -> Play[None]:
    """WM-29.16, WM-R63: the Wraith has entered a Room by its own movement; with Scarabs there it absorbs one."""
    if t.scarabs[t.fae.place]:
        yield from cards.resolve(t, BOX.wraith.enter_room_with_scarabs.ops, "WM-29.16")


# ------------------------------------------------------------------ gifts of Health


def can_give(t: Weirdwood, w: Warden) -> bool:
    """WM-29.5, WM-R65: whether a warden can give Health to Lady Weirdwood: in her Room, without Scarabs and Wraith."""
    return t.monster == WRAITH and w.place == t.lady and not has_enemy(t, w.place) and _most(t, w) > 0


def _most(t: Weirdwood, w: Warden) -> int:
    """WM-R65, WM-R86: how much Health a warden can give: the last one stays, and Life Force has an end."""
    return min(w.health - 1, BOX.wraith.life_force.max - t.fae.life_force)


def give(t: Weirdwood, w: Warden) -> Play[None]:
    """WM-29.5: a warden loses any amount of Health, and Life Force rises by as much."""
    from magemoot.games.weirdwood import life

    words: list[Value] = [f"health-{n}" for n in range(1, _most(t, w) + 1)]
    answer = yield Choose(w.seat, "give-force", lambda: words, "WM-29.5")
    given = yield from life.lose_health(t, w, int(str(answer).removeprefix("health-")), "WM-29.5")
    monster_board.set_life_force(t, t.fae.life_force + given, "WM-29.5")
