"""What all parts of the API share: who asks, for which table, in which language."""

import asyncio
from functools import lru_cache
from ipaddress import ip_network
from typing import Any, Final

from litestar import Request
from litestar.connection import ASGIConnection
from litestar.datastructures import State
from litestar.handlers import BaseRouteHandler

from groma.core.game import Game
from groma.table.forks import Find
from groma.table.header import Header
from groma.table.ids import read
from groma.table.judging.guests import welcome
from groma.table.problems import Problem, not_logged_in, not_there, not_yours
from groma.table.sentences import TableWords, language, words_of

from ..desk.looking import may_look
from ..live.node import Node
from ..live.table import LiveTable
from ..people.accounts import Person
from ..people.budgets import KINDS, REFUSAL_SECONDS
from ..people.company import apart
from ..people.sanctions import BAN, refusal

Asking = Request[Person | None, str, State]
EVEN_BANNED: Final = {"even_banned": True}  # what those may do, too, who are banned


def node_of(request: ASGIConnection[Any, Any, Any, Any]) -> Node:
    """The node that was asked."""
    node: Node = request.app.state.node
    return node


# Guards are asynchronous, though they wait for nothing: others are sent to a thread each time.


async def somebody(
    connection: ASGIConnection[Any, Any, Any, Any], handler: BaseRouteHandler
) -> None:
    """A guard: only for who is logged in."""
    if connection.user is None:
        raise not_logged_in()


async def in_browser(
    connection: ASGIConnection[Any, Any, Any, Any], handler: BaseRouteHandler
) -> None:
    """A guard: not with a program's token, which may play but not change the account."""
    if connection.user is None:
        raise not_logged_in()
    if connection.user.program:
        raise not_yours("token")


async def operator(
    connection: ASGIConnection[Any, Any, Any, Any], handler: BaseRouteHandler
) -> None:
    """A guard: only for who runs the server, in a browser; to all others there is nothing here."""
    person = connection.user
    if person is None or person.program or not person.operator:
        raise Problem("not-there", 404)


async def not_banned(
    connection: ASGIConnection[Any, Any, Any, Any], handler: BaseRouteHandler
) -> None:
    """A guard of all handlers: only what is declared to be so is there for who is banned."""
    person: Person | None = connection.scope.get("user")  # who only asks what there is, is nobody
    if person is not None and person.banned is not None and "even_banned" not in handler.opt:
        raise refusal(BAN, person.banned)


def limited(kind: str) -> Any:
    """A guard: only what the budgets allow."""

    async def guard(
        connection: ASGIConnection[Any, Any, Any, Any], handler: BaseRouteHandler
    ) -> None:
        await spend(connection, kind)

    guard.kind = kind  # type: ignore[attr-defined]
    return guard


def client_of(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    """The whole address from which somebody asks, for the security log."""
    return "" if connection.client is None else connection.client.host


async def spend(connection: ASGIConnection[Any, Any, Any, Any], kind: str, **more: object) -> None:
    """Take one of something from the budgets of whoever asks, and of who is named beside it."""
    node = node_of(connection)
    address = address_of(connection)
    person = None if connection.user is None else connection.user.id
    try:
        if kind == "think":
            thought = await node.thinking.enter(address, person)
            connection.scope["thought"] = thought  # type: ignore[typeddict-unknown-key]
            return
        who: dict[str, object] = {"address": address, **more}
        if person is not None:
            who["person"] = person
        if not KINDS[kind].shared:
            node.limits.take(kind, **who)
            return
        if "table" in connection.path_params:
            who["table"] = connection.path_params["table"]
        await node.spending.spend(kind, **who)
    except Problem:
        await asyncio.sleep(REFUSAL_SECONDS)
        raise


async def room_for_stream(
    connection: ASGIConnection[Any, Any, Any, Any], handler: BaseRouteHandler
) -> None:
    """A guard: only if there is a place for one more stream."""
    person = None if connection.user is None else connection.user.id
    try:
        node_of(connection).room.check(address_of(connection), person)
    except Problem as problem:
        if problem.status == 429:  # its own doing, unlike a node that is full
            await asyncio.sleep(REFUSAL_SECONDS)
        raise


def address_of(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    """From where somebody asks; of an IPv6 address the half that one household has."""
    host = client_of(connection)
    return household(host) if ":" in host else host


@lru_cache(10_000)
def household(host: str) -> str:
    """The half of an IPv6 address that one household has."""
    try:
        return str(ip_network((host.partition("%")[0], 64), strict=False))
    except ValueError:
        return host


def me(request: Asking) -> Person:
    """Who asks; a guard has seen to it that it is somebody."""
    person = request.user
    if person is None:
        raise not_logged_in()
    return person


def number(text: str, what: str = "table") -> int:
    """The number behind a written one."""
    found = read(text)
    if found is None:
        raise not_there(what)
    return found


async def live_of(request: Asking, table: str) -> LiveTable:
    """A table that this person may look at, as it is now."""
    live = await node_of(request).tables.fresh(number(table))
    check_sight(request, live)
    return live


async def looked_at(request: Asking, table: str) -> LiveTable:
    """The same, also for an operator who has said why; nothing can be done there with it."""
    live = await node_of(request).tables.fresh(number(table))
    if await seconds_to_look(request, live) <= 0:
        check_sight(request, live)
    return live


async def seconds_to_look(request: Asking, live: LiveTable) -> float:
    """How long an operator may look at a table that is hidden from everybody; 0: not at all."""
    person = request.user
    if person is None or person.program or not person.operator or live.replica.visible(person.id):
        return 0.0
    return await may_look(node_of(request).database, person.id, live.replica.header.id)


def check_sight(request: Asking, live: LiveTable) -> None:
    """A hidden table looks to strangers as if it were not there."""
    if not live.replica.visible(None if request.user is None else request.user.id):
        raise not_there()


async def check_company(request: Asking, live: LiveTable, person: Person) -> None:
    """Who is not to meet whom does not sit down with them, unless they are among themselves."""
    header = live.replica.header
    welcome(header.opening, not person.guest)
    if header.opening.hidden:
        return
    there = {header.host, *(seat.person for seat in header.seats)}
    if there.intersection(await apart(node_of(request).database, person.id)):
        raise not_yours("company")


def headers_of(node: Node) -> Find:
    """How the header of any table is found, as it is now."""

    async def find(table: int) -> Header:
        return (await node.tables.fresh(table)).replica.header

    return find


def viewer_of(request: Asking, live: LiveTable) -> int:
    """With whose eyes this person looks at a table."""
    return live.replica.viewer(None if request.user is None else request.user.id)


def lang_of(request: Asking, lang: str | None) -> str:
    """The language of an answer: asked for, else the person's, else the browser's."""
    if lang is None and request.user is not None:
        lang = request.user.lang
    return language(lang, request.headers.get("accept-language", ""))


def words_at(request: Asking, live: LiveTable, lang: str | None) -> TableWords:
    """The words of a table for whoever asks."""
    return words_of(live.replica, lang_of(request, lang))


def game_of(node: Node, name: str) -> Game[Any]:
    """An installed game."""
    game = node.games.get(name)
    if game is None:
        raise not_there("game")
    return game
