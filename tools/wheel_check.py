"""Whether a wheel is what it should be: its build, its pages, its games, and what its server says.

    python tools/wheel_check.py pure|compiled            the Groma installed beside this Python
    python tools/wheel_check.py pure|compiled WHEEL      a wheel, in an environment of its own

Runs on Linux, macOS and Windows, with nothing but Groma and what it needs.
"""

import argparse
import importlib.metadata
import json
import os
import re
import subprocess
import sys
import sysconfig
import tempfile
import venv
from importlib.util import find_spec
from pathlib import Path

DISTRIBUTION = "groma-games"
GAMES = 5
PARTS_MOST = 5_500_000  # bytes over the line before somebody can play without a server


def groma(*words: str) -> subprocess.CompletedProcess[str]:
    """The installed command, in English."""
    command = Path(sysconfig.get_path("scripts")) / "groma"
    english = {**os.environ, "LC_ALL": "C.UTF-8", "PYTHONUTF8": "1"}
    return subprocess.run(
        [command, *words], env=english, capture_output=True, encoding="utf-8", errors="replace"
    )


def must(holds: bool, what: str) -> None:
    """End with a fault, or tell what holds."""
    if not holds:
        sys.exit(f"FAULT: not so: {what}")
    print(f"ok: {what}")


def check_build(package: Path, want: str) -> None:
    """The wheel's own files are run, and they are of the build that was asked for."""
    must("site-packages" in package.parts, "the wheel is what is checked, not the sources")
    version = importlib.metadata.version(DISTRIBUTION)
    said = groma("--version").stdout.strip()
    must(said == f"groma {version} ({want})", f"`groma --version` says: groma {version} ({want})")
    native = [*package.rglob("*.so"), *package.rglob("*.pyd")]
    must(bool(native) == (want == "compiled"), f"{len(native)} compiled modules in a {want} build")


def check_site(package: Path) -> None:
    """The pages are there, and so is everything that the first of them asks for."""
    index = package / "site" / "index.html"
    must(index.is_file(), "the pages for the browser are inside")
    wanted = re.findall(r'(?:src|href)="([^":#]+\.\w+)"', index.read_text("utf-8"))
    missing = [name for name in wanted if not (index.parent / name).is_file()]
    must(bool(wanted) and not missing, f"the first page finds its {len(wanted)} files {missing}")


def check_parts(package: Path) -> None:
    """What a browser plays with without a server is there, of this version, and small enough."""
    folder = package / "site" / "parts"
    manifest = json.loads((folder / "manifest.json").read_text("utf-8"))
    version = importlib.metadata.version(DISTRIBUTION)
    must(manifest["groma"] == version, f"the parts for playing offline are of {version}, too")
    names = [part["name"] for part in manifest["parts"].values()]
    packed = [f"{name}{suffix}" for name in names for suffix in (".br", ".gz")]
    missing = [name for name in packed if not (folder / name).is_file()]
    must(bool(names) and not missing, f"all {len(names)} of them, packed in both ways {missing}")
    size = sum((folder / f"{name}.br").stat().st_size for name in names)
    must(size <= PARTS_MOST, f"they take {size / 1e6:.2f} MB, at most {PARTS_MOST / 1e6} MB")


def check_words(package: Path) -> None:
    """What is said was made when the wheel was built: nothing is parsed."""
    files = [
        path
        for path in package.rglob("words/*.ftl")
        if "." not in path.stem and "template" not in path.parts
    ]
    missing = [path for path in files if not (path.parents[1] / f"words_{path.stem}.py").is_file()]
    must(bool(files) and not missing, f"{len(files)} files of words are modules {missing}")
    said = "from groma.words import Words; print(Words(None, 'de').text('word-minus'))"
    ours = f"import sys; sys.modules['fluent.syntax'] = None; {said}"
    done = subprocess.run([sys.executable, "-c", ours], capture_output=True, encoding="utf-8")
    must(done.stdout == "minus\n", f"they are said without a parser {done.stderr}")


def check_games() -> None:
    """Bots play a whole game of each, and one stands all checks of a game."""
    names = [point.name for point in importlib.metadata.entry_points(group="groma.games")]
    must(len(set(names)) == len(names) == GAMES, f"the games are {', '.join(names)}")
    for name in names:
        done = groma("play", name, "--seats", "random,random", "--plain", "--seed", "wheel")
        must(done.returncode == 0 and " wins " in done.stdout, f"bots play {name}{done.stderr}")
    done = groma("fuzz", names[0], "--games", "1", "--players", "2")
    must(done.returncode == 0, f"{names[0]} stands the checks {done.stderr}")


def check_new() -> None:
    """A game is begun, with all that belongs to it, also what a pattern could overlook."""
    with tempfile.TemporaryDirectory(prefix="groma-new-") as folder:
        made = Path(folder, "sixth")
        done = groma("new", "sixth", "--board", "--into", str(made))
        wanted = (
            ".gitignore .github/workflows/ci.yml src/sixth/words/de.ftl src/sixth/board/board.js"
        )
        missing = [name for name in wanted.split() if not (made / name).is_file()]
        must(done.returncode == 0 and not missing, f"a new game is whole {missing}{done.stderr}")


def check_server() -> None:
    """Where the server cannot run, it says so in one sentence."""
    if sys.platform != "win32" and find_spec("litestar") is not None:
        print("not checked: the server is installed and could run")
        return
    done = groma("serve")
    why = "does not run on Windows" if sys.platform == "win32" else "is not installed"
    sentence = done.stderr.startswith(f"The server {why}") and done.stderr.count("\n") == 1
    must(done.returncode == 2 and sentence, f"`groma serve` says: {done.stderr.strip()}")


def check_in_environment(want: str, wheel: Path) -> int:
    """Install a wheel by itself, and check it there."""
    with tempfile.TemporaryDirectory(prefix="groma-wheel-") as folder:
        venv.create(folder, with_pip=True)
        python = Path(folder, "Scripts/python.exe" if os.name == "nt" else "bin/python")
        alone = {key: value for key, value in os.environ.items() if key != "PYTHONPATH"}
        pip = ["-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
        subprocess.run([python, *pip, str(wheel.resolve())], env=alone, check=True)
        return subprocess.run([python, Path(__file__).resolve(), want], env=alone).returncode


def main() -> int:
    """Check what is asked for; the answer is the exit code."""
    options = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    options.add_argument("build", choices=["pure", "compiled"])
    options.add_argument("wheel", type=Path, nargs="?")
    asked = options.parse_args()
    if asked.wheel is not None:
        return check_in_environment(asked.build, asked.wheel)
    found = find_spec("groma")
    must(found is not None and found.origin is not None, "groma is installed")
    package = Path(str(found and found.origin)).parent
    check_build(package, asked.build)
    check_site(package)
    check_parts(package)
    check_words(package)
    check_games()
    check_new()
    check_server()
    return 0


if __name__ == "__main__":
    sys.exit(main())
