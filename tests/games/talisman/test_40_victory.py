"""Who wins (TA-40, TA-R1, TA-R5, TA-R122), and what the result says."""

from __future__ import annotations

from tests.games.talisman.play import table
from tests.support.rules import rule


def command(dice, others, **more):
    """Alone on the Crown: the Command Spell with these dice."""
    rest = {"crown_reached": True, **more.pop("rest", {})}
    return table("warrior", at="crown-of-command", dice=dice, others=others, rest=rest, **more)


@rule("TA-40.1", "TA-39.7", "TA-R5", "TA-R122")
def test_the_last_one_alive_wins():
    t = command([5], [{"who": "troll", "life": 1}])
    assert t.over
    assert (t.result.reason, t.result.winners, t.result.places) == ("last-alive", (0,), (1, 2))


@rule("TA-X29", "TA-R121", "TA-39.6")
def test_the_command_spell_kills_two_at_once():
    others = [
        {"who": "monk", "life": 1, "gold": 2, "objects": "ring"},
        {"who": "elf", "life": 1},
        {"who": "troll", "life": 3},
    ]
    t = command([5], others)
    assert [t[s].a.eliminated for s in range(4)] == [False, True, True, False]
    assert t[3].life == 2
    assert t.lying("village") == "ring"
    assert t.loose("village") == 2
    assert t.me.gold == 0
    assert not t.over


@rule("TA-40.1", "TA-R121")
def test_the_command_spell_kills_the_last_two_at_once():
    t = command([5], [{"who": "monk", "life": 1}, {"who": "elf", "life": 1}])
    assert (t.result.reason, t.result.winners) == ("last-alive", (0,))
    assert t.result.places == (1, 2, 2)


@rule("TA-R5")
def test_if_the_last_die_together_nobody_wins():
    rest = {"crown_reached": True}
    others = [{"who": "elf", "at": "city", "life": 1}]
    t = table("warrior", at="fields-1", life=1, stage="cards", draws="pestilence", rest=rest, others=others)
    assert (t.result.reason, t.result.winners, t.result.places) == ("nobody", (), (1, 1))


@rule("TA-R122", "TA-5.7")
def test_before_the_crown_is_reached_the_game_goes_on():
    t = table("monk", at="graveyard", stage="space", life=1, others=["troll"])
    assert not t.me.alive
    assert not t.over


@rule("TA-R122", "TA-5.7")
def test_before_the_crown_is_reached_all_may_die_together_and_come_back():
    others = [{"who": "elf", "at": "city", "life": 1}]
    t = table("warrior", at="fields-1", life=1, stage="cards", draws="pestilence", others=others)
    assert [e.name for e in t.events("killed")] == ["killed", "killed"]
    assert not t.over
    assert t.other.alive, "his turn has come, and he is somebody else"
    assert t.other.who != "elf"
    assert t.next_turn().me.alive


@rule("TA-R122")
def test_the_last_one_wins_wherever_he_is():
    rest = {"crown_reached": True}
    t = table("monk", at="graveyard", stage="space", life=1, others=["troll"], rest=rest)
    assert (t.result.reason, t.result.winners) == ("last-alive", (1,))


@rule("TA-R1")
def test_alone_the_crown_is_enough():
    t = table("warrior", at="valley-of-fire", objects="talisman", others=[])
    t.play("space-crown-of-command")
    assert (t.result.reason, t.result.winners, t.result.places) == ("crown", (0,), (1,))


@rule("TA-R1", "TA-R3")
def test_alone_without_a_character_left_the_game_is_lost():
    t = table("monk", at="graveyard", stage="space", life=1, others=[], rest={"bloodbath": True})
    assert (t.result.reason, t.result.winners) == ("nobody", ())


@rule("TA-42.6")
def test_a_game_with_a_limit_and_no_count_is_called_off():
    t = table("warrior", at="city", stage="end", active=0, others=[], rest={"turn_limit": 3, "round": 3})
    assert (t.result.reason, t.result.winners, t.result.places) == ("called-off", (), (1,))
