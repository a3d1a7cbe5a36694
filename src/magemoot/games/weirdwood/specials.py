"""Eugene's Exchange Vault, which every player may use once in the own turn (WM-26.1-26.3, WM-R77)."""

from __future__ import annotations

from magemoot.engine.pieces import Value
from magemoot.engine.play import Choose, Play
from magemoot.games.weirdwood import cards, payment, quests
from magemoot.games.weirdwood.atoms import hands
from magemoot.games.weirdwood.entries import Amounts
from magemoot.games.weirdwood.state import TIME_SLOTS, Warden, Weirdwood
from magemoot.games.weirdwood.table import character, eugene

RULE = "WM-26.1"


def vault(t: Weirdwood) -> list[int]:
    """What lies in the Exchange Vault; nothing if nobody has it."""
    owner = eugene(t)
    return [] if owner is None else owner.vault


def _cost(t: Weirdwood) -> Amounts | None:
    """What using the vault costs; None if nobody has it."""
    owner = eugene(t)
    special = None if owner is None else character(owner).special
    return None if special is None else special.cost


def vault_slots(w: Warden) -> list[int]:
    """WM-R77: the slots whose card can go to the vault: those above the own board, not those of Companions."""
    return [slot for slot in range(TIME_SLOTS) if w.slots[slot]]


def can_use_vault(t: Weirdwood, w: Warden) -> bool:
    """WM-26.1: whether a warden can use the vault now; icons never make it cheaper (WM-R14)."""
    cost = _cost(t)
    return (
        cost is not None
        and t.active == w.seat
        and not w.vault_used
        and bool(vault_slots(w))
        and payment.can_pay(t, w, cost, bonus=False)
    )


def use_vault(t: Weirdwood, w: Warden) -> Play[None]:
    """WM-26.1-26.3: a warden pays, puts one of the own played cards into the vault and takes what lay there."""
    owner, cost = eugene(t), _cost(t)
    assert owner is not None
    assert cost is not None
    words: list[Value] = [w.slots[slot][0] for slot in vault_slots(w)]
    card = yield Choose(w.seat, "vault-card", lambda: words, RULE)
    yield from payment.pay(t, w, cost, RULE, bonus=False)
    w.vault_used = True
    slot = next(slot for slot in vault_slots(w) if w.slots[slot][0] == card)
    if owner.vault:
        hands.from_vault(t, w, owner.vault, "WM-26.2")
    cards.forget(t, w, slot)
    hands.to_vault(t, w, slot, owner.vault, RULE)
    if w is owner:
        quests.note(t, w, "ability", use="vault")
