"""What a game tells of its rules and its box: where it comes from, in the reader's language."""

import pytest

from groma.core.game import games
from groma.words.sources import KINDS
from tests.server.wire import Door, Person

GAMES = sorted(games())


@pytest.mark.parametrize("game", GAMES)
def test_rules_settings_and_box_say_where_they_come_from(door: Door, game: str) -> None:
    nobody = Person(door.port)
    for lang in ("en", "de"):
        rules = nobody.get(f"/games/{game}/rules?lang={lang}")
        sources = {clause["id"]: clause["source"] for clause in rules["clauses"]}
        assert set(sources.values()) <= set(KINDS)
        for clause in rules["clauses"]:
            assert bool(clause["remark"]) == (clause["source"] != "printed"), clause
        told = nobody.get(f"/games/{game}?lang={lang}")
        assert told["box"]
        for setting in told["settings"]:
            assert setting["source"] == sources[setting["clause"]]
            assert len(setting["called"]) == len(setting["values"])
            assert "_" not in "".join(setting["called"]), "a code is no word"
        box = nobody.get(f"/games/{game}/box?lang={lang}")
        assert (box["version"], box["remark"]) == (told["version"], told["box"])
        assert all(piece["told"] for family in box["families"] for piece in family["pieces"])
