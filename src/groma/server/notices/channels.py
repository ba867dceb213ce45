"""Channels: the ways on which a notice reaches somebody."""

import asyncio
import re
import time
from email.message import EmailMessage
from email.utils import formatdate
from pathlib import Path
from typing import Any, Final, Protocol
from urllib.parse import urlsplit

import aiosmtplib
import httpx
import msgspec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid02, VapidException  # type: ignore[import-untyped]
from py_vapid.utils import b64urlencode  # type: ignore[import-untyped]
from pywebpush import WebPusher, WebPushException  # type: ignore[import-untyped]

from .outward import Ended, Failed, Outward, Refused, address_fault
from .sentences import Notice
from .settings import MAIL, PUSH, WEBHOOK, MailServer, Notices, mail_server

MAIL_SECONDS: Final = 20.0
PUSH_LIFE: Final = 24 * 3600  # how long a push service keeps what it cannot deliver
PUSH_CLAIM: Final = 12 * 3600  # how long a signature holds
TEMPLATES: Final = ("", "ntfy", "discord")
_MAIL_ADDRESS: Final = re.compile(r"[^\s@<>,;:\"\\()\[\]]{1,64}@[^\s@<>,;:\"\\()\[\]]{1,190}")


class Channel(Protocol):
    """One kind of channel."""

    def fault(self, address: str, template: str) -> str | None:
        """What is wrong with an address that somebody typed; None: nothing."""

    async def send(self, address: str, template: str, notice: Notice) -> None:
        """Send a notice, or raise Failed (again later), Refused (never) or Ended (nobody there)."""


# ---- mail -------------------------------------------------------------------------------------


class Mail:
    """By mail."""

    def __init__(self, server: MailServer) -> None:
        self.server = server

    def fault(self, address: str, template: str) -> str | None:
        """What is wrong with a mail address."""
        if template:
            return "no such template"
        return None if _MAIL_ADDRESS.fullmatch(address) else "no mail address"

    async def send(self, address: str, template: str, notice: Notice) -> None:
        """Hand in one mail; with a password never in the clear."""
        fault = self.fault(address, "")
        if fault is not None:
            raise Refused(fault)
        server = self.server
        try:
            await aiosmtplib.send(
                self.letter(address, notice),
                hostname=server.host,
                port=server.port,
                username=server.user or None,
                password=server.password or None,
                use_tls=server.tls,
                start_tls=False if server.tls else True if server.user else None,
                timeout=MAIL_SECONDS,
            )
        except aiosmtplib.SMTPRecipientsRefused as problem:
            codes = [refusal.code for refusal in problem.recipients]
            raise _mail_problem(max(codes, default=0)) from None
        except aiosmtplib.SMTPDataError as problem:
            raise _mail_problem(problem.code) from None
        except (aiosmtplib.SMTPException, OSError) as problem:  # the server's trouble, or ours
            raise Failed(f"mail server: {type(problem).__name__}") from None

    def letter(self, address: str, notice: Notice) -> EmailMessage:
        """The mail itself."""
        letter = EmailMessage()
        letter["From"] = self.server.sender
        letter["To"] = address
        letter["Subject"] = notice.subject
        letter["Date"] = formatdate()
        host = self.server.sender.rpartition("@")[2].rstrip(">") or "groma"
        letter["Message-ID"] = f"<groma.{notice.id}@{host}>"
        letter["Auto-Submitted"] = "auto-generated"
        letter["Content-Language"] = notice.lang
        parts = [notice.body, notice.link, "-- \n" + notice.footer]
        letter.set_content("\n\n".join(filter(None, parts)) + "\n")
        return letter


def mailbox(address: str) -> str:
    """To whom a mail address belongs, however it is written: of +tags anybody has many."""
    name, _, host = address.casefold().rpartition("@")
    return f"{name.partition('+')[0]}@{host}"


def _mail_problem(code: int) -> Exception:
    return (Refused if code >= 500 else Failed)(f"mail server: {code}")


# ---- web push ---------------------------------------------------------------------------------


def vapid(settings: Notices) -> Any:
    """The key with which pushes are signed; a ValueError if it is none."""
    key = settings.vapid_key.strip()
    try:
        if "\n" not in key and key.endswith(".pem"):
            return Vapid02.from_pem(Path(key).read_bytes().strip())
        return Vapid02.from_string(key)
    except (OSError, ValueError, TypeError, VapidException) as problem:
        raise ValueError(f"vapid_key is no key: {type(problem).__name__}") from None


def push_key(settings: Notices) -> str | None:
    """What a browser needs to subscribe (applicationServerKey); None: push is off."""
    if PUSH not in settings.available():
        return None
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


# ---- webhooks -----------------------------------------------------------------------------------


class Webhook:
    """By a request to an address of somebody's own."""

    def __init__(self, outward: Outward) -> None:
        self.outward = outward

    def fault(self, address: str, template: str) -> str | None:
        """What is wrong with an address; where its name leads is looked up when it is used."""
        return address_fault(address) if template in TEMPLATES else "no such template"

    async def send(self, address: str, template: str, notice: Notice) -> None:
        """Post a notice in the form that the other side understands."""
        fault = self.fault(address, template)
        if fault is not None:
            raise Refused(fault)
        to, said = filled(address, template, notice)
        try:
            await self.outward.post(
                to, msgspec.json.encode(said), {"Content-Type": "application/json"}
            )
        except Ended as problem:  # for a server of one's own this may be a passing mistake
            raise Refused(str(problem)) from None


def filled(address: str, template: str, notice: Notice) -> tuple[str, dict[str, Any]]:
    """Where to post what."""
    if template == "ntfy":  # its topic is the end of the address; JSON goes to what is before it
        url = httpx.URL(address)
        root, _, topic = url.path.rstrip("/").rpartition("/")
        said = {"topic": topic, "title": notice.subject, "message": notice.line}
        if notice.link:
            said["click"] = notice.link
        return str(url.copy_with(path=root + "/")), said
    if template == "discord":
        content = "\n".join(filter(None, [notice.line, notice.link]))
        return address, {"content": content[:2000], "allowed_mentions": {"parse": []}}
    return address, {
        "id": notice.id,
        "kind": notice.kind,
        "table": notice.table,
        "game": notice.game,
        "title": notice.title,
        "lang": notice.lang,
        "subject": notice.subject,
        "text": notice.line,
        "link": notice.link,
    }


def channels(settings: Notices, outward: Outward) -> dict[str, Channel]:
    """The channels that are configured, by kind."""
    found: dict[str, Channel] = {}
    available = settings.available()
    if MAIL in available:
        found[MAIL] = Mail(mail_server(settings.smtp))
    if PUSH in available:
        found[PUSH] = Push(settings, outward)
    if WEBHOOK in available:
        found[WEBHOOK] = Webhook(outward)
    return found
