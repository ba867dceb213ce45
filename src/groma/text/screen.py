"""The screen and the keyboard: plain lines, with colour only as an extra."""

import os
import sys
from collections.abc import Callable, Iterable
from shutil import get_terminal_size
from textwrap import wrap
from typing import Final, Protocol

from groma.words.words import spoken

BLANK_LINES: Final = 60  # what hides a screen that must not be cleared by control characters
CLEAR: Final = "\x1b[H\x1b[2J\x1b[3J"  # the lines scrolled away too: they may hold secrets


# How a tone looks where there is colour; everything reads the same without. Nothing is dimmed, and
# no colour is used that is hard to read on black or on white.
STYLES: Final = {"ask": "bold", "head": "bold", "refusal": "bold magenta", "hint": "italic"}


class Face(Protocol):
    """What a sitting needs: somewhere to print, and someone who answers."""

    @property
    def width(self) -> int:
        """How many letters stand in a line."""

    def tell(self, lines: Iterable[str], tone: str = "") -> None:
        """Print some lines."""

    def ask(self, prompt: str) -> str | None:
        """One line from the keyboard; None when there are no more."""

    def hide(self) -> None:
        """Take away what was printed."""


class Screen:
    """A terminal, or a pipe."""

    def __init__(self, plain: bool) -> None:
        self._plain = plain or not sys.stdout.isatty()
        self._typed = sys.stdin.isatty()
        self._print = _coloured() if _wants_colour(self._plain) else _uncoloured
        self._forget = _edit_lines() if self._typed else _nothing

    @property
    def width(self) -> int:
        """How many letters stand in a line; it may change while we play."""
        return max(20, get_terminal_size().columns - 1)

    def tell(self, lines: Iterable[str], tone: str = "") -> None:
        """Print some lines; for eyes, long ones break between words."""
        for line in lines:
            for part in [line] if self._plain else _wrapped(line, self.width):
                self._print(part, tone)

    def ask(self, prompt: str) -> str | None:
        """One line from the keyboard; what comes through a pipe is shown as if it were typed."""
        try:
            line = input(prompt)
        except (EOFError, KeyboardInterrupt):
            print()
            return None
        if not self._typed:
            print(line)
        return line

    def hide(self) -> None:
        """Take away what was printed, and what was typed."""
        self._forget()
        if self._plain:
            print("\n" * BLANK_LINES)
        else:
            print(CLEAR, end="", flush=True)


class Spoken:
    """Another face for ears: a minus sign, which screen readers swallow, is said as a word."""

    def __init__(self, face: Face, minus: str) -> None:
        self._face = face
        self._minus = minus

    @property
    def width(self) -> int:
        """That of the other."""
        return self._face.width

    def tell(self, lines: Iterable[str], tone: str = "") -> None:
        """Print some lines."""
        self._face.tell([spoken(line, self._minus) for line in lines], tone)

    def ask(self, prompt: str) -> str | None:
        """One line from the keyboard."""
        return self._face.ask(prompt)

    def hide(self) -> None:
        """Take away what was printed."""
        self._face.hide()


def _wrapped(line: str, width: int) -> list[str]:
    if len(line) <= width:
        return [line]
    pad = " " * (len(line) - len(line.lstrip()) + 2)
    return wrap(line, width, subsequent_indent=pad) or [""]


def _wants_colour(plain: bool) -> bool:
    return not plain and "NO_COLOR" not in os.environ and os.environ.get("TERM") != "dumb"


def _uncoloured(line: str, tone: str) -> None:
    print(line)


def _coloured() -> Callable[[str, str], None]:
    from rich.console import Console
    from rich.text import Text

    console = Console(highlight=False)

    def show(line: str, tone: str) -> None:
        console.print(Text(line, style=STYLES.get(tone, "")), soft_wrap=True)

    return show


def _edit_lines() -> Callable[[], None]:
    """Arrow keys and history, where the system has them; the answer clears the history."""
    try:
        import readline
    except ImportError:
        return _nothing
    return readline.clear_history


def _nothing() -> None:
    """There is nothing to forget."""
