"""Mutants in the engine and the server: which of them do the tests notice?

    mutants.py draw                      the hundred, by a seed
    mutants.py run                       show them to the tests of every change
    mutants.py run --set night           what those missed, to what they leave to the night
    mutants.py table                     both, as Markdown
    mutants.py since COMMIT --most 60    mutants of the lines that changed since a commit

A mutant is shown to the tests near its line, then to mypy; what survives is shown to all tests at
once. A test that never ends has noticed. Verdicts are kept in a folder, and not asked for again.
"""

import argparse
import json
import re
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from random import Random
from threading import Lock
from typing import Any

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))

from tools import mutation_judges as judges  # noqa: E402
from tools.mutation_judges import HEAVY, Bench, Setting, Verdict, export  # noqa: E402
from tools.mutation_operators import POOLS, Mutant, draw, everything, one_a_line  # noqa: E402
from tools.reach import Reach, is_far, measure  # noqa: E402

SEED = 18
COUNT = 100
BY_DAY, BY_NIGHT = "not nightly", "nightly and not attack"  # what pytest is asked for
SHARE = 0.2  # of the mutants of a change that may survive


class Results:
    """Verdicts, kept in a file as they come."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.known: dict[str, dict[str, Any]] = (
            json.loads(path.read_text("utf-8")) if path.is_file() else {}
        )
        self._lock = Lock()

    def put(self, mutant: Mutant, verdict: Verdict, stage: str) -> None:
        """Keep a verdict; `stage`: the last judge it was shown to."""
        kept = {"pool": mutant.pool, "caught": verdict.caught, "by": verdict.by, "stage": stage}
        with self._lock:
            self.known[mutant.name] = kept
            self.path.write_text(json.dumps(self.known, indent=1) + "\n", "utf-8")
        word = "caught" if verdict.caught else "missed"
        print(f"{word} ({stage}) {mutant.name} {verdict.by}", flush=True)

    def left(self, mutants: list[Mutant], *stages: str) -> list[Mutant]:
        """Those that nobody caught and that these were the last to see."""
        return [
            one
            for one in mutants
            if not self.known[one.name]["caught"] and self.known[one.name]["stage"] in stages
        ]


def run(setting: Setting, mutants: list[Mutant], results: Results, jobs: int, whole: bool) -> None:
    """Judge mutants, by ever dearer judges."""
    with bench_for(setting, jobs) as (bench, folder), ThreadPoolExecutor(jobs) as pool:
        new = [one for one in mutants if one.name not in results.known]
        near = pool.map(lambda one: (one, judges.nearby(setting, bench, one)), new)
        for mutant, verdict in near:
            results.put(mutant, verdict, "near")
        left = results.left(mutants, "near")
        for mutant, verdict in judges.by_types(left, folder) if left else ():
            results.put(mutant, verdict, "types")
        left = results.left(mutants, "types")
        if not whole or not left:
            return
        show_to_all(setting, bench, left, folder, results)


def run_by_night(setting: Setting, mutants: list[Mutant], results: Results, jobs: int) -> None:
    """Show mutants to what the night has, all at once."""
    left = [one for one in mutants if one.name not in results.known]
    if left:
        with bench_for(setting, jobs) as (bench, folder):
            show_to_all(setting, bench, left, folder, results)


@contextmanager
def bench_for(setting: Setting, jobs: int) -> Iterator[tuple[Bench, Path]]:
    """Copies of the package, and a folder for more."""
    with tempfile.TemporaryDirectory(prefix="groma-mutants-") as made:
        yield Bench(Path(made), setting.python, jobs), Path(made)


def show_to_all(
    setting: Setting, bench: Bench, mutants: list[Mutant], folder: Path, results: Results
) -> None:
    """The last judge: all tests, all mutants at once."""
    found = dict(judges.together(setting, bench, mutants, folder))
    for mutant in mutants:
        results.put(mutant, found.get(mutant, judges.MISSED), "all")


# ---- what is known of the tests ------------------------------------------------------------------


def measured(given: argparse.Namespace, tree: Path, commit: str, most: str) -> Reach:
    """The map of the tests of a commit, made if there is none.

    Test files that are the same in a map of another commit are not measured again.
    """
    kept = given.folder / f"reach-{commit}.json"
    if kept.is_file():
        return Reach(json.loads(kept.read_text("utf-8")))
    data: dict[str, Any] = {"seconds": {}, "wrong": [], "lines": {}}
    tests = sorted(str(path.relative_to(tree)) for path in (tree / "tests").rglob("test_*.py"))
    for other in sorted(given.folder.glob("reach-*.json"))[:1]:
        data = json.loads(other.read_text("utf-8"))
        words = ("diff", "--name-only", other.stem.removeprefix("reach-"), commit, "--", "tests")
        changed = set(git(*words).splitlines())
        tests = [test for test in tests if test not in data["seconds"] or test in changed]
    for test in tests:
        data["seconds"][test] = 10 * HEAVY  # unless it is measured
    near = [test for test in tests if not is_far(test)]
    if near:
        with (
            tempfile.TemporaryDirectory(prefix="groma-package-") as folder,
            Bench(Path(folder), given.python, 1).holding([]) as package,
        ):
            part = measure(given.python, tree, package, near, most)
        data["seconds"] |= part["seconds"]
        data["wrong"] = [one for one in data["wrong"] if one.split("::")[0] not in tests]
        data["wrong"] += part["wrong"]
        on_import = data["lines"].get("", {})
        data["lines"] |= part["lines"]
        data["lines"][""] = {**on_import, **part["lines"].get("", {})}
    kept.write_text(json.dumps(data), "utf-8")
    return Reach(data)


def git(*words: str) -> str:
    """What Git says."""
    found = subprocess.run(["git", *words], cwd=ROOT, check=True, capture_output=True, text=True)
    return found.stdout.strip()


def changed_lines(commit: str) -> dict[str, set[int]]:
    """The lines of the sources that are new since a commit."""
    said = git("diff", "--unified=0", "--no-color", commit, "--", "src/groma")
    found: dict[str, set[int]] = {}
    path = ""
    for line in said.splitlines():
        if line.startswith("+++ "):
            path = line.removeprefix("+++ b/")
        elif hunk := re.match(r"@@ .* \+(\d+)(?:,(\d+))? @@", line):
            first, count = int(hunk[1]), int(hunk[2] or 1)
            found.setdefault(path, set()).update(range(first, first + count))
    return found


def drawn_since(commit: str, most: int) -> list[Mutant]:
    """Mutants of what changed since a commit, by chance if there are too many."""
    lines = changed_lines(commit)
    every = [one for mutants in everything(ROOT).values() for one in mutants]
    pool = [one for one in every if one.line in lines.get(one.path, ())]
    return one_a_line(pool, most, Random(commit), ROOT)


# ---- commands ------------------------------------------------------------------------------------


def summary(mutants: list[Mutant], results: Results) -> str:
    """What came out, survivors by name."""
    survived = [one.name for one in mutants if not results.known[one.name]["caught"]]
    killed = len(mutants) - len(survived)
    lines = [f"survived: {name}" for name in survived]
    return "\n".join([*lines, f"{len(mutants)} mutants, {killed} killed, {len(survived)} survived"])


def table(mutants: list[Mutant], day: Results, night: Results) -> str:
    """Both sets of tests beside each other, as Markdown."""
    lines = ["| | mutants | killed by day | survived | of these, killed by night |"]
    lines += ["|---|---:|---:|---:|---:|"]
    for pool in POOLS:
        mine = [one.name for one in mutants if one.pool == pool and one.name in day.known]
        missed = [name for name in mine if not day.known[name]["caught"]]
        later = sum(night.known.get(name, {"caught": False})["caught"] for name in missed)
        counts = (len(mine), len(mine) - len(missed), len(missed), later)
        lines.append(f"| {pool} | {' | '.join(map(str, counts))} |")
        lines += [f"| | `{name.replace('|', '/')}` | | | |" for name in missed]
    return "\n".join(lines)


def main() -> int:
    """Draw and judge."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("command", choices=["draw", "reach", "run", "table", "since"])
    parser.add_argument("commit", nargs="?", help="of `since`")
    parser.add_argument("--set", choices=["day", "night"], default="day", dest="tests")
    parser.add_argument("--count", type=int, default=COUNT)
    parser.add_argument("--seed", type=int, default=SEED)
    parser.add_argument("--most", type=int, default=60, help="mutants of `since`")
    parser.add_argument("--only", default="", help="mutants whose name has this in it")
    parser.add_argument("--near", action="store_true", help="do not show survivors to all tests")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--python", default=sys.executable, help="with groma, perhaps compiled")
    parser.add_argument("--folder", type=Path, default=ROOT / "mutants", help="for what is kept")
    given = parser.parse_args()
    if given.command == "since":
        if not given.commit:
            parser.error("since which commit?")
        mutants = drawn_since(given.commit, given.most)
    else:
        mutants = draw(ROOT, given.seed, given.count)
    mutants = [one for one in mutants if given.only in one.name]
    if given.command == "draw":
        print("\n".join(f"{one.pool:7} {one.name}" for one in mutants))
        return 0
    given.folder.mkdir(parents=True, exist_ok=True)
    night = given.tests == "night"
    # Verdicts hold for these sources and these tests.
    state = git("rev-parse", "HEAD:src/groma")[:8] + git("rev-parse", "HEAD:tests")[:8]
    name = given.commit if given.command == "since" else given.tests
    results = Results(given.folder / f"{name}-{state}.json")
    if night and given.command == "run":  # only what is missed by day is of interest
        missed = Results(given.folder / f"day-{state}.json").known
        mutants = [one for one in mutants if not missed[one.name]["caught"]]
    if given.command == "table":
        print(table(mutants, results, Results(given.folder / f"night-{state}.json")))
        return 0
    with tempfile.TemporaryDirectory(prefix="groma-tests-") as made:
        folder = Path(made)
        folder.chmod(0o755)
        commit = git("rev-parse", "--short=7", "HEAD")
        tree = export(commit, folder / "tree")
        reach = measured(given, tree, commit, BY_DAY)
        if given.command == "reach":
            return 0
        if night:
            run_by_night(Setting(given.python, tree, BY_NIGHT, reach), mutants, results, given.jobs)
        else:
            setting = Setting(given.python, tree, BY_DAY, reach)
            run(setting, mutants, results, given.jobs, not given.near)
    print(summary(mutants, results))
    caught = sum(results.known[one.name]["caught"] for one in mutants)
    if night:
        return 1 if caught else 0  # what is missed by day and need not be
    return 1 if given.command == "since" and len(mutants) - caught > SHARE * len(mutants) else 0


if __name__ == "__main__":
    sys.exit(main())
