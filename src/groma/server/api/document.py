"""The API's document (OpenAPI 3.1): what each endpoint takes and gives, exactly."""

import inspect
from collections import ChainMap
from typing import Any, Final

import msgspec
from litestar.openapi import OpenAPIConfig, ResponseSpec
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import Components, SecurityScheme, Tag

from groma import __version__
from groma.table.wire import (
    analysis,
    chat,
    common,
    desk,
    games,
    holidays,
    passkeys,
    people,
    playing,
    records,
    standing,
    tables,
)
from groma.table.wire.common import ProblemShape

from .account.cookies import LOGIN
from .common import in_browser, operator, somebody
from .identify import SAFE

PATH: Final = "/api/openapi.json"
PROBLEM: Any = "application/problem+json"
_WIRE: Final = (
    *(analysis, chat, common, desk, games, holidays, passkeys, people, playing),
    *(records, standing, tables),
)
SHAPES: Final = ChainMap(*map(vars, _WIRE))  # by name
REFERENCE: Final = "#/components/schemas/{name}"
SUBJECTS: Final = {
    "games": "Games",
    "tutorials": "Tutorials",
    "puzzles": "Puzzles",
    "me": "Oneself",
    "logins": "Log-ins",
    "passwords": "Passwords",
    "passkeys": "Passkeys",
    "leaving": "Leaving",
    "people": "Others",
    "holidays": "Holidays",
    "tables": "Tables",
    "seating": "Seats before the start",
    "invitations": "Invitations",
    "play": "Playing",
    "votes": "Agreeing",
    "claims": "Taking over a seat",
    "hints": "Hints",
    "analyses": "Analysis",
    "forks": "What if",
    "examples": "Worked examples",
    "chat": "Chat",
    "channels": "Where to be told",
    "today": "The desk at a glance",
    "desk_tables": "Tables, for operators",
    "house": "The house",
    "known": "People, for operators",
    "matters": "Reports and appeals",
    "health": "For whoever runs the server",
}

# Beside what follows from an endpoint's form: where the table, or what is asked, may be in the way.
NOT_THERE: Final = set("list_tables mute appeal bring".split())
NOT_YOURS: Final = {"export_me"}  # nor may who is banned do most things
NOT_NOW: Final = set(
    """come_as_guest make_account make_account_by_passkey add_passkey drop_passkey make_token
    ask_reset add_channel open_table join leave seat_bot remove swap start close come_back claim
    admit turn_away end invite follow_invitation fork bring choices play why_not preview trial hint
    ask_analysis read_analysis undo ask agree decline sheet text moment course record
    verification act_on_table act_on_person answer_report answer_appeal appeal""".split()
)
WRONG: Final = set(
    """come_as_guest make_account make_account_by_passkey passkey_options add_passkey
    log_in_by_passkey show_passkey change_password reset_password make_token add_channel
    confirm_channel list_tables open_table seat_bot remove swap claim invite follow_invitation fork
    bring moment play why_not preview trial undo ask say report go_on_holiday puzzle
    answer_puzzle act_on_person""".split()
)


def documented(handler: Any, subject: str) -> Any:
    """A handler as it stands in the document."""
    name = handler.fn.__name__
    handler.operation_id = name
    handler.tags = [SUBJECTS[subject]]
    if subject == "health":
        return handler
    problem = ResponseSpec(
        ProblemShape, description="Why not", media_type=PROBLEM, generate_examples=False
    )
    handler.responses = dict.fromkeys(sorted(statuses(handler, name)), problem)
    guards = handler.guards or ()
    known = somebody in guards or in_browser in guards or operator in guards
    handler.security = [{"token": []}, {"cookie": []}, *([] if known else [{}])]
    return handler


def statuses(handler: Any, name: str) -> set[int]:
    """The problems that an endpoint may answer with."""
    takes = set(inspect.signature(handler.fn).parameters) - {"request"}
    path = {part for part in takes if any("{" + part + ":" in one for one in handler.paths)}
    found = {401, 429, 503}
    if takes:
        found.add(400)
    if "data" in takes:
        found.add(413)
    if path or name in NOT_THERE or operator in (handler.guards or ()):
        found.add(404)
    if not handler.http_methods <= SAFE or "even_banned" not in handler.opt or name in NOT_YOURS:
        found.add(403)
    if name in NOT_NOW:
        found.add(409)
    if name in WRONG:
        found.add(422)
    return found


def config() -> OpenAPIConfig:
    """What the document says of the API as a whole."""
    return OpenAPIConfig(
        title="Groma",
        version=__version__,
        description="Roman city-building board games: tables for people and programs.",
        path=PATH,
        render_plugins=[Exactly(path=["/", "/openapi.json"])],
        use_handler_docstrings=True,
        tags=[Tag(name) for name in SUBJECTS.values()],
        components=Components(
            security_schemes={
                "token": SecurityScheme("http", scheme="bearer", description="For programs."),
                "cookie": SecurityScheme(
                    "apiKey", name=LOGIN, security_scheme_in="cookie", description="For browsers."
                ),
            }
        ),
    )


class Exactly(JsonRenderPlugin):
    """The document as it is served."""

    _made = b""

    def render(self, request: Any, openapi_schema: dict[str, Any]) -> bytes:
        """Made once."""
        self._made = self._made or msgspec.json.encode(exact(openapi_schema))
        return self._made


def exact(document: dict[str, Any]) -> dict[str, Any]:
    """The document with the shapes as they are really read: with limits, words, nothing unknown."""
    named = document["components"]["schemas"]
    types = [SHAPES[name] for name in named]
    _, described = msgspec.json.schema_components(types, ref_template=REFERENCE)
    document["components"]["schemas"] = {name: described[name] for name in sorted(described)}
    for shape in described.values():
        if "description" in shape:
            shape["description"] = inspect.cleandoc(shape["description"])
    for operations in document["paths"].values():
        for operation in operations.values():
            for status, response in operation["responses"].items():
                if status < "300":
                    response["description"] = operation["summary"]
                if "text/event-stream" in response.get("content", {}):
                    response["content"]["text/event-stream"]["schema"] = {"type": "string"}
    return document
