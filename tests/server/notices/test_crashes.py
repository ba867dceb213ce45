"""Whatever dies between a move and its notice, nothing is lost."""

import pytest

from groma.server.notices.jobs import rescue
from groma.server.notices.outbox import drain
from tests.server.notices.house import HOOKS, TABLE, House, StandIn, in_a_house


def test_rows_and_jobs_change_together(url):
    async def scene(house: House) -> None:
        await house.channel("webhook", "/")
        await house.told()
        await house.database.run(
            "alter function procrastinate_defer_jobs_v1 rename to procrastinate_lost"
        )
        with pytest.raises(Exception, match="procrastinate_defer_jobs_v1"):
            await drain(house.database, HOOKS)
        assert await house.count("outbox") == 1
        await house.database.run(
            "alter function procrastinate_lost rename to procrastinate_defer_jobs_v1"
        )
        assert await drain(house.database, HOOKS) == 1
        assert await drain(house.database, HOOKS) == 0
        hook = StandIn()  # the process that drained is gone; another one sends
        await house.work(HOOKS, {"webhook": hook})
        assert len(hook.sent) == 1

    in_a_house(url, scene)


def test_the_job_of_a_worker_that_died_is_done_by_another(url):
    async def scene(house: House) -> None:
        await house.channel("webhook", "/")
        await house.told()
        await drain(house.database, HOOKS)
        await house.database.run(
            """with w as (
                insert into procrastinate_workers (last_heartbeat)
                values (now() - interval '1 minute') returning id
            )
            update procrastinate_jobs set status = 'doing', worker_id = (select id from w)"""
        )
        hook = StandIn()
        assert await rescue(house.database, stalled=3600) == 0
        assert await rescue(house.database) == 1
        await house.work(HOOKS, {"webhook": hook})
        assert len(hook.sent) == 1

    in_a_house(url, scene)


def test_a_job_whose_end_was_lost_is_done_again(url):
    async def scene(house: House) -> None:
        await house.channel("webhook", "/")
        await house.told()
        await drain(house.database, HOOKS)
        await house.database.run(
            """with w as (insert into procrastinate_workers default values returning id)
            update procrastinate_jobs set status = 'doing', worker_id = (select id from w)"""
        )
        assert await rescue(house.database) == 0
        await house.database.run("update procrastinate_events set at = at - interval '1 hour'")
        assert await rescue(house.database) == 1
        hook = StandIn()
        await house.work(HOOKS, {"webhook": hook})
        assert len(hook.sent) == 1

    in_a_house(url, scene)


def test_two_drains_at_once_take_each_row_once(url):
    async def scene(house: House) -> None:
        await house.channel("webhook", "/")
        for seq in range(25):
            await house.told(seq=seq)
        async with house.database.transaction() as other:
            await other.execute("select from outbox order by id limit 5 for update")
            assert await drain(house.database, HOOKS, batch=7) == 20
        assert await drain(house.database, HOOKS, batch=7) == 5
        assert await house.count("procrastinate_jobs") == 25
        tables = await house.database.value(
            "select distinct args->>'table' from procrastinate_jobs"
        )
        assert int(tables) == TABLE

    in_a_house(url, scene)
