"""Tables before the game: opening, finding, joining, leaving, inviting, starting, calling off."""

from random import Random
from typing import Any

import pytest

from groma.core.game import games
from groma.server.live import tables
from tests.server.night import one_game
from tests.server.wire import Door, House, Person, number, seated

GAMES = sorted(games())


def problem(answer: dict[str, Any]) -> str:
    """Its kind, and what is said of it."""
    return answer["type"].removeprefix("/problems/") + ": " + answer["detail"]


# ---- opening -------------------------------------------------------------------------------------


@one_game("caesars-empire")
def test_who_opens_a_table_sits_there_and_starts_it_when_it_is_full(door: Door, game: str) -> None:
    anna, ben = door.guest("Anna"), door.guest("Ben")
    table = anna.open(game, "me", "open", title="Forum")
    shown = anna.table(table)
    assert (shown["status"], shown["title"], shown["host"]) == ("gathering", "Forum", anna.id)
    assert [seat["name"] for seat in shown["seats"]] == ["Anna", ""]
    early = anna.post(f"/tables/{table}/start", status=409)
    assert problem(early) == "not-now: A seat is still free."
    ben.post(f"/tables/{table}/join", {})
    assert problem(ben.post(f"/tables/{table}/start", status=403)).startswith("not-yours: Only who")
    anna.post(f"/tables/{table}/start")
    seen = ben.view(table)
    assert (seen["viewer"], seen["table"]["status"], seen["table"]["moves"]) == (1, "running", 0)
    offered = [anna.view(table)["legal"], ben.view(table)["legal"]]
    assert [number for number in (0, 1) if offered[number]] == [seen["table"]["turn"]]
    assert anna.log(table)[:2] == ["Ben sits down.", "The game begins."]


@one_game("caesars-empire")
def test_with_bots_alone_beside_me_it_starts_at_once(door: Door, game: str) -> None:
    anna = door.guest()
    table = anna.open(game, "me", "random", start=True)
    shown = anna.table(table)
    assert shown["status"] == "running"
    assert shown["seats"][1]["bot"] == "random"
    assert shown["seats"][1]["name"] not in ("", "Anna")


def test_start_waits_where_a_seat_is_open(door: Door) -> None:
    anna = door.guest()
    table = anna.open("city-of-rome", "me", "open", start=True)
    assert anna.table(table)["status"] == "gathering"


@pytest.mark.parametrize("game", GAMES)
def test_settings_are_chosen_by_name(door: Door, game: str) -> None:
    anna = door.guest()
    offered = anna.get(f"/games/{game}")["settings"]
    last = {setting["name"]: setting["values"][-1] for setting in offered}
    shown = anna.table(anna.open(game, settings=last))
    assert shown["settings"] == last
    shown = anna.table(anna.open(game))
    assert shown["settings"] == {setting["name"]: setting["default"] for setting in offered}


@pytest.mark.parametrize(
    ("wanted", "detail"),
    [
        ({"game": "chess"}, "There is no such game."),
        ({"seats": [{"kind": "me"}]}, "So many cannot play this game."),
        ({"seats": [{"kind": "me"}] * 2}, "You can take one seat, not several."),
        ({"seats": [{"kind": "me"}, {"kind": "bot", "bot": "deep"}]}, "There is no such bot"),
        ({"seats": [{"kind": "me"}, {"kind": "bot"}]}, "There is no such bot"),
        ({"settings": {"weather": "on"}}, "This game has no such setting."),
        ({"clock": {"allowance": 0, "bank": 0}}, "The request could not be read."),
        ({"seats": "two"}, "The request could not be read."),
        ({"colour": "red"}, "The request could not be read."),
    ],
)
def test_what_makes_no_sense_is_refused_in_words(
    door: Door, wanted: dict[str, Any], detail: str
) -> None:
    usual = {"game": "city-of-rome", "seats": [{"kind": "me"}, {"kind": "open"}]}
    status, answer = door.guest().ask("POST", "/tables", usual | wanted)
    assert status in (400, 422)
    assert answer["detail"].startswith(detail)


def test_a_value_that_a_setting_does_not_have(door: Door) -> None:
    anna = door.guest()
    name = anna.get("/games/carpe-diem")["settings"][0]["name"]
    anna.open("carpe-diem", settings={name: "perhaps"}, status=422)


@pytest.mark.parametrize("worded", [True, False])
def test_words_of_the_players_go_into_the_seed_where_wanted(door: Door, worded: bool) -> None:
    anna, ben = door.guest("Anna"), door.guest("Ben")
    table = anna.open("city-of-rome", "me", "open", worded=worded, word="veni")
    ben.post(f"/tables/{table}/join", {"word": "vidi"})
    anna.post(f"/tables/{table}/start")
    assert anna.get(f"/tables/{table}/record")["words"] == (
        ["veni", "vidi"] if worded else ["", ""]
    )


# ---- finding -------------------------------------------------------------------------------------


def listed(person: Person, query: str) -> list[str]:
    """Every table of a list, page by page."""
    found: list[str] = []
    page = person.get(f"/tables?{query}")
    while True:
        found += [line["id"] for line in page["tables"]]
        if page["next"] is None:
            return found
        assert len(page["tables"]) == 50
        page = person.get(f"/tables?{query}&after={page['next']}")


def test_lists_have_pages_and_each_table_once_the_newest_first(door: Door) -> None:
    anna = door.guest()
    mine = [anna.open("caesars-empire") for _ in range(53)]
    found = [table for table in listed(anna, "game=caesars-empire") if table in mine]
    assert found == sorted(mine, reverse=True)


def test_lists_are_filtered_by_status_and_game_and_hide_the_hidden(door: Door) -> None:
    anna, nobody = door.guest(), Person(door.port)
    open_one = anna.open("carpe-diem")
    hidden = anna.open("carpe-diem", hidden=True)
    running = anna.open("carpe-diem", "me", "random", start=True)
    gathering = listed(nobody, "game=carpe-diem")
    assert open_one in gathering
    assert hidden not in gathering
    assert running not in gathering
    assert running in listed(nobody, "status=running&game=carpe-diem")
    assert open_one not in listed(nobody, "game=city-of-marble")
    assert nobody.get("/tables?status=lost", 400)


def test_my_tables_begin_with_those_that_wait_for_me(door: Door) -> None:
    anna = door.guest()
    gathering = anna.open("city-of-rome")
    table, (ben, carl) = seated(door, "city-of-rome", "Ben", "Carl")
    people = {0: ben, 1: carl}
    turn = ben.view(table)["table"]["turn"]
    newer = people[turn].open("city-of-rome")
    mine = people[turn].get("/me/tables")["tables"]
    assert [line["id"] for line in mine] == [table, newer]
    assert mine[0]["turn"] == mine[0]["mine"] == turn
    assert [line["id"] for line in anna.get("/me/tables")["tables"]] == [gathering]
    waiting = people[1 - turn].get("/me/tables")["tables"]
    assert waiting[0]["turn"] != waiting[0]["mine"]


def test_a_hidden_table_is_not_there_for_strangers(door: Door) -> None:
    anna, ben = door.guest("Anna"), door.guest("Ben")
    table = anna.open("city-of-rome", hidden=True)
    for path in ("", "/view", "/log", "/legal", "/stream", "/record", "/sheet"):
        status, answer = ben.ask("GET", f"/tables/{table}{path}")
        assert (status, answer["type"]) == (404, "/problems/not-there")
    ben.post(f"/tables/{table}/join", {}, 404)
    assert ben.get("/tables/0000000000000", 404)["type"] == "/problems/not-there"
    link = anna.post(f"/tables/{table}/invitations", {}, 201)["token"]
    ben.post(f"/invitations/{link}", {}, 201)
    assert ben.view(table)["viewer"] == 1


# ---- coming and going ----------------------------------------------------------------------------


def test_seats_are_chosen_left_and_taken_again(door: Door) -> None:
    anna, ben, carl = (door.guest(name) for name in ("Anna", "Ben", "Carl"))
    table = anna.open("city-of-rome", "me", "open", "open")
    ben.post(f"/tables/{table}/join", {"seat": 2})
    assert problem(ben.post(f"/tables/{table}/join", {}, 409)).startswith("not-now: You have a")
    taken = carl.post(f"/tables/{table}/join", {"seat": 2}, 409)
    assert problem(taken) == "not-now: That seat is taken."
    carl.post(f"/tables/{table}/join", {})
    assert [one["name"] for one in anna.table(table)["seats"]] == ["Anna", "Carl", "Ben"]
    ben.post(f"/tables/{table}/leave")
    assert [one["name"] for one in anna.table(table)["seats"]] == ["Anna", "Carl", ""]
    assert problem(ben.post(f"/tables/{table}/leave", status=403)).startswith(
        "not-yours: You have no"
    )
    ben.post(f"/tables/{table}/join", {})
    assert anna.log(table) == [
        "Ben sits down.",
        "Carl sits down.",
        "Ben gets up.",
        "Ben sits down.",
    ]
    assert anna.log(table, "de")[2] == "Ben steht auf."


def test_nobody_sits_down_at_a_full_or_running_or_closed_table(door: Door) -> None:
    anna, ben = door.guest("Anna"), door.guest("Ben")
    full = anna.open("city-of-rome", "me", "random")
    assert problem(ben.post(f"/tables/{full}/join", {}, 409)) == "not-now: That seat is taken."
    anna.post(f"/tables/{full}/start")
    assert problem(ben.post(f"/tables/{full}/join", {}, 409)) == "not-now: The game has begun."
    assert problem(anna.post(f"/tables/{full}/start", status=409)).endswith("has begun.")
    assert problem(anna.post(f"/tables/{full}/close", status=409)).endswith("has begun.")


def test_the_host_calls_a_table_off(door: Door) -> None:
    anna, ben = door.guest("Anna"), door.guest("Ben")
    table = anna.open("city-of-rome", "me", "open", "open")
    ben.post(f"/tables/{table}/join", {})
    ben.post(f"/tables/{table}/close", status=403)
    anna.post(f"/tables/{table}/close")
    assert ben.table(table)["status"] == "closed"
    assert anna.log(table)[-1] == "Anna calls the table off."
    ben.post(f"/tables/{table}/leave", status=409)
    anna.post(f"/tables/{table}/start", status=409)
    assert table not in listed(anna, "")
    assert table not in [line["id"] for line in ben.get("/me/tables")["tables"]]


@one_game("caesars-empire")
def test_before_the_start_there_is_nothing_to_play(door: Door, game: str) -> None:
    anna = door.guest()
    table = anna.open(game)
    seen = anna.view(table)
    assert (seen["view"], seen["legal"], seen["undo"]) == (None, None, None)
    for path in ("legal", "sheet", "record", "verification"):
        assert problem(anna.get(f"/tables/{table}/{path}", 409)).endswith("has not begun.")
    for what, more in (("moves", {"move": 0}), ("undo", {}), ("undo/ask", {}), ("undo/agree", {})):
        assert problem(anna.do(table, what, 409, **more)).endswith("has not begun.")
    for what in ("why-not", "preview"):
        assert anna.post(f"/tables/{table}/{what}", {"move": 0}, 409)


# ---- invitations ---------------------------------------------------------------------------------


def invitation(person: Person, table: str, **more: Any) -> str:
    token: str = person.post(f"/tables/{table}/invitations", more, 201)["token"]
    return token


@one_game("caesars-empire")
def test_a_stranger_opens_a_link_sits_down_and_plays(door: Door, game: str) -> None:
    anna, stranger = door.guest("Anna"), Person(door.port)
    table = anna.open(game, hidden=True)
    link = invitation(anna, table)
    assert stranger.get(f"/invitations/{link}")["game"] == game
    assert stranger.post(f"/invitations/{link}", {}, 401)["type"] == "/problems/not-logged-in"
    got = stranger.post(f"/invitations/{link}", {"name": "Ben", "lang": "de"}, 201)
    assert (got["table"], got["seat"], got["login"]["guest"]) == (table, 1, True)
    ben = Person(door.port, got["login"]["token"])
    anna.post(f"/tables/{table}/start")
    [anna, ben][ben.view(table)["table"]["turn"]].move(table, Random(1))
    assert ben.view(table)["table"]["moves"] == 1


def test_a_link_may_be_for_one_seat(door: Door) -> None:
    anna, ben, carl = (door.guest(name) for name in ("Anna", "Ben", "Carl"))
    table = anna.open("city-of-rome", "me", "open", "open")
    link = invitation(anna, table, seat=2)
    assert ben.post(f"/invitations/{link}", {}, 201)["seat"] == 2
    assert problem(carl.post(f"/invitations/{link}", {}, 409)).endswith("seat is taken.")
    assert problem(anna.post(f"/tables/{table}/invitations", {"seat": 3}, 422)).endswith(
        "such seat."
    )
    assert problem(ben.post(f"/invitations/{link}", {}, 409)).endswith(
        "seat at this table already."
    )


def test_a_link_is_used_until_the_table_is_full_or_runs(door: Door) -> None:
    anna, ben = door.guest("Anna"), door.guest("Ben")
    table = anna.open("city-of-rome")
    link = invitation(anna, table)
    ben.post(f"/invitations/{link}", {}, 201)
    nobody = Person(door.port)
    assert problem(nobody.post(f"/invitations/{link}", {"name": "Carl"}, 409)).endswith("is taken.")
    anna.post(f"/tables/{table}/start")
    assert problem(nobody.post(f"/invitations/{link}", {"name": "Carl"}, 409)).endswith(
        "has begun."
    )
    assert problem(anna.post(f"/tables/{table}/invitations", {}, 409)).endswith("has begun.")


def test_a_link_ends_and_cannot_be_guessed(house: House, door: Door) -> None:
    anna, ben = door.guest("Anna"), door.guest("Ben")
    table = anna.open("city-of-rome")
    link = invitation(anna, table)
    house.sql("update invitations set expires_at = now() where table_id = $1", number(table))
    ben.get(f"/invitations/{link}", 404)
    ben.post(f"/invitations/{link}", {}, 404)
    ben.post(f"/invitations/{link[:-1]}", {}, 404)
    assert ben.post(f"/tables/{table}/invitations", {}, 403)["type"] == "/problems/not-yours"


def test_a_guest_who_makes_an_account_keeps_the_seat(door: Door) -> None:
    anna = door.guest("Anna")
    table = anna.open("city-of-rome", "me", "random", start=True)
    name = f"Anna {table}"
    made = anna.post("/me/account", {"name": name, "password": "ad astra per aspera"}, 201)
    assert (made["person"], made["guest"]) == (anna.id, False)
    again = Person(door.port)
    login = again.post("/me/login", {"name": name.upper(), "password": "ad astra per aspera"}, 201)
    assert Person(door.port, login["token"]).view(table)["viewer"] == 0
    anna.get("/me", 401)  # the guest's own log-in has ended
    again.post("/me/login", {"name": name, "password": "per aspera ad astra"}, 401)


def test_if_the_host_has_got_up_whoever_sits_there_begins(door: Door) -> None:
    anna, ben, carl = (door.guest(name) for name in ("Anna", "Ben", "Carl"))
    table = anna.open("city-of-rome", "me", "open")
    ben.post(f"/tables/{table}/join", {})
    assert problem(ben.post(f"/tables/{table}/start", status=403)).startswith("not-yours")
    anna.post(f"/tables/{table}/leave")
    carl.post(f"/tables/{table}/join", {})
    assert problem(door.guest("Dora").post(f"/tables/{table}/start", status=403)).startswith(
        "not-yours"
    )
    carl.post(f"/tables/{table}/start")
    assert carl.table(table)["status"] == "running"


def test_a_host_without_a_seat_finds_the_table_among_his_own(door: Door) -> None:
    anna = door.guest("Anna")
    table = anna.open("city-of-rome", "open", "open", hidden=True)
    assert [one["id"] for one in anna.get("/me/tables")["tables"]] == [table]


def test_a_node_that_watches_many_tables_opens_more(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tables, "MOST", 1)
    door = house.front
    anna = door.guest("Anna")
    streams = []
    for _ in range(4):
        streams.append(anna.stream(anna.open("city-of-rome", "me", "open")))
        assert streams[-1].next().kind == "table"
    for stream in streams:
        stream.close()
