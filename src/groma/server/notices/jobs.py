"""Jobs: sending one notice on one channel, again if it fails, and not if it is no longer true."""

import asyncio
import logging
from contextlib import AbstractContextManager, nullcontext
from datetime import timedelta
from typing import Any, Final

import msgspec
from procrastinate import App, BaseRetryStrategy, JobContext, PsycopgConnector, RetryDecision
from procrastinate.exceptions import JobAborted
from procrastinate.jobs import Job
from procrastinate.schema import SchemaManager

from groma.table.ids import written

from ..metrics import METRICS
from ..people import resets
from ..store.database import Connection, Database
from ..store.migrate import LOCK
from ..store.stamps import now
from .channels import Channel
from .hanging import Busy, Hanging
from .outbox import QUEUE, TASK
from .outward import Ended, Failed, Refused
from .sentences import Matter, Notice, worded
from .settings import MAIL, Notices

log = logging.getLogger(__name__)

RETRIES: Final = 5
BUSY_RETRIES: Final = 20  # of what waits for others of the same person, ...
BUSY_WAIT: Final = 2.0  # ... a little longer each time
BUSY_MOST: Final = 30.0
FIRST_WAIT: Final = 5.0  # seconds; each further one is five times as long, about an hour in all
STALLED: Final = 30.0  # seconds without a sign of life: that worker is gone
STUCK: Final = 600.0  # seconds: no notice takes as long, so its end was lost with a connection
POOL_SECONDS: Final = 5.0
_ALIVE: Final = {"connect_timeout": 5, "keepalives_idle": 10, "tcp_user_timeout": 15_000}

# Whether it is still to be told. Who has done anything at the table since, knows.
_LOOK: Final = """
select c.kind as channel, c.address, c.template, p.name, p.lang, c.code,
    coalesce(t.game, '') as game, coalesce(i.title, '') as title, t.deadline,
    case
        when $4 in ('turn', 'reminder') then t.status = 1
            and exists (
                select from seats s where s.table_id = t.id and s.seat = t.turn
                and s.person = p.id and s.bot is null
            )
            and not exists (
                select from entries e where e.table_id = t.id and e.seq > $5 and e.person = p.id
            )
        when $4 in ('stand-in', 'claim') then t.status = 1 and exists (
            select from seats s where s.table_id = t.id and s.person = p.id and s.away
        )
        when $4 = 'over' then t.status = 2
        when $4 = 'confirm' then c.code is not null
        when $4 = 'reset' then c.code is null and p.account is not null
        else false
    end as still
from channels c join people p on p.id = c.person left join tables t on t.id = $3
    left join titles i on i.table_id = $3
where c.id = $1 and c.person = $2"""


_RESCUE: Final = """
update procrastinate_jobs set
    status = 'todo', attempts = attempts + 1, scheduled_at = now(), worker_id = null
where id in (
    select j.id from procrastinate_jobs j left join procrastinate_workers w on w.id = j.worker_id
    where j.status = 'doing' and j.queue_name = $1 and (
        w.id is null or w.last_heartbeat < now() - make_interval(secs => $2)
        or (
            select max(e.at) from procrastinate_events e
            where e.job_id = j.id and e.type = 'started'
        ) < now() - make_interval(secs => $3)
    )
    for update of j skip locked
)
returning id"""


class Order(msgspec.Struct, frozen=True):
    """What a job is to send: a row of the outbox, and a channel."""

    outbox: int
    table: int
    seq: int
    kind: str
    person: int
    channel: int


class Post:
    """Sends notices on the channels that are configured."""

    def __init__(self, database: Database, settings: Notices, channels: dict[str, Channel]) -> None:
        self.database = database
        self.settings = settings
        self.channels = channels
        self.hanging = Hanging()

    async def send(self, order: Order, last: bool) -> None:
        """Send one notice; Failed is raised as long as it may be tried again."""
        row = await self.database.row(
            _LOOK, order.channel, order.person, order.table, order.kind, order.seq
        )
        if row is None:
            return self._count("none", "gone")  # the channel was removed meanwhile
        kind = row["channel"]
        channel = self.channels.get(kind)
        if channel is None:
            return self._count(kind, "off")
        if not row["still"]:
            return self._count(kind, "stale")
        token = ""
        if order.kind == "reset":  # made when it is sent: nothing but its hash is stored
            token = await resets.make(self.database, order.person)
        notice = self._worded(order, row, token)
        try:
            with self._place(kind, order):
                await channel.send(row["address"], row["template"], notice)
        except Refused as problem:
            log.info("notice %s by %s refused: %s", notice.id, kind, problem)
            if isinstance(problem, Ended):
                await self.database.run("delete from channels where id = $1", order.channel)
            return self._count(kind, "refused")
        except Failed as problem:
            if isinstance(problem, Busy) or not last:
                self._count(kind, "again")
                raise
            log.warning("notice %s by %s given up: %s", notice.id, kind, problem)
            return self._count(kind, "failed")
        return self._count(kind, "sent")

    def _place(self, kind: str, order: Order) -> AbstractContextManager[None]:
        """Where it goes: to our own mail server, or to a place of somebody's own."""
        if kind == MAIL:
            return nullcontext()
        return self.hanging.sending(order.person, order.channel)

    def _worded(self, order: Order, row: Any, token: str) -> Notice:
        table = self.settings.link(order.table) if order.table else ""
        matter = Matter(
            kind=order.kind,
            table=written(order.table),
            game=row["game"],
            title=row["title"],
            deadline=row["deadline"],
            link=self.settings.reset_link(token) if token else table,
            code=token or row["code"] or "",
        )
        return worded(f"{order.outbox}-{order.channel}", matter, row["name"], row["lang"])

    def _count(self, kind: str, outcome: str) -> None:
        METRICS.notices.labels(kind, outcome).inc()


class Patience(BaseRetryStrategy):
    """Again at once after an interruption, else after longer and longer waits, five times."""

    def __init__(self, first: float) -> None:
        self.first = first

    def get_retry_decision(self, *, exception: BaseException, job: Job) -> RetryDecision | None:
        """When to try once more; None: never."""
        if isinstance(exception, asyncio.CancelledError | JobAborted):
            return RetryDecision(retry_at=now())
        if isinstance(exception, Busy) and job.attempts < BUSY_RETRIES:
            wait = min(BUSY_MOST, BUSY_WAIT * (1 + job.attempts))
            return RetryDecision(retry_at=now() + timedelta(seconds=wait))
        if job.attempts >= RETRIES:
            return None
        return RetryDecision(retry_at=now() + timedelta(seconds=self.first * 5**job.attempts))


async def send_notice(context: JobContext, /, **order: Any) -> None:
    """The one task: its arguments are those of an `Order`."""
    post: Post = context.additional_context["post"]
    await post.send(msgspec.convert(order, Order), last=context.job.attempts >= RETRIES)


def app_at(url: str, first_wait: float = FIRST_WAIT) -> App:
    """Procrastinate on our own database."""
    connector = PsycopgConnector(
        conninfo=url, min_size=1, max_size=4, timeout=POOL_SECONDS, kwargs=_ALIVE
    )
    app = App(connector=connector)
    task = app.task(name=TASK, queue=QUEUE, pass_context=True, retry=Patience(first_wait))
    task(send_notice)
    return app


async def prepare(connection: Connection) -> bool:
    """Make Procrastinate's tables if they are not there; the answer is whether they were made.

    A release of it that changes them brings migrations of its own; they become ours then.
    """
    await connection.execute("select pg_advisory_lock($1)", LOCK)
    try:
        if await connection.fetchval("select to_regclass('procrastinate_jobs') is not null"):
            return False
        async with connection.transaction():
            await connection.execute(SchemaManager.get_schema())
        return True
    finally:
        await connection.execute("select pg_advisory_unlock($1)", LOCK)


async def rescue(database: Database, stalled: float = STALLED) -> int:
    """Let the jobs be done that a worker took and did not end; the answer is how many."""
    rows = await database.rows(_RESCUE, QUEUE, float(stalled), float(STUCK))
    return len(rows)
