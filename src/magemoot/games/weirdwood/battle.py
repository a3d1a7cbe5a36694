"""Battles (WM-14, WM-16, WM-17): a warden attacks Scarabs or the Monster, or the Monster attacks a warden (WM-R35).

The battle under way is the last one of `Weirdwood.battle`, with both sides' Hits, Blocks and dice, so that everybody sees
where they come from. The order is that of WM-R28, its end that of WM-R118.
"""

from __future__ import annotations

import functools
from typing import Final

from magemoot.engine.events import Ref, seat, term
from magemoot.engine.pieces import Value
from magemoot.engine.play import Choose, Play
from magemoot.games.weirdwood import (
    battle_changes,
    battle_moments,
    cards,
    companions,
    dice,
    icons,
    life,
    moving,
    powers,
    progress,
    quests,
    rooms,
    scarabs,
)
from magemoot.games.weirdwood.atoms import hands
from magemoot.games.weirdwood.battle_changes import AFTER, BEFORE, DAMAGE, END, ROLLED, Mods
from magemoot.games.weirdwood.fae import damage, pool
from magemoot.games.weirdwood.scene import Scene
from magemoot.games.weirdwood.state import OGRE, THERUS, TURN, WRAITH, Battle, Fighter, Warden, Weirdwood
from magemoot.games.weirdwood.table import RUNNING, character, has_gauntlet, monster_term, room_term

SCARABS, MONSTER = "scarabs", "monster"
"""Whom a battle is against."""
SCARAB_DIE: Final = "balanced"
"""What each Scarab rolls (WM-16.2)."""
LADY: Final = "lady-weirdwood"
"""The source of the Hits that Lady Weirdwood adds."""
HIT_RULES: Final = {OGRE: "WM-28.11", WRAITH: "WM-29.14", THERUS: "WM-30.16"}

# ------------------------------------------------------------------ whom to attack


def enemy(t: Weirdwood, place: int, target: str = "any") -> str:
    """WM-14.1, WM-14.2, WM-17.1, WM-R94: whom an Attack in a Room meets: Scarabs if any are there, else the Monster.

    Args:
        target: "any", or the only one that may be attacked: "scarabs", "monster".

    Returns:
        "scarabs" or "monster"; empty: nobody.
    """
    there = SCARABS if t.scarabs[place] else MONSTER if t.fae.place == place else ""
    return there if target in ("any", there) else ""


def can_attack(t: Weirdwood, w: Warden, target: str = "any") -> bool:
    """WM-R94: whether a warden can take an Attack action; not within a battle."""
    return not t.battle and bool(enemy(t, w.place, target))


# ------------------------------------------------------------------ a warden attacks


def attack(
    t: Weirdwood, s: Scene, w: Warden, target: str = "any", mods: Mods | None = None, mathilda: bool = True
) -> Play[bool]:
    """WM-14.3-14.13, WM-R28: a warden attacks in his Room.

    Args:
        target: "any", "scarabs" or "monster".
        mods: what the effect changes in this battle (`vocabulary`).
        mathilda: whether abilities that come with an own Attack action do (WM-R79).

    Returns:
        whether there was anybody to attack.

    Raises:
        Ended: the game was won or lost in it.
    """
    if not can_attack(t, w, target):
        return False
    b = _begin(t, w, w.place, enemy(t, w.place, target), attacking=True)
    b.uses += [f"{RUNNING}{effect}" for effect in s.running if effect.startswith(("power/", "companion/"))]
    yield from battle_changes.change(t, s, b, mods or {})
    if mathilda:
        yield from companions.attack_triggers(t, w)
    if has_gauntlet(w):
        yield from battle_changes.steal(t, b, w, len(w.dice), "WM-20.8")
    yield from battle_moments.window(t, b, BEFORE)
    _count_lady(t, b, w)
    yield from _roll_own(t, b, w)
    yield from _roll_enemy(t, b)
    yield from _compare(t, b)
    yield from _settle(t, b, w)
    yield from _after(t, s, w)
    return True


def monster_attacks(t: Weirdwood, w: Warden, rule: str) -> Play[int]:
    """WM-R35, WM-R36: the Monster attacks a warden, who only defends.

    Args:
        rule: the rule that makes it attack.

    Returns:
        how many of its Hits went through.
    """
    b = _begin(t, w, t.fae.place, MONSTER, attacking=False, rule=rule)
    yield from battle_moments.window(t, b, BEFORE)
    yield from _roll_enemy(t, b)
    yield from _roll_own(t, b, w)
    yield from _compare(t, b)
    yield from _settle(t, b, w)
    yield from powers.last_chance(t, w)
    return max(0, b.mine.taken - b.reduced)


# ------------------------------------------------------------------ before the dice


def _begin(t: Weirdwood, w: Warden, place: int, against: str, *, attacking: bool, rule: str = "WM-14.3") -> Battle:
    """WM-14.4: a battle begins; both sides have what counts without Powers and dice."""
    b = Battle(
        seat=w.seat, place=place, against=against, attacking=attacking, step=BEFORE, mine=Fighter(), theirs=Fighter()
    )
    if against == SCARABS:
        b.scarabs = t.scarabs[place]
    t.battle.append(b)
    if w.seat == t.active:
        t.may_use_room = t.room_despite_enemies = t.just_moved = False
    if t.log is not None:
        t.note(
            "attack" if attacking else "attacked",
            rule,
            who=seat(w.seat),
            enemy=_enemy_term(t, b),
            room=room_term(t, place),
        )
    _muster_own(t, b, w)
    _muster_enemy(t, b)
    return b


def _enemy_term(t: Weirdwood, b: Battle) -> Ref:
    """The name of the other side, for messages."""
    return monster_term(t) if b.against == MONSTER else term("enemy-scarabs")


def _muster_own(t: Weirdwood, b: Battle, w: Warden) -> None:
    """WM-14.4, WM-14.7, WM-14.8: lasting icons, matches, Companions, the track, Lady Weirdwood; the dice of the board."""
    for source, hits, blocks in (*cards.lasting(t, w, b.against), *companions.lasting(t, w, b.against)):
        battle_changes.gain(b, source, hits, blocks)
    battle_changes.gain(b, "icon-hit", icons.matched(t, w, "hit"), 0)
    battle_changes.gain(b, "icon-block", 0, icons.matched(t, w, "block"))
    battle_changes.gain(b, "track-group" if t.family else "track-combat", w.lasting_hits, w.lasting_blocks)
    _count_lady(t, b, w)
    start = character(w).starting_die
    for colour in ([start] if start else []) + ([] if has_gauntlet(w) else w.dice):
        battle_changes.add_die(b, colour)
    for slot, colour in enumerate(w.dice_on_cards):
        if colour:
            battle_changes.add_die(b, hands.take_card_die(t, w, slot, "WM-R20"))


def _count_lady(t: Weirdwood, b: Battle, w: Warden) -> None:
    """WM-14.7, WM-R33, WM-R108: Lady Weirdwood's Hits for an attacking warden, as they are now."""
    battle_changes.replace(b.mine, LADY, pool.lady_hits(t, w) if b.attacking else 0, 0)


def _muster_enemy(t: Weirdwood, b: Battle) -> None:
    """WM-16.2, WM-27.10, WM-R37, WM-R55, WM-R88: what the enemy has without bursts, as things stand now.

    Dice that were stolen or removed are out of its pool.
    """
    f = b.theirs
    f.hits, f.blocks, f.sources = 0, 0, []
    if b.against == MONSTER:
        f.dice = pool.dice(t)
        for source, hits, blocks in pool.fixed(t):
            battle_changes.add(f, source, hits, blocks)
        battle_changes.add(f, LADY, pool.lady_hits_for_monster(t), 0)
    else:
        f.dice = [SCARAB_DIE] * _scarabs_left(t, b)
    for colour in battle_changes.gone(b):
        if colour in f.dice:
            f.dice.remove(colour)
    f.faces = [-1] * len(f.dice)


def _scarabs_left(t: Weirdwood, b: Battle) -> int:
    """WM-R29, WM-R95: the Scarabs attacked that are still there; those that came later take no part."""
    return min(b.scarabs, t.scarabs[b.place])


# ------------------------------------------------------------------ the dice


def _roll_own(t: Weirdwood, b: Battle, w: Warden) -> Play[None]:
    """WM-14.8-14.10: the warden rolls; Battle Charges, and what changes the roll."""
    b.mine.faces = dice.roll(t, b.mine.dice, seat(w.seat))
    b.mine.charges = dice.total(b.mine.dice, b.mine.faces)[2]
    b.step = ROLLED
    yield from battle_changes.charges(t, b, w)
    yield from battle_moments.window(t, b, ROLLED)


def _roll_enemy(t: Weirdwood, b: Battle) -> Play[None]:
    """WM-14.12, WM-16.2-16.4, WM-28.15, WM-29.15, WM-30.18: the enemy rolls, and its bursts do what they do."""
    _muster_enemy(t, b)
    b.theirs.faces = dice.roll(t, b.theirs.dice, _enemy_term(t, b))
    b.bursts = dice.total(b.theirs.dice, b.theirs.faces)[2]
    if b.against == MONSTER:
        for _ in range(b.bursts):
            yield from pool.burst(t, b)
        return
    fled = scarabs.flee(t, b.place, min(b.bursts, _scarabs_left(t, b)), "WM-16.3")
    b.fled += fled
    b.scarabs -= fled


# ------------------------------------------------------------------ the comparison


def _compare(t: Weirdwood, b: Battle) -> Play[None]:
    """WM-14.11, WM-14.13, WM-R32: the last changes; then both sides' damage is fixed before any is applied."""
    b.step = AFTER
    yield from battle_changes.cancel(t, b)
    yield from battle_moments.window(t, b, AFTER)
    (hits, blocks), (enemy_hits, enemy_blocks) = dice.sums(b.mine), dice.sums(b.theirs)
    b.theirs.taken = max(0, hits - enemy_blocks) if b.attacking else 0
    b.mine.taken = 0 if b.ignore_enemy_hits else max(0, enemy_hits - blocks)
    if t.log is not None:
        t.note(
            "battle-totals" if b.attacking else "defence-totals",
            "WM-14.13",
            who=seat(b.seat),
            enemy=_enemy_term(t, b),
            hits=hits,
            blocks=blocks,
            enemy_hits=enemy_hits,
            enemy_blocks=enemy_blocks,
        )
    if b.mine.taken:
        yield from battle_moments.window(t, b, DAMAGE)
    w = t.wardens[b.seat]
    quests.note(t, w, "battle", vs=b.against, enemy_hits=enemy_hits, damage=max(0, b.mine.taken - b.reduced))
    b.step = END


# ------------------------------------------------------------------ the end


def _settle(t: Weirdwood, b: Battle, w: Warden) -> Play[None]:
    """WM-R118 (1)-(4): the enemy's losses, the warden's losses and PP, Power Cards, what was put off."""
    pp = yield from _enemy_losses(t, b, w)
    yield from _own_losses(t, b, w, pp)
    if b.against == MONSTER:
        for_cards = yield from pool.discard_powers(t, w)
        yield from progress.gain_pp(t, w, for_cards, "WM-27.11")
        yield from pool.after_battle(t, b)
    yield from battle_changes.later(t, b)
    t.battle.pop()


def _enemy_losses(t: Weirdwood, b: Battle, w: Warden) -> Play[int]:
    """WM-16.6, WM-16.7, WM-R30: what the Hits that went through do. Returns the PP for them."""
    if not b.theirs.taken:
        return 0
    if b.against == MONSTER:
        quests.note(t, w, "hit_monster", n=b.theirs.taken)
        hits = max(0, b.mine.taken - b.reduced)
        wounds = functools.partial(life.hurt, t, w, hits, "WM-R32")
        return (yield from damage.harm(t, w, b.theirs.taken, HIT_RULES[t.monster], wounds))
    return (yield from scarabs.defeat(t, w, b.place, min(b.theirs.taken, _scarabs_left(t, b)), "WM-16.6"))


def _own_losses(t: Weirdwood, b: Battle, w: Warden, pp: int) -> Play[None]:
    """WM-15, WM-24.4, WM-R118 (2): the warden takes his damage and spends the PP for Hits, some before it if he likes."""
    hits = max(0, b.mine.taken - b.reduced)
    rule = HIT_RULES[t.monster] if b.against == MONSTER else "WM-16.7"
    before = 0
    if hits and pp and (t.family or progress.open_tracks(w)):
        words: list[Value] = [f"count-{n}" for n in range(pp + 1)]
        args = {"count": pp, "damage": hits}
        answer = yield Choose(w.seat, "pp-before-damage", lambda: words, "WM-R118", args)
        before = int(str(answer).removeprefix("count-"))
    yield from progress.gain_pp(t, w, before, rule)
    yield from life.hurt(t, w, hits, "WM-15.1")
    yield from progress.gain_pp(t, w, pp - before, rule)


def _after(t: Weirdwood, s: Scene, w: Warden) -> Play[None]:
    """WM-17.2, WM-19.1, WM-R118 (5): with no enemy left in his Room the attacker may use its action as the next thing.

    Where something else goes on at once, and on another player's turn, that is asked now.
    """
    if w.seat == t.active and t.phase == TURN and not s.is_part_of("tactic"):
        t.may_use_room, t.room_despite_enemies = rooms.is_open(t, w.place), False
    else:
        yield from moving.offer_room(t, s, w, False, "WM-17.2")
