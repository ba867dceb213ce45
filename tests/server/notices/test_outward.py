"""No way from here into the house: private addresses, redirects, slow and large things."""

import asyncio
import socket

import pytest

from groma.server.notices import outward as module
from groma.server.notices.outward import Ended, Failed, Outward, Refused, is_public
from tests.server.notices.house import Door, serving

HEADERS = {"Content-Type": "application/json"}


@pytest.mark.parametrize(
    "address",
    """127.0.0.1 127.8.8.8 10.0.0.1 172.16.0.1 192.168.1.1 169.254.169.254 100.64.0.1 0.0.0.0
    255.255.255.255 224.0.0.1 240.0.0.1 192.0.2.1 198.18.0.1 ::1 :: fe80::1 fc00::1 fd12::1 ff02::1
    fec0::1 ::ffff:127.0.0.1 ::ffff:10.0.0.1 64:ff9b::7f00:1 64:ff9b:1::a00:1 2002:7f00:1::
    2001::1 2001:db8::1 fe80::1%1""".split(),
)
def test_addresses_of_a_house(address):
    assert not is_public(address)


@pytest.mark.parametrize("address", ["1.1.1.1", "93.184.216.34", "2606:4700::1111"])
def test_addresses_of_the_open_network(address):
    assert is_public(address)


def post(address: str, private: bool = False, content: bytes = b"{}") -> None:
    async def scene() -> None:
        outward = Outward(private)
        try:
            await outward.post(address, content, HEADERS)
        finally:
            await outward.close()

    asyncio.run(scene())


@pytest.mark.parametrize(
    "address",
    """http://127.0.0.1/ http://localhost:8080/x http://[::1]/ http://2130706433/ http://0x7f.1/
    http://127.1/ http://0/ https://169.254.169.254/latest/meta-data http://[::ffff:127.0.0.1]/
    http://user@127.0.0.1/ file:///etc/passwd ftp://1.1.1.1/ gopher://x/ //x no http://
    """.split(),
)
def test_refused(address):
    with pytest.raises(Refused):
        post(address)


def test_one_private_address_of_a_name_is_enough(monkeypatch):
    async def scene() -> None:
        async def names(*_: object, **__: object) -> list[object]:
            return [(socket.AF_INET, 1, 6, "", (ip, 80)) for ip in ("1.1.1.1", "10.0.0.1")]

        monkeypatch.setattr(asyncio.get_running_loop(), "getaddrinfo", names, raising=False)
        outward = Outward()
        with pytest.raises(Refused, match="public"):
            await outward.post("http://rebind.example/", b"", {})
        await outward.close()

    asyncio.run(scene())


def test_we_send_where_we_looked_under_the_name_that_was_asked_for(monkeypatch):
    async def scene() -> None:
        asked = []

        async def names(host: str, *_: object, **__: object) -> list[object]:
            asked.append(host)
            return [(socket.AF_INET, 1, 6, "", ("127.0.0.1", 0))]

        monkeypatch.setattr(asyncio.get_running_loop(), "getaddrinfo", names, raising=False)
        async with serving(Door()) as door:
            outward = Outward(private=True)
            await outward.post(f"http://me:pw@hook.example:{door.port}/a?b=c", b"{}", HEADERS)
            await outward.close()
            path, headers, _ = door.posts[0]
            assert path == "/a?b=c"
            assert headers["host"] == f"hook.example:{door.port}"
            assert headers["authorization"].startswith("Basic ")
        assert asked == ["hook.example"]

    asyncio.run(scene())


@pytest.mark.parametrize(
    ("answer", "kind"),
    [
        ("302 Found\r\nLocation: http://127.0.0.1/", Refused),
        ("400 Bad", Refused),
        ("404 Gone", Ended),
        ("410 Gone", Ended),
        ("429 Slow", Failed),
        ("500 Oh", Failed),
    ],
)
def test_what_answers_mean(answer, kind):
    async def scene() -> None:
        async with serving(Door()) as door:
            door.answers = [answer]
            outward = Outward(private=True)
            with pytest.raises(kind) as problem:
                await outward.post(door.address, b"{}", HEADERS)
            assert type(problem.value) is kind
            await outward.close()
            assert len(door.posts) == 1  # no redirect is followed

    asyncio.run(scene())


def test_who_does_not_answer_is_left(monkeypatch):
    monkeypatch.setattr(module, "SECONDS", 0.2)

    async def scene() -> None:
        async def silent(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            await reader.read()
            writer.close()

        server = await asyncio.start_server(silent, "127.0.0.1", 0)
        port = server.sockets[0].getsockname()[1]
        outward = Outward(private=True)
        with pytest.raises(Failed, match="in time"):
            await outward.post(f"http://127.0.0.1:{port}/", b"{}", HEADERS)
        await outward.close()
        server.close()

    asyncio.run(scene())


def test_nobody_there_and_too_much():
    with pytest.raises(Failed, match="reached"):
        post("http://127.0.0.1:9/", private=True)
    with pytest.raises(Refused, match="too much"):
        post("http://127.0.0.1:9/", private=True, content=b"x" * 10_000)
    with pytest.raises(Refused, match="too long"):
        post("http://127.0.0.1:9/" + "x" * 3000, private=True)
