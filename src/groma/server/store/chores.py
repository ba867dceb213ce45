"""Chores: what is done once a day for all, by whichever worker is first."""

from .database import Database


async def is_time(database: Database, chore: str) -> bool:
    """Whether a chore is due; it counts as done from now on."""
    done = await database.value(
        """insert into chores as c values ($1, now()) on conflict (name) do update
        set at = now() where c.at < now() - interval '1 day' returning at""",
        chore,
    )
    return done is not None


async def not_done(database: Database, chore: str) -> None:
    """It could not be done: it is due again in an hour."""
    await database.run(
        "update chores set at = now() - interval '23 hours', good = false where name = $1", chore
    )


async def went_well(database: Database, chore: str) -> None:
    """It is done, and that was tried."""
    await database.run("update chores set good = true, well_at = now() where name = $1", chore)
