"""Checking stored tables: a rule that was changed is found at the first entry it strikes."""

import asyncio
from typing import Any

import pytest

from groma.core.deal import Deal
from groma.core.game import Game
from groma.core.notes import Log
from groma.core.refusals import Ask, bar
from groma.server.store import rows
from groma.server.store.check import check_tables
from groma.table.entries import RUNNING
from groma.table.ids import written
from groma.table.texts import Texts
from tests.sample import hoard
from tests.sample.hoard import DIG, GAME, KEEP, LAY, REST
from tests.sample.versions import version
from tests.server.played import Played, store
from tests.server.services import sql


class Rising(hoard.Acting):
    """A changed rule: a row must rise, equal coins are not enough."""

    def options(self, table: hoard.Table, argument: int, ask: Ask | None) -> int:
        left = super().options(table, argument, ask)
        row = table.rows[table.active]
        return bar(left, (2 << row[-1]) - 1, "HO-3.9", ask) if row else left


class Turning(hoard.Keeping):
    """A changed rule: the other seat keeps."""

    def who(self, table: hoard.Table, argument: int) -> int:
        return 1 - table.active


def changed(number: int, place: int, step: Any) -> Game[hoard.Table]:
    """The sample game with one other step."""

    def deal(players: int, settings: list[int], cards: Deal, log: Log | None) -> hoard.Table:
        table = hoard.deal_table(players, settings, cards, log)
        table.steps = [*hoard.STEPS]
        table.steps[place] = step
        table.advance()
        return table

    return version(number, deal)


def rising(number: int) -> Game[hoard.Table]:
    return changed(number, hoard.ACTING, Rising("act", "HO-3.1", LAY, hoard.COIN.size + 2))


def check(url: str, *games: Game[Any]) -> tuple[int, list[str]]:
    lines: list[str] = []
    shelf = {(game.name, game.version): game for game in games}
    return asyncio.run(check_tables(url, shelf, lines.append)), lines


def first_struck(table: Played) -> int | None:
    """The entry that lays a coin on an equal one."""
    state: Any = table.match.record(opened=True).replay(GAME, 0)
    for number, (_, move, _) in enumerate(table.entries[1:], 2):
        row = state.rows[state.active]
        if LAY <= move < DIG and row and row[-1] == move - LAY:
            return number
        state.play(move)
    return None


def test_what_was_played_by_these_rules_is_sound(database_url: str) -> None:
    newer = rising(2)
    store(
        database_url,
        *[Played(GAME, number) for number in range(1, 9)],
        *[Played(GAME, number, moves=7) for number in range(11, 14)],
        *[Played(GAME, number, moves=12, undo=9) for number in range(21, 24)],
        *[Played(newer, number) for number in range(31, 34)],  # side by side
    )
    assert check(database_url, GAME, newer) == (0, ["17 tables checked, 0 come out differently"])


def test_a_changed_rule_is_found_at_the_first_entry_it_strikes(database_url: str) -> None:
    tables = [Played(GAME, number, moves=20) for number in range(1, 40)]
    struck = {table.table: first_struck(table) for table in tables}
    assert set(struck.values()) > {None}  # some are struck, some are not
    store(database_url, *tables)
    code, lines = check(database_url, rising(1))
    assert code == 1
    expected = [
        f"{written(table.table)} hoard 1 entry {number}: the move "
        f"{GAME.moves.text(table.entries[number - 1][1])} is not legal: HO-3.9"
        for table in tables
        if (number := struck[table.table]) is not None
    ]
    assert lines == [*expected, f"39 tables checked, {len(expected)} come out differently"]


def test_another_seat_decides(database_url: str) -> None:
    store(database_url, Played(GAME, 1, moves=6))
    turning = changed(1, hoard.KEEPING, Turning("keep", "HO-2.2", KEEP, hoard.COIN.size))
    code, lines = check(database_url, turning)
    assert (code, lines[0]) == (
        1,
        f"{written(1)} hoard 1 entry 2: seat 1 decides, it was seat 0",
    )


def test_rules_that_are_not_installed_and_rules_that_fail(database_url: str) -> None:
    def fails(*_: Any) -> hoard.Table:
        raise ZeroDivisionError("oops")

    store(database_url, Played(GAME, 1, moves=6), Played(rising(2), 2, moves=6))
    code, lines = check(database_url, version(1, fails))
    assert code == 1
    assert lines == [
        f"{written(1)} hoard 1 entry 1: the rules fail: ZeroDivisionError('oops')",
        f"{written(2)} hoard 2 entry 0: these rules are not installed",
        "2 tables checked, 2 come out differently",
    ]


@pytest.mark.parametrize(
    ("statement", "said"),
    [
        ("update snapshots set state = '\\x00'", "entry 7: the state differs from the one that"),
        ("update snapshots set seq = 3", "entry 3: the state differs from the one that was kept"),
        ("update snapshots set seq = 9", "entry 7: a state was kept after entry 9, which is miss"),
        ("update tables set turn = 1 - turn", "entry 7: seat"),
        ("update tables set turn = null", "decides at the end, it was seat nobody"),
        ("update tables set status = 2", "entry 7: the table is running, it was over"),
        ("update tables set seq = 8", "entry 7: its row is wrong: seq"),
        ("update tables set hidden = true, bank = 5", "its row is wrong: hidden, bank"),
        ("update seats set bot = 'greedy' where seat = 1", "its row is wrong: seats"),
        ("delete from seats where seat = 1", "its row is wrong: seats"),
        ("delete from tables", "entry 7: its row is missing"),
        (
            "insert into tables (id, game, rules, host, status) values (0, 'hoard', 1, 1, 1)",
            "entry 0: it does not say what table it is",
        ),
        (
            "insert into entries (table_id, seq, kind, value, at) values (1, 9, 0, 0, now())",
            "entry 8: the entry is missing",
        ),
    ],
)
def test_what_does_not_fit_is_named(statement: str, said: str, database_url: str) -> None:
    store(database_url, Played(GAME, 1, moves=6))
    assert check(database_url, GAME)[0] == 0
    sql(database_url, statement)
    code, lines = check(database_url, GAME)
    assert code == 1
    assert said in lines[0]


def test_moves_out_of_place(database_url: str) -> None:
    late = Played(GAME, 1)
    early, unknown, undone = (Played(GAME, number, moves=0) for number in (2, 3, 4))
    late.entries.append((0, REST, 0))
    early.entries[0] = (0, KEEP, 0)
    unknown.entries.append((0, 4000, 0))
    undone.entries.append((1, 5, 0))
    store(database_url, early, unknown, undone, late)
    assert check(database_url, GAME)[1][:-1] == [
        f"{written(2)} hoard 1 entry 1: a move before the start",
        f"{written(3)} hoard 1 entry 2: the move number 4000 is not legal: HO-2.2",
        f"{written(4)} hoard 1 entry 2: 5 moves should remain of 0",
        f"{written(1)} hoard 1 entry {len(late.entries)}: the move rest is not legal: refused-over",
    ]  # running tables first


class Gathering(Played):
    """A table that was opened, and no more."""

    async def store(self, connection: Any) -> None:
        await rows.create(connection, self.opening(), Texts())


def test_tables_that_never_started(database_url: str) -> None:
    store(database_url, Played(GAME, 1, moves=2))
    closed = """insert into entries (table_id, seq, kind, value, seat, person, at)
        values (3, 1, 11, 0, 0, 1, '2026-03-02')"""
    ended = "update tables set status = 3, seq = 1, ended_at = '2026-03-02' where id = 3"
    store(database_url, Gathering(GAME, 2, moves=0), Gathering(GAME, 3, moves=0))
    sql(database_url, closed, ended)
    assert check(database_url, GAME) == (0, ["3 tables checked, 0 come out differently"])
    sql(database_url, f"update tables set status = {RUNNING} where id = 2")
    assert "the table is gathering, it was running" in check(database_url, GAME)[1][0]


CONTENT = """select array(select t::text from tables t order by id) ||
    array(select s::text from seats s order by table_id, seat)"""


def test_what_is_known_beside_the_entries_is_made_again(database_url: str) -> None:
    tables = [Played(GAME, 1), Played(GAME, 2, moves=7), Played(GAME, 3, moves=12, undo=9)]
    store(database_url, *tables, Gathering(GAME, 4, moves=0))
    before = sql(database_url, CONTENT)
    sql(database_url, "delete from seats", "delete from tables where id <> 2", "select 1")
    sql(database_url, "update tables set status = 0, seq = 3, turn = null, hidden = true")
    lines: list[str] = []
    shelf = {(GAME.name, GAME.version): GAME}
    assert asyncio.run(check_tables(database_url, shelf, lines.append, rebuild=True)) == 0
    assert lines == ["4 rows made again", "4 tables checked, 0 come out differently"]
    after = sql(database_url, CONTENT)
    assert after == before
