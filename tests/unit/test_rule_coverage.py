"""Every rule of a digest is exercised by a test, or docs/known-gaps.md says why not."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.support.rules import cited, expand, listed, rule

ROOT = Path(__file__).parents[2]
# The digests are written beside the checkout and are no part of it.
DIGESTS = ROOT.parent / "shared" / "rules"
GAMES = {"SB": "spellbook", "TA": "talisman", "BR": "black-rose-wars", "WM": "weirdwood-manor"}


def digest(game: str) -> set[str]:
    """The ids that a digest defines: those at the start of a line, a list item or a table row."""
    file = DIGESTS / f"{GAMES[game]}.md"
    if not file.is_file():
        pytest.skip(f"the digest {file.name} is not here; only those who write rules have it")
    ids = rf"^\s*[-*|]?\s*\**({game}-(?:[RTX]\d+[a-z]?|\d+\.\d+[a-z]?))\b"
    return set(re.findall(ids, file.read_text(encoding="utf-8"), flags=re.MULTILINE))


def known_gaps() -> set[str]:
    """The ids in the first column of the tables in docs/known-gaps.md; its prose may name others."""
    text = (ROOT / "docs" / "known-gaps.md").read_text(encoding="utf-8")
    return listed("\n".join(re.findall(r"^\|([^|]*)\|", text, flags=re.MULTILINE)))


def in_order(ids: set[str]) -> str:
    """Ids as a reader looks them up."""
    return " ".join(
        sorted(ids, key=lambda text: [int(part) if part.isdigit() else part for part in re.split(r"(\d+)", text)])
    )


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_is_cited_by_a_test_or_stands_in_known_gaps(game: str) -> None:
    forgotten = digest(game) - set(cited(ROOT / "tests")) - known_gaps()
    assert not forgotten, f"{len(forgotten)} rules without a test: {in_order(forgotten)}"


@pytest.mark.parametrize("game", GAMES)
def test_no_test_cites_a_rule_that_does_not_exist(game: str) -> None:
    known = digest(game)
    unknown = {
        f"{single} in {', '.join(files)}"
        for single, files in cited(ROOT / "tests").items()
        if single.startswith(game) and single not in known
    }
    assert not unknown, "; ".join(sorted(unknown))


@pytest.mark.parametrize("game", GAMES)
def test_a_rule_with_a_test_is_no_known_gap(game: str) -> None:
    both = {single for single in known_gaps() & set(cited(ROOT / "tests")) if single.startswith(game)}
    assert not both, f"docs/known-gaps.md still lists what a test exercises: {in_order(both)}"


def test_a_run_of_rules_means_each_of_them() -> None:
    assert expand("SB-13.2–13.4") == ["SB-13.2", "SB-13.3", "SB-13.4"]
    assert expand("SB-R12") == ["SB-R12"]
    assert listed("not built: SB-13.2–13.3, SB-X4b") >= {"SB-13.2", "SB-13.3", "SB-X4b"}


@pytest.mark.parametrize("wrong", ["SB8.6", "SB-8", "sb-8.6", "SB-8.6–9.1", "SB-8.6-8.2", ""])
def test_a_misspelt_id_is_refused(wrong: str) -> None:
    with pytest.raises(ValueError, match="like 'SB-"):
        rule(wrong)
