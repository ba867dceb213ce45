"""Chapter 7: slaves, and how they become freedmen."""

import pytest

from tests.scenes.builders_antiquity import Scene, builders, card

PLAYERS = (2, 3, 4)
SLAVES = {
    "syrus": [2, 0, 0, 2],
    "thrax": [0, 0, 2, 2],
    "davus": [2, 0, 2, 0],
    "lydus": [2, 2, 0, 0],
    "geta": [0, 2, 0, 2],
    "phryx": [0, 2, 2, 0],
}


def crew_of(scene: Scene, name: str, seat: int = 0) -> dict[str, object]:
    """What the view shows of a crew card."""
    found: list[dict[str, object]] = scene.view()["seats"][seat]["crew"]
    return next(seen for seen in found if seen["crew"] == name)


# ---- buying ------------------------------------------------------------------------------------


@pytest.mark.clause("BA-7.3", "BA-1.5")
@pytest.mark.parametrize("name", SLAVES)
def test_a_slave_is_bought_for_seven_and_available_at_once(name: str) -> None:
    scene = builders().play(f"slave {name}")
    assert (scene.table.money, scene.table.actions) == ([13, 10], 2)
    assert scene.idle(0) == [name]
    assert scene.idle(1) == []
    assert scene.strength(name) == SLAVES[name]
    assert crew_of(scene, name)["kind"] == "slave"
    assert scene.facts("bought-slave") == [
        {"seat": "@seat-0", "crew": f"@crew-{name}", "coins": 7},
    ]


@pytest.mark.clause("BA-7.3", "BA-5.7")
def test_a_slave_may_be_sent_in_the_same_turn() -> None:
    scene = builders().site(0, "colossus").play("slave lydus", "send lydus")
    assert scene.provided("colossus") == [2, 2, 0, 0]
    assert (scene.table.money[0], scene.table.actions) == (13, 1)


@pytest.mark.clause("BA-7.3")
def test_only_one_is_bought_in_a_turn_but_one_may_own_several() -> None:
    scene = builders().money(60, 10).play("slave lydus")
    assert scene.clause("slave geta") == "BA-7.1"
    scene.play("end", "end", "slave geta", "end", "end", "slave syrus")
    assert scene.idle(0) == ["syrus", "lydus", "geta"]
    assert scene.table.money[0] == 60 - 21
    assert scene.view()["stock"]["slaves"] == ["thrax", "davus", "phryx"]


# ---- working -----------------------------------------------------------------------------------


@pytest.mark.clause("BA-7.4", "BA-6.6")
@pytest.mark.parametrize("name", SLAVES)
def test_a_slave_gets_no_wage(name: str) -> None:
    scene = builders().crew(0, name).site(0, "pyramid").money(0).play(f"send {name}")
    assert (scene.table.money[0], scene.table.actions) == (0, 2)
    assert scene.facts("sent")[0]["wage"] == 0
    assert crew_of(scene, name)["wage"] == 0


@pytest.mark.clause("BA-7.4", "BA-6.5")
def test_slaves_cost_the_same_actions_as_workers() -> None:
    scene = builders().crew(0, "lydus", "geta").site(0, "pyramid").play("send lydus", "send geta")
    assert scene.table.actions == 0
    assert [facts["actions"] for facts in scene.facts("sent")] == [1, 2]


@pytest.mark.clause("BA-7.4", "BA-3.3")
def test_a_slave_on_a_site_is_busy() -> None:
    scene = builders().crew(0, "lydus").site(0, "pyramid").play("send lydus")
    assert scene.idle(0) == []
    assert scene.clause("send lydus") == "BA-3.3"


@pytest.mark.clause("BA-7.5", "BA-7.12")
@pytest.mark.parametrize("name", SLAVES)
def test_a_slave_carries_no_tool(name: str) -> None:
    scene = builders().crew(0, name).tools(0, "hammer", "brush").site(0, "pyramid")
    scene.play(f"send {name}")
    assert scene.step() == "act"
    assert scene.told()[-1] == "sent"
    assert scene.provided("pyramid") == SLAVES[name]
    assert scene.view()["seats"][0]["tools"] == ["hammer", "brush"]
    assert crew_of(scene, name)["can_carry"] is False


@pytest.mark.clause("BA-7.5", "BA-7.23")
@pytest.mark.parametrize("name", SLAVES)
def test_a_slave_is_not_educated(name: str) -> None:
    scene = builders().crew(0, name)
    assert scene.clause("university wood") == "BA-7.22"
    scene.crew(0, "labourer-1", "labourer-2").play("university wood")
    assert scene.clause(f"teach {name}") == "BA-7.23"
    assert scene.named("teach") == {"labourer-1", "labourer-2"}


# ---- freeing -----------------------------------------------------------------------------------


@pytest.mark.clause("BA-7.6")
@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("name", SLAVES)
def test_freeing_costs_an_action_and_no_money(name: str, players: int) -> None:
    for seat in range(players):
        scene = builders(players).crew(seat, name).money(*[0] * players).turn(seat)
        scene.forget().play(f"free {name}")
        assert (scene.table.actions, scene.table.money) == (2, [0] * players)
        assert scene.table.freed == 1 << card(name)
        assert scene.idle(seat) == [name]
        assert scene.story() == [("freed", {"seat": f"@seat-{seat}", "crew": f"@crew-{name}"})]
        assert not scene.table.quiet


@pytest.mark.clause("BA-7.6")
def test_only_own_slaves_can_be_freed() -> None:
    scene = builders(3).crew(0, "lydus", "davus").crew(1, "geta").turn(0)
    assert scene.named("free") == {"lydus", "davus"}
    assert scene.clause("free geta") == "BA-7.6"
    assert scene.clause("free phryx") == "BA-7.6"
    scene.play("end")
    assert scene.named("free") == {"geta"}
    assert scene.clause("free lydus") == "BA-7.6"
    scene.play("end")
    assert scene.named("free") == set()


@pytest.mark.clause("BA-7.6")
def test_a_busy_slave_cannot_be_freed_until_the_building_is_finished() -> None:
    scene = builders().crew(0, "lydus", "geta").site(0, "noble-house").turn(0).play("send lydus")
    assert scene.clause("free lydus") == "BA-7.6"
    assert scene.named("free") == {"geta"}
    scene.play("send geta", "buy-action")
    assert scene.facts("finished") == [
        {"seat": "@seat-0", "building": "@building-noble-house", "points": 3, "coins": 10}
    ]
    assert scene.named("free") == {"lydus", "geta"}
    assert not scene.play("free lydus").allows("free lydus")


@pytest.mark.clause("BA-7.6", "BA-4.2")
def test_freeing_needs_an_action() -> None:
    scene = builders().crew(0, "lydus").crew(1, "geta").actions(0)
    assert scene.clause("free lydus") == "BA-4.2"
    assert scene.clause("free geta") == "BA-7.6"
    assert scene.play("buy-action", "free lydus").table.active == 0
    assert (scene.table.money[0], scene.table.actions) == (15, 0)


@pytest.mark.clause("BA-7.7")
def test_several_are_freed_in_a_turn() -> None:
    scene = builders().crew(0, "lydus", "davus", "geta").play("free geta", "free lydus")
    assert scene.table.actions == 1
    assert [crew_of(scene, name)["kind"] for name in ("lydus", "davus", "geta")] == [
        "freedman",
        "slave",
        "freedman",
    ]
    assert scene.play("free davus").table.freed == sum(
        1 << card(name) for name in ("lydus", "davus", "geta")
    )


@pytest.mark.clause("BA-7.7")
@pytest.mark.parametrize("move", ["slave geta", "tool brush", "loan", "university wood"])
def test_freeing_is_no_investment(move: str) -> None:
    scene = builders().crew(0, "lydus", "labourer-1").play("free lydus")
    assert not scene.table.invested
    assert scene.allows(move)
    scene = builders().crew(0, "lydus", "labourer-1").play(move, "free lydus")
    assert crew_of(scene, "lydus")["kind"] == "freedman"
    assert scene.table.actions == 1


@pytest.mark.clause("BA-7.8")
@pytest.mark.parametrize("name", SLAVES)
def test_a_freedman_provides_the_same_for_a_wage_of_four(name: str) -> None:
    scene = builders().crew(0, name).site(0, "pyramid").play(f"free {name}")
    assert crew_of(scene, name)["wage"] == 4
    scene.play(f"send {name}")
    assert scene.provided("pyramid") == SLAVES[name]
    assert (scene.table.money[0], scene.table.actions) == (16, 1)
    assert scene.facts("sent")[0]["wage"] == 4


@pytest.mark.clause("BA-7.8", "BA-3.6")
@pytest.mark.parametrize("money", range(6))
def test_the_wage_of_a_freedman_must_be_there(money: int) -> None:
    scene = builders().crew(0, "freed lydus", "geta").site(0, "pyramid").money(money)
    assert scene.allows("send geta")
    if money < 4:
        assert scene.clause("send lydus") == "BA-3.6"
        assert scene.why_not("send lydus").facts == {"price": 4, "money": money}
    else:
        assert scene.play("send lydus").table.money[0] == money - 4


@pytest.mark.clause("BA-7.8")
def test_a_freedman_is_paid_each_time() -> None:
    scene = builders().crew(0, "freed lydus").site(0, "quarry", "pyramid")
    scene.play("send lydus", "at quarry", "send lydus")
    assert [facts["wage"] for facts in scene.facts("sent")] == [4, 4]
    assert scene.table.money[0] == 20 - 4 + 10 - 4


@pytest.mark.clause("BA-7.8", "BA-7.11")
def test_a_freedman_carries_a_tool() -> None:
    scene = builders().crew(0, "lydus").tools(0, "brush").site(0, "pyramid").play("free lydus")
    assert crew_of(scene, "lydus")["can_carry"] is True
    scene.play("send lydus", "with brush")
    assert scene.provided("pyramid") == [2, 2, 0, 1]


@pytest.mark.clause("BA-7.8", "BA-7.23")
def test_a_freedman_is_educated() -> None:
    scene = builders().crew(0, "lydus", "labourer-1").play("free lydus", "university knowledge")
    assert scene.named("teach") == {"lydus", "labourer-1"}
    scene.play("teach lydus")
    assert scene.strength("lydus") == [2, 2, 3, 0]
    assert crew_of(scene, "lydus")["wage"] == 4


@pytest.mark.clause("BA-7.8", "BA-10.3")
def test_the_penalty_is_gone_for_good() -> None:
    scene = builders().crew(0, "lydus").money(0, 0).turn(0)
    assert scene.row("slaves") == -10
    scene.play("free lydus")
    assert scene.row("slaves") == 0
    assert scene.clause("free lydus") == "BA-7.8"
    for _ in range(4):
        scene.play("end")
    assert scene.clause("free lydus") == "BA-7.8"
    assert crew_of(scene, "lydus")["kind"] == "freedman"


@pytest.mark.clause("BA-7.8")
def test_a_busy_freedman_is_free_already() -> None:
    scene = builders().crew(0, "freed lydus").site(0, "pyramid").play("send lydus")
    assert scene.clause("free lydus") == "BA-7.8"


@pytest.mark.clause("BA-7.8", "BA-7.2")
def test_a_freedman_is_not_for_sale() -> None:
    scene = builders().play("slave lydus", "free lydus", "end")
    assert scene.clause("slave lydus") == "BA-7.2"
    assert "lydus" not in scene.view()["stock"]["slaves"]


@pytest.mark.clause("BA-7.9")
def test_a_slave_is_freed_in_the_turn_of_the_purchase() -> None:
    scene = builders().site(0, "pyramid").play("slave lydus", "free lydus", "send lydus")
    assert scene.told()[1:] == ["bought-slave", "freed", "sent"]
    assert (scene.table.money[0], scene.table.actions) == (20 - 7 - 4, 0)
