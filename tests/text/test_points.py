"""Points of a game whose sheets count in tenths: decimals everywhere, in both languages."""

from typing import Any

import pytest

from groma.core.game import Game, games
from groma.core.match import Match, open_match
from groma.text import sheets, table
from groma.text.words import Words
from tests.text.faces import SEED
from tests.text.pebbles import Beach, pebbles

NAMES = ["Anna", "Bert", "Cato"]


TENTHS = pebbles(point=10)  # a stone is worth tenths of a point


def beach(*stones: list[int]) -> Match:
    """A game in which these stones were laid; the first stone is worth a tenth."""
    match = open_match(TENTHS, NAMES[: len(stones)], SEED)
    assert isinstance(match.state, Beach)
    match.state.laid = list(stones)
    return match


def words(lang: str = "en", game: Game[Any] = TENTHS) -> Words:
    return Words(game, lang, NAMES)


@pytest.mark.parametrize(
    ("amount", "said", "german", "change", "cell"),
    [
        (182, "18.2", "18,2", "+18.2", "18.2"),
        (10, 1, 1, "+1", "1.0"),
        (6, "0.6", "0,6", "+0.6", "0.6"),
        (0, 0, 0, "+0", "0.0"),
        (-5, "-0.5", "-0,5", "-0.5", "-0.5"),
        (-20, -2, -2, "-2", "-2.0"),
    ],
)
def test_tenths_are_decimals(
    amount: int, said: str | int, german: str | int, change: str, cell: str
) -> None:
    """A whole number of points has none, but in a column."""
    assert words().points(amount) == said
    assert words("de").points(amount) == german
    assert words().points(amount, signed=True) == change
    assert words("de").points(amount, signed=True) == change.replace(".", ",")
    assert words().points(amount, column=True) == (said if amount % 10 else cell)
    assert words("de").points(amount, column=True) == cell.replace(".", ",")


def test_hundredths_have_two() -> None:
    finer = Words(pebbles(point=100), "en")
    assert finer.points(1805) == "18.05"
    assert finer.points(-7, signed=True) == "-0.07"
    assert finer.points(300, column=True) == "3.00"


@pytest.mark.parametrize("amount", [-12, -1, 0, 1, 7, 120])
def test_whole_points_stay_as_they_are(amount: int) -> None:
    for name, game in games().items():
        if game.point == 1:
            for lang in ("en", "de"):
                said = Words(game, lang)
                assert said.points(amount) == amount, name
                assert said.points(amount, column=True) == amount
                assert said.points(amount, signed=True) == f"{amount:+d}"
    assert Words(None, "en").points(amount) == amount


def test_the_scores_of_all_seats() -> None:
    match = beach([4], [8, 5, 6], [0, 8])
    assert sheets.scores(words(), match, 0, False) == [
        "        Anna  Bert  Cato",
        "stones   0.5   2.2   1.0",
        "total    0.5   2.2   1.0",
    ]
    assert sheets.scores(words("de"), match, 0, True) == [
        "Anna: 0,5 Punkte. stones: 0,5 Punkte.",
        "Bert: 2,2 Punkte. stones: 2,2 Punkte.",
        "Cato: 1 Punkt. stones: 1 Punkt.",
    ]


def test_a_sheet_is_explained_line_by_line() -> None:
    match = beach([4, 7], [])
    assert sheets.explained(words(), match, 0, 0) == [
        "Anna: 1.3 points.",
        "stones: 1.3",
        "  +0.5: stone emerald, worth 5 (PE-2.1)",
        "  +0.8: stone hematite, worth 8 (PE-2.1)",
    ]
    assert sheets.explained(words("de"), match, 0, 0)[:3] == [
        "Anna: 1,3 Punkte.",
        "stones: 1,3",
        "  +0,5: stone emerald, worth 5 (PE-2.1)",
    ]


def test_a_move_tells_by_how_much_the_sheet_changes() -> None:
    match = open_match(TENTHS, NAMES[:2], SEED)
    seen = table.moves(words(), match, True)
    assert all("; points +0." in line for line in seen if "lay" in line)
    german = table.moves(words("de"), match, True)
    assert all("; Punkte +0," in line for line in german if "lay" in line)


def test_the_winner_and_the_places_behind() -> None:
    match = beach([4], [8, 5, 6], [0, 8])
    assert sheets.results(words(), match) == [
        "Bert wins with 2.2 points.",
        "Second place with 1 point: Cato. Third place with 0.5 points: Anna.",
    ]
    assert sheets.results(words("de"), match) == [
        "Bert gewinnt mit 2,2 Punkten.",
        "Zweiter Platz mit 1 Punkt: Cato. Dritter Platz mit 0,5 Punkten: Anna.",
    ]
