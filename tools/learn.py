"""Teach and train the learned players.

    python tools/learn.py teach city-of-rome master --deals 0:800  # lessons, kept in .lessons/
    python tools/learn.py train city-of-rome --lessons master      # its network, and its curve

Lessons are searched for, so they take hours on one core; they can be stopped and go on. The network
is written to src/groma/lab/learned/networks, its curve to benchmarks/learned.json. How strong it is
says the arena (docs/learned.md).
"""

import argparse
import json
import sys
from collections.abc import Sequence
from dataclasses import asdict
from pathlib import Path
from time import perf_counter

from groma.core.game import games
from groma.lab.learned.lessons import Course, Lesson, lesson, read, write
from groma.lab.spreading import cores, spread

ROOT = Path(__file__).parents[1]
LESSONS = ROOT / ".lessons"
NETWORKS = ROOT / "src/groma/lab/learned/networks"
CURVES = ROOT / "benchmarks/learned.json"
PLAYERS = 2
SEED = "lessons"  # contests are played on others (docs/arena.md)


def place_of(game: str, teacher: str) -> Path:
    """Where the lessons of a teacher are kept."""
    return LESSONS / teacher / f"{game}.jsonl"


class Teaching:
    """A lesson of a course by its number; sent to other processes."""

    def __init__(self, course: Course) -> None:
        self.course = course

    def __call__(self, number: int) -> Lesson:
        return lesson(self.course, number)


def teach(game: str, teacher: str, player: str, deals: range) -> None:
    """Lessons of the deals that have not been played yet; without a player the teacher plays."""
    place = place_of(game, f"{teacher}-{player}" if player else teacher)
    place.parent.mkdir(parents=True, exist_ok=True)
    known = {one.number for one in read(place)} if place.exists() else set()
    missing = [number for number in deals if number not in known]
    course = Course(game, teacher, PLAYERS, SEED, player)
    for one in spread(Teaching(course), missing, cores()):
        write(place, [one])


def train(name: str, kinds: Sequence[str]) -> None:
    """Make the network of a game from some kinds of lessons: TEACHER, or TEACHER-PLAYER."""
    from groma.lab.learned.network import save
    from groma.lab.learned.player import made_for
    from groma.lab.learned.samples import samples_of
    from groma.lab.learned.training import Recipe, tested, told
    from groma.lab.learned.training import train as epochs

    game = games()[name]
    layout = game.tensors.layout(PLAYERS)
    began = perf_counter()
    recipe = Recipe()
    given = {kind: list(read(place_of(name, kind))) for kind in kinds}
    lessons = [one for some in given.values() for one in some]
    samples = samples_of(lessons)
    said = {
        "recipe": asdict(recipe),
        "lessons": {kind: len(some) for kind, some in given.items()},
        "decisions": len(samples),
        "made_for": made_for(game, PLAYERS),
        "curve": [],
    }
    best = 0.0
    NETWORKS.mkdir(exist_ok=True)
    for network, point in epochs(samples, layout, recipe):
        said["curve"].append(told(point))
        print(point, flush=True)
        if point.validation.agreement > best:
            best = point.validation.agreement
            said["kept"] = {"epoch": point.epoch, "test": told(tested(network, samples))}
            save(network, game, PLAYERS, NETWORKS / f"{name}-{PLAYERS}.onnx")
    said["seconds"] = round(perf_counter() - began)
    kept = json.loads(CURVES.read_text("utf-8")) if CURVES.exists() else {}
    kept[name] = said
    CURVES.write_text(json.dumps(kept, indent=1) + "\n", "utf-8")


def main(arguments: list[str]) -> None:
    """Teach or train."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    deeds = parser.add_subparsers(dest="deed", required=True)
    teaching = deeds.add_parser("teach")
    teaching.add_argument("game")
    teaching.add_argument("teacher")
    teaching.add_argument("--player", default="", help="who plays and is corrected by the teacher")
    teaching.add_argument("--deals", default="0:800")
    training = deeds.add_parser("train")
    training.add_argument("game")
    training.add_argument("--lessons", nargs="+", required=True, help="TEACHER, or TEACHER-PLAYER")
    chosen = parser.parse_args(arguments)
    if chosen.deed == "teach":
        first, last = map(int, chosen.deals.split(":"))
        teach(chosen.game, chosen.teacher, chosen.player, range(first, last))
    else:
        train(chosen.game, chosen.lessons)


if __name__ == "__main__":
    main(sys.argv[1:])
