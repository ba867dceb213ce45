"""Both builds of Groma side by side, so that one run can measure them."""

import hashlib
import os
import shutil
import subprocess
import sys
from pathlib import Path

import groma
from groma.core.native import compiled

from .installs import cache, environment

_DONE = "groma-done"
# A complete list, like those of the peers; the versions are those of requirements.lock.
COMPILER = [
    "ast-serialize==0.13.1",
    "librt==0.16.0",
    "mypy==2.4.1",
    "mypy-extensions==1.2.0",
    "pathspec==1.1.1",
    "setuptools==84.2.1",
    "typing-extensions==4.16.0",
]


def pure() -> Path:
    """A folder with the pure build: the running one, or its sources without the compiled parts."""
    package = Path(groma.__file__).parent
    if not compiled():
        return package.parent
    folder = cache() / f"pure-{_digest(package)}"
    if not (folder / _DONE).exists():
        shutil.rmtree(folder, ignore_errors=True)
        wanted = shutil.ignore_patterns("*.so", "*.pyd", "__pycache__")
        shutil.copytree(package, folder / "groma", ignore=wanted)
        for info in package.parent.glob("groma_games-*.dist-info"):
            shutil.copytree(info, folder / info.name)
        (folder / _DONE).touch()
    return folder


def native() -> Path:
    """A folder with the compiled build: the running one, or one compiled from this checkout."""
    package = Path(groma.__file__).parent
    if compiled():
        return package.parent
    root = package.parent.parent
    if not (root / "setup.py").exists():
        raise RuntimeError("there are no sources to compile: install the compiled wheel")
    folder = cache() / f"compiled-{_digest(package)}"
    if not (folder / _DONE).exists():
        shutil.rmtree(folder, ignore_errors=True)
        _compile(root, folder)
        (folder / _DONE).touch()
    return folder


def _compile(root: Path, folder: Path) -> None:
    """Build in place in a copy of the checkout's sources."""
    work = folder / "work"
    skip = shutil.ignore_patterns("*.so", "__pycache__", "build")
    for name in ("src", "setup.py", "pyproject.toml", "README.md", "LICENSE"):
        source = root / name
        if source.is_dir():
            shutil.copytree(source, work / name, ignore=skip)
        else:
            work.mkdir(parents=True, exist_ok=True)
            shutil.copy(source, work / name)
    wheels = folder / "wheels"
    command = [str(environment("compiler", COMPILER)), "-m", "pip", "wheel", "--quiet"]
    command += ["--no-deps", "--no-build-isolation", "--wheel-dir", str(wheels), str(work)]
    compiling = {**os.environ, "GROMA_COMPILE": "1"}
    done = subprocess.run(command, env=compiling, capture_output=True, text=True)
    if done.returncode:
        raise RuntimeError(f"the compiled build failed:\n{done.stdout}{done.stderr}".rstrip())
    (wheel,) = wheels.glob("*.whl")
    shutil.unpack_archive(str(wheel), folder, "zip")
    shutil.rmtree(work)


def _digest(package: Path) -> str:
    """A digest of all sources and of the Python they are for."""
    seen = hashlib.sha256(sys.version.encode())
    for path in sorted(package.rglob("*.py")):
        seen.update(path.read_bytes())
    return seen.hexdigest()[:12]
