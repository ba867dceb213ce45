"""How strong the levels are: contests in the arena, their summaries, and what is told of them.

    python tools/bots.py play [--game GAME] [--deals N] [--only master] [--processes P]
                                               # goes on where it stopped
    python tools/bots.py write                 # benchmarks/bots.md, and the games' strength.toml

Every deal is kept in .arena/ (several MB, not committed); the summaries are benchmarks/bots.json.
"""

import argparse
import json
import subprocess
import sys
from pathlib import Path
from typing import Any

from groma.bots import LEVELS
from groma.core.game import games

ROOT = Path(__file__).resolve().parents[1]
KEPT = ROOT / ".arena"
SUMMARIES = ROOT / "benchmarks" / "bots.json"
PAGE = ROOT / "benchmarks" / "bots.md"
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
before there were levels, is journeyman. All figures of all contests: `benchmarks/bots.json`.
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
    command += ["--keep", str(folder / f"{name_of(line_up)}.jsonl")]
    done = subprocess.run(command, check=True, stdout=subprocess.PIPE, text=True)
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
            "| bot | against | deals | games | wins | margin | s, mean | s, slowest |",
            "|---|---|---:|---:|---:|---:|---:|---:|",
        ]
        found = [every[game].get(name_of(one)) for one in contests()]
        lines += [line(one) for one in found if one is not None]
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
            package = games()[game].package.split(".")[-1]
            path = ROOT / "src" / "groma" / "games" / package / "texts" / "strength.toml"
            path.write_text(told)


def main() -> None:
    """Play, or write."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("verb", choices=["play", "write"])
    parser.add_argument("--game", choices=GAMES)
    parser.add_argument("--deals", type=int, default=100)
    parser.add_argument("--only", help="contests whose name begins with this")
    parser.add_argument("--processes", type=int, default=0, help="0: as many as there are cores")
    asked = parser.parse_args()
    if asked.verb == "write":
        write()
        return
    for game in [asked.game] if asked.game else GAMES:
        for line_up in contests():
            if name_of(line_up).startswith(asked.only or ""):
                keep(game, line_up, play(game, line_up, asked.deals, asked.processes))


if __name__ == "__main__":
    main()
