"""How every game that describes itself does so."""

from typing import Any

from groma.core.deal import Deal
from groma.core.game import Game
from groma.words.telling import HEADING, sections
from tests.games.contract import GAMES as INSTALLED
from tests.games.contract import each_player_count
from tests.scenes.scene import Play

GAMES = {name: game for name, game in INSTALLED.items() if game.describe is not None}


def dealt(game: Game[Any], players: int) -> Play[Any]:
    return Play(game, game.deal(players, game.defaults(), Deal(b"talk"), None))


def headings(scene: Play[Any], viewer: int) -> list[tuple[str, object]]:
    """What heads the parts of a description, and whose things each part tells."""
    assert scene.game.describe is not None
    heads = [part[0] for part in sections(scene.game.describe(scene.view(viewer)))]
    return [(head.message, head.facts.get("seat")) for head in heads]


@each_player_count(GAMES)
def test_the_viewer_comes_first_and_the_others_follow(game: Game[Any], players: int) -> None:
    """In the order of the seats; an onlooker has none."""
    scene = dealt(game, players)
    for viewer in range(players + 1):
        found = headings(scene, viewer)
        whose = [head for head in found if head[0] in (HEADING + "-you", HEADING + "-seat")]
        first = 0 if viewer == players else viewer
        seats = [f"@seat-{(first + i) % players}" for i in range(players)]
        assert [seat for _, seat in whose] == seats
        kinds = ["-seat"] * players if viewer == players else ["-you", *["-seat"] * (players - 1)]
        assert [message for message, _ in whose] == [HEADING + kind for kind in kinds]


@each_player_count(GAMES)
def test_the_end_has_its_heading(game: Game[Any], players: int) -> None:
    scene = dealt(game, players)
    over = HEADING + "-over"
    assert over not in [message for message, _ in headings(scene, 0)]
    scene.play_on()
    assert over in [message for message, _ in headings(scene, 0)]
