"""The end of a game: the table stays; and a resumed game comes to the same end."""

import random
from pathlib import Path

import pytest

from groma.core.game import games
from groma.core.match import Match, open_match
from groma.core.record import Record
from groma.text.play import Sitting
from groma.words.reckoning import results
from tests.text.faces import SEED, Script, sit

ROME = games()["city-of-rome"]


def finished(*lines: str, lang: str = "en", plain: bool = False) -> tuple[Sitting, Script, int]:
    """A game played to its end by numbers, then some lines; and where the end begins."""
    sitting, script = sit(ROME, lang=lang, plain=plain)
    left = list(lines)
    chance = random.Random(2)

    def answer() -> str | None:
        if sitting.match.state.over():
            return left.pop(0) if left else None
        return str(chance.randint(1, len(sitting.match.state.legal())))

    script.then = answer
    sitting.run()
    wins = " wins with " if lang == "en" else " gewinnt mit "
    return sitting, script, next(i for i, line in enumerate(script.printed) if wins in line)


@pytest.mark.parametrize("lang", ["en", "de"])
def test_the_places_stand_right_after_the_winner(lang: str) -> None:
    sitting, script, won = finished(lang=lang)
    assert script.printed[won : won + 2] == results(sitting.words, sitting.match)
    assert script.tones[won : won + 2] == ["head", "head"]


@pytest.mark.parametrize("plain", [False, True])
def test_every_line_of_every_sheet_and_every_city_is_shown(plain: bool) -> None:
    sitting, script, won = finished(plain=plain)
    end = script.printed[won : won + 160] if plain else script.printed[won - 140 : won]
    page = "\n".join(end)  # ears hear first who has won
    for seat in range(2):
        sheet = ROME.sheet(sitting.match.state, seat, seat)
        for line in sheet.lines:
            assert f"({line.clause})" in page
    heads = ["You: Anna", "random"] if plain else ["YOU: ANNA", "RANDOM"]
    assert all(f"\n{head}\n" in page for head in heads)


@pytest.mark.parametrize("lang", ["en", "de"])
def test_ears_hear_who_has_won_before_the_sheets(lang: str) -> None:
    for plain in (False, True):
        sitting, script, won = finished(lang=lang, plain=plain)
        points = sitting.match.game.scores(sitting.match.state)
        head = sitting.words.text("sheet-head", seat="Anna", total=points[0])
        assert script.printed[won : won + 2] == results(sitting.words, sitting.match)
        assert script.printed.count(script.printed[won]) == 1
        assert (script.printed.index(head) > won) == plain


def test_help_after_the_end_offers_only_what_works_then() -> None:
    _, script, won = finished("help", "quit", "")
    said = "\n".join(script.printed[won:])
    assert "The table stays, and answers:" in said
    for command in ("show NAME", "score full", "about NAME", "log 10", "rules CLAUSE", "save FILE"):
        assert command in said
    for command in ("undo", "moves", "why", "A number"):
        assert command not in said
    _, script, won = finished("hilfe", "ende", "", lang="de")
    assert "zurück" not in "\n".join(script.printed[won:])


def test_questions_are_answered_after_the_end() -> None:
    asked = ["score", "score full", "show", "show random", "log 3", "rules 12.3", "about market"]
    more = ["", "help", "rules", "about", "moves", "why 1", "1", "station 1", "hello", "s"]
    _, script, won = finished(*asked, *more, "quit", "")
    said = "\n".join(script.printed[won:])
    for part in ("total", "(CR-12.9)", "RANDOM", "CR-12.3  ", "Market: ", "The table stays"):
        assert part in said
    assert said.count("The game is over.") > 3
    assert said.endswith("Not saved.\nGoodbye.")


def test_the_finished_game_is_saved_and_a_command_is_no_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    _, script, _ = finished("quit", "score", "done.json")
    assert [path.name for path in tmp_path.iterdir()] == ["done.json"]
    assert script.printed[-1] == "Goodbye."
    _, script, _ = finished("punkte", "sichern fertig.json", "ende", lang="de")
    assert script.printed[-1] == "Auf Wiedersehen."
    assert (tmp_path / "fertig.json").exists()


def test_nothing_is_taken_back_after_the_end() -> None:
    sitting, script, won = finished("undo", "quit", "")
    assert "The game is over." in script.printed[won:]
    assert sitting.match.state.over()


@pytest.mark.parametrize("bot", ["greedy", "random"])
def test_a_resumed_game_comes_to_the_same_end(bot: str) -> None:
    def play(match: Match) -> Match:
        """Anna decides by what lies there, so that she decides alike in both games."""
        sitting, script = sit(ROME, match=match)

        def answer() -> str | None:
            state = sitting.match.state
            if state.over():
                return None
            return str(1 + sum(sitting.match.moves) % len(state.legal()))

        script.then = answer
        sitting.run()
        return sitting.match

    whole = play(open_match(ROME, ["Anna", bot], SEED))
    assert whole.state.over()
    record = whole.record(opened=True)
    for count in (0, 1, 7, 20, len(whole.moves) // 2, len(whole.moves) - 3):
        half = Record(
            record.game,
            record.version,
            record.settings,
            record.names,
            record.seed,
            record.seed_hash,
            record.words,
            record.moves[:count],
        )
        assert play(Match(ROME, half)).moves == whole.moves
