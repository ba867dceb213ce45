"""What a view says of cards, rewards and depots comes about, and follows a changed rule."""

import random
from collections.abc import Iterator

import pytest

from groma.core.native import compiled
from groma.games.carpe_diem import GAME, outlook
from groma.games.carpe_diem.rules import cards
from groma.games.carpe_diem.tables import MERCHANT
from groma.games.carpe_diem.view import placements, sections
from tests.scenes.carpe_diem import Scene, building, dealt, scoring, turn

interpreted = pytest.mark.skipif(compiled(), reason="compiled rules cannot be broken on purpose")


def decisions(seed: int, players: int) -> Iterator[Scene]:
    """Every decision of a game in which everybody builds what finishes something."""
    chance = random.Random(seed)
    scene = dealt(players, seed=b"one truth %d" % seed)
    while not scene.table.over():
        yield scene
        moves = scene.legal()
        if scene.step() == "place":
            ways = GAME.view(scene.table, scene.table.seat)["turn"]["placements"]
            best = {f"place {way['cell']}" for way in ways if way["finishes"]}
            moves = [move for move in moves if move in best] or moves
        scene.play(chance.choice(moves))


def owned(scene: Scene, seat: int) -> dict[str, int]:
    """What a seat has of all that rewards give."""
    district = scene.table.districts[seat]
    names = ["grape", "herb", "chicken", "fish", "coin", "bread"]
    goods = dict(zip(names, district.goods))
    fetches = int(not scene.table.over() and scene.step() == "fetch")
    return {**goods, "step": scene.table.spaces[seat], "tile": fetches}


@pytest.mark.clause("CD-6.5", "CD-6.7", "CD-6.8", "CD-6.9", "CD-6.10")
def test_a_single_reward_gives_what_was_foretold() -> None:
    seen: set[str] = set()
    for seed in range(4):
        for scene in decisions(seed, 3):
            if scene.step() != "place":
                continue
            seat = scene.table.active
            for way in GAME.view(scene.table, seat)["turn"]["placements"]:
                if len(way["finishes"]) != 1 or way["banderole"]:
                    continue
                trial = Scene(GAME, scene.table.clone()).play(f"place {way['cell']}")
                if not trial.table.over() and trial.step() == "turn":
                    trial.play(f"turn {way['turns']}")
                (told,) = way["finishes"]
                was, now = owned(scene, seat), owned(trial, seat)
                if told["gain"] != "points":
                    assert now[told["gain"]] - was[told["gain"]] == told["count"], told
                    seen.add(told["feature"])
    assert {"merchant", "baker", "steward", "craftsman"} <= seen
    assert len(seen) > 5


@pytest.mark.clause("CD-6.12")
@pytest.mark.parametrize("first", ["merchant", "fish_pond"])
def test_a_reward_that_waits_gives_what_was_foretold(first: str) -> None:
    around = "market at c3 | market at b3 | merchant_half at b2 x1 | market at b1"
    scene = building("fish_pond_merchant_left", f"{around} | fish_pond_end at c1 x2")
    scene.give(0, herb=2).play("place c2")
    told = {one["feature"]: one for one in GAME.view(scene.table, 0)["turn"]["rewards"]}
    assert sorted(scene.legal()) == sorted([f"reward {feature}" for feature in told])
    assert GAME.view(scene.table, 1)["turn"]["rewards"] == []
    assert (told[first]["gain"], told[first]["count"]) in (("coin", 3), ("fish", 1))
    scene.play(f"reward {first}")
    # The merchant sells the fish, too, if the pond comes first.
    fish, coins = (1, 3) if first == "merchant" else (0, 4)
    assert (scene.goods().get("fish", 0), scene.goods()["coin"]) == (fish, coins)


@pytest.mark.clause("CD-4.8")
@pytest.mark.parametrize("players", [2, 4])
def test_as_many_tiles_leave_a_depot_as_was_said(players: int) -> None:
    seen = 0
    for scene in decisions(players, players):
        if scene.step() != "take":
            continue
        view = GAME.view(scene.table, 0)
        depot = view["depots"][view["seats"][scene.table.active]["field"] - 1]
        before = len(scene.table.removed)
        trial = Scene(GAME, scene.table.clone()).play(scene.legal()[0])
        gone = len(trial.table.removed) - before
        assert gone == (depot["removed"] if depot["takes"] == 1 else 0)
        seen += gone
    assert (seen > 0) == (players < 4)


def sets_of(scene: Scene) -> list[str]:
    """The ways to pay a set of wares that are open, the fewest coins first."""
    pays = [move for move in scene.legal() if move[:3] in ("pay", "mix")]
    return sorted(pays, key=lambda move: (move.count("+"), move != "mix none", move))


@pytest.mark.clause("CD-9.2", "CD-9.4")
@pytest.mark.parametrize("red", ["a_fish_2", "b_no_grape"])
@pytest.mark.parametrize("place", [5, 8])
def test_a_card_is_fulfilled_as_often_as_was_said(red: str, place: int) -> None:
    chance = random.Random(place)
    seen: set[int] = set()
    for _ in range(30):
        scene = scoring(red, "c_chimney_2_coin")
        goods = {ware: chance.randrange(4) for ware in ("herb", "chicken", "fish", "coin")}
        scene.give(0, **goods).counts(0, chimney=chance.randrange(7)).play("disc 5-8")
        said = GAME.view(scene.table, 0)["seats"][0]["times"][place - 1]
        scene.play(f"begin {place}")
        while place == 5 and sets_of(scene):
            scene.play(sets_of(scene)[0])
        if said:
            assert scene.table.districts[0].ledger[1] == said
        seen.add(said)
    assert len(seen) > 2


@interpreted
def test_a_changed_rule_is_seen_in_the_view_without_another_edit(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    scene = scoring("a_fish_2", "d_market_2").give(0, fish=4, bread=6).set_points(9)
    before = GAME.view(scene.table, 0)["seats"][0]
    assert (before["stake"], before["by_bread"], before["times"][4]) == (4, 2, 2)
    monkeypatch.setattr(cards, "PENALTY", 7)
    monkeypatch.setattr(cards, "BREADS_FOR_A_CARD", 2)
    monkeypatch.setattr(outlook, "coins_needed", lambda goods, card: int(goods[3] < 3))
    after = GAME.view(scene.table, 0)
    own = after["seats"][0]
    assert (own["stake"], own["by_bread"], own["times"][4]) == (7, 3, 1)
    (circle,) = [one for one in after["circles"] if one["circle"] == "5-8"]
    was, now = before["points"], circle["outlook"][0]
    assert (now["failed"], now["lost"]) == (1, 7)
    assert was + now["points"] > 0
    monkeypatch.setattr(placements, "coins_for", lambda district: 12)
    assert placements.finish(scene.table, MERCHANT, 2, 0)["count"] == 12
    monkeypatch.setattr(sections, "takes_left", lambda table, field: 1)
    depot = GAME.view(turn(depots={4: "market, bakery"}).table, 0)["depots"][3]
    assert (depot["takes"], depot["removed"]) == (1, 1)


@pytest.mark.clause("CD-9.4", "CD-9.9")
def test_every_way_to_pay_takes_what_was_foretold() -> None:
    seen = 0
    for red in ("a_fish_2", "b_no_grape"):
        scene = scoring(red, "c_chimney_2_coin").counts(0, chimney=2)
        scene.give(0, fish=2, herb=1, chicken=1, coin=2, bread=3).play("disc 5-8", "begin 5")
        ways = GAME.view(scene.table, 0)["scoring"]["payments"]
        assert [way["move"] for way in ways] == [move for move in scene.legal() if move != "stop"]
        assert GAME.view(scene.table, 1)["scoring"]["payments"] == []
        for way in ways:
            trial = Scene(GAME, scene.table.clone()).play(way["move"])
            was, now = owned(scene, 0), owned(trial, 0)
            paid = {good: was[good] - now[good] for good in was if was[good] != now[good]}
            told = {**way["wares"], "coin": way["coins"], "bread": way["breads"]}
            assert paid == {good: count for good, count in told.items() if count}
            seen += 1
    assert seen > 8
