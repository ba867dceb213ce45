"""The thinker: bots that think long do so in a process of their own, not in a worker's loop.

A thread would share the interpreter with the loop, and compiled code hardly ever lets go of it. The
process reads questions and writes answers, one after the other, and ends when nobody asks any more.
Finished games are analysed in another one of the same kind, for which nobody's move waits.
"""

import asyncio
import os
import signal
import subprocess
import sys
import threading
import time
import traceback
from typing import IO, Any, Final

import msgspec

from groma.core.game import Game, versions
from groma.table.analysing import PartWanted, worked_out
from groma.table.bots import Question, answer

_LENGTH: Final = 4  # bytes before a message that say how long it is
_STOP_SECONDS: Final = 2.0
NICE: Final = 5  # what people do comes first, on a machine that has nothing to spare


class Answer(msgspec.Struct, frozen=True):
    """What a bot plays, or what was found; how long it took; or why there is no answer."""

    moves: list[int]  # the whole choice, if it was asked why
    seconds: float
    other: int = 0  # the best move that it would not play, ...
    gains: list[int] = []  # ... and by seat how it stands some turns later compared with that
    cost: int = 0  # of a part of an analysis: its moves are better ones, ...
    numbers: list[int] = []  # ... and what these mean hangs on its kind
    known: bool = True  # False: the process has no such game
    trouble: str = ""


class ThinkerLost(Exception):
    """The process has ended without an answer."""


class Thinker:
    """The process in which long thoughts are thought, from the first of them on."""

    def __init__(self, nice: int = NICE) -> None:
        self.nice = nice
        self._process: subprocess.Popen[bytes] | None = None
        self._turn = asyncio.Lock()
        self._asking = threading.Lock()

    async def ask(self, asked: Question | PartWanted) -> Answer:
        """Wait for one's turn, then for the answer; meanwhile the loop does other things."""
        async with self._turn:
            return await asyncio.to_thread(self._ask, msgspec.msgpack.encode(asked))

    def _ask(self, message: bytes) -> Answer:
        with self._asking:  # whoever was cancelled may still wait for its answer
            process = self._begun()
            assert process.stdin is not None
            assert process.stdout is not None
            try:
                _write(process.stdin, message)
                told = _read(process.stdout)
            except OSError:
                told = None
            if told is None:
                self._end(process)
                raise ThinkerLost
            return msgspec.msgpack.decode(told, type=Answer)

    def _begun(self) -> subprocess.Popen[bytes]:
        if self._process is None or self._process.poll() is not None:
            self._process = subprocess.Popen(
                [sys.executable, "-m", __name__, str(self.nice)],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
            )
        return self._process

    def _end(self, process: subprocess.Popen[bytes]) -> None:
        process.kill()
        process.wait(_STOP_SECONDS)
        for pipe in (process.stdin, process.stdout):
            assert pipe is not None
            try:
                pipe.close()
            except OSError:  # what was not yet sent goes nowhere
                continue
        if self._process is process:
            self._process = None

    async def stop(self) -> None:
        """Nobody asks any more."""
        if self._process is not None:
            self._process.kill()  # who waits for an answer learns that there is none
            await asyncio.to_thread(self._stopped)

    def _stopped(self) -> None:
        with self._asking:
            if self._process is not None:
                self._end(self._process)


def _write(pipe: IO[bytes], message: bytes) -> None:
    pipe.write(len(message).to_bytes(_LENGTH, "big") + message)
    pipe.flush()


def _read(pipe: IO[bytes]) -> bytes | None:
    """The next message; None: there is none."""
    head = pipe.read(_LENGTH)
    if len(head) < _LENGTH:
        return None
    size = int.from_bytes(head, "big")
    message = pipe.read(size)
    return message if len(message) == size else None


def _answered(game: Game[Any], asked: Question | PartWanted) -> Answer:
    """What comes of a question, and how long it took."""
    begun = time.perf_counter()
    if isinstance(asked, Question):
        told = answer(game, asked)
        return Answer(told.moves, time.perf_counter() - begun, told.other, told.gains)
    found = worked_out(game, asked)
    seconds = time.perf_counter() - begun
    return Answer(found.moves, seconds, cost=found.cost, numbers=found.numbers)


def main() -> None:
    """Answer until nobody asks."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # who asks decides when it ends
    os.nice(int(sys.argv[1]))
    answers = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # what a game prints is no answer
    shelf = versions()
    while (message := _read(sys.stdin.buffer)) is not None:
        asked = msgspec.msgpack.decode(message, type=Question | PartWanted)
        game = shelf.get((asked.game, asked.rules))
        begun = time.perf_counter()
        if game is None:
            told = Answer([], 0.0, known=False)
        else:
            try:
                told = _answered(game, asked)
            except Exception:  # a stranger's game or bot may fail in any way; who asked says so
                told = Answer([], time.perf_counter() - begun, trouble=traceback.format_exc())
        _write(answers, msgspec.msgpack.encode(told))


if __name__ == "__main__":
    main()
