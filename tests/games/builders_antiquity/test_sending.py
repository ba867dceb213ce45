"""Chapter 6: sending crew cards to sites, and what it costs in actions and wages."""

from itertools import permutations

import pytest

from groma.games.builders_antiquity.tables import CREW_IDS
from tests.scenes.builders_antiquity import Scene, builders

PLAYERS = (2, 3, 4)
KINDS = ["master-2", "davus", "geta", "hoist"]
WAGES = {"master-2": 5, "davus": 0, "geta": 4, "hoist": 0}


def crew(players: int = 2, **settings: bool) -> Scene:
    """Seat 0 has one crew card of each kind, 50 sesterces and three large sites."""
    scene = builders(players, **settings).crew(0, "master-2", "davus", "freed geta")
    scene.finished(0, "hoist").site(0, "pyramid", "sphinx", "colossus")
    return scene.money(50).turn(0)


def sent(scene: Scene) -> list[tuple[object, object]]:
    """Of each sending, with a tool or without: the actions and the wage."""
    return [
        (facts["actions"], facts["wage"])
        for name, facts in scene.story()
        if name in ("sent", "sent-with")
    ]


# ---- whom and where --------------------------------------------------------------------------


@pytest.mark.clause("BA-6.1")
@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("name", KINDS)
def test_a_card_goes_to_a_site_for_an_action_and_its_wage(players: int, name: str) -> None:
    scene = crew(players).play(f"send {name}")
    assert (scene.step(), scene.table.seat) == ("site", 0)
    assert scene.legal() == ["at sphinx", "at colossus", "at pyramid"]
    assert (scene.table.actions, scene.table.money[0]) == (3, 50)  # nothing is paid yet
    assert name in scene.idle()
    scene.play("at colossus")
    assert (scene.step(), scene.table.seat) == ("act", 0)
    assert (scene.table.actions, scene.table.money[0]) == (2, 50 - WAGES[name])
    assert scene.idle() == [other for other in KINDS if other != name]
    assert scene.provided("colossus") == scene.strength(name)
    assert scene.provided("pyramid") == scene.provided("sphinx") == [0, 0, 0, 0]
    told = {"seat": "@seat-0", "crew": f"@crew-{name}", "building": "@building-colossus"}
    assert scene.story()[1:] == [("sent", {**told, "actions": 1, "wage": WAGES[name]})]


@pytest.mark.clause("BA-6.1")
def test_the_view_tells_who_is_about_to_go() -> None:
    scene = crew().play("send geta")
    turn = scene.view()["turn"]
    assert (turn["crew"], turn["site"]) == ("geta", None)
    scene.play("at sphinx")
    assert scene.view()["turn"]["crew"] is None
    seen = {site["building"]: site["crew"] for site in scene.view()["seats"][0]["sites"]}
    assert seen == {"sphinx": ["geta"], "colossus": [], "pyramid": []}


@pytest.mark.clause("BA-6.1")
@pytest.mark.parametrize("seat", range(4))
def test_everybody_sends_the_own_crew_to_the_own_sites(seat: int) -> None:
    scene = builders(4)
    for other, (worker, site) in enumerate(
        [("master-1", "pyramid"), ("master-2", "sphinx"), ("master-3", "colossus")]
    ):
        scene.crew(other, worker).site(other, site)
    scene.crew(3, "master-4").site(3, "hanging-gardens").money(10, 10, 10, 10).turn(seat)
    name = f"master-{seat + 1}"
    assert scene.named("send") == {name}
    scene.play(f"send {name}")  # the only site needs no decision
    assert scene.table.money == [5 if other == seat else 10 for other in range(4)]
    assert [scene.idle(other) == [] for other in range(4)] == [other == seat for other in range(4)]
    assert scene.facts("sent")[0]["seat"] == f"@seat-{seat}"


@pytest.mark.clause("BA-6.1")
def test_only_the_own_cards_can_be_sent() -> None:
    scene = crew().crew(1, "journeyman-5", "thrax").finished(1, "saw").turn(0)
    for name in CREW_IDS:
        if name in KINDS:
            assert scene.allows(f"send {name}")
        else:
            refusal = scene.why_not(f"send {name}")
            assert (refusal.clause, refusal.facts) == ("BA-6.1", {})


@pytest.mark.clause("BA-6.1")
def test_only_to_own_open_sites() -> None:
    scene = crew().site(1, "ziggurat").finished(0, "house").rows("forum").turn(0)
    scene.play("send davus")
    for name in ("ziggurat", "house", "hoist", "forum"):
        refusal = scene.why_not(f"at {name}")
        assert (refusal.clause, refusal.facts) == ("BA-6.1", {})


@pytest.mark.clause("BA-6.1", "BA-3.3")
def test_only_available_cards_can_be_sent() -> None:
    scene = crew().post(0, "davus pyramid", "hoist sphinx").turn(0)
    assert scene.named("send") == {"master-2", "geta"}
    assert scene.clause("send davus") == scene.clause("send hoist") == "BA-3.3"


@pytest.mark.clause("BA-6.1")
def test_a_refusal_names_the_first_rule_that_forbids_it() -> None:
    scene = builders().crew(0, "master-1", "master-2").site(0, "pyramid").money(0)
    scene.post(0, "master-2 pyramid").turn(0)
    assert scene.clause("send master-3") == "BA-6.1"  # not owned; nor could it be paid
    assert scene.clause("send master-2") == "BA-3.3"
    assert scene.clause("send master-1") == "BA-3.6"
    broke = builders().crew(0, "master-1").money(0).turn(0)
    assert broke.clause("send master-1") == "BA-3.1"


# ---- actions ---------------------------------------------------------------------------------


@pytest.mark.clause("BA-6.2")
@pytest.mark.parametrize("there", range(4))
def test_who_was_sent_in_earlier_turns_does_not_matter(there: int) -> None:
    scene = builders().crew(0, "master-1", "apprentice-1", "apprentice-3", "davus")
    scene.site(0, "pyramid")
    for name in ("apprentice-1", "apprentice-3", "davus")[:there]:
        scene.post(0, f"{name} pyramid")
    scene.turn(0)
    assert scene.view()["seats"][0]["sites"][0]["actions"] == 1
    scene.play("send master-1")
    assert sent(scene) == [(1, 5)]
    assert scene.table.actions == 2


@pytest.mark.clause("BA-6.3")
def test_each_further_card_to_a_site_costs_an_action_more() -> None:
    scene = builders().crew(0, "syrus", "thrax", "apprentice-1", "apprentice-2", "apprentice-3")
    scene.site(0, "pyramid").money(50).turn(0).actions(15)
    left = 15
    for price, name in enumerate(scene.idle(), 1):
        assert scene.view()["seats"][0]["sites"][0]["actions"] == price
        scene.play(f"send {name}")
        left -= price
        assert scene.table.actions == left
    assert [actions for actions, _ in sent(scene)] == [1, 2, 3, 4, 5]


@pytest.mark.clause("BA-6.3")
def test_three_in_one_turn_cost_six_actions() -> None:
    scene = crew().actions(6)
    for name in ("davus", "geta", "hoist"):
        scene.play(f"send {name}", "at pyramid")
    assert scene.table.actions == 0
    assert sent(scene) == [(1, 0), (2, 4), (3, 0)]


@pytest.mark.clause("BA-6.4")
def test_every_site_is_counted_on_its_own() -> None:
    scene = crew().play("send davus", "at pyramid", "send geta", "at sphinx")
    scene.play("send hoist")  # to the colossus: for the others an action is too little
    assert [actions for actions, _ in sent(scene)] == [1, 1, 1]
    assert scene.table.actions == 0


@pytest.mark.clause("BA-6.4")
def test_two_on_one_site_do_not_make_another_dearer() -> None:
    scene = crew().actions(7)
    scene.play("send davus", "at pyramid", "send geta", "at pyramid", "send hoist", "at sphinx")
    scene.play("send master-2", "at pyramid")
    assert [actions for actions, _ in sent(scene)] == [1, 2, 1, 3]
    assert scene.table.actions == 0


@pytest.mark.clause("BA-6.4")
@pytest.mark.parametrize("players", PLAYERS)
def test_the_count_begins_anew_in_every_turn(players: int) -> None:
    scene = crew(players).play("send davus", "at pyramid", "send geta", "at pyramid")
    assert scene.table.actions == 0
    scene.play("end")
    for _ in range(players - 1):
        scene.play("end")
    assert scene.table.seat == 0
    sites = scene.view()["seats"][0]["sites"]
    assert [site["actions"] for site in sites] == [1, 1, 1]
    scene.play("send hoist", "at pyramid")
    assert [actions for actions, _ in sent(scene)] == [1, 2, 1]
    assert scene.table.actions == 2


@pytest.mark.clause("BA-6.5")
@pytest.mark.parametrize(("first", "second"), permutations(KINDS, 2))
def test_all_kinds_of_crew_cost_and_count_alike(first: str, second: str) -> None:
    scene = crew().play(f"send {first}", "at sphinx", f"send {second}", "at sphinx")
    assert sent(scene) == [(1, WAGES[first]), (2, WAGES[second])]
    assert scene.table.actions == 0


# ---- wages -----------------------------------------------------------------------------------

EVERY_WAGE = {
    **{f"master-{number}": 5 for number in range(1, 5)},
    **{f"journeyman-{number}": 4 for number in range(1, 7)},
    **{f"labourer-{number}": 3 for number in range(1, 5)},
    **{f"apprentice-{number}": 2 for number in range(1, 5)},
    **dict.fromkeys(("syrus", "thrax", "davus", "lydus", "geta", "phryx"), 0),
    **dict.fromkeys(("saw", "drawing-table", "scaffold", "hoist"), 0),
}


@pytest.mark.clause("BA-6.6")
@pytest.mark.parametrize("name", CREW_IDS)
def test_the_wage_of_every_card(name: str) -> None:
    scene = builders().site(0, "pyramid")
    if name in ("saw", "drawing-table", "scaffold", "hoist"):
        scene.finished(0, name)
    else:
        scene.crew(0, name)
    scene.turn(0).play(f"send {name}")
    assert sent(scene) == [(1, EVERY_WAGE[name])]
    assert scene.table.money == [20 - EVERY_WAGE[name], 10]


@pytest.mark.clause("BA-6.6")
@pytest.mark.parametrize("name", ["syrus", "thrax", "davus", "lydus", "geta", "phryx"])
def test_a_freedman_has_a_wage_of_four(name: str) -> None:
    scene = builders().site(0, "pyramid").crew(0, f"freed {name}", "master-1").turn(0)
    scene.play(f"send {name}")
    assert sent(scene) == [(1, 4)]
    assert scene.table.money == [16, 10]


@pytest.mark.clause("BA-6.6")
def test_the_wage_is_due_at_every_sending() -> None:
    scene = builders().crew(0, "journeyman-3").site(0, "house", "market", "pyramid").turn(0)
    scene.play("send journeyman-3", "at house", "send journeyman-3", "at market")
    scene.play("send journeyman-3")
    assert sent(scene) == [(1, 4)] * 3
    assert scene.table.money == [20 - 3 * 4 + 2 * 10, 10]


@pytest.mark.clause("BA-6.6")
def test_the_wage_goes_to_the_bank_and_to_nobody_else() -> None:
    scene = crew(4, bank_unlimited=False).money(10, 10, 10, 10)
    scene.play("send master-2", "at pyramid")
    assert scene.table.money == [5, 10, 10, 10]
    assert scene.view()["bank"] == 108 - 35


# ---- tools -----------------------------------------------------------------------------------


@pytest.mark.clause("BA-6.7")
@pytest.mark.parametrize("name", ["master-2", "geta"])
def test_a_tool_goes_along_with_workers_and_freedmen_for_nothing(name: str) -> None:
    scene = crew().tools(0, "hammer", "brush").turn(0).play(f"send {name}", "at pyramid")
    assert (scene.step(), scene.legal()) == ("tool", ["with hammer", "with brush", "bare"])
    turn = scene.view()["turn"]
    assert (turn["crew"], turn["site"], turn["actions"]) == (name, "pyramid", 3)
    assert scene.table.money[0] == 50
    scene.play("with brush")
    assert (scene.table.actions, scene.table.money[0]) == (2, 50 - WAGES[name])
    assert scene.toolbox() == ["hammer"]
    one, two, three, four = scene.strength(name)
    assert scene.provided("pyramid") == [one, two, three, four + 1]
    told = {"seat": "@seat-0", "crew": f"@crew-{name}", "tool": "@tool-brush"}
    told["building"] = "@building-pyramid"
    assert scene.story()[1:] == [("sent-with", {**told, "actions": 1, "wage": WAGES[name]})]
    seen = {seen["crew"]: seen["tool"] for seen in scene.view()["seats"][0]["crew"]}
    assert seen == {**dict.fromkeys(KINDS), name: "brush"}


@pytest.mark.clause("BA-6.7")
def test_a_tool_may_stay_at_home() -> None:
    scene = crew().tools(0, "hammer").turn(0).play("send master-2", "at sphinx", "bare")
    assert (scene.toolbox(), scene.told()) == (["hammer"], ["turn-begins", "sent"])
    assert scene.provided("sphinx") == scene.strength("master-2")


@pytest.mark.clause("BA-6.7")
@pytest.mark.parametrize(
    ("tool", "provided"),
    [
        ("hammer", [4, 2, 0, 0]),
        ("hand-saw", [3, 3, 0, 0]),
        ("square", [3, 2, 1, 0]),
        ("brush", [3, 2, 0, 1]),
    ],
)
def test_each_tool_adds_its_own_resource(tool: str, provided: list[int]) -> None:
    scene = crew().tools(0, tool).turn(0)
    scene.play("send master-2", "at pyramid", f"with {tool}")
    assert scene.provided("pyramid") == provided


@pytest.mark.clause("BA-6.7", "BA-7.12")
def test_slaves_go_without() -> None:
    scene = crew().tools(0, "hammer", "brush").turn(0).play("send davus", "at pyramid")
    assert (scene.step(), scene.toolbox()) == ("act", ["hammer", "brush"])
    assert scene.told() == ["turn-begins", "sent"]


@pytest.mark.clause("BA-6.7")
def test_only_unused_tools_of_ones_own_go_along() -> None:
    scene = crew().tools(0, "hammer", "square").tools(1, "brush")
    scene.post(0, "geta pyramid square").turn(0).play("send master-2", "at sphinx")
    assert scene.legal() == ["with hammer", "bare"]
    assert scene.clause("with square") == "BA-7.13"  # it is with somebody
    assert scene.clause("with brush") == "BA-7.11"  # it is another player's
    assert scene.clause("with hand-saw") == "BA-7.11"  # it is for sale


@pytest.mark.clause("BA-6.7")
def test_without_a_tool_nothing_is_asked() -> None:
    scene = crew().tools(0, "hammer").tools(1, "brush").post(0, "geta pyramid hammer").turn(0)
    scene.play("send master-2", "at sphinx")
    assert (scene.step(), scene.provided("sphinx")) == ("act", [3, 2, 0, 0])


@pytest.mark.clause("BA-6.7", "BA-6.3")
def test_a_tool_does_not_change_the_actions() -> None:
    scene = crew().tools(0, "hammer", "brush").turn(0)
    scene.play("send master-2", "at pyramid", "with hammer", "send geta", "at pyramid")
    scene.play("with brush")
    assert sent(scene) == [(1, 5), (2, 4)]
    assert scene.provided("pyramid") == [4, 4, 0, 3]


# ---- what is allowed -------------------------------------------------------------------------


@pytest.mark.clause("BA-6.8")
def test_somebody_who_is_no_use_may_be_sent() -> None:
    scene = builders().crew(0, "lydus", "labourer-1").site(0, "trough", "hoist")
    scene.post(0, "labourer-1 hoist").turn(0)
    scene.play("send lydus", "at trough")  # stone and wood, where knowledge and decoration lack
    assert (scene.provided("trough"), scene.done()) == ([2, 2, 0, 0], [])
    assert scene.idle() == []


@pytest.mark.clause("BA-6.9")
def test_all_actions_for_a_sending_must_be_there() -> None:
    scene = builders().crew(0, "davus", "geta").site(0, "pyramid").turn(0).actions(2)
    scene.play("send davus")
    assert scene.table.actions == 1
    refusal = scene.why_not("send geta")
    assert (refusal.clause, refusal.facts) == ("BA-6.9", {})
    scene.play("buy-action", "send geta")
    assert (scene.table.actions, scene.table.money) == (0, [15, 10])


@pytest.mark.clause("BA-6.9")
def test_a_site_for_which_the_actions_do_not_suffice_cannot_be_chosen() -> None:
    scene = crew().actions(3).play("send davus", "at pyramid", "open 1")
    assert scene.table.actions == 1
    scene.play("send geta")
    assert "at pyramid" not in scene.legal()
    refusal = scene.why_not("at pyramid")
    assert (refusal.clause, refusal.facts) == ("BA-6.9", {})
    assert {"at sphinx", "at colossus"} <= set(scene.legal())


@pytest.mark.clause("BA-6.9")
def test_with_exactly_enough_actions_it_can() -> None:
    scene = crew().play("send davus", "at pyramid", "send geta")
    assert (scene.table.actions, scene.allows("at pyramid")) == (2, True)
    scene.play("at pyramid")
    assert scene.table.actions == 0


@pytest.mark.clause("BA-6.9")
def test_an_action_bought_first_makes_it_possible() -> None:
    scene = builders().crew(0, "davus", "geta", "thrax").site(0, "pyramid").turn(0)
    scene.play("send davus", "send geta")
    assert scene.clause("send thrax") == "BA-4.2"
    scene.play("buy-action")
    assert scene.clause("send thrax") == "BA-6.9"
    scene.play("buy-action")
    assert scene.clause("send thrax") == "BA-6.9"
    scene.play("buy-action", "send thrax")
    assert (scene.table.actions, scene.table.money) == (0, [5, 10])


@pytest.mark.clause("BA-6.9")
def test_actions_come_before_money() -> None:
    scene = builders().crew(0, "davus", "master-1").site(0, "pyramid").money(3).turn(0)
    scene.play("send davus", "coins 1")
    assert (scene.table.actions, scene.table.money[0]) == (1, 4)
    assert scene.clause("send master-1") == "BA-6.9"
    scene.actions(2)
    assert scene.clause("send master-1") == "BA-3.6"


@pytest.mark.clause("BA-6.10")
def test_who_comes_back_may_go_to_another_site_for_one_action() -> None:
    scene = builders().crew(0, "journeyman-3", "davus").site(0, "house", "pyramid").turn(0)
    scene.play("send journeyman-3", "at house")
    assert "journeyman-3" in scene.idle()
    scene.play("send journeyman-3")
    assert [actions for actions, _ in sent(scene)] == [1, 1]
    assert scene.provided("pyramid") == [1, 1, 1, 1]


@pytest.mark.clause("BA-6.10", "BA-6.3")
def test_or_for_what_that_site_costs() -> None:
    scene = builders().crew(0, "journeyman-3", "davus").site(0, "house", "pyramid").turn(0)
    scene.actions(4).play("send davus", "at pyramid", "send journeyman-3", "at house")
    scene.play("send journeyman-3")
    assert [actions for actions, _ in sent(scene)] == [1, 1, 2]
    assert scene.table.actions == 0
