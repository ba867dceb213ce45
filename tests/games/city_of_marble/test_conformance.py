"""The kit would notice if City of Marble did not keep the contract (tests/games)."""

import importlib
from typing import Any

import pytest

from groma.core.conformance import Trial as Kit
from groma.core.deal import Deal, deal_key
from groma.core.hidden import kind_of
from groma.core.leaks import check_forward, check_still
from groma.core.sections import Sight
from groma.core.sheet import Sheet
from groma.games.city_of_marble import GAME, scoring
from groma.games.city_of_marble.moves import MOVES
from groma.games.city_of_marble.notes import SHOWED_BRIDGE
from groma.games.city_of_marble.rules import drawing, playing, sites, turn
from groma.games.city_of_marble.state import Table
from tests.games.contract import interpreted, longest, notices
from tests.scenes.city_of_marble import turn as table_of


@pytest.mark.parametrize("players", GAME.players)
def test_no_game_comes_near_the_longest_declared(players: int) -> None:
    assert 60 < longest(GAME, players) < GAME.longest // 2


class Builder(Kit):
    """Plays tiles rather than anything else, so that much is built."""

    def pick(self, state: Table) -> int:
        legal = state.legal()
        names = [MOVES.family(move).name for move in legal]
        for name in ("play", "official"):
            wanted = [move for move, other in zip(legal, names) if other == name]
            if wanted:
                return wanted[self.chance.below(len(wanted))]
        return super().pick(state)


@pytest.mark.parametrize("players", GAME.players)
def test_games_in_which_much_is_built_keep_every_promise(players: int) -> None:
    kit = Builder(GAME, players, GAME.defaults(), deal_key(b"builders", [str(players)]), 20)
    kit.run()
    state = kit.start()
    for move in kit.moves:
        state.play(move)
    assert len([site for site in state.city.sites if site >= 0]) > 3


def test_the_rules_as_they_are_pass() -> None:
    assert not notices(GAME, kind=Builder)


@interpreted
def test_a_tile_that_is_lost_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    def carelessly(table: Table, pair: int) -> None:
        drawing.draw(table, pair)
        table.drawn[4 * table.active :] = [0] * len(table.drawn[4 * table.active :])

    monkeypatch.setattr(turn, "draw", carelessly)
    assert notices(GAME, kind=Builder)


@interpreted
def test_an_official_that_stays_and_goes_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    choose = drawing.Recalling.choose

    def twice(step: drawing.Recalling, table: Table, argument: int, option: int) -> None:
        before = table.city.officials[:]
        choose(step, table, argument, option)
        table.city.officials = before

    monkeypatch.setattr(drawing.Recalling, "choose", twice)
    assert notices(GAME, kind=Builder)


@interpreted
def test_a_question_without_an_answer_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sites.Leaving, "who", lambda step, table, argument: table.players)
    assert notices(GAME, kind=Builder)


def beside_the_river(taken: bool) -> Table:
    """Seat 0 decides about an official on the tile over a bridge space; or it took the bridge."""
    scene = table_of("red d5-c6", players=3).play("play blue", "place d3-d5")
    return scene.play("unmanned").table if taken else scene.table


def leaks_of_a_bridge(viewer: int) -> set[str]:
    """What the leak tests say of taking a bridge tile."""
    chances = [Deal(b"%d" % world) for world in range(8)]
    move = MOVES.parse("unmanned")
    leaks = {
        check_forward(GAME, beside_the_river(False), viewer, move, chance) for chance in chances
    }
    return leaks | {check_still(GAME, beside_the_river(True), viewer, chance) for chance in chances}


@pytest.mark.parametrize("viewer", [0, 1, 2, 3])
def test_a_taken_bridge_is_no_leak(viewer: int) -> None:
    assert leaks_of_a_bridge(viewer) == {""}


@interpreted
def test_a_value_told_to_everybody_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    take = playing.take_bridge

    def chatter(table: Table, bridge: int) -> None:
        take(table, bridge)
        if table.log is not None:
            table.log.tell(SHOWED_BRIDGE, table.active, table.bridge_tiles(table.active)[-1] & 7)

    monkeypatch.setattr(playing, "take_bridge", chatter)
    for viewer in (1, 2, 3):
        assert any("what it may not know" in leak for leak in leaks_of_a_bridge(viewer))


@interpreted
def test_a_sheet_that_counts_bridges_in_play_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    def score(page: Sheet, table: Table, seat: int, viewer: int) -> None:
        for card in table.bridge_tiles(seat):
            page.add("bridges", "CM-18.1", kind_of(card), {}, [])

    monkeypatch.setattr(scoring, "score_bridges", score)
    for viewer in (1, 2, 3):
        assert any("the sheet depends" in leak for leak in leaks_of_a_bridge(viewer))
    assert leaks_of_a_bridge(0) == {""}


@interpreted
def test_a_view_that_shows_the_hands_of_others_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    views = importlib.import_module("groma.games.city_of_marble.view.sections")
    with_bridges = views.with_bridges

    def as_the_owner(eyes: Any, seat: Any) -> Any:
        return with_bridges(Sight(eyes.table, seat["seat"]), seat)

    monkeypatch.setattr(views, "with_bridges", as_the_owner)
    for viewer in (1, 2, 3):
        assert any("the view depends" in leak for leak in leaks_of_a_bridge(viewer))
