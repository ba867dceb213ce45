"""`groma lab dataset`: make a dataset, or go on with one."""

from argparse import Namespace
from contextlib import closing
from typing import Any

from groma.bots import USUAL_BOT
from groma.core.game import Game

from ..arena import contest_of, deals_for, line_up_of
from ..fault import Fault
from ..progress import INTERRUPTED, Say, aside, progress
from ..where import chosen, told_aside
from .recipe import Recipe, layout_of


def make(asked: Namespace, say: Say, game: Game[Any], settings: list[int]) -> int:
    """Play what is missing and write it down; the answer is the exit code."""
    named = asked.bots or [USUAL_BOT]
    named = named * 2 if len(named) == 1 else named
    line_up = line_up_of(game, named, asked.seats)
    if asked.games < 1 or asked.shard < 1:
        raise Fault("dataset-at-least-one")
    layout = layout_of(game, len(line_up)) if asked.positions else ""
    if asked.positions and not layout:
        raise Fault("dataset-no-tensors", game=game.name)
    recipe = Recipe(contest_of(game, line_up, asked.seed, settings), asked.shard, layout)
    games = deals_for(asked.games, line_up) * recipe.ways
    if games != asked.games:
        aside(say("arena-rounded", games=games, each=recipe.ways))
    try:
        from .making import Dataset
    except ModuleNotFoundError as missing:
        raise Fault("lab-missing", part=missing.name or "") from missing
    over = chosen(asked.processes, asked.ray)
    dataset = Dataset(asked.out, game, recipe, games)
    done = 0
    try:
        with told_aside(over), closing(dataset.make(over)) as making:
            done = next(making)
            with progress(say, "arena-so-far", done, games) as step:
                for more in making:
                    done += more
                    step(more)
    except KeyboardInterrupt:
        aside(say("arena-stopped", done=done, total=games))
        return INTERRUPTED
    print(say("dataset-made", games=games, folder=str(asked.out)))
    return 0
