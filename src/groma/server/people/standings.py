"""Standings: how people play, kept out of the results of their games.

A game counts half as much for each HALF_LIFE that passes. All of somebody's games fade together,
so shares and medians change with a new result alone, and never with time.
"""

from datetime import datetime
from typing import Any, Final

from groma.table.results import Outcome

from ..store.database import Connection, Database

HALF_LIFE: Final = 90 * 86400  # seconds

_STORE: Final = """
insert into results (table_id, person, game, players, slow, won, finished, seconds, ended_at)
values ($1, $2, $3, $4, $5, $6, $7, $8, $9)"""

# A weighted median: the first game, from the fastest on, with which half of the weight is there.
_REFRESH: Final = """
with r as (
    select person, finished, seconds, slow, power(0.5::float8, extract(epoch from
        max(ended_at) over (partition by person) - ended_at)::float8 / $2) as weight
    from results where person = any($1)
),
m as (
    select person, slow, seconds,
        sum(weight) over w as so_far, sum(weight) over (partition by person, slow) as whole
    from r where seconds is not null
    window w as (partition by person, slow order by seconds)
),
p as (
    select person, min(seconds) filter (where not slow) as live,
        min(seconds) filter (where slow) as slow
    from m where so_far >= whole / 2 group by person
)
insert into standings (person, games, finished, live_seconds, slow_seconds)
select r.person, count(*), coalesce(sum(weight) filter (where finished), 0) / sum(weight),
    p.live, p.slow
from r left join p on p.person = r.person group by r.person, p.live, p.slow"""

_TALLIES: Final = """
select game, players, count(*) as played, count(*) filter (where won) as won
from results where person = $1 group by game, players order by game, players"""


async def store(
    connection: Connection, table: int, ended_at: datetime | None, made: Outcome | None
) -> None:
    """Keep what a table has come to, instead of what it had come to before; None: nothing.

    The connection is in a transaction that nobody else is in at the same time.
    """
    gone = await connection.fetch("delete from results where table_id = $1 returning person", table)
    touched = {row[0] for row in gone}
    if made is not None:
        touched |= {one.person for one in made.results}
        await connection.executemany(
            _STORE,
            [
                (
                    *(table, one.person, made.game, made.players, made.slow),
                    *(one.won, one.finished, one.seconds, ended_at),
                )
                for one in made.results
            ],
        )
    await connection.execute("delete from standings where person = any($1)", list(touched))
    await connection.execute(_REFRESH, list(touched), float(HALF_LIFE))


async def standing(database: Database, person: int) -> Any | None:
    """How somebody plays; None: nothing is known."""
    return await database.row(
        "select games, finished, live_seconds, slow_seconds from standings where person = $1",
        person,
    )


async def tallies(database: Database, person: int) -> list[Any]:
    """The games of somebody: which, with how many players, how many, how many of them won."""
    return await database.rows(_TALLIES, person)
