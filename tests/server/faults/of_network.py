"""Faults of a network: packets between a node and a service that are lost in one direction only.

The node has a network of its own. Packets are lost because they are sent to a wrong hardware
address, so nobody hears of it: neither the one who sends nor the one who waits.
"""

from typing import ClassVar

from tests.server.chaos.asked import Evidence
from tests.server.chaos.cluster import Cluster
from tests.server.chaos.wire import Door
from tests.server.faults.fault import Fault, command
from tests.server.faults.links import Link

SPACE = "groma-fault"
HERE, THERE = "groma2", "groma3"  # the ends of the cable
NET = "10.213.78."
PLAYERS, NODE = NET + "1", NET + "2"
NOBODY = "02:00:00:00:00:99"
DATABASE, BUS = "database", "bus"
SERVICES = {DATABASE: (NET + "3", NET + "13"), BUS: (NET + "4", NET + "14")}  # and who asks them


class OneWay(Fault):
    """What is common: the second node behind a cable."""

    service: ClassVar[str]
    towards: ClassVar[bool]  # the service, or the node
    as_root = True
    commands = ("ip",)
    seconds = 20.0

    def __init__(self) -> None:
        self.links: list[Link] = []

    async def prepare(self, cluster: Cluster) -> None:
        await command("ip", "netns", "add", SPACE)
        await ip(f"link add {HERE} type veth peer name {THERE} netns {SPACE}")
        await ip(f"addr add {PLAYERS}/24 dev {HERE}")
        await ip(f"link set {HERE} up")
        await ip(f"-n {SPACE} addr add {NODE}/24 dev {THERE}")
        await ip(f"-n {SPACE} link set {THERE} up")
        await ip(f"-n {SPACE} link set lo up")
        assert cluster.nats is not None
        node = cluster.nodes[1]
        for name, port in ((DATABASE, cluster.postgres.port), (BUS, cluster.nats.port)):
            there, mine = SERVICES[name]
            await ip(f"addr add {there}/24 dev {HERE}")
            await ip(f"-n {SPACE} addr add {mine}/24 dev {THERE}")
            await ip(f"-n {SPACE} route add {there}/32 dev {THERE} src {mine}")
            link = Link(port, there)
            await link.open()
            self.links.append(link)
            node.database, node.bus = link.through(node.database), link.through(node.bus)
        node.door = Door(node.port, NODE)
        node.before = ["ip", "netns", "exec", SPACE]

    def _lossy(self) -> str:
        """The way on which everything is lost."""
        there, mine = SERVICES[self.service]
        return (
            f"-n {SPACE} neigh {{}} {there} dev {THERE}"
            if self.towards
            else (f"neigh {{}} {mine} dev {HERE}")
        )

    async def begin(self, cluster: Cluster, evidence: Evidence) -> None:
        await ip(self._lossy().format("replace") + f" lladdr {NOBODY} nud permanent")

    async def end(self, cluster: Cluster, evidence: Evidence) -> None:
        await ip(self._lossy().format("del"))

    async def clear(self) -> None:
        for link in self.links:
            await link.close()
        await ip(f"link del {HERE}")
        await command("ip", "netns", "del", SPACE)


class ToDatabase(OneWay):
    """The node is not heard."""

    name = "node not heard by database"
    what = "packets of one node to PostgreSQL are lost for 20 s, not those back"
    service = DATABASE
    towards = True


class FromDatabase(OneWay):
    """The database is not heard."""

    name = "database not heard by node"
    what = "packets of PostgreSQL to one node are lost for 20 s, not those there"
    service = DATABASE
    towards = False


class ToBus(OneWay):
    """The node is not heard."""

    name = "node not heard by bus"
    what = "packets of one node to NATS are lost for 20 s, not those back"
    service = BUS
    towards = True


class FromBus(OneWay):
    """The bus is not heard."""

    name = "bus not heard by node"
    what = "packets of NATS to one node are lost for 20 s, not those there"
    service = BUS
    towards = False


async def ip(words: str) -> None:
    await command("ip", *words.split())


FAULTS: list[type[Fault]] = [ToDatabase, FromDatabase, ToBus, FromBus]
