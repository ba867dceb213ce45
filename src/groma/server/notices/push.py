"""Web push, by a browser's push service; loaded only where there is a key, for it takes a while."""

import asyncio
import time
from pathlib import Path
from typing import Any, Final
from urllib.parse import urlsplit

import msgspec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid02, VapidException  # type: ignore[import-untyped]
from py_vapid.utils import b64urlencode  # type: ignore[import-untyped]
from pywebpush import WebPusher, WebPushException  # type: ignore[import-untyped]

from .outward import Outward, Refused, address_fault
from .sentences import Notice
from .settings import Notices

PUSH_LIFE: Final = 24 * 3600  # how long a push service keeps what it cannot deliver
PUSH_CLAIM: Final = 12 * 3600  # how long a signature holds


def vapid(settings: Notices) -> Any:
    """The key with which pushes are signed; a ValueError if it is none."""
    key = settings.vapid_key.strip()
    try:
        if "\n" not in key and key.endswith(".pem"):
            return Vapid02.from_pem(Path(key).read_bytes().strip())
        return Vapid02.from_string(key)
    except (OSError, ValueError, TypeError, VapidException) as problem:
        raise ValueError(f"vapid_key is no key: {type(problem).__name__}") from None


def public_key(settings: Notices) -> str:
    """What a browser needs to subscribe (applicationServerKey)."""
    public = vapid(settings).public_key
    point = public.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
    return str(b64urlencode(point))


class Push:
    """By the push service of a browser."""

    def __init__(self, settings: Notices, outward: Outward) -> None:
        self.outward = outward
        self._vapid = vapid(settings)
        self._contact = settings.vapid_contact

    def fault(self, address: str, template: str) -> str | None:
        """What is wrong with a subscription."""
        if template:
            return "no such template"
        try:
            subscription = msgspec.json.decode(address, type=dict[str, Any])
            endpoint = str(subscription["endpoint"])
            if not WebPusher(subscription).auth_key:
                return "no subscription"
        except (msgspec.DecodeError, KeyError, ValueError, TypeError, AttributeError):
            return "no subscription"
        except WebPushException:
            return "no subscription"
        if not self.outward.private and not endpoint.startswith("https://"):
            return "not https://"
        return address_fault(endpoint)

    async def send(self, address: str, template: str, notice: Notice) -> None:
        """Encrypt, sign and post; a subscription that has ended is told by Ended."""
        fault = self.fault(address, "")
        if fault is not None:
            raise Refused(fault)
        endpoint, body, headers = await asyncio.to_thread(self.sealed, address, notice)
        await self.outward.post(endpoint, body, headers)

    def sealed(self, address: str, notice: Notice) -> tuple[str, bytes, dict[str, str]]:
        """Where to, the encrypted notice, and the headers that say from whom it is."""
        subscription = msgspec.json.decode(address, type=dict[str, Any])
        endpoint = str(subscription["endpoint"])
        said = {
            "title": notice.subject,
            "body": notice.line,
            "url": notice.link,
            "tag": notice.table,
            "kind": notice.kind,
            "lang": notice.lang,
        }
        place = urlsplit(endpoint)
        claims = {
            "sub": self._contact,
            "aud": f"{place.scheme}://{place.netloc}",
            "exp": int(time.time()) + PUSH_CLAIM,
        }
        try:
            body = WebPusher(subscription).encode(msgspec.json.encode(said))["body"]
            signed = self._vapid.sign(claims)
        except (ValueError, VapidException, WebPushException) as problem:
            raise Refused(f"push: {type(problem).__name__}") from None
        headers = {
            **signed,
            "Content-Type": "application/octet-stream",
            "Content-Encoding": "aes128gcm",
            "TTL": str(PUSH_LIFE),
            "Topic": notice.table,  # a newer notice replaces one that waits
        }
        return endpoint, bytes(body), headers
