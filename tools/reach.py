"""Which tests reach which line, so that a mutant is shown to few tests first.

Of the server it is measured: every test file is run under coverage.py with a context of its own,
also in the processes that it starts. The engine may be compiled, where nothing can be measured:
near to a game are the tests in its own folder, near to the core those of the core.
"""

import json
import os
import re
import subprocess
import tempfile
from collections.abc import Iterable
from fnmatch import fnmatch
from pathlib import Path
from typing import Any

# Not measured: whole games reach everything, and what is killed leaves no trace.
FAR = (
    "tests/test_golden.py",
    "tests/test_previews.py",
    "tests/games/test_conformance.py",
    "tests/games/test_words.py",
    "tests/games/*/test_conformance.py",
    "tests/server/leak/test_twins.py",
    "tests/server/chaos/*",
)
# Runs inside pytest and its workers.
PLUGIN = """
import json, os, pathlib, coverage

class Times:
    def __init__(self):
        self.seconds, self.wrong = {}, set()

    def pytest_runtest_setup(self, item):
        name = item.nodeid.split("::")[0]
        os.environ["REACH"] = name  # for processes that the test starts
        measured = coverage.Coverage.current()
        if measured is not None:
            measured.switch_context(name)

    def pytest_runtest_logreport(self, report):
        name = report.nodeid.split("::")[0]
        self.seconds[name] = self.seconds.get(name, 0) + report.duration
        if report.failed:
            self.wrong.add(report.nodeid)

    def pytest_sessionfinish(self):
        if os.environ.get("PYTEST_XDIST_WORKER") is None:
            found = {"seconds": self.seconds, "wrong": sorted(self.wrong)}
            pathlib.Path(os.environ["REACH_TIMES"]).write_text(json.dumps(found))

def pytest_configure(config):
    config.pluginmanager.register(Times())
"""
STARTUP = """
import coverage
coverage.process_startup()
"""
SETTINGS = """
[run]
data_file = {folder}/data/reach
parallel = true
sigterm = true
source_pkgs =
    groma.server
    groma.table
context = ${{REACH-}}
disable_warnings = no-data-collected, module-not-imported, module-not-measured, couldnt-parse
"""


class Reach:
    """What is known of the test files of a tree."""

    def __init__(self, data: dict[str, Any]) -> None:
        self.seconds: dict[str, float] = data["seconds"]
        self.wrong: list[str] = data["wrong"]  # tests that fail without any mutant
        self.lines = {
            test: {path: set(lines) for path, lines in files.items()}
            for test, files in data["lines"].items()
        }

    def of(self, path: str, line: int, last: int) -> list[str]:
        """The test files near some lines: those named like the module first, then the cheapest."""
        if path.startswith(("server/", "table/")):
            found = self._measured(path, range(line, last + 1))
        else:
            folder = "core" if path.startswith("core/") else "/".join(path.split("/")[:2])
            found = [test for test in self.seconds if test.startswith(f"tests/{folder}/")]
        stem = Path(path).stem.rstrip("s")
        return sorted(found, key=lambda test: (stem not in Path(test).stem, self.seconds[test]))

    def _measured(self, path: str, wanted: range) -> list[str]:
        """Who ran one of the lines; what runs on import runs for all who use the module."""
        on_import = any(one in self.lines.get("", {}).get(path, ()) for one in wanted)
        return [
            test
            for test, files in self.lines.items()
            if test and path in files and (on_import or not files[path].isdisjoint(wanted))
        ]


def is_far(test: str) -> bool:
    """Whether a test file is left to the end."""
    return any(fnmatch(test, one) for one in FAR)


def measure(
    python: str, tree: Path, package: Path, tests: Iterable[str], most: str
) -> dict[str, Any]:
    """Run test files of a tree on a package."""
    import coverage  # only here: an install that only reads a map needs none

    with tempfile.TemporaryDirectory(prefix="groma-reach-") as made:
        folder = Path(made)
        folder.chmod(0o755)
        (folder / "data").mkdir()
        (folder / "coverage").symlink_to(Path(coverage.__file__).parent)
        (folder / "reach_plugin.py").write_text(PLUGIN)
        (folder / "sitecustomize.py").write_text(STARTUP)
        (folder / "settings").write_text(SETTINGS.format(folder=folder))
        env = {
            **os.environ,
            "PYTHONPATH": f"{package.parent}{os.pathsep}{folder}",
            "COVERAGE_PROCESS_START": str(folder / "settings"),
            "REACH_TIMES": str(folder / "times"),
            "CI": "1",
        }
        command = [python, "-m", "pytest", "-q", "-n", "2", "--dist", "loadfile", "-m", most]
        command += ["-p", "no:warnings", "-p", "reach_plugin", *tests]
        subprocess.run(command, cwd=tree, env=env, stdin=subprocess.DEVNULL)
        coverage.Coverage(config_file=str(folder / "settings")).combine()
        found = json.loads((folder / "times").read_text())
        return {**found, "lines": _read(folder / "data" / "reach")}


def _read(path: Path) -> dict[str, dict[str, list[int]]]:
    """The lines of each module by context."""
    import coverage

    data = coverage.CoverageData(str(path))
    data.read()
    found: dict[str, dict[str, list[int]]] = {}
    for file in data.measured_files():
        module = re.sub(r"^.*/groma/", "", file)
        for line, contexts in data.contexts_by_lineno(file).items():
            for context in contexts:
                found.setdefault(context, {}).setdefault(module, []).append(line)
    return found
