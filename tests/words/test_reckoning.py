"""Points in sentences: decimals in both languages, previews, winners and places."""

from typing import Any

import pytest

from groma.core.foresight import Preview
from groma.core.game import Game, games
from groma.core.match import open_match
from groma.words import Words
from groma.words.reckoning import preview_said, previews, results, sheet_of
from tests.text.faces import SEED
from tests.text.pebbles import NAMES, PEBBLES, TENTHS, Beach, beach, pebbles

ROME = games()["city-of-rome"]


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


def test_the_winner_and_the_places_behind() -> None:
    match = beach([4], [8, 5, 6], [0, 8])
    assert results(words(), match) == [
        "Bert wins with 2.2 points.",
        "Second place with 1 point: Cato. Third place with 0.5 points: Anna.",
    ]
    assert results(words("de"), match) == [
        "Bert gewinnt mit 2,2 Punkten.",
        "Zweiter Platz mit 1 Punkt: Cato. Dritter Platz mit 0,5 Punkten: Anna.",
    ]


def told(stones: list[list[int]], lang: str = "en") -> list[str]:
    """What is said at the end of a game of pebbles in which these stones were laid."""
    names = ["Anna", "Bert", "Julia"][: len(stones)]
    match = open_match(PEBBLES, names, SEED)
    assert isinstance(match.state, Beach)
    match.state.laid = stones
    return results(Words(PEBBLES, lang, names), match)


def test_the_winner_is_named_first_and_then_the_other_places_in_order() -> None:
    assert told([[0], [4, 5], [6]]) == [
        "Bert wins with 11 points.",
        "Second place with 7 points: Julia. Third place with 1 point: Anna.",
    ]
    assert told([[0], [4, 5], [6]], "de") == [
        "Bert gewinnt mit 11 Punkten.",
        "Zweiter Platz mit 7 Punkten: Julia. Dritter Platz mit 1 Punkt: Anna.",
    ]
    assert told([[8], []]) == ["Anna wins with 9 points.", "Second place with 0 points: Bert."]


def test_who_shares_a_place_is_named_together() -> None:
    behind = "Second place with 5 points: Anna, Julia."
    assert told([[4], [7], [0, 3]]) == ["Bert wins with 8 points.", behind]
    third = "Third place with 1 point: Bert."  # after two winners nobody is second
    assert told([[4], [0], [1, 2]]) == ["The victory is shared: Anna, Julia.", third]
    assert told([[4], [0, 3], [1, 2]]) == ["The victory is shared: Anna, Bert, Julia."]


def test_who_is_level_in_points_may_still_be_behind() -> None:
    names = ["Anna", "Bert", "Cato", "Dido", "Ennius"]
    game = games()["caesars-empire"]
    match = open_match(game, names, SEED)
    state: Any = match.state
    state.points = [9, 9, 3, 9, 9]
    state.supply = [1, 4, 8, 2, 3]
    assert results(Words(game, "en", names), match) == [
        "Bert wins with 9 points.",
        "Second place with 9 points: Ennius. Third place with 9 points: Dido. "
        "Fourth place with 9 points: Anna. Fifth place with 3 points: Cato.",
    ]
    german = results(Words(game, "de", names), match)[1]
    assert german.endswith("Vierter Platz mit 9 Punkten: Anna. Fünfter Platz mit 3 Punkten: Cato.")


def test_the_preview_of_a_choice_to_be_completed_says_up_to() -> None:
    match = open_match(ROME, ["Anna", "random"], SEED)
    german = Words(ROME, "de", match.names)
    seen = Preview([0, 0, 0, 0, 20, 0, 2, 0], True)
    sheet = sheet_of(match, 0, 0)
    assert preview_said(german, sheet, seen) == (
        "Punkte bis +22 (Tempel +20, Einfluss +2)",
        "Punkte bis +22",
    )
    seen = Preview([0] * 8, True)
    assert preview_said(german, sheet, seen) == ("", "")


def test_the_preview_says_that_something_hidden_makes_more_or_less_of_it() -> None:
    match = open_match(ROME, ["Anna", "random"], SEED)
    english = Words(ROME, "en", match.names)
    sheet = sheet_of(match, 0, 0)
    seen = Preview([0, 0, 0, 0, 0, -2, 0, 0], True, unsure=True)  # then it is not at best
    assert preview_said(english, sheet, seen)[1] == "points -2 and what is still hidden"
    seen = Preview([0] * 8, False, unsure=True)
    assert preview_said(english, sheet, seen)[1] == "points for what is still hidden"


def test_the_preview_says_apart_what_comes_anyway() -> None:
    match = open_match(ROME, ["Anna", "random"], SEED)
    seen = Preview([0, 0, 0, 0, 0, -2, 0, 0], False, then=[0, 0, 0, 0, 0, 0, -1, 9])
    sheet = sheet_of(match, 0, 0)
    german = Words(ROME, "de", match.names)
    assert preview_said(german, sheet, seen) == (
        "Punkte -2 (Geld), dann +8 (Einfluss -1, Einflusskarten +9)",
        "Punkte -2, dann +8",
    )
    seen = Preview([0] * 8, False, then=[0, 0, 0, 0, 0, 0, -1, 9])
    english = Words(ROME, "en", match.names)
    assert preview_said(english, sheet, seen)[1] == "then +8"
    seen = Preview([0] * 8, False, then=[0, 0, 0, 0, 0, 1, -1, 0])
    assert preview_said(english, sheet, seen) == ("", "")


def test_previews_that_take_too_long_are_left_out_all_together(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    match = open_match(PEBBLES, NAMES[:2], SEED)
    said = Words(PEBBLES, "en", NAMES)
    legal = match.state.legal()
    assert any(full for full, _ in previews(said, match, 0, legal))
    monkeypatch.setattr("groma.words.reckoning.PATIENCE", -1)
    assert previews(said, match, 0, legal) == [("", "")] * len(legal)
