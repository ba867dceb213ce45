"""All that is said in whole games, for tests of words."""

import random
from itertools import count
from typing import Any

from groma.core.deal import Deal
from groma.core.game import Game
from groma.core.notes import Log
from groma.core.sayings import Fact, Saying, of_facts, of_move, of_note, sorts_of
from tests.games.wording import LANGUAGES, Wording

Key = tuple[str, tuple[tuple[str, Fact], ...]]


class Heard:
    """What was said in some games, each saying once."""

    def __init__(self, game: Game[Any]) -> None:
        self.game = game
        self.wording = Wording(game)
        self.sayings: set[Key] = set()
        self.cells: set[str] = set()  # of grids

    def hear(self, saying: Saying) -> None:
        """Remember a saying, and the words of its grid."""
        self.sayings.add((saying.message, tuple(sorted(saying.facts.items()))))
        if saying.grid is not None:
            assert len({len(row) for row in saying.grid}) == 1
            self.cells |= {cell for row in saying.grid for cell in row if cell}

    def hear_move(self, view: Any, move: int) -> None:
        """For eyes and for ears."""
        assert self.game.hint is not None
        for ears in (0, 1):
            facts = {**self.game.hint(view, move), "ears": ears}
            self.hear(of_move(self.game.moves, move, facts))

    def visit(self, state: Any) -> None:
        """All views, the moves of who decides, and why the others are refused."""
        game = self.game
        assert game.describe is not None
        assert game.brief is not None
        for viewer in range(state.players + 1):
            for saying in game.describe(game.view(state, viewer)):
                self.hear(saying)
        if state.over():
            return
        view = game.view(state, state.seat)
        self.hear(Saying("ask-" + state.pending().name, game.brief(view)))
        for move in range(game.moves.count):
            refusal = state.why_not(state.seat, move)
            if refusal is None:
                self.hear_move(view, move)
            elif refusal.message not in ("refused-other-step", "refused-not-your-decision"):
                told = of_facts(sorts_of(game.moves, game.notes), refusal.facts)
                self.hear(Saying(refusal.message, told))

    def play(
        self, players: int, seed: int, settings: list[int], shunned: str, every: int = 1
    ) -> Any:
        """A random game by players who do other things if they can; looked at `every` so often."""
        game = self.game
        choose = random.Random(seed)
        log = Log(players + 1)
        state = game.deal(players, settings, Deal(seed.to_bytes(4, "big")), log)
        for number in count():
            if state.over():
                break
            if number % every == 0:
                self.visit(state)
            moves = state.legal()
            busy = [move for move in moves if game.moves.family(move).name != shunned]
            state.play(choose.choice(busy or moves))
        self.visit(state)
        for note in log.notes:
            self.hear(of_note(game.notes, note))
        for seat in range(players):
            for line in game.sheet(state, seat, seat).lines:
                self.hear(self.wording.line(line))
        return state

    def say_all(self) -> None:
        """Every saying and every word of a grid, in both languages."""
        for language in LANGUAGES:
            for message, facts in self.sayings:
                self.wording.say(language, message, dict(facts))
            for cell in self.cells:
                self.wording.resolve(language, cell)
