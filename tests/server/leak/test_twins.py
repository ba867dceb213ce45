"""Nothing leaked on the wire: a viewer is sent the same in every world that it may imagine.

Every change plays parts of games, so many decisions of each kind of table; whole games are for the
night: GROMA_LEAK_GAMES says how many. GROMA_LEAK_SEED is the chance that both begin with.
"""

import os
from collections import Counter
from itertools import cycle, islice
from random import Random

import pytest

from groma.core.game import games
from tests.server.leak.playing import play_parts, play_whole
from tests.server.leak.twins import Company

GAMES = int(os.environ.get("GROMA_LEAK_GAMES", "30"))
SEED = int(os.environ.get("GROMA_LEAK_SEED", "0"))
TABLES = [(name, players) for name, game in games().items() for players in game.players]
PLAYED = list(enumerate(islice(cycle(TABLES), GAMES), SEED))

pytestmark = pytest.mark.leak


def check(tally: Counter[str], name: str) -> None:
    print(dict(tally))
    assert tally["answers"] > tally["moves"] > 0
    assert tally["trials"]
    if name != "caesars-empire":  # there nothing is hidden but what nobody has seen
        assert tally["pairs of different worlds"]


@pytest.mark.parametrize(
    ("name", "players"), TABLES, ids=[f"{name}-{players}" for name, players in TABLES]
)
def test_parts_of_a_game_played_twice_are_the_same_to_who_may_not_know(
    company: Company, name: str, players: int
) -> None:
    chance = Random(f"{name} {players} {SEED}")
    check(play_parts(company, games()[name], players, chance), name)


@pytest.mark.nightly
@pytest.mark.parametrize(
    ("number", "name", "players"),
    [(number, name, players) for number, (name, players) in PLAYED],
    ids=[f"{name}-{players}-{number}" for number, (name, players) in PLAYED],
)
def test_a_game_played_twice_is_the_same_to_who_may_not_know(
    company: Company, number: int, name: str, players: int
) -> None:
    check(play_whole(company, games()[name], players, Random(number)), name)
