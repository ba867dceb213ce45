"""One configuration: a setting has one name, as a flag, in the environment and in a TOML file."""

import re
import tomllib
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, fields
from ipaddress import ip_network
from pathlib import Path
from typing import Any, Final, NamedTuple
from urllib.parse import urlsplit

PREFIX: Final = "GROMA_"  # of a setting's name in the environment
CONFIG: Final = PREFIX + "CONFIG"  # names the file, if no flag does
LEVELS: Final = ("debug", "info", "warning", "error")
WEBHOOKS: Final = ("off", "on", "any")
DAY: Final = 24 * 3600.0
LONGEST_PAUSE: Final = 4.9  # of bots: less than a worker may hold a table
HIDDEN: Final = "***"

_YES: Final = {"1", "true", "on", "yes"}
_NO: Final = {"", "0", "false", "off", "no"}
_PASSWORD: Final = re.compile(r"(?<=:)[^:/@]*(?=@)|(?<=[?&]password=)[^&]*")


def _is(kind: str, default: Any, secret: bool = False) -> Any:
    """A setting: how its text is read, and what holds where nobody sets it."""
    return field(default=default, metadata={"kind": kind, "secret": secret})


@dataclass(frozen=True)
class Settings:
    """Every setting of a server, with what holds where nobody says otherwise."""

    database: str = _is("database", "")
    data: Path | None = _is("folder", None)  # noqa: RUF009
    connections: int = _is("some", 6)
    bus: str = _is("bus", "notify")
    host: str = _is("text", "127.0.0.1")
    port: int = _is("port", 8000)
    workers: int = _is("count", 1)
    processes: int = _is("some", 1)
    proxies: str = _is("hosts", "127.0.0.1")
    secure: bool = _is("switch", False)
    limits: float = _is("factor", 1.0)
    log: str = _is("level", "info")
    pause: float = _is("pause", 0.6)
    watch_loop: bool = _is("switch", False)
    backups: Path | None = _is("folder", None)  # noqa: RUF009
    backups_kept: int = _is("some", 7)
    pages: Path | None = _is("folder", None)  # noqa: RUF009
    metrics_from: str = _is("networks", "")
    metrics_token: str = _is("text", "", secret=True)
    traces: str = _is("site", "")
    url: str = _is("site", "")
    smtp: str = _is("smtp", "", secret=True)
    vapid_key: str = _is("text", "", secret=True)
    vapid_contact: str = _is("contact", "")
    webhooks: str = _is("webhooks", "off")
    notice_delay: float = _is("seconds", 60.0)


class Setting(NamedTuple):
    """What is known of a setting before anybody sets it."""

    name: str
    kind: str  # how its text is read
    default: object
    secret: bool  # never a flag, for anybody may read a command line; never shown

    @property
    def variable(self) -> str:
        """Its name in the environment."""
        return PREFIX + self.name.upper()

    @property
    def flag(self) -> str:
        """Its name on the command line."""
        return "--" + self.name.replace("_", "-")


SETTINGS: Final = {
    one.name: Setting(one.name, one.metadata["kind"], one.default, one.metadata["secret"])
    for one in fields(Settings)
}


class Problem(NamedTuple):
    """Why a configuration cannot be used: where, what, and what it should have been."""

    source: str
    name: str
    given: str
    kind: str  # of the setting; `unknown`: there is none of that name; `file`: it cannot be read


class SettingsFault(Exception):
    """All problems of a configuration at once."""

    def __init__(self, problems: list[Problem]) -> None:
        super().__init__(problems)
        self.problems = problems


class Given(NamedTuple):
    """What somebody set, and where."""

    text: str
    source: str


class Read(NamedTuple):
    """A configuration as it holds, and where each setting that somebody set comes from."""

    settings: Settings
    given: dict[str, Given]

    def environment(self, **more: str) -> dict[str, str]:
        """The same for a process that is started with this environment, and more."""
        texts = {name: one.text for name, one in self.given.items()} | more
        return {SETTINGS[name].variable: text for name, text in texts.items()}


def read_settings(flags: Mapping[str, Any], environ: Mapping[str, str]) -> Read:
    """A flag counts before the environment, the environment before the file."""
    file = flags.get("config") or environ.get(CONFIG) or ""
    given, problems = _from_file(Path(file)) if file else ({}, [])
    for one in SETTINGS.values():
        if environ.get(one.variable):
            given[one.name] = Given(environ[one.variable], one.variable)
        if flags.get(one.name) is not None:
            given[one.name] = Given(_text(flags[one.name]), one.flag)
    values: dict[str, Any] = {}
    for name, (text, source) in given.items():
        try:
            values[name] = KINDS[SETTINGS[name].kind](text.strip())
        except ValueError:
            problems.append(Problem(source, name, shown(name, text), SETTINGS[name].kind))
    if problems:
        raise SettingsFault(problems)
    return Read(Settings(**values), given)


def strangers(environ: Mapping[str, str]) -> list[str]:
    """The variables that look like settings and are none: probably a slip of the pen."""
    known = {CONFIG, *(one.variable for one in SETTINGS.values())}
    return sorted(name for name in environ if name.startswith(PREFIX) and name not in known)


def shown(name: str, text: str) -> str:
    """What may be printed of a setting: no secret, and no password in an address."""
    if "://" in text:
        return _PASSWORD.sub(HIDDEN, text)
    return HIDDEN if SETTINGS[name].secret and text else text


def _from_file(file: Path) -> tuple[dict[str, Given], list[Problem]]:
    """What a TOML file sets, and what it should not."""
    try:
        found = tomllib.loads(file.read_text("utf-8"))
    except (OSError, ValueError) as problem:
        why = problem.strerror if isinstance(problem, OSError) else str(problem)
        return {}, [Problem(str(file), "", why or "", "file")]
    given: dict[str, Given] = {}
    problems: list[Problem] = []
    for name, value in found.items():
        if name in SETTINGS and not isinstance(value, dict):
            given[name] = Given(_text(value), str(file))
        else:
            problems.append(Problem(str(file), name, "", "unknown"))
    return given, problems


def _text(value: Any) -> str:
    """A value of a file or a flag as it would stand in the environment."""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, list):
        return " ".join(str(one) for one in value)
    return str(value)


# ---- how a text is read: what it means, or a ValueError -----------------------------------------


def _number(least: float, most: float, make: Callable[[str], float]) -> Callable[[str], float]:
    def read(text: str) -> float:
        number = make(text)
        if not least <= number <= most:
            raise ValueError(text)
        return number

    return read


def _choice(*known: str) -> Callable[[str], str]:
    def read(text: str) -> str:
        if text.lower() not in known:
            raise ValueError(text)
        return text.lower()

    return read


def _address(*schemes: str) -> Callable[[str], str]:
    def read(text: str) -> str:
        parts = urlsplit(text)
        if parts.scheme not in schemes or not (parts.netloc or parts.path):
            raise ValueError(text)
        return text

    return read


def _at_host(*schemes: str) -> Callable[[str], str]:
    def read(text: str) -> str:
        parts = urlsplit(_address(*schemes)(text))
        if not parts.hostname or parts.port == 0:  # a port that is no number is a ValueError
            raise ValueError(text)
        return text.rstrip("/")

    return read


def _bus(text: str) -> str:
    return text if text == "notify" else _address("nats", "tls")(text)


def _switch(text: str) -> bool:
    if text.lower() not in _YES | _NO:
        raise ValueError(text)
    return text.lower() in _YES


def _webhooks(text: str) -> str:
    return "any" if text.lower() == "any" else WEBHOOKS[_switch(text)]


def _contact(text: str) -> str:
    return text if text.startswith(("mailto:", "https:")) else "mailto:" + text


def _hosts(text: str) -> str:
    return ",".join(text.replace(",", " ").split())


def _networks(text: str) -> str:
    for one in text.replace(",", " ").split():
        ip_network(one)
    return _hosts(text)


KINDS: Final[dict[str, Callable[[str], Any]]] = {
    "text": str,
    "folder": Path,
    "database": _address("postgresql", "postgres"),
    "bus": _bus,
    "port": _number(1, 65535, int),
    "count": _number(0, 1000, int),
    "some": _number(1, 1000, int),
    "factor": _number(0, 1e6, float),
    "seconds": _number(0, DAY, float),
    "pause": _number(0, LONGEST_PAUSE, float),
    "switch": _switch,
    "level": _choice(*LEVELS),
    "webhooks": _webhooks,
    "site": _at_host("http", "https"),
    "smtp": _at_host("smtp", "smtps"),
    "contact": _contact,
    "hosts": _hosts,
    "networks": _networks,
}
