"""A bot decides by what its seat knows: alike in every world that the seat cannot tell apart."""

from typing import Any

import pytest

from groma.bots import BOTS, Position
from groma.core.deal import Deal
from groma.core.game import Game, games
from groma.core.state import State

SENSIBLE = {name: game for name, game in games().items() if game.mind is not None}
BY_DAY = {"master": 2, "consul": 1}  # they take their time; else 12
BY_NIGHT = 1000


def decisions(game: Game[Any], count: int, apart: int) -> list[State]:
    """Tables where somebody has a choice, from all parts of games of two to four at random."""
    found: list[State] = []
    chance = Deal(b"fair")
    while len(found) < count:
        players = game.players[chance.below(len(game.players))]
        state: State = game.deal(players, game.defaults(), Deal(b"%d" % len(found)), None)
        while not state.over():
            legal = state.legal()
            if len(legal) > 1 and chance.below(apart) == 0:
                found.append(state.clone())
            state.play(legal[chance.below(len(legal))])
    return found[:count]


def decides_alike(game: Game[Any], name: str, count: int, apart: int) -> None:
    for number, state in enumerate(decisions(game, count, apart)):
        chosen = []
        for world in (state, state.imagine(state.seat, Deal(b"other %d" % number))):
            bot = BOTS[name](b"bot")
            bot.turn_to(number)
            chosen.append(bot.choose(Position(game, world, state.seat)))
        assert chosen[0] == chosen[1]


@pytest.mark.long
@pytest.mark.parametrize("game", SENSIBLE)
@pytest.mark.parametrize("name", BOTS)
def test_a_bot_decides_by_what_its_seat_knows(name: str, game: str) -> None:
    decides_alike(SENSIBLE[game], name, BY_DAY.get(name, 12), 40)


@pytest.mark.nightly
@pytest.mark.parametrize("game", SENSIBLE)
@pytest.mark.parametrize("name", BOTS)
def test_a_bot_decides_by_what_its_seat_knows_a_thousand_times(name: str, game: str) -> None:
    decides_alike(SENSIBLE[game], name, BY_NIGHT, 4)
