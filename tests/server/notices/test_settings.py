"""What is configured is on, what is not is off and says why, and nonsense is told at the start."""

import pytest

from groma.server.notices.settings import Notices, from_environment, mail_server
from tests.server.notices.house import SITE, TABLE


def test_nothing_configured_is_everything_off():
    settings = from_environment({})
    assert settings == Notices()
    assert settings.available() == ()
    assert settings.off() == {
        "mail": "GROMA_SMTP is not set",
        "push": "GROMA_VAPID_KEY is not set",
        "webhook": "GROMA_WEBHOOKS is not 1",
    }
    assert settings.report() == [
        "notices by mail: off, GROMA_SMTP is not set",
        "notices by push: off, GROMA_VAPID_KEY is not set",
        "notices by webhook: off, GROMA_WEBHOOKS is not 1",
        "notices have no links: GROMA_URL is not set",
    ]
    assert settings.link(TABLE) == ""


def test_everything_configured():
    settings = from_environment(
        {
            "GROMA_URL": SITE + "/",
            "GROMA_SMTP": "smtps://me%40rome.example:pa%3Ass@post.example",
            "GROMA_VAPID_KEY": "x",
            "GROMA_VAPID_CONTACT": "me@rome.example",
            "GROMA_WEBHOOKS": "1",
            "GROMA_NOTICE_DELAY": "5",
        }
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
    settings = from_environment({"GROMA_SMTP": "smtp://post.example", "GROMA_VAPID_KEY": "x"})
    assert settings.available() == ()
    assert "?from=" in settings.off()["mail"]
    assert settings.off()["push"] == "GROMA_VAPID_CONTACT is not set"


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("GROMA_WEBHOOKS", "yes"),
        ("GROMA_SMTP", "post.example:25"),
        ("GROMA_SMTP", "smtp://post.example:x"),
        ("GROMA_URL", "rome.example"),
        ("GROMA_NOTICE_DELAY", "soon"),
        ("GROMA_NOTICE_DELAY", "-1"),
    ],
)
def test_nonsense_is_told(name, value):
    with pytest.raises(ValueError, match=name):
        from_environment({name: value})
