"""What is in a box, for the terminal: families of pieces, or one piece in full."""

import textwrap

from groma.words.box import Family, Piece
from groma.words.rules import OURS, WIDTH

from .words import Words


def box_lines(words: Words, families: list[Family]) -> list[str]:
    """All pieces by family, what is not simply printed marked."""
    page = textwrap.wrap(words.find("box-remark") or "", WIDTH)
    for family in families:
        page += ["", f"{family.name.upper()} ({family.count})"]
        page += [
            f"{piece.count:4} × {piece.name}{_mark(words, piece.mark)}" for piece in family.pieces
        ]
    return page


def piece_lines(words: Words, piece: Piece) -> list[str]:
    """One piece: what it does, what it says, and where each is from."""
    page = [f"{piece.count} × {piece.name}"]
    page += textwrap.wrap(piece.about, WIDTH, initial_indent="  ", subsequent_indent="  ")
    for told in piece.told:
        source = words.text(f"source-{told.source.mark}")
        places = ", ".join(told.source.places)
        where = "; ".join(part for part in (source, places, told.source.clause) if part)
        page += textwrap.wrap(
            f"  {told.name}: {told.value} ({where})", WIDTH, subsequent_indent="    "
        )
    return page


def pieces_named(families: list[Family], wanted: str) -> list[Piece]:
    """The pieces that somebody means by an id or a part of a name."""
    key = wanted.casefold().replace("-", "_")
    pieces = [piece for family in families for piece in family.pieces]
    exact = [piece for piece in pieces if piece.id.casefold().replace("-", "_") == key]
    return exact or [piece for piece in pieces if wanted.casefold() in piece.name.casefold()]


def _mark(words: Words, mark: str) -> str:
    return f"  [{words.text(f'box-mark-{mark}')}]" if mark in OURS or mark == "public" else ""
