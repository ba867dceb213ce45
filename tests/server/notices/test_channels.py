"""Each channel says the same in its own form, to a server that really listens."""

import asyncio
import base64
import json
from typing import Any

import http_ece
import pytest
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid02

from groma.server.notices.channels import Mail, Webhook, channels, push_key
from groma.server.notices.outward import Ended, Failed, Outward, Refused
from groma.server.notices.push import Push, vapid
from groma.server.notices.sentences import Notice
from groma.server.notices.settings import Notices, mail_server
from tests.server.notices.house import Door, MailBox, serving

NOTICE = Notice(
    id="7-1",
    kind="turn",
    table="0010000000000",
    game="city-of-rome",
    title="Größe @everyone",
    lang="de",
    subject="Du bist am Zug: „Größe“",
    line="Du bist am Zug.",
    body="Hallo Änne,\n\ndu bist am Zug.",
    footer="Abstellen kannst du es.",
    link="https://rome.example/tables/0010000000000",
)


def key() -> tuple[str, Any]:
    private = ec.generate_private_key(ec.SECP256R1())
    raw = private.private_numbers().private_value.to_bytes(32, "big")
    return base64.urlsafe_b64encode(raw).decode().rstrip("="), private


def with_push() -> Notices:
    return Notices(vapid_key=key()[0], vapid_contact="mailto:me@rome.example", webhooks="any")


# ---- mail -------------------------------------------------------------------------------------


def test_a_mail():
    async def scene() -> None:
        async with serving(MailBox()) as box:
            await Mail(mail_server(box.address)).send("anna@x.example", "", NOTICE)
        (letter,) = box.letters
        assert letter["To"] == "anna@x.example"
        assert letter["From"] == "groma@rome.example"
        assert letter["Subject"] == NOTICE.subject
        assert letter["Message-ID"] == "<groma.7-1@rome.example>"
        assert letter["Auto-Submitted"] == "auto-generated"
        text = letter.get_content().replace("\r\n", "\n")
        assert text.startswith(f"{NOTICE.body}\n\n{NOTICE.link}\n\n-- \n{NOTICE.footer}\n")

    asyncio.run(scene())


@pytest.mark.parametrize(
    ("answer", "kind"), [("550 nobody", Refused), ("451 later", Failed), ("250 fine", None)]
)
def test_what_a_mail_server_answers(answer, kind):
    async def scene() -> None:
        async with serving(MailBox()) as box:
            box.answer = answer
            mail = Mail(mail_server(box.address))
            if kind is None:
                await mail.send("anna@x.example", "", NOTICE)
            else:
                with pytest.raises(kind):
                    await mail.send("anna@x.example", "", NOTICE)

    asyncio.run(scene())


def test_no_mail_server_and_no_mail_address():
    mail = Mail(mail_server("smtp://127.0.0.1:9?from=a@b.c"))
    with pytest.raises(Failed):
        asyncio.run(mail.send("anna@x.example", "", NOTICE))
    for address in ("anna", "a@b\r\nBcc: c@d.e", "a@b, c@d", "<a@b>", ""):
        assert mail.fault(address, "") == "no mail address"
        with pytest.raises(Refused):
            asyncio.run(mail.send(address, "", NOTICE))


def test_a_password_is_never_sent_in_the_clear():
    async def scene() -> None:
        async with serving(MailBox()) as box:
            address = box.address.replace("//", "//me:secret@")
            with pytest.raises(Failed):
                await Mail(mail_server(address)).send("anna@x.example", "", NOTICE)
            assert "EHLO" in box.words
            assert "AUTH" not in box.words
            assert not box.letters

    asyncio.run(scene())


# ---- webhooks -----------------------------------------------------------------------------------


def posted(template: str, path: str) -> tuple[str, Any]:
    async def scene() -> tuple[str, Any]:
        async with serving(Door()) as door:
            outward = Outward(private=True)
            await Webhook(outward).send(door.address + path, template, NOTICE)
            await outward.close()
        assert door.posts[0][1]["content-type"] == "application/json"
        return door.posts[0][0], door.said()

    return asyncio.run(scene())


def test_plain_json():
    path, said = posted("", "/hook?key=1")
    assert path == "/hook?key=1"
    assert said["kind"] == "turn"
    assert said["text"] == NOTICE.line
    assert said["link"] == NOTICE.link
    assert said["id"] == "7-1"


def test_ntfy():
    assert posted("ntfy", "/deep/topic?auth=x") == (
        "/deep/?auth=x",
        {
            "topic": "topic",
            "title": NOTICE.subject,
            "message": NOTICE.line,
            "click": NOTICE.link,
        },
    )


def test_discord_calls_nobody():
    assert posted("discord", "/api/webhooks/1/x") == (
        "/api/webhooks/1/x",
        {"content": f"{NOTICE.line}\n{NOTICE.link}", "allowed_mentions": {"parse": []}},
    )


def test_what_is_no_webhook():
    hook = Webhook(Outward())
    assert hook.fault("https://x.example", "") is None
    assert hook.fault("https://x.example", "slack") == "no such template"
    assert hook.fault("x.example", "") is not None


# ---- web push ---------------------------------------------------------------------------------


class Browser:
    """Has subscribed, and can read what is pushed to it."""

    def __init__(self) -> None:
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.secret = b"0123456789abcdef"

    def subscription(self, endpoint: str) -> str:
        point = self.key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        keys = {"p256dh": point, "auth": self.secret}
        written = {
            name: base64.urlsafe_b64encode(value).decode().rstrip("=")
            for name, value in keys.items()
        }
        return json.dumps({"endpoint": endpoint, "expirationTime": None, "keys": written})

    def read(self, body: bytes) -> Any:
        return json.loads(http_ece.decrypt(body, private_key=self.key, auth_secret=self.secret))


def test_a_push_is_encrypted_and_signed():
    async def scene() -> None:
        settings, browser = with_push(), Browser()
        async with serving(Door()) as door:
            outward = Outward(settings.private)
            push = Push(settings, outward)
            await push.send(browser.subscription(door.address + "/push/1"), "", NOTICE)
            await outward.close()
        path, headers, body = door.posts[0]
        assert path == "/push/1"
        assert headers["content-encoding"] == "aes128gcm"
        assert headers["topic"] == NOTICE.table
        assert int(headers["ttl"]) > 0
        assert Vapid02.verify(headers["authorization"])
        assert headers["authorization"].endswith("k=" + str(push_key(settings)))
        assert NOTICE.line.encode() not in body
        said = browser.read(body)
        assert said["title"] == NOTICE.subject
        assert said["body"] == NOTICE.line
        assert said["url"] == NOTICE.link

    asyncio.run(scene())


def test_a_subscription_that_has_ended():
    async def scene() -> None:
        settings = with_push()
        async with serving(Door()) as door:
            door.answers = ["410 Gone"]
            outward = Outward(settings.private)
            address = Browser().subscription(door.address)
            with pytest.raises(Ended):
                await Push(settings, outward).send(address, "", NOTICE)
            await outward.close()

    asyncio.run(scene())


def test_what_is_no_subscription():
    settings, browser = with_push(), Browser()
    push = Push(settings, Outward(private=False))
    assert push.fault(browser.subscription("https://push.example/1"), "") is None
    assert push.fault(browser.subscription("http://push.example/1"), "") == "not https://"
    short = '{"endpoint":"https://x","keys":{"p256dh":"AA","auth":"AA"}}'
    no_keys = '{"endpoint":"https://x"}'
    odd = '{"endpoint":"https://x","keys":7}'
    for address in ("", "{}", "[]", "https://push.example", no_keys, odd, short):
        with pytest.raises(Refused):
            asyncio.run(push.send(address, "", NOTICE))
    with pytest.raises(Refused, match="public"):  # a push service is typed by strangers too
        asyncio.run(push.send(browser.subscription("https://127.0.0.1/"), "", NOTICE))


def test_a_key_in_a_file_and_no_key(tmp_path):
    own = Vapid02()
    own.generate_keys()
    place = tmp_path / "vapid.pem"
    place.write_bytes(own.private_pem())
    settings = Notices(vapid_key=str(place), vapid_contact="mailto:a@b.c")
    assert vapid(settings).public_pem() == own.public_pem()
    for wrong in ("nonsense", str(tmp_path / "none.pem"), "ä"):
        with pytest.raises(ValueError, match="vapid_key"):
            channels(Notices(vapid_key=wrong, vapid_contact="mailto:a@b.c"), Outward())
    assert push_key(Notices()) is None
