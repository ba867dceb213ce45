"""Virtual environments in the user's cache for the other engines the benchmarks measure."""

import hashlib
import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

# Complete lists: pip is told to add nothing. The compiled module of OpenSpiel needs none of the
# packages that its Python part asks for (numpy, scipy and others).
CATANATRON = ["catanatron==3.2.1", "networkx==3.6.1"]
OPEN_SPIEL = ["open_spiel==2.0.2"]

PETTINGZOO = [
    "absl-py==2.5.1",
    "chess==1.11.2",
    "cloudpickle==3.1.2",
    "farama-notifications==0.0.6",
    "gymnasium==1.4.0",
    "numpy==2.4.6",
    "open_spiel==2.0.2",
    "pettingzoo==1.27.0",
    "pygame-ce==2.5.8",
    "rlcard==1.2.0",
    "shimmy==2.0.1",
    "termcolor==3.3.0",
    "typing-extensions==4.16.0",
]

_DONE = "groma-done"


def cache() -> Path:
    """The folder where everything the benchmarks need is kept."""
    return Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "groma" / "bench"


def environment(name: str, requirements: list[str]) -> Path:
    """Return the Python of an environment holding exactly `requirements`, made if need be."""
    tag = f"python{sys.version_info.major}.{sys.version_info.minor}"
    digest = hashlib.sha256("\n".join([tag, *sorted(requirements)]).encode()).hexdigest()
    folder = cache() / f"{name}-{digest[:12]}"
    python = folder / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
    done = folder / _DONE
    # The marker is written last, so a folder without it was left half-way and is made afresh.
    # A Python that is gone is one whose base installation was removed since.
    if not (done.exists() and python.exists()):
        done.unlink(missing_ok=True)
        _run([sys.executable, "-m", "venv", "--clear", str(folder)])
        pip = [str(python), "-m", "pip", "--disable-pip-version-check", "--quiet", "install"]
        _run([*pip, "--no-deps", "--prefer-binary", *requirements])  # chess is source alone
        done.write_text("\n".join(requirements) + "\n")
    return python


def run_json(
    python: Path, args: list[str], path: Path | None = None, one_core: bool = True
) -> dict[str, Any]:
    """Run `python` with `args`, on one core or all, and return the JSON object it prints."""
    result = json.loads(_run([str(python), *args], one_core=one_core, path=path))
    if not isinstance(result, dict):
        raise RuntimeError(f"{args[0]} printed no JSON object")
    return result


def _run(command: list[str], one_core: bool = False, path: Path | None = None) -> str:
    # Settings for our own Python (path, development mode, ...) must not reach or slow another.
    env = {key: value for key, value in os.environ.items() if not key.startswith("PYTHON")}
    env["PYTHONHASHSEED"] = "0"
    if path is not None:
        env["PYTHONPATH"] = str(path)
    done = subprocess.run(
        command,
        check=False,
        env=env,
        preexec_fn=_pin if one_core and sys.platform == "linux" else None,
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
    )
    if done.returncode:
        raise RuntimeError(f"{' '.join(command)} failed:\n{done.stdout}{done.stderr}".rstrip())
    return done.stdout


def _pin() -> None:
    if sys.platform == "linux":
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})
