"""Games in words: what may be chosen, who may be asked to play, what the box says of itself."""

from typing import Any

from groma.core.game import Game
from groma.words.about import load_facts, steps
from groma.words.puzzles import load_puzzles
from groma.words.rules import load_rules
from groma.words.strength import Strength, load_strength
from groma.words.tutorials import load_tutorial

from ..bots import bots_of, usual_bot
from ..sentences import plain_words
from ..wire.games import AboutShape, BoardShape, BotShape, GameShape, SettingShape, StrengthShape


def game_shape(game: Game[Any], lang: str, board: BoardShape | None = None) -> GameShape:
    """A game in words; `board`: where the one is found that comes with its package."""
    words = plain_words(game, lang)
    rules = load_rules(game, lang)
    facts = load_facts(game)
    return GameShape(
        name=game.name,
        version=game.version,
        title=words.title(),
        tagline=words.find("tagline") or "",
        players=game.players,
        bots=_bots(game),
        usual_bot=usual_bot(game),
        point=game.point,
        settings=[
            SettingShape(
                setting.name,
                setting.labels,
                [words.value(setting.name, label) for label in setting.labels],
                setting.labels[setting.default],
                setting.clause,
                "" if rules is None else rules.mark(setting.clause),
                words.setting(setting.name),
            )
            for setting in game.settings
        ],
        tutorial=load_tutorial(game) is not None,
        puzzles=len(load_puzzles(game)),
        box=words.find("box-remark") or "",
        board=board,
        about=None if facts is None else AboutShape(**vars(facts)),
        tension=words.find("window-tension") or "",
        steps=steps(words),
    )


def _bots(game: Game[Any]) -> list[BotShape]:
    """Who may be asked to play, and how strong they are, where that was measured."""
    names = bots_of(game)
    measured = load_strength(game, names)
    return [BotShape(name, _strength(measured.get(name))) for name in names]


def _strength(one: Strength | None) -> StrengthShape | None:
    if one is None:
        return None
    return StrengthShape(one.against, one.share, one.low, one.high, one.deals)
