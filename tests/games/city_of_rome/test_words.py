"""City of Rome can say all it has to say, in both languages."""

import ast
import random
import re
from functools import cache
from importlib.resources import files
from itertools import product
from pathlib import Path
from typing import Any

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent

from groma.core.deal import Deal
from groma.core.notes import Log, Note
from groma.core.sayings import Fact, Saying, of_move, of_note
from groma.core.sorts import NUMBER, SEAT, Sort
from groma.games.city_of_rome import GAME
from groma.games.city_of_rome import tables as t
from groma.games.city_of_rome.rules import STEPS
from groma.games.city_of_rome.rules.opening import FromPacket
from groma.games.city_of_rome.scoring import ROWS
from groma.games.city_of_rome.talk import brief, describe, hint
from groma.games.city_of_rome.view import RomeView

LANGUAGES = ("de", "en")
SOURCES = Path(__file__).resolve().parents[3] / "src" / "groma" / "games" / "city_of_rome"
KINDS = [label.replace("_", "-") for label in t.KIND_IDS]

Key = tuple[str, tuple[tuple[str, Fact], ...]]


def text_of(language: str) -> str:
    return (files(GAME.package) / "words" / f"{language}.ftl").read_text(encoding="utf-8")


@cache
def entries(language: str) -> dict[str, fluent.Message]:
    found: dict[str, fluent.Message] = {}
    for entry in FluentParser().parse(text_of(language)).body:
        assert not isinstance(entry, fluent.Junk), entry.content
        if isinstance(entry, fluent.Message):
            assert entry.id.name not in found
            found[entry.id.name] = entry
    return found


@cache
def bundle(language: str) -> FluentBundle:
    made = FluentBundle([language], use_isolating=False)
    made.add_resource(FluentResource(text_of(language)))
    return made


def say(language: str, message: str, facts: dict[str, Fact]) -> str:
    """The sentence; a fact "@id" is the words of another message."""
    words: dict[str, Any] = {name: resolve(language, fact) for name, fact in facts.items()}
    pattern = bundle(language).get_message(message).value
    assert pattern is not None
    text, errors = bundle(language).format_pattern(pattern, words)
    assert not errors, (language, message, facts, errors)
    assert isinstance(text, str)
    assert text, (language, message, facts)
    assert text == text.strip(), (language, message, facts)
    assert "  " not in text, text
    return text


def resolve(language: str, fact: Fact) -> Fact:
    if isinstance(fact, int):
        return fact
    return re.sub("@([A-Za-z0-9-]+)", lambda found: referred(language, found[1]), fact)


def referred(language: str, message: str) -> str:
    return "Claudia" if re.fullmatch("seat-[0-3]", message) else say(language, message, {})


def key(saying: Saying) -> Key:
    return saying.message, tuple(sorted(saying.facts.items()))


OF_THE_STEP = {step.clause for step in STEPS if isinstance(step, FromPacket)}


def clauses_in(path: Path) -> set[str]:
    """The clauses that a file hands to `bar` or `strike`."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Call):
            name = getattr(node.func, "id", getattr(node.func, "attr", ""))
            at = {"bar": 2, "strike": 1}.get(name, -1)
            if at >= 0:
                clause = node.args[at]
                if ast.unparse(clause) == "self.clause":
                    found |= OF_THE_STEP
                    continue
                assert isinstance(clause, ast.Constant), f"{path}:{node.lineno}"
                assert isinstance(clause.value, str)
                found.add(clause.value)
    return found


def refusals() -> set[str]:
    """All clauses that can refuse a move."""
    return set().union(*[clauses_in(path) for path in (SOURCES / "rules").glob("*.py")])


def full_city() -> Any:
    """A table whose first city would score in every row."""
    table = GAME.deal(2, GAME.defaults(), Deal(b"a city of temples"), None)
    city = table.cities[0]
    for i, temple in enumerate(range(t.TEMPLE_MINERVA, t.KINDS)):
        city.lay(i, temple)
    city.lay(12, t.AQUEDUCT)
    city.influence_cards.append(4)
    return table


def needed() -> set[str]:
    """Every message that some part of the game asks for by name."""
    ids = {"title", "tagline", "help-game"}
    ids |= {f"cost-{cost}" for cost in t.COST}
    ids |= {f"stars-{stars}" for stars in t.STARS if stars}
    for kind in KINDS:
        ids |= {"card-" + kind, "code-" + kind, "about-" + kind}
    ids |= {"deck-" + deck for deck in t.DECK_IDS}
    ids |= {"colour-" + colour for colour in t.COLOUR_IDS if colour}
    ids |= {"note-" + kind.name for kind in GAME.notes.kinds}
    ids |= {"move-" + family.name for family in GAME.moves.families}
    ids |= {"ask-" + step.name for step in STEPS if step.width}
    ids |= {"refused-" + clause.replace(".", "-") for clause in refusals()}
    ids |= {short + "row-" + row for row in ROWS for short in ("", "short-")}
    lines = GAME.sheet(full_city(), 0, 0).lines
    ids |= {"line-" + line.clause.replace(".", "-") for line in lines}
    ids |= {"setting-" + setting.name.replace("_", "-") for setting in GAME.settings}
    for path in [SOURCES / f"{name}.py" for name in ("talk", "hints", "now", "grid")]:
        ids |= set(re.findall(r'[@"](say-[a-z-]+)"', path.read_text(encoding="utf-8")))
    for cards in ("say-hand", "say-packet"):
        ids |= {cards + "-hidden", cards + "-one-of"}
    return ids - {"say-hand", "say-packet"}  # only the beginnings of two others


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_is_missing_and_none_is_idle(language: str) -> None:
    """Parts of sentences are the only messages that nobody asks for by name."""
    asked = needed()
    assert len(asked) > 200
    assert len(refusals()) > 15
    have = set(entries(language))
    assert have - asked == {name for name in have if name.startswith("part-")}
    assert asked <= have


def test_both_languages_have_the_same_messages_in_the_same_order() -> None:
    assert list(entries("de")) == list(entries("en"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_codes_are_short_and_tell_cards_apart(language: str) -> None:
    """A start card may share the code of its twin; it has a title of its own."""
    codes = {kind: say(language, "code-" + kind, {}) for kind in KINDS}
    assert all(2 <= len(code) <= 6 for code in codes.values())
    for kind, code in codes.items():
        stars = t.STARS[KINDS.index(kind)]
        assert code.partition("*")[1:] == ("*" if stars else "", str(stars) if stars > 1 else "")
    rest = [code for kind, code in codes.items() if not kind.startswith("start-")]
    assert len(set(rest)) == len(rest) == 30
    for kind, code in codes.items():
        if kind.startswith("start-"):
            assert code == codes[kind.removeprefix("start-")]
    assert len({say(language, "card-" + kind, {}) for kind in KINDS}) == 32


@pytest.mark.parametrize("language", LANGUAGES)
def test_messages_without_arguments(language: str) -> None:
    """Names, settings and rows need nothing."""
    for name in entries(language):
        if name.split("-")[0] in ("title", "tagline", "about", "setting", "row", "colour", "help"):
            text = say(language, name, {})
            assert "\n" not in text
            if name.startswith(("about-", "setting-", "help-")):
                assert text.endswith(".")


@pytest.mark.parametrize("language", LANGUAGES)
def test_about_a_card_tells_its_cost_and_colour(language: str) -> None:
    for kind, name in enumerate(KINDS):
        text = say(language, "about-" + name, {})
        colour = t.COLOUR_IDS[t.COLOUR[kind]]
        if t.COST[kind]:
            part = {"de": f"Kostet {t.COST[kind]} Ziegel", "en": f"Costs {t.COST[kind]} brick"}
            assert text.startswith(part[language])
        if colour:
            assert say(language, "colour-" + colour, {}) + "." in text


def some_values(sort: Sort) -> list[int]:
    if sort is NUMBER:
        return [0, 1, 2, 5]
    if sort is SEAT:
        return [1]
    return list(range(sort.size)) if sort.name in ("row", "deck") else [0, sort.size - 1]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_note_with_many_values(language: str) -> None:
    """Each number as 0, 1 and more; the words show every number that is not 0."""
    for kind in GAME.notes.kinds:
        for values in product(*[some_values(sort) for sort in kind.sorts]):
            saying = of_note(GAME.notes, Note(kind.number, 1, list(values)))
            text = say(language, saying.message, saying.facts)
            assert text.endswith(".")
            for sort, value in zip(kind.sorts, values, strict=True):
                assert sort is not NUMBER or not value or str(value) in text, text
                assert sort is not SEAT or "Claudia" in text


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_row_of_the_strip_is_spelled_out(language: str) -> None:
    brick, gear = {"de": ("Ziegel", "Zahnrad"), "en": ("brick", "gear")}[language]
    for row in t.ROW_IDS:
        words = ", ".join({"B": brick, "G": gear}[letter] for letter in row)
        assert words in say(language, "say-strip", {"row": row})
        assert words in say(language, "note-round-begins", {"round": 3, "row": row})


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_choice_of_cards(language: str) -> None:
    """One to five cards that a hidden place may hold; beyond that it may be another, too."""
    cards = ["market", "arena", "school", "baths", "colosseum"]
    for faces in range(1, 6):
        facts: dict[str, Fact] = {"faces": faces, "more": 0, "deck": "@deck-II", "cards": 1}
        for name, card in zip("abcde", cards[:faces], strict=False):
            facts[name] = "@card-" + card
        text = say(language, "say-hand-one-of", facts)
        for i, card in enumerate(cards):
            assert (say(language, "card-" + card, {}) in text) == (i < faces)
        assert len(say(language, "say-hand-one-of", {**facts, "more": 1})) > len(text)


def facts_of_line(line: Any) -> dict[str, Fact]:
    facts: dict[str, Fact] = dict(line.facts)
    if "card" in facts:
        facts["card"] = "@card-" + KINDS[line.facts["card"]]
    return facts


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_line_of_the_score_sheet(language: str) -> None:
    table = full_city()
    for line in GAME.sheet(table, 0, 0).lines:
        facts = facts_of_line(line)
        for number in (None, 0, 1, 5):  # as it is, then with other numbers
            for name in line.facts:
                if name != "card" and number is not None:
                    facts[name] = number
            assert say(language, "line-" + line.clause.replace(".", "-"), facts)


class Heard:
    """What was said in some games, each saying once."""

    def __init__(self) -> None:
        self.sayings: set[Key] = set()
        self.cells: set[str] = set()

    def hear(self, saying: Saying) -> None:
        self.sayings.add(key(saying))
        if saying.grid is not None:
            assert len({len(row) for row in saying.grid}) == 1
            for row in saying.grid[1:]:
                for cell in row[1:]:
                    self.cells |= set(cell.split())

    def hear_move(self, view: RomeView, move: int) -> None:
        """For eyes and for ears."""
        for ears in (0, 1):
            self.hear(of_move(GAME.moves, move, {**hint(view, move), "ears": ears}))

    def visit(self, state: Any) -> None:
        """All views, the moves of who decides, and why the others are refused."""
        for viewer in range(state.players + 1):
            for saying in describe(GAME.view(state, viewer)):
                self.hear(saying)
        if state.over():
            return
        view = GAME.view(state, state.seat)
        self.hear(Saying("ask-" + state.pending().name, brief(view)))
        for move in range(GAME.moves.count):
            refusal = state.why_not(state.seat, move)
            if refusal is None:
                self.hear_move(view, move)
            elif refusal.message.startswith("refused-CR"):
                self.hear(Saying(refusal.message, dict(refusal.facts)))


def play(players: int, seed: int, settings: list[int], heard: Heard) -> Any:
    """A random game by players who like to act."""
    choose = random.Random(seed)
    log = Log(players + 1)
    state = GAME.deal(players, settings, Deal(seed.to_bytes(4, "big")), log)
    while not state.over():
        heard.visit(state)
        moves = state.legal()
        busy = [move for move in moves if GAME.moves.family(move).name != "finish"]
        state.play(choose.choice(busy or moves))
    heard.visit(state)
    for note in log.notes:
        heard.hear(of_note(GAME.notes, note))
    for seat in range(players):
        for line in GAME.sheet(state, seat, seat).lines:
            message = "line-" + line.clause.replace(".", "-")
            heard.hear(Saying(message, facts_of_line(line)))
    return state


@pytest.mark.parametrize("players", GAME.players)
def test_whole_games_are_told_without_a_slip(players: int) -> None:
    """Views, notes, moves, refusals and sheets of random games, in both languages."""
    heard = Heard()
    for seed in range(3):
        play(players, seed, GAME.defaults(), heard)
    play(players, 3, [0, 0, 0], heard)
    said = {message for message, _ in heard.sayings}
    assert {"note-" + kind.name for kind in GAME.notes.kinds} - said <= {
        "note-influence-lost",  # these are rare
        "note-influence-tied",
        "note-put-under",
        "note-put-under-card",
        "note-replaced",
        "note-spent-token",
    }
    assert {"say-heading-over", "say-strips-unknown", "say-hand-hidden", "say-building"} <= said
    for language in LANGUAGES:
        for message, facts in heard.sayings:
            say(language, message, dict(facts))
        for cell in heard.cells:
            assert cell[0] == "@" or re.fullmatch(r"\.|\+[1-5]", cell)
            resolve(language, cell)


def test_a_hint_for_every_move_at_any_time() -> None:
    """Even for moves that are not legal: nobody has to ask first."""
    state = GAME.deal(3, GAME.defaults(), Deal(b"any time"), None)
    choose = random.Random(5)
    heard = Heard()
    while not state.over():
        for viewer in range(4):
            view = GAME.view(state, viewer)
            for move in range(GAME.moves.count):
                heard.hear_move(view, move)
            brief(view)
        for _ in range(7):
            if not state.over():
                state.play(choose.choice(state.legal()))
    for message, facts in heard.sayings:
        for language in LANGUAGES:
            say(language, message, dict(facts))
