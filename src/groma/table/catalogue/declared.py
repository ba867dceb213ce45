"""What a game declares, as programs are told it: moves, notes, sorts, and the sections of views."""

from typing import Any

from groma.core.contents import Content
from groma.core.game import Game
from groma.core.sayings import sorts_of
from groma.core.sorts import Sort
from groma.words.words import Words

from ..wire.games import ContentShape, FormShape, GameTables, MemberShape, SortShape


def tables_of(game: Game[Any], words: Words) -> GameTables:
    """All of it; what the things are called, in words."""
    sorts = {sort.name: sort for sort in game.sections.sorts()}
    sorts.update(sorts_of(game.moves, game.notes))
    return GameTables(
        game.name,
        game.version,
        [
            FormShape(one.name, one.first, _arguments(one.names, one.sorts), one.secret)
            for one in game.moves.families
        ],
        [
            FormShape(one.name, one.number, _arguments(one.names, one.sorts), chapter=one.chapter)
            for one in game.notes.kinds
        ],
        [_sort(sort, words) for sort in sorts.values()],
        [_member(one.name, one.holds, words) for one in game.sections.declared],
    )


def _arguments(names: list[str], sorts: list[Sort]) -> dict[str, str]:
    return {name: sort.name for name, sort in zip(names, sorts)}


def _sort(sort: Sort, words: Words) -> SortShape:
    return SortShape(
        sort.name,
        list(sort.labels),
        [words.label(sort, label) for label in sort.labels],
        [str(words.word(place)) for place in sort.places],
        [list(place) for place in sort.at],
        sort.plane,
    )


def _member(name: str, holds: Content | None, words: Words, inside: str = "") -> MemberShape:
    shape = None if holds is None else _content(holds, words, name)
    said = [words.key(f"{inside}_{name}", n) or words.key(name, n) for n in (1, 2)]
    return MemberShape(name, said[0], said[1], shape)


def _content(content: Content, words: Words, inside: str) -> ContentShape:
    return ContentShape(
        content.kind,  # type: ignore[arg-type]  # core needs no Literal
        "" if content.sort is None else content.sort.name,
        None if content.of is None else _content(content.of, words, inside),
        [_member(name, one, words, inside) for name, one in content.members.items()],
        content.hidden,
        content.folded,
        content.whole,
    )
