"""Chapter 8: who scores when, and the end of a scoring."""

import random

import pytest

from tests.scenes.carpe_diem import Scene, card, dealt, phase_over, score_again

SCORING_STEPS = ("circle", "begin", "pay", "add")


def scorers(scene: Scene) -> list[int]:
    """Play one scoring, paying for nothing: the seats that put a disc, one after the other."""
    seats: list[int] = []
    while scene.step() in SCORING_STEPS:
        if scene.step() == "circle":
            seats.append(scene.table.seat)
        scene.play(scene.legal()[-1])
    return seats


def no_steps(scene: Scene) -> Scene:
    """No card on the grid moves a disc."""
    table = scene.table
    table.grid = [-1 if place == -1 else card("a_fish_2") for place in table.grid]
    return scene


@pytest.mark.clause("CD-8.1", "CD-2.13")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_edge_32_with_nobody_ahead_the_last_in_turn_order_scores_first(players: int) -> None:
    assert scorers(phase_over(players)) == list(range(players))[::-1]


@pytest.mark.clause("CD-2.13", "CD-8.1")
def test_edge_32_whoever_started_is_below() -> None:
    scene = dealt(4, random_start_fields=True)
    start = scene.table.start
    order = scorers(score_again(scene))
    assert order == [(start + i) % 4 for i in (3, 2, 1, 0)]


@pytest.mark.clause("CD-8.1", "CD-7.5")
@pytest.mark.parametrize(
    ("players", "steps", "order"),
    [
        (2, [(0, 1)], [0, 1]),
        (2, [(0, 1), (1, 1)], [1, 0]),
        (2, [(1, 1), (0, 1)], [0, 1]),
        (2, [(1, 3), (0, 4)], [0, 1]),
        (3, [(1, 1)], [1, 2, 0]),
        (3, [(0, 2), (1, 1)], [0, 1, 2]),
        (4, [(0, 7), (2, 5), (1, 5), (3, 2)], [0, 1, 2, 3]),
        (4, [(3, 4), (0, 4), (2, 4)], [2, 0, 3, 1]),
        (4, [(0, 1), (1, 1), (0, 1)], [0, 1, 3, 2]),
        (4, [(0, 1), (1, 1), (2, 1), (3, 1)], [3, 2, 1, 0]),
        (4, [(1, 3), (2, 1), (3, 2), (2, 1), (2, 1)], [2, 1, 3, 0]),
        (4, [(0, 20), (1, 20), (0, 1)], [1, 0, 3, 2]),
    ],
)
def test_the_foremost_disc_first_and_in_a_pile_from_top_to_bottom(
    players: int, steps: list[tuple[int, int]], order: list[int]
) -> None:
    scene = no_steps(phase_over(players, 0, *steps))
    assert scene.facts("scores-next") == [
        {"seat": f"@seat-{seat}", "place": place + 1} for place, seat in enumerate(order)
    ]
    assert scorers(scene) == order


@pytest.mark.clause("CD-8.2")
def test_edge_20_steps_gained_while_scoring_change_only_the_next_scoring() -> None:
    scene = phase_over(3, 0, (2, 1))  # 2 is ahead, then 1 on top of 0
    table = scene.table
    table.grid[4] = card("c_chimney_2_step")
    scene.counts(1, chimney=10)
    assert table.seat == 2  # nobody owns anything, so nobody is asked to pay
    scene.play("disc 2-3", "begin 2")
    assert table.seat == 1
    scene.play("disc 5-8", "begin 5")
    assert table.spaces[1] == 5 > table.spaces[2]
    assert table.seat == 0  # neither 2 again nor 1
    scene.play("disc 2-5", "begin 2")
    no_steps(scene)
    assert scorers(score_again(scene)) == [1, 2, 0]


@pytest.mark.clause("CD-8.2")
def test_a_disc_that_lands_on_others_does_not_let_them_wait() -> None:
    scene = phase_over(4, 0, (0, 3), (1, 1))  # 0 on 3; 1 on 1; 3 above 2 on 0
    scene.table.grid[4] = card("c_chimney_3_bread_step")
    scene.counts(1, chimney=6)
    order: list[int] = []
    while scene.step() == "circle":
        order.append(scene.table.seat)
        scene.play("disc 5-8" if scene.table.seat == 1 else scene.legal()[0])
        while scene.step() in ("begin", "pay", "add"):
            scene.play(scene.legal()[-1])
    assert scene.table.spaces[:2] == [3, 3]
    assert order == [0, 1, 3, 2]
    assert scene.table.track == [2, 3, 0, 1]


@pytest.mark.clause("CD-8.7", "CD-3.1", "CD-10.1")
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("phase", [0, 1, 2])
def test_when_everybody_has_put_one_disc_the_next_phase_begins(players: int, phase: int) -> None:
    scene = phase_over(players, phase)
    while scene.step() in SCORING_STEPS:
        assert scene.table.phase == phase
        scene.play(scene.legal()[-1])
    assert [scene.table.discs.count(seat) for seat in range(players)] == [1] * players
    assert scene.table.phase == phase + 1
    assert scene.step() == "move"
    assert scene.facts("phase-begins")[-1]["phase"] == phase + 2


@pytest.mark.clause("CD-8.7", "CD-11.1")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_after_the_fourth_scoring_the_game_is_over(players: int) -> None:
    scene = phase_over(players, 3)
    begun = len(scene.facts("phase-begins"))
    assert sorted(scorers(scene)) == list(range(players))
    assert scene.table.over()
    assert scene.legal() == []
    assert scene.table.phase == 3
    assert len(scene.facts("phase-begins")) == begun
    refusal = scene.table.why_not(0, 0)
    assert refusal is not None
    assert refusal.message == "refused-over"


@pytest.mark.clause("CD-8.1")
def test_a_scoring_is_told_with_its_order_before_the_first_disc() -> None:
    scene = phase_over(3, 2, (1, 2), (0, 2))
    assert scene.told()[-4:] == ["scoring-begins", "scores-next", "scores-next", "scores-next"]
    assert scene.facts("scoring-begins") == [{"phase": 3}]
    assert scene.facts("scores-next") == [
        {"seat": "@seat-0", "place": 1},
        {"seat": "@seat-1", "place": 2},
        {"seat": "@seat-2", "place": 3},
    ]


@pytest.mark.clause("CD-8.1", "CD-8.7", "CD-3.1")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_in_whole_games_everybody_scores_four_times_in_the_order_of_the_track(
    players: int,
) -> None:
    rng = random.Random(players)
    for game in range(3):
        scene = dealt(players, seed=b"order %d" % game)
        table = scene.table
        waiting: list[int] = []
        scorings = 0
        while not table.over():
            if scene.step() == "circle":
                if not waiting:
                    height = {seat: i for i, seat in enumerate(table.track)}
                    waiting = sorted(
                        range(players), key=lambda s: (table.spaces[s], height[s]), reverse=True
                    )
                    scorings += 1
                assert table.seat == table.active == waiting.pop(0)
            elif scene.step() == "move":
                assert not waiting
            scene.play(rng.choice(scene.legal()))
        assert (scorings, waiting) == (4, [])


@pytest.mark.clause("CD-8.1")
def test_only_the_seat_whose_turn_it_is_puts_a_disc() -> None:
    scene = phase_over(3)
    for seat in (0, 1):
        refusal = scene.why_not("disc 5-8", seat)
        assert (refusal.clause, refusal.message) == ("CD-8.3", "refused-not-your-decision")
        assert refusal.facts == {"seat": 2}
    assert scene.allows("disc 5-8")
    assert scene.why_not("stop").message == "refused-other-step"
