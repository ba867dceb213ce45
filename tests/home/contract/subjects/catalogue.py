"""The catalogue: games, rules, boxes, tutorials, puzzles, worked examples, phrases."""

from groma.core.game import games
from tests.home.contract.cases import case
from tests.home.contract.places import Place

GAMES = sorted(games())


@case(
    "GET /games",
    "GET /games/{game}",
    "GET /games/{game}/tables",
    "GET /games/{game}/rules",
    "GET /games/{game}/box",
)
def what_is_told_of_every_game(place: Place) -> None:
    place.nobody.get("/games")
    place.nobody.get("/games?lang=de")
    for game in GAMES:
        for path in ("", "/tables", "/rules", "/box"):
            for lang in ("", "?lang=de", "?lang=la"):
                place.nobody.get(f"/games/{game}{path}{lang}")
    ben = place.guest("Ben", "de")
    assert ben.get("/games") != ben.get("/games?lang=en")
    for path in ("", "/tables", "/rules", "/box", "/tutorial", "/puzzle"):
        place.nobody.get(f"/games/hopscotch{path}", 404)
    place.nobody.say("GET", "/games", accept_language="de-AT,de;q=0.9,en;q=0.5")


@case("GET /games/{game}/tutorial", "GET /games/{game}/tutorial/{at}")
def lessons(place: Place) -> None:
    for game in GAMES:
        lesson = place.nobody.get(f"/games/{game}/tutorial?lang=de")
        last = lesson["steps"][-1]["at"]
        for at in (0, last // 2, last):
            place.nobody.get(f"/games/{game}/tutorial/{at}")
    place.nobody.get(f"/games/{game}/tutorial/5000", 404)
    place.nobody.get(f"/games/{game}/tutorial/-1", 404)


@case(
    "GET /games/{game}/puzzle",
    "GET /games/{game}/puzzles/{number}",
    "POST /games/{game}/puzzles/{number}/answer",
)
def puzzles(place: Place) -> None:
    for game in GAMES:
        place.nobody.get(f"/games/{game}/puzzle")
        path = f"/games/{game}/puzzles/1"
        place.nobody.get(f"{path}?lang=de")
        shown = place.nobody.post(f"{path}/answer", {"moves": []})
        solution = shown["solution"][: shown["asked"]]
        for length in range(1, len(solution) + 1):
            place.nobody.post(f"{path}/answer?lang=de", {"moves": solution[:length]})
        for given in (solution[:-1], solution, [9], [0, 0, 0]):
            place.nobody.ask("GET", f"{path}?moves={','.join(map(str, given))}")
        for moves in ([0], [1], [*solution, 0], [99_999], [-1], ["x"], None):
            place.nobody.ask("POST", f"{path}/answer", {"moves": moves})
    for moves in ("x", "1,", "1,,2", "999999", "1" * 61, "%C2%B2"):
        place.nobody.ask("GET", f"{path}?moves={moves}")
    for number in (0, -1, 5000):
        place.nobody.get(f"/games/{game}/puzzles/{number}", 404)
        place.nobody.post(f"/games/{game}/puzzles/{number}/answer", {"moves": []}, 404)


@case("GET /games/{game}/examples/{example}", "POST /games/{game}/examples/{example}")
def worked_examples(place: Place) -> None:
    anna = place.guest("Anna")
    for game in GAMES:
        told = place.nobody.get(f"/games/{game}/rules")["examples"]
        for one in told[:2]:
            place.nobody.get(f"/games/{game}/examples/{one['id']}?lang=de")
        opens = next(one["id"] for one in told if one["opens"])
        place.nobody.post(f"/games/{game}/examples/{opens}", None, 401)
        made = anna.post(f"/games/{game}/examples/{opens}?lang=de", None, 201)
        anna.wait(made["id"])
        anna.get(f"/tables/{made['id']}/legal")
    anna.get(f"/games/{game}/examples/XX-E1", 404)
    anna.post(f"/games/{game}/examples/XX-E1", None, 404)


@case("GET /phrases")
def phrases(place: Place) -> None:
    place.nobody.get("/phrases")
    place.guest("Ben", "de").get("/phrases")
