"""Fails when a recorded speed ratio is broken.

    python benchmarks/check.py engine=engine.json

Each argument names a report of `groma bench engine --json`. `thresholds.toml` says which two
measurements make a ratio and how big it must be. Only ratios of one machine and one run are
compared: absolute rates differ from machine to machine.
"""

import json
import sys
import tomllib
from pathlib import Path
from typing import Any

THRESHOLDS = Path(__file__).with_name("thresholds.toml")


def measurement(reports: dict[str, Any], path: list[str]) -> float:
    """The number at a path: report, then keys; a list is entered by the `name` of a row."""
    here: Any = reports
    for depth, step in enumerate(path):
        if isinstance(here, list):
            here = {row["name"]: row for row in here}
        if not isinstance(here, dict) or step not in here:
            raise LookupError(f"no measurement {' / '.join(path[: depth + 1])}")
        here = here[step]
    return float(here)


def check(thresholds: dict[str, Any], reports: dict[str, Any]) -> tuple[list[str], bool]:
    """A line for every ratio, and whether all hold."""
    lines, good = [], True
    for name, rule in thresholds.items():
        try:
            ratio = measurement(reports, rule["of"]) / measurement(reports, rule["to"])
        except LookupError as missing:
            lines.append(f"BROKEN  {name}: {missing}")
            good = False
            continue
        holds = ratio >= rule["at_least"]
        good = good and holds
        word = "ok    " if holds else "BROKEN"
        lines.append(f"{word}  {name}: {ratio:.1f}, at least {rule['at_least']}")
    return lines, good


def main(arguments: list[str]) -> int:
    named = [argument.partition("=") for argument in arguments]
    reports = {name: json.loads(Path(file).read_text("utf-8")) for name, _, file in named}
    lines, good = check(tomllib.loads(THRESHOLDS.read_text("utf-8")), reports)
    print("\n".join(lines))
    return 0 if good else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
