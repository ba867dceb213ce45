"""What the view tells besides the cards: prices, the goal, what slaves provide, what was built."""

from groma.games.builders_antiquity.tables import (
    BUILDING_IDS,
    CREW_IDS,
    END_POINTS,
    FIRST_SLAVE,
    POINTS,
    RESOURCE_IDS,
    SLAVES,
)
from tests.games.builders_antiquity.told import harbour
from tests.scenes.builders_antiquity import builders


def test_prices_are_told() -> None:
    seen = harbour().view(0)
    assert seen["goal"] == END_POINTS == 17
    assert seen["prices"] == {
        "action": 5,
        "slave": 7,
        "tool": 2,
        "university": 7,
        "freeing": 5,
        "freedman_wage": 4,
        "loan_gain": 10,
        "loan_repay": 15,
        "slave_penalty": 10,
        "loan_penalty": 20,
    }


def test_slaves_in_the_stock_tell_what_they_provide() -> None:
    stock = builders(2).view(0)["stock"]
    assert list(stock["provides"]) == stock["slaves"] == CREW_IDS[FIRST_SLAVE:][:SLAVES]
    assert stock["provides"]["thrax"] == {"knowledge": 2, "decoration": 2}
    for provides in stock["provides"].values():
        assert sorted(provides.values()) == [2, 2]
        assert set(provides) <= set(RESOURCE_IDS)


def test_slaves_that_are_gone_are_not_told() -> None:
    stock = harbour().view(0)["stock"]
    assert "davus" not in stock["provides"]
    assert list(stock["provides"]) == stock["slaves"]


def test_finished_buildings_tell_their_points() -> None:
    scene = harbour()
    for viewer in range(4):
        seats = scene.view(viewer)["seats"]
        assert seats[0]["finished"] == ["house", "saw"]
        assert seats[0]["worth"] == [0, 2]
        assert sum(seats[0]["worth"]) == seats[0]["points"]
        assert seats[1]["worth"] == []
    assert POINTS[BUILDING_IDS.index("saw")] == 2
