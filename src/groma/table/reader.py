"""A reader of a table: the last thing it was sent, and the events that it is sent next."""

from .showing import ENCODER, Seen, notes
from .stage import Stage
from .telling import Marks

BYE = b"event: bye\nretry: 300\ndata: {}\n\n"  # it is to come back elsewhere, by itself
BEAT = b":\n\n"  # nothing but that the line is alive


class Reader:
    """Somebody who watches a table, and is told of it in Server-Sent Events.

    It is shown what is newest: a slow one skips views, and gets the notes of what it skipped with
    the next one.
    """

    __slots__ = (
        *("live", "person", "lang", "_sent", "_told", "_anew", "_base"),
        *("_heard", "_viewer", "_sheets", "_described"),
    )

    def __init__(
        self, live: Stage, person: int | None, last: int | None, lang: str, described: bool
    ) -> None:
        self.live = live
        self.person = person  # whose seat may change
        newest = live.replica.seq
        self._sent = -1  # number of the last entry shown, ...
        self._told = newest if last is None else min(last, newest)  # ... or known from before
        self._anew = last is not None and last > newest  # it was shown what never happened
        self._base = False  # whether it has a whole view, to which changes can be told
        self.lang = lang  # in which it is told in words; "": views alone
        self._described = described  # also in sentences, for ears
        self._heard = 0 if last is None else self._told  # the last entry told in words, ...
        self._viewer = -1 if last is None else live.replica.viewer(person)  # ... to whom, ...
        self._sheets: Marks = ()  # ... and the sheets by their marks

    def start_anew(self) -> None:
        """The table has another past than the reader was shown: it begins anew."""
        self._sent = -1
        self._told = self.live.replica.seq
        self._viewer = -1
        self._base = False
        self._anew = True

    @property
    def up_to_date(self) -> bool:
        """Whether it has been shown the table as it is."""
        return self.live.replica.seq == self._sent

    def event(self) -> bytes:
        """The table as it is; after a whole view what has changed, if it is told in words."""
        replica = self.live.replica
        viewer = replica.viewer(self.person)
        told = ENCODER.encode(notes(replica, viewer, replica.story_at(self._told)))
        seen = self.live.view(viewer)
        if self.lang and self._base and viewer == self._viewer:
            event = self._change(seen, told)
        else:
            event = self._whole(seen, told)
        if self._anew:
            self._anew = False
            event = b"event: restart\ndata: {}\n\n" + event
        self._sent = self._told = replica.seq
        return event

    def _whole(self, seen: Seen, told: bytes) -> bytes:
        """All that the viewer sees; in words if it wants them."""
        words = b"null"
        if self.lang:
            self.live.changed_parts(seen, seen.seq)  # from here on it is followed
            words = self._in_words(seen)
            self._base = True
        event = b'id: %d\nevent: table\ndata: %b%b,"told":%b}\n\n'
        return event % (seen.seq, seen.encoded, told, words)

    def _change(self, seen: Seen, told: bytes) -> bytes:
        """What has changed since the event before."""
        event = (
            b'id: %d\nevent: change\ndata: {"seq":%d,"viewer":%d,"parts":%b,"legal":%b,"undo":%b,'
            b'"notes":%b,"told":%b}\n\n'
        )
        return event % (
            seen.seq,
            seen.seq,
            seen.viewer,
            self.live.changed_parts(seen, self._sent),
            seen.legal,
            seen.undo,
            told,
            self._in_words(seen),
        )

    def _in_words(self, seen: Seen) -> bytes:
        """What happened, is asked and stands; who sees with other eyes than before reads it all."""
        if seen.viewer != self._viewer:
            self._viewer, self._heard, self._sheets = seen.viewer, 0, ()
        telling = self.live.telling(seen, self.lang)
        told, self._sheets = telling.event(self._heard, self._sheets, self._described)
        self._heard = seen.seq
        return told
