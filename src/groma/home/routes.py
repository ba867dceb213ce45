"""Routes: which function answers which method at which path."""

import re
from collections.abc import Awaitable, Callable
from typing import Any, Final

import msgspec

from groma.table.problems import Problem

Work = Callable[..., Awaitable[Any]]  # with what is asked, and the values in the path
Declared = Callable[[Work], "Route"]

OK: Final = 200
MADE: Final = 201
_VALUE: Final = {"": "([^/]+)", "int": r"(-?\d+)"}


class Route(msgspec.Struct, frozen=True):
    """A function of the API: what it gives is sent as JSON, if it is no answer itself."""

    method: str
    path: str  # under /api, with "{name}" or "{name:int}" for what varies
    status: int
    work: Work


def get(path: str) -> Declared:
    """Declare what answers a question."""
    return lambda work: Route("GET", path, OK, work)


def post(path: str, status: int = MADE) -> Declared:
    """Declare what does something, and usually makes something new."""
    return lambda work: Route("POST", path, status, work)


def patch(path: str) -> Declared:
    """Declare what changes something."""
    return lambda work: Route("PATCH", path, OK, work)


def delete(path: str, status: int = OK) -> Declared:
    """Declare what takes something away."""
    return lambda work: Route("DELETE", path, status, work)


class Routes:
    """All of them, found by method and path."""

    def __init__(self, routes: list[Route]) -> None:
        self._known: dict[int, list[tuple[re.Pattern[str], dict[str, Route]]]] = {}
        by_path: dict[str, dict[str, Route]] = {}
        for route in routes:
            by_path.setdefault(route.path, {})[route.method] = route
        for path, methods in sorted(by_path.items()):  # what is named goes before what varies
            self._known.setdefault(path.count("/"), []).append((_pattern(path), methods))

    def find(self, method: str, path: str) -> tuple[Route, list[str | int]]:
        """The route of a request, and what stands in its path."""
        inside = path.removeprefix("/api")
        there = False
        for pattern, methods in self._known.get(inside.count("/"), []):
            found = pattern.fullmatch(inside)
            if found is None:
                continue
            route = methods.get(method)
            if route is not None:
                kinds = re.findall(r"{\w+:?(\w*)}", route.path)
                values = [int(one) if kind else one for kind, one in zip(kinds, found.groups())]
                return route, values
            there = True
        raise Problem("not-allowed", 405) if there else Problem("not-there", 404)


def _pattern(path: str) -> re.Pattern[str]:
    parts = re.split(r"{\w+:?(\w*)}", path)
    kinds = [_VALUE[one] if at % 2 else re.escape(one) for at, one in enumerate(parts)]
    return re.compile("".join(kinds))
