"""Writes benchmarks/server.md and its plot from a report of `groma bench server --json`.

groma bench server --json > benchmarks/server.json
python benchmarks/server_report.py benchmarks/server.json
"""

import json
import sys
from pathlib import Path
from typing import Any

import matplotlib

from groma.lab.server_bench.goals import pages_table, table

FOLDER = Path(__file__).parent
INK = "#2b2a28"
PARTS = {"node": "#7a1f1f", "postgres": "#b5533c", "nats": "#d9a441", "load": "#8d8778"}
TITLES = {
    "node": "serving process",
    "postgres": "PostgreSQL",
    "nats": "NATS",
    "load": "the load itself",
    "mix": "all games, mixed",
    "two": "mixed, two processes",
}

TEXT = """# Speed of the server

All figures come from one run of `groma bench server` on one machine: PostgreSQL, NATS, the serving
processes and the load share its {cores} cores. Every table has four seats and a watcher, each with
an open stream; whoever is to move picks any legal move. PostgreSQL flushes every commit to disk.

Beside every figure stand three yardsticks of that moment: `loop`, the processor time of a fixed
piece of Python; `flush`, how long the disk takes until eight kilobytes are safe; and `pgbench`, how
often a second PostgreSQL alone carries out the very same statement from sixteen connections. A
figure without them means little: the same machine may be twice as slow in the next minute.

{table}

## A move with pages

One table at a time, all seats of the game and a watcher, English and German in turn; any legal
moves. `bare` is the processor time of the serving process a move with streams of views alone,
`pages` with streams in words, both in `loops` of the same moment. Bytes are those of one event,
uncompressed. `decision` is the processor time of the words, choices and previews of one decision,
`loop held` how long one piece of work kept all others waiting (on an event loop in Python, which
can be watched). `many` is the same at eight tables at once.

Since November 2026 the stream tells everything, of a view and of the sheets what changed, and a
page asks nothing (tests play all five games in a browser and count). That is the table above. Until
then pages asked for choices, log and sheets after every event; this was measured then, by this part
of the benchmark alone: compare `pages / bare`, bytes and loops, not milliseconds.

{asking}

![where the processor time of a move goes](server.svg)

- `moves/s` is a closed loop: {in_flight} tables at each process; each plays on once its player
  sees the last move. `node busy` is the share of a core that a serving process had.
- Delays are an open loop at half that rate: moves leave at random times, whatever the server does.
  The stream is that of the next seat. "Across nodes" means that the moves go to one process and all
  seats watch at the other; in between lies NATS.
- A slow reader does not read at all while its table plays on; the kernel's buffers are not counted.
- A cold table is one that the process does not hold: it is read and played again from the deal on.
  `queries` and `replay` are its two parts, measured alone.
- The pgbench of many tables plays on all of them in a scattered order, so that almost every move is
  the first one on its page since the last checkpoint: the log is longer than in real play, where
  some tables are played and most wait.
- `make nightly` checks the ratios of `thresholds.toml`; CI, with a short run, only that none is
  worse by a factor of two.
"""


def plot(report: dict[str, Any], path: Path) -> None:
    """Draw the processor time of a move as stacked bars, and the rates beside them."""
    matplotlib.use("svg")
    from matplotlib import pyplot

    pyplot.rcParams.update({"font.family": "serif", "svg.hashsalt": "groma", "text.color": INK})
    rows = list(reversed(report["moves"].items()))
    titles = [TITLES.get(name, name) for name, _ in rows]
    figure, (left, right) = pyplot.subplots(
        1, 2, figsize=(9, 0.9 + 0.42 * len(rows)), width_ratios=[3, 2], sharey=True
    )
    start = [0.0] * len(rows)
    for part, colour in PARTS.items():
        if f"{part}_us" not in rows[0][1]:
            continue
        spent = [row[f"{part}_us"] for _, row in rows]
        left.barh(titles, spent, left=start, color=colour, label=TITLES[part])
        start = [one + more for one, more in zip(start, spent, strict=True)]
    left.axvline(450, color=INK, linewidth=0.8, linestyle=":")
    left.set_xlabel("processor µs a move; dotted: the goal of the serving process")
    left.legend(frameon=False, fontsize=8, loc="lower right")
    rates = [row["moves_per_s"] for _, row in rows]
    bars = right.barh(titles, rates, color=PARTS["node"])
    right.bar_label(bars, labels=[f"{rate:,.0f}" for rate in rates], padding=4)
    right.set_xlim(0, max(rates) * 1.3)
    right.set_xlabel("moves per second")
    for axes in (left, right):
        axes.spines[["top", "right"]].set_visible(False)
    figure.tight_layout()
    figure.savefig(path, metadata={"Date": None})


def main(arguments: list[str]) -> int:
    """Write both files."""
    report = json.loads(Path(arguments[0]).read_text("utf-8"))
    plot(report, FOLDER / "server.svg")
    pages = json.loads((FOLDER / "pages.json").read_text("utf-8"))
    text = TEXT.format(
        table="\n".join(table(report)),
        cores=report["cores"],
        in_flight=report["in_flight"],
        asking="\n".join(pages_table(pages["asking"])),
    )
    (FOLDER / "server.md").write_text(text, "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
