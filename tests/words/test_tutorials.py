"""Tutorials: every one replays, its gates are its reader's, and its words are there."""

import json
from typing import Any

import pytest

from groma.core.game import games
from groma.core.sayings import sorts_of
from groma.words import LANGUAGES
from groma.words.book import messages
from groma.words.tutorials import Tutorial, load_tutorial, read_tutorial
from tests.text.pebbles import PEBBLES

GAMES = games()
TAUGHT = {name: game for name, game in GAMES.items() if load_tutorial(game) is not None}
FORM: dict[str, Any] = {
    "players": 2,
    "names": ["Anna", "Bert"],
    "seat": 0,
    "seed": bytes(range(32)).hex(),
    "settings": {},
}


def of(name: str) -> Tutorial:
    found = load_tutorial(GAMES[name])
    assert found is not None
    return found


def test_there_is_one() -> None:
    assert "city-of-rome" in TAUGHT


@pytest.mark.parametrize("name", TAUGHT)
def test_every_tutorial_is_sound(name: str) -> None:
    tutorial = of(name)
    assert tutorial.faults() == []
    assert [step for step in tutorial.steps if step.gate]
    for step in tutorial.steps:
        assert bool(step.hint) == step.gate
        if step.gate:
            match = tutorial.after(step.at)
            assert match.state.seat == tutorial.seat
            assert match.state.why_not(tutorial.seat, tutorial.record.moves[step.at]) is None


@pytest.mark.parametrize("name", TAUGHT)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_tutorial_has_its_words(name: str, lang: str) -> None:
    known = messages(GAMES[name].package, lang)
    for step in of(name).steps:
        assert {step.say, step.hint or step.say} <= known.keys()


@pytest.mark.parametrize("name", TAUGHT)
def test_tutorials_speak_of_what_there_is(name: str) -> None:
    tutorial = of(name)
    sorts = sorts_of(tutorial.game.moves, tutorial.game.notes)
    for step in tutorial.steps:
        for piece in step.pieces:
            thing, _, owner = piece.partition("@")
            sort, _, label = thing.partition(":")
            assert sorts[sort].parse(label) >= 0, (step.say, piece)
            assert not owner or int(owner) < tutorial.record.players


def sample(moves: list[str], *steps: dict[str, Any], **more: Any) -> Tutorial:
    form = {**FORM, "moves": moves, "steps": list(steps), **more}
    return read_tutorial(PEBBLES, json.dumps(form))


def test_what_is_wrong_is_said() -> None:
    whole = sample([])
    moves: list[str] = []
    movers: list[int] = []
    for _ in range(6):
        match = sample(moves).after(len(moves))
        movers.append(match.state.seat)
        moves.append(PEBBLES.moves.text(match.state.legal()[0]))
    other = movers.index(1)
    assert whole.faults() == []
    assert sample(moves, {"at": 0, "say": "one", "gate": True}).faults() == []
    assert sample(moves, {"at": other, "say": "one", "gate": True}).faults() == [
        "one: at this gate another seat decides"
    ]
    assert sample(moves, {"at": 6, "say": "one"}).faults() == []
    assert sample(moves, {"at": 6, "say": "one", "gate": True}).faults() == [
        "one: after the last move there is no gate"
    ]
    assert sample(moves, {"at": 7, "say": "one"}).faults() == ["one: there are only 6 moves"]
    assert sample(moves, {"at": 3, "say": "a"}, {"at": 2, "say": "b"}).faults() == [
        "the steps are not in the order of the moves"
    ]
    assert sample([moves[0], moves[0]]).faults() == [f"move 2, {moves[0]}, is not legal"]
    with pytest.raises(ValueError, match="'dance' is no move of pebbles"):
        sample(["dance"])
    with pytest.raises(ValueError, match="2 players have 1 names"):
        sample([], names=["Anna"])


def test_a_game_without_one_has_none() -> None:
    assert load_tutorial(PEBBLES) is None
