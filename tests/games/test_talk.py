"""How every game that describes itself does so."""

from typing import Any

import pytest

from groma.core.deal import Deal
from groma.core.game import Game, games
from groma.words.telling import HEADING, sections
from tests.scenes.scene import Play

GAMES = {name: game for name, game in games().items() if game.describe is not None}

every_player_count = pytest.mark.parametrize(
    ("name", "players"), [(name, count) for name, game in GAMES.items() for count in game.players]
)


def dealt(game: Game[Any], players: int) -> Play[Any]:
    return Play(game, game.deal(players, game.defaults(), Deal(b"talk"), None))


def headings(scene: Play[Any], viewer: int) -> list[tuple[str, object]]:
    """What heads the parts of a description, and whose things each part tells."""
    assert scene.game.describe is not None
    heads = [part[0] for part in sections(scene.game.describe(scene.view(viewer)))]
    return [(head.message, head.facts.get("seat")) for head in heads]


@every_player_count
def test_the_viewer_comes_first_and_the_others_follow(name: str, players: int) -> None:
    """In the order of the seats; an onlooker has none."""
    scene = dealt(GAMES[name], players)
    for viewer in range(players + 1):
        found = headings(scene, viewer)
        whose = [head for head in found if head[0] in (HEADING + "-you", HEADING + "-seat")]
        first = 0 if viewer == players else viewer
        seats = [f"@seat-{(first + i) % players}" for i in range(players)]
        assert [seat for _, seat in whose] == seats
        kinds = ["-seat"] * players if viewer == players else ["-you", *["-seat"] * (players - 1)]
        assert [message for message, _ in whose] == [HEADING + kind for kind in kinds]


@every_player_count
def test_the_end_has_its_heading(name: str, players: int) -> None:
    scene = dealt(GAMES[name], players)
    over = HEADING + "-over"
    assert over not in [message for message, _ in headings(scene, 0)]
    scene.play_on()
    assert over in [message for message, _ in headings(scene, 0)]
