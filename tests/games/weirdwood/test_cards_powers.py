"""The eighteen Powers and six Battle Charges, each with what it does and where it ends."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.weirdwood.fighting import (
    BLANK,
    BLOCK,
    CALM,
    CAVE,
    CHARGE,
    HIT,
    LIBRARY,
    NO_PP,
    ONE,
    TWO,
    attacked_by_ogre,
    combat,
    strike,
)
from tests.games.weirdwood.landing import acting, ends, landed
from tests.games.weirdwood.play import Table, Zone, table
from tests.support.rules import rule

TOKENS: dict[str, Any] = {"power": 1, "min": 1, "knowledge": 1, "hand": "charge", "companions": "pennywhistle"}
"""What each Power costs at most, and a turn that goes on."""
SALON = "courtiers_salon"


def with_power(who: str, *others: Any, **more: Any) -> Table:
    """A warden with enough for any Power, before playing a card."""
    return table(who, *others, **{**TOKENS, **more})


def charging(who: str, *rolls: int, scarabs: int = 1, **more: Any) -> Table:
    """A warden who attacks Scarabs has rolled a Battle Charge and uses it."""
    rolled = [BLANK] * scarabs if not rolls else list(rolls)
    forged = {"forged": ["gauntlet"]} if who == "wally" else {}
    t = strike(who, scarabs=scarabs, dice=[CHARGE, *rolled], **{"tracks": NO_PP, **forged, **more})
    if who == "wally":
        t.play("balanced")
    assert t.ask == "charge"
    return t.play("yes")


# ------------------------------------------------------------------ Celia


@rule("WM-25.6")
def test_rhyme_and_reason() -> None:
    """1 Hit and 1 Block once both have rolled; or own dice are rolled again, as many as she likes."""
    t = strike(scarabs=1, power=1, knowledge=1, tracks=NO_PP, dice=[BLOCK, HIT])
    assert t.ask == "battle-after"
    t.play("rhyme_and_reason", "option-battle-hits", "return")
    assert t.totals == (1, 2, 1, 0)
    assert t.me.resources == (0, 0, 0, 0)
    assert t.nothing_pending
    t = strike(scarabs=1, power=1, knowledge=1, tracks=NO_PP, forged=["attack"], dice=[HIT, BLANK, BLANK, TWO])
    t.play("rhyme_and_reason", "option-battle-reroll", "reroll-1", "done", "return")
    assert t.totals == (3, 0, 0, 0), "the other die lies as it was"
    t = strike(scarabs=1, power=1, knowledge=1, tracks=NO_PP, dice=[HIT, BLANK])
    t.play("rhyme_and_reason", "option-battle-reroll", "done", "return")
    assert t.totals == (1, 0, 0, 0)


@rule("WM-12.5", "WM-R105")
def test_rewrite_the_verse() -> None:
    """Her Room is cleansed for nothing even among enemies; or a card that she played comes back."""
    t = with_power("celia", at=SALON, cursed=[SALON], scarabs={SALON: 2}, slots=["fae_touch"])
    t.play("rewrite_the_verse", "min")
    assert t.options == ["option-cleanse", "option-retrieve-card"]
    t.play("option-cleanse")
    assert not t.cursed(SALON)
    assert (t.scarabs(SALON), combat(t) > 0) == (2, True)
    assert not t.offers("room")
    assert t.nothing_pending
    t = with_power("celia", slots=["fae_touch + deadly_attack", "down: magic_mirror"], min=0)
    t.play("rewrite_the_verse", "magic_mirror")
    assert (t.me.hand, t.me.played[1]) == ("charge, magic_mirror", "")
    t = with_power("celia", slots=["fae_touch + deadly_attack"], min=0).play("rewrite_the_verse", "fae_touch")
    assert Zone(t.state.tactics_discards) == "deadly_attack"
    assert t.nothing_pending


@rule("WM-12.5")
def test_rewrite_the_verse_opens_the_room_when_no_enemy_is_there() -> None:
    t = with_power("celia", at=SALON, cursed=[SALON], min=0, tracks=NO_PP).play("rewrite_the_verse")
    assert t.offers("room")
    assert not with_power("celia", at=SALON, cursed=[SALON], tiles={SALON: "rubble"}).offers("rewrite_the_verse")


@rule("WM-25.2", "WM-23.2")
def test_ode_to_courage() -> None:
    """Another player gains 2 Health, or 2 Blocks in a battle."""
    t = with_power("celia", "bailey", {"who": "sekhmet", "health": 6}).play("ode_to_courage")
    t.play("bailey", "yes")
    assert (t.me.power, t.other.health, t.me.health) == (0, 5, 3)
    assert t.nothing_pending
    t = strike("sekhmet", {"who": "celia", "power": 1}, scarabs=3, tracks=NO_PP, dice=[BLANK, HIT, HIT, HIT])
    t.play("ode_to_courage")
    assert t.totals == (0, 2, 3, 0)
    assert (t.me.health, t.other.power) == (2, 0)
    assert t.nothing_pending


@rule("WM-14.10")
@pytest.mark.parametrize(("word", "totals"), [("hits", (1, 0)), ("blocks", (0, 1))])
def test_stinging_couplet(word: str, totals: tuple[int, int]) -> None:
    """A Hit or a Block, and 1 PP."""
    t = charging("celia", tracks={}).play(f"option-battle-{word}")
    assert combat(t) == 1
    if totals[0]:
        t.play("return")
        assert combat(t) == 2
    assert t.totals == (*totals, 0, 0)
    assert t.nothing_pending


# ------------------------------------------------------------------ Bailey


@rule("WM-18.10", "WM-R10")
def test_textbook_earling_leap() -> None:
    """A portal; then an Attack with 2 Hits more, or the Room's action in spite of enemies."""
    t = with_power("bailey", scarabs={LIBRARY: 2}, tracks=NO_PP, dice=[BLANK] * 3).play(
        "textbook_earling_leap", LIBRARY
    )
    assert t.options == ["option-attack", "option-use-room-action", "pass"]
    t.play("option-attack", "return", "return")
    assert t.totals == (2, 0, 0, 0)
    assert t.me.resources == (0, 0, 0, 0)
    t = with_power("bailey", scarabs={LIBRARY: 2}).play("textbook_earling_leap", LIBRARY, "option-use-room-action")
    assert (t.me.knowledge, t.scarabs(LIBRARY)) == (2, 2)
    assert t.nothing_pending


@rule("WM-19.4")
@pytest.mark.parametrize("room", ["fae_rift", "roman_baths", "training_grounds"])
def test_textbook_earling_leap_may_end_with_the_portal(room: str) -> None:
    """What the Room costs is paid by nobody who only wants to be there, on the last night as little as before."""
    t = with_power("bailey", min=2, day=12, time=10).play("textbook_earling_leap", room, "pass")
    assert (t.me.at, t.me.health, t.me.resources, t.now) == (room, 3, (1, 0, 0, 0), (12, "night", 2))
    assert t.nothing_pending


def test_textbook_earling_leap_needs_the_portal() -> None:
    t = with_power("bailey", scarabs={"entrance_hall": 1}).play("textbook_earling_leap", "stay")
    assert (t.ask, t.me.at) == ("turn", "entrance_hall")
    assert not t.events("attack")
    assert t.me.power == 0
    t = with_power("bailey", tiles={LIBRARY: "rubble"}).play("textbook_earling_leap")
    assert LIBRARY not in ends(t)
    assert "throne_room" in ends(t)


@rule("WM-R22")
def test_gentle_paws() -> None:
    """1 Health for Bailey and 1 for another player; or a Scarab here is banished, but not in the Throne Room."""
    t = with_power("bailey", "celia").play("gentle_paws", "celia", "yes")
    assert (t.me.health, t.other.health, t.me.power) == (4, 4, 0)
    assert t.nothing_pending
    t = with_power("bailey", at=LIBRARY, scarabs={LIBRARY: 2}).play("gentle_paws", "option-banish")
    assert (combat(t), t.scarabs(LIBRARY)) == (1, 1)
    t = with_power("bailey", "celia", at="throne_room").play("gentle_paws")
    assert not t.offers("option-banish")
    assert t.play("pass").me.health == 4


@rule("WM-27.1")
def test_listening_walls() -> None:
    """The two next Monster cards are looked at and laid in an order; or another player moves."""
    deck = {"fae": {"ahead": "come_forth, enraged, wrecking_run"}, "min": 0}
    t = with_power("bailey", "celia", **deck).play("listening_walls", "option-peek-monster")
    assert (t.offers("come_forth"), t.offers("enraged"), t.offers("wrecking_run")) == (True, True, False)
    t.play("enraged")
    assert list(Zone(t.fae.ahead)) == ["enraged", "come_forth", "wrecking_run"]
    assert t.fae.back == "attack-3"
    assert t.nothing_pending
    alike = {"fae": {"ahead": "2 gathering_strength"}, "min": 0}
    t = with_power("bailey", "celia", **alike).play("listening_walls", "option-peek-monster")
    assert t.ask == "turn", "cards that are alike need no order"
    t = with_power("bailey", "celia", min=0).play("listening_walls", "option-other-player", "celia")
    assert t.asked == "celia"
    t.play(LIBRARY, "yes")
    assert (t.other.at, t.other.knowledge, t.me.at) == (LIBRARY, 2, "entrance_hall")
    assert t.nothing_pending


def test_thumping_heel() -> None:
    """A Hit and a Block."""
    t = charging("bailey", HIT).play("return")
    assert t.totals == (1, 1, 1, 0)
    assert t.nothing_pending


# ------------------------------------------------------------------ Sekhmet


@rule("WM-14.6")
@pytest.mark.parametrize(("colour", "face", "totals"), [("attack", TWO, (2, 0)), ("defence", TWO, (0, 2))])
def test_abraca_stab_ra(colour: str, face: int, totals: tuple[int, int]) -> None:
    """A die of any colour before the roll."""
    t = strike("sekhmet", scarabs=1, power=1, scarab=1, tracks=NO_PP, dice=[BLANK, face, BLANK])
    assert t.ask == "battle-before"
    t.play("abraca_stab_ra")
    assert t.options == ["die-balanced", "die-attack", "die-defence"]
    t.play(colour)
    if totals[0]:
        t.play("return")
    assert t.totals == (*totals, 0, 0)
    assert (t.me.power, t.me.scarab) == (0, 0)
    assert t.nothing_pending


@rule("WM-25.2")
def test_abraca_stab_ra_only_on_her_own_turn() -> None:
    t = strike("celia", {"who": "sekhmet", "power": 1, "min": 1}, scarabs=1, dice=[BLANK, BLANK])
    assert t.battle is None


@rule("WM-T49", "WM-16.7", "WM-R23")
@pytest.mark.parametrize(("choices", "pp"), [(["keep"] * 3, 3), (["keep", "return", "return"], 5), (["return"] * 3, 6)])
def test_warden_advance(choices: list[str], pp: int) -> None:
    """After a Move into a Room all its Scarabs are defeated."""
    t = acting("charge", who="sekhmet", power=1, min=1, knowledge=1, scarabs={LIBRARY: 3}).play("act:move", LIBRARY)
    t.play("warden_advance", *choices)
    assert combat(t) == pp
    assert (t.scarabs(LIBRARY), t.me.scarab) == (0, choices.count("keep"))
    assert t.me.resources[3] == 0
    assert t.nothing_pending


@rule("WM-T49", "WM-18.11")
def test_warden_advance_not_after_a_portal_nor_later() -> None:
    tokens: dict[str, Any] = {"who": "sekhmet", "power": 1, "min": 2, "knowledge": 1}
    t = acting("steps_in_shadow", scarabs={LIBRARY: 3}, **tokens).play("act:choose", "option-portal", LIBRARY)
    assert t.me.at == LIBRARY
    assert not t.offers("warden_advance")
    t = acting("charge", scarabs={LIBRARY: 3}, **tokens).play("act:move", LIBRARY, "pennywhistle", "min")
    assert not t.offers("warden_advance")
    t = acting("charge", at="fae_rift", **tokens).play("act:move", "throne_room")
    assert not t.offers("warden_advance"), "not in the Throne Room"
    t = acting("charge", **tokens).play("act:move", LIBRARY)
    assert not t.offers("warden_advance"), "no Scarab is there"


@rule("WM-25.6", "WM-14.11")
def test_blade_dance() -> None:
    """An Attack; or 2 Hits in a battle once both have rolled."""
    t = with_power("sekhmet", at=LIBRARY, scarabs={LIBRARY: 1}, min=0, tracks=NO_PP, dice=[HIT, BLANK])
    t.play("blade_dance", "return")
    assert t.totals == (1, 0, 0, 0)
    assert t.me.resources == (0, 0, 0, 0)
    assert t.offers("room")
    t = strike("sekhmet", scarabs=2, power=1, knowledge=1, tracks=NO_PP, dice=[BLANK, BLOCK, BLANK]).play("pass")
    t.play("blade_dance", "return")
    assert t.totals == (2, 0, 0, 1)
    assert t.nothing_pending


def test_blade_dance_gives_nothing_when_she_only_defends() -> None:
    t = attacked_by_ogre("sekhmet", power=1, knowledge=1, dice=[*CALM, BLANK])
    assert t.ask == "battle-before", "Abraca-stab-ra still helps"
    t.play("pass")
    assert t.ask == "refresh"


def test_twin_blades() -> None:
    """2 Hits."""
    t = charging("sekhmet", scarabs=2).play("return", "return")
    assert t.totals == (2, 0, 0, 0)
    assert t.nothing_pending


# ------------------------------------------------------------------ Eugene


@rule("WM-R51", "WM-13.4")
def test_clockwork_gambit() -> None:
    """Time moves by 1 or 2 either way; or the card in the vault comes to his hand."""
    t = with_power("eugene", knowledge=0, time=1).play("clockwork_gambit")
    assert t.options == ["back-1", "forward-1", "forward-2", "pass"], "never before the first Morning"
    t.play("forward-2")
    assert t.now == (1, "afternoon", 1)
    t = with_power("eugene", knowledge=0, time=5).play("clockwork_gambit", "back-2")
    assert t.now == (1, "afternoon", 1)
    t = with_power("eugene", "celia", knowledge=0, vault="happy_ending")
    t.play("clockwork_gambit", "option-retrieve-card", "happy_ending")
    assert (t.me.hand, t.me.vault) == ("charge, happy_ending", "")
    assert t.me.power == 0
    assert t.nothing_pending


@rule("WM-20.1", "WM-R85")
def test_pocket_forge() -> None:
    """He forges for a resource less; or another player forges at his own cost."""
    t = with_power("eugene", "celia", knowledge=0).play("pocket_forge", "die-attack")
    assert (t.me.dice, t.me.min, t.me.power) == (["attack"], 0, 0)
    t = with_power("eugene", {"who": "celia", "min": 1, "knowledge": 1}).play("pocket_forge", "option-other-player")
    t.play("celia")
    assert t.asked == "celia"
    t.play("die-defence")
    assert (t.other.dice, t.other.resources, t.me.dice) == (["defence"], (0, 0, 0, 0), [])
    assert t.nothing_pending
    assert not with_power("eugene", "celia", knowledge=0, min=0).offers("pocket_forge")


def test_better_offer() -> None:
    """2 resources of choice for him, and 2 for another player."""
    t = with_power("eugene", "celia", knowledge=0).play(
        "better_offer", "scarab", "knowledge", "celia", "yes", "min", "min"
    )
    assert t.me.resources == (0, 1, 1, 0)
    assert t.other.resources == (2, 0, 0, 0)
    assert t.nothing_pending


@rule("WM-R118")
def test_gadget_burst() -> None:
    """A Hit, and a resource of choice when the battle has ended."""
    t = charging("eugene")
    assert t.me.resources == (0, 0, 0, 0)
    t.play("return")
    assert (t.ask, t.scarabs(LIBRARY)) == ("gain-resource", 0)
    t.play("scarab")
    assert t.me.scarab == 1
    assert t.totals == (1, 0, 0, 0)
    assert t.nothing_pending


# ------------------------------------------------------------------ Wally


@rule("WM-26.5", "WM-25.3")
def test_fae_infiltration() -> None:
    """It costs a Power token and a Scarab; see also the tests of his board."""
    t = with_power("wally", scarab=1, fae={"powers": "thick_hide"}).play("fae_infiltration", "yes")
    assert combat(t) == 2
    assert (t.me.kept, t.me.scarab, t.me.power) == ("thick_hide", 0, 0)
    assert not with_power("wally", fae={"powers": "thick_hide"}).offers("fae_infiltration")


@rule("WM-18.11")
def test_silent_and_deadly() -> None:
    """Without a Move action in this turn: an Attack in which the enemy's Hits do nothing."""
    there: dict[str, Any] = {"scarabs": {LIBRARY: 2}, "who": "wally", "power": 1, "knowledge": 1, "tracks": NO_PP}
    t = acting("charge", at=LIBRARY, dice=[HIT, HIT], lasting_hits=1, **there)
    t.play("silent_and_deadly", "return")
    assert (t.totals, t.me.health, t.scarabs(LIBRARY)) == ((1, 0, 2, 0), 3, 1)
    assert t.me.resources == (0, 0, 0, 0)
    assert not acting("charge", **there).play("act:move", LIBRARY).offers("silent_and_deadly")
    t = acting("through_the_skylight", **there).play("act:portal", LIBRARY)
    assert t.offers("silent_and_deadly"), "a portal is no Move action"


@rule("WM-18.11", "WM-R74")
def test_silent_and_deadly_after_the_move_of_another() -> None:
    """Wally uses Bailey's Listening Walls for free: it is Bailey who moves."""
    t = with_power("wally", "bailey", free_power=True, min=0, at=LIBRARY, scarabs={LIBRARY: 1}, tracks=NO_PP)
    t.play("free-power", "listening_walls", "option-other-player", "bailey", "royal_armoury", "no")
    assert (t.other.at, t.me.at) == ("royal_armoury", LIBRARY)
    assert t.offers("silent_and_deadly")
    assert t.nothing_pending


@rule("WM-20.9")
def test_light_fingers() -> None:
    """2 resources of choice; or a die stolen before the battle, which does not help in defence."""
    t = with_power("wally", min=0, knowledge=0).play("light_fingers", "min", "scarab")
    assert t.me.resources == (1, 0, 1, 0)
    assert t.nothing_pending
    t = strike("wally", scarabs=2, power=1, dice=[HIT, BLANK], tracks=NO_PP)
    t.play("light_fingers", "balanced", "return")
    assert t.totals == (1, 0, 0, 0)
    t = attacked_by_ogre("wally", power=1, dice=CALM)
    assert t.ask == "refresh"


@rule("WM-14.9")
@pytest.mark.parametrize(("cancels", "totals"), [("cancel-hit", (1, 0, 0, 1)), ("cancel-block", (1, 0, 1, 0))])
def test_sleight_of_hand(cancels: str, totals: tuple[int, int, int, int]) -> None:
    """A Hit, and once both have rolled one Hit or Block of the enemy's does not count."""
    t = charging("wally", HIT, BLOCK, scarabs=3, health=4)
    assert t.options == ["cancel-hit", "cancel-block"]
    t.play(cancels)
    t.play(*(["return", "health"] if cancels == "cancel-block" else []))
    assert t.totals == totals
    assert t.me.health == 4 - totals[2]
    assert t.nothing_pending


@rule("WM-R35", "WM-R33")
def test_sleight_of_hand_in_defence_takes_a_hit() -> None:
    """A favour token brings the die on which the charge shows; Blocks of the Ogre do not matter."""
    t = attacked_by_ogre("wally", favours=1, dice=[HIT, HIT, BLANK, ONE, CHARGE]).play("favour-die", "balanced", "yes")
    assert t.totals == (0, 0, 1, 1)
    assert t.me.health == 2
    assert t.nothing_pending


# ------------------------------------------------------------------ Oliver


@rule("WM-R46")
def test_living_sketch() -> None:
    """Two Rooms change places, then he moves."""
    t = with_power("oliver", knowledge=0, scarabs={LIBRARY: 1}).play("living_sketch", LIBRARY, "royal_armoury")
    assert (t.place(LIBRARY), t.place("royal_armoury"), t.scarabs(LIBRARY)) == (10, 5, 1)
    assert t.ask == "move"
    t.play("royal_armoury")
    assert (t.me.at, t.me.power, t.me.min) == ("royal_armoury", 0, 0)
    assert t.state.moved
    t = with_power("oliver", knowledge=0).play("living_sketch", "pass")
    assert t.play("stay").me.at == "entrance_hall"
    assert t.nothing_pending


@rule("WM-R51", "WM-23.7")
def test_waking_dream() -> None:
    """Time goes back by 1 to 3; or 2 cards are drawn, above the hand limit if need be."""
    t = with_power("oliver", min=0, time=2).play("waking_dream", "option-time")
    assert t.options == ["back-2", "back-1", "pass"]
    t.play("back-2")
    assert t.now == (1, "morning", 1)
    t = with_power("oliver", min=0, pile="fae_touch, magic_mirror", hand="charge", health=1)
    t.play("waking_dream")
    assert t.me.hand == "charge, fae_touch, magic_mirror"
    assert t.nothing_pending


@rule("WM-21.6", "WM-21.4")
def test_imaginary_friend() -> None:
    """A Companion on offer is used once; or an own one is turned up."""
    t = with_power("oliver", knowledge=0, offer="tobias_tock, daisy_bigglesworth, quillby, marrow")
    t.play("imaginary_friend")
    assert t.options == ["offered-0-0", "offered-1-0", "offered-2-0", "pass"], "Marrow finds no Scarab"
    t.play("tobias_tock", "forward-1")
    assert t.now == (1, "morning", 2)
    assert "tobias_tock" in t.offer
    assert (t.me.min, t.me.power) == (0, 0)
    t = with_power("oliver", knowledge=0, exhausted="pennywhistle")
    t.play("imaginary_friend", "option-refresh-companion", "pennywhistle")
    assert t.me.exhausted == [False]
    assert t.nothing_pending


def borrowing(companion: str, *others: Any, number: int = 0, **more: Any) -> Table:
    """Oliver borrows an ability of the only Companion on offer before he plays his card."""
    held = {"knowledge": 0, "at": LIBRARY, "scarabs": {LIBRARY: 1}, "tracks": NO_PP, **more}
    t = with_power("oliver", *others, offer=companion, **held).play("imaginary_friend")
    t.play(f"offered-0-{number}")
    assert t.offer == companion
    return t


@rule("WM-R79", "WM-14.4")
def test_imaginary_friend_lends_what_lasts_until_the_end_of_the_turn() -> None:
    """Daisy's Block counts in each of his battles, and no more in the next turn."""
    t = borrowing("daisy_bigglesworth", "celia", dice=[BLANK, HIT])
    assert t.who("borrow-ability") == ["oliver"]
    t.card("charge", "morning", "act:attack")
    assert t.totals == (1, 1, 1, 0), "a Hit of the card, her Block"
    assert t.me.w.borrowed == ["daisy_bigglesworth/0"]
    t.play("return", "end", "no")
    assert t.active == "celia"
    assert t.state.wardens[0].borrowed == []


@rule("WM-R79")
def test_imaginary_friend_lends_what_comes_by_itself() -> None:
    """Mathilda's PP with each of his Attacks; or her extra Attack, at once and without it."""
    t = borrowing("mathilda_ravenstone", dice=[BLANK, BLANK], tracks={}).card("charge", "morning", "act:attack")
    assert t.ask == "spend-pp"
    assert t.play("combat").me.track("combat") == 1
    t = borrowing("mathilda_ravenstone", number=1, dice=[BLANK, BLANK], tracks={})
    assert (len(t.events("attack")), t.me.tracks) == (1, [0, 0, 0])
    assert t.me.w.borrowed == []


@rule("WM-21.4", "WM-14.6")
def test_imaginary_friend_lends_once_what_waits_for_a_battle() -> None:
    """Lash takes a die away in the first battle, not in a second one."""
    t = borrowing("lash_vandermere", scarabs={LIBRARY: 2}, dice=[BLANK, HIT]).card("charge", "morning", "act:attack")
    assert t.ask == "battle-before"
    t.play("lash_vandermere")
    assert t.totals[2] == 1, "of two dice one is left"
    assert t.me.w.borrowed == []
    assert "lash_vandermere" in t.offer


@rule("WM-21.4", "WM-15.1")
def test_imaginary_friend_lends_the_nurse_for_the_damage_to_come() -> None:
    t = borrowing("nurse_nightingloom", scarabs={LIBRARY: 3}, health=4, dice=[BLANK, HIT, HIT, HIT])
    t.card("charge", "morning", "act:attack")
    assert t.ask == "battle-damage"
    t.play("nurse_nightingloom", "return")
    assert (t.totals[2], t.me.health) == (3, 3)
    assert t.me.w.borrowed == []


@rule("WM-20.1")
def test_imaginary_friend_lends_ember_for_one_forging() -> None:
    t = borrowing("ember", scarabs={})
    assert t.me.w.borrowed == ["ember/0"]
    t = landed("royal_armoury", who="oliver", borrowed=["ember/0"], min=1).play("part-0", "attack", "done")
    assert (t.me.dice, t.me.resources) == (["attack"], (0, 0, 0, 0))
    assert t.me.w.borrowed == []


@pytest.mark.parametrize(("word", "totals"), [("hits", (1, 0)), ("blocks", (0, 2))])
def test_flash_of_imagination(word: str, totals: tuple[int, int]) -> None:
    """A Hit, or 2 Blocks."""
    t = charging("oliver").play(f"option-battle-{word}")
    if totals[0]:
        t.play("return")
    assert t.totals == (*totals, 0, 0)
    assert t.nothing_pending


@rule("WM-R33", "WM-R35")
def test_a_charge_in_defence_gives_no_hit() -> None:
    """Oliver is attacked: only the Blocks can be chosen."""
    t = attacked_by_ogre("oliver", dice=[HIT, BLANK, ONE, BLANK, CHARGE]).play("yes")
    assert t.totals == (0, 2, 2, 0)
    assert t.me.at == CAVE
    assert t.ask == "refresh"
