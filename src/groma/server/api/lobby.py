"""The lobby: which public tables somebody is shown, by who sits there."""

from typing import Annotated, Any, Final

from litestar.params import Parameter

from groma.table.clock import LIVE

from ..people.accounts import Person
from ..people.company import apart
from .common import Asking, node_of

Share = Annotated[int | None, Parameter(ge=1, le=100)]
Seconds = Annotated[int | None, Parameter(ge=1, le=60 * 86400)]

# The people of a table other than who asks. Of whom nothing is known, nothing is promised.
_OTHERS: Final = """
select from seats x join people p on p.id = x.person left join standings d on d.person = x.person
where x.table_id = t.id and x.person is distinct from $5"""

SUITS: Final = f"""
not (t.host = any($6)) and not exists (
    select from seats x where x.table_id = t.id and x.person = any($6)
)
and ($7::int is null or not exists ({_OTHERS} and coalesce(d.finished, 0) * 100 < $7))
and ($8::int is null or not exists ({_OTHERS} and coalesce(
    case when t.allowance < {LIVE} then d.live_seconds else d.slow_seconds end, 'infinity'
) > $8))
and (not $9 or not exists ({_OTHERS} and p.account is null))"""


async def wanted(
    request: Asking, finished: int | None, within: int | None, accounts: bool
) -> list[Any]:
    """The arguments $5 to $9 of `SUITS`: who asks, whom not to meet, what others must be like."""
    person: Person | None = request.user
    if person is None:
        return [None, [], finished, within, accounts]
    company = await apart(node_of(request).database, person.id)
    return [person.id, company, finished, within, accounts]
