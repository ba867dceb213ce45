"""Words: sentences of one language, made of messages and facts."""

import re
from collections.abc import Callable, Sequence
from functools import cache, cached_property
from typing import Any, ClassVar, Final

from groma.core.game import Game
from groma.core.notes import Note
from groma.core.refusals import Refusal
from groma.core.sayings import Fact, Saying, label_word, of_facts, of_move, of_note, sorts_of
from groma.core.sheet import Line
from groma.core.sorts import Sort

from .book import Book, book, messages
from .resources import FALLBACK
from .rules import load_rules

LANGUAGES: Final = ("en", "de")
_REFERENCE: Final = re.compile(r"@([A-Za-z0-9-]+)")
_MINUS: Final = re.compile(r"(?<![\w/.-])-(?=\d)")  # a sign, not a hyphen or part of a path
_BRACKETS: Final = str.maketrans("[]|", "()/")
_SPELT: Final = str.maketrans({"ä": "ae", "ö": "oe", "ü": "ue", "ß": "ss"})


class Words:
    """Says things in one language; what has no words there is said in English, or just named.

    Making one is cheap: only the names of the seats are its own.
    """

    packages: ClassVar[tuple[str, ...]] = ("groma.words",)  # whose messages, before the game's

    def __init__(self, game: Game[Any] | None, lang: str, names: Sequence[str] = ()) -> None:
        self.game = game
        self.lang = lang
        self.ears = False  # whether the words are for a screen reader
        self.names = ["".join(filter(str.isprintable, name)) for name in names]
        self._sources = self.packages if game is None else (*self.packages, game.package)

    def prepare(self) -> None:
        """Read what will be said; the first time, that takes as long as a thousand sentences."""
        book(self._sources, self.lang)
        _READY.add((self._sources, self.lang))

    @property
    def ready(self) -> bool:
        """Whether it was read before."""
        return (self._sources, self.lang) in _READY

    # ---- messages -------------------------------------------------------------------------------

    @cached_property
    def _book(self) -> Book:
        return book(self._sources, self.lang)

    def find(self, message: str, facts: dict[str, Fact] | None = None) -> str | None:
        """The words of a message, or None if no language here has any."""
        return self._book.say(message, _Named(facts, self.word) if facts else {})

    def text(self, message: str, **facts: Fact) -> str:
        """The words of a message, with facts that stand as they are: what people typed, names."""
        return self._book.say(message, facts) or _readable(message, facts)

    def say(self, saying: Saying) -> str:
        """The words of a saying, or something readable made of its id and facts."""
        said = self.find(saying.message, saying.facts)
        return said or _readable(saying.message, self._resolved(saying.facts))

    def short(self, saying: Saying) -> str | None:
        """A saying in two to four words for who sees a board; None if it has no short form.

        It is the attribute "short" of the message. What the box has stands in it as a mark that a
        board may draw: "[card:market|Market]" is the sort, the label and the name.
        """
        return self._book.say(saying.message + ".short", _Named(saying.facts, self._marked))

    def _marked(self, fact: Fact) -> Fact:
        """A fact with a mark in the place of each thing of the box."""
        if isinstance(fact, int) or "@" not in fact:
            return fact
        return _REFERENCE.sub(self._mark, fact)

    def _mark(self, found: re.Match[str]) -> str:
        message = found[1]
        if message.startswith("seat-") and message[5:].isdecimal():
            return f"[seat:{message[5:]}|{_unmarked(self.name(int(message[5:])))}]"
        thing = _things(self.game).get(message) if self.game is not None else None
        name = self._referred(found)
        return name if thing is None else f"[{thing}|{_unmarked(name)}]"

    def word(self, fact: Fact) -> Fact:
        """What a fact stands for: a number, or a text; each "@id" in it is a name or a message."""
        if isinstance(fact, int) or "@" not in fact:
            return fact
        return _REFERENCE.sub(self._referred, fact)

    def _referred(self, found: re.Match[str]) -> str:
        message = found[1]
        if message.startswith("seat-") and message[5:].isdecimal():
            return self.name(int(message[5:]))
        return self._book.name(message) or _readable(message, {})

    def name(self, seat: int) -> str:
        """Who sits there."""
        if 0 <= seat < len(self.names):
            return self.names[seat]
        return self.text("seat-without-name", number=seat + 1)

    def _resolved(self, facts: dict[str, Fact]) -> dict[str, Fact]:
        return {key: self.word(fact) for key, fact in facts.items()}

    # ---- the things of a game -------------------------------------------------------------------

    def title(self) -> str:
        """What the game is called."""
        name = "" if self.game is None else self.game.name
        return self.find("title") or name

    def note(self, note: Note) -> str:
        """What happened."""
        assert self.game is not None
        return self.say(of_note(self.game.notes, note))

    def move(self, move: int, hints: dict[str, Fact]) -> str:
        """What a move does; without words for it, its notation. `$ears`: be clear without eyes."""
        assert self.game is not None
        said = self._of_move(move, hints)
        return self.game.moves.text(move) if said is None else said

    def bare_move(self, move: int, hints: dict[str, Fact]) -> str | None:
        """What a move does without what it would bring; None where its words do not say that."""
        return self._of_move(move, hints, ".bare")

    def _of_move(self, move: int, hints: dict[str, Fact], form: str = "") -> str | None:
        """One form of what is said of a move, or None."""
        assert self.game is not None
        saying = of_move(self.game.moves, move, hints)
        return self.find(saying.message + form, {**saying.facts, "ears": int(self.ears)})

    def deed(self, move: int, hints: dict[str, Fact]) -> str:
        """What a move does in a word or two, for a button; "" if nobody has said it."""
        assert self.game is not None
        saying = of_move(self.game.moves, move, hints)
        return self.find(saying.message + ".deed", saying.facts) or ""

    def short_note(self, note: Note) -> str | None:
        """What happened, in short."""
        assert self.game is not None
        return self.short(of_note(self.game.notes, note))

    def short_move(self, move: int, hints: dict[str, Fact]) -> str | None:
        """What a move does, in short."""
        assert self.game is not None
        return self.short(of_move(self.game.moves, move, hints))

    def points(self, amount: int, signed: bool = False, column: bool = False) -> Fact:
        """An amount of a sheet in points: 18, or "18.2" where sheets count in tenths.

        `signed` is for changes, "+0.6"; in a column every number has its decimals, "18.0".
        """
        point = 1 if self.game is None else self.game.point
        whole, rest = divmod(abs(amount), point)
        decimals = len(str(point)) - 1 if rest or column else 0
        if not decimals and not signed:
            return whole if amount > 0 else -whole
        sign = "-" if amount < 0 else "+" if signed else ""
        fraction = self.text("decimal-mark") + f"{rest:0{decimals}d}" if decimals else ""
        return f"{sign}{whole}{fraction}"

    def row(self, row: str) -> str:
        """A row of the score sheet."""
        return self.text("row-" + row)

    def short_row(self, row: str) -> str:
        """A row where there is little room."""
        return self.find("short-row-" + row) or self.row(row)

    def line(self, line: Line) -> str:
        """The arithmetic of one line of a score sheet."""
        facts = {"points": self.points(line.points), **self._told(line.facts)}
        found = self.find("line-" + line.clause.replace(".", "-"), facts)
        if found is not None:
            return found
        return _listed(self._resolved(self._told(line.facts)))

    def refusal(self, refusal: Refusal) -> str:
        """Why a move is not allowed, with the clause that says so."""
        facts = self._told(refusal.facts)
        said = self.find(refusal.message, facts)
        if said is None:
            message = "refused-with-facts" if facts else "refused-by-rule"
            said = self.text(message, facts=_listed(self._resolved(facts)))
        if not refusal.clause:
            return said
        rules = None if self.game is None else load_rules(self.game, self.lang)
        remark = "" if rules is None else rules.remark(self, refusal.clause)
        return f"{said} ({refusal.clause}) {remark}".strip()

    def label(self, sort: Sort, label: str) -> str:
        """What one of a sort is called; "" if it has no words."""
        return (self.find(label_word(sort, label)[1:]) or "") if sort.worded else ""

    def key(self, key: str, count: int) -> str:
        """What so many of a section of a view, or of a member in it, are called; "": unsaid."""
        return self.find("view-" + key.replace("_", "-"), {"count": count}) or ""

    def setting(self, name: str) -> str:
        """What a setting of the table is about."""
        return self.text("setting-" + name.replace("_", "-"))

    def value(self, setting: str, label: str) -> str:
        """What a value of a setting is called."""
        named = f"value-{setting}-{label}".replace("_", "-")
        return self.find(named) or self.find(f"value-{label}") or label.replace("_", " ")

    def explained(self) -> dict[str, tuple[str, str, str]]:
        """Everything that has words about it, by its word: name, what it does, code in grids."""
        found: dict[str, tuple[str, str, str]] = {}
        for sort in self._sorts.values():
            for label in sort.labels if sort.worded else []:
                named = label.replace("_", "-")
                about = self.find(f"about-{sort.name}-{named}") or self.find("about-" + named)
                if about is not None:
                    word = label_word(sort, label)
                    code = self.find("code-" + label.replace("_", "-"))
                    found[word] = (str(self.word(word)), about, code or "")
        for term in self.terms():
            found["@" + term] = (self.text(term), self.text("about-" + term), "")
        return found

    def terms(self) -> list[str]:
        """The messages that name what a game is about, beside its things: "term-loan"."""
        if self.game is None:
            return []
        return [name for name in messages(self.game.package, FALLBACK) if name.startswith("term-")]

    def verbs(self) -> dict[str, list[str]]:
        """The words with which a move may begin beside its name, and the moves they begin."""
        found: dict[str, list[str]] = {}
        for family in [] if self.game is None else self.game.moves.families:
            said = self.find("verb-" + family.name) or ""
            for verb in dict.fromkeys([family.name, *words_in(said)]):
                found.setdefault(verb, []).append(family.name)
        return found

    def names_of(self, sort: Sort) -> dict[str, int]:
        """What each value of a sort is called, or was, and where it is; what several are, none.

        A game may tell in "also-<sort>-<label>" what else something was called, with commas.
        """
        named: dict[str, set[int]] = {}
        for value, label in enumerate(sort.labels):
            said = [label_word(sort, label)] if sort.worded else []
            said += [sort.places[value]] if sort.places else []
            also = self.find("also-" + label_word(sort, label)[1:]) or ""
            for name in [label, *(str(self.word(text)) for text in said), *also.split(",")]:
                named.setdefault(any_order(name), set()).add(value)
        return {name: min(values) for name, values in named.items() if name and len(values) == 1}

    @cached_property
    def _sorts(self) -> dict[str, Sort]:
        return {} if self.game is None else sorts_of(self.game.moves, self.game.notes)

    def _told(self, facts: dict[str, int]) -> dict[str, Fact]:
        return of_facts(self._sorts, facts)


class _Named:
    """Facts as a message asks for them: what stands for something is named when it is needed."""

    __slots__ = ("_facts", "_word")

    def __init__(self, facts: dict[str, Fact], word: Callable[[Fact], Fact]) -> None:
        self._facts = facts
        self._word = word

    def get(self, name: str, /) -> Fact | None:
        """A fact in words."""
        fact = self._facts.get(name)
        return None if fact is None else self._word(fact)


@cache
def _things(game: Game[Any]) -> dict[str, str]:
    """What each message that names a thing of the box stands for: its sort and its label."""
    return {
        label_word(sort, label)[1:]: f"{sort.name}:{label}"
        for sort in sorts_of(game.moves, game.notes).values()
        if sort.worded
        for label in sort.labels
    }


def _unmarked(name: str) -> str:
    """A name that cannot be taken for the end of a mark."""
    return name.translate(_BRACKETS)


def spelt(text: str) -> str:
    """A text as somebody might type it who has no umlauts."""
    return text.casefold().translate(_SPELT)


def spoken(text: str, minus: str) -> str:
    """A text for ears: a minus sign, which screen readers swallow, is said as a word."""
    return _MINUS.sub(minus + " ", text.replace(",-", ", -"))


def words_in(text: str) -> list[str]:
    """The words of a text, as anybody might type them."""
    return re.findall(r"[^\W_]+", spelt(text))


def any_order(text: str) -> str:
    """The same for all texts of the same words; numbers have an order, and a sign: no text."""
    return "" if re.search(r"\d", text) else " ".join(sorted(words_in(text)))


def references(fact: Fact) -> list[str]:
    """The words of other messages in a fact, as facts of their own."""
    return [] if isinstance(fact, int) else ["@" + name for name in _REFERENCE.findall(fact)]


_READY: set[tuple[tuple[str, ...], str]] = set()


def _readable(message: str, facts: dict[str, Fact]) -> str:
    """A message without words: its own name, and its facts."""
    name = (message.partition("-")[2] or message).replace("-", " ").replace("_", " ")
    return f"{name}: {_listed(facts)}" if facts else name


def _listed(facts: dict[str, Fact]) -> str:
    return ", ".join(f"{key.replace('_', ' ')} {value}" for key, value in facts.items())
