"""Chapter 2: what each player begins with, who begins, and where the patricians stand."""

from collections import Counter

import pytest

from groma.games.carpe_diem import GAME
from groma.games.carpe_diem.layout import NOTHING
from groma.games.carpe_diem.moves import MOVES
from tests.scenes.carpe_diem import building, dealt, scoring

PLAYERS = (2, 3, 4)


@pytest.mark.clause("CD-1.14", "CD-2.11")
def test_goods_points_and_steps_are_plain_numbers_of_any_size() -> None:
    scene = building("merchant_half", "merchant_half at c3").give(fish=70, herb=1, coin=129)
    scene.set_points(1003).play("place c2")
    assert scene.goods(0) == {"coin": 129 + 71 + 1}
    seat = scene.view(1)["seats"][0]
    assert (seat["coins"], seat["points"], seat["breads"]) == (201, 1003, 0)
    loaded = GAME.load(2, scene.table.settings, scene.table.to_bytes())
    assert GAME.view(loaded, 1) == scene.view(1)
    paid = scoring("a_fish_3", "b_all_wares").set_points(6).play("disc 5-8", "begin 5")
    assert paid.points() == 0  # 4 and then the other 2: nobody has to change a card for it


@pytest.mark.clause("CD-2.4")
@pytest.mark.parametrize("players", PLAYERS)
def test_one_disc_lies_on_the_track_and_four_in_storage(players: int) -> None:
    scene = dealt(players)
    seen = scene.view(players)
    assert sorted(seen["track"]) == list(range(players))
    assert [seat["discs"] for seat in seen["seats"]] == [4] * players
    assert [circle["seat"] for circle in seen["circles"]] == [None] * len(seen["circles"])
    assert [seat["field"] for seat in seen["seats"]] == [None] * players
    arguments = {sort.name for family in MOVES.families for sort in family.sorts}
    assert "colour" not in arguments  # a colour is chosen before the game, and changes nothing


@pytest.mark.clause("CD-2.11")
@pytest.mark.parametrize("players", PLAYERS)
def test_wares_coins_and_breads_are_in_the_supply(players: int) -> None:
    for seat in dealt(players).view(players)["seats"]:
        assert seat["wares"] == {"grape": 0, "herb": 0, "chicken": 0, "fish": 0}
        assert (seat["coins"], seat["breads"], seat["stored"]) == (0, 0, [])


@pytest.mark.clause("CD-2.12")
@pytest.mark.parametrize("players", PLAYERS)
def test_chance_chooses_the_start_player(players: int) -> None:
    scenes = [dealt(players, b"start %d" % number) for number in range(60)]
    starts = Counter(scene.view()["start"] for scene in scenes)
    assert set(starts) == set(range(players))
    assert max(starts.values()) < 2 * 60 / players
    for scene in scenes[:8]:
        start = scene.view()["start"]
        assert scene.facts("phase-begins") == [{"phase": 1, "seat": f"@seat-{start}"}]


@pytest.mark.clause("CD-2.13")
@pytest.mark.parametrize("players", PLAYERS)
def test_the_discs_are_piled_on_the_start_space_in_turn_order(players: int) -> None:
    for number in range(6):
        seen = dealt(players, b"pile %d" % number).view()
        assert [seat["space"] for seat in seen["seats"]] == [0] * players
        assert seen["track"] == [(seen["start"] + i) % players for i in range(players)]


@pytest.mark.clause("CD-2.14")
@pytest.mark.parametrize(("players", "points"), [(2, [8, 9]), (3, [8, 9, 13]), (4, [8, 9, 10, 11])])
def test_points_at_the_start_follow_the_turn_order(players: int, points: list[int]) -> None:
    for number in range(6):
        scene = dealt(players, b"points %d" % number)
        seen = scene.view(players)
        order = [(seen["start"] + i) % players for i in range(players)]
        assert [seen["seats"][seat]["points"] for seat in order] == points
        for seat, amount in zip(order, points, strict=True):
            (first,) = [entry for entry in scene.sheet(seat).lines if entry.row == "start"]
            assert (first.points, first.clause) == (amount, "CD-2.14")


@pytest.mark.clause("CD-2.15")
def test_a_patrician_starts_on_any_free_field() -> None:
    scene = dealt(4)
    assert scene.legal() == [f"settle {field}" for field in range(1, 8)]
    scene.play("settle 3")
    assert scene.why_not("settle 3").clause == "CD-2.15"
    scene.play("settle 7", "settle 1")
    assert scene.legal() == [f"settle {field}" for field in (2, 4, 5, 6)]
    for taken in (1, 3, 7):
        assert scene.why_not(f"settle {taken}").message == "refused-CD-2-15"
    assert scene.why_not("walk 2").clause == "CD-2.15"


@pytest.mark.clause("CD-2.15", "CD-2.16")
@pytest.mark.parametrize("players", PLAYERS)
def test_patricians_are_placed_in_turn_order_after_the_tiles_are_open(players: int) -> None:
    for number in range(4):
        scene = dealt(players, b"settle %d" % number)
        start = scene.view()["start"]
        depots = scene.view(players)["depots"]
        assert None not in [tile for depot in depots for tile in depot["tiles"]]
        asked = []
        while scene.step() == "settle":
            asked.append(scene.table.seat)
            scene.play(scene.legal()[-1])
        order = [(start + i) % players for i in range(players)]
        assert asked == order
        assert [scene.view()["seats"][seat]["field"] for seat in order] == [7, 6, 5, 4][:players]
        assert scene.facts("settled") == [
            {"seat": f"@seat-{seat}", "field": str(7 - i)} for i, seat in enumerate(order)
        ]
        names = [name for name, _ in scene.story()]
        assert max(i for i, name in enumerate(names) if name == "depot-filled") < names.index(
            "settled"
        )
        assert (scene.step(), scene.table.seat) == ("move", start)


@pytest.mark.clause("CD-2.16")
@pytest.mark.parametrize("players", PLAYERS)
def test_an_option_deals_the_start_fields(players: int) -> None:
    found = set()
    for number in range(40):
        scene = dealt(players, b"fields %d" % number, random_start_fields=True)
        seen = scene.view()
        fields = [seat["field"] for seat in seen["seats"]]
        assert len(set(fields)) == players
        assert (scene.step(), scene.table.seat) == ("move", seen["start"])
        found |= set(enumerate(fields))
        assert scene.facts("settled") == [
            {"seat": f"@seat-{seat}", "field": str(field)} for seat, field in enumerate(fields)
        ]
    assert len(found) == 7 * players


@pytest.mark.clause("CD-2.16")
def test_start_fields_are_chosen_unless_a_table_wants_chance() -> None:
    assert dealt(3).step() == "settle"
    assert dealt(3, random_start_fields=False).step() == "settle"
    assert dealt(3).table.patricians == [NOTHING] * 3


@pytest.mark.clause("CD-2.13")
@pytest.mark.parametrize("players", PLAYERS)
def test_edge_32_if_no_disc_has_moved_the_last_player_scores_first(players: int) -> None:
    scene = dealt(players)
    for district in scene.table.districts:
        district.banderoles = 0
    while scene.step() != "circle":
        scene.play("store" if scene.allows("store") else scene.legal()[0])
    assert scene.table.spaces == [0] * players
    start = scene.view()["start"]
    order = [(start - 1 - i) % players for i in range(players)]
    assert scene.table.seat == order[0]
    assert scene.facts("scores-next") == [
        {"seat": f"@seat-{seat}", "place": i + 1} for i, seat in enumerate(order)
    ]
