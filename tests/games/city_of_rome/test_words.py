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
from groma.core.sayings import Fact, Saying, of_move, of_note, seat_word
from groma.core.sorts import NUMBER, SEAT, Sort
from groma.games.city_of_rome import GAME
from groma.games.city_of_rome import tables as t
from groma.games.city_of_rome.moves import CARD
from groma.games.city_of_rome.rules import STEPS
from groma.games.city_of_rome.scoring import ROWS
from groma.games.city_of_rome.talk import describe, hint
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
    if isinstance(fact, int) or not fact.startswith("@"):
        return fact
    if re.fullmatch("@seat-[0-3]", fact):
        return "Claudia"
    return say(language, fact[1:], {})


def key(saying: Saying) -> Key:
    return saying.message, tuple(sorted(saying.facts.items()))


def clauses_in(path: Path) -> set[str]:
    """The clauses that a file hands to `bar` or `strike`."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Call):
            name = getattr(node.func, "id", getattr(node.func, "attr", ""))
            at = {"bar": 2, "strike": 1}.get(name, -1)
            if at >= 0:
                clause = node.args[at]
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
    ids = {"title", "tagline"}
    for kind in KINDS:
        ids |= {"card-" + kind, "code-" + kind, "about-" + kind}
    ids |= {"deck-" + deck for deck in t.DECK_IDS}
    ids |= {"colour-" + colour for colour in t.COLOUR_IDS if colour}
    ids |= {"note-" + kind.name for kind in GAME.notes.kinds}
    ids |= {"move-" + family.name for family in GAME.moves.families}
    ids |= {"ask-" + step.name for step in STEPS if step.width}
    ids |= {"refused-" + clause.replace(".", "-") for clause in refusals()}
    ids |= {"row-" + row for row in ROWS}
    lines = GAME.sheet(full_city(), 0, 0).lines
    ids |= {"line-" + line.clause.replace(".", "-") for line in lines}
    ids |= {"setting-" + setting.name.replace("_", "-") for setting in GAME.settings}
    for path in (SOURCES / "talk.py", SOURCES / "hints.py"):
        ids |= set(re.findall(r'[@"](say-[a-z-]+)"', path.read_text(encoding="utf-8")))
    for cards in ("say-hand", "say-packet"):
        ids |= {cards + "-card", cards + "-hidden", cards + "-one-of"}
    return ids - {"say-packet"}  # only the beginning of three others


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
    assert all(2 <= len(code) <= 5 for code in codes.values())
    rest = [code for kind, code in codes.items() if not kind.startswith("start-")]
    assert len(set(rest)) == len(rest) == 30
    for kind, code in codes.items():
        if kind.startswith("start-"):
            assert code == codes[kind.removeprefix("start-")]
    assert len({say(language, "card-" + kind, {}) for kind in KINDS}) == 32


@pytest.mark.parametrize("language", LANGUAGES)
def test_messages_without_arguments(language: str) -> None:
    """Names, prompts, settings and rows need nothing."""
    for name in entries(language):
        if name.split("-")[0] in ("title", "tagline", "about", "ask", "setting", "row", "colour"):
            text = say(language, name, {})
            assert "\n" not in text
            if name.startswith(("ask-", "about-", "setting-")):
                assert text[-1] in ".?"


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

    def visit(self, state: Any) -> None:
        """All views, the moves of who decides, and why the others are refused."""
        for viewer in range(state.players + 1):
            for saying in describe(GAME.view(state, viewer)):
                self.hear(saying)
        if state.over():
            return
        view = GAME.view(state, state.seat)
        for move in range(GAME.moves.count):
            refusal = state.why_not(state.seat, move)
            if refusal is None:
                self.hear(of_move(GAME.moves, move, hint(view, move)))
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
                heard.hear(of_move(GAME.moves, move, hint(view, move)))
        for _ in range(7):
            if not state.over():
                state.play(choose.choice(state.legal()))
    for message, facts in heard.sayings:
        for language in LANGUAGES:
            say(language, message, dict(facts))


def opening(players: int = 3) -> Any:
    return GAME.deal(players, GAME.defaults(), Deal(b"an opening"), None)


def to_first_turn() -> Any:
    """Three players have drafted; seat 0 stands on field 1, seat 1 on field 3, seat 2 on 5."""
    state = opening()
    while state.pending().name == "draft":
        state.play(state.legal()[0])
    for field in (1, 3, 5):
        state.play(GAME.moves.parse(f"station {field}"))
    return state


def hinted(view: RomeView, move: str) -> dict[str, Fact]:
    return hint(view, GAME.moves.parse(move))


def test_hints_of_station_and_take() -> None:
    state = to_first_turn()
    view = GAME.view(state, 0)
    for field in range(5):
        free = view["fields"][field]
        assert hinted(view, f"station {field + 1}") == {
            "bricks": view["row"][: field + 1].count("B"),
            "gears": view["row"][: field + 1].count("G"),
        }
        assert free["bricks"] + free["gears"] == field + 1
    label = t.KIND_IDS[state.offer[0] & 255]
    assert hinted(view, "take 1") == {
        "card": "@card-" + label.replace("_", "-"),
        "deck": "@deck-I",
        "cost": t.COST[CARD.parse(label)],
        "stars": t.STARS[CARD.parse(label)],
    }
    state.play(GAME.moves.parse("take 1"))
    assert hinted(GAME.view(state, 0), "take 1")["card"] == "@say-no-card"


def test_hints_of_building() -> None:
    """A shortage is told in money, and whether tokens could help."""
    state = to_first_turn()
    state.play(GAME.moves.parse("take 1"))
    city = state.cities[0]
    city.lay(26, t.GRAIN_FARM | t.DECK_II << 8)  # 0,1
    city.bricks = 1 << 26
    view = GAME.view(state, 0)
    free = view["turn"]["bricks"]
    assert hinted(view, "build market") == {"cost": 3, "coins": 2 * (3 - free), "tokens": 1}
    assert hinted(view, "build aqueduct")["tokens"] == min(1, 1 - free)
    assert hinted(view, "place 1,1") == {"neighbours": 2, "over": 0, "old": ""}
    assert hinted(view, "place 0,0") == {
        "neighbours": 2,
        "over": 1,
        "old": "@card-start-residence-2",
    }
    assert hinted(view, "spend 0,1") == {"card": "@card-grain-farm"}
    state.due = 2
    assert hinted(GAME.view(state, 0), "coins") == {"price": 4}


def test_hints_of_production_and_school() -> None:
    state = to_first_turn()
    city = state.cities[0]
    city.lay(26, t.GRAIN_FARM | t.DECK_II << 8)
    city.lay(27, t.VINEYARD | t.DECK_I << 8)
    city.lay(19, t.SHEEP_FARM | t.DECK_II << 8)
    view = GAME.view(state, 0)
    price = 2 - view["turn"]["gears"]
    give: dict[str, Fact] = {"price": price, "money": 2, "bricks": 2, "influence": 1}
    assert hinted(view, "produce") == give
    city.bricks = 1 << 26
    assert hinted(GAME.view(state, 0), "produce") == {**give, "bricks": 1}
    assert hinted(view, "accept 2") == {"count": 2}
    assert hinted(view, "study II") == {"size": len(state.hidden.zones[t.DECK_II])}
    assert hinted(view, "study IV") == {"size": 0}  # not in play
    assert hinted(view, "keep baths") == hinted(view, "under baths") == {"cost": 3}
    assert hinted(view, "finish") == {}


def test_the_viewer_comes_first_and_the_others_follow_clockwise() -> None:
    state = opening()
    for viewer, order in ((0, "012"), (1, "120"), (2, "201"), (3, "012")):
        told = describe(GAME.view(state, viewer))
        heads = [saying for saying in told if "heading-you" in saying.message]
        assert [saying.facts["seat"] for saying in heads] == [seat_word(viewer)] * (viewer < 3)
        seats = [
            saying.facts["seat"]
            for saying in told
            if saying.message in ("say-heading-you", "say-heading-seat")
        ]
        assert seats == [f"@seat-{seat}" for seat in order]


def test_the_city_is_a_grid_for_eyes_and_a_list_for_ears() -> None:
    state = opening()
    state.cities[0].lay(13, t.ARENA | t.DECK_II << 8)  # -1,-1
    state.cities[0].lay(26, t.BATHS | t.DECK_II << 8)  # 0,1
    state.cities[0].baths.append(8 * 26 + 3)
    state.cities[0].lay(27, t.VINEYARD | t.DECK_I << 8)  # 1,1
    state.cities[0].bricks = 1 << 27
    told = describe(GAME.view(state, 0))
    city = next(saying for saying in told if saying.message == "say-city")
    assert city.grid == [
        ["", "-1", "0", "1"],
        ["-1", "@code-arena", ".", "."],
        ["0", ".", "@code-start-residence-2", "@code-start-vegetable-farm"],
        ["1", ".", "@code-baths +3", "@code-vineyard @say-brick-token"],
    ]
    assert city.facts == {"cards": 5, "columns": 3, "rows": 3}
    lines = [say("en", s.message, s.facts) for s in told if s.message == "say-building"]
    assert lines[:5] == [
        "-1,-1: Arena.",
        "0,0: Residence 2 (start).",
        "1,0: Vegetable Farm (start).",
        "0,1: Baths, with 3 point tokens.",
        "1,1: Vineyard, with a brick token.",
    ]


def test_what_was_passed_on_in_the_opening_is_told_to_who_passed_it() -> None:
    """Seat 2 knows which cards seats 0 and 1 have between them, seat 1 knows that of seat 0."""
    state = opening()
    packets = []
    while state.pending().name == "draft":
        packets.append([card & 255 for card in state.hidden.zones[4]])
        kept = next(move for move in state.legal() if packets[0].count(move) == 1)
        packets[-1].remove(kept)
        state.play(kept)
    assert len(set(packets[0])) == 2  # the seed of this table gives two different cards
    words = {"@card-" + KINDS[kind] for kind in packets[0]}
    told = describe(GAME.view(state, 2))
    shared = [saying.facts for saying in told if saying.message == "say-hand-one-of"]
    assert len(shared) == 2
    for facts in shared:
        assert {facts["a"], facts["b"]} == words
        assert (facts["cards"], facts["faces"], facts["more"]) == (1, 2, 0)
    told = describe(GAME.view(state, 1))
    hands = [saying.facts["card"] for saying in told if saying.message == "say-hand-card"]
    assert hands[1] == "@card-" + KINDS[packets[1][0]]
    assert [s.message for s in told].count("say-hand-hidden") == 1
    told = describe(GAME.view(state, 3))
    assert [s.message for s in told].count("say-hand-hidden") == 3


def test_strips_to_come_are_told_as_far_as_they_are_known() -> None:
    """In round 1 those of rounds 6, 7 and 12, 13 are known (CR-11.4); the gaps are told as one."""
    told = describe(GAME.view(to_first_turn(), 0))
    known = [s.facts["round"] for s in told if s.message == "say-strip-round"]
    gaps = [(s.facts["first"], s.facts["last"]) for s in told if s.message == "say-strips-unknown"]
    assert known == [6, 7, 12, 13]
    assert gaps == [(2, 5), (8, 11)]
    assert [s.facts["round"] for s in told if s.message == "say-strip-unknown"] == [14]
