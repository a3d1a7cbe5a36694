"""Operations on battles and the Monster: Attacks, changes of a battle, Powers for free, Monster cards and damage."""

from __future__ import annotations

from magemoot.engine.events import seat
from magemoot.engine.pieces import Value, distinct
from magemoot.engine.play import Choose, Play
from magemoot.games.weirdwood import battle, battle_changes, choices, powers, progress
from magemoot.games.weirdwood.atoms import monster_cards
from magemoot.games.weirdwood.catalogue import KINDS
from magemoot.games.weirdwood.effects import Step, agree, operation, possible
from magemoot.games.weirdwood.fae import damage
from magemoot.games.weirdwood.scene import Scene
from magemoot.games.weirdwood.state import Warden, Weirdwood
from magemoot.games.weirdwood.table import battle as under_way
from magemoot.games.weirdwood.table import has_gauntlet, monster_state


def me(t: Weirdwood, s: Scene) -> Warden:
    """Whose effect it is."""
    return t.wardens[s.seat]


# ------------------------------------------------------------------ battles


@possible("attack")
def _can_attack(t: Weirdwood, s: Scene, step: Step) -> bool:
    return battle.can_attack(t, me(t, s), step.get("target", "any"))


@operation("attack")
def attack(t: Weirdwood, s: Scene, step: Step) -> Play[bool]:
    """WM-2.2, WM-14.1: an Attack in the own Room; not if it may be declined and is."""
    if step.get("may") and not (yield from agree(s.seat, "attack", s.rule, choices.about(s))):
        return False
    mathilda = not step.get("no_mathilda_gain", False)
    return (yield from battle.attack(t, s, me(t, s), step.get("target", "any"), step.get("mods"), mathilda))


@possible("battle")
def _can_change(t: Weirdwood, s: Scene, step: Step) -> bool:
    b = under_way(t)
    return b is not None and battle_changes.possible(s, b, step)


@operation("battle")
def change(t: Weirdwood, s: Scene, step: Step) -> Play[bool]:
    """WM-14.6, WM-14.9, WM-14.11: the battle under way is changed."""
    yield from battle_changes.change(t, s, t.battle[-1], step)
    return True


@operation("after_battle")
def after_battle(t: Weirdwood, s: Scene, step: Step) -> Play[bool]:
    """WM-R118 (4): steps wait until the battle under way has ended."""
    yield from ()
    battle_changes.put_off(s, t.battle[-1], step["then"])
    return True


@possible("after_battle")
def _in_battle(t: Weirdwood, _s: Scene, _step: Step) -> bool:
    return under_way(t) is not None


# ------------------------------------------------------------------ Powers for free


@possible("use_power_free")
def _can_use_free(t: Weirdwood, s: Scene, step: Step) -> bool:
    if "when" in step:
        return t.active == s.seat
    return bool(_choices(t, s, step))


def _choices(t: Weirdwood, s: Scene, step: Step) -> list[tuple[int, str]]:
    """The Powers that the effect lets be used now."""
    owners = [s.seat] if step["owner"] == "self" else range(len(t.wardens))
    return powers.free_choices(t, me(t, s), owners, s)


@operation("use_power_free")
def use_power_free(t: Weirdwood, s: Scene, step: Step) -> Play[bool]:
    """WM-24.5, WM-R74, WM-R99: a Power is used without its cost: now, or until the end of the own turn."""
    w = me(t, s)
    if "when" not in step:
        return (yield from powers.choose_free(t, w, _choices(t, s, step), s))
    w.free_power = True
    if t.log is not None:
        t.note("free-power", "WM-24.5", who=seat(w.seat))
    yield from powers.last_chance(t, w)
    return True


# ------------------------------------------------------------------ Monster cards


def _keeper(t: Weirdwood) -> Warden | None:
    """WM-26.5: beside whose board Power Cards are kept."""
    return next((w for w in t.wardens if has_gauntlet(w)), None)


@possible("take_monster_power")
def _can_take(t: Weirdwood, _s: Scene, step: Step) -> bool:
    """WM-26.7."""
    keeper = _keeper(t)
    return any(t.fae.powers) and (keeper is None or len(keeper.kept) < step["capacity"])


@operation("take_monster_power")
def take_monster_power(t: Weirdwood, s: Scene, step: Step) -> Play[bool]:
    """WM-26.5, WM-R56: Power Cards leave the Monster's board, each for PP; one may be kept as it shows, else it is discarded."""
    keeper = _keeper(t)
    for _ in range(step["n"]):
        words: list[Value] = [*distinct((card for there in t.fae.powers for card in there), KINDS)]
        if not words:
            break
        card = yield Choose(s.seat, "take-power-card", words.copy, "WM-26.5")
        at = t.fae.powers.index([card])
        room_left = keeper is not None and len(keeper.kept) < step["capacity"]
        if keeper is not None and room_left and (yield from agree(s.seat, "keep-power-card", "WM-26.5")):
            monster_cards.keep_power_card(t, keeper, at, monster_state(t), "WM-26.5")
        else:
            monster_cards.discard_power_card(t, at, "WM-26.5")
        yield from progress.gain_pp(t, me(t, s), step["pp"], "WM-26.5")
    return True


@possible("peek_monster")
def _can_peek(t: Weirdwood, _s: Scene, _step: Step) -> bool:
    return bool(t.fae.ahead or t.fae.top or t.fae.deck)


@operation("peek_monster")
def peek_monster(t: Weirdwood, s: Scene, step: Step) -> Play[bool]:
    """The top cards of the Monster deck are looked at, and perhaps laid back in another order."""
    n = monster_cards.look_ahead(t, step["n"])
    if t.log is not None:
        t.note("peek-monster", s.rule, who=seat(s.seat), count=n)
    if step.get("reorder"):
        yield from _reorder(t, s, n)
    return True


def _reorder(t: Weirdwood, s: Scene, n: int) -> Play[None]:
    """The order in which so many known cards come, the next one first."""
    left, order = t.fae.ahead[:n], list[int]()
    while len(left) > 1:
        words: list[Value] = [*distinct(left, KINDS)]
        card = yield Choose(s.seat, "monster-order", words.copy, s.rule, {"count": len(order) + 1})
        left.remove(card)
        order.append(card)
    monster_cards.order_ahead(t, [*order, *left], s.rule)


# ------------------------------------------------------------------ damage


@possible("monster_damage")
def _can_harm(t: Weirdwood, _s: Scene, _step: Step) -> bool:
    return not damage.beaten(t)


@operation("monster_damage")
def monster_damage(t: Weirdwood, s: Scene, step: Step) -> Play[bool]:
    """WM-24.6, WM-R66: damage to the Monster outside a battle, with its effects and PP."""
    pp = yield from damage.harm(t, me(t, s), step["n"], "WM-24.6")
    yield from progress.gain_pp(t, me(t, s), pp, "WM-24.6")
    return bool(pp)
