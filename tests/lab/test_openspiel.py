"""Games under OpenSpiel: its random simulations, what a seat knows, and worlds drawn from that.

OpenSpiel is not among the pinned packages (docs/dependencies.md): the night installs it.
"""

import pickle
import random
import subprocess
import sys
from typing import Any

import pytest

from groma.core.game import Game
from groma.core.rewards import REWARDS, rewards

from .small import GAME
from .subjects import EVERY_SEATING, OURS

pyspiel: Any = pytest.importorskip("pyspiel")

from groma.lab.environments import openspiel  # noqa: E402  (needs pyspiel)

openspiel.register(GAME)


def load(game: Game[Any], players: int, **more: Any) -> Any:
    given = ",".join(f"{name}={value}" for name, value in {"players": players, **more}.items())
    return pyspiel.load_game(f"{openspiel.short_name(game)}({given})")


def walk(state: Any, seed: int, most: int = 10_000) -> Any:
    """A random game, as far as so many decisions."""
    chance = random.Random(seed)
    while not state.is_terminal() and most:
        state.apply_action(chance.choice(state.legal_actions()))
        most -= 1
    return state


@pytest.mark.parametrize("players", GAME.players)
def test_random_simulations(players: int) -> None:
    """Of OpenSpiel's own; those of the large games are the night's."""
    pyspiel.random_sim_test(load(GAME, players), num_sims=3, serialize=False, verbose=False)


@pytest.mark.nightly
@pytest.mark.parametrize(("game", "players"), EVERY_SEATING)
def test_random_simulations_at_length(game: Game[Any], players: int) -> None:
    """Whole games of all five, for all numbers of seats."""
    ours = load(game, players)
    pyspiel.random_sim_test(ours, num_sims=1, serialize=game in OURS, verbose=False)


def test_every_installed_game_is_registered() -> None:
    names = pyspiel.registered_names()
    for game in OURS:
        if game.tensors is not None:
            assert openspiel.short_name(game) in names


@pytest.mark.parametrize(("game", "players"), EVERY_SEATING)
def test_resampling_keeps_what_a_seat_knows(game: Game[Any], players: int) -> None:
    chance = random.Random(3)
    for most in (1, 7, 30):
        state = walk(load(game, players).new_initial_state(), most, most)
        if state.is_terminal():
            continue
        for seat in range(players):
            world = state.resample_from_infostate(seat, chance.random)
            assert world.information_state_tensor(seat) == state.information_state_tensor(seat)
            assert world.information_state_string(seat) == state.information_state_string(seat)
            assert world.observation_tensor(seat) == state.observation_tensor(seat)
            assert world.current_player() == state.current_player()
            if seat == state.current_player():
                assert world.legal_actions() == state.legal_actions()
            assert world.move_number() == state.move_number()
            end = walk(world.clone(), most)
            assert end.is_terminal()
            assert not world.is_terminal()


def test_a_resampled_world_gives_nothing_away() -> None:
    """Neither the deal, nor what others did in secret, nor another world than what is known."""
    drawn, chance = set(), random.Random(4)
    state = walk(load(GAME, 3).new_initial_state(), 5, 8)
    for _ in range(20):
        world = state.resample_from_infostate(0, chance.random)
        drawn.add(tuple(world.held.table.hidden.zones[0]))
        with pytest.raises(ValueError, match="imagined"):
            openspiel.Table(world.get_game()).apply_action(world.history()[0])
        for mover, move in zip(world.held.movers, world.held.made):
            if mover != 0:
                assert GAME.moves.conceal(move) >= 0 or move == GAME.moves.family(move).first
    assert len(drawn) > 10


def test_chance_deals_once_and_the_same_deal_is_the_same_game() -> None:
    ours = load(GAME, 2, deals=5, seed=9)
    state = ours.new_initial_state()
    assert state.is_chance_node()
    assert state.chance_outcomes() == [(deal, 0.2) for deal in range(5)]
    told = set()
    for deal in range(5):
        first, second = state.child(deal), state.child(deal)
        assert str(first) == str(second)
        told.add(str(first.held.table.to_bytes()))
    assert len(told) == 5
    other = load(GAME, 2, deals=5, seed=10).new_initial_state().child(0)
    assert str(other.held.table.to_bytes()) not in told


@pytest.mark.parametrize("reward", REWARDS)
def test_returns_are_the_rewards(reward: str) -> None:
    state = walk(load(GAME, 3, reward=reward).new_initial_state(), 2)
    assert state.returns() == rewards(GAME, state.held.table, reward)
    kinds = pyspiel.GameType.Utility
    wanted = {"rank": kinds.ZERO_SUM, "win": kinds.CONSTANT_SUM, "margin": kinds.GENERAL_SUM}
    assert state.get_game().get_type().utility == wanted[reward]


def test_a_clone_is_independent() -> None:
    state = walk(load(GAME, 2).new_initial_state(), 1, 4)
    before, twin = str(state), state.clone()
    assert str(twin) == before
    walk(twin, 1)
    assert str(state) == before


def test_what_another_seat_did_in_secret_is_not_in_the_information_state() -> None:
    """Two games that differ in a secret move alone are the same to the other seat."""
    ours = load(GAME, 2)
    for deal in range(50):
        state = ours.new_initial_state().child(deal)
        if len(state.legal_actions()) == 2:
            break
    left, right = (state.child(move) for move in state.legal_actions())
    assert left.information_state_string(1) == right.information_state_string(1)
    assert left.information_state_tensor(1) == right.information_state_tensor(1)
    assert left.information_state_string(0) != right.information_state_string(0)


def test_settings_are_chosen_by_name() -> None:
    """And the game is the same after every way in which OpenSpiel hands it on."""
    for game in OURS:
        if game.tensors is None:
            continue
        first, second = game.settings[:2]
        chosen = f"{first.name}:{first.labels[1]} {second.name}:{second.labels[0]}"
        wanted = [1, 0, *game.defaults()[2:]]
        ours = load(game, 2, settings=chosen)
        named = pyspiel.load_game(openspiel.short_name(game), {"settings": chosen, "players": 2})
        for one in (ours, named, pyspiel.load_game(str(named)), pickle.loads(pickle.dumps(named))):
            assert one.kind.settings == wanted
            assert str(one) == str(ours)
            state = walk(one.new_initial_state(), 1, 5)
            told = pyspiel.serialize_game_and_state(one, state)
            found, again = pyspiel.deserialize_game_and_state(told)
            assert found.kind.settings == again.held.kind.settings == wanted
            assert again.held.table.to_bytes() == state.held.table.to_bytes()
            assert again.history() == state.history()


def test_a_pickled_game_is_found_by_another_process() -> None:
    told = pickle.dumps(load(GAME, 3, deals=7)).hex()
    asked = f"import pickle; print(pickle.loads(bytes.fromhex('{told}')))"
    said = subprocess.run([sys.executable, "-c", asked], check=True, capture_output=True, text=True)
    assert said.stdout == f"{load(GAME, 3, deals=7)}\n"


def test_what_cannot_be_had_is_said() -> None:
    for problem, given in [
        ("words like name:label, not 'foo'", {"settings": "foo"}),
        ("words like name:label, not 'foo:'", {"settings": "foo:"}),
        ("no setting 'foo'", {"settings": "foo:on"}),
        ("one deal at least, not 0", {"deals": 0}),
        ("one deal at least, not -3", {"deals": -3}),
        ("2, 3, 4 players, not 9", {"players": 9}),
    ]:
        with pytest.raises(ValueError, match=problem):
            pyspiel.load_game(openspiel.short_name(GAME), given)


@pytest.mark.parametrize("whose", [0, None])
def test_a_state_is_serialised_at_any_time(whose: int | None) -> None:
    """One that was resampled for a seat, too."""
    ours, chance = load(GAME, 3), random.Random(5)
    for most in (0, 1, 6, 100):
        state = walk(ours.new_initial_state(), most, most)
        if whose is not None:
            state = state.resample_from_infostate(whose, chance.random)
        for again in (
            ours.deserialize_state(state.serialize()),
            pickle.loads(pickle.dumps(state)),
        ):
            assert str(again) == str(state)
            for seat in range(3):
                told = again.information_state_string(seat)
                assert told == state.information_state_string(seat)
            assert walk(again, 1).is_terminal()


def test_chance_has_one_node() -> None:
    assert load(GAME, 2).max_chance_nodes_in_history() == 1
    assert load(GAME, 2, deals=7).max_chance_outcomes() == 7


def test_an_illegal_action_leaves_no_trace() -> None:
    state = walk(load(GAME, 2).new_initial_state(), 1, 4)
    before = [state.information_state_string(seat) for seat in range(2)]
    wrong = next(move for move in range(GAME.moves.count) if move not in state.legal_actions())
    with pytest.raises(ValueError, match="not legal"):
        state.apply_action(wrong)
    assert [state.information_state_string(seat) for seat in range(2)] == before


def test_no_two_seats_have_the_same_information_state() -> None:
    """All else in it is told from the seat that looks on, and could be alike."""
    texts: dict[str, int] = {}
    tensors: dict[tuple[float, ...], int] = {}
    for seed in range(40):
        state = load(GAME, 3).new_initial_state()
        for most in (0, 1, 2):
            walk(state, seed, most)
            for seat in range(3):
                texts_of = [state.information_state_string(seat), state.observation_string(seat)]
                assert all(texts.setdefault(text, seat) == seat for text in texts_of)
                tensor = tuple(state.information_state_tensor(seat))
                if not state.is_chance_node():
                    assert tensors.setdefault(tensor, seat) == seat
    state = walk(load(GAME, 3).new_initial_state(), 1, 3)
    texts_of_all = [state.information_state_string(seat).splitlines()[0] for seat in range(3)]
    assert texts_of_all == ["player 0", "player 1", "player 2"]
    none = pyspiel.IIGObservationType(
        perfect_recall=True, private_info=pyspiel.PrivateInfoType.NONE
    )
    onlooker = state.get_game().make_py_observer(none)
    assert onlooker.string_from(state, 0).startswith("the onlooker\n")


def test_its_own_search_plays_a_game() -> None:
    """Information-set search of OpenSpiel (Python) resamples by `imagine`."""
    mcts = pytest.importorskip("open_spiel.python.algorithms.mcts")
    from open_spiel.python.algorithms import ismcts

    ours = load(GAME, 2)
    evaluator = mcts.RandomRolloutEvaluator(1)
    bot = ismcts.ISMCTSBot(game=ours, evaluator=evaluator, uct_c=1.4, max_simulations=10)
    state = ours.new_initial_state().child(1)
    while not state.is_terminal():
        state.apply_action(
            bot.step(state) if state.current_player() == 0 else state.legal_actions()[0]
        )
    assert sum(state.returns()) == 0
