"""Passkeys: an account without a password, coming in without a name, what nobody may."""

import secrets
from typing import Any

import pytest

from tests.server.accounts.keys import Key
from tests.server.accounts.test_logins import account
from tests.server.wire import Door, House, Person


def new_key(door: Door, **other: str) -> Key:
    host = f"127.0.0.1:{door.port}"
    return Key(
        other.get("origin", f"http://{host}"),
        other.get("host", "127.0.0.1"),
        secrets.token_bytes(16),
    )


def options(person: Person, name: str = "") -> Any:
    return person.post("/me/passkeys/options", {"name": name} if name else {})


def with_passkey(door: Door, name: str) -> tuple[Person, Key]:
    """A guest becomes an account by a passkey."""
    guest = door.guest(f"Guest {name}")
    key = new_key(door)
    body = {"name": name, "credential": key.made(options(guest, name))}
    made = guest.post("/me/account/passkey", body, 201)
    assert (made["person"], made["name"], made["guest"]) == (guest.id, name, False)
    assert guest.ask("GET", "/me")[0] == 401
    return Person(door.port, made["token"], made["person"]), key


def shown(door: Door, key: Key, wanted: Any = None) -> tuple[int, Any]:
    nobody = Person(door.port)
    asked = wanted or nobody.post("/me/login/passkey/options")
    return nobody.ask("POST", "/me/login/passkey", {"credential": key.signed(asked)})


def test_from_a_guest_to_an_account_without_a_password(door: Door) -> None:
    person, key = with_passkey(door, "Camilla")
    status, came = shown(door, key)
    assert (status, came["person"], came["name"]) == (201, person.id, "Camilla")
    guess = {"name": "Camilla", "password": "nobody's password"}
    assert Person(door.port).ask("POST", "/me/login", guess)[0] == 401
    [one] = person.get("/me/passkeys")
    assert person.ask("DELETE", f"/me/passkeys/{one['id']}")[0] == 409  # the only way in
    person.post("/me/password", {"password": "ave imperator"})
    assert person.ask("DELETE", f"/me/passkeys/{one['id']}")[0] == 204
    assert shown(door, key)[0] == 401


def test_one_more_for_an_account(house: House, door: Door) -> None:
    person = account(door, "Horatia")
    key = new_key(door)
    body = {"credential": key.made(options(person)), "label": "my phone"}
    house.sql("update logins set proved_at = now() - interval '11 minutes'")
    assert person.ask("POST", "/me/passkeys", body)[0] == 403
    person.post("/me/proof", {"password": "ave imperator"})
    assert person.post("/me/passkeys", body, 201)["label"] == "my phone"
    assert shown(door, key)[1]["person"] == person.id


def test_a_challenge_is_answered_once_and_soon(house: House, door: Door) -> None:
    _, key = with_passkey(door, "Cloelia")
    asked = Person(door.port).post("/me/login/passkey/options")
    assert shown(door, key, asked)[0] == 201
    assert shown(door, key, asked)[0] == 422
    late = Person(door.port).post("/me/login/passkey/options")
    house.sql("update challenges set expires_at = now()")
    assert shown(door, key, late)[0] == 422
    made_up = {"challenge": "AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA"}
    assert shown(door, key, made_up)[0] == 422


def test_nobody_answers_what_another_was_asked(door: Door) -> None:
    """Nor adds a key to an account with what was asked of somebody who comes in."""
    one, other = account(door, "Cornelia"), account(door, "Servilia")
    for asked in (options(one), Person(door.port).post("/me/login/passkey/options")):
        body = {"credential": new_key(door).made(asked)}
        assert other.ask("POST", "/me/passkeys", body)[0] == 422


@pytest.mark.parametrize(
    "other", [{"origin": "https://evil.example"}, {"host": "evil.example"}], ids=str
)
def test_another_site_cannot_use_a_key(door: Door, other: dict[str, str]) -> None:
    person, key = with_passkey(door, f"Porcia {secrets.token_hex(4)}")
    key.origin = other.get("origin", key.origin)
    key.host = other.get("host", key.host)
    assert shown(door, key)[0] == 401
    foreign = new_key(door, **other)
    body = {"credential": foreign.made(options(person))}
    assert person.ask("POST", "/me/passkeys", body)[0] == 422


def test_a_copied_key_is_noticed(door: Door) -> None:
    """Keys count how often they sign: one that goes back is a copy."""
    _, key = with_passkey(door, "Hortensia")
    assert shown(door, key)[0] == 201
    key.signs = 0
    assert shown(door, key)[0] == 401


def test_somebody_elses_key_opens_only_the_own_account(door: Door) -> None:
    _, key = with_passkey(door, "Fulvia")
    other = account(door, "Terentia")
    asked = Person(door.port).post("/me/login/passkey/options")
    assert other.ask("POST", "/me/proof/passkey", {"credential": key.signed(asked)})[0] == 401
    stranger = new_key(door)
    assert shown(door, stranger)[0] == 401
