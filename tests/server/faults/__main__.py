"""The fault suite: each fault while people play, and a table of what came of it.

    python -m tests.server.faults [FAULT...] [--runs N] [--seed N] [--write]

With `--write` the table of docs/faults.md is written anew.
"""

import argparse
import asyncio
import signal
import sys
from random import Random

from tests.server.faults import (
    of_database,
    of_machine,
    of_network,
    of_one_command,
    of_people,
    of_standby,
)
from tests.server.faults.fault import Fault
from tests.server.faults.run import Outcome, Plan, run
from tests.server.faults.table import table, write

KINDS = (of_one_command, of_database, of_standby, of_network, of_machine, of_people)
FAULTS: dict[str, type[Fault]] = {one.name: one for kind in KINDS for one in kind.FAULTS}


def say(text: str) -> None:
    print(text, flush=True)


async def suite(faults: list[type[Fault]], runs: int, seed: int) -> list[Outcome]:
    """Every fault so many times."""
    found = []
    for number in range(runs):
        for fault in faults:
            found.append(await run(fault(), Plan(seed + number), say))
    return found


def main() -> int:
    """Run what is asked for."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("faults", nargs="*", metavar="FAULT", help="; ".join(FAULTS))
    parser.add_argument("--runs", type=int, default=1)
    parser.add_argument("--seed", type=int, default=None)
    parser.add_argument("--write", action="store_true", help="the table into docs/faults.md")
    given = parser.parse_args()
    strangers = set(given.faults) - set(FAULTS)
    if strangers:
        parser.error(f"no such fault: {', '.join(sorted(strangers))}")
    seed = Random().getrandbits(32) if given.seed is None else given.seed
    signal.signal(signal.SIGTERM, signal.default_int_handler)  # leave no processes behind
    wanted = [FAULTS[name] for name in given.faults or FAULTS]
    missing = {one.name: why for one in wanted if (why := one().missing())}
    tried = [one for one in wanted if one.name not in missing]
    outcomes = asyncio.run(suite(tried, given.runs, seed))
    made = table(wanted, outcomes, missing)
    say(made)
    if given.write:
        write(made)
    say(f"seed {seed}")
    return 1 if any(one.complaints for one in outcomes) else 0


if __name__ == "__main__":
    sys.exit(main())
