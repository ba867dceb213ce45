"""Settings are chosen by people: each, and each of its values, has words in both languages."""

import pytest

from groma.core.game import games
from groma.table.sentences import plain_words
from groma.words.about import STEPS, load_facts, steps


@pytest.mark.parametrize("lang", ["en", "de"])
@pytest.mark.parametrize("game", sorted(games()))
def test_every_setting_and_value_has_words(game: str, lang: str) -> None:
    found = games()[game]
    words = plain_words(found, lang)
    for setting in found.settings:
        named = setting.name.replace("_", "-")
        assert words.find(f"setting-{named}"), setting.name
        for label in setting.labels:
            value = label.replace("_", "-")
            assert words.find(f"value-{named}-{value}") or words.find(f"value-{value}"), label


@pytest.mark.parametrize("lang", ["en", "de"])
@pytest.mark.parametrize("game", sorted(games()))
def test_every_game_has_its_shop_window(game: str, lang: str) -> None:
    found = games()[game]
    words = plain_words(found, lang)
    facts = load_facts(found)
    assert facts is not None
    assert 1 <= facts.weight <= 5
    assert words.find("window-tension")
    assert len(steps(words)) == len(STEPS)
