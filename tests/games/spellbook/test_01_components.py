from __future__ import annotations

from collections import Counter

import pytest

import magemoot
from magemoot import text
from magemoot.engine.errors import OptionError
from magemoot.engine.pieces import EMPTY
from magemoot.games.spellbook import GAME
from magemoot.games.spellbook.catalogue import (
    COLOURS,
    KIND_KEYS,
    LEVELS,
    PHASES,
    RUNES,
    SPELL,
    SPELLS,
    TOKENS,
    colour_of,
    kind_of,
    rune_of,
)
from tests.games.spellbook.play import new_game, table
from tests.support.rules import rule


@rule("SB-1.1", "SB-1.18")
def test_the_box_serves_one_to_four_mages():
    assert (GAME.min_seats, GAME.max_seats) == (1, 4)
    t = new_game(4)
    assert len(t.state.mages) == 4
    assert len(GAME.catalogue) == TOKENS == 105
    for seats in (0, 5):
        with pytest.raises(OptionError, match="1 to 4"):
            magemoot.new("spellbook", seats=seats)


@rule("SB-1.2", "SB-1.3")
def test_a_deck_has_21_spells_in_three_sets_of_seven_and_three_of_each_colour():
    assert len(SPELLS) == 21
    assert 4 * len(SPELLS) == 84
    assert Counter(s.set for s in SPELLS) == {1: 7, 2: 7, 3: 7}
    assert Counter(COLOURS[s.colour] for s in SPELLS) == dict.fromkeys(COLOURS, 3)
    assert len({s.id for s in SPELLS}) == 21


@rule("SB-1.4", "SB-1.7")
def test_each_colour_has_15_tokens_five_of_each_rune():
    assert Counter(colour_of) == dict.fromkeys(range(7), 15)
    assert Counter(zip(colour_of, rune_of, strict=True)) == {(c, r): 5 for c in range(7) for r in range(3)}


@rule("SB-1.5")
@pytest.mark.parametrize(
    ("colour", "matter"),
    [
        ("red", "magma"),
        ("purple", "poison"),
        ("green", "plants"),
        ("black", "coal"),
        ("white", "steam"),
        ("blue", "mercury"),
        ("yellow", "gold"),
    ],
)
def test_each_colour_is_a_matter(colour, matter):
    assert colour in COLOURS
    assert text.format(f"matter-{colour}", game="spellbook") == matter
    for lang in text.LANGUAGES:
        assert text.format(f"matter-{colour}", lang=lang, game="spellbook") != f"matter-{colour}"


@rule("SB-1.6", "SB-1.8", "SB-R3")
def test_every_token_shows_one_of_three_runes():
    assert RUNES == ("circle", "triangle", "square")
    assert all(KIND_KEYS[kind_of[x]] == f"{COLOURS[colour_of[x]]}-{RUNES[rune_of[x]]}" for x in range(TOKENS))


@rule("SB-1.8", "SB-R3")
@pytest.mark.parametrize("rune", "◯△□")
def test_no_rune_makes_better_wild_matter_than_another(rune):
    t = table(pool=f"4 yellow{rune}, red{rune} blue{rune} black{rune}", phase="evening")
    assert t.offers("learn abundance at 5")


@rule("SB-1.9", "SB-1.12")
def test_a_card_says_all_that_its_front_shows():
    shown = {s.id: s for s in GAME.static().spells}
    assert shown.keys() == SPELL.keys()
    for spell in shown.values():
        assert spell.set in (1, 2, 3)
        assert spell.colour in COLOURS
        assert spell.phase in (None, *PHASES)
        assert [at.level for at in spell.levels] == [3, 4, 5]
        for lang in text.LANGUAGES:
            for message in (f"spell-{spell.id}", *(f"spell-{spell.id}-{n}" for n in LEVELS)):
                assert text.format(message, lang=lang, game="spellbook") != message


@rule("SB-1.10", "SB-8.3")
@pytest.mark.parametrize("paid", [3, 4, 5])
def test_the_level_is_the_number_of_tokens_paid(paid):
    t = table(pool=f"{paid} red□", phase="evening")
    t.learn("sacrifice", paid)
    assert t.card("sacrifice").level == paid
    assert t.pool == 0


@rule("SB-1.11")
def test_points_depend_on_the_level():
    assert [table(spells={"sacrifice": level}).score for level in LEVELS] == [1, 2, 3]
    assert [table(spells={"levitation": level}).score for level in LEVELS] == [3, 4, 5]


@rule("SB-1.12", "SB-9.1")
@pytest.mark.parametrize("spell", [s.id for s in SPELLS if s.phase])
def test_the_symbol_names_the_only_phase_in_which_a_card_is_an_action(spell):
    for phase in PHASES:
        t = table(
            spells={spell: "4◯", ("sacrifice" if spell == "time_travel" else "abundance"): 3},
            pool="3 red◯, red△",
            board="red□",
            altar="red◯, 2 red△, 2 blue◯",
            phase=phase,
            others=[{"spells": {"abundance": 3}}],
        )
        used = [key for key in t.options if key.startswith(f"{spell}-")]
        assert bool(used) == (phase == SPELL[spell].phase)


@rule("SB-1.13")
def test_cards_of_different_sets_play_together():
    t = table(spells={"sacrifice": 3, "sharing": 3, "mirage": "3◯"}, pool="red◯")
    assert {"sharing-3", "sacrifice-3"} <= set(t.options)


@rule("SB-1.15")
def test_tokens_pay_for_spells_and_are_worth_points_when_stored():
    t = table(pool="red□, 3 red△", phase="midday", altar="5 blue△")
    t.store("red□")
    assert t.score == 1
    t.learn("sacrifice", 3)
    assert t.score == 1 + 1
    assert t.pool == 0


@rule("SB-1.16")
def test_some_spells_need_a_rune():
    assert table(pool="blue◯", spells={"sacrifice": 3}).offers("use sacrifice at 3")
    assert not table(pool="blue△", spells={"sacrifice": 3}).offers("use sacrifice at 3")


@rule("SB-1.17")
@pytest.mark.parametrize("full", ["spells", "board"])
def test_a_full_book_or_board_ends_the_game_and_most_points_win(full):
    six = dict.fromkeys(("sacrifice", "levitation", "purification", "offering", "time_travel", "transmutation"), 3)
    if full == "board":
        t = table(pool="yellow", board=13, phase="midday", others=[{"spells": {"sacrifice": 3}}], active=0, first=1)
        t.store("yellow")
    else:
        t = table(pool="3 yellow△", spells=six, phase="evening", others=[{"board": 3}], first=1)
        t.learn("abundance", 3)
    t.end_day()
    assert t.over
    assert t.ending == full
    assert t.result.winners == (0,)


def test_empty_cards_hold_nothing():
    t = new_game(3)
    assert all(mage.cards == [EMPTY] * 7 and mage.levels == [0] * 7 for mage in t.state.mages)
