"""What a view says of sites, majorities and officials comes about, and follows a changed rule."""

import random
from collections.abc import Iterator

import pytest

from groma.core.native import compiled
from groma.games.city_of_marble import GAME, outlook, scoring
from groma.games.city_of_marble.rules import sites
from tests.scenes.city_of_marble import Scene, dealt, turn

HILLS = "quirinalis caelius aventinus"
interpreted = pytest.mark.skipif(compiled(), reason="compiled rules cannot be broken on purpose")


def decisions(seed: int, players: int) -> Iterator[Scene]:
    """Every decision of a game in which everybody plays tiles and posts officials if possible."""
    chance = random.Random(seed)
    scene = dealt(players, b"one truth %d" % seed)
    while not scene.table.over():
        yield scene
        moves = scene.legal()
        keen = [move for move in moves if move.split()[0] in ("play", "official", "send", "spend")]
        if scene.step() == "place":
            ways = scene.view()["turn"]["placements"]
            full = [way for way in ways if any(one["building"] for one in way["corners"])]
            keen = [f"place {way['spot']}" for way in full]
        scene.play(chance.choice(keen if keen and chance.random() < 0.8 else moves))


@pytest.mark.clause("CM-18.2", "CM-18.3", "CM-18.5", "CM-18.6")
@pytest.mark.parametrize("players", [2, 3])
def test_points_of_sites_and_majorities_are_those_of_the_sheet(players: int) -> None:
    for scene in decisions(players, players):
        view = scene.view(0)
        table = scene.table
        for seat in range(players):
            rows = {row: scene.row(row, seat) for row in scoring.ROWS}
            own = [site["points"] for site in view["sites"] if site["seat"] == seat]
            assert sum(own) == rows["buildings"] + rows["aqueducts"] + rows["fountains"]
            *imperium, coins = [
                one["points"] if seat in one["leaders"] else 0 for one in view["majorities"]
            ]
            assert sum(imperium) == rows["imperium"]
            assert coins == rows["coins"] - table.coins[seat]


@pytest.mark.clause("CM-14.2", "CM-15.2", "CM-15.3")
def test_what_is_spent_and_who_leaves_does_what_was_foretold() -> None:
    spent = left = 0
    for seed in range(3):
        for scene in decisions(seed, 2):
            seat = scene.table.seat
            view = scene.view(seat)
            if scene.step() == "spend":
                told = {one["building"]: one for one in view["turn"]["spends"]}
                assert scene.view(1 - seat)["turn"]["spends"] == []
                for move in scene.legal():
                    if move.startswith("spend"):
                        now = scene.copy().play(move).view(seat)
                        of = move.split()[1]
                        assert [one["imperium"][of] for one in now["seats"]] == told[of]["counts"]
                        (lead,) = [one for one in now["majorities"] if one["building"] == of]
                        assert lead["leaders"] == told[of]["leaders"]
                        spent += 1
            if scene.step() == "leave":
                for move in scene.legal():
                    if move.startswith("send"):
                        sent = list(scene.copy().play(move).facts("sent"))[-1]
                        assert sent["field"] == f"@field-{view['turn']['field']}"
                        left += 1
    assert spent > 5
    assert left > 5


@pytest.mark.clause("CM-15.2", "CM-17.5")
@pytest.mark.parametrize("stock", [0, 1])
def test_an_official_brings_home_what_was_foretold(stock: int) -> None:
    scene = turn("green d11-e12 0", "green f11-e12", "blue e16-d17", hills=HILLS)
    scene.play("play green", "place e12-e14", "unmanned")
    assert (scene.step(), scene.view()["turn"]["field"]) == ("leave", "temple")
    scene.table.stock[0] = stock
    assert scene.view()["turn"]["gain"] == ("imperium" if stock else None)
    scene.play("send d11-e12")
    while scene.table.active == 0:
        scene.play("end" if "end" in scene.legal() else scene.legal()[0])
    assert scene.imperium_of(0).get("temple", 0) == stock


@interpreted
def test_a_changed_rule_is_seen_in_the_view_without_another_edit(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    scene = turn("green d11-e12 0", "green f11-e12", "blue e16-d17", hills=HILLS)
    scene.erect("g8", "bath", 1).imperium(0, temple=2).imperium(1, temple=1).play("play green")

    def corner() -> dict[str, object]:
        ways = scene.view()["turn"]["placements"]
        (way,) = [one for one in ways if one["spot"] == "e12-e14"]
        (found,) = [one for one in way["corners"] if one["corner"] == "e12"]
        return dict(found)

    assert (corner()["bare"], corner()["bare_unmarked"]) == (0, False)
    assert (corner()["influence"], corner()["with_official"]) == ([1, 0], [2, 0])
    monkeypatch.setattr(scoring, "MOST_IMPERIUM", 9)
    monkeypatch.setattr(scoring, "BUILDING_POINTS", [7, 8, 9, 10])
    monkeypatch.setattr(outlook, "leaders", lambda counts: [1])
    monkeypatch.setattr(outlook, "builder_of", lambda table, influences: -1)
    view = GAME.view(scene.table, 0)
    assert [one["points"] for one in view["sites"] if one["corner"] == "g8"] == [8]
    assert view["majorities"][0] == {"building": "temple", "leaders": [1], "points": 9}
    assert (corner()["bare"], corner()["bare_unmarked"]) == (None, True)
    assert sites.builder_of(scene.table, [1, 0]) == 0


@pytest.mark.clause("CM-9.3", "CM-9.4")
def test_an_official_has_influence_only_at_the_corners_named_for_it() -> None:
    colors = {"green": "temple", "blue": "bath", "yellow": "theater", "red": "arena"}
    seen = 0
    for acting in decisions(5, 2):
        if acting.step() != "act" or "recall" not in acting.legal():
            continue
        scene = acting.copy().play("recall")
        if scene.step() != "recall":  # there was only one to be recalled
            continue
        seat = scene.table.seat
        view = scene.view(seat)
        assert len(view["turn"]["posts"]) == len(scene.legal())
        for post in view["turn"]["posts"]:
            (color,) = [one["color"] for one in view["tiles"] if one["spot"] == post["spot"]]
            after = scene.copy().play(f"fetch {post['spot']}").view(seat)
            now = {one["corner"]: one["influence"] for one in after["corners"]}
            lost = [
                one["corner"] for one in view["corners"] if now[one["corner"]] != one["influence"]
            ]
            assert lost == post["corners"]
            assert all(colors[color] in now[one] for one in lost)
            seen += len(lost)
    assert seen > 3
