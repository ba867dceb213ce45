"""A program of somebody: a line goes in, a line comes out, or it is ended.

It runs with all rights of whoever starts it: there is no sandbox.
"""

import os
import signal
import subprocess
from collections.abc import Sequence
from contextlib import suppress
from threading import Thread
from typing import Final

from ..fault import Fault

LONGEST: Final = 10_000  # bytes of an answer
GRACE: Final = 1.0  # seconds between the end of its input and its own


class Late(Exception):
    """It did not answer in time."""


class Ended(Exception):
    """It is not running any more, or answers with something that is no line."""


class Program:
    """A process that is begun when it is asked something, and begun anew after it ended."""

    def __init__(self, command: Sequence[str]) -> None:
        self._command = list(command)
        self._process: subprocess.Popen[bytes] | None = None
        self._asking: Thread | None = None

    def ask(self, line: str, seconds: float) -> str:
        """The line it answers with; what it says on its standard error goes to ours."""
        if self._process is None:
            self._process = self._begun()
        said: list[bytes] = []
        given = (self._process, line.encode() + b"\n", said)
        self._asking = Thread(target=_exchange, args=given, daemon=True)
        self._asking.start()
        self._asking.join(max(seconds, 0.0))
        late = self._asking.is_alive()
        if late or not said or not said[0].endswith(b"\n"):
            self.end(0.0)  # or a late answer would be taken for the next
            raise Late if late else Ended
        return said[0].decode(errors="replace").strip()

    def end(self, grace: float = GRACE) -> None:
        """It is told no more, and ends by itself or is ended, with all that it began."""
        process, self._process = self._process, None
        if process is None:
            return
        assert process.stdin is not None
        assert process.stdout is not None
        if grace and (self._asking is None or not self._asking.is_alive()):
            with suppress(OSError):
                process.stdin.close()
            with suppress(subprocess.TimeoutExpired):
                process.wait(grace)
        _kill(process)
        process.wait()
        if self._asking is not None:
            self._asking.join(GRACE)
            if self._asking.is_alive():  # somebody else holds the other end of its pipes
                return
        for pipe in (process.stdin, process.stdout):
            with suppress(OSError):
                pipe.close()

    def _begun(self) -> subprocess.Popen[bytes]:
        try:
            return subprocess.Popen(
                self._command,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                start_new_session=os.name == "posix",  # so that it can be ended as a whole
            )
        except OSError as problem:
            why = problem.strerror or ""
            raise Fault("lines-not-begun", program=self._command[0], why=why) from problem


def _exchange(process: subprocess.Popen[bytes], line: bytes, said: list[bytes]) -> None:
    """Write a line and read one; whoever waits for it may have ended the program meanwhile."""
    assert process.stdin is not None
    assert process.stdout is not None
    with suppress(OSError, ValueError):
        process.stdin.write(line)
        process.stdin.flush()
        said.append(process.stdout.readline(LONGEST))


def _kill(process: subprocess.Popen[bytes]) -> None:
    """End a process, and on POSIX all that it began."""
    with suppress(OSError):
        if os.name == "posix":
            os.killpg(process.pid, signal.SIGKILL)
        else:
            process.kill()
