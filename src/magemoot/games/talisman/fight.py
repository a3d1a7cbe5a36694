"""Battle and psychic combat (TA-16, TA-17, TA-18, TA-24, TA-R22–R32, TA-R112–R114)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from magemoot.engine.events import seat, term
from magemoot.engine.pieces import distinct
from magemoot.engine.play import Choose, Play, several
from magemoot.games.talisman import characters
from magemoot.games.talisman.atoms.belongings import take_card
from magemoot.games.talisman.atoms.board import show_dice
from magemoot.games.talisman.atoms.gold import take_gold
from magemoot.games.talisman.atoms.piles import discard
from magemoot.games.talisman.atoms.tokens import take_life
from magemoot.games.talisman.catalogue import DIE_SIDES, SPACES, card_of, kinds
from magemoot.games.talisman.death import end_check, kill
from magemoot.games.talisman.dice import offer_fate, roll
from magemoot.games.talisman.reactions import Moment, window
from magemoot.games.talisman.state import Adventurer, Fight, Talisman
from magemoot.games.talisman.totals import (
    Part,
    battle_parts,
    craft_parts,
    has_tag,
    is_toad,
    living,
    may_have,
    object_limit,
    usable,
    weapons_of,
)

FightResult = Literal["won", "lost", "standoff", "evaded"]

# ------------------------------------------------------------------ evading


def can_evade(t: Talisman, me: Adventurer) -> bool:
    """TA-24.1–24.3, TA-R78, TA-R114: whether an effect lets the character evade what attacks him on his space."""
    if me.space < 0:
        return False
    return me.invisible or has_tag(t, me, f"evade:{SPACES[me.space].name}")


def evade_some(t: Talisman, me: Adventurer, enemies: list[int]) -> Play[list[int]]:
    """TA-16.4, TA-R24: declared for each creature; those evaded are left alone for the rest of the turn.

    Returns:
        the Enemies that still fight.
    """
    if not can_evade(t, me) or not enemies:
        return enemies
    evaded = yield from several(
        me.seat, "evade", lambda: enemies, len(enemies), range(len(card_of)), "TA-16.4", at_least=0
    )
    t.tamed.extend(evaded)
    return [c for c in enemies if c not in evaded]


# ------------------------------------------------------------------ creatures


def fight_cards(t: Talisman, me: Adventurer, enemies: Sequence[int]) -> Play[FightResult]:
    """TA-16, TA-18.2, TA-R22: Enemy cards with one kind of attack fight as one. They lie on the character's space.

    Returns:
        "won" (all beaten ones are dealt with), "lost", "standoff", or "evaded" when none is left to fight.
    """
    t.fight = _against(me, enemies)
    yield from window(t, Moment("attacked", me.seat), [me.seat])
    left = [c for c in enemies if c not in t.tamed]
    left = yield from characters.before_fight(t, me, left)
    left = yield from evade_some(t, me, left)
    if not left:
        t.fight = Fight()
        return "evaded"
    t.fight = _against(me, left)
    result = yield from _against_creatures(t, me)
    if result == "won":
        result = yield from _beaten(t, me, left)
    t.fight = Fight()
    return result


def _against(me: Adventurer, enemies: Sequence[int]) -> Fight:
    """TA-16.14, TA-R22: a character and the Enemies that fight as one against him."""
    psychic = bool(card_of[enemies[0]].craft)
    return Fight(
        kind="psychic" if psychic else "battle",
        seat=me.seat,
        enemies=list(enemies),
        value=sum(card_of[c].craft if psychic else card_of[c].strength for c in enemies),
    )


def _beaten(t: Talisman, me: Adventurer, enemies: list[int]) -> Play[FightResult]:
    """TA-16.10, TA-23.1, TA-R88, TA-R138: the Enemies are killed, unless Preservation makes it a stand-off."""
    for card in enemies:
        moment = Moment("enemy-loss", me.seat, card)
        yield from window(t, moment, [me.seat])
        if moment.prevented:
            me.standoff = True
            return "standoff"
    yield from characters.after_win(t, me, enemies)
    return "won"


def fight_creature(
    t: Talisman,
    me: Adventurer,
    name: str,
    value: int,
    kind: str,
    rule: str,
    *,
    subtype: str = "",
    inner: bool = False,
) -> Play[FightResult]:
    """TA-16.3, TA-R25: a creature that is no Enemy card: the Sentinel, a Brigand, a Pitfiend …; never a trophy.

    Args:
        name: `creature-<name>` says it.
        inner: it belongs to an Inner Region space: no evading, no Spells on it (TA-37.2).
    """
    t.fight = Fight(kind=kind, seat=me.seat, name=name, value=value)
    if t.log is not None:
        t.note("attacks", rule, who=seat(me.seat), what=term(f"creature-{name}"), value=value)
    if not inner and (yield from _escaped(t, me, subtype)):
        t.fight = Fight()
        return "evaded"
    result = yield from _against_creatures(t, me, dragon=subtype == "Dragon")
    if result == "won":
        yield from characters.after_battle(t, me)
    t.fight = Fight()
    return result


def _escaped(t: Talisman, me: Adventurer, subtype: str) -> Play[bool]:
    """TA-16.4, TA-R87, TA-R114: whether he gets past the creature without a fight: Immobility, an ability, evading."""
    fight = t.fight
    moment = Moment("attacked", me.seat)
    yield from window(t, moment, [me.seat])
    if moment.prevented or not (yield from characters.attacked_by(t, me, fight.name, subtype, fight.kind)):
        return True
    if not can_evade(t, me):
        return False
    choice = yield Choose(
        me.seat, "evade-creature", lambda: ["evade", "fight"], "TA-16.4", {"what": term(f"creature-{fight.name}")}
    )
    return bool(choice == "evade")


def _against_creatures(t: Talisman, me: Adventurer, dragon: bool = False) -> Play[FightResult]:
    """TA-16.5–16.12, TA-26.3: Spells, the two rolls, fate, and the scores; the Runes add to the score, not to the die."""
    fight = t.fight
    dragons = dragon or any(card_of[c].subtype == "Dragon" for c in fight.enemies)
    yield from _arm(t, me)
    yield from window(t, Moment("before-roll", me.seat), [me.seat])
    mine = _attack_roll(t, me, fight.kind)
    theirs = 0 if fight.no_rival_die else t.rng.die(DIE_SIDES)
    fight.rolls = [max(mine), theirs]
    if not fight.no_rival_die:
        show_dice(t, me, "creature", [theirs], "TA-16.8")
    mine = yield from offer_fate(t, me, mine, "attack", "TA-16.9")
    fight.rolls = [max(mine), theirs]
    total = sum(p.points for p in parts_of(t, me, dragons)) + fight.bonus
    added = 0 if fight.no_rival_die else SPACES[me.space].roll_bonus
    fight.totals = [max(mine) + total, theirs + added + fight.value]
    _tell(t, me)
    if fight.totals[0] > fight.totals[1]:
        return "won"
    if fight.totals[0] == fight.totals[1]:
        me.standoff = True
        return "standoff"
    yield from lose_life(t, me, 1, "TA-16.11", battle=fight.kind == "battle")
    return "lost"


def parts_of(t: Talisman, me: Adventurer, dragons: bool) -> list[Part]:
    """What the character's score in the fight under way is made of, the die and fight-long additions left out.

    A Weapon chosen and lost since does not help (TA-R118).
    """
    if t.fight.kind == "psychic":
        return craft_parts(t, me)
    chosen, left = characters.used_weapons(t, me), weapons_of(t, me)
    weapons = [c for c in chosen if c in left]
    return battle_parts(t, me, weapons, dragons) + characters.battle_parts(t, me)


def best_weapons(t: Talisman, me: Adventurer) -> list[int]:
    """TA-16.7, TA-R29: the Weapons that count: one, or two for the Warrior, the strongest first."""
    weapons = sorted(weapons_of(t, me), key=lambda c: -card_of[c].battle_strength)
    return weapons[: 2 if has_tag(t, me, "two_weapons") else 1]


def _arm(t: Talisman, me: Adventurer) -> Play[None]:
    """TA-16.7, TA-20.5: which Weapon is used, when there are more than may be; then what else can be added."""
    if t.fight.kind == "battle":
        t.fight.weapons = yield from _weapons(t, me)
    yield from characters.before_roll(t, me)


def _weapons(t: Talisman, me: Adventurer) -> Play[list[int]]:
    """TA-16.7, TA-29.2: the Weapons that a fighter uses; of more than he may use he chooses."""
    most = 2 if has_tag(t, me, "two_weapons") else 1
    weapons = weapons_of(t, me)
    if len(weapons) > most:
        return (yield from several(me.seat, "weapon", lambda: weapons, most, kinds, "TA-16.7"))
    return weapons


def _attack_roll(t: Talisman, me: Adventurer, kind: str) -> list[int]:
    """TA-16.6, TA-R17: one die, or the Warrior's two in battle, of which the higher counts. Fate comes later."""
    dice = 2 if kind == "battle" and has_tag(t, me, "two_dice_higher") else 1
    rolled = [t.rng.die(DIE_SIDES) for _ in range(dice)]
    show_dice(t, me, "attack", rolled, "TA-16.6")
    return rolled


def _tell(t: Talisman, me: Adventurer) -> None:
    if t.log is not None:
        own, other = t.fight.totals
        t.note("fight-scores", "TA-16.10", who=seat(me.seat), own=own, other=other)


# ------------------------------------------------------------------ characters


def fight_character(t: Talisman, me: Adventurer, other: Adventurer, kind: str) -> Play[None]:
    """TA-17, TA-18: the active character attacks another one on his space."""
    fight = t.fight = Fight(kind=kind, seat=me.seat, rival=other.seat)
    yield from window(t, Moment("attacked", other.seat), [me.seat, other.seat])
    if can_evade(t, other):
        choice = yield Choose(
            other.seat, "evade-character", lambda: ["evade", "fight"], "TA-17.1", {"who": seat(me.seat)}
        )
        if choice == "evade":
            if t.log is not None:
                t.note("evaded", "TA-17.1", who=seat(other.seat))
            t.fight = Fight()
            return
    yield from _arm(t, me)
    if kind == "battle":
        fight.rival_weapons = yield from _weapons(t, other)
    yield from window(t, Moment("before-roll", me.seat), [me.seat, other.seat])
    if not living_here(t, me, other):
        t.fight = Fight()
        return
    mine = _attack_roll(t, me, kind)
    theirs = [0] if fight.no_rival_die else _attack_roll(t, other, kind)
    fight.rolls = [max(mine), max(theirs)]
    mine = yield from offer_fate(t, me, mine, "attack", "TA-17.4")
    fight.rolls = [max(mine), max(theirs)]
    if not fight.no_rival_die:
        theirs = yield from offer_fate(t, other, theirs, "attack", "TA-17.4")
    fight.rolls = [max(mine), max(theirs)]
    fight.totals = [
        max(mine) + sum(p.points for p in parts_of(t, me, False)) + fight.bonus,
        max(theirs) + sum(p.points for p in parts_of(t, other, False)) + fight.rival_bonus,
    ]
    _tell(t, me)
    if fight.totals[0] > fight.totals[1]:
        yield from _prize(t, me, other)
    elif fight.totals[0] < fight.totals[1]:
        yield from _prize(t, other, me)
    elif t.log is not None:
        t.note("stand-off", "TA-17.5", who=seat(me.seat))
    t.fight = Fight()


def living_here(t: Talisman, *who: Adventurer) -> bool:
    """Whether all these are still alive and on one space."""
    alive = living(t)
    return all(a in alive for a in who) and len({a.space for a in who}) == 1


def _prize(t: Talisman, winner: Adventurer, loser: Adventurer) -> Play[None]:
    """TA-17.6, TA-R30, TA-R70, TA-R112: a life, or one Object or one gold of the loser's."""

    def prizes() -> list[int | str]:
        offered: list[int | str] = ["life"]
        assassinated = t.fight.no_rival_die and winner.seat == t.fight.seat
        if assassinated or is_toad(winner):
            return offered
        if loser.gold:
            offered.append("gold")
        if len(winner.objects) < object_limit(winner) + 1:
            offered += distinct([c for c in loser.objects if may_have(winner, c)], kinds)
        return offered

    prize = yield Choose(winner.seat, "prize", lambda: list(prizes()), "TA-17.6", {"who": seat(loser.seat)})
    if prize == "gold":
        take_gold(t, winner, loser, 1, "TA-17.6")
    elif prize != "life":
        take_card(t, winner, prize, "TA-17.6")
        yield from characters.keep_within_limits(t, winner)
        yield from characters.keep_within_limits(t, loser)
    else:
        yield from lose_life(t, loser, 1, "TA-17.6", by=winner, battle=t.fight.kind == "battle")


# ------------------------------------------------------------------ losing life


def lose_life(
    t: Talisman, me: Adventurer, n: int, rule: str, *, by: Adventurer | None = None, battle: bool = False
) -> Play[int]:
    """TA-4.2, TA-5.1, TA-R28, TA-R112: a character loses lives, unless armour or Preservation saves one.

    What the loss brings to the one who takes the life comes before the loser's death.

    Args:
        by: the character who takes the life in an encounter; he may rob the dead (TA-13.4).
        battle: it is lost in a battle, so armour may save it.

    Returns:
        how many were really lost.
    """
    n = yield from _saved(t, me, n, battle)
    lost = take_life(t, me, n, rule)
    if lost and by is not None:
        yield from characters.life_taken(t, by, me, lost)
    if me.life == 0:
        yield from kill(t, me, by)
        end_check(t)
    return lost


def lose_lives_together(t: Talisman, losses: Sequence[tuple[Adventurer, int]], rule: str) -> Play[None]:
    """TA-R6, TA-R121: several lose lives at one moment: first what prevents it in turn order, then all losses, then deaths."""
    saved: list[tuple[Adventurer, int]] = []
    for me, n in losses:
        saved.append((me, (yield from _saved(t, me, n, False))))
    for me, n in saved:
        take_life(t, me, n, rule)
    for me, _ in saved:
        if me.life == 0:
            yield from kill(t, me, None)
    end_check(t)


def _saved(t: Talisman, me: Adventurer, n: int, battle: bool) -> Play[int]:
    """TA-R28, TA-R112: armour first, one piece for one life, then Preservation. Returns what is still to be lost."""
    if n <= 0:
        return 0
    if battle:
        armour = [c for c in me.objects if card_of[c].save_on and usable(t, me, c)]
        if armour:
            card = yield Choose(me.seat, "armour", lambda: [*distinct(armour, kinds), "none"], "TA-R28")
            if card != "none":
                rolled = yield from roll(t, me, 1, "armour", "TA-R28")
                if rolled[0] in card_of[card].save_on:
                    if t.log is not None:
                        t.note("armour-saves", "TA-R28", who=seat(me.seat))
                    n -= 1
    if n > 0:
        moment = Moment("life-loss", me.seat)
        yield from window(t, moment, [me.seat])
        if moment.prevented:
            n -= 1
    return n


def lose_follower(t: Talisman, me: Adventurer, card: int, rule: str) -> Play[bool]:
    """TA-21.2: a Follower is killed, unless Preservation saves it. Returns whether it was."""
    moment = Moment("follower-loss", me.seat, card)
    yield from window(t, moment, [me.seat])
    if moment.prevented:
        return False
    discard(t, card, rule)
    yield from characters.keep_within_limits(t, me)
    return True
