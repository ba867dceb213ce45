"""Points of a game whose sheets count in tenths: decimals everywhere, in both languages."""

from typing import Any

from groma.core.game import Game
from groma.core.match import open_match
from groma.text import sheets, table
from groma.text.words import Words
from tests.text.faces import SEED
from tests.text.pebbles import NAMES, TENTHS, beach


def words(lang: str = "en", game: Game[Any] = TENTHS) -> Words:
    return Words(game, lang, NAMES)


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
