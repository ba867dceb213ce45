"""Playing: every command, whole games in both languages, and a game without any words."""

import json
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from groma.core.conformance import fuzz
from groma.core.game import Game, games
from groma.core.record import read
from groma.text import table
from groma.text.files import open_record, read_record
from groma.text.play import Sitting
from tests.text.faces import TO_THE_OFFER, Script, after, sit
from tests.text.pebbles import PEBBLES, STONES

GAMES = games()
ROME = GAMES["city-of-rome"]


def numbers(sitting: Sitting, seed: int = 1) -> Callable[[], str | None]:
    """Any number of the list, until the game is over."""
    chance = random.Random(seed)

    def answer() -> str | None:
        if sitting.match.state.over():
            return None
        return str(chance.randint(1, len(sitting.match.state.legal())))

    return answer


def play_out(
    game: Game[Any], names: tuple[str, ...], lang: str = "en", plain: bool = False
) -> tuple[Sitting, Script]:
    sitting, script = sit(game, names=names, lang=lang, plain=plain)
    script.then = numbers(sitting)
    sitting.run()
    assert sitting.match.state.over()
    return sitting, script


def test_the_strangers_game_keeps_the_contract() -> None:
    assert fuzz(PEBBLES, [2, 3], 10, b"pebbles", lambda line: None) == []


# ---- whole games --------------------------------------------------------------------------------


@pytest.mark.parametrize("plain", [False, True])
@pytest.mark.parametrize(("lang", "wins"), [("en", " wins with "), ("de", " gewinnt mit ")])
def test_a_whole_game_against_a_bot(lang: str, wins: str, plain: bool) -> None:
    sitting, script = play_out(ROME, ("Anna", "random"), lang, plain)
    assert wins in script.text
    assert not any("{" in line or "@" in line or "???" in line for line in script.printed)
    assert len(script.screens) == 1, "one person needs no hand-over"
    totals = [str(total) for total in sitting.match.state.scores()]
    assert all(total in "".join(script.printed[-4:]) for total in totals)


def test_four_seats_and_two_bots() -> None:
    play_out(ROME, ("Anna", "greedy", "Bert", "random"))


def test_a_game_of_bots_alone_is_watched() -> None:
    _, script = play_out(ROME, ("greedy", "random"))
    assert script.asked == []
    assert "Round 1 begins" in script.text
    assert "You " not in script.text


def test_a_game_without_words_is_playable() -> None:
    _, script = play_out(PEBBLES, ("Anna", "random"))
    assert "Anna: lay or hide:" in script.printed
    assert any(line.startswith("got: stone ") for line in script.printed)
    assert "stones" in script.text
    legal = [line for line in script.printed if " lay " in line and "+" in line]
    assert legal, "moves by notation, with what they bring"


def test_every_line_is_plain_text() -> None:
    _, script = play_out(ROME, ("Anna", "random"), plain=True)
    assert not any("\x1b" in line or "\t" in line for line in script.printed)
    assert not any("  " in line.strip() for line in script.printed), "no columns for ears"


# ---- the decision -------------------------------------------------------------------------------


def test_the_decision_stands_at_the_bottom() -> None:
    sitting, script = sit(PEBBLES)
    sitting.run()
    asked = script.printed.index("Anna: lay or hide:")
    moves = script.printed[asked + 1 : asked + 7]
    assert [line.split()[0] for line in moves] == ["1", "2", "3", "4", "5", "6"]
    assert script.printed[asked + 7 :] == ["Goodbye."], "end of input: a polite end"


def test_what_happened_stands_above_the_decision() -> None:
    sitting, script = sit(ROME, ["station 5"])
    sitting.run()
    lines = script.printed
    mine = lines.index("Anna puts a Builder on field 5.")
    bot = next(i for i, line in enumerate(lines) if line.startswith("random puts a Builder"))
    last = len(lines) - 1 - lines[::-1].index("Anna: Put a Builder on a free field of the strip.")
    assert mine < bot < last


def test_a_move_by_number_by_notation_and_in_any_case() -> None:
    for line in ("5", "station 5", "STATION 5", " Station   5 "):
        sitting, _ = sit(ROME, [line])
        sitting.run()
        assert "station 5" in [ROME.moves.text(move) for move in sitting.match.moves]


def test_underscores_may_be_blanks() -> None:
    sitting, _ = sit(ROME)
    assert sitting.commands.meant("Build residence 2") == ROME.moves.parse("build residence_2")
    assert sitting.commands.meant("place 0, 1") == ROME.moves.parse("place 0,1")


def test_long_rows_break_between_their_columns() -> None:
    sitting, _ = sit(ROME, [*TO_THE_OFFER, "1"])
    sitting.run()
    wide = table.moves(sitting.words, sitting.match, False, 200)
    narrow = table.moves(sitting.words, sitting.match, False, 40)
    assert len(wide) < len(narrow)
    assert " ".join(" ".join(wide).split()) == " ".join(" ".join(narrow).split())


def test_the_preview_names_the_row() -> None:
    sitting, script = sit(PEBBLES, plain=True)
    sitting.run()
    move = next(line for line in script.printed if "; +" in line)
    name, change = move.split(". ")[1].split("; ")
    assert change == f"+{STONES.index(name.removeprefix('lay ')) + 1}: stones"


def test_a_refused_move_says_why_and_asks_again() -> None:
    said = after(ROME, "take 1")
    assert said == "This is not what is to be decided now. (CR-5.1)"
    held = after(PEBBLES, "")
    absent = next(stone for stone in STONES if f"lay {stone}" not in held)
    assert after(PEBBLES, f"lay {absent}") == "This is not allowed. (PE-1.2)"


def test_what_is_not_understood_gets_a_kind_hint() -> None:
    assert "neither a move nor a command" in after(ROME, "hello there")
    assert "from 1 to 5" in after(ROME, "99")
    assert "from 1 to 5" in after(ROME, "0")
    assert "weder Zug noch Befehl" in after(ROME, "hallo", lang="de")


def test_enter_repeats_the_moves() -> None:
    assert "station 3" in after(ROME, "")
    assert "station 3" in after(ROME, "moves")


# ---- undo, save, quit ---------------------------------------------------------------------------


def test_undo_takes_back_and_says_why_it_stops() -> None:
    assert "another player has decided" in after(ROME, "undo")
    sitting, script = sit(PEBBLES, names=("Anna", "random"))
    script.lines = ["undo"]
    sitting.run()
    assert "beginning of the game" in script.text


def test_undo_of_a_choice_in_progress() -> None:
    sitting, script = sit(ROME, [*TO_THE_OFFER, "1", "undo"])
    sitting.run()
    assert "Taken back: take 1." in script.text
    asked = [line for line in script.printed if line.startswith("Anna: ")]
    assert asked[-1] == asked[-3], "the same decision again"


def test_undo_too_many() -> None:
    sitting, script = sit(ROME, [*TO_THE_OFFER, "1", "undo 9"])
    sitting.run()
    assert "Only 1 move can be taken back." in script.text


def test_save_and_resume(tmp_path: Path) -> None:
    for name in ("evening.json", "evening.groma"):
        path = tmp_path / name
        sitting, script = sit(ROME, ["5", f"save {path}"])
        sitting.run()
        assert f"Saved in {path}." in script.text
        assert "secret seed" in script.text
        record, game = read_record(path, GAMES)
        again = open_record(path, record, game)
        assert again.moves == sitting.match.moves
        resumed, script = sit(ROME, match=again)
        resumed.run()
        assert "The game goes on after" in script.text
        assert "Anna puts a Builder on field 5." in script.text
        script.then = numbers(resumed)
        resumed.run()
        assert resumed.match.state.over()
    assert json.loads((tmp_path / "evening.json").read_text())["game"] == ROME.name


def test_save_leaves_other_files_alone(tmp_path: Path) -> None:
    path = tmp_path / "diary.txt"
    path.write_text("dear diary")
    assert "There is a file" in after(ROME, "5", f"save {path}")
    assert path.read_text() == "dear diary"
    assert "cannot be written" in after(ROME, "5", f"save {tmp_path / 'no' / 'where.json'}")
    assert 'Type "save"' in after(ROME, "save")


def test_quit_asks_to_save(tmp_path: Path) -> None:
    path = tmp_path / "later.json"
    sitting, script = sit(ROME, ["5", "quit", str(path)])
    sitting.run()
    assert path.exists()
    assert script.printed[-1] == "Goodbye."
    sitting, script = sit(ROME, ["5", "quit", ""])
    sitting.run()
    assert script.printed[-2:] == ["Not saved.", "Goodbye."]


def test_save_after_every_decision(tmp_path: Path) -> None:
    path = tmp_path / "auto.groma"
    sitting, script = sit(ROME, ["5"], save=path)
    sitting.run()
    assert read(path.read_bytes(), GAMES).moves == sitting.match.moves[:-1]
    script.then = numbers(sitting)
    sitting.run()
    assert read(path.read_bytes(), GAMES).moves == sitting.match.moves
