"""What can happen to what a warden has: tokens, Health, dice, the tracks (WM-20, WM-23, WM-24)."""

from __future__ import annotations

from typing import Final

from magemoot.engine.events import seat, term
from magemoot.games.weirdwood.catalogue import BOX
from magemoot.games.weirdwood.state import RESOURCES, TRACKS, Warden, Weirdwood

OWNED: Final = (*RESOURCES, "power")
"""Tokens that a warden holds."""

# ------------------------------------------------------------------ tokens


def held(w: Warden, what: str) -> int:
    """How much of a token a warden holds: "min", "knowledge", "scarab" or "power"."""
    return int(getattr(w, what))


def gain(t: Weirdwood, w: Warden, what: str, n: int, rule: str) -> int:
    """Tokens from the supply; Scarabs as far as there are any (WM-R39). Returns how many."""
    if what == "scarab":
        n = min(n, t.scarab_supply)
        t.scarab_supply -= n
    setattr(w, what, held(w, what) + n)
    if t.log is not None and n:
        t.note("gain", rule, who=seat(w.seat), what=term(f"what-{what}"), count=n)
    return n


def spend(t: Weirdwood, w: Warden, what: str, n: int, rule: str, *, scroll: bool = False) -> None:
    """Tokens go back to the supply; Scarabs on a Power only at the end of the turn (WM-25.7, WM-R39)."""
    setattr(w, what, held(w, what) - n)
    if what == "scarab":
        if scroll:
            w.on_scrolls += n
        else:
            t.scarab_supply += n
    if t.log is not None and n:
        t.note("spend", rule, who=seat(w.seat), what=term(f"what-{what}"), count=n)


def clear_scrolls(t: Weirdwood, w: Warden) -> None:
    """WM-9.12, WM-25.7: what lies on Powers returns to the supply."""
    t.scarab_supply += w.on_scrolls
    w.on_scrolls = 0


def lose_token(t: Weirdwood, w: Warden, what: str, rule: str) -> None:
    """WM-R116: a token goes to the supply because a Monster takes it, which is no spending (WM-R68)."""
    setattr(w, what, held(w, what) - 1)
    if what == "scarab":
        t.scarab_supply += 1
    if t.log is not None:
        t.note("lose-token", rule, who=seat(w.seat), what=term(f"what-{what}"))


# ------------------------------------------------------------------ Health, dice


def set_health(t: Weirdwood, w: Warden, health: int, rule: str) -> None:
    """A warden's Health cube moves."""
    old, w.health = w.health, health
    if t.log is not None and old != health:
        t.note(
            "health-up" if health > old else "health-down", rule, who=seat(w.seat), count=abs(health - old), now=health
        )


def add_die(t: Weirdwood, w: Warden, colour: str, rule: str) -> None:
    """WM-20.1, WM-20.7: a die on the next slot, or a level of the Gauntlet (colour "gauntlet")."""
    w.dice.append(colour)
    if t.log is not None:
        t.note("forge", rule, who=seat(w.seat), die=term(f"die-{colour}"))


def lose_die(t: Weirdwood, w: Warden, rule: str) -> None:
    """WM-15.2: the topmost forged die, or a level of the Gauntlet."""
    colour = w.dice.pop()
    if t.log is not None:
        t.note("lose-die", rule, who=seat(w.seat), die=term(f"die-{colour}"))


def gain_lasting(t: Weirdwood, w: Warden, hits: int, blocks: int, rule: str) -> None:
    """WM-24.3: Hits and Blocks that count in all battles of a warden from now on."""
    w.lasting_hits += hits
    w.lasting_blocks += blocks
    if t.log is not None:
        t.note("lasting", rule, who=seat(w.seat), hits=hits, blocks=blocks)


# ------------------------------------------------------------------ tracks


def step_track(t: Weirdwood, w: Warden, track: str, rule: str) -> int:
    """WM-24.1: the cube of a track moves on by one. Returns the space it reaches."""
    at = TRACKS.index(track)
    w.tracks[at] += 1
    if t.log is not None:
        t.note("track", rule, who=seat(w.seat), track=term(f"track-{track}"), count=w.tracks[at])
    return w.tracks[at]


def step_group(t: Weirdwood, rule: str) -> int:
    """WM-31.2, WM-31.5: the group token moves on by one; from the end of the track it begins again at the loop."""
    track = BOX.tracks.group
    t.group_pp = track.loop_to + 1 if t.group_pp == track.length else t.group_pp + 1
    if t.log is not None:
        t.note("group-track", rule, count=t.group_pp)
    return t.group_pp
