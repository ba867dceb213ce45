"""Nothing leaked on the wire: a viewer is sent the same in every world that it may imagine.

GROMA_LEAK_GAMES says how many games are played, GROMA_LEAK_SEED from which chance on.
"""

import os
from itertools import cycle, islice
from random import Random

import pytest

from groma.core.game import games
from tests.server.leak.playing import play_twice
from tests.server.leak.twins import Company

GAMES = int(os.environ.get("GROMA_LEAK_GAMES", "30"))
SEED = int(os.environ.get("GROMA_LEAK_SEED", "0"))
TABLES = [(name, players) for name, game in games().items() for players in game.players]
PLAYED = list(enumerate(islice(cycle(TABLES), GAMES), SEED))


@pytest.mark.leak
@pytest.mark.parametrize(
    ("number", "name", "players"),
    [(number, name, players) for number, (name, players) in PLAYED],
    ids=[f"{name}-{players}-{number}" for number, (name, players) in PLAYED],
)
def test_a_game_played_twice_is_the_same_to_who_may_not_know(
    company: Company, number: int, name: str, players: int
) -> None:
    tally = play_twice(company, games()[name], players, Random(number))
    print(dict(tally))
    assert tally["answers"] > tally["moves"] > 0
    if name != "caesars-empire":  # there nothing is hidden but what nobody has seen
        assert tally["pairs of different worlds"]
