"""Whom one does not want to read or to meet, what is reported, and tables where little is said."""

import asyncio
from uuid import uuid4

import asyncpg
import pytest

from groma.server.operate.reports import report_lines
from groma.table.phrases import PHRASES
from tests.server.wire import Door, House, Person, number, seated, until

GAME = "caesars-empire"


def member(door: Door, name: str = "Anna") -> Person:
    """Somebody with an account."""
    guest = door.guest(name)
    called = f"{name} {uuid4().hex[:12]}"
    made = guest.post("/me/account", {"name": called, "password": "ave imperator 9"}, 201)
    return Person(door.port, made["token"], made["person"])


def block(one: Person, other: Person) -> None:
    one.post("/me/mutes", {"person": other.id, "blocked": True})


def lobby(person: Person, asked: str = "") -> set[str]:
    found = person.get(f"/tables?status=gathering{asked}")
    assert found["next"] is None, "there are too many tables to see them all"
    return {one["id"] for one in found["tables"]}


def said(person: Person, table: str) -> list[str]:
    return [line["text"] for line in person.get(f"/tables/{table}/chat")]


# ---- block ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("blocker", [0, 1])
def test_who_is_blocked_and_who_blocks_share_no_public_table(door: Door, blocker: int) -> None:
    pair = [door.guest("Anna"), door.guest("Ben")]
    anna, ben = pair
    other = door.guest("Clara")
    table, hidden = anna.open(GAME), anna.open(GAME, hidden=True)
    invited = anna.post(f"/tables/{table}/invitations", {}, 201)["token"]
    among_us = anna.post(f"/tables/{hidden}/invitations", {}, 201)["token"]
    assert table in lobby(ben)
    block(pair[blocker], pair[1 - blocker])
    assert table not in lobby(ben)
    assert table in lobby(anna) & lobby(other)
    refused = ben.post(f"/tables/{table}/join", {}, 403)
    assert refused["detail"] == "You cannot sit down at this table."
    ben.post(f"/invitations/{invited}", {}, 403)
    ben.post(f"/invitations/{among_us}", {}, 201)  # a hidden table is their own affair
    other.post(f"/tables/{table}/join", {})


def test_nobody_takes_over_a_seat_beside_whom_they_are_not_to_meet(door: Door) -> None:
    table, (anna, ben) = seated(door, GAME, "Anna", "Ben")
    clara = door.guest("Clara")
    block(ben, clara)
    anna.post(f"/tables/{table}/leave")
    clara.post(f"/tables/{table}/claim", {"seat": 0}, 403)


def test_neither_reads_the_other_anywhere_from_now_on(house: House, door: Door) -> None:
    table, (anna, ben) = seated(door, GAME, "Anna", "Ben")
    elsewhere = house.doors[1]
    streams = [anna.at(elsewhere).stream(table), ben.at(elsewhere).stream(table)]
    for stream in streams:
        stream.next()
    anna.post(f"/tables/{table}/chat", {"text": "before"}, 201)
    for stream in streams:
        assert stream.next().data["text"] == "before"
    block(anna, ben)
    watched = elsewhere.node.tables._held[number(table)].watchers
    until(lambda: all(one.muted for one in watched))
    anna.post(f"/tables/{table}/chat", {"text": "from Anna"}, 201)
    ben.post(f"/tables/{table}/chat", {"text": "from Ben"}, 201)
    assert streams[0].next().data["text"] == "from Anna"
    assert streams[1].next().data["text"] == "from Ben"
    assert said(anna, table) == ["before", "from Anna"]
    assert said(ben, table) == ["from Ben"]
    late = ben.stream(table)
    late.next()
    anna.post(f"/tables/{table}/chat", {"text": "again"}, 201)
    ben.post(f"/tables/{table}/chat", {"text": "alone"}, 201)
    assert late.next().data["text"] == "alone"
    for stream in (*streams, late):
        stream.close()


def test_to_mute_is_less_than_to_block(door: Door) -> None:
    table, (anna, ben) = seated(door, GAME, "Anna", "Ben")
    anna.post("/me/mutes", {"person": ben.id})
    ben.post(f"/tables/{table}/chat", {"text": "salve"}, 201)
    anna.post(f"/tables/{table}/chat", {"text": "vale"}, 201)
    assert (said(anna, table), said(ben, table)) == (["vale"], ["salve", "vale"])
    assert anna.open(GAME) in lobby(ben)
    listed = anna.get("/me/mutes")
    assert listed == [{"person": ben.id, "name": "Ben", "guest": True, "blocked": False}]
    block(anna, ben)
    assert anna.get("/me/mutes")[0]["blocked"] is True
    assert said(ben, table) == ["salve"]
    anna.post("/me/mutes", {"person": ben.id, "muted": False})
    assert anna.get("/me/mutes") == []
    assert said(ben, table) == ["salve", "vale"]


# ---- report --------------------------------------------------------------------------------------


def test_lines_are_reported_to_whoever_runs_the_server(house: House, door: Door) -> None:
    table, (anna, ben) = seated(door, GAME, "Anna", "Ben")
    bad = [ben.post(f"/tables/{table}/chat", {"text": text}, 201)["id"] for text in ("you", "...")]
    own = anna.post(f"/tables/{table}/chat", {"text": "no"}, 201)["id"]
    report = f"/tables/{table}/report"
    anna.post(report, {"lines": [*bad, bad[0]], "reason": "insult"}, 201)
    for lines in ([own], [*bad, 10**12]):
        refused = anna.post(report, {"lines": lines, "reason": "spam"}, 422)
        assert refused["detail"] == "Those are no lines that others have said here."
    anna.post(report, {"lines": bad, "reason": "his nose"}, 400)
    other, _ = seated(door, GAME, "Anna", "Ben")
    anna.post(f"/tables/{other}/report", {"lines": bad, "reason": "spam"}, 422)

    async def listed() -> list[str]:
        connection = await asyncpg.connect(house.database)
        try:
            return await report_lines(connection)
        finally:
            await connection.close()

    told = "\n".join(asyncio.run(listed()))
    assert told.count("insult") == 1
    assert "spam" not in told
    assert f"reported by Anna ({anna.id})" in told
    assert [f"Ben ({ben.id}): {text}" in told for text in ("you", "...")] == [True, True]
    house.sql("delete from chat where id = $1", bad[0])
    assert "1 lines have been deleted since" in "\n".join(asyncio.run(listed()))


# ---- quiet tables, and tables for accounts -------------------------------------------------------


def test_at_a_quiet_table_only_phrases_are_said(door: Door) -> None:
    table, (anna, ben) = seated(door, GAME, "Anna", "Ben", quiet=True)
    assert anna.table(table)["quiet"] is True
    refused = anna.post(f"/tables/{table}/chat", {"text": "salve"}, 422)
    assert refused["detail"] == "At this table only the given phrases are said."
    anna.post(f"/tables/{table}/chat", {"text": PHRASES[0]}, 201)
    assert said(ben, table) == [PHRASES[0]]
    words = {
        lang: {one["key"]: one["words"] for one in ben.get(f"/phrases?lang={lang}")}
        for lang in ("en", "de")
    }
    assert list(words["en"]) == list(words["de"]) == list(PHRASES)
    assert (words["en"]["thanks"], words["de"]["thanks"]) == ("Thank you!", "Danke!")


def test_guests_do_not_sit_down_where_accounts_are_wanted(door: Door) -> None:
    anna, guest = member(door), door.guest("Gast")
    assert guest.open(GAME, accounts=True, status=403)["detail"] == "That needs an account."
    table = anna.open(GAME, accounts=True)
    link = anna.post(f"/tables/{table}/invitations", {}, 201)["token"]
    guest.post(f"/tables/{table}/join", {}, 403)
    guest.post(f"/invitations/{link}", {}, 403)
    Person(door.port).post(f"/invitations/{link}", {"name": "Nemo"}, 403)
    member(door, "Ben").post(f"/invitations/{link}", {}, 201)


# ---- what the lobby is asked for -----------------------------------------------------------------


def standing(house: House, person: Person, finished: float, live: float, slow: float) -> None:
    """How somebody plays, as if it had been reckoned."""
    house.sql(
        "insert into standings values ($1, 9, $2, $3, $4)", number(person.id), finished, live, slow
    )


def test_the_lobby_shows_tables_by_who_sits_there(house: House, door: Door) -> None:
    reliable, slow, new, guest = (member(door, f"P{one}") for one in range(4))
    guest = door.guest("Gast")
    standing(house, reliable, 0.95, 20, 7200)
    standing(house, slow, 0.5, 300, 86400)
    live = {"clock": {"allowance": 60, "bank": 60}}
    tables = {
        name: person.open(GAME, title=name, **live)
        for name, person in {"reliable": reliable, "slow": slow, "new": new, "guest": guest}.items()
    }
    days = {"clock": {"allowance": 86400, "bank": 60}}
    tables["reliable days"] = reliable.open(GAME, **days)
    asker = door.guest("Asker")

    def shown(asked: str) -> set[str]:
        found = lobby(asker, asked)
        return {name for name, table in tables.items() if table in found}

    assert shown("") == set(tables)
    assert shown("&finished=90") == {"reliable", "reliable days"}
    assert shown("&finished=50") == {"reliable", "reliable days", "slow"}
    assert shown("&within=60") == {"reliable"}
    assert shown("&within=7200") == {"reliable", "reliable days", "slow"}
    assert shown("&accounts=true") == set(tables) - {"guest"}
    assert shown("&accounts=true&finished=95&within=20") == {"reliable"}
