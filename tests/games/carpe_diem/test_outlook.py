"""What the view foretells, of circles and of placements, is what playing them brings."""

import random

import pytest

from groma.core.hidden import kind_of
from groma.games.carpe_diem import GAME
from groma.games.carpe_diem.layout import LIGHT_STACK, NOTHING
from groma.games.carpe_diem.moves import MOVES
from groma.games.carpe_diem.rules.track import advance
from groma.games.carpe_diem.state import Table
from groma.games.carpe_diem.steps import SCORER
from groma.games.carpe_diem.tables import CARDS, EDGE, THING_IDS, TILE_IDS, TURNS_OF
from tests.scenes.carpe_diem import Scene, building, dealt, phase_over, scoring, tile

Change = dict[str, int]


def owned(table: Table, seat: int) -> Change:
    """What a seat has, as the outlook counts it."""
    district = table.districts[seat]
    *wares, coins, breads = district.goods
    return {
        "points": district.points(),
        "wares": sum(wares),
        "coins": coins,
        "breads": breads,
        "steps": table.spaces[seat],
    }


def played_out(table: Table, seat: int, circle: str, first: str, sets: int = 99) -> Change:
    """Score a circle for a seat: wares before coins, no bread; at most some sets on the first."""
    scene = Scene(GAME, table.clone())
    scene.table.todo = [SCORER + 64 * seat]
    scene.table.advance()
    before = owned(table, seat)
    scene.play(f"disc {circle}", f"begin {first}")
    while not scene.table.over():
        coins = {
            move: int(move[4:])
            if move.startswith("pay")
            else move.count("+") + (move != "mix none")
            for move in scene.legal()
            if move[:3] in ("pay", "mix")
        }
        on_first = scene.table.argument() == int(first) - 1
        stops = not coins or (on_first and scene.table.times >= sets)
        scene.play("stop" if stops else min(coins, key=lambda move: coins[move]))
    after = owned(scene.table, seat)
    ledger = scene.table.districts[seat].ledger
    change = {name: after[name] - before[name] for name in after}
    change["worth"] = 2 * (change["points"] + change["steps"])
    change["worth"] += change["wares"] + change["coins"] + change["breads"]
    cards = [(ledger[-5], ledger[-4]), (ledger[-2], ledger[-1])]
    lost = [-points for times, points in cards if not times]
    return change | {"failed": len(lost), "lost": sum(lost)}


def check_circles(table: Table) -> None:
    """Each outlook is the best of both orders, and of all ways to share wares between red cards."""
    for circle in GAME.view(table, 0)["circles"]:
        name = circle["circle"]
        assert [str(number) for number in circle["cards"]] == name.split("-")
        if circle["seat"] is not None:
            assert circle["outlook"] == []
            continue
        assert len(circle["outlook"]) == table.players
        for seat, seen in enumerate(circle["outlook"]):
            orders = [
                played_out(table, seat, name, first, sets)
                for first in name.split("-")
                for sets in (99, 1, 2, 3, 4)
            ]
            assert seen in orders
            assert seen["points"] == max(order["points"] for order in orders)


def test_two_red_cards_share_the_coins() -> None:
    scene = scoring("a_chicken_2", "b_no_grape").give(0, chicken=1, coin=6)
    seen = next(c for c in GAME.view(scene.table, 0)["circles"] if c["circle"] == "5-8")
    assert seen["outlook"][0]["points"] == 4 + 4 + 5
    assert seen["outlook"][0]["failed"] == 0


@pytest.mark.clause("CD-8.5", "CD-9.2", "CD-9.8", "CD-9.11", "CD-9.12")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_outlook_of_a_circle_is_what_scoring_it_brings(players: int) -> None:
    rng = random.Random(players)
    for _ in range(5):
        scene = phase_over(players, 1, *[(seat, rng.randrange(5)) for seat in range(players)])
        table = scene.table
        table.grid = [-1 if c == -1 else rng.randrange(CARDS) for c in table.grid]
        for seat in range(players):
            scene.set_points(12 + rng.randrange(9), seat)
            district = table.districts[seat]
            district.goods = [rng.randrange(5) for _ in range(4)] + [rng.randrange(6), 4]
            district.counts = [rng.randrange(5) for _ in district.counts]
        check_circles(table)
        while scene.table.discs.count(-1) == 17 or scene.step() != "circle":
            scene.play(scene.legal()[-1])
        check_circles(table)


@pytest.mark.clause("CD-8.5")
def test_the_outlook_takes_the_better_order() -> None:
    for cards in (("c_chimney_2_coin", "a_fish_3"), ("a_fish_3", "c_chimney_2_coin")):
        scene = scoring(*cards).counts(0, chimney=6)
        (seen,) = [c for c in GAME.view(scene.table, 0)["circles"] if c["circle"] == "5-8"]
        same = {"wares": 0, "coins": 0, "breads": 0, "steps": 0}
        gain = {"points": 7, "failed": 0, "lost": 0, "worth": 14, **same}
        assert seen["outlook"][0] == gain
        fail = {"points": -8, "failed": 2, "lost": 8, "worth": -16, **same}
        assert seen["outlook"][1] == fail


@pytest.mark.clause("CD-9.14", "CD-8.6")
def test_the_outlook_lets_a_poor_player_fail_first() -> None:
    scene = scoring("c_villa_1_vp", "d_market_2").counts(0, villa=1).set_points(2)
    check_circles(scene.table)


@pytest.mark.clause("CD-7.6")
def test_the_outlook_counts_no_steps_beyond_the_end_of_the_track() -> None:
    scene = scoring("c_chimney_2_step", "d_market_2").counts(0, chimney=6)
    advance(scene.table, 0, 19)
    check_circles(scene.table)


@pytest.mark.clause("CD-9.14")
def test_the_outlook_knows_that_points_do_not_fall_below_zero() -> None:
    for points in range(9):
        scene = scoring("a_fish_2", "b_no_fish").set_points(points)
        (seen,) = [c for c in GAME.view(scene.table, 0)["circles"] if c["circle"] == "5-8"]
        assert seen["outlook"][0]["points"] == -min(points, 8)
        assert seen["outlook"][0]["failed"] == 2


def test_looking_changes_nothing() -> None:
    scene = scoring("a_fish_2", "c_villa_1_bread").counts(0, villa=2).give(0, fish=3, coin=3)
    before = scene.table.to_bytes()
    GAME.view(scene.table, 0)
    assert scene.table.to_bytes() == before
    built = building("villa_t2")
    before = built.table.to_bytes()
    GAME.view(built.table, 1)
    assert built.table.to_bytes() == before


def ways(table: Table) -> list[tuple[str, int]]:
    """Every legal cell and turn, found by playing."""
    found: list[tuple[str, int]] = []
    for move in table.legal():
        if MOVES.text(move) == "store":
            continue
        trial = table.clone()
        trial.play(move)
        place = MOVES.text(move).split()[1]
        if trial.seat != -1 and trial.pending().name == "turn" and trial.site != NOTHING:
            found += [(place, int(MOVES.text(turn).split()[1])) for turn in trial.legal()]
        else:
            (seen,) = [w for w in placements(table) if w["cell"] == place]
            found.append((place, seen["turns"]))
    return found


def placements(table: Table) -> list[dict[str, object]]:
    turn = GAME.view(table, table.seat)["turn"]
    assert turn is not None
    return turn["placements"]


def build(table: Table, cell: str, turns: int) -> Table:
    """Build the tile in hand there."""
    trial = table.clone()
    trial.play(MOVES.parse(f"place {cell}"))
    if trial.site != NOTHING:
        trial.play(MOVES.parse(f"turn {turns}"))
    return trial


def blocked(table: Table, seat: int, beside: str) -> set[str]:
    """Open cells beside a cell, or of what lies on it, that no tile still to come fits."""
    view = GAME.view(table, 0)
    me = view["seats"][seat]
    lying = {t["cell"]: t["edges"] for t in me["tiles"]}
    coming = {name for back in view["unseen_tiles"] for name in back} | set(view["seals"])
    coming |= {name for depot in view["depots"] for name in depot["tiles"]}
    open_ones = [f for f in me["features"] if f["open"]]
    dead: set[str] = set()
    for cell in {
        *around(beside),
        *(c for f in open_ones if beside in f["cells"] for c in f["open"]),
    }:
        joining = [f for f in open_ones if cell in f["open"]]
        if cell in lying or not joining:
            continue
        big = {
            f["feature"]
            for f in joining
            if sum(len(g["cells"]) for g in joining if g["feature"] == f["feature"]) >= 4
            and f["feature"] in ("vineyard", "herb_garden", "chicken_yard", "fish_pond")
        }
        asked = [
            "meadow" if next_to is None else lying[next_to][side ^ 2] if next_to in lying else None
            for side, next_to in enumerate(around_or_frame(cell))
        ]
        if not any(fits(name, asked, big) for name in coming if name):
            dead.add(cell)
    return dead


def around_or_frame(cell: str) -> list[str | None]:
    """The neighbours on the sides N, E, S, W; None at the frame."""
    column, row = "abcdef".index(cell[0]), int(cell[1])
    places = [(column, row - 1), (column + 1, row), (column, row + 1), (column - 1, row)]
    return [f"{'abcdef'[c]}{r}" if 0 <= c < 6 and 1 <= r < 7 else None for c, r in places]


def around(cell: str) -> list[str]:
    return [name for name in around_or_frame(cell) if name]


def fits(name: str, asked: list[str | None], big: set[str]) -> bool:
    """Whether a tile shows what is asked in some turn, without making a landscape too big."""
    kind = TILE_IDS.index(name)
    for turns in TURNS_OF[kind]:
        edges = [THING_IDS[EDGE[16 * kind + 4 * turns + side]] for side in range(4)]
        if all(ask in (None, edge) for ask, edge in zip(asked, edges)) and not big & set(edges):
            return True
    return False


def check_placement(table: Table, seen: dict[str, object]) -> None:
    """Build it, and see whether what was foretold has come true."""
    seat = table.active
    old = table.districts[seat]
    after = build(table, str(seen["cell"]), int(str(seen["turns"])))
    new = after.districts[seat]
    assert seen["banderole"] == (old.banderoles != new.banderoles)
    finishes = [(f["feature"], f["tiles"], f["chimneys"]) for f in seen["finishes"]]  # type: ignore[attr-defined]
    assert finishes == [
        (THING_IDS[f.thing], f.tiles, f.chimneys) for f in new.finished[len(old.finished) :]
    ]
    lists = [GAME.view(t, 0)["seats"][seat]["tasks"] for t in (table, after)]
    tasks = [i for i, (was, now) in enumerate(zip(*lists)) if now["done"] and not was["done"]]
    assert seen["tasks"] == tasks
    assert set(seen["dead"]) == blocked(after, seat, str(seen["cell"]))  # type: ignore[call-overload]


@pytest.mark.clause("CD-5.4", "CD-5.7", "CD-5.9", "CD-6.1", "CD-11.6")
@pytest.mark.parametrize("players", [2, 4])
def test_the_placements_of_whole_games_do_what_the_view_says(players: int) -> None:
    rng = random.Random(players)
    scene = dealt(players, seed=b"placements")
    scene.table.log = None
    while not scene.table.over():
        table = scene.table
        legal = scene.legal()
        if scene.step() == "place" and len(legal) > 1:
            foretold = placements(table)
            assert sorted((w["cell"], w["turns"]) for w in foretold) == sorted(ways(table))
            for seen in rng.sample(foretold, min(3, len(foretold))):
                check_placement(table, seen)
            best = [w for w in foretold if w["finishes"]] or foretold
            scene.play(f"place {rng.choice(best)['cell']}")
        else:
            scene.play(rng.choice(legal))


@pytest.mark.clause("CD-12.1")
def test_the_last_tile_of_its_kind_cannot_fill_the_gap_it_makes() -> None:
    only = "vineyard_corner_villa1_head"
    district = "villa_end1 at c3 x1 | vineyard_end at d2 x2 | vineyard_end at e2 x2"
    scene = building(only, district)
    table = scene.table
    kind = kind_of(tile(only))
    light = table.hidden.zones[LIGHT_STACK]
    table.hidden.zones[LIGHT_STACK] = [c for c in light if kind_of(c) != kind]
    table.depots = [c if kind_of(c) != kind else tile("market") for c in table.depots]
    (seen,) = [w for w in placements(table) if (w["cell"], w["turns"]) == ("e3", 3)]
    assert blocked(build(table, "e3", 3), 0, "e3") == {"d3"}
    assert seen["dead"] == ["d3"]


def test_what_is_to_be_taken_shows_where_it_fits() -> None:
    rng = random.Random(5)
    scene = dealt(3, seed=b"fits")
    while not scene.table.over():
        turn = GAME.view(scene.table, 0)["turn"]
        if turn is not None and scene.step() in ("take", "fetch"):
            for slot, seen in enumerate(turn["fits"]):
                move = f"{scene.step()} {slot + 1}"
                if seen is None:
                    assert not scene.allows(move)
                    continue
                trial = scene.table.clone()
                trial.play(MOVES.parse(move))
                if trial.seat == scene.table.seat and trial.pending().name == "place":
                    view = GAME.view(trial, 0)["turn"]
                    assert view is not None
                    assert seen["cells"] == len({w["cell"] for w in view["placements"]})
                    kinds = {f["feature"] for w in view["placements"] for f in w["finishes"]}
                    assert set(seen["finishes"]) == kinds
        scene.play(rng.choice(scene.legal()))
