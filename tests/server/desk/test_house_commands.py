"""Tables, announcements, maintenance at the command line: the same deeds, the same lines."""

from tests.server.desk.test_commands import Terminal, groma
from tests.server.wire import Door, House, Person, number, seated, until

__all__ = ["groma"]  # a fixture
GAME = "builders-antiquity"
WHY = ["--reason", "somebody asked for it"]


def test_tables(groma: Terminal, house: House, door: Door) -> None:
    table, people = seated(door, GAME, "Anna", "Ben", title="Via Appia")
    code, told = groma("tables", "find", "via", "appia")
    assert (code, told.split()[:2], "Anna, Ben" in told) == (0, [table, GAME], True)
    assert groma("tables", "find", "no such table", lang="de") == (0, "Kein Tisch ist zu finden.\n")
    assert groma("tables", "pause", table)[0] == 2  # not without a reason
    code, told = groma("tables", "pause", table, *WHY)
    assert (code, "it pauses" in told) == (0, True)
    until(lambda: people[0].table(table)["paused"])
    code, told = groma("tables", "pause", table, *WHY, lang="de")
    assert (code, told) == (2, "Das geht jetzt nicht. Der Tisch ruht; die Uhr steht still.\n")
    assert groma("tables", "resume", table, *WHY)[0] == 0
    assert "It comes out as it was played." in groma("tables", "repair", table, *WHY)[1]
    house.sql("update tables set turn = 1 - turn where id = $1", number(table))
    code, told = groma("tables", "repair", table, *WHY)
    assert (code, "was made again of its entries" in told) == (0, True)
    code, told = groma("tables", "end", table, *WHY)
    assert "it is over" in told
    assert "it is over" in groma("tables", "show", table)[1]
    assert groma("tables", "show", "nonsense")[0] == 2
    acts = house.sql("select act, operator from audit where table_id = $1", number(table))
    assert acts == [(act, None) for act in ("pause", "resume", "repair", "repair", "end")]


def test_everybody_is_told(groma: Terminal, house: House, door: Door) -> None:
    nobody = Person(door.port)
    words = ["--de", "Heute ist Fest", "--en", "A feast today"]
    assert groma("announce", "--de", "Heute ist Fest", *WHY)[0] == 2  # in both languages
    code, told = groma("announce", *words, *WHY)
    announced = house.sql("select id from announcements")[0][0]
    assert (code, told) == (0, f"Announcement {announced} is told to all.\n")
    until(lambda: nobody.get("/house?lang=de")["announcements"])
    assert groma("announce", "--end", str(announced), *WHY)[0] == 0
    until(lambda: not nobody.get("/house?lang=de")["announcements"])
    assert groma("announce", "--end", str(announced), *WHY)[0] == 2


def test_maintenance(groma: Terminal, door: Door) -> None:
    nobody = Person(door.port)
    assert groma("maintenance", "on", "--minutes", "30", *WHY)[0] == 0
    closed = until(lambda: nobody.get("/house")["closed"])
    assert closed["until"] > closed["since"]
    assert groma("maintenance", "off", *WHY)[0] == 0
    until(lambda: nobody.get("/house")["closed"] is None)
