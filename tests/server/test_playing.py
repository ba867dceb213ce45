"""Whole games over the wire: people and bots, words, sheets, records, previews."""

import json
from random import Random
from typing import Any

import pytest

from groma.core.game import games
from groma.core.record import from_json, verify
from tests.server.wire import Door, House, Person, play, seated, until

GAMES = sorted(games())


def raw(text: str) -> bool:
    """Whether an id of a message shows through."""
    ids = ("note-", "entry-", "problem-", "move-", "line-", "row-", "refused-", "undo-stops")
    return not text.strip() or "@" in text or "{" in text or text.startswith(ids)


def said(person: Person, table: str, lang: str) -> list[str]:
    """Everything that is said to a person about a table."""
    found = person.log(table, lang)
    found += [one["words"] for one in lines(person, table, "catch-up", lang)]
    sheets = person.get(f"/tables/{table}/sheet?lang={lang}")
    found += sheets["titles"].values()
    found += [line["words"] for sheet in sheets["sheets"] for line in sheet["lines"]]
    offered = person.get(f"/tables/{table}/legal?lang={lang}")
    found += [one["words"] for one in offered["choices"]]
    found += [offered["prompt"]] if offered["choices"] else []
    return found


def lines(person: Person, table: str, path: str, lang: str = "en") -> list[Any]:
    found: list[Any] = person.get(f"/tables/{table}/{path}?lang={lang}")["lines"]
    return found


@pytest.mark.parametrize("game", GAMES)
def test_two_people_and_a_bot_play_to_the_end(house: House, door: Door, game: str) -> None:
    chance = Random(game)
    anna, ben, nobody = door.guest("Anna"), door.guest("Ben", "de"), Person(door.port)
    table = anna.open(game, "me", "open", "random", worded=True, word="veni")
    ben.post(f"/tables/{table}/join", {"word": "vidi"})
    anna.post(f"/tables/{table}/start")
    people = [anna, ben]
    moves = 0
    with house.working():
        while True:
            seen = nobody.view(table)
            if seen["table"]["status"] == "over":
                break
            turn = seen["table"]["turn"]
            if turn == 2:
                until(lambda before=seen["seq"]: nobody.view(table)["seq"] > before)
                continue
            if moves == 12:
                check_hidden(anna, table)
            if moves % 40 == 0:
                for lang in ("en", "de"):
                    assert not [text for text in said(people[turn], table, lang) if raw(text)]
            people[turn].move(table, chance)
            moves += 1
    check_end(door, table, anna, nobody)


def check_hidden(anna: Person, table: str) -> None:
    """The record of a running table keeps its secrets."""
    record = anna.get(f"/tables/{table}/record")
    assert record["seed"] is None
    assert record["seed_hash"] == anna.table(table)["seal"]
    game = games()[record["game"]]
    for move in record["moves"]:
        number = game.moves.parse_public(move)
        assert number is not None
        assert number < 0 or game.moves.conceal(number) == number
    answer = anna.get(f"/tables/{table}/verification?lang=de", 409)
    assert answer["detail"] == "Das Spiel ist noch nicht zu Ende."


def check_end(door: Door, table: str, anna: Person, nobody: Person) -> None:
    shown = nobody.table(table)
    assert (shown["turn"], shown["deadline"]) == (None, None)
    content = nobody.get(f"/tables/{table}/record")
    record = from_json(json.dumps(content), games())
    game = games()[record.game]
    assert verify(record, game).wrong == ""
    assert record.words == ["veni", "vidi", ""]
    assert record.seed_hash.hex() == shown["seal"]
    state = record.replay(game)
    sheets = nobody.get(f"/tables/{table}/sheet")
    assert [sheet["total"] for sheet in sheets["sheets"]] == game.scores(state)
    assert [sheet["place"] for sheet in sheets["sheets"]] == game.places(state)
    for sheet in sheets["sheets"]:
        assert sum(sheet["rows"].values()) == sheet["total"]
        assert sum(line["points"] for line in sheet["lines"]) == sheet["total"]
    assert anna.view(table)["view"] == json.loads(json.dumps(game.view(state, 0)))
    for lang in ("en", "de"):
        verdict = nobody.get(f"/tables/{table}/verification?lang={lang}")
        assert (verdict["sound"], verdict["wrong"]) == (True, "")
        assert not raw(verdict["words"])
        assert not [text for text in said(anna, table, lang) if raw(text)]
    assert anna.log(table, "en") != anna.log(table, "de")
    seq = anna.view(table)["seq"]
    body = {"seq": seq, "move": 0, "key": "0" * 32}
    assert anna.post(f"/tables/{table}/moves", body, 422)["type"] == "/problems/refused"
    assert anna.do(table, "undo", 422)["detail"].startswith("The game is over")
    assert anna.do(table, "undo/ask", 409)["detail"] == "The game is over."
    assert anna.post(f"/tables/{table}/leave", status=409)
    assert table in [line["id"] for line in nobody.get("/tables?status=over")["tables"]]


@pytest.mark.parametrize("game", GAMES)
def test_bots_play_by_themselves_for_who_watches(house: House, door: Door, game: str) -> None:
    anna = door.guest()
    table = anna.open(game, "random", "random", start=True)
    with house.working():
        until(lambda: anna.table(table)["status"] == "over", 60)
    assert anna.get(f"/tables/{table}/verification")["sound"]
    assert anna.view(table)["viewer"] == 2
    (due,) = house.sql("select due from tables order by id desc limit 1")
    assert due == (None,)


@pytest.mark.parametrize("game", GAMES)
def test_words_of_legal_moves_are_there_for_who_decides_alone(door: Door, game: str) -> None:
    table, people = seated(door, game, "Anna", "Ben")
    turn = play(table, people, Random(game), 5)["table"]["turn"]
    legal = people[turn].view(table)["legal"]
    for lang in ("en", "de"):
        offered = people[turn].get(f"/tables/{table}/legal?lang={lang}")
        assert [one["move"] for one in offered["choices"]] == legal
        assert not any(raw(one["words"]) for one in offered["choices"])
        assert (offered["turn"], bool(offered["clause"])) == (turn, True)
        assert not raw(offered["prompt"])
    quick = people[turn].get(f"/tables/{table}/legal?lang={lang}&previews=false")
    for one, soon in zip(offered["choices"], quick["choices"]):
        brings = people[turn].post(f"/tables/{table}/preview?lang=de", {"move": one["move"]})
        assert [one[key] for key in ("points", "open", "unsure")] == [
            brings[key] for key in ("total", "open", "unsure")
        ]
        assert one["preview"] == brings["words"]
        assert soon == {**one, "preview": "", "points": 0, "open": False, "unsure": False}
    others = people[1 - turn].get(f"/tables/{table}/legal")
    assert (others["turn"], others["prompt"], others["choices"]) == (turn, "", [])
    assert people[1 - turn].view(table)["legal"] is None
    body = {"move": offered["choices"][0]["notation"], "seq": offered["seq"], "key": "1" * 32}
    people[turn].post(f"/tables/{table}/moves", body, 201)  # a move may be given by its notation


@pytest.mark.parametrize("game", GAMES)
def test_an_illegal_move_is_refused_with_clause_and_words(door: Door, game: str) -> None:
    table, people = seated(door, game, "Anna", "Ben")
    turn = play(table, people, Random(game), 7)["table"]["turn"]
    mine, other = people[turn], people[1 - turn]
    rules = mine.get(f"/games/{game}/rules")
    clauses = {clause["id"] for clause in rules["clauses"]}
    seen = mine.view(table)
    illegal = [move for move in range(games()[game].moves.count) if move not in seen["legal"]]
    for move in Random(game).sample(illegal, 8):
        for lang in ("en", "de"):
            why = mine.post(f"/tables/{table}/why-not?lang={lang}", {"move": move})
            assert not why["allowed"]
            assert why["clause"] in clauses
            assert not raw(why["words"])
        body = {"seq": seen["seq"], "move": move, "key": "2" * 32}
        refused = mine.post(f"/tables/{table}/moves?lang=de", body, 422)
        assert (refused["type"], refused["clause"]) == ("/problems/refused", why["clause"])
        assert refused["detail"] == why["words"]
        assert mine.post(f"/tables/{table}/preview", {"move": move}, 422)["clause"]
    legal = seen["legal"][0]
    assert mine.post(f"/tables/{table}/why-not", {"move": legal})["allowed"]
    why = other.post(f"/tables/{table}/why-not", {"move": legal})
    assert (why["allowed"], why["clause"] in clauses, raw(why["words"])) == (False, True, False)
    body = {"seq": seen["seq"], "move": legal, "key": "3" * 32}
    assert other.post(f"/tables/{table}/moves", body, 422)["detail"] == why["words"]
    assert mine.view(table)["seq"] == seen["seq"]
    for nonsense in (-1, 10**6, "dance"):
        wrong = mine.post(f"/tables/{table}/why-not", {"move": nonsense}, 422)
        assert wrong["detail"] == "There is no such move in this game."


@pytest.mark.parametrize("game", GAMES)
def test_a_preview_without_open_end_is_what_the_move_then_pays(door: Door, game: str) -> None:
    # The tables are dealt by the server's own chance: so many as it takes to see enough.
    wants_pay = game != "city-of-marble"  # by chance nobody completes a site so soon there
    compared = paid = tables = 0
    while compared <= 20 or (wants_pay and not paid):
        tables += 1
        assert tables <= 10, (compared, paid)
        chance = Random(f"{game} {tables}")
        table, people = seated(door, game, "Anna", "Ben")
        for _ in range(30):
            seen = people[0].view(table)["table"]
            if seen["status"] != "running":
                break
            turn = seen["turn"]
            mine = people[turn]
            view = mine.view(table)
            move = chance.choice(view["legal"])
            before = rows_of(mine, table, turn)
            offered = mine.get(f"/tables/{table}/legal?previews=false")["choices"]
            part = {one["move"]: one["part"] for one in offered}[move]
            told = mine.post(f"/tables/{table}/preview", {"move": move})
            assert sum(told["rows"].values()) == told["total"]
            mine.post(
                f"/tables/{table}/moves",
                {"seq": view["seq"], "move": move, "key": f"{chance.getrandbits(128):032x}"},
                201,
            )
            if told["open"] or part or "then" in told["words"]:
                continue  # more is to be chosen, or comes anyway
            after = rows_of(mine, table, turn)
            change = {row: after[row] - before[row] for row in after}
            for row, points in told["rows"].items():
                assert change[row] == points, (game, move, told, change)
            compared += 1
            paid += bool(told["rows"])


def rows_of(person: Person, table: str, seat: int) -> dict[str, int]:
    rows: dict[str, int] = person.get(f"/tables/{table}/sheet")["sheets"][seat]["rows"]
    return rows


@pytest.mark.parametrize("game", GAMES)
def test_catching_up_begins_after_the_own_last_move(door: Door, game: str) -> None:
    chance = Random(game)
    table, people = seated(door, game, "Anna", "Ben")
    last = None
    while (last, turn := people[0].table(table)["turn"]) != (0, 1):
        people[turn].move(table, chance)
        last = turn
    read = len(people[0].log(table))
    for _ in range(3):
        if people[0].table(table)["turn"] == 1:
            people[1].move(table, chance)
    new = people[0].log(table)[read:]
    assert new
    assert [one["words"] for one in lines(people[0], table, "catch-up")] == new
    log = people[0].get(f"/tables/{table}/log?since={read}")
    assert [one["words"] for one in log["lines"]] == new
    assert lines(Person(door.port), table, "catch-up") == lines(Person(door.port), table, "log")
