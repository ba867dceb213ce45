"""Processes beside a node: started with it, started again if they die, gone when it is gone."""

import logging
import os
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Mapping
from typing import Final

log = logging.getLogger(__name__)

PARENT: Final = "GROMA_PARENT"  # who started a process beside it
RESTART_SECONDS: Final = 1.0
STOP_SECONDS: Final = 6.0


class Children:
    """The processes of one node; the settings go by the environment, which nobody else reads."""

    def __init__(self, commands: list[list[str]], settings: Mapping[str, str]) -> None:
        self._commands = commands
        self._given = {**os.environ, **settings, PARENT: str(os.getpid())}
        self._running: list[subprocess.Popen[bytes]] = []
        self._stopping = threading.Event()
        self._watch = threading.Thread(target=self._keep, daemon=True)

    def __enter__(self) -> "Children":
        self._running = [self._start(command) for command in self._commands]
        self._watch.start()
        return self

    def _keep(self) -> None:
        while not self._stopping.wait(RESTART_SECONDS):
            for number, child in enumerate(self._running):
                if child.poll() is not None and not self._stopping.is_set():
                    log.warning("restarted", extra={"command": self._commands[number][0]})
                    self._running[number] = self._start(self._commands[number])

    def __exit__(self, *_: object) -> None:
        self._stopping.set()
        self._watch.join()
        for child in self._running:
            child.send_signal(signal.SIGTERM)
        for child in self._running:
            try:
                child.wait(STOP_SECONDS)
            except subprocess.TimeoutExpired:
                child.kill()
                child.wait()

    def _start(self, command: list[str]) -> "subprocess.Popen[bytes]":
        """A process of ours; Ctrl-C reaches only the parent, which stops it in good order."""
        line = [sys.executable, "-m", "groma", *command]
        return subprocess.Popen(line, env=self._given, start_new_session=True)


def is_child() -> bool:
    """Whether a node has started this process beside itself."""
    return PARENT in os.environ


def end_with_parent() -> None:
    """A process beside a node ends when the node is gone, however that came about."""
    if not is_child():
        return
    parent = int(os.environ[PARENT])

    def watch() -> None:
        while os.getppid() == parent:
            time.sleep(RESTART_SECONDS)
        os.kill(os.getpid(), signal.SIGTERM)

    threading.Thread(target=watch, daemon=True).start()
