"""Playing: every command, whole games in both languages, and a game without any words."""

import re
from typing import Any

import pytest

from groma.core.conformance import fuzz
from groma.core.game import Game, games
from groma.core.match import open_match
from groma.text import table
from groma.text.play import Sitting
from tests.text.faces import SEED, TO_THE_OFFER, Script, after, numbers, sit
from tests.text.pebbles import PEBBLES, STONES

GAMES = games()
ROME = GAMES["city-of-rome"]


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


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
@pytest.mark.parametrize("plain", [False, True])
@pytest.mark.parametrize(("lang", "wins"), [("en", " wins with "), ("de", " gewinnt mit ")])
def test_a_whole_game_against_a_bot(game: Game[Any], lang: str, wins: str, plain: bool) -> None:
    sitting, script = play_out(game, ("Anna", "random"), lang, plain)
    assert wins in script.text
    assert not any("{" in line or "@" in line or "???" in line for line in script.printed)
    assert len(script.screens) == 1, "one person needs no hand-over"
    scores = sitting.match.game.scores(sitting.match.state)
    totals = [str(sitting.words.points(total)).lstrip("-") for total in scores]
    last = script.printed.index(next(line for line in script.printed if wins in line))
    near = script.printed[last:] if plain else script.printed[last - 4 : last]
    assert all(total in "".join(near) for total in totals)


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
    assert not any("[lay" in line for line in script.printed), "the notation is said already"
    assert any(line.startswith("got: stone ") for line in script.printed)
    assert "stones" in script.text
    legal = [line for line in script.printed if " lay " in line and "points +" in line]
    assert legal, "moves by notation, with what they bring"


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_every_line_is_plain_text(game: Game[Any]) -> None:
    _, script = play_out(game, ("Anna", "random"), plain=True)
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


def test_settings_that_are_not_the_usual_ones_are_told() -> None:
    told = "Settings of this table: whole_province=on."
    game = GAMES["caesars-empire"]
    for settings, line in (([0, 1, 0], True), ([0, 0, 0], False)):
        match = open_match(game, ["Anna", "random"], SEED, settings)
        sitting, script = sit(game, match=match)
        sitting.run()
        assert (told in script.printed) == line


def test_the_offer_stands_right_above_the_prompt() -> None:
    sitting, script = sit(ROME)
    sitting.run()
    asked = script.printed.index("Anna: Put a Builder on a free field of the strip.")
    assert script.printed[asked - 1].startswith("Offer: ")
    assert "brick" in script.printed[asked - 1]
    assert script.printed[asked - 1].endswith("influence: Anna 0, random 0.")
    assert not any(line.lstrip().startswith("Offer: ") for line in after(ROME, "show").split("\n"))


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


def test_a_list_too_wide_has_one_form_all_over() -> None:
    sitting, _ = sit(ROME, [*TO_THE_OFFER, "1"])
    sitting.run()
    wide = table.moves(sitting.words, sitting.match, False, 200)
    narrow = table.moves(sitting.words, sitting.match, False, 40)
    assert len(wide) < len(narrow)
    assert " ".join(" ".join(wide).split()) == " ".join(" ".join(narrow).split())
    assert not any("points" in line for line in narrow if line[:3].strip()), "always below"


def test_the_notation_is_shown_when_it_is_asked_for() -> None:
    for line in ("", "5"):
        assert "[" not in after(ROME, line)
    assert "Stand on field 3: " in after(ROME, "moves")
    assert "[station 3]" in after(ROME, "moves")
    assert "[station 3]" in after(ROME, "züge", lang="de")
    assert "[station 3]" in after(ROME, "zuege", lang="de", plain=True)


def test_the_preview_names_the_row() -> None:
    sitting, script = sit(PEBBLES, plain=True)
    sitting.run()
    move = next(line for line in script.printed if "; points" in line)
    name, change = move.split(". ")[1].split("; ")
    assert change == f"points +{STONES.index(name.removeprefix('lay ')) + 1} (stones)"


def test_a_refused_move_says_why_and_asks_again() -> None:
    said = after(ROME, "take 1")
    assert said == "This is not what is to be decided now. (CR-5.1)"
    held = after(PEBBLES, "")
    absent = next(stone for stone in STONES if f"lay {stone}" not in held)
    assert after(PEBBLES, f"lay {absent}") == "This is not allowed. (PE-1.2)"


def test_what_is_not_understood_gets_a_kind_hint() -> None:
    assert "neither a number of the list nor" in after(ROME, "hello there")
    assert "from 1 to 5" in after(ROME, "99")
    assert "from 1 to 5" in after(ROME, "0")
    assert "weder eine Nummer der Liste noch" in after(ROME, "hallo", lang="de")
    assert 'After "station" stands one of: 1, 2, 3, 4, 5.' in after(ROME, "station 7")


def test_a_beginning_of_several_commands_names_them() -> None:
    assert after(ROME, "s") == '"s" can mean several: save, score, show.'
    assert after(ROME, "z", lang="de") == '"z" ist nicht eindeutig: zeig, zurück, züge.'
    assert 'Tippe "sichern"' in after(ROME, "s", lang="de"), "the own language comes first"
    assert after(ROME, "zurueck", lang="de") == after(ROME, "zurück", lang="de")


def test_enter_repeats_the_moves() -> None:
    assert "Stand on field 3: " in after(ROME, "")
    assert "Stand on field 3: " not in after(ROME, "help"), "the prompt alone"
    assert "(Enter: the list)" in after(ROME, "help")


def test_own_things_are_shown_when_they_change_but_not_in_the_midst_of_a_choice() -> None:
    assert "YOU: ANNA" in after(ROME, *TO_THE_OFFER, "1"), "a card more in hand"
    assert "YOU: ANNA" not in after(ROME, *TO_THE_OFFER, "1", "1"), "it is only in flight"
    assert "YOU: ANNA" in after(ROME, *TO_THE_OFFER, "1", "1", "1"), "it lies there"


def test_ears_hear_what_they_have_when_it_changes() -> None:
    sitting, script = play_out(ROME, ("Anna", "random"), plain=True)
    heard = [line for line in script.printed if line.startswith("You have ")]
    assert len(heard) > 5
    assert all(heard[i] != heard[i + 1] for i in range(len(heard) - 2))
    assert any("beside" in line for line in script.printed)
    assert any("minus 1" in line for line in script.printed)
    assert not any(re.search(r"(^| |,)-\d", line) for line in script.printed)
    assert any("0, minus 1" in line for line in script.printed)
    assert sitting.commands.meant("place minus 1, minus 1") == ROME.moves.parse("place -1,-1")
