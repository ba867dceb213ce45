"""Whether a bot keeps the rules for bots: `groma fuzz GAME --bot NAME` plays whole games of it."""

from collections.abc import Callable
from typing import Any

from groma.core.conformance import Violation, any_settings, demand
from groma.core.deal import Deal, deal_key
from groma.core.game import Game
from groma.core.state import State

from .known import BotKind
from .position import Bot, Position


def check_bot(
    game: Game[Any],
    kind: BotKind,
    players: list[int],
    games: int,
    seed: bytes,
    report: Callable[[str], None],
    care: int = 4,
) -> list[str]:
    """Play games with the bot in every seat; the answer is every broken rule, ready to repeat.

    One decision in `care` is asked for again, of a bot made anew: in the same world, and in
    another one that its seat cannot tell from it.
    """
    found: list[str] = []
    decisions = 0
    for number in range(games):
        chance = Deal(seed + b" game %d" % number)
        count = players[number % len(players)]
        settings = any_settings(game, chance)
        key = deal_key(seed, [str(number)])
        moves: list[int] = []
        try:
            state: State = game.deal(count, settings, Deal(key), None)
            made: list[Bot] = []
            try:
                _play(game, kind, state, chance, care, moves, made)
            finally:
                for bot in made:
                    bot.leave()
        except Exception as problem:  # a stranger's bot may fail in any way
            found.append(
                f"{problem!r} [{game.name}, {count} players, settings {settings}, "
                f"seed {key.hex()}, after {[game.moves.text(move) for move in moves]}]"
            )
        decisions += len(moves)
        if (number + 1) % 100 == 0 or number + 1 == games:
            report(f"{number + 1} games, {decisions} decisions, {len(found)} violations")
    return found


def _play(
    game: Game[Any],
    kind: BotKind,
    state: State,
    chance: Deal,
    care: int,
    moves: list[int],
    made: list[Bot],
) -> None:
    """One game; each move that was played, and each bot that was made, is added to a list."""
    seeds = [b"seat %d" % seat for seat in range(state.players)]
    made += [kind.make(seed) for seed in seeds]
    bots = made[:]
    while not state.over():
        seat = state.seat
        number = len(moves)
        move = _asked(game, bots[seat], state, number)
        if not state.allows(move):
            raise Violation(f"a bot plays legal moves, not {move!r}")
        if chance.below(care) == 0:
            for world in (state, state.imagine(seat, chance)):
                made.append(kind.make(seeds[seat]))
                again = _asked(game, made[-1], world, number)
                if world is state:
                    demand(again == move, "the same seed and decision give the same move")
                demand(again == move, "a bot decides alike in worlds its seat cannot tell apart")
                made.pop().leave()
        demand(bots[seat].missed == 0, "a bot has a move of its own at every decision")
        state.play(move)
        moves.append(move)


def _asked(game: Game[Any], bot: Bot, state: State, number: int) -> int:
    """What a bot plays at a table."""
    bot.turn_to(number)
    return bot.choose(Position(game, state, state.seat))
