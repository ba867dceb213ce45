"""Scripted players: they choose by chance, ask any node, and repeat until they know."""

import asyncio
import time
from typing import Any
from uuid import UUID

import msgspec

from groma.table.entries import MOVE, UNDO
from groma.table.ids import read
from tests.server.chaos.asked import KINDS, Asked, Seen, Shown
from tests.server.chaos.clients import Client
from tests.server.chaos.wire import Door, Lost

PATIENCE = 1.0  # seconds without news before a player asks for a view
SAMPLE_EVERY = 23  # entries
TWINS = 0.04  # how often two different moves are sent to two nodes at once, ...
BACK = 0.03  # ... a player takes back if it may, ...
AGAIN = 0.05  # ... something acknowledged is sent once more, ...
LISTS = 0.2  # ... a whole choice is gathered and sent as one list, ...
LOOK = 0.1  # ... and a view is asked for though the stream told enough

_VIEW = msgspec.json.Decoder(Shown)


class Onlooker:
    """One stream of a table, opened again anywhere whenever it breaks."""

    def __init__(self, client: Client, table: str, viewer: int) -> None:
        number = read(table)
        assert number is not None
        self.client = client
        self.table = table
        self.seen = Seen(number, viewer, notes=[], samples={}, when=[])
        self.newest: Shown | None = None
        self.news = asyncio.Event()
        self.over = False
        client.evidence.seen.append(self.seen)

    async def watch(self) -> None:
        """Until the game is over."""
        chance = self.client.chance
        path = f"/tables/{self.table}/stream"
        while not self.over:
            door = chance.choice(self.client.doors)
            events = door.events(path, self.client.token, self.seen.seq)
            open_line = False
            try:
                async for event in events:
                    open_line = event.kind != "bye"
                    if event.kind == "table":
                        self.take(_VIEW.decode(event.data), door.earlier)
                    elif event.kind == "restart":
                        self.restart()
                    elif event.kind == "bye":
                        self.seen.byes += 1
                    if self.over:
                        break
            except Lost:
                pass
            finally:
                await events.aclose()
            if not self.over:
                self.seen.breaks += 1
                self.seen.cuts += open_line
                await asyncio.sleep(chance.uniform(0.02, 0.3))

    def take(self, shown: Shown, earlier: bool) -> None:
        """What the stream says; whether a program of before says it."""
        seen = self.seen
        seen.events += 1
        if shown.seq < seen.seq or shown.viewer != seen.viewer:
            seen.backwards += 1
        seen.seq = shown.seq
        seen.status = shown.table["status"]
        seen.view = bytes(shown.view)
        (seen.earlier.add if earlier else seen.earlier.discard)(shown.seq)
        seen.notes += shown.notes
        seen.when.append((time.monotonic(), shown.seq))
        if shown.seq % SAMPLE_EVERY == 0:
            seen.samples[shown.seq] = seen.view
        self.look(shown)

    def restart(self) -> None:
        """The table has another past than was shown: what was seen of it counts no more."""
        self.seen.restart()
        self.newest = None

    def look(self, shown: Shown) -> None:
        """A view, from wherever."""
        if self.newest is None or shown.seq >= self.newest.seq:
            self.newest = shown
            self.news.set()
        if self.newest.table["status"] == "over" and self.seen.status == "over":
            self.over = True
            self.news.set()


class Player(Onlooker):
    """A seat: it watches its stream and plays."""

    def __init__(
        self, client: Client, table: str, seat: int, think: float, back: float = BACK
    ) -> None:
        super().__init__(client, table, seat)
        self.think = think
        self.back = back
        self.passed = 0  # views up to this entry are old news
        self.pasts = 0  # how often the table had another past than was shown

    def restart(self) -> None:
        super().restart()
        self.passed = 0
        self.pasts += 1

    async def play(self) -> None:
        """Until the game is over."""
        while not self.over:
            shown = self.newest
            if shown is None or not self._my_turn(shown):
                await self._wait()
            else:
                if not self.client.evidence.hurry:
                    await asyncio.sleep(self.client.chance.expovariate(1 / self.think))
                await self._act()

    def _my_turn(self, shown: Shown) -> bool:
        if shown.seq < self.passed or shown.table["status"] == "over":
            return False
        if shown.legal or not _undoable(shown):
            return bool(shown.legal)
        return self.client.chance.random() < self.back / 10  # take back, though another decides

    async def _wait(self) -> None:
        """For news; without any, ask."""
        self.news.clear()
        try:
            async with asyncio.timeout(PATIENCE):
                await self.news.wait()
        except TimeoutError:
            await self._fetch()

    async def _fetch(self) -> None:
        evidence, begun = self.client.evidence, time.monotonic()
        try:
            door = self.client.chance.choice(self.client.doors)
            status, content = await door.ask("GET", f"/tables/{self.table}/view", self.client.token)
        except Lost:
            evidence.hear(begun)
            return
        evidence.hear(begun, status, content)
        if status == 200:
            self.look(_VIEW.decode(content))
        elif status not in (429, 503):
            evidence.faults[f"GET view {status} {content!r}"] += 1

    async def _act(self) -> None:
        chance = self.client.chance
        if chance.random() < LOOK:
            await self._fetch()
        shown = self.newest
        assert shown is not None
        undo = _undoable(shown)
        if shown.seq < self.passed or shown.table["status"] == "over":
            return
        if undo and (not shown.legal or chance.random() < self.back):
            wishes = [self._wish(shown.seq, UNDO, chance.randint(0, undo))]
        elif not shown.legal:
            return
        else:
            number = 2 if chance.random() < TWINS else 1
            wishes = [
                self._wish(shown.seq, MOVE, chance.choice(shown.legal)) for _ in range(number)
            ]
            if chance.random() < LISTS:
                await self._gather(wishes[0])
        past = self.pasts
        doors = chance.sample(self.client.doors, len(self.client.doors))
        await asyncio.gather(
            *(self._until_known(wish, door) for wish, door in zip(wishes, doors * 2))
        )
        known = max([shown.seq + 1, *(wish.numbers[0] for wish in wishes if wish.numbers)])
        if past == self.pasts:
            self.passed = known

    async def _gather(self, wish: Asked) -> None:
        """Go on until the choice is whole, as a page does, or nothing can be known of it."""
        path = f"/tables/{self.table}/trial"
        while True:
            body = {"seq": wish.seq, "moves": wish.moves}
            try:
                door = self.client.chance.choice(self.client.doors)
                status, content = await door.ask("POST", path, self.client.token, body)
            except Lost:
                return  # then what was gathered so far is sent
            tried = msgspec.json.decode(content)
            if status != 200 or tried["whole"] or tried["stop"]:
                return  # the table has gone on, too much was asked, or the choice is made
            wish.rest = [*wish.rest, self.client.chance.choice(tried["legal"])]

    def _wish(self, seq: int, kind: int, value: int) -> Asked:
        key = UUID(int=self.client.chance.getrandbits(128), version=4)
        wish = Asked(
            self.seen.table, self.seen.viewer, kind, seq, value, key, time.monotonic(), numbers=[]
        )
        self.client.evidence.asked.append(wish)
        return wish

    async def _until_known(self, wish: Asked, door: Door) -> None:
        body = {"seq": wish.seq, "key": str(wish.key)}
        move = wish.moves if wish.rest else wish.value
        body |= {"move": move} if wish.kind == MOVE else {"count": wish.value}
        path = f"/tables/{self.table}/{KINDS[wish.kind]}"
        again = self.client.chance.random() < AGAIN
        for _ in range(2 if again else 1):
            status, content, attempts = await self.client.until_known("POST", path, body, door)
            wish.attempts += attempts
            if status in (200, 201):
                self.client.evidence.note(wish, content["seq"])
            elif status in (409, 422):
                wish.refusal = f"{status} {content['type']}"
            else:
                wish.refusal = f"{status}"
                self.client.evidence.faults[f"POST {KINDS[wish.kind]} {status} {content}"] += 1


class Round:
    """A table from its opening to its end: people's seats, maybe a bot's, and one who watches."""

    def __init__(self, game: str, people: list[Client], bots: int, watcher: Client) -> None:
        self.game = game
        self.people = people
        self.bots = bots
        self.watcher = watcher
        self.players: list[Player] = []
        self.onlookers: list[Onlooker] = []
        self.wished: dict[str, Any] = {}  # of the table, beside its seats

    async def open(self, think: float, back: float = BACK) -> None:
        """Open the table and let all sit down."""
        host = self.people[0]
        seats = [{"kind": "me"}] + [{"kind": "open"}] * (len(self.people) - 1)
        seats += [{"kind": "bot", "bot": "random"}] * self.bots
        status, content, _ = await host.until_known(
            "POST", "/tables", {"game": self.game, "seats": seats, **self.wished}
        )
        assert status == 201, content
        table = content["id"]
        for seat, person in enumerate(self.people):
            if seat:
                await self._sure(person, f"/tables/{table}/join", {"seat": seat})
            self.players.append(Player(person, table, seat, think, back))
        self.onlookers = [*self.players, Onlooker(self.watcher, table, len(seats))]
        host.evidence.tables.append(self.players[0].seen.table)

    async def _sure(self, client: Client, path: str, body: Any) -> None:
        """Done, or done before."""
        status, content, attempts = await client.until_known("POST", path, body)
        done = status in (200, 201) or (status == 409 and attempts > 1)
        assert done, (path, status, content)

    async def play(self) -> None:
        """From the start to the end, on every stream."""
        async with asyncio.TaskGroup() as group:
            for onlooker in self.onlookers:
                group.create_task(onlooker.watch())
            await self._sure(self.people[0], f"/tables/{self.players[0].table}/start", None)
            for player in self.players:
                group.create_task(player.play())


def _undoable(shown: Shown) -> int:
    """How many moves the viewer may take back."""
    return 0 if shown.undo is None else int(shown.undo["count"])
