"""Chapter 11: the score sheet, line by line, and who wins."""

import random
from itertools import permutations, product

import pytest

from groma.core.deal import Deal
from groma.games.carpe_diem import GAME
from groma.games.carpe_diem.district import District
from groma.games.carpe_diem.rules.track import advance
from tests.scenes.carpe_diem import (
    Scene,
    card,
    cell,
    dealt,
    feature,
    in_pairs,
    lay_out,
    phase_over,
    scoring,
    tile,
)

ROWS = "start cards penalties villas tasks fountain-cards track leftovers".split()
START = {2: [8, 9], 3: [8, 9, 13], 4: [8, 9, 10, 11]}
KINDS = (
    "villa vineyard herb_garden chicken_yard fish_pond merchant baker steward craftsman market"
    " bakery fountain"
).split()
ONE_TILE = ("market", "bakery", "fountain")


def bare(tiles: str = "", players: int = 2) -> Scene:
    """Seat 0 has a frame without tasks, some tiles, and no points."""
    scene = dealt(players, random_start_fields=True)
    district = scene.table.districts[0]
    district.frame = []
    district.start_points = 0
    lay_out(district, tiles)
    return scene


def lines(
    scene: Scene, row: str, seat: int = 0
) -> list[tuple[str, int, dict[str, int], list[int]]]:
    """The lines of a row: clause, points, facts, pieces."""
    return [
        (line.clause, line.points, line.facts, line.pieces)
        for line in scene.sheet(seat).lines
        if line.row == row
    ]


def villa_in_a_row(chimneys: str) -> str:
    """A finished villa on row 1, each tile with so many chimneys."""
    straights = zip("bcde", chimneys[1:-1])
    last = "abcdef"[len(chimneys) - 1]
    ends = [f"villa_end{chimneys[0]} at a1 x1", f"villa_end{chimneys[-1]} at {last}1 x3"]
    return " | ".join(ends + [f"villa_straight{number} at {c}1 x1" for c, number in straights])


@pytest.mark.clause("CD-11.1")
def test_the_sheet_has_eight_rows_and_adds_them() -> None:
    scene = scoring("a_fish_2", "d_craftsman_1").give(0, fish=2, herb=5, coin=1)
    district = scene.table.districts[0]
    district.frame = [5, 13, 14, 15]  # part 6 on the north side: a baker on column e
    district.start_points = 8
    lay_out(district, f"{in_pairs('villa', 1)} | baker_half at d3 x1 | baker_half at e3 x3")
    scene.hold(0, "baker", "villa")
    advance(scene.table, 0, 6)
    scene.play("disc 5-8", "begin 5", "pay 0")
    page = scene.sheet()
    assert page.rows == ROWS
    assert page.by_row() == [8, 4, -4, 2, 4, 4, 6, 3]
    assert page.total() == 27 == scene.scores()[0]
    assert scene.points() == 8  # in hand


@pytest.mark.clause("CD-11.1", "CD-2.14")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_start_points_are_on_the_sheet(players: int) -> None:
    scene = dealt(players)
    for place, points in enumerate(START[players]):
        seat = (scene.table.start + place) % players
        assert lines(scene, "start", seat) == [("CD-2.14", points, {}, [])]
        assert scene.sheet(seat).total() == points


@pytest.mark.clause("CD-9.2", "CD-9.12", "CD-11.1")
def test_each_card_scored_is_a_line_with_its_phase() -> None:
    scene = scoring("c_chimney_2_bread", "d_fountain_2", phase=2).counts(0, chimney=4)
    scene.play("disc 5-8", "begin 5")
    facts = {"phase": 3, "card": card("c_chimney_2_bread"), "times": 2}
    assert lines(scene, "cards") == [("CD-9.2", 0, facts, [])]
    facts = {"phase": 3, "card": card("d_fountain_2"), "times": 0}
    assert lines(scene, "penalties") == [("CD-9.12", -4, facts, [])]
    rich = scoring("b_no_fish", "c_villa_2_vp").counts(0, villa=4).give(0, coin=6)
    rich.play("disc 5-8", "begin 8", "mix grape+herb+chicken", "mix grape+herb+chicken")
    assert lines(rich, "cards") == [
        ("CD-9.2", 14, {"phase": 1, "card": card("c_villa_2_vp"), "times": 2}, []),
        ("CD-9.2", 10, {"phase": 1, "card": card("b_no_fish"), "times": 2}, []),
    ]
    assert lines(rich, "penalties") == []


@pytest.mark.clause("CD-9.12", "CD-9.14")
def test_a_card_failed_without_points_is_a_penalty_of_nothing() -> None:
    scene = scoring("d_market_2", "d_fountain_2").set_points(3).play("disc 5-8", "begin 5")
    assert [points for _, points, _, _ in lines(scene, "penalties")] == [-3, 0]
    assert lines(scene, "cards") == []


@pytest.mark.clause("CD-11.2")
@pytest.mark.parametrize(
    ("tiles", "points"),
    zip(
        "11 12 22 212 222 111111 2122 2222 12222 22222 222221 222222".split(),
        [2, 3, 5, 7, 10, 10, 13, 17, 21, 25, 25, 25],
    ),
)
def test_a_finished_villa_counts_by_its_chimneys(tiles: str, points: int) -> None:
    chimneys = sum(int(number) for number in tiles)
    cells = list(range(len(tiles)))
    assert lines(bare(villa_in_a_row(tiles)), "villas") == [
        ("CD-11.2", points, {"chimneys": chimneys}, cells)
    ]


@pytest.mark.clause("CD-11.2")
def test_unfinished_villas_give_nothing_and_each_finished_one_counts_alone() -> None:
    scene = bare("villa_cross3 at c3 | villa_straight2 at c2 | villa_straight2 at c4")
    assert lines(scene, "villas") == []
    two = bare(in_pairs("villa", 2))
    assert [points for _, points, _, _ in lines(two, "villas")] == [2, 2]  # not the 5 of four
    ring = bare(
        "villa_corner1_merchant_tail at c3 x1 | villa_corner1_baker_head at d3 x2 |"
        " villa_corner1_steward_tail at d4 x3 | villa_corner1_craftsman_head at c4"
    )
    cells = [cell(name) for name in ("c3", "d3", "c4", "d4")]
    assert lines(ring, "villas") == [("CD-11.2", 5, {"chimneys": 4}, cells)]


@pytest.mark.clause("CD-11.3")
@pytest.mark.parametrize("goods", ["grape", "herb", "chicken", "fish", "coin", "bread"])
@pytest.mark.parametrize(("count", "points"), [(0, 0), (1, 0), (2, 1), (3, 1), (9, 4)])
def test_half_a_point_for_each_thing_left_over(goods: str, count: int, points: int) -> None:
    scene = bare().give(0, **{goods: count})
    ((clause, got, facts, pieces),) = lines(scene, "leftovers")
    assert (clause, got, pieces) == ("CD-11.3", points, [])
    name = {"coin": "coins", "bread": "breads"}.get(goods, "wares")
    assert facts == {"wares": 0, "coins": 0, "breads": 0, "tiles": 0} | {name: count}


@pytest.mark.clause("CD-11.3")
def test_all_leftovers_are_rounded_down_once_together() -> None:
    scene = bare().give(0, grape=1, fish=1, coin=1, bread=1)
    district = scene.table.districts[0]
    district.stored = [tile("market"), tile("villa_end1"), tile("bakery")]
    ((_, points, facts, _),) = lines(scene, "leftovers")
    assert (points, facts) == (3, {"wares": 2, "coins": 1, "breads": 1, "tiles": 3})
    district.stored = [tile("market")] * 4
    assert scene.sheet().row("leftovers") == 4
    scene.hold(0, "market", "villa")  # fountain cards and discs are no leftovers
    assert scene.table.discs.count(0) == 0
    assert scene.sheet().row("leftovers") == 4


@pytest.mark.clause("CD-11.4", "CD-7.6")
def test_the_track_gives_a_point_a_space_up_to_twenty() -> None:
    scene = bare()
    for steps in range(24):
        space = min(steps, 20)
        assert lines(scene, "track") == [("CD-11.4", space, {"space": space}, [])]
        advance(scene.table, 0, 1)


@pytest.mark.clause("CD-11.5")
@pytest.mark.parametrize("kind", KINDS)
def test_a_fountain_card_gives_two_points_for_each_item_of_its_kind(kind: str) -> None:
    for count in range(4):
        items = in_pairs(kind, count)
        if kind in ONE_TILE:
            items = " | ".join(f"{kind} at {column}1" for column in "abc"[:count])
        scene = bare(items).hold(0, kind)
        facts = {"feature": feature(kind), "count": count}
        assert lines(scene, "fountain-cards") == [("CD-11.5", 2 * count, facts, [])]
        twice = scene.hold(0, kind, kind)
        assert lines(twice, "fountain-cards") == [("CD-11.5", 2 * count, facts, [])] * 2
        for other in set(KINDS) - {kind}:
            assert scene.hold(0, other).sheet().row("fountain-cards") == 0


@pytest.mark.clause("CD-11.5")
def test_unfinished_things_do_not_count_for_fountain_cards() -> None:
    scene = bare("merchant_half at a1 x1 | fish_pond_straight at c3 | villa_cross3 at e4")
    scene.hold(0, "merchant", "fish_pond", "villa")
    assert scene.sheet().row("fountain-cards") == 0


@pytest.mark.clause("CD-11.5", "CD-12.3")
def test_before_the_end_only_the_owner_reads_fountain_cards_on_the_sheet() -> None:
    scene = bare("market at c3 | market at d3", players=3).hold(0, "market", "bakery")
    assert scene.sheet(0).row("fountain-cards") == 4
    for viewer in (1, 2, 3):
        page = scene.sheet(0, viewer)
        (line,) = [line for line in page.lines if line.row == "fountain-cards"]
        assert (line.points, line.facts, line.concealed) == (0, {"cards": 2}, True)
        assert page.total() == scene.sheet(0).total() - 4
    assert scene.scores()[0] == scene.sheet(0).total()


@pytest.mark.clause("CD-11.5", "CD-11.1")
def test_at_the_end_all_fountain_cards_are_turned_up() -> None:
    scene = phase_over(2, 3)
    for seat, hand in ((0, ["market", "villa", "market"]), (1, ["baker"])):
        scene.hold(seat, *hand)
    lay_out(scene.table.districts[0], "market at c3")
    while not scene.table.over():
        assert scene.facts("showed") == []
        scene.play(scene.legal()[-1])
    assert sorted(str(line) for line in scene.facts("showed")) == sorted(
        str({"seat": f"@seat-{seat}", "feature": f"@feature-{kind}"})
        for seat, kind in ((0, "market"), (0, "villa"), (0, "market"), (1, "baker"))
    )
    assert sorted(scene.hand(0)) == ["market", "market", "villa"]
    for viewer in (0, 1, 2):
        page = scene.sheet(0, viewer)
        assert page.row("fountain-cards") == 4
        assert page.to_json() == scene.sheet(0).to_json()
        view = GAME.view(scene.table, viewer)
        assert sorted(view["seats"][0]["fountain_cards"]) == ["market", "market", "villa"]
        assert view["scoring"] is None
        assert view["turn"] is None


@pytest.mark.clause("CD-11.9")
def test_most_points_win_wherever_the_disc_lies() -> None:
    for best, others in product(range(3), range(2)):
        scene = with_totals([50 + (seat == best) for seat in range(3)], [(others, 3), (best, 9)])
        assert GAME.winners(scene.table) == [best]


def with_totals(totals: list[int], steps: list[tuple[int, int]], **changed: bool) -> Scene:
    """A table whose seats have these totals on their sheets after these steps on the track."""
    scene = phase_over(len(totals), 3, *steps, **changed)
    for seat, total in enumerate(totals):
        district: District = scene.table.districts[seat]
        district.start_points += total - scene.sheet(seat).total()
    assert scene.scores() == totals
    return scene


@pytest.mark.clause("CD-11.9")
def test_edge_24_of_equals_the_one_furthest_back_wins_and_in_a_pile_the_lower_disc() -> None:
    for spaces in product((9, 12), repeat=3):
        for order in permutations(range(3)):
            scene = with_totals([70] * 3, [(seat, spaces[seat]) for seat in order])
            back = min(spaces)
            expected = next(seat for seat in order if spaces[seat] == back)
            assert GAME.winners(scene.table) == [expected]


@pytest.mark.clause("CD-11.9")
def test_a_seat_further_back_with_fewer_points_does_not_break_the_tie() -> None:
    scene = with_totals([69, 70, 70], [(1, 5), (2, 4)])
    assert GAME.winners(scene.table) == [2]
    assert GAME.winners(with_totals([70, 70, 69], []).table) == [0]
    assert GAME.winners(with_totals([70, 70, 69], [(2, 3), (0, 1)]).table) == [1]


@pytest.mark.clause("CD-11.9")
def test_equals_share_the_victory_where_the_table_wants_it() -> None:
    for steps in ([], [(1, 5)], [(0, 9), (1, 9), (2, 9)], [(2, 3), (0, 1)]):
        shared = with_totals([70, 70, 69], steps, shared_victory=True).table
        assert GAME.winners(shared) == [0, 1]
        assert GAME.places(shared) == [1, 1, 3]
        assert len(GAME.winners(with_totals([70, 70, 69], steps, shared_victory=False).table)) == 1
    assert GAME.winners(with_totals([70, 71, 70], [(1, 5)], shared_victory=True).table) == [1]


@pytest.mark.clause("CD-11.9")
def test_by_the_first_rules_no_table_shares_the_victory() -> None:
    first = GAME.of_version(1)
    assert first is not None
    assert [setting.name for setting in first.settings] == [
        "random_start_fields",
        "ring_without_return",
        "landscape_limit",
    ]
    table = first.deal(3, first.defaults(), Deal(bytes(32)), None)
    assert table.settings == [0, 0, 1, 0]
    for seat in range(3):
        table.districts[seat].start_points += 70 - GAME.scores(table)[seat]
    assert first.winners(table) == [table.start]


@pytest.mark.clause("CD-11.1", "CD-11.2", "CD-11.3", "CD-11.4", "CD-11.5")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_whole_games_add_up_as_told(players: int) -> None:
    villa = [0, 1, 2, 3, 5, 7, 10, 13, 17, 21, 25]
    rng = random.Random(players)
    for game in range(4):
        scene = dealt(players, seed=b"final %d" % game)
        start = scene.table.start
        while not scene.table.over():
            legal = [move for move in scene.legal() if move not in ("store", "stop")]
            scene.play(rng.choice(legal or scene.legal()))
        view = GAME.view(scene.table, players)
        totals = []
        for seat in view["seats"]:
            me = f"@seat-{seat['seat']}"
            paid = sum(n["points"] for n in scene.facts("payout") if n["seat"] == me)
            lost = sum(n["points"] for n in scene.facts("failed") if n["seat"] == me)
            villas = [f for f in seat["features"] if f["feature"] == "villa" and not f["open"]]
            things = sum(seat["wares"].values()) + seat["coins"] + seat["breads"]
            expected = [
                START[players][(seat["seat"] - start) % players],
                paid,
                -lost,
                sum(villa[min(10, f["chimneys"])] for f in villas),
                sum(task["points"] for task in seat["tasks"] if task["done"]),
                sum(2 * seat["counts"][kind] for kind in seat["fountain_cards"]),
                seat["space"],
                (things + len(seat["stored"])) // 2,
            ]
            assert scene.sheet(seat["seat"]).by_row() == expected
            assert seat["points"] == sum(expected[:3])
            totals.append(sum(expected))
        assert scene.scores() == totals
        (winner,) = GAME.winners(scene.table)
        assert totals[winner] == max(totals)
