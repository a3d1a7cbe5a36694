"""What the menu of a phase offers, for the tests of cards."""

from __future__ import annotations

import re
from typing import Any

from magemoot.engine.events import seat
from magemoot.games.spellbook.catalogue import COLOURS, PHASES, SPELLS
from tests.games.spellbook.play import Table, table

_CAST = re.compile(r"(?!learn-)\w+-[345](:.+)?")


def castable(t: Table) -> list[str]:
    """The spells that can be used as the action of the phase whose menu is open, with their levels and variants."""
    assert t.ask in ("phase-morning", "phase-midday", "phase-evening", "bonus-morning"), f"no menu: {t.ask}"
    assert t.seat == t.active
    return [key for key in t.options if _CAST.fullmatch(key)]


def passed(t: Table, who: int = 0) -> list[str]:
    """The phases that a mage has let pass, willingly or because nothing was possible."""
    skips = [e for e in t.events("skip") if e.args["who"] == seat(who)]
    return [str(e.args["phase"].id).removeprefix("phase-") for e in skips]


def tokens_offered(t: Table) -> list[str]:
    """The tokens among the options, when nothing else is one (no way to stop early)."""
    assert all(key.partition("-")[0] in COLOURS for key in t.options), t.options
    return t.options


def phases_of(spell: str, level: int = 5, **more: Any) -> list[str]:
    """The phases in whose menu a learned spell stands, on a table where every phase has a menu."""
    found = []
    for phase in PHASES:
        usual = {"pool": "3 yellow□, red◯", "board": "red△", "altar": "red◯, red△, red□, blue◯, blue△"}
        t = table(phase=phase, **{**usual, "spells": {spell: f"{level}◯"}, **more})
        if any(word.startswith(f"{spell}-") for word in castable(t)):
            found.append(phase)
    return found


def costs(spell: str) -> list[str]:
    """The colours of which three tokens learn a spell."""
    return [
        colour
        for colour in COLOURS
        if table(pool=f"3 {colour}□", phase="evening", spells={spell: None}).offers(f"learn {spell} at 3")
    ]


def points(spell: str) -> list[int]:
    """What a mage with an empty board scores who has learned nothing but this spell, on levels 3, 4 and 5."""
    return [table(spells={spell: level}).score for level in (3, 4, 5)]


WITHOUT_WHITE = [spell.id for spell in SPELLS if COLOURS[spell.colour] != "white"]
