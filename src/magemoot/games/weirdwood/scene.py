"""One resolution of a player's effect: whose it is, where it comes from, what was done in it so far."""

from __future__ import annotations


class Scene:
    """A resolution.

    Attributes:
        kind: what it comes from: "action", "face-down", "room", "power", "companion", "tactic", "quest", "track",
            "charge", "favour", "vault".
        id: the id of that in the pack ("oracles_crypt", "warden_advance", "celia-13"); empty if there is none.
        seat: whose effect it is; who is meant by "you" (WM-R106).
        owner: who started it; another than `seat` inside `other_player`.
        rule: the rule under which its changes are told.
        slot: the time slot of the Action Card it comes from; -1.
        carried_out: whether the step before was carried out (`requires_previous`).
        other: the seat chosen by the `other_player` before; -1.
        lost_health: Health that was paid in it (condition `lost_2_health`).
        running: "kind/id" of the effects within which it runs, itself included: none of them may start itself again
            (WM-R104).
    """

    __slots__ = ("carried_out", "id", "kind", "lost_health", "other", "owner", "rule", "running", "seat", "slot")

    def __init__(
        self,
        kind: str,
        id: str,
        seat: int,
        rule: str,
        *,
        slot: int = -1,
        within: Scene | None = None,
    ) -> None:
        self.kind = kind
        self.id = id
        self.seat = seat
        self.owner = seat
        self.rule = rule
        self.slot = slot
        self.carried_out = True
        self.other = -1
        self.lost_health = 0
        self.running: tuple[str, ...] = (*(within.running if within else ()), f"{kind}/{id}")

    def is_part_of(self, kind: str) -> bool:
        """Whether it is, or runs within, an effect of a kind."""
        return any(effect.startswith(f"{kind}/") for effect in self.running)

    def for_other(self, seat: int) -> Scene:
        """The same resolution as another player carries out a part of it (WM-R85, WM-R106)."""
        part = Scene(self.kind, self.id, seat, self.rule, slot=self.slot)
        part.owner, part.running, part.other = self.owner, self.running, seat
        return part
