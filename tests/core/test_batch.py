"""A batch plays what its tables would play alone, and says what they would say."""

import random
from array import array

import pytest

from groma.core.batch import Batch, Buffers, dealt, mask_of, room
from groma.core.deal import deal_key
from groma.core.rewards import rewards
from tests.lab.small import GAME

SEED = b"batch"


def numbers(batch: Batch, table: int) -> list[int]:
    size = batch.buffers.size
    return list(batch.buffers.observations[table * size : (table + 1) * size])


def mask(batch: Batch, table: int) -> bytes:
    moves = batch.buffers.moves
    return bytes(batch.buffers.masks[table * moves : (table + 1) * moves])


@pytest.mark.parametrize("players", GAME.players)
def test_a_batch_equals_single_tables_step_by_step(players: int) -> None:
    assert GAME.tensors is not None
    batch = Batch(GAME, players, [], SEED, 5, "margin")
    seeds = [deal_key(SEED, [str(table)]) for table in range(5)]
    games = [0] * 5
    alone = [dealt(GAME, players, [], seed, 0) for seed in seeds]
    chance = random.Random(players)
    ended = 0
    for _ in range(200):
        for table, state in enumerate(alone):
            assert batch.buffers.seats[table] == state.seat
            assert batch.legal(table) == state.legal()
            assert mask(batch, table) == mask_of(state, GAME.moves.count)
            assert numbers(batch, table) == GAME.tensors.numbers(state, state.seat)
        moves = [chance.choice(state.legal()) for state in alone]
        batch.step(moves)
        for table, state in enumerate(alone):
            state.play(moves[table])
            paid = list(batch.buffers.rewards[table * players : (table + 1) * players])
            assert bool(batch.buffers.done[table]) == state.over()
            found = [end.to_bytes() for number, end in batch.ended if number == table]
            assert found == ([state.to_bytes()] if state.over() else [])
            if state.over():
                ended += 1
                assert paid == list(array("f", rewards(GAME, state, "margin")))
                games[table] += 1
                alone[table] = dealt(GAME, players, [], seeds[table], games[table])
            else:
                assert paid == [0] * players
    assert ended > 20
    assert batch.games == games


def test_a_part_of_more_tables_plays_the_same() -> None:
    players, count = 3, 6
    size, moves = Batch(GAME, players, [], SEED, 1).buffers.size, GAME.moves.count
    whole = Batch(GAME, players, [], SEED, count)
    memory = bytearray(room(count, size, moves, players))
    shared = Buffers(memory, count, size, moves, players)
    parts = [
        Batch(GAME, players, [], SEED, 2, first=first, buffers=shared.part(first, 2))
        for first in (0, 2, 4)
    ]
    chance = random.Random(1)
    for _ in range(100):
        chosen = [chance.choice(whole.legal(table)) for table in range(count)]
        whole.step(chosen)
        for part in parts:
            part.step(chosen[part.first : part.first + part.count])
        for name in ("rewards", "observations", "masks", "seats", "done"):
            assert bytes(getattr(whole.buffers, name)) == bytes(getattr(shared, name)), name


def test_all_tables_can_be_dealt_the_next_game() -> None:
    batch = Batch(GAME, 2, [], SEED, 3, first=4)
    while not batch.ended:
        batch.step([batch.legal(table)[0] for table in range(3)])
    games = batch.games[:]
    batch.renew()
    assert batch.games == [number + 1 for number in games]
    for table, state in enumerate(batch.states):
        wanted = dealt(GAME, 2, [], deal_key(SEED, [str(4 + table)]), games[table] + 1)
        assert state.to_bytes() == wanted.to_bytes()
        assert batch.legal(table) == wanted.legal()
        assert mask(batch, table) == mask_of(wanted, GAME.moves.count)
    assert not batch.ended
    assert not any(batch.buffers.done)
    assert not any(batch.buffers.rewards)


def test_an_illegal_move_stops_the_whole_step() -> None:
    batch = Batch(GAME, 2, [], SEED, 3)
    before = [state.to_bytes() for state in batch.states]
    legal = [batch.legal(table)[0] for table in range(3)]
    wrong = next(move for move in range(GAME.moves.count) if move not in batch.legal(2))
    for last in (wrong, -1, GAME.moves.count):
        with pytest.raises(ValueError, match=f"move {last} is not legal at table 2"):
            batch.step([*legal[:2], last])
    with pytest.raises(ValueError, match="2 moves for 3 tables"):
        batch.step(legal[:2])
    assert [state.to_bytes() for state in batch.states] == before


def test_what_a_batch_needs_is_said() -> None:
    with pytest.raises(ValueError, match="one of rank, margin, win"):
        Batch(GAME, 2, [], SEED, 1, "fame")
    from tests.sample import hoard

    with pytest.raises(ValueError, match="hoard has no tensors"):
        Batch(hoard.GAME, 2, [], SEED, 1)
