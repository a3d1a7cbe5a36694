"""The Crown of Command and its Spell (TA-39, TA-42.4, TA-42.5, TA-R1, TA-R55–R58, TA-R121)."""

from __future__ import annotations

from magemoot.engine.events import seat
from magemoot.engine.pieces import Value
from magemoot.engine.play import Choose, Play
from magemoot.games.talisman.atoms.belongings import ditch
from magemoot.games.talisman.catalogue import COMMAND_BY_PLAYERS, CROWN, DIE_SIDES, SPACES, card_of
from magemoot.games.talisman.components import Command
from magemoot.games.talisman.death import end_check, reach_crown
from magemoot.games.talisman.dice import roll
from magemoot.games.talisman.fight import lose_lives_together
from magemoot.games.talisman.reactions import Moment, window
from magemoot.games.talisman.registry import TURN_OVER, Outcome
from magemoot.games.talisman.state import Adventurer, Talisman
from magemoot.games.talisman.totals import at, is_toad, living


def reach(t: Talisman, me: Adventurer) -> None:
    """TA-5.9, TA-R1, TA-R4, TA-42.5: a character arrives on the Crown; in some games that alone wins."""
    first = not t.crown_reached
    reach_crown(t, me)
    if t.players == 1 or (first and t.sudden_death == "crown"):
        t.finished = "crown" if t.players == 1 else "crown-first"
        t.winners = [me.seat]
    end_check(t)


def rivals(t: Talisman, me: Adventurer) -> list[Adventurer]:
    """TA-39.3, TA-39.4: the other characters on the Crown; one on the Crown must encounter one of them."""
    return [a for a in at(t, CROWN) if a is not me] if me.space == CROWN else []


def command_spell(t: Talisman, me: Adventurer) -> Play[Outcome]:
    """TA-39.5, TA-39.6, TA-R55, TA-R58: alone on the Crown he must cast the Command Spell on all others."""
    command = SPACES[CROWN].command
    assert command is not None
    yield from offer_to_ditch_amulet(t, me)
    if hindered(t, me):
        if t.log is not None:
            t.note("command-hindered", "TA-R57", who=seat(me.seat))
        return TURN_OVER
    if t.log is not None:
        t.note("command-spell", "TA-39.5", who=seat(me.seat))
    moment = Moment("command-spell", me.seat)
    yield from window(t, moment, [a.seat for a in living(t) if a is not me])
    if moment.countered:
        if t.log is not None:
            t.note("command-countered", "TA-R58", who=seat(me.seat))
    elif (yield from _works(t, me, command)):
        yield from lose_lives_together(t, [(a, command.n) for a in living(t) if a is not me], "TA-39.6")
    return TURN_OVER


def successes(t: Talisman, command: Command) -> tuple[int, ...]:
    """TA-39.6, TA-42.4, TA-R103: the results it works on, by the number of players at the start if that was agreed."""
    if not t.command_by_players:
        return command.on
    if t.players > len(COMMAND_BY_PLAYERS):
        return tuple(range(1, DIE_SIDES + 1))
    return COMMAND_BY_PLAYERS[t.players - 1]


def _works(t: Talisman, me: Adventurer, command: Command) -> Play[bool]:
    """TA-39.6, TA-R16: roll for it, fate allowed; no roll where every result works."""
    wanted = successes(t, command)
    works = len(wanted) == DIE_SIDES
    if not works:
        rolled = yield from roll(t, me, command.dice, "command-spell", "TA-39.6")
        works = rolled[0] in wanted
    if t.log is not None:
        t.note("command-works" if works else "command-fails", "TA-39.6", who=seat(me.seat))
    return works


def hindered(t: Talisman, me: Adventurer) -> bool:
    """TA-R57, TA-R86: a Toad, the owner of the Amulet, anybody during Destroy Magic: no Command Spell."""
    return is_toad(me) or bool(_amulets(me)) or t.spellbound >= 0 or me.immobile


def offer_to_ditch_amulet(t: Talisman, me: Adventurer) -> Play[None]:
    """TA-R57, TA-R127: the owner of the Amulet may ditch it to be able to cast."""
    if is_toad(me) or t.spellbound >= 0:
        return

    def offers() -> list[Value]:
        return [*_amulets(me), "keep"]

    while _amulets(me):
        amulet = yield Choose(me.seat, "ditch-amulet", offers, "TA-R57")
        if amulet == "keep":
            return
        ditch(t, me, amulet, "TA-R57")


def _amulets(me: Adventurer) -> list[int]:
    return [c for c in me.objects if "no_casting" in card_of[c].tags]
