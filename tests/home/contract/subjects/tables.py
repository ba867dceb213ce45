"""Tables: opening, finding, sitting down, leaving, starting."""

from typing import Any

from tests.home.contract.cases import case
from tests.home.contract.places import Place

GAME = "city-of-rome"
ME, OPEN = {"kind": "me"}, {"kind": "open"}


@case("POST /tables", "GET /tables/{table}", "GET /tables", "GET /me/tables")
def tables_are_opened_and_found(place: Place) -> None:
    anna, ben = place.guest("Anna"), place.guest("Ben", "de")
    plain = anna.open(GAME, "me", "open")
    rich = anna.open(
        GAME,
        *("open", "me", "apprentice"),
        title=" Forum \u200b",
        worded=True,
        word="veni",
        quiet=True,
        foresight=False,
        hints=True,
        clock={"allowance": 86400, "bank": 600, "increment": 5, "weekend": 60},
    )
    hidden = anna.open(GAME, "me", "open", hidden=True)
    begun = ben.open(GAME, "me", "random", "random", start=True)
    ben.wait(begun)
    for table in (plain, rich, hidden, begun, "7zzzzzzzzzzzz", "nothing"):
        for voice in (anna, ben, place.nobody):
            voice.ask("GET", f"/tables/{table}")
    for voice in (anna, ben, place.nobody):
        voice.ask("GET", "/me/tables")
        for query in ("", f"?game={GAME}", "?status=running", "?status=over", "?game=carpe-diem"):
            voice.list(f"/tables{query}")
    for query in ("accounts=true", "finished=50", "within=60"):
        ben.list(f"/tables?{query}")
    ben.list(f"/tables?after={rich}")
    ben.ask("GET", "/me/tables?lang=de")


@case("GET /tables")
def lists_are_asked_for_in_many_ways(place: Place) -> None:
    """Of those that others have opened a server has more: here only what is refused."""
    nobody = place.nobody
    for query in (
        "status=closed",
        "game=chess",
        f"game={'x' * 61}",
        f"after={'x' * 14}",
        "after=nothing",
        "finished=0",
        "finished=many",
        "within=0",
        "accounts=perhaps",
    ):
        assert nobody.ask("GET", f"/tables?{query}")[0] >= 400
    assert nobody.look(f"/tables?game={GAME}&status=gathering&accounts=true&more=1")["tables"] == []


@case("POST /tables")
def openings_that_are_refused(place: Place) -> None:
    anna = place.guest("Anna")
    wrong: list[dict[str, Any]] = [
        {},
        {"game": GAME},
        {"game": GAME, "seats": []},
        {"game": "chess", "seats": [ME, OPEN]},
        {"game": GAME, "seats": [ME]},
        {"game": GAME, "seats": [ME] * 2},
        {"game": GAME, "seats": [ME, {"kind": "bot", "bot": "nobody"}]},
        {"game": GAME, "seats": [ME, {"kind": "throne"}]},
        {"game": GAME, "seats": [ME, OPEN], "settings": {"colour": "red"}},
        {"game": GAME, "seats": [ME, OPEN], "clock": {"allowance": 60, "bank": 60, "weekend": 0}},
        {"game": GAME, "seats": [ME, OPEN], "clock": {"allowance": -1, "bank": 60}},
        {"game": GAME, "seats": [ME, OPEN], "accounts": True},
        {"game": GAME, "seats": [ME, OPEN], "title": "x" * 61},
        {"game": GAME, "seats": [ME, OPEN], "secret": True},
    ]
    for body in wrong:
        assert anna.ask("POST", "/tables", body)[0] >= 400
    place.nobody.post("/tables", {}, 401)


@case(
    "POST /tables/{table}/join",
    "POST /tables/{table}/leave",
    "POST /tables/{table}/start",
    "POST /tables/{table}/close",
    "POST /tables/{table}/return",
)
def people_come_and_go(place: Place) -> None:
    anna, ben, cleo = (place.guest(name) for name in ("Anna", "Ben", "Cleo"))
    everybody = (anna, ben, cleo, place.nobody)
    table = anna.open(GAME, "me", "open", "open", worded=True)
    for what in ("start", "leave", "close", "return"):
        for voice in (ben, place.nobody):
            voice.ask("POST", f"/tables/{table}/{what}")
    anna.post(f"/tables/{table}/start", status=409)
    for body in ({"seat": 9}, {"seat": 0}, {"seat": 2, "word": "vidi"}, {}):
        for voice in (ben, anna, place.nobody):
            voice.ask("POST", f"/tables/{table}/join", body)
    cleo.post(f"/tables/{table}/join", {})
    ben.post(f"/tables/{table}/leave")
    ben.post(f"/tables/{table}/join", {"word": "vici"})
    ben.ask("POST", f"/tables/{table}/start")
    anna.post(f"/tables/{table}/start")
    for voice in everybody:
        voice.view(table)
    for what in ("start", "close", "return"):
        anna.ask("POST", f"/tables/{table}/{what}")
    ben.post(f"/tables/{table}/leave")
    cleo.ask("POST", f"/tables/{table}/join", {})
    anna.wait(table)
    for voice in everybody:
        voice.ask("GET", f"/tables/{table}/log")
        voice.table(table)
    off = anna.open(GAME, "me", "open")
    ben.ask("POST", f"/tables/{off}/close")
    anna.post(f"/tables/{off}/close")
    anna.table(off)
    anna.ask("POST", f"/tables/{off}/start")
    ben.ask("POST", f"/tables/{off}/join", {})
    anna.get("/me/tables")
    ben.ask("POST", "/tables/7zzzzzzzzzzzz/join", {})
    ben.ask("POST", "/tables/7zzzzzzzzzzzz/start")


@case(
    "POST /tables/{table}/seat-bot", "POST /tables/{table}/remove", "POST /tables/{table}/swap"
)
def the_host_sees_to_the_seats(place: Place) -> None:
    anna, ben, cleo = (place.guest(name) for name in ("Anna", "Ben", "Cleo"))
    table = anna.open(GAME, "me", "open", "open", worded=True, word="x")
    ben.post(f"/tables/{table}/join", {"word": "y"})
    asked: list[tuple[str, dict[str, Any]]] = [
        ("seat-bot", {"seat": 2, "bot": "random"}),
        ("seat-bot", {"seat": 2, "bot": "apprentice"}),
        ("seat-bot", {"seat": 1, "bot": "random"}),
        ("seat-bot", {"seat": 7, "bot": "random"}),
        ("seat-bot", {"seat": 2, "bot": "nobody"}),
        ("seat-bot", {"seat": 2}),
        ("swap", {"seat": 0, "other": 2}),
        ("swap", {"seat": 1, "other": 1}),
        ("swap", {"seat": 1, "other": 7}),
        ("remove", {"seat": 0}),
        ("remove", {"seat": 2}),
        ("remove", {"seat": 9}),
    ]
    for what, body in asked:
        for voice in (place.nobody, cleo, ben, anna):
            voice.ask("POST", f"/tables/{table}/{what}", body)
        anna.table(table)
    ben.ask("POST", f"/tables/{table}/join", {})
    anna.get(f"/tables/{table}/log")
    anna.log(table, "de")


@case(
    "POST /tables/{table}/invitations", "GET /invitations/{token}", "POST /invitations/{token}"
)
def people_of_one_screen_are_seated(place: Place) -> None:
    anna, ben = place.guest("Anna"), place.guest("Ben")
    table = anna.open(GAME, "me", "open", "open", hidden=True, hints=True)
    ben.ask("POST", f"/tables/{table}/invitations", {})
    place.nobody.ask("POST", f"/tables/{table}/invitations", {})
    anna.post(f"/tables/{table}/invitations", {"seat": 5}, 422)
    anna.post(f"/tables/{table}/invitations", {"seat": 9}, 400)
    first = anna.post(f"/tables/{table}/invitations", {"seat": 2}, 201)
    any_one = anna.post(f"/tables/{table}/invitations", {}, 201)
    place.nobody.get("/invitations/unknown", 404)
    place.nobody.post("/invitations/unknown", {"name": "Cleo"}, 404)
    place.nobody.get(first["path"])
    place.nobody.post(first["path"], {}, 401)
    place.nobody.post(first["path"], {"name": "  "}, 422)
    place.nobody.post(first["path"], {"name": "Cleo", "lang": "de", "word": "x"}, 201)
    place.nobody.post(first["path"], {"name": "Dora"}, 409)
    ben.post(any_one["path"], {}, 201)
    ben.post(any_one["path"], {}, 409)
    anna.post(f"/tables/{table}/start")
    anna.post(f"/tables/{table}/invitations", {}, 409)
    place.nobody.post(any_one["path"], {"name": "Dora"}, 409)
    for voice in (anna, ben, place.nobody):
        voice.ask("GET", f"/tables/{table}/view")
