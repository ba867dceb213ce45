"""Chapters 1, 6 and 9: the score sheet, line by line."""

import pytest

from groma.core.deal import Deal
from groma.core.foresight import Foresight
from groma.core.match import open_match
from groma.games.caesars_empire import GAME
from groma.games.caesars_empire.scoring import ROWS
from groma.games.caesars_empire.tables import KIND_IDS, NODE_IDS, REGION_IDS
from tests.scenes.caesars_empire import Scene, dealt, empire, node

PLAYERS = (2, 3, 4, 5)
ORDINARY = KIND_IDS[:8]
DIFFERENT = [0, 0, 2, 5, 9, 14, 20, 32, 46]


def region(name: str) -> int:
    """The number of a region."""
    return REGION_IDS.index(name)


@pytest.mark.clause("CE-9.1")
@pytest.mark.parametrize("players", [2, 4])
def test_of_each_colour_only_the_best_city_counts(players: int) -> None:
    scene = empire(players).take(0, "massilia", "lutetia", "burdigala").take(1, "lugdunum")
    best = {"region": region("gallia"), "city": node("lutetia")}
    assert scene.lines("cities") == [("CE-9.1", 6, best)]
    assert scene.row("cities", 1) == 2
    pieces = [line.pieces for line in scene.sheet(0).lines if line.row == "cities"]
    assert pieces == [[node("lutetia")]]


@pytest.mark.clause("CE-9.1")
def test_every_colour_counts_on_its_own() -> None:
    scene = empire(4).take(0, "lutetia", "olisipo", "syracusae", "eboracum", "carthago", "tomis")
    scene.take(0, "athenae", "ephesus", "caralis", "gortyna")
    found = {(facts["region"], points) for _, points, facts in scene.lines("cities")}
    regions = ["gallia", "hispania", "italia", "septentrio", "africa", "danubius", "graecia"]
    values = [6, 7, 5, 8, 1, 6, 4]
    assert found == {(region(r), v) for r, v in zip([*regions, "oriens"], [*values, 1])}
    assert scene.row("cities") == 38
    assert [facts["region"] for _, _, facts in scene.lines("cities")] == list(range(8))


@pytest.mark.clause("CE-9.1")
def test_the_best_city_counts_wherever_it_stands_in_its_region() -> None:
    for cities in (("aquileia", "brundisium"), ("mediolanum", "syracusae"), ("syracusae",)):
        scene = empire(4).take(2, *cities)
        best = {"aquileia": 4, "mediolanum": 5, "syracusae": 5}[cities[0]]
        assert scene.row("cities", 2) == best
        assert scene.view()["seats"][2]["best"] == {"italia": best}


@pytest.mark.clause("CE-9.2")
@pytest.mark.parametrize("kinds", range(9))
def test_different_kinds_score_as_a_set(kinds: int) -> None:
    scene = empire(4).hold(1, **dict.fromkeys(ORDINARY[:kinds], 1))
    lines = [("CE-9.2", DIFFERENT[kinds], {"row": 1, "kinds": kinds})] if kinds > 1 else []
    assert scene.lines("different", 1) == lines
    assert scene.lines("different", 0) == []


@pytest.mark.clause("CE-9.2")
@pytest.mark.parametrize("missing", range(8))
def test_no_kind_is_special(missing: int) -> None:
    kinds = [kind for kind in ORDINARY if kind != ORDINARY[missing]]
    assert empire(4).hold(0, **dict.fromkeys(kinds, 1), gold=1).row("different") == 32


@pytest.mark.clause("CE-9.2", "CE-9.3")
def test_every_row_of_the_board_is_a_set() -> None:
    scene = empire(4).hold(0, meat=4, wine=3, oil=3, gems=2, olives=1)
    assert scene.lines("different") == [
        ("CE-9.2", 14, {"row": 1, "kinds": 5}),
        ("CE-9.2", 9, {"row": 2, "kinds": 4}),
        ("CE-9.2", 5, {"row": 3, "kinds": 3}),
    ]


@pytest.mark.clause("CE-9.3")
@pytest.mark.parametrize("count", [1, 2, 3, 4])
def test_the_fourth_row_counts_as_well(count: int) -> None:
    scene = empire(4).hold(0, meat=count, wine=count)
    assert scene.row("different") == 2 * count
    rows = [facts["row"] for _, _, facts in scene.lines("different")]
    assert rows == list(range(1, count + 1))


@pytest.mark.clause("CE-9.3", "CE-1.9")
def test_a_row_may_have_gaps() -> None:
    scene = empire(4).hold(0, meat=1, grapes=2, wheat=1, wine=1, oil=2)
    assert scene.lines("different") == [
        ("CE-9.2", 14, {"row": 1, "kinds": 5}),
        ("CE-9.2", 2, {"row": 2, "kinds": 2}),
    ]


@pytest.mark.clause("CE-9.4")
@pytest.mark.parametrize("kind", range(8))
@pytest.mark.parametrize(("count", "points"), [(0, 0), (1, 0), (2, 2), (3, 10), (4, 20)])
def test_treasures_of_one_kind_score_as_a_set(kind: int, count: int, points: int) -> None:
    scene = empire(4).hold(1, **{ORDINARY[kind]: count})
    lines = [("CE-9.4", points, {"kind": kind, "count": count})] if points else []
    assert scene.lines("same", 1) == lines
    assert scene.row("different", 1) == 0


@pytest.mark.clause("CE-9.4")
def test_every_column_is_a_set_of_its_own() -> None:
    scene = empire(4).hold(0, meat=2, wine=3, olives=4, gold=3)
    assert scene.lines("same") == [
        ("CE-9.4", 2, {"kind": 0, "count": 2}),
        ("CE-9.4", 10, {"kind": 3, "count": 3}),
        ("CE-9.4", 20, {"kind": 7, "count": 4}),
    ]


@pytest.mark.clause("CE-9.5")
def test_every_treasure_counts_in_its_row_and_in_its_column() -> None:
    scene = empire(4).hold(0, meat=2, wine=2, oil=2)
    assert (scene.row("different"), scene.row("same")) == (5 + 5, 2 + 2 + 2)


@pytest.mark.clause("CE-9.7")
@pytest.mark.parametrize(
    ("supplies", "bonus"),
    [
        ((9, 9, 7), [10, 10, 0]),
        ((3, 2), [10, 0]),
        ((2, 3), [0, 10]),
        ((5, 5, 5, 5), [10, 10, 10, 10]),
        ((0, 0, 0), [10, 10, 10]),
        ((0, 1, 0, 0, 1), [0, 10, 0, 0, 10]),
        ((0, 0, 0, 0, 2), [0, 0, 0, 0, 10]),
    ],
)
def test_the_most_roads_left_score_ten_points(supplies: tuple[int, ...], bonus: list[int]) -> None:
    scene = empire(len(supplies)).supply(*supplies).ended()
    assert [scene.row("roads", seat) for seat in range(len(supplies))] == bonus
    for seat, points in enumerate(bonus):
        lines = [("CE-9.7", 10, {"roads": supplies[seat], "bonus": 10})] if points else []
        assert scene.lines("roads", seat) == lines


@pytest.mark.clause("CE-9.7")
@pytest.mark.parametrize("players", PLAYERS)
def test_until_the_end_the_most_roads_are_a_line_without_points(players: int) -> None:
    match = open_match(GAME, ["Anna"] * players, bytes(32))
    scene = Scene(GAME, match.state)
    chance = Deal(b"lead")
    leads: set[tuple[int, ...]] = set()
    while len(scene.left()) > 1:
        most = max(scene.table.supply)
        ahead = [seat for seat in range(players) if scene.table.supply[seat] == most]
        for seat in range(players):
            line = ("CE-9.7", 0, {"roads": most, "bonus": 10})
            assert scene.lines("roads", seat) == ([line] if seat in ahead else [])
        legal = scene.table.legal()
        for move in legal[:: len(legal) // 3 + 1]:
            assert match.preview(scene.table.seat, move).rows[ROWS.index("roads")] == 0
        leads.add(tuple(ahead))
        scene.table.play(legal[chance.below(len(legal))])
    assert len(leads) > 1, "the lead changes, and with it the bonus would"


@pytest.mark.clause("CE-9.7")
@pytest.mark.parametrize(("roads", "change"), [(12, 10), (11, 10), (10, 0)])
def test_only_the_last_build_shows_the_bonus_beforehand(roads: int, change: int) -> None:
    for left in (["cyrene"], ["cyrene", "olisipo"]):
        scene = empire(2).settle(*left).supply(roads, 9).turn(0)
        move = scene.move("build alexandria-cyrene")
        below = scene.table.below()
        while (seen := Foresight(GAME, scene.table, 0, below=below).preview(move)).open:
            assert not seen.then  # it hangs on what is chosen next
            scene.table.play(move)
            move = scene.table.legal()[-1]
        assert seen.rows[ROWS.index("roads")] == 0  # no build brings it: the end does
        shown = dict(zip(ROWS, seen.then)).get("roads", 0)
        assert shown == (change if len(left) == 1 else 0)


@pytest.mark.clause("CE-9.8")
@pytest.mark.parametrize("players", PLAYERS)
def test_the_track_and_the_final_scoring_are_added(players: int) -> None:
    scene = (
        empire(players)
        .take(0, "lutetia oil", "massilia gems", "tomis gold")
        .supply(24, *[20] * (players - 1))
    )
    scene.points(31, *[4] * (players - 1)).ended()
    assert scene.sheet(0).by_row() == [31, 12, 2, 0, 2, 10]
    assert scene.scores() == [57, *[4] * (players - 1)]
    assert GAME.winners(scene.table) == [0]


@pytest.mark.clause("CE-9.9")
def test_the_sheet_has_the_order_of_the_final_scoring() -> None:
    assert ROWS == ["ways", "cities", "different", "same", "gold", "roads"]
    scene = empire(4).hold(0, meat=2, wine=2, gold=1).points(3, 0, 0, 0)
    scene.ended()
    page = scene.sheet(0)
    assert page.rows == ROWS
    rows = [line.row for line in page.lines]
    assert rows == sorted(rows, key=ROWS.index)
    assert set(rows) == set(ROWS)
    assert page.row("ways") == 3  # the points on the track come first
    assert all(line.pieces == [] for line in page.lines if line.row != "cities")
    clauses = dict(zip(rows, [line.clause for line in page.lines]))
    assert list(clauses.values()) == ["CE-6.1", "CE-9.1", "CE-9.2", "CE-9.4", "CE-9.6", "CE-9.7"]


@pytest.mark.clause("CE-6.1")
def test_without_points_on_the_track_there_is_no_line_for_them() -> None:
    assert empire().lines("ways") == []
    scene = empire().points(1, 0)
    scene.table.ways = [1, 0]
    assert scene.lines("ways") == [("CE-6.1", 1, {"ways": 1})]
    assert scene.lines("ways", 1) == []


@pytest.mark.clause("CE-1.8")
@pytest.mark.parametrize("points", [99, 100, 101, 255, 256, 1000, 70000])
def test_points_have_no_limit(points: int) -> None:
    scene = empire().points(points, 0).play("build roma-aquileia")
    assert scene.table.points == [points + 1, 0]
    assert scene.row("ways") == points + 1
    loaded = GAME.load(2, GAME.defaults(), scene.table.to_bytes())
    assert loaded.points == [points + 1, 0]
    assert GAME.winners(scene.ended().table) == [0]


@pytest.mark.parametrize("players", PLAYERS)
def test_sheets_of_whole_games_agree_with_a_plain_count(players: int) -> None:
    for number in range(3):
        scene = dealt(players, b"sheet %d" % number).play_on(b"sheet %d" % number)
        seats = scene.view()["seats"]
        most = max(seat["supply"] for seat in seats)
        for seat in seats:
            counts = [seat["treasures"][kind] for kind in ORDINARY]
            rows = [len([count for count in counts if count > row]) for row in range(4)]
            gold = 2 * seat["treasures"]["gold"]
            assert scene.sheet(seat["seat"]).by_row() == [
                seat["points"],
                sum(seat["best"].values()),
                sum(DIFFERENT[kinds] for kinds in rows),
                sum([0, 0, 2, 10, 20][count] for count in counts),
                gold,
                10 if seat["supply"] == most else 0,
            ]


def test_rome_belongs_to_nobody() -> None:
    scene = empire()
    assert [scene.cities(seat) for seat in range(2)] == [[], []]
    assert NODE_IDS[0] == "roma"
    scene.table.claimers[0] = 0  # even then
    assert scene.cities(0) == []
