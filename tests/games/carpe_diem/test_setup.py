"""Chapter 2: what lies on the table before the first choice, and what chance decides."""

from collections import Counter

import pytest

from groma.core.hidden import back_of, kind_of
from groma.games.carpe_diem import GAME
from groma.games.carpe_diem.layout import DARK_STACK, FOUNTAIN_STACK, LIGHT_STACK
from groma.games.carpe_diem.tables import (
    CARD_IDS,
    DARK,
    DARK_TILES,
    FEATURE_IDS,
    FOUNTAIN_BACK,
    GROUP_CARDS,
    LIGHT,
    LIGHT_TILES,
    TASK_LINE_POSITION,
    TASK_POINTS,
    TASK_THING,
    THING_IDS,
    TILE_IDS,
)
from tests.scenes.carpe_diem import Scene, dealt

PLAYERS = (2, 3, 4)
SHOVELS = ["c3", "d3", "d4", "c4"]
BANDEROLES = [
    "c1 e1 b2 a3 f3 d4 c5 f5 a6",
    "a1 d1 e2 b3 f3 c4 f5 b6 d6",
    "f1 a2 d2 c3 a4 f4 e5 b6 d6",
    "c1 e1 a2 d3 a4 e4 b5 c6 f6",
]


@pytest.fixture(scope="module")
def many() -> list[Scene]:
    """Sixty-four tables, each dealt anew."""
    return [dealt(4, f"deal {n}".encode()) for n in range(64)]


def zone(scene: Scene, number: int) -> list[str]:
    """The faces in a stack, from the top."""
    labels = FEATURE_IDS if number == FOUNTAIN_STACK else TILE_IDS
    return [labels[kind_of(card)] for card in reversed(scene.table.hidden.zones[number])]


def on_depots(scene: Scene, viewer: int = 0) -> list[str | None]:
    """All tiles on the depots as a viewer sees them."""
    return [tile for depot in scene.view(viewer)["depots"] for tile in depot["tiles"]]


def line(side: int, position: int) -> str:
    """The row or column that an arrow marks, counted clockwise along its side."""
    return ["abcdef"[position - 1], str(position), "fedcba"[position - 1], str(7 - position)][side]


@pytest.mark.clause("CD-2.1")
@pytest.mark.parametrize("players", PLAYERS)
def test_four_frame_parts_lie_round_a_district_the_first_in_the_north(players: int) -> None:
    scene = dealt(players)
    dealt_parts = [part for district in scene.table.districts for part in district.frame]
    assert len(set(dealt_parts)) == len(dealt_parts) == 4 * players
    for seat in range(players):
        frame = scene.table.districts[seat].frame
        expected = []
        for side, part in enumerate(frame):
            for task in (2 * part, 2 * part + 1):
                where = line(side, TASK_LINE_POSITION[task])
                expected.append((THING_IDS[TASK_THING[task]], side, where, TASK_POINTS[task]))
        tasks = scene.view(players)["seats"][seat]["tasks"]
        assert [(t["feature"], t["side"], t["line"], t["points"]) for t in tasks] == expected
        assert not any(task["done"] for task in tasks)
    assert scene.step() == "settle"  # nobody was asked how to join them


@pytest.mark.clause("CD-2.1")
def test_every_frame_part_can_come_to_every_player_and_every_side(many: list[Scene]) -> None:
    places = set()
    for scene in many:
        for seat, district in enumerate(scene.table.districts):
            for side, part in enumerate(district.frame):
                places |= {("seat", seat, part), ("side", side, part)}
    assert len(places) == 2 * 4 * 16


@pytest.mark.clause("CD-2.2", "CD-2.3")
@pytest.mark.parametrize("players", PLAYERS)
def test_a_board_by_chance_with_its_shovel_upright_and_nine_banderoles(players: int) -> None:
    for number in range(8):
        scene = dealt(players, b"board %d" % number)
        boards = [district.board for district in scene.table.districts]
        assert len(set(boards)) == players
        for seat, board in enumerate(boards):
            seen = scene.view(0)["seats"][seat]
            assert seen["shovel"] == SHOVELS[board]
            assert seen["banderoles"] == BANDEROLES[board].split()
            assert seen["tiles"] == seen["features"] == []


@pytest.mark.clause("CD-2.2")
def test_every_board_can_come_to_every_player(many: list[Scene]) -> None:
    given = {
        (seat, district.board)
        for scene in many
        for seat, district in enumerate(scene.table.districts)
    }
    assert len(given) == 16


@pytest.mark.clause("CD-2.5")
@pytest.mark.parametrize(
    ("players", "drawn"), [(2, [2, 2, 2, 2]), (3, [2, 3, 2, 3]), (4, [3, 3, 2, 4])]
)
def test_so_many_cards_of_each_group_are_drawn(players: int, drawn: list[int]) -> None:
    for number in range(8):
        grid = dealt(players, b"cards %d" % number).view()["grid"]
        groups = Counter(card[0] for card in grid if card is not None)
        assert [groups[group] for group in "abcd"] == drawn


@pytest.mark.clause("CD-2.5")
def test_each_group_is_shuffled_and_every_card_of_it_can_be_drawn(many: list[Scene]) -> None:
    seen: Counter[str] = Counter()
    for scene in many:
        laid = Counter(card for card in scene.view()["grid"] if card is not None)
        for group in range(4):
            copies = Counter(CARD_IDS[card] for card in GROUP_CARDS[group])
            assert all(laid[card] <= copies[card] for card in copies)
        seen += laid
    assert set(seen) == set(CARD_IDS)


@pytest.mark.clause("CD-2.6", "CD-2.7")
@pytest.mark.parametrize(("players", "empty"), [(2, {1, 3, 10, 12}), (3, {1, 12}), (4, set())])
def test_the_cards_lie_open_and_corners_stay_empty(players: int, empty: set[int]) -> None:
    scene = dealt(players)
    for viewer in range(players + 1):
        grid = scene.view(viewer)["grid"]
        assert {field for field in range(1, 13) if grid[field - 1] is None} == empty
        laid = [
            {"place": str(field), "card": "@card-" + card.replace("_", "-")}
            for field, card in enumerate(grid, 1)
            if card is not None
        ]
        assert scene.facts("card-laid", viewer) == laid


@pytest.mark.clause("CD-2.6")
def test_the_groups_are_mixed_and_unused_cards_are_out_of_the_game(many: list[Scene]) -> None:
    places = set()
    for scene in many:
        grid = scene.view()["grid"]
        places |= {(field, card[0]) for field, card in enumerate(grid) if card is not None}
    assert len(places) == 12 * 4
    for players in PLAYERS:
        cards = GAME.census(dealt(players).table)[3 * len(TILE_IDS) :][:4]
        assert sum(cards) == 4 + 2 * players


@pytest.mark.clause("CD-2.6")
def test_the_cards_stay_where_they_were_dealt() -> None:
    scene = dealt(2)
    grid = scene.view()["grid"]
    assert scene.play_on().view()["grid"] == grid


@pytest.mark.clause("CD-2.7")
@pytest.mark.parametrize(("players", "circles"), [(2, 9), (3, 13), (4, 17)])
def test_cards_lie_in_four_rows_of_three_with_a_circle_between_neighbours(
    players: int, circles: int
) -> None:
    scene = dealt(players)
    grid = scene.view()["grid"]
    pairs = []
    for field in range(12):
        for other in [field + 1] * (field % 3 < 2) + [field + 3] * (field < 9):
            if grid[field] is not None and grid[other] is not None:
                pairs.append([field + 1, other + 1])
    assert [circle["cards"] for circle in scene.view()["circles"]] == sorted(pairs)
    assert len(pairs) == circles


@pytest.mark.clause("CD-2.5", "CD-2.7", "CD-2.14")
def test_e16_three_players() -> None:
    scene = dealt(3)
    seen = scene.view(3)
    groups = Counter(card[0] for card in seen["grid"] if card is not None)
    assert groups == {"a": 2, "b": 3, "c": 2, "d": 3}
    assert len(seen["circles"]) == 13
    in_turn_order = [seen["seats"][(seen["start"] + i) % 3]["points"] for i in range(3)]
    assert in_turn_order == [8, 9, 13]


@pytest.mark.clause("CD-2.8")
def test_the_fountain_cards_are_one_shuffled_stack_face_down(many: list[Scene]) -> None:
    for scene in many:
        assert Counter(zone(scene, FOUNTAIN_STACK)) == dict.fromkeys(FEATURE_IDS, 2)
        assert {back_of(c) for c in scene.table.hidden.zones[FOUNTAIN_STACK]} == {FOUNTAIN_BACK}
    for viewer in range(5):
        assert many[0].view(viewer)["stack"] == [None] * 24
        assert [seat["fountain_cards"] for seat in many[0].view(viewer)["seats"]] == [[]] * 4
    assert len({tuple(zone(scene, FOUNTAIN_STACK)) for scene in many}) == len(many)
    assert {zone(scene, FOUNTAIN_STACK)[0] for scene in many} == set(FEATURE_IDS)


@pytest.mark.clause("CD-2.9")
@pytest.mark.parametrize("players", PLAYERS)
def test_four_light_tiles_lie_open_on_each_of_seven_depots(players: int) -> None:
    scene = dealt(players)
    table = scene.table
    assert len(table.depots) == 28
    assert {back_of(card) for card in table.depots} == {LIGHT}
    for viewer in range(players + 1):
        depots = scene.view(viewer)["depots"]
        assert [depot["takes"] for depot in depots] == [players] * 7
        told = scene.facts("depot-filled", viewer)
        for depot, filled in zip(depots, told, strict=True):
            tiles = ["@tile-" + str(tile).replace("_", "-") for tile in depot["tiles"]]
            assert filled == {"field": str(depot["field"]), **dict(zip("abcd", tiles, strict=True))}
    assert len(table.hidden.zones[LIGHT_STACK]) == 56
    tiles = Counter(on_depots(scene)) + Counter(zone(scene, LIGHT_STACK))
    assert tiles == Counter(TILE_IDS[tile] for tile in LIGHT_TILES)


@pytest.mark.clause("CD-2.10")
@pytest.mark.parametrize("players", PLAYERS)
def test_eleven_dark_tiles_lie_open_in_the_seal_row_and_28_face_down(players: int) -> None:
    scene = dealt(players)
    table = scene.table
    assert {back_of(card) for card in [*table.seals, *table.hidden.zones[DARK_STACK]]} == {DARK}
    seals = scene.view(players)["seals"]
    assert len(seals) == 11
    assert len(table.hidden.zones[DARK_STACK]) == 28
    whole = Counter(TILE_IDS[tile] for tile in DARK_TILES)
    assert Counter(seals) + Counter(zone(scene, DARK_STACK)) == whole
    for viewer in range(players + 1):
        assert scene.view(viewer)["seals"] == seals
        assert [sealed["tile"] for sealed in scene.facts("sealed", viewer)] == [
            "@tile-" + str(tile).replace("_", "-") for tile in seals
        ]
        assert [sealed["seal"] for sealed in scene.facts("sealed")] == [
            str(n + 1) for n in range(11)
        ]


@pytest.mark.clause("CD-2.9", "CD-2.10")
def test_light_and_dark_tiles_are_shuffled_and_any_can_come_first(many: list[Scene]) -> None:
    for tiles in (
        [on_depots(scene) for scene in many],
        [zone(scene, LIGHT_STACK) for scene in many],
        [zone(scene, DARK_STACK) for scene in many],
    ):
        assert len({tuple(row) for row in tiles}) == len(many)
    assert {tile for scene in many for tile in on_depots(scene)} == {
        TILE_IDS[tile] for tile in LIGHT_TILES
    }
    assert {tile for scene in many for tile in scene.view()["seals"]} == {
        TILE_IDS[tile] for tile in DARK_TILES
    }
    again = dealt(4, b"deal 0")
    assert again.table.to_bytes() == many[0].table.to_bytes()
