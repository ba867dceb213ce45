"""Oneself: coming in as a guest; a home knows no accounts."""

from groma.table.ids import written
from groma.table.problems import not_there
from groma.table.wire.people import GuestWanted, LoggedIn, Me, MeChanged
from groma.table.wire.standing import PersonShape

from ..people import Person
from ..routes import get, patch, post
from .common import Asking


@post("/me/guest")
async def come_as_guest(asking: Asking) -> LoggedIn:
    """A name is enough; whom this browser sends without a token is its own person from now on."""
    data = asking.body(GuestWanted)
    return await came_in(asking, data.name, data.lang)


async def came_in(asking: Asking, name: str, lang: str) -> LoggedIn:
    """A new guest, who is who asks from now on."""
    person, token = await asking.home.people.guest(name, lang, asking.asked.cookie)
    asking.person = person
    return LoggedIn(written(person.id), person.name, True, token)


@post("/me/logout", status=200)
async def log_out(asking: Asking) -> None:
    """This token is worth nothing any more."""
    asking.me()
    await asking.home.people.end(asking.token)


@get("/me")
async def who_am_i(asking: Asking) -> Me | None:
    """Who asks; null for nobody."""
    return None if asking.person is None else shown(asking.person)


@patch("/me")
async def change_me(asking: Asking) -> Me:
    """Another language."""
    person = asking.me()
    data = asking.body(MeChanged)
    return shown(await asking.home.people.speak(person, data.lang))


def shown(person: Person) -> Me:
    """Somebody, as they are told it themselves."""
    return Me(written(person.id), person.name, True, person.lang, False, False, [])


@get("/people/{person}")
async def one_person(asking: Asking, person: str) -> PersonShape:
    """Of guests only the name."""
    found = await asking.home.people.called(person)
    if found is None:
        raise not_there("person")
    return PersonShape(person, found.name, True, found.since, None, [])


HANDLERS = [come_as_guest, log_out, who_am_i, change_me, one_person]
