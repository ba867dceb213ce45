"""Games: what is handed to the platform, how it is found, and what a viewer is given of it."""

import json
import sys
from importlib.metadata import entry_points
from pathlib import Path
from typing import Any

import pytest

from groma.core.deal import Deal
from groma.core.game import GROUP, Earlier, Game, Setting, games, switch, versions
from groma.core.hidden import NOBODY
from groma.core.look import look, refusals
from groma.core.match import open_match
from groma.core.native import compiled, mypyc_attr
from groma.core.notes import Log
from groma.core.record import from_bytes, from_json, rules_of
from groma.games.city_of_rome import GAME as ROME
from tests.sample import hoard
from tests.sample.hoard import GAME, KEEP, LAY, Table
from tests.sample.versions import version


def dealt(players: int = 3) -> Table:
    return GAME.deal(players, [], Deal(b"game"), None)


# ---- finding and setting up ----------------------------------------------------------------------


def test_every_installed_game_is_found_by_its_name() -> None:
    found = games()
    assert found["city-of-rome"] is ROME
    assert len(found) == len(entry_points(group=GROUP))
    assert all(name == game.name for name, game in found.items())


def install(folder: Path, monkeypatch: pytest.MonkeyPatch, **points: str) -> None:
    """A package that signs up games, as if it were installed."""
    info = folder / "hoard-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: hoard\nVersion: 1.0\n")
    lines = [f"{name} = {value}\n" for name, value in points.items()]
    (info / "entry_points.txt").write_text(f"[{GROUP}]\n" + "".join(lines))
    monkeypatch.syspath_prepend(folder)


def test_a_game_of_a_stranger_is_found_too(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    install(tmp_path, monkeypatch, hoard="tests.sample.hoard:GAME")
    assert games()["hoard"] is GAME


def test_the_newest_rules_are_played_and_older_ones_are_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    newer = version(10)
    monkeypatch.setattr(hoard, "NEWER", newer, raising=False)
    # in the order of the names the newer one comes first
    install(tmp_path, monkeypatch, a="tests.sample.hoard:NEWER", b="tests.sample.hoard:GAME")
    assert games()["hoard"] is newer
    found = versions()
    assert found["hoard", 1] is GAME
    assert found["hoard", 10] is newer
    assert found["city-of-rome", ROME.version] is ROME


@pytest.mark.parametrize(
    "value", ["no.such.module:GAME", "tests.sample.hoard:NOTHING", "tests.sample.hoard:WORTH"]
)
def test_a_game_that_cannot_be_loaded_does_not_stop_the_others(
    value: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    install(tmp_path, monkeypatch, broken=value, hoard="tests.sample.hoard:GAME")
    with pytest.warns(UserWarning, match="the game broken cannot be loaded"):
        found = games()
    assert found["hoard"] is GAME
    assert found["city-of-rome"] is ROME


def remade(settings: list[Setting], earlier: list[Earlier], seen: list[list[int]]) -> Game[Table]:
    """The sample game with other settings; what its deal is told of them is kept."""

    def deal(players: int, chosen: list[int], chance: Deal, log: Log | None) -> Table:
        seen.append(chosen)
        return GAME.deal(players, [], chance, log)

    return version(2, deal, settings, earlier)


def test_earlier_rules_are_those_of_today_with_some_settings_held_fast() -> None:
    seen: list[list[int]] = []
    wind, rain, snow = (switch(name, True, "TO-1.1") for name in ("wind", "rain", "snow"))
    game = remade([wind, rain, snow], [Earlier(1, {"rain": 0}, {"snow": 0})], seen)
    then = game.of_version(1)
    assert then is not None
    assert (then.name, then.version) == ("hoard", 1)
    assert [setting.name for setting in then.settings] == ["wind", "snow"]
    assert then.defaults() == [1, 0]
    assert game.defaults() == [1, 1, 1]
    then.deal(2, [0, 1], Deal(b"then"), None)
    game.deal(2, [1, 1, 0], Deal(b"now"), None)
    assert seen == [[0, 0, 1], [1, 1, 0]]
    assert game.of_version(2) is game
    assert game.of_version(3) is None


def test_a_record_is_read_by_the_rules_it_was_played_by() -> None:
    game = remade([switch("rain", True, "TO-1.1")], [Earlier(1, {"rain": 0})], [])
    shelf: dict[str, Game[Any]] = {"hoard": game}
    then = game.of_version(1)
    assert then is not None
    for rules in (game, then):
        record = open_match(rules, ["Ann", "Ben"], bytes(32)).record(opened=True)
        assert from_bytes(record.to_bytes(rules), shelf).settings == record.settings
        assert from_json(record.to_json(rules), shelf).version == rules.version
        assert rules_of(record.game, record.version, shelf) is rules
    assert rules_of("hoard", 7, shelf) is game  # and the record's own check refuses it
    with pytest.raises(ValueError, match="not installed"):
        rules_of("hord", 1, shelf)


def test_settings_have_defaults() -> None:
    off, on = switch("wind", False, "TO-1.1"), switch("rain", True, "TO-1.2")
    assert [off.default, on.default] == [0, 1]
    assert (on.name, on.clause, on.labels) == ("rain", "TO-1.2", ["off", "on"])
    assert Setting("coins", 1, "TO-1.3", ["few", "many"]).labels[1] == "many"
    assert ROME.defaults() == [setting.default for setting in ROME.settings]
    assert GAME.defaults() == []


def test_copies_keep_the_type_of_the_game() -> None:
    table = dealt()
    assert type(GAME.clone(table)) is Table
    assert type(GAME.imagine(table, 1, Deal(b"world"))) is Table
    loaded = GAME.load(3, [], table.to_bytes())
    assert type(loaded) is Table
    assert loaded.to_bytes() == table.to_bytes()


def test_a_saved_table_loads_in_the_middle_of_a_city_of_rome() -> None:
    table = ROME.deal(4, ROME.defaults(), Deal(b"game"), None)
    for _ in range(40):
        table.play(table.legal()[-1])
        copy = ROME.load(4, ROME.defaults(), table.to_bytes())
        assert copy.to_bytes() == table.to_bytes()
        assert copy.legal() == table.legal()


# ---- views ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", [GAME, ROME], ids=["one by one", "at once"])
def test_several_views_are_the_single_ones_in_the_order_asked(game: Game[Any]) -> None:
    table = game.deal(3, game.defaults(), Deal(b"game"), None)
    for _ in range(6):
        table.play(table.legal()[0])
    assert game.views(table, [3, 0]) == [game.view(table, 3), game.view(table, 0)]
    assert game.views(table, []) == []


# ---- places --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("standing", "places", "winners"),
    [
        ([[7], [9], [8]], [3, 1, 2], [1]),
        ([[9], [9], [8]], [1, 1, 3], [0, 1]),
        ([[8], [9], [8], [7]], [2, 1, 2, 4], [1]),
        ([[5, 0], [5, 0]], [1, 1], [0, 1]),
        ([[5, 1, 9], [5, 2, 0], [4, 9, 9]], [2, 1, 3], [1]),  # ties are broken step by step
        ([[0, -2], [0, 0], [0, -1]], [3, 1, 2], [1]),
        ([[-3], [-1]], [2, 1], [1]),
    ],
)
def test_equals_share_the_better_place(
    standing: list[list[int]],
    places: list[int],
    winners: list[int],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    table = dealt(len(standing))
    monkeypatch.setattr(GAME, "standing", lambda given: standing if given is table else [])
    assert GAME.places(table) == places
    assert GAME.winners(table) == winners


def test_in_the_sample_game_the_longer_row_breaks_a_tie() -> None:
    table = dealt()
    table.rows = [[3], [0, 2], [1]]  # worth 4, 1 + 3 and 2
    assert GAME.standing(table) == [[4, 1], [4, 2], [2, 1]]
    assert GAME.places(table) == [2, 1, 3]


# ---- looking -------------------------------------------------------------------------------------


def test_only_the_seat_that_decides_is_given_its_moves() -> None:
    table = dealt()
    given = [look(GAME, table, viewer) for viewer in range(4)]
    assert given[0]["legal"] == table.legal()
    assert all("legal" not in other for other in given[1:])
    assert [(g["seat"], g["step"], g["clause"]) for g in given] == [(0, "keep", "HO-2.2")] * 4
    assert given[1]["view"] == GAME.view(table, 1) != given[0]["view"]
    assert json.loads(json.dumps(given)) == given


def test_at_the_end_nothing_is_asked() -> None:
    table = dealt()
    while not table.over():
        table.play(table.legal()[-1])
    assert look(GAME, table, 0)["seat"] == NOBODY
    assert (look(GAME, table, 0)["step"], look(GAME, table, 0)["clause"]) == ("", "")


def test_refusals_answer_to_every_move() -> None:
    table = dealt()
    answers = refusals(GAME, table, 0)
    assert len(answers) == GAME.moves.count
    assert [move for move, answer in enumerate(answers) if answer is None] == table.legal()
    assert {answer["clause"] for answer in answers[KEEP:LAY] if answer} == {"HO-2.2"}
    assert {answer["message"] for answer in answers[LAY:] if answer} == {"refused-other-step"}
    others = refusals(GAME, table, 2)
    assert {json.dumps(answer) for answer in others} == {json.dumps(others[0])}


# ---- pure and compiled ---------------------------------------------------------------------------


def test_which_build_is_running() -> None:
    origin = str(sys.modules["groma.core.state"].__file__)
    assert compiled() == (not origin.endswith(".py"))


def test_nothing_needs_to_be_installed_to_subclass() -> None:
    @mypyc_attr(allow_interpreted_subclasses=True)
    class Thing:
        pass

    assert isinstance(Thing(), Thing)
