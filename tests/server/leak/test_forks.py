"""A fork hangs on what its owner knew, to the last bit: worlds it cannot tell apart fork alike."""

from collections import Counter
from random import Random
from typing import Any

import pytest

from groma.core.deal import Deal
from groma.core.game import Game, games
from groma.core.look import look
from groma.core.state import State
from tests.server.leak.twins import notes_of

pytestmark = pytest.mark.leak

GAMES = sorted(games())
STRETCH = 40  # moves of one pair of worlds
ROUNDS = 8


def twin_of(game: Game[Any], pair: list[State], viewer: int, move: int, chance: Random) -> int:
    """A move of the other world after which the viewer has read the same; -1: none."""
    real, other = pair
    told = notes_of(real, move, viewer)
    fit = [one for one in other.legal() if game.moves.conceal(one) == game.moves.conceal(move)]
    if real.seat == viewer:
        fit = [move] if move in fit else []
    chance.shuffle(fit)
    return next((one for one in fit if notes_of(other, one, viewer) == told), -1)


def check(game: Game[Any], pair: list[State], viewer: int, seed: bytes) -> None:
    forks = [state.fork(viewer, Deal(seed)) for state in pair]
    assert forks[0].to_bytes() == forks[1].to_bytes(), (game.name, viewer)
    fork = game.load(forks[0].players, forks[0].settings, forks[0].to_bytes())
    assert look(game, fork, viewer) == look(game, pair[0], viewer)
    assert not fork.skips()
    assert fork.legal()


def play_pairs(game: Game[Any], players: int, chance: Random) -> Counter[str]:
    tally: Counter[str] = Counter()
    settings = [chance.randrange(len(one.labels)) for one in game.settings]
    state: State = game.deal(players, settings, Deal(chance.randbytes(32)), None)
    while not state.over():
        viewer = chance.randrange(players + 1)
        pair = [state, state.imagine(viewer, Deal(chance.randbytes(32)))]
        for _ in range(chance.randrange(5, STRETCH)):
            check(game, pair, viewer, chance.randbytes(32))
            tally["forks"] += 1
            tally["of different worlds"] += pair[0].to_bytes() != pair[1].to_bytes()
            move = chance.choice(pair[0].legal())
            twin = twin_of(game, pair, viewer, move, chance)
            after = [one.clone() for one in pair]
            after[0].play(move)
            if twin < 0 or after[0].over():
                state = after[0]
                break
            after[1].play(twin)
            tally["secret moves that differ"] += move != twin
            pair = after
            state = pair[0]
    return tally


@pytest.mark.parametrize("name", GAMES)
def test_worlds_that_cannot_be_told_apart_fork_alike(name: str, record_property: Any) -> None:
    game = games()[name]
    tally: Counter[str] = Counter()
    for number in range(ROUNDS):
        chance = Random(f"{name} {number}")
        tally += play_pairs(game, chance.choice(game.players), chance)
    record_property("tally", dict(tally))
    assert tally["forks"] > 100
    if name in ("city-of-rome", "carpe-diem", "city-of-marble"):
        assert tally["of different worlds"] > 50
    if name == "city-of-rome":
        assert tally["secret moves that differ"] > 5


def test_a_fork_does_hang_on_chance() -> None:
    game = games()["city-of-rome"]
    state: State = game.deal(3, game.defaults(), Deal(bytes(32)), None)
    forks = {state.fork(0, Deal(bytes([seed]))).to_bytes() for seed in range(20)}
    assert len(forks) == 20
