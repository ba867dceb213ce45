"""Books: all messages of one language, ready to be said."""

from collections.abc import Callable
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any, Final, Protocol

from groma.core.sayings import Fact

from .resources import FALLBACK, resource

# What parts thousands. English and German both have the forms "one" and "other"; a language with
# more of them needs its own rule in `form`.
GROUP: Final = {"en": ",", "de": "."}
PARTS: Final = ("", "box.", "view.")  # the files of a language: en.ftl, box.en.ftl, view.en.ftl


class Facts(Protocol):
    """What a message may ask for."""

    def get(self, name: str, /) -> Fact | None:
        """A fact by its name."""


class Book:
    """The messages of some packages; a later one, the game's, may say better what ours say.

    What has no words in its language is said in that of the other book, if there is one.
    """

    def __init__(self, packages: tuple[str, ...], lang: str, other: "Book | None" = None) -> None:
        self._group = GROUP.get(lang, "")
        self._other = other
        self._names: dict[str, str | None] = {}
        self._messages: dict[str, str | Callable[[Book, Facts], str]] = {}
        for package in packages:
            self._messages.update(messages(package, lang))

    def say(self, message: str, facts: Facts) -> str | None:
        """The words of a message; None if it has none."""
        found = self._messages.get(message)
        if found is None:
            return None if self._other is None else self._other.say(message, facts)
        return found if isinstance(found, str) else found(self, facts)

    def name(self, message: str) -> str | None:
        """The words of a message that needs no facts: what a thing is called."""
        if message not in self._names:
            said = self.say(message, {})
            if message not in self._messages:
                return said  # a name that nobody wrote down is not remembered
            self._names[message] = said
        return self._names[message]

    # What stands in messages:

    def refer(self, message: str, facts: Facts) -> str:
        """The words of another message; without any, its name."""
        said = self.say(message, facts)
        return message if said is None else said

    def fact(self, facts: Facts, name: str) -> str:
        """A fact as it is read; if it is missing, its name."""
        fact = facts.get(name)
        if isinstance(fact, int):
            return str(fact) if -1000 < fact < 1000 else f"{fact:,}".replace(",", self._group)
        return name if fact is None else fact

    def form(self, fact: Fact | None) -> str | None:
        """What a fact is in a list of forms: a text is itself, a number is one, or other."""
        if isinstance(fact, int):
            return "one" if fact in (1, -1) else "other"
        return fact


@cache
def messages(package: str, lang: str) -> dict[str, Any]:
    """The messages of a package, of its box and of its views, by their names."""
    module = f"{package}.words_{lang}"
    try:
        shipped = find_spec(module)
    except ModuleNotFoundError:  # a game may be a plain module without a folder
        shipped = None
    if shipped is not None:
        made: dict[str, Any] = import_module(module).MESSAGES
        return made
    sources = [resource(package, "words", f"{part}{lang}.ftl") for part in PARTS]
    if sources[0] is None:
        return {}
    from .fluent import module_of  # only here: what was built needs no parser

    text = "\n".join([source for source in sources if source is not None])
    read: dict[str, Any] = {}
    exec(compile(module_of(text), module, "exec"), read)
    said: dict[str, Any] = read["MESSAGES"]
    return said


@cache
def book(packages: tuple[str, ...], lang: str) -> Book:
    """A book, read once."""
    return Book(packages, lang, None if lang == FALLBACK else book(packages, FALLBACK))
