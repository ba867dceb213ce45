"""The learned player plays what its network weighs most, and nothing that is not legal."""

import json
from pathlib import Path

import pytest

from groma.bots import Position
from groma.bots.known import bot_named
from groma.cli import main
from groma.core.deal import Deal
from groma.core.game import Game, games
from groma.core.tensors import Tensors
from groma.lab.learned import LEARNED, player

CURVES = json.loads((Path(__file__).parents[3] / "benchmarks/learned.json").read_text("utf-8"))


@pytest.mark.parametrize("name", LEARNED.games or [])
def test_it_plays_alike_in_every_world_it_may_imagine(name: str) -> None:
    game = games()[name]
    bot = LEARNED.make(b"seed")
    other = Deal(b"other")
    state = game.deal(2, game.defaults(), Deal(b"deal"), None)
    for _ in range(40):
        if state.over():
            break
        move = bot.choose(Position(game, state, state.seat))
        assert state.allows(move)
        world = game.imagine(state, state.seat, other)
        assert bot.choose(Position(game, world, state.seat)) == move
        state.play(move)


def test_it_is_signed_up_for_the_games_it_has_learned() -> None:
    kind = bot_named("learned")
    assert kind is not None
    assert kind.games == sorted(CURVES) == LEARNED.games
    assert len(kind.games) == 2
    for name in kind.games:
        assert CURVES[name]["made_for"] == player.made_for(games()[name], 2)


def test_a_network_for_other_numbers_is_refused() -> None:
    game: Game = games()["city-of-rome"]
    kept = game.tensors
    player.network_of.cache_clear()
    game.tensors = Tensors([], lambda _: [], lambda *_: None)
    try:
        with pytest.raises(RuntimeError, match="other rules or tensors"):
            player.network_of(game, 2)
    finally:
        game.tensors = kept
    with pytest.raises(RuntimeError, match="nobody has learned city-of-rome with 3 seats"):
        player.network_of(game, 3)


def test_without_onnxruntime_it_says_what_brings_it(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(player, "find_spec", lambda _: None)
    for line in (
        "arena city-of-rome learned random --games 2 --processes 1",
        "play city-of-rome --seats learned,random",
    ):
        assert main([*line.split(), "--lang", "en"]) == 2
        said = capsys.readouterr().err
        assert "That needs onnxruntime" in said
        assert "pip install '.[lab]'" in said
