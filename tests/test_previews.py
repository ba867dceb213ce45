"""What a table says that a move would bring is what it brings, and what comes anyway is apart.

Every game, by chance.
"""

from random import Random
from typing import Any

import pytest

from groma.core.foresight import Foresight, Preview
from groma.core.game import Game, games
from groma.core.match import Match, open_match
from groma.core.state import State

GAMES = games()
LOOKS = 30  # decisions of a game at which moves are looked at ...
MOVES = 6  # ... and so many moves at each


class Promise:
    """A preview, held against what its move does at the real table.

    Nothing is promised beyond what a seat can know: a move is not judged if it turns up a face, or
    if one of the ways to go on does.
    """

    def __init__(self, game: Game[Any], state: State, move: int, seen: Preview) -> None:
        self.game = game
        self.seat = state.seat
        self.move = move
        self.seen = seen
        self.before = self.rows(state)
        self.below = state.below()
        self.after = state.clone()
        self.brought: list[int] | None = None  # the rows before what comes anyway, if that has come
        self.play(move)
        while self.goes_on() and len(self.after.legal()) == 1:
            self.play(self.after.legal()[0])
        self.known = not self.turns_up(self.after, state.hidden.revealed)

    def rows(self, state: State) -> list[int]:
        """The rows of the seat's own sheet."""
        rows: list[int] = self.game.sheet(state, self.seat, self.seat).by_row()
        return rows

    def play(self, move: int) -> None:
        """Play a move of the choice, and remember what it had brought when the choice ended."""
        if self.after.deed(move, self.below):
            self.brought = self.rows(self.after)
            self.after.advance()

    def goes_on(self) -> bool:
        """Whether the same choice has a next step."""
        ended = self.brought is not None
        return not ended and self.after.seat == self.seat and self.after.midway()

    def paid(self) -> list[int]:
        """What the move has brought, row by row."""
        rows = self.brought or self.rows(self.after)
        return [now - then for now, then in zip(rows, self.before)]

    def came(self) -> list[int]:
        """What came right after it, row by row."""
        rows = self.brought or self.rows(self.after)
        return [now - then for now, then in zip(self.rows(self.after), rows)]

    def nexts(self) -> list[Preview]:
        """What the ways to go on promise, counted from the table as it was."""
        foresight = Foresight(self.game, self.after, self.seat, self.before, self.below)
        return [foresight.preview(move) for move in self.after.legal()]

    def turns_up(self, state: State, revealed: int) -> bool:
        """Whether a face was turned up, or is by some way to complete the choice."""
        if state.hidden.revealed != revealed:
            return True
        if state.seat != self.seat or not state.midway():
            return False
        for move in state.legal():
            world = state.clone()
            world.play(move)
            if self.turns_up(world, revealed):
                return True
        return False

    def broken(self) -> str:
        """What is wrong with the promise; "" if it is kept or cannot be judged."""
        text = self.game.moves.text(self.move)
        if not self.known:
            return ""
        said = self.seen.rows
        if self.goes_on():
            nexts = self.nexts()
            if not self.seen.open and any(one.open or one.rows != said for one in nexts):
                return f"{text}: it hangs on what is chosen next, and nobody said so"
            best = max(sum(one.rows) for one in nexts)
            if sum(said) != best:
                return f"{text}: {sum(said)} at best was said, {best} is"
        elif said != self.paid():
            return f"{text}: {said} was said, {self.paid()} paid"
        elif (self.seen.then or [0] * len(said)) != self.came():
            return f"{text}: then {self.seen.then} was said, {self.came()} came"
        return ""


def table(game: Game[Any], players: int) -> Match:
    """A new table."""
    seed = f"{game.name} {players}".encode().ljust(32, b".")
    return open_match(game, [f"P{seat}" for seat in range(players)], seed)


def promises(game: Game[Any], players: int) -> list[Promise]:
    """Some previews of a game that is played by chance, spread over its whole length."""
    chance = Random(f"{game.name} {players}")
    length = table(game, players)
    while not length.state.over():
        length.follow(chance.choice(length.state.legal()))
    looks = set(chance.sample(range(len(length.moves)), min(LOOKS, len(length.moves))))
    found: list[Promise] = []
    match = table(game, players)
    for number, played in enumerate(length.moves):
        state = match.state
        if number in looks:
            foresight = Foresight(game, state, state.seat)
            legal = state.legal()
            for move in chance.sample(legal, min(MOVES, len(legal))):
                found.append(Promise(game, state, move, foresight.preview(move)))
        match.follow(played)
    return found


@pytest.mark.parametrize("players", [2, 4])
@pytest.mark.parametrize("name", GAMES)
def test_what_was_said_is_what_is_paid(name: str, players: int) -> None:
    found = promises(GAMES[name], players)
    assert [promise.broken() for promise in found if promise.broken()] == []
    judged = [promise for promise in found if promise.known]
    assert len(judged) >= 20
    assert any(any(promise.seen.rows) for promise in judged)


@pytest.mark.parametrize(("name", "some"), [("city-of-marble", True), ("caesars-empire", False)])
def test_only_what_turns_up_a_face_brings_what_is_still_hidden(name: str, some: bool) -> None:
    found = [promise for promise in promises(GAMES[name], 2) if promise.seen.unsure]
    assert bool(found) == some
    assert not any(promise.known for promise in found)


@pytest.mark.parametrize("name", GAMES)
def test_a_wrong_word_is_noticed(name: str) -> None:
    """The test above can fail: say one point more, and it does."""
    for promise in promises(GAMES[name], 2)[::5]:
        promise.seen.rows[0] += 1
        assert bool(promise.broken()) == promise.known
