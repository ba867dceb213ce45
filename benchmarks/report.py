"""Writes benchmarks/engine.md and its plot from a report of `groma bench engine GAME --json`.

groma bench engine city-of-rome --json > engine.json
python benchmarks/report.py engine.json
"""

import json
import sys
from pathlib import Path
from typing import Any

import matplotlib

from groma.lab.bench import ROWS, TITLES, table

FOLDER = Path(__file__).parent
INK = "#2b2a28"
COLOURS = {"pure": "#b5533c", "compiled": "#7a1f1f"}
PEER = "#8d8778"

TEXT = """# Speed of the engine

Random play from the deal to the end, every decision picked from the full list of legal moves. All
rows come from one run of `groma bench engine city-of-rome` on one core, timed by processor time,
the best of ten chunks in two rounds. City of Rome is played by four. The peers play other games
with other decisions: they stand beside ours to give a scale, it is not a race.

{table}

![decisions per second](engine.svg)

- A playout includes its deal, for all engines; `deal µs` says what part of it that is.
- "Compiled" plays the whole game inside the compiled group. Driven move by move from interpreted
  Python, as OpenSpiel is here, it makes {driven:,} decisions a second.
- OpenSpiel's chance nodes are sampled but not counted as decisions.
- Rates change with the machine and with what else it does; ratios of one run change less. CI checks
  the ratios of `thresholds.toml` with a short run.
"""


def plot(report: dict[str, Any], path: Path) -> None:
    """Draw the rates as bars on a logarithmic scale, each with its number."""
    matplotlib.use("svg")
    from matplotlib import pyplot

    pyplot.rcParams.update({"font.family": "serif", "svg.hashsalt": "groma", "text.color": INK})
    rows = list(reversed(ROWS))
    rates = [report[row]["decisions_per_s"] for row in rows]
    figure, axes = pyplot.subplots(figsize=(8, 2.8))
    bars = axes.barh([TITLES[row] for row in rows], rates)
    for bar, row in zip(bars, rows, strict=True):
        bar.set_color(COLOURS.get(row, PEER))
    axes.bar_label(bars, labels=[f"{rate:,}" for rate in rates], padding=4)
    axes.set_xscale("log")
    axes.set_xlim(min(rates) / 2, max(rates) * 5)
    axes.set_xlabel("decisions per second, one core")
    axes.spines[["top", "right"]].set_visible(False)
    figure.tight_layout()
    figure.savefig(path, metadata={"Date": None})


def main(arguments: list[str]) -> int:
    """Write both files."""
    report = json.loads(Path(arguments[0]).read_text("utf-8"))
    plot(report, FOLDER / "engine.svg")
    text = TEXT.format(
        table="\n".join(table(report)), driven=report["compiled"]["driven_decisions_per_s"]
    )
    (FOLDER / "engine.md").write_text(text, "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
