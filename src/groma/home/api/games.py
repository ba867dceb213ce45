"""The games that are installed: what may be chosen, what their numbers mean, rules, box."""

from groma.table.catalogue.box import box_shape
from groma.table.catalogue.declared import tables_of
from groma.table.catalogue.games import game_shape
from groma.table.catalogue.rules import rules_shape
from groma.table.sentences import plain_words
from groma.table.wire.games import BoxShape, GameShape, GameTables, RulesShape

from ..routes import get
from .common import Asking


@get("/games")
async def list_games(asking: Asking) -> list[GameShape]:
    """All games with their settings, in words; boards of strangers' packages are a server's."""
    return [game_shape(game, asking.lang()) for game in asking.home.games.values()]


@get("/games/{game}")
async def one_game(asking: Asking, game: str) -> GameShape:
    """A game with its settings, in words."""
    return game_shape(asking.game(game), asking.lang())


@get("/games/{game}/tables")
async def game_tables(asking: Asking, game: str) -> GameTables:
    """The declared moves, notes, sorts and sections of views; what they are called, in words."""
    found = asking.game(game)
    return tables_of(found, plain_words(found, asking.lang()))


@get("/games/{game}/rules")
async def game_rules(asking: Asking, game: str) -> RulesShape:
    """The rules in our own words; every refusal names one of these clauses."""
    return rules_shape(asking.game(game), asking.lang())


@get("/games/{game}/box")
async def game_box(asking: Asking, game: str) -> BoxShape:
    """Every card, tile and token: how many, what it says, and where we know it from."""
    return box_shape(asking.game(game), asking.lang())


HANDLERS = [list_games, one_game, game_tables, game_rules, game_box]
