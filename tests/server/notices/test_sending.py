"""From the outbox to the reader: once, in the right words, and only while it is true."""

import pytest

from groma.server.notices.outbox import drain
from groma.server.notices.outward import Ended, Failed
from groma.server.notices.settings import Notices
from tests.server.notices.house import (
    ANNA,
    BEN,
    HOOKS,
    SITE,
    Door,
    House,
    MailBox,
    StandIn,
    counted,
    in_a_house,
    serving,
)


def test_nothing_configured_empties_the_outbox_and_sends_nothing(url):
    async def scene(house: House) -> None:
        await house.channel("mail", "anna@x.example")
        await house.channel("webhook", "http://127.0.0.1:9/", number=2)
        await house.told()
        await house.told("over")
        assert await house.send(Notices()) == 0
        assert await house.count("outbox") == 0
        assert await house.count("procrastinate_jobs") == 0

    in_a_house(url, scene)


@pytest.mark.parametrize(
    ("lang", "subject", "sentence"),
    [
        ("en", 'Your turn: City of Rome ("Friday")', "it is your turn in City of Rome"),
        ("de", "Du bist am Zug: City of Rome („Friday“)", "du bist am Zug in City of Rome"),
    ],
)
def test_a_mail_arrives_in_the_reader_s_language(url, lang, subject, sentence):
    async def scene(house: House) -> None:
        async with serving(MailBox()) as box:
            await house.channel("mail", "anna@x.example")
            await house.told()
            assert await house.send(Notices(url=SITE, smtp=box.address, delay=0)) == 1
        (letter,) = box.letters
        assert letter["Subject"] == subject
        assert sentence in letter.get_content()
        assert f"{SITE}/tables/0010000000000" in letter.get_content()
        assert await house.count("procrastinate_jobs") == 0

    in_a_house(url, scene, lang=lang)


def test_a_turn_waits_and_everything_else_does_not(url):
    async def scene(house: House) -> None:
        push = StandIn()
        settings = Notices(vapid_key="x", vapid_contact="y", delay=60)
        await house.channel("push", "{}")
        await house.told("turn")
        await house.told("reminder")
        assert await house.send(settings, {"push": push}) == 2
        assert [notice.kind for _, notice in push.sent] == ["reminder"]
        left = await house.database.value(
            "select extract(epoch from scheduled_at - now()) from procrastinate_jobs"
        )
        assert 50 < left <= 60

    in_a_house(url, scene)


@pytest.mark.parametrize("kind", ["turn", "reminder"])
@pytest.mark.parametrize(
    "meanwhile", ["played", "part of it", "played, and it is on again", "over", "a bot sits there"]
)
def test_a_turn_that_was_played_meanwhile_is_not_told(url, kind, meanwhile):
    async def scene(house: House) -> None:
        await house.channel("push", "{}")
        await house.told(kind)
        push, before = StandIn(), counted("push", "stale")
        if meanwhile == "over":
            await house.ends()
        elif meanwhile == "a bot sits there":
            await house.database.run("update seats set bot = 'random' where seat = 0")
        else:
            await house.plays(ANNA, 0 if meanwhile == "part of it" else 1)
            if meanwhile == "played, and it is on again":
                await house.plays(BEN, 0)
        settings = Notices(vapid_key="x", vapid_contact="y", delay=0)
        assert await house.send(settings, {"push": push}) == 1
        assert not push.sent
        assert counted("push", "stale") == before + 1

    in_a_house(url, scene)


def test_what_others_do_meanwhile_does_not_matter(url):
    async def scene(house: House) -> None:
        await house.channel("push", "{}")
        await house.told()
        await house.plays(BEN, 0)
        push = StandIn()
        await house.send(Notices(vapid_key="x", vapid_contact="y", delay=0), {"push": push})
        assert len(push.sent) == 1

    in_a_house(url, scene)


def test_a_stand_in_is_told_until_one_is_back(url):
    async def scene(house: House) -> None:
        await house.channel("webhook", "/", "discord")
        hook = StandIn()
        await house.told("stand-in")
        await house.send(HOOKS, {"webhook": hook})
        assert not hook.sent
        await house.database.run("update seats set bot = 'random', away = true where seat = 0")
        await house.told("stand-in")
        await house.send(HOOKS, {"webhook": hook})
        assert [notice.kind for _, notice in hook.sent] == ["stand-in"]

    in_a_house(url, scene)


def test_the_end_is_told_to_everybody_on_every_channel(url):
    async def scene(house: House) -> None:
        async with serving(Door()) as door:
            await house.channel("webhook", door.address + "/a")
            await house.channel("webhook", door.address + "/b", number=2)
            await house.channel("webhook", door.address + "/c", person=BEN, number=3)
            await house.channel("mail", "anna@x.example", number=4)  # off
            await house.told("over")
            assert await house.send(HOOKS) == 2
            assert not door.posts  # it is not over
            await house.ends()
            await house.told("over")
            await house.told("over", BEN)
            assert await house.send(HOOKS) == 3
            assert [path for path, _, _ in door.posts] == ["/a", "/b", "/c"]
            assert door.said()["subject"] == 'The game is over: City of Rome ("Friday")'

    in_a_house(url, scene)


def test_a_failing_webhook_is_tried_again(url):
    async def scene(house: House) -> None:
        again, sent = counted("webhook", "again"), counted("webhook", "sent")
        async with serving(Door()) as door:
            door.answers = ["500 Oh", "503 Oh"]
            await house.channel("webhook", door.address)
            await house.told()
            await house.send(HOOKS)
            while await house.count("procrastinate_jobs"):
                await house.work(HOOKS)
            assert len(door.posts) == 3
            assert len({door.said(number)["id"] for number in range(3)}) == 1
        assert counted("webhook", "again") == again + 2
        assert counted("webhook", "sent") == sent + 1

    in_a_house(url, scene)


def test_after_five_more_times_it_is_given_up(url):
    async def scene(house: House) -> None:
        failed = counted("webhook", "failed")
        hook = StandIn(*[Failed("no")] * 100)
        await house.channel("webhook", "/")
        await house.told()
        await house.send(HOOKS, {"webhook": hook})
        while await house.count("procrastinate_jobs"):
            await house.work(HOOKS, {"webhook": hook})
        assert len(hook.problems) == 94
        assert counted("webhook", "failed") == failed + 1

    in_a_house(url, scene)


def test_a_private_address_is_refused_once_and_for_all(url):
    async def scene(house: House) -> None:
        refused = counted("webhook", "refused")
        async with serving(Door()) as door:
            await house.channel("webhook", door.address)
            await house.told()
            await house.send(Notices(webhooks="on", delay=0))
            assert not door.posts
        assert counted("webhook", "refused") == refused + 1
        assert await house.count("procrastinate_jobs") == 0
        assert await house.count("channels") == 1

    in_a_house(url, scene)


def test_a_subscription_that_has_ended_is_forgotten(url):
    async def scene(house: House) -> None:
        await house.channel("push", "{}")
        await house.told()
        settings = Notices(vapid_key="x", vapid_contact="y", delay=0)
        await house.send(settings, {"push": StandIn(Ended("410"))})
        assert await house.count("channels") == 0

    in_a_house(url, scene)


def test_a_channel_removed_meanwhile_or_switched_off(url):
    async def scene(house: House) -> None:
        await house.channel("webhook", "/")
        await house.told()
        await drain(house.database, HOOKS)
        hook = StandIn()
        await house.work(HOOKS, {})
        await house.told()
        await drain(house.database, HOOKS)
        await house.database.run("delete from channels")
        await house.work(HOOKS, {"webhook": hook})
        assert not hook.sent
        assert await house.count("procrastinate_jobs") == 0

    in_a_house(url, scene)
