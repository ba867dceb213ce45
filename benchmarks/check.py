"""Fails when a recorded speed ratio is broken.

    python benchmarks/check.py [--floors] engine=engine.json server=server.json

Each argument names a report of `groma bench engine --json` or `groma bench server --json`; rules
for a report that is not named are not checked. `thresholds.toml` says which two measurements make a
ratio and how big or small it must be. Only ratios of one machine and one run are compared, since
absolute rates differ from machine to machine; what does not (memory) stands alone.

`--floors` is for one short run beside loud neighbours: only what is worse than its bound by a
factor of two is broken. The bounds themselves are for whole runs (`make nightly`).
"""

import json
import sys
import tomllib
from pathlib import Path
from typing import Any

THRESHOLDS = Path(__file__).with_name("thresholds.toml")
SLACK = 2  # of floors


def measurement(reports: dict[str, Any], path: list[str]) -> float:
    """The number at a path: report, then keys; a list is entered by the `name` of a row."""
    here: Any = reports
    for depth, step in enumerate(path):
        if isinstance(here, list):
            here = {row["name"]: row for row in here}
        if not isinstance(here, dict) or step not in here:
            raise LookupError(f"no measurement {' / '.join(path[: depth + 1])}")
        here = here[step]
    if here is None:
        raise LookupError(f"no measurement {' / '.join(path)}")
    return float(here)


def check(thresholds: dict[str, Any], reports: dict[str, Any]) -> tuple[list[str], bool]:
    """A line for every ratio, and whether all hold."""
    lines, good = [], True
    for name, rule in thresholds.items():
        try:
            ratio = measurement(reports, rule["of"])
            if "to" in rule:
                ratio /= measurement(reports, rule["to"])
        except LookupError as missing:
            lines.append(f"BROKEN  {name}: {missing}")
            good = False
            continue
        if "at_most" in rule:
            holds, bound = ratio <= rule["at_most"], f"at most {rule['at_most']}"
        else:
            holds, bound = ratio >= rule["at_least"], f"at least {rule['at_least']}"
        good = good and holds
        word = "ok    " if holds else "BROKEN"
        shown = f"{ratio:.2f}" if ratio < 1 else f"{ratio:.1f}"
        lines.append(f"{word}  {name}: {shown}, {bound}")
    return lines, good


def floors(thresholds: dict[str, Any]) -> dict[str, Any]:
    """The same rules, bounded where something must be broken."""
    found = {name: dict(rule) for name, rule in thresholds.items()}
    for rule in found.values():
        if "at_most" in rule:
            rule["at_most"] *= SLACK
        else:
            rule["at_least"] /= SLACK
    return found


def main(arguments: list[str]) -> int:
    loose = "--floors" in arguments
    named = [argument.partition("=") for argument in arguments if argument != "--floors"]
    reports = {name: json.loads(Path(file).read_text("utf-8")) for name, _, file in named}
    rules = tomllib.loads(THRESHOLDS.read_text("utf-8"))
    rules = {name: rule for name, rule in rules.items() if rule["of"][0] in reports}
    lines, good = check(floors(rules) if loose else rules, reports)
    print("\n".join(lines))
    return 0 if good else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
