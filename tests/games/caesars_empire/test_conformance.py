"""The kit would notice if Caesar's Empire did not keep the contract (tests/games)."""

import importlib
from itertools import product

import pytest

from groma.core.conformance import Trial as Kit
from groma.core.deal import deal_key
from groma.core.state import State
from groma.games.caesars_empire import GAME
from groma.games.caesars_empire.moves import MOVES
from groma.games.caesars_empire.network import Network
from groma.games.caesars_empire.rules import building, way
from groma.games.caesars_empire.state import Table
from tests.games.contract import interpreted, longest, notices


@pytest.mark.parametrize("players", GAME.players)
@pytest.mark.parametrize("settings", product((0, 1), (0, 1), (0, 1, 2)))
def test_all_settings_together_keep_every_promise(players: int, settings: tuple[int, ...]) -> None:
    Kit(GAME, players, list(settings), deal_key(b"settings", [str(settings)]), 30).run()


class Builder(Kit):
    """Lengthens its chains as often as not, so that there are many ways to Rome."""

    def pick(self, state: State) -> int:
        legal = state.legal()
        if state.pending().name == "chain" and self.chance.below(4):
            legal = [move for move in legal if MOVES.family(move).name == "lengthen"]
        return legal[self.chance.below(len(legal))]


@pytest.mark.parametrize("players", GAME.players)
def test_games_with_long_chains_keep_every_promise(players: int) -> None:
    kit = Builder(GAME, players, GAME.defaults(), deal_key(b"chains", [str(players)]), 20)
    kit.run()
    names = [MOVES.family(move).name for move in kit.moves]
    assert names.count("lengthen") > 10
    assert names.count("way") > 0


@pytest.mark.parametrize("players", GAME.players)
def test_no_game_comes_near_the_longest_declared(players: int) -> None:
    assert 30 < longest(GAME, players, Builder) < GAME.longest // 2


def test_the_rules_as_they_are_pass() -> None:
    assert not notices(GAME, kind=Builder)


@interpreted
def test_roads_that_come_from_nowhere_are_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    happen = building.Taking.happen

    def carelessly(step: building.Taking, table: Table, argument: int) -> None:
        before = table.supply[:]
        happen(step, table, argument)
        table.supply = before

    monkeypatch.setattr(building.Taking, "happen", carelessly)
    assert notices(GAME, kind=Builder)


@interpreted
def test_a_treasure_that_changes_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    happen = building.Taking.happen

    def carelessly(step: building.Taking, table: Table, argument: int) -> None:
        table.treasures = [*table.treasures[:-1], 0]
        happen(step, table, argument)

    monkeypatch.setattr(building.Taking, "happen", carelessly)
    assert notices(GAME, kind=Builder)


@interpreted
def test_a_question_without_an_answer_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(way.Walking, "who", lambda step, table, argument: table.players)
    assert notices(GAME, kind=Builder)


@interpreted
def test_a_network_that_is_loaded_otherwise_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Network, "renew", lambda network: None)
    assert notices(GAME, kind=Builder)


@interpreted
def test_a_clone_that_shares_its_roads_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    clone = Network.clone

    def shared(network: Network) -> Network:
        twin = clone(network)
        twin.owners = network.owners
        return twin

    monkeypatch.setattr(Network, "clone", shared)
    assert notices(GAME, 3, Builder)


@interpreted
def test_a_view_that_depends_on_the_log_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    views = importlib.import_module("groma.games.caesars_empire.view.sections")
    seat_view = views.seat_view

    def chatter(table: Table, seat: int) -> object:
        return {**seat_view(table, seat), "points": 0 if table.log is None else 1}

    monkeypatch.setattr(views, "seat_view", chatter)
    assert notices(GAME, 3, Builder)
