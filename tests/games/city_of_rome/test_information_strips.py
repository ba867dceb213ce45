"""Chapter 11: which strips everybody knows, and what nobody can know of the others."""

import pytest

from groma.games.city_of_rome.layout import STRIPS
from groma.games.city_of_rome.tables import MIRROR, ROUNDS, ROW_IDS
from tests.scenes.city_of_rome import Scene, idle
from tests.scenes.city_of_rome_secrets import dealt

PLAYERS = (2, 3, 4)
STACK = ["GGBBB", "BBGBG", "GBBGB", "BGGBB", "GBBBG", "BGBGB"]
PLACES = [2, 3, 4, 5, 6, -1, -2, -3, -4, -5, -6, 1, 2, 3]  # of rounds 1 to 14; minus: mirrored


def at(place: int) -> str:
    """The row of a place of the stack, mirrored if the place is negative."""
    row = STACK[abs(place) - 1]
    return row if place > 0 else row[::-1]


def rows_of(world: Scene) -> list[str]:
    """The stack of a world, from its top."""
    return [ROW_IDS[strip & 255] for strip in world.table.hidden.zones[STRIPS][::-1]]


@pytest.mark.clause("CR-11.4")
@pytest.mark.parametrize("players", PLAYERS)
def test_after_the_preparation_of_each_round_the_strips_shown_so_far_are_known(
    players: int,
) -> None:
    scene = dealt(players, " ".join(STACK))
    rounds = ROUNDS[players]
    for now in range(1, rounds + 1):
        idle(scene, until=now)
        coming = [
            at(place) if abs(place) <= now + 1 else None for place in PLACES[now - 1 : rounds]
        ]
        for viewer in range(players + 1):
            assert scene.view(viewer)["strips"] == coming
        assert scene.view(0)["row"] == coming[0]


@pytest.mark.clause("CR-11.4")
@pytest.mark.parametrize("players", PLAYERS)
def test_the_strips_of_rounds_6_and_12_are_known_from_the_start(players: int) -> None:
    scene = dealt(players, " ".join(STACK))
    for viewer in range(players + 1):
        strips = scene.view(viewer)["strips"]
        assert strips[0] == "GGBBB"
        known = {number: row for number, row in enumerate(strips) if row is not None}
        later = {0: "GGBBB", 6: "BBBGG", 12: "GGBBB"}
        assert known == {n: row for n, row in later.items() if n <= ROUNDS[players]}
        assert scene.view(viewer)["row"] == ""


@pytest.mark.clause("CR-11.4")
def test_in_round_4_one_strip_is_unknown_and_from_round_5_on_none() -> None:
    scene = dealt(3, " ".join(STACK))
    assert idle(scene, until=4).view(3)["strips"].count(None) == 2  # rounds 5 and 11
    assert idle(scene, until=5).view(3)["strips"].count(None) == 0
    assert idle(scene, until=6).view(3)["strips"].count(None) == 0


@pytest.mark.clause("CR-11.4")
def test_what_the_calendar_promises_comes_true() -> None:
    scene = dealt(3, " ".join(STACK))
    promised = idle(scene, until=5).view(0)["strips"]
    used = []
    for now in range(5, 15):
        used.append(idle(scene, until=now).view(0)["row"])
    assert used == promised


@pytest.mark.clause("CR-11.4")
def test_everybody_is_told_the_strip_of_each_round() -> None:
    scene = idle(dealt(3, " ".join(STACK)), until=8)
    for viewer in range(4):
        told = [facts for message, facts in scene.notes(viewer) if message == "note-round-begins"]
        assert told == [{"round": n, "row": at(place)} for n, place in enumerate(PLACES[:8], 1)]


@pytest.mark.clause("CR-11.5")
@pytest.mark.parametrize("now", [1, 2, 3, 4])
def test_order_and_direction_of_unseen_strips_are_hidden(now: int) -> None:
    scene = idle(dealt(3, " ".join(STACK)), until=now)
    unseen = STACK[now + 1 :]
    for viewer in range(4):
        worlds = [rows_of(world) for world in scene.could_be(viewer, worlds=160)]
        places = range(1, 1 + len(unseen))  # below the strip in use
        for world in worlds:
            assert sorted(same_strip(world[place]) for place in places) == sorted(
                same_strip(row) for row in unseen
            )
            assert [world[0], *world[6 - now :]] == [at(now + 1), *rows_of(scene)[6 - now :]]
        for place in places:
            found = {world[place] for world in worlds}
            assert {same_strip(row) for row in found} == {same_strip(row) for row in unseen}
            assert {row[::-1] for row in found} == found


def same_strip(row: str) -> str:
    """One name for both readings of a strip."""
    mirrored = ROW_IDS[MIRROR[ROW_IDS.index(row)]]
    return min(row, mirrored)


@pytest.mark.clause("CR-11.5")
def test_from_round_5_on_no_other_stack_can_be_imagined() -> None:
    scene = idle(dealt(3, " ".join(STACK)), until=5)
    for viewer in range(4):
        for world in scene.could_be(viewer):
            assert rows_of(world) == rows_of(scene)


@pytest.mark.clause("CR-11.5")
def test_a_hidden_strip_of_either_direction_looks_the_same() -> None:
    one = dealt(3, "GGBBB BBGBG GBBGB BGGBB GBBBG BGBGB")
    other = dealt(3, "GGBBB BBGBG BGBBG GBBBG BBGGB BGBGB")
    for scene in (one, other):
        idle(scene, until=1)
    for viewer in range(4):
        assert one.view(viewer) == other.view(viewer)
