"""The Event cards (TA-9.1), one scenario each."""

from __future__ import annotations

import pytest

from magemoot.games.talisman.movement import one_space
from tests.games.talisman.play import table
from tests.games.talisman.spellcraft import idle
from tests.support.rules import rule


def drawn(card, who="troll", at="fields-1", **more):
    """The first unanswered moment after somebody on a draw-1 space draws an Event."""
    return table(who, at=at, stage="landed", draws=card, **{"others": ["warrior"], **more})


@pytest.mark.parametrize(("card", "good", "evil"), [("angel", 1, -1), ("devil", -1, 1)])
@rule("TA-9.1")
def test_angel_and_devil_look_at_the_alignment(card, good, evil):
    for alignment, change in (("good", good), ("evil", evil), ("neutral", 0)):
        t = drawn(card, alignment=alignment, life=3)
        assert t.me.life == 3 + change
        assert t.discards == card
        assert t.lying("fields-1") == 0
        assert t.turn_over


def snowy_turns(t):
    """Whose turns the Blizzard covers until it is over, one after another."""
    found = []
    while t.state.beside:
        turn, active = t.state.turn, t.active
        if one_space(t.state, t[active].a):
            found.append(active)
        while t.state.turn == turn:
            idle(t)
    assert "blizzard" in t.discards
    assert (t.state.blizzard, t.state.blizzard_by) == (0, -1)
    return found


@rule("TA-R83", "TA-R131")
def test_blizzard_lies_beside_the_board_for_two_turns_of_everybody_after_this_one():
    t = drawn("blizzard", others=["warrior", "dwarf"])
    assert t.turn_over
    assert t.state.blizzard == 2
    assert snowy_turns(t) == [1, 2, 0, 1, 2, 0]
    assert not one_space(t.state, t.other.a)


@rule("TA-R83", "TA-R131", "TA-R85")
def test_extra_turns_belong_to_a_round_of_the_blizzard():
    t = drawn("blizzard", others=[{"who": "warrior", "extra_turns": 2}, "dwarf"], extra_turns=1)
    # The drawer's own extra turn comes before the Blizzard begins.
    assert (t.active, t.state.blizzard) == (0, 0)
    assert snowy_turns(t) == [1, 1, 1, 2, 0, 1, 2, 0]


@rule("TA-R83", "TA-R7")
def test_the_blizzard_lasts_two_turns_of_those_who_are_left():
    out = {"eliminated": True}
    assert snowy_turns(drawn("blizzard", others=[out, "dwarf"])) == [2, 0, 2, 0]
    # It is over when the second turn of the one who drew it would have ended, were he still in the game.
    rest = {"blizzard": 2, "blizzard_by": 1}
    t = table("troll", active=2, stage="start", beside="blizzard", rest=rest, others=[out, "dwarf"])
    assert snowy_turns(t) == [2, 0, 2, 0]


@rule("TA-22.4")
def test_book_of_spells_fills_up_to_the_limit():
    t = drawn("book_of_spells", "druid", at="fields-1", spells="healing", spell_draws="hex, nullify")
    t.pass_all().play("space")
    assert t.me.spells == "healing, hex"
    assert t.discards == "book_of_spells"


@rule("TA-22.4", "TA-27.6")
def test_book_of_spells_gives_a_toad_nothing():
    t = drawn("book_of_spells", "druid", at="fields-1", toad=2)
    assert t.me.spells == 0


@rule("TA-R84", "TA-28.3")
def test_evil_darkness_costs_all_that_are_not_evil_a_turn():
    t = drawn("evil_darkness", "dwarf", others=["wizard", "monk", "elf"])
    assert [t[seat].a.missed for seat in range(4)] == [1, 0, 1, 1]
    assert t.turn_over


@rule("TA-R89", "TA-12.4")
@pytest.mark.parametrize(
    ("die", "space"),
    [(1, "crags"), (2, "forest"), (3, "tavern"), (4, "ruins"), (5, "hidden-valley"), (6, "cursed-glade")],
)
def test_imp_carries_him_off(die, space):
    t = drawn("imp", "dwarf", dice=[die], gold=1, objects="sword")
    t.play("space")
    assert t.me.space == space
    assert t.ask == "encounter"
    assert t.discards == "imp"
    assert not t.turn_over


@rule("TA-9.1")
def test_magical_vortex_takes_all_spells_of_all():
    t = drawn("magical_vortex", "elf", spells="healing", others=[{"who": "wizard", "spells": "hex, nullify"}, "monk"])
    t.pass_all()
    assert t.me.spells == 0
    assert t.other.spells == 0
    assert t.spell_discards == "healing, hex, nullify"


@rule("TA-R140", "TA-30.1")
def test_market_day_serves_everybody_in_every_region():
    t = drawn("market_day", gold=2, others=[{"who": "warrior", "at": "temple", "gold": 2, "missed": 1}, "dwarf"])
    t.play("sword", "done")
    assert t.seat == 1
    t.play("mule")
    assert t.other.followers == "purchase-mule"
    assert t.other.gold == 0
    assert t.me.objects == "purchase-sword"
    assert t.discards == "market_day"


@rule("TA-R77")
def test_market_day_gives_the_thief_a_card():
    t = drawn("market_day", others=[{"who": "thief", "at": "temple"}])
    assert (t.seat, t.ask) == (1, "free-purchase")
    t.play("armour")
    assert t.other.objects == "purchase-armour"


@rule("TA-25.3")
@pytest.mark.parametrize("alignment", ["good", "neutral"])
def test_mephistopheles_makes_evil(alignment):
    t = drawn("mephistopheles", alignment=alignment)
    assert t.me.alignment == "evil"
    assert t.me.tokens == (0, 0)


@rule("TA-25.3")
def test_mephistopheles_gives_the_evil_craft():
    assert drawn("mephistopheles", alignment="evil").me.tokens == (0, 1)


@rule("TA-R6")
def test_pestilence_costs_everybody_in_the_region_a_life():
    t = drawn("pestilence", others=["warrior", {"who": "wizard", "at": "temple"}])
    assert (t.me.life, t.other.life, t[2].life) == (5, 4, 4)


@rule("TA-R6", "TA-R7")
def test_pestilence_can_kill_the_one_who_draws_it():
    t = drawn("pestilence", life=1, gold=3)
    assert not t.me.alive
    assert t.loose("fields-1") == 3
    assert t.turn_over
    assert "pestilence" in t.discards


@rule("TA-R98")
def test_raiders_carry_all_gold_to_the_oasis():
    t = drawn("raiders", gold=3)
    assert t.me.gold == 0
    assert t.loose("oasis") == 3


@rule("TA-R84")
def test_siren_ends_the_turn_and_costs_the_next_one():
    t = table(
        "troll", at="ruins", stage="landed", draws="siren, bear", others=["warrior", {"who": "monk", "at": "temple"}]
    )
    assert t.turn_over
    assert [t[seat].a.missed for seat in range(3)] == [1, 0, 0]
    assert t.active == 2
    assert t.lying("ruins") == "bear"


@rule("TA-R84", "TA-28.2")
def test_storm_counts_this_turn_as_lost_when_cards_are_left():
    t = table(
        "troll", at="ruins", stage="landed", draws="storm, bear", others=["warrior", {"who": "monk", "at": "temple"}]
    )
    assert t.me.a.missed == 0
    assert t.turn_over
    assert t.active == 2
    assert t.lying("ruins") == "bear"


@rule("TA-41.2", "TA-41.3", "TA-R101")
def test_who_may_evade_may_avoid_an_unfriendly_person():
    t = drawn("devil", "elf", at="woods-1", rest={"avoid_unfriendly": True})
    t.play("avoid")
    assert t.me.life == 4
    assert t.discards == "devil"
    assert drawn("devil", "elf", at="woods-1").me.life == 3


@rule("TA-41.2", "TA-R84", "TA-R101")
def test_who_avoids_the_siren_does_not_spare_the_others():
    t = table(
        "elf",
        at="woods-1",
        stage="landed",
        draws="siren",
        others=["warrior", "monk"],
        rest={"avoid_unfriendly": True},
    )
    t.play("avoid")
    assert len(t.events("miss-turn")) == 2
    assert t.me.a.missed == 0
