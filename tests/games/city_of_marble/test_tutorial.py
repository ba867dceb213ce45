"""The lesson of City of Marble speaks of what is drawn, and of everything that scores."""

import re

import pytest

from groma.games.city_of_marble import GAME
from groma.words import Words
from groma.words.tutorials import TutorialStep, load_tutorial

TUTORIAL = load_tutorial(GAME)
assert TUTORIAL is not None
STEPS = TUTORIAL.steps
PLACE = re.compile(r"\b[a-k]\d{1,2}\b")


def framed(step: TutorialStep) -> list[str]:
    """The corners that a step frames."""
    return [piece.removeprefix("corner:") for piece in step.pieces if piece.startswith("corner:")]


@pytest.mark.parametrize("lang", ["en", "de"])
def test_no_words_name_a_place_by_letter_and_number(lang: str) -> None:
    words = Words(GAME, lang)
    for step in STEPS:
        for message in filter(None, (step.say, step.hint)):
            assert not PLACE.search(str(words.text(message))), message


def test_corners_that_are_framed_are_drawn() -> None:
    assert TUTORIAL is not None
    found = 0
    for step in STEPS:
        view = GAME.view(TUTORIAL.after(step.at).state, TUTORIAL.seat)
        drawn = {site["corner"] for site in view["sites"]}
        drawn |= {corner["corner"] for corner in view["corners"] if corner["sides"] > 1}
        assert set(framed(step)) <= drawn, step.say
        found += len(framed(step))
    assert found > 10


def test_a_fountain_and_two_ways_to_a_coin_are_part_of_it() -> None:
    assert TUTORIAL is not None
    at = {step.say: step.at for step in STEPS}
    coins = {}
    for say in ("tutorial-fountain", "tutorial-coin", "tutorial-spring"):
        before, after = [
            GAME.view(TUTORIAL.after(at[say] + more).state, 0)["seats"][0]["coins"]
            for more in (0, 1)
        ]
        coins[say] = (before, after)
    assert coins == {
        "tutorial-fountain": (0, 0),
        "tutorial-coin": (1, 1),
        "tutorial-spring": (1, 2),
    }
