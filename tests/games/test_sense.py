"""What the sense of every game must be for the bots that play by it."""

from typing import Any

from groma.bots import Position
from groma.bots.levels import journeyman
from groma.core.deal import Deal
from groma.core.game import Game
from tests.games.contract import GAMES as INSTALLED
from tests.games.contract import each, each_player_count
from tests.scenes.scene import Play

GAMES = {name: game for name, game in INSTALLED.items() if game.sense is not None}


@each_player_count(GAMES)
def test_the_sense_is_an_int_at_every_decision_and_looking_changes_nothing(
    game: Game[Any], players: int
) -> None:
    assert game.sense is not None
    scene = Play(game, game.deal(players, game.defaults(), Deal(b"int"), None))
    for number in range(12):
        before = scene.table.to_bytes()
        for seat in range(players):
            assert type(game.sense(scene.table, seat)) is int
        assert scene.table.to_bytes() == before
        scene.play_on(b"int %d" % number, most=15)
    scene.play_on()
    assert all(type(game.sense(scene.table, seat)) is int for seat in range(players))


@each(GAMES)
def test_greedy_decides_by_what_its_seat_knows(game: Game[Any]) -> None:
    table = game.deal(max(game.players), game.defaults(), Deal(b"fair"), None)
    for number in range(40):
        if table.over():
            break
        seat = table.seat
        chosen = set()
        for world in (table, table.imagine(seat, Deal(b"a")), table.imagine(seat, Deal(b"b"))):
            bot = journeyman(b"bot")
            bot.turn_to(number)
            chosen.add(bot.choose(Position(game, world, seat)))
        assert len(chosen) == 1
        table.play(chosen.pop())
    assert number > 5
