"""A table as a node holds it: its replica, who watches it, and whose turn it is to write."""

import asyncio
import time
from typing import Protocol

from groma.core.sections import EVERYBODY
from groma.table.entries import Entry
from groma.table.parts import Cutter, Shown
from groma.table.replica import Replica
from groma.table.showing import Seen, views
from groma.table.telling import Reading, Telling

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


class LiveTable:
    """One table on this node."""

    def __init__(self, replica: Replica) -> None:
        self.replica = replica
        self.known = replica.seq  # the newest entry that we have heard of
        self.lock = asyncio.Lock()  # writers of this node take turns
        self.watchers: set[Watcher] = set()
        self.awaiting: list[int] = []  # the viewers to whom it is being shown now, ...
        self.frames: dict[int, Seen] = {}  # ... and what was made for them, ...
        self.readings: dict[str, Reading] = {}  # ... also in words, by language, ...
        self.tellings: dict[tuple[int, str], Telling] = {}  # ... and by viewer
        self._groups: list[list[Watcher]] = []  # who is yet to be woken
        self._shown = self._nothing()  # what viewers were shown, piece by piece
        self._cutter = Cutter()  # of what is being shown now
        self.breaks = 0  # of the connection to the database, when it was last asked
        self.gone = False  # evicted: whoever still holds it asks again
        self._waking = False

    @property
    def behind(self) -> bool:
        """Whether something happened that the replica has not seen."""
        return self.known > self.replica.seq

    def apply(self, entry: Entry) -> None:
        """Let an entry happen, and wake who watches."""
        self._forget()
        self.replica.apply(entry)
        self.known = max(self.known, entry.seq)
        self.changed()

    def restart(self, replica: Replica) -> None:
        """Show another past than before: what watchers were sent is worth nothing."""
        self._forget()
        self.replica = replica
        self._shown = self._nothing()
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
        self._forget()
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
                self._forget()

    def _forget(self) -> None:
        """Nothing is kept for tables at which nothing happens."""
        self.awaiting = []
        self.frames.clear()
        self.readings.clear()
        self.tellings.clear()
        self._cutter = Cutter()

    def telling(self, seen: Seen, lang: str) -> Telling:
        """What a viewer sees, in words; all who read the same share it."""
        reading = self.readings.get(lang)
        if reading is None or reading.replica is not self.replica or reading.seq != seen.seq:
            reading = Reading(self.replica, lang)
            if self.awaiting:
                self.readings[lang] = reading
        known = self.tellings.get((seen.viewer, lang))
        if known is None or known.reading is not reading:
            known = Telling(reading, seen.viewer, seen.view)
            if self.awaiting:
                self.tellings[seen.viewer, lang] = known
            begun = time.thread_time()
            if known.decides and known.choices:
                METRICS.decision_seconds.observe(time.thread_time() - begun)
        return known

    def leave(self, watcher: Watcher) -> None:
        """Somebody watches no more; for nobody nothing is kept."""
        self.watchers.discard(watcher)
        if not self.watchers:
            self._shown = self._nothing()

    def _nothing(self) -> Shown:
        """What viewers were shown when they were shown nothing."""
        declared = self.replica.game.sections.declared
        return Shown([one.name for one in declared if one.viewers == EVERYBODY])

    def changed_parts(self, seen: Seen, after: int) -> bytes:
        """The pieces of what a viewer sees that have changed after an entry, encoded."""
        # What is not shown to all just now does not live on: its pieces must not be remembered.
        cutter = self._cutter if self.frames.get(seen.viewer) is seen else Cutter()
        return self._shown.changed(seen, after, cutter)

    def view(self, viewer: int) -> Seen:
        """The view of the table.

        When it is shown to all who watch, their views are made together, each once.
        """
        if viewer not in self.awaiting:
            return views(self.replica, [viewer])[0]
        if viewer not in self.frames:
            self.frames |= zip(self.awaiting, views(self.replica, self.awaiting))
        return self.frames[viewer]
