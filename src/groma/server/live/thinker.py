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
from typing import IO, Final

import msgspec

from groma.core.game import versions
from groma.table.thoughts import ThinkerLost, Thought, ToThink, thought

_LENGTH: Final = 4  # bytes before a message that say how long it is
_STOP_SECONDS: Final = 2.0
NICE: Final = 5  # what people do comes first, on a machine that has nothing to spare


class Thinker:
    """The process in which long thoughts are thought, from the first of them on."""

    def __init__(self, nice: int = NICE) -> None:
        self.nice = nice
        self._process: subprocess.Popen[bytes] | None = None
        self._turn = asyncio.Lock()
        self._asking = threading.Lock()

    async def ask(self, asked: ToThink) -> Thought:
        """Wait for one's turn, then for the answer; meanwhile the loop does other things."""
        async with self._turn:
            return await asyncio.to_thread(self._ask, msgspec.msgpack.encode(asked))

    def _ask(self, message: bytes) -> Thought:
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
            return msgspec.msgpack.decode(told, type=Thought)

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


def main() -> None:
    """Answer until nobody asks."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # who asks decides when it ends
    os.nice(int(sys.argv[1]))
    answers = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # what a game prints is no answer
    shelf = versions()
    while (message := _read(sys.stdin.buffer)) is not None:
        asked = msgspec.msgpack.decode(message, type=ToThink)
        begun = time.perf_counter()
        try:
            told = thought(shelf.get((asked.game, asked.rules)), asked)
        except Exception:  # a stranger's game or bot may fail in any way; who asked says so
            told = Thought([], trouble=traceback.format_exc())
        told = msgspec.structs.replace(told, seconds=time.perf_counter() - begun)
        _write(answers, msgspec.msgpack.encode(told))


if __name__ == "__main__":
    main()
