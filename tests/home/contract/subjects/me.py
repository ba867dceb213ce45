"""Coming in, and who one is."""

from tests.home.contract.cases import case
from tests.home.contract.places import Place, Voice


@case("POST /me/guest", "GET /me", "PATCH /me", "POST /me/logout", "GET /people/{person}")
def a_guest_comes_and_goes(place: Place) -> None:
    place.nobody.get("/me")
    anna = place.guest("Anna")
    anna.get("/me")
    anna.ask("PATCH", "/me", {"lang": "de"})
    anna.get("/me")
    place.nobody.get(f"/people/{anna.id}")
    anna.post("/me/logout")
    anna.get("/me", 401)
    anna.post("/me/logout", status=401)
    Voice(place, "stranger", "x" * 40).get("/me", 401)


@case("POST /me/guest")
def names_and_requests_that_are_refused(place: Place) -> None:
    nobody = place.nobody
    for body in (
        b"",
        b"{",
        b"[]",
        b"{}",
        b'{"name": ""}',
        b'{"name": "Anna", "lang": "la"}',
        b'{"name": "Anna", "more": 1}',
        b'{"name": 7}',
    ):
        assert nobody.say("POST", "/me/guest", body)[0] == 400
    for name in ("  ", "x" * 31, "a\u200bb", "\u3164"):
        nobody.post("/me/guest", {"name": name}, 422)
    nobody.say("POST", "/me/guest", b'{"name": "  "}', accept_language="de-AT,de")
    nobody.post("/me/guest?lang=de", {"name": "  "}, 422)
    nobody.post("/me/guest", {"name": " Anna  Maria "}, 201)


@case("PATCH /me", "GET /people/{person}")
def nobody_and_who_is_not_there(place: Place) -> None:
    place.nobody.ask("PATCH", "/me", {"lang": "de"})
    place.guest("Anna").ask("PATCH", "/me", {"lang": "xx"})
    place.nobody.get("/people/7zzzzzzzzzzzz", 404)
    place.nobody.get("/people/nobody", 404)


@case(
    "GET /me/holidays",
    "POST /me/holidays",
    "DELETE /me/holidays/{holiday}",
    "GET /me/mutes",
    "GET /me/channels",
    "GET /me/tokens",
    "GET /house",
)
def what_a_guest_has_none_of(place: Place) -> None:
    anna = place.guest("Anna")
    for voice in (anna, place.nobody):
        for path in ("/me/holidays", "/me/mutes", "/me/channels", "/me/tokens"):
            voice.ask("GET", path)
        days = {"begins": "2030-01-01T00:00:00Z", "ends": "2030-01-02T00:00:00Z"}
        voice.ask("POST", "/me/holidays", days)
        voice.ask("DELETE", "/me/holidays/0000000000000")
    anna.post("/me/holidays", {"begins": "now"}, 400)
    place.nobody.get("/house")
