"""What the operator has configured about notices; what is not configured is off."""

from typing import Final
from urllib.parse import parse_qs, unquote, urlsplit

import msgspec

from groma.settings import Settings
from groma.table.ids import written

MAIL: Final = "mail"  # the kinds of channels
PUSH: Final = "push"
WEBHOOK: Final = "webhook"
KINDS: Final = (MAIL, PUSH, WEBHOOK)

OFF: Final = "off"  # webhooks: nobody may have one, ...
ON: Final = "on"  # ... only to public addresses, ...
ANY: Final = "any"  # ... or to any address, this machine's own network too

DELAY: Final = 60.0  # seconds: who sits at the table has moved by then, and is not told
TABLE_PATH: Final = "/tables/"
RESET_PATH: Final = "/reset/"


class MailServer(msgspec.Struct, frozen=True):
    """Where mail is handed in, and as whom."""

    host: str
    port: int
    user: str
    password: str
    sender: str
    tls: bool  # from the first byte on; else as soon as the server offers it


class Notices(msgspec.Struct, frozen=True):
    """The configuration; everything may be left out."""

    url: str = ""  # of the site, for links
    smtp: str = ""  # smtp://user:password@host:port?from=address, or smtps://
    vapid_key: str = ""  # base64url, or the path of a PEM file
    vapid_contact: str = ""  # mailto:address or https://address, for the push services
    webhooks: str = OFF
    delay: float = DELAY  # before somebody is told of a turn

    @property
    def private(self) -> bool:
        """Whether we may send to addresses that are not public."""
        return self.webhooks == ANY

    def off(self) -> dict[str, str]:
        """The kinds of channels that are off, and why."""
        why: dict[str, str] = {}
        if not self.smtp:
            why[MAIL] = "smtp is not set"
        elif not mail_server(self.smtp).sender:
            why[MAIL] = "smtp names no sender: ?from=ADDRESS"
        if not self.vapid_key:
            why[PUSH] = "vapid_key is not set"
        elif not self.vapid_contact:
            why[PUSH] = "vapid_contact is not set"
        if self.webhooks == OFF:
            why[WEBHOOK] = "webhooks is off"
        return why

    def available(self) -> tuple[str, ...]:
        """The kinds of channels that people can have."""
        off = self.off()
        return tuple(kind for kind in KINDS if kind not in off)

    def report(self) -> list[str]:
        """What to write in the log at the start."""
        off = self.off()
        lines = [
            f"notices by {kind}: " + (f"off, {off[kind]}" if kind in off else "on")
            for kind in KINDS
        ]
        if not self.url:
            lines.append("notices have no links: url is not set")
        return lines

    def link(self, table: int) -> str:
        """The address of a table; empty if the site's own is not known."""
        return self.url.rstrip("/") + TABLE_PATH + written(table) if self.url else ""

    def reset_link(self, token: str) -> str:
        """The address where a new password is set; empty if the site's own is not known."""
        return self.url.rstrip("/") + RESET_PATH + token if self.url else ""


def notices_of(settings: Settings) -> Notices:
    """What a server's settings say about notices."""
    return Notices(
        url=settings.url,
        smtp=settings.smtp,
        vapid_key=settings.vapid_key,
        vapid_contact=settings.vapid_contact,
        webhooks=settings.webhooks,
        delay=settings.notice_delay,
    )


def mail_server(address: str) -> MailServer:
    """The parts of a mail server's address."""
    parts = urlsplit(address)
    tls = parts.scheme == "smtps"
    user = unquote(parts.username or "")
    sender = parse_qs(parts.query).get("from", [user if "@" in user else ""])[0]
    return MailServer(
        host=parts.hostname or "",
        port=parts.port or (465 if tls else 587 if user else 25),
        user=user,
        password=unquote(parts.password or ""),
        sender=sender,
        tls=tls,
    )
