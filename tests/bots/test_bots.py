"""Bots play by what their seat knows, and greedy knows better than chance."""

from typing import Any

import pytest

from groma.bots import BOTS, NEEDS_SENSE, Position, Random
from groma.bots.random import playout
from groma.core.deal import Deal
from groma.core.game import Game, games
from groma.core.state import State
from groma.games.city_of_rome import GAME

SENSIBLE = {name: game for name, game in games().items() if game.sense is not None}
DEALS = {"caesars-empire": 15, "city-of-rome": 15}  # greedy is quick there; else 2


def play(game: Game[Any], names: list[str], seed: bytes) -> State:
    """A whole game of bots."""
    state: State = game.deal(len(names), game.defaults(), Deal(seed), None)
    bots = [BOTS[name](seed + bytes([seat])) for seat, name in enumerate(names)]
    while not state.over():
        state.play(bots[state.seat].choose(Position(game, state, state.seat)))
    return state


@pytest.mark.parametrize("name", SENSIBLE)
def test_greedy_beats_chance_from_both_seats(name):
    """All but one of 30 at most; the whole figures of many games are in the change log."""
    game, lost, deals = SENSIBLE[name], 0, DEALS.get(name, 2)
    for number in range(deals):
        for greedy, names in enumerate((["greedy", "random"], ["random", "greedy"])):
            lost += game.winners(play(game, names, b"duel %d" % number)) != [greedy]
    assert lost <= 2 * deals // 30


def test_a_position_belongs_to_the_seat_that_decides():
    state = GAME.deal(2, GAME.defaults(), Deal(b"turn"), None)
    with pytest.raises(ValueError, match="nothing to decide"):
        Position(GAME, state, 1 - state.seat)


def test_chance_by_the_number_of_the_decision_can_be_taken_up_again():
    state = GAME.deal(4, GAME.defaults(), Deal(b"resume"), None)
    position = Position(GAME, state, state.seat)
    first, second = Random(b"one"), Random(b"one")
    for decision in range(30):
        first.turn_to(decision)
        first.choose(position)
    first.turn_to(12)
    second.turn_to(12)
    assert first.choose(position) == second.choose(position)
    assert len({draw for n in range(30) for draw in [pick(second, n, position)]}) > 1


def pick(bot: Random, decision: int, position: Position) -> int:
    bot.turn_to(decision)
    return bot.choose(position)


def test_a_level_needs_a_sense(monkeypatch):
    assert sorted(set(BOTS) - set(NEEDS_SENSE)) == ["random"]
    state = GAME.deal(2, GAME.defaults(), Deal(b"senseless"), None)
    monkeypatch.setattr(GAME, "sense", None)
    with pytest.raises(ValueError, match="no sense"):
        BOTS["novice"](b"x").choose(Position(GAME, state, state.seat))


def test_a_playout_counts_its_decisions():
    state = GAME.deal(2, GAME.defaults(), Deal(b"playout"), None)
    assert 80 < playout(state, Deal(b"chance")) < 160
    assert state.over()
