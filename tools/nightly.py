"""Everything that is long: `make nightly`, or some parts of it (`make nightly PART=fuzz,leaks`).

    python tools/nightly.py [--part NAME[,NAME]] [--again] [--table] [--list | --json]

The parts stand in `nightly.toml`. Each is a command with a result, a time and a log, kept in
`.nightly/COMMIT/`: what has run on a commit is not run again, so a night that was cut off goes on
where it was, and the table may be put together from parts that ran at different times. A part that
fails stops nobody; the exit code is 1 if one of those asked for has failed. `--again` runs a part
once more; that it failed before stays in the table.
"""

import argparse
import json
import os
import shutil
import subprocess
import sys
import time
import tomllib
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[1]
PARTS = ROOT / "tools" / "nightly.toml"
KEPT = ROOT / ".nightly"


def read(path: Path) -> dict[str, Any]:
    """A TOML file."""
    return tomllib.loads(path.read_text("utf-8"))


def parts() -> dict[str, str]:
    """The command of every part, in their order; one with {game} in its name is a part a game."""
    games = read(ROOT / "pyproject.toml")["project"]["entry-points"]["groma.games"]
    found = {}
    for part in read(PARTS)["part"]:
        for game in games if "{game}" in part["name"] else [""]:
            found[part["name"].replace("{game}", game)] = part["run"].replace("{game}", game)
    return found


def commit() -> str:
    """What is tested: the commit, or "changed" if something of it is not committed."""

    def git(*words: str) -> str:
        command = ["git", *words]
        return subprocess.run(
            command, cwd=ROOT, check=True, capture_output=True, text=True
        ).stdout.strip()

    return "changed" if git("status", "--porcelain") else git("rev-parse", "--short=12", "HEAD")


class Night:
    """The results of one commit, in a folder of their own."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.folder = KEPT / name
        if name == "changed":
            shutil.rmtree(self.folder, ignore_errors=True)  # nobody knows what they were made of
        self.folder.mkdir(parents=True, exist_ok=True)

    def result(self, part: str) -> dict[str, Any] | None:
        """What came of a part; None: it has not run."""
        file = self.folder / f"{part}.json"
        if not file.exists():
            return None
        found: dict[str, Any] = json.loads(file.read_text("utf-8"))
        return found

    def shell(self, part: str, command: str, environment: dict[str, str]) -> bool:
        """Run a command, keep what it says and how it ended; whether it is good."""
        log = self.folder / f"{part}.log"
        begun = time.monotonic()
        with log.open("wb") as out:
            code = subprocess.run(
                ["bash", "-euo", "pipefail", "-c", command],
                cwd=ROOT,
                env={**os.environ, **environment},
                stdin=subprocess.DEVNULL,
                stdout=out,
                stderr=subprocess.STDOUT,
            ).returncode
        before = self.result(part)
        failures = 0 if before is None else before["failures"] + (not before["good"])
        result = {
            "good": code == 0,
            "failures": failures,  # of earlier runs
            "seconds": round(time.monotonic() - begun),
            "said": last_line(log),
        }
        (self.folder / f"{part}.json").write_text(json.dumps(result), "utf-8")
        return code == 0

    def environments(self) -> dict[str, str]:
        """The installs that the parts use, made once for the commit."""
        made = self.folder / "environments"
        good = self.result("environments")
        if good is None or not good["good"]:
            shutil.rmtree(made, ignore_errors=True)
            if not self.shell("environments", f"bash .ci/environments.sh {made}", {}):
                sys.exit(f"the installs cannot be made: {self.folder / 'environments.log'}")
        return {"PURE": f"{made}/pure/bin", "COMPILED": f"{made}/compiled/bin"}

    def row(self, part: str) -> str:
        """One line of the table."""
        found = self.result(part)
        if found is None:
            return f"| {part} | not run | | |"
        minutes, seconds = divmod(found["seconds"], 60)
        word = "ok" if found["good"] else "FAILED"
        if found["failures"]:
            word += f", failed {found['failures']} times before"
        return f"| {part} | {word} | {minutes}:{seconds:02} | {found['said']} |"

    def table(self) -> str:
        """The whole table, as Markdown."""
        spent = [found["seconds"] for part in parts() if (found := self.result(part))]
        head = [
            f"Commit {self.name}:",
            "",
            "| part | result | time | last line |",
            "|---|---|---:|---|",
        ]
        rows = [self.row(part) for part in parts()]
        return "\n".join([*head, *rows, "", f"In all {sum(spent) // 60} minutes."])


def last_line(log: Path) -> str:
    """The last words of a log, for the table."""
    lines = [line.strip() for line in log.read_text("utf-8", "replace").splitlines()]
    return next((line.strip("= ") for line in reversed(lines) if line.strip("= ")), "")[:120]


def main(arguments: list[str]) -> int:
    """Run what is asked for; the answer is the exit code."""
    options = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    options.add_argument("--part", default="", help="names, separated by commas; all if none")
    options.add_argument("--again", action="store_true", help="even what has run on this commit")
    options.add_argument("--table", action="store_true", help="show what has run, run nothing")
    options.add_argument("--list", action="store_true", help="the names of the parts")
    options.add_argument("--json", action="store_true", help="the names of the parts, as JSON")
    asked = options.parse_args(arguments)
    known = parts()
    if asked.list or asked.json:
        print(json.dumps(list(known)) if asked.json else "\n".join(known))
        return 0
    wanted = [name for name in asked.part.split(",") if name] or list(known)
    unknown = [name for name in wanted if name not in known]
    if unknown:
        sys.exit(f"no such part: {', '.join(unknown)}; there are {', '.join(known)}")
    night = Night(commit())
    if asked.table:
        print(night.table())
        return 0
    environment = night.environments()
    for name in wanted:
        if asked.again or night.result(name) is None:
            night.shell(name, known[name], environment)
        print(night.row(name), flush=True)
    print("\n" + night.table())
    results = [night.result(name) for name in wanted]
    return 0 if all(found is not None and found["good"] for found in results) else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
