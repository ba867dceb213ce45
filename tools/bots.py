"""How strong the levels are: contests in the arena, their summaries, and what is told of them.

    python tools/bots.py play [--game GAME] [--deals N] [--only master] [--processes P]
                                               # goes on where it stopped
    python tools/bots.py play --game GAME --bots mine journeyman     # a bot of somebody else
    python tools/bots.py write                 # benchmarks/bots.md, and the games' strength.toml

Every deal is kept in .arena/ with all times (several MB, not committed). What is committed: the
summaries, benchmarks/bots.json, and of each contest played since it was invented
benchmarks/contests/GAME/NAME.jsonl.gz, in which every game stands (`groma arena --show` reads it).
"""

import argparse
import json
import re
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from groma.bots import LEVELS
from groma.core.game import games
from groma.lab.arena import Rating, pack, ratings, read_kept

ROOT = Path(__file__).resolve().parents[1]
KEPT = ROOT / ".arena"
SUMMARIES = ROOT / "benchmarks" / "bots.json"
PACKED = ROOT / "benchmarks" / "contests"
PAGE = ROOT / "benchmarks" / "bots.md"
ZERO = "journeyman"  # whose rating is 0
TABLE = 4  # seats at a big table
GAMES = [
    "city-of-rome",
    "caesars-empire",
    "city-of-marble",
    "builders-antiquity",
    "carpe-diem",
]

INTRODUCTION = """\
# How strong the bots are

Made by `python tools/bots.py`; nothing here is written by hand. Deals are common to both sides,
seats are exchanged, a shared first place counts as its part; in brackets are 95 % intervals by deal
(`docs/arena.md`). Margin: own points less the best other's. Seconds are of one decision of the
first bot, by the clock on the wall of a machine that did other things too. `greedy`, the best bot
before there were levels, is journeyman. All figures of all contests: `benchmarks/bots.json`;
the games of those in `benchmarks/contests`: `groma arena --show FILE`.

Rating: journeyman is 0; who stands 400 above another wins ten games to one. It is what makes all
contests of two of a game likeliest (Bradley and Terry's model), each with one shared deal more, or
who lost none would have no bound; its interval comes from theirs (`lab/arena/rating.py`).
"""


def ladder() -> list[list[str]]:
    """Each level against the one below it, and the weakest against chance."""
    return [list(pair) for pair in zip(LEVELS, ["random", *LEVELS])]


def big_tables() -> list[list[str]]:
    """One of a level at a table of those two below."""
    return [[high, *[low] * (TABLE - 1)] for high, low in zip(LEVELS[2:], LEVELS)]


def pool() -> list[list[str]]:
    """Those who search against some whom they do not expect: in thought everybody is journeyman."""
    return [["master", other] for other in ("apprentice", "novice", "random")]


def contests() -> list[list[str]]:
    """All line-ups: steps, big tables, and those who search against those who do not."""
    return [*ladder(), ["consul", "journeyman"], *pool(), *big_tables()]


def name_of(line_up: list[str]) -> str:
    """What a contest is called."""
    return f"{line_up[0]}-{line_up[1]}-{len(line_up)}"


def play(game: str, line_up: list[str], deals: int, processes: int) -> dict[str, Any]:
    """A contest, taken up again where it was stopped; the answer is its summary."""
    folder = KEPT / game
    folder.mkdir(parents=True, exist_ok=True)
    command = [sys.executable, "-m", "groma", "arena", game, *line_up, "--json"]
    command += ["--games", str(deals * len(line_up))]
    command += ["--processes", str(processes)] if processes else []
    file = folder / f"{name_of(line_up)}.jsonl"
    done = subprocess.run(
        [*command, "--keep", str(file)], check=True, stdout=subprocess.PIPE, text=True
    )
    packed = PACKED / game / f"{file.name}.gz"
    packed.parent.mkdir(parents=True, exist_ok=True)
    packed.write_bytes(pack(*read_kept(file)))
    told: dict[str, Any] = json.loads(done.stdout)
    return told


def kept() -> dict[str, dict[str, Any]]:
    """The summaries so far, by game and contest."""
    return json.loads(SUMMARIES.read_text()) if SUMMARIES.exists() else {}


def keep(game: str, line_up: list[str], summary: dict[str, Any]) -> None:
    """Write a summary to the others."""
    every = kept()
    every.setdefault(game, {})[name_of(line_up)] = summary
    ordered = {one: dict(sorted(every[one].items())) for one in GAMES if one in every}
    SUMMARIES.write_text(json.dumps(ordered, indent=1) + "\n")


# ---- what is told -------------------------------------------------------------------------------


def percent(figure: dict[str, float]) -> str:
    """A share with its interval."""
    mean, low, high = (100 * figure[one] for one in ("mean", "low", "high"))
    return f"{mean:.1f} % ({low:.1f} to {high:.1f})"


def line(summary: dict[str, Any]) -> str:
    """One contest as a line of a table."""
    first, second = summary["line_up"][:2]
    own = summary["bots"][first]
    times = summary["times"]["bots"][first]
    against = second if len(summary["line_up"]) == 2 else f"3 x {second}"
    return (
        f"| {first} | {against} | {summary['deals']} | {summary['games']} | "
        f"{percent(own['win_share'])} | {own['mean_margin']['mean']:+.1f} | "
        f"{times['mean_ms'] / 1000:.4f} | {times['slowest_ms'] / 1000:.3f} |"
    )


def rated(found: dict[str, Rating]) -> list[str]:
    """The ratings as lines of a table, the strongest first."""
    best = sorted(found.items(), key=lambda item: -item[1].mean)
    return [
        f"| {name} | {one.mean:+.0f} | {one.low:+.0f} to {one.high:+.0f} |"
        if name != ZERO
        else f"| {name} | 0 | |"
        for name, one in best
    ]


def page() -> str:
    """`benchmarks/bots.md`."""
    every = kept()
    lines = INTRODUCTION.splitlines()
    for game in GAMES:
        if game not in every:
            continue
        made = next(iter(every[game].values()))
        lines += [
            "",
            f"## {game}",
            "",
            f"Rules version {made['version']}, groma {made['groma']}, {made['times']['build']}.",
            "",
            "| bot | rating | 95 % by deal |",
            "|---|---:|---|",
            *rated(ratings(list(every[game].values()), ZERO)),
            "",
            "| bot | against | deals | games | wins | margin | s, mean | s, slowest |",
            "|---|---|---:|---:|---:|---:|---:|---:|",
        ]
        ours = [name_of(one) for one in contests()]
        found = [name for name in ours if name in every[game]]
        found += [name for name in every[game] if name not in ours]
        lines += [line(every[game][name]) for name in found]
    return "\n".join([*lines, ""])


def strength(game: str) -> str | None:
    """A game's `texts/strength.toml`: each level against the one below it."""
    every = kept().get(game, {})
    found = [every[name_of(one)] for one in ladder() if name_of(one) in every]
    if not found:
        return None
    lines = [f"rules = {found[0]['version']}"]
    lines.append(f'build = "groma {found[0]["groma"]}, {found[0]["times"]["build"]}"')
    for one in found:
        level, against = one["line_up"]
        share = one["bots"][level]["win_share"]
        times = one["times"]["bots"][level]
        lines += ["", f"[{level}]", f'against = "{against}"']
        for name, part in (("share", "mean"), ("low", "low"), ("high", "high")):
            lines.append(f"{name} = {100 * share[part]:.1f}")
        lines += [f"deals = {one['deals']}", f"games = {one['games']}"]
        lines += [f"mean = {times['mean_ms']:.2f}", f"slowest = {times['slowest_ms']:.1f}"]
    return "\n".join([*lines, ""])


def write() -> None:
    """All that is told of the summaries."""
    PAGE.write_text(page())
    for game in GAMES:
        told = strength(game)
        if told is not None:
            strength_file(game).write_text(told)


def strength_file(game: str) -> Path:
    """Where a game says how strong its bots are."""
    package = games()[game].package.split(".")[-1]
    return ROOT / "src" / "groma" / "games" / package / "texts" / "strength.toml"


def main(arguments: Sequence[str] | None = None) -> None:
    """Play, or write."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("verb", choices=["play", "write"])
    parser.add_argument("--game", choices=GAMES)
    parser.add_argument("--deals", type=int, default=100)
    parser.add_argument("--only", help="contests whose name begins with this")
    parser.add_argument("--bots", nargs="+", help="one contest of these")
    parser.add_argument("--processes", type=int, default=0, help="0: as many as there are cores")
    asked = parser.parse_args(arguments)
    if not all(re.fullmatch(r"[a-z][a-z0-9-]*", bot) for bot in asked.bots or []):
        parser.error("a bot on the page has a name: a package signs it up (docs/bots.md)")
    if asked.verb == "write":
        write()
        return
    for game in [asked.game] if asked.game else GAMES:
        for line_up in [asked.bots] if asked.bots else contests():
            if name_of(line_up).startswith(asked.only or ""):
                keep(game, line_up, play(game, line_up, asked.deals, asked.processes))


if __name__ == "__main__":
    main()
