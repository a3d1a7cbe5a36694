"""The 17 Spells: what each can be cast on, and what it does (TA-22). When they may be cast stands in the content pack."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from magemoot.engine.events import piece, seat, term
from magemoot.engine.pieces import Value, distinct
from magemoot.engine.play import Choose, Play, several
from magemoot.games.talisman import movement, ops
from magemoot.games.talisman.atoms.adventures import lay, look_at_deck, put_back, stay_beside
from magemoot.games.talisman.atoms.belongings import take_card
from magemoot.games.talisman.atoms.gold import take_gold
from magemoot.games.talisman.atoms.piles import discard
from magemoot.games.talisman.atoms.tokens import gain, heal, remove_tokens
from magemoot.games.talisman.belongings import gain_card, has_room, keep_all_within_limits, keep_within_limits
from magemoot.games.talisman.catalogue import IN_REGION, SPACE, SPACES, card_of, kinds
from magemoot.games.talisman.characters import HAG, drive_off, loot
from magemoot.games.talisman.reactions import Moment
from magemoot.games.talisman.spells import SELF, character_of, reachable, seat_words, shielded, spell
from magemoot.games.talisman.state import LANDED, Adventurer, Talisman
from magemoot.games.talisman.totals import is_toad, living, value

LOOKED_AT: Final = 5
"""So many cards Divination shows."""
TURNS_IN_A_ROW: Final = 3
"""So many turns Temporal Warp gives, the one in which it is cast included."""

# ------------------------------------------------------------------ what they are cast on


def resolving(t: Talisman) -> int:
    """The Spell that takes effect now: the last card that came into resolution (TA-R111)."""
    return t.limbo[-1]


def itself(t: Talisman, me: Adventurer, moment: Moment) -> list[Value]:
    """A Spell on its caster, or on nobody in particular."""
    return [SELF]


def others_with(
    worth: Callable[[Adventurer, Adventurer], bool],
) -> Callable[[Talisman, Adventurer, Moment], list[Value]]:
    """Any one other character with whom the Spell would do something."""

    def targets(t: Talisman, me: Adventurer, moment: Moment) -> list[Value]:
        return seat_words([a for a in reachable(t, me) if a is not me and worth(me, a)])

    return targets


def on_space(t: Talisman, spaces: Sequence[int], wanted: Callable[[int], bool]) -> list[Value]:
    """The wanted cards on these spaces, each with its space, equal ones on one space once."""
    return [
        (f"space-{SPACES[s].id}", c) for s in spaces for c in distinct([c for c in t.spaces[s] if wanted(c)], kinds)
    ]


def card_in(target: Value) -> int:
    """The card in a target ("space-<id>", card)."""
    assert isinstance(target, tuple)
    card = target[1]
    assert isinstance(card, int)
    return card


def space_in(target: Value) -> int:
    """The space that a target means."""
    assert isinstance(target, str)
    return SPACE[target.removeprefix("space-")]


def is_hurt(t: Talisman, me: Adventurer) -> bool:
    """TA-4.5: whether the character can be healed."""
    return me.life < value(me, "life")


def within_reach(t: Talisman) -> list[int]:
    """TA-22.10, TA-37.2: the spaces whose creatures Spells can reach."""
    return [*IN_REGION["outer"], *IN_REGION["middle"]]


# ------------------------------------------------------------------ at the start of one's turn


@spell("acquisition", others_with(lambda me, other: bool(loot(me, other))))
def acquisition(t: Talisman, me: Adventurer, moment: Moment, target: Value) -> Play[None]:
    """TA-29.5, TA-R30: take one gold, or one Object that the caster may have, from another character."""
    victim = character_of(t, target)
    prize = yield Choose(me.seat, "acquire", lambda: loot(me, victim), "TA-29.5", {"who": seat(victim.seat)})
    if prize == "gold":
        take_gold(t, me, victim, 1, "TA-29.5")
    else:
        yield from gain_card(t, me, prize, "TA-29.5")
    yield from keep_within_limits(t, victim)


def followers_of(me: Adventurer, other: Adventurer) -> list[int]:
    """TA-29.5, TA-X16, TA-R108: the other's Followers that the character may have; none whom the other has raised."""
    return distinct([c for c in other.followers if has_room(me, c)], kinds)


@spell("mesmerism", others_with(lambda me, other: bool(followers_of(me, other))))
def mesmerism(t: Talisman, me: Adventurer, moment: Moment, target: Value) -> Play[None]:
    """TA-29.5, TA-X8, TA-X16: take one Follower that the caster may have from another character."""
    victim = character_of(t, target)
    args = {"who": seat(victim.seat)}
    card = yield Choose(me.seat, "mesmerize", lambda: followers_of(me, victim), "TA-29.5", args)
    take_card(t, me, card, "TA-29.5")
    if card_of[card].id == HAG:
        drive_off(t, me)
    yield from keep_within_limits(t, me)
    yield from keep_within_limits(t, victim)


def own_objects(t: Talisman, me: Adventurer, moment: Moment) -> list[Value]:
    """Alchemy needs an Object to change, and someone who may have gold (TA-R61)."""
    return [SELF] if me.objects and not is_toad(me) else []


@spell("alchemy", own_objects)
def alchemy(t: Talisman, me: Adventurer, moment: Moment, target: Value) -> Play[None]:
    """TA-22.8, TA-R12: discard any number of own Objects to their piles, and gain one gold for each."""
    chosen = yield from several(me.seat, "alchemy", lambda: me.objects, len(me.objects), kinds, "TA-22.8", at_least=0)
    for card in chosen:
        discard(t, card, "TA-22.8")
    gain(t, me, "gold", len(chosen), "TA-22.8")
    yield from keep_within_limits(t, me)


def cards_to_see(t: Talisman, me: Adventurer, moment: Moment) -> list[Value]:
    """Divination needs a card in the deck."""
    return [SELF] if t.adventure else []


@spell("divination", cards_to_see)
def divination(t: Talisman, me: Adventurer, moment: Moment, target: Value) -> Play[None]:
    """TA-22.8: look at the top cards of the Adventure deck; they go back as they lay. The deck is not reshuffled for it."""
    look_at_deck(t, me, LOOKED_AT, "TA-22.8")
    yield Choose(me.seat, "divination", lambda: ["done"], "TA-22.8", None, (), True)
    put_back(t, me)


def empty_of_characters(t: Talisman, me: Adventurer, moment: Moment) -> list[Value]:
    """Hex goes on a space of the Outer or Middle Region on which no character stands."""
    taken = {a.space for a in living(t)}
    return [f"space-{SPACES[s].id}" for s in within_reach(t) if s not in taken]


@spell("hex", empty_of_characters)
def hex_(t: Talisman, me: Adventurer, moment: Moment, target: Value) -> None:
    """TA-R82: the card lies on the space for so many of the caster's turns; who lands there loses a life (TA-32.1)."""
    card = resolving(t)
    lay(t, card, space_in(target), "TA-R82")
    t.hexes += [card, me.seat, card_of[card].rounds]


@spell("temporal_warp", itself)
def temporal_warp(t: Talisman, me: Adventurer, moment: Moment, target: Value) -> None:
    """TA-R85: this turn and two more before the next player's."""
    me.extra_turns += TURNS_IN_A_ROW - 1
    if t.log is not None:
        t.note("turns-in-a-row", "TA-R85", who=seat(me.seat), count=TURNS_IN_A_ROW)


def spaces_to_reach(t: Talisman, me: Adventurer, moment: Moment) -> list[Value]:
    """Any other space of his Outer or Middle Region; not for the enslaved, who may not replace their move (TA-R41)."""
    if me.enslaved or me.space not in within_reach(t):
        return []
    return [f"space-{SPACES[s].id}" for s in IN_REGION[SPACES[me.space].region] if s != me.space]


@spell("teleport", spaces_to_reach)
def teleport(t: Talisman, me: Adventurer, moment: Moment, target: Value) -> None:
    """TA-11.4, TA-R34, TA-R40: instead of moving he lands on the space; other offers for this move are gone (TA-R42)."""
    movement.forfeit(t, me)
    movement.land(t, me, space_in(target), "TA-R34")
    t.stage = LANDED


# ------------------------------------------------------------------ at the start or end, before or after moving


@spell("destroy_magic", itself)
def destroy_magic(t: Talisman, me: Adventurer, moment: Moment, target: Value) -> Play[None]:
    """TA-R86, TA-R126: no Spell and no Magic Object until the caster's next turn starts; limits are checked at once."""
    stay_beside(t, resolving(t))
    t.spellbound = me.seat
    if t.log is not None:
        t.note("spellbound", "TA-R86", who=seat(me.seat))
    yield from keep_all_within_limits(t)


def face_up(t: Talisman, me: Adventurer, moment: Moment) -> list[Value]:
    """TA-R139: the face-up Adventure cards on all spaces."""
    return on_space(t, range(len(SPACES)), lambda c: card_of[c].deck == "adventure")


@spell("destruction", face_up)
def destruction(t: Talisman, me: Adventurer, moment: Moment, target: Value) -> None:
    """TA-R139, TA-R125: one of them is discarded; nobody has killed it. Tokens on it go back to the stock (TA-R90)."""
    card = card_in(target)
    tokens = card_of[card].tokens
    if tokens is not None:
        remove_tokens(t, tokens.what)
    discard(t, card, "TA-R139")


def who_or_what_to_stop(t: Talisman, me: Adventurer, moment: Moment) -> list[Value]:
    """TA-R87, TA-22.10: the character whose turn starts or an Enemy on the board; or a creature that attacks the caster."""
    if moment.name == "turn-start":
        active = t.adventurers[t.active]
        found = [] if shielded(t, active, me) else seat_words([active])
        return found + on_space(t, within_reach(t), lambda c: card_of[c].type == "Enemy" and c not in t.tamed)
    if t.fight.name:
        return [f"creature-{t.fight.name}"]
    return on_space(t, [me.space], lambda c: c in t.fight.enemies and c not in t.tamed)


@spell("immobility", who_or_what_to_stop)
def immobility(t: Talisman, me: Adventurer, moment: Moment, target: Value) -> None:
    """TA-R87, TA-X11: a character does nothing in this turn; a creature is left alone until the turn ends."""
    if isinstance(target, tuple):
        t.tamed.append(card_in(target))
        if t.log is not None:
            t.note("immobile-creature", "TA-R87", what=piece(card_in(target)))
    elif isinstance(target, str) and target.startswith("creature-"):
        moment.prevented = True
        if t.log is not None:
            t.note("immobile-creature", "TA-R87", what=term(target))
    else:
        stopped = character_of(t, target)
        stopped.immobile = True
        if t.log is not None:
            t.note("immobile", "TA-R87", who=seat(stopped.seat))


# ------------------------------------------------------------------ at any time


def can_be_healed(t: Talisman, me: Adventurer, moment: Moment) -> list[Value]:
    """TA-4.5: himself or another, below the life value."""
    return seat_words([a for a in reachable(t, me) if is_hurt(t, a)])


@spell("healing", can_be_healed)
def healing(t: Talisman, me: Adventurer, moment: Moment, target: Value) -> None:
    """TA-4.3: heal a character up to the life value."""
    patient = character_of(t, target)
    heal(t, patient, value(patient, "life") - patient.life, "TA-4.3")


def still_seen(t: Talisman, me: Adventurer, moment: Moment) -> list[Value]:
    """Invisibility does nothing for one who is invisible."""
    return [] if me.invisible else [SELF]


@spell("invisibility", still_seen)
def invisibility(t: Talisman, me: Adventurer, moment: Moment, target: Value) -> None:
    """TA-24.1–24.3, TA-R114: until the end of the turn he may evade creatures and characters."""
    me.invisible = True
    if t.log is not None:
        t.note("invisible", "TA-R114", who=seat(me.seat))


def has_spells(_me: Adventurer, other: Adventurer) -> bool:
    """How many Spells somebody holds is known to all."""
    return bool(other.spells)


@spell("nullify", others_with(has_spells))
def nullify(t: Talisman, me: Adventurer, moment: Moment, target: Value) -> None:
    """TA-R115: another character discards all his Spells, a Toad too. Not the caster's own: that is forbidden (TA-22.6)."""
    for card in list(character_of(t, target).spells):
        discard(t, card, "TA-R115")


def anybody(t: Talisman, me: Adventurer, moment: Moment) -> list[Value]:
    """Any character whom his Spells reach, himself included."""
    return seat_words(reachable(t, me))


@spell("random", anybody)
def random_(t: Talisman, me: Adventurer, moment: Moment, target: Value) -> Play[None]:
    """TA-R16, TA-R143: any character rolls, with fate of his own, for what becomes of him."""
    victim = character_of(t, target)
    roll = card_of[resolving(t)].roll
    assert roll is not None
    yield from ops.roll_and_run(t, victim, roll, "random", "TA-R16")
    yield from keep_within_limits(t, victim)


# ------------------------------------------------------------------ when something happens


@spell("counterspell", itself)
def counterspell(t: Talisman, me: Adventurer, moment: Moment, target: Value) -> None:
    """TA-R111, TA-R58: the Spell just announced by another has no effect."""
    moment.countered = True


def about_to_be_lost(t: Talisman, me: Adventurer, moment: Moment) -> list[Value]:
    """TA-R88, TA-R142: the character who would lose a life, or the Follower or Enemy that would be killed."""
    if moment.name == "life-loss":
        loser = t.adventurers[moment.seat]
        return [] if shielded(t, loser, me) else seat_words([loser])
    return [moment.about] if moment.about >= 0 else []


@spell("preservation", about_to_be_lost)
def preservation(t: Talisman, me: Adventurer, moment: Moment, target: Value) -> None:
    """TA-R88, TA-R112, TA-R123: one life, one Follower or one Enemy is not lost."""
    moment.prevented = True
    if t.log is not None:
        t.note("preserved", "TA-R88", who=seat(me.seat))


@spell("psionic_blast", itself)
def psionic_blast(t: Talisman, me: Adventurer, moment: Moment, target: Value) -> None:
    """TA-R73, TA-R138, TA-X7: the printed Craft value is added to his Strength in this battle."""
    points = value(me, "craft")
    if me.seat == t.fight.seat:
        t.fight.bonus += points
    else:
        t.fight.rival_bonus += points
    if t.log is not None:
        t.note("psionic-blast", "TA-R73", who=seat(me.seat), count=points)
