"""A position is all that a bot has: its view, also as numbers, and how many play."""

from typing import Any

import pytest

from groma.bots import Position
from groma.core.deal import Deal
from groma.core.game import Game, games
from tests.games.contract import each_player_count
from tests.tensors import played

TOLD = {name: game for name, game in games().items() if game.tensors is not None}


@each_player_count(TOLD)
def test_a_position_is_told_as_numbers(game: Game[Any], players: int) -> None:
    assert game.tensors is not None
    layout = game.tensors.layout(players)
    for state in played(game, players, 7, 25):
        if not state.over():
            position = Position(game, state, state.seat)
            numbers = position.tensor()
            assert numbers is not None
            assert position.players == players
            assert layout.fault(numbers) == ""
            assert numbers == game.tensors.numbers(state, state.seat)
            assert layout.named(numbers)["decides"] == [1]


def test_a_game_without_numbers_has_none(monkeypatch: pytest.MonkeyPatch) -> None:
    game = games()["caesars-empire"]
    monkeypatch.setattr(game, "tensors", None)
    state = game.deal(2, game.defaults(), Deal(b"none"), None)
    assert Position(game, state, state.seat).tensor() is None
