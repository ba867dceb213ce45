"""The arena over Ray's workers on this machine: killed in the middle, it shows the same."""

import json
import os
import signal
import threading
import time
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from groma.cli import main
from groma.core.game import games
from groma.lab.arena import DealResult, contest_of, play_deals, summary
from groma.lab.fault import Fault
from groma.lab.spreading import TRIES, spread
from tests.lab.test_spreading import square, wrong

ray = pytest.importorskip("ray")
actors = pytest.importorskip("groma.lab.ray_actors")

pytestmark = pytest.mark.nightly
ROME = games()["city-of-rome"]
CONTEST = contest_of(ROME, ["random", "novice", "random"], "over ray")
DEALS = range(12)


@pytest.fixture(autouse=True, scope="module")
def _rays_that_know_the_tests() -> Iterator[None]:
    with pytest.MonkeyPatch.context() as changed:
        root = Path(__file__).parents[2]
        changed.setenv("PYTHONPATH", f"{root}{os.pathsep}{os.environ.get('PYTHONPATH', '')}")
        yield


def parts(pid: int) -> tuple[str, int]:
    """The command of a process, and its parent."""
    stat = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return Path(f"/proc/{pid}/cmdline").read_bytes().decode(errors="replace"), int(stat[1])


def workers() -> list[int]:
    """The processes of Ray's that descend from this one and play."""
    found: dict[int, tuple[str, int]] = {}
    for entry in Path("/proc").iterdir():
        if entry.name.isdecimal():
            try:
                found[int(entry.name)] = parts(int(entry.name))
            except OSError:
                continue  # it has ended

    def ours(pid: int) -> bool:
        while pid in found and pid != os.getpid():
            pid = found[pid][1]
        return pid == os.getpid()

    return [
        pid for pid, (name, _) in found.items() if name.startswith("ray::_Worker") and ours(pid)
    ]


def told(results: list[DealResult]) -> dict[str, Any]:
    """What a contest shows, without what a stopwatch says."""
    found = summary(CONTEST, results)
    del found["times"]
    return found


def alone() -> list[DealResult]:
    return list(play_deals(ROME, CONTEST, DEALS, 1))


def untimed(results: list[DealResult]) -> list[tuple[Any, ...]]:
    return sorted(
        (
            one.deal,
            *((game.seating, game.places, game.points, game.decisions) for game in one.games),
        )
        for one in results
    )


def test_workers_killed_in_the_middle_lose_no_game_and_change_nothing():
    results: list[DealResult] = []
    killed: list[int] = []
    for result in play_deals(ROME, CONTEST, DEALS, actors.RayActors(count=2)):
        results.append(result)
        if len(results) in (3, 5):
            victim = next(pid for pid in workers() if pid not in killed)
            os.kill(victim, signal.SIGKILL)
            killed.append(victim)
    assert len(killed) == 2
    assert sorted(result.deal for result in results) == list(DEALS), "each once"
    assert untimed(results) == untimed(alone())
    assert told(results) == told(alone())
    assert workers() == []
    assert not ray.is_initialized()


def test_the_recipe_for_a_cluster_is_one_by_rays_own_schema():
    yaml = pytest.importorskip("yaml")
    rays = pytest.importorskip("ray.autoscaler._private.util")
    recipe = Path(__file__).parents[2] / "deploy" / "ray" / "cluster.yaml"
    said = yaml.safe_load(recipe.read_text("utf-8"))
    rays.validate_config(rays.prepare_config(said))
    assert f"'ray=={ray.__version__}'" in said["setup_commands"][1], "the one that was tried"


def test_a_ray_that_is_not_there_is_told_kindly(capsys: pytest.CaptureFixture[str]):
    asked = ["arena", "city-of-rome", "random", "random", "--games", "2"]
    assert main([*asked, "--ray", "auto"]) == 2
    assert capsys.readouterr().err.startswith("No Ray can be joined at auto: ")


# ---- one Ray for all that follows, since it takes long to begin one -----------------------------


@pytest.fixture(scope="module")
def running() -> Iterator[None]:
    begin = partial(ray.init, "local", include_dashboard=False, log_to_driver=False)
    for left in (2, 1, 0):  # it gives itself 30 seconds, which a busy machine may need more than
        try:
            begin(num_cpus=2)
            break
        except Exception as late:
            if left == 0 or "timed out during startup" not in str(late):
                raise
    yield
    ray.shutdown()


@pytest.mark.usefixtures("running")
def test_only_what_a_killed_worker_had_is_done_again(tmp_path: Path):
    work = partial(square, tmp_path, [3, 11], True)
    found = list(spread(work, range(16), actors.RayActors(count=2)))
    assert sorted(found) == [piece * piece for piece in range(16)]
    done = [file.name.partition("-")[0] for file in tmp_path.iterdir()]
    assert len({piece for piece in done if done.count(piece) > 1}) <= 2 * actors.AHEAD
    assert done.count("3") == 2


@pytest.mark.usefixtures("running")
def test_who_always_dies_is_given_up_and_what_is_wrong_is_told(tmp_path: Path):
    with pytest.raises(Fault, match="lab-workers-die"):
        list(spread(partial(square, tmp_path, [1], False), range(4), actors.RayActors(count=2)))
    assert len(list(tmp_path.glob("1-*"))) == TRIES
    with pytest.raises(ZeroDivisionError, match="piece"):
        list(spread(wrong, range(3), actors.RayActors(count=2)))


@pytest.mark.usefixtures("running")
def test_another_version_of_groma_is_refused(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(actors, "__version__", "99")
    with pytest.raises(Fault, match="ray-other-version"):
        list(play_deals(ROME, CONTEST, [0, 1], actors.RayActors(count=1)))


@pytest.mark.usefixtures("running")
def test_who_stops_listening_ends_the_workers():
    playing = play_deals(ROME, CONTEST, range(500), actors.RayActors(count=1))
    next(playing)
    assert workers()
    playing.close()
    ended = time.monotonic() + 60
    while workers():
        assert time.monotonic() < ended


@pytest.mark.usefixtures("running")
def test_the_command_says_the_same_though_a_worker_is_killed(capsys: pytest.CaptureFixture[str]):
    asked = ["arena", "city-of-rome", "random", "novice", "--games", "24", "--json"]
    assert main([*asked, "--processes", "1"]) == 0
    alone = json.loads(capsys.readouterr().out)
    killed: list[int] = []

    def kill() -> None:
        while not killed:
            for pid in workers()[:1]:
                os.kill(pid, signal.SIGKILL)
                killed.append(pid)

    killer = threading.Thread(target=kill)
    killer.start()
    assert main([*asked, "--ray"]) == 0
    killer.join()
    over = json.loads(capsys.readouterr().out)
    del alone["times"], over["times"]
    assert over == alone
    assert ray.is_initialized(), "it ran before, and goes on"


@pytest.mark.usefixtures("running")
def test_a_dataset_over_ray_has_the_same_bytes(tmp_path: Path):
    pytest.importorskip("pyarrow")
    made = {}
    for name, where in (("here", ["--processes", "1"]), ("ray", ["--ray"])):
        asked = ["lab", "dataset", "city-of-rome", "random", "random", "--games", "20"]
        assert main([*asked, "--out", str(tmp_path / name), *where]) == 0
        made[name] = {
            file.relative_to(tmp_path / name): file.read_bytes()
            for file in (tmp_path / name).rglob("*.*")
        }
    assert made["here"] == made["ray"]
