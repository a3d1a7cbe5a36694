"""What can happen to spells on a wizard's sheet (BR-12, BR-17)."""

from __future__ import annotations

from typing import Final

from magemoot.engine.events import piece, seat, term
from magemoot.games.blackrose.catalogue import marker_side, spell_of
from magemoot.games.blackrose.components import REVERSED, STRAIGHT
from magemoot.games.blackrose.state import EMPTY_SPACE, FLIPPED, PREPARED, USED, BlackRose, Wizard

OTHER: Final = {STRAIGHT: REVERSED, REVERSED: STRAIGHT}
"""The other side of each."""


def prepare(w: Wizard, space: int, card: int, marker: int) -> None:
    """BR-12.1–12.3: a spell from the hand comes to lie face down on a space; the marker says which side is up."""
    w.hand.remove(card)
    w.sheet[space].append(card)
    spell = spell_of[card]
    assert spell is not None
    w.backs[space] = spell.school
    w.status[space] = PREPARED
    w.markers.remove(marker)
    w.turned[space].append(marker)


def flip(w: Wizard, space: int) -> None:
    """BR-12.3: a face-down spell comes to lie the other way up. All see that, so its marker stays where it is."""
    w.side[space] = "" if w.side[space] else FLIPPED


def side_of(w: Wizard, space: int) -> str:
    """BR-12.3: which side of a face-down spell is up."""
    side = marker_side(w.turned[space][0])
    return OTHER[side] if w.side[space] == FLIPPED else side


def reveal(t: BlackRose, w: Wizard, space: int, side: str, rule: str) -> int:
    """BR-17.12: the spell on a space is turned up; `side` is the half in use. Returns the card."""
    if w.sheet[space]:
        card = w.sheet[space].pop()
        w.revealed[space].append(card)
        w.shown[space] += w.turned[space]
        w.turned[space].clear()
    else:
        card = w.revealed[space][0]
    w.side[space] = side
    if t.log is not None:
        t.note("reveal", rule, who=seat(w.seat), card=piece(card), side=term(f"side-{side}"))
    return card


def activate_spell(t: BlackRose, w: Wizard, space: int, kind: str, rule: str) -> None:
    """BR-17.11: a trap or protection gets its token."""
    w.status[space] = kind
    if t.log is not None:
        t.note("activate-spell", rule, who=seat(w.seat), space=space, kind=term(f"token-{kind}"))


def use_up(w: Wizard, space: int) -> None:
    """BR-28.29: the spell on a space is used."""
    w.status[space] = USED


def card_on(w: Wizard, space: int) -> int:
    """The spell on a space, face up or down; -1 if there is none."""
    zone = w.sheet[space] or w.revealed[space]
    return zone[0] if zone else -1


def leave_sheet(t: BlackRose, w: Wizard, space: int, to: str, rule: str) -> int:
    """The spell on a space goes to the "memories", the "hand" or out of the game ("eliminated"). Returns the card."""
    hidden = bool(w.sheet[space])
    zone = w.sheet[space] or w.revealed[space]
    card = zone.pop()
    for marker in (w.turned[space], w.shown[space]):
        w.markers += marker
        marker.clear()
    w.status[space] = EMPTY_SPACE
    w.backs[space] = ""
    w.side[space] = w.element[space] = ""
    match to:
        case "memories":
            w.memories.append(card)
        case "hand":
            w.hand.append(card)
        case _:
            t.eliminated.append(card)
    if t.log is not None:
        if hidden and to == "hand":
            t.whisper((w.seat,), ("card",), f"sheet-to-{to}", rule, who=seat(w.seat), card=piece(card))
        else:
            t.note(f"sheet-to-{to}", rule, who=seat(w.seat), card=piece(card))
    return card
