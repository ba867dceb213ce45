"""What a table says that a move would bring is what the move then brings: every game, by chance."""

from random import Random
from typing import Any

import pytest

from groma.core.game import Game, games
from groma.core.match import Foresight, Match, Preview, open_match
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
        self.after = state.clone()
        self.after.play(move)
        while self.goes_on() and len(self.after.legal()) == 1:
            self.after.play(self.after.legal()[0])
        self.known = not self.turns_up(self.after, state.hidden.revealed)

    def rows(self, state: State) -> list[int]:
        """The rows of the seat's own sheet."""
        rows: list[int] = self.game.sheet(state, self.seat, self.seat).by_row()
        return rows

    def goes_on(self) -> bool:
        """Whether the same choice has a next step."""
        return self.after.seat == self.seat and self.after.midway()

    def paid(self) -> list[int]:
        """What the move has brought, row by row."""
        return [now - then for now, then in zip(self.rows(self.after), self.before)]

    def at_best(self) -> int:
        """What the choice brings in all if it is gone on with as its previews advise."""
        foresight = Foresight(self.game, self.after, self.seat)
        nexts = [sum(foresight.preview(move).rows) for move in self.after.legal()]
        return sum(self.paid()) + max(nexts)

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
        if self.goes_on():
            if not self.seen.open:
                return f"{text}: more is to be chosen, and nobody said so"
            said, best = sum(self.seen.rows), self.at_best()
            if said != best:
                return f"{text}: {said} at best was said, {best} is"
        elif self.seen.rows != self.paid():
            return f"{text}: {self.seen.rows} was said, {self.paid()} paid"
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


@pytest.mark.parametrize("name", GAMES)
def test_a_wrong_word_is_noticed(name: str) -> None:
    """The test above can fail: say one point more, and it does."""
    for promise in promises(GAMES[name], 2)[::5]:
        promise.seen.rows[0] += 1
        assert bool(promise.broken()) == promise.known
