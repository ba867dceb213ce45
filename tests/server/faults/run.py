"""One run: people play, a fault begins and ends, all tables finish, and the checker compares."""

import asyncio
import time
from collections import Counter
from collections.abc import Callable
from random import Random
from typing import Any

import msgspec

from groma.core.game import games, versions
from groma.server.store.check import check_tables
from tests.server.chaos.asked import Evidence
from tests.server.chaos.checker import check, stored
from tests.server.chaos.clients import Client
from tests.server.chaos.cluster import Cluster, Program
from tests.server.chaos.players import Round
from tests.server.chaos.wire import Door, Lost
from tests.server.faults.fault import Fault

PATIENCE_SECONDS = 120.0  # until play goes on, or all tables have finished: else it is stuck
OTHERS = '"from": "procrastinate'  # which logs a heartbeat that was late as an error


class Plan(msgspec.Struct, frozen=True):
    """Who plays."""

    seed: int
    games: tuple[str, ...] = tuple(games())
    bots: bool = True
    moves: int = 40  # before and after
    think: float = 0.1  # seconds, on average


class Outcome(msgspec.Struct):
    """What became of it."""

    fault: str
    told: dict[str, int]  # while it lasted and until play went on
    longest: float  # seconds until somebody was answered, or gave up
    meanwhile: int  # moves acknowledged while it lasted
    node: str  # what the nodes said of themselves
    after: float  # seconds from its end until every table went on
    lost: int
    leaked: int
    undone: int
    finished: int
    tables: int
    complaints: list[str]


class Run:
    """Play through one fault."""

    def __init__(self, fault: Fault, plan: Plan) -> None:
        self.fault = fault
        self.plan = plan
        self.evidence = Evidence()
        self.calm = asyncio.Event()  # new tables may be opened
        self.calm.set()
        self.complaints: list[str] = []
        self.told: Counter[str] = Counter()
        self.longest = 0.0
        self.meanwhile = 0
        self.node = ""
        self.after = 0.0

    async def go(self) -> Outcome:
        """All of it."""
        cluster = self.fault.cluster()
        try:
            await self.fault.prepare(cluster)
            async with cluster:
                return await self._evening(cluster)
        finally:
            await self.fault.clear()

    async def _evening(self, cluster: Cluster) -> Outcome:
        people = asyncio.create_task(self._everybody(cluster))
        try:
            await self._within("before the fault", self.evidence.moves_on(self.plan.moves), people)
            await self._through(cluster, people)
            self.evidence.hurry = True
            await self._within("to the end", asyncio.wait([people]), people)
        except TimeoutError as stuck:
            self.complaints.append(f"stuck {stuck}")
        people.cancel()
        failed = (await asyncio.gather(people, return_exceptions=True))[0]
        if isinstance(failed, Exception):
            self.complaints.append(f"a player stumbled: {failed!r}")
        return await self._checked(cluster)

    async def _through(self, cluster: Cluster, people: "asyncio.Task[None]") -> None:
        """From the beginning of the fault until every table has gone on."""
        evidence = self.evidence
        evidence.told.clear()
        evidence.longest, before = 0.0, evidence.acknowledged
        self.calm.clear()
        await self.fault.begin(cluster, evidence)
        asking = asyncio.create_task(_healths(cluster))
        await asyncio.sleep(self.fault.seconds)  # it lasts as long
        self.node = await asking
        await self.fault.end(cluster, evidence)
        self.meanwhile = evidence.acknowledged - before
        lifted = time.monotonic()
        going = [table for table in evidence.tables if not self._over(table)]
        await self._within("after the fault", self._goes_on(going, lifted), people)
        self.after = time.monotonic() - lifted
        self.told, self.longest = Counter(evidence.told), evidence.longest
        self.calm.set()
        await self._within("later", evidence.moves_on(self.plan.moves), people)

    async def _within(self, when: str, work: Any, people: "asyncio.Task[None]") -> None:
        """Done in time, and nobody stumbled meanwhile."""
        doing = asyncio.ensure_future(work)
        try:
            await asyncio.wait(
                [doing, people],
                timeout=PATIENCE_SECONDS,
                return_when=asyncio.FIRST_COMPLETED,
            )
            if not doing.done() and not people.done():
                raise TimeoutError(when)
        finally:
            doing.cancel()
            await asyncio.gather(doing, return_exceptions=True)

    async def _goes_on(self, tables: list[int], since: float) -> None:
        """Return when something was acknowledged at each of these since then, or it is over."""
        for table in tables:
            while self.evidence.latest.get(table, 0.0) < since and not self._over(table):
                await asyncio.sleep(0.02)

    def _over(self, table: int) -> bool:
        return any(one.table == table and one.status == "over" for one in self.evidence.seen)

    # ---- people ---------------------------------------------------------------------------------

    async def _everybody(self, cluster: Cluster) -> None:
        async with asyncio.TaskGroup() as group:
            for number, game in enumerate(self.plan.games):
                group.create_task(self._slot(cluster, number, game))

    async def _slot(self, cluster: Cluster, number: int, game: str) -> None:
        """One table after another; at some there is a bot, too."""
        chance = Random(f"{self.plan.seed} {number}")
        addresses = self.fault.addresses()
        address = addresses[number % len(addresses)]
        doors = [Door(door.port, door.host, address) for door in cluster.doors]
        people = []
        for seat in range(3):
            client = Client(doors, Random(chance.random()), self.evidence)
            await client.come_in(f"P{number}.{seat}")
            people.append(client)
        bots = int(self.plan.bots and number % 2 == 0 and 3 in games()[game].players)
        try:
            while not self.evidence.hurry:
                table = Round(game, people[:2], bots, people[2])
                table.wished = {"clock": self.fault.clock}
                await table.open(self.plan.think)
                await table.play()
                await self.calm.wait()
        finally:
            for door in doors:
                door.close()

    # ---- afterwards -----------------------------------------------------------------------------

    async def _checked(self, cluster: Cluster) -> Outcome:
        evidence, fault = self.evidence, self.fault
        url = cluster.url
        tables = await stored(url, evidence.tables)
        found = check(tables, evidence.asked, evidence.seen, versions())
        lost = [one for one in found if any(word in one for word in (" lost:", "is not there"))]
        leaked = [one for one in found if "was shown another view" in one or " notes, not " in one]
        unfinished = [one for one in found if "did not reach its end" in one]
        self.complaints += found + [f"{many} times: {one}" for one, many in evidence.faults.items()]
        self.complaints += [
            f"players were told: {one}" for one in self.told if one not in fault.calm
        ]
        said: list[str] = []
        if await check_tables(url, versions(), said.append):
            self.complaints += said
        for name, part in cluster.parts.items():
            if isinstance(part, Program):
                faults = [line for line in part.complaints() if "Traceback" in line]
                ours = [line for line in faults if OTHERS not in line]
                self.complaints += [f"{name}: {line[:2000]}" for line in ours[:3]]
        self.complaints += await fault.wrong(cluster)
        return Outcome(
            *(fault.name, dict(self.told), self.longest, self.meanwhile, self.node, self.after),
            *(len(lost), len(leaked), fault.undone, len(tables) - len(unfinished), len(tables)),
            self.complaints,
        )


async def _healths(cluster: Cluster) -> str:
    """What each node says of itself, some seconds into a fault."""
    await asyncio.sleep(2)  # it has had time to notice
    said = []
    for door in cluster.doors:
        try:
            _, content = await Door(door.port, door.host).ask("GET", "/healthz", root="")
        except Lost:
            said.append("nothing")
        else:
            told = msgspec.json.decode(content)
            said.append(f"database {told['database']}, bus {told['bus']}")
    return said[0] if len(set(said)) == 1 else "; ".join(said)


async def run(fault: Fault, plan: Plan, say: Callable[[str], None] = print) -> Outcome:
    """Play through a fault, and say what is wrong."""
    begun = time.monotonic()
    outcome = await Run(fault, plan).go()
    say(
        f"{fault.name}, {time.monotonic() - begun:.0f} s: told {outcome.told}, longest "
        f"{outcome.longest:.1f} s, {outcome.meanwhile} moves meanwhile, on after "
        f"{outcome.after:.1f} s, {outcome.tables} tables, node: {outcome.node}"
    )
    for complaint in outcome.complaints[:20]:
        say(f"WRONG {complaint[:3000]}")
    return outcome
