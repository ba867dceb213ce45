"""What tests of a game need to hold it to the contract, and to break it on purpose."""

from typing import Any

import pytest

from groma.core.conformance import Trial as Kit
from groma.core.conformance import Violation
from groma.core.deal import deal_key
from groma.core.game import Game, games
from groma.core.native import compiled

GAMES = games()  # ours, and what else is installed

interpreted = pytest.mark.skipif(compiled(), reason="compiled rules cannot be broken on purpose")


def each(chosen: dict[str, Game[Any]]) -> pytest.MarkDecorator:
    """A test with each of these games."""
    return pytest.mark.parametrize("game", chosen.values(), ids=chosen)


def each_player_count(chosen: dict[str, Game[Any]]) -> pytest.MarkDecorator:
    """A test with each of these games, and with as many players as may play it."""
    tables = {
        f"{name}-{count}": (chosen[name], count)
        for name in chosen
        for count in chosen[name].players
    }
    return pytest.mark.parametrize(("game", "players"), tables.values(), ids=tables)


def turned_round(game: Game[Any]) -> list[int]:
    """All settings against the habit."""
    return [0 if one.default else len(one.labels) - 1 for one in game.settings]


def notices(
    game: Game[Any], care: int = 30, kind: type[Kit] = Kit, players: int = 2, number: int = 4
) -> bool:
    """Whether some games reveal what was broken."""
    for i in range(number):
        kit = kind(game, players, game.defaults(), deal_key(b"broken", [str(i)]), care)
        try:
            kit.run()
        except Violation:
            return True
    return False


def longest(
    game: Game[Any],
    players: int,
    kind: type[Kit] = Kit,
    settings: list[int] | None = None,
    number: int = 10,
) -> int:
    """How many decisions the longest of some games has."""
    counts: list[int] = []
    for i in range(number):
        kit = kind(game, players, settings or game.defaults(), b"long %d" % i, 1000)
        state = kit.start()
        counts.append(0)
        while not state.over():
            state.play(kit.pick(state))
            counts[-1] += 1
    return max(counts)
