"""The words of the Monsters (see `vocabulary`): what each step of their boards and cards does."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from magemoot.engine.pieces import Value
from magemoot.engine.play import Choose, Play, several
from magemoot.games.weirdwood import battle, clock, scarabs, wounds
from magemoot.games.weirdwood.atoms import hands, manor, means, monster_board
from magemoot.games.weirdwood.catalogue import BOX, KINDS
from magemoot.games.weirdwood.effects import choose_seat
from magemoot.games.weirdwood.fae import damage, moves, ogre, therus, tiles, wraith
from magemoot.games.weirdwood.fae.cards import Cause, Step, draw_plan, fae_operation, resolve
from magemoot.games.weirdwood.manor import AWAY, RING, THRONE_ROOM
from magemoot.games.weirdwood.state import FIRE, RUBBLE, Warden, Weirdwood
from magemoot.games.weirdwood.table import active, monster_term, wardens_in
from magemoot.games.weirdwood.table import battle as battle_under_way

# ------------------------------------------------------------------ whom it reaches


def _everybody(t: Weirdwood) -> list[Warden]:
    """All wardens in the order of turns, from the active one on."""
    n = len(t.wardens)
    return [t.wardens[(t.active + i) % n] for i in range(n)]


def victims(t: Weirdwood, who: str, victim: int) -> list[Warden]:
    """WM-R57, WM-R69, WM-R116: whom a Monster reaches, from the active warden on; with it away, nobody in its Room or ring."""
    here = t.fae.place
    if who == "self":
        return [t.wardens[victim]]
    if who == "active_player":
        return [active(t)]
    if who == "all_players":
        return _everybody(t)
    if here == AWAY:
        return []
    if who == "players_in_monster_room":
        return wardens_in(t, here)
    ring = [w for w in _everybody(t) if RING[w.place] == RING[here]]
    return [w for w in ring if w.place != here] if who == "other_players_on_monster_ring" else ring


@fae_operation("damage")
def _damage(t: Weirdwood, c: Cause, step: Step) -> Play[None]:
    """WM-15.1: Hits that nothing blocks."""
    for w in victims(t, step["who"], c.victim):
        yield from wounds.wound(t, w, step["hits"], c.rule)


@fae_operation("players_lose")
def _players_lose(t: Weirdwood, c: Cause, step: Step) -> Play[None]:
    """WM-R116: hand cards, or resources and Power tokens, of each victim's choice and as far as there are any."""
    for w in victims(t, step["who"], c.victim):
        for what, n in step["what"].items():
            if what == "hand_card":
                yield from _lose_cards(t, w, n, c.rule)
            else:
                yield from _lose_tokens(t, w, n, c.rule)


def _lose_cards(t: Weirdwood, w: Warden, n: int, rule: str) -> Play[None]:
    for card in (yield from several(w.seat, "lose-card", lambda: w.hand, n, KINDS, rule, args={"count": n})):
        hands.discard(t, w, card, rule)


def _lose_tokens(t: Weirdwood, w: Warden, n: int, rule: str) -> Play[None]:
    for left in range(n, 0, -1):
        words: list[Value] = [f"what-{what}" for what in means.OWNED if means.held(w, what)]
        if not words:
            return
        answer = yield Choose(w.seat, "lose-token", words.copy, rule, {"count": left})
        means.lose_token(t, w, str(answer).removeprefix("what-"), rule)


@fae_operation("players_choose")
def _players_choose(t: Weirdwood, c: Cause, step: Step) -> Play[None]:
    """WM-R116: each victim chooses one option that he can carry out."""
    for w in victims(t, step["who"], c.victim):
        options: dict[Value, Sequence[Step]] = {
            _option_word(i, steps): steps for i, steps in enumerate(step["options"]) if _can_suffer(w, steps)
        }
        if options:
            answer = yield Choose(w.seat, "fae-choice", lambda options=options: list(options), c.rule)  # type: ignore[misc]
            yield from resolve(t, options[answer], c.rule, w.seat)


def _option_word(number: int, steps: Sequence[Step]) -> str:
    """The word of an option: what it does if it is a single step that is known by its kind, or else its number."""
    if len(steps) == 1 and steps[0]["op"] == "damage":
        return "suffer-hits"
    if len(steps) == 1 and steps[0]["op"] == "players_lose":
        return f"suffer-{next(iter(steps[0]['what'])).replace('_', '-')}"
    return f"option-{number}"


def _can_suffer(w: Warden, steps: Sequence[Step]) -> bool:
    """WM-R116: whether a victim has what an option takes; a Hit can always be taken."""
    wanted = [what for step in steps if step["op"] == "players_lose" for what in step["what"]]
    return all(w.hand if what == "hand_card" else any(means.held(w, one) for one in means.OWNED) for what in wanted)


# ------------------------------------------------------------------ figures and battle


@fae_operation("monster_move")
def _monster_move(t: Weirdwood, c: Cause, step: Step) -> Play[None]:
    yield from moves.move(t, step["how"], c.rule)


@fae_operation("monster_battle")
def _monster_battle(t: Weirdwood, c: Cause, step: Step) -> Play[None]:
    """WM-R35, WM-R8, WM-R69: the Monster attacks the active player, or one in its Room, chosen by the active one."""
    if t.fae.place == AWAY:
        return
    seat: int | None = t.active
    if step["who"] == "player_in_monster_room":
        seats = [w.seat for w in wardens_in(t, t.fae.place)]
        seat = yield from choose_seat(t.active, "monster-victim", seats, "WM-R8", args={"monster": monster_term(t)})
    if seat is None:
        return
    through = yield from battle.monster_attacks(t, t.wardens[seat], c.rule)
    if through and "on_damage" in step:
        yield from resolve(t, step["on_damage"], c.rule)


@fae_operation("battle")
def _battle(t: Weirdwood, _c: Cause, step: Step) -> Play[None]:
    """WM-28.15, WM-29.15, WM-30.18: Hits or Blocks for the Monster in the battle under way."""
    yield from ()
    fight = battle_under_way(t)
    if fight is not None:
        hits, blocks = step.get("hits", 0), step.get("blocks", 0)
        fight.theirs.hits += hits
        fight.theirs.blocks += blocks
        fight.theirs.sources.append(f"source-burst:{hits}:{blocks}")


@fae_operation("after_battle")
def _after_battle(t: Weirdwood, c: Cause, step: Step) -> Play[None]:
    """What waits until the battle under way has ended, where `pool.after_battle` takes it up; without one it is due now."""
    if battle_under_way(t) is None:
        yield from resolve(t, step["then"], c.rule)


# ------------------------------------------------------------------ Scarabs and time


@fae_operation("spawn")
def _spawn(t: Weirdwood, c: Cause, step: Step) -> Play[None]:
    """WM-11, WM-29.13, WM-R69: Scarabs one by one, each with its own roll; with the Monster away none where it would be."""
    yield from ()
    where = step["where"]
    for _ in range(step["n"]):
        if where == "dice":
            scarabs.spawn_by_dice(t, c.rule)
        elif where == "throne":
            scarabs.spawn(t, THRONE_ROOM, c.rule)
        elif t.fae.place != AWAY:
            place = t.fae.place if where == "monster_room" else moves.beside(t, where)
            if place != AWAY:
                scarabs.spawn(t, place, c.rule)


@fae_operation("scarab_phase")
def _scarab_phase(t: Weirdwood, _c: Cause, _step: Step) -> Play[None]:
    """WM-10.1."""
    yield from scarabs.phase(t)


@fae_operation("time")
def _time(t: Weirdwood, c: Cause, step: Step) -> Play[None]:
    """WM-13.4, WM-R89."""
    yield from ()
    clock.move_time(t, step["steps"], c.rule)


# ------------------------------------------------------------------ conditions


def _same_room_as_lady(t: Weirdwood) -> bool:
    return t.fae.place != AWAY and t.fae.place == t.lady


def _player_there(t: Weirdwood) -> bool:
    return t.fae.place != AWAY and bool(wardens_in(t, t.fae.place))


CONDITIONS: Final[Mapping[str, Callable[[Weirdwood], bool]]] = {
    "monster_and_lady_same_room": _same_room_as_lady,
    "player_in_monster_room": _player_there,
    "no_player_in_monster_room": lambda t: not _player_there(t),
}


@fae_operation("if")
def _if(t: Weirdwood, c: Cause, step: Step) -> Play[None]:
    holds = CONDITIONS[step["cond"]](t)
    yield from resolve(t, step["then"] if holds else step.get("else", ()), c.rule, c.victim)


# ------------------------------------------------------------------ the Ogre's words


@fae_operation("lady_damage")
def _lady_damage(t: Weirdwood, c: Cause, step: Step) -> Play[None]:
    """WM-28.9."""
    yield from ()
    ogre.hurt_lady(t, step["n"], c.rule)


@fae_operation("rubble")
def _rubble(t: Weirdwood, c: Cause, step: Step) -> Play[None]:
    """WM-28.19."""
    yield from tiles.lay(t, _tile_place(t, c, step), RUBBLE, c.rule)


def _tile_place(t: Weirdwood, c: Cause, step: Step) -> int:
    """Where a tile is due; whether it can lie there, `tiles.lay` sees to (WM-R41)."""
    return t.fae.place if step["where"] == "monster_room" else scarabs.roll_room(t, c.rule)


# ------------------------------------------------------------------ the Wraith's words


@fae_operation("life_drain")
def _life_drain(t: Weirdwood, c: Cause, step: Step) -> Play[None]:
    """WM-29.3."""
    yield from ()
    wraith.drain(t, step["n"], c.rule)


@fae_operation("monster_heal")
def _monster_heal(t: Weirdwood, c: Cause, step: Step) -> Play[None]:
    """WM-29.3."""
    yield from wraith.heal(t, step["n"], c.rule)


@fae_operation("remove_scarab")
def _remove_scarab(t: Weirdwood, c: Cause, step: Step) -> Play[None]:
    """WM-29.16, WM-R23: Scarabs of its Room go to the supply without PP; a curse stays."""
    yield from ()
    n = min(step["n"], t.scarabs[t.fae.place])
    if n:
        manor.remove_scarabs(t, t.fae.place, n, c.rule)


# ------------------------------------------------------------------ Therus's words


@fae_operation("fire")
def _fire(t: Weirdwood, c: Cause, step: Step) -> Play[None]:
    """WM-30.26."""
    yield from tiles.lay(t, _tile_place(t, c, step), FIRE, c.rule)


@fae_operation("strengthen")
def _strengthen(t: Weirdwood, c: Cause, step: Step) -> Play[None]:
    """WM-30.5, WM-R109: the active player assigns the steps."""
    yield from therus.strengthen(t, t.active, step["n"], c.rule)


@fae_operation("plan_card")
def _plan_card(t: Weirdwood, c: Cause, step: Step) -> Play[None]:
    """WM-30.6."""
    yield from ()
    for _ in range(step["n"]):
        draw_plan(t, c.rule)


@fae_operation("monster_health")
def _monster_health(t: Weirdwood, c: Cause, step: Step) -> Play[None]:
    """WM-R67, WM-R101: Therus loses Health without a Hit, or gains some."""
    n: int = step["n"]
    if n > 0:
        monster_board.set_monster_health(t, min(BOX.therus.health.max, t.fae.health + n), c.rule)
        return
    if not damage.beaten(t):
        therus.fall(t, -n, c.rule)
        yield from damage.close(t)


@fae_operation("withdraw")
def _withdraw(t: Weirdwood, c: Cause, step: Step) -> Play[None]:
    """WM-30.34."""
    yield from ()
    therus.withdraw(t, step["cost"], c.rule)
