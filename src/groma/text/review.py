"""Looking things up without playing: the games on the shelf, a record read again."""

from typing import Any

from groma.core.game import Game, Setting
from groma.core.match import Match
from groma.words import telling
from groma.words.reckoning import results
from groma.words.rules import OURS, load_rules

from . import table
from .words import Words


def shelf(games: dict[str, Game[Any]], lang: str) -> list[str]:
    """The installed games: name, title, players, settings."""
    if not games:
        return [Words(None, lang).text("no-games")]
    page: list[str] = []
    for game in games.values():
        words = Words(game, lang)
        page.append(f"{game.name}: {words.title()}, {telling.players(words, game)}")
        tagline = words.find("tagline")
        if tagline is not None:
            page.append("  " + tagline)
        if game.settings:
            page.append("  " + words.text("settings-head"))
        for setting in game.settings:
            page += ["    " + line for line in setting_lines(words, setting)]
    return page


def setting_lines(words: Words, setting: Setting) -> list[str]:
    """A setting with its values, the default first; what it is about, and what the values mean."""
    default = setting.labels[setting.default]
    labels = [default, *(label for label in setting.labels if label != default)]
    rules = None if words.game is None else load_rules(words.game, words.lang)
    ours = rules is not None and rules.mark(setting.clause) in OURS
    clause = words.text("clause-of-ours", clause=setting.clause) if ours else setting.clause
    page = [f"{setting.name}={'|'.join(labels)}", f"  {words.setting(setting.name)} ({clause})"]
    if setting.labels != ["off", "on"]:
        page += [f"    {label}: {words.value(setting.name, label)}" for label in labels]
    return page


def story(words: Words, match: Match, viewer: int) -> list[str]:
    """A whole game move by move, as a viewer may read it, and how it stands at the end of it."""
    page: list[str] = []
    moves = match.moves[:]
    match.rewind(0)
    page += telling.log(words, match, viewer)
    for number in range(1, len(moves) + 1):
        page += one_move(words, match, moves[number - 1], number, viewer)
    page.append("")
    if match.state.over():
        page += results(words, match)
    return page


def one_move(words: Words, match: Match, move: int, number: int, viewer: int) -> list[str]:
    """Play a move, and tell of it."""
    seat = match.state.seat
    told = len(match.notes)
    moves = match.game.moves
    secret = moves.family(move).secret and seat != viewer
    said = "" if secret else telling.said(words, match.game, match.state, move, viewer)
    match.play(seat, move)
    head = words.text(
        "replay-secret" if secret else "replay-move",
        number=number,
        seat=words.name(seat),
        said=said.rstrip("."),
        move=moves.public_text(move) if secret else moves.text(move),
    )
    return [head, *("    " + line for line in telling.log(words, match, viewer, told))]


def moment(words: Words, match: Match, at: int, viewer: int, plain: bool) -> list[str]:
    """The table after some moves: the last of them, what lies there, and the points."""
    count = len(match.moves)
    page = [words.text("replay-at", at=at, count=count)]
    if at:
        last = match.moves[at - 1]
        match.rewind(at - 1)
        page += one_move(words, match, last, at, viewer)
    else:
        match.rewind(0)
    return [*page, "", *table.show(words, match, viewer, not plain)]
