"""The rules of a game, clause by clause, in our own words."""

from typing import Any

from groma.core.game import Game
from groma.words.rules import load_rules

from ..problems import not_there
from ..sentences import plain_words
from ..wire.games import ClauseShape, RulesShape
from .examples import example_shapes


def rules_shape(game: Game[Any], lang: str) -> RulesShape:
    """All clauses, with where each comes from; and the worked examples."""
    rules = load_rules(game, lang)
    if rules is None:
        raise not_there("rules")
    words = plain_words(game, lang)
    clauses = [
        ClauseShape(
            name,
            rules.plain(name),
            rules.mark(name),
            list(rules.sources[name].places) if name in rules.sources else [],
            rules.remark(words, name),
            [words.setting(setting) for setting in rules.changed_by(name)],
        )
        for name in rules.clauses
    ]
    return RulesShape(game.name, lang, rules.text, clauses, example_shapes(game, lang))
