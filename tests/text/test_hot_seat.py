"""Two people at one keyboard: nobody reads the other's secrets between the hand-overs."""

import random
import re

import pytest

from groma.core.game import games
from groma.words.telling import readable_notes
from tests.text.faces import Script, sit
from tests.text.pebbles import PEBBLES, STONES

ROME = games()["city-of-rome"]
QUESTIONS = ["show", "show all", "log", "score full", "help", ""]


HAND_OVER = "Hand the keyboard to "


def holder_of(screen: list[str]) -> str:
    (line,) = [line for line in screen if line.startswith(HAND_OVER)]
    return line.removeprefix(HAND_OVER).partition(".")[0]


def play_with_questions(game: object, plain: bool, seed: int) -> tuple[object, Script]:
    """People who look at everything they may look at before they move."""
    sitting, script = sit(game, names=("Anna", "Bert"), plain=plain)  # type: ignore[arg-type]
    chance = random.Random(seed)

    def answer() -> str | None:
        if sitting.match.state.over():
            return None
        if script.asked[-1] != "> ":
            return ""
        if chance.random() < 0.5:
            return chance.choice(QUESTIONS)
        return str(chance.randint(1, len(sitting.match.state.legal())))

    script.then = answer
    sitting.run()
    assert sitting.match.state.over()
    return sitting, script


@pytest.mark.parametrize("plain", [False, True])
@pytest.mark.parametrize("seed", range(5))
def test_no_secret_stone_is_printed_for_the_other(plain: bool, seed: int) -> None:
    sitting, script = play_with_questions(PEBBLES, plain, seed)
    notes = sitting.match.notes  # type: ignore[attr-defined]
    held: dict[str, set[str]] = {"Anna": set(), "Bert": set()}
    laid: set[str] = set()
    for note in notes:
        kind = PEBBLES.notes.kinds[note.kind].name
        if kind == "got":
            held["Anna" if note.readers & 1 else "Bert"].add(STONES[note.values[0]])
        elif kind == "laid":
            laid.add(STONES[note.values[1]])
    secrets = {"Anna": held["Anna"] - laid, "Bert": held["Bert"] - laid}
    assert any(secrets.values()), "some stones stay hidden to the end"
    assert len(script.screens) == 7, "one a turn, and the end"
    for screen in script.screens[:-1]:
        other = "Bert" if holder_of(screen) == "Anna" else "Anna"
        printed = set(re.findall("[a-z]+", "\n".join(screen)))
        assert not printed & secrets[other], screen
    printed = set(re.findall("[a-z]+", "\n".join(script.screens[-1])))
    assert not printed & (secrets["Anna"] | secrets["Bert"]), "at the end: nobody's"


def test_whispered_notes_reach_only_their_reader() -> None:
    sitting, script = play_with_questions(ROME, True, 7)
    match, words = sitting.match, sitting.words  # type: ignore[attr-defined]
    for seat, other in ((0, "Bert"), (1, "Anna")):
        mine = {words.note(note) for note in readable_notes(match, seat)}
        theirs = {words.note(note) for note in readable_notes(match, 1 - seat)}
        screens = [screen for screen in script.screens[:-1] if holder_of(screen) == other]
        assert screens
        lines = {line for screen in screens for line in screen}
        assert not lines & (mine - theirs)


def test_every_screen_begins_with_the_hand_over() -> None:
    _, script = play_with_questions(PEBBLES, True, 1)
    turns = [holder_of(screen) for screen in script.screens[:-1]]
    assert turns == ["Anna", "Bert"] * 3
    assert all(screen[0].startswith(HAND_OVER) for screen in script.screens[1:-1])
    assert script.screens[0][0] == "pebbles", "the greeting has no secrets"


def test_after_a_hand_over_eyes_see_what_is_everybodys() -> None:
    sitting, script = sit(ROME, ["", "1", "", "5", "", "1"], names=("Anna", "Bert"))
    sitting.run()
    for screen in script.screens[1:3]:
        page = "\n".join(screen)
        assert "OFFER" in page
        assert f"YOU: {holder_of(screen).upper()}" in page
        assert page.index("OFFER") < page.index("YOU: ")
