"""Writes benchmarks/engine.md and its plot from a report of `groma bench engine --json`.

groma bench engine --json > engine.json
python benchmarks/report.py engine.json
"""

import json
import sys
from pathlib import Path
from typing import Any

import matplotlib

from groma.lab.bench import rows, table

FOLDER = Path(__file__).parent
INK = "#2b2a28"
OURS = {"compiled": "#7a1f1f", "pure Python": "#b5533c"}
PEER = "#8d8778"

TEXT = """# Speed of the engine

Random play from the deal to the end, every decision picked from the full list of legal moves. All
rows come from one run of `groma bench engine` on one core, timed by processor time, the best of ten
chunks in two rounds. Our games are played by as many as they seat. The peers play other games with
other decisions: they stand beside ours to give a scale, it is not a race.

{table}

![decisions per second](engine.svg)

- A playout includes its deal, for all engines; `deal µs` says what part of it that is.
- "Compiled" plays the whole game inside the compiled group. Driven move by move from interpreted
  Python, as OpenSpiel is here, it makes so many decisions a second: {driven}.
- OpenSpiel's chance nodes are sampled but not counted as decisions.
- Rates change with the machine and with what else it does; ratios of one run change less.
- `make nightly` checks the ratios of `thresholds.toml`; CI, with a short run, only that none is
  worse by a factor of two.
"""


def plot(report: dict[str, Any], path: Path) -> None:
    """Draw the rates as bars on a logarithmic scale, each with its number."""
    matplotlib.use("svg")
    from matplotlib import pyplot

    pyplot.rcParams.update({"font.family": "serif", "svg.hashsalt": "groma", "text.color": INK})
    engines = list(reversed(rows(report)))
    rates = [figures["decisions_per_s"] for _, figures in engines]
    figure, axes = pyplot.subplots(figsize=(8, 0.9 + 0.38 * len(engines)))
    bars = axes.barh([title for title, _ in engines], rates)
    for bar, (title, _) in zip(bars, engines, strict=True):
        bar.set_color(OURS.get(title.rpartition(", ")[2], PEER))
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
        table="\n".join(table(report)),
        driven=", ".join(
            f"{game} {builds['compiled']['driven_decisions_per_s']:,}"
            for game, builds in report["games"].items()
        ),
    )
    (FOLDER / "engine.md").write_text(text, "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
