"""The eighteen Action Cards that only one character has: what each does, and where it ends."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from magemoot.games.weirdwood.catalogue import BOX
from tests.games.weirdwood.play import INNER, Table, table
from tests.support.rules import rule

AWAKE = "pennywhistle"
"""His ability can always be used, so that a turn does not end by itself."""
LIBRARY = "earling_library"
CAVE = "gambling_cave"
"""Where the Ogre begins."""
HIT, BLOCK, BLANK = 1, 3, 6
"""Faces of a Balanced Die; the sixth of every Battle Die is blank."""
BARRED = ("summoning_chamber", "oracles_crypt", "phoenix_garden")
"""With the Fae Rift the inner Rooms that are open to the Time corridor on Morning 2."""
OWN = {
    "celia": ("sly_poem", "chapter_and_verse", "happy_ending"),
    "bailey": ("smooth_ears_smooth_moves", "burrow_network", "sharing_of_life"),
    "sekhmet": ("whirling_blades", "slice_and_dice", "no_retreat"),
    "eugene": ("patent_pending", "bulk_order", "time_is_money"),
    "wally": ("smash_and_grab", "through_the_skylight", "sticky_fingers"),
    "oliver": ("sketched_door", "dreamwalk", "nightmare_unbound"),
}


def played(
    name: str, *others: Any, slot: str = "morning", steps: int = 1, more: Sequence[str] = (), **mine: Any
) -> Table:
    """Its character has played the card face up; it may be resolved. The other one is Celia, or Bailey."""
    who = next(character for character, names in OWN.items() if name in names)
    fellows = others or ("celia" if who != "celia" else "bailey",)
    awake = {} if who == "eugene" else {"companions": AWAKE}
    t = table(who, *fellows, **{"hand": name, **awake, **mine})
    return t.card(name, slot, *more, steps=steps)


def acts(t: Table) -> list[str]:
    """The actions that are offered, by their operation."""
    return [str(t._action(o)[1]["op"]) for o in t.decision.options if o.key.startswith("act-")]


def rooms(t: Table) -> set[str]:
    """The Rooms that are offered."""
    return {t.where(int(key.removeprefix("place-"))) for key in t.options if key.startswith("place-")}


def beside_scarabs(n: int = 1, *dice: int, **more: Any) -> dict[str, Any]:
    """In a Room with Scarabs; own dice first, and then nothing."""
    return {"at": LIBRARY, "scarabs": {LIBRARY: n}, "dice": [*dice, *[BLANK] * 9], **more}


@rule("WM-1.5")
def test_the_three_cards_of_each_character() -> None:
    for who, names in OWN.items():
        cards = {card.number: card.name for card in BOX.actions.values() if card.characters == (who,)}
        assert cards == dict(enumerate(names, 11))


# ------------------------------------------------------------------ Celia


@rule("WM-14.8", "WM-R37", "WM-R119")
def test_sly_poem_to_the_monster_with_one_of_its_dice() -> None:
    t = played("sly_poem", dice=[HIT, 4] + [BLANK] * 9)
    assert acts(t) == ["portal"]
    t.play("act:portal")
    assert rooms(t) == {CAVE}
    t.play(CAVE)
    assert (t.me.at, acts(t)) == (CAVE, ["attack"])
    t.play("act:attack")
    assert (t.ask, t.options) == ("steal", ["die-balanced", "die-attack", "die-defence", "pass"])
    t.play("die-attack")
    assert t.totals == (3, 0, 0, 0)  # a Hit of her own die, two of his
    t.play("area-head", "area-head", "area-head", *["track-power"] * 3)
    assert (t.ask, sum(t.fae.cubes)) == ("gain-resource", 15)  # on the third space of the Power track
    t.play("what-min")
    assert (acts(t), t.nothing_pending) == ([], True)


@rule("WM-R119")
def test_sly_poem_already_there_the_portal_is_done() -> None:
    t = played("sly_poem", at=CAVE, dice=[BLANK] * 9).play("act:portal")
    assert acts(t) == ["attack"]
    t.play("act:attack", "pass")
    assert t.totals == (0, 0, 0, 0)
    assert t.nothing_pending


@rule("WM-17.1", "WM-18.12")
@pytest.mark.parametrize("barred", [{"scarabs": {CAVE: 1}}, {"tiles": {CAVE: "rubble"}}])
def test_sly_poem_leads_not_to_a_guarded_monster_nor_into_rubble(barred: dict[str, Any]) -> None:
    assert acts(played("sly_poem", **barred)) == []


@rule("WM-2.5", "WM-24.4")
def test_chapter_and_verse() -> None:
    t = played("chapter_and_verse", pile="charge, fae_touch", health=1)
    t.play("act-0", "act-1", "act-2", "track-power", "track-tactics")
    assert (t.me.knowledge, t.me.hand, t.me.w.tracks, acts(t)) == (1, "charge", [1, 0, 1], [])
    assert t.nothing_pending


@rule("WM-6.5", "WM-R106")
def test_happy_ending() -> None:
    t = played("happy_ending", "bailey", "oliver", knowledge=1)
    t.play("act:gain", "track-combat", "track-combat", "act:other_player", "oliver", "yes", "what-knowledge")
    assert (t.me.health, t.me.track("combat")) == (4, 2)
    assert (t["oliver"].health, t["oliver"].knowledge, t["bailey"].health) == (4, 1, 3)
    assert (t.me.knowledge, acts(t), t.nothing_pending) == (0, [], True)


@rule("WM-R106")
def test_happy_ending_may_be_declined() -> None:
    t = played("happy_ending", knowledge=1).play("act:other_player", "bailey", "no")
    assert (t.other.health, acts(t), t.nothing_pending) == (3, ["gain"], True)


# ------------------------------------------------------------------ Bailey


@rule("WM-R10", "WM-18.13", "WM-19.2")
def test_smooth_ears_ignore_scarabs_and_the_monster() -> None:
    """The only way to the Throne Room leads through the Room of the Ogre, where a Scarab is as well."""
    here: dict[str, Any] = {"fae": {"at": "fae_rift"}, "tiles": dict.fromkeys(BARRED, "rubble")}
    t = played("smooth_ears_smooth_moves", scarabs={"fae_rift": 1}, **here)
    t.play("act-0", "throne_room")
    assert t.offers("room")  # six Scarabs are here
    t.play("act-1", "fae_rift")
    assert t.me.at == "fae_rift"
    t.play("room")
    assert (t.me.power, t.me.health) == (1, 2)
    assert t.nothing_pending


@rule("WM-R10", "WM-14.2", "WM-17.1")
def test_smooth_ears_do_not_lift_the_guard_of_the_monster() -> None:
    t = played(
        "smooth_ears_smooth_moves",
        companions="mathilda_ravenstone",
        scarabs={CAVE: 1},
        dice=[BLANK] * 2,
        more=["act-0", CAVE],
    )
    t.play("mathilda_ravenstone")
    assert t.who("attack", arg="enemy") == ["enemy-scarabs"]


@rule("WM-R10", "WM-19.3")
def test_smooth_ears_do_not_open_a_cursed_room() -> None:
    t = played("smooth_ears_smooth_moves", cursed=[LIBRARY], scarabs={LIBRARY: 2}, more=["act-0", LIBRARY])
    assert not t.offers("room")
    assert t.nothing_pending


@rule("WM-18.10", "WM-R106", "WM-19.5")
def test_burrow_network() -> None:
    t = played("burrow_network", pile="charge")
    assert acts(t) == ["portal", "other_player", "gain"]
    t.play("act:portal")
    assert rooms(t) == {t.where(p) for p in range(1, 12)}
    t.play("roman_baths", "act:other_player", "celia")
    assert (t.ask, t.asked) == ("move", "celia")
    t.play(LIBRARY, "yes", "act:gain", "track-power")
    assert (t.me.at, t.other.at, t.other.knowledge, t.me.track("power")) == ("roman_baths", LIBRARY, 2, 1)
    assert (acts(t), t.nothing_pending) == ([], True)


@rule("WM-R86", "WM-R31")
@pytest.mark.parametrize("n", [1, 2])
def test_sharing_of_life(n: int) -> None:
    t = played("sharing_of_life").play("act:transfer", "celia")
    assert t.options == ["count-1", "count-2", "pass"]  # one Health must stay
    t.play(str(n), "yes", *["what-min", "track-power"] * n)
    assert (t.me.health, t.other.health, t.me.min) == (3 - n, 3 + n, n)
    assert (t.me.track("power"), acts(t), t.nothing_pending) == (n, [], True)


@rule("WM-R86", "WM-23.2")
@pytest.mark.parametrize(("mine", "hers", "most"), [(6, 2, 3), (6, 5, 1), (2, 2, 1)])
def test_sharing_of_life_is_bounded_by_both(mine: int, hers: int, most: int) -> None:
    t = played("sharing_of_life", {"who": "celia", "health": hers}, health=mine).play("act:transfer", "celia")
    assert t.options == [*(f"count-{n}" for n in range(1, most + 1)), "pass"]


@rule("WM-R86", "WM-R31", "WM-R106")
def test_nothing_to_share_or_nobody_who_can_take_it() -> None:
    assert acts(played("sharing_of_life", health=1)) == []
    assert acts(played("sharing_of_life", {"who": "celia", "health": 6})) == []
    t = played("sharing_of_life").play("act:transfer", "celia", "2", "no")
    assert (t.me.health, t.other.health, t.me.min) == (3, 3, 0)
    assert t.nothing_pending


@rule("WM-23.3", "WM-23.6", "WM-R86")
def test_who_gives_the_sixth_health_lets_the_taker_gain_pp() -> None:
    """And has to discard to his own limit before."""
    hand = "sharing_of_life, charge, fae_touch, magic_mirror"
    t = played("sharing_of_life", {"who": "celia", "health": 5}, hand=hand)
    t.play("act:transfer", "celia", "1", "yes")
    assert (t.ask, t.asked, t.me.health) == ("discard", "bailey", 2)
    t.play("charge")
    assert (t.ask, t.asked, t.other.health) == ("spend-pp", "celia", 6)
    t.play("track-power", "track-combat", "what-min", "track-power")
    assert t.nothing_pending


# ------------------------------------------------------------------ Sekhmet


@rule("WM-7.1", "WM-14.4")
def test_whirling_blades_against_scarabs() -> None:
    t = played("whirling_blades", **beside_scarabs(3, BLANK))
    assert acts(t) == ["move", "attack"]
    t.play("act:attack")
    assert t.totals[:2] == (2, 0)
    t.play("keep", "keep", "track-power", "track-power")
    assert (t.scarabs(LIBRARY), acts(t), t.nothing_pending) == (1, ["move"], True)


@rule("WM-14.4")
def test_whirling_blades_against_the_monster() -> None:
    t = played("whirling_blades", at=CAVE, dice=[BLANK] * 9).play("act:attack")
    assert t.totals[:2] == (0, 0)
    t.play("act:move", "royal_armoury")
    assert t.nothing_pending


@rule("WM-R20", "WM-R21")
def test_slice_and_dice() -> None:
    t = played("slice_and_dice", hand="slice_and_dice, charge", **beside_scarabs(2, BLANK, 1))
    assert acts(t) == ["die_on_card", "play_extra_card"]
    t.play("act:die_on_card", "die-attack")
    t.play("act:play_extra_card", "charge", "evening", "face-up", "6", "act:attack")
    assert t.totals[:2] == (2, 0)  # the die, and Charge
    assert t.me.dice_on_cards == [""] * 5
    t.play("return", "return", *["track-tactics"] * 3, "track-power")
    assert t.nothing_pending


@rule("WM-R20", "WM-7.1")
def test_slice_and_dice_without_a_die() -> None:
    t = played("slice_and_dice").play("act:die_on_card", "pass")
    assert (t.me.dice_on_cards, acts(t), t.nothing_pending) == ([""] * 5, [], True)


@rule("WM-7.3", "WM-7.4", "WM-6.5")
def test_no_retreat() -> None:
    t = played("no_retreat", **beside_scarabs(1), knowledge=1)
    assert (t.me.knowledge, acts(t)) == (0, ["attack"])
    t.play("act:attack")
    assert t.totals[:2] == (1, 1)
    t.play("return", "track-power", "track-power")
    assert t.nothing_pending


# ------------------------------------------------------------------ Eugene


@rule("WM-2.6", "WM-2.10", "WM-20.1")
def test_patent_pending() -> None:
    """The resource that it gives helps to forge: his first die costs two of choice."""
    t = played("patent_pending", min=1, hand="patent_pending, charge")
    assert acts(t) == ["gain"]
    t.play("act:gain", "what-knowledge", "act:forge", "die-defence")
    assert (t.me.dice, t.me.resources) == (["defence"], (0, 0, 0, 0))


@rule("WM-20.1", "WM-7.1")
def test_patent_pending_may_forge_nothing_and_only_one() -> None:
    t = played("patent_pending", min=6, power=1, scarab=1).play("act:forge", "pass")
    assert (t.me.dice, acts(t)) == ([], ["gain"])
    t = played("patent_pending", min=6, power=1, scarab=1).play("act:forge", "die-attack", "what-min", "what-min")
    assert (t.me.dice, t.me.min, acts(t), t.nothing_pending) == (["attack"], 4, ["gain"], True)


@rule("WM-2.6", "WM-1.15")
def test_bulk_order() -> None:
    t = played("bulk_order", power=1).play("act:gain", "what-min", "what-scarab", "what-scarab")
    assert (t.me.resources, acts(t)) == ((1, 0, 2, 1), [])
    assert t.nothing_pending


@rule("WM-R39", "WM-2.6")
def test_bulk_order_gives_no_scarab_that_is_not_there() -> None:
    t = played("bulk_order", {"who": "celia", "scarab": 43}, power=1).play("act:gain", "what-scarab")
    assert t.options == ["what-min", "what-knowledge"]
    t.play("what-min", "what-min")
    assert (t.me.scarab, t.state.scarab_supply, t.nothing_pending) == (1, 0, True)


@rule("WM-2.15", "WM-13.4", "WM-6.5", "WM-R51")
@pytest.mark.parametrize("back", [1, 2, 3])
def test_time_is_money(back: int) -> None:
    t = played("time_is_money", min=1, power=1, scarab=1, slot="slot-1", steps=12, more=["what-min"])
    assert t.now == (2, "morning", 1)
    t.play("act:time")
    assert t.options == ["back-1", "back-2", "back-3", "pass"]
    t.play(f"back-{back}", *["track-combat"] * back)
    assert (t.now, t.me.track("combat")) == ((1, "night", 4 - back), back)
    assert t.nothing_pending


@rule("WM-R51")
def test_time_is_money_not_before_the_first_morning() -> None:
    t = played("time_is_money", min=1, power=1, scarab=1, more=["what-min"]).play("act:time")
    assert t.options == ["back-1", "pass"]
    t.play("pass")
    assert (t.me.w.tracks, t.nothing_pending) == ([0, 0, 0], True)


# ------------------------------------------------------------------ Wally


@rule("WM-R37", "WM-20.8", "WM-16.2")
def test_smash_and_grab() -> None:
    t = played("smash_and_grab", **beside_scarabs(2, HIT, BLANK))
    assert acts(t) == ["move", "attack"]
    t.play("act:attack")
    assert (t.ask, t.options) == ("steal", ["die-balanced", "pass"])
    t.play("die-balanced")
    assert t.totals[:2] == (1, 0)
    t.play("keep", "track-power", "act:move", "royal_armoury")
    assert (acts(t), t.nothing_pending) == ([], True)


@rule("WM-R37", "WM-20.10")
def test_smash_and_grab_adds_to_the_gauntlet() -> None:
    t = played("smash_and_grab", at=CAVE, dice=[BLANK] * 9, forged=("gauntlet",)).play("act:attack")
    t.play("die-attack", "die-defence")
    assert len(t.events("steal-die")) == 2
    assert t.ask != "steal"
    assert t.nothing_pending


@rule("WM-18.10", "WM-6.5", "WM-R94")
def test_through_the_skylight() -> None:
    t = played("through_the_skylight", knowledge=1, dice=[BLANK] * 9)
    assert (t.me.knowledge, acts(t)) == (0, ["portal"])
    t.play("act:portal")
    assert rooms(t) == set(t.state.room_at) - {"entrance_hall"}
    t.play("throne_room", "act:attack")
    assert t.totals[2:] == (0, 0)
    assert (t.me.at, acts(t), t.nothing_pending) == ("throne_room", [], True)


@rule("WM-18.12", "WM-28.20")
def test_through_the_skylight_not_into_rubble() -> None:
    t = played("through_the_skylight", knowledge=1, tiles={LIBRARY: "rubble"}).play("act:portal")
    assert LIBRARY not in rooms(t)
    t.play("stay")
    assert t.nothing_pending


@rule("WM-2.6", "WM-2.8")
def test_sticky_fingers() -> None:
    t = played("sticky_fingers", tactics_deck="scavenge").play("act-0", "what-min", "what-knowledge", "act-1")
    assert (t.me.resources, t.me.tactics, acts(t)) == ((1, 1, 0, 0), "scavenge", [])
    assert t.nothing_pending


# ------------------------------------------------------------------ Oliver


@rule("WM-R120", "WM-R44")
@pytest.mark.parametrize(
    ("at", "targets"),
    [
        (LIBRARY, {"archive_of_secrets", "gambling_cave", "sanctuary_of_cleansing"}),
        ("sanctuary_of_cleansing", {"cartographers_chamber", "deep_mine", LIBRARY, "oracles_crypt"}),
        ("deep_mine", {"sanctuary_of_cleansing", "dragon_sanctuary", CAVE, "oracles_crypt"}),
        ("fae_rift", {"summoning_chamber", "phoenix_garden", "time_rift_terrace", "throne_room"}),
        ("throne_room", set(INNER)),
    ],
)
def test_sketched_door_to_a_neighbour_or_across(at: str, targets: set[str]) -> None:
    t = played("sketched_door", at=at, scarabs={"throne_room": 0}).play("act:portal")
    assert rooms(t) == targets


@rule("WM-18.10", "WM-2.5")
def test_sketched_door_attack_and_pp() -> None:
    t = played("sketched_door", at=LIBRARY, scarabs={"archive_of_secrets": 1}, dice=[BLANK, BLANK])
    assert acts(t) == ["portal", "gain"]
    t.play("act:portal", "archive_of_secrets", "act:attack", "act:gain", "track-power")
    assert (t.totals, t.me.track("power"), acts(t)) == ((0, 0, 0, 0), 1, [])
    assert t.nothing_pending


@rule("WM-R119", "WM-R106", "WM-25.6")
def test_dreamwalk_to_another_player_health_or_a_resource_for_both() -> None:
    others = ({"who": "celia", "at": LIBRARY}, {"who": "bailey", "at": "royal_armoury"})
    t = played("dreamwalk", *others)
    assert acts(t) == ["portal"]
    t.play("act:portal", "bailey", "act:choose", "option-gain-health", "act:gain", "act:other_player", "bailey", "yes")
    assert (t.me.at, t.me.health, t["bailey"].health, t["celia"].health) == ("royal_armoury", 4, 4, 3)
    assert (acts(t), t.nothing_pending) == ([], True)

    t = played("dreamwalk", *others).play("act:portal", "celia", "act:choose", "option-gain-any")
    t.play("act:gain", "what-min", "act:other_player")
    assert "seat-2" not in t.options
    t.play("celia", "yes", "what-scarab")
    assert (t.me.min, t["celia"].scarab, t["bailey"].scarab) == (1, 1, 0)
    assert t.nothing_pending


@rule("WM-R119", "WM-19.1")
def test_dreamwalk_already_there() -> None:
    t = played("dreamwalk", "celia").play("act:portal", "celia")
    assert (t.me.at, t.offers("room"), acts(t)) == ("entrance_hall", False, ["choose"])
    t.play("act:choose", "option-gain-health", "act:gain")
    assert t.me.health == 4
    assert t.nothing_pending


@rule("WM-R9")
def test_dreamwalk_alone_or_without_the_portal_gives_nothing() -> None:
    t = table("oliver", hand="dreamwalk", companions=AWAKE).card("dreamwalk")
    assert acts(t) == []
    t = played("dreamwalk", {"who": "celia", "at": LIBRARY}).play("act:portal", "stay")
    assert (acts(t), t.nothing_pending) == ([], True)


@rule("WM-14.8", "WM-6.5")
def test_nightmare_unbound() -> None:
    t = played("nightmare_unbound", **beside_scarabs(2, HIT, 4, HIT), min=1)
    assert (t.me.min, acts(t)) == (0, ["attack"])
    t.play("act:attack")
    assert t.totals[:2] == (4, 0)
    rolled = t.events("roll")[0]
    assert rolled.args["count"] == 3  # his own die, an Attack Die and a Balanced Die
    t.play("keep", "keep", "track-power", "track-power")
    assert (acts(t), t.nothing_pending) == ([], True)
