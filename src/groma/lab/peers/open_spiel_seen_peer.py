"""Times OpenSpiel's games driven from Python as a learner drives them: observation and mask."""

import argparse
import json
import time
from importlib import import_module
from importlib.metadata import version
from random import Random
from typing import Any

# Games in turn that people play, and the small ones that papers use
GAMES = """
    amazons backgammon battleship blackjack breakthrough bridge checkers chess clobber connect_four
    crazy_eights cribbage dark_chess dark_hex dots_and_boxes euchre gin_rummy go go_fish hanabi
    havannah hearts hex hive kuhn_poker leduc_poker liars_dice mancala nim nine_mens_morris oh_hell
    othello oware pentago phantom_ttt pig quoridor skat solitaire spades tic_tac_toe tiny_hanabi
    twixt ultimate_tic_tac_toe universal_poker y
""".split()
CHANCE = -1  # the number `current_player` gives for chance; players are 0 and up
CHUNKS = 3
LONGEST = 2000  # decisions of a game; some go on for very long at random
clock = time.process_time
choose = Random(1).random
pyspiel: Any = import_module("pyspiel")


def draw(outcomes: list[tuple[int, float]]) -> int:
    """One of what chance may do, by its weight."""
    at = choose()
    for outcome, weight in outcomes:
        at -= weight
        if at < 0:
            return outcome
    return outcomes[-1][0]


def play(game: Any, seen: Any, limit: int = LONGEST) -> int:
    """A random game: before each decision its observation is written and its mask asked for."""
    state = game.new_initial_state()
    current, apply, chance = state.current_player, state.apply_action, state.chance_outcomes
    mask_of, legal_of, write = state.legal_actions_mask, state.legal_actions, seen.set_from
    decisions = 0
    while decisions < limit:
        player = current()
        if player >= 0:
            write(state, player)
            mask_of()  # as a learner needs it; to pick from the list is quicker
            legal = legal_of()
            apply(legal[int(choose() * len(legal))])
            decisions += 1
        elif player == CHANCE:
            apply(draw(chance()))
        else:
            break
    return decisions


def observed(game: Any) -> Any:
    """What writes the observation of a game; if there is none, its information state."""
    whole = not game.get_type().provides_observation_tensor
    wanted = pyspiel.IIGObservationType(perfect_recall=whole)
    return pyspiel._Observation(game, game.make_observer(wanted, {}))


def measure(name: str, seconds: float) -> dict[str, Any]:
    """The figures of one game; why not, if it cannot be observed."""
    try:
        game = pyspiel.load_game(name)
        seen = observed(game)
        play(game, seen, 20)
    except pyspiel.SpielError as problem:
        return {"failed": str(problem)[:80]}
    best, games, steps = 0.0, 0, 0
    for _ in range(CHUNKS):
        begun, made = clock(), 0
        while (spent := clock() - begun) < seconds / CHUNKS:
            made += play(game, seen)
            games += 1
        best = max(best, made / spent)
        steps += made
    return {
        "steps_per_s": round(best),
        "steps_per_game": round(steps / games, 1),
        "numbers": memoryview(seen).nbytes // 4,
        "version": version("open_spiel"),
    }


def main() -> None:
    """Print the figures of all games as one JSON object."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=0.5, help="processor time for each game")
    seconds = parser.parse_args().seconds
    print(json.dumps({name: measure(name, seconds) for name in GAMES}))


if __name__ == "__main__":
    main()
