"""One command, `groma`: play, read, check and measure the games that are installed."""

import argparse
import os
import sys
from collections.abc import Callable, Mapping, Sequence
from datetime import UTC, datetime
from hashlib import sha256
from pathlib import Path
from typing import Final

from groma.bots import Bot
from groma.bots.analysis import parts_of
from groma.core.game import games
from groma.core.match import Match
from groma.lab.fault import Fault
from groma.settings import SettingsFault, read_settings
from groma.text import analysis, box, configuration, puzzle, review, rules, sheets
from groma.text.files import open_record, read_record
from groma.text.opening import choose_settings, find_game, open_table
from groma.text.options import parser
from groma.text.play import Sitting
from groma.text.screen import Face, Screen, Spoken
from groma.text.seats import bot_of, called, find_seat, kind_of
from groma.text.trouble import Trouble
from groma.text.words import Words
from groma.words import FALLBACK, LANGUAGES
from groma.words.box import load_box
from groma.words.puzzles import load_puzzles, number_on
from groma.words.reckoning import verdict
from groma.words.rules import load_rules

UNKNOWN: Final = 2  # the exit code when something asked for does not exist
INTERRUPTED: Final = 130


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command; the answer is the exit code."""
    given = list(sys.argv[1:] if arguments is None else arguments)
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")  # a sign the terminal lacks is no reason to stop
    lang = wanted_language(given, os.environ)
    words = Words(None, lang)
    asked = parser(words).parse_args(given)
    try:
        code = VERBS[asked.verb](asked, words)
        sys.stdout.flush()
    except (Trouble, Fault) as trouble:
        print(words.text(trouble.message, **trouble.facts), file=sys.stderr)
        return UNKNOWN
    except SettingsFault as fault:
        print("\n".join(configuration.problem_lines(words, fault)), file=sys.stderr)
        return UNKNOWN
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:  # whoever read us has seen enough
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    return code


def wanted_language(arguments: Sequence[str], environ: Mapping[str, str]) -> str:
    """The language of --lang, else of the environment, else English."""
    for i, argument in enumerate(arguments):
        name, _, value = argument.partition("=")
        if name == "--lang":
            value = value or (arguments[i + 1] if i + 1 < len(arguments) else "")
            return value if value in LANGUAGES else FALLBACK
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if environ.get(name):
            code = environ[name][:2].lower()
            return code if code in LANGUAGES else FALLBACK
    return FALLBACK


# ---- what the commands do -----------------------------------------------------------------------


def list_games(asked: argparse.Namespace, words: Words) -> int:
    """`groma games`."""
    Screen(plain=True).tell(review.shelf(games(), words.lang))
    return 0


def play_game(asked: argparse.Namespace, words: Words) -> int:
    """`groma play`."""
    match, names = open_table(asked)
    if asked.save is not None and asked.save.exists() and asked.save != asked.resume:
        raise Trouble("file-exists", file=str(asked.save))
    screen = Screen(asked.plain)
    if asked.example is not None:
        book = load_rules(match.game, words.lang)
        screen.tell([*rules.clause_lines(words, book, asked.example), ""])
    Sitting(
        match,
        [bot_at(seat, name, match) for seat, name in enumerate(names)],
        Words(match.game, words.lang, called(match.names)),
        screen,
        asked.plain,
        asked.save,
        [] if asked.resume is None else [asked.resume],
    ).run()
    return 0


def bot_at(seat: int, name: str, match: Match) -> Bot | None:
    """The bot that a name stands for; its chance has nothing to do with that of the deal."""
    bot = bot_of(name)
    if bot is None:
        return None
    seed = sha256(b"bot %d" % seat + match.record().seed_hash).digest()
    return kind_of(match.game, bot, match.state.players).make(seed)


def read_rules(asked: argparse.Namespace, words: Words) -> int:
    """`groma rules`."""
    game = find_game(asked.game)
    book = load_rules(game, words.lang)
    if book is None:
        raise Trouble("no-rules")
    clauses = book.find(asked.clause) if asked.clause else []
    if asked.clause and not clauses:
        raise Trouble("unknown-clause", clause=asked.clause)
    page = rules.clause_lines(words, book, asked.clause) if clauses else book.page(words)
    well = True
    if asked.sources:
        page = rules.source_lines(words, book)
        well = not [name for name in book.clauses if not book.mark(name)]
    if asked.coverage:
        folder = rules.tests_folder(game, asked.tests)
        if not folder.is_dir():
            raise Trouble("no-tests", folder=str(folder))
        page, well = rules.coverage(words, book, rules.marked_clauses(folder), clauses)
    Screen(plain=True).tell(page)
    return 0 if well else 1


def show_box(asked: argparse.Namespace, words: Words) -> int:
    """`groma box`."""
    words = Words(find_game(asked.game), words.lang)
    families = load_box(words)
    if families is None:
        raise Trouble("no-box")
    page = box.box_lines(words, families)
    if asked.piece:
        found = box.pieces_named(families, asked.piece)
        if not found:
            raise Trouble("unknown-piece", piece=asked.piece)
        page = [line for piece in found for line in box.piece_lines(words, piece)]
    Screen(plain=True).tell(page)
    return 0


def ask_puzzle(asked: argparse.Namespace, words: Words) -> int:
    """`groma puzzle`; the days are those of Greenwich, everywhere."""
    game = find_game(asked.game)
    puzzles = load_puzzles(game)
    today = number_on(puzzles, datetime.now(UTC).toordinal())
    if today is None:
        raise Trouble("no-puzzles")
    found = puzzles.get(today if asked.number is None else asked.number)
    if found is None:
        raise Trouble("unknown-puzzle", number=str(asked.number), of=max(puzzles))
    words = Words(game, words.lang, found.record.names)
    words.ears = asked.plain
    screen: Face = Screen(asked.plain)
    if asked.plain:
        screen = Spoken(screen, words.text("word-minus"))
    puzzle.ask(found, max(puzzles), words, screen, asked.plain, asked.solve)
    return 0


def replay_record(asked: argparse.Namespace, words: Words) -> int:
    """`groma replay`."""
    record, game = read_record(asked.record, games())
    match = open_record(asked.record, record, game)
    words = Words(game, words.lang, called(record.names))
    words.ears = asked.plain
    viewer = viewer_of(asked, words, match)
    if asked.at is None:
        page = review.story(words, match, viewer)
    elif 0 <= asked.at <= len(match.moves):
        page = review.moment(words, match, asked.at, viewer, asked.plain)
    else:
        raise Trouble("replay-too-far", count=len(match.moves))
    page += ["", *sheets.scores(words, match, viewer, asked.plain)]
    screen: Face = Screen(asked.plain)
    if asked.plain:
        screen = Spoken(screen, words.text("word-minus"))
    screen.tell(page)
    return 0


def analyse_record(asked: argparse.Namespace, words: Words) -> int:
    """`groma analyse`."""
    from groma.lab.analysing import analyse
    from groma.lab.progress import progress
    from groma.lab.spreading import cores

    record, game = read_record(asked.record, games())
    match = open_record(asked.record, record, game)
    if not match.state.over():
        raise Trouble("analyse-running", file=str(asked.record))
    if game.sense is None:
        raise Trouble("analyse-no-sense")
    words = Words(game, words.lang, called(record.names))
    reader = viewer_of(asked, words, match)
    with progress(words.text, "analyse-so-far", 0, len(parts_of(match))) as step:
        found = analyse(match, cores() if asked.processes is None else asked.processes, step)
    Screen(plain=True).tell(analysis.page(words, match, found, reader, asked.most))
    return 0


def viewer_of(asked: argparse.Namespace, words: Words, match: Match) -> int:
    """The seat that --as names, else an onlooker."""
    if asked.viewer is None:
        return match.state.onlooker()
    found = find_seat(words.names, asked.viewer)
    if found is None:
        raise Trouble("no-such-seat", name=asked.viewer)
    return found


def publishing(name: str) -> Callable[[argparse.Namespace, Words], int]:
    """`groma site` and `groma record`."""

    def run(asked: argparse.Namespace, words: Words) -> int:
        try:
            from groma.publish import command
        except ModuleNotFoundError as missing:
            raise Trouble("publish-missing", part=missing.name or "") from missing
        made: Callable[..., int] = getattr(command, name)
        return made(asked, words.text)

    return run


def verify_record(asked: argparse.Namespace, words: Words) -> int:
    """`groma verify`."""
    record, game = read_record(asked.record, games())
    page, sound = verdict(Words(game, words.lang, called(record.names)), record, game)
    Screen(plain=True).tell(page)
    return 0 if sound else 1


def fuzz_game(asked: argparse.Namespace, words: Words) -> int:
    """`groma fuzz`."""
    from groma.bots.checking import check_bot
    from groma.core.conformance import fuzz
    from groma.lab.arena import contest

    game = find_game(asked.game)
    if asked.players is not None and asked.players not in game.players:
        counts = ", ".join(str(count) for count in game.players)
        raise Trouble("seats-wrong-number", number=asked.players, players=counts)
    players = game.players if asked.players is None else [asked.players]
    seed = asked.seed.encode()
    if asked.bot is None:
        found = fuzz(game, players, asked.games, seed, print, asked.care)
    else:
        kind = contest.kind_of(game, asked.bot, asked.players)
        players = [count for count in players if kind.can_play(game, count)]
        found = check_bot(game, kind, players, asked.games, seed, print, asked.care)
    for violation in found:
        print(violation)
    print(words.text("fuzz-found", count=len(found)) if found else words.text("fuzz-sound"))
    return 1 if found else 0


def new_game(asked: argparse.Namespace, words: Words) -> int:
    """`groma new`."""
    from groma.new import fits, make

    if not fits(asked.name):
        raise Trouble("new-name", name=asked.name)
    if asked.name in games():
        raise Trouble("new-taken", name=asked.name)
    folder: Path = asked.into or Path(asked.name)
    if folder.exists():
        raise Trouble("file-exists", file=str(folder))
    count = len(make(asked.name, folder, asked.board))
    print(words.text("new-made", name=asked.name, folder=str(folder), count=count))
    return 0


def bench(asked: argparse.Namespace, words: Words) -> int:
    """`groma bench engine`, `groma bench lab`, `groma bench server`."""
    names = [find_game(name).name for name in asked.game or list(games())]
    if asked.what == "engine":
        from groma.lab.bench import main as engine

        return engine(names, asked.quick, asked.json)
    if asked.what == "lab":
        from groma.lab.environments.bench import main as lab

        return lab(names, asked.quick, asked.json)
    server_runs_here()
    try:
        from groma.lab.server_bench.command import main as server

        return server(names, asked.quick, asked.json, asked.database)
    except ModuleNotFoundError as missing:
        raise Trouble("server-missing", part=missing.name or "") from missing


def arena(asked: argparse.Namespace, words: Words) -> int:
    """`groma arena`."""
    from groma.lab.arena import command

    if asked.show:
        return command.show(asked, words.text)
    game = find_game(asked.game)
    return command.play(asked, words.text, game, choose_settings(game, asked.set))


def lab(asked: argparse.Namespace, words: Words) -> int:
    """`groma lab`."""
    from groma.lab.dataset import command

    game = find_game(asked.game)
    return command.make(asked, words.text, game, choose_settings(game, asked.set))


def server_runs_here() -> None:
    """Stop with a sentence where the server lacks what only Linux and macOS have."""
    if sys.platform == "win32":
        raise Trouble("server-not-here")


def run_server(name: str) -> Callable[[argparse.Namespace, Words], int]:
    """`groma serve` and its like; what they need comes with an extra."""

    def run(asked: argparse.Namespace, words: Words) -> int:
        server_runs_here()
        try:
            from groma.server.operate import commands
        except ModuleNotFoundError as missing:
            raise Trouble("server-missing", part=missing.name or "") from missing

        def tell(message: str, **facts: str | int) -> None:
            print(words.text(message, **facts), flush=True)

        command: Callable[..., int] = getattr(commands, name)
        read = read_settings(vars(asked), os.environ)
        asked.lang = words.lang
        try:
            return command(read, asked, tell)
        except commands.Fault as fault:
            raise Trouble("server-fault", why=str(fault)) from fault

    return run


def check_config(asked: argparse.Namespace, words: Words) -> int:
    """`groma config check`."""
    read = read_settings(vars(asked), os.environ)
    page, well = configuration.page(words, read, os.environ)
    Screen(plain=True).tell(page)
    return 0 if well else 1


VERBS: Final[dict[str, Callable[[argparse.Namespace, Words], int]]] = {
    "games": list_games,
    "play": play_game,
    "rules": read_rules,
    "box": show_box,
    "puzzle": ask_puzzle,
    "replay": replay_record,
    "analyse": analyse_record,
    "site": publishing("build"),
    "record": publishing("publish_record"),
    "verify": verify_record,
    "fuzz": fuzz_game,
    "new": new_game,
    "serve": run_server("serve"),
    "work": run_server("work"),
    "backup": run_server("backup"),
    "restore": run_server("restore"),
    "check-tables": run_server("check"),
    "reports": run_server("reports"),
    "operator": run_server("operator"),
    "people": run_server("people"),
    "audit": run_server("audit"),
    "tables": run_server("tables"),
    "announce": run_server("announce"),
    "maintenance": run_server("maintenance"),
    "config": check_config,
    "bench": bench,
    "arena": arena,
    "lab": lab,
}
