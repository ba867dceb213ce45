"""At a table without foresight the words of a move say what it does, not what it would bring."""

import random
import re

import pytest

from groma.core.game import games
from groma.core.match import open_match
from groma.words import LANGUAGES, Words, telling

POINTS = re.compile(r"\+\d|\bpoints?\b|\b(?:Minus)?[Pp]unkte?n?\b")
# What stands on a card, or is the price of a deed by the rules, is the same for everybody.
PRINTED = {
    "builders-antiquity": {"open", "slave", "loan", "repay", "free", "tool", "with"},
    "city-of-rome": {"produce"},
    "carpe-diem": {"begin", "disc", "loaves", "mix", "pay", "stop", "store"},
}
GAMES = sorted(name for name, found in games().items() if found.package.startswith("groma.games."))


@pytest.mark.parametrize("ears", [False, True])
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_bare_words_say_no_points(name: str, lang: str, ears: bool) -> None:
    found = games()[name]
    chance = random.Random(name)
    words = Words(found, lang, ["Ann", "Bob"])
    words.ears = ears
    match = open_match(found, ["Ann", "Bob"], bytes(32), [one.default for one in found.settings])
    said = set()
    while not match.state.over():
        legal = match.state.legal()
        for move, hints in telling.hints_of_moves(match).items():
            family = found.moves.family(move).name
            if family not in PRINTED.get(name, ()):
                said.add((family, words.bare_move(move, hints) or words.move(move, hints)))
        match.follow(chance.choice(legal))
    assert {(family, line) for family, line in said if POINTS.search(line)} == set()
    assert not any(set(line) & set("{}$") for _, line in said)
