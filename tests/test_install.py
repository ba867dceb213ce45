"""Installing without Node: all but the pages, and a line about them; a release needs them."""

import os
import re
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
PIP = "-m pip install --verbose --no-deps --no-build-isolation --no-compile --target".split()

pytest.importorskip("setuptools", minversion="77", reason="wheels are built with it")


@pytest.fixture
def clone(tmp_path: Path) -> Path:
    """What a clone has of all that is not the package itself."""
    made = tmp_path / "clone"
    (made / "src" / "groma" / "words").mkdir(parents=True)
    (made / "web" / "src").mkdir(parents=True)
    names = "setup.py pyproject.toml README.md LICENSE src/groma/__init__.py"
    for name in [*names.split(), "src/groma/words/fluent.py"]:  # which makes words modules
        shutil.copy(ROOT / name, made / name)
    shutil.copy(ROOT / "web" / "package.json", made / "web")
    return made


def build(
    clone: Path, *arguments: str, programs: Path | None = None, site: str = ""
) -> subprocess.CompletedProcess[str]:
    """Python with nothing in the path but the programs of a folder."""
    path = str(clone / "nothing" if programs is None else programs)
    return subprocess.run(
        [sys.executable, *arguments],
        cwd=clone,
        env={**os.environ, "PATH": path, "GROMA_SITE": site, "GROMA_COMPILE": ""},
        capture_output=True,
        text=True,
    )


def test_without_npm_all_but_the_pages_is_installed(clone: Path, tmp_path: Path) -> None:
    built = shutil.ignore_patterns("site", "*.egg-info", "*.so", "*.pyd", "__pycache__")
    shutil.copytree(ROOT / "src", clone / "src", ignore=built, dirs_exist_ok=True)
    place = tmp_path / "installed"
    done = build(clone, *PIP, str(place), ".")
    assert done.returncode == 0, done.stdout + done.stderr
    (line,) = [one for one in done.stderr.splitlines() if "no pages for the browser" in one]
    assert "npm is not there, they need Node 20.19 or later; all else is installed" in line
    assert list(place.glob("groma_games-*.dist-info"))
    assert not (place / "groma" / "site").exists()

    def groma(*words: str) -> str:
        there = {**os.environ, "PYTHONPATH": str(place)}
        line = [sys.executable, "-m", "groma", *words]
        return subprocess.check_output(line, cwd=place, env=there, text=True)

    assert "pure" in groma("--version")
    made = place / "groma" / "words" / "words_en.py"  # said from this, not from the Fluent file
    made.write_text(made.read_text("utf-8").replace("wins", "triumphs"), "utf-8")
    bots = ("--seats", "random,random", "--plain", "--lang", "en")
    assert " triumphs " in groma("play", "caesars-empire", *bots)
    groma("fuzz", "caesars-empire", "--games", "1", "--players", "2")


def test_the_page_on_pypi_has_no_link_that_leads_nowhere(clone: Path) -> None:
    done = build(clone, "setup.py", "egg_info")
    assert done.returncode == 0, done.stderr
    (info,) = clone.glob("src/*.egg-info/PKG-INFO")
    head, _, text = info.read_text("utf-8").partition("\n\n")
    assert "Description-Content-Type: text/markdown" in head
    links = re.findall(r"(!?)\[[^\]]*\]\(([^)]+)\)", text)
    config = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    home = config["project"]["urls"]["Homepage"]
    assert ("!", f"{home}/raw/main/docs/images/table.png") in links
    assert ("", f"{home}/blob/main/docs/hosting.md") in links
    assert [link for _, link in links if not link.startswith("https://")] == []


def test_a_release_does_not_go_without_its_pages(clone: Path) -> None:
    done = build(clone, "setup.py", "build_py", site="require")
    assert done.returncode != 0
    assert "no pages for the browser: npm is not there" in done.stderr
    shutil.rmtree(clone / "web")  # as in an archive of the sources
    assert build(clone, "setup.py", "build_py").returncode == 0
    done = build(clone, "setup.py", "build_py", site="require")
    assert done.returncode != 0
    assert "there are no pages" in done.stderr
    assert build(clone, "setup.py", "build_py", site="required").returncode != 0


def test_pages_that_are_there_go_in_without_npm(clone: Path) -> None:
    pages = clone / "src" / "groma" / "site"
    pages.mkdir()
    (pages / "index.html").write_text("<!doctype html>")
    done = build(clone, "setup.py", "build_py", site="require")
    assert done.returncode == 0, done.stderr
    assert (clone / "build" / "lib" / "groma" / "site" / "index.html").is_file()


def test_a_node_that_is_too_old_is_like_none(clone: Path, tmp_path: Path) -> None:
    programs = tmp_path / "programs"
    programs.mkdir()
    for name in ("node", "npm"):
        (programs / name).write_text("#!/bin/sh\necho v18.19.0\n")
        (programs / name).chmod(0o755)
    done = build(clone, "setup.py", "build_py", programs=programs)
    assert done.returncode == 0, done.stdout + done.stderr
    assert "no pages for the browser: Node is v18.19.0" in done.stderr
