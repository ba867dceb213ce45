"""`groma bench engine`: random play of both builds and of their peers, in one run on one core."""

import json
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from . import peers
from .builds import native, pure
from .environments import CATANATRON, OPEN_SPIEL, environment, run_json

SECONDS = 10.0
QUICK_SECONDS = 4.0
ROUNDS = 2  # every engine is measured in turn and then again: a slow moment hits all alike
ROWS = ["pure", "compiled", "catanatron", "open_spiel_hearts", "open_spiel_gin_rummy"]
TITLES = {
    "pure": "Groma, pure Python",
    "compiled": "Groma, compiled",
    "catanatron": "Catanatron (another game)",
    "open_spiel_hearts": "OpenSpiel hearts (C++, another game)",
    "open_spiel_gin_rummy": "OpenSpiel gin rummy (C++, another game)",
}


def engine(game: str, quick: bool) -> dict[str, Any]:
    """Measure everything; what has to be built or installed is made first, side by side."""
    with ThreadPoolExecutor() as pool:
        compiled_build = pool.submit(native)
        catanatron = pool.submit(environment, "catanatron", CATANATRON)
        open_spiel = pool.submit(environment, "open_spiel", OPEN_SPIEL)
        pure_build = pure()
    seconds = str((QUICK_SECONDS if quick else SECONDS) / ROUNDS)
    folder = Path(peers.__file__).parent
    own = ["-m", "groma.lab.measure", game, "--seconds", seconds]
    python = Path(sys.executable)
    report: dict[str, Any] = {}
    for _ in range(ROUNDS):
        keep_best(report, {"pure": run_json(python, own, pure_build)})
        keep_best(report, {"compiled": run_json(python, own, compiled_build.result())})
        for file, made in (("catanatron_peer.py", catanatron), ("open_spiel_peer.py", open_spiel)):
            peer = [str(folder / file), "--seconds", seconds]
            keep_best(report, run_json(made.result(), peer))
    return report


def keep_best(report: dict[str, Any], measured: dict[str, Any]) -> None:
    """Keep of each figure the better one: higher rates, shorter times."""
    for row, figures in measured.items():
        best = report.setdefault(row, dict(figures))
        for name, value in figures.items():
            if name.endswith("_per_s"):
                best[name] = max(best[name], value)
            elif name.endswith("_us"):
                best[name] = min(best[name], value)


def ratios(report: dict[str, Any]) -> dict[str, float]:
    """How the builds stand to their peers."""

    def rate(row: str, key: str = "decisions_per_s") -> float:
        return float(report[row][key])

    return {
        "pure / catanatron": rate("pure") / rate("catanatron"),
        "compiled / catanatron": rate("compiled") / rate("catanatron"),
        "compiled / pure": rate("compiled") / rate("pure"),
        "compiled / open_spiel_hearts": rate("compiled") / rate("open_spiel_hearts"),
        "compiled / open_spiel_gin_rummy": rate("compiled") / rate("open_spiel_gin_rummy"),
        "compiled, driven from Python / open_spiel_hearts": (
            rate("compiled", "driven_decisions_per_s") / rate("open_spiel_hearts")
        ),
    }


def table(report: dict[str, Any]) -> list[str]:
    """The report as lines of a Markdown table."""
    lines = [
        "| engine | decisions/s | games/s | decisions/game | clone µs | deal µs | version |",
        "|---|---:|---:|---:|---:|---:|---|",
    ]
    for row in ROWS:
        figures = report[row]
        lines.append(
            f"| {TITLES[row]} | {figures['decisions_per_s']:,} | {figures['games_per_s']:,} "
            f"| {figures['decisions_per_game']} | {figures['clone_us']} | {figures['deal_us']} "
            f"| {figures['version']} |"
        )
    lines.append("")
    lines += [f"- {name}: {value:.1f}" for name, value in ratios(report).items()]
    return lines


def main(game: str, quick: bool, as_json: bool) -> int:
    """Print the figures; the answer is the exit code."""
    report = engine(game, quick)
    print(json.dumps(report, indent=1) if as_json else "\n".join(table(report)))
    return 0
