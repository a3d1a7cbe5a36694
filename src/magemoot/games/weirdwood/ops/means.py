"""Operations on what wardens have: gaining and paying, dice, Companions, cards; and those that steer other steps."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from magemoot.engine.events import seat
from magemoot.engine.pieces import Value
from magemoot.engine.play import Choose, Play
from magemoot.games.weirdwood import (
    battle_changes,
    cards,
    choices,
    companions,
    forging,
    life,
    payment,
    progress,
    specials,
)
from magemoot.games.weirdwood.atoms import hands, means
from magemoot.games.weirdwood.atoms.quests import keep_token
from magemoot.games.weirdwood.choices import NOTHING, about
from magemoot.games.weirdwood.effects import Step, agree, can, can_any, choose_seat, operation, possible, resolve
from magemoot.games.weirdwood.entries import Amounts
from magemoot.games.weirdwood.manor import POSITIONS
from magemoot.games.weirdwood.scene import Scene
from magemoot.games.weirdwood.state import Warden, Weirdwood
from magemoot.games.weirdwood.table import others
from magemoot.games.weirdwood.vocabulary import BATTLE_DICE


def me(t: Weirdwood, s: Scene) -> Warden:
    """Whose effect it is."""
    return t.wardens[s.seat]


# ------------------------------------------------------------------ gaining and paying


@operation("gain")
def gain(t: Weirdwood, s: Scene, step: Step) -> Play[bool]:
    """WM-2.5-2.8: things are gained from the supply."""
    return (yield from progress.gain(t, s, me(t, s), step["what"], s.rule))


@possible("pay")
def _can_pay(t: Weirdwood, s: Scene, step: Step) -> bool:
    return payment.can_pay_cost(t, s, me(t, s), step["cost"]) and can_any(t, s, step["then"])


@operation("pay")
def pay(t: Weirdwood, s: Scene, step: Step) -> Play[bool]:
    """WM-R14, WM-R110: a cost is paid in full for what follows; icons never make it cheaper."""
    yield from payment.pay_cost(t, s, me(t, s), step["cost"], s.rule)
    yield from resolve(t, s, step["then"])
    return True


def _times(t: Weirdwood, s: Scene, step: Step) -> int:
    """How often a pay_per can be paid and carried out: WM-R51, WM-R110."""
    most = step.get("max", sum(means.held(me(t, s), what) for what in means.OWNED))
    for inner in step["then"]:
        if inner["op"] == "time" and inner.get("steps", 0) < 0:
            most = min(most, ((t.day - 1) * POSITIONS + t.time) // -inner["steps"])
    while most and not payment.can_pay_cost(t, s, me(t, s), _multiple(step["cost"], most)):
        most -= 1
    return int(most)


def _multiple(cost: Amounts, times: int) -> Amounts:
    return {kind: n * times for kind, n in cost.items()}


@possible("pay_per")
def _can_pay_per(t: Weirdwood, s: Scene, step: Step) -> bool:
    return can_any(t, s, step["then"]) and _times(t, s, step) >= max(1, step["min"])


@operation("pay_per")
def pay_per(t: Weirdwood, s: Scene, step: Step) -> Play[bool]:
    """WM-33.3, WM-R14, WM-R68: a cost is paid several times at once, and as often does what follows happen."""
    words: list[Value] = [f"count-{n}" for n in range(max(1, step["min"]), _times(t, s, step) + 1)]
    if not step["min"]:
        words.append(NOTHING)
    answer = yield Choose(s.seat, "pay-times", lambda: words, s.rule, about(s))
    if answer == NOTHING:
        return False
    times = int(str(answer).removeprefix("count-"))
    yield from payment.pay_cost(t, s, me(t, s), _multiple(step["cost"], times), s.rule)
    for _ in range(times):
        yield from resolve(t, s, step["then"])
    return True


def _takers(t: Weirdwood, s: Scene) -> list[int]:
    """WM-R31, WM-R86: the other players who can receive Health from a player that can give some."""
    if me(t, s).health <= life.LEAST:
        return []
    return [i for i in others(t, s.owner) if t.wardens[i].health < life.MOST]


@possible("transfer")
def _can_transfer(t: Weirdwood, s: Scene, _step: Step) -> bool:
    return bool(_takers(t, s))


@operation("transfer")
def transfer(t: Weirdwood, s: Scene, step: Step) -> Play[bool]:
    """WM-R31, WM-R86: Health is given to another player; for each point of it something happens."""
    chosen = yield from choose_seat(t.active, "other-player", _takers(t, s), "WM-2.11", NOTHING, args=about(s))
    if chosen is None:
        return False
    giver, taker = me(t, s), t.wardens[chosen]
    most = min(step["max"], giver.health - life.LEAST, life.MOST - taker.health)
    words: list[Value] = [*(f"count-{n}" for n in range(1, most + 1)), NOTHING]
    answer = yield Choose(s.seat, "give-health", lambda: words, "WM-R86", {"who": seat(chosen)})
    if answer == NOTHING or not (yield from _accepts(s, chosen)):
        return False
    n = int(str(answer).removeprefix("count-"))
    yield from life.lose_health(t, giver, n, s.rule)
    progress.tell_given(t, s, "health", (yield from life.heal(t, taker, n, s.rule)))
    for _ in range(n):
        yield from resolve(t, s, step["per"])
    s.other = chosen
    return True


# ------------------------------------------------------------------ dice and Companions


@possible("forge")
def _can_forge(t: Weirdwood, s: Scene, step: Step) -> bool:
    return forging.can_forge(t, me(t, s), step.get("rebate"), step.get("surcharge"))


@operation("forge")
def forge(t: Weirdwood, s: Scene, step: Step) -> Play[bool]:
    """WM-2.10, WM-20: up to so many dice are forged."""
    return (yield from forging.forge(t, s, me(t, s), step["n"], step.get("rebate"), step.get("surcharge")))


@possible("forge_rebate")
def _within_forging(_t: Weirdwood, _s: Scene, _step: Step) -> bool:
    return False


@operation("forge_rebate")
def forge_rebate(_t: Weirdwood, _s: Scene, _step: Step) -> Play[bool]:
    """It lowers the price of a forge action and is used there (see `forging`); by itself it does nothing."""
    yield from ()
    return False


@possible("recruit")
def _can_recruit(t: Weirdwood, s: Scene, step: Step) -> bool:
    return bool(companions.offer_for(t, me(t, s), step.get("surcharge")))


@operation("recruit")
def recruit(t: Weirdwood, s: Scene, step: Step) -> Play[bool]:
    """WM-2.7, WM-21.1: a Companion is recruited, and what follows from that."""
    if not (yield from companions.recruit(t, s, me(t, s), step.get("surcharge"))):
        return False
    yield from resolve(t, s, step.get("then", ()))
    return True


@possible("refresh_companion")
def _can_refresh(t: Weirdwood, s: Scene, _step: Step) -> bool:
    return bool(companions.refreshable(t, s, me(t, s)))


@operation("refresh_companion")
def refresh_companion(t: Weirdwood, s: Scene, step: Step) -> Play[bool]:
    """WM-2.7, WM-21.6: exhausted Companions are turned up."""
    return (yield from companions.refresh(t, s, me(t, s), step["n"]))


@possible("use_offer_companion")
def _can_use_offered(t: Weirdwood, s: Scene, _step: Step) -> bool:
    return bool(companions.offered_abilities(t, s, me(t, s)))


@operation("use_offer_companion")
def use_offer_companion(t: Weirdwood, s: Scene, step: Step) -> Play[bool]:
    """Abilities of Companions in the offer are used."""
    return (yield from companions.use_offered(t, s, me(t, s), step["n"]))


# ------------------------------------------------------------------ cards


@possible("draw")
def _can_draw(t: Weirdwood, s: Scene, _step: Step) -> bool:
    return bool(me(t, s).pile or me(t, s).discards)


@operation("draw")
def draw(t: Weirdwood, s: Scene, step: Step) -> Play[bool]:
    """WM-23.7, WM-9.10: Action Cards are drawn, also above the hand limit."""
    yield from ()
    return sum(hands.draw(t, me(t, s), s.rule) for _ in range(step["n"])) > 0


def _retrievable(t: Weirdwood, s: Scene, step: Step) -> list[int]:
    """The cards that can come to the hand."""
    if step["from"] == "vault":
        return specials.vault(t)
    return [card for slot in me(t, s).slots for card in slot]


@possible("retrieve_card")
def _can_retrieve(t: Weirdwood, s: Scene, step: Step) -> bool:
    return bool(_retrievable(t, s, step))


@operation("retrieve_card")
def retrieve_card(t: Weirdwood, s: Scene, step: Step) -> Play[bool]:
    """WM-R105: Action Cards return to the hand, own ones in play or the one in the Exchange Vault."""
    w, got = me(t, s), 0
    while got < step["n"] and _retrievable(t, s, step):
        words: list[Value] = [*_retrievable(t, s, step), NOTHING]
        card = yield Choose(s.seat, "retrieve-card", words.copy, "WM-R105")
        if card == NOTHING:
            break
        got += 1
        if step["from"] == "vault":
            hands.from_vault(t, w, specials.vault(t), s.rule)
        else:
            slot = w.slots.index([card])
            cards.forget(t, w, slot)
            hands.take_back_card(t, w, slot, s.rule)
    return bool(got)


@possible("copy_played_card")
def _can_copy(t: Weirdwood, s: Scene, _step: Step) -> bool:
    return bool(cards.copy_targets(t, s, me(t, s)))


@operation("copy_played_card")
def copy_played_card(t: Weirdwood, s: Scene, _step: Step) -> Play[bool]:
    """WM-R18: Magic Mirror."""
    return (yield from cards.copy(t, s, me(t, s)))


@possible("play_extra_card")
def _can_play_extra(t: Weirdwood, s: Scene, _step: Step) -> bool:
    return t.active == s.seat and cards.playable(t, me(t, s))


@operation("play_extra_card")
def play_extra_card(t: Weirdwood, s: Scene, _step: Step) -> Play[bool]:
    """WM-R21: another Action Card."""
    return (yield from cards.play_extra(t, me(t, s)))


@possible("die_on_card")
def _can_lay_die(t: Weirdwood, s: Scene, _step: Step) -> bool:
    w = me(t, s)
    return s.slot >= 0 and bool(w.slots[s.slot]) and not w.dice_on_cards[s.slot]


@operation("die_on_card")
def die_on_card(t: Weirdwood, s: Scene, _step: Step) -> Play[bool]:
    """WM-R18, WM-R20: a die for the next battle comes to lie on the card."""
    words: list[Value] = [*(f"die-{colour}" for colour in BATTLE_DICE), NOTHING]
    answer = yield Choose(s.seat, "die-colour", lambda: words, "WM-R20")
    if answer == NOTHING:
        return False
    hands.lay_die(t, me(t, s), s.slot, str(answer).removeprefix("die-"), s.rule)
    return True


@operation("lasting_track")
def lasting_track(t: Weirdwood, s: Scene, step: Step) -> Play[bool]:
    """WM-24.3, WM-14.14, WM-R100: Hits or Blocks for all battles, the present one too as long as damage is not fixed."""
    yield from ()
    hits, blocks = step.get("hits", 0), step.get("blocks", 0)
    means.gain_lasting(t, me(t, s), hits, blocks, s.rule)
    for battle in t.battle:
        if battle.seat == s.seat and battle.mine.taken < 0 and battle.theirs.taken < 0:
            battle_changes.gain(battle, f"track-{s.id}", hits, blocks)
    return True


@operation("keep_quest_token")
def keep_quest_token(t: Weirdwood, s: Scene, step: Step) -> Play[bool]:
    """The reward of a Quest is kept for later."""
    yield from ()
    keep_token(t, me(t, s), step["use"], s.rule)
    return True


# ------------------------------------------------------------------ other players


def _accepts(s: Scene, chosen: int) -> Play[bool]:
    """WM-R106: a chosen player may decline what would be gained."""
    return (yield from agree(chosen, "accept", "WM-R106", {**about(s), "who": seat(s.seat)}))


def _receivers(t: Weirdwood, s: Scene, step: Step) -> list[int]:
    """WM-R9, WM-R106: the players for whom something of the steps is possible."""
    them = others(t, s.owner)
    if step.get("same_as_previous"):
        them = [i for i in them if i == s.other]
    elif step.get("distinct_from_previous"):
        them = [i for i in them if s.other not in (-1, i)]
    return [i for i in them if _can_receive(t, s.for_other(i), step["then"])]


def _can_receive(t: Weirdwood, part: Scene, steps: Sequence[Step]) -> bool:
    """Whether a player can do something with what is meant for another one; Health at the maximum cannot rise (WM-R86)."""
    full = t.wardens[part.seat].health == life.MOST
    return any(
        can(t, part, step) and not (step["op"] == "gain" and set(step["what"]) == {"health"} and full) for step in steps
    )


@possible("other_player")
def _has_receiver(t: Weirdwood, s: Scene, step: Step) -> bool:
    return bool(_receivers(t, s, step))


@operation("other_player")
def other_player(t: Weirdwood, s: Scene, step: Step) -> Play[bool]:
    """WM-2.11, WM-R8, WM-R85, WM-R106: another player, whom the players choose together, carries the steps out."""
    chosen = yield from choose_seat(t.active, "other-player", _receivers(t, s, step), "WM-2.11", NOTHING, args=about(s))
    if chosen is None:
        return False
    gains = any(inner["op"] == "gain" for inner in step["then"])
    if gains and not (yield from _accepts(s, chosen)):
        return False
    s.other = chosen
    return (yield from resolve(t, s.for_other(chosen), step["then"]))


# ------------------------------------------------------------------ choices and conditions


@possible("choose")
def _can_choose(t: Weirdwood, s: Scene, step: Step) -> bool:
    return bool(choices.open_options(t, s, step))


@operation("choose")
def choose(t: Weirdwood, s: Scene, step: Step) -> Play[bool]:
    """WM-25.6: one of several things, among those that can be done now; some choices may be declined."""
    chosen = yield from choices.choose_option(t, s, step)
    return chosen is not None and (yield from resolve(t, s, step["options"][chosen]))


@operation("roll_d12")
def roll_d12(t: Weirdwood, s: Scene, step: Step) -> Play[bool]:
    """WM-R45: the d12 of the Room Dice says what happens."""
    rolled = t.rng.die(12)
    if t.log is not None:
        t.note("roll-d12", s.rule, who=seat(s.seat), count=rolled)
    row: Mapping[str, Any] = next(row for row in step["table"] if row["from"] <= rolled <= row["to"])
    return (yield from resolve(t, s, row["ops"]))


def _branch(t: Weirdwood, s: Scene, step: Step) -> Sequence[Step]:
    """The steps that hold as things stand."""
    holds = s.lost_health >= 2 if step["cond"] == "lost_2_health" else not (t.active == s.seat and t.moved)
    steps: Sequence[Step] = step["then"] if holds else step.get("else", ())
    return steps


@possible("if")
def _can_if(t: Weirdwood, s: Scene, step: Step) -> bool:
    return can_any(t, s, _branch(t, s, step))


@operation("if")
def if_(t: Weirdwood, s: Scene, step: Step) -> Play[bool]:
    """Some steps or others, by how things stand."""
    return (yield from resolve(t, s, _branch(t, s, step)))
