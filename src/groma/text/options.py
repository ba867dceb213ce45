"""The command line of `groma`, explained in the words of a language."""

import argparse
from collections.abc import Callable
from pathlib import Path
from typing import Final

from groma import __version__
from groma.bots import USUAL_BOT
from groma.core.native import compiled
from groma.settings import SETTINGS
from groma.words import LANGUAGES

from .seats import offered
from .words import Words

KEPT: Final = ("database", "data")  # where everything is kept
OF_WORKERS: Final = (
    "connections", "bus", "log", "pause", "backups", "backups_kept", "url", "vapid_contact",
    "webhooks", "notice_delay", "traces",
)  # fmt: skip
SHARD: Final = 5000  # games in a file of a dataset
DEEDS: Final = "find show rename silence ban lift log-out erase export".split()
TABLE_DEEDS: Final = ("find", "show", "pause", "resume", "end", "repair")  # at tables
METAVARS: Final = {
    "database": "URL", "bus": "URL", "site": "URL", "folder": "FOLDER", "hosts": "HOSTS",
    "networks": "NETWORKS", "contact": "ADDRESS", "text": "NAME", "level": "LEVEL",
    "webhooks": "off|on|any",
}  # fmt: skip


def parser(words: Words) -> argparse.ArgumentParser:
    """The command line, explained in the words of a language."""
    say = words.text
    top = argparse.ArgumentParser(prog="groma", description=say("cli-about"))
    build = "compiled" if compiled() else "pure"
    version = say("cli-version", version=f"groma {__version__}", build=build)
    top.add_argument("--version", action="version", version=version)
    common = argparse.ArgumentParser(add_help=False)
    common.add_argument("--lang", choices=LANGUAGES, help=say("cli-lang"))
    verbs = top.add_subparsers(required=True, metavar="COMMAND")

    def verb(name: str) -> argparse.ArgumentParser:
        about = say("cli-" + name)
        made: argparse.ArgumentParser = verbs.add_parser(
            name, help=about, description=about, parents=[common]
        )
        made.set_defaults(verb=name)
        return made

    verb("games")

    play = verb("play")
    play.add_argument("game", metavar="GAME", nargs="?", help=say("cli-game"))
    play.add_argument("--seats", help=say("cli-seats", bots=", ".join(offered())))
    play.add_argument("--seed", metavar="TEXT", help=say("cli-seed"))
    play.add_argument("--resume", metavar="FILE", type=Path, help=say("cli-resume"))
    play.add_argument("--example", metavar="ID", help=say("cli-example"))
    play.add_argument(
        "--set", metavar="NAME=VALUE", action="append", default=[], help=say("cli-set")
    )
    play.add_argument("--plain", action="store_true", help=say("cli-plain"))
    play.add_argument("--save", metavar="FILE", type=Path, help=say("cli-save"))

    read = verb("rules")
    read.add_argument("game", metavar="GAME", help=say("cli-game"))
    read.add_argument("clause", metavar="CLAUSE", nargs="?", help=say("cli-clause"))
    read.add_argument("--coverage", action="store_true", help=say("cli-coverage"))
    read.add_argument("--sources", action="store_true", help=say("cli-sources"))
    read.add_argument("--tests", metavar="DIR", type=Path, default="tests", help=say("cli-tests"))

    box = verb("box")
    box.add_argument("game", metavar="GAME", help=say("cli-game"))
    box.add_argument("piece", metavar="PIECE", nargs="?", help=say("cli-piece"))

    puzzle = verb("puzzle")
    puzzle.add_argument("game", metavar="GAME", help=say("cli-game"))
    puzzle.add_argument("number", metavar="NUMBER", type=int, nargs="?", help=say("cli-number"))
    puzzle.add_argument("--solve", action="store_true", help=say("cli-solve"))
    puzzle.add_argument("--plain", action="store_true", help=say("cli-plain"))

    again = verb("replay")
    again.add_argument("record", metavar="RECORD", type=Path, help=say("cli-record-file"))
    again.add_argument("--at", metavar="N", type=int, help=say("cli-at"))
    again.add_argument("--as", metavar="SEAT", dest="viewer", help=say("cli-as"))
    again.add_argument("--plain", action="store_true", help=say("cli-plain"))

    analyse = verb("analyse")
    analyse.add_argument("record", metavar="RECORD", type=Path, help=say("cli-record-file"))
    analyse.add_argument("--as", metavar="SEAT", dest="viewer", help=say("cli-analyse-as"))
    analyse.add_argument("--most", metavar="N", type=int, default=3, help=say("cli-analyse-most"))
    analyse.add_argument("--processes", metavar="P", type=int, help=say("cli-processes-analyse"))

    _published(verb, say)

    check = verb("verify")
    check.add_argument("record", metavar="RECORD", type=Path, help=say("cli-record-file"))

    fuzz = verb("fuzz")
    fuzz.add_argument("game", metavar="GAME", help=say("cli-game"))
    fuzz.add_argument("--players", metavar="N", type=int, help=say("cli-players"))
    fuzz.add_argument("--games", metavar="K", type=int, default=100, help=say("cli-games-count"))
    fuzz.add_argument("--seed", metavar="TEXT", default="groma", help=say("cli-fuzz-seed"))
    fuzz.add_argument("--care", metavar="N", type=int, default=4, help=say("cli-fuzz-care"))
    fuzz.add_argument("--bot", metavar="BOT", help=say("cli-fuzz-bot"))

    new = verb("new")
    new.add_argument("name", metavar="NAME", help=say("cli-new-name"))
    new.add_argument("--into", metavar="FOLDER", type=Path, help=say("cli-into"))
    new.add_argument("--board", action="store_true", help=say("cli-board"))

    _settings(verb("serve"), say, *(one.name for one in SETTINGS.values() if not one.secret))
    _settings(verb("work"), say, *KEPT, *OF_WORKERS)

    for name in ("backup", "restore"):
        keep = verb(name)
        _settings(keep, say, *KEPT)
        keep.add_argument("file", metavar="FILE", type=Path, help=say("cli-backup-file"))
        if name == "backup":
            keep.add_argument("--verify", action="store_true", help=say("cli-verify-backup"))

    check = verb("check-tables")
    _settings(check, say, *KEPT)
    check.add_argument("--rebuild", action="store_true", help=say("cli-rebuild"))

    _settings(verb("reports"), say, *KEPT)
    _settings(verb("audit"), say, *KEPT, "bus")

    role = verb("operator")
    role.add_argument("what", choices=["add", "remove", "list"], help=say("cli-operator-what"))
    role.add_argument("who", metavar="NAME", nargs="?", help=say("cli-operator-who"))
    role.add_argument("--reason", metavar="TEXT", help=say("cli-reason"))
    _settings(role, say, *KEPT, "bus")

    people = verb("people")
    people.add_argument("what", choices=DEEDS, help=say("cli-people-what"))
    people.add_argument("who", metavar="WHO", nargs="?", help=say("cli-people-who"))
    people.add_argument("--reason", metavar="TEXT", help=say("cli-reason"))
    people.add_argument("--days", metavar="N", type=int, help=say("cli-days"))
    people.add_argument("--to", metavar="NAME", help=say("cli-to"))
    people.add_argument("--file", metavar="FILE", type=Path, help=say("cli-export-file"))
    _settings(people, say, *KEPT, "bus")
    _desk(verb, say)

    config = verb("config")
    config.add_argument("what", choices=["check"], help=say("cli-config-what"))
    _settings(config, say)

    bench = verb("bench")
    bench.add_argument("what", choices=["engine", "lab", "server"], help=say("cli-what"))
    bench.add_argument("game", metavar="GAME", nargs="*", help=say("cli-bench-games"))
    bench.add_argument("--quick", action="store_true", help=say("cli-quick"))
    bench.add_argument("--json", action="store_true", help=say("cli-json"))
    bench.add_argument("--database", metavar="URL", help=say("cli-bench-database"))

    arena = verb("arena")
    bots = say("cli-arena-bots", bots=", ".join(offered()))
    arena.add_argument("game", metavar="GAME", nargs="?", help=say("cli-game"))
    arena.add_argument("bots", metavar="BOT", nargs="*", help=bots)
    arena.add_argument("--games", metavar="K", type=int, default=100, help=say("cli-arena-games"))
    arena.add_argument("--seats", metavar="N", type=int, help=say("cli-arena-seats"))
    arena.add_argument("--seed", metavar="TEXT", default="groma", help=say("cli-arena-seed"))
    arena.add_argument(
        "--set", metavar="NAME=VALUE", action="append", default=[], help=say("cli-set")
    )
    arena.add_argument("--keep", metavar="FILE", type=Path, help=say("cli-arena-keep"))
    arena.add_argument("--show", metavar="FILE", type=Path, nargs="+", help=say("cli-arena-show"))
    _spreading(arena, say)
    arena.add_argument("--json", action="store_true", help=say("cli-json"))

    _lab(verb("lab"), common, say)
    return top


def _lab(
    lab: argparse.ArgumentParser, common: argparse.ArgumentParser, say: Callable[..., str]
) -> None:
    """What is made for those who study games."""
    whats = lab.add_subparsers(required=True, metavar="WHAT", dest="what")

    about = say("cli-lab-dataset")
    made = whats.add_parser("dataset", help=about, description=about, parents=[common])
    made.add_argument("game", metavar="GAME", help=say("cli-game"))
    bots = say("cli-dataset-bots", usual=USUAL_BOT, bots=", ".join(offered()))
    made.add_argument("bots", metavar="BOT", nargs="*", help=bots)
    made.add_argument("--games", metavar="K", type=int, default=100, help=say("cli-arena-games"))
    made.add_argument("--seats", metavar="N", type=int, help=say("cli-arena-seats"))
    made.add_argument("--seed", metavar="TEXT", default="groma", help=say("cli-arena-seed"))
    made.add_argument(
        "--set", metavar="NAME=VALUE", action="append", default=[], help=say("cli-set")
    )
    made.add_argument("--out", metavar="DIR", type=Path, required=True, help=say("cli-dataset-out"))
    made.add_argument("--positions", action="store_true", help=say("cli-dataset-positions"))
    made.add_argument(
        "--shard", metavar="K", type=int, default=SHARD, help=say("cli-dataset-shard")
    )
    _spreading(made, say)


def _spreading(made: argparse.ArgumentParser, say: Callable[..., str]) -> None:
    """Where games are played: in processes of this machine, or where Ray runs."""
    made.add_argument("--processes", metavar="P", type=int, help=say("cli-arena-processes"))
    made.add_argument("--ray", metavar="ADDRESS", nargs="?", const="local", help=say("cli-ray"))


def _desk(verb: Callable[[str], argparse.ArgumentParser], say: Callable[..., str]) -> None:
    """What whoever runs the server does with tables and with the whole house."""
    tables = verb("tables")
    tables.add_argument("what", choices=TABLE_DEEDS, help=say("cli-tables-what"))
    tables.add_argument("which", metavar="TABLE", nargs="*", help=say("cli-tables-which"))

    told = verb("announce")
    for lang in LANGUAGES:
        told.add_argument(f"--{lang}", metavar="TEXT", help=say("cli-announce-words", lang=lang))
    told.add_argument("--hours", metavar="N", type=int, default=24, help=say("cli-announce-hours"))
    told.add_argument("--end", metavar="NUMBER", type=int, help=say("cli-announce-end"))

    worked = verb("maintenance")
    worked.add_argument("what", choices=["on", "off"], help=say("cli-maintenance-what"))
    worked.add_argument("--minutes", metavar="N", type=int, help=say("cli-maintenance-minutes"))

    for made in (tables, told, worked):
        _settings(made, say, *KEPT, "bus")
        made.add_argument("--reason", metavar="TEXT", default="", help=say("cli-reason"))


def _published(verb: Callable[[str], argparse.ArgumentParser], say: Callable[..., str]) -> None:
    """What is made for hosts that only hand out files."""
    record = verb("record")
    record.add_argument("what", choices=["publish"], help=say("cli-record-what"))
    record.add_argument("record", metavar="RECORD", type=Path, help=say("cli-record-file"))
    site = verb("site")
    site.add_argument("what", choices=["build"], help=say("cli-site-what"))
    site.add_argument(
        "--record", metavar="RECORD", type=Path, action="append", help=say("cli-site-record")
    )
    for made in (record, site):
        made.add_argument("--out", metavar="DIR", type=Path, required=True, help=say("cli-out"))
        made.add_argument("--anonymous", action="store_true", help=say("cli-anonymous"))
        made.add_argument("--analyse", action="store_true", help=say("cli-record-analyse"))
        made.add_argument("--house", metavar="FOLDER", type=Path, help=say("cli-site-house"))
        made.add_argument("--base", metavar="PATH", help=say("cli-base"))
        made.add_argument("--packed", action="store_true", help=say("cli-packed"))


def _settings(made: argparse.ArgumentParser, say: Callable[..., str], *names: str) -> None:
    """Settings as flags; how their text is read is said where they are listed."""
    made.add_argument("--config", metavar="FILE", type=Path, help=say("cli-config-file"))
    for one in (SETTINGS[name] for name in names):
        about = say("setting-" + one.name.replace("_", "-"))
        if one.kind == "switch":
            made.add_argument(one.flag, action=argparse.BooleanOptionalAction, help=about)
        else:
            made.add_argument(one.flag, metavar=METAVARS.get(one.kind, "N"), help=about)
