"""Posting to addresses that strangers typed: public ones only, no redirects, little and briefly."""

import asyncio
import socket
from collections.abc import Mapping
from functools import cached_property
from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:  # it takes a quarter of a second to load, and most nodes never post
    import httpx

SECONDS: Final = 5.0  # for everything, from the name to the answer
BYTES_MOST: Final = 8192
ADDRESS_MOST: Final = 2000
TRIES: Final = 2  # of the addresses of one name

# Answers after which the same again may go well.
_PASSING: Final = frozenset({408, 425, 429})
_ENDED: Final = frozenset({404, 410})
# IPv6 addresses that stand for IPv4 ones, which may be ours.
_TRANSLATED: Final = (
    IPv6Network("64:ff9b::/96"),
    IPv6Network("64:ff9b:1::/48"),
    IPv6Network("2002::/16"),
    IPv6Network("2001::/32"),
)


class Failed(Exception):
    """It was not sent; later it may go well."""


class NoAnswer(Failed):
    """Nobody answered in time: somebody waited for nothing."""


class Refused(Exception):
    """It was not sent, and never will be."""


class Ended(Refused):
    """There is nobody at that address any more."""


def is_public(address: str) -> bool:
    """Whether an IP address is one of the open network, and not of a house."""
    found: IPv4Address | IPv6Address = ip_address(address)
    if isinstance(found, IPv6Address):
        if found.ipv4_mapped is not None:
            found = found.ipv4_mapped
        elif found.is_site_local or any(found in network for network in _TRANSLATED):
            return False
    return found.is_global and not (
        found.is_multicast or found.is_reserved or found.is_unspecified or found.is_loopback
    )


def address_fault(address: str) -> str | None:
    """What is wrong with an address as it is written; None: nothing."""
    import httpx

    try:
        url = httpx.URL(address)
    except (httpx.InvalidURL, ValueError, TypeError):
        return "no address"
    if len(address) > ADDRESS_MOST:
        return "too long"
    if url.scheme not in ("http", "https") or not url.host:
        return "neither http:// nor https://"
    return None


class Outward:
    """The way out of the house; `private`: into it, too."""

    def __init__(self, private: bool = False) -> None:
        self.private = private

    @cached_property
    def _client(self) -> "httpx.AsyncClient":
        """Made when it is first needed: it reads all certificates that this machine trusts."""
        import httpx

        # No connection is kept: the next name at the same IP address must show its own certificate.
        return httpx.AsyncClient(
            timeout=SECONDS,
            follow_redirects=False,
            trust_env=False,
            limits=httpx.Limits(max_connections=32, max_keepalive_connections=0),
        )

    async def post(self, address: str, content: bytes, headers: Mapping[str, str]) -> None:
        """Post something; the name is looked up once, and where we looked is where we send."""
        fault = address_fault(address)
        if fault is not None:
            raise Refused(fault)
        if len(content) > BYTES_MOST:
            raise Refused("too much to send")
        import httpx

        url = httpx.URL(address)
        try:
            async with asyncio.timeout(SECONDS):
                await self._send(url, await self._resolve(url), content, headers)
        except TimeoutError:
            raise NoAnswer("no answer in time") from None

    async def _resolve(self, url: "httpx.URL") -> list[str]:
        """The IP addresses of a name; none of them may be of a house."""
        host = url.raw_host.decode("ascii")
        port = url.port or (443 if url.scheme == "https" else 80)
        try:
            found = await asyncio.get_running_loop().getaddrinfo(
                host, port, type=socket.SOCK_STREAM
            )
        except (OSError, UnicodeError):
            raise Failed("no such host") from None
        addresses = list(dict.fromkeys(str(entry[4][0]) for entry in found))
        if not self.private and not all(map(is_public, addresses)):
            raise Refused("not a public address")
        return addresses[:TRIES]

    async def _send(
        self, url: "httpx.URL", addresses: list[str], content: bytes, headers: Mapping[str, str]
    ) -> None:
        import httpx

        problem = "no such host"
        for address in addresses:
            request = self._client.build_request(
                "POST",
                url.copy_with(host=f"[{address}]" if ":" in address else address),
                content=content,
                headers={**headers, "Host": url.netloc.decode("ascii"), "User-Agent": "groma"},
                extensions={"sni_hostname": url.raw_host.decode("ascii")},
            )
            try:
                answer = await self._client.send(request, stream=True)  # its body is not read
            except httpx.ConnectError:
                problem = "cannot be reached"
                continue
            except httpx.TimeoutException:
                raise NoAnswer("no answer in time") from None
            except httpx.HTTPError as fault:
                raise Failed(type(fault).__name__) from None  # its text may hold the address
            await answer.aclose()
            return judge(answer.status_code)
        raise Failed(problem)

    async def close(self) -> None:
        """Let go of everything."""
        if "_client" in vars(self):
            await self._client.aclose()


def judge(status: int) -> None:
    """What an answer means for a notice."""
    if 200 <= status < 300:
        return
    if status in _ENDED:
        raise Ended(f"answer {status}")
    if status >= 500 or status in _PASSING:
        raise Failed(f"answer {status}")
    raise Refused(f"answer {status}")
