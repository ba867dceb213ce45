"""The configuration of a server in words: what holds, where it comes from, what is wrong."""

import stat
from collections.abc import Mapping
from pathlib import Path

from groma.settings import SETTINGS, Read, SettingsFault, shown, strangers

from .words import Words


def page(words: Words, read: Read, environ: Mapping[str, str]) -> tuple[list[str], bool]:
    """Every setting with its value and source, and whether nothing must be put right."""
    lines = [_line(words, read, name) for name in SETTINGS]
    wrong = [words.text("config-stranger", name=name) for name in strangers(environ)]
    wrong += [words.text("config-open-file", file=file) for file in _open_files(read)]
    return [*lines, "", *(wrong or [words.text("config-well")])], not wrong


def problem_lines(words: Words, fault: SettingsFault) -> list[str]:
    """What is wrong, a line each."""
    told: list[str] = []
    for source, name, given, kind in fault.problems:
        if kind in ("unknown", "file"):
            told.append(words.text("setting-" + kind, source=source, name=name, given=given))
        else:
            must = words.text("kind-" + kind)
            facts = {"source": source, "name": name, "given": given, "kind": must}
            told.append(words.text("setting-fault", **facts))
    return told


def _line(words: Words, read: Read, name: str) -> str:
    given = read.given.get(name)
    value = getattr(read.settings, name)
    source = words.text("config-default") if given is None else given.source
    if given is not None and isinstance(value, str):
        value = shown(name, value)
    return words.text("config-line", name=name, value=_quoted(value), source=source)


def _quoted(value: object) -> str:
    """As it would stand in the file."""
    if isinstance(value, bool):
        return str(value).lower()
    return str(value) if isinstance(value, int | float) else f'"{value or ""}"'


def _open_files(read: Read) -> list[str]:
    """The files with secrets that others on this machine may read."""
    secret = {one.source for name, one in read.given.items() if shown(name, one.text) != one.text}
    files = [Path(source) for source in sorted(secret) if Path(source).is_file()]
    return [str(file) for file in files if file.stat().st_mode & stat.S_IROTH]
