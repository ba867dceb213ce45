"""Games by their names, in this process and in another; whole numbers of any kind."""

import operator
import sys
from contextlib import suppress
from importlib import import_module
from pickle import PicklingError
from typing import Any

from groma.core.game import Game, games, versions


def find(name: str) -> Game[Any]:
    """An installed game by its name, or earlier rules by theirs: city-of-rome-v1."""
    known = games()
    if name in known:
        return known[name]
    for (game, version), found in versions().items():
        if name == f"{game}-v{version}":
            return found
    raise ValueError(f"there is no game {name!r}, but {', '.join(known)}")


def whole(value: Any, what: str) -> int:
    """A whole number of any kind, such as NumPy's; neither 7.0 nor True is one."""
    if not isinstance(value, bool):
        with suppress(TypeError):
            return operator.index(value)
    raise ValueError(f"{what} is a whole number, not {value!r}")


def address(game: Game[Any]) -> tuple[str, str, int]:
    """Where another process finds a game: its module, if it is not installed, name and version."""
    if versions().get((game.name, game.version)) is game:
        return "", game.name, game.version
    for module, held in list(sys.modules.items()):
        for name, value in list(getattr(held, "__dict__", {}).items()):
            if type(value) is Game and value.of_version(game.version) is game:
                return module, name, game.version
    raise PicklingError(f"{game.name} is neither installed nor held by a module to be found there")


def at_address(module: str, name: str, version: int) -> Game[Any]:
    """The game that another process meant."""
    found = versions().get((name, version))
    if module:
        newest: Game[Any] = getattr(import_module(module), name)
        found = newest.of_version(version)
    if found is None:
        raise ValueError(f"{name} by the rules of version {version} is not installed here")
    return found
