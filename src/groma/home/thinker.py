"""What runs in the browser's second worker: it answers questions that take long, no more."""

from typing import Any, Final

import msgspec
from pyodide.ffi import to_js

from groma.core.game import versions
from groma.table.thoughts import ToThink

from .browser import settle
from .thinking import thought_of

SHELF: Final = versions()
settle()


def think(asked: Any) -> Any:
    """What comes of a question, packed as it was."""
    question = msgspec.msgpack.decode(asked.to_bytes(), type=ToThink)
    return to_js(msgspec.msgpack.encode(thought_of(SHELF, question)))
