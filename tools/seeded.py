"""Seeded faults: small slips, one by one in a copy of the tree; which step of CI catches each?

`python tools/seeded.py` applies every fault of tools/seeded.toml and runs the narrow command that
stands there: a part of what the named step of `.ci/run` runs. The command must pass on the tree as
it is and fail with the fault, in the way that a fault is told; anything else is an error. A fault
whose text is no longer in the tree has rotted: write it anew.
"""

import argparse
import os
import re
import shutil
import signal
import subprocess
import sys
import tempfile
import time
import tomllib
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from queue import SimpleQueue
from typing import NamedTuple

ROOT = Path(__file__).parents[1]
DATA = Path(__file__).with_name("seeded.toml")
MARKS = "<!-- seeded faults: begin -->", "<!-- seeded faults: end -->"
LONGEST = 300  # seconds of a command

# How a command tells what it found: its exit code, and the line that names it. A test run that was
# called wrongly, or cannot even collect, ends with another code and has caught nothing.
SIGNS = {
    "pytest": (1, r"^FAILED (.+?)(?: - |$)"),
    "mypy": (1, r"^(\S+: error: .*)"),
    "groma rules": (1, r"^(.*\b[A-Z]{2}-\d+\.\d+\b.*)"),
    "vitest": (1, r"^ *FAIL +(.*)"),
    "playwright": (1, r"^ *\d+\) \[\w+\] › (\S+ › .*?)[ ─]*$"),
    "diff": (1, r"^(Files .* differ)"),
    "wheel": (1, r"^(FAULT: .+?)(?: \[.*)?$"),
}


class Fault(NamedTuple):
    """A slip that somebody could make, and what must notice it."""

    name: str
    says: str  # in one sentence
    file: str
    before: str
    after: str
    step: str  # of `.ci/run`, or the part of `make nightly`
    kind: str  # of the command: a key of SIGNS
    run: str
    sign: str = ""  # what must also be said, if a fault of that kind could fail for other reasons
    nightly: bool = False


class Outcome(NamedTuple):
    """How a command ended."""

    code: int | None  # None: it did not end in time
    said: str
    seconds: float


class Found(NamedTuple):
    """What became of a fault."""

    fault: Fault
    caught: bool
    by: str  # the test that caught it; else why it counts as missed
    seconds: float


def faults() -> list[Fault]:
    """All faults, each with a name of its own."""
    found = [Fault(**one) for one in tomllib.loads(DATA.read_text("utf-8"))["fault"]]
    assert len({fault.name for fault in found}) == len(found), "two faults of one name"
    return found


def rotten(fault: Fault, root: Path = ROOT) -> str:
    """Why a fault does not fit the tree any more; empty if it does."""
    path = root / fault.file
    count = path.read_text("utf-8").count(fault.before) if path.is_file() else 0
    if count != 1:
        return f"its text occurs {count} times in {fault.file}"
    if fault.kind not in SIGNS:
        return f"nobody knows what {fault.kind!r} says"
    if not fault.nightly and f"step '{fault.step}'" not in (root / ".ci/run").read_text("utf-8"):
        return f".ci/run has no step {fault.step!r}"
    return ""


# ---- copies --------------------------------------------------------------------------------------


class Copies:
    """Copies of the tree as it is, what is in Git and what would be: lent, given back, cleaned.

    They are used again, since Python then has compiled most of them already.
    """

    def __init__(self, folder: Path, count: int) -> None:
        command = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
        listed = subprocess.run(command, cwd=ROOT, check=True, capture_output=True, text=True)
        self.names = {name for name in listed.stdout.split("\0") if (ROOT / name).is_file()}
        self._free: SimpleQueue[Path] = SimpleQueue()
        folder.chmod(0o755)  # services of the tests may run as somebody else
        for number in range(count):
            self._clean(folder / str(number))
            self._free.put(folder / str(number))

    def _clean(self, copy: Path) -> None:
        """Make a copy what the tree is."""
        for folder, _, files in os.walk(copy, topdown=False):
            for name in files:
                path = Path(folder, name)
                if path.suffix != ".pyc" and str(path.relative_to(copy)) not in self.names:
                    path.unlink()
            if not any(Path(folder).iterdir()):  # an empty *.egg-info would hide all games
                Path(folder).rmdir()
        for name in self.names:
            here, there = ROOT / name, copy / name
            if not there.is_file() or here.stat().st_mtime_ns != there.stat().st_mtime_ns:
                there.parent.mkdir(parents=True, exist_ok=True)
                shutil.copy2(here, there)
        packages = ROOT / "web/node_modules"
        if packages.is_dir() and not (copy / "web/node_modules").is_symlink():
            (copy / "web/node_modules").symlink_to(packages.resolve())

    @contextmanager
    def lent(self) -> Iterator[Path]:
        """A copy for oneself."""
        copy = self._free.get()
        try:
            yield copy
        finally:
            self._clean(copy)
            self._free.put(copy)


def sow(fault: Fault, copy: Path) -> None:
    """Make the slip."""
    path = copy / fault.file
    path.write_text(path.read_text("utf-8").replace(fault.before, fault.after), "utf-8")


def run(command: str, copy: Path) -> Outcome:
    """Run a command in a copy, with its sources before all others."""
    env = {
        **os.environ,
        "PATH": f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}",
        "PYTHON": sys.executable,
        "PYTHONPATH": str(copy / "src"),
        "GROMA_PYTHON": sys.executable,
        "NO_COLOR": "1",
        "CI": "1",
    }
    env.pop("FORCE_COLOR", None)
    begun = time.monotonic()
    with (copy / "said").open("w+b") as said:
        process = subprocess.Popen(
            ["bash", "-euc", command],
            cwd=copy,
            env=env,
            stdin=subprocess.DEVNULL,
            stdout=said,
            stderr=said,
            start_new_session=True,  # so that nothing of it stays
        )
        try:
            code: int | None = process.wait(LONGEST)
        except subprocess.TimeoutExpired:
            os.killpg(process.pid, signal.SIGKILL)
            process.wait()
            code = None
        said.seek(0)
        text = re.sub(r"\x1b\[[0-9;]*m", "", said.read().decode("utf-8", "replace"))
    return Outcome(code, text, time.monotonic() - begun)


# ---- judging -------------------------------------------------------------------------------------


def judged(fault: Fault, outcome: Outcome) -> tuple[bool, str]:
    """Whether a fault was caught, and by what; a command that broke down has caught nothing."""
    code, line = SIGNS[fault.kind]
    if outcome.code == 0:
        return False, "nothing noticed it"
    if outcome.code != code:
        return False, f"exit code {outcome.code}, which is no finding"
    found = re.search(line, outcome.said, re.MULTILINE)
    if found is None:
        return False, "it failed without naming what it found"
    sign = re.search(fault.sign, outcome.said)
    if sign is None:
        return False, f"it failed, but not with {fault.sign!r}: {found[1]}"
    return True, f"{found[1]}: {sign[0]}" if fault.sign else found[1]


def tail(text: str) -> str:
    """The end of what a command said."""
    return "\n".join("    " + line for line in text.splitlines()[-40:])


def sound(command: str, copies: Copies) -> bool:
    """Whether a command passes on the tree as it is."""
    with copies.lent() as copy:
        outcome = run(command, copy)
    if outcome.code != 0:
        print(f"WITHOUT any fault this fails ({outcome.code}): {command}\n{tail(outcome.said)}")
    return outcome.code == 0


def tried(fault: Fault, copies: Copies, loud: bool) -> Found:
    """Apply a fault, and see."""
    with copies.lent() as copy:
        sow(fault, copy)
        outcome = run(fault.run, copy)
    caught, by = judged(fault, outcome)
    word = "caught" if caught else "MISSED"
    print(f"{word} {fault.name}: {by} ({outcome.seconds:.0f} s)", flush=True)
    if loud or not caught:
        print(tail(outcome.said))
    return Found(fault, caught, by, outcome.seconds)


# ---- telling -------------------------------------------------------------------------------------


def markdown(found: list[Found]) -> str:
    """The table of the faults."""
    lines = ["| fault | caught in | by | s |", "|---|---|---|---:|"]
    for one in found:
        where = f"**nightly: {one.fault.step}**" if one.fault.nightly else one.fault.step
        by = f"`{one.by.replace('|', '/')}`" if one.caught else f"**missed**: {one.by}"
        lines.append(f"| {one.fault.says} | {where} | {by} | {one.seconds:.0f} |")
    caught, nightly = sum(one.caught for one in found), sum(one.fault.nightly for one in found)
    lines += ["", f"{caught} of {len(found)} caught, {nightly} of them by the nightly alone."]
    return "\n".join(lines)


def put(table: str, page: Path) -> None:
    """Write the table into a page, between its marks."""
    begin, end = MARKS
    text = page.read_text("utf-8")
    head, rest = text.split(begin)
    page.write_text(f"{head}{begin}\n{table}\n{end}{rest.split(end)[1]}", "utf-8")


def main() -> int:
    """Apply the faults; the exit code says whether each was caught where it should be."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--fault", action="append", metavar="NAME", help="only this one")
    parser.add_argument("--list", action="store_true", help="name them, run nothing")
    parser.add_argument("--jobs", type=int, default=2, help="how many at once")
    parser.add_argument("--loud", action="store_true", help="show what the commands said")
    parser.add_argument("--markdown", action="store_true", help="print the table at the end")
    parser.add_argument("--write", type=Path, metavar="PAGE", help="put the table into a page")
    given = parser.parse_args()
    everything = faults()
    unknown = set(given.fault or []) - {fault.name for fault in everything}
    if unknown:
        parser.error(f"no such fault: {', '.join(sorted(unknown))}")
    chosen = [one for one in everything if not given.fault or one.name in given.fault]
    if given.list:
        print("\n".join(f"{one.name:20} {one.step:32} {one.says}" for one in chosen))
        return 0
    bad = {fault.name: why for fault in chosen if (why := rotten(fault))}
    for name, why in bad.items():
        print(f"ROTTEN {name}: {why}")
    if bad:
        return 1
    begun = time.monotonic()
    with (
        tempfile.TemporaryDirectory(prefix="groma-seeded-") as folder,
        ThreadPoolExecutor(given.jobs) as pool,
    ):
        copies = Copies(Path(folder), given.jobs)
        # First the commands themselves: on a broken tree they would catch everything.
        commands = list(dict.fromkeys(fault.run for fault in chosen))
        if not all(list(pool.map(lambda command: sound(command, copies), commands))):
            return 1
        print(f"all commands pass without a fault ({time.monotonic() - begun:.0f} s)", flush=True)
        found = list(pool.map(lambda fault: tried(fault, copies, given.loud), chosen))
    table = markdown(found)
    if given.markdown:
        print(table)
    if given.write:
        put(table, given.write)
    caught = sum(one.caught for one in found)
    print(f"{caught} of {len(found)} caught, {time.monotonic() - begun:.0f} s")
    return 0 if caught == len(found) else 1


if __name__ == "__main__":
    sys.exit(main())
