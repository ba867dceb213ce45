"""`groma bench lab`: steps a second as learners take them, beside PettingZoo and OpenSpiel."""

import json
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from groma.lab import peers
from groma.lab.bench import keep_best
from groma.lab.builds import native, pure
from groma.lab.installs import OPEN_SPIEL, PETTINGZOO, environment, run_json

SECONDS = 2.5  # of a game in a round
QUICK_SECONDS = 0.5
PEER_SHARE = 5  # OpenSpiel's games are many: each gets such a part of the time
ROUNDS = 3  # all are measured in turn, and again: each finds a quick moment of the machine
QUICK_ROUNDS = 1
BUILDS = ["compiled", "pure"]


def lab(games: list[str], quick: bool) -> dict[str, Any]:
    """Measure everything; what has to be built or installed is made first, side by side."""
    with ThreadPoolExecutor() as pool:
        compiled_build = pool.submit(native)
        zoo = pool.submit(environment, "pettingzoo", PETTINGZOO)
        spiel = pool.submit(environment, "open_spiel", OPEN_SPIEL)
        pure_build = pure()
    builds = {"pure": pure_build, "compiled": compiled_build.result()}
    seconds = QUICK_SECONDS if quick else SECONDS
    time = ["--seconds", str(seconds)]
    short = ["--seconds", str(seconds / PEER_SHARE)]
    folder, own = Path(peers.__file__).parent, Path(sys.executable)
    report: dict[str, Any] = {"games": {game: {} for game in games}, "vector": {}, "peers": {}}
    for _ in range(QUICK_ROUNDS if quick else ROUNDS):
        for game in games:
            module = ["-m", "groma.lab.environments.measure", game, *time]
            for build in BUILDS:
                measured = run_json(own, module, builds[build])
                keep_best(report["games"][game], {build: measured})
            wide = run_json(own, [*module, "--vector"], builds["compiled"], one_core=False)
            keep_best(report["vector"].setdefault(game, {}), wide)
        zoo_file, spiel_file = folder / "pettingzoo_peer.py", folder / "open_spiel_seen_peer.py"
        for name, made, file, long in (
            ("pettingzoo", zoo, zoo_file, time),
            ("open_spiel", spiel, spiel_file, short),
        ):
            measured = run_json(made.result(), [str(file), *long])
            keep_best(report["peers"].setdefault(name, {}), measured)
    return report


def best_of(figures: dict[str, Any]) -> int:
    """The faster way to drive a peer."""
    return int(max(figures.get("steps_per_s", 0), figures.get("bare_steps_per_s", 0)))


def wide(report: dict[str, Any], game: str) -> tuple[dict[str, Any], float]:
    """The vector form on all cores, and how many times as fast as one environment it is."""
    figures = max(report["vector"][game].values(), key=lambda found: found["processes"])
    alone = report["games"][game]["compiled"]["steps_per_s"]
    return figures, figures["steps_per_s"] / alone


def table(report: dict[str, Any]) -> list[str]:
    """The report as Markdown: our games, the peers by speed, and who is faster than whom."""
    lines = [
        "| game | numbers seen | one table, steps/s | pure Python | 256 tables, one process "
        "| all cores | to one table |",
        "|---|---:|---:|---:|---:|---:|---:|",
    ]
    for game, builds in report["games"].items():
        figures, times = wide(report, game)
        alone = report["vector"][game]["1"]["steps_per_s"]
        ours = builds["compiled"]
        lines.append(
            f"| {game}, {ours['players']} players | {ours['numbers']} | {ours['steps_per_s']:,} "
            f"| {builds['pure']['steps_per_s']:,} | {alone:,} | {figures['steps_per_s']:,} "
            f"({figures['processes']} processes) | {times:.1f} |"
        )
    for peer, title in (("pettingzoo", "PettingZoo, classic"), ("open_spiel", "OpenSpiel (C++)")):
        lines += ["", f"| {title} | numbers seen | steps/s | of our {len(report['games'])} games, "]
        lines[-1] += "so many are faster |"
        lines.append("|---|---:|---:|---:|")
        rows = report["peers"][peer].items()
        for name, figures in sorted(rows, key=lambda row: -best_of(row[1])):
            if "failed" not in figures:
                lines.append(
                    f"| {name} | {figures['numbers']} | {best_of(figures):,} "
                    f"| {len(faster(report, best_of(figures)))} |"
                )
    return lines


def faster(report: dict[str, Any], rate: int) -> list[str]:
    """Our games of which one table takes more steps a second."""
    games = report["games"].items()
    return [game for game, builds in games if builds["compiled"]["steps_per_s"] > rate]


def main(games: list[str], quick: bool, as_json: bool) -> int:
    """Print the figures; the answer is the exit code."""
    report = lab(games, quick)
    print(json.dumps(report, indent=1) if as_json else "\n".join(table(report)))
    return 0
