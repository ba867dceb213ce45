"""An owner corrects a box, as docs/correcting-a-box.md tells: a tile, a card and a city."""

from pathlib import Path

import pytest

from tests.games.components import ROOT
from tests.games.owner import Copy

GUIDE = ROOT / "docs" / "correcting-a-box.md"
CARD = "b_grape_herb"


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Copy:
    return Copy(tmp_path_factory.mktemp("owner"))


@pytest.mark.long
@pytest.mark.parametrize(
    ("game", "before", "after", "piece", "says"),
    [
        pytest.param(
            "carpe_diem",
            'id = "vineyard_baker_opposite", edges = "vineyard meadow baker meadow"',
            'id = "vineyard_baker_opposite", edges = "vineyard baker meadow meadow"',
            "vineyard_baker_opposite",
            "",
            id="tile",
        ),
        pytest.param(
            "carpe_diem",
            f'id = "{CARD}", asks = {{ grape = 1, herb = 1 }}, pays = {{ points = 3 }}',
            f'id = "{CARD}", asks = {{ grape = 1, herb = 1 }}, pays = {{ points = 4 }}',
            CARD,
            "4",
            id="card",
        ),
        pytest.param(
            "caesars_empire",
            'mediolanum = { region = "italia", value = 3',
            'mediolanum = { region = "italia", value = 6',
            "mediolanum",
            "6",
            id="city",
        ),
    ],
)
def test_a_corrected_piece_is_played_and_shown(
    copy: Copy, game: str, before: str, after: str, piece: str, says: str
) -> None:
    name = game.replace("_", "-")
    copy.correct(game, before, after)
    made = copy.tables(game)
    assert made.returncode == 0, made.stderr
    shown = copy.run("-m", "groma", "box", name, piece, "--lang", "en")
    assert shown.returncode == 0, shown.stderr
    assert says in shown.stdout
    played = copy.run("-m", "groma", "fuzz", name, "--games", "1")
    assert played.returncode == 0, played.stdout + played.stderr


@pytest.mark.parametrize(
    ("game", "before", "after", "why"),
    [
        ("carpe_diem", "scoring_cards = 60", "scoring_cards = 61", "60 scoring cards"),
        (
            "carpe_diem",
            'edges = "vineyard meadow meadow craftsman"',
            'edges = "vineyard villa meadow craftsman"',
            "too many parts",
        ),
        (
            "caesars_empire",
            'aquileia = { region = "italia", value = 4',
            'aquileia = { region = "italia", value = 5',
            "two cities of one colour and value",
        ),
        ("caesars_empire", '"roma mediolanum 1 1 land"', '"roma roma 1 1 land"', "leads back"),
    ],
)
def test_what_cannot_be_is_refused(
    tmp_path: Path, game: str, before: str, after: str, why: str
) -> None:
    copy = Copy(tmp_path)
    copy.correct(game, before, after)
    made = copy.tables(game)
    assert made.returncode != 0
    assert why in made.stderr


def test_the_guide_shows_the_line_as_it_is() -> None:
    text = GUIDE.read_text("utf-8")
    box = (ROOT / "src/groma/games/carpe_diem/box/components.toml").read_text("utf-8")
    (before,) = [line for line in text.splitlines() if "points = 3" in line]
    assert before.strip() in box
