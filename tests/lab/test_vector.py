"""Many tables in one call are the same tables, in one process or in several."""

import os
import random
import signal
import sys
from typing import Any

import numpy as np
import pytest

from groma.core.batch import Batch, dealt
from groma.core.deal import deal_key
from groma.core.game import Game
from groma.core.rewards import rewards
from groma.core.state import State
from groma.lab.environments import vector
from groma.lab.environments.common import Kind
from groma.lab.environments.vector import STEP, Shown, Tables
from groma.lab.spreading import cores

from .small import GAME
from .subjects import EACH, OURS

FORK = pytest.param("fork", marks=pytest.mark.skipif(sys.platform == "win32", reason="no fork"))


WRONG_SEEDS: list[Any] = [7.0, True, float("nan"), [1], "x"]


def choose(shown: Shown, chance: random.Random) -> list[int]:
    return [chance.choice(np.flatnonzero(mask).tolist()) for mask in shown["action_mask"]]


def assert_tells_the_end(info: dict[str, Any], row: int, game: Game[Any], state: State) -> None:
    assert game.tensors is not None
    assert info["place"][row].tolist() == game.places(state)
    assert (info["points"][row] * game.point).tolist() == pytest.approx(game.scores(state))
    knew = [game.tensors.numbers(state, seat) for seat in range(state.players)]
    assert info["final_observation"][row].tolist() == knew


@pytest.mark.parametrize("game", EACH)
def test_tables_are_those_that_are_dealt_one_by_one(game: Game[Any]) -> None:
    assert game.tensors is not None
    players, count = max(game.players), 4
    tables = Tables(game, count, players, reward="margin", processes=1)
    shown, _ = tables.reset(seed=8)
    seeds = [deal_key(b"8", [str(table)]) for table in range(count)]
    alone = [dealt(game, players, game.defaults(), seed, 0) for seed in seeds]
    games = [0] * count
    chance = random.Random(2)
    for _ in range(150):
        moves = choose(shown, chance)
        for table, state in enumerate(alone):
            assert shown["seat"][table] == state.seat
            seen = game.tensors.numbers(state, state.seat)
            assert shown["observation"][table].tolist() == seen
            assert np.flatnonzero(shown["action_mask"][table]).tolist() == state.legal()
            state.play(moves[table])
        shown, paid, ended, cut, info = tables.step(moves)
        assert not cut.any()
        assert info.get("table", np.array([])).tolist() == np.flatnonzero(ended).tolist()
        for row, table in enumerate(info.get("table", [])):
            assert_tells_the_end(info, row, game, alone[table])
        for table, state in enumerate(alone):
            assert ended[table] == state.over()
            wanted = rewards(game, state, "margin") if state.over() else [0.0] * players
            assert paid[table].tolist() == pytest.approx(wanted)
            if state.over():
                games[table] += 1
                alone[table] = dealt(game, players, game.defaults(), seeds[table], games[table])
    assert any(games) or game.longest > 150


@pytest.mark.parametrize("context", [FORK])
def test_processes_play_what_one_does(context: str) -> None:
    with (
        Tables(GAME, 7, 3, processes=1) as one,
        Tables(GAME, 7, 3, processes=3, context=context) as three,
    ):
        assert (one.processes, three.processes) == (1, 3)
        for seed in (1, 2, None):  # without one, the games after those
            shown = one.reset(seed=seed)[0]
            other = three.reset(seed=seed)[0]
            chance = random.Random(9)
            ends = 0
            for _ in range(60):
                assert all((shown[name] == other[name]).all() for name in shown)
                moves = choose(shown, chance)
                shown, paid, ended, _, info = one.step(moves)
                other, paid_there, ended_there, _, info_there = three.step(np.array(moves))
                assert (paid == paid_there).all()
                assert info.keys() == info_there.keys()
                assert all((info[name] == info_there[name]).all() for name in info)
                assert bool(info) == ended.any()
                assert (ended == ended_there).all()
                ends += int(ended.sum())
            assert ends > 5


@pytest.mark.skipif(not any(game.tensors for game in OURS), reason="needs an installed game")
def test_a_process_may_be_begun_anew() -> None:
    """As on systems that cannot fork: a process finds the game by its name."""
    game = next(game for game in OURS if game.tensors is not None)
    settings = {game.settings[0].name: game.settings[0].labels[1]}
    with (
        Tables(game.name, 2, 2, settings, processes=1) as one,
        Tables(game.name, 2, 2, settings, processes=2, context="spawn") as two,
    ):
        shown, other = one.reset(seed=1)[0], two.reset(seed=1)[0]
        chance = random.Random(1)
        for _ in range(20):
            assert all((shown[name] == other[name]).all() for name in shown)
            moves = choose(shown, chance)
            shown, other = one.step(moves)[0], two.step(moves)[0]


@pytest.mark.parametrize(("processes", "context"), [(1, None), pytest.param(2, "fork")])
def test_an_illegal_move_at_one_table_stops_the_step_of_all(
    processes: int, context: str | None
) -> None:
    with Tables(GAME, 4, 2, processes=processes, context=context) as tables:
        with pytest.raises(RuntimeError, match=r"reset\(\)"):
            tables.step([0] * 4)
        shown, _ = tables.reset(seed=1)
        moves = choose(shown, random.Random(1))
        before = {name: array.copy() for name, array in shown.items()}
        wrong = int(np.flatnonzero(shown["action_mask"][3] == 0)[0])
        for last in (wrong, -1, GAME.moves.count):
            with pytest.raises(ValueError, match=f"move {last} is not legal at table 3"):
                tables.step([*moves[:3], last])
        with pytest.raises(ValueError, match="for 4 tables"):
            tables.step(moves[:3])
        assert all((shown[name] == before[name]).all() for name in shown)
        tables.step(moves)
        assert not (shown["observation"] == before["observation"]).all()


def test_arrays_are_the_memory_that_tables_are_written_to() -> None:
    with Tables(GAME, 3, 2, processes=2, context="fork") as tables:
        shown, _ = tables.reset(seed=1)
        held = shown["observation"]
        first = held.copy()
        moved = tables.step(choose(shown, random.Random(1)))[0]
        assert np.shares_memory(held, moved["observation"])
        assert not (held == first).all()
    assert held.shape == first.shape  # what somebody still holds is there after the end


def test_a_process_that_is_killed_is_told_of() -> None:
    with Tables(GAME, 4, 2, processes=2, context="fork") as tables:
        shown, _ = tables.reset(seed=1)
        process = tables._workers[1][0]
        assert process.pid is not None
        os.kill(process.pid, signal.SIGKILL)
        process.join()
        with pytest.raises(RuntimeError, match="a process ended with code -9"):
            tables.step(choose(shown, random.Random(1)))
        with pytest.raises(RuntimeError, match="after a step that failed"):
            tables.step(choose(shown, random.Random(1)))
        with pytest.raises(RuntimeError, match="a process ended with code -9"):
            tables.reset()


@pytest.mark.parametrize("processes", [1, pytest.param(2, marks=FORK.marks)])
def test_moves_are_whole_numbers(processes: int) -> None:
    with Tables(GAME, 2, 2, processes=processes, context="fork" if processes > 1 else None) as two:
        shown, _ = two.reset(seed=1)
        before = shown["observation"].copy()
        legal = np.array(choose(shown, random.Random(1)))
        wrong: Any
        for wrong in (legal + 0.9, legal.astype(np.float32), shown["seat"] == 0, [None, None]):
            with pytest.raises(ValueError, match="whole numbers"):
                two.step(wrong)
        with pytest.raises(ValueError, match="is not legal at table 0"):
            two.step(legal + 2**32)  # as an int32 it would be legal
        assert (shown["observation"] == before).all()
        two.step(legal.astype(np.uint16))
        assert not (shown["observation"] == before).all()


def test_nobody_else_writes_to_the_arrays() -> None:
    """What is legal hangs on them: with a mask written over, one process would go on alone."""
    with Tables(GAME, 4, 2, processes=1) as tables:
        shown, _ = tables.reset(seed=1)
        _, paid, ended, _, _ = tables.step(choose(shown, random.Random(1)))
        for array in (*shown.values(), paid, ended):
            with pytest.raises(ValueError, match="read-only"):
                array[...] = 1
            with pytest.raises(ValueError, match="WRITEABLE"):
                array.flags.writeable = True


@pytest.mark.skipif(sys.platform == "win32", reason="no fork")
def test_a_step_that_fails_somewhere_is_answered_by_all(monkeypatch: pytest.MonkeyPatch) -> None:
    """And nothing goes on, until all tables are dealt anew."""
    done = vector._done

    def faulty(kind: Kind, batch: Batch | None, word: bytes, *told: Any) -> Batch:
        if batch is not None and word == STEP and batch.first == 0 and batch.games[0] == 0:
            raise KeyError("a fault in the rules")
        return done(kind, batch, word, *told)

    monkeypatch.setattr(vector, "_done", faulty)
    with Tables(GAME, 4, 2, processes=2, context="fork") as tables:
        shown, _ = tables.reset(seed=1)
        moves = choose(shown, random.Random(1))
        with pytest.raises(RuntimeError, match="a fault in the rules"):
            tables.step(moves)
        with pytest.raises(RuntimeError, match="after a step that failed"):
            tables.step(choose(shown, random.Random(1)))
        tables.reset()  # the next games, at which nothing fails
        with Tables(GAME, 4, 2, processes=1) as alone:
            alone.reset(seed=1)
            expected, _ = alone.reset()
            assert all((shown[name] == expected[name]).all() for name in shown)
        tables.step(choose(shown, random.Random(1)))


@pytest.mark.skipif(sys.platform == "win32", reason="no fork")
def test_an_interrupted_step_is_the_end(monkeypatch: pytest.MonkeyPatch) -> None:
    """A late answer would be taken for that to the next step."""

    def interrupted(*_: Any) -> bytes:
        raise KeyboardInterrupt

    with Tables(GAME, 4, 2, processes=2, context="fork") as tables:
        shown, _ = tables.reset(seed=1)
        processes = [process for process, _ in tables._workers]
        monkeypatch.setattr(vector, "_answer", interrupted)
        with pytest.raises(KeyboardInterrupt):
            tables.step(choose(shown, random.Random(1)))
        assert [process.exitcode for process in processes] == [0, 0]
        with pytest.raises(RuntimeError, match="are closed"):
            tables.reset()


@pytest.mark.parametrize("processes", [1, pytest.param(2, marks=FORK.marks)])
def test_nothing_is_dealt_after_the_end(processes: int) -> None:
    context = "fork" if processes > 1 else None
    tables = Tables(GAME, 2, 2, processes=processes, context=context)
    shown, _ = tables.reset(seed=1)
    moves = choose(shown, random.Random(1))
    tables.close()
    with pytest.raises(RuntimeError, match="are closed"):
        tables.reset(seed=1)
    with pytest.raises(RuntimeError, match="are closed"):
        tables.step(moves)
    tables.close()


def test_the_games_of_a_seed_follow_one_another() -> None:
    def dealt_to(tables: Tables, seed: int | None) -> bytes:
        return tables.reset(seed)[0]["observation"].tobytes()

    with Tables(GAME, 3, 2, processes=1) as one, Tables(GAME, 3, 2, processes=1) as other:
        assert dealt_to(one, None) != dealt_to(other, None)  # no seed was ever given
        first = dealt_to(one, 5)
        five: Any = np.int64(5)
        assert dealt_to(other, five) == first
        assert dealt_to(one, None) == dealt_to(other, None) != first
        for wrong in WRONG_SEEDS:
            with pytest.raises(ValueError, match="a seed is a whole number"):
                one.reset(wrong)
        assert dealt_to(one, None) == dealt_to(other, None)


def test_as_many_processes_as_cores_but_no_more_than_tables() -> None:
    assert cores() >= 1
    with Tables(GAME, 1, 2) as tables:
        assert tables.processes == 1
    with pytest.raises(ValueError, match="one table"):
        Tables(GAME, 0, 2)
    half: Any = 2.5
    with pytest.raises(ValueError, match="number of tables is a whole number"):
        Tables(GAME, half, 2)
