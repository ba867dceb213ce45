"""Bots play by what their seat knows, and greedy knows better than chance."""

import pytest

from groma.bots import BOTS, NEEDS_SENSE, Greedy, Position, Random
from groma.bots.random import playout
from groma.core.deal import Deal
from groma.core.state import State
from groma.games.city_of_rome import GAME


def play(names: list[str], seed: bytes) -> State:
    """A whole game of bots."""
    state = GAME.deal(len(names), GAME.defaults(), Deal(seed), None)
    bots = [BOTS[name](seed + bytes([seat])) for seat, name in enumerate(names)]
    while not state.over():
        state.play(bots[state.seat].choose(Position(GAME, state, state.seat)))
    return state


def test_greedy_beats_chance_from_both_seats():
    wins = 0
    for number in range(15):
        for greedy in (0, 1):
            names = ["greedy", "random"] if greedy == 0 else ["random", "greedy"]
            wins += GAME.winners(play(names, b"duel %d" % number)) == [greedy]
    assert wins >= 29  # of 30; the whole figure of 400 games is in the change log


@pytest.mark.parametrize("name", sorted(BOTS))
def test_a_bot_decides_by_what_its_seat_knows(name):
    """In every world its seat cannot tell from the real one it decides alike."""
    state = GAME.deal(3, GAME.defaults(), Deal(b"fair"), None)
    for number in range(150):
        seat = state.seat
        choices = set()
        for world in (state, state.imagine(seat, Deal(b"a")), state.imagine(seat, Deal(b"b"))):
            bot = BOTS[name](b"bot")
            bot.turn_to(number)
            choices.add(bot.choose(Position(GAME, world, seat)))
        assert len(choices) == 1
        state.play(choices.pop())
        if state.over():
            break


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


def test_greedy_needs_a_sense(monkeypatch):
    assert NEEDS_SENSE == ["greedy"]
    state = GAME.deal(2, GAME.defaults(), Deal(b"senseless"), None)
    monkeypatch.setattr(GAME, "sense", None)
    with pytest.raises(ValueError, match="no sense"):
        Greedy(b"x").choose(Position(GAME, state, state.seat))


def test_a_playout_counts_its_decisions():
    state = GAME.deal(2, GAME.defaults(), Deal(b"playout"), None)
    assert 80 < playout(state, Deal(b"chance")) < 160
    assert state.over()
