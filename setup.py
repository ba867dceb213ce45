"""Wheels, with the site and words; GROMA_COMPILE=1 makes core, games, bots one mypyc group."""

import os
import re
import runpy
import shutil
import subprocess
import sys
import sysconfig
import tomllib
from pathlib import Path

from setuptools import setup
from setuptools.command.build_py import build_py

ROOMS = ("core", "games", "bots")
WEB = Path(__file__).parent / "web"
GROMA = Path(__file__).parent / "src" / "groma"
INDEX = GROMA / "site" / "index.html"
PARTS = GROMA / "site" / "parts" / "manifest.json"  # what a browser plays with without a server
NODE = (20, 19)  # the oldest that builds the pages
SITE = os.environ.get("GROMA_SITE", "")  # "skip": build no pages; "require": no wheel without them


def compiled():
    """One extension group: calls inside it are C calls."""
    from mypyc.build import mypycify  # only here: a pure build needs no mypy

    modules = {path for room in ROOMS for path in Path("src/groma", room).rglob("*.py")}
    modules.remove(Path("src/groma/core/native.py"))  # it stands in for what mypyc itself provides
    # Generated C: looking for warnings in it takes longer than compiling it, and level 3 twice as
    # long as level 1 without playing faster, since the time goes into Python's own objects.
    variables = sysconfig.get_config_vars()
    variables["CFLAGS"] = str(variables.get("CFLAGS") or "").replace("-Wall", "")
    names = sorted(str(module) for module in modules)
    return mypycify(names, opt_level="1", debug_level="0", group_name="groma")


def site_is_old():
    """Whether the pages are missing, or something they are made of has changed since."""
    if not (WEB / "package.json").is_file():
        return False  # nothing to build them from
    sources = [path.stat().st_mtime for path in (WEB / "src").rglob("*") if path.is_file()]
    return not INDEX.is_file() or INDEX.stat().st_mtime < max(sources, default=0)


def parts_are_old():
    """Whether the parts for playing without a server are missing, or Python has changed since."""
    if not (WEB / "package.json").is_file():
        return False
    sources = [path.stat().st_mtime for path in GROMA.rglob("*") if path.suffix in (".py", ".ftl")]
    return not PARTS.is_file() or PARTS.stat().st_mtime < max(sources, default=0)


def why_no_pages():
    """What this machine lacks to build the pages, or None."""
    if shutil.which("npm") is None or shutil.which("node") is None:
        return "npm is not there"
    said = subprocess.run([shutil.which("node"), "--version"], capture_output=True, text=True)
    version = said.stdout.strip().removeprefix("v").split(".")
    if not all(map(str.isdecimal, version[:2])) or tuple(map(int, version[:2])) < NODE:
        return f"Node is {said.stdout.strip() or 'broken'}"
    return None


def build_site():
    """Build pages and parts with npm; without it the wheel has everything else."""
    missing = why_no_pages()
    if missing is not None:
        wanted = ".".join(map(str, NODE))
        line = f"groma: no pages for the browser: {missing}, they need Node {wanted} or later"
        if SITE == "require":
            sys.exit(line)
        print(f"{line}; all else is installed", file=sys.stderr)
        return
    # What the lock file pins; `npm ci` would demand the programs of all other platforms in it, too.
    env = {**os.environ, "PYTHON": sys.executable}
    for command in (["install", "--no-save", "--no-audit", "--no-fund"], ["run", "build"]):
        if subprocess.run([shutil.which("npm"), *command], cwd=WEB, env=env).returncode:
            sys.exit(f"groma: `npm {command[0]}` failed; GROMA_SITE=skip installs without pages")


def build_words(library):
    """Beside each package's Fluent files a module of what they say, so that none is parsed."""
    modules = runpy.run_path("src/groma/words/fluent.py")["modules"]
    for place, text in modules(library / "groma"):
        place.write_text(text, "utf-8")


class Build(build_py):
    """Modules and data, among these site and words; an editable install leaves both as they are."""

    def run(self):
        """Build the site first, so that it is among the data."""
        if not self.editable_mode and SITE != "skip":
            if site_is_old() or (parts_are_old() and why_no_pages() is None):
                build_site()
        if SITE == "require" and not INDEX.is_file():
            sys.exit("groma: GROMA_SITE=require, but there are no pages, nor a web/ to build them")
        super().run()
        if not self.editable_mode:
            build_words(Path(self.build_lib))


def readme():
    """README.md for PyPI: its links and pictures would lead nowhere there, so they lead home."""
    project = tomllib.loads(Path("pyproject.toml").read_text("utf-8"))["project"]
    home = project["urls"]["Homepage"]

    def turned(found):
        kind = "raw" if found[1] else "blob"  # a picture, or a page about the file
        return f"{found[1]}{found[2]}{home}/{kind}/main/{found[3]}"

    link = r"(!?)(\[[^\]]*\]\()(?!https?:|#)([^)\s]+)"
    return re.sub(link, turned, Path("README.md").read_text("utf-8"))


if SITE not in ("", "skip", "require"):
    sys.exit(f"groma: GROMA_SITE is skip, require or not set, not {SITE}")
wanted = os.environ.get("GROMA_COMPILE") == "1"
asked_for_metadata_only = {"egg_info", "dist_info"} & set(sys.argv)
setup(
    long_description=readme(),
    long_description_content_type="text/markdown",
    ext_modules=compiled() if wanted and not asked_for_metadata_only else [],
    cmdclass={"build_py": Build},
)
