"""The roads on the map: who built what, which cities are claimed, and how far Rome is from each."""

from groma.core.box import Box
from groma.core.sets import members

from .layout import NOTHING
from .tables import AT, AT_NODE, END_A, END_B, NODES, ROADS, ROME, SEGMENTS


class Network:
    """One side of the board in play; nodes and segments are sets in ints or lists by number."""

    __slots__ = ("claimed", "far", "finals", "gaps", "owners", "side")

    def __init__(self, side: int) -> None:
        self.side = side
        self.owners: list[int] = [NOTHING] * SEGMENTS  # by segment: who built it
        self.claimed = 1 << ROME
        # All that follows is made from these
        self.finals = AT_NODE[NODES * side + ROME]  # segments from a claimed node to a city
        self.gaps = 0  # empty segments between claimed nodes
        self.far: list[int] = [NOTHING] * NODES  # by node: roads of a shortest way to Rome
        self.far[ROME] = 0

    def clone(self) -> "Network":
        """An independent copy."""
        twin = Network(self.side)
        twin.owners = self.owners[:]
        twin.claimed = self.claimed
        twin.finals = self.finals
        twin.gaps = self.gaps
        twin.far = self.far[:]
        return twin

    def carry(self, box: Box) -> None:
        """Save or load; the rest is made again."""
        self.owners = box.numbers(self.owners)
        self.claimed = box.number(self.claimed)
        self.renew()

    def renew(self) -> None:
        """Make what follows from roads and claimed cities."""
        self.finals = AT_NODE[NODES * self.side + ROME]
        self.gaps = 0
        self.far = [NOTHING] * NODES
        self.far[ROME] = 0
        for node in members(self.claimed & ~(1 << ROME)):
            self.open_up(node)
        for segment in range(SEGMENTS):
            if self.owners[segment] != NOTHING:
                self.gaps &= ~(1 << segment)
        self.spread([ROME])

    def roads(self, segment: int) -> int:
        """How many roads a segment takes on this side (CE-1.6)."""
        return ROADS[SEGMENTS * self.side + segment]

    def at(self, node: int) -> list[int]:
        """The segments at a node, in the order of the board."""
        return AT[NODES * self.side + node]

    def set_at(self, node: int) -> int:
        """The segments at a node, as a set."""
        return AT_NODE[NODES * self.side + node]

    def other(self, segment: int, node: int) -> int:
        """The node at the other end."""
        return END_A[segment] + END_B[segment] - node

    def is_claimed(self, node: int) -> bool:
        """Whether a node can be where a build begins: Rome, or a claimed city (CE-4.2)."""
        return bool(self.claimed >> node & 1)

    def new_city(self, final: int) -> int:
        """The city at the end of a final segment."""
        return END_B[final] if self.is_claimed(END_A[final]) else END_A[final]

    def build(self, chain: list[int], city: int, seat: int) -> None:
        """Place a chain, the final segment first; its city is claimed (CE-4.8, CE-5.1)."""
        self.claimed |= 1 << city
        self.open_up(city)
        ends: list[int] = []
        for segment in chain:
            self.owners[segment] = seat
            self.gaps &= ~(1 << segment)
            for node in (END_A[segment], END_B[segment]):
                if self.far[node] != NOTHING and node not in ends:
                    ends.append(node)
        self.spread(ends)

    def open_up(self, city: int) -> None:
        """A city is claimed: its segments to claimed nodes are gaps, the others are finals now."""
        around = self.set_at(city)
        self.gaps |= self.finals & around
        self.finals ^= around

    def spread(self, nodes: list[int]) -> None:
        """Shorten the ways to Rome, from these nodes on as far as anything changes.

        Only new roads can make a way shorter, so nothing changes that cannot be reached from their
        ends over nodes that change.
        """
        while nodes:
            node = nodes.pop(0)
            for segment in self.at(node):
                if self.owners[segment] != NOTHING:
                    there = self.other(segment, node)
                    length = self.far[node] + self.roads(segment)
                    if self.far[there] == NOTHING or length < self.far[there]:
                        self.far[there] = length
                        nodes.append(there)

    def onward(self, node: int) -> list[int]:
        """The segments with which a shortest way from a node goes on to Rome (CE-6.3)."""
        found: list[int] = []
        for segment in self.at(node):
            if self.owners[segment] != NOTHING:
                length = self.far[self.other(segment, node)] + self.roads(segment)
                if length == self.far[node]:
                    found.append(segment)
        return found
