"""Many tables stepped in one call, on all cores; who decides at each is the one to move."""

import multiprocessing
import pickle
from contextlib import suppress
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from secrets import token_bytes
from types import TracebackType
from typing import Any

import numpy as np
from numpy.typing import ArrayLike, NDArray

from groma.core.batch import Batch, Buffers, room
from groma.core.deal import SEED_BYTES
from groma.core.game import Game
from groma.lab.spreading import cores

from .common import Kind, Settings, seed_of
from .endings import Rows, endings, joined
from .finding import whole

DEAL = b"deal "  # what processes are told ...
NEXT = b"next"
STEP = b"step"
END = b"end"
DONE = b"done"  # ... and answer, followed by how games came out
FAILED = b"failed "

Shown = dict[str, NDArray[Any]]


class Tables:
    """Tables of one game; the arrays that a step answers are overwritten by the next one alone.

    The rows of `observation` and `action_mask` are for the seat in `seat`. Rewards have a row for
    each table and a column for each seat. A table whose game ended is dealt anew at once: its
    rewards are those of the game that ended, its observation is of the game that begins. How the
    game came out stands in the info, see `endings`.
    """

    def __init__(
        self,
        game: str | Game[Any],
        count: int,
        players: int | None = None,
        settings: Settings | None = None,
        reward: str = "rank",
        processes: int | None = None,
        context: str | None = None,
    ) -> None:
        self.kind = kind = Kind(game, players, settings, reward)
        self.count = count = whole(count, "the number of tables")
        if count < 1:
            raise ValueError("one table at least")
        wanted = cores() if processes is None else whole(processes, "the number of processes")
        self.processes = max(1, min(wanted, count))
        self._batch: Batch | None = None
        self._seeded = False
        self._ready = False  # dealt, and the last step was made at all tables
        self._closed = False
        self._workers: list[tuple[BaseProcess, Connection]] = []
        ways: Any = multiprocessing.get_context(context)
        size = room(count, kind.layout.size, kind.moves, kind.players)
        memory: Any = ways.RawArray("b", size) if self.processes > 1 else bytearray(size)
        self._buffers = _buffers(kind, count, memory)
        self._look()
        if self.processes > 1:
            self._start(ways, memory)

    def _look(self) -> None:
        """The buffers as arrays, without a copy."""
        buffers: Any = self._buffers
        count = self.count
        shape = (count, self.kind.layout.size)
        self._observations = _read(buffers.observations, np.int16).reshape(shape)
        self._masks = _read(buffers.masks, np.int8).reshape(count, self.kind.moves)
        self._seats = _read(buffers.seats, np.uint8)
        self._rewards = _read(buffers.rewards, np.float32).reshape(count, -1)
        self._done = _read(buffers.done, np.bool_)
        self._rows = np.arange(count)

    def _start(self, ways: Any, memory: Any) -> None:
        """A process for each share of the tables."""
        kind = self.kind
        moves = ways.RawArray("i", self.count)
        self._moves = np.frombuffer(moves, np.int32)
        for part in np.array_split(self._rows, self.processes):
            ours, theirs = ways.Pipe()
            share = (int(part[0]), len(part), self.count)
            told = (theirs, kind, share, memory, moves)
            process = ways.Process(target=_work, args=told, daemon=True)
            process.start()
            theirs.close()
            self._workers.append((process, ours))

    def reset(self, seed: int | None = None) -> tuple[Shown, dict[str, Any]]:
        """Deal all tables: by a seed its first games, without one the games after the last.

        The games are the same, however many processes play them.
        """
        self._open()
        if seed is not None:
            told = DEAL + seed_of(seed)
        else:
            told = NEXT if self._seeded else DEAL + token_bytes(SEED_BYTES)
        self._seeded = self._ready = False  # until all have dealt
        self._do(told)
        self._seeded = self._ready = True
        return self._shown(), {}

    def step(
        self, actions: ArrayLike
    ) -> tuple[Shown, NDArray[np.float32], NDArray[np.bool_], NDArray[np.bool_], dict[str, Any]]:
        """A move at every table; if one of them is not legal, none is made."""
        self._open()
        if not self._ready:
            raise RuntimeError("tables are dealt by reset() first, and after a step that failed")
        moves = self._checked(np.asarray(actions))
        self._ready = False  # until all have moved
        ended = self._do(STEP, moves)
        self._ready = True
        return self._shown(), self._rewards, self._done, np.zeros_like(self._done), ended

    def _open(self) -> None:
        if self._closed:
            raise RuntimeError("these tables are closed")

    def _checked(self, moves: NDArray[Any]) -> NDArray[np.int32]:
        """Moves that are one for each table, and legal there."""
        if moves.shape != (self.count,):
            raise ValueError(f"moves of shape {moves.shape} for {self.count} tables")
        if moves.dtype.kind not in "iu":
            raise ValueError(f"moves are whole numbers, not {moves.dtype}")
        known = (moves >= 0) & (moves < self.kind.moves)
        legal = known & (self._masks[self._rows, np.where(known, moves, 0)] == 1)
        if not legal.all():
            table = int(np.argmin(legal))
            raise ValueError(f"move {moves[table]} is not legal at table {table}")
        return moves.astype(np.int32)

    def _do(self, word: bytes, moves: NDArray[np.int32] | None = None) -> Rows:
        """Have all tables dealt or stepped, here or by the processes; the answer is what ended."""
        if self._workers:
            if moves is not None:
                self._moves[:] = moves
            return self._tell(word)
        all_tables = (0, self.count)
        self._batch = _done(self.kind, self._batch, word, moves, all_tables, self._buffers)
        return endings(self.kind, self._batch.ended)

    def _shown(self) -> Shown:
        return {
            "observation": self._observations,
            "action_mask": self._masks,
            "seat": self._seats,
        }

    def _tell(self, word: bytes) -> Rows:
        """Have every process do something, and wait until all have done it."""
        try:
            for _, connection in self._workers:
                with suppress(BrokenPipeError):  # it ended, which is found out below
                    connection.send_bytes(word)
            answers = [_answer(*worker) for worker in self._workers]
        except KeyboardInterrupt:  # some have not answered yet, and would later
            self.close()
            raise
        for answer in answers:
            if not answer.startswith(DONE):
                raise RuntimeError(answer.removeprefix(FAILED).decode())
        return joined([pickle.loads(answer[len(DONE) :]) for answer in answers if answer != DONE])

    def close(self) -> None:
        """End the processes; the arrays stay as they are, and nothing is dealt any more."""
        for process, connection in self._workers:
            with suppress(BrokenPipeError):  # it ended before
                connection.send_bytes(END)
            process.join()
            connection.close()
        self._workers = []
        self._closed = True

    def __enter__(self) -> "Tables":
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.close()


def _read(buffer: memoryview, kind: type[np.generic]) -> NDArray[Any]:
    """Memory as an array that cannot be written to: what is legal hangs on it."""
    return np.frombuffer(buffer.toreadonly(), kind)


def _answer(process: BaseProcess, connection: Connection) -> bytes:
    """What a process says, or that it is no more."""
    try:
        return connection.recv_bytes()
    except (EOFError, ConnectionResetError):
        process.join(1)
        return FAILED + f"a process ended with code {process.exitcode}".encode()


def _buffers(kind: Kind, count: int, memory: Any) -> Buffers:
    block: Any = np.frombuffer(memory, np.uint8)
    return Buffers(memoryview(block), count, kind.layout.size, kind.moves, kind.players)


def _done(
    kind: Kind,
    batch: Batch | None,
    word: bytes,
    moves: NDArray[np.int32] | None,
    share: tuple[int, int],
    buffers: Buffers,
) -> Batch:
    """Deal or step a share of the tables."""
    if word.startswith(DEAL):
        game, seed, (first, count) = kind.game, word[len(DEAL) :], share
        return Batch(game, kind.players, kind.settings, seed, count, kind.reward, first, buffers)
    if batch is None:
        raise RuntimeError("nothing is dealt yet")
    if word == NEXT:
        batch.renew()
    elif moves is not None:
        batch.step(moves.tolist())
    return batch


def _work(
    connection: Connection,
    kind: Kind,
    share: tuple[int, int, int],
    memory: Any,
    all_moves: Any,
) -> None:
    """What a process does: deal and step its share of the tables, when it is told to."""
    first, count, of = share
    buffers = _buffers(kind, of, memory).part(first, count)
    moves = np.frombuffer(all_moves, np.int32)[first : first + count]
    batch: Batch | None = None
    while True:
        try:
            word = connection.recv_bytes()
        except (EOFError, KeyboardInterrupt):  # whoever asked is gone, or going
            return
        if word == END:
            return
        try:
            batch = _done(kind, batch, word, moves, (first, count), buffers)
            ended = endings(kind, batch.ended)
            connection.send_bytes(DONE + (pickle.dumps(ended) if ended else b""))
        except Exception as problem:  # told where it was asked for
            connection.send_bytes(FAILED + repr(problem).encode())
