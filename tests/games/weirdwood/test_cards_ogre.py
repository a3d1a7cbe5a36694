"""The Chaos Ogre's twenty cards (WM-27, WM-28): what each does while he is Calm, Angry and Furious, and where it ends.

He stands in the Gambling Cave, the Entrance Hall lies opposite. Days 1, 5 and 10 stand for his states; at Afternoon 1 his card's time keeps the Day.
"""

from __future__ import annotations

from typing import Any

import pytest

from magemoot.games.weirdwood.fae import pool
from tests.games.weirdwood.ogrish import BLANK, CAVE, NO_PP, attacked, in_cave, ogre_card
from tests.games.weirdwood.play import Table, Zone, name_of, told
from tests.support.rules import rule

CALM, ANGRY, FURIOUS = 1, 5, 10
AT_CAVE = {"at": CAVE}


def health(t: Table) -> list[int]:
    return [w.health for w in t.state.wardens]


def finished(t: Table, card: str) -> bool:
    """The card was the one of this turn and is done with: it lies in the discards, the refresh is next."""
    turned = [name_of(int(told(e, "card"))) for e in t.events("monster-card")]
    return turned == [card] and Zone(t.fae.discards) == card and t.ask == "refresh" and t.nothing_pending


# ------------------------------------------------------------------ movement


@rule("WM-27.5", "WM-28.26")
@pytest.mark.parametrize(("day", "scarabs", "lady"), [(CALM, 0, 6), (ANGRY, 1, 6), (FURIOUS, 1, 5)])
@pytest.mark.parametrize("back", [2, 3])
def test_hunting_the_lady(day: int, scarabs: int, lady: int, back: int) -> None:
    """To her Room; Angry a Scarab there as well, Furious she loses a Health besides."""
    t = ogre_card(f"hunting_the_lady/{back}", day=day, lady="cartographers_chamber")
    assert t.fae_at == "cartographers_chamber"
    assert t.scarabs("cartographers_chamber") == scarabs
    assert t.fae.lady_health == lady
    assert finished(t, "hunting_the_lady")
    assert t.now == (day, *{2: ("afternoon", 3), 3: ("evening", 1)}[back])


@rule("WM-R58")
def test_hunting_the_lady_in_vain() -> None:
    """On Day 11 the Cave is closed: the dice say where he appears, and she is elsewhere."""
    t = ogre_card("hunting_the_lady/2", day=11, lady="deep_mine", dice=(11, 1))
    assert t.fae_at == "entrance_hall"
    assert t.scarabs("entrance_hall") == 1
    assert t.fae.lady_health == 6
    assert finished(t, "hunting_the_lady")
    # Already there he stays, and is there.
    t = ogre_card("hunting_the_lady/2", day=FURIOUS, lady=CAVE)
    assert (t.fae_at, t.scarabs(CAVE), t.fae.lady_health) == (CAVE, 1, 5)


@rule("WM-27.5", "WM-15.1")
@pytest.mark.parametrize(("day", "hits"), [(CALM, 0), (ANGRY, 1), (FURIOUS, 2)])
def test_charge_at_the_noise(day: int, hits: int) -> None:
    """To the active player; Angry a Hit for all in that Room, Furious two; nothing blocks them."""
    there: dict[str, Any] = {"at": "water_lily_chamber", "health": 4}
    t = ogre_card(
        "charge_at_the_noise",
        "celia",
        {"who": "bailey", **there},
        in_cave("oliver", health=4),
        day=day,
        lasting_blocks=3,
        **there,
    )
    assert t.fae_at == "water_lily_chamber"
    assert health(t) == [4 - hits, 4 - hits, 4]
    assert finished(t, "charge_at_the_noise")


@rule("WM-27.5", "WM-28.19")
@pytest.mark.parametrize("day", [CALM, ANGRY, FURIOUS])
def test_wrecking_run(day: int) -> None:
    """Where the dice say; Angry Rubble there; Furious on to where they say next."""
    t = ogre_card("wrecking_run", "celia", at="abandoned_tunnels", day=day, dice=(day + 1, 1, 4, 3))
    assert t.fae_at == ("deep_mine" if day == FURIOUS else "abandoned_tunnels"), "Day 4 lies at slot 6 on Day 10"
    assert t.tile("abandoned_tunnels") == ("rubble" if day >= ANGRY else "")
    assert t.tile("deep_mine") == ""
    assert t.me.health == (2 if day >= ANGRY else 3)
    assert finished(t, "wrecking_run")


@rule("WM-27.6", "WM-R57")
@pytest.mark.parametrize(("day", "scarabs"), [(CALM, 0), (ANGRY, 1), (FURIOUS, 0)])
def test_blundering_about(day: int, scarabs: int) -> None:
    """To the nearest player; Angry a Scarab there, Furious he attacks one there instead."""
    near: dict[str, Any] = {"who": "bailey", "at": "cartographers_chamber", "health": 5}
    dice = [BLANK, BLANK, 1, 1, 1, *[BLANK] * 4]
    t = ogre_card("blundering_about", "celia", near, day=day, dice=dice, at="courtiers_salon", health=5)
    assert t.fae_at == "cartographers_chamber"
    assert t.scarabs("cartographers_chamber") == scarabs
    assert health(t) == [5, 5 if day != FURIOUS else 2]
    assert finished(t, "blundering_about")


@rule("WM-27.6", "WM-R8", "WM-R35")
def test_blundering_about_chooses_one_of_those_there() -> None:
    t = ogre_card("blundering_about", "celia", in_cave(health=5), in_cave("oliver", health=5), day=FURIOUS, at="treasury",
                  rooms={"phoenix_garden": "treasury"}, dice=[BLANK, BLANK, BLANK, 1, *[BLANK] * 5])  # fmt: skip
    assert (t.ask, t.asked) == ("monster-victim", "celia")
    t.play("oliver")
    assert health(t) == [3, 5, 4]
    assert finished(t, "blundering_about")


# ------------------------------------------------------------------ attack


@rule("WM-T21", "WM-27.6", "WM-28.9")
@pytest.mark.parametrize(("day", "expected"), [(CALM, [5, 4]), (ANGRY, [4, 4]), (FURIOUS, [3, 3])])
@pytest.mark.parametrize("with_lady", [False, True])
def test_thundering_roar(day: int, expected: list[int], with_lady: bool) -> None:
    """Calm a Hit for those in his Room, Angry one for all players, Furious two for all."""
    t = ogre_card("thundering_roar", "celia", in_cave(health=5), day=day, health=5, lady=CAVE if with_lady else None)
    assert health(t) == expected
    assert t.fae.lady_health == 6 - with_lady
    assert finished(t, "thundering_roar")


@rule("WM-27.6", "WM-28.9", "WM-28.19", "WM-R57")
@pytest.mark.parametrize(("day", "expected"), [(CALM, [5, 4, 5]), (ANGRY, [4, 4, 5]), (FURIOUS, [4, 3, 5])])
def test_enraged(day: int, expected: list[int]) -> None:
    """Calm his Room, Angry his ring, Furious his ring and Rubble under his feet."""
    t = ogre_card("enraged", "celia", in_cave(health=5), {"who": "oliver", "at": "deep_mine", "health": 5}, day=day, health=5,
                  lady=CAVE)  # fmt: skip
    assert health(t) == expected
    assert t.tile(CAVE) == ("rubble" if day == FURIOUS else "")
    assert t.fae.lady_health == (4 if day == FURIOUS else 5), "the Rubble hurts her as well"
    assert finished(t, "enraged")


@rule("WM-27.6", "WM-R35", "WM-R58")
@pytest.mark.parametrize("day", [CALM, ANGRY, FURIOUS])
@pytest.mark.parametrize("back", [2, 3])
def test_crushing_blow_on_somebody_there(day: int, back: int) -> None:
    """He attacks one in his Room; Furious all there take a Hit besides."""
    n = {CALM: 4, ANGRY: 6, FURIOUS: 8}[day]
    dice = [1, *[BLANK] * (n - 1), 3]
    t = ogre_card(f"crushing_blow/{back}", "celia", in_cave(health=5), at=CAVE, health=5, day=day, dice=dice)
    t.play("bailey")
    assert t.totals == (0, 1, 1, 0), "Bailey's Balanced Die blocks"
    assert health(t) == ([5, 5] if day < FURIOUS else [4, 4])
    assert t.fae.lady_health == 6
    assert finished(t, "crushing_blow")


@rule("WM-27.6", "WM-R58")
@pytest.mark.parametrize(
    ("day", "room"), [(CALM, CAVE), (ANGRY, "water_lily_chamber"), (FURIOUS, "water_lily_chamber")]
)
def test_crushing_blow_with_nobody_there(day: int, room: str) -> None:
    """Calm nothing happens; later he goes to the nearest player first."""
    t = ogre_card("crushing_blow/2", day=day, at="water_lily_chamber", health=5, dice=[1, *[BLANK] * 8], lady=CAVE)
    assert t.fae_at == room
    assert health(t) == [5 if day == CALM else 4 if day == ANGRY else 3]
    assert t.fae.lady_health == 5, "the top part comes first, where he stood"
    assert finished(t, "crushing_blow")


@rule("WM-R35", "WM-27.11")
def test_crushing_blow_uses_up_his_power_cards() -> None:
    """They help him and are discarded, two PP each for the one who was attacked."""
    t = ogre_card("crushing_blow/2", at=CAVE, health=5, fae={"powers": "gathering_strength"}, dice=[BLANK] * 5)
    assert t.totals == (0, 0, 1, 0)
    t.play("track-power", "track-combat")
    assert t.fae.powers == [[], [], []]
    assert Zone(t.fae.discards) == "gathering_strength, crushing_blow"
    assert t.nothing_pending


@rule("WM-27.5", "WM-28.19", "WM-28.9")
@pytest.mark.parametrize(("day", "expected"), [(CALM, [5, 4]), (ANGRY, [5, 3]), (FURIOUS, [4, 2])])
def test_bone_shaking_stomp(day: int, expected: list[int]) -> None:
    """A Hit in his Room; Angry Rubble there, which is another; Furious a Hit on his whole ring."""
    t = ogre_card("bone_shaking_stomp", "celia", in_cave(health=5), health=5, day=day)
    assert health(t) == expected
    assert t.tile(CAVE) == ("rubble" if day >= ANGRY else "")
    assert t.fae.lady_health == 6
    assert finished(t, "bone_shaking_stomp")
    t = ogre_card("bone_shaking_stomp", day=day, fae={"at": "throne_room"})
    assert t.fae.lady_health == 5


# ------------------------------------------------------------------ Scarabs


@rule("WM-T20", "WM-27.5", "WM-11.3")
@pytest.mark.parametrize(("day", "scarabs"), [(CALM, (1, 0, 0)), (ANGRY, (1, 1, 0)), (FURIOUS, (1, 1, 1))])
def test_come_forth(day: int, scarabs: tuple[int, ...]) -> None:
    """One by the dice, Angry one in his Room, Furious another by the dice."""
    t = ogre_card("come_forth", day=day, dice=(day, 1, day, 3))
    assert (t.scarabs("entrance_hall"), t.scarabs(CAVE), t.scarabs("time_rift_terrace")) == scarabs
    assert finished(t, "come_forth")


@rule("WM-27.6", "WM-11.1")
@pytest.mark.parametrize(("day", "n"), [(CALM, 2), (ANGRY, 2), (FURIOUS, 3)])
def test_skittering_swarm(day: int, n: int) -> None:
    """Two by the dice, each with its own roll; Furious three."""
    t = ogre_card("skittering_swarm", day=day, dice=(day, 1, day, 3, day, 1))
    assert len(t.events("room-dice")) == n
    assert (t.scarabs("entrance_hall"), t.scarabs("time_rift_terrace")) == (n - 1, 1)
    assert not t.cursed("entrance_hall"), "printed on the board"
    assert finished(t, "skittering_swarm")


@rule("WM-27.5", "WM-11.5", "WM-R83")
@pytest.mark.parametrize(
    ("day", "before", "after", "by_dice"),
    [(CALM, 3, 4, 0), (ANGRY, 3, 4, 1), (FURIOUS, 3, 5, 1), (FURIOUS, 5, 6, 1), (CALM, 6, 6, 0), (FURIOUS, 0, 0, 1)],
)
def test_reinforce_the_throne(day: int, before: int, after: int, by_dice: int) -> None:
    """One in the Throne Room, Angry one by the dice, Furious another in the Throne Room: not if it is full or cleared."""
    t = ogre_card("reinforce_the_throne", day=day, scarabs={"throne_room": before}, dice=(day, 1))
    assert t.scarabs("throne_room") == after
    assert t.scarabs("entrance_hall") == by_dice
    assert finished(t, "reinforce_the_throne")


@rule("WM-27.6", "WM-10.1")
@pytest.mark.parametrize("day", [CALM, ANGRY, FURIOUS])
def test_clockwork_tide_ogre(day: int) -> None:
    """Calm one by the dice; Angry a Scarab Phase instead; Furious one in his Room after it."""
    t = ogre_card("clockwork_tide_ogre", day=day, scarabs={"throne_room": 2}, dice=(day, 1))
    phase = day >= ANGRY
    assert len(t.events("scarab-phase")) == phase
    assert t.scarabs("throne_room") == 2 + phase
    assert t.scarabs("entrance_hall") == (not phase)
    assert t.scarabs("fae_rift") == phase
    assert t.scarabs(CAVE) == (day == FURIOUS)
    assert finished(t, "clockwork_tide_ogre")


# ------------------------------------------------------------------ power


def gives(card: str, day: int) -> dict[str, int]:
    """What a Power Card adds to his side of a battle, once it has come to his board."""
    t = ogre_card(card, day=day)
    laid = [name_of(c) for place in t.fae.powers for c in place]
    assert laid == [card]
    assert t.fae.discards == []
    assert t.nothing_pending
    found: dict[str, int] = {}
    for _, hits, blocks in pool.fixed(t.state):
        found |= {"hits": hits, "blocks": blocks}
    own = {CALM: (2, 1, 1), ANGRY: (2, 2, 2), FURIOUS: (2, 3, 3)}[day]
    for colour, n in zip(("balanced", "attack", "defence"), own, strict=True):
        found[colour] = pool.dice(t.state).count(colour) - n
    return {what: n for what, n in found.items() if n}


@rule("WM-T22", "WM-27.8", "WM-27.10")
@pytest.mark.parametrize(
    ("card", "calm", "angry", "furious"),
    [
        ("gathering_strength", {"hits": 1}, {"hits": 2}, {"hits": 3}),
        ("sly_planning", {"balanced": 1}, {"balanced": 1}, {"balanced": 1, "attack": 1}),
        ("thick_hide", {"blocks": 1}, {"defence": 1}, {"defence": 1, "blocks": 1}),
    ],
)
def test_power_cards(card: str, calm: dict[str, int], angry: dict[str, int], furious: dict[str, int]) -> None:
    assert gives(card, CALM) == calm
    assert gives(card, ANGRY) == angry
    assert gives(card, FURIOUS) == furious


@rule("WM-27.10")
def test_their_hits_and_blocks_count_in_a_battle() -> None:
    laid: dict[str, Any] = {"fae": {"powers": "gathering_strength, sly_planning, thick_hide"}, "tracks": NO_PP}
    t = attacked(day=CALM, health=5, dice=[1, *[BLANK] * 5], **laid)
    assert t.totals == (1, 0, 1, 1)
    assert sum(t.fae.cubes) == 18, "the Hide has blocked"
