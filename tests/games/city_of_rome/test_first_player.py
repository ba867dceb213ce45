"""Chapter 2: which seat begins, and what follows from it in the opening and in every round."""

import math
from collections import Counter
from itertools import product

import pytest

from groma.core.deal import Deal
from groma.games.city_of_rome import GAME
from tests.scenes.city_of_rome import Scene, chosen, fresh, idle
from tests.scenes.city_of_rome_secrets import bundles_seen, dealt, faces, hand_seen

PLAYERS = (2, 3, 4)
SEEDS = 400
LABELS = ["seat_1", "seat_2", "seat_3", "seat_4"]
PACKETS = {2: "market, arena", 3: "market, arena, school", 4: "market, arena, school, baths"}

every_start = pytest.mark.parametrize(
    ("players", "start"), [(n, start) for n in PLAYERS for start in range(n)]
)


def likelihood(counts: list[int]) -> float:
    """How likely an even draw would spread 2, 3 or 4 counts as unevenly (chi-square)."""
    even = sum(counts) / len(counts)
    half = sum((count - even) ** 2 / even for count in counts) / 2
    if len(counts) == 3:
        return math.exp(-half)
    tail = math.erfc(math.sqrt(half))
    return tail if len(counts) == 2 else tail + 2 * math.sqrt(half / math.pi) * math.exp(-half)


def begun_by(players: int, start: int) -> Scene:
    """A table before the opening draft at which a seat begins."""
    return dealt(players, decks=f"II: {PACKETS[players]}", first_player=LABELS[start])


def drafted(scene: Scene) -> list[int]:
    """Who was asked in the opening draft, in this order; the first card is always kept."""
    asked: list[int] = []
    while scene.step() == "draft":
        asked.append(scene.table.seat)
        scene.play(scene.legal()[0])
    return asked


def test_the_likelihood_is_that_of_the_tables() -> None:
    """Critical values of chi-square for 1 in 100, with 1, 2 and 3 degrees of freedom."""
    for cells, critical in ((2, 6.635), (3, 9.210), (4, 11.345)):
        away = math.sqrt(critical * 100 / 2)  # one cell so much above 100, one below
        counts = [100 + away, 100 - away, *[100] * (cells - 2)]
        assert likelihood(counts) == pytest.approx(0.01, rel=1e-3)  # type: ignore[arg-type]


@pytest.mark.clause("CR-2.8")
@pytest.mark.parametrize("players", PLAYERS)
def test_lots_are_drawn_evenly_for_who_begins(players: int) -> None:
    begins = Counter(
        GAME.deal(players, GAME.defaults(), Deal(b"who begins %d" % seed), None).start
        for seed in range(SEEDS)
    )
    assert begins.total() == SEEDS
    assert likelihood([begins[seat] for seat in range(players)]) > 0.01


@pytest.mark.clause("CR-2.8")
@pytest.mark.parametrize(("players", "label"), list(product(PLAYERS, LABELS)))
def test_the_host_may_name_a_seat_which_is_counted_round(players: int, label: str) -> None:
    start = LABELS.index(label) % players
    for seed in range(4):
        scene = fresh(players, f"named {seed}", first_player=label)
        assert scene.view(players)["start"] == start
        assert "start-player" not in scene.told()  # all have read it in the settings


@pytest.mark.clause("CR-2.8")
@pytest.mark.parametrize("players", PLAYERS)
def test_everybody_is_told_whom_the_lot_has_chosen(players: int) -> None:
    scene = fresh(players, "lots", first_player="drawn")
    start = scene.table.start
    for viewer in range(players + 1):
        assert scene.view(viewer)["start"] == start
        assert scene.story(viewer)[0] == ("start-player", {"seat": f"@seat-{start}"})


@pytest.mark.clause("CR-2.8")
@pytest.mark.parametrize("players", PLAYERS)
def test_no_card_and_no_strip_hangs_on_who_begins(players: int) -> None:
    """The seed deals the same, whether lots are drawn or a seat is named."""
    for seed in range(4):
        worlds = [fresh(players, f"lots {seed}", first_player=one) for one in ["drawn", *LABELS]]
        zones = [[faces(zone) for zone in world.table.hidden.zones] for world in worlds]
        assert all(one == zones[0] for one in zones)


@pytest.mark.clause("CR-2.8", "CR-2.9")
@every_start
def test_the_draft_runs_to_the_right_and_ends_with_the_start_player(
    players: int, start: int
) -> None:
    scene = begun_by(players, start)
    right = [(start - i) % players for i in range(1, players)]
    assert drafted(scene) == right
    assert all(len(scene.hand(seat)) == 1 for seat in range(players))
    kept = [facts["seat"] for facts in scene.facts("drafted", players)]
    assert kept == [f"@seat-{seat}" for seat in [*right, start]]


@pytest.mark.clause("CR-2.8", "CR-5.1", "CR-10.1")
@every_start
def test_rounds_begin_with_the_start_player_and_the_figure_goes_on_clockwise(
    players: int, start: int
) -> None:
    scene = idle(begun_by(players, start), 1)
    for number in (1, 2, 3):
        begins = (start + number - 1) % players
        assert scene.view(0)["start"] == begins
        placed: list[int] = []
        while scene.step() == "station":
            placed.append(scene.table.seat)
            scene.play(scene.legal()[0])
        assert placed[:players] == [(begins + i) % players for i in range(players)]
        idle(scene, number + 1)


@pytest.mark.clause("CR-2.8", "CR-11.9")
@every_start
def test_the_seat_left_of_the_start_player_alone_knows_the_card_left_over(
    players: int, start: int
) -> None:
    scene = begun_by(players, start)
    drafted(scene)
    (last,) = scene.hand(start)
    left = (start + 1) % players
    for viewer in range(players + 1):
        known = hand_seen(scene, start, viewer) == [f"{last}/II"]
        assert known == (viewer in (start, left))
    others = [hand_seen(scene, seat, start) for seat in range(players) if seat != start]
    assert others == [["?/II"]] * (players - 1)
    assert bundles_seen(scene, start) == {}


@pytest.mark.clause("CR-2.8", "CR-11.9")
@pytest.mark.parametrize("start", range(4))
def test_who_chose_first_knows_what_the_others_have_but_not_who_has_which(start: int) -> None:
    scene = begun_by(4, start)
    drafted(scene)
    first = (start - 1) % 4
    passed = sorted(f"{scene.hand(seat)[0]}/II" for seat in range(4) if seat != first)
    assert bundles_seen(scene, first) == {1: passed}
    for seat in range(4):
        if seat != first:
            assert hand_seen(scene, seat, first) == ["?/II #1"]


@pytest.mark.clause("CR-2.8")
@pytest.mark.parametrize("players", PLAYERS)
def test_a_saved_table_remembers_who_began(players: int) -> None:
    for seed in range(4):
        table = GAME.deal(players, GAME.defaults(), Deal(b"saved %d" % seed), None)
        again = GAME.load(players, GAME.defaults(), table.to_bytes())
        assert (again.start, again.seat) == (table.start, table.seat)
        assert GAME.view(again, 0) == GAME.view(table, 0)


@pytest.mark.parametrize("players", PLAYERS)
def test_by_the_first_rules_seat_0_always_began(players: int) -> None:
    first = GAME.of_version(1)
    assert first is not None
    assert [setting.name for setting in first.settings] == [
        "production_optional_per_building",
        "aqueduct_may_replace_aqueduct",
        "show_known_hand_cards",
    ]
    for seed in range(4):
        old = first.deal(players, first.defaults(), Deal(b"then %d" % seed), None)
        now = GAME.deal(players, chosen(), Deal(b"then %d" % seed), None)
        assert old.start == 0
        assert old.to_bytes() == now.to_bytes()
