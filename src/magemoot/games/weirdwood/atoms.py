"""What can happen to figures, Scarabs, tokens and cards. Every change is made here and told to the chronicle.

Nothing answers here, nothing is decided, nothing is checked that a rule has to check: what follows from a change (a Room
Cursed, a loss, drawing to a new limit) is called up by the rules. Numbers are as they should be: an atom that takes three
tokens takes them.
"""

from __future__ import annotations

from typing import Any, Final

from magemoot.engine.events import piece, seat, term
from magemoot.games.weirdwood.catalogue import BOX, Action, action, monster_card, pieces_of
from magemoot.games.weirdwood.manor import AWAY, DAYS, POSITIONS, THRONE_ROOM
from magemoot.games.weirdwood.state import NONE, RESOURCES, TRACKS, Warden, Weirdwood
from magemoot.games.weirdwood.table import monster_term, room_term, time_term

OWNED: Final = (*RESOURCES, "power")
"""Tokens that a warden holds."""

# ------------------------------------------------------------------ figures


def put(t: Weirdwood, w: Warden, place: int, rule: str) -> None:
    """A warden's figure goes to a place."""
    w.place = place
    if t.log is not None:
        t.note("arrives", rule, who=seat(w.seat), room=room_term(t, place))


def put_monster(t: Weirdwood, place: int, rule: str) -> None:
    """The Monster's figure goes to a place, or leaves the manor."""
    t.fae.place = place
    if t.log is not None:
        if place == AWAY:
            t.note("monster-leaves", rule, monster=monster_term(t))
        else:
            t.note("monster-arrives", rule, monster=monster_term(t), room=room_term(t, place))


def put_lady(t: Weirdwood, place: int, rule: str) -> None:
    """Lady Weirdwood's figure goes to a place."""
    t.lady = place
    if t.log is not None:
        t.note("lady-arrives", rule, room=room_term(t, place))


def swap(t: Weirdwood, a: int, b: int, rule: str) -> None:
    """WM-R46: two Rooms change places with everything in and on them."""
    fields: tuple[list[Any], ...] = (t.room_at, t.cursed, t.tiles, t.sealed, t.scarabs)
    for field in fields:
        field[a], field[b] = field[b], field[a]
    there = {a: b, b: a}
    for w in t.wardens:
        w.place = there.get(w.place, w.place)
    t.fae.place = there.get(t.fae.place, t.fae.place)
    t.lady = there.get(t.lady, t.lady)
    if t.log is not None:
        t.note("swap", rule, room=room_term(t, a), other=room_term(t, b))


# ------------------------------------------------------------------ Scarabs, curses, tiles


def place_scarab(t: Weirdwood, place: int, rule: str) -> None:
    """A Scarab comes from the supply into a Room."""
    t.scarab_supply -= 1
    t.scarabs[place] += 1
    if t.log is not None:
        t.note("scarab-appears", rule, room=room_term(t, place))


def move_scarabs(t: Weirdwood, start: int, end: int, n: int, rule: str) -> None:
    """Scarabs go from one Room to another."""
    t.scarabs[start] -= n
    t.scarabs[end] += n
    if t.log is not None:
        t.note("scarabs-move", rule, count=n, room=room_term(t, start), other=room_term(t, end))
    _look_at_throne(t)


def remove_scarabs(t: Weirdwood, place: int, n: int, rule: str) -> None:
    """Scarabs go from a Room to the supply."""
    t.scarabs[place] -= n
    t.scarab_supply += n
    if t.log is not None:
        t.note("scarabs-leave", rule, count=n, room=room_term(t, place))
    _look_at_throne(t)


def take_scarab(t: Weirdwood, w: Warden, place: int, rule: str) -> None:
    """WM-16.7: a defeated Scarab is kept as a resource."""
    t.scarabs[place] -= 1
    w.scarab += 1
    if t.log is not None:
        t.note("scarab-kept", rule, who=seat(w.seat))
    _look_at_throne(t)


def _look_at_throne(t: Weirdwood) -> None:
    """WM-11.6: whether the Throne Room has been cleared once and for all."""
    if not t.scarabs[THRONE_ROOM]:
        t.throne_cleared = True


def turn_room(t: Weirdwood, place: int, cursed: bool, rule: str) -> None:
    """WM-12.1, WM-12.4: a Room is turned to its Cursed side, or back."""
    t.cursed[place] = cursed
    if t.log is not None:
        t.note("room-cursed" if cursed else "room-cleansed", rule, room=room_term(t, place))


def lay_tile(t: Weirdwood, place: int, tile: str, rule: str) -> None:
    """WM-1.11: Rubble or Fire comes to lie in a Room; what is Cursed there stays Cursed (WM-12.7)."""
    t.tiles[place] = tile
    t.tiles_left -= 1
    t.sealed[place] = t.cursed[place]
    if t.log is not None:
        t.note("tile", rule, what=term(f"tile-{tile}"), room=room_term(t, place))


# ------------------------------------------------------------------ time


def step_time(t: Weirdwood, step: int) -> None:
    """WM-13.3, WM-13.5, WM-13.6: the Time ring turns by one, forward (1) or back (-1); over midnight the Day ring too.

    The caller sees to it that the Day stays between 1 and 12.
    """
    time = t.time + step
    t.day += (time >= POSITIONS) - (time < 0)
    t.time = time % POSITIONS
    assert 1 <= t.day <= DAYS


def tell_time(t: Weirdwood, steps: int, rule: str) -> None:
    """The chronicle says where time stands after so many steps."""
    if t.log is not None and steps:
        name = "time-forward" if steps > 0 else "time-back"
        t.note(name, rule, count=abs(steps), day=t.day, time=time_term(t.time), position=t.time % 3 + 1)


# ------------------------------------------------------------------ tokens, Health, dice


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


# ------------------------------------------------------------------ Action Cards


def draw(t: Weirdwood, w: Warden, rule: str) -> bool:
    """WM-9.10: the top card of the pile comes to the hand; an empty pile is re-formed from the discards. False: none left."""
    if not w.pile:
        w.pile, w.discards = w.discards, w.pile
        t.rng.shuffle(w.pile)
    if not w.pile:
        return False
    card = w.pile.pop()
    w.hand.append(card)
    if t.log is not None:
        t.note("draw", rule, who=seat(w.seat), card=piece(card))
    return True


def discard(t: Weirdwood, w: Warden, card: int, rule: str) -> None:
    """WM-9.11: a card from the hand goes face up on the discard pile of whoever holds it (WM-R77)."""
    w.hand.remove(card)
    w.discards.append(card)
    if t.log is not None:
        t.note("discard", rule, who=seat(w.seat), card=piece(card))


def play_card(t: Weirdwood, w: Warden, card: int, slot: int, face_up: bool, rule: str) -> None:
    """WM-6.6: a card from the hand comes to lie on a time slot."""
    w.hand.remove(card)
    w.slots[slot].append(card)
    w.face_up[slot] = face_up
    if t.log is not None:
        side = term("face-up" if face_up else "face-down")
        t.note("play", rule, who=seat(w.seat), card=piece(card), side=side, slot=slot + 1)


def cover(t: Weirdwood, w: Warden, card: int, slot: int, rule: str) -> None:
    """WM-6.7: a Tactics card comes to lie on the Action Card of a slot."""
    w.tactics.remove(card)
    w.covers[slot].append(card)
    w.spent_covers[slot] = False
    if t.log is not None:
        t.note("play-tactic", rule, who=seat(w.seat), card=piece(card))


def clear_slot(t: Weirdwood, w: Warden, slot: int) -> int:
    """WM-R105: a slot becomes empty: its Tactics card is discarded, a die on it is lost.

    Returns:
        its Action Card, which the caller puts somewhere.
    """
    for card in w.covers[slot]:
        t.tactics_discards.append(card)
    w.covers[slot] = []
    w.spent_covers[slot] = False
    w.dice_on_cards[slot] = ""
    w.face_up[slot] = False
    return w.slots[slot].pop()


def refresh_cards(t: Weirdwood, w: Warden, rule: str) -> None:
    """WM-9.6-9.8: played cards are discarded, exhausted Companions turned up."""
    for slot in range(len(w.slots)):
        if w.slots[slot]:
            w.discards.append(clear_slot(t, w, slot))
    w.exhausted = [False] * len(w.companions)
    if t.log is not None:
        t.note("refresh", rule, who=seat(w.seat))


# ------------------------------------------------------------------ Tactics cards, Companions, Quests


def gain_tactic(t: Weirdwood, w: Warden, rule: str) -> bool:
    """WM-22.1, WM-R26, WM-R103: the top Tactics card; an empty deck is re-formed. False: none left."""
    if not t.tactics_deck:
        t.tactics_deck, t.tactics_discards = t.tactics_discards, t.tactics_deck
        t.rng.shuffle(t.tactics_deck)
    if not t.tactics_deck:
        return False
    card = t.tactics_deck.pop()
    w.tactics.append(card)
    if t.log is not None:
        t.note("gain-tactic", rule, who=seat(w.seat), card=piece(card))
    return True


def take_back_tactic(t: Weirdwood, w: Warden, slot: int, rule: str) -> None:
    """Clever Tactics: a played Tactics card returns to its owner's supply."""
    card = w.covers[slot].pop()
    w.spent_covers[slot] = False
    w.tactics.append(card)
    if t.log is not None:
        t.note("tactic-back", rule, who=seat(w.seat), card=piece(card))


def recruit(t: Weirdwood, w: Warden, card: int, rule: str) -> None:
    """WM-21.1, WM-21.3: a Companion from the offer, which is refilled as far as the deck goes; a new time slot."""
    at = t.offer.index(card)
    t.offer.remove(card)
    if t.companion_deck:
        t.offer.insert(at, t.companion_deck.pop())
    w.companions.append(card)
    w.exhausted.append(False)
    for zone in (w.slots, w.covers):
        zone.append([])
    w.face_up.append(False)
    w.spent_covers.append(False)
    w.dice_on_cards.append("")
    if t.log is not None:
        t.note("recruit", rule, who=seat(w.seat), card=piece(card))


def turn_companion(t: Weirdwood, w: Warden, at: int, exhausted: bool, rule: str) -> None:
    """WM-21.5, WM-21.6: a Companion is turned face down, or up."""
    w.exhausted[at] = exhausted
    if t.log is not None:
        t.note("exhaust" if exhausted else "refresh-companion", rule, who=seat(w.seat), card=piece(w.companions[at]))


def draw_quest(t: Weirdwood, w: Warden, rule: str) -> bool:
    """WM-32.1, WM-32.5: a Quest from the deck; the caller lays it out. False: none left."""
    if not t.quest_deck:
        return False
    w.quest.append(t.quest_deck.pop())
    w.quest_slot = NONE
    w.deeds = []
    if t.log is not None:
        t.note("draw-quest", rule, who=seat(w.seat), card=piece(w.quest[0]))
    return True


def lay_quest(t: Weirdwood, w: Warden, slot: int, rule: str) -> None:
    """WM-32.2: the Quest comes to lie on a time slot."""
    w.quest_slot = slot
    if t.log is not None:
        t.note("lay-quest", rule, who=seat(w.seat), card=piece(w.quest[0]), slot=slot + 1)


def finish_quest(t: Weirdwood, w: Warden, rule: str) -> None:
    """WM-32.4: a Quest is done and leaves the board."""
    card = w.quest.pop()
    w.quest_slot = NONE
    w.deeds = []
    t.quests_done.append(card)
    if t.log is not None:
        t.note("complete-quest", rule, who=seat(w.seat), card=piece(card))


def gain_favour(t: Weirdwood, w: Warden, rule: str) -> bool:
    """WM-32.5, WM-R103: a favour token. False: none left."""
    if not t.favours_left:
        return False
    t.favours_left -= 1
    w.favours += 1
    if t.log is not None:
        t.note("gain-favour", rule, who=seat(w.seat))
    return True


def spend_favour(t: Weirdwood, w: Warden, rule: str) -> None:
    """WM-32.6: a favour token goes back."""
    w.favours -= 1
    t.favours_left += 1
    if t.log is not None:
        t.note("spend-favour", rule, who=seat(w.seat))


# ------------------------------------------------------------------ the Monster's cards


def show_next(t: Weirdwood) -> None:
    """The back of the next Monster card comes to light: which one it is, chance decides now."""
    m = t.fae
    if not m.top and not m.ahead and (m.deck or m.bottom):
        m.top.append(_from_deck(t))
    _show_back(t)


def _show_back(t: Weirdwood) -> None:
    """WM-27.1: everybody sees type and time steps of the next Monster card."""
    following = t.fae.ahead[:1] or t.fae.top
    t.fae.back = "-".join(map(str, back_of(following[0]))) if following else ""


def _from_deck(t: Weirdwood) -> int:
    """The next card of what is left of the deck: any one, and at last those that were put under it."""
    m = t.fae
    return m.deck.pop(t.rng.below(len(m.deck))) if m.deck else m.bottom.pop(0)


def reform_deck(t: Weirdwood, rule: str) -> None:
    """WM-27.13: the discards become the deck."""
    m = t.fae
    m.deck, m.discards = m.discards, m.deck
    if t.log is not None:
        t.note("monster-deck", rule, monster=monster_term(t))
    show_next(t)


def take_monster_card(t: Weirdwood) -> int | None:
    """The next Monster card leaves the deck; None if there is none. The caller puts it somewhere, then `show_next`."""
    m = t.fae
    if m.ahead:
        return m.ahead.pop(0)
    return m.top.pop() if m.top else None


def look_ahead(t: Weirdwood, n: int) -> int:
    """peek_monster: so many cards on top are known from now on, as far as there are any. Returns how many."""
    m = t.fae
    while len(m.ahead) < n and (m.top or m.deck or m.bottom):
        m.ahead.append(m.top.pop() if m.top else _from_deck(t))
    return min(n, len(m.ahead))


def turn_monster_card(t: Weirdwood, card: int, rule: str) -> None:
    """WM-27.3: a Monster card is turned up and carried out; until then it lies in `in_hand`."""
    t.fae.in_hand.append(card)
    if t.log is not None:
        t.note("monster-card", rule, card=piece(card))


def discard_monster_card(t: Weirdwood, card: int) -> None:
    """The Monster card that was carried out goes to the discards."""
    t.fae.in_hand.remove(card)
    t.fae.discards.append(card)


def place_power_card(t: Weirdwood, card: int, at: int, rule: str) -> None:
    """WM-27.8: a Power Card comes from `in_hand` to a place of the board."""
    t.fae.in_hand.remove(card)
    t.fae.powers[at].append(card)
    if t.log is not None:
        t.note("power-card", rule, card=piece(card))


def take_power_card(t: Weirdwood, at: int) -> int:
    """A Power Card leaves its place; the caller puts it somewhere."""
    return t.fae.powers[at].pop()


# ------------------------------------------------------------------ the Monster's board


def take_cube(t: Weirdwood, row: int, rule: str) -> None:
    """WM-28.11: a Health cube of the Ogre is removed from a row."""
    t.fae.cubes[row] -= 1
    if t.log is not None:
        t.note("ogre-cube", rule, monster=monster_term(t), left=sum(t.fae.cubes))


def set_monster_health(t: Weirdwood, health: int, rule: str) -> None:
    """The Health cube of the Wraith or of Therus moves."""
    old, t.fae.health = t.fae.health, health
    if t.log is not None and old != health:
        t.note("monster-heals" if health > old else "monster-hurt", rule, monster=monster_term(t), now=health)


def set_lady_health(t: Weirdwood, health: int, rule: str) -> None:
    """WM-28.9: Lady Weirdwood's Health against the Ogre."""
    t.fae.lady_health = health
    if t.log is not None:
        t.note("lady-hurt", rule, now=health)


def set_life_force(t: Weirdwood, force: int, rule: str) -> None:
    """WM-29.3, WM-29.5: Lady Weirdwood's Life Force against the Wraith."""
    old, t.fae.life_force = t.fae.life_force, force
    if t.log is not None and old != force:
        t.note("life-force-up" if force > old else "life-force-down", rule, now=force)


def rescue_lady(t: Weirdwood, rule: str) -> None:
    """WM-28.6: Lady Weirdwood is rescued for the rest of the game."""
    t.fae.rescued = True
    if t.log is not None:
        t.note("lady-rescued", rule)


def set_arm(t: Weirdwood, arm: int, space: int, rule: str) -> None:
    """WM-30.2: the cube of a spell arm moves."""
    t.fae.arms[arm] = space
    if t.log is not None:
        t.note("spell-arm", rule, arm=arm + 1, now=space)


def set_possession(t: Weirdwood, space: int, rule: str) -> None:
    """WM-30.7, WM-30.12: Lady Weirdwood moves on the possession track."""
    old, t.fae.possession = t.fae.possession, space
    if t.log is not None:
        t.note("possession-right" if space > old else "possession-left", rule, now=space)


def plan(t: Weirdwood, card: int, rule: str) -> None:
    """WM-30.6: a Monster card goes face down to the right end of the Plans."""
    kind, time = back_of(card)
    t.fae.plans.append(card)
    t.fae.plan_backs.append(f"{kind}-{time}")
    if t.log is not None:
        t.note("plan", rule, count=len(t.fae.plans))


def back_of(card: int) -> tuple[str, int]:
    """Type and time steps on the back of a Monster card."""
    facts = monster_card(card)
    return facts.facts.type, facts.time


# ------------------------------------------------------------------ the Quest deck


def shuffle_quests(t: Weirdwood, out: list[int]) -> None:
    """WM-32.1, WM-R112: the Quest deck is shuffled; those left out of it go to the box."""
    for card in out:
        t.quest_deck.remove(card)
        t.box.append(card)
    t.rng.shuffle(t.quest_deck)


# ------------------------------------------------------------------ single things of cards and boards


def lay_die(t: Weirdwood, w: Warden, slot: int, colour: str, rule: str) -> None:
    """WM-R20: a die of the supply comes to lie on the Action Card of a slot."""
    w.dice_on_cards[slot] = colour
    if t.log is not None:
        t.note("die-on-card", rule, who=seat(w.seat), die=term(f"die-{colour}"), card=piece(w.slots[slot][0]))


def take_back_card(t: Weirdwood, w: Warden, slot: int, rule: str) -> None:
    """WM-R105: the Action Card of a slot returns to its player's hand."""
    card = clear_slot(t, w, slot)
    w.hand.append(card)
    if t.log is not None:
        t.note("card-back", rule, who=seat(w.seat), card=piece(card))


def to_vault(t: Weirdwood, w: Warden, slot: int, vault: list[int], rule: str) -> None:
    """WM-26.1, WM-26.3: the Action Card of a slot goes face up to the Exchange Vault, which must be empty."""
    card = clear_slot(t, w, slot)
    vault.append(card)
    if t.log is not None:
        t.note("to-vault", rule, who=seat(w.seat), card=piece(card))


def from_vault(t: Weirdwood, w: Warden, vault: list[int], rule: str) -> None:
    """WM-26.2: the card in the Exchange Vault comes to a player's hand."""
    card = vault.pop()
    w.hand.append(card)
    if t.log is not None:
        t.note("from-vault", rule, who=seat(w.seat), card=piece(card))


def gain_lasting(t: Weirdwood, w: Warden, hits: int, blocks: int, rule: str) -> None:
    """WM-24.3: Hits and Blocks that count in all battles of a warden from now on."""
    w.lasting_hits += hits
    w.lasting_blocks += blocks
    if t.log is not None:
        t.note("lasting", rule, who=seat(w.seat), hits=hits, blocks=blocks)


def keep_token(t: Weirdwood, w: Warden, use: str, rule: str) -> None:
    """The reward of a Quest is kept for later."""
    w.quest_tokens.append(use)
    if t.log is not None:
        t.note("quest-token", rule, who=seat(w.seat), token=term(f"token-{use.replace('_', '-')}"))


# ------------------------------------------------------------------ what Monsters take and plan


def lose_token(t: Weirdwood, w: Warden, what: str, rule: str) -> None:
    """WM-R116: a token goes to the supply because a Monster takes it, which is no spending (WM-R68)."""
    setattr(w, what, held(w, what) - 1)
    if what == "scarab":
        t.scarab_supply += 1
    if t.log is not None:
        t.note("lose-token", rule, who=seat(w.seat), what=term(f"what-{what}"))


def discard_power_card(t: Weirdwood, at: int, rule: str) -> None:
    """WM-27.11: a Power Card goes from its place to the discards."""
    card = t.fae.powers[at].pop()
    t.fae.discards.append(card)
    if t.log is not None:
        t.note("power-card-discarded", rule, card=piece(card))


def take_plan(t: Weirdwood) -> int:
    """WM-30.19: the leftmost face-down card of the Plans is taken up; the caller turns it."""
    del t.fae.plan_backs[0]
    return t.fae.plans.pop(0)


def rest_in_plans(t: Weirdwood, card: int) -> None:
    """WM-30.21: a card that was carried out stays in its place of the Plans."""
    t.fae.in_hand.remove(card)
    t.fae.plans_open.append(card)


def clear_plans(t: Weirdwood) -> None:
    """WM-30.23: the cards of the Plans that were carried out go to the discards."""
    t.fae.discards.extend(t.fae.plans_open)
    t.fae.plans_open = []


def set_summoning(t: Weirdwood, left: int, rule: str) -> None:
    """WM-30.34: so many resources of the Summoning Spell are still to be paid."""
    t.fae.summoning = left
    if t.log is not None:
        t.note("summoning", rule, count=left)


# ------------------------------------------------------------------ the set-up


def lay_rooms(t: Weirdwood, rooms: list[str], rule: str) -> None:
    """WM-3.1-3.6: the Rooms lie in their places, by id for each place."""
    t.room_at = rooms
    if t.log is not None:
        t.note("game-start", rule, monster=monster_term(t))


def mix(t: Weirdwood, offer: int) -> None:
    """WM-3.9, WM-3.10: Companions and Tactics cards are shuffled, so many Companions laid out."""
    t.rng.shuffle(t.companion_deck)
    t.rng.shuffle(t.tactics_deck)
    t.offer = [t.companion_deck.pop() for _ in range(offer)]


def take_character(t: Weirdwood, w: Warden, id: str, rule: str) -> None:
    """WM-4.1: a player takes a character with its Action Cards."""
    w.character = id
    w.pile = pieces_of(Action, character=id)
    t.box = [card for card in t.box if card not in w.pile]
    if t.log is not None:
        t.note("takes-character", rule, who=seat(w.seat), character=term(f"character-{id}"))


def name_first(t: Weirdwood, first: int, rule: str) -> None:
    """WM-5.1: a player is the first to take a turn."""
    t.active = first
    if t.log is not None:
        t.note("first-player", rule, who=seat(first))


def deal_hand(t: Weirdwood, w: Warden, n: int, rule: str) -> None:
    """WM-4.7, WM-4.8: the marked cards of the pile come to the hand, the others are shuffled and n of them drawn."""
    w.hand = [card for card in w.pile if action(card).facts.starting_hand]
    w.pile = [card for card in w.pile if card not in w.hand]
    t.rng.shuffle(w.pile)
    for _ in range(n):
        draw(t, w, rule)


# ------------------------------------------------------------------ in battle


def take_card_die(t: Weirdwood, w: Warden, slot: int, rule: str) -> str:
    """WM-R20: the die on an Action Card leaves it and joins a battle. Returns its colour."""
    colour, w.dice_on_cards[slot] = w.dice_on_cards[slot], ""
    if t.log is not None:
        t.note("card-die", rule, who=seat(w.seat), die=term(f"die-{colour}"), card=piece(w.slots[slot][0]))
    return colour


def use_cover(t: Weirdwood, w: Warden, slot: int, rule: str) -> None:
    """WM-22.4: the one-battle Tactics card on a slot is used; it stays there and works no more."""
    w.spent_covers[slot] = True
    if t.log is not None:
        t.note("use-tactic", rule, who=seat(w.seat), card=piece(w.covers[slot][0]))


def keep_power_card(t: Weirdwood, w: Warden, at: int, state: str, rule: str) -> None:
    """WM-26.5, WM-R56: a Power Card comes from the Monster's board beside a warden's, with the section that shows."""
    card = t.fae.powers[at].pop()
    w.kept.append(card)
    w.kept_states.append(state)
    if t.log is not None:
        t.note("power-card-kept", rule, who=seat(w.seat), card=piece(card))


def use_kept_card(t: Weirdwood, w: Warden, at: int, rule: str) -> None:
    """WM-26.6: a kept Power Card is used and goes back to the Monster deck."""
    card = w.kept.pop(at)
    del w.kept_states[at]
    t.fae.bottom.append(card)
    show_next(t)
    if t.log is not None:
        t.note("power-card-used", rule, who=seat(w.seat), card=piece(card))


def order_ahead(t: Weirdwood, cards: list[int], rule: str) -> None:
    """peek_monster: the cards looked at lie on top of the Monster deck in this order, the next one first."""
    t.fae.ahead[: len(cards)] = cards
    _show_back(t)
    if t.log is not None:
        t.note("monster-order", rule, card=piece(cards[0]))
