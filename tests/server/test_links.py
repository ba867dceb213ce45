"""Links of invitations name an address that leads others here, whatever the host typed."""

import json
from http.client import HTTPConnection
from typing import Any

import msgspec
import pytest

from tests.server.wire import Door, Person

GAME = "builders-antiquity"
IN_THE_NETWORK = "http://192.168.7.4:8000"


def invited(person: Person, table: str, host: str) -> Any:
    """An invitation, asked for by a browser that came by some address."""
    line = HTTPConnection("127.0.0.1", person.port)
    headers = {
        "host": host,
        "authorization": f"Bearer {person.token}",
        "content-type": "application/json",
    }
    line.request("POST", f"/api/tables/{table}/invitations", "{}", headers)
    answer = line.getresponse()
    made = json.loads(answer.read())
    line.close()
    assert answer.status == 201, made
    return made


@pytest.mark.parametrize(
    ("site", "machine", "asked", "leads"),
    [
        ("", IN_THE_NETWORK, "localhost:8000", IN_THE_NETWORK),
        ("", IN_THE_NETWORK, "127.0.0.1:8000", IN_THE_NETWORK),
        ("", IN_THE_NETWORK, "groma.example.org", None),  # a proxy, or a name: it was right
        ("", "http://127.0.0.1:8000", "localhost:8000", None),  # nothing better is known
        ("", "", "localhost:8000", None),
        (
            "https://example.org/groma",
            IN_THE_NETWORK,
            "localhost:8000",
            "https://example.org/groma",
        ),
        ("https://example.org", IN_THE_NETWORK, "10.0.0.3:8000", "https://example.org"),
    ],
)
def test_a_link_leads_others_here(
    door: Door,
    monkeypatch: pytest.MonkeyPatch,
    site: str,
    machine: str,
    asked: str,
    leads: str | None,
) -> None:
    anna = door.guest("Anna")
    table = anna.open(GAME, "me", "open")
    config = msgspec.structs.replace(door.node.config, address=machine)
    monkeypatch.setattr(door.node, "config", config)
    monkeypatch.setattr(door.node, "url", site)
    made = invited(anna, table, asked)
    assert made["path"] == f"/invitations/{made['token']}"
    assert made["url"] == (None if leads is None else leads + made["path"])
