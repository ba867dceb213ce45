"""Advice is what its level would do, hangs on nothing hidden, and says what speaks for it."""

from typing import Any

import pytest

from groma.bots import Position
from groma.bots.advice import SEED, Advice, advise
from groma.bots.eyes import Eyes
from groma.bots.levels import LEVELS, Level, mind_of
from groma.bots.weighing import rounded
from groma.core.deal import Deal
from groma.core.game import Game, games
from groma.core.mind import ALL
from groma.core.state import State

SENSIBLE = {name: game for name, game in games().items() if game.mind is not None}


def after(game: Game[Any], moves: int) -> State:
    """A table after some moves at random."""
    state: State = game.deal(2, game.defaults(), Deal(b"advice"), None)
    chance = Deal(b"moves")
    while moves or len(state.legal()) == 1:
        legal = state.legal()
        state.play(legal[chance.below(len(legal))])
        moves -= moves > 0
    return state


def told(advice: Advice) -> tuple[list[int], int, list[int]]:
    return advice.moves, advice.other, advice.gains


@pytest.mark.long
@pytest.mark.parametrize("name", SENSIBLE)
def test_it_is_what_the_level_would_do_whatever_lies_hidden(name: str) -> None:
    game = SENSIBLE[name]
    state = after(game, 9)
    seat = state.seat
    advice = advise(Position(game, state, seat), "master", 7)
    bot = Level(SEED, LEVELS.index("master"))
    bot.turn_to(7)
    assert advice.moves[0] == bot.choose(Position(game, state, seat))
    assert advice.other in state.legal()
    assert advice.other != advice.moves[0]
    assert len(advice.gains) == 2
    other = state.imagine(seat, Deal(b"another"))
    assert told(advise(Position(game, other, seat), "master", 7)) == told(advice)
    for move in advice.moves:  # they can be played one after another
        assert state.seat == seat
        state.play(move)


@pytest.mark.parametrize("name", SENSIBLE)
def test_every_seat_has_a_value_that_grows_with_its_points(name: str) -> None:
    """At the end it is the sheet; a seat's own view of it has no secrets any more."""
    game = SENSIBLE[name]
    state = after(game, 0)
    eyes = Eyes(game, mind_of(game), ALL)
    assert len(eyes.standings(state)) == state.players
    chance = Deal(b"to the end")
    while not state.over():
        legal = state.legal()
        state.play(legal[chance.below(len(legal))])
    ends = eyes.standings(state)
    scores = game.scores(state)
    assert (ends[0] > ends[1]) == (scores[0] > scores[1])


def test_points_are_rounded_to_the_nearest() -> None:
    assert [rounded(gain, 40) for gain in (0, 19, 20, 60, -19, -20, -61)] == [
        0,
        0,
        1,
        2,
        0,
        -1,
        -2,
    ]
