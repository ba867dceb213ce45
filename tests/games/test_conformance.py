"""Every game keeps the contract; that the kit would notice if it did not is in the games' folders.

A game that is installed beside ours is held to the same.
"""

from typing import Any

import pytest

from groma.core.conformance import Trial, check_substitute, check_tables, fuzz
from groma.core.deal import Deal, deal_key
from groma.core.game import Game
from groma.core.notes import Log
from tests.games.contract import GAMES, each, each_player_count, turned_round

OTHERS = [  # every value of a setting that is not the usual one
    (name, setting.name, label)
    for name, game in GAMES.items()
    for setting in game.settings
    for label in setting.labels
    if label != setting.labels[setting.default]
]


@each(GAMES)
def test_tables_are_sound(game: Game[Any]) -> None:
    check_tables(game)


@each_player_count(GAMES)
def test_random_games_with_random_settings_keep_every_promise(
    game: Game[Any], players: int
) -> None:
    seed = b"contract %d" % players
    assert fuzz(game, [players], 3, seed, lambda line: None, care=16) == []


@pytest.mark.parametrize(("name", "setting", "label"), OTHERS)
def test_every_setting_keeps_every_promise(name: str, setting: str, label: str) -> None:
    game = GAMES[name]
    number = [one.name for one in game.settings].index(setting)
    settings = game.defaults()
    settings[number] = game.settings[number].labels.index(label)
    Trial(game, game.players[0], settings, deal_key(b"settings", [setting, label]), 30).run()


@each_player_count(GAMES)
def test_all_settings_turned_round_keep_every_promise(game: Game[Any], players: int) -> None:
    Trial(game, players, turned_round(game), deal_key(b"round", [game.name]), 30).run()


@each_player_count(GAMES)
def test_any_seat_can_be_taken_over_at_any_moment(game: Game[Any], players: int) -> None:
    check_substitute(game, players, b"substitute")


@each_player_count(GAMES)
def test_two_seeds_deal_different_tables(game: Game[Any], players: int) -> None:
    one, other = (game.deal(players, game.defaults(), Deal(seed), None) for seed in (b"a", b"b"))
    assert one.to_bytes() != other.to_bytes()


@each_player_count(GAMES)
def test_a_table_is_dealt_alike_with_and_without_a_log(game: Game[Any], players: int) -> None:
    for settings in (game.defaults(), turned_round(game)):
        silent = game.deal(players, settings[:], Deal(b"log"), None)
        loud = game.deal(players, settings[:], Deal(b"log"), Log(players + 1))
        assert silent.log is None
        assert silent.to_bytes() == loud.to_bytes()
