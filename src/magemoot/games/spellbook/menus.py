"""What a mage can do in each phase, and doing it (SB-4, SB-6, SB-7, SB-8.1, SB-9)."""

from __future__ import annotations

from magemoot.engine.events import seat, term
from magemoot.engine.pieces import Value, distinct
from magemoot.engine.play import Play
from magemoot.games.spellbook.atoms import can_draw, can_take, draw, free_spaces, mirage, move_level, store, take_token
from magemoot.games.spellbook.catalogue import BASE_DRAW, PHASES, SPELLS, kind_of, rune_of
from magemoot.games.spellbook.learning import learn, learnable
from magemoot.games.spellbook.registry import ACTIONS, Action, actions_of
from magemoot.games.spellbook.state import MIDDAY, MORNING, Mage, Spellbook

_offered: dict[tuple[int, int], tuple[Action, ...]] = {}
_phase_of = [None if spell.phase is None else PHASES.index(spell.phase) for spell in SPELLS]


def offered(spell: int, level: int) -> tuple[Action, ...]:
    """The actions a card offers on a level; see `actions_of`."""
    found = _offered.get((spell, level))
    if found is None:
        found = _offered[spell, level] = actions_of(spell, level)
    return found


def phase_of(spell: int) -> int | None:
    """The phase whose symbol a spell carries; None for a spell without one."""
    return _phase_of[spell]


def base_actions(t: Spellbook, me: Mage, phase: int) -> list[Value]:
    """SB-6.1–6.3, SB-7.1, SB-8.1: the actions everybody has, as far as they would change anything (SB-R14)."""
    if phase == MORNING:
        morning: list[Value] = []
        if can_take(t, me):
            morning += distinct(t.altar, kind_of)
        if can_draw(t, me):
            morning.append("draw")
        return morning
    if phase == MIDDAY:
        return list(distinct(me.pool, kind_of)) if free_spaces(me) else []
    return list(learnable(t, me))


def words_for(t: Spellbook, me: Mage, action: Action, rune: int) -> list[str]:
    """The words under which an action can be used now: one, one for each variant, or none."""
    if action.variants is not None:
        return [f"{action.word}:{variant}" for variant in action.variants(t, me, action.at, rune)]
    assert action.usable is not None
    return [action.word] if action.usable(t, me, action.at, rune) else []


def spell_actions(t: Spellbook, me: Mage, phase: int) -> list[Value]:
    """SB-9.1–9.3: the learned spells of this phase, on their level or a lower one, but none learned today."""
    words: list[Value] = []
    for colour, level in enumerate(me.levels):
        if level and not me.fresh[colour] and _phase_of[t.spells[colour]] == phase:
            rune = rune_of[me.cards[colour]]
            for action in offered(t.spells[colour], level):
                words += words_for(t, me, action, rune)
    return words


def menu(t: Spellbook, me: Mage, phase: int) -> list[Value]:
    """SB-4.5–4.7: one base action, or one spell instead of it, or nothing."""
    return [*base_actions(t, me, phase), *spell_actions(t, me, phase), "skip"]


def perform(t: Spellbook, me: Mage, phase: int, choice: Value) -> Play[None]:
    """Carry out what was chosen from the menu of a phase (not "skip")."""
    if isinstance(choice, int):
        if phase == MORNING:
            take_token(t, me, choice, "SB-6.1")
            mirage(t, me, (choice,))
        else:
            store(t, me, choice, "SB-7.1")
    elif choice == "draw":
        draw(t, me, BASE_DRAW, "SB-6.2")
    else:
        assert isinstance(choice, str)
        if choice.startswith("learn-"):
            yield from learn(t, me, choice)
        else:
            word, _, variant = choice.partition(":")
            action = ACTIONS[word]
            if t.log is not None:
                name = term(f"spell-{action.spell.id}")
                t.note("cast", action.at.rule, who=seat(me.seat), spell=name, level=action.level)
            colour = action.spell.colour
            yield from resolve(t, me, action, rune_of[me.cards[colour]], variant, colour)


def resolve(t: Spellbook, me: Mage, action: Action, rune: int, variant: str, card: int) -> Play[None]:
    """Carry out a spell's effect, then let the token on `card` move as the effect says (SB-R19, SB-R30).

    Args:
        rune: the card rune that counts.
        card: the colour of the card used: the spell's own, or clone's when the spell is copied (SB-R71).
    """
    extra = () if action.variants is None else (variant,)
    play = action.effect(t, me, action.at, rune, *extra)
    if play is not None:
        yield from play
    change = action.at.params.get("level_change", 0)
    if change:
        move_level(t, me, card, change, action.at.rule)
