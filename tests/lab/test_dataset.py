"""`groma lab dataset`: records and positions as Parquet, the same ones however they were made."""

import json
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest

from groma.bots import BOTS, Random
from groma.cli import main
from groma.core.game import games
from groma.core.record import verify
from groma.core.state import State
from groma.core.tensors import Tensors, number
from groma.games.city_of_rome.rules import STEPS
from groma.lab.dataset import command, record_of, split_of

pq = pytest.importorskip("pyarrow.parquet")

Capture = pytest.CaptureFixture[str]
ROME = games()["city-of-rome"]
DUEL = ["lab", "dataset", "city-of-rome", "random", "chance", "--shard", "4"]


@pytest.fixture(autouse=True)
def _elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("LC_ALL", "en_GB.UTF-8")
    monkeypatch.setitem(BOTS, "chance", Random)


def make(out: str, *arguments: str, code: int = 0, duel: list[str] = DUEL) -> None:
    assert main([*duel, "--out", out, "--processes", "1", *arguments]) == code


def rows(out: str, table: str = "games") -> Iterator[dict[str, Any]]:
    for file in sorted(Path(out, table).iterdir()):
        yield from pq.read_table(file).to_pylist()


def content(out: str) -> dict[str, bytes]:
    """All files of a dataset."""
    folder = Path(out)
    files = [file for file in folder.rglob("*") if file.is_file()]
    return {file.relative_to(folder).as_posix(): file.read_bytes() for file in files}


# ---- games --------------------------------------------------------------------------------------


def test_every_row_is_a_record_that_can_be_checked():
    make("made", "--games", "6", "--set", "first_player=seat_1")
    found = list(rows("made"))
    assert sorted(row["number"] for row in found) == list(range(6))
    for row in found:
        record = record_of(ROME, row)
        assert verify(record, ROME).wrong == ""
        state = record.replay(ROME)
        assert row["scores"] == ROME.scores(state)
        assert row["places"] == ROME.places(state)
        assert row["margins"][0] == row["scores"][0] - row["scores"][1] == -row["margins"][1]
        assert "first_player=seat_1" in row["settings"]
        assert row["bots"] == [["random", "chance"], ["chance", "random"]][row["number"] % 2]
    assert len({tuple(row["moves"]) for row in found}) == 6
    assert len({row["seed"] for row in found}) == 3


def running() -> list[str]:
    """The commands of all processes that this one began."""
    found: list[str] = []
    for folder in Path("/proc").glob("[0-9]*"):
        with suppress(OSError):  # it ended
            parent = int((folder / "stat").read_text().rpartition(")")[2].split()[1])
            if parent == os.getpid():
                found.append((folder / "cmdline").read_text())
    return found


def test_programs_are_ended_with_their_games_and_their_misses_are_told():
    Path("dead.py").write_text("for line in open(0): print('good morning', flush=True)")
    program = f"program[tries=1]:{sys.executable} dead.py"
    make("made", "--games", "2", duel=["lab", "dataset", "city-of-rome", program, "random"])
    assert not [line for line in running() if "dead.py" in line]
    for row in rows("made"):
        at = row["bots"].index(program)
        state = record_of(ROME, row).deal(ROME)
        asked = 0
        for move in row["moves"]:
            asked += state.seat == at
            state.play(move)
        assert row["missed"][at] == asked > 0
        assert row["missed"][1 - at] == 0


def test_no_deal_is_in_two_splits_and_the_shares_are_kept():
    make("made", "--games", "60")
    by_split: dict[str, set[int]] = {}
    for file in Path("made", "games").iterdir():
        table = pq.read_table(file)
        split = file.stem.partition("-")[0]
        by_split.setdefault(split, set()).update(table["deal"].to_pylist())
        assert {split_of(seed) for seed in table["seed"].to_pylist()} == {split}
        assert len(table) <= 4
    assert (
        sum(len(deals) for deals in by_split.values()) == 30 == len(set.union(*by_split.values()))
    )
    drawn = [split_of(b"%d" % deal) for deal in range(10_000)]
    for split, share in (("train", 8000), ("validation", 1000), ("test", 1000)):
        assert abs(drawn.count(split) - share) < 130  # four deviations


def test_one_bot_sits_everywhere():
    make("made", "--games", "1", "--seats", "3", duel=["lab", "dataset", "carpe-diem", "random"])
    (row,) = rows("made")
    assert row["bots"] == ["random"] * 3
    assert len(row["margins"]) == 3


# ---- positions ----------------------------------------------------------------------------------


def _few(state: State, viewer: int, found: list[int]) -> None:
    found += [viewer, len(state.legal()) if state.seat == viewer else 0]


@pytest.fixture
def tensors(monkeypatch: pytest.MonkeyPatch) -> Tensors[Any]:
    """Two numbers of our own for a game, whose own ones would make the test long."""
    fields = [number("me", 0, 5), number("choices", 0, 1000)]
    found: Tensors[Any] = Tensors(STEPS, lambda players: fields, _few)
    monkeypatch.setattr(ROME, "tensors", found)
    return found


def test_positions_say_what_was_known_allowed_done_and_what_came_of_it(tensors: Tensors[Any]):
    make("made", "--games", "4", "--positions")
    positions = list(rows("made", "positions"))
    by_game = {row["number"]: row for row in rows("made")}
    assert len(positions) == sum(len(row["moves"]) for row in by_game.values())
    for name in ("train-00000", "validation-00000", "test-00000"):
        both = [Path("made", table, f"{name}.parquet") for table in ("games", "positions")]
        if both[0].exists():
            played, decided = [set(pq.read_table(file)["number"].to_pylist()) for file in both]
            assert played == decided, "a game and its positions are in files of one name"
    for row in by_game.values():
        state = record_of(ROME, row).deal(ROME)
        mine = [one for one in positions if one["number"] == row["number"]]
        assert [one["at"] for one in mine] == list(range(len(row["moves"])))
        for one in mine:
            assert one["seat"] == state.seat
            assert one["legal"] == state.legal()
            assert one["move"] == row["moves"][one["at"]]
            assert one["observation"] == tensors.numbers(state, state.seat)
            assert one["observation"][2:] == [state.seat, len(one["legal"])]
            assert one["place"] == row["places"][state.seat]
            assert one["margin"] == row["margins"][state.seat]
            state.play(one["move"])
        assert state.over()


def test_the_metadata_of_positions_says_which_number_is_what(tensors: Tensors[Any]):
    make("made", "--games", "2", "--positions")
    (file, *_) = sorted(Path("made", "positions").iterdir())
    schema = pq.read_schema(file)
    fields = json.loads(schema.metadata[b"groma.layout"])
    assert [field["name"] for field in fields] == ["step", "decides", "me", "choices"]
    assert [field["first"] for field in fields] == [0, 1, 2, 3]
    assert schema.field("observation").type.list_size == 4
    assert fields == json.loads(Path("made", "schema.json").read_text())["observation"]


# ---- the same again -----------------------------------------------------------------------------


def test_a_dataset_is_made_again_byte_by_byte(tensors: Tensors[Any]):
    make("one", "--games", "20", "--positions")
    make("two", "--games", "20", "--positions")
    assert content("one") == content("two")
    make("two", "--games", "20", "--positions")
    assert content("one") == content("two"), "what is there is not made again, nor spoiled"
    make("three", "--games", "20", "--positions", "--seed", "another")
    assert content("one").keys() != content("three").keys() or content("one") != content("three")


def test_more_games_leave_whole_files_as_they_are():
    make("whole", "--games", "40")
    make("grown", "--games", "21")
    before = {name: Path("grown", name).stat().st_mtime_ns for name in content("grown")}
    few = content("grown")
    make("grown", "--games", "40")
    assert content("grown") == content("whole")
    same = [name for name, held in few.items() if content("grown")[name] == held]
    kept = [name for name in same if Path("grown", name).stat().st_mtime_ns == before[name]]
    assert any(name.startswith("games/train") for name in kept)


def test_a_dataset_that_was_stopped_goes_on(monkeypatch: pytest.MonkeyPatch, capsys: Capture):
    monkeypatch.setattr("groma.lab.dataset.recipe.LOT", 1)
    make("whole", "--games", "30", "--shard", "12")
    capsys.readouterr()
    played: list[int] = []
    making = pytest.importorskip("groma.lab.dataset.making")
    real = making.game_rows

    def until(game: Any, contest: Any, deal: int) -> Any:
        if len(played) in (5, 9):
            played.append(-1)
            raise KeyboardInterrupt
        played.append(deal)
        return real(game, contest, deal)

    monkeypatch.setattr(making, "game_rows", until)
    make("made", "--games", "30", "--shard", "12", code=command.INTERRUPTED)
    assert "Stopped after 10 of 30 games." in capsys.readouterr().err
    assert not Path("made", "README.md").exists()
    make("made", "--games", "30", "--shard", "12", code=command.INTERRUPTED)
    assert "Stopped after 16 of 30 games." in capsys.readouterr().err
    (half := Path("made", "unfinished", "train-00000-1-1.half")).write_bytes(b"torn")
    make("made", "--games", "30", "--shard", "12")
    assert not half.exists()
    played = [deal for deal in played if deal >= 0]
    assert len(played) == 15 == len(set(played)), "nothing is played twice"
    assert content("made") == content("whole")


def test_any_number_of_processes_makes_the_same(tmp_path: Path):
    duel = ["lab", "dataset", "city-of-rome", "random", "random", "--games", "40", "--shard", "16"]
    make("one", duel=duel)
    assert main([*duel, "--out", "two", "--processes", "2"]) == 0
    assert content("one") == content("two")


# ---- what is said -------------------------------------------------------------------------------


def test_the_card_says_what_it_is_and_its_program_runs(tensors: Tensors[Any]):
    make("made", "--games", "10", "--positions", "--seed", "a seed")
    card = Path("made", "README.md").read_text()
    assert "10 games of *city-of-rome* between bots" in card
    assert "nobody's real games" in card
    assert "\nlicense: apache-2.0\n" in card
    assert "$" not in card
    positions = sum(1 for _ in rows("made", "positions"))
    assert f"each of its {positions:,} decisions, too" in card
    (program,) = re.findall(r"^```python\n(.*?)^```$", card, re.M | re.S)
    done = subprocess.run([sys.executable, "-c", program], cwd="made", capture_output=True)
    assert (done.returncode, done.stderr) == (0, b"")
    (line,) = re.findall(r"^```\ngroma (.*) FOLDER\n```$", card, re.M)
    assert line == (
        "lab dataset city-of-rome random chance --games 10 --seed 'a seed' --shard 4 --positions "
        "--out"
    )


def test_the_schema_names_every_move_and_every_column():
    make("made", "--games", "2")
    schema = json.loads(Path("made", "schema.json").read_text())
    (file, *_) = sorted(Path("made", "games").iterdir())
    named = [(one["name"], one["type"]) for one in schema["tables"]["games"]]
    found = pq.read_schema(file)
    assert [name for name, _ in named] == found.names
    for name, type in named:
        assert str(found.field(name).type).replace("element: ", "").replace(" not null", "") == type
    for row in rows("made"):
        for move in row["moves"]:
            assert said(schema["moves"]["families"], move) == ROME.moves.text(move)


def said(families: list[dict[str, Any]], move: int) -> str:
    """A move in words, made from the schema alone."""
    family = [one for one in families if one["first"] <= move][-1]
    rest, labels = move - family["first"], []
    for argument in reversed(family["arguments"]):
        labels.insert(0, argument["labels"][rest % len(argument["labels"])])
        rest //= len(argument["labels"])
    return " ".join([family["name"], *labels])


@pytest.mark.parametrize(
    "wrong",
    [
        ["chess", "random"],
        ["city-of-rome", "hal"],
        ["city-of-rome", "random", "--games", "0"],
        ["city-of-rome", "random", "--shard", "0"],
        ["city-of-rome", "random", "--processes", "0"],
        ["city-of-rome", "random", "--set", "nothing=on"],
        ["city-of-rome", "random", "--out", "diary.txt"],
        ["city-of-rome", "random", "--out", "."],
        ["city-of-rome", "random", "--out", "made", "--games", "2"],
        ["city-of-rome", "random", "chance", "--out", "made", "--games", "2"],
        ["city-of-rome", "random", "chance", "--out", "made", "--seed", "b", "--shard", "4"],
    ],
)
@pytest.mark.parametrize("lang", ["en", "de"])
def test_what_cannot_be_is_told_kindly(wrong: list[str], lang: str, capsys: Capture):
    Path("diary.txt").write_text("dear diary\n")
    make("made", "--games", "4")
    capsys.readouterr()
    assert main(["lab", "dataset", "--out", "new", *wrong, "--lang", lang]) == 2
    printed = capsys.readouterr()
    assert printed.out == ""
    assert printed.err.count("\n") == 1
    assert "{" not in printed.err


def test_positions_need_a_game_that_is_written_as_numbers(
    monkeypatch: pytest.MonkeyPatch, capsys: Capture
):
    monkeypatch.setattr(ROME, "tensors", None)
    make("made", "--games", "2", "--positions", code=2)
    assert "leave --positions out" in capsys.readouterr().err
    assert not Path("made").exists()


def test_without_pyarrow_it_says_what_brings_it(monkeypatch: pytest.MonkeyPatch, capsys: Capture):
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    for name in ("making", "parquet", "card"):
        monkeypatch.delitem(sys.modules, f"groma.lab.dataset.{name}", raising=False)
    make("made", "--games", "2", code=2)
    assert "That needs pyarrow" in capsys.readouterr().err
