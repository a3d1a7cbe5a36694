from __future__ import annotations

from tests.games.spellbook.play import table
from tests.support.rules import rule


@rule("SB-12.1")
def test_take_is_from_the_altar_into_the_pool_unless_stated_otherwise():
    t = table(altar="red◯, blue△, green□", spells={"sharing": 4}, draws=["any"])
    t.cast("sharing", 4)
    t.take("red◯", "blue△")
    assert t.pool == "red◯, blue△"
    assert t.altar == "green□"
    t = table(altar="red◯, blue△", spells={"feast": 4}, phase="midday")
    t.cast("feast", 4)
    t.take("red◯")
    assert (t.pool, t.board) == (0, "red◯")


@rule("SB-12.2")
def test_draw_is_at_random_from_the_bag():
    seen = set()
    for seed in range(12):
        t = table(bag="red◯, blue△, green□", tray=0, altar=0, seed=seed)
        t.draw()
        assert len(t.bag) == 1
        seen.update(t.pool)
    assert seen == {"red◯", "blue△", "green□"}


@rule("SB-12.3")
def test_store_is_from_the_own_pool_unless_the_spell_names_another_place():
    t = table(pool="red◯", altar="blue△", phase="midday", others=[{"pool": "green□"}])
    assert t.options == ["red-circle", "skip"]
    t = table(pool="3 yellow□", spells={"communion": None}, altar="3 blue△", phase="evening")
    t.learn("communion", 3)
    assert t.board == "3 blue△"


@rule("SB-12.4")
def test_discard_is_from_the_pool_into_the_tray():
    t = table(pool="red◯, 2 blue△", spells={"cure": 3}, phase="midday", draws=["green□"])
    t.cast("cure", 3)
    t.discard("blue△")
    assert t.pool == "red◯, blue△, green□"
    assert t.tray == "blue△"
    assert t.rules("discard") == ["SB-15.7"]


@rule("SB-12.5")
def test_level_five_is_the_maximum():
    t = table(spells={"time_travel": 3, "sacrifice": 5}, pool="white◯", phase="evening")
    assert t.active == 1


@rule("SB-12.6", "SB-R75")
def test_exchange_puts_a_token_of_the_pool_in_the_place_of_another():
    t = table(
        pool="4 red◯, 4 blue△, green□", altar="white□, black□, yellow□", spells={"purification": 4}, phase="midday"
    )
    t.cast("purification", 4)
    t.play("give red◯", "give green□", "receive white□", "receive black□")
    assert t.pool == "3 red◯, 4 blue△, white□, black□"
    assert "red◯, green□, yellow□" in t.altar
    assert len(t.events("exchange")) == 2


@rule("SB-12.7")
def test_an_arrow_means_the_rune_on_the_card():
    for rune in "◯△□":
        t = table(pool="red◯, red△, red□", spells={"focus": f"3{rune}"}, phase="evening")
        t.cast("focus", 3, "store")
        assert t.board == f"red{rune}"
