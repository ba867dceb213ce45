"""Batches: many tables of one game that are moved at in one call and shown as flat numbers."""

from typing import Any, Final

from .deal import Deal, deal_key
from .game import Game
from .rewards import check_reward, rewards
from .state import State
from .tensors import Tensors

FLOAT: Final = 4  # bytes of a reward
NUMBER: Final = 2  # bytes of a number of an observation


def tensors_of(game: Game[Any]) -> Tensors[Any]:
    """How a game is written as numbers."""
    if game.tensors is None:
        raise ValueError(f"{game.name} has no tensors")
    return game.tensors


def mask_of(state: State, count: int) -> bytearray:
    """By the number of each move that a game declares: 1 if it is legal now, else 0."""
    mask = bytearray(count)
    for move in state.legal():
        mask[move] = 1
    return mask


def dealt(game: Game[Any], players: int, settings: list[int], seed: bytes, number: int) -> Any:
    """A new table: the game of that number out of all that a seed gives."""
    return game.deal(players, settings, Deal(deal_key(seed, [str(number)])), None)


class Buffers:
    """Where a batch writes: one block of memory, cut into a column for each kind of number."""

    def __init__(self, memory: Any, count: int, size: int, moves: int, players: int) -> None:
        self.count = count  # tables
        self.size = size  # numbers of an observation
        self.moves = moves
        self.players = players
        block = memoryview(memory).cast("B")
        at = 0
        length = FLOAT * count * players
        self.rewards = block[at : at + length].cast("f")  # by table and seat; 0 but at an end
        at += length
        length = NUMBER * count * size
        self.observations = block[at : at + length].cast("h")  # with the eyes of who decides
        at += length
        self.masks = block[at : at + count * moves].cast("B")  # 1: the move is legal
        at += count * moves
        self.seats = block[at : at + count].cast("B")  # who decides
        at += count
        self.done = block[at : at + count].cast("B")  # 1: the last move ended a game

    def part(self, first: int, count: int) -> "Buffers":
        """The same memory, as far as it belongs to some of the tables."""
        found = Buffers(bytearray(room(0, 0, 0, 0)), 0, self.size, self.moves, self.players)
        last = first + count
        found.count = count
        found.rewards = self.rewards[first * self.players : last * self.players]
        found.observations = self.observations[first * self.size : last * self.size]
        found.masks = self.masks[first * self.moves : last * self.moves]
        found.seats = self.seats[first:last]
        found.done = self.done[first:last]
        return found


def room(count: int, size: int, moves: int, players: int) -> int:
    """The bytes that the buffers of so many tables need."""
    return count * (FLOAT * players + NUMBER * size + moves + 2)


class Batch:
    """Tables that are stepped together; one that ends is dealt anew at once."""

    def __init__(
        self,
        game: Game[Any],
        players: int,
        settings: list[int],
        seed: bytes,
        count: int,
        reward: str = "rank",
        first: int = 0,
        buffers: Buffers | None = None,
    ) -> None:
        self.game = game
        self.players = players
        self.settings = settings
        self.seed = seed
        self.count = count
        self.reward = check_reward(reward)
        self.first = first  # the number of the first table, if these are a part of more
        self._tensors = tensors_of(game)
        self._moves = game.moves.count
        self._size = self._tensors.layout(players).size
        if buffers is None:
            memory = bytearray(room(count, self._size, self._moves, players))
            buffers = Buffers(memory, count, self._size, self._moves, players)
        self.buffers = buffers
        self.games = [0] * count  # by table: the number of its game
        self.states: list[State] = []
        self.ended: list[tuple[int, State]] = []  # what the last step brought to its end, by table
        self._legal: list[list[int]] = [[] for _ in range(count)]
        buffers.masks[:] = bytes(count * self._moves)  # there may have been other games before
        buffers.done[:] = bytes(count)
        for table in range(count):
            self._pay(table, [0.0] * players)
            self.states.append(self._deal(table))
            self._show(table)

    def _deal(self, table: int) -> State:
        """The next game of a table, by a seed of its own."""
        seed = deal_key(self.seed, [str(self.first + table)])
        state: State = dealt(self.game, self.players, self.settings, seed, self.games[table])
        return state

    def step(self, moves: list[int]) -> None:
        """A move at every table; if one of them is not legal, none is made."""
        if len(moves) != self.count:
            raise ValueError(f"{len(moves)} moves for {self.count} tables")
        for table in range(self.count):
            if not self.states[table].allows(moves[table]):
                number = self.first + table
                raise ValueError(f"move {moves[table]} is not legal at table {number}")
        self._forget()
        for table in range(self.count):
            state = self.states[table]
            state.play(moves[table])
            if state.seat < 0:
                self.buffers.done[table] = 1
                self._pay(table, rewards(self.game, state, self.reward))
                self.ended.append((self.first + table, state))
                self._renew(table)
            self._show(table)

    def renew(self) -> None:
        """Deal the next game at every table, whether the one before has ended or not."""
        self._forget()
        for table in range(self.count):
            self._renew(table)
            self._show(table)

    def _renew(self, table: int) -> None:
        """Deal the next game at one table."""
        self.games[table] += 1
        self.states[table] = self._deal(table)

    def _forget(self) -> None:
        """What the step before ended is past."""
        for number, _ in self.ended:
            table = number - self.first
            self.buffers.done[table] = 0
            self._pay(table, [0.0] * self.players)
        self.ended = []

    def legal(self, table: int) -> list[int]:
        """The legal moves at a table, in order."""
        return self._legal[table]

    def _pay(self, table: int, values: list[float]) -> None:
        """Put down what the game that ended was worth."""
        at = table * self.players
        for seat in range(self.players):
            self.buffers.rewards[at + seat] = values[seat]

    def _show(self, table: int) -> None:
        """Put down what who decides may know, and may do."""
        state = self.states[table]
        buffers = self.buffers
        at = NUMBER * self._size * table
        self._tensors.pack_into(state, state.seat, buffers.observations, at)
        at = table * self._moves
        masks = buffers.masks
        for move in self._legal[table]:
            masks[at + move] = 0
        legal = state.legal()
        for move in legal:
            masks[at + move] = 1
        self._legal[table] = legal
        buffers.seats[table] = state.seat
