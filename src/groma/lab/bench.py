"""`groma bench engine`: random play of both builds and of their peers, in one run on one core."""

import json
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from . import peers
from .builds import native, pure
from .installs import CATANATRON, OPEN_SPIEL, environment, run_json

SECONDS = 2.5  # of an engine in a round
QUICK_SECONDS = 0.4
ROUNDS = 4  # every engine is measured in turn, and again: each finds a quick moment of the machine
QUICK_ROUNDS = 2
BUILDS = ["compiled", "pure"]
PEERS = ["catanatron", "open_spiel_hearts", "open_spiel_gin_rummy"]
TITLES = {
    "pure": "pure Python",
    "compiled": "compiled",
    "catanatron": "Catanatron (another game)",
    "open_spiel_hearts": "OpenSpiel hearts (C++, another game)",
    "open_spiel_gin_rummy": "OpenSpiel gin rummy (C++, another game)",
}
PAIRS = [
    ("pure", "catanatron"),
    ("compiled", "catanatron"),
    ("compiled", "pure"),
    ("compiled", "open_spiel_hearts"),
    ("compiled", "open_spiel_gin_rummy"),
]


def engine(games: list[str], quick: bool) -> dict[str, Any]:
    """Measure everything; what has to be built or installed is made first, side by side."""
    with ThreadPoolExecutor() as pool:
        compiled_build = pool.submit(native)
        catanatron = pool.submit(environment, "catanatron", CATANATRON)
        open_spiel = pool.submit(environment, "open_spiel", OPEN_SPIEL)
        pure_build = pure()
    builds = {"pure": pure_build, "compiled": compiled_build.result()}
    seconds = ["--seconds", str(QUICK_SECONDS if quick else SECONDS)]
    folder = Path(peers.__file__).parent
    report: dict[str, Any] = {"games": {game: {} for game in games}, "peers": {}}
    for _ in range(QUICK_ROUNDS if quick else ROUNDS):
        for game in games:
            for build in BUILDS:
                own = ["-m", "groma.lab.measure", game, *seconds]
                measured = run_json(Path(sys.executable), own, builds[build])
                keep_best(report["games"][game], {build: measured})
        for file, made in (("catanatron_peer.py", catanatron), ("open_spiel_peer.py", open_spiel)):
            keep_best(report["peers"], run_json(made.result(), [str(folder / file), *seconds]))
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


def ratios(report: dict[str, Any], game: str) -> dict[str, float]:
    """How the builds of a game stand to their peers, and to each other."""
    rates = {row: float(report["games"][game][row]["decisions_per_s"]) for row in BUILDS}
    rates |= {row: float(report["peers"][row]["decisions_per_s"]) for row in PEERS}
    driven = float(report["games"][game]["compiled"]["driven_decisions_per_s"])
    found = {f"{of} / {to}": rates[of] / rates[to] for of, to in PAIRS}
    found["compiled, driven from Python / open_spiel_hearts"] = driven / rates["open_spiel_hearts"]
    return found


def table(report: dict[str, Any]) -> list[str]:
    """The report as Markdown: a table of all engines, then the ratios of every game."""
    lines = [
        "| engine | decisions/s | games/s | decisions/game | clone µs | deal µs | version |",
        "|---|---:|---:|---:|---:|---:|---|",
    ]
    for title, figures in rows(report):
        lines.append(
            f"| {title} | {figures['decisions_per_s']:,} | {figures['games_per_s']:,} "
            f"| {figures['decisions_per_game']} | {figures['clone_us']} | {figures['deal_us']} "
            f"| {figures['version']} |"
        )
    for game in report["games"]:
        lines += ["", f"{game}:", ""]
        lines += [f"- {name}: {value:.1f}" for name, value in ratios(report, game).items()]
    return lines


def rows(report: dict[str, Any]) -> list[tuple[str, dict[str, Any]]]:
    """Every engine with its title: the games in both builds, then the peers."""
    found = [
        (f"{game}, {TITLES[build]}", report["games"][game][build])
        for game in report["games"]
        for build in BUILDS
    ]
    return found + [(TITLES[peer], report["peers"][peer]) for peer in PEERS]


def main(games: list[str], quick: bool, as_json: bool) -> int:
    """Print the figures; the answer is the exit code."""
    report = engine(games, quick)
    print(json.dumps(report, indent=1) if as_json else "\n".join(table(report)))
    return 0
