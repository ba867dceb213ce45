"""The parts for playing offline: small enough, and all that pages need who ask a home."""

import gzip
import hashlib
import json
from pathlib import Path
from typing import Any

import pytest

import groma
from groma.core.game import games
from tests.offline.conftest import ROOT, Run

MOST = 5_500_000  # bytes over the line
LOCK = json.loads((ROOT / "web/tools/offline/lock.json").read_text("utf-8"))


@pytest.fixture(scope="module")
def manifest(parts: Path) -> Any:
    return json.loads((parts / "manifest.json").read_text("utf-8"))


def test_all_of_them_together_are_small_enough(parts: Path, manifest: Any) -> None:
    sizes = {kind: part["brotli"] for kind, part in manifest["parts"].items()}
    assert sum(sizes.values()) <= MOST, sizes


def test_the_list_is_true(parts: Path, manifest: Any) -> None:
    assert set(manifest["parts"]) == {"wasm", "runtime", "loader", "python", "needs", "groma"}
    for part in manifest["parts"].values():
        packed = (parts / f"{part['name']}.gz").read_bytes()
        content = gzip.decompress(packed)
        assert part["size"] == len(content)
        assert part["gzip"] == len(packed)
        assert part["brotli"] == (parts / f"{part['name']}.br").stat().st_size
        assert hashlib.sha256(content).hexdigest()[:10] in part["name"]
        plain = parts / part["name"]  # browsers load scripts themselves, and would not unpack them
        assert plain.is_file() == (plain.suffix == ".js")
        assert not plain.is_file() or plain.read_bytes() == content
    scripts = 2
    assert len(list(parts.iterdir())) == 2 * len(manifest["parts"]) + scripts + 1


def test_what_belongs_together_is_of_the_same_build(manifest: Any) -> None:
    pinned = json.loads((ROOT / "web/package.json").read_text("utf-8"))["devDependencies"]
    assert manifest["pyodide"] == pinned["pyodide"]
    assert manifest["msgspec"] == LOCK["msgspec"]["version"]
    assert manifest["groma"] == groma.__version__
    assert f"msgspec=={manifest['msgspec']} " in (ROOT / "requirements.lock").read_text("utf-8")


def test_every_game_is_played_from_the_parts_alone(in_pyodide: Run) -> None:
    said = in_pyodide("web/tools/offline/exercise.py", "the parts alone")
    assert [line.partition(":")[0] for line in said.splitlines()] == list(games())
