"""Wheels, with the site; GROMA_COMPILE=1 makes core, games and bots one mypyc group."""

import os
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path

from setuptools import setup
from setuptools.command.build_py import build_py

ROOMS = ("core", "games", "bots")
WEB = Path(__file__).parent / "web"
INDEX = Path(__file__).parent / "src" / "groma" / "site" / "index.html"


def compiled():
    """One extension group: calls inside it are C calls."""
    from mypyc.build import mypycify  # only here: a pure build needs no mypy

    modules = {str(path) for room in ROOMS for path in Path("src/groma", room).rglob("*.py")}
    modules.remove("src/groma/core/native.py")  # it stands in for what mypyc itself provides
    # Generated C: looking for warnings in it takes longer than compiling it, and level 3 twice as
    # long as level 1 without playing faster, since the time goes into Python's own objects.
    variables = sysconfig.get_config_vars()
    variables["CFLAGS"] = str(variables.get("CFLAGS") or "").replace("-Wall", "")
    return mypycify(sorted(modules), opt_level="1", debug_level="0", group_name="groma")


def site_is_old():
    """Whether the pages are missing, or something they are made of has changed since."""
    if not (WEB / "package.json").is_file():
        return False  # nothing to build them from
    sources = [path.stat().st_mtime for path in (WEB / "src").rglob("*") if path.is_file()]
    return not INDEX.is_file() or INDEX.stat().st_mtime < max(sources, default=0)


def build_site():
    """Build the pages with npm."""
    npm = shutil.which("npm")
    if npm is None:
        sys.exit("the pages of the table are built with npm: install it, or set GROMA_SITE=skip")
    # What the lock file pins; `npm ci` would demand the programs of all other platforms in it, too.
    for command in (["install", "--no-save", "--no-audit", "--no-fund"], ["run", "build"]):
        subprocess.run([npm, *command], cwd=WEB, check=True)


class Build(build_py):
    """Modules and data, and among these the site; an editable install leaves it as it is."""

    def run(self):
        """Build the site first, so that it is among the data."""
        if not self.editable_mode and os.environ.get("GROMA_SITE") != "skip" and site_is_old():
            build_site()
        super().run()


wanted = os.environ.get("GROMA_COMPILE") == "1"
asked_for_metadata_only = {"egg_info", "dist_info"} & set(sys.argv)
setup(
    ext_modules=compiled() if wanted and not asked_for_metadata_only else [],
    cmdclass={"build_py": Build},
)
