"""Chapter 7: universities, each for one worker or freedman."""

import pytest

from groma.games.builders_antiquity.bundles import amounts
from groma.games.builders_antiquity.tables import CREW_IDS, PROVIDES, WAGES
from tests.scenes.builders_antiquity import Scene, builders, card

SCHOOLS = ["stone", "wood", "knowledge", "decoration"]
WORKERS = CREW_IDS[:18]
SLAVES = CREW_IDS[18:24]


def school(*crew: str, seat: int = 0, **settings: str | bool) -> Scene:
    """A seat in its turn, with these available cards."""
    return builders(3, **settings).crew(seat, *crew).money(20, 20, 20).turn(seat)


def university_of(scene: Scene, name: str, seat: int = 0) -> object:
    """The university on a card, as the view shows it."""
    crew = scene.view()["seats"][seat]["crew"]
    return next(seen["university"] for seen in crew if seen["crew"] == name)


@pytest.mark.clause("BA-7.21", "BA-1.7")
@pytest.mark.parametrize("seat", [0, 1, 2])
@pytest.mark.parametrize("name", SCHOOLS)
def test_a_university_is_bought_for_seven_and_put_on_somebody(name: str, seat: int) -> None:
    scene = school("labourer-1", "labourer-2", seat=seat).forget().play(f"university {name}")
    assert (scene.step(), scene.legal()) == ("pupil", ["teach labourer-1", "teach labourer-2"])
    assert scene.view()["turn"]["university"] == name
    scene.play("teach labourer-2")
    assert (scene.table.money[seat], scene.table.actions) == (13, 2)
    assert [university_of(scene, f"labourer-{n}", seat) for n in (1, 2)] == [None, name]
    assert scene.story() == [
        (
            "educated",
            {
                "seat": f"@seat-{seat}",
                "crew": "@crew-labourer-2",
                "university": f"@university-{name}",
                "coins": 7,
            },
        )
    ]
    assert scene.view()["stock"]["universities"] == [other for other in SCHOOLS if other != name]
    assert scene.idle(seat) == ["labourer-1", "labourer-2"]


@pytest.mark.clause("BA-7.21")
def test_only_own_crew_is_educated() -> None:
    scene = school("labourer-1", "labourer-2").crew(1, "labourer-3").play("university wood")
    assert scene.clause("teach labourer-3") == "BA-7.21"
    assert scene.clause("teach master-1") == "BA-7.21"
    assert scene.clause("teach lydus") == "BA-7.21"
    assert scene.clause("teach saw") == "BA-7.21"


@pytest.mark.clause("BA-7.21")
def test_an_only_pupil_is_not_asked_about() -> None:
    scene = school("labourer-1").play("university knowledge")
    assert scene.step() == "act"
    assert university_of(scene, "labourer-1") == "knowledge"
    assert scene.table.money[0] == 13


@pytest.mark.clause("BA-7.22")
def test_the_busy_are_not_educated() -> None:
    scene = school("labourer-1", "labourer-2", "labourer-3").site(0, "pyramid")
    scene.play("send labourer-2", "university wood")
    assert scene.named("teach") == {"labourer-1", "labourer-3"}
    assert scene.clause("teach labourer-2") == "BA-7.22"


@pytest.mark.clause("BA-7.22")
def test_without_a_pupil_there_is_no_university() -> None:
    scene = school().crew(1, "labourer-3")
    assert scene.clause("university wood") == "BA-7.22"
    assert scene.copy().money(6).why_not("university wood").facts == {"price": 7, "money": 6}
    scene.crew(0, "labourer-1").site(0, "pyramid", "colossus")
    assert scene.named("university") == set(SCHOOLS)
    scene.play("send labourer-1", "at pyramid")
    assert {scene.clause(f"university {name}") for name in SCHOOLS} == {"BA-7.22"}
    assert scene.why_not("university wood").facts == {}
    scene.play("recruit 1")
    assert scene.named("university") == set(SCHOOLS)


@pytest.mark.clause("BA-7.22", "BA-7.24", "BA-7.23")
@pytest.mark.parametrize("card_", ["labourer-1", "lydus"])
def test_who_cannot_be_educated_is_no_pupil(card_: str) -> None:
    scene = school().crew(0, card_)
    if card_ == "labourer-1":
        scene.educate("labourer-1", "stone")
    assert scene.clause("university wood") == "BA-7.22"


@pytest.mark.clause("BA-7.22", "BA-6.14")
def test_who_comes_back_may_be_educated_in_the_same_turn() -> None:
    scene = school("apprentice-1").site(0, "house").play("send apprentice-1")
    assert scene.facts("finished")[0]["building"] == "@building-house"
    scene.play("university stone")
    assert scene.strength("apprentice-1") == [3, 1, 1, 0]


@pytest.mark.clause("BA-7.23")
@pytest.mark.parametrize("name", SLAVES)
def test_freedmen_are_educated_and_slaves_are_not(name: str) -> None:
    scene = school("labourer-1", "labourer-2", name).play("university wood")
    assert scene.clause(f"teach {name}") == "BA-7.23"
    scene = school("labourer-1", f"freed {name}").play("university wood", f"teach {name}")
    assert university_of(scene, name) == "wood"
    expected = amounts(PROVIDES[card(name)])
    expected[1] = 3
    assert scene.strength(name) == expected


@pytest.mark.clause("BA-7.24")
@pytest.mark.parametrize("again", ["wood", "stone"])
def test_nobody_is_educated_twice(again: str) -> None:
    scene = school("labourer-1", "labourer-2", "labourer-3").educate("labourer-1", "decoration")
    scene.play(f"university {again}")
    assert scene.clause("teach labourer-1") == "BA-7.24"
    scene.play("teach labourer-2", "end", "end", "end", "university knowledge")
    assert university_of(scene, "labourer-3") == "knowledge"  # the only one left
    scene.play("end", "end", "end").money(20)
    (left,) = {"wood", "stone"} - {again}
    assert scene.clause(f"university {left}") == "BA-7.22"


@pytest.mark.clause("BA-7.24")
def test_a_freedman_neither() -> None:
    scene = school("freed lydus", "labourer-1", "labourer-2").educate("lydus", "wood")
    scene.play("university stone")
    assert scene.clause("teach lydus") == "BA-7.24"


@pytest.mark.clause("BA-7.25")
def test_the_university_stays_for_the_rest_of_the_game() -> None:
    scene = school("apprentice-1").site(0, "house", "trading-post").play("university stone")
    scene.play("send apprentice-1", "at house", "send apprentice-1")
    assert scene.table.points[0] == 1
    for _ in range(6):
        scene.play("end")
        assert university_of(scene, "apprentice-1") == "stone"
        assert scene.strength("apprentice-1") == [3, 1, 1, 0]
    assert not scene.allows("university stone")
    assert scene.view()["seats"][0]["crew"][0]["printed"] == {"wood": 1, "knowledge": 1}


@pytest.mark.clause("BA-7.26")
@pytest.mark.parametrize("name", WORKERS)
def test_the_wage_of_a_worker_does_not_change(name: str) -> None:
    scene = school(name).site(0, "pyramid").play("university wood", f"send {name}")
    wage = WAGES[card(name)]
    assert scene.facts("sent")[0]["wage"] == wage
    assert scene.table.money[0] == 13 - wage


@pytest.mark.clause("BA-7.26")
def test_the_wage_of_a_freedman_neither() -> None:
    scene = school("freed geta").site(0, "pyramid").play("university wood", "send geta")
    assert scene.table.money[0] == 13 - 4


@pytest.mark.clause("BA-7.27")
@pytest.mark.parametrize(("resource", "name"), enumerate(SCHOOLS))
def test_it_makes_one_resource_three_and_leaves_the_others(resource: int, name: str) -> None:
    for worker in WORKERS:
        scene = school(worker).play(f"university {name}")
        expected = amounts(PROVIDES[card(worker)])
        expected[resource] = 3
        assert scene.strength(worker) == expected
        assert amounts(PROVIDES[card(worker)]) != [3, 3, 3, 3]  # the card itself is as before


@pytest.mark.clause("BA-7.27")
def test_a_journeyman_with_wood() -> None:
    scene = school("journeyman-3").site(0, "pyramid").play("university wood")
    assert scene.strength("journeyman-3") == [1, 3, 1, 1]
    assert scene.play("send journeyman-3").provided("pyramid") == [1, 3, 1, 1]
    seen = scene.view()["seats"][0]["crew"][0]
    assert seen["provides"] == {"stone": 1, "wood": 3, "knowledge": 1, "decoration": 1}
    assert seen["printed"] == {"stone": 1, "wood": 1, "knowledge": 1, "decoration": 1}


@pytest.mark.clause("BA-7.28")
@pytest.mark.parametrize("mode", ["slot", "total"])
def test_education_and_a_tool_work_together(mode: str) -> None:
    scene = school("journeyman-3", university_mode=mode).tools(0, "hand-saw").site(0, "pyramid")
    scene.play("university wood", "send journeyman-3", "with hand-saw")
    assert scene.provided("pyramid") == ([1, 4, 1, 1] if mode == "slot" else [0, 4, 0, 0])


@pytest.mark.clause("BA-7.29")
@pytest.mark.parametrize(
    ("worker", "name"), [("master-1", "decoration"), ("master-2", "stone"), ("master-3", "wood")]
)
def test_who_has_three_already_may_be_educated_for_nothing(worker: str, name: str) -> None:
    scene = school(worker)
    before = scene.strength(worker)
    scene.play(f"university {name}")
    assert scene.strength(worker) == before
    assert scene.table.money[0] == 13
    assert university_of(scene, worker) == name


@pytest.mark.clause("BA-7.30")
@pytest.mark.parametrize(("resource", "name"), enumerate(SCHOOLS))
def test_with_the_setting_it_replaces_everything(resource: int, name: str) -> None:
    expected = [0, 0, 0, 0]
    expected[resource] = 3
    for worker in (*WORKERS, "freed geta"):
        scene = school(worker, university_mode="total").play(f"university {name}")
        assert scene.strength(worker.split()[-1]) == expected


@pytest.mark.clause("BA-7.30", "BA-7.29")
def test_then_an_education_can_leave_one_with_less() -> None:
    scene = school("master-1", university_mode="total").site(0, "pyramid")
    assert scene.strength("master-1") == [2, 0, 0, 3]
    scene.play("university decoration", "send master-1")
    assert scene.provided("pyramid") == [0, 0, 0, 3]
    assert scene.table.money[0] == 20 - 7 - 5


@pytest.mark.clause("BA-7.30")
def test_then_the_other_rules_are_the_same() -> None:
    scene = school("labourer-1", "labourer-2", "lydus", university_mode="total")
    scene.educate("labourer-1", "stone").crew(0, "labourer-3")
    scene.play("university wood")
    assert scene.clause("teach labourer-1") == "BA-7.24"
    assert scene.clause("teach lydus") == "BA-7.23"
    assert scene.named("teach") == {"labourer-2", "labourer-3"}
