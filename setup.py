"""Compiled wheels. GROMA_COMPILE=1 makes core, games and bots one mypyc group; else all is pure."""

import os
import sys
from pathlib import Path

from setuptools import setup

ROOMS = ("core", "games", "bots")


def compiled():
    """One extension group: calls inside it are C calls."""
    from mypyc.build import mypycify  # only here: a pure build needs no mypy

    modules = {str(path) for room in ROOMS for path in Path("src/groma", room).rglob("*.py")}
    modules.remove("src/groma/core/native.py")  # it stands in for what mypyc itself provides
    return mypycify(sorted(modules), opt_level="3", debug_level="0", group_name="groma")


wanted = os.environ.get("GROMA_COMPILE") == "1"
asked_for_metadata_only = {"egg_info", "dist_info"} & set(sys.argv)
setup(ext_modules=compiled() if wanted and not asked_for_metadata_only else [])
