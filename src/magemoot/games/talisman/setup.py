"""Laying the table (TA-2), new characters (TA-5.7), and the options a game is laid with (TA-41, TA-42)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from magemoot.engine.events import piece, seat
from magemoot.engine.game import OptionSpec
from magemoot.engine.play import Choose, Play, Together
from magemoot.games.talisman.atoms.belongings import from_pile, take_card
from magemoot.games.talisman.atoms.board import space_term
from magemoot.games.talisman.atoms.death import next_character, pass_over
from magemoot.games.talisman.atoms.spells import draw_spell
from magemoot.games.talisman.atoms.start import deal_characters, keep_character, mix, mix_characters, remove_talismans
from magemoot.games.talisman.atoms.tokens import gain
from magemoot.games.talisman.belongings import keep_within_limits
from magemoot.games.talisman.catalogue import (
    BLOODBATH_TALISMANS,
    CHARACTER,
    CHOICE_OF_CHARACTERS,
    DECK,
    SPACES,
    STARTING_BONUS,
    TROPHY_PRICE,
    TROPHY_PRICES,
    card_of,
)
from magemoot.games.talisman.characters import HAG
from magemoot.games.talisman.result import by_count
from magemoot.games.talisman.state import Adventurer, Fight, Talisman
from magemoot.games.talisman.totals import TOKEN_PLACES, may_have

NONE: Final = "none"
CROWN_FIRST: Final = "crown"
TURNS: Final = "turns"

MOST_ROUNDS: Final = 1_000

OPTIONS: Final[Mapping[str, OptionSpec]] = {
    "characters": OptionSpec("choice", 1, (1, CHOICE_OF_CHARACTERS)),
    "trophies": OptionSpec("choice", TROPHY_PRICE, TROPHY_PRICES),
    "starting_bonus": OptionSpec("bool", False),
    "bloodbath": OptionSpec("bool", False),
    "command_by_players": OptionSpec("bool", False),
    "sudden_death": OptionSpec("choice", NONE, (NONE, CROWN_FIRST, TURNS)),
    "turn_limit": OptionSpec("int", 0, (0, MOST_ROUNDS)),
    "avoid_unfriendly": OptionSpec("bool", False),
    "inherit": OptionSpec("bool", False),
    "chasm_each": OptionSpec("bool", False),
    "painted_bridges": OptionSpec("bool", False),
}


def wrong_together(_seats: int, options: Mapping[str, Any]) -> str | None:
    """TA-R102, TA-42.6: what is wrong with options that are fine one by one."""
    if options["bloodbath"] and options["inherit"]:
        return "options bloodbath and inherit: in a bloodbath nobody comes back who could inherit; choose one of them"
    if options["sudden_death"] == TURNS and not options["turn_limit"]:
        return "option turn_limit: say after how many rounds the game is counted when sudden_death is 'turns'"
    return None


def lay(seats: int, options: Mapping[str, Any]) -> Talisman:
    """TA-2.3, TA-2.10, TA-2.13: all cards in their piles, nothing mixed, dealt or drawn yet."""
    return Talisman(
        adventurers=[Adventurer(seat=i) for i in range(seats)],
        adventure=list(DECK["adventure"]),
        spell_deck=list(DECK["spell"]),
        purchase=list(DECK["purchase"]),
        talismans=list(DECK["talisman"]),
        characters=list(DECK["character"]),
        spaces=[[] for _ in SPACES],
        loose_gold=[0] * len(SPACES),
        tokens=[0] * len(TOKEN_PLACES),
        fight=Fight(),
        players=seats,
        choose_from=options["characters"],
        trophy_price=options["trophies"],
        starting_bonus=options["starting_bonus"],
        bloodbath=options["bloodbath"],
        command_by_players=options["command_by_players"],
        sudden_death="" if options["sudden_death"] == NONE else options["sudden_death"],
        turn_limit=options["turn_limit"],
        avoid_unfriendly=options["avoid_unfriendly"],
        inherit=options["inherit"],
        chasm_each=options["chasm_each"],
        painted_bridges=options["painted_bridges"],
    )


def set_up(t: Talisman) -> Play[None]:
    """TA-2.1, TA-2.2, TA-2.4–2.12, TA-2.14, TA-42.2, TA-42.3: mix, deal, and everybody stands on his start space."""
    mix(t)
    if t.bloodbath:
        remove_talismans(t, BLOODBATH_TALISMANS)
    t.active = 0
    if t.log is not None:
        t.note("game-start", "TA-2.14", who=seat(t.active))
    yield from _deal(t)
    for me in t.adventurers:
        enter(t, me, "TA-2.7")
    yield from _bonuses(t, t.adventurers)


def _deal(t: Talisman) -> Play[None]:
    """TA-2.4, TA-2.5: each player's character card, by chance, or of three the one he likes.

    With too few cards for so many players each gets as many as there are for all. The choices are made in secret and
    shown together; what is rejected is mixed under the unused cards.
    """
    each = min(t.choose_from, len(t.characters) // len(t.adventurers))
    for me in t.adventurers:
        deal_characters(t, me, each)
    if each == 1:
        chosen = {me.seat: me.peeked[0] for me in t.adventurers}
    else:
        chosen = yield Together({me.seat: _pick(me) for me in t.adventurers})
    for me in t.adventurers:
        keep_character(t, me, chosen[me.seat])
    if each > 1:
        mix_characters(t)


def _pick(me: Adventurer) -> Play[int]:
    """TA-2.5: the card a player keeps."""
    card: int = yield Choose(me.seat, "character", lambda: me.peeked[:], "TA-2.5")
    return card


def enter(t: Talisman, me: Adventurer, rule: str) -> None:
    """TA-2.7–2.12: a character enters the game with what its card says."""
    facts = CHARACTER[me.card]
    me.space = facts.start
    me.alignment = facts.alignment
    if t.log is not None:
        t.note("enters", rule, who=seat(me.seat), card=piece(me.card), space=space_term(facts.start))
    for what, n in (("life", facts.life), ("fate", facts.fate), ("gold", facts.gold)):
        gain(t, me, what, n, "TA-2.8")
    for _ in range(facts.spells):
        draw_spell(t, me, "TA-2.11")
    for id in facts.objects:
        from_pile(t, me, id, "TA-2.12")
    me.start_gold = me.gold
    me.start_cards = len(me.spells) + len(me.objects)


def _bonuses(t: Talisman, who: list[Adventurer]) -> Play[None]:
    """TA-42.2: the extra token of each, Strength or Craft as he likes; a variant."""
    if not t.starting_bonus:
        return
    chosen = yield Together({me.seat: _bonus(me) for me in who})
    for me in who:
        gain(t, me, chosen[me.seat], STARTING_BONUS, "TA-42.2")


def _bonus(me: Adventurer) -> Play[str]:
    word: str = yield Choose(me.seat, "starting-bonus", lambda: ["strength", "craft"], "TA-42.2")
    return word


def new_character(t: Talisman, me: Adventurer) -> Play[None]:
    """TA-5.7, TA-R3, TA-41.5: a random unused character takes the place of the one killed, and inherits if agreed."""
    next_character(t, me)
    enter(t, me, "TA-5.7")
    yield from _inherit(t, me)
    yield from _bonuses(t, [me])


def _inherit(t: Talisman, me: Adventurer) -> Play[None]:
    """TA-41.5, TA-41.6: what was set aside; what he may not have comes to lie on his start space.

    The Hag is no choice: with her, no other Follower can be had.
    """
    me.gold += me.inherited_gold
    me.inherited_gold = 0
    for card in sorted(me.inherited, key=lambda c: card_of[c].id != HAG):
        if may_have(me, card):
            take_card(t, me, card, "TA-41.5")
        else:
            pass_over(t, me, card, "TA-41.6")
    yield from keep_within_limits(t, me)


def time_is_up(t: Talisman) -> None:
    """TA-42.6, TA-R100: the agreed rounds are over: the game is counted, or called off without a winner."""
    if t.sudden_death == TURNS:
        t.finished = "time"
        t.winners = by_count(t)
    else:
        t.finished = "called-off"
