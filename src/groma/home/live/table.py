"""A table as a home holds it: its replica, the lines of who watches, whose turn it is to write."""

import asyncio
from typing import Protocol

from groma.table.entries import Entry
from groma.table.replica import Replica
from groma.table.stage import Stage


class Watcher(Protocol):
    """Somebody who is told when a table changes."""

    person: int | None  # with whose eyes

    company: bool  # whether it wants to know who is there

    def wake(self) -> None:
        """Look again."""

    def say(self, event: bytes) -> None:
        """Something was said."""

    def restart(self) -> None:
        """Forget what was sent: the table has another past."""

    def end(self) -> None:
        """Nothing more will come."""


class HomeTable(Stage):
    """One table of a home."""

    def __init__(self, replica: Replica) -> None:
        super().__init__(replica)
        self.lock = asyncio.Lock()  # writers of this home take turns
        self.watchers: set[Watcher] = set()
        self.gone = False  # forgotten by its home: nobody would be woken here
        self.behind = False  # another home has written something that the replica has not seen
        self._waking = False

    def apply(self, entries: list[Entry]) -> None:
        """Let entries happen that the replica has not seen, and wake who watches."""
        self.forget()
        for entry in entries:
            if entry.seq == self.replica.seq + 1:
                self.replica.apply(entry)
        if self.watchers and not self._waking:
            self._waking = True
            asyncio.get_running_loop().call_soon(self._wake)

    def _wake(self) -> None:
        """Show the table to all who watch, once for all."""
        self._waking = False
        self.awaiting = sorted({self.replica.viewer(one.person) for one in self.watchers})
        try:
            for watcher in list(self.watchers):
                watcher.wake()
        finally:
            self.forget()

    def restart(self, replica: Replica) -> None:
        """Show another past than before: what watchers were sent is worth nothing."""
        self.forget()
        self.replica = replica
        self.forget_all()
        for watcher in list(self.watchers):
            watcher.restart()

    def leave(self, watcher: Watcher) -> None:
        """Somebody watches no more; for nobody nothing is kept."""
        self.watchers.discard(watcher)
        if not self.watchers:
            self.forget_all()

    def send_away(self) -> None:
        """Whoever watches has nothing more to see here."""
        self.gone = True
        for watcher in list(self.watchers):
            watcher.end()
