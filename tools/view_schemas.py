"""Prints, for each game of ours, a document with the shape of its view, for the browser's types."""

import json
from typing import Any

import msgspec

from groma.core.game import games


def document(form: Any) -> dict[str, Any]:
    """An OpenAPI document that holds nothing but the shapes of one view."""
    _, parts = msgspec.json.schema_components([form], ref_template="#/components/schemas/{name}")
    return {
        "openapi": "3.1.0",
        "info": {"title": "view", "version": "1"},
        "paths": {},
        "components": {"schemas": {**parts}},
    }


def documents() -> dict[str, Any]:
    """All of them, by the folder of the game."""
    return {
        game.package.rpartition(".")[2]: document(game.sections.form)
        for game in games().values()
        if game.package.startswith("groma.games.")
    }


if __name__ == "__main__":
    print(json.dumps(documents()))
