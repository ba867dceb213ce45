"""Stores: all of a deed or nothing, and two homes at one store that never disagree."""

import asyncio
import errno
import json
import os
import shutil
import stat
import threading
from collections.abc import Callable, Coroutine
from pathlib import Path
from random import Random
from typing import Any
from uuid import uuid4

import pytest

from groma.home import folder
from groma.home.folder import Folder
from groma.home.live import tables
from groma.home.store import Memory, Store
from groma.table.ids import read, written
from tests.home.homes import House, Person, Stream, my_turn, until

Two = Callable[[], tuple[Store, Store]]


@pytest.fixture(params=["memory", "folder"])
def two(request: pytest.FixtureRequest, tmp_path: Path) -> Two:
    """Two users of one store."""

    def memory() -> tuple[Store, Store]:
        one = Memory()
        return one, Memory(one)

    def folder() -> tuple[Store, Store]:
        return Folder(tmp_path), Folder(tmp_path)

    return memory if request.param == "memory" else folder


def test_a_deed_is_stored_whole_or_not_at_all(two: Two) -> None:
    async def work() -> None:
        one, other = two()
        assert await one.append(7, 0, [b"[0]", b"[1]"], b'{"a":1}')
        assert not await other.append(7, 0, [b"[9]"], b'{"b":1}')
        assert not await other.append(7, 1, [b"[9]"], None)
        assert not await other.append(7, 3, [b"[9]"], None)
        assert await other.append(7, 2, [b"[2]"], None)
        assert not await one.append(7, 2, [b"[9]"], None)
        for store in (one, other):
            assert await store.entries(7) == [b"[0]", b"[1]", b"[2]"]
            assert await store.entries(7, 1) == [b"[1]", b"[2]"]
            assert await store.entries(7, 3) == []
            assert await store.texts(7) == b'{"a":1}'
            assert await store.tables() == {7: 2}
            assert await store.entries(8) == []
        assert await other.append(8, 0, [b"[0]"], None)
        await one.remove(7)
        assert await other.tables() == {8: 0}
        assert await other.entries(7) == []
        assert await other.append(7, 0, [b"[5]"], None)

    asyncio.run(work())


def test_of_many_who_write_at_once_one_succeeds(two: Two) -> None:
    async def work() -> None:
        one, other = two()
        for seq in range(5):
            stored = await asyncio.gather(
                *[store.append(7, seq, [b"%d" % seq], None) for store in (one, other, one)]
            )
            assert sorted(stored) == [False, False, True]
        assert len(await one.entries(7)) == 5

    asyncio.run(work())


def test_small_things_are_kept_by_name(two: Two) -> None:
    async def work() -> None:
        one, other = two()
        await one.keep("a/b ü", b"1")
        await other.keep("a/b ü", b"2")
        await one.keep("a/c", b"3")
        await one.keep("b", b"")
        assert await one.value("a/b ü") == b"2"
        assert await other.value("b") == b""
        assert await other.value("c") is None
        assert await other.names("a/") == ["a/b ü", "a/c"]
        await one.forget("a/c")
        await one.forget("a/c")
        assert await other.names("") == ["a/b ü", "b"]

    asyncio.run(work())


# ---- folders ------------------------------------------------------------------------------------


@pytest.mark.parametrize("refused", [errno.EMLINK, errno.EPERM, errno.ENOTSUP])
def test_a_folder_without_links_keeps_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, refused: int
) -> None:
    def no_link(*_: object) -> None:
        raise OSError(refused, "no links here")

    monkeypatch.setattr(os, "link", no_link)
    test_a_deed_is_stored_whole_or_not_at_all(lambda: (Folder(tmp_path), Folder(tmp_path)))
    shutil.rmtree(tmp_path)
    test_of_many_who_write_at_once_one_succeeds(lambda: (Folder(tmp_path), Folder(tmp_path)))
    assert not [*tmp_path.rglob("*.new")]


def test_what_does_not_fit_is_not_there(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Neither with links nor without them: the next who writes finds the place free."""

    def full(*_: object) -> None:
        raise OSError(errno.ENOSPC, "full")

    async def work() -> None:
        store = Folder(tmp_path)
        assert await store.append(7, 0, [b"[0]"], None)
        for names in (["fsync"], ["link", "fsync"]):
            with monkeypatch.context() as there:
                for name in names:
                    there.setattr(os, name, full)
                with pytest.raises(OSError, match="full"):
                    await store.append(7, 1, [b"[9]"], None)
        assert await store.entries(7) == [b"[0]"]
        assert await store.append(7, 1, [b"[1]"], None)
        assert not [*tmp_path.rglob("*.new")]

    asyncio.run(work())


@pytest.mark.skipif(os.name != "posix", reason="only there a folder can be opened")
def test_names_are_kept_as_safely_as_what_they_name(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    settled: list[Path] = []
    plain = os.fsync

    def fsync(opened: int) -> None:
        if stat.S_ISDIR(os.fstat(opened).st_mode):
            settled.extend(one for one in places if os.path.samestat(one.stat(), os.fstat(opened)))
        plain(opened)

    store = Folder(tmp_path / "new" / "home")
    table = store.path / "tables" / written(7)
    values = store.path / "values"
    monkeypatch.setattr(os, "fsync", fsync)

    async def work(doing: Coroutine[Any, Any, Any]) -> set[Path]:
        settled.clear()
        await doing
        return set(settled)

    places: list[Path] = []
    assert asyncio.run(work(store.append(7, 0, [b"[0]"], None))) == set()
    places += [tmp_path, tmp_path / "new", store.path, store.path / "tables", table]
    assert asyncio.run(work(store.append(7, 1, [b"[1]"], None))) == {table}
    assert asyncio.run(work(store.append(8, 0, [b"[0]"], None))) == {store.path / "tables"}
    assert asyncio.run(work(store.keep("a", b"1"))) == {store.path}
    places += [values]
    assert asyncio.run(work(store.keep("a", b"2"))) == {values}


@pytest.mark.parametrize("written_first", [False, True])
def test_who_writes_while_a_table_is_removed_is_too_late(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, written_first: bool
) -> None:
    one, other = Folder(tmp_path), Folder(tmp_path)
    put = folder._put

    def late(path: Path, content: bytes) -> Path:
        new = put(path, content) if written_first else None
        removing = threading.Thread(target=asyncio.run, args=(one.remove(7),))
        removing.start()
        removing.join()
        return new or put(path, content)

    asyncio.run(one.append(7, 0, [b"[0]"], None))
    with monkeypatch.context() as there:
        there.setattr(folder, "_put", late)
        assert not asyncio.run(other.append(7, 1, [b"[1]"], None))
    for store in (one, other):
        assert asyncio.run(store.tables()) == {}
        assert asyncio.run(store.entries(7)) == []
        assert asyncio.run(store.texts(7)) is None
    assert not [*tmp_path.joinpath("tables").iterdir()]


def test_what_was_written_behind_a_table_that_is_gone_is_no_table(tmp_path: Path) -> None:
    async def work() -> None:
        store = Folder(tmp_path)
        assert await store.append(7, 0, [b"[0]"], b"{}")
        assert await store.append(7, 1, [b"[1]"], None)
        assert await store.append(8, 0, [b"[0]"], None)
        tables = tmp_path / "tables"
        (tables / written(7) / "00000000.json").unlink()
        (tables / f"{written(9)}.0.gone").mkdir()  # the power went while it was removed
        (tables / written(10)).mkdir()
        assert await store.tables() == {8: 0}
        assert await store.entries(7) == []
        assert await store.texts(7) is None
        assert not await store.append(7, 2, [b"[2]"], None)
        await store.remove(7)
        await store.remove(7)
        assert sorted(one.name for one in tables.iterdir()) == [written(8), written(10)]

    asyncio.run(work())


def test_a_file_that_cannot_be_read_is_the_trouble_of_its_table(
    house: House, tmp_path: Path
) -> None:
    anna = house.open(Folder(tmp_path)).guest()
    broken, good = [anna.open("city-of-rome", "me", "open") for _ in range(2)]
    path = tmp_path / "tables" / broken / "00000000.json"
    path.write_bytes(path.read_bytes()[:-5])
    anna = anna.at(house.open(Folder(tmp_path)))
    problems = {one["id"]: one["problem"] for one in anna.get("/home/tables")}
    assert problems == {good: "", broken: "failed"}
    assert anna.table(good)["status"] == "gathering"
    assert anna.ask("DELETE", f"/home/tables/{broken}")[0] == 200
    assert [one["id"] for one in anna.get("/home/tables")] == [good]


# ---- homes --------------------------------------------------------------------------------------


def waits(person: Person, table: str) -> int:
    """The number of the entry at which the table waits for somebody."""
    seq: int = until(lambda: my_turn(person, table))["seq"]
    return seq


def test_two_homes_at_one_table(house: House, two: Two) -> None:
    """What somebody does in one tab is seen in the other, which goes on from there."""
    first, second = two()
    one, other = house.open(first, seeds="1"), house.open(second)
    anna = one.guest()
    table = anna.open("city-of-rome", "me", "random", start=True)
    twin = anna.at(other)
    streams = [anna.stream(table), twin.stream(table)]
    chance = Random(4)
    for turn in range(6):
        who = (anna, twin)[turn % 2]
        seq = waits(who, table)
        seen = [stream.to(seq)[-1].data for stream in streams]
        assert seen[0]["view"] == seen[1]["view"]
        who.move(table, chance)
    until(lambda: my_turn(anna, table))
    assert anna.get(f"/tables/{table}/log") == twin.get(f"/tables/{table}/log")
    kept = house.do(first.entries(read(table) or 0))
    assert len(kept) == anna.table(table)["seq"] + 1


def test_the_same_move_in_two_tabs_happens_once(house: House, two: Two) -> None:
    first, second = two()
    anna = house.open(first, seeds="1").guest()
    twin = anna.at(house.open(second))
    table = anna.open("city-of-rome", "me", "random", start=True)
    seen = until(lambda: my_turn(anna, table))
    assert twin.view(table) == seen
    wanted = {"seq": seen["seq"], "move": seen["legal"][0], "key": str(uuid4())}
    done = anna.post(f"/tables/{table}/moves", wanted, 201)
    assert twin.post(f"/tables/{table}/moves", wanted, 201) == done
    late = {**wanted, "key": str(uuid4())}
    assert twin.post(f"/tables/{table}/moves", late, 409)["type"] == "/problems/too-late"


def test_of_two_homes_one_plays_the_bots(house: House) -> None:
    class Counted(Memory):
        late = 0

        async def append(
            self, table: int, seq: int, entries: list[bytes], texts: bytes | None
        ) -> bool:
            await asyncio.sleep(0)  # another home has its turn meanwhile, as in a browser
            stored = await super().append(table, seq, entries, texts)
            Counted.late += not stored
            return stored

    store = Counted()
    anna = house.open(store, seeds="2").guest()
    twin = anna.at(house.open(Counted(store)))
    table = anna.open("city-of-rome", "me", "random", "random", start=True)
    twin.view(table)
    streams = [anna.stream(table), twin.stream(table)]
    chance = Random(2)
    for _ in range(8):
        until(lambda: my_turn(anna, table))
        anna.move(table, chance)
    for stream in streams:
        stream.to(waits(anna, table))
    assert Counted.late == 0


def test_what_is_stored_is_shown_though_who_asked_has_left(house: House) -> None:
    """As in a browser: it is stored, and the word of it is on its way, when somebody reloads."""

    class Slow(Memory):
        stored = asyncio.Event()
        told = asyncio.Event()

        async def append(
            self, table: int, seq: int, entries: list[bytes], texts: bytes | None
        ) -> bool:
            stored = await super().append(table, seq, entries, texts)
            self.stored.set()
            await self.told.wait()
            return stored

    store = Slow()
    store.told.set()
    anna = house.open(store).guest()
    table = anna.open("city-of-rome", "me", "random", start=True)
    seen = until(lambda: my_turn(anna, table))
    stream = anna.stream(table)
    stream.to(seen["seq"])

    async def leave() -> None:
        store.stored.clear()
        store.told.clear()
        wanted = {"seq": seen["seq"], "move": seen["legal"][0], "key": str(uuid4())}
        asked = anna.asked("POST", f"/tables/{table}/moves", json.dumps(wanted).encode())
        asking = asyncio.create_task(anna.door.home.answer(asked))
        await store.stored.wait()
        asking.cancel()
        await asyncio.sleep(0)
        assert not asking.done()  # nobody else writes before it has happened here
        store.told.set()
        assert isinstance((await asyncio.gather(asking, return_exceptions=True))[0], BaseException)

    house.do(leave())
    assert anna.table(table)["seq"] > seen["seq"]
    assert stream.next().id > seen["seq"]
    until(lambda: my_turn(anna, table))  # and the bot has answered


def test_what_is_said_in_two_tabs_at_once_is_all_kept(house: House) -> None:
    class Slow(Memory):
        async def keep(self, name: str, value: bytes) -> None:
            await asyncio.sleep(0)  # another home has its turn meanwhile, as in a browser
            await super().keep(name, value)

    store = Slow()
    anna = house.open(store).guest()
    twin = anna.at(house.open(Slow(store)))
    table = anna.open("city-of-rome", "me", "random", start=True)

    async def both() -> None:
        bodies = [
            (who, json.dumps({"text": str(one)}).encode())
            for one in range(4)
            for who in (anna, twin)
        ]
        asked = [(who, who.asked("POST", f"/tables/{table}/chat", body)) for who, body in bodies]
        answers = await asyncio.gather(*[who.door.home.answer(one) for who, one in asked])
        assert [one.status for one in answers] == [201] * 8

    house.do(both())
    said = twin.get(f"/tables/{table}/chat")
    assert sorted(one["text"] for one in said) == sorted(["0", "1", "2", "3"] * 2)
    assert [one["id"] for one in said] == list(range(1, 9))


def test_who_goes_on_when_the_other_tab_is_closed(house: House, two: Two) -> None:
    """The bots of a tab that is gone are played by the one that is left."""
    first, second = two()
    one, other = house.open(first, pause=3600.0), house.open(second, pause=0.0)
    anna = one.guest()
    table = anna.open("city-of-rome", "random", "random", "me", start=True)
    if not anna.view(table)["legal"]:
        one.stop()
    until(lambda: my_turn(anna.at(other), table))


def test_a_table_that_another_tab_removes_is_gone(house: House, two: Two) -> None:
    first, second = two()
    one, other = house.open(first), house.open(second)
    anna = one.guest()
    table = anna.open("city-of-rome", "me", "open")
    stream = anna.at(other).stream(table)
    assert stream.next().kind == "table"
    house.do(one.home.tables.remove(read(table) or 0))
    assert stream.until(lambda event: event.kind == "bye")
    with pytest.raises(EOFError):
        stream.next()
    anna.at(other).get(f"/tables/{table}", 404)
    assert anna.at(other).get("/me/tables")["tables"] == []


def test_a_line_at_a_table_that_was_put_away_is_ended_at_once(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its reader comes back by itself, to the table as it is held then."""
    monkeypatch.setattr(tables, "MOST", 2)
    anna = house.open().guest()
    first = anna.open("city-of-rome", "me", "open")
    wanted = anna.asked("GET", f"/tables/{first}/stream")
    answer = anna.door.answer(wanted)
    for _ in range(3):
        anna.open("city-of-rome", "me", "open")
    assert Stream(anna.door, answer).next().kind == "bye"
    again = anna.stream(first)
    assert again.next().kind == "table"
    for _ in range(3):
        anna.open("city-of-rome", "me", "open")
    others = [anna.stream(anna.open("city-of-rome", "me", "open")) for _ in range(3)]
    assert {stream.next().kind for stream in others} == {"table"}  # more than there is room for
    anna.post(f"/tables/{first}/close")
    assert again.next().data["table"]["status"] == "closed"
