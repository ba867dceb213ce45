"""Writes benchmarks/lab.md from a report of `groma bench lab --json`.

groma bench lab --json > benchmarks/lab.json
python benchmarks/lab_report.py
"""

import json
from pathlib import Path

from groma.lab.environments.bench import table

FOLDER = Path(__file__).parent
TEXT = """# Speed of the environments

All figures come from one run of `groma bench lab` on one machine with two cores: random play in
processor time on one core (the vector form by the clock, on all cores), the best of three
rounds. Our one table and PettingZoo's games are driven by the same loop, which takes
observation and mask from `last()` and makes a move (`lab/peers/pettingzoo_peer.py`); of theirs
the faster of the wrapped and the bare form counts. OpenSpiel's games are in C++ and driven from
Python: before each decision the observation is written into a buffer and the mask asked for
(`lab/peers/open_spiel_seen_peer.py`).

{table}

The goals were to be faster than all of them with full observations, and a vector form at least
five times as fast as one environment on two cores. **Both are missed.** A step of ours shows
781 to 1,312 numbers, one of theirs mostly a few hundred or fewer. Five of PettingZoo's nine
games (both of Texas hold'em, Hanabi, go, chess) are slower than all of ours, Leduc hold'em and
connect four between ours, tic-tac-toe and rock, paper, scissors faster. Of OpenSpiel's 45 games
two are slower than all of ours, three more are slower than our fastest.

Of the 38 to 64 microseconds of a step the rules take 4 to 15. Most of the rest is the tensor:
its numbers are made one by one as objects of Python and then packed. So there is little that
many tables in one call could share, and two processes give twice one at the most. To write the
numbers straight into native memory is the next thing to try.
"""


def main() -> None:
    """Write the page."""
    report = json.loads((FOLDER / "lab.json").read_text("utf-8"))
    page = TEXT.replace("{table}", "\n".join(table(report)))
    (FOLDER / "lab.md").write_text(page, "utf-8")


if __name__ == "__main__":
    main()
