"""The roads on the map: who built what, which cities are claimed, and how far Rome is from each."""

from typing import Final

from groma.core.box import COPY, Box
from groma.core.sets import members

from .layout import NOTHING
from .tables import AT, AT_NODE, END_A, END_B, NODES, ROADS, ROME, SEGMENTS, SIDES

PARTED: Final = -2  # shortest ways begin with different segments

# The tables of each side: by segment its roads, by node its segments
_ROADS: Final[list[list[int]]] = [
    ROADS[SEGMENTS * side : SEGMENTS * (side + 1)] for side in range(SIDES)
]
_AT: Final[list[list[list[int]]]] = [AT[NODES * side : NODES * (side + 1)] for side in range(SIDES)]
# By segment: its ends added up; one end taken off leaves the other
_ENDS: Final[list[int]] = [END_A[segment] + END_B[segment] for segment in range(SEGMENTS)]


class Network:
    """One side of the board in play; nodes and segments are sets in ints or lists by number."""

    __slots__ = ("_at", "_roads", "ahead", "claimed", "far", "finals", "owners", "side")

    def __init__(self, side: int) -> None:
        self.side = side
        self._roads = _ROADS[side]
        self._at = _AT[side]
        self.owners: list[int] = []  # by segment: who built it
        self.claimed = 1 << ROME
        # All that follows is made from these
        self.finals = 0  # segments from a claimed node to a city
        self.far: list[int] = []  # by node: roads of a shortest way to Rome
        self.ahead: list[int] = []  # by node: the segment that begins all shortest ways, or PARTED

    def clear(self) -> None:
        """No roads yet."""
        self.owners = [NOTHING] * SEGMENTS
        self.only_rome()

    def only_rome(self) -> None:
        """What follows when no city is claimed."""
        self.finals = AT_NODE[NODES * self.side + ROME]
        self.far = [NOTHING] * NODES
        self.far[ROME] = 0
        self.ahead = [NOTHING] * NODES

    def clone(self) -> "Network":
        """An independent copy."""
        return self.carry(COPY)

    def carry(self, box: Box) -> "Network":
        """Save, load or copy: every field is named once."""
        twin = Network(self.side) if box is COPY else self
        twin.owners = box.numbers(self.owners)
        twin.claimed = box.number(self.claimed)
        if box is COPY:
            twin.finals = self.finals
            twin.far = self.far[:]
            twin.ahead = self.ahead[:]
        else:
            twin.renew()
        return twin

    def renew(self) -> None:
        """Make what follows from roads and claimed cities."""
        self.only_rome()
        for node in members(self.claimed & ~(1 << ROME)):
            self.open_up(node)
        self.spread([ROME])

    def roads(self, segment: int) -> int:
        """How many roads a segment takes on this side (CE-1.6)."""
        return self._roads[segment]

    def at(self, node: int) -> list[int]:
        """The segments at a node, in the order of the board."""
        return self._at[node]

    def set_at(self, node: int) -> int:
        """The segments at a node, as a set."""
        return AT_NODE[NODES * self.side + node]

    def other(self, segment: int, node: int) -> int:
        """The node at the other end."""
        return _ENDS[segment] - node

    def is_claimed(self, node: int) -> bool:
        """Whether a node can be where a build begins: Rome, or a claimed city (CE-4.2)."""
        return bool(self.claimed >> node & 1)

    def new_city(self, final: int) -> int:
        """The city at the end of a final segment."""
        return END_B[final] if self.is_claimed(END_A[final]) else END_A[final]

    def is_gap(self, segment: int, node: int, others: int) -> bool:
        """Whether an empty segment leads from a claimed node to one of some others (CE-4.6)."""
        return self.owners[segment] == NOTHING and others >> _ENDS[segment] - node & 1 == 1

    def has_gap(self, node: int, others: int) -> bool:
        """Whether there is such a segment at a node."""
        return any(self.is_gap(segment, node, others) for segment in self._at[node])

    @property
    def gaps(self) -> int:
        """The empty segments between claimed nodes."""
        found = 0
        for node in members(self.claimed):
            for segment in self._at[node]:
                if self.is_gap(segment, node, self.claimed):
                    found |= 1 << segment
        return found

    def build(self, chain: list[int], city: int, seat: int) -> None:
        """Place a chain, the final segment first; its city is claimed (CE-4.8, CE-5.1)."""
        self.claimed |= 1 << city
        self.open_up(city)
        for segment in chain:
            self.owners[segment] = seat
        for i in range(1, len(chain)):
            self.close(chain[i])
        final = chain[0]
        self.shorten(city, final, self.other(final, city))

    def open_up(self, city: int) -> None:
        """A city is claimed: its segments to claimed nodes are no finals now, the others are."""
        self.finals ^= self.set_at(city)

    def close(self, gap: int) -> None:
        """New roads in a gap: ways from both of its ends may be shorter."""
        nearer: list[int] = []
        here = END_A[gap]
        there = END_B[gap]
        if self.shorten(here, gap, there):
            nearer.append(here)
        if self.shorten(there, gap, here):
            nearer.append(there)
        self.spread(nearer)

    def spread(self, nodes: list[int]) -> None:
        """These nodes are nearer to Rome now: so may be others behind them, which are added.

        Only new roads can make a way shorter, so nothing changes that cannot be reached from their
        ends over nodes that change.
        """
        for node in nodes:
            for segment in self._at[node]:
                if self.owners[segment] != NOTHING:
                    there = _ENDS[segment] - node
                    if self.shorten(there, segment, node):
                        nodes.append(there)

    def shorten(self, node: int, segment: int, there: int) -> bool:
        """Whether a node is nearer to Rome over a segment to `there`; just as near: ways part."""
        rest = self.far[there]
        if rest == NOTHING:
            return False
        length = rest + self._roads[segment]
        so_far = self.far[node]
        if length == so_far:
            if self.ahead[node] != segment:
                self.ahead[node] = PARTED
            return False
        if so_far != NOTHING and length > so_far:
            return False
        self.far[node] = length
        self.ahead[node] = segment
        return True

    def onward(self, node: int) -> list[int]:
        """The segments with which a shortest way from a node goes on to Rome (CE-6.3)."""
        found: list[int] = []
        far = self.far
        so_far = far[node]
        for segment in self._at[node]:
            if self.owners[segment] != NOTHING:
                if far[_ENDS[segment] - node] + self._roads[segment] == so_far:
                    found.append(segment)
        return found
