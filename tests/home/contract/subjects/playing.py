"""Playing: views, moves, questions, taking back, reading, and what streams tell."""

from random import Random
from typing import Any

from groma.core.game import games
from tests.home.contract.cases import case
from tests.home.contract.places import Place, Voice

GAME = "city-of-rome"
KEYS = [f"00000000-0000-4000-8000-{number:012}" for number in range(100)]
READ = "view legal log catch-up sheet text course record verification".split()


def table_of_two(place: Place, game: str = GAME, **more: Any) -> tuple[str, list[Voice]]:
    """A running table; who decides first comes first."""
    people = [place.guest("Anna"), place.guest("Ben", "de")]
    table = people[0].open(game, "me", "open", **more)
    people[1].post(f"/tables/{table}/join", {})
    people[0].post(f"/tables/{table}/start")
    turn = people[0].table(table)["turn"]
    return table, [people[turn], people[1 - turn]]


def read_all(table: str, *voices: Voice) -> None:
    """Everything that can be read of a table."""
    for voice in voices:
        for what in READ:
            voice.ask("GET", f"/tables/{table}/{what}")
        voice.ask("GET", f"/tables/{table}/moments/0")


@case(*(f"GET /tables/{{table}}/{what}" for what in READ), "GET /tables/{table}/moments/{at}")
def everything_that_can_be_read(place: Place) -> None:
    anna = place.guest("Anna")
    waiting = anna.open(GAME, "me", "open")
    read_all(waiting, anna, place.nobody)
    for game in games():
        table, people = table_of_two(place, game)
        read_all(table, *people, place.nobody)
        chance = Random(game)
        for _ in range(4):
            turn = people[0].table(table)["turn"]
            mover = next(one for one in people if one.view(table)["viewer"] == turn)
            mover.move(table, chance)
        read_all(table, *people, place.nobody)
        people[0].get(f"/tables/{table}/legal?previews=false&lang=de")
        people[0].get(f"/tables/{table}/log?since=2&lang=de")
        people[0].get(f"/tables/{table}/moments/2?lang=de")


@case("GET /tables/{table}/legal", "GET /tables/{table}/log", "GET /tables/{table}/moments/{at}")
def questions_that_are_refused(place: Place) -> None:
    table, people = table_of_two(place)
    for path in (
        "legal?previews=perhaps",
        "log?since=-1",
        "log?since=x",
        "moments/-1",
        "moments/7",
        "moments/0?eyes=9",
        "moments/0?eyes=1",
        "moments/0?eyes=open",
        "moments/0?eyes=shut",
    ):
        for voice in people:
            voice.ask("GET", f"/tables/{table}/{path}")
    people[0].ask("GET", f"/tables/{table}/text?lang=la")


@case("POST /tables/{table}/moves", "POST /tables/{table}/undo")
def moves_and_their_keys(place: Place) -> None:
    table, (anna, ben) = table_of_two(place, "carpe-diem")
    seen = anna.view(table)
    legal = anna.get(f"/tables/{table}/legal")["choices"]
    path = f"/tables/{table}/moves"
    first = {"seq": seen["seq"], "move": seen["legal"][0], "key": KEYS[0]}
    for voice in (place.nobody, place.guest("Cleo"), ben):
        voice.ask("POST", path, first)
    for wrong in (
        {},
        {**first, "move": -1},
        {**first, "move": 10**6},
        {**first, "move": "nonsense"},
        {**first, "move": []},
        {**first, "move": None},
        {**first, "key": "x"},
        {**first, "seq": -1},
        {**first, "seq": 10**6},
        {**first, "more": 1},
    ):
        assert anna.ask("POST", path, wrong)[0] >= 400
    forbidden = next(one for one in range(10**6) if one not in seen["legal"])
    anna.ask("POST", path, {**first, "move": forbidden})
    anna.ask("POST", path + "?lang=de", {**first, "move": forbidden})
    anna.post(path, first, 201)
    anna.post(path, first, 201)
    anna.ask("POST", path, {**first, "key": KEYS[1]})
    anna.ask("POST", path, {**first, "key": KEYS[2], "move": legal[0]["notation"]})
    chance = Random(5)
    for number in range(12):
        for voice in (anna, ben):
            seen = voice.look(f"/tables/{table}/view")
            if seen["legal"]:
                move = chance.choice(seen["legal"])
                voice.ask(
                    "POST", path, {"seq": seen["seq"], "move": move, "key": KEYS[10 + number]}
                )
                voice.view(table)
                back = {"seq": seen["seq"], "key": KEYS[40 + number]}
                voice.ask("POST", f"/tables/{table}/undo", back)
                back["seq"] = voice.look(f"/tables/{table}/view")["seq"]
                back["count"] = number % 3
                voice.ask("POST", f"/tables/{table}/undo", {**back, "key": KEYS[60 + number]})
    anna.post(path, first, 201)
    place.nobody.ask("POST", f"/tables/{table}/undo", back)
    anna.log(table)


@case("POST /tables/{table}/why-not", "POST /tables/{table}/preview", "POST /tables/{table}/trial")
def asking_ahead(place: Place) -> None:
    for game in games():
        table, (anna, ben) = table_of_two(place, game)
        seen = anna.view(table)
        legal = seen["legal"]
        forbidden = next(one for one in range(10**6) if one not in legal)
        for what in ("why-not", "preview"):
            for move in (legal[0], legal[-1], forbidden, "nonsense", 10**7):
                anna.ask("POST", f"/tables/{table}/{what}?lang=de", {"move": move})
            for voice in (ben, place.nobody, place.guest("Cleo")):
                voice.ask("POST", f"/tables/{table}/{what}", {"move": legal[0]})
            after = {"move": legal[0], "after": [legal[0]]}
            anna.ask("POST", f"/tables/{table}/{what}", after)
        tried = {"seq": seen["seq"], "moves": [legal[0]]}
        for voice in (anna, ben, place.nobody):
            voice.ask("POST", f"/tables/{table}/trial", tried)
        anna.ask("POST", f"/tables/{table}/trial", {**tried, "seq": 0})
        anna.ask("POST", f"/tables/{table}/trial", {**tried, "moves": []})
        anna.ask("POST", f"/tables/{table}/trial", {**tried, "moves": [forbidden]})
    table, (anna, _) = table_of_two(place, foresight=False)
    legal = anna.view(table)["legal"]
    anna.get(f"/tables/{table}/legal")
    anna.ask("POST", f"/tables/{table}/preview", {"move": legal[0]})


@case(
    "POST /tables/{table}/undo/ask",
    "POST /tables/{table}/undo/agree",
    "POST /tables/{table}/undo/decline",
    "POST /tables/{table}/end",
)
def asking_all_others(place: Place) -> None:
    table, (anna, ben) = table_of_two(place)
    chance = Random(3)

    def answer(voice: Voice, what: str, number: int, **more: Any) -> None:
        seq = voice.look(f"/tables/{table}/view")["seq"]
        body = {"seq": seq, "key": KEYS[number], **more}
        voice.ask("POST", f"/tables/{table}/undo/{what}", body)
        voice.view(table)

    answer(anna, "agree", 0)
    answer(anna, "ask", 1, count=1)
    anna.move(table, chance)
    answer(ben, "ask", 2, count=9)
    answer(ben, "ask", 3, count=1)
    answer(ben, "ask", 3, count=1)
    answer(place.nobody, "agree", 4)
    answer(anna, "decline", 5)
    answer(ben, "ask", 6, count=1)
    answer(anna, "agree", 7)
    anna.ask("POST", f"/tables/{table}/undo/agree", {"seq": 1, "key": KEYS[8]})
    for voice in (place.nobody, place.guest("Cleo"), ben):
        voice.ask("POST", f"/tables/{table}/end")
    answer(anna, "agree", 9)
    for voice in (anna, ben, place.nobody):
        voice.view(table)
        voice.log(table, "de")
        voice.ask("GET", f"/tables/{table}/verification")
        voice.ask("GET", f"/tables/{table}/moments/0?eyes=open")
    answer(ben, "ask", 11, count=1)
    ben.ask("POST", f"/tables/{table}/end")


@case("GET /tables/{table}/stream")
def what_streams_tell(place: Place) -> None:
    table, (anna, ben) = table_of_two(place, "carpe-diem")
    ears = [
        anna.hear(table),
        anna.hear(table, "lang=en&text=true"),
        ben.hear(table, "lang=de"),
        place.nobody.hear(table, "lang=en"),
    ]
    for ear in ears:
        assert ear.next().kind == "table"
    chance = Random(8)
    for _ in range(6):
        for voice in (anna, ben):
            if voice.look(f"/tables/{table}/view")["legal"]:
                seq = voice.move(table, chance)
                for ear in ears:
                    ear.to(seq)
    if anna.look(f"/tables/{table}/view")["undo"]["count"]:
        seq = anna.do(table, "undo")["seq"]
    else:
        seq = anna.do(table, "undo/ask", count=1)["seq"]
    for ear in ears:
        ear.to(seq)
        ear.close()
    for last in (0, 3, seq):
        for query in ("", "lang=en"):
            again = ben.hear(table, query, last_event_id=str(last))
            again.next()
            again.close()
    place.nobody.ask("GET", f"/tables/{table}/stream?lang=la")
    place.nobody.ask("GET", f"/tables/{table}/stream?lang=en&text=perhaps")
    place.nobody.ask("GET", "/tables/7zzzzzzzzzzzz/stream")


@case("GET /tables/{table}/stream", "POST /tables/{table}/chat", "GET /tables/{table}/chat")
def what_is_said_is_heard(place: Place) -> None:
    table, (anna, ben) = table_of_two(place)
    ear = ben.hear(table)
    ear.next()
    for text in ("Salve!", " \n ", "x" * 501, "tab\there\nnext"):
        for voice in (anna, place.nobody, place.guest("Cleo")):
            voice.ask("POST", f"/tables/{table}/chat", {"text": text})
    assert ear.next().kind == "chat"
    assert ear.next().kind == "chat"
    ear.close()
    for voice in (anna, ben, place.nobody):
        status, said = voice.ask("GET", f"/tables/{table}/chat")
        if status == 200:
            voice.ask("GET", f"/tables/{table}/chat?after={said[0]['id']}")
    anna.ask("GET", f"/tables/{table}/chat?after=-1")
    quiet, (anna, _) = table_of_two(place, quiet=True)
    anna.ask("POST", f"/tables/{quiet}/chat", {"text": "Salve!"})
    phrase = anna.get("/phrases?lang=de")[0]["key"]
    anna.ask("POST", f"/tables/{quiet}/chat", {"text": phrase})


@case("GET /tables/{table}/stream")
def who_is_there_is_told(place: Place) -> None:
    table, (anna, ben) = table_of_two(place)
    ear = anna.hear(table, "lang=en&presence=true")
    ear.next()
    first = ear.until(lambda event: event.kind == "presence").data
    assert [one["here"] for one in first if one["person"] == anna.id] == [True]
    other = ben.hear(table)
    other.next()
    both = ear.until(lambda event: event.kind == "presence").data
    assert [one["here"] for one in both] == [True, True]
    other.close()
    ear.close()


@case(
    "POST /tables/{table}/claim",
    "POST /tables/{table}/claim/admit",
    "POST /tables/{table}/claim/turn-away",
    "GET /tables/{table}/claims",
    "POST /tables/{table}/return",
)
def a_seat_is_taken_over(place: Place) -> None:
    clock = {"allowance": 60, "bank": 60}
    table, (anna, ben) = table_of_two(place, hidden=False, clock=clock)
    cleo = place.guest("Cleo")

    def everybody(what: str, seat: int) -> None:
        for voice in (place.nobody, cleo, anna, ben):
            voice.ask("POST", f"/tables/{table}/{what}", {"seat": seat})

    late = anna.look(f"/tables/{table}/view")["viewer"]
    for what in ("claim", "claim/admit", "claim/turn-away"):
        everybody(what, late)
        everybody(what, 7)
    place.later(200)
    place.time_is_up(table)
    ben.wait(table)
    everybody("claim", late)  # among strangers guests do not take over
    for voice in (place.nobody, cleo, anna, ben):
        voice.ask("GET", f"/tables/{table}/claims")
    anna.ask("POST", f"/tables/{table}/return")
    ben.ask("POST", f"/tables/{table}/return")
    anna.log(table)


@case(
    "POST /tables/{table}/claim",
    "POST /tables/{table}/claim/admit",
    "POST /tables/{table}/claim/turn-away",
    "GET /tables/{table}/claims",
)
def a_seat_that_was_given_up_is_taken_over(place: Place) -> None:
    table, (anna, ben) = table_of_two(place)
    cleo, dora = place.guest("Cleo"), place.guest("Dora")
    left = ben.look(f"/tables/{table}/view")["viewer"]
    ben.post(f"/tables/{table}/leave")
    anna.wait(table)
    path = f"/tables/{table}/claim"
    cleo.post(path, {"seat": left})
    dora.post(path, {"seat": left}, 409)
    anna.table(table)
    anna.ask("GET", f"/tables/{table}/claims")
    for voice in (dora, anna):
        voice.ask("POST", f"{path}/turn-away", {"seat": left})
    dora.post(path, {"seat": left})
    for voice in (cleo, anna):
        voice.ask("POST", f"{path}/admit", {"seat": left})
    anna.table(table)
    ben.ask("POST", path, {"seat": left})
    anna.log(table)


@case("GET /phrases", "GET /notices")
def what_is_the_same_for_all(place: Place) -> None:
    place.nobody.get("/phrases")
    place.nobody.say("GET", "/phrases", accept_language="de")
    place.nobody.look("/notices")
    place.nobody.get("/notices")


@case("POST /tables/{table}/moves", "GET /tables/{table}/verification")
def a_whole_game_against_a_bot(place: Place) -> None:
    anna = place.guest("Anna")
    table = anna.open(GAME, "me", "apprentice", start=True)
    chance = Random(1)
    while anna.wait(table)["table"]["status"] == "running":
        anna.move(table, chance)
    read_all(table, anna, place.nobody)
    for eyes in ("0", "1", "2", "open"):
        anna.get(f"/tables/{table}/moments/5?eyes={eyes}")
    anna.get("/me/tables")
    place.nobody.ask("POST", f"/tables/{table}/moves", {})
