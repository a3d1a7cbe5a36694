"""The Monster cards of Therus: what each does in each state, and where it ends (WM-27.4–27.8, WM-30)."""

from __future__ import annotations

from typing import Any

import pytest

from magemoot.games.weirdwood.catalogue import BOX
from tests.games.weirdwood.haunted import (
    BLANK,
    NO_PP,
    THERUS,
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

CALM, ANGRY, FURIOUS = 1, 4, 8
"""A Day of each state."""
DAYS = (CALM, ANGRY, FURIOUS)
FAR = "roman_baths"
MINE = {"at": "deep_mine"}
"""He stands in the Deep Mine."""


def end(card: str, *others: Any, day: int = CALM, **more: Any) -> Table:
    return turn_ends(THERUS, card, *others, day=day, **more)


def came(t: Table) -> list[str]:
    """The Rooms in which a Scarab has appeared, in order."""
    return [told(e, "room").removeprefix("room-").replace("-", "_") for e in t.events("scarab-appears")]


def grown(t: Table) -> int:
    """How many steps the spell has made."""
    return len([e for e in t.events("spell-arm") if e.rule != "WM-30.8"])


@rule("WM-27.1", "WM-1.6")
def test_twenty_cards_of_eighteen_kinds_and_what_their_backs_show() -> None:
    backs = {id: (card.type, sorted(card.times)) for id, card in BOX.therus_cards.items()}
    assert len(backs) == 18
    assert sum(len(times) for _, times in backs.values()) == 20
    assert backs == {
        "therus_withdraws": ("move", [2]),
        "step_between_shadows": ("move", [2]),
        "seek_the_meddler": ("move", [1]),
        "return_to_the_throne": ("move", [1]),
        "firebolt": ("attack", [2]),
        "ring_of_flame": ("attack", [3]),
        "mind_spike": ("attack", [2]),
        "arcane_duel": ("attack", [2]),
        "scorched_corridor": ("attack", [3]),
        "whispered_promise": ("attack", [1, 2]),
        "draining_gaze": ("attack", [2]),
        "clockwork_call": ("scarab", [2, 2]),
        "guard_the_throne": ("scarab", [1]),
        "clockwork_tide_therus": ("scarab", [3]),
        "gathering_darkness": ("power", [2]),
        "mirror_ward": ("power", [2]),
        "stolen_min": ("power", [1]),
        "hex_of_ruin": ("power", [2]),
    }


@rule("WM-30.20", "WM-13.11")
@pytest.mark.parametrize("id", list(BOX.therus_cards))
def test_every_card_first_moves_time_by_its_back(id: str) -> None:
    t = end(id, at=FAR, dice=[BLANK] * 8, fae={"arms": [5, 5, 0]})
    assert told(t.events("time-forward")[0], "count") == BOX.therus_cards[id].times[0]
    log = [e.name for e in t.log]
    assert log.index("time-forward") < log.index("monster-card")
    assert len(t.fae.discards or t.fae.powers[0]) >= 1
    assert ended(t)


# ------------------------------------------------------------------ Move


@rule("WM-30.34", "WM-R69", "WM-27.6")
def test_therus_withdraws() -> None:
    for day, cost in zip(DAYS, (3, 4, 5), strict=True):
        t = end("therus_withdraws", day=day)
        assert (t.fae_at, t.fae.summoning) == ("", cost)
        assert [e.name for e in t.events("monster-leaves")] == ["monster-leaves"]
        assert ended(t)


@rule("WM-27.5", "WM-30.26", "WM-30.18")
def test_step_between_shadows() -> None:
    for day, rooms, fire in ((CALM, 1, False), (ANGRY, 1, True), (FURIOUS, 2, True)):
        rolls = (*die_room(MIDDLE[6], day), *die_room(OUTER[8], day))
        t = end("step_between_shadows", day=day, dice=rolls)
        assert way(t) == [MIDDLE[6], OUTER[8]][:rooms]
        assert (t.tile(MIDDLE[6]) == "fire") == fire, "where he has come to, before he goes on"
        assert t.tile(OUTER[8]) == ""
        assert ended(t)


@rule("WM-27.5", "WM-30.5")
def test_seek_the_meddler() -> None:
    bailey = {"who": "bailey", "at": FAR}
    for day, health, n in ((CALM, 3, 0), (ANGRY, 2, 0), (FURIOUS, 2, 1)):
        t = end("seek_the_meddler", bailey, "sekhmet", day=day, at=FAR)
        assert way(t) == [FAR]
        assert [w.health for w in t.state.wardens] == [health, health, 3], "all in the Room that he comes to"
        assert grown(t) == n
        assert ended(t)
    t = end("seek_the_meddler", bailey, at=FAR, rest={"active": 1}, fae={"at": FAR})
    assert way(t) == [], "he is there already"


@rule("WM-27.5", "WM-11.5", "WM-R83", "WM-30.5")
def test_return_to_the_throne() -> None:
    for day, scarabs, n in ((CALM, 2, 0), (ANGRY, 3, 0), (FURIOUS, 3, 2)):
        t = end(
            "return_to_the_throne",
            day=day,
            fae={**MINE, "arms": [5, 5, 0], "ahead": "firebolt"},
            scarabs={"throne_room": 2},
        )
        assert t.fae_at == "throne_room"
        assert t.scarabs("throne_room") == scarabs
        assert grown(t) == n
        assert len(t.fae.discards) == 1 + (n == 2), "two steps reach an icon"
    for there in (0, 6):
        t = end("return_to_the_throne", day=ANGRY, fae=MINE, scarabs={"throne_room": there})
        assert t.scarabs("throne_room") == there, "neither into an empty Throne Room nor into a full one"
        assert ended(t)


# ------------------------------------------------------------------ Attack


@rule("WM-27.6", "WM-15.1")
def test_firebolt() -> None:
    bailey, sekhmet = {"who": "bailey", "at": MIDDLE[1], "health": 5}, {"who": "sekhmet", "health": 5}
    for day, mine, beside in ((CALM, 4, 5), (ANGRY, 3, 5), (FURIOUS, 3, 4)):
        t = end("firebolt", bailey, sekhmet, day=day, fae=MINE, at="deep_mine", health=5)
        assert [w.health for w in t.state.wardens] == [mine, beside, 5]
        assert not t.events("attacked"), "damage is no battle"
        assert ended(t)
    t = end("firebolt", day=FURIOUS, at=FAR, health=5)
    assert t.me.health == 5, "in the Throne Room he is alone on his ring"


@rule("WM-27.5", "WM-30.26", "WM-30.18")
def test_ring_of_flame() -> None:
    bailey = {"who": "bailey", "at": OUTER[8]}
    for day, rooms, other in ((CALM, [], 3), (ANGRY, [OUTER[8]], 3), (FURIOUS, [OUTER[8]], 2)):
        t = end("ring_of_flame", bailey, day=day, fae=MINE, at="deep_mine", dice=die_room(OUTER[8], day))
        assert t.tile("deep_mine") == "fire"
        assert way(t) == rooms
        assert (t.me.health, t.other.health) == (2, other)
        assert t.tile(OUTER[8]) == ""
        assert ended(t)


@rule("WM-27.6", "WM-R116")
def test_mind_spike() -> None:
    t = end("mind_spike", "bailey", hand="charge, fae_touch")
    assert (t.asked, t.options) == ("celia", ["suffer-hits", "suffer-hand-card"])
    t.play("suffer-hits")
    assert (t.me.health, t.me.hand, t.other.health) == (2, 2, 3)
    assert ended(t)
    t = end("mind_spike", hand="charge, fae_touch").play("suffer-hand-card", "charge")
    assert (t.me.health, t.me.hand, t.me.discards) == (3, "fae_touch", "charge")
    assert ended(t)
    assert end("mind_spike").me.health == 2, "without a card there is no choice"
    t = end("mind_spike", "bailey", day=ANGRY, hand="charge")
    assert (t.me.health, t.me.hand, t.other.health) == (2, 0, 3), "both"
    assert ended(t)
    t = end("mind_spike", {"who": "bailey", "hand": "charge"}, "sekhmet", day=FURIOUS, hand="charge")
    t.play("suffer-hand-card")
    assert t.asked == "bailey"
    t.play("suffer-hits")
    assert [w.health for w in t.state.wardens] == [3, 2, 2], "everybody chooses; Sekhmet has no card"
    assert ended(t)


@rule("WM-27.6", "WM-R35", "WM-R36", "WM-30.5")
def test_arcane_duel() -> None:
    four, scarabs = [1, BLANK, BLANK, BLANK], {"throne_room": 3}
    t = end("arcane_duel", at="throne_room", scarabs=scarabs, dice=[*four, BLANK])
    assert t.who("attacked") == ["celia"]
    assert totals(t) == (0, 0, 1, 0)
    assert t.me.health == 2
    t = end("arcane_duel", at=FAR, dice=die_room("deep_mine"))
    assert (way(t), t.who("attacked")) == (["deep_mine"], []), "with nobody there he goes on"
    for day, n in ((ANGRY, 0), (FURIOUS, 1)):
        t = end("arcane_duel", {"who": "bailey", "at": "throne_room"}, day=day, at=FAR, dice=[1, *[BLANK] * 12])
        assert way(t) == [FAR]
        assert t.who("attacked") == ["celia"]
        assert [w.health for w in t.state.wardens] == [2, 3]
        assert grown(t) == n
        assert ended(t)


@rule("WM-27.6", "WM-R8")
def test_arcane_duel_meets_one_player_whom_the_active_one_chooses() -> None:
    t = end("arcane_duel", {"who": "bailey", "at": "throne_room"}, at="throne_room", dice=[1, *[BLANK] * 4])
    assert (t.asked, t.ask) == ("celia", "monster-victim")
    t.play("bailey")
    assert (t.me.health, t.other.health) == (3, 2)
    assert ended(t)


@rule("WM-27.5", "WM-30.26", "WM-R41")
def test_scorched_corridor() -> None:
    bailey = {"who": "bailey", "at": MIDDLE[1]}
    for day, fires, beside in ((CALM, 1, 3), (ANGRY, 1, 2), (FURIOUS, 2, 2)):
        rolls = (*die_room(OUTER[8], day), *die_room(INNER[4], day))
        t = end("scorched_corridor", bailey, day=day, fae=MINE, at=OUTER[8], dice=rolls)
        assert [t.tile(room) for room in (OUTER[8], INNER[4])] == ["fire", "fire" if fires == 2 else ""]
        assert (t.me.health, t.other.health) == (2, beside), "Fire for me, and damage on his ring"
        assert t.tile("deep_mine") == ""
        assert ended(t)
    t = end("scorched_corridor", tiles={OUTER[8]: "fire"}, at=OUTER[8], dice=die_room(OUTER[8]))
    assert t.me.health == 3
    assert t.state.tiles_left == 4, "no second Fire in a Room"


@rule("WM-27.6", "WM-30.5", "WM-R109")
def test_whispered_promise() -> None:
    for day, n in zip(DAYS, (2, 3, 4), strict=True):
        fae = {"arms": [0, 5, 5], "ahead": "firebolt, guard_the_throne"}
        t = end("whispered_promise", day=day, fae=fae, at=FAR, dice=die_room(OUTER[9], day))
        assert t.fae.arms == [n, 5, 5]
        assert grown(t) == n
        assert len(t.fae.discards) == 1 + n // 2, "and the cards of the icons on 2 and 4"
        assert ended(t)


@rule("WM-27.5", "WM-R116", "WM-30.5", "WM-R68")
def test_draining_gaze() -> None:
    bailey = {"who": "bailey", "at": "throne_room", "power": 1}
    sekhmet = {"who": "sekhmet", "scarab": 1, "min": 1}
    t = end("draining_gaze", bailey, sekhmet, at="throne_room", min=1, knowledge=1)
    assert (t.asked, t.ask, t.options) == ("celia", "lose-token", ["what-min", "what-knowledge"])
    t.play("min")
    assert t.me.resources == (0, 1, 0, 0)
    assert t.other.resources == (0, 0, 0, 0), "a Power token is lost if there is nothing else"
    assert t["sekhmet"].resources == (1, 0, 1, 0), "not in his Room"
    assert grown(t) == 0
    assert ended(t)
    t = end("draining_gaze", bailey, sekhmet, day=ANGRY, at="throne_room")
    assert grown(t) == 1
    assert ended(t)
    t = end("draining_gaze", bailey, sekhmet, day=FURIOUS, at="throne_room", min=2)
    assert grown(t) == 1
    assert t.asked == "sekhmet"
    t.play("scarab")
    assert t.me.min == 0, "one for his Room and one for all"
    assert t["sekhmet"].resources == (1, 0, 0, 0)
    assert ended(t)


# ------------------------------------------------------------------ Scarab


@rule("WM-11.1", "WM-27.5")
def test_clockwork_call() -> None:
    rooms = [OUTER[9], INNER[4], MIDDLE[2]]
    for day, n in zip(DAYS, (1, 2, 3), strict=True):
        t = end("clockwork_call", day=day, dice=[face for room in rooms for face in die_room(room, day)])
        assert came(t) == rooms[:n]
        assert ended(t)


@rule("WM-11.3", "WM-11.5", "WM-27.5", "WM-R83")
def test_guard_the_throne() -> None:
    for day, n in zip(DAYS, (1, 2, 3), strict=True):
        t = end("guard_the_throne", day=day, fae=MINE, scarabs={"throne_room": 4}, dice=die_room(OUTER[9], day))
        assert came(t) == ["throne_room", "deep_mine", OUTER[9]][:n]
        assert ended(t)
    t = end("guard_the_throne", day=ANGRY, scarabs={"throne_room": 5})
    assert t.scarabs("throne_room") == 6, "his own Room is full by then"
    t = end("guard_the_throne", day=ANGRY, scarabs={"throne_room": 0})
    assert came(t) == []


@rule("WM-10.1", "WM-27.6")
def test_clockwork_tide_therus() -> None:
    t = end("clockwork_tide_therus", dice=die_room(OUTER[9]))
    assert came(t) == [OUTER[9]]
    assert not t.events("scarab-phase")
    for day in (ANGRY, FURIOUS):
        t = end("clockwork_tide_therus", day=day)
        assert len(t.events("scarab-phase")) == 1
        assert [t.scarabs(room) for room in INNER] == [1] * 6
        assert ended(t)


# ------------------------------------------------------------------ Power


@rule("WM-27.8", "WM-27.10", "WM-27.9", "WM-30.35")
@pytest.mark.parametrize(
    ("card", "gives"),
    [
        ("gathering_darkness", [{"hits": 1}, {"hits": 2}, {"hits": 3}]),
        ("mirror_ward", [{"blocks": 1}, {"defence": 1}, {"defence": 1, "blocks": 1}]),
        ("stolen_min", [{"balanced": 1}, {"balanced": 1}, {"balanced": 1, "attack": 1}]),
        ("hex_of_ruin", [{"hits": 1}, {"attack": 1}, {"attack": 1, "hits": 1}]),
    ],
)
def test_what_the_power_cards_give_in_each_state(card: str, gives: list[dict[str, int]]) -> None:
    own = [
        {"balanced": 2, "attack": 1, "defence": 1},
        {"balanced": 2, "attack": 2, "defence": 3},
        {"balanced": 3, "attack": 3, "defence": 2},
    ]
    for day, dice, bonus in zip(DAYS, own, gives, strict=True):
        t = confronts(THERUS, day=day, fae={"powers": card}, dice=[BLANK] * 14)
        assert pool(t) == {key: n + bonus.get(key, 0) for key, n in {**dice, "hits": 0, "blocks": 0}.items()}


@rule("WM-30.21", "WM-27.8", "WM-R56")
@pytest.mark.parametrize("card", ["gathering_darkness", "mirror_ward", "stolen_min", "hex_of_ruin"])
def test_a_power_card_goes_from_the_plans_to_the_first_free_place(card: str) -> None:
    other = "hex_of_ruin" if card != "hex_of_ruin" else "stolen_min"
    t = end(card, fae={"powers": other})
    assert [len(place) for place in t.fae.powers] == [1, 1, 0]
    assert (t.fae.discards, t.fae.plans_open) == ([], [])
    assert ended(t)


@rule("WM-27.11", "WM-30.35")
def test_his_power_cards_are_beaten_in_a_battle() -> None:
    t = attacks(THERUS, fae={"powers": "mirror_ward, hex_of_ruin"}, lasting_blocks=1, dice=[BLANK] * 5)
    assert totals(t) == (0, 1, 1, 1)
    t.play(*["combat"] * 4)
    assert t.me.track("combat") == 4, "two PP for each"
    assert t.fae.powers == [[], [], []]
    assert t.nothing_pending


@rule("WM-27.9", "WM-R93")
def test_a_power_card_shows_the_state_of_now() -> None:
    t = confronts(THERUS, day=3, time=11, fae={"powers": "gathering_darkness"}, tracks=NO_PP, dice=[BLANK] * 12)
    assert t.now[0] == 4
    assert pool(t)["hits"] == 2
