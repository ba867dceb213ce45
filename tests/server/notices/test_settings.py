"""What is configured is on, what is not is off and says why, in the words of the settings."""

from groma.server.notices.settings import Notices, mail_server, notices_of
from groma.settings import read_settings
from tests.server.notices.house import SITE, TABLE


def configured(**variables: str) -> Notices:
    return notices_of(read_settings({}, variables).settings)


def test_nothing_configured_is_everything_off():
    settings = configured()
    assert settings == Notices()
    assert settings.available() == ()
    assert settings.off() == {
        "mail": "smtp is not set",
        "push": "vapid_key is not set",
        "webhook": "webhooks is off",
    }
    assert settings.report() == [
        "notices by mail: off, smtp is not set",
        "notices by push: off, vapid_key is not set",
        "notices by webhook: off, webhooks is off",
        "notices have no links: url is not set",
    ]
    assert settings.link(TABLE) == ""


def test_everything_configured():
    settings = configured(
        GROMA_URL=SITE + "/",
        GROMA_SMTP="smtps://me%40rome.example:pa%3Ass@post.example",
        GROMA_VAPID_KEY="x",
        GROMA_VAPID_CONTACT="me@rome.example",
        GROMA_WEBHOOKS="1",
        GROMA_NOTICE_DELAY="5",
    )
    assert settings.available() == ("mail", "push", "webhook")
    assert settings.vapid_contact == "mailto:me@rome.example"
    assert settings.delay == 5
    assert not settings.private
    assert settings.link(TABLE) == "https://rome.example/tables/0010000000000"
    server = mail_server(settings.smtp)
    assert (server.host, server.port, server.tls) == ("post.example", 465, True)
    assert (server.user, server.password) == ("me@rome.example", "pa:ss")
    assert server.sender == "me@rome.example"


def test_half_configured_is_off_too():
    settings = configured(GROMA_SMTP="smtp://post.example", GROMA_VAPID_KEY="x")
    assert settings.available() == ()
    assert "?from=" in settings.off()["mail"]
    assert settings.off()["push"] == "vapid_contact is not set"
