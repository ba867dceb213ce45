"""The floor plan holds: who may import whom, and what the rules may never touch.

Every file is read, none is run. `faults` is the check; the cases at the end show that it can fail.
"""

import ast
import re
import sys
from collections.abc import Iterator
from graphlib import CycleError, TopologicalSorter
from pathlib import Path

import pytest

GROMA = Path(__file__).parents[1] / "src" / "groma"

# Which rooms a room may import, besides itself.
ARROWS = {
    "": set(),  # groma/__init__.py
    "settings": set(),
    "core": set(),
    "games": {"core"},
    "bots": {"core"},
    "words": {"core"},
    "table": {"core", "bots", "words"},
    "pages": {"table", "words"},
    "publish": {*"core bots words table pages text lab".split()},
    "text": {"core", "games", "bots", "words", "settings"},
    "lab": {"core", "games", "bots", "words"},
    "home": {"core", "games", "bots", "words", "table", "pages", "text"},
    "server": {"core", "games", "bots", "words", "table", "pages", "settings"},
    "client": set(),
    "new": {"core", "words"},  # its template does, as the games that are made from it
    "cli": {*"core games bots words text lab publish server home client new settings".split()},
    "__main__": {"cli"},
}

# These rooms run in the browser, on the server and in the lab, and give the same game everywhere.
PORTABLE = {"core", "games", "bots"}

# The floors of the server, from the ground up: each may import those below it, and itself.
FLOORS = ["metrics", "tracing", "store", "people", "notices", "live", "desk", "api", "operate"]

# What a table is needs no network, no database, no clock and no chance of its own, so that it is
# the same in a browser: times, keys and seeds are handed to it. It knows their types.
SETTLED = "table"
SETTLED_TYPES = {f"datetime.{one}" for one in ("date", "datetime", "timedelta", "UTC")} | {
    "uuid.UUID"
}
SETTLED_NEEDS = {"msgspec"}
CLOCKS = {"now", "utcnow", "today", "uuid4", "uuid1", "thread_time", "perf_counter"}

# A home runs in a browser, too: one process without network, threads and other processes, and of
# others' work only what is packed for it.
LONELY = "home"
LONELY_BUT = "groma.home.notebook"  # where a program runs it there are threads, and may be pages
LONELY_NEEDS = {"msgspec", "pyodide", "js"}
LONELY_MISSES = set(
    """
    ftplib http select selectors smtplib socket socketserver ssl
    _thread concurrent multiprocessing resource signal subprocess threading
    """.split()
)

# These need the standard library alone; a client also needs the network, settings a file.
BARE = {*PORTABLE, "client", "settings"}

# Clocks, chance, files, network, processes, environment: no game would come out the same twice.
AMBIENT = set(
    """
    datetime sched time zoneinfo
    random secrets uuid
    fileinput glob io mmap pathlib shelve shutil sqlite3 tempfile
    ftplib http select selectors smtplib socket socketserver ssl urllib
    _thread asyncio concurrent multiprocessing signal subprocess threading
    ctypes getpass locale os platform
    importlib.resources pkgutil tomllib
    """.split()
)
AMBIENT_CALLS = {"open", "input", "eval", "exec", "__import__", "breakpoint"}

# The five games of the plan; a folder that is there counts too.
PLANNED = set("city_of_rome caesars_empire city_of_marble builders_antiquity carpe_diem".split())
COMMON_WORDS = {"city", "of", "the"}


class Import:
    """One imported thing by its full dotted name, and where the import stands."""

    def __init__(self, name: str, line: int, typing_only: bool, lazy: bool) -> None:
        self.name = name
        self.line = line
        self.typing_only = typing_only  # under `if TYPE_CHECKING:`
        self.lazy = lazy  # inside a function


def imports(module: str, package: bool, tree: ast.Module) -> Iterator[Import]:
    """All imports of a file; `from a import b` counts as `a.b`."""

    def walk(node: ast.AST, typing_only: bool, lazy: bool) -> Iterator[Import]:
        if isinstance(node, ast.Import):
            for alias in node.names:
                yield Import(alias.name, node.lineno, typing_only, lazy)
        elif isinstance(node, ast.ImportFrom):
            parts = module.split(".")
            base = parts[: len(parts) - node.level + package] if node.level else []
            base += node.module.split(".") if node.module else []
            for alias in node.names:
                yield Import(".".join([*base, alias.name]), node.lineno, typing_only, lazy)
        elif isinstance(node, ast.If) and ast.unparse(node.test).endswith("TYPE_CHECKING"):
            for child in node.body:
                yield from walk(child, True, lazy)
            for child in node.orelse:
                yield from walk(child, typing_only, lazy)
        else:
            lazy = lazy or isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.Lambda)
            for child in ast.iter_child_nodes(node):
                yield from walk(child, typing_only, lazy)

    yield from walk(tree, False, False)


def room_of(name: str) -> str:
    """The room a dotted name of ours lies in; "" for the package itself."""
    parts = name.split(".")
    return parts[1] if len(parts) > 1 and parts[1] in ARROWS else ""


def game_of(name: str, games: set[str]) -> str:
    """The game whose folder a dotted name lies in, or ""."""
    parts = name.split(".")
    return parts[2] if len(parts) > 2 and parts[1] == "games" and parts[2] in games else ""


def floor_of(name: str) -> str:
    """The floor of the server a dotted name lies on, or ""."""
    parts = name.split(".")
    return parts[2] if len(parts) > 2 and parts[1] == "server" and parts[2] in FLOORS else ""


def goes_up(module: str, name: str) -> bool:
    """Whether an arrow of the server points to a floor above."""
    mine, other = floor_of(module), floor_of(name)
    return bool(mine and other) and FLOORS.index(other) > FLOORS.index(mine)


def unsettles(name: str) -> bool:
    """Whether a table may not import something: ambient, or of somebody else."""
    if name in SETTLED_TYPES or name.split(".")[0] in SETTLED_NEEDS:
        return False
    return is_ambient(name) or name.split(".")[0] not in sys.stdlib_module_names


def is_missed(name: str) -> bool:
    """Whether a browser that runs a home has no such thing."""
    top = name.split(".")[0]
    return top in LONELY_MISSES or top not in {*sys.stdlib_module_names, *LONELY_NEEDS}


def is_ambient(name: str) -> bool:
    return any(name == bad or name.startswith(bad + ".") for bad in AMBIENT)


def reads_words(module: str, found: Import, games: set[str]) -> bool:
    """A game's `__init__` may fetch its words when somebody asks for them, never on import."""
    return (
        found.name.startswith("importlib.resources")
        and found.lazy
        and module == f"groma.games.{game_of(module, games)}"
    )


def faults(module: str, package: bool, source: str, games: set[str]) -> list[str]:
    """What is wrong with one file; `package`: it is an `__init__.py`."""
    tree = ast.parse(source)
    room = room_of(module)
    wrong = []
    for found in imports(module, package, tree):
        name, where = found.name, f"{module}:{found.line}"
        top = name.split(".")[0]
        if top == "groma":
            target = room_of(name)
            outside = target not in ARROWS[room] and target != room
            if outside and not (target == "" and room != "core"):  # the version is everybody's
                wrong.append(f"{where}: {room or 'groma'} may not import {name}")
            if goes_up(module, name):
                wrong.append(f"{where}: {floor_of(module)} may not import {name} (a floor above)")
            mine, other = game_of(module, games), game_of(name, games)
            if mine and other and mine != other:
                wrong.append(f"{where}: game {mine} may not import game {other}")
        elif room in BARE and top not in sys.stdlib_module_names:
            typing_shim = room == "core" and found.typing_only and top == "mypy_extensions"
            if not typing_shim:
                wrong.append(f"{where}: {room} may not import {name} (not standard library)")
        elif (room == SETTLED and unsettles(name)) or (
            room == LONELY and not module.startswith(LONELY_BUT) and is_missed(name)
        ):
            wrong.append(f"{where}: {room} may not import {name}")
        elif room in PORTABLE and is_ambient(name) and not reads_words(module, found, games):
            wrong.append(f"{where}: {room} may not import {name} (ambient)")
    if room in PORTABLE:
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
                if node.func.id in AMBIENT_CALLS:
                    wrong.append(f"{module}:{node.lineno}: {room} may not call {node.func.id}()")
    if room == SETTLED:
        for node in ast.walk(tree):
            if isinstance(node, ast.Attribute) and node.attr in CLOCKS:
                wrong.append(f"{module}:{node.lineno}: {room} may not ask for .{node.attr}")
    return wrong


def game_words(games: set[str]) -> set[str]:
    """Words that would betray a game: its name, and the telling words of it."""
    words = set()
    for game in games:
        words |= {game, game.replace("_", "-"), game.replace("_", " ")}
        words |= set(game.split("_")) - COMMON_WORDS
    return words


def betrayals(source: str, games: set[str]) -> list[str]:
    """Words and clause ids of a game in a text that should know none."""
    found = [
        word
        for word in sorted(game_words(games))
        if re.search(rf"(?<![a-z]){re.escape(word)}(?![a-z])", source.lower())
    ]
    return found + re.findall(r"\b[A-Z]{2}-\d+\.\d+\b", source)


# --- the house as it stands


def games_here() -> set[str]:
    return {path.parent.name for path in GROMA.glob("games/*/__init__.py")}


def files() -> list[Path]:
    return sorted(GROMA.rglob("*.py"))


def shown(path: Path) -> str:
    return path.relative_to(GROMA).as_posix()


@pytest.mark.parametrize("path", files(), ids=shown)
def test_file_keeps_to_the_floor_plan(path: Path) -> None:
    module, package = module_of(path)
    assert faults(module, package, path.read_text("utf-8"), games_here() | PLANNED) == []


def module_of(path: Path) -> tuple[str, bool]:
    """The dotted name of a file, and whether it is a package."""
    parts = path.relative_to(GROMA.parent).with_suffix("").parts
    package = parts[-1] == "__init__"
    return ".".join(parts[:-1] if package else parts), package


def arrows(sources: dict[str, tuple[bool, str]]) -> dict[str, set[str]]:
    """By module: those of ours that it imports, in whatever way."""
    found: dict[str, set[str]] = {}
    for module, (package, source) in sources.items():
        found[module] = set()
        for one in imports(module, package, ast.parse(source)):
            name = one.name if one.name in sources else one.name.rpartition(".")[0]
            if name in sources and name != module:
                found[module].add(name)
    return found


def circle(sources: dict[str, tuple[bool, str]]) -> list[str]:
    """Modules that import each other round; none, if all arrows point down."""
    try:
        TopologicalSorter(arrows(sources)).prepare()
    except CycleError as error:
        found: list[str] = error.args[1]
        return found
    return []


def test_no_import_goes_in_a_circle() -> None:
    sources: dict[str, tuple[bool, str]] = {}
    for path in files():
        if "template" not in path.parts:
            module, package = module_of(path)
            sources[module] = (package, path.read_text("utf-8"))
    assert circle(sources) == []


@pytest.mark.parametrize(
    "back", ["from .state import Table", "if TYPE_CHECKING:\n    from .state import Table"]
)
def test_a_circle_is_found(back: str) -> None:
    there = "from .rules import STEPS"
    assert circle({"groma.state": (False, there), "groma.rules": (False, back)})
    assert not circle({"groma.state": (False, there), "groma.rules": (False, "import ast")})


def test_every_room_is_on_the_plan() -> None:
    rooms = {path.relative_to(GROMA).parts[0].removesuffix(".py") for path in files()}
    assert rooms - {"__init__"} <= set(ARROWS)


@pytest.mark.parametrize("path", sorted(GROMA.glob("core/**/*.py")), ids=shown)
def test_core_has_no_word_of_any_game(path: Path) -> None:
    assert betrayals(path.read_text("utf-8"), games_here() | PLANNED) == []


# --- the check itself can fail

TWO_GAMES = {"city_of_rome", "carpe_diem"}

FORBIDDEN = [
    ("groma.core.deal", "import groma.games"),
    ("groma.core.deal", "from groma import bots"),
    ("groma.core.deal", "from groma import __version__"),
    ("groma.core.deal", "from ..games.city_of_rome import GAME"),
    ("groma.core.deal", "def later():\n    from groma.text import table"),
    ("groma.core.deal", "if TYPE_CHECKING:\n    from groma.bots import search"),
    ("groma.games.city_of_rome.state", "from groma.bots import search"),
    ("groma.games.city_of_rome.state", "from groma.games import carpe_diem"),
    ("groma.games.city_of_rome.state", "from ..carpe_diem.state import Table"),
    ("groma.games.city_of_rome.state", "from groma import cli"),
    ("groma.bots.search", "from groma.games.city_of_rome import GAME"),
    ("groma.bots.search", "from ..text import table"),
    ("groma.text.table", "from groma.lab import arena"),
    ("groma.text.table", "import groma.server.tables"),
    ("groma.lab.arena", "from groma.server import tables"),
    ("groma.lab.arena", "from groma.text import seats"),
    ("groma.words.telling", "from groma.lab.lines import observe"),
    ("groma.server.live.tables", "from groma.text import table"),
    ("groma.server.live.tables", "from groma.client import Client"),
    ("groma.table.replica", "from groma.server.store import rows"),
    ("groma.table.replica", "from groma.games import city_of_rome"),
    ("groma.table.replica", "from groma.text import table"),
    ("groma.table.replica", "import asyncio"),
    ("groma.table.replica", "import asyncpg"),
    ("groma.table.replica", "from litestar import get"),
    ("groma.table.replica", "import time"),
    ("groma.table.replica", "import secrets"),
    ("groma.table.replica", "from uuid import uuid4"),
    ("groma.table.replica", "import datetime"),
    ("groma.table.replica", "from datetime import datetime, UTC\nx = datetime.now(UTC)"),
    ("groma.core.match", "from groma.table.replica import Replica"),
    ("groma.words.telling", "from groma.table.replica import Replica"),
    ("groma.server.metrics", "from .live.node import Node"),
    ("groma.server.store.rows", "from ..live.tables import Tables"),
    ("groma.server.store.rows", "from groma.server.people.accounts import Person"),
    ("groma.server.live.node", "from ..api.site import Site"),
    ("groma.server.notices.jobs", "from ..live.node import Node"),
    ("groma.server.api.app", "from ..operate.local import start"),
    ("groma.words.telling", "from groma.text import table"),
    ("groma.words.telling", "from groma.server import tables"),
    ("groma.home.tables", "from groma.server.live import tables"),
    ("groma.home.tables", "from groma.client import Client"),
    ("groma.home.tables", "from litestar import get"),
    ("groma.home.tables", "import threading"),
    ("groma.home.tables", "def later():\n    import ssl"),
    ("groma.server.live.tables", "from groma.home.store import Memory"),
    ("groma.table.stage", "from groma.home.live import HomeTable"),
    ("groma.words.telling", "from groma.games import city_of_rome"),
    ("groma.core.sayings", "from groma.words import Words"),
    ("groma.games.city_of_rome.speech.describe", "from groma.words import Words"),
    ("groma.text.play", "from groma.client import Client"),
    ("groma.client", "from groma.core.moves import Moves"),
    ("groma.client", "import httpx"),
    ("groma.client.calls", "from groma.words import Words"),
    ("groma.core.state", "import numpy"),
    ("groma.core.state", "import mypy_extensions"),
    ("groma.core.state", "if TYPE_CHECKING:\n    import numpy"),
    ("groma.core.state", "if TYPE_CHECKING:\n    pass\nelse:\n    import mypy_extensions"),
    ("groma.games.city_of_rome.state", "if TYPE_CHECKING:\n    from mypy_extensions import i64"),
    ("groma.bots.search", "import rich.console"),
    ("groma.core.deal", "import random"),
    ("groma.core.deal", "from random import shuffle"),
    ("groma.bots.search", "from time import monotonic"),
    ("groma.bots.search", "import datetime as dt"),
    ("groma.games.city_of_rome.rules.build", "from os import environ"),
    ("groma.games.city_of_rome.rules.build", "import os.path"),
    ("groma.games.city_of_rome.rules.build", "import secrets, threading"),
    ("groma.games.city_of_rome.rules.build", "try:\n    import asyncio\nexcept ImportError: ..."),
    ("groma.games.city_of_rome.rules.build", "text = open('words')"),
    ("groma.games.city_of_rome.words", "def f():\n    from importlib.resources import files"),
    ("groma.games.city_of_rome", "from importlib.resources import files"),
    ("groma.games.city_of_rome", "import importlib.resources"),
]

ALLOWED = [
    ("groma.core.deal", "from hashlib import sha256"),
    ("groma.core.deal", "from .sets import members"),
    ("groma.core.deal", "from groma.core.sets import members"),
    ("groma.core.state", "if TYPE_CHECKING:\n    from mypy_extensions import mypyc_attr"),
    ("groma.core.state", "if typing.TYPE_CHECKING:\n    import mypy_extensions"),
    ("groma.games.city_of_rome.state", "from groma.core.state import State"),
    ("groma.games.city_of_rome.state", "from ...core import State"),
    ("groma.games.city_of_rome.rules.build", "from ..state import Table"),
    ("groma.games.city_of_rome", "def words():\n    from importlib.resources import files"),
    ("groma.bots.search", "from groma.core import State"),
    ("groma.text.table", "import rich\nfrom groma.games import city_of_rome"),
    (
        "groma.lab.bench",
        "import time\nfrom groma import __version__, bots",
    ),
    ("groma.lab.lines", "import subprocess\nfrom groma.words import Words"),
    ("groma.server.live.tables", "import os\nfrom groma.core import State"),
    ("groma.server.live.tables", "from groma.words import Words"),
    ("groma.text.table", "from groma.words.telling import prompt"),
    ("groma.words.words", "import fluent.syntax\nfrom groma.core.game import Game"),
    ("groma.home.tables", "import asyncio\nimport msgspec\nfrom groma.table.stage import Stage"),
    ("groma.home.chance", "import secrets, time\nfrom datetime import datetime"),
    ("groma.home.board", "from groma.text.table import Table"),
    ("groma.client", "import json\nfrom urllib.request import urlopen"),
    ("groma.client.calls", "from groma import __version__\nfrom .answers import Answer"),
    ("groma.cli", "from groma import core, games, bots, words, text, lab, server, client"),
    ("groma.__main__", "from groma.cli import main"),
]


def check(module: str, source: str) -> list[str]:
    package = module.count(".") == 2 and module.startswith("groma.games.")
    return faults(module, package, source, TWO_GAMES)


@pytest.mark.parametrize(("module", "source"), FORBIDDEN)
def test_a_forbidden_arrow_is_found(module: str, source: str) -> None:
    assert check(module, source)


@pytest.mark.parametrize(("module", "source"), ALLOWED)
def test_an_allowed_arrow_passes(module: str, source: str) -> None:
    assert check(module, source) == []


@pytest.mark.parametrize(
    "source",
    ["# as in City of Rome", "ROME = 1", "the_rome_rule()", "city-of-rome", "bar(x, 'CR-7.7')"],
)
def test_a_word_of_a_game_is_found(source: str) -> None:
    assert betrayals(source, TWO_GAMES)


@pytest.mark.parametrize("source", ["# a city of the Romans", "chrome", "romeo", "SHA-256.5"])
def test_other_words_pass(source: str) -> None:
    assert betrayals(source, TWO_GAMES) == []
