"""Company: whom somebody does not read, and who is not to meet whom."""

from typing import Final

from ..store.database import Database

_UNHEARD: Final = """
select muted from mutes where person = $1
union select person from mutes where muted = $1 and blocked"""

_APART: Final = """
select muted from mutes where person = $1 and blocked
union select person from mutes where muted = $1 and blocked"""


async def unheard(database: Database, person: int) -> set[int]:
    """Whose words somebody is not shown: the muted, and all with whom one of both wants no more."""
    return {row[0] for row in await database.rows(_UNHEARD, person)}


async def apart(database: Database, person: int) -> list[int]:
    """With whom somebody shares no public table, whichever of the two wants it so."""
    return [row[0] for row in await database.rows(_APART, person)]


async def mute(database: Database, person: int, other: int, blocked: bool) -> bool:
    """Read somebody no more, with `blocked` meet them no more either; False: it is so already."""
    changed = await database.value(
        """insert into mutes (person, muted, blocked) values ($1, $2, $3)
        on conflict (person, muted) do update set blocked = excluded.blocked
        where mutes.blocked <> excluded.blocked returning muted""",
        person,
        other,
        blocked,
    )
    return changed is not None
