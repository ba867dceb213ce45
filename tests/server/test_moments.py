"""The table as it was, its course, and the table in sentences, for each who looks back."""

import json
from random import Random
from typing import Any

import pytest

from groma.core.game import games
from groma.core.match import Match
from tests.server.test_playing import raw
from tests.server.wire import Door, Person, play, seated

GAMES = sorted(games())


def plain(data: Any) -> Any:
    """As it comes over the wire."""
    return json.loads(json.dumps(data))


def moment(person: Person, table: str, at: int, more: str = "", status: int = 200) -> Any:
    return person.get(f"/tables/{table}/moments/{at}?lang=en{more}", status)


def check_moment(shown: Any, match: Match, at: int, viewer: int) -> None:
    """A moment is what the rules make of so many moves, for this viewer."""
    state = match.state_after(at)
    game = match.game
    assert (shown["at"], shown["of"], shown["viewer"]) == (at, len(match.moves), viewer)
    assert shown["seat"] == (None if state.over() else state.seat)
    assert shown["mover"] == (match.state_after(at - 1).seat if at else None)
    assert shown["view"] == plain(game.view(state, viewer))
    assert shown["legal"] == (state.legal() if state.seat == viewer else None)
    assert bool(shown["prompt"]) == (state.seat == viewer)
    totals = [game.sheet(state, seat, viewer).total() for seat in range(state.players)]
    assert [page["total"] for page in shown["sheets"]["sheets"]] == totals
    assert shown["choices"] is None
    told = [note.to_json() for note in match.notes_since(viewer, max(at - 1, 0))]
    after = [note.to_json() for note in match.notes_since(viewer, at)]
    assert [line["note"] for line in shown["lines"]] == told[: len(told) - len(after)] or at == 0
    assert not [line for line in shown["lines"] if raw(line["words"])]


@pytest.mark.parametrize("game", GAMES)
def test_looking_back_while_it_runs_with_ones_own_eyes(door: Door, game: str) -> None:
    table, people = seated(door, game, "Anna", "Ben")
    nobody = Person(door.port)
    play(table, people, Random(game), 25)
    match = door.replica(table).match
    for at in (0, 1, 7, 24, 25):
        for viewer, person in enumerate([*people, nobody]):
            check_moment(moment(person, table, at), match, at, viewer)
            assert moment(person, table, at, f"&eyes={viewer}")["viewer"] == viewer
            for eyes in {"open", "0", "1", "2"} - {str(viewer)}:
                refused = moment(person, table, at, f"&eyes={eyes}", 403)
                assert refused["detail"].startswith("While the game runs")
    assert moment(nobody, table, 26, status=404)["type"] == "/problems/not-there"
    assert moment(nobody, table, -1, status=404)["type"] == "/problems/not-there"
    assert moment(nobody, table, 1, "&eyes=8", 422)["type"] == "/problems/wrong"
    assert moment(nobody, table, 1, "&eyes=closed", 400)["type"] == "/problems/wrong"


@pytest.mark.parametrize("game", GAMES)
def test_looking_back_at_the_end_with_any_eyes(door: Door, game: str) -> None:
    table, people = seated(door, game, "Anna", "Ben")
    nobody = Person(door.port)
    play(table, people, Random(game))
    match = door.replica(table).match
    last = len(match.moves)
    for at in (0, last // 3, last):
        for viewer in range(3):
            check_moment(moment(nobody, table, at, f"&eyes={viewer}"), match, at, viewer)
        shown = moment(nobody, table, at, "&eyes=open")
        state = match.state_after(at)
        hidden = any(state.hidden.unseen(viewer) for viewer in range(3))
        state.hidden.lay_open()
        assert shown["view"] == plain(match.game.view(state, 2))
        assert (shown["viewer"], shown["legal"]) == (2, None)
        if hidden and at < last:
            assert shown["view"] != moment(nobody, table, at, "&eyes=2")["view"]
    assert moment(people[0], table, last)["seat"] is None


def test_what_was_taken_back_is_not_looked_back_at(door: Door) -> None:
    table, people = seated(door, "caesars-empire", "Anna", "Ben")
    play(table, people, Random(1), 6)
    seen = moment(people[0], table, 5)
    mover = people[moment(people[0], table, 6)["mover"]]
    mover.do(table, "undo", count=1)
    assert moment(people[0], table, 5) == {**seen, "of": 5}
    assert moment(people[0], table, 6, status=404)


def chapter_heads(person: Person, game: str, table: str, moves: int) -> list[tuple[int, list[int]]]:
    """The lines that begin chapters, by the move that told them."""
    kinds = {
        one["number"] for one in person.get(f"/games/{game}/tables")["notes"] if one["chapter"]
    }
    found = [
        (at, line["note"])
        for at in range(moves + 1)
        for line in moment(person, table, at)["lines"]
        if line["note"][0] in kinds
    ]
    assert found
    return found


@pytest.mark.parametrize("game", GAMES)
def test_the_course_is_what_could_be_known_then(door: Door, game: str) -> None:
    table, people = seated(door, game, "Anna", "Ben")
    play(table, people, Random(game), 30)
    for person in [*people, Person(door.port)]:
        told = person.get(f"/tables/{table}/course")
        course = told["totals"]
        assert len(course) == 31
        assert told["movers"] == [moment(person, table, at + 1)["mover"] for at in range(30)]
        heads = [(one["at"], one["note"]) for one in told["chapters"]]
        assert heads == chapter_heads(person, game, table, 30)
        for at in (0, 13, 30):
            assert course[at] == [
                page["total"] for page in moment(person, table, at)["sheets"]["sheets"]
            ]
        sheets = person.get(f"/tables/{table}/sheet")["sheets"]
        assert course[-1] == [sheet["total"] for sheet in sheets]


def test_the_course_of_a_finished_game_hides_nothing(door: Door) -> None:
    """Else what was hidden to the end would look as if the last move had brought it."""
    table, people = seated(door, "carpe-diem", "Anna", "Ben")
    play(table, people, Random("carpe-diem"))
    match = door.replica(table).match
    for person in [*people, Person(door.port)]:
        course = person.get(f"/tables/{table}/course")["totals"]
        for at in range(0, len(course), 10):
            state = match.state_after(at)
            own = [match.game.sheet(state, seat, seat).total() for seat in range(2)]
            assert course[at] == own


@pytest.mark.parametrize("game", GAMES)
def test_the_table_in_sentences(door: Door, game: str) -> None:
    table, people = seated(door, game, "Anna", "Ben")
    turn = play(table, people, Random(game), 20)["table"]["turn"]
    for lang in ("en", "de"):
        for viewer, person in enumerate([*people, Person(door.port)]):
            text = person.get(f"/tables/{table}/text?lang={lang}")
            assert text["seq"] == person.view(table)["seq"]
            assert viewer == turn or not text["now"]
            owners = [part["seat"] for part in text["sections"]]
            assert {0, 1} <= set(owners)
            lines = [line for part in text["sections"] for line in part["lines"]]
            lines += [part["heading"] for part in text["sections"]] + text["now"]
            assert len(lines) > 10
            assert not [line for line in lines if raw(line) or "\n" in line or " -1" in line]


def test_before_the_start_there_is_nothing_to_look_back_at(door: Door) -> None:
    anna = door.guest()
    table = anna.open("city-of-rome")
    for path in ("moments/0", "course", "text"):
        answer = anna.get(f"/tables/{table}/{path}", 409)
        assert answer["detail"] == "The game has not begun."


def test_the_tables_of_a_game_name_its_things(door: Door) -> None:
    anna = door.guest()
    for lang, villa in (("en", "Vegetable farm"), ("de", "Gemüsehof")):
        sorts = anna.get(f"/games/city-of-rome/tables?lang={lang}")["sorts"]
        for sort in sorts:
            assert len(sort["words"]) == len(sort["labels"])
        (cards,) = [sort for sort in sorts if sort["name"] == "card"]
        assert villa.lower() in [words.lower() for words in cards["words"]]
