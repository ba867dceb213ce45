"""What a browser sends counts only if our own pages made it; log-ins end where they should."""

import http.client
import re
import time
from concurrent.futures import ThreadPoolExecutor

import pytest

from tests.server.access.door import COOKIE, NOBODY, SECONDS, Door, Who, serving
from tests.server.access.scenes import bot
from tests.server.services import sql, until

pytestmark = pytest.mark.access

JSON = "application/json"
FORMS = ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x", ""]


def cookie(who: Who) -> dict[str, str]:
    return {"cookie": f"{COOKIE}={who.token}"}


FOREIGN: list[dict[str, str]] = [
    {"sec-fetch-site": "cross-site"},
    {"sec-fetch-site": "same-site"},
    {"sec-fetch-site": "cross-site", "origin": "http://{host}"},
    {"sec-fetch-site": ""},
    {"sec-fetch-site": "nonsense"},
    {"origin": "null"},
    {"origin": ""},
    {"origin": "http://evil.example"},
    {"origin": "https://{host}.evil.example"},
    {"origin": "http://evil.example/{host}"},
    {"origin": "http://{host}@evil.example"},
    {"origin": "{host}"},
    *[{"content-type": form} for form in FORMS],
]
OWN: list[dict[str, str]] = [
    {"sec-fetch-site": "same-origin"},
    {"sec-fetch-site": "none"},
    {"origin": "http://{host}"},
    {"origin": "https://{host}"},
    {"sec-fetch-site": "same-origin", "content-type": "text/plain"},
    {"content-type": "application/json; charset=utf-8"},
    {},
]


def sent(door: Door, headers: dict[str, str]) -> dict[str, str]:
    host = f"127.0.0.1:{door.port}"
    filled = {name: value.replace("{host}", host) for name, value in headers.items()}
    return {"content-type": JSON, **filled}


@pytest.mark.parametrize("headers", FOREIGN, ids=str)
@pytest.mark.parametrize("method", ["POST", "PATCH", "DELETE"])
def test_another_site_cannot_act_for_a_browser(
    door: Door, headers: dict[str, str], method: str
) -> None:
    victim = door.guest()
    path, body = {
        "POST": ("/api/tables", {"game": "city-of-rome", "seats": [{"kind": "me"}, bot()]}),
        "PATCH": ("/api/me", {"lang": "de"}),
        "DELETE": ("/api/me/tokens/0000000000000", None),
    }[method]
    answer = door.ask(method, path, body, headers={**sent(door, headers), **cookie(victim)})
    assert (answer.status, answer.kind) == (403, "foreign")
    assert door.done("GET", "/api/me", who=victim)["lang"] == "en"
    assert door.done("GET", "/api/me/tables", who=victim)["tables"] == []


@pytest.mark.parametrize("headers", OWN, ids=str)
def test_our_own_pages_can(door: Door, headers: dict[str, str]) -> None:
    person = door.guest()
    given = {**sent(door, headers), **cookie(person)}
    assert door.ask("PATCH", "/api/me", {"lang": "de"}, headers=given).status == 200
    assert door.done("GET", "/api/me", who=person)["lang"] == "de"


@pytest.mark.parametrize("headers", FOREIGN, ids=str)
def test_tokens_are_exempt(door: Door, headers: dict[str, str]) -> None:
    """No browser sends them by itself; even beside a cookie they alone count."""
    person = door.guest()
    given = {**sent(door, headers), **cookie(door.guest())}
    answer = door.ask("PATCH", "/api/me", {"lang": "de"}, person, given)
    assert answer.status == 200
    assert door.done("GET", "/api/me", who=person)["lang"] == "de"


@pytest.mark.parametrize("headers", FOREIGN[:12], ids=str)
@pytest.mark.parametrize("path", ["login", "account", "guest"])
def test_another_site_cannot_log_a_browser_in(
    door: Door, headers: dict[str, str], path: str
) -> None:
    """Not even one that is not logged in: it would play as somebody of that site's choice."""
    body = {"name": "Mallory", "password": "ave imperator"} if path != "guest" else {"name": "M"}
    answer = door.ask("POST", f"/api/me/{path}", body, headers=sent(door, headers))
    assert (answer.status, answer.kind) == (403, "foreign")
    assert not answer.cookies


def test_reading_needs_no_proof(door: Door) -> None:
    """A link from elsewhere opens our page, but nothing allows other sites to read the answer."""
    person = door.guest()
    answer = door.ask("GET", "/api/me", headers={**cookie(person), "origin": "http://evil.example"})
    assert answer.status == 200
    assert not [name for name in answer.headers if name.startswith("access-control-")]


# ---- the cookie itself ---------------------------------------------------------------------------


def test_no_script_and_no_other_site_gets_the_cookie(door: Door) -> None:
    answer = door.ask("POST", "/api/me/guest", {"name": "Gaia"})
    [one] = answer.cookies
    assert one.startswith(f"{COOKIE}={answer.json['token']};")
    parts = {part.strip().lower() for part in one.split(";")[1:]}
    assert {"httponly", "samesite=lax", "path=/"} <= parts
    assert "secure" not in parts
    assert not any(part.startswith("domain") for part in parts)


def test_secure_cookies_go_by_https_only(database_url: str) -> None:
    with serving(database_url, "--secure") as door:
        [one] = door.ask("POST", "/api/me/guest", {"name": "Gaia"}).cookies
    assert one.startswith("__Host-groma=")
    assert "secure" in {part.strip().lower() for part in one.split(";")}


def test_who_was_logged_in_before_cookies_were_the_hosts_own_stays_so(database_url: str) -> None:
    with serving(database_url, "--secure") as door:
        token = door.ask("POST", "/api/me/guest", {"name": "Gaia"}).json["token"]
        before = {"cookie": f"{COOKIE}={token}"}
        answer = door.ask("GET", "/api/me", headers=before)
        assert (answer.status, answer.json) == (200, None)  # under that name it is no log-in
        old = "update logins set created_at = '2026-01-01' where token = sha256($1::text::bytea)"
        sql(database_url, old.replace("$1", f"'{token}'"))
        answer = door.ask("GET", "/api/me", headers=before)
        assert answer.status == 200
        [one] = answer.cookies
        assert one.startswith(f"__Host-groma={token};")
        after = {"cookie": f"__Host-groma={token}"}
        answer = door.ask("GET", "/api/me", headers=after)
        assert (answer.status, answer.cookies) == (200, [])


def test_logging_out_takes_the_cookie_away(door: Door) -> None:
    person = door.guest().in_browser()
    answer = door.ask("POST", "/api/me/logout", who=person)
    assert answer.status == 200
    [one] = answer.cookies
    assert "max-age=0" in one.lower()
    assert door.ask("GET", "/api/me", who=person).status == 401


def test_a_log_in_that_is_worth_nothing_is_nobody(door: Door) -> None:
    """An old cookie keeps nobody from looking; a bad token is always an error."""
    stale = Who("x" * 43, cookie=True)
    assert door.ask("GET", "/api/games", who=stale).status == 200
    assert door.ask("GET", "/api/me", who=stale).status == 401
    for given in ("Bearer nonsense", "Bearer ", "Basic YTpi", "bearer\t", "Bearer ä"):
        answer = door.ask("GET", "/api/games", headers={"authorization": given})
        assert (answer.status, answer.kind) == (401, "not-logged-in")


# ---- two nodes -----------------------------------------------------------------------------------


# A node that learns of the end of a log-in from the bus alone: it does not look by itself.
TRUSTING = """
from groma.server.live import node
from groma.server.people import accounts
accounts.CACHE_SECONDS = node.LOGIN_SECONDS = 3600
"""


def ends(door: Door, who: Who) -> None:
    """Wait until a node believes a log-in no longer."""
    until(lambda: door.ask("GET", "/api/me", who=who).status == 401, "still believed")


@pytest.mark.parametrize("bus", ["notify", "nats"])
def test_logging_out_counts_on_every_node(database_url: str, nats_url: str, bus: str) -> None:
    at = nats_url if bus == "nats" else bus
    with (
        serving(database_url, "--limits", "0", bus=at, changed=TRUSTING) as first,
        serving(database_url, "--limits", "0", bus=at, changed=TRUSTING) as second,
    ):
        until(lambda: hears(second, first), "the bus does not come")
        person = first.guest()
        program = first.program(person)
        for who in (person, program):
            assert second.ask("GET", "/api/me", who=who).status == 200  # and it remembers
        token = first.done("GET", "/api/me/tokens", who=person)[0]["id"]
        first.done("DELETE", f"/api/me/tokens/{token}", who=person)
        ends(second, program)
        with ThreadPoolExecutor() as threads:
            streams = [threads.submit(watched, node, person) for node in (first, second)]
            until(lambda: sum(map(open_streams, (first, second))) == 2, "no streams")
            first.done("POST", "/api/me/logout", who=person)
            assert first.ask("GET", "/api/me", who=person).status == 401
            ends(second, person)
            for stream in streams:
                assert stream.result(SECONDS).endswith(b"event: bye\nretry: 300\ndata: {}\n\n")


def watched(door: Door, who: Who) -> bytes:
    """All that a stream of one's own hidden table sends until it ends."""
    wanted = {"game": "city-of-rome", "seats": [{"kind": "me"}, bot()], "hidden": True}
    caller = Door(door.port)
    table = caller.done("POST", "/api/tables", wanted, who)["id"]
    line = http.client.HTTPConnection("127.0.0.1", door.port, timeout=SECONDS)
    line.request("GET", f"/api/tables/{table}/stream", headers=who.headers())
    sent = line.getresponse().read()
    line.close()
    return sent


def open_streams(door: Door) -> int:
    found = re.search(rb"^groma_streams (\S+)", door.ask("GET", "/metrics?own").body, re.M)
    assert found
    return int(float(found[1]))


def hears(door: Door, other: Door) -> bool:
    """Whether a node hears that another one has ended a log-in."""
    person = other.guest()
    assert door.ask("GET", "/api/me", who=person).status == 200
    other.done("POST", "/api/me/logout", who=person)
    return any(door.ask("GET", "/api/me", who=person).status == 401 for _ in range(20))


def test_without_a_bus_a_node_believes_for_some_seconds_only(database_url: str) -> None:
    nowhere = "nats://127.0.0.1:1"
    soon = "from groma.server.people import accounts\naccounts.CACHE_SECONDS = 1"
    with (
        serving(database_url, "--limits", "0", bus=nowhere) as first,
        serving(database_url, "--limits", "0", bus=nowhere, changed=soon) as second,
    ):
        person = first.guest()
        assert second.ask("GET", "/api/me", who=person).status == 200
        first.done("POST", "/api/me/logout", who=person)
        assert first.ask("GET", "/api/me", who=person).status == 401
        ends(second, person)


# ---- guests and accounts -------------------------------------------------------------------------


def test_a_guest_who_makes_an_account_keeps_its_seat(door: Door) -> None:
    guest = door.guest("Titus")
    wanted = {"game": "city-of-rome", "seats": [{"kind": "me"}, bot()], "start": True}
    table = door.done("POST", "/api/tables", {**wanted, "hidden": True}, guest)["id"]
    name = f"Titus {time.time_ns()}"[:30]
    body = {"name": name, "password": "ave imperator"}
    made = door.done("POST", "/api/me/account", body, guest)
    assert (made["person"], made["guest"]) == (guest.person, False)
    later = door.done("POST", "/api/me/login", body)
    assert door.ask("GET", "/api/me", who=guest).status == 401
    for token in (made["token"], later["token"]):
        assert door.done("GET", "/api/me", who=Who(token))["guest"] is False
        mine = door.done("GET", "/api/me/tables", who=Who(token))["tables"]
        assert [(one["id"], one["mine"]) for one in mine] == [(table, 0)]
        assert door.done("GET", f"/api/tables/{table}/view", who=Who(token))["viewer"] == 0
    assert door.ask("GET", f"/api/tables/{table}", who=NOBODY).status == 404
