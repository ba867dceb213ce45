"""Judges of mutants: tests near the changed line, mypy, and all tests for all survivors at once."""

import os
import re
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from queue import SimpleQueue
from typing import NamedTuple

from tools.mutation_operators import Mutant
from tools.reach import Reach

ROOT = Path(__file__).parents[1]
HEAVY = 180.0  # seconds under coverage from which a test file is shown to survivors alone
STALLED = 150  # seconds without a word from pytest, after which a test counts as one without end
STALLED_WHOLE = 900  # ... where all tests run, some of them for long


class Setting(NamedTuple):
    """With what mutants are judged."""

    python: str
    tree: Path  # tests, with all that they read
    most: str  # pytest's -m
    reach: Reach


class Verdict(NamedTuple):
    """What became of a mutant, or of several at once."""

    caught: bool
    by: str


MISSED = Verdict(False, "")


# ---- trees ---------------------------------------------------------------------------------------


def export(commit: str, folder: Path) -> Path:
    """The tree of a commit."""
    folder.mkdir(parents=True)
    packed = subprocess.run(["git", "archive", commit], cwd=ROOT, check=True, capture_output=True)
    subprocess.run(["tar", "-x", "-C", folder], input=packed.stdout, check=True)
    return folder


def package_of(python: str) -> Path:
    """The package that an interpreter would import, which may be compiled."""
    command = [python, "-c", "import groma; print(groma.__path__[0])"]
    found = subprocess.run(command, cwd="/", check=True, capture_output=True, text=True)
    return Path(found.stdout.strip())


def put(mutants: list[Mutant], package: Path) -> None:
    """Write mutants into a package."""
    for path in {one.path for one in mutants}:
        source = (ROOT / path).read_bytes()
        here = [one for one in mutants if one.path == path]
        for one in sorted(here, key=lambda one: -one.begin):  # from the end: other places hold
            source = one.applied(source)
        (package / inner(path)).write_bytes(source)


def inner(path: str) -> str:
    """The path within the package."""
    return path.removeprefix("src/groma/")


class Bench:
    """Copies of the package into which mutants are put.

    The sources are those of this tree. What is compiled stays so for mutants of the server, which
    is not compiled itself; for mutants of the rules all is plain Python.
    """

    def __init__(self, folder: Path, python: str, jobs: int) -> None:
        self._free: dict[bool, SimpleQueue[Path]] = {}
        folder.chmod(0o755)  # services of the tests may run as somebody else
        installed = package_of(python)
        for pure in (True, False):
            self._free[pure] = SimpleQueue()
            for number in range(jobs):
                place = folder / f"{'pure' if pure else 'as-it-is'}-{number}" / "groma"
                shutil.copytree(ROOT / "src/groma", place, ignore=_unwanted)
                if not pure:
                    for built in installed.rglob("*.so"):
                        shutil.copy2(built, place / built.relative_to(installed))
                self._free[pure].put(place)

    @contextmanager
    def holding(self, mutants: list[Mutant]) -> Iterator[Path]:
        """A package with some mutants in it."""
        free = self._free[any(one.pool == "rules" for one in mutants)]
        package = free.get()
        try:
            put(mutants, package)
            yield package
        finally:
            for path in {one.path for one in mutants}:
                shutil.copy2(ROOT / path, package / inner(path))
            free.put(package)


def _unwanted(folder: str, names: list[str]) -> list[str]:
    return [name for name in names if name == "__pycache__" or name.endswith(".so")]


# ---- tests near the line -------------------------------------------------------------------------


def pytest(
    setting: Setting, package: Path, arguments: list[str], patience: float = STALLED
) -> tuple[list[str], str]:
    """Run tests on a package: those that failed; if none has a name, what went wrong."""
    command = [setting.python, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-p", "no:warnings"]
    command += ["--tb=no", *(["-m", setting.most] if setting.most else []), *arguments]
    env = {**os.environ, "PYTHONPATH": str(package.parent), "CI": "1"}
    with tempfile.TemporaryFile() as said:
        process = subprocess.Popen(
            command,
            cwd=setting.tree,
            env=env,
            stdin=subprocess.DEVNULL,
            stdout=said,
            stderr=said,
            start_new_session=True,
        )
        heard, length = time.monotonic(), 0
        while process.poll() is None and time.monotonic() - heard < patience:
            time.sleep(0.2)
            if os.fstat(said.fileno()).st_size > length:
                heard, length = time.monotonic(), os.fstat(said.fileno()).st_size
        code = process.poll()
        with suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGKILL)  # also what tests left behind
        process.wait()
        if code is None:
            return [], "a test that never ended"
        said.seek(0)
        text = said.read().decode("utf-8", "replace")
    failed = re.findall(r"^(?:FAILED|ERROR) (tests/.+?)(?: - .*)?$", text, re.MULTILINE)
    wrong = code not in (0, 5) and not failed  # 5: everything was deselected
    return failed, f"exit code {code}" if wrong else ""


def judge(setting: Setting, bench: Bench, mutants: list[Mutant], tests: list[str]) -> Verdict:
    """Show some mutants to some tests; what fails must fail a second time, alone."""
    files = {test.split("::")[0] for test in tests}
    out = [f"--deselect={one}" for one in setting.reach.wrong if one.split("::")[0] in files]
    with bench.holding(mutants) as package:
        for _ in range(2):
            failed, wrong = pytest(setting, package, ["-x", *out, *tests])
            if wrong or not failed:
                return Verdict(bool(wrong), wrong)
            again, wrong = pytest(setting, package, failed[:1])
            if wrong or again:
                return Verdict(True, failed[0])
    return Verdict(False, f"only now and then: {failed[0]}")


def nearby(setting: Setting, bench: Bench, mutant: Mutant) -> Verdict:
    """The cheap test files near a mutant."""
    last = mutant.line + mutant.old.count("\n")
    found = setting.reach.of(inner(mutant.path), mutant.line, last)
    tests = [
        test
        for test in found
        if setting.reach.seconds[test] < HEAVY and (setting.tree / test).is_file()
    ]
    return judge(setting, bench, [mutant], tests) if tests else MISSED


# ---- survivors -----------------------------------------------------------------------------------


def by_types(mutants: list[Mutant], folder: Path) -> Iterator[tuple[Mutant, Verdict]]:
    """What mypy says: it is a step of CI, too."""
    tree = export("HEAD", folder / "types")
    shutil.rmtree(tree / "src/groma")
    shutil.copytree(ROOT / "src/groma", tree / "src/groma", ignore=_unwanted)
    for mutant in mutants:
        put([mutant], tree / "src/groma")
        said = subprocess.run(
            [sys.executable, "-m", "mypy", "--strict"], cwd=tree, capture_output=True, text=True
        )
        shutil.copy2(ROOT / mutant.path, tree / mutant.path)
        found = re.search(r"^\S+: error: .*", said.stdout, re.MULTILINE)
        yield mutant, Verdict(True, f"mypy: {found[0]}") if found else MISSED


def compiled(mutants: list[Mutant], folder: Path) -> Path:
    """A package with some mutants in it, compiled as CI has it."""
    tree = export("HEAD", folder / "compiled")
    shutil.rmtree(tree / "src/groma")
    shutil.copytree(ROOT / "src/groma", tree / "src/groma", ignore=_unwanted)
    put(mutants, tree / "src/groma")
    env = {**os.environ, "GROMA_COMPILE": "1", "GROMA_SITE": "skip"}
    command = [sys.executable, "setup.py", "-q", "build_ext", "--inplace"]
    subprocess.run(command, cwd=tree, env=env, check=True, stdout=subprocess.DEVNULL)
    for made in (tree / "src").glob("*.egg-info"):
        shutil.rmtree(made)  # it would hide the installed one, and with it all games
    return tree / "src/groma"


def together(
    setting: Setting, bench: Bench, mutants: list[Mutant], folder: Path
) -> Iterator[tuple[Mutant, Verdict]]:
    """All tests for all survivors at once; halves of them find out whom a failure means.

    Of the server only its own tests know. Rules are compiled once, since all tests play them.
    """
    rules = [one for one in mutants if one.pool == "rules"]
    others = [one for one in mutants if one.pool != "rules"]
    if others:
        with bench.holding(others) as package:
            failed = _failing(setting, package, "tests/server")
        yield from _guilty_ones(setting, bench, others, failed)
    if rules:
        failed = _failing(setting, compiled(rules, folder), "tests")
        yield from _guilty_ones(setting, bench, rules, failed)


def _failing(setting: Setting, package: Path, tests: str) -> list[str]:
    out = [f"--deselect={one}" for one in setting.reach.wrong]
    arguments = ["-n", "2", "--dist", "loadfile", *out, tests]
    failed, wrong = pytest(setting, package, arguments, STALLED_WHOLE)
    print(f"{tests}, all survivors at once: {len(failed)} fail {wrong}", flush=True)
    if wrong:
        raise RuntimeError(f"nothing can be said of the survivors: {wrong}")
    return failed


def _guilty_ones(
    setting: Setting, bench: Bench, mutants: list[Mutant], failed: list[str]
) -> Iterator[tuple[Mutant, Verdict]]:
    left = list(mutants)
    for test in failed:
        while found := guilty(setting, bench, left, test):
            left.remove(found)
            yield found, Verdict(True, test)


def guilty(setting: Setting, bench: Bench, mutants: list[Mutant], test: str) -> Mutant | None:
    """The mutant for which a test fails; None: for none of them alone."""
    if not mutants or not judge(setting, bench, mutants, [test]).caught:
        return None
    if len(mutants) == 1:
        return mutants[0]
    half = len(mutants) // 2
    first = guilty(setting, bench, mutants[:half], test)
    return first or guilty(setting, bench, mutants[half:], test)
