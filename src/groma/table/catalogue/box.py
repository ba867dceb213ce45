"""The box of a game: every card, tile and token, and where we know it from."""

from typing import Any

from groma.core.game import Game
from groma.words.box import Piece, load_box

from ..problems import not_there
from ..sentences import plain_words
from ..wire.games import BoxShape, FamilyShape, PieceShape, ToldShape


def box_shape(game: Game[Any], lang: str) -> BoxShape:
    """What is in it: how many there are of each, and what they say."""
    words = plain_words(game, lang)
    families = load_box(words)
    if families is None:
        raise not_there("box")
    return BoxShape(
        game.name,
        game.version,
        words.find("box-remark") or "",
        [
            FamilyShape(one.id, one.name, one.count, [_piece(piece) for piece in one.pieces])
            for one in families
        ],
    )


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
