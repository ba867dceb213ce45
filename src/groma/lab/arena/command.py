"""`groma arena`: play a contest, or go on with one, and print what it shows."""

import json
from argparse import Namespace
from contextlib import closing
from typing import Any

from groma.core.game import Game

from ..fault import Fault
from ..progress import INTERRUPTED, Say, aside, progress
from ..spreading import Over
from ..where import chosen, told_aside
from .contest import Contest, contest_of, deals_for, line_up_of, rotations
from .kept import Kept, read_kept
from .playing import DealResult
from .report import report
from .running import play_deals
from .tally import summary


def play(asked: Namespace, say: Say, game: Game[Any], settings: list[int]) -> int:
    """Play what is not kept yet and print the result; the answer is the exit code."""
    line_up = line_up_of(game, asked.bots, asked.seats)
    if asked.games < 1:
        raise Fault("arena-at-least-one")
    processes = chosen(asked.processes, asked.ray)
    contest = contest_of(game, line_up, asked.seed, settings)
    deals, each = deals_for(asked.games, line_up), len(rotations(line_up))
    if deals * each != asked.games:
        aside(say("arena-rounded", games=deals * each, each=each))
    kept = None if asked.keep is None else Kept(asked.keep, contest)
    results = [] if kept is None else [one for one in kept.deals if one.deal < deals]
    whole = _play_rest(say, game, contest, deals, results, kept, processes)
    if not whole:
        done = sum(len(one.games) for one in results)
        aside(say("arena-stopped", done=done, total=deals * each))
    told = summary(contest, results)
    print(json.dumps(told, indent=1) if asked.json else "\n".join(report(say, told)))
    return 0 if whole else INTERRUPTED


def _play_rest(
    say: Say,
    game: Game[Any],
    contest: Contest,
    deals: int,
    results: list[DealResult],
    kept: Kept | None,
    processes: Over,
) -> bool:
    """Add the results that are missing; False: somebody stopped it before."""
    done = {one.deal for one in results}
    missing = [deal for deal in range(deals) if deal not in done]
    each = len(rotations(contest.line_up))
    try:
        with (
            told_aside(processes),
            progress(say, "arena-so-far", len(done) * each, deals * each) as step,
            closing(play_deals(game, contest, missing, processes)) as playing,
        ):
            for result in playing:
                results.append(result)
                if kept is not None:
                    kept.add(result)
                step(each)
    except KeyboardInterrupt:
        return False
    return True


def show(asked: Namespace, say: Say) -> int:
    """Print kept results again, without playing; the answer is the exit code."""
    if asked.game is not None:
        raise Fault("arena-show-alone")
    told = [summary(*read_kept(path)) for path in asked.show]
    if asked.json:
        print(json.dumps(told, indent=1))
    else:
        print("\n\n".join("\n".join(report(say, one)) for one in told))
    return 0
