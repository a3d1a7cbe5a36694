"""The Monster cards of the Mîn Wraith: what each does in each state, and where it ends (WM-27.4–27.8, WM-29)."""

from __future__ import annotations

from typing import Any

import pytest

from magemoot.games.weirdwood.catalogue import BOX
from tests.games.weirdwood.haunted import (
    BLANK,
    NO_PP,
    WRAITH,
    attacks,
    confronts,
    die_room,
    ended,
    pool,
    totals,
    turn_ends,
    way,
)
from tests.games.weirdwood.play import INNER, MIDDLE, OUTER, Table, told
from tests.support.rules import rule

CALM, ANGRY, FURIOUS = 1, 5, 10
"""A Day of each state."""
AWAY_FROM_ALL = "roman_baths"


def end(card: str, *others: Any, day: int = CALM, **more: Any) -> Table:
    return turn_ends(WRAITH, card, *others, day=day, **more)


def came(t: Table) -> list[str]:
    """The Rooms in which a Scarab has appeared, in order."""
    return [told(e, "room").removeprefix("room-").replace("-", "_") for e in t.events("scarab-appears")]


@rule("WM-27.1", "WM-1.6")
def test_twenty_cards_of_seventeen_kinds_and_what_their_backs_show() -> None:
    backs = {id: (card.type, sorted(card.times)) for id, card in BOX.wraith_cards.items()}
    assert len(backs) == 17
    assert sum(len(times) for _, times in backs.values()) == 20
    assert backs == {
        "drift_with_the_clock": ("move", [2]),
        "drift_against_the_clock": ("move", [2]),
        "drawn_to_the_heart": ("move", [3]),
        "flung_to_the_edge": ("move", [3]),
        "restless_haunting": ("move", [4]),
        "hungry_passage": ("move", [3]),
        "chilling_touch": ("attack", [3]),
        "soul_siphon": ("attack", [2]),
        "keening_wail": ("attack", [4]),
        "grasp_at_the_lady": ("attack", [3]),
        "seeds_of_hunger": ("scarab", [2, 3]),
        "feast_laid_out": ("scarab", [3]),
        "swarming_shadows": ("scarab", [2, 3]),
        "clockwork_tide_wraith": ("scarab", [4]),
        "shroud_of_mist": ("power", [2, 3]),
        "stolen_vigour": ("power", [2]),
        "spectral_claws": ("power", [3]),
    }


@rule("WM-13.11", "WM-27.3")
@pytest.mark.parametrize("id", list(BOX.wraith_cards))
def test_every_card_first_moves_time_by_its_back(id: str) -> None:
    for steps in BOX.wraith_cards[id].times:
        t = turn_ends(WRAITH, f"{id}/{steps}", at=AWAY_FROM_ALL, dice=[BLANK] * 8)
        assert t.state.time == steps
        log = [e.name for e in t.log]
        assert log.index("time-forward") < log.index("monster-card")
        lying = t.fae.discards or t.fae.powers[0]
        assert len(lying) == 1


@rule("WM-27.7", "WM-R93")
def test_the_state_is_that_of_the_day_after_the_cards_own_time() -> None:
    # Day 4, Night 2: two spaces lead to Day 5.
    assert end("drift_with_the_clock", day=4, time=10).fae_at == MIDDLE[2]
    assert end("drift_with_the_clock", day=4, time=9).fae_at == MIDDLE[1]


# ------------------------------------------------------------------ Move


@rule("WM-27.5", "WM-29.9", "WM-29.16")
@pytest.mark.parametrize(
    ("card", "first", "second", "inner"),
    [
        ("drift_with_the_clock", MIDDLE[1], MIDDLE[2], INNER[1]),
        ("drift_against_the_clock", MIDDLE[11], MIDDLE[10], INNER[5]),
    ],
)
def test_drift(card: str, first: str, second: str, inner: str) -> None:
    for day, rooms in ((CALM, [first]), (ANGRY, [first, second]), (FURIOUS, [first, second, inner])):
        t = end(card, day=day, scarabs=dict.fromkeys((first, second, inner), 1), dice=[3])
        assert way(t) == rooms
        assert t.fae.health == 8 + len(rooms), "it absorbs in each"
        assert [t.scarabs(room) for room in rooms] == [0] * len(rooms)
        assert ended(t)


@rule("WM-27.5", "WM-29.10", "WM-29.11", "WM-29.13")
def test_drawn_to_the_heart() -> None:
    t = end("drawn_to_the_heart", fae={"at": OUTER[3]})
    assert (way(t), came(t)) == ([MIDDLE[3]], [])
    t = end("drawn_to_the_heart", day=ANGRY, fae={"at": OUTER[3]})
    assert (way(t), came(t)) == ([MIDDLE[3]], [MIDDLE[4]]), "clockwise of where it has come to"
    t = end("drawn_to_the_heart", day=FURIOUS, fae={"at": OUTER[3]})
    assert (way(t), came(t)) == ([MIDDLE[3], INNER[2]], [MIDDLE[4]])
    assert ended(t)


@rule("WM-27.5", "WM-29.12", "WM-29.13")
def test_flung_to_the_edge() -> None:
    t = end("flung_to_the_edge", fae={"at": INNER[2]})
    assert (way(t), came(t)) == ([MIDDLE[4]], [])
    t = end("flung_to_the_edge", day=ANGRY, fae={"at": INNER[2]})
    assert (way(t), came(t)) == ([MIDDLE[4]], [MIDDLE[3]]), "counter-clockwise"
    t = end("flung_to_the_edge", day=FURIOUS, fae={"at": INNER[2]})
    assert (way(t), came(t)) == ([MIDDLE[4], OUTER[4]], [MIDDLE[3]])
    assert ended(t)


@rule("WM-27.6", "WM-29.15")
def test_restless_haunting() -> None:
    for day, rolls in ((CALM, 1), (ANGRY, 2), (FURIOUS, 3)):
        t = end("restless_haunting", day=day, dice=[1, 5, 4])
        assert len(t.events("wraith-die")) == rolls
        assert way(t) == [MIDDLE[1], OUTER[1]][: 1 + (rolls == 3)]
        assert t.fae.health == 8 + (rolls > 1), "the second roll heals"
        assert t.fae.life_force == 9 - (rolls > 1)
        assert ended(t)


@rule("WM-29.9", "WM-29.16", "WM-27.5")
def test_hungry_passage() -> None:
    t = end("hungry_passage", scarabs={MIDDLE[5]: 1, MIDDLE[8]: 1, "time_rift_terrace": 1, OUTER[1]: 1})
    assert way(t) == [MIDDLE[5]], "the next Scarab of its ring, past the Rooms between"
    assert t.scarabs(MIDDLE[5]) == 0
    assert t.scarabs("time_rift_terrace") == 1
    assert way(end("hungry_passage")) == [MIDDLE[1]], "without any, one Room on"
    assert way(end("hungry_passage", scarabs={MIDDLE[11]: 1})) == [MIDDLE[11]], "all the way round"
    t = end("hungry_passage", day=ANGRY, scarabs={MIDDLE[5]: 1})
    assert (way(t), came(t)) == ([MIDDLE[5]], [INNER[3]])
    t = end("hungry_passage", day=FURIOUS, scarabs={MIDDLE[5]: 1})
    assert way(t) == [MIDDLE[5], INNER[3]]
    assert t.scarabs(INNER[3]) == 0, "it absorbs what it has called"
    assert t.fae.health == 10
    assert ended(t)


# ------------------------------------------------------------------ Attack


@rule("WM-27.6", "WM-15.1")
def test_chilling_touch() -> None:
    def touch(day: int, at: str = "time_rift_terrace") -> tuple[int, int, int]:
        t = end("chilling_touch", {"who": "bailey", "at": "altar_of_altruism", "health": 5}, day=day, health=5, at=at)
        assert t.other.health == 5, "only in its Room"
        assert not t.events("attacked"), "damage is no battle"
        assert ended(t)
        return t.me.health, t.fae.health, t.fae.life_force

    assert touch(CALM) == (4, 8, 9)
    assert touch(ANGRY) == (3, 8, 9)
    assert touch(FURIOUS) == (3, 9, 8), "it heals"
    assert touch(FURIOUS, AWAY_FROM_ALL) == (5, 8, 9), "but not if nobody is there"


@rule("WM-15.2")
def test_chilling_touch_reaches_everybody_in_its_room() -> None:
    bailey = {"who": "bailey", "at": "time_rift_terrace", "power": 1}
    t = end("chilling_touch", bailey, at="time_rift_terrace")
    assert t.me.health == 2
    assert (t.asked, t.ask) == ("bailey", "damage")
    t.play("power")
    assert (t.other.health, t.other.power) == (3, 0)
    assert ended(t)


@rule("WM-R35", "WM-R36", "WM-29.3")
def test_soul_siphon() -> None:
    there: dict[str, Any] = {"at": "time_rift_terrace", "health": 5, "scarabs": {"time_rift_terrace": 1}}
    hits = [1, 1, BLANK, BLANK, BLANK]
    t = end("soul_siphon", dice=[*hits, 3], **there)
    assert totals(t) == (0, 1, 2, 0)
    assert (t.me.health, t.fae.health) == (4, 8), "Calm: it does not heal"
    t = end("soul_siphon", day=ANGRY, dice=[1, 1, BLANK, BLANK, BLANK, 3], **there)
    assert totals(t) == (0, 1, 2, 0)
    assert (t.me.health, t.fae.health, t.fae.life_force) == (4, 9, 8), "Angry: it heals if a Hit goes through"
    t = end("soul_siphon", day=ANGRY, dice=[1, BLANK, BLANK, BLANK, BLANK, 3], **there)
    assert (t.me.health, t.fae.health, t.fae.life_force) == (5, 8, 9), "and not if all are blocked"
    assert ended(t)


@rule("WM-27.6", "WM-29.15")
def test_soul_siphon_with_nobody_there_rolls_the_wraith_die() -> None:
    for day in (CALM, ANGRY):
        t = end("soul_siphon", day=day, at=AWAY_FROM_ALL, dice=[2])
        assert way(t) == [MIDDLE[11]]
        assert not t.events("attacked")


@rule("WM-27.6", "WM-R8")
def test_soul_siphon_strikes_one_player_whom_the_active_one_chooses() -> None:
    bailey = {"who": "bailey", "at": "time_rift_terrace"}
    t = end("soul_siphon", bailey, at="time_rift_terrace", dice=[1, BLANK, BLANK, BLANK, BLANK, BLANK])
    assert (t.asked, t.ask) == ("celia", "monster-victim")
    t.play("bailey")
    assert (t.me.health, t.other.health) == (3, 2)
    assert ended(t)


@rule("WM-27.6", "WM-R63")
def test_soul_siphon_furious_comes_to_the_active_player() -> None:
    bailey = {"who": "bailey", "at": "time_rift_terrace"}
    dice = [1, BLANK, BLANK, BLANK, BLANK, BLANK, BLANK, BLANK]
    t = end("soul_siphon", bailey, day=FURIOUS, at=AWAY_FROM_ALL, scarabs={AWAY_FROM_ALL: 1}, dice=dice)
    assert way(t) == [AWAY_FROM_ALL]
    assert t.who("attacked") == ["celia"]
    assert (t.me.health, t.other.health) == (2, 3)
    assert t.fae.health == 10, "one Scarab absorbed, one Hit through"
    assert ended(t)


@rule("WM-27.6", "WM-R116")
def test_keening_wail() -> None:
    def wail(day: int) -> Table:
        sekhmet = {"who": "sekhmet", "at": MIDDLE[4]}
        return end("keening_wail", sekhmet, "bailey", day=day, at=MIDDLE[7], hand="charge, fae_touch")

    t = wail(CALM)
    assert [w.health for w in t.state.wardens] == [2, 2, 3], "all on its ring"
    assert t.me.hand == 2
    t = wail(ANGRY)
    assert t.ask == "lose-card"
    t.play("charge")
    assert [w.health for w in t.state.wardens] == [2, 2, 3]
    assert (t.me.hand, t.me.discards) == ("fae_touch", "charge")
    assert ended(t), "whoever has no card loses none"
    t = wail(FURIOUS)
    assert [w.health for w in t.state.wardens] == [2, 2, 2]
    assert t.me.hand == 2
    assert ended(t)


@rule("WM-27.6", "WM-29.4")
def test_grasp_at_the_lady() -> None:
    for day, drained in ((CALM, 1), (ANGRY, 2), (FURIOUS, 3)):
        t = end("grasp_at_the_lady", day=day, lady="time_rift_terrace")
        assert t.fae.life_force == 9 - drained
        assert (t.fae.health, way(t)) == (8, [])
    for day in (CALM, ANGRY):
        t = end("grasp_at_the_lady", day=day, lady="throne_room")
        assert (t.fae.life_force, way(t)) == (9, ["fae_rift"])
    t = end("grasp_at_the_lady", day=FURIOUS)
    assert (t.fae.life_force, way(t)) == (8, [])
    assert ended(t)
    assert end("grasp_at_the_lady", day=FURIOUS, lady="time_rift_terrace", fae={"life_force": 3}).end == "life-force"


# ------------------------------------------------------------------ Scarab


@rule("WM-29.13", "WM-27.5", "WM-12.1")
def test_seeds_of_hunger() -> None:
    rooms = [MIDDLE[8], MIDDLE[6], INNER[4]]
    for day, n in ((CALM, 1), (ANGRY, 2), (FURIOUS, 3)):
        t = end("seeds_of_hunger", day=day, fae={"at": MIDDLE[7]}, scarabs={MIDDLE[8]: 1})
        assert came(t) == rooms[:n]
        assert t.cursed(MIDDLE[8]), "two in one Room"
        assert not t.cursed(MIDDLE[6])
        assert ended(t)


@rule("WM-29.13", "WM-27.5", "WM-11.1")
def test_feast_laid_out() -> None:
    for day, n in ((CALM, 0), (ANGRY, 1), (FURIOUS, 2)):
        rolls = (*die_room(OUTER[9], day), *die_room(INNER[4], day))
        t = end("feast_laid_out", day=day, fae={"at": MIDDLE[7]}, dice=rolls)
        assert came(t) == [INNER[4], OUTER[7], OUTER[9], INNER[4]][: 2 + n]
        assert ended(t)


@rule("WM-11.1", "WM-11.3", "WM-27.5")
def test_swarming_shadows() -> None:
    for day, n in ((CALM, 1), (ANGRY, 2), (FURIOUS, 3)):
        rolls = (*die_room(OUTER[9], day), *die_room(INNER[4], day))
        t = end("swarming_shadows", day=day, dice=rolls)
        assert came(t) == [OUTER[9], INNER[4], "time_rift_terrace"][:n]
        assert ended(t)


@rule("WM-10.1", "WM-27.6", "WM-29.16")
def test_clockwork_tide_wraith() -> None:
    t = end("clockwork_tide_wraith", dice=die_room(OUTER[9]))
    assert came(t) == [OUTER[9]]
    assert not t.events("scarab-phase")
    t = end("clockwork_tide_wraith", day=ANGRY)
    assert len(t.events("scarab-phase")) == 1
    assert [t.scarabs(room) for room in INNER] == [1] * 6
    assert way(t) == []
    t = end("clockwork_tide_wraith", day=FURIOUS, scarabs={INNER[0]: 1, INNER[1]: 1, MIDDLE[3]: 1})
    assert len(t.events("scarab-phase")) == 1
    assert len(way(t)) == 1
    log = [e.name for e in t.log]
    assert log.index("scarab-phase") < log.index("monster-arrives"), "it moves after the Scarabs"
    assert ended(t)


# ------------------------------------------------------------------ Power


@rule("WM-27.8", "WM-27.10", "WM-27.9")
@pytest.mark.parametrize(
    ("card", "gives"),
    [
        ("shroud_of_mist", [{"blocks": 1}, {"blocks": 2}, {"blocks": 3}]),
        ("stolen_vigour", [{"balanced": 1}, {"balanced": 1}, {"balanced": 1, "attack": 1}]),
        ("spectral_claws", [{"hits": 1}, {"hits": 2}, {"hits": 3}]),
    ],
)
def test_what_the_power_cards_give_in_each_state(card: str, gives: list[dict[str, int]]) -> None:
    own: list[dict[str, int]] = [
        {"balanced": 4, "attack": 0, "defence": 1},
        {"balanced": 3, "attack": 1, "defence": 1},
        {"balanced": 3, "attack": 1, "defence": 2},
    ]
    for day, dice, bonus in zip((CALM, ANGRY, FURIOUS), own, gives, strict=True):
        t = confronts(WRAITH, day=day, fae={"powers": card}, dice=[BLANK] * 12)
        expected = {"hits": 0, "blocks": 0, **dice}
        expected = {key: n + bonus.get(key, 0) for key, n in expected.items()}
        assert pool(t) == {key: n for key, n in expected.items() if n or key in ("hits", "blocks")}


@rule("WM-27.8", "WM-R56")
@pytest.mark.parametrize("card", ["shroud_of_mist", "stolen_vigour", "spectral_claws"])
def test_a_power_card_takes_the_first_free_place(card: str) -> None:
    other = "spectral_claws" if card != "spectral_claws" else "stolen_vigour"
    t = end(card, fae={"powers": other})
    assert [len(place) for place in t.fae.powers] == [1, 1, 0]
    assert t.fae.discards == []
    assert ended(t)


@rule("WM-27.11", "WM-29.17")
def test_its_power_cards_are_beaten_in_a_battle() -> None:
    t = attacks(WRAITH, fae={"powers": "shroud_of_mist, spectral_claws"}, lasting_blocks=1, dice=[BLANK] * 6)
    assert totals(t) == (0, 1, 1, 1)
    t.play(*["power"] * 3, "min", "power")
    assert t.me.track("power") == 4, "two PP for each, also without a Hit"
    assert t.fae.powers == [[], [], []]
    assert len(t.fae.discards) == 2
    assert t.fae.health == 9
    assert t.nothing_pending


@rule("WM-27.11", "WM-R35")
def test_also_when_the_wraith_attacks() -> None:
    t = end("soul_siphon", at="time_rift_terrace", fae={"powers": "spectral_claws"}, tracks=NO_PP, dice=[BLANK] * 6)
    assert totals(t) == (0, 0, 1, 0)
    assert t.fae.powers == [[], [], []]


@rule("WM-27.9", "WM-R93")
def test_a_power_card_shows_the_state_of_now() -> None:
    t = confronts(WRAITH, day=4, time=11, fae={"powers": "spectral_claws"}, dice=[BLANK] * 12)
    assert t.now[0] == 5
    assert pool(t)["hits"] == 2
