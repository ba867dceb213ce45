"""Chapter 5: opening sites and recruiting workers, and how the rows are filled."""

import pytest

from tests.scenes.builders_antiquity import Scene, builders

PLAYERS = (2, 3, 4)
SLOTS = (1, 2, 3, 4, 5)
BUILDINGS = "house market pyramid saw sphinx"
WORKERS = "master-1 master-2 journeyman-1 labourer-1 apprentice-1"


def laid(players: int = 2, **settings: bool) -> Scene:
    """Known rows, and on top of the stacks the forum, the hoist and two masters."""
    scene = builders(players, **settings).rows(BUILDINGS, WORKERS)
    return scene.stacks("forum hoist temple", "master-3 master-4 labourer-2").turn(0)


def filled(row: str, slot: int, name: str) -> str:
    """A row with another card in one place."""
    cards = row.split()
    cards[slot - 1] = name
    return " ".join(cards)


def seen_in(scene: Scene, row: str) -> list[str | None]:
    """The cards of a row as everybody sees them."""
    key = "building" if row == "buildings" else "crew"
    return [None if card is None else card[key] for card in scene.view()[row]]


# ---- opening a site --------------------------------------------------------------------------


@pytest.mark.clause("BA-5.1")
@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("slot", SLOTS)
def test_any_card_of_the_row_is_opened_for_one_action_and_no_money(players: int, slot: int) -> None:
    scene = laid(players).money(0)
    taken = BUILDINGS.split()[slot - 1]
    scene.play(f"open {slot}")
    assert scene.sites(0) == [taken]
    assert (scene.table.actions, scene.table.money[0], scene.table.seat) == (2, 0, 0)
    assert scene.facts("opened") == [{"seat": "@seat-0", "building": f"@building-{taken}"}]
    assert all(scene.sites(seat) == [] for seat in range(1, players))
    assert (scene.done(0), scene.table.points[0], scene.idle(0)) == ([], 0, [])


@pytest.mark.clause("BA-5.1")
@pytest.mark.parametrize("seat", range(4))
def test_the_site_is_that_of_whose_turn_it_is(seat: int) -> None:
    scene = laid(4).turn(seat).play("open 3")
    assert [scene.sites(other) for other in range(4)] == [
        ["pyramid"] if other == seat else [] for other in range(4)
    ]
    assert scene.facts("opened") == [{"seat": f"@seat-{seat}", "building": "@building-pyramid"}]


@pytest.mark.clause("BA-5.2")
@pytest.mark.parametrize("slot", SLOTS)
def test_the_next_building_takes_the_same_place(slot: int) -> None:
    scene = laid().play(f"open {slot}")
    assert scene.building_row() == filled(BUILDINGS, slot, "forum")
    assert scene.worker_row() == WORKERS
    assert seen_in(scene, "buildings") == scene.building_row().split()
    assert scene.view()["building_stack"] == 2
    assert scene.view()["next_building"]["building"] == "hoist"
    assert scene.story()[2:] == [
        ("building-comes", {"building": "@building-forum"}),
        ("next-building", {"building": "@building-hoist"}),
    ]
    assert scene.table.gaps == 0


@pytest.mark.clause("BA-5.2", "BA-2.3")
def test_what_comes_after_it_is_not_told_if_it_is_not_seen() -> None:
    scene = laid(reveal_top_building=False).play("open 2")
    assert scene.building_row() == filled(BUILDINGS, 2, "forum")
    assert scene.told() == ["turn-begins", "opened", "building-comes"]
    assert scene.view()["next_building"] is None


@pytest.mark.clause("BA-5.2")
def test_the_row_is_full_before_the_next_action() -> None:
    scene = laid().play("open 2", "open 2")
    assert scene.sites() == ["market", "forum"]
    assert scene.building_row() == filled(BUILDINGS, 2, "hoist")
    scene.play("open 2")
    assert scene.sites() == ["market", "forum", "hoist"]


@pytest.mark.clause("BA-5.3")
@pytest.mark.parametrize("players", PLAYERS)
def test_several_sites_are_opened_in_one_turn(players: int) -> None:
    scene = laid(players).money(10).play("open 5", "open 1", "open 3", "buy-action", "open 4")
    assert scene.sites() == ["house", "sphinx", "pyramid", "saw"]
    assert (scene.table.actions, scene.table.money[0]) == (0, 5)


@pytest.mark.clause("BA-5.3")
def test_open_sites_do_not_keep_anybody_from_opening_more() -> None:
    scene = laid().site(0, "colossus", "temple", "fortress", "trough", "stall", "theatre").turn(0)
    scene.play("open 1")
    assert len(scene.sites()) == 7
    assert scene.named("open") == {"1", "2", "3", "4", "5"}


# ---- recruiting ------------------------------------------------------------------------------


@pytest.mark.clause("BA-5.4")
@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("slot", SLOTS)
def test_any_worker_of_the_row_is_recruited_for_one_action_and_no_money(
    players: int, slot: int
) -> None:
    scene = laid(players).money(0)
    worker = WORKERS.split()[slot - 1]
    scene.play(f"recruit {slot}")
    assert scene.idle(0) == [worker]
    assert (scene.table.actions, scene.table.money[0], scene.table.seat) == (2, 0, 0)
    assert scene.facts("recruited") == [{"seat": "@seat-0", "crew": f"@crew-{worker}"}]
    assert [seen["crew"] for seen in scene.view()["seats"][0]["crew"]] == [worker]
    assert all(scene.table.crew[seat] == 0 for seat in range(1, players))


@pytest.mark.clause("BA-5.4")
@pytest.mark.parametrize("seat", range(4))
def test_the_worker_is_of_whose_turn_it_is(seat: int) -> None:
    scene = laid(4).turn(seat).play("recruit 2")
    assert [scene.idle(other) for other in range(4)] == [
        ["master-2"] if other == seat else [] for other in range(4)
    ]
    assert scene.facts("recruited") == [{"seat": f"@seat-{seat}", "crew": "@crew-master-2"}]


@pytest.mark.clause("BA-5.5")
@pytest.mark.parametrize("slot", SLOTS)
def test_the_next_worker_takes_the_same_place(slot: int) -> None:
    scene = laid().play(f"recruit {slot}")
    assert scene.worker_row() == filled(WORKERS, slot, "master-3")
    assert scene.building_row() == BUILDINGS
    assert seen_in(scene, "workers") == scene.worker_row().split()
    assert (scene.view()["worker_stack"], scene.view()["next_worker"]) == (2, None)
    assert scene.story()[2:] == [("worker-comes", {"crew": "@crew-master-3"})]
    assert scene.table.gaps == 0


@pytest.mark.clause("BA-5.5", "BA-2.6")
def test_who_comes_after_is_told_if_everybody_sees_it() -> None:
    scene = laid(reveal_top_worker=True)
    assert scene.view()["next_worker"]["crew"] == "master-3"
    scene.play("recruit 3")
    assert scene.story()[2:] == [
        ("worker-comes", {"crew": "@crew-master-3"}),
        ("next-worker", {"crew": "@crew-master-4"}),
    ]
    assert scene.view()["next_worker"]["crew"] == "master-4"


@pytest.mark.clause("BA-5.5")
@pytest.mark.parametrize("players", PLAYERS)
def test_several_workers_are_recruited_in_one_turn(players: int) -> None:
    scene = laid(players).play("recruit 1", "recruit 1", "recruit 5")
    assert scene.idle() == ["master-1", "master-3", "apprentice-1"]
    assert scene.worker_row() == "master-4 master-2 journeyman-1 labourer-1 labourer-2"
    assert (scene.table.actions, scene.view()["worker_stack"]) == (0, 0)


# ---- empty stacks ----------------------------------------------------------------------------


@pytest.mark.clause("BA-5.6")
@pytest.mark.parametrize("slot", SLOTS)
def test_without_a_stack_the_place_of_a_building_stays_empty(slot: int) -> None:
    scene = laid().stacks(buildings="").turn(0).play(f"open {slot}")
    assert scene.building_row() == filled(BUILDINGS, slot, "-")
    assert seen_in(scene, "buildings")[slot - 1] is None
    assert scene.told() == ["turn-begins", "opened"]
    refusal = scene.why_not(f"open {slot}")
    assert (refusal.clause, refusal.facts) == ("BA-5.6", {})
    assert scene.named("open") == {str(other) for other in SLOTS if other != slot}
    assert scene.named("recruit") == {"1", "2", "3", "4", "5"}


@pytest.mark.clause("BA-5.6")
@pytest.mark.parametrize("slot", SLOTS)
@pytest.mark.parametrize("shown", [False, True])
def test_without_a_stack_the_place_of_a_worker_stays_empty(slot: int, shown: bool) -> None:
    scene = laid(reveal_top_worker=shown).stacks(workers="").turn(0).play(f"recruit {slot}")
    assert scene.worker_row() == filled(WORKERS, slot, "-")
    assert seen_in(scene, "workers")[slot - 1] is None
    assert scene.told() == ["turn-begins", "recruited"]
    refusal = scene.why_not(f"recruit {slot}")
    assert (refusal.clause, refusal.facts) == ("BA-5.6", {})
    assert scene.named("recruit") == {str(other) for other in SLOTS if other != slot}
    assert scene.named("open") == {"1", "2", "3", "4", "5"}


@pytest.mark.clause("BA-5.6")
def test_the_places_keep_their_numbers() -> None:
    scene = laid().stacks("", "").turn(0).play("open 2", "recruit 4", "open 3")
    assert scene.building_row() == "house - - saw sphinx"
    assert scene.worker_row() == "master-1 master-2 journeyman-1 - apprentice-1"
    scene.turn(0).play("open 4", "recruit 5")
    assert scene.building_row() == "house - - - sphinx"
    assert scene.worker_row() == "master-1 master-2 journeyman-1 - -"
    assert (scene.named("open"), scene.named("recruit")) == ({"1", "5"}, {"1", "2", "3"})


@pytest.mark.clause("BA-5.6")
def test_the_last_card_of_a_stack_still_comes_and_nothing_lies_below_it() -> None:
    scene = laid(reveal_top_worker=True).stacks("forum", "master-3").turn(0)
    scene.play("open 1", "recruit 1")
    assert scene.told() == [
        *("turn-begins", "opened", "building-comes", "recruited", "worker-comes")
    ]
    view = scene.view()
    assert (view["next_building"], view["building_stack"]) == (None, 0)
    assert (view["next_worker"], view["worker_stack"]) == (None, 0)
    assert scene.table.gaps == 0


@pytest.mark.clause("BA-5.6")
@pytest.mark.parametrize("players", PLAYERS)
def test_without_any_card_the_action_is_gone_and_the_game_goes_on(players: int) -> None:
    scene = builders(players).rows("- - - - house", "- - - - master-1").stacks("", "").turn(0)
    scene.play("open 5", "recruit 5")
    assert (scene.named("open"), scene.named("recruit")) == (set(), set())
    for slot in SLOTS:
        assert scene.clause(f"open {slot}") == scene.clause(f"recruit {slot}") == "BA-5.6"
    assert (scene.step(), scene.table.seat) == ("act", 0)
    scene.play("end")
    assert (scene.step(), scene.table.seat, scene.table.last) == ("act", 1, False)


# ---- in the same turn ------------------------------------------------------------------------


@pytest.mark.clause("BA-5.7")
def test_a_new_site_can_be_worked_on_at_once() -> None:
    scene = laid().crew(0, "journeyman-3").turn(0).play("open 1", "send journeyman-3")
    assert scene.done() == ["house"]
    assert (scene.table.actions, scene.table.money) == (1, [26, 10])


@pytest.mark.clause("BA-5.7")
def test_a_new_worker_can_be_sent_at_once() -> None:
    scene = laid().site(0, "tower-of-babel").turn(0).play("recruit 3", "send journeyman-1")
    assert scene.provided("tower-of-babel") == [3, 0, 1, 0]
    assert (scene.table.actions, scene.table.money) == (1, [16, 10])


@pytest.mark.clause("BA-5.7")
def test_a_new_worker_can_finish_a_new_site_with_three_actions() -> None:
    scene = laid().play("open 1", "recruit 5", "send apprentice-1")
    assert (scene.done(), scene.idle()) == (["house"], ["apprentice-1"])
    assert (scene.table.actions, scene.table.money) == (0, [28, 10])
