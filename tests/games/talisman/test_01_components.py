"""What is in the box (TA-1): the content pack against the rulebook, and what a broken pack is told."""

from __future__ import annotations

import re
import shutil
from collections import Counter
from pathlib import Path

import pytest

from magemoot import text
from magemoot.engine.content import ContentError, load_pack
from magemoot.games.talisman import GAME, catalogue
from magemoot.games.talisman.atoms.tokens import gain
from magemoot.games.talisman.catalogue import (
    CHARACTER,
    CHARACTERS,
    DECK,
    IN_REGION,
    NAMED,
    OF_KEY,
    QUESTS,
    SPACE,
    SPACES,
    STOCK,
    TABLE,
    card_of,
    kinds,
)
from magemoot.games.talisman.components import ALIGNMENTS, DECKS, CardFacts, Op
from magemoot.games.talisman.dice import throw
from magemoot.games.talisman.reading import read
from tests.games.talisman.play import table as play_table
from tests.support.rules import rule

BUILT_IN = Path(catalogue.__file__).with_name("content")


def in_deck(deck: str) -> list[CardFacts]:
    """The facts of every card of a deck."""
    return [card_of[piece] for piece in DECK[deck]]


def walk(start: str, steps: int) -> str:
    """Where a walk around a Region ends; clockwise, or counter-clockwise with a negative number."""
    space = SPACE[start]
    for _ in range(abs(steps)):
        space = SPACES[space].cw if steps > 0 else SPACES[space].ccw
    return SPACES[space].id


# ------------------------------------------------------------------ counts


@rule("TA-1.2", "TA-1.3", "TA-1.7", "TA-1.8", "TA-1.9", "TA-R104")
def test_so_many_cards_of_each_kind():
    assert {deck: len(DECK[deck]) for deck in DECKS} == {
        "adventure": 104,
        "spell": 24,
        "purchase": 28,
        "talisman": 4,
        "character": 14,
    }
    assert {deck: len({card.key for card in in_deck(deck)}) for deck in DECKS} == {
        "adventure": 81,
        "spell": 17,
        "purchase": 8,
        "talisman": 1,
        "character": 14,
    }
    assert "pool_of_life" in OF_KEY
    assert not {"doppelganger", "instructor"} & set(OF_KEY)


@rule("TA-1.2")
def test_what_the_adventure_deck_is_made_of():
    cards = in_deck("adventure")
    assert Counter(card.type for card in cards) == {
        "Event": 13,
        "Enemy": 29,
        "Stranger": 8,
        "Object": 19,
        "Magic Object": 13,
        "Follower": 13,
        "Place": 9,
    }
    assert Counter(card.subtype for card in cards if card.type == "Enemy") == {
        "Animal": 7,
        "Dragon": 3,
        "Monster": 9,
        "Spirit": 10,
    }
    assert Counter(card.number for card in cards) == {1: 15, 2: 19, 3: 10, 4: 8, 5: 43, 6: 9}


@rule("TA-9.2", "TA-9.3", "TA-16.1", "TA-R106")
def test_an_enemy_attacks_with_strength_or_with_craft():
    for card in in_deck("adventure"):
        if card.type == "Enemy":
            spirit = card.subtype == "Spirit"
            assert (card.craft > 0, card.strength > 0, card.number) == (spirit, not spirit, 3 if spirit else 2)
            assert card.trophy
            assert card.stays


@rule("TA-1.7")
def test_the_purchase_deck():
    copies = Counter(card.id for card in in_deck("purchase"))
    assert copies == {
        "armour": 4,
        "axe": 4,
        "helmet": 4,
        "mule": 4,
        "raft": 1,
        "shield": 4,
        "sword": 3,
        "water_bottle": 4,
    }
    assert all(card.key == f"purchase-{card.id}" and card.number == 5 for card in in_deck("purchase"))


@rule("TA-1.3")
def test_spells_with_two_copies():
    copies = Counter(card.id for card in in_deck("spell"))
    twice = {"counterspell", "destruction", "healing", "immobility", "psionic_blast", "random", "teleport"}
    assert {name for name, n in copies.items() if n == 2} == twice
    assert set(copies.values()) == {1, 2}
    assert all(card.number == 0 and card.timing for card in in_deck("spell"))


@rule("TA-1.8", "TA-30.5")
def test_four_talismans_in_their_pile_and_two_in_the_adventure_deck():
    assert Counter(card.deck for card in card_of if "talisman" in card.tags) == {"talisman": 4, "adventure": 2}


@rule("TA-1.4", "TA-1.5", "TA-1.6", "TA-1.12", "TA-R12")
def test_the_tokens():
    stock = TABLE.box.stock
    assert (stock.small, stock.large, stock.large_points) == (32, 8, 5)
    assert dict(STOCK) == {"strength": 72, "craft": 72, "life": 72, "fate": 36, "gold": 30}


@rule("TA-1.4", "TA-1.5", "TA-1.6", "TA-1.12")
@pytest.mark.parametrize(
    ("what", "theirs"), [("strength", 71), ("craft", 71), ("life", 67), ("fate", 34), ("gold", 24)]
)
def test_no_more_points_come_into_play_than_the_box_holds(what, theirs):
    # One more is left: of each kind I have what the others, and the spaces, leave me. No other kind helps out.
    t = play_table("thief", fate=1, others=[{"who": "troll", what: theirs}], loose={"city": 5})
    assert gain(t.state, t.me.a, what, 3, "TA-1.4") == 1
    assert gain(t.state, t.me.a, what, 3, "TA-1.4") == 0


@rule("TA-1.13")
def test_a_die_shows_one_to_six_and_each_of_them():
    t = play_table("thief")
    assert set(throw(t.state, t.me.a, 300, "attack", "TA-1.13")) == {1, 2, 3, 4, 5, 6}


@rule("TA-1.10", "TA-1.11", "TA-1.13")
def test_toads_alignment_cards_and_dice():
    assert (TABLE.toad.copies, TABLE.toad.figures) == (4, 4)
    assert (TABLE.toad.strength, TABLE.toad.craft, TABLE.toad.movement, TABLE.toad.turns) == (1, 1, 1, 3)
    assert (TABLE.alignment.copies, TABLE.alignment.sides) == (4, ("good", "evil"))
    assert (TABLE.box.dice.count, TABLE.box.dice.sides, TABLE.box.dice.talisman) == (6, 6, 1)


@rule("TA-1.14")
def test_seats():
    assert (GAME.min_seats, GAME.max_seats) == (1, 6)


@rule("TA-1.9", "TA-7.1", "TA-7.2", "TA-25.1")
@pytest.mark.parametrize(
    ("who", "values", "alignment", "start", "spells"),
    [
        ("assassin", (3, 3, 4, 3), "evil", "city", 0),
        ("druid", (2, 4, 4, 4), "neutral", "forest", 1),
        ("dwarf", (3, 3, 5, 5), "neutral", "crags", 0),
        ("elf", (3, 4, 4, 3), "good", "forest", 0),
        ("ghoul", (2, 4, 4, 4), "evil", "graveyard", 0),
        ("minstrel", (2, 4, 4, 5), "good", "tavern", 0),
        ("monk", (2, 3, 4, 5), "good", "village", 0),
        ("priest", (2, 4, 4, 5), "good", "chapel", 1),
        ("prophetess", (2, 4, 4, 2), "good", "chapel", 1),
        ("sorceress", (2, 4, 4, 3), "evil", "graveyard", 1),
        ("thief", (3, 3, 4, 2), "neutral", "city", 0),
        ("troll", (6, 1, 6, 1), "neutral", "crags", 0),
        ("warrior", (4, 2, 5, 1), "neutral", "tavern", 0),
        ("wizard", (2, 5, 4, 3), "evil", "graveyard", 2),
    ],
)
def test_a_character_card(who, values, alignment, start, spells):
    one = next(c for c in CHARACTERS if c.id == who)
    assert (one.strength, one.craft, one.life, one.fate) == values
    assert (ALIGNMENTS[one.alignment], SPACES[one.start].id) == (alignment, start)
    assert (one.spells, one.gold, one.objects) == (spells, 1, ())
    assert one.abilities
    assert CHARACTER[OF_KEY[f"character-{who}"][0]] is one


# ------------------------------------------------------------------ the board


@rule("TA-1.1", "TA-43.1", "TA-43.2", "TA-43.4")
def test_the_board_has_three_regions_and_the_crown():
    assert {region: len(spaces) for region, spaces in IN_REGION.items()} == {
        "outer": 24,
        "middle": 16,
        "inner": 8,
        "crown": 1,
    }
    shared = {name: len(spaces) for name, spaces in NAMED.items() if len(spaces) > 1}
    assert shared == {"fields": 6, "hills": 3, "plains": 4, "woods": 4, "desert": 2, "runes": 3}
    draws = {name: SPACES[spaces[0]].draw for name, spaces in NAMED.items() if SPACES[spaces[0]].draw}
    assert draws.pop("hidden-valley") == 3
    assert (draws.pop("ruins"), draws.pop("oasis")) == (2, 2)
    assert draws == dict.fromkeys(
        ("fields", "plains", "woods", "hills", "sentinel", "portal-of-power", "cursed-glade", "runes", "desert"), 1
    )


@rule("TA-X10", "TA-X11", "TA-33.1", "TA-35.1", "TA-38.1")
def test_where_the_spaces_lie():
    assert walk("graveyard", 2) == "sentinel"
    assert SPACES[SPACES[SPACE["sentinel"]].bridge].id == "hills-3"
    assert walk("hills-3", -3) == "portal-of-power"
    assert {walk("temple", 2), walk("temple", -2)} == {"runes-1", "oasis"}
    assert [walk("plain-of-peril", n) for n in (1, 2, 3, 4)] == ["mines", "vampires-tower", "pits", "valley-of-fire"]
    assert [walk("plain-of-peril", -n) for n in (1, 2, 3, 4)] == ["crypt", "death", "werewolf-den", "valley-of-fire"]
    portal = SPACES[SPACE["portal-of-power"]].portal
    assert portal is not None
    assert portal.to == "plain-of-peril"
    assert (SPACES[catalogue.CROWN].cw, SPACES[catalogue.CROWN].ccw) == (-1, -1)


@rule("TA-R37")
def test_opposite_banks_of_the_storm_river():
    for space in SPACES:
        for other in space.opposite:
            assert space.index in SPACES[other].opposite
            assert {space.region, SPACES[other].region} == {"outer", "middle"}
    faced = {SPACES[s].id: len(SPACES[s].opposite) for s in IN_REGION["middle"]}
    assert {name for name, n in faced.items() if n == 3} == {
        "warlocks-cave",
        "temple",
        "portal-of-power",
        "cursed-glade",
    }
    assert set(faced.values()) == {1, 3}


@rule("TA-31.6")
def test_six_quests_one_for_each_result():
    assert [quest.on for quest in QUESTS] == [(n,) for n in range(1, 7)]
    assert [quest.gold for quest in QUESTS] == [0, 0, 0, 0, 3, 2]
    assert [quest.auto for quest in QUESTS] == [False, False, True, True, True, True]


# ------------------------------------------------------------------ the pack


@pytest.mark.parametrize("lang", text.LANGUAGES)
def test_everything_has_a_name_and_a_text(lang):
    ids = {f"token-{key}" for key in kinds} | {f"card-{key}" for key in kinds}
    ids |= {f"space-{space.name}" for space in SPACES} | {f"space-{space.name}-text" for space in SPACES}
    ids |= {f"ability-{one.id}-{n}" for one in CHARACTERS for n in range(1, len(one.abilities) + 1)}
    ids |= {f"quest-{quest.id}" for quest in QUESTS}
    assert [id for id in sorted(ids) if not text.bundle(lang, "talisman").has_message(id)] == []


def test_the_texts_of_fights_name_their_creatures():
    creatures = {space.creature.name for space in SPACES if space.creature is not None}
    creatures |= {op.name for op in steps() if op.op == "fight"}
    assert creatures == {"sentinel", "pitfiend", "werewolf", "farmer", "brigand", "spirit", "dragon", "goblin"}
    for lang in text.LANGUAGES:
        assert all(text.bundle(lang, "talisman").has_message(f"creature-{name}") for name in creatures)


def steps() -> list[Op]:
    """Every step of every table of the board and the cards."""
    rolls = [space.roll for space in SPACES] + [card.roll for card in card_of]
    return [op for roll in rolls if roll is not None for row in roll.table for op in row.ops]


@pytest.mark.parametrize(
    ("table", "old", "new", "problem"),
    [
        (
            "board",
            'region = "outer"',
            'region = "upper"',
            "city: region upper is not one of outer, middle, inner, crown [SPACE-REGION]",
        ),
        ("board", "index = 2", "index = 3", "the indices of the outer region are [1, 3, 3,"),
        ("board", 'kind = "visit_one"', 'kind = "visit_two"', "city: kind visit_two is not one of"),
        ("board", "draw = 1\n", "", "fields-1: the instruction lacks what kind draw_cards needs [SPACE-KIND]"),
        (
            "board",
            'opposite = ["warlocks-cave"]',
            'opposite = ["desert-1"]',
            "desert-1 lies opposite, but does not say so",
        ),
        ("board", 'opposite = ["warlocks-cave"]', 'opposite = ["moon"]', "city: space moon is not one of"),
        (
            "board",
            "{ on = [2]",
            "{ on = [3]",
            "city: enchantress: the rows cover [1, 3, 3, 4, 5, 6], not each result from 1 to 6 once [ROLL]",
        ),
        ("board", 'op = "toad"', 'op = "frog"', "city: enchantress: op frog is not one of"),
        ("box", "outer = 24", "outer = 25", "24 spaces of the outer region, 25 are needed [COUNT]"),
        (
            "box",
            "adventure = 104",
            "adventure = 105",
            "content/adventure.toml: 104 adventure cards, 105 are needed [COUNT]",
        ),
        ("box", "[dice]", "[cubes]", "the entry [dice] is missing [ENTRY-MISSING]"),
        ("box", '"witch",', '"warlock",', "card warlock is not one of"),
        ("box", 'people = ["enchantress"]', 'people = ["nobody"]', "person nobody is not one of"),
        ("adventure", "copies = 1", "copies = 0", "angel: copies 0: there is at least 1 of a card [CARD-COPIES]"),
        ("adventure", "copies = 1", "copies = 2", "105 adventure cards, 104 are needed [COUNT]"),
        ("adventure", 'type = "Event"', 'type = "Evnt"', "angel: type Evnt is not one of Event, Enemy, Stranger"),
        ("adventure", "number = 1", "number = 4", "angel: number 4 is not one of 1 [CARD-NUMBER]"),
        ("adventure", "strength = 3", "strength = 0", "ape: an Enemy attacks with Strength or with Craft: exactly one"),
        (
            "adventure",
            'forbidden = "evil"',
            'forbidden = "bad"',
            "holy_grail: forbidden bad is not one of good, neutral, evil",
        ),
        ("adventure", 'condition = "craft>=4"', 'condition = "clever"', "enchanter: condition clever is none of"),
        ("adventure", "sword = 1, helmet", "sword = 2, helmet", "purchase.toml: sword: market_day asks 2 gold for it"),
        ("spells", 'timing = "any_time"', 'timing = "later"', "healing: timing later is not one of"),
        ("talismans", "craft = 1", "craft = 2", "toad: a Toad's strength and craft are one number [TOAD]"),
        ("characters", 'start = "city"', 'start = "town"', "assassin: start town is not one of"),
        ("characters", "life = 4", "life = 0", "assassin: Strength, Craft and life are at least 1"),
        (
            "quests",
            "on = [1]",
            "on = [2]",
            "the rows cover [2, 2, 3, 4, 5, 6], not each result from 1 to 6 once [ROLL]",
        ),
    ],
)
def test_a_broken_pack_is_told_what_would_be_right(tmp_path, table, old, new, problem):
    folder = tmp_path / "content"
    shutil.copytree(BUILT_IN, folder)
    file = folder / f"{table}.toml"
    facts = file.read_text("utf-8")
    assert old in facts
    file.write_text(facts.replace(old, new, 1), "utf-8")
    with pytest.raises(ContentError, match=re.escape(problem)) as error:
        read(load_pack(folder))
    assert str(error.value).endswith(f"[{error.value.code}]")


def test_the_order_of_entries_has_no_meaning(tmp_path):
    folder = tmp_path / "content"
    shutil.copytree(BUILT_IN, folder)
    for name in ("board", "adventure", "quests"):
        file = folder / f"{name}.toml"
        heading, *entries = re.split(r"(?m)^(?=\[[\w-]+\]$)", file.read_text("utf-8"))
        file.write_text(heading + "\n".join(reversed(entries)), "utf-8")
    pack = load_pack(folder)
    assert read(pack) == TABLE
    assert pack.hash == catalogue.CONTENT_HASH
