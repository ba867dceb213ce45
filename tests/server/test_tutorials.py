"""Tutorials over the wire: what is said, and the moments at which one moves oneself."""

from typing import Any

import pytest

from groma.core.game import games
from groma.words.tutorials import load_tutorial
from tests.server.test_playing import raw
from tests.server.wire import Door, Person

ROME = "city-of-rome"


@pytest.fixture
def nobody(door: Door) -> Person:
    return Person(door.port)


@pytest.mark.parametrize("lang", ["en", "de"])
def test_a_tutorial_is_walked_through(nobody: Person, lang: str) -> None:
    """Nobody needs a log-in to learn."""
    shown = nobody.get(f"/games/{ROME}/tutorial?lang={lang}")
    assert (shown["game"], len(shown["names"])) == (ROME, shown["players"])
    seat = shown["seat"]
    gates = 0
    for step in shown["steps"]:
        assert not raw(step["words"])
        assert "tutorial" not in step["words"]
        moment = nobody.get(f"/games/{ROME}/tutorial/{step['at']}?lang={lang}")
        assert (moment["at"], moment["viewer"], moment["view"]["viewer"]) == (
            step["at"],
            seat,
            seat,
        )
        if not step["gate"]:
            assert (step["move"], step["hint"]) == (None, "")
            continue
        gates += 1
        assert not raw(step["hint"])
        check_gate(moment, step)
    assert gates > 3
    assert len(moment["sheets"]["sheets"]) == shown["players"]


def check_gate(moment: Any, step: Any) -> None:
    """What may be chosen, in words, and among it the move of the lesson."""
    assert moment["seat"] == moment["viewer"]
    assert step["move"] in moment["legal"]
    assert sorted(one["move"] for one in moment["choices"]) == moment["legal"]
    assert not raw(moment["prompt"])
    for one in moment["choices"]:
        assert not raw(one["words"])
        assert {"points", "open", "final", "preview"} <= set(one)


def test_a_moment_tells_what_the_last_move_did(nobody: Person) -> None:
    tutorial = load_tutorial(games()[ROME])
    assert tutorial is not None
    for at in (0, 1, 6, len(tutorial.record.moves)):
        moment = nobody.get(f"/games/{ROME}/tutorial/{at}")
        match = tutorial.after(at)
        notes = [note.to_json() for note in match.notes_since(tutorial.seat, max(at - 1, 0))]
        assert at == 0 or [line["note"] for line in moment["lines"]] == notes
        assert moment["seat"] == (None if match.state.over() else match.state.seat)


def test_what_is_not_there(nobody: Person) -> None:
    for path in (f"{ROME}/tutorial/9999", f"{ROME}/tutorial/-1", "chess/tutorial"):
        assert nobody.get(f"/games/{path}", 404)["type"] == "/problems/not-there"
    for game in nobody.get("/games"):
        status = 200 if game["tutorial"] else 404
        nobody.get(f"/games/{game['name']}/tutorial", status)
    assert nobody.get(f"/games/{ROME}")["tutorial"]
