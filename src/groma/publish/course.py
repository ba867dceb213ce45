"""Courses: moments one after the other, each told by what changed; a page puts them together again.

The pieces are those that a table's stream sends while people play, so one piece of code reads both.
"""

from collections.abc import Iterable
from typing import Any

import msgspec

from groma.table.parts import Cutter, Shown
from groma.table.wire.playing import Moment


class _Seen:
    """A moment in the form in which what changed is told: what is said of it, and the view."""

    def __init__(self, moment: Moment) -> None:
        table: dict[str, Any] = msgspec.to_builtins(moment)
        self.seq: int = table.pop("at")
        self.viewer = moment.viewer
        self.view = table.pop("view")
        sheets = table.pop("sheets")
        self.table = {**table, **{key: sheets[key] for key in ("point", "titles", "sheets")}}


def told_by_changes(moments: Iterable[Moment]) -> bytes:
    """The first moment, and what changed with each that follows."""
    shown = Shown([])
    first: dict[str, Any] | None = None
    changes: list[msgspec.Raw] = []
    for moment in moments:
        seen = _Seen(moment)
        parts = shown.changed(seen, seen.seq - 1, Cutter())
        if first is None:
            first = {"table": seen.table, "view": seen.view}
        else:
            changes.append(msgspec.Raw(parts))
    return msgspec.json.encode({"first": first, "changes": changes})
