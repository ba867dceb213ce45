"""What a view foretells is what then happens, and follows the rules when they are changed."""

import random
from typing import Any

import pytest

from groma.core.deal import Deal
from groma.core.native import compiled
from groma.core.sets import size
from groma.games.city_of_rome import GAME, outlook
from groma.games.city_of_rome.rules import build, points, production
from groma.games.city_of_rome.tables import KIND_IDS
from tests.scenes.city_of_rome import table_with

Table = Any
interpreted = pytest.mark.skipif(compiled(), reason="compiled rules cannot be broken on purpose")


def decisions(seed: int, players: int) -> list[Table]:
    """The table before every decision of a game played at random."""
    table = GAME.deal(players, GAME.defaults(), Deal(b"outlook %d" % seed), None)
    chance = random.Random(seed)
    found: list[Table] = []
    while not table.over():
        found.append(table.clone())
        table.play(chance.choice(table.legal()))
    return found


def paid(table: Table) -> Table:
    """The table when what is due was paid somehow."""
    while not table.over() and table.pending().name == "pay":
        table.play(table.legal()[-1])
    return table


@pytest.mark.parametrize("players", [2, 4])
def test_areas_and_tokens_come_about_as_foretold(players: int) -> None:
    seen = 0
    for table in decisions(players, players):
        if table.pending().name != "place":
            continue
        seat = table.active
        view = GAME.view(table, seat)
        foretold = {site["cell"]: site for site in view["outlook"]["sites"]}
        moves = [GAME.moves.text(move) for move in table.legal()]
        assert [f"place {cell}" for cell in foretold] == moves
        for move in table.legal():
            after = table.clone()
            after.play(move)
            paid(after)
            site = foretold[GAME.moves.text(move).split()[1]]
            areas = outlook.areas_of(after.cities[seat])
            assert site["areas"] == [a for a in areas if a not in view["seats"][seat]["areas"]]
            seen += 1
    assert seen > 50


@pytest.mark.parametrize("players", [2, 3])
def test_prices_and_harvests_are_what_is_paid_and_got(players: int) -> None:
    built = produced = foretold = 0
    for table in decisions(7, players):
        if table.pending().name != "menu":
            continue
        view = GAME.view(table, table.seat)
        city = table.cities[table.seat]
        for move in table.legal():
            after = table.clone()
            after.play(move)
            name, *rest = GAME.moves.text(move).split()
            if name == "build":
                missing = view["outlook"]["missing"][rest[0]][view["turn"]["field"] - 1]
                assert missing == after.due
                assert view["outlook"]["tariff"][missing]["afforded"]
                built += 1
            elif name == "produce" and (after.over() or after.pending().name != "accept"):
                harvest = view["seats"][table.seat]["harvest"]
                now = after.cities[table.seat]
                assert harvest["money"] - view["turn"]["gear_price"] == now.money - city.money
                assert harvest["bricks"] == size(now.bricks) - size(city.bricks)
                produced += 1
                if not after.over() and after.pending().name == "menu" and after.has_produced:
                    free = points.bricks_at(table, table.field)
                    told = view["outlook"]["after_production"][table.field]
                    assert told == build.bricks_at_most(after) - free
                    foretold += 1
        dear = [
            KIND_IDS[card & 255]
            for card in table.hand(table.seat)
            if build.missing_bricks(table, card & 255, table.field)
            > build.bricks_at_most(table) - points.bricks_at(table, table.field)
        ]
        told = view["outlook"]
        field = view["turn"]["field"] - 1
        assert all(not told["tariff"][told["missing"][card][field]]["afforded"] for card in dear)
    assert built > 5
    assert produced > 5
    assert foretold > 2


def test_as_many_cards_are_left_as_was_said() -> None:
    said: dict[int, tuple[int, int]] = {}
    round_ = 0
    for table in decisions(3, 3):
        name = table.pending().name
        if name == "take":
            cards = len([card for card in table.offer if card >= 0])
            least, most = said[table.field] if table.round == round_ else (cards, cards)
            assert least <= cards <= most
        if name in ("station", "take"):
            round_ = table.round
            fields = GAME.view(table, 0)["fields"]
            said = {one["field"] - 1: (one["least"], one["most"]) for one in fields}


def test_who_does_not_decide_is_told_no_prices() -> None:
    scene = table_with(secret="market/II, arena/III")
    told = [scene.view(viewer)["outlook"] for viewer in range(4)]
    assert set(told[0]["missing"]) >= {"market", "arena"}
    assert told[1:] == [{"tariff": [], "missing": {}, "after_production": [], "sites": []}] * 3


@interpreted
def test_a_changed_rule_is_seen_in_the_view_without_another_edit(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    scene = table_with(hand="market/II", row="BGBGB", field=1)
    before = scene.view(0)
    monkeypatch.setattr(production, "GEARS_NEEDED", 3)
    monkeypatch.setattr(build, "missing_bricks", lambda table, kind, field: 3)
    monkeypatch.setattr(outlook, "missing_bricks", build.missing_bricks)
    monkeypatch.setattr(outlook, "MONEY_PER_BRICK", 5)
    after = scene.view(0)
    assert after["turn"]["gear_price"] == before["turn"]["gear_price"] + 1
    assert after["fields"][4]["gear_price"] == 1
    assert before["outlook"]["missing"]["market"] == [2, 2, 1, 1, 0]
    assert after["outlook"]["missing"]["market"] == [3] * 5
    assert [price["coins"] for price in after["outlook"]["tariff"]] == [0, 5, 10, 15]
