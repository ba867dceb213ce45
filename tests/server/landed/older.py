"""Programs of before, out of this clone's history: run beside today's, and to make the dumps."""

import io
import os
import subprocess
import tarfile
from pathlib import Path
from typing import Any, Final

HERE: Final = Path(__file__).parent
ROOT: Final = HERE.parents[2]


class NotHere(Exception):
    """This clone does not reach back so far."""


def landed() -> dict[int, str]:
    """The last commit of every schema that landed."""
    lines = (HERE / "LANDED").read_text("utf-8").splitlines()
    pairs = [line.split() for line in lines if line and not line.startswith("#")]
    return {int(schema): commit for schema, commit in pairs}


def before() -> str:
    """The commit that an upgrade begins with."""
    schemas = landed()
    return schemas[max(schemas)]


def dump(schema: int) -> Path:
    """The backup of a database of that schema."""
    return HERE / f"schema_{schema:02}.backup"


def unpack(commit: str, folder: Path) -> dict[str, str]:
    """Put the sources of a commit into a folder; the answer is the environment to run them."""
    archive = subprocess.run(
        ["git", "archive", "--format=tar", commit, "src"], cwd=ROOT, capture_output=True
    )
    if archive.returncode:
        raise NotHere(f"commit {commit[:7]} is not in this clone: git fetch --unshallow")
    with tarfile.open(fileobj=io.BytesIO(archive.stdout)) as sources:
        sources.extractall(folder, filter="data")
    return {**os.environ, "PYTHONPATH": str(folder / "src")}


def as_far_as(before: Any, now: Any) -> Any:
    """Of a view of today what one had then: views tell more of what choices would bring."""
    if isinstance(before, dict) and isinstance(now, dict):
        return {key: as_far_as(before[key], held) for key, held in now.items() if key in before}
    if isinstance(before, list) and isinstance(now, list) and len(before) == len(now):
        return [as_far_as(*both) for both in zip(before, now, strict=True)]
    return now
