"""A table as a node holds it: its replica, who watches it, and whose turn it is to write."""

import asyncio
import time
from typing import Protocol

from groma.table.entries import Entry
from groma.table.replica import Replica
from groma.table.stage import Stage
from groma.table.telling import Telling

from ..metrics import METRICS


class Watcher(Protocol):
    """Somebody who is told when a table changes."""

    login: int  # with which it came; 0: none

    person: int | None  # with whose eyes

    muted: set[int]  # whose words it does not want

    company: bool  # whether it wants to know who is there

    lang: str  # in which it is told in words; "": it wants none

    def wake(self) -> None:
        """Look again."""

    def say(self, person: int, event: bytes) -> None:
        """Somebody said something."""

    def restart(self) -> None:
        """Forget what was sent: the table has another past."""

    def beat(self) -> None:
        """Show that the line is alive."""

    def end(self) -> None:
        """Go elsewhere."""


class LiveTable(Stage):
    """One table on this node."""

    def __init__(self, replica: Replica) -> None:
        super().__init__(replica)
        self.known = replica.seq  # the newest entry that we have heard of
        self.lock = asyncio.Lock()  # writers of this node take turns
        self.watchers: set[Watcher] = set()
        self._groups: list[list[Watcher]] = []  # who is yet to be woken
        self.breaks = 0  # of the connection to the database, when it was last asked
        self.gone = False  # evicted: whoever still holds it asks again
        self._waking = False

    @property
    def behind(self) -> bool:
        """Whether something happened that the replica has not seen."""
        return self.known > self.replica.seq

    def apply(self, entry: Entry) -> None:
        """Let an entry happen, and wake who watches."""
        self.forget()
        self.replica.apply(entry)
        self.known = max(self.known, entry.seq)
        self.changed()

    def restart(self, replica: Replica) -> None:
        """Show another past than before: what watchers were sent is worth nothing."""
        self.forget()
        self.replica = replica
        self.forget_all()
        self.known = replica.seq
        for watcher in list(self.watchers):
            watcher.restart()

    def send_away(self) -> None:
        """This node shows it no more: whoever watches finds one that can."""
        self.gone = True
        for watcher in list(self.watchers):
            watcher.end()

    def changed(self) -> None:
        """Wake who watches, once, when the answer to whoever changed it is on its way."""
        if self.watchers and not self._waking:
            self._waking = True
            asyncio.get_running_loop().call_soon(self._wake)

    def _wake(self) -> None:
        """Show the table to all who watch: bare views at once, what takes words piece by piece."""
        self._waking = False
        self.forget()
        groups: dict[tuple[str, int], list[Watcher]] = {}
        for watcher in self.watchers:
            viewer = self.replica.viewer(watcher.person) if watcher.lang else -1
            groups.setdefault((watcher.lang, viewer), []).append(watcher)
        self.awaiting = sorted({self.replica.viewer(one.person) for one in self.watchers})
        self._groups = [groups[key] for key in sorted(groups, reverse=True)]
        self._wake_some()

    def _wake_some(self) -> None:
        """Who reads the same is told together; others have their turn in between."""
        try:
            if self._groups:
                for watcher in self._groups.pop():
                    watcher.wake()
        finally:
            if self._groups:
                asyncio.get_running_loop().call_soon(self._wake_some)
            else:
                self.forget()

    def word(self, telling: Telling) -> None:
        """Put a decision into words, and count how long it took."""
        begun = time.thread_time()
        if telling.decides and telling.choices:
            METRICS.decision_seconds.observe(time.thread_time() - begun)

    def leave(self, watcher: Watcher) -> None:
        """Somebody watches no more; for nobody nothing is kept."""
        self.watchers.discard(watcher)
        if not self.watchers:
            self.forget_all()
