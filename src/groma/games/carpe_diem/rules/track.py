"""Chapter 7: the banderole track."""

from ..notes import STEPPED
from ..state import Table
from ..tables import LAST_SPACE


def room(table: Table, seat: int) -> int:
    """How many steps a disc still can go (CD-7.6)."""
    return LAST_SPACE - table.spaces[seat]


def advance(table: Table, seat: int, steps: int) -> None:
    """Straight to the target space, on top of the discs there; no further than 20 (CD-7.5, 7.6)."""
    steps = min(steps, room(table, seat))
    if not steps:
        return  # a disc at the end stays where it is in its pile
    space = table.spaces[seat] + steps
    table.spaces[seat] = space
    track: list[int] = []  # from the rear to the front, in a pile from bottom to top
    behind = True
    for other in table.track:
        if other != seat:
            if behind and table.spaces[other] > space:
                track.append(seat)
                behind = False
            track.append(other)
    if behind:
        track.append(seat)
    table.track = track
    if table.log is not None:
        table.log.tell(STEPPED, seat, steps, space)
