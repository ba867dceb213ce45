"""A game of a stranger in one file gets everything else for nothing."""

import io
import json
import re
from pathlib import Path

import pytest

from groma.bots import BOTS, Position
from groma.cli import main
from groma.core.conformance import check_substitute, fuzz
from groma.core.deal import Deal
from groma.core.match import Match, open_match
from groma.core.record import from_bytes, from_json, read, verify
from tests.sample.hoard import DIG, GAME, KEEP, LAY, MOVES, REST

SEED = bytes(range(32))
SHELF = {"hoard": GAME}


def played(*names: str, seed: bytes = SEED) -> Match:
    """A match that bots have played to its end."""
    match = open_match(GAME, list(names), seed)
    bots = [BOTS[name](seed + bytes([seat])) for seat, name in enumerate(names)]
    while not match.state.over():
        seat = match.state.seat
        move = bots[seat].choose(Position(GAME, match.state, seat))
        assert match.play(seat, move) is None
    return match


def test_it_passes_the_kit() -> None:
    assert fuzz(GAME, GAME.players, 30, b"hoard", lambda line: None, care=1) == []


def test_whoever_takes_over_a_seat_the_game_ends() -> None:
    for players in GAME.players:
        check_substitute(GAME, players, b"substitute")


@pytest.mark.parametrize("players", [2, 3, 4])
def test_its_records_read_back_and_verify(players: int) -> None:
    record = played(*["random"] * players).record()
    content = record.to_bytes(GAME)
    assert len(content) < 200
    for copy in (
        from_bytes(content, SHELF),
        from_json(record.to_json(GAME), SHELF),
        read(content, SHELF),
        read(record.to_json(GAME).encode(), SHELF),
    ):
        assert copy.to_bytes(GAME) == content
        assert copy.to_json(GAME) == record.to_json(GAME)
        assert verify(copy, GAME).wrong == ""
        assert copy.replay(GAME).to_bytes() == record.replay(GAME).to_bytes()


def test_the_same_deal_and_choices_give_the_same_game_for_ever() -> None:
    match = open_match(GAME, ["Anna", "Balbus", "Cassia"], SEED)
    chance = Deal(b"choices")
    while not match.state.over():
        legal = match.state.legal()
        match.play(match.state.seat, legal[chance.below(len(legal))])
    moves = [MOVES.text(move) for move in match.moves]
    assert (len(moves), moves[:4]) == (28, ["keep dupondius", "lay dupondius", "keep as", "lay as"])
    assert GAME.scores(match.state) == [13, 13, 13]


def test_greedy_plays_it_better_than_chance() -> None:
    points = [0, 0]
    for number in range(12):
        scores = GAME.scores(played("greedy", "random", seed=bytes([number]) * 32).state)
        points = [points[0] + scores[0], points[1] + scores[1]]
    assert points[0] > points[1]


def test_undo_goes_back_to_the_barrier() -> None:
    match = open_match(GAME, ["Anna", "Balbus"], SEED)
    assert match.undoable(0) == (0, "undo-stops-at-start")
    before = match.state.to_bytes()
    match.play(0, match.state.legal()[0])
    assert match.undoable(0) == (1, "undo-stops-at-start")
    assert match.undo(0)
    assert match.state.to_bytes() == before
    match.play(0, match.state.legal()[-1])
    match.play(0, REST)
    assert match.undoable(0) == (0, "undo-stops-at-revealed")  # Balbus has drawn
    assert not match.undo(0)
    match.play(1, match.state.legal()[0])
    assert match.undoable(1) == (1, "undo-stops-at-another")
    assert match.undoable(0) == (0, "undo-stops-at-another")


def test_a_digger_cannot_take_it_back() -> None:
    match = open_match(GAME, ["Anna", "Balbus"], SEED)
    match.play(0, match.state.legal()[0])
    match.play(0, DIG)
    assert match.undoable(0) == (0, "undo-stops-at-revealed")


def test_refusals_name_clauses_and_facts() -> None:
    table = GAME.deal(2, [], Deal(b"refusals"), None)
    held = table.legal()[0]
    absent = next(move for move in range(KEEP, LAY) if not table.allows(move))
    not_drawn = table.why_not(0, absent)
    assert not_drawn is not None
    assert not_drawn.clause == "HO-2.2"
    table.play(held)
    table.rows[0] = [4]
    table.refresh()
    less = table.why_not(0, LAY + held - KEEP)
    assert less is not None
    assert (less.clause, less.message, less.facts) == ("HO-3.2", "refused-HO-3-2", {"coin": 4})


# ---- the text table ------------------------------------------------------------------------------


@pytest.fixture
def installed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The game as a package that somebody has installed."""
    info = tmp_path / "hoard-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: hoard\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text("[groma.games]\nhoard = tests.sample.hoard:GAME\n")
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("LANG", "en")
    return tmp_path


def groma(line: str, typed: str, monkeypatch: pytest.MonkeyPatch) -> int:
    monkeypatch.setattr("sys.stdin", io.StringIO(typed))
    return main([*line.split(), "--lang", "en"])


def test_it_is_on_the_shelf(
    installed: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert groma("games", "", monkeypatch) == 0
    assert "hoard: hoard, 2 to 4 players" in capsys.readouterr().out
    assert groma("fuzz hoard --games 3", "", monkeypatch) == 0
    assert "Nothing found" in capsys.readouterr().out


def test_it_is_played_through_a_pipe_without_a_word_of_its_own(
    installed: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    line = "play hoard --seats me:Anna,greedy --seed hoard --plain --save evening.json"
    asked = ["show", "score", "log", "why dig", "why lay aureus", "undo", "1", "undo", "1", "rest"]
    typed = "\n".join(asked) + "\n" + "1\n" * 80
    assert groma(line, typed, monkeypatch) == 0
    page = capsys.readouterr().out
    assert "Anna: keep" in page
    assert "drew coin: coin" in page
    assert "rested: seat Anna" in page
    assert "This is not what is to be decided now." in page
    assert "Taken back: keep" in page
    assert "deck: ?0, ?0" in page
    record = json.loads((installed / "evening.json").read_text("utf-8"))
    assert (record["game"], record["names"]) == ("hoard", ["Anna", "greedy"])


def test_its_game_is_verified_and_read_again(
    installed: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (installed / "game.groma").write_bytes(played("greedy", "random").record().to_bytes(GAME))
    assert groma("verify game.groma", "", monkeypatch) == 0
    assert "Sound" in capsys.readouterr().out
    assert groma("replay game.groma --as 1", "", monkeypatch) == 0
    page = capsys.readouterr().out
    assert re.search(r"^1\. Aurelia: .*keep denarius", page, re.MULTILINE)  # that is greedy
    assert groma("replay game.groma", "", monkeypatch) == 0
    page = capsys.readouterr().out
    assert re.search(r"^1\. Aurelia: .*keep", page, re.MULTILINE)
    assert "keep denarius" not in page  # an onlooker does not read which
