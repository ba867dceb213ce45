"""What all parts of the API share: who asks, for which table, in which language."""

from ipaddress import ip_network
from typing import Any

from litestar import Request
from litestar.connection import ASGIConnection
from litestar.datastructures import State
from litestar.handlers import BaseRouteHandler

from groma.core.game import Game

from ..ids import read
from ..limits import BY_ADDRESS
from ..node import Node
from ..people import Person
from ..problems import not_logged_in, not_there, not_yours, wrong
from ..said import ServerWords, language, words_of
from ..tables import Place

Asking = Request[Person | None, str, State]


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


def limited(kind: str) -> Any:
    """A guard: not too often."""

    async def guard(
        connection: ASGIConnection[Any, Any, Any, Any], handler: BaseRouteHandler
    ) -> None:
        person = connection.user
        known = person is not None and kind not in BY_ADDRESS
        who = person.id if known else address_of(connection)
        node_of(connection).limits.take(kind, who)

    guard.kind = kind  # type: ignore[attr-defined]
    return guard


def address_of(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    """From where somebody asks; of an IPv6 address the half that one household has."""
    host = "" if connection.client is None else connection.client.host
    if ":" in host:
        try:
            return str(ip_network((host.partition("%")[0], 64), strict=False))
        except ValueError:
            return host
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


async def place_of(request: Asking, table: str) -> Place:
    """A table that this person may look at, as it is now."""
    place = await node_of(request).tables.fresh(number(table))
    check_sight(request, place)
    return place


def check_sight(request: Asking, place: Place) -> None:
    """A hidden table looks to strangers as if it were not there."""
    if not place.replica.visible(None if request.user is None else request.user.id):
        raise not_there()


def viewer_of(request: Asking, place: Place) -> int:
    """With whose eyes this person looks at a table."""
    return place.replica.viewer(None if request.user is None else request.user.id)


def lang_of(request: Asking, lang: str | None) -> str:
    """The language of an answer: asked for, else the person's, else the browser's."""
    if lang is None and request.user is not None:
        lang = request.user.lang
    return language(lang, request.headers.get("accept-language", ""))


def words_at(request: Asking, place: Place, lang: str | None) -> ServerWords:
    """The words of a table for whoever asks."""
    return words_of(place.replica, lang_of(request, lang))


def move_of(game: Game[Any], given: int | str) -> int:
    """The move that a number or a notation means."""
    move = game.moves.parse(given) if isinstance(given, str) else given
    if not 0 <= move < game.moves.count:
        raise wrong("move")
    return move


def game_of(node: Node, name: str) -> Game[Any]:
    """An installed game."""
    game = node.games.get(name)
    if game is None:
        raise not_there("game")
    return game
