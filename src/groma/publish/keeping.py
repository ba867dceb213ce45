"""What a browser keeps to play without the network: the list of it, as it is of this site."""

import gzip
import json
from base64 import b64encode
from hashlib import sha256
from pathlib import Path
from typing import Any, Final

from groma.pages.paths import MANIFEST

from .folder import Folder

LIST: Final = "kept.json"
WORKER: Final = "sw.js"
PACKED: Final = ".gz"


def put_parts(folder: Folder) -> None:
    """Say that the parts of a home are handed out packed, as they lie there: no host packs them."""
    if folder.has(MANIFEST):
        manifest = json.loads(folder.read(MANIFEST))
        folder.write(MANIFEST, json.dumps({**manifest, "packed": True}, indent=1).encode())


def put_list(folder: Folder, site: Path, more: list[str]) -> None:
    """Write the list anew, with `more` files; it is another build than the one it is made of."""
    if not (site / LIST).is_file() or not folder.has(WORKER):
        return
    before = json.loads((site / LIST).read_text("utf-8"))
    files = [_file(folder, one) for one in before["files"]]
    files += [_file(folder, {"path": name, "hash": ""}) for name in more]
    told = json.dumps([before["build"], files])
    build = sha256(told.encode()).hexdigest()[: len(before["build"])]
    folder.write(LIST, json.dumps({"build": build, "files": files}).encode())
    worker = (site / WORKER).read_bytes()
    folder.write(WORKER, worker.replace(before["build"].encode(), build.encode()))


def _file(folder: Folder, one: dict[str, Any]) -> dict[str, Any]:
    """A file of the list as it lies here; the page itself is another one at each path."""
    if one["hash"] is None:
        return one
    path = one["path"] if folder.has(one["path"]) else one["path"] + PACKED
    content = folder.read(path)
    sent = len(content) if path.endswith(PACKED) else len(gzip.compress(content, 9, mtime=0))
    return {
        "path": path,
        "bytes": len(content),
        "sent": min(sent, len(content)),
        "hash": b64encode(sha256(content).digest()).decode(),
    }
