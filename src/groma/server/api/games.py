"""The games that are installed: what may be chosen, what their numbers mean, their rules."""

from typing import Any

from litestar import get

from groma.core.game import Game
from groma.table.bots import bots_of, usual_bot
from groma.table.problems import not_there
from groma.table.sentences import plain_words
from groma.table.wire.games import (
    AboutShape,
    BoardShape,
    BotShape,
    BoxShape,
    ClauseShape,
    ExampleShape,
    FamilyShape,
    GameShape,
    GameTables,
    PieceShape,
    RulesShape,
    SettingShape,
    StrengthShape,
    ToldShape,
)
from groma.words.about import load_facts, steps
from groma.words.box import Piece, load_box
from groma.words.examples import load_examples
from groma.words.puzzles import load_puzzles
from groma.words.rules import load_rules
from groma.words.strength import Strength, load_strength
from groma.words.tutorials import load_tutorial

from .boards import Boards
from .common import Asking, game_of, lang_of, limited, node_of
from .declared import tables_of


@get("/games", guards=[limited("read")], summary="The games that are installed")
async def list_games(request: Asking, lang: str | None = None) -> list[GameShape]:
    """All games with their settings, in words."""
    boards: Boards = request.app.state.boards
    wanted = lang_of(request, lang)
    return [
        shape(game, wanted, boards.shape(game.name)) for game in node_of(request).games.values()
    ]


@get("/games/{game:str}", guards=[limited("read")], summary="One game")
async def one_game(request: Asking, game: str, lang: str | None = None) -> GameShape:
    """A game with its settings, in words."""
    boards: Boards = request.app.state.boards
    return shape(game_of(node_of(request), game), lang_of(request, lang), boards.shape(game))


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
    found = game_of(node_of(request), game)
    wanted = lang_of(request, lang)
    rules = load_rules(found, wanted)
    if rules is None:
        raise not_there("rules")
    words = plain_words(found, wanted)
    clauses = [
        ClauseShape(
            name,
            rules.plain(name),
            rules.mark(name),
            list(rules.sources[name].places) if name in rules.sources else [],
            rules.remark(words, name),
            [words.setting(setting) for setting in rules.changed_by(name)],
        )
        for name in rules.clauses
    ]
    return RulesShape(found.name, wanted, rules.text, clauses, example_shapes(found, wanted))


@get(
    "/games/{game:str}/box",
    guards=[limited("think")],
    summary="What is in the box of a game",
)
async def game_box(request: Asking, game: str, lang: str | None = None) -> BoxShape:
    """Every card, tile and token: how many, what it says, and where we know it from."""
    found = game_of(node_of(request), game)
    words = plain_words(found, lang_of(request, lang))
    families = load_box(words)
    if families is None:
        raise not_there("box")
    return BoxShape(
        found.name,
        found.version,
        words.find("box-remark") or "",
        [
            FamilyShape(one.id, one.name, one.count, [_piece(piece) for piece in one.pieces])
            for one in families
        ],
    )


def example_shapes(game: Game[Any], lang: str) -> list[ExampleShape]:
    """The worked examples that the rules of a game tell."""
    rules = load_rules(game, lang)
    if rules is None:
        return []
    opens = load_examples(game)
    return [ExampleShape(name, rules.plain(name), name in opens) for name in rules.examples]


def _piece(piece: Piece) -> PieceShape:
    told = [
        ToldShape(
            one.field,
            one.name,
            one.value,
            one.source.mark,
            list(one.source.places),
            one.source.clause,
        )
        for one in piece.told
    ]
    return PieceShape(piece.id, piece.name, piece.about, piece.count, piece.mark, told)


def _bots(game: Game[Any]) -> list[BotShape]:
    """Who may be asked to play, and how strong they are, where that was measured."""
    names = bots_of(game)
    measured = load_strength(game, names)
    return [BotShape(name, _strength(measured.get(name))) for name in names]


def _strength(one: Strength | None) -> StrengthShape | None:
    if one is None:
        return None
    return StrengthShape(one.against, one.share, one.low, one.high, one.deals)


def shape(game: Game[Any], lang: str, board: BoardShape | None) -> GameShape:
    """A game in words."""
    words = plain_words(game, lang)
    rules = load_rules(game, lang)
    facts = load_facts(game)
    return GameShape(
        name=game.name,
        version=game.version,
        title=words.title(),
        tagline=words.find("tagline") or "",
        players=game.players,
        bots=_bots(game),
        usual_bot=usual_bot(game),
        point=game.point,
        settings=[
            SettingShape(
                setting.name,
                setting.labels,
                [words.value(setting.name, label) for label in setting.labels],
                setting.labels[setting.default],
                setting.clause,
                "" if rules is None else rules.mark(setting.clause),
                words.setting(setting.name),
            )
            for setting in game.settings
        ],
        tutorial=load_tutorial(game) is not None,
        puzzles=len(load_puzzles(game)),
        box=words.find("box-remark") or "",
        board=board,
        about=None if facts is None else AboutShape(**vars(facts)),
        tension=words.find("window-tension") or "",
        steps=steps(words),
    )


HANDLERS = [list_games, one_game, game_tables, game_rules, game_box]
