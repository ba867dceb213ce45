"""Deeds: every move of every game has a word or two for the button that makes it."""

import pytest

from groma.core.game import games
from groma.words.words import LANGUAGES, Words

ROOM = 24  # letters


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", sorted(games()))
def test_every_move_has_a_deed_that_fits_its_button(name: str, lang: str) -> None:
    game = games()[name]
    words = Words(game, lang)
    english = Words(game, "en")
    seen = set()
    for move in range(game.moves.count):
        deed = words.deed(move, {})
        family = game.moves.family(move).name
        assert 0 < len(deed) <= ROOM, (family, deed)
        assert deed[0].isupper() or deed[0].isdigit(), deed
        assert not set(deed) & set("{}$@"), deed
        seen.add((family, deed))
        if lang != "en":
            assert deed != english.deed(move, {}), f"{family}: the same as in English"
    assert len(seen) >= len(game.moves.families)


def test_who_has_said_nothing_gets_none() -> None:
    assert Words(games()["city-of-rome"], "en").find("move-dance.deed") is None
