"""The PettingZoo environment passes PettingZoo's own tests, and tells the truth of the table."""

import random
import warnings
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

from groma.core.game import Game, versions
from groma.core.rewards import REWARDS, rewards
from groma.lab.pettingzoo import Table, env

from .small import GAME
from .subjects import EACH, EVERY_SEATING

with warnings.catch_warnings():
    warnings.simplefilter("ignore")  # importing PettingZoo's tests warns of its own old games
    from pettingzoo.test import api_test, seed_test
    from pettingzoo.utils.conversions import aec_to_parallel

# Said of every environment whose observation holds a mask, as PettingZoo asks for.
OF_EVERY_MASK = {
    "Observation is not a NumPy array",
    "Observation space for each agent probably should be gymnasium.spaces.box or "
    "gymnasium.spaces.discrete",
}


@pytest.fixture
def complaints() -> Iterator[list[str]]:
    """What PettingZoo's tests warn of beside that."""
    found: list[str] = []
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always")
        yield found
    found += [str(one.message) for one in caught]
    assert set(found) <= OF_EVERY_MASK


def played(table: Table, seed: int) -> Iterator[str]:
    """The seat that decides at each decision of a random game; then the end."""
    chance = random.Random(seed)
    table.reset(seed=seed)
    while not any(table.terminations.values()):
        yield table.agent_selection
        mask = table.observe(table.agent_selection)["action_mask"]
        table.step(chance.choice(np.flatnonzero(mask).tolist()))


@pytest.mark.parametrize(("game", "players"), EVERY_SEATING)
def test_api_and_seeds(game: Game[Any], players: int, complaints: list[str]) -> None:
    api_test(env(game, players), num_cycles=20)
    seed_test(lambda: env(game, players), num_cycles=20)


@pytest.mark.nightly
@pytest.mark.parametrize("reward", REWARDS)
@pytest.mark.parametrize(("game", "players"), EVERY_SEATING)
def test_api_and_seeds_at_length(
    game: Game[Any], players: int, reward: str, complaints: list[str]
) -> None:
    api_test(env(game, players, reward=reward), num_cycles=1000)
    seed_test(lambda: env(game, players, reward=reward), num_cycles=500)


def test_there_is_no_parallel_form() -> None:
    """Seats decide in turn: PettingZoo refuses to make a parallel environment of it."""
    table = env(GAME, 2)
    assert table.metadata["is_parallelizable"] is False
    with pytest.raises(AssertionError, match="is_parallelizable"):
        aec_to_parallel(table)


def masks_hold(game: Game[Any], players: int, number: int) -> int:
    """Play a random game; at every decision each seat's mask is what is legal."""
    table = env(game, players)
    decisions = 0
    for agent in played(table, number):
        state = table.table
        assert state is not None
        for other in table.possible_agents:
            seen = table.observe(other)
            mask = seen["action_mask"]
            assert mask.dtype == np.int8
            assert mask.shape == (game.moves.count,)
            assert np.flatnonzero(mask).tolist() == (state.legal() if other == agent else [])
        if decisions % 20 == 0:
            assert table.observation_space(agent).contains(table.observe(agent))
        decisions += 1
    return decisions


@pytest.mark.parametrize("game", EACH)
def test_masks_are_the_legal_moves(game: Game[Any]) -> None:
    assert sum(masks_hold(game, game.players[n % len(game.players)], n) for n in range(5)) > 25


@pytest.mark.nightly
@pytest.mark.parametrize("game", EACH)
def test_masks_are_the_legal_moves_in_a_thousand_games(game: Game[Any]) -> None:
    decisions = 0
    for number in range(1000):
        decisions += masks_hold(game, game.players[number % len(game.players)], number)
    print(f"{game.name}: 1,000 games, {decisions:,} decisions")
    assert decisions > 5000


@pytest.mark.parametrize("game", EACH)
def test_what_is_observed_is_the_tensor(game: Game[Any]) -> None:
    assert game.tensors is not None
    table = env(game, 2)
    for _ in played(table, 1):
        state = table.table
        assert state is not None
        for seat, agent in enumerate(table.possible_agents):
            seen = table.observe(agent)["observation"]
            assert seen.tolist() == game.tensors.numbers(state, seat)
            assert seen.flags.writeable  # a learner may put it into its own memory
            assert table.state()[seat].tolist() == seen.tolist()


@pytest.mark.parametrize("reward", REWARDS)
@pytest.mark.parametrize(("game", "players"), EVERY_SEATING)
def test_every_seat_is_paid_by_its_place(game: Game[Any], players: int, reward: str) -> None:
    table = env(game, players, reward=reward)
    for _ in played(table, 7):
        assert not any(table.rewards.values())
    state = table.table
    assert state is not None
    places = game.places(state)
    wanted = rewards(game, state, reward)
    assert list(table.rewards.values()) == wanted
    assert [table.infos[agent]["place"] for agent in table.possible_agents] == places
    if reward == "rank":
        order = sorted(range(players), key=lambda seat: places[seat])
        assert [wanted[seat] for seat in order] == sorted(wanted, reverse=True)
    if reward == "win":
        assert {seat for seat in range(players) if wanted[seat]} == set(game.winners(state))
    paid = {}
    while table.agents:
        agent = table.agent_selection
        _, paid[agent], ended, cut, _ = table.last()
        assert (ended, cut) == (True, False)
        table.step(None)
    assert list(paid.values()) == wanted
    with pytest.raises(RuntimeError, match="the game is over, and all have left"):
        table.step(None)


def test_a_seed_is_a_game_and_the_next_one_follows_from_it() -> None:
    def dealt(table: Table, seed: int | None) -> bytes:
        table.reset(seed=seed)
        assert table.table is not None
        return table.table.to_bytes()

    first, second = env(GAME, 3), env(GAME, 3)
    assert dealt(first, 5) == dealt(second, 5)
    assert dealt(first, None) == dealt(second, None) != dealt(first, 5)
    assert dealt(first, 6) != dealt(first, 5)
    assert dealt(env(GAME, 3), None) != dealt(env(GAME, 3), None)


def test_a_table_of_earlier_rules_is_asked_for_by_their_version() -> None:
    for (name, version), game in versions().items():
        if game.tensors is not None:
            table = env(f"{name}-v{version}", 2)
            assert table.kind.game is game
            assert table.metadata["name"] == f"{name.replace('-', '_')}_v{version}"


def test_an_illegal_move_is_an_error_and_changes_nothing() -> None:
    table = env(GAME, 2)
    with pytest.raises(RuntimeError, match=r"reset\(\)"):
        table.step(0)
    table.reset(seed=1)
    assert table.table is not None
    before = table.table.to_bytes()
    for move in range(-2, GAME.moves.count + 2):
        if not table.table.allows(move):
            with pytest.raises(ValueError, match="not legal"):
                table.step(move)
    with pytest.raises(ValueError, match="must move"):
        table.step(None)
    wrong: Any
    for wrong in (table.table.legal()[0] + 0.9, True, "0", [0]):
        with pytest.raises(ValueError, match="a move is a whole number"):
            table.step(wrong)
    with pytest.raises(ValueError, match="not legal"):
        table.step(table.table.legal()[0] + 2**32)
    assert table.table.to_bytes() == before


def test_what_cannot_be_had_is_said() -> None:
    with pytest.raises(ValueError, match=r"2, 3, 4 players, not 5"):
        env(GAME, 5)
    with pytest.raises(ValueError, match="no game 'chess'"):
        env("chess")
    nothing: Any = None
    with pytest.raises(ValueError, match="a game or its name"):
        env(nothing)
    for wrong in (7.0, True, "x"):
        seed: Any = wrong
        with pytest.raises(ValueError, match="a seed is a whole number"):
            env(GAME).reset(seed)
    with pytest.raises(ValueError, match="ansi or human"):
        env(GAME, render_mode="rgb_array")
    with pytest.raises(ValueError, match="rank, margin, win"):
        env(GAME, reward="fame")
    with pytest.raises(ValueError, match="no setting 'weather'"):
        env("carpe-diem", settings={"weather": "fair"})
    with pytest.raises(ValueError, match="off or on"):
        env("carpe-diem", settings={"shared_victory": "maybe"})


def test_a_table_is_shown_as_the_seat_sees_it(capsys: pytest.CaptureFixture[str]) -> None:
    table = env(GAME, 2, render_mode="ansi")
    table.reset(seed=3)
    text = table.render()
    assert text is not None
    assert "decides: 0" in text
    assert "keep" in text
    assert capsys.readouterr().out == ""
    shown = env(GAME, 2, render_mode="human")
    shown.reset(seed=3)
    assert shown.render() is None
    assert capsys.readouterr().out == text + "\n"
