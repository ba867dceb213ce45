"""What a game declares, as programs are told it: moves, notes, sorts, and the sections of views."""

from typing import Any

from groma.core.contents import Content
from groma.core.game import Game
from groma.core.sayings import sorts_of
from groma.core.sorts import Sort
from groma.table.wire.games import ContentShape, FormShape, GameTables, MemberShape, SortShape
from groma.words.words import Words


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
        list(sort.at),
    )


def _member(name: str, holds: Content | None, words: Words) -> MemberShape:
    shape = None if holds is None else _content(holds, words)
    return MemberShape(name, words.key(name, 1), words.key(name, 2), shape)


def _content(content: Content, words: Words) -> ContentShape:
    return ContentShape(
        content.kind,  # type: ignore[arg-type]  # core needs no Literal
        "" if content.sort is None else content.sort.name,
        None if content.of is None else _content(content.of, words),
        [_member(name, one, words) for name, one in content.members.items()],
        content.hidden,
        content.folded,
        content.whole,
    )
