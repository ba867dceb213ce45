"""The box of Carpe Diem holds what the rules say, and tables.py says the same."""

from collections import Counter
from itertools import pairwise, product

import pytest

from groma.games.carpe_diem import tables as t
from groma.words.sources import field_sources
from tests.games.components import Change, assert_refused, box, options, put

DATA = box("carpe_diem")
LANDSCAPES = (t.VINEYARD, t.HERB_GARDEN, t.CHICKEN_YARD, t.FISH_POND)
DWELLINGS = (t.MERCHANT, t.BAKER, t.STEWARD, t.CRAFTSMAN)
BUILDINGS = (t.MARKET, t.BAKERY, t.FOUNTAIN)
LETTERS = {
    ".": t.MEADOW,
    "V": t.VILLA,
    "g": t.VINEYARD,
    "h": t.HERB_GARDEN,
    "c": t.CHICKEN_YARD,
    "f": t.FISH_POND,
    "M": t.MERCHANT,
    "B": t.BAKER,
    "S": t.STEWARD,
    "C": t.CRAFTSMAN,
}
# id, edges from north clockwise, chimneys, light tiles, dark tiles
TILES = """
market .... 0 4 3
bakery .... 0 4 3
fountain .... 0 4 3
vineyard_straight g.g. 0 2 0
herb_garden_straight h.h. 0 2 0
chicken_yard_straight c.c. 0 2 0
fish_pond_straight f.f. 0 2 0
villa_straight1 V.V. 1 3 0
villa_straight2 V.V. 2 3 0
villa_t2 VVV. 2 4 0
villa_cross3 VVVV 3 2 0
vineyard_corner_merchant_tail ggM. 0 1 0
vineyard_baker_opposite g.B. 0 1 0
vineyard_steward_right gS.. 0 1 0
vineyard_craftsman_left g..C 0 1 0
herb_garden_merchant_opposite h.M. 0 1 0
herb_garden_baker_right hB.. 0 1 0
herb_garden_steward_left h..S 0 1 0
herb_garden_corner_craftsman_head hh.C 0 1 0
chicken_yard_merchant_right cM.. 0 1 0
chicken_yard_baker_left c..B 0 1 0
chicken_yard_corner_steward_tail ccS. 0 1 0
chicken_yard_craftsman_opposite c.C. 0 1 0
fish_pond_merchant_left f..M 0 1 0
fish_pond_corner_baker_head ff.B 0 1 0
fish_pond_steward_opposite f.S. 0 1 0
fish_pond_craftsman_right fC.. 0 1 0
villa_corner1_merchant_tail VVM. 1 1 0
villa1_merchant_opposite V.M. 1 1 0
villa1_merchant_right VM.. 1 1 0
villa_corner1_baker_head VV.B 1 1 0
villa1_baker_opposite V.B. 1 1 0
villa1_baker_left V..B 1 1 0
villa_corner1_steward_tail VVS. 1 1 0
villa1_steward_opposite V.S. 1 1 0
villa1_steward_right VS.. 1 1 0
villa_corner1_craftsman_head VV.C 1 1 0
villa1_craftsman_opposite V.C. 1 1 0
villa1_craftsman_left V..C 1 1 0
vineyard_corner_villa1_head gg.V 1 1 0
villa1_vineyard_opposite V.g. 1 1 0
villa2_vineyard_left V..g 2 1 0
herb_garden_corner_villa1_tail hhV. 1 1 0
villa1_herb_garden_opposite V.h. 1 1 0
villa2_herb_garden_right Vh.. 2 1 0
chicken_yard_corner_villa1_head cc.V 1 1 0
villa1_chicken_yard_opposite V.c. 1 1 0
villa2_chicken_yard_left V..c 2 1 0
fish_pond_corner_villa1_tail ffV. 1 1 0
villa1_fish_pond_opposite V.f. 1 1 0
villa2_fish_pond_right Vf.. 2 1 0
merchant_baker_opposite M.B. 0 1 0
baker_steward_right BS.. 0 1 0
steward_craftsman_opposite S.C. 0 1 0
craftsman_merchant_right CM.. 0 1 0
vineyard_herb_garden_opposite g.h. 0 1 0
vineyard_chicken_yard_right gc.. 0 1 0
vineyard_fish_pond_left g..f 0 1 0
herb_garden_chicken_yard_opposite h.c. 0 1 0
herb_garden_fish_pond_right hf.. 0 1 0
chicken_yard_fish_pond_left c..f 0 1 0
vineyard_chicken_yard_opposite g.c. 0 1 0
herb_garden_fish_pond_opposite h.f. 0 1 0
merchant_half M... 0 0 3
baker_half B... 0 0 3
steward_half S... 0 0 3
craftsman_half C... 0 0 3
vineyard_end g... 0 0 3
herb_garden_end h... 0 0 3
chicken_yard_end c... 0 0 3
fish_pond_end f... 0 0 3
villa_end1 V... 1 0 4
villa_end2 V... 2 0 2
"""
# id, cards, what it asks, what it pays
CARDS = """
a_grape_2 2 2 grape -> 4 VP
a_grape_3 2 3 grape -> 7 VP
a_herb_2 2 2 herb -> 4 VP
a_herb_3 2 3 herb -> 7 VP
a_chicken_2 2 2 chicken -> 4 VP
a_chicken_3 2 3 chicken -> 7 VP
a_fish_2 2 2 fish -> 4 VP
a_fish_3 2 3 fish -> 7 VP
b_grape_herb 1 1 grape+1 herb -> 3 VP
b_grape_chicken 1 1 grape+1 chicken -> 3 VP
b_grape_fish 1 1 grape+1 fish -> 3 VP
b_herb_chicken 1 1 herb+1 chicken -> 3 VP
b_herb_fish 1 1 herb+1 fish -> 3 VP
b_chicken_fish 1 1 chicken+1 fish -> 3 VP
b_no_grape 1 1 herb+1 chicken+1 fish -> 5 VP
b_no_herb 1 1 grape+1 chicken+1 fish -> 5 VP
b_no_chicken 1 1 grape+1 herb+1 fish -> 5 VP
b_no_fish 1 1 grape+1 herb+1 chicken -> 5 VP
b_all_wares 2 1 grape+1 herb+1 chicken+1 fish -> 8 VP
c_chimney_2_bread 1 2 chimney -> 1 bread
c_chimney_2_coin 1 2 chimney -> 1 coin
c_chimney_2_step 1 2 chimney -> 1 step
c_chimney_2_vp 1 2 chimney -> 2 VP
c_chimney_3_coin_step 1 3 chimney -> 1 coin+1 step
c_chimney_3_bread_step 1 3 chimney -> 1 bread+1 step
c_chimney_3_coin_bread 1 3 chimney -> 1 coin+1 bread
c_chimney_3_vp 1 3 chimney -> 4 VP
c_villa_1_vp 1 1 villa -> 3 VP
c_villa_1_bread 1 1 villa -> 1 bread
c_villa_2_coin_bread_step 1 2 villa -> 1 coin+1 bread+1 step
c_villa_2_vp 1 2 villa -> 7 VP
d_merchant_1 1 1 merchant -> 3 VP
d_baker_1 1 1 baker -> 3 VP
d_steward_1 1 1 steward -> 3 VP
d_craftsman_1 1 1 craftsman -> 3 VP
d_vineyard_1 1 1 vineyard -> 3 VP
d_herb_garden_1 1 1 herb_garden -> 3 VP
d_chicken_yard_1 1 1 chicken_yard -> 3 VP
d_fish_pond_1 1 1 fish_pond -> 3 VP
d_fish_pond_herb_garden 1 1 fish_pond+1 herb_garden -> 7 VP
d_vineyard_chicken_yard 1 1 vineyard+1 chicken_yard -> 7 VP
d_merchant_craftsman 1 1 merchant+1 craftsman -> 7 VP
d_baker_steward 1 1 baker+1 steward -> 7 VP
d_any_landscape_3_coin_bread 1 3 any_landscape -> 1 coin+1 bread
d_any_landscape_3_vp 1 3 any_landscape -> 5 VP
d_any_dwelling_3_bread_step 1 3 any_dwelling -> 1 bread+1 step
d_any_dwelling_3_vp 1 3 any_dwelling -> 5 VP
d_market_2 1 2 market -> 3 VP
d_bakery_2 1 2 bakery -> 3 VP
d_fountain_2 1 2 fountain -> 3 VP
d_market_bakery_fountain 1 1 market+1 bakery+1 fountain -> 5 VP
"""


def _tiles() -> list[list[str]]:
    return [line.split() for line in TILES.split("\n") if line]


def _amounts(text: str) -> dict[str, int]:
    """Read "1 coin+1 bread"."""
    words = [part.split() for part in text.split("+")]
    return {word: int(number) for number, word in words}


def _cells(mask: int) -> str:
    return " ".join(name for cell, name in enumerate(t.CELL_IDS) if mask >> cell & 1)


def _printed(tile: int) -> list[int]:
    return t.EDGE[16 * tile : 16 * tile + 4]


@pytest.mark.parametrize(
    "change",
    [
        put("tiles", 0, "kinds", 0, "light", 5),
        put("tiles", 0, "kinds", 0, "building", "bakery"),
        put("tiles", 0, "kinds", 1, "id", "market"),
        put("tiles", 1, "kinds", 0, "edges", "vineyard vineyard meadow meadow"),
        put("tiles", 1, "kinds", 0, "edges", "vineyard meadow vineyard"),
        put("tiles", 1, "kinds", 0, "edges", "vineyard meadow vineyard market"),
        put("tiles", 1, "kinds", 0, "chimneys", 1),
        put("tiles", 1, "kinds", 7, "chimneys", 2),
        put("tiles", 2, "kinds", 0, "edges", "vineyard steward merchant meadow"),
        put("tiles", 2, "kinds", 0, "dark", 1),
        put("tiles", 7, "kinds", 4, "edges", "vineyard meadow vineyard meadow"),
        put("parts", "villa", "ends", 25),
        put("course", "seals", 10),
        put("course", "phase_backs", ["light", "light", "dark", "dark"]),
        put("course", "discs_each", 4),
        put("course", "banderoles_each", 8),
        put("cards", "A", "kinds", 0, "copies", 1),
        put("cards", "A", "kinds", 0, "asks", {"villa": 2}),
        put("cards", "D", "kinds", 0, "id", "a_grape_2"),
        put("cards", "D", "kinds", 0, "pays", {"fish": 1}),
        put("fountain_cards", "copies", 3),
        put("players", "2", "circles", 10),
        put("players", "3", "drawn", "A", 3),
        put("players", "3", "start_points", [8, 9]),
        put("frame", "parts", 0, 0, "position", 7),
        put("frame", "parts", 0, []),
        put("boards", "first", 5, "......"),
        put("star", "joined", [3, 5]),
        put("things", "wares", {"vineyard": "grape"}),
    ],
)
def test_data_that_do_not_add_up_are_refused(
    monkeypatch: pytest.MonkeyPatch, change: Change
) -> None:
    """The tool writes no tables from a changed list of pieces."""
    assert_refused(monkeypatch, "carpe_diem", change)


def test_24_of_the_60_cards_are_rebuilt() -> None:
    """Each card says whether it is in the rule book, like one that is, or ours."""
    kinds: Counter[str] = Counter()
    cards: Counter[str] = Counter()
    for group in DATA["cards"].values():
        for card in group["kinds"]:
            mark = field_sources(card)["all"].mark
            kinds[mark] += 1
            cards[mark] += card.get("copies", 1)
    assert kinds == {"printed": 13, "reading": 14, "rebuilt": 24}
    assert cards == {"printed": 17, "reading": 19, "rebuilt": 24}


def test_of_the_points_for_villas_two_are_printed() -> None:
    """What is printed in a table that is rebuilt is named entry by entry."""
    sources = field_sources(DATA["villa_points"])
    printed = [path for path, source in sources.items() if source.mark == "printed"]
    assert printed == ["by_chimneys.3", "by_chimneys.5"]
    assert [DATA["villa_points"]["by_chimneys"][chimneys] for chimneys in (3, 5)] == [3, 7]


def test_numbers_of_things_and_goods() -> None:
    """Ids in the order of their numbers; a feature is its thing less 1."""
    assert " ".join(t.THING_IDS) == (
        "meadow villa vineyard herb_garden chicken_yard fish_pond merchant baker steward craftsman "
        "market bakery fountain chimney any_landscape any_dwelling"
    )
    for index, name in enumerate(t.THING_IDS):
        assert getattr(t, name.upper()) == index
    assert t.THINGS == 16
    assert t.THING_IDS[1:13] == t.FEATURE_IDS
    assert (t.GRAPE, t.HERB, t.CHICKEN, t.FISH, t.COIN, t.BREAD) == (0, 1, 2, 3, 4, 5)
    assert t.GOOD_IDS[:4] == t.WARE_IDS
    assert t.GOOD_IDS == ["grape", "herb", "chicken", "fish", "coin", "bread"]
    assert (t.WARES, t.GOODS) == (4, 6)
    assert (t.LIGHT, t.DARK, t.FOUNTAIN_BACK) == (0, 1, 2)


@pytest.mark.clause("CD-1.1")
def test_main_board() -> None:
    """Two to four play on seven depots, a track, 12 card fields and 11 seal fields."""
    assert set(DATA["players"]) == {"2", "3", "4"}
    for by_players in (t.GRID, t.CIRCLE_SET, t.START_POINTS, t.DRAWN, t.TAKES):
        assert len(by_players) == 5
    assert (t.GRID[:2], t.CIRCLE_SET[:2], t.TAKES[:2]) == ([[], []], [0, 0], [0, 0])
    assert (t.START_POINTS[:2], t.DRAWN[:2]) == ([[], []], [[0, 0, 0, 0]] * 2)
    assert (t.FIELDS, t.CARD_FIELDS, t.SEALS) == (7, 12, 11)
    assert (len(t.JOINED), len(t.TRACK_POINTS)) == (7, 21)


@pytest.mark.clause("CD-1.2")
def test_tiles() -> None:
    """123 tiles, 84 light and 39 dark: the edges, chimneys and number of each."""
    box = DATA["box"]
    assert (box["light_tiles"], box["dark_tiles"]) == (84, 39)
    assert (len(t.LIGHT_TILES), len(t.DARK_TILES)) == (84, 39)
    found = _tiles()
    assert t.TILES == len(found) == 73
    assert [row[0] for row in found] == t.TILE_IDS
    light, dark = Counter(t.LIGHT_TILES), Counter(t.DARK_TILES)
    for tile, (_, edges, chimneys, lights, darks) in enumerate(found):
        assert _printed(tile) == [LETTERS[letter] for letter in edges]
        assert t.CHIMNEYS[tile] == int(chimneys)
        assert (light[tile], dark[tile]) == (int(lights), int(darks))


@pytest.mark.clause("CD-1.2")
def test_parts_of_each_kind() -> None:
    """How often each thing is on light and on dark tiles."""
    counts = []
    for tiles in (t.LIGHT_TILES, t.DARK_TILES):
        shown = Counter(thing for tile in tiles for thing in t.PARTS[tile])
        shown.update(t.BUILDING[tile] for tile in tiles if t.BUILDING[tile])
        counts.append([shown[thing] for thing in range(1, 13)])
    assert counts == [
        [36, 13, 13, 13, 13, 9, 9, 9, 9, 4, 4, 4],
        [6, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3],
    ]


@pytest.mark.clause("CD-1.2")
def test_shapes_of_each_kind() -> None:
    """Ends, corners, straights, tees and crosses; every dwelling has only halves."""
    shapes: dict[int, Counter[str]] = {thing: Counter() for thing in range(1, t.EDGE_KINDS)}
    names = {"1": "end", "11": "corner", "101": "straight", "111": "tee", "1111": "cross"}
    for tile in t.LIGHT_TILES + t.DARK_TILES:
        for thing in t.PARTS[tile]:
            looks = [
                "".join("01"[edge == thing] for edge in t.EDGE[start : start + 4]).rstrip("0")
                for start in range(16 * tile, 16 * tile + 16, 4)
            ]
            shapes[thing][next(names[look] for look in looks if look in names)] += 1
    assert shapes[t.VILLA] == {"end": 26, "straight": 6, "corner": 4, "tee": 4, "cross": 2}
    for landscape in LANDSCAPES:
        assert shapes[landscape] == {"end": 12, "straight": 2, "corner": 2}
    for dwelling in DWELLINGS:
        assert shapes[dwelling] == {"end": 12}


@pytest.mark.clause("CD-1.3")
def test_boards_frames_and_tokens() -> None:
    """Frame parts, boards, banderoles, coins, breads and the start player's hand."""
    box = DATA["box"]
    assert (box["frame_parts"], t.FRAME_PARTS, t.FRAME_PARTS_EACH) == (16, 16, 4)
    assert (box["building_boards"], box["overview_boards"], t.BOARDS) == (4, 4, 4)
    assert (box["banderoles"], box["coins"], box["breads"]) == (36, 24, 18)
    assert box["start_player_markers"] == 1


@pytest.mark.clause("CD-1.4")
def test_cards() -> None:
    """60 scoring cards in four groups, 24 fountain cards, 66 cards of five values."""
    box = DATA["box"]
    assert (box["scoring_cards"], box["fountain_cards"], box["point_cards"]) == (60, 24, 66)
    assert box["point_card_values"] == [1, 3, 5, 10, 25]
    assert t.GROUP_IDS == ["A", "B", "C", "D"]
    assert [len(cards) for cards in t.GROUP_CARDS] == [16, 12, 12, 20]
    assert t.CARDS == len(t.CARD_IDS) == len(set(t.CARD_IDS)) == 51
    assert [sort for sort in range(12) for _ in range(2)] == t.FOUNTAIN_CARDS


@pytest.mark.clause("CD-1.5")
def test_wooden_pieces() -> None:
    """A patrician and five discs in each of four colours, five of each ware."""
    box = DATA["box"]
    assert (box["patricians"], box["discs"], len(DATA["colours"]["players"])) == (4, 20, 4)
    assert DATA["course"]["discs_each"] == 5
    assert box["wares"] == {"grape": 5, "herb": 5, "chicken": 5, "fish": 5}


@pytest.mark.clause("CD-1.6")
def test_cells_of_a_board() -> None:
    """Six by six cells, a1 at the top left, with their neighbours at each side."""
    assert t.CELLS == 36
    assert t.EVERY_CELL == 2**36 - 1
    assert [f"{column}{row}" for row in "123456" for column in "abcdef"] == t.CELL_IDS
    assert (len(t.NEIGHBOUR), len(t.BESIDE), len(t.AT_FRAME)) == (144, 36, 4)
    for cell, side in product(range(36), range(4)):
        row, column = divmod(cell, 6)
        there = [(row - 1, column), (row, column + 1), (row + 1, column), (row, column - 1)][side]
        inside = there[0] in range(6) and there[1] in range(6)
        assert t.NEIGHBOUR[4 * cell + side] == (6 * there[0] + there[1] if inside else -1)
        assert t.AT_FRAME[side] >> cell & 1 == (not inside)
    for cell, other in product(range(36), range(36)):
        away = abs(cell // 6 - other // 6) + abs(cell % 6 - other % 6)
        assert t.BESIDE[cell] >> other & 1 == (away == 1)


@pytest.mark.clause("CD-1.7")
def test_building_boards() -> None:
    """The shovel in the middle, nine banderoles, and all four boards are turns of one."""
    assert [t.CELL_IDS[cell] for cell in t.SHOVEL] == ["c3", "d3", "d4", "c4"]
    assert [_cells(mask) for mask in t.BANDEROLE_CELLS] == [
        "c1 e1 b2 a3 f3 d4 c5 f5 a6",
        "a1 d1 e2 b3 f3 c4 f5 b6 d6",
        "f1 a2 d2 c3 a4 f4 e5 b6 d6",
        "c1 e1 a2 d3 a4 e4 b5 c6 f6",
    ]
    for mask, turned in pairwise([*t.BANDEROLE_CELLS, t.BANDEROLE_CELLS[0]]):
        cells = [6 * (cell % 6) + 5 - cell // 6 for cell in range(36) if mask >> cell & 1]
        assert sum(1 << cell for cell in cells) == turned
        assert mask.bit_count() == 9
    for mask, shovel in zip(t.BANDEROLE_CELLS, t.SHOVEL, strict=True):
        assert not mask >> shovel & 1


@pytest.mark.clause("CD-1.8")
def test_frame_parts() -> None:
    """Two tasks on each part: 5 points for a landscape, 4 for a dwelling, 3 for a villa."""
    tasks = (
        "fish_pond 4 5, villa 6 3; villa 2 3, chicken_yard 4 5; herb_garden 1 5, villa 3 3; "
        "vineyard 2 5, villa 6 3; villa 2 3, merchant 5 4; villa 3 3, baker 5 4; "
        "steward 4 4, villa 6 3; villa 2 3, craftsman 6 4; chicken_yard 1 5, baker 4 4; "
        "herb_garden 3 5, baker 6 4; merchant 1 4, fish_pond 5 5; fish_pond 1 5, steward 6 4; "
        "merchant 3 4, herb_garden 5 5; vineyard 1 5, craftsman 4 4; "
        "craftsman 2 4, chicken_yard 5 5; vineyard 3 5, steward 5 4"
    )
    columns = (t.TASK_THING, t.TASK_LINE_POSITION, t.TASK_POINTS)
    found = [f"{t.THING_IDS[a]} {b} {c}" for a, b, c in zip(*columns, strict=True)]
    assert "; ".join(", ".join(found[i : i + 2]) for i in range(0, 32, 2)) == tasks
    assert t.FRAME_PARTS == len(found) // 2 == 16


@pytest.mark.clause("CD-1.9")
def test_features() -> None:
    """A villa, four landscapes with their wares, four dwellings, three one-tile buildings."""
    assert " ".join(t.FEATURE_IDS) == (
        "villa vineyard herb_garden chicken_yard fish_pond merchant baker steward craftsman "
        "market bakery fountain"
    )
    assert DATA["things"]["villas"] == ["villa"]
    assert DATA["things"]["landscapes"] == [t.THING_IDS[thing] for thing in LANDSCAPES]
    assert DATA["things"]["dwellings"] == [t.THING_IDS[thing] for thing in DWELLINGS]
    assert DATA["things"]["buildings"] == [t.THING_IDS[thing] for thing in BUILDINGS]
    wares = {t.THING_IDS[thing]: t.WARE_IDS[thing - 2] for thing in LANDSCAPES}
    assert wares == {
        "vineyard": "grape",
        "herb_garden": "herb",
        "chicken_yard": "chicken",
        "fish_pond": "fish",
    }


@pytest.mark.clause("CD-1.10")
def test_edges() -> None:
    """Ten kinds of edge, and only meadow round a one-tile building."""
    assert t.EDGE_KINDS == 10
    assert len(t.EDGE) == 16 * 73
    assert set(t.EDGE) == set(range(10))
    assert {t.TILE_IDS[tile]: thing for tile, thing in enumerate(t.BUILDING) if thing} == {
        "market": t.MARKET,
        "bakery": t.BAKERY,
        "fountain": t.FOUNTAIN,
    }
    for tile, building in enumerate(t.BUILDING):
        assert (building > 0) == (_printed(tile) == [t.MEADOW] * 4)


@pytest.mark.clause("CD-1.11")
def test_pictures_of_a_tile() -> None:
    """One picture on a dark tile, an end or a building; at most two on a light one."""
    for tile in set(t.DARK_TILES):
        edges = _printed(tile)
        assert len(t.PARTS[tile]) + (t.BUILDING[tile] > 0) == 1
        assert edges.count(t.MEADOW) == (4 if t.BUILDING[tile] else 3)
    pictures = Counter(len(t.PARTS[tile]) for tile in t.LIGHT_TILES)
    assert pictures == {0: 12, 1: 20, 2: 52}


@pytest.mark.clause("CD-1.12")
def test_parts_follow_from_the_edges() -> None:
    """All edges of one thing are one part, so the parts are the things at the edges."""
    assert len(t.PARTS) == 73
    for tile in range(73):
        assert t.PARTS[tile] == [e for e in dict.fromkeys(_printed(tile)) if e != t.MEADOW]
    parts = {name: t.PARTS[t.TILE_IDS.index(name)] for name in t.TILE_IDS}
    assert parts["market"] == []
    assert parts["villa_cross3"] == [t.VILLA]
    assert parts["vineyard_corner_villa1_head"] == [t.VINEYARD, t.VILLA]
    assert parts["villa2_fish_pond_right"] == [t.VILLA, t.FISH_POND]


@pytest.mark.clause("CD-1.13")
def test_chimneys() -> None:
    """59 chimneys, one to three on every villa and none elsewhere."""
    assert sum(t.CHIMNEYS[tile] for tile in t.LIGHT_TILES + t.DARK_TILES) == 59
    for tile, chimneys in enumerate(t.CHIMNEYS):
        assert (chimneys > 0) == (t.VILLA in t.PARTS[tile])
    two = {name for name, chimneys in zip(t.TILE_IDS, t.CHIMNEYS, strict=True) if chimneys == 2}
    assert two == {
        "villa_straight2",
        "villa_t2",
        "villa2_vineyard_left",
        "villa2_herb_garden_right",
        "villa2_chicken_yard_left",
        "villa2_fish_pond_right",
        "villa_end2",
    }
    assert t.CHIMNEYS[t.TILE_IDS.index("villa_cross3")] == 3
    assert max(t.CHIMNEYS) == 3


@pytest.mark.clause("CD-5.3")
def test_turns_of_a_tile() -> None:
    """Turned clockwise, a tile shows its edges further on; turns that look alike count once."""
    for tile, turns, side in product(range(73), range(4), range(4)):
        shown = t.EDGE[16 * tile + 4 * turns + (side + turns) % 4]
        assert shown == t.EDGE[16 * tile + side]
    same = {"market", "bakery", "fountain", "villa_cross3"}
    half = {name for name in t.TILE_IDS if "straight" in name}
    assert len(half) == 6
    for name, turns_of in zip(t.TILE_IDS, t.TURNS_OF, strict=True):
        looks = 1 if name in same else 2 if name in half else 4
        assert turns_of == list(range(looks))


@pytest.mark.clause("CD-5.5")
@pytest.mark.parametrize(
    ("tile", "inner", "border", "corner"),
    [
        ("market", True, True, True),
        ("fish_pond_straight", True, True, False),
        ("villa_t2", True, True, False),
        ("villa_cross3", True, False, False),
        ("villa_corner1_baker_head", True, True, False),
        ("villa1_baker_opposite", True, True, False),
        ("villa1_baker_left", True, True, True),
        ("steward_half", True, True, True),
    ],
)
def test_cells_within_the_frame(tile: str, inner: bool, border: bool, corner: bool) -> None:
    """Where a tile can show meadow to the frame: inner cells, border, corners."""
    corners = sum(1 << cell for cell in (0, 5, 30, 35))
    middle = sum(1 << 6 * row + column for row in range(1, 5) for column in range(1, 5))
    borders = 2**36 - 1 - corners - middle
    wanted = inner * middle + border * borders + corner * corners
    assert t.WITHIN_FRAME[t.TILE_IDS.index(tile)] == wanted


@pytest.mark.clause("CD-5.5")
def test_every_tile_within_the_frame() -> None:
    """Inside anywhere, at the border with a meadow edge, in a corner with two side by side."""
    assert len(t.WITHIN_FRAME) == 73
    for tile, cell in product(range(73), range(36)):
        edges = "".join("x."[edge == t.MEADOW] for edge in _printed(tile) * 2)
        touched = (cell // 6 in (0, 5)) + (cell % 6 in (0, 5))
        assert t.WITHIN_FRAME[tile] >> cell & 1 == ("." * touched in edges)
    assert max(t.WITHIN_FRAME) < 2**36


@pytest.mark.clause("CD-2.5", "CD-2.14", "CD-4.8")
@pytest.mark.parametrize(
    ("players", "drawn", "points", "takes"),
    [
        (2, [2, 2, 2, 2], [8, 9], 2),
        (3, [2, 3, 2, 3], [8, 9, 13], 3),
        (4, [3, 3, 2, 4], [8, 9, 10, 11], 4),
    ],
)
def test_numbers_by_players(players: int, drawn: list[int], points: list[int], takes: int) -> None:
    """Scoring cards of each group, points to start with, tiles that a depot gives."""
    assert t.DRAWN[players] == drawn
    assert t.START_POINTS[players] == points
    assert t.TAKES[players] == takes


@pytest.mark.clause("CD-2.6", "CD-2.7")
@pytest.mark.parametrize(("players", "empty"), [(2, [0, 2, 9, 11]), (3, [0, 11]), (4, [])])
def test_card_fields(players: int, empty: list[int]) -> None:
    """Four rows of three; all corners stay empty with two, two opposite ones with three."""
    assert (DATA["score_grid"]["rows"], DATA["score_grid"]["columns"]) == (4, 3)
    assert t.GRID[players] == [field for field in range(12) if field not in empty]
    assert len(t.GRID[players]) == sum(t.DRAWN[players])


@pytest.mark.clause("CD-2.7", "CD-8.3")
def test_circles() -> None:
    """A circle between all neighbours of the grid."""
    assert " ".join(t.CIRCLE_IDS) == (
        "1-2 1-4 2-3 2-5 3-6 4-5 4-7 5-6 5-8 6-9 7-8 7-10 8-9 8-11 9-12 10-11 11-12"
    )
    pairs = [f"{a + 1}-{b + 1}" for a, b in zip(t.CIRCLE_A, t.CIRCLE_B, strict=True)]
    assert pairs == t.CIRCLE_IDS
    assert t.CIRCLES == 17


@pytest.mark.clause("CD-8.3")
@pytest.mark.parametrize(
    ("players", "circles"),
    [
        (2, "2-5 4-5 4-7 5-6 5-8 6-9 7-8 8-9 8-11"),
        (3, "2-3 2-5 3-6 4-5 4-7 5-6 5-8 6-9 7-8 7-10 8-9 8-11 10-11"),
        (4, "1-2 1-4 2-3 2-5 3-6 4-5 4-7 5-6 5-8 6-9 7-8 7-10 8-9 8-11 9-12 10-11 11-12"),
    ],
)
def test_circles_in_use(players: int, circles: str) -> None:
    """9, 13 or 17 circles: one more than the discs of everybody."""
    used = [name for i, name in enumerate(t.CIRCLE_IDS) if t.CIRCLE_SET[players] >> i & 1]
    assert " ".join(used) == circles
    assert t.CIRCLE_SET[players].bit_count() == len(used) == 4 * players + 1
    assert t.DISCS == t.PHASES == 4


@pytest.mark.clause("CD-2.9", "CD-2.10", "CD-10.1")
def test_tiles_last_for_the_game() -> None:
    """28 light tiles for each of three phases; 11 dark ones for the seals, 28 for the fourth."""
    assert (t.PER_DEPOT, t.FIELDS, t.SEALS) == (4, 7, 11)
    assert DATA["course"]["phase_backs"] == ["light", "light", "light", "dark"]
    assert len(t.LIGHT_TILES) == 3 * 28
    assert len(t.DARK_TILES) == 11 + 28


@pytest.mark.clause("CD-3.1")
def test_phases_and_rounds() -> None:
    """Four phases of seven rounds."""
    assert (t.PHASES, t.ROUNDS) == (4, 7)


@pytest.mark.clause("CD-4.1")
def test_star() -> None:
    """Each field is joined to the two opposite ones, and the lines make one ring."""
    assert t.JOINED == [[3, 4], [4, 5], [5, 6], [6, 0], [0, 1], [1, 2], [2, 3]]
    assert t.RING == [0, 3, 6, 2, 5, 1, 4]
    for field, following in pairwise([*t.RING, t.RING[0]]):
        assert following in t.JOINED[field]
        assert field in t.JOINED[following]


@pytest.mark.clause("CD-5.7")
def test_size_of_a_landscape() -> None:
    """Two to four tiles."""
    assert DATA["limits"]["landscape_tiles"] == [2, 4]
    assert t.LANDSCAPE_LIMIT == 4


@pytest.mark.clause("CD-5.9", "CD-6.7", "CD-6.8", "CD-6.9", "CD-6.11", "CD-7.7")
def test_rewards() -> None:
    """What a banderole, the dwellings and the one-tile buildings give."""
    assert (t.BANDEROLE_STEPS, t.MERCHANT_COINS, t.BAKER_BREADS, t.STEWARD_STEPS) == (1, 1, 2, 2)
    assert (t.MARKET_COINS, t.BAKERY_BREADS, t.FOUNTAIN_DRAWS) == (1, 1, 2)
    assert DATA["rewards"]["fountain_returns"] == 1
    assert DATA["rewards"]["craftsman_tiles"] == 1
    assert DATA["rewards"]["landscape_tiles_without_ware"] == 1


@pytest.mark.clause("CD-7.6", "CD-11.4")
def test_track() -> None:
    """Spaces 0 to 20, worth a point each."""
    assert t.LAST_SPACE == 20
    assert list(range(21)) == t.TRACK_POINTS


@pytest.mark.clause("CD-9.1", "CD-9.3", "CD-9.7")
def test_scoring_cards() -> None:
    """What each card asks and pays, and how many there are of it."""
    for kind, line in enumerate(line for line in CARDS.split("\n") if line):
        name, copies, terms = line.split(" ", 2)
        asks, pays = terms.split(" -> ")
        assert t.CARD_IDS[kind] == name
        group = "abcd".index(name[0])
        assert t.CARD_GROUP[kind] == group
        assert [cards.count(kind) for cards in t.GROUP_CARDS] == [
            int(copies) if index == group else 0 for index in range(4)
        ]
        wares = {ware: n for ware, n in zip(t.WARE_IDS, t.CARD_WARES[kind], strict=True) if n}
        pairs = zip(t.CARD_THINGS[kind], t.CARD_COUNTS[kind], strict=True)
        things = {t.THING_IDS[thing]: n for thing, n in pairs}
        assert t.CARD_RED[kind] == (group < 2)
        assert (wares, things) == ((_amounts(asks), {}) if group < 2 else ({}, _amounts(asks)))
        paid = {
            "VP": t.PAYS_VP[kind],
            "coin": t.PAYS_COIN[kind],
            "bread": t.PAYS_BREAD[kind],
            "step": t.PAYS_STEP[kind],
        }
        assert {what: n for what, n in paid.items() if n} == _amounts(pays)


@pytest.mark.clause("CD-9.3")
def test_groups_of_cards() -> None:
    """A: one ware, B: different ones; C: villas and chimneys, D: all other features."""
    for kind, group in enumerate(t.CARD_GROUP):
        wares = sorted(n for n in t.CARD_WARES[kind] if n)
        things = set(t.CARD_THINGS[kind])
        if group == 0:
            assert wares in ([2], [3])
        elif group == 1:
            assert wares in ([1, 1], [1, 1, 1], [1, 1, 1, 1])
        elif group == 2:
            assert things in ({t.VILLA}, {t.CHIMNEY})
        else:
            others = {*LANDSCAPES, *DWELLINGS, *BUILDINGS, t.ANY_LANDSCAPE, t.ANY_DWELLING}
            assert things
            assert things <= others


@pytest.mark.clause("CD-9.9", "CD-9.12", "CD-11.3", "CD-11.5")
def test_amounts_of_the_scorings() -> None:
    """Breads for a card, the penalty, leftovers for a point, points for a fountain card."""
    assert (t.LOAVES, t.PENALTY, t.LEFTOVER_DIVISOR, t.FOUNTAIN_POINTS) == (3, 4, 2, 2)
    assert DATA["scoring"]["least_points"] == 0


@pytest.mark.clause("CD-11.2")
def test_points_of_a_villa() -> None:
    """By chimneys; 3 are worth 3 and 5 are worth 7."""
    assert t.VILLA_POINTS == [0, 1, 2, 3, 5, 7, 10, 13, 17, 21, 25]


@pytest.mark.clause("CD-11.7", "CD-11.8")
def test_lines_of_the_frame() -> None:
    """A line is a whole row or column; positions count clockwise along the side."""
    assert " ".join(t.LINE_IDS) == "a b c d e f 1 2 3 4 5 6 f e d c b a 6 5 4 3 2 1"
    assert len(t.LINE_CELLS) == 24
    for name, mask in zip(t.LINE_IDS, t.LINE_CELLS, strict=True):
        assert _cells(mask).split() == [cell for cell in t.CELL_IDS if name in cell]
        assert mask.bit_count() == 6


def test_no_line_asks_twice_for_one_thing() -> None:
    """Two parts on opposite sides never ask for the same thing on the same line."""
    tasks = list(zip(t.TASK_THING, t.TASK_LINE_POSITION, strict=True))
    for one, other in product(range(32), range(32)):
        if one // 2 != other // 2:
            thing, position = tasks[one]
            assert tasks[other] != (thing, 7 - position)


@pytest.mark.clause("CD-13.1", "CD-13.3", "CD-2.16", "CD-11.9")
def test_options() -> None:
    """Four options; only the limit of landscapes is on unless a table says otherwise."""
    assert options("carpe_diem") == {
        "random_start_fields": False,
        "ring_without_return": False,
        "landscape_limit": True,
        "shared_victory": False,
    }
