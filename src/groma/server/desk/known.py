"""People as operators know them: nothing that was said, no address, no hand."""

from typing import Any, Final

from groma.table.entries import GATHERING, RUNNING, STATUSES
from groma.table.ids import read, written
from groma.table.problems import not_there
from groma.table.wire.desk import KnownShape, PersonFile, SeatedShape

from ..people import sanctions
from ..people.names import account_name
from ..people.sanctions import HOLDS
from ..store.database import Database
from . import audit

DAYS: Final = 30  # for which it is worth knowing that somebody was reported

_PEOPLE: Final = """
select p.id, p.name, p.account is null as guest, p.created_at, p.left_at is not null as gone,
    exists (select from operators o where o.person = p.id) as operator,
    (select count(*) from results r where r.person = p.id and r.finished) as games,
    (select count(*) from reports r where r.against = p.id) as reports
from people p where """

_BY_WORDS: Final = """
p.left_at is null and ($1 = '' or position(lower($1) in lower(p.name)) > 0)
order by lower(p.name) = lower($1) desc, p.id desc limit $2"""

_TO_KNOW: Final = f"""
p.id in (
    select s.person from sanctions s where {HOLDS} union
    select r.against from reports r
    where r.at > now() - interval '{DAYS} days' and r.answer <> 'no-fault'
) order by p.id desc limit $1"""

_FILE: Final = """
select p.lang, max(l.seen) as seen, count(l.id) filter (where l.label is null) as logins,
    count(l.id) filter (where l.label is not null) as programs
from people p left join logins l
    on l.person = p.id and l.revoked_at is null and l.expires_at > now()
where p.id = $1 group by p.id"""

_SEATED: Final = f"""
select t.id, t.game, coalesce(i.title, '') as title, t.status
from seats s join tables t on t.id = s.table_id left join titles i on i.table_id = t.id
where s.person = $1 and t.status in ({GATHERING}, {RUNNING}) order by t.id desc"""


async def people_found(database: Database, words: str, most: int) -> list[KnownShape]:
    """People by name or number; without words those who came last."""
    plain = " ".join(words.split())
    number = read(plain)
    if number is not None:
        return await _shown(database, await database.rows(_PEOPLE + "p.id = $1", number))
    return await _shown(database, await database.rows(_PEOPLE + _BY_WORDS, plain, most))


async def people_to_know(database: Database, most: int) -> list[KnownShape]:
    """Against whom something holds, or who was reported lately."""
    return await _shown(database, await database.rows(_PEOPLE + _TO_KNOW, most))


async def person_file(database: Database, person: int) -> PersonFile:
    """All that an operator may know of somebody."""
    found = await _shown(database, await database.rows(_PEOPLE + "p.id = $1", person))
    row = await database.row(_FILE, person)
    if not found or row is None:
        raise not_there("person")
    return PersonFile(
        found[0],
        row["lang"],
        row["seen"],
        row["logins"],
        row["programs"],
        [
            SeatedShape(written(one["id"]), one["game"], one["title"], STATUSES[one["status"]])
            for one in await database.rows(_SEATED, person)
        ],
        await sanctions.past(database, person),
        await audit.lines(database, person=person),
    )


async def person_meant(database: Database, words: str) -> int:
    """Whom somebody means who types a number, an account, or the name of one guest alone."""
    number = read(words)
    found = await database.rows(
        "select id from people where id = $1 or account = $2 and left_at is null",
        number,
        account_name(words),
    )
    if not found:
        found = await database.rows(
            "select id from people where lower(name) = lower($1) and left_at is null limit 2", words
        )
    if len(found) != 1:
        raise not_there("person")
    return int(found[0]["id"])


async def _shown(database: Database, rows: list[Any]) -> list[KnownShape]:
    held = await sanctions.of_people(database, [row["id"] for row in rows])
    return [
        KnownShape(
            person=written(row["id"]),
            name=row["name"],
            guest=row["guest"],
            operator=row["operator"],
            created_at=row["created_at"],
            left=row["gone"],
            games=row["games"],
            reports=row["reports"],
            sanctions=held[row["id"]],
        )
        for row in rows
    ]
