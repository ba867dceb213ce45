"""Sections: each is made for its viewers, what is shared once, and nothing on what others see."""

from typing import Any

import pytest

from groma.core.deal import Deal
from groma.core.game import games
from groma.core.sections import EACH, EVERYBODY, WHO_DECIDES, Section, Sections, Sight
from tests.sample.hoard import GAME, Table

ALL = games()


def table() -> Table:
    return GAME.deal(3, [], Deal(b"sections"), None)


def views(*sections: Section[Sight[Table]]) -> list[dict[str, Any]]:
    """What three seats and the onlooker see; the first seat decides."""
    found = Sections(Sight, *sections).views(table(), [0, 1, 2, 3])
    return [{name: view[name] for name in view if name not in HEAD} for view in found]


HEAD = ["viewer", "players", "step", "decides"]


def test_what_is_shared_is_made_once_with_the_eyes_of_the_onlooker() -> None:
    made: list[int] = []

    def rows(sight: Sight[Table]) -> list[int]:
        made.append(sight.viewer)
        return [1]

    seen = views(Section("rows", rows))
    assert made == [3]
    assert all(view["rows"] is seen[0]["rows"] for view in seen)


def test_what_each_sees_is_made_with_its_own_eyes() -> None:
    seen = views(Section("own", each=lambda sight: sight.viewer))
    assert seen == [{"own": 0}, {"own": 1}, {"own": 2}, {"own": 3}]


def test_what_is_added_stands_on_what_is_shared() -> None:
    added = Section[Sight[Table]](
        "seats", lambda sight: ["all"], adds=lambda sight, shared: [*shared, sight.viewer]
    )
    assert [view["seats"] for view in views(added)] == [["all", viewer] for viewer in range(4)]


def test_only_who_decides_is_foretold_anything() -> None:
    told = Section[Sight[Table]](
        "turn", lambda sight: "turn", foretells=lambda sight, shared: f"{shared} and all choices"
    )
    assert [view["turn"] for view in views(told)] == ["turn and all choices", *["turn"] * 3]


def test_after_the_game_nobody_is_foretold_anything() -> None:
    over = table()
    while not over.over():
        over.play(over.legal()[0])
    told = Section[Sight[Table]]("turn", lambda sight: 1, foretells=lambda sight, shared: 2)
    seen = Sections(Sight, told).views(over, [0, 1, 2, 3])
    assert [view["turn"] for view in seen] == [1] * 4
    assert {view["decides"] for view in seen} == {None}


def test_nothing_is_added_where_there_is_nothing() -> None:
    def never(sight: Sight[Table], shared: object) -> object:
        raise AssertionError(shared)

    seen = views(Section("turn", lambda sight: None, adds=never, foretells=never))
    assert seen == [{"turn": None}] * 4


def test_a_section_says_who_sees_it() -> None:
    def maker(sight: object) -> int:
        return 1

    def more(sight: object, shared: object) -> int:
        return 2

    assert Section("a", maker).viewers == EVERYBODY
    assert Section("a", each=maker).viewers == EACH
    assert Section("a", maker, adds=more).viewers == EACH
    assert Section("a", maker, adds=more, foretells=more).viewers == EACH
    assert Section("a", maker, foretells=more).viewers == WHO_DECIDES


@pytest.mark.parametrize("makers", [{}, {"shared": id, "each": id}], ids=["no", "two"])
def test_a_section_has_one_maker(makers: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match="section a is shared, or made for each viewer"):
        Section("a", **makers)


@pytest.mark.parametrize("name", ALL)
def test_what_our_games_show_to_everybody_is_the_same_for_all(name: str) -> None:
    game = ALL[name]
    state = game.deal(max(game.players), game.defaults(), Deal(b"sections"), None)
    shared = [one.name for one in game.sections.declared if one.viewers == EVERYBODY]
    assert shared
    while not state.over():
        first, *others = game.views(state, list(range(state.players + 1)))
        assert all(view[name] is first[name] for view in others for name in shared)
        for _ in range(9):
            if not state.over():
                state.play(state.legal()[-1])
