"""Reading migrations: whether one can be carried out while people play and older nodes go on."""

import re
from collections.abc import Iterator
from typing import Final

from groma.server.store.migrate import Migration

# Where every lock is felt, or a look at every row takes long.
LARGE: Final = {
    *("entries", "tables", "seats", "snapshots", "titles", "words", "chat", "outbox", "seen"),
    *("people", "logins", "results", "standings", "mutes", "origins", "spent", "figures"),
}
_COMMENT: Final = re.compile(r"--[^\n]*")
_BODY: Final = re.compile(r"\$\$.*?\$\$", re.DOTALL)
_TEXT: Final = re.compile(r"'[^']*'")
_CONSTANT: Final = re.compile(
    r"default\s+('_'|-?[\d.]+|true|false|null|now\(\)|current_date)\b|default '_'"
)
_TAKEN_AWAY: Final = re.compile(
    r"\b(drop (?!index)(?!not null)|rename\b|alter column \w+ (set data )?type\b|set not null\b"
    r"|disable trigger\b|drop not null\b|truncate\b|lock table\b)"
)


def offences(migration: Migration) -> list[str]:
    """What of it cannot be done online, statement by statement; nothing if all of it can."""
    plain = _TEXT.sub("'_'", _BODY.sub("''", _COMMENT.sub("", migration.source.lower())))
    statements = [" ".join(one.split()) for one in plain.split(";") if one.strip()]
    new = {
        found[1]
        for one in statements
        if (found := re.match(r"create (?:unlogged )?table (?:if not exists )?(\w+)", one))
    }
    return [f"{why}: {one[:90]}" for one in statements for why in _why(one, new, statements)] + (
        [] if not migration.by_itself else list(_by_itself(statements))
    )


def _why(one: str, new: set[str], statements: list[str]) -> Iterator[str]:
    table = _of(one)
    if table in new:
        return  # nobody uses it yet
    if _TAKEN_AWAY.search(one):
        yield "takes away what programs of before use"
    if one.startswith("alter table") and "add column" in one:
        for column in one.split("add column")[1:]:
            if "not null" in column and not _CONSTANT.search(column):
                yield "a column that programs of before do not fill needs a constant"
            elif "default" in column and not _CONSTANT.search(column):
                yield "a default that is no constant writes every row anew"
            if "unique" in column or "primary key" in column or "generated" in column:
                yield "looks at every row, and nobody may write meanwhile"
    if one.startswith("alter table") and re.search(
        r"add (constraint|foreign|check|unique|primary)", one
    ):
        if "not valid" not in one:
            yield "looks at every row, and nobody may write meanwhile"
    if re.match(r"create (unique )?index", one) and table in LARGE and "concurrently" not in one:
        yield "nobody may write meanwhile: concurrently"
    if re.match(r"(update|delete|insert)\b|with\b", one) and table in LARGE | {""}:
        yield "writes rows that people write, too: let a worker do it bit by bit"
    if one.startswith("create trigger") or one.startswith("create or replace trigger"):
        if table in LARGE:
            yield "changes what programs of before do"


def _of(one: str) -> str:
    """Which table a statement is about."""
    found = (
        re.match(r"(?:alter|drop|truncate) table (?:if exists )?(?:only )?(\w+)", one)
        or re.match(
            r"create (?:unique )?index (?:concurrently )?(?:if not exists )?\w* ?on (\w+)", one
        )
        or re.match(r"create (?:or replace )?trigger .*? on (\w+)", one)
        or re.match(r"(?:update|insert into|delete from) (\w+)", one)
    )
    return found[1] if found else ""


def _by_itself(statements: list[str]) -> Iterator[str]:
    """A file that is carried out statement by statement may be begun again after any of them."""
    for number, one in enumerate(statements):
        made = re.match(r"create (?:unique )?index concurrently (\w+)", one)
        before = statements[number - 1] if number else ""
        if made and before != f"drop index concurrently if exists {made[1]}":
            yield f"first `drop index concurrently if exists`, for a failed try: {one[:50]}"
        if not made and not one.startswith("drop index concurrently if exists"):
            yield f"belongs in a file with a transaction: {one[:60]}"
