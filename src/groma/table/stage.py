"""The stage: what of a table is shown to all who watch it, made once for all of them."""

from groma.core.sections import EVERYBODY

from .parts import Cutter, Shown
from .replica import Replica
from .showing import Seen, views
from .telling import Reading, Telling


class Stage:
    """A table before those who watch."""

    def __init__(self, replica: Replica) -> None:
        self.replica = replica
        self.awaiting: list[int] = []  # the viewers to whom it is being shown now, ...
        self.frames: dict[int, Seen] = {}  # ... and what was made for them, ...
        self.readings: dict[str, Reading] = {}  # ... also in words, by language, ...
        self.tellings: dict[tuple[int, str], Telling] = {}  # ... and by viewer
        self._shown = self._nothing()  # what viewers were shown, piece by piece
        self._cutter = Cutter()  # of what is being shown now

    def forget(self) -> None:
        """Nothing is kept for tables at which nothing happens."""
        self.awaiting = []
        self.frames.clear()
        self.readings.clear()
        self.tellings.clear()
        self._cutter = Cutter()

    def forget_all(self) -> None:
        """Nor what was shown to whoever watched: nobody does, or it never happened."""
        self._shown = self._nothing()

    def _nothing(self) -> Shown:
        """What viewers were shown when they were shown nothing."""
        declared = self.replica.game.sections.declared
        return Shown([one.name for one in declared if one.viewers == EVERYBODY])

    def view(self, viewer: int) -> Seen:
        """The view of the table.

        When it is shown to all who watch, their views are made together, each once.
        """
        if viewer not in self.awaiting:
            return views(self.replica, [viewer])[0]
        if viewer not in self.frames:
            self.frames |= zip(self.awaiting, views(self.replica, self.awaiting))
        return self.frames[viewer]

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
            self.word(known)
        return known

    def word(self, telling: Telling) -> None:
        """Whoever wants to know how long it takes to put a decision into words does it here."""

    def changed_parts(self, seen: Seen, after: int) -> bytes:
        """The pieces of what a viewer sees that have changed after an entry, encoded."""
        # What is not shown to all just now does not live on: its pieces must not be remembered.
        cutter = self._cutter if self.frames.get(seen.viewer) is seen else Cutter()
        return self._shown.changed(seen, after, cutter)
