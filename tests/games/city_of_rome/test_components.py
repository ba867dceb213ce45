"""The box of City of Rome holds what the rules say, and tables.py says the same."""

import shutil
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from groma.games.city_of_rome import tables as t
from tests.games.components import FOLDERS, box, options, tool

DATA = box("city_of_rome")
BUILDINGS: dict[str, dict[str, Any]] = {row["id"]: row for row in DATA["building"]}

COLUMNS = {
    "category": t.CATEGORY,
    "cost": t.COST,
    "stars": t.STARS,
    "value": t.VALUE,
    "colour": t.COLOUR,
    "money": t.MAKES_MONEY,
    "brick": t.MAKES_BRICK,
    "influence": t.MAKES_INFLUENCE,
    "function": t.FUNCTION,
    "bonus": t.BONUS,
    "threshold": t.THRESHOLD,
    "points": t.POINTS,
}
# A special building and the standard building of the same kind (CR-1.4).
TWINS = {
    t.LUXURY_RESIDENCE_2: t.RESIDENCE_2,
    t.LUXURY_RESIDENCE_3: t.RESIDENCE_3,
    t.LUXURY_RESIDENCE_4: t.RESIDENCE_4,
    t.FORUM_ROMANUM: t.MARKET,
    t.COLOSSEUM: t.ARENA,
    t.UNIVERSITY: t.SCHOOL,
    t.IMPERIAL_BATHS: t.BATHS,
    t.GREAT_AQUEDUCT: t.AQUEDUCT,
}
PLAYERS = (2, 3, 4)


def _card(kind: int, *without: str) -> dict[str, int]:
    """Collect what the tables say about one kind, without some of the columns."""
    return {name: column[kind] for name, column in COLUMNS.items() if name not in without}


def _copies(kind: str) -> int:
    return sum(BUILDINGS[kind]["copies"].values())


def _those(column: list[int]) -> dict[str, int]:
    """Collect the entries of a column that are not 0, by id of the kind."""
    assert len(column) == 32
    return {t.KIND_IDS[kind]: entry for kind, entry in enumerate(column) if entry}


def test_check_tells_stale_tables(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """--check exits 1 without tables, 0 with fresh ones, 1 with others, and writes nothing."""
    make_tables = tool(monkeypatch)
    (tmp_path / "city_of_rome" / "box").mkdir(parents=True)
    box = Path("city_of_rome") / "box" / "components.toml"
    shutil.copy(FOLDERS / box, tmp_path / box)
    monkeypatch.setattr(make_tables, "GAMES", tmp_path)
    made = tmp_path / "city_of_rome" / "tables.py"
    assert make_tables.main(["city_of_rome", "--check"]) == 1
    assert not made.exists()
    assert make_tables.main(["city_of_rome"]) == 0
    assert make_tables.main(["city_of_rome", "--check"]) == 0
    made.write_text("other", encoding="utf-8")
    assert make_tables.main(["city_of_rome", "--check"]) == 1
    assert made.read_text(encoding="utf-8") == "other"


@pytest.mark.clause("CR-1.1")
def test_eighty_cards_in_five_groups() -> None:
    """8 start cards, 2 for each of four colours, and decks of 14, 22, 18 and 18."""
    sizes: Counter[str] = Counter()
    for building in DATA["building"]:
        sizes.update(building["copies"])
    assert sizes == {"start": 8, "I": 14, "II": 22, "III": 18, "IV": 18}
    assert DATA["box"]["building_cards"] == sizes.total() == 80
    assert set(DATA["box"]["builders"]) == {"purple", "orange", "white", "brown"}
    assert t.DECK_IDS == ["I", "II", "III", "IV"]
    assert (t.DECK_I, t.DECK_II, t.DECK_III, t.DECK_IV, t.BACKS) == (0, 1, 2, 3, 4)
    assert [len(cards) for cards in t.DECK_CARDS] == [14, 22, 18, 18]


@pytest.mark.clause("CR-1.2")
@pytest.mark.parametrize(
    ("deck", "counts"),
    [
        (t.DECK_I, (1, 1, 1, 1, 4, 1, 5)),
        (t.DECK_II, (3, 5, 3, 2, 4, 4, 1)),
        (t.DECK_III, (3, 3, 3, 1, 4, 2, 2)),
        (t.DECK_IV, (3, 3, 3, 1, 4, 2, 2)),
    ],
)
def test_deck_contents(deck: int, counts: tuple[int, ...]) -> None:
    """Production, residences 2, 3, 4, public, aqueduct, temple: so many of each in a deck."""
    groups = [
        (t.A_FARM, 0),
        (t.A_RESIDENCE, 2),
        (t.A_RESIDENCE, 3),
        (t.A_RESIDENCE, 4),
        (t.A_PUBLIC, 0),
        (t.AN_AQUEDUCT, 0),
        (t.A_TEMPLE, 0),
    ]
    found = Counter((t.CATEGORY[kind], t.VALUE[kind]) for kind in t.DECK_CARDS[deck])
    assert found == dict(zip(groups, counts, strict=True))
    assert t.CATEGORY_IDS == ["production", "residence", "public", "aqueduct", "temple"]
    rows = Counter(
        {
            kind: BUILDINGS[name]["copies"].get(t.DECK_IDS[deck], 0)
            for kind, name in enumerate(t.KIND_IDS)
        }
    )
    assert t.DECK_CARDS[deck] == sorted(rows.elements())


@pytest.mark.clause("CR-1.3")
def test_farms_and_public_buildings_of_a_deck() -> None:
    """One farm of each sort in II, III and IV; one public building of each colour in I to IV."""
    for deck in (t.DECK_II, t.DECK_III, t.DECK_IV):
        farms = [kind for kind in t.DECK_CARDS[deck] if t.CATEGORY[kind] == t.A_FARM]
        assert farms == [t.VEGETABLE_FARM, t.GRAIN_FARM, t.SHEEP_FARM]
    for cards in t.DECK_CARDS:
        colours = [t.COLOUR[kind] for kind in cards if t.CATEGORY[kind] == t.A_PUBLIC]
        assert sorted(colours) == [t.GREEN, t.RED, t.YELLOW, t.BLUE]


@pytest.mark.clause("CR-1.4")
def test_deck_one_holds_the_special_buildings() -> None:
    """Deck I is 14 single kinds of no other deck, like their standard twins but a bit better."""
    special = t.DECK_CARDS[t.DECK_I]
    assert len(set(special)) == 14
    for cards in t.DECK_CARDS[1:]:
        assert not set(special) & set(cards)
    temples = {kind for kind in special if t.CATEGORY[kind] == t.A_TEMPLE}
    assert set(special) == {t.VINEYARD, *TWINS, *temples}
    for better, plain in TWINS.items():
        assert _card(better, "stars", "bonus") == _card(plain, "stars", "bonus")
        assert t.STARS[better] + t.BONUS[better] == 1
        assert t.STARS[plain] + t.BONUS[plain] == 0


@pytest.mark.clause("CR-1.5")
def test_start_cards() -> None:
    """Each colour has a Vegetable Farm and a Residence 2, as the standard ones but for the cost."""
    start = {name: row["copies"] for name, row in BUILDINGS.items() if "start" in row["copies"]}
    assert start == {"start_vegetable_farm": {"start": 4}, "start_residence_2": {"start": 4}}
    assert _card(t.START_VEGETABLE_FARM, "cost") == _card(t.VEGETABLE_FARM, "cost")
    assert _card(t.START_RESIDENCE_2, "cost") == _card(t.RESIDENCE_2, "cost")
    assert t.COST[t.START_VEGETABLE_FARM] == t.COST[t.START_RESIDENCE_2] == 0


@pytest.mark.clause("CR-1.6")
def test_stars() -> None:
    """13 stars, all in deck I."""
    stars = {
        "luxury_residence_2": 1,
        "luxury_residence_3": 1,
        "luxury_residence_4": 1,
        "great_aqueduct": 1,
        "temple_luna": 1,
        "temple_mars": 3,
        "temple_venus": 1,
        "temple_jupiter": 2,
        "temple_mercury": 2,
    }
    assert _those(t.STARS) == stars
    assert sum(t.STARS[kind] for kind in t.DECK_CARDS[t.DECK_I]) == 13
    assert sum(t.STARS[kind] for cards in t.DECK_CARDS for kind in cards) == 13


@pytest.mark.clause("CR-1.7")
def test_influence_cards() -> None:
    """Six cards, worth 3, 4, 6, 8, 10 and 14."""
    assert DATA["box"]["influence_cards"] == 6
    assert DATA["influence_cards"]["values"] == [3, 4, 6, 8, 10, 14]
    assert t.INFLUENCE_VALUES == [3, 4, 6, 8, 10, 14]


@pytest.mark.clause("CR-1.8")
def test_strips_have_three_bricks_and_two_gears() -> None:
    """Six strips of five fields, 3 bricks and 2 gears on every side, no two arranged alike."""
    assert DATA["box"]["action_strips"] == len(DATA["strip"]) == len(t.STRIPS) == 6
    assert DATA["strips"]["fields"] == t.FIELDS == 5
    for row in t.ROW_IDS:
        assert sorted(row) == ["B", "B", "B", "G", "G"]
    assert len({strip["front"] for strip in DATA["strip"]}) == 6
    assert [t.ROW_IDS[row] for row in t.STRIPS] == [strip["front"] for strip in DATA["strip"]]


@pytest.mark.clause("CR-1.9")
def test_strips_have_a_mirrored_back() -> None:
    """Two sides, two notches, the back the mirror image of the front, all six different."""
    assert DATA["strips"]["sides"] == 2
    assert DATA["strips"]["notches"] == 2
    assert [t.ROW_IDS[t.MIRROR[row]] for row in range(10)] == [row[::-1] for row in t.ROW_IDS]
    assert len({frozenset((row, t.MIRROR[row])) for row in t.STRIPS}) == 6


@pytest.mark.clause("CR-1.10")
def test_strips_are_the_six_mirror_classes() -> None:
    """The gears of the six strips, front and back, fields counted from 1."""
    gears = [{index + 1 for index, symbol in enumerate(row) if symbol == "G"} for row in t.ROW_IDS]
    assert t.ROWS == len(t.ROW_IDS) == len(set(t.ROW_IDS)) == 10
    assert [(gears[row], gears[t.MIRROR[row]]) for row in t.STRIPS] == [
        ({1, 2}, {4, 5}),
        ({1, 3}, {3, 5}),
        ({1, 4}, {2, 5}),
        ({2, 3}, {3, 4}),
        ({1, 5}, {1, 5}),
        ({2, 4}, {2, 4}),
    ]


@pytest.mark.clause("CR-1.11")
def test_pieces() -> None:
    """Coins, tokens, figures and the score pad."""
    box = DATA["box"]
    assert box["coins"] == {"1": 27, "5": 6, "10": 6}
    assert sum(int(value) * pieces for value, pieces in box["coins"].items()) == 117
    assert (box["brick_tokens"], box["point_tokens"], box["influence_tokens"]) == (6, 18, 33)
    assert box["builders"] == {"purple": 1, "orange": 1, "white": 2, "brown": 2}
    assert (box["emperors"], box["start_player_figures"], box["score_pads"]) == (1, 1, 1)


@pytest.mark.clause("CR-1.12")
def test_colours_of_public_buildings() -> None:
    """Two kinds of each colour, and no colour on any other building."""
    assert _those(t.COLOUR) == {
        "market": t.GREEN,
        "arena": t.RED,
        "school": t.YELLOW,
        "baths": t.BLUE,
        "forum_romanum": t.GREEN,
        "colosseum": t.RED,
        "university": t.YELLOW,
        "imperial_baths": t.BLUE,
    }
    assert (t.GREEN, t.RED, t.YELLOW, t.BLUE) == (1, 2, 3, 4)
    assert t.COLOUR_IDS == ["", "green", "red", "yellow", "blue"]


@pytest.mark.clause("CR-1.14")
def test_look_of_a_card() -> None:
    """What the faces show: cost, value, function or scoring rule, token space, gold."""
    assert {name for name, row in BUILDINGS.items() if row["cost"] == 0} == {
        "start_vegetable_farm",
        "start_residence_2",
    }
    assert _those(t.MAKES_BRICK) == {"grain_farm": 1, "vineyard": 1}
    assert DATA["production"]["brick_tokens_per_card"] == 1
    gold = {name for name, row in BUILDINGS.items() if "I" in row["copies"]}
    assert len(gold) == 14
    assert all(BUILDINGS[name]["copies"] == {"I": 1} for name in gold)
    for kind, category in enumerate(t.CATEGORY):
        made = t.MAKES_MONEY[kind] + t.MAKES_BRICK[kind] + t.MAKES_INFLUENCE[kind]
        assert (t.VALUE[kind] in (2, 3, 4)) == (category == t.A_RESIDENCE)
        assert (t.VALUE[kind] == 0) == (category != t.A_RESIDENCE)
        assert (made > 0) == (category == t.A_FARM)
        assert (t.FUNCTION[kind] != t.NO_FUNCTION) == (category == t.A_PUBLIC)
        assert (t.POINTS[kind] > 0) == (category == t.A_TEMPLE)
        assert t.STARS[kind] == 0 or t.KIND_IDS[kind] in gold


@pytest.mark.clause("CR-2.13", "CR-2.14", "CR-2.15")
@pytest.mark.parametrize(
    ("players", "decks", "influence", "builders", "rounds"),
    [
        (2, ["I", "II"], [4, 8, 14], 2, 7),
        (3, ["I", "II", "III"], [3, 6, 10, 14], 1, 14),
        (4, ["I", "II", "III", "IV"], [3, 6, 10, 14], 1, 14),
    ],
)
def test_numbers_by_player_count(
    players: int, decks: list[str], influence: list[int], builders: int, rounds: int
) -> None:
    """Decks, influence cards, Builders and rounds."""
    row = DATA["players"][str(players)]
    assert row["decks"] == t.DECK_IDS[: t.DECKS_IN_PLAY[players]] == decks
    assert row["influence_cards"] == t.INFLUENCE_CARDS[players] == influence
    assert row["builders"] == t.BUILDERS[players] == builders
    assert row["rounds"] == t.ROUNDS[players] == rounds


@pytest.mark.clause("CR-2.13", "CR-2.14", "CR-2.15")
def test_two_to_four_play() -> None:
    """No other number of players has a row, and the lists hold 0 there."""
    assert set(DATA["players"]) == {"2", "3", "4"}
    for column in (t.ROUNDS, t.BUILDERS, t.DECKS_IN_PLAY, t.OFFER_PER_DECK):
        assert len(column) == 5
        assert column[:2] == [0, 0]
    assert len(t.INFLUENCE_CARDS) == 5
    assert t.INFLUENCE_CARDS[:2] == [[], []]


@pytest.mark.clause("CR-2.16")
@pytest.mark.parametrize(("players", "unused"), [(2, [3, 6, 10]), (3, [4, 8]), (4, [4, 8])])
def test_unused_influence_cards(players: int, unused: list[int]) -> None:
    """The values that return to the box."""
    used = t.INFLUENCE_CARDS[players]
    assert [value for value in t.INFLUENCE_VALUES if value not in used] == unused
    assert set(used) <= set(t.INFLUENCE_VALUES)


@pytest.mark.clause("CR-2.15", "CR-2.17")
def test_colours_of_the_players() -> None:
    """White and brown for two, as only they have two Builders; all four for more."""
    every = ["purple", "orange", "white", "brown"]
    assert DATA["players"]["2"]["colours"] == ["white", "brown"]
    assert DATA["players"]["3"]["colours"] == every
    assert DATA["players"]["4"]["colours"] == every
    for players in PLAYERS:
        enough = [c for c in every if DATA["box"]["builders"][c] >= t.BUILDERS[players]]
        assert DATA["players"][str(players)]["colours"] == enough


@pytest.mark.clause("CR-4.7")
@pytest.mark.parametrize(("players", "offer"), [(2, 4), (3, 3), (4, 4)])
def test_offer_has_a_card_for_every_turn(players: int, offer: int) -> None:
    """The offer has as many cards as the round has turns, and uses deck I up."""
    assert t.DECKS_IN_PLAY[players] * t.OFFER_PER_DECK[players] == offer
    assert players * t.BUILDERS[players] == offer
    assert t.ROUNDS[players] * t.BUILDERS[players] == 14
    assert t.ROUNDS[players] * t.OFFER_PER_DECK[players] == len(t.DECK_CARDS[t.DECK_I]) == 14


@pytest.mark.clause("CR-4.8")
@pytest.mark.parametrize(
    ("players", "spare", "schools"),
    [(2, [6], 2), (3, [5, 4], 3), (4, [4, 4, 4], 4)],
)
def test_no_deck_runs_short(players: int, spare: list[int], schools: int) -> None:
    """Cards left after the draft and every offer, and a School or University for each at most."""
    decks = t.DECK_CARDS[: t.DECKS_IN_PLAY[players]]
    offered = t.ROUNDS[players] * t.OFFER_PER_DECK[players]
    drafted = [0, players, 0, 0]
    left = [len(cards) - taken - offered for cards, taken in zip(decks, drafted, strict=False)]
    assert left[1:] == spare
    teachers = [kind for cards in decks for kind in cards if t.FUNCTION[kind] == t.TEACHES]
    assert len(teachers) == schools
    assert set(teachers) == {t.SCHOOL, t.UNIVERSITY}
    assert min(spare) >= schools


@pytest.mark.clause("CR-7.2")
def test_costs() -> None:
    """The bricks each of the 32 kinds costs."""
    costs = {
        "start_vegetable_farm": 0,
        "start_residence_2": 0,
        "vegetable_farm": 2,
        "grain_farm": 2,
        "sheep_farm": 2,
        "vineyard": 2,
        "residence_2": 1,
        "residence_3": 2,
        "residence_4": 3,
        "luxury_residence_2": 1,
        "luxury_residence_3": 2,
        "luxury_residence_4": 3,
        "market": 3,
        "arena": 3,
        "school": 3,
        "baths": 3,
        "forum_romanum": 3,
        "colosseum": 3,
        "university": 3,
        "imperial_baths": 3,
        "aqueduct": 1,
        "great_aqueduct": 1,
        "temple_minerva": 3,
        "temple_fortuna": 3,
        "temple_amor": 3,
        "temple_juno": 3,
        "temple_saturn": 3,
        "temple_luna": 2,
        "temple_mars": 2,
        "temple_venus": 2,
        "temple_jupiter": 2,
        "temple_mercury": 2,
    }
    assert dict(zip(t.KIND_IDS, t.COST, strict=True)) == costs
    assert {name: row["cost"] for name, row in BUILDINGS.items()} == costs
    assert t.KINDS == 32
    for kind, name in enumerate(t.KIND_IDS):
        assert getattr(t, name.upper()) == kind


@pytest.mark.clause("CR-7.9")
def test_frame_of_the_city() -> None:
    """A 4x4 square over both start cells reaches x from -2 to 3 and y from -3 to 3."""
    assert (DATA["city"]["width"], DATA["city"]["height"], t.SPAN) == (4, 4, 4)
    assert (DATA["city"]["residence"], DATA["city"]["farm"]) == ([0, 0], [1, 0])
    squares = [
        {(x, y) for x in range(left, left + 4) for y in range(top, top + 4)}
        for left in range(-9, 9)
        for top in range(-9, 9)
    ]
    usable = set().union(*(square for square in squares if {(0, 0), (1, 0)} <= square))
    assert set(zip(t.CELL_X, t.CELL_Y, strict=True)) == usable
    assert (t.CELL_X[0], t.CELL_Y[0], t.CELL_X[-1], t.CELL_Y[-1]) == (-2, -3, 3, 3)
    assert t.CELLS == len(t.CELL_X) == 42
    assert (t.CELL_IDS[t.HOME_CELL], t.CELL_IDS[t.FARM_CELL]) == ("0,0", "1,0")


def test_masks_of_the_city() -> None:
    """Cells are numbered (y + 3) * 6 + (x + 2), and the masks follow the numbers."""
    cells = list(zip(t.CELL_X, t.CELL_Y, strict=True))
    assert t.COLUMNS == 6
    assert t.EVERY_CELL == 2**42 - 1
    assert (len(t.BESIDE), len(t.ROW_CELLS), len(t.COLUMN_CELLS)) == (42, 42, 42)
    assert (len(t.ROW_MASK), len(t.COLUMN_MASK)) == (7, 6)
    for cell, (x, y) in enumerate(cells):
        assert cell == (y + 3) * 6 + (x + 2)
        assert t.CELL_IDS[cell] == f"{x},{y}"
        assert t.ROW_CELLS[cell] == t.ROW_MASK[y + 3]
        assert t.COLUMN_CELLS[cell] == t.COLUMN_MASK[x + 2]
        for other, (a, b) in enumerate(cells):
            assert t.BESIDE[cell] >> other & 1 == (abs(a - x) + abs(b - y) == 1)
            assert t.ROW_CELLS[cell] >> other & 1 == (b == y)
            assert t.COLUMN_CELLS[cell] >> other & 1 == (a == x)
    assert max(*t.BESIDE, *t.ROW_CELLS, *t.COLUMN_CELLS) <= t.EVERY_CELL


def test_free_points() -> None:
    """Bricks and gears from the Emperor up to a field, for all ten rows."""
    bricks = "00123 01123 01223 01233 11123 11223 11233 12223 12233 12333"
    gears = "12222 11222 11122 11112 01222 01122 01112 00122 00112 00012"
    order = "GGBBB GBGBB GBBGB GBBBG BGGBB BGBGB BGBBG BBGGB BBGBG BBBGG"
    assert order.split() == t.ROW_IDS
    assert [int(digit) for digit in bricks.replace(" ", "")] == t.FREE_BRICKS
    assert [int(digit) for digit in gears.replace(" ", "")] == t.FREE_GEARS


def test_amounts() -> None:
    """Start money, prices, gears for a Production, points for aqueducts and tokens."""
    assert (t.START_MONEY, t.MONEY_PER_BRICK, t.MONEY_PER_GEAR, t.GEARS_NEEDED) == (5, 2, 1, 2)
    assert t.AQUEDUCT_POINTS == [0, 4, 12, 24, 40]
    assert t.TOKENS_PER_POINT == 2
    assert DATA["scoring"]["points_per_money"] == 1
    assert DATA["scoring"]["tie_breakers"] == ["influence_tokens", "money"]
    assert DATA["scoring"]["sheet"] == [
        "residences_2",
        "residences_3",
        "residences_4",
        "aqueducts",
        "temples",
        "money",
        "influence_tokens",
        "influence_cards",
    ]


@pytest.mark.clause("CR-9.1", "CR-9.2", "CR-9.3", "CR-9.5")
def test_production() -> None:
    """What a Production brings on each farm, how many there are, one brick token to a card."""
    assert _those(t.MAKES_MONEY) == {"start_vegetable_farm": 1, "vegetable_farm": 1, "vineyard": 1}
    assert _those(t.MAKES_BRICK) == {"grain_farm": 1, "vineyard": 1}
    assert _those(t.MAKES_INFLUENCE) == {"sheep_farm": 1}
    assert DATA["production"]["brick_tokens_per_card"] == 1
    assert (_copies("vegetable_farm"), _copies("start_vegetable_farm")) == (3, 4)
    assert (_copies("grain_farm"), _copies("sheep_farm")) == (3, 3)
    assert BUILDINGS["vineyard"]["copies"] == {"I": 1}


@pytest.mark.clause("CR-9.6")
def test_residences() -> None:
    """Values 2, 3 and 4, the number of cards of each, and Luxury Residences with a star."""
    assert _those(t.VALUE) == {
        "start_residence_2": 2,
        "residence_2": 2,
        "residence_3": 3,
        "residence_4": 4,
        "luxury_residence_2": 2,
        "luxury_residence_3": 3,
        "luxury_residence_4": 4,
    }
    assert (_copies("residence_2"), _copies("start_residence_2")) == (11, 4)
    assert (_copies("residence_3"), _copies("residence_4")) == (9, 4)
    for value in (2, 3, 4):
        luxury, plain = getattr(t, f"LUXURY_RESIDENCE_{value}"), getattr(t, f"RESIDENCE_{value}")
        assert BUILDINGS[f"luxury_residence_{value}"]["copies"] == {"I": 1}
        assert _card(luxury, "stars") == _card(plain, "stars")
        assert (t.STARS[luxury], t.STARS[plain]) == (1, 0)


def test_functions_of_public_buildings() -> None:
    """What a public building gives for each neighbour, and which give one more."""
    assert (t.NO_FUNCTION, t.PAYS, t.SWAYS, t.TEACHES, t.BATHES) == (0, 1, 2, 3, 4)
    assert _those(t.FUNCTION) == {
        "market": t.PAYS,
        "forum_romanum": t.PAYS,
        "arena": t.SWAYS,
        "colosseum": t.SWAYS,
        "school": t.TEACHES,
        "university": t.TEACHES,
        "baths": t.BATHES,
        "imperial_baths": t.BATHES,
    }
    assert _those(t.BONUS) == {
        "forum_romanum": 1,
        "colosseum": 1,
        "university": 1,
        "imperial_baths": 1,
    }


def test_temples() -> None:
    """The thresholds and points of the ten temples, each of which exists once."""
    assert _those(t.THRESHOLD) == {
        "temple_minerva": 16,
        "temple_fortuna": 4,
        "temple_amor": 4,
        "temple_juno": 4,
        "temple_saturn": 4,
        "temple_mars": 1,
        "temple_mercury": 3,
    }
    assert _those(t.POINTS) == {
        "temple_minerva": 10,
        "temple_fortuna": 15,
        "temple_amor": 10,
        "temple_juno": 10,
        "temple_saturn": 15,
        "temple_luna": 1,
        "temple_mars": 5,
        "temple_venus": 2,
        "temple_jupiter": 2,
        "temple_mercury": 1,
    }
    assert all(_copies(name) == 1 for name in _those(t.POINTS))
    assert {name: row["temple"] for name, row in BUILDINGS.items() if "temple" in row} == {
        "temple_minerva": {"when": "cards", "least": 16, "points": 10},
        "temple_fortuna": {"when": "colours", "least": 4, "points": 15},
        "temple_amor": {"when": "residences", "value": 2, "least": 4, "points": 10},
        "temple_juno": {"when": "temples", "least": 4, "points": 10},
        "temple_saturn": {"when": "farms", "least": 4, "points": 15},
        "temple_luna": {"per": "stars", "points": 1},
        "temple_mars": {"when": "residences", "value": 4, "least": 1, "points": 5},
        "temple_venus": {"per": "residences", "value": 2, "points": 2},
        "temple_jupiter": {"per": "temples", "points": 2},
        "temple_mercury": {"per": "money", "step": 3, "points": 1},
    }


@pytest.mark.clause("CR-13.1")
def test_no_variants() -> None:
    """Nothing in the box belongs to an expansion: 80 cards of these kinds, the known sections."""
    assert set(DATA) == {
        "box",
        "money",
        "production",
        "city",
        "options",
        "players",
        "influence_cards",
        "scoring",
        "strips",
        "strip",
        "building",
    }
    assert len(BUILDINGS) == len(DATA["building"]) == t.KINDS == len(t.KIND_IDS) == 32
    assert list(BUILDINGS) == t.KIND_IDS
    assert {row["category"] for row in DATA["building"]} == set(t.CATEGORY_IDS)
    assert not [name for name in BUILDINGS if "shrine" in name]


@pytest.mark.clause("CR-13.2")
def test_options() -> None:
    """Three switches, all on, and lots for who begins, unless a table says otherwise."""
    assert options("city_of_rome") == {
        "production_optional_per_building": True,
        "aqueduct_may_replace_aqueduct": True,
        "show_known_hand_cards": True,
        "first_player": "drawn",
    }
