"""The games that are installed: what may be chosen, what their numbers mean, their rules."""

from litestar import get

from groma.table.catalogue.box import box_shape
from groma.table.catalogue.declared import tables_of
from groma.table.catalogue.games import game_shape
from groma.table.catalogue.rules import rules_shape
from groma.table.sentences import plain_words
from groma.table.wire.games import BoxShape, GameShape, GameTables, RulesShape

from .boards import Boards
from .common import Asking, game_of, lang_of, limited, node_of


@get("/games", guards=[limited("read")], summary="The games that are installed")
async def list_games(request: Asking, lang: str | None = None) -> list[GameShape]:
    """All games with their settings, in words."""
    boards: Boards = request.app.state.boards
    wanted = lang_of(request, lang)
    return [
        game_shape(game, wanted, boards.shape(game.name))
        for game in node_of(request).games.values()
    ]


@get("/games/{game:str}", guards=[limited("read")], summary="One game")
async def one_game(request: Asking, game: str, lang: str | None = None) -> GameShape:
    """A game with its settings, in words."""
    boards: Boards = request.app.state.boards
    found = game_of(node_of(request), game)
    return game_shape(found, lang_of(request, lang), boards.shape(game))


@get(
    "/games/{game:str}/tables",
    guards=[limited("think")],
    summary="What the numbers of a game mean",
)
async def game_tables(request: Asking, game: str, lang: str | None = None) -> GameTables:
    """The declared moves, notes, sorts and sections of views; what they are called, in words."""
    found = game_of(node_of(request), game)
    return tables_of(found, plain_words(found, lang_of(request, lang)))


@get(
    "/games/{game:str}/rules",
    guards=[limited("think")],
    summary="The rules of a game, clause by clause",
)
async def game_rules(request: Asking, game: str, lang: str | None = None) -> RulesShape:
    """The rules in our own words; every refusal names one of these clauses."""
    return rules_shape(game_of(node_of(request), game), lang_of(request, lang))


@get(
    "/games/{game:str}/box",
    guards=[limited("think")],
    summary="What is in the box of a game",
)
async def game_box(request: Asking, game: str, lang: str | None = None) -> BoxShape:
    """Every card, tile and token: how many, what it says, and where we know it from."""
    return box_shape(game_of(node_of(request), game), lang_of(request, lang))


HANDLERS = [list_games, one_game, game_tables, game_rules, game_box]
