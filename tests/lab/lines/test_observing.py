"""Tables as text: all that a seat needs, nothing that it may not know, in both languages."""

from typing import Any

import pytest

from groma.core.deal import Deal
from groma.core.game import Game, games
from groma.core.state import State
from groma.lab.lines import notation, observe
from tests.text.pebbles import PEBBLES

GAMES = games()
TABLES = 6  # of each game, each looked at by everybody


def tables(game: Game[Any]) -> list[State]:
    """Decisions from all parts of games at random, of few and of many players."""
    found: list[State] = []
    for number in range(TABLES):
        chance = Deal(b"lines %d" % number)
        players = game.players[number % len(game.players)]
        state: State = game.deal(players, game.defaults(), chance, None)
        for _ in range(8 + 12 * number):
            legal = state.legal()
            if not state.over():
                state.play(legal[chance.below(len(legal))])
        found.append(state)
    return found


@pytest.mark.leak
@pytest.mark.parametrize("name", GAMES)
def test_a_text_is_the_same_in_every_world_that_its_reader_cannot_tell_apart(name: str) -> None:
    game = GAMES[name]
    for state in tables(game):
        for viewer in range(state.players + 1):
            for world in (state.imagine(viewer, Deal(b"%d" % number)) for number in range(3)):
                for with_moves in (True, False):
                    told = observe(game, state, viewer, with_moves)
                    assert observe(game, world, viewer, with_moves) == told


def test_that_comparison_can_fail() -> None:
    """Of hidden cards a text tells who holds them, and who decides what may be played."""
    rome = GAMES["city-of-rome"]
    state = rome.deal(3, rome.defaults(), Deal(b"secret"), None)
    owner, other = state.seat, (state.seat + 1) % state.players
    worlds = [state.imagine(other, Deal(b"%d" % number)) for number in range(20)]
    assert len({observe(rome, world, other) for world in worlds}) == 1
    assert len({observe(rome, world, owner) for world in worlds}) > 1


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("lang", ["en", "de"])
def test_every_legal_move_is_told_as_it_is_written(name: str, lang: str) -> None:
    game = GAMES[name]
    for state in tables(game):
        if state.over():
            continue
        told = observe(game, state, state.seat, lang=lang).splitlines()
        listed = told[-len(state.legal()) :]
        assert {game.moves.parse(line.partition(":")[0]) for line in listed} == set(state.legal())
        assert "{" not in "".join(told)
        unlisted = observe(game, state, state.seat, with_moves=False, lang=lang)
        assert not set(listed) & set(unlisted.splitlines()) - {one.split(":")[0] for one in listed}


@pytest.mark.parametrize("name", GAMES)
def test_without_the_list_it_is_told_how_moves_are_written(name: str) -> None:
    game = GAMES[name]
    for state in tables(game):
        if state.over():
            continue
        families: dict[str, list[list[str]]] = {}
        labels: list[list[str]] = []
        for line in notation(game, state):
            if line.startswith("    "):
                labels.append(line.partition(": ")[2].split())
            else:
                labels = families.setdefault(line.split()[0], [])
        for move in state.legal():
            family, *arguments = game.moves.text(move).split()
            for argument, known in zip(arguments, families[family], strict=True):
                assert argument in known


def test_others_learn_whose_turn_it_is_and_no_more() -> None:
    rome = GAMES["city-of-rome"]
    state = tables(rome)[1]
    names = ["Ann", "Ben", "Carl"]
    for viewer in range(state.players + 1):
        told = observe(rome, state, viewer, names=names).splitlines()
        assert (told[2] == f"You are {names[viewer % 3]}.") == (viewer < state.players)
        if viewer != state.seat:
            assert told[-2:] == ["", f"It is the turn of {names[state.seat]}."]


def test_a_game_that_does_not_describe_itself_is_told_as_plain_data() -> None:
    state = PEBBLES.deal(2, [0], Deal(b"plain"), None)
    told = observe(PEBBLES, state, state.seat)
    assert told.startswith("pebbles\nAt the table, in this order: Aurelia, Balbus.\n")
    assert "viewer: 0\n" in told


def test_at_the_end_it_says_who_has_won() -> None:
    state = PEBBLES.deal(2, [0], Deal(b"end"), None)
    while not state.over():
        state.play(state.legal()[0])
    told = observe(PEBBLES, state, 0)
    assert "The game is over.\n" in told
    assert "Aurelia" in told.partition("The game is over.\n")[2]
