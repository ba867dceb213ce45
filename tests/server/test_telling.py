"""A stream in words tells all that a page needs: the same as the addresses for programs."""

from random import Random
from typing import Any

import pytest

from tests.server.night import one_game
from tests.server.wire import Door, House, Person, Stream, play, seated
from tests.table.putting import put


class Page:
    """What a page makes of its stream."""

    def __init__(self, person: Person, table: str, lang: str, last: int | None = None) -> None:
        self.person = person
        self.table = table
        self.lang = lang
        self.lines: list[Any] = []
        self.choices: Any = None
        self.sheets: Any = None
        self.seq = 0
        self.events = 0
        self.view: Any = None
        self.about: Any = None
        self.parts = 0
        self.text: Any = None
        self.since: Any = None
        self.ears = lang == "de"  # it wants to hear, too
        self.stream = Stream(person, table, last, 0, f"{lang}&text=true" if self.ears else lang)

    def hear(self, seq: int) -> "Page":
        """Read until an entry is told."""
        while self.seq < seq:
            event = self.stream.next()
            if event.kind == "table":
                self.view, self.about = event.data["view"], event.data["table"]
                self.take(event.data)
            elif event.kind == "change":
                self.merge(event.data["parts"])
                self.take(event.data)
        return self

    def merge(self, parts: dict[str, Any]) -> None:
        """What has changed of what is seen."""
        self.view = self.view or {}
        for path, value in parts.items():
            of, *names = path.split(".")
            put(self.view if of == "view" else self.about, names, value)
        self.parts += len(parts)

    def take(self, data: Any) -> None:
        """One event."""
        self.seq = data["seq"]
        self.events += 1
        self.bare = {key: data[key] for key in ("seq", "viewer", "legal", "undo")}
        told = data["told"]
        if told is None:
            return
        if told["after"] == 0:
            self.lines = []
        for line in told["lines"]:
            if line["undoes"] is not None:
                self.lines = [
                    one
                    for one in self.lines
                    if one["note"] is None or int(one["id"].split(".")[0]) < line["undoes"]
                ]
            self.lines.append(line)
        self.choices = told["choices"]
        assert ("text" in told) == ("since" in told) == self.ears
        self.text, self.since = told.get("text"), told.get("since")
        if told["sheets"] is not None:
            self.turn(told["sheets"])

    def turn(self, news: Any) -> None:
        """The sheets after those that have changed, with the rows that have changed."""
        before = self.sheets or {"sheets": [], "titles": {}}
        pages = {page["seat"]: page for page in before["sheets"]}
        for page in news["sheets"]:
            changed = page.pop("changed")
            old = pages.get(page["seat"], {"lines": []})["lines"]
            lines = [line for line in old if line["row"] not in changed] + page["lines"]
            lines.sort(key=lambda line: list(page["rows"]).index(line["row"]))
            pages[page["seat"]] = {**page, "lines": lines}
        titles = {**before["titles"], **news["titles"]}
        self.sheets = {**news, "titles": titles, "sheets": [pages[seat] for seat in sorted(pages)]}

    def check(self) -> None:
        """What was told is what the addresses answer."""
        seen = self.person.view(self.table)
        assert self.view == seen["view"]
        assert self.about == seen["table"]
        assert self.bare == {key: seen[key] for key in self.bare}
        path, query = f"/tables/{self.table}", f"?lang={self.lang}"
        assert self.lines == self.person.get(f"{path}/log{query}")["lines"]
        assert self.choices == self.person.get(f"{path}/legal{query}")
        if self.ears:
            assert self.text == self.person.get(f"{path}/text{query}")
            assert self.since == self.person.get(f"{path}/catch-up{query}")["lines"]
        sheets = self.person.get(f"{path}/sheet{query}")
        for page in sheets["sheets"]:  # a stream tells them row by row
            page["lines"].sort(key=lambda line: list(page["rows"]).index(line["row"]))
        assert {**self.sheets, "seq": 0} == {**sheets, "seq": 0}


def pages(door: Door, table: str, people: list[Person]) -> list[Page]:
    """Everybody and a watcher, in two languages."""
    readers = [*people, door.guest("Clara"), Person(door.port)]
    return [Page(reader, table, lang) for reader in readers for lang in ("en", "de")]


def test_after_every_entry_a_page_knows_what_the_addresses_say(door: Door, game: str) -> None:
    table, people = seated(door, game, "Anna", "Ben")
    chance = Random(game)
    everybody = pages(door, table, people)
    for _ in range(12):
        seq = play(table, people, chance, 1)["seq"]
        for page in everybody:
            page.hear(seq).check()
    people[0].do(table, "undo/ask", count=3)
    people[1].do(table, "undo/agree")
    seq = people[0].view(table)["seq"]
    for page in everybody:
        page.hear(seq).check()
        assert page.lines[-1]["undoes"] is not None
    seq = play(table, people, chance, 2)["seq"]
    for page in everybody:
        page.hear(seq).check()
        page.stream.close()
        assert 0 < page.parts < 40 * page.events  # not everything every time


@one_game("city-of-rome")
def test_a_page_is_told_the_sheets_only_when_they_change(door: Door, game: str) -> None:
    table, people = seated(door, game, "Anna", "Ben")
    stream = Stream(people[0], table, None, 0, "en")
    assert stream.next().data["told"]["sheets"] is not None
    before = people[0].get(f"/tables/{table}/sheet?lang=en")
    unchanged = 0
    for _ in range(15):
        play(table, people, Random(game), 1)
        told = stream.next().data["told"]
        now = people[0].get(f"/tables/{table}/sheet?lang=en")
        assert (told["sheets"] is None) == ({**now, "seq": 0} == {**before, "seq": 0})
        unchanged += told["sheets"] is None
        before = now
    assert unchanged
    stream.close()


@one_game("city-of-rome")
def test_who_comes_back_is_told_what_it_missed(house: House, game: str) -> None:
    table, people = seated(house.front, game, "Anna", "Ben")
    chance = Random(game)
    seq = play(table, people, chance, 5)["seq"]
    page = Page(people[0], table, "de")
    page.hear(seq)
    page.stream.close()
    seq = play(table, people, chance, 4)["seq"]
    people[0].do(table, "undo/ask", count=6)
    people[1].do(table, "undo/agree")
    seq = play(table, people, chance, 2)["seq"]
    for door in house.doors:  # whichever node it finds
        again = Page(people[0].at(door), table, "de", page.seq)
        again.lines = list(page.lines)
        again.hear(seq).check()
        again.stream.close()


@one_game("city-of-rome")
def test_before_the_start_nothing_is_told_and_then_everything(door: Door, game: str) -> None:
    anna, ben = door.guest("Anna"), door.guest("Ben")
    table = anna.open(game, "me", "open")
    page = Page(anna, table, "en")
    page.hear(0)
    ben.post(f"/tables/{table}/join", {})
    gathered = page.hear(1).seq
    assert page.lines == []
    late = Page(anna, table, "en", gathered)  # the line broke while people gathered
    anna.post(f"/tables/{table}/start")
    for one in (page, late):
        one.hear(2).check()
        assert one.lines[0]["words"] == "Ben sits down."
        one.stream.close()


@one_game("city-of-rome")
def test_who_sits_down_in_a_running_game_reads_with_other_eyes(door: Door, game: str) -> None:
    table, people = seated(door, game, "Anna", "Ben")
    seq = play(table, people, Random(game), 4)["seq"]
    clara = door.guest("Clara")
    page = Page(clara, table, "en")
    page.hear(seq).check()
    people[1].post(f"/tables/{table}/leave")
    clara.post(f"/tables/{table}/claim", {"seat": 1})
    page.hear(seq + 2).check()  # she waits
    people[0].post(f"/tables/{table}/claim/admit", {"seat": 1})
    page.hear(seq + 4).check()
    assert clara.view(table)["viewer"] == 1
    page.stream.close()


@one_game("city-of-rome")
@pytest.mark.parametrize("lang", ["", "fr", "EN"])
def test_a_language_that_we_do_not_have_is_refused(door: Door, game: str, lang: str) -> None:
    table, people = seated(door, game, "Anna", "Ben")
    assert people[0].ask("GET", f"/tables/{table}/stream?lang={lang}")[0] == 400
