"""Writes docs/openapi.json, the API's document: `python tools/openapi.py`."""

import json
from pathlib import Path

from groma.server.api.app import schema

PLACE = Path(__file__).parents[1] / "docs" / "openapi.json"


def text() -> str:
    """The document as it is kept: one fact a line, so that a change can be read."""
    return json.dumps(json.loads(schema()), indent=1, ensure_ascii=False) + "\n"


if __name__ == "__main__":
    PLACE.write_text(text(), encoding="utf-8")
