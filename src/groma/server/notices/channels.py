"""Channels: the ways on which a notice reaches somebody."""

import re
from email.message import EmailMessage
from email.utils import formatdate
from typing import Any, Final, Protocol

import aiosmtplib
import msgspec

from .outward import Ended, Failed, Outward, Refused, address_fault
from .sentences import Notice
from .settings import MAIL, PUSH, WEBHOOK, MailServer, Notices, mail_server

MAIL_SECONDS: Final = 20.0
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
        from httpx import URL  # see outward

        url = URL(address)
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
        from .push import Push

        found[PUSH] = Push(settings, outward)
    if WEBHOOK in available:
        found[WEBHOOK] = Webhook(outward)
    return found


def push_key(settings: Notices) -> str | None:
    """What a browser needs to subscribe (applicationServerKey); None: push is off."""
    if PUSH not in settings.available():
        return None
    from .push import public_key

    return public_key(settings)
