"""The outbox: what moves have written there becomes jobs, one for each channel of a person."""

from typing import Final

from ..store.database import Database
from .settings import Notices

BATCH: Final = 500  # rows at a time
QUEUE: Final = "notices"
TASK: Final = "send_notice"

# One statement: rows go, and jobs come, or neither. A row that another worker holds is its own.
# The delay counts from the move, so that a worker that was away has nothing to wait for.
_DRAIN: Final = """
with taken as (
    delete from outbox where id in (
        select id from outbox order by id limit $1 for update skip locked
    )
    returning id, table_id, seq, kind, person, channel as only, at
),
wanted as (
    select t.*, c.id as channel, 'notice-' || t.id || '-' || c.id as number
    from taken t join channels c on c.person = t.person
    where c.kind = any($2::text[]) and (c.id = t.only or t.only is null and c.code is null)
    order by t.id, c.id
),
deferred as (
    select procrastinate_defer_jobs_v1(array_agg(row(
        $3, $4, 0, null, w.number,
        jsonb_build_object(
            'outbox', w.id, 'table', w.table_id, 'seq', w.seq, 'kind', w.kind,
            'person', w.person, 'channel', w.channel
        ),
        case when w.kind = 'turn' then w.at + make_interval(secs => $5) end
    )::procrastinate_job_to_defer_v1)) as ids
    from wanted w
    where not exists (
        select from procrastinate_jobs j where j.queueing_lock = w.number and j.status = 'todo'
    )
)
select (select count(*) from taken) as rows, coalesce(cardinality(ids), 0) as jobs from deferred"""


async def drain(database: Database, settings: Notices, batch: int = BATCH) -> int:
    """Make jobs of all that waits in the outbox; the answer is how many."""
    jobs = 0
    while True:
        row = await database.row(
            _DRAIN, batch, list(settings.available()), QUEUE, TASK, float(settings.delay)
        )
        assert row is not None
        jobs += int(row["jobs"])
        if row["rows"] < batch:
            return jobs
