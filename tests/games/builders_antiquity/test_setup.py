"""Chapter 2: what lies on the table before the first turn."""

from collections import Counter

import pytest

from groma.core.hidden import kind_of
from groma.games.builders_antiquity import GAME
from groma.games.builders_antiquity.layout import BUILDINGS_STACK, WORKERS_STACK
from groma.games.builders_antiquity.tables import BUILDING_IDS, CREW_IDS
from tests.scenes.builders_antiquity import Scene, dealt

PLAYERS = (2, 3, 4)
APPRENTICES = {"apprentice-1", "apprentice-2", "apprentice-3", "apprentice-4"}
WORKERS = set(CREW_IDS[:18])


def dealt_to(scene: Scene) -> list[str]:
    """The crew of each seat, if that is a single card."""
    crews = [seat["crew"] for seat in scene.view()["seats"]]
    assert [len(crew) for crew in crews] == [1] * scene.table.players
    return [crew[0]["crew"] for crew in crews]


def named(facts: list[dict[str, object]], fact: str) -> list[str]:
    """One fact of many notes, without what marks it as a word."""
    return [str(told[fact]).split("-", 1)[1] for told in facts]


def stack(scene: Scene, zone: int) -> list[int]:
    """What lies in a stack, from the top."""
    return [kind_of(card) for card in reversed(scene.table.hidden.zones[zone])]


# ---- buildings -------------------------------------------------------------------------------


@pytest.mark.clause("BA-2.1", "BA-2.2")
@pytest.mark.parametrize("players", PLAYERS)
def test_all_buildings_and_machines_are_one_stack_and_five_of_them_a_row(players: int) -> None:
    scene = dealt(players, reveal_top_building=False)
    view = scene.view()
    row = [seen["building"] for seen in view["buildings"]]
    assert (len(row), view["building_stack"]) == (5, 28)
    assert sorted([*row, *view["unseen_buildings"]]) == sorted(BUILDING_IDS)
    assert scene.building_row() == " ".join(row)
    assert scene.table.gaps == 0


@pytest.mark.clause("BA-2.1")
def test_any_building_or_machine_can_lie_anywhere() -> None:
    seen: list[set[int]] = [set() for _ in range(33)]
    for number in range(400):
        scene = dealt(2, b"any %d" % number)
        cards = [*scene.table.building_row, *stack(scene, BUILDINGS_STACK)]
        for place, card in enumerate(cards):
            seen[place].add(card)
    assert all(cards == set(range(33)) for cards in seen)


@pytest.mark.clause("BA-2.2")
@pytest.mark.parametrize("players", PLAYERS)
def test_the_building_row_is_laid_from_the_top_of_the_stack(players: int) -> None:
    scene = dealt(players)
    came = named(scene.facts("building-comes"), "building")
    assert " ".join(came) == scene.building_row()
    nexts = named(scene.facts("next-building"), "building")
    assert nexts == [BUILDING_IDS[stack(scene, BUILDINGS_STACK)[0]]]  # told once, in the end


@pytest.mark.clause("BA-2.3")
@pytest.mark.parametrize("players", PLAYERS)
def test_everybody_sees_the_next_building_and_none_below_it(players: int) -> None:
    scene = dealt(players)
    for viewer in range(players + 1):
        view = scene.view(viewer)
        top, *rest = stack(scene, BUILDINGS_STACK)
        assert view["next_building"]["building"] == BUILDING_IDS[top]
        assert view["unseen_buildings"] == [BUILDING_IDS[card] for card in sorted(rest)]
        assert view["building_stack"] == 28


@pytest.mark.clause("BA-2.3")
@pytest.mark.parametrize("players", PLAYERS)
def test_nobody_sees_the_next_building_if_the_table_says_so(players: int) -> None:
    scene = dealt(players, reveal_top_building=False)
    for viewer in range(players + 1):
        view = scene.view(viewer)
        assert (view["next_building"], len(view["unseen_buildings"])) == (None, 28)
    assert "next-building" not in scene.told()


@pytest.mark.clause("BA-2.3")
def test_the_next_building_is_the_one_that_comes() -> None:
    for number in range(5):
        scene = dealt(2, b"next %d" % number)
        following = scene.view()["next_building"]["building"]
        scene.play("open 4")
        assert scene.building_row().split()[3] == following
        assert scene.view()["next_building"]["building"] != following


# ---- workers ---------------------------------------------------------------------------------


@pytest.mark.clause("BA-2.4")
@pytest.mark.parametrize("players", PLAYERS)
def test_everybody_begins_with_an_apprentice_who_is_available(players: int) -> None:
    scene = dealt(players)
    first = dealt_to(scene)
    assert len(set(first)) == players
    assert set(first) <= APPRENTICES
    assert [scene.idle(seat) for seat in range(players)] == [[name] for name in first]
    assert scene.facts("apprentice") == [
        {"seat": f"@seat-{seat}", "crew": f"@crew-{first[seat]}"} for seat in range(players)
    ]


@pytest.mark.clause("BA-2.4")
@pytest.mark.parametrize("players", PLAYERS)
def test_any_apprentice_can_come_to_any_seat(players: int) -> None:
    hands = [dealt_to(dealt(players, b"hand %d" % number)) for number in range(60)]
    for seat in range(players):
        assert {hand[seat] for hand in hands} == APPRENTICES


@pytest.mark.clause("BA-2.5")
@pytest.mark.parametrize(("players", "before"), [(2, 16), (3, 15), (4, 14)])
def test_the_other_apprentices_are_mixed_with_the_workers(players: int, before: int) -> None:
    for number in range(10):
        scene = dealt(players, b"mixed %d" % number)
        view = scene.view()
        row = [seen["crew"] for seen in view["workers"]]
        assert len(row) + view["worker_stack"] == before
        assert {*row, *view["unseen_workers"]} == WORKERS - set(dealt_to(scene))
        assert len(view["unseen_workers"]) == view["worker_stack"] == before - 5


@pytest.mark.clause("BA-2.5", "BA-2.6")
@pytest.mark.parametrize("players", PLAYERS)
def test_any_worker_can_lie_anywhere(players: int) -> None:
    seen: list[set[str]] = [set() for _ in range(18 - players)]
    for number in range(300):
        scene = dealt(players, b"any %d" % number)
        cards = [*scene.table.worker_row, *stack(scene, WORKERS_STACK)]
        for place, card in enumerate(cards):
            seen[place].add(CREW_IDS[card])
    everybody = WORKERS if players < 4 else WORKERS - APPRENTICES
    assert all(cards == everybody for cards in seen)


@pytest.mark.clause("BA-2.6")
@pytest.mark.parametrize("players", PLAYERS)
def test_five_workers_form_a_row_and_nobody_knows_the_next(players: int) -> None:
    scene = dealt(players)
    came = named(scene.facts("worker-comes"), "crew")
    assert " ".join(came) == scene.worker_row()
    assert len(came) == 5
    for viewer in range(players + 1):
        view = scene.view(viewer)
        assert [seen["crew"] for seen in view["workers"]] == came
        assert view["next_worker"] is None
        assert len(view["unseen_workers"]) == view["worker_stack"] == 13 - players
    assert "next-worker" not in scene.told()


@pytest.mark.clause("BA-2.6")
@pytest.mark.parametrize("players", PLAYERS)
def test_everybody_sees_the_next_worker_if_the_table_says_so(players: int) -> None:
    scene = dealt(players, reveal_top_worker=True)
    nexts = named(scene.facts("next-worker"), "crew")
    top, *rest = [CREW_IDS[card] for card in stack(scene, WORKERS_STACK)]
    assert nexts == [top]
    for viewer in range(players + 1):
        view = scene.view(viewer)
        assert view["next_worker"]["crew"] == top
        assert sorted(view["unseen_workers"]) == sorted(rest)


@pytest.mark.clause("BA-2.3", "BA-2.6")
def test_each_stack_is_shown_by_its_own_setting() -> None:
    view = dealt(2, reveal_top_building=False, reveal_top_worker=True).view()
    assert view["next_building"] is None
    assert view["next_worker"]["crew"] in WORKERS


# ---- the rest --------------------------------------------------------------------------------


@pytest.mark.clause("BA-2.7")
@pytest.mark.parametrize("players", PLAYERS)
def test_the_investments_lie_open(players: int) -> None:
    for viewer in range(players + 1):
        stock = dealt(players).view(viewer)["stock"]
        assert stock == {
            "slaves": ["syrus", "thrax", "davus", "lydus", "geta", "phryx"],
            "provides": stock["provides"],
            "tools": ["hammer", "hand-saw", "square", "brush"],
            "universities": ["stone", "wood", "knowledge", "decoration"],
            "loans": 4,
        }


@pytest.mark.clause("BA-2.7")
@pytest.mark.parametrize("players", PLAYERS)
def test_any_investment_can_be_chosen_at_once(players: int) -> None:
    scene = dealt(players)
    assert scene.named("slave") == {"syrus", "thrax", "davus", "lydus", "geta", "phryx"}
    assert scene.named("tool") == {"hammer", "hand-saw", "square", "brush"}
    assert scene.named("university") == {"stone", "wood", "knowledge", "decoration"}
    assert "loan" in scene.legal()


@pytest.mark.clause("BA-2.8")
@pytest.mark.parametrize("players", PLAYERS)
def test_everybody_begins_with_ten_sesterces_and_the_bank_has_the_others(players: int) -> None:
    scene = dealt(players, bank_unlimited=False)
    assert scene.table.money == [10] * players
    assert scene.view()["bank"] == 108 - 10 * players
    assert [seat["money"] for seat in scene.view()["seats"]] == [10] * players
    assert dealt(players).view()["bank"] is None


@pytest.mark.clause("BA-2.9")
@pytest.mark.parametrize("players", PLAYERS)
def test_every_seat_may_be_drawn_to_begin(players: int) -> None:
    starts = Counter(dealt(players, b"first %d" % number).table.start for number in range(200))
    assert set(starts) == set(range(players))
    assert min(starts.values()) > 200 / players / 2


@pytest.mark.clause("BA-2.9")
@pytest.mark.parametrize("players", PLAYERS)
def test_who_was_drawn_begins_and_is_told(players: int) -> None:
    for number in range(8):
        scene = dealt(players, b"begin %d" % number)
        start = scene.table.start
        assert scene.facts("starts") == [{"seat": f"@seat-{start}"}]
        assert scene.facts("turn-begins") == [{"seat": f"@seat-{start}", "round": 1}]
        assert (scene.table.seat, scene.table.active) == (start, start)
        assert (scene.view()["start"], scene.view()["decides"]) == (start, start)


@pytest.mark.clause("BA-2.9")
@pytest.mark.parametrize("players", PLAYERS)
def test_the_start_player_stays_the_same(players: int) -> None:
    scene = dealt(players, b"stays")
    start = scene.table.start
    while not scene.table.over():
        scene.play_on(most=7)
        assert scene.table.start == scene.view()["start"] == start


@pytest.mark.clause("BA-2.10", "BA-2.8")
def test_nothing_but_the_worker_stack_depends_on_the_number_of_players() -> None:
    for players in PLAYERS:
        view = dealt(players).view()
        assert (view["building_stack"], view["worker_stack"]) == (28, 13 - players)
        assert (view["turn"]["actions"], view["turn"]["exchange"]) == (3, [1, 3, 6])
        assert (view["round"], view["quiet_limit"], view["stock"]["loans"]) == (1, 3, 4)
        for seat, seen in enumerate(view["seats"]):
            own = {name: seen[name] for name in seen if name != "crew"}
            assert own == {
                **{"seat": seat, "money": 10, "points": 0, "total": 10, "loans": 0},
                **{"tools": [], "sites": [], "finished": [], "worth": []},
                **{"will_free": [], "will_repay": 0},
            }


@pytest.mark.clause("BA-2.11")
@pytest.mark.parametrize("players", PLAYERS)
def test_everybody_sees_the_same_table(players: int) -> None:
    """Investments, two rows, each with its stack, and the bank: they lie in the middle for all."""
    parts = ["stock", "buildings", "building_stack", "workers", "worker_stack", "bank"]
    scene = dealt(players, bank_unlimited=False)
    shown = [{part: scene.view(viewer)[part] for part in parts} for viewer in range(players + 1)]
    assert all(seen == shown[0] for seen in shown)
    assert all(shown[0].values())


@pytest.mark.parametrize("players", PLAYERS)
def test_the_set_up_is_told_in_its_order(players: int) -> None:
    assert dealt(players).told() == [
        *["building-comes"] * 5,
        "next-building",
        *["apprentice"] * players,
        *["worker-comes"] * 5,
        "starts",
        "turn-begins",
    ]


@pytest.mark.parametrize("players", PLAYERS)
def test_the_census_counts_every_card_once(players: int) -> None:
    scene = dealt(players, b"census", repaid_loans_return=False)
    whole = [*[1] * 33, *[1] * 24, *[1] * 4, *[1] * 4, 4]
    assert GAME.census(scene.table) == whole
    while not scene.table.over():
        scene.play_on(most=5)
        assert GAME.census(scene.table) == whole
