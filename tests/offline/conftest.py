"""The packed parts for playing offline, and Python run from them under Node."""

import shutil
import subprocess
from collections.abc import Callable
from pathlib import Path

import fluent.syntax
import pytest

import groma

ROOT = Path(__file__).parents[2]
WEB = ROOT / "web"
PACKAGES = Path(fluent.syntax.__file__).parents[2]
PARTS = Path(groma.__path__[0]) / "site" / "parts"  # made by `npm run build`, packed into the wheel

Run = Callable[..., str]


@pytest.fixture(scope="session")
def parts() -> Path:
    """The folder of the parts."""
    if not (PARTS / "manifest.json").is_file():
        pytest.skip("the parts are not built")
    return PARTS


@pytest.fixture(scope="session")
def in_pyodide(parts: Path) -> Run:
    """Run a Python file from the parts alone; `whole`: with all that is installed here, too."""
    node = shutil.which("node")
    if node is None or not (WEB / "node_modules" / "pyodide").is_dir():
        pytest.skip("there is no Node, or no Pyodide")

    def run(file: str, *arguments: str, whole: bool = False) -> str:
        more = ["--whole", "--packages", str(PACKAGES)] if whole else []
        words = ["--parts", str(parts), *more, str(ROOT / file)]
        command = [node, "tools/offline/run.mjs", *words, *arguments]
        done = subprocess.run(command, cwd=WEB, capture_output=True, text=True)
        assert done.returncode == 0, done.stdout + done.stderr
        return done.stdout.strip()

    return run
