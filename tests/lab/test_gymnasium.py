"""The Gymnasium environment passes Gymnasium's checker, and one seat plays a whole game."""

import copy
import json
import pickle
import random
import shlex
import sys
import warnings
from pathlib import Path
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from groma.bots import Bot, Position
from groma.core.game import Game, versions
from groma.core.rewards import REWARDS, rewards
from groma.lab.environments.gymnasium import LegalMoves, Seat, register

from .small import GAME
from .subjects import EACH, EVERY_SEATING, OURS


@pytest.mark.parametrize(("game", "players"), EVERY_SEATING)
def test_gymnasiums_checker(game: Game[Any], players: int) -> None:
    seat = Seat(game, players, "random", illegal="replace", render_mode="ansi")
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        warnings.filterwarnings("ignore", ".*not having a spec.*")  # they are below
        check_env(seat)


@pytest.mark.filterwarnings("ignore:.*out of date")  # Gymnasium says so of earlier rules
@pytest.mark.parametrize("name", register())
def test_gymnasium_makes_it_by_name(name: str) -> None:
    seat = gymnasium.make(name, players=2, against="random", illegal="replace", render_mode="ansi")
    made: Any = seat.unwrapped
    game = made.kind.game
    assert name == f"groma/{game.name}-v{game.version}"
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        check_env(made)


def test_every_version_of_the_rules_is_named() -> None:
    found = {f"groma/{name}-v{n}" for (name, n), game in versions().items() if game.tensors}
    assert set(register()) == found


class First(Bot):
    """Always the first move; it is handed a position, and nothing else."""

    def choose(self, position: Position) -> int:
        assert type(position) is Position
        return position.legal[0]


@pytest.mark.parametrize("reward", REWARDS)
@pytest.mark.parametrize("against", ["random", "novice", First, ["novice", First]])
def test_a_seat_is_paid_once_at_the_end(against: Any, reward: str) -> None:
    seat = Seat(GAME, 3, against, reward=reward)
    for seed in range(5):
        seen, info = seat.reset(seed=seed)
        ended = False
        while not ended:
            assert seat.table is not None
            assert seat.table.seat == seat.own == info["seat"]
            assert np.flatnonzero(seen["action_mask"]).tolist() == seat.table.legal()
            assert (seat.action_masks() == seen["action_mask"]).all()
            before = seat.table
            seen, paid, ended, cut, info = seat.step(seat.action_space.sample())
            assert not cut
            assert ended or not paid
        assert paid == rewards(GAME, before, reward)[seat.own]
        assert info["place"] == GAME.places(before)[seat.own]
        assert not seen["action_mask"].any()
        with pytest.raises(RuntimeError, match="over"):
            seat.step(0)


@pytest.mark.parametrize("game", EACH)
def test_a_seed_and_the_same_moves_are_the_same_game(game: Game[Any]) -> None:
    def told(seed: int) -> list[Any]:
        seat = Seat(game, 2, "random")
        chance = random.Random(1)
        seen, info = seat.reset(seed=seed)
        found: list[Any] = [info, seen["observation"].tolist()]
        for _ in range(15):
            move = chance.choice(np.flatnonzero(seen["action_mask"]).tolist())
            seen, paid, ended, _, info = seat.step(move)
            found += [move, seen["observation"].tolist(), paid, info]
            if ended:
                break
        return found

    assert told(4) == told(4) != told(5)


def test_a_seat_is_drawn_unless_it_is_named() -> None:
    seat = Seat(GAME, 3, "random")
    assert {seat.reset(seed=seed)[1]["seat"] for seed in range(40)} == {0, 1, 2}
    named = Seat(GAME, 3, "random", seat=2)
    assert {named.reset(seed=seed)[1]["seat"] for seed in range(10)} == {2}


def test_an_illegal_move_is_an_error_or_replaced() -> None:
    strict = Seat(GAME, 2, "random")
    strict.reset(seed=1)
    wrong = int(np.flatnonzero(strict.action_masks() == 0)[0])
    with pytest.raises(ValueError, match="not legal"):
        strict.step(wrong)
    lenient = Seat(GAME, 2, "random", illegal="replace")
    lenient.reset(seed=1)
    assert lenient.step(wrong)[4]["replaced"] is True
    legal = lenient.action_space.sample()
    assert "replaced" not in lenient.step(legal)[4]


def test_a_sample_is_legal_and_the_space_travels_as_a_plain_one() -> None:
    seat = Seat(GAME, 2, "random")
    assert seat.action_space.sample() in range(GAME.moves.count)  # nothing is dealt yet
    seat.reset(seed=1)
    legal = set(np.flatnonzero(seat.action_masks()).tolist())
    assert {int(seat.action_space.sample()) for _ in range(50)} == legal
    other = pickle.loads(pickle.dumps(seat.action_space))
    assert type(other) is gymnasium.spaces.Discrete
    assert isinstance(seat.action_space, LegalMoves)
    assert other == seat.action_space


class Counting(First):
    """Notes which decision it is asked at, and when its game is over."""

    asked: list[int] = []  # noqa: RUF012  (of all bots together)
    left: list["Counting"] = []  # noqa: RUF012

    def turn_to(self, decision: int) -> None:
        super().turn_to(decision)
        self.asked.append(decision)

    def leave(self) -> None:
        self.left.append(self)


def test_bots_are_told_the_number_of_the_decision_and_the_end() -> None:
    Counting.asked.clear()
    Counting.left.clear()
    seat = Seat(GAME, 3, Counting, seat=1)
    seat.reset(seed=1)
    own: list[int] = []
    ended = False
    while not ended:
        own.append(len(own) + len(Counting.asked))
        ended = seat.step(seat.action_space.sample())[2]
    assert sorted([*own, *Counting.asked]) == list(range(len(own) + len(Counting.asked)))
    assert Counting.asked[0] == 0
    for leaves, parting in enumerate([lambda: None, seat.reset, seat.reset, seat.close]):
        parting()
        assert len(Counting.left) == len(set(Counting.left)) == 2 * max(1, leaves)
    seat.close()
    assert len(Counting.left) == 6


WRITES_DOWN = """
import json, os, sys
with open(sys.argv[1], "a") as book:
    for line in sys.stdin:
        asked = json.loads(line)
        book.write(json.dumps([os.getpid(), asked["decision"], asked["chance"]]) + chr(10))
        book.flush()
        print(asked["moves"][-1], flush=True)
    book.write(json.dumps([os.getpid(), -1, "over"]) + chr(10))
"""


@pytest.mark.skipif(not OURS, reason="needs an installed game")
def test_a_program_is_asked_as_in_the_arena(tmp_path: Path) -> None:
    (tmp_path / "mine.py").write_text(WRITES_DOWN)
    book = tmp_path / "book"
    mine = shlex.join([sys.executable, str(tmp_path / "mine.py"), str(book)])
    seat = Seat("city-of-rome", 2, f"program:{mine}", seat=0)
    for _ in range(2):
        seat.reset(seed=1)
        for _ in range(12):
            seat.step(seat.action_space.sample())
    twin = copy.deepcopy(seat)
    for one in (seat, twin):
        for _ in range(12):
            one.step(one.action_space.sample())
    seat.close()
    twin.close()
    told = [json.loads(line) for line in book.read_text().splitlines()]
    programs = {process for process, _, _ in told}
    assert len(programs) == 3  # one for each game, and one for the copy
    for program in programs:
        *asked, over = [(at, chance) for process, at, chance in told if process == program]
        assert over == (-1, "over")  # it was told that its game is over
        assert len({at for at, _ in asked}) == len({chance for _, chance in asked}) == len(asked)


class Cheat(First):
    """Moves as nobody may."""

    def choose(self, position: Position) -> int:
        return next(move for move in range(GAME.moves.count) if move not in position.legal)


class Failing(First):
    """Has a fault."""

    def choose(self, position: Position) -> int:
        raise KeyError("a fault")


@pytest.mark.parametrize(("bot", "error"), [(Failing, KeyError), (Cheat, RuntimeError)])
def test_nobody_plays_for_a_bot_that_fails(bot: Any, error: type[Exception]) -> None:
    seat = Seat(GAME, 2, bot, seat=0)
    seat.reset(seed=1)

    def until_it_fails() -> None:
        while True:
            seat.step(seat.action_space.sample())

    with pytest.raises(error, match=r"a fault|the bot at seat 1 chose .* not legal"):
        until_it_fails()
    assert seat.table is not None
    assert seat.table.seat == 1
    with pytest.raises(RuntimeError, match="seat 1 decides, whose bot failed"):
        seat.step(seat.table.legal()[0])


def twins_of(seat: Seat) -> list[Seat]:
    return [copy.deepcopy(seat), pickle.loads(pickle.dumps(seat))]


@pytest.mark.parametrize("against", ["random", "novice", First])
def test_a_copy_plays_on_by_itself(against: Any) -> None:
    seat = Seat(GAME, 3, against, illegal="replace")
    chance = random.Random(1)
    for twin in twins_of(seat):
        twin.reset(seed=1)
    for decisions in (0, 2, 3):
        seat.reset(seed=decisions)
        for _ in range(decisions):
            seat.step(seat.action_space.sample())
        for twin in twins_of(seat):
            assert isinstance(twin.action_space, LegalMoves)
            assert seat.table is not None
            before = seat.table.to_bytes()
            played, ended = [], False
            while not ended:
                assert {int(twin.action_space.sample()) for _ in range(9)} <= set(
                    np.flatnonzero(twin.action_masks()).tolist()
                )
                played.append(chance.randrange(GAME.moves.count))
                ended = twin.step(played[-1])[2]
            assert seat.table.to_bytes() == before
            other = copy.deepcopy(seat)
            for move in played:
                other.step(move)
            assert other.table is not None
            assert twin.table is not None
            assert other.table.to_bytes() == twin.table.to_bytes()
            after = [one.reset()[0]["observation"].tolist() for one in (twin, other)]
            assert after[0] == after[1]


def test_moves_and_seeds_are_whole_numbers() -> None:
    seat = Seat(GAME, 2, "random")
    seed: Any = np.int64(3)
    first = seat.reset(seed=seed)[0]["observation"]
    assert (seat.reset(seed=3)[0]["observation"] == first).all()
    wrong: Any
    for wrong in (7.0, True, "x"):
        with pytest.raises(ValueError, match="a seed is a whole number"):
            seat.reset(seed=wrong)
    legal = seat.action_masks().argmax()
    for wrong in (legal + 0.5, True, None):
        with pytest.raises(ValueError, match="a move is a whole number"):
            seat.step(wrong)
    seat.step(legal)


def test_what_cannot_be_had_is_said() -> None:
    for problem, given in [
        ("1 rivals for 3 seats|2 rivals for 3 seats", {"against": ["random", "random"]}),
        ("no bot 'emperor'", {"against": "emperor"}),
        ("bots or their names, not None", {"against": None}),
        (f"no bot 'learned' plays {GAME.name} with 4", {"against": "learned"}),
        ("a bot or its name, not 3", {"against": [3]}),
        ("a seat is a whole number", {"seat": True}),
        ("a seat is a whole number", {"seat": 1.0}),
        ("no seat 4", {"seat": 4}),
        ("error or to replace", {"illegal": "lose"}),
        ("ansi or human", {"render_mode": "rgb_array"}),
    ]:
        with pytest.raises(ValueError, match=problem):
            Seat(GAME, 4, **given).reset()
    with pytest.raises(RuntimeError, match=r"reset\(\)"):
        Seat(GAME, 2).step(0)
