"""In this box: every piece of every game has a name, a number and a source, in both languages."""

import pytest

from groma.cli import main
from groma.core.game import games
from groma.text.box import pieces_named
from groma.words import LANGUAGES, Words
from groma.words.box import Family, Piece, load_box
from tests.games.components import FOLDERS
from tests.words.messages import messages, read

GAMES = [
    name for name in games() if (FOLDERS / name.replace("-", "_") / "box" / "box.toml").exists()
]

every_game = pytest.mark.parametrize("game", GAMES)


def box(game: str, lang: str = "en") -> list[Family]:
    found = load_box(Words(games()[game], lang))
    assert found
    return found


def pieces(game: str, lang: str = "en") -> list[Piece]:
    return [piece for family in box(game, lang) for piece in family.pieces]


@every_game
@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_has_words(game: str, lang: str) -> None:
    package = games()[game].package
    known = {**messages(package, lang), **read(package, f"box.{lang}.ftl")}
    for family in box(game, lang):
        assert f"box-{family.id}" in known
        for piece in family.pieces:
            assert piece.name != piece.id, (family.id, piece.id)
            for told in piece.told:
                assert told.value, (piece.id, told.field)
                named = "box-field-" + told.field.replace("_", "-")
                assert told.field == "count" or named in known, (family.id, told.field)


@every_game
def test_both_languages_say_the_same_and_nothing_in_vain(game: str) -> None:
    package = games()[game].package
    english, german = (read(package, f"box.{lang}.ftl") for lang in LANGUAGES)
    assert list(english) == list(german)
    said = {piece.name for piece in pieces(game)} | {family.name for family in box(game)}
    told = [told for piece in pieces(game) for told in piece.told]
    said |= {one.name for one in told} | {one.value for one in told}
    said |= {piece.about for piece in pieces(game)}
    whole = " ".join(said)
    words = Words(games()[game], "en")
    for name in english:
        assert words.text(name) in whole, name


@every_game
def test_every_piece_is_there_and_none_twice(game: str) -> None:
    for family in box(game):
        ids = [piece.id for piece in family.pieces]
        assert len(ids) == len(set(ids))
        assert all(piece.count > 0 for piece in family.pieces)
        assert family.count * family.sides == sum(piece.count for piece in family.pieces)


COUNTS = {  # what the rule books count
    "builders-antiquity": {
        "buildings": 29,
        "machines": 4,
        "apprentice": 4,
        "labourer": 4,
        "journeyman": 6,
        "master": 4,
        "slaves": 6,
        "tools": 4,
        "universities": 4,
        "loans": 4,
        "coins": 40,
        "others": 1,
    },
    "city-of-rome": {
        "buildings": 80,
        "influence": 6,
        "strips": 6,
        "coins": 39,
        "tokens": 57,
        "figures": 6,
        "others": 3,
    },
    "caesars-empire": {
        "sides": 2,  # of one board
        "cities": 40,
        "treasures": 40,
        "roads": 125,
        "boards": 5,
        "markers": 5,
    },
    "city-of-marble": {
        "tiles": 60,
        "hills": 7,
        "bridges": 8,
        "aqueducts": 39,
        "buildings": 48,
        "imperium": 48,
        "supply": 28,
        "players": 88,
        "board": 1,
        "playerboards": 4,
    },
    "carpe-diem": {
        "plan": 4,  # of one main board
        "light": 84,
        "dark": 39,
        "cards-a": 16,  # these four are 60 together
        "cards-b": 12,
        "cards-c": 12,
        "cards-d": 20,
        "fountains": 24,
        "frame": 16,
        "boards": 4,
        "wares": 20,
        "tokens": 78,
        "points": 66,
        "patricians": 4,
        "discs": 20,
        "others": 5,
    },
}


@every_game
def test_the_box_has_as_many_pieces_as_the_book_counts(game: str) -> None:
    assert {family.id: family.count for family in box(game)} == COUNTS[game]


@every_game
def test_the_terminal_shows_the_box(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["box", game, "--lang", "de"]) == 0
    page = capsys.readouterr().out
    for piece in pieces(game, "de"):
        assert f"{piece.count} × {piece.name}" in page
        assert piece in pieces_named(box(game, "de"), piece.id)
    last = pieces(game)[-1]
    assert main(["box", game, last.id, "--lang", "en"]) == 0
    assert capsys.readouterr().out.startswith(f"{last.count} × {last.name}\n")
    assert main(["box", game, "no such piece"]) != 0
