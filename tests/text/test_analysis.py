"""`groma analyse`: a page a person can read, for finished games alone."""

from pathlib import Path

import pytest

from groma.bots import Position, Random
from groma.bots.analysis import Found, parts_of, put_together
from groma.bots.analysis.parts import MOVE
from groma.bots.levels import Level
from groma.cli import main
from groma.core.game import games
from groma.core.match import Match, open_match
from groma.text.analysis import page
from groma.text.files import write_record
from groma.text.words import Words

BUILDERS = games()["builders-antiquity"]
NAMES = ["Livia", "Gaius"]


def finished() -> Match:
    """A game of chance."""
    match = open_match(BUILDERS, NAMES, b"text".ljust(32))
    bot = Random(b"chance")
    while not match.state.over():
        match.follow(bot.choose(Position(BUILDERS, match.state, match.state.seat)))
    return match


def last_moves() -> Match:
    """The end of a game of journeymen: a game that went on from elsewhere."""
    whole = open_match(BUILDERS, NAMES, b"text".ljust(32))
    bot = Level(b"journeyman", 2)
    while not whole.state.over():
        whole.follow(bot.choose(Position(BUILDERS, whole.state, whole.state.seat)))
    begun = len(whole.moves) - 8
    start = whole.state_after(begun).to_bytes()
    match = open_match(BUILDERS, NAMES, b"text".ljust(32), start=start)
    for move in whole.moves[begun:]:
        match.follow(move)
    return match


def told(lang: str, reader: int) -> list[str]:
    """The page of a game in which one decision of Livia's was judged a mistake."""
    match = finished()
    parts = parts_of(match)
    number = next(n for n, part in enumerate(parts) if part.kind == MOVE and part.seat == 0)
    legal = match.state_after(parts[number].at).legal()
    better = next(move for move in legal if move != parts[number].move)
    found = {n: Found(0, [], [200, 100]) for n in range(len(parts))}
    found[number] = Found(64, [better], [5, -2])
    words = Words(BUILDERS, lang, NAMES)
    return page(words, match, put_together(match, found), reader, 3)


def test_a_costly_decision_is_told_with_what_was_better_and_why() -> None:
    lines = told("en", 0)
    assert lines[0].startswith("Judged by what each seat could know then")
    assert lines[2].startswith("Livia: ")
    assert "1 costly; about 6 points given away in all." in lines[2]
    assert lines[3].startswith("  With this deal others reach place 2.0 on average in your seat")
    assert lines[4].startswith("  Move 2, about 6 points: Buy the university")
    assert lines[5].startswith("    Better: ")
    assert (
        "    Some turns later: You have about 5 points more. Gaius has about 2 points less."
        in lines
    )
    assert "Expected places after so many moves (Livia, Gaius):" in lines


def test_it_is_told_in_german_and_to_others() -> None:
    lines = told("de", 1)
    assert lines[2].startswith("Gaius: ")
    later = next(line for line in lines if "Einige Züge später: " in line)
    assert later.endswith("Livia hat ungefähr 5 Punkte mehr. Du hast ungefähr 2 Punkte weniger.")
    assert any("auf dem Sitz von Livia im Mittel Rang 2,0" in line for line in lines)
    assert not [line for line in lines if "{" in line]


def test_a_game_that_is_not_over_is_not_analysed(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "running.json"
    write_record(path, open_match(BUILDERS, NAMES, b"text".ljust(32)))
    assert main(["analyse", str(path)]) == 2
    assert "is not over yet" in capsys.readouterr().err


@pytest.mark.long
def test_a_record_is_analysed_alike_by_one_and_by_several(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "record.json"
    write_record(path, last_moves())
    pages = []
    for processes in ("1", "2"):
        assert main(["analyse", str(path), "--as", "Gaius", "--processes", processes]) == 0
        seen = capsys.readouterr()
        assert " parts" in seen.err
        pages.append(seen.out)
    assert pages[0] == pages[1]
    assert "costly; " in pages[0]
    assert main(["analyse", str(path), "--as", "Nobody"]) == 2
