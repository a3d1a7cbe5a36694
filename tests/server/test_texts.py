"""The texts of one game alone: two games may call different sentences by the same name."""

from __future__ import annotations

import pytest
from fluent.runtime import FluentBundle, FluentResource

import magemoot
from magemoot import text
from tests.server.support import Place


@pytest.mark.parametrize("language", text.LANGUAGES)
def test_a_table_reads_the_sentences_of_its_own_game(place: Place, language: str) -> None:
    said = {}
    for game in ("spellbook", "talisman"):
        answer = place.http.get(f"/api/texts/{language}", params={"game": game})
        assert answer.status_code == 200
        bundle = FluentBundle([language])
        bundle.add_resource(FluentResource(answer.text))
        entry = bundle.get_message("log-game-start").value
        assert entry is not None
        said[game] = str(bundle.format_pattern(entry, {"who": "Ada", "who_you": "other"})[0])
        assert bundle.has_message("ui-your-turn"), "the shell's texts come along"
        others = set(magemoot.games()) - {game}
        assert not any(bundle.has_message(f"game-{other}") for other in others)
    assert said["spellbook"] != said["talisman"]


def test_texts_of_a_game_that_is_not_here_are_refused(place: Place) -> None:
    answer = place.http.get("/api/texts/en", params={"game": "chess"})
    assert (answer.status_code, answer.json()["code"]) == (404, "unknown-game")
