"""Chapters 11 and 12: who knows what, what is left to chance, and the settings."""

from itertools import product
from typing import Any

import pytest

from groma.core.deal import Deal
from groma.core.hidden import kind_of
from groma.core.leaks import check_forward, check_still
from groma.core.match import open_match
from groma.core.sets import members
from groma.games.builders_antiquity import GAME
from groma.games.builders_antiquity.layout import BUILDINGS_STACK, WORKERS_STACK
from groma.games.builders_antiquity.tables import BUILDING_IDS, CREW_IDS, TOOL_IDS, UNIVERSITY_IDS
from tests.scenes.builders_antiquity import Scene, builders, dealt, wander

PLAYERS = (2, 3, 4)
SHOWN = list(product((False, True), repeat=2))


def moments(players: int, **settings: str | bool) -> list[Scene]:
    """Tables at several moments of a game, the end among them."""
    return [wander(players, b"moments", moves, **settings) for moves in (0, 1, 7, 30, 90, 5000)]


def lying(scene: Scene, zone: int) -> list[str]:
    """The cards of a stack, the top first."""
    names = CREW_IDS if zone == WORKERS_STACK else BUILDING_IDS
    return [names[kind_of(card)] for card in reversed(scene.table.hidden.zones[zone])]


def without_teams(view: dict[str, Any]) -> dict[str, Any]:
    """A view without the viewer, and what is worked out for owners of crews and who decides."""
    seats = [
        {**seat, "sites": [{**site, "teams": [], "short": 0, "late": 0} for site in seat["sites"]]}
        for seat in view["seats"]
    ]
    turn = view["turn"] and {**view["turn"], "choices": {}}
    return {**view, "viewer": 0, "starters": [], "seats": seats, "turn": turn}


# ---- what is open ------------------------------------------------------------------------------


@pytest.mark.clause("BA-11.1", "BA-11.2")
@pytest.mark.parametrize("players", PLAYERS)
def test_everybody_sees_the_same(players: int) -> None:
    for scene in moments(players):
        views = [scene.view(viewer) for viewer in range(players + 1)]
        assert [view["viewer"] for view in views] == list(range(players + 1))
        assert all(without_teams(view) == without_teams(views[0]) for view in views)
        for seat, viewer in product(range(players), range(players + 1)):
            assert scene.sheet(seat, viewer).to_json() == scene.sheet(seat).to_json()


@pytest.mark.clause("BA-11.1", "BA-11.2")
@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize(("building", "worker"), SHOWN)
def test_everybody_is_told_the_same(players: int, building: bool, worker: bool) -> None:
    scene = dealt(players, reveal_top_building=building, reveal_top_worker=worker).play_on()
    stories = [scene.story(viewer) for viewer in range(players + 1)]
    assert all(story == stories[0] for story in stories)
    assert scene.table.log is not None
    assert len(stories[0]) == len(scene.table.log.notes)


@pytest.mark.clause("BA-11.1")
@pytest.mark.parametrize("players", PLAYERS)
def test_the_view_shows_all_that_lies_open(players: int) -> None:
    for scene in moments(players):
        table = scene.table
        view = scene.view(players)
        assert [card and card["building"] for card in view["buildings"]] == [
            BUILDING_IDS[number] if number >= 0 else None for number in table.building_row
        ]
        assert [card and card["crew"] for card in view["workers"]] == [
            CREW_IDS[number] if number >= 0 else None for number in table.worker_row
        ]
        assert (view["building_stack"], view["worker_stack"]) == (
            len(lying(scene, BUILDINGS_STACK)),
            len(lying(scene, WORKERS_STACK)),
        )
        stock = view["stock"]
        left = [*stock["slaves"], *stock["tools"], *stock["universities"]]
        every = [*CREW_IDS[18:24], *TOOL_IDS, *UNIVERSITY_IDS]
        assert left == [every[number] for number in members(table.stock)]
        assert stock["loans"] == table.loans_left
        assert (view["start"], view["round"]) == (table.start, table.round)
        assert view["last_round"] is table.last
        for seat, shown in enumerate(view["seats"]):
            assert shown["seat"] == seat
            assert (shown["money"], shown["points"]) == (table.money[seat], table.points[seat])
            assert (shown["loans"], shown["total"]) == (table.loans[seat], GAME.scores(table)[seat])
            assert shown["tools"] == [TOOL_IDS[tool] for tool in members(table.toolbox[seat])]
            assert shown["finished"] == [BUILDING_IDS[b] for b in members(table.done[seat])]
            assert [site["building"] for site in shown["sites"]] == [
                BUILDING_IDS[b] for b in members(table.sites[seat])
            ]
            assert [crew["crew"] for crew in shown["crew"]] == [
                CREW_IDS[card] for card in members(table.crew[seat])
            ]
            idle = [crew["crew"] for crew in shown["crew"] if crew["site"] is None]
            assert idle == scene.idle(seat)


@pytest.mark.clause("BA-11.1", "BA-1.2", "BA-1.4")
def test_cards_in_the_rows_are_shown_with_all_that_is_on_them() -> None:
    view = builders().rows("forum saw", "journeyman-3 master-2").view()
    assert view["buildings"][0] == {
        "building": "forum",
        "needs": {"stone": 2, "wood": 1, "knowledge": 3, "decoration": 2},
        "pays": 12,
        "points": 3,
        "provides": None,
    }
    assert view["buildings"][1]["provides"] == {"wood": 3}
    assert view["workers"][1] == {
        "crew": "master-2",
        "provides": {"stone": 3, "wood": 2},
        "wage": 5,
    }


@pytest.mark.clause("BA-11.1", "BA-5.6")
def test_an_empty_place_shows_nothing() -> None:
    view = builders().rows("house - market", "- master-2").stacks("", "").view()
    assert [card is None for card in view["buildings"][:3]] == [False, True, False]
    assert [card is None for card in view["workers"][:2]] == [True, False]
    assert (view["next_building"], view["next_worker"]) == (None, None)
    assert (view["building_stack"], view["worker_stack"]) == (0, 0)


@pytest.mark.clause("BA-11.1")
def test_a_card_on_a_site_is_shown_there_with_its_tool() -> None:
    scene = builders(3).crew(1, "freed lydus", "labourer-1", "geta").tools(1, "hammer", "brush")
    scene.educate("lydus", "knowledge").site(1, "pyramid").post(1, "lydus pyramid hammer")
    for viewer in range(4):
        seat = scene.view(viewer)["seats"][1]
        assert [crew for crew in seat["crew"] if crew["crew"] == "lydus"] == [
            {
                "crew": "lydus",
                "kind": "freedman",
                "provides": {"stone": 2, "wood": 2, "knowledge": 3},
                "printed": {"stone": 2, "wood": 2},
                "wage": 4,
                "university": "knowledge",
                "site": "pyramid",
                "tool": "hammer",
                "can_carry": True,
            }
        ]
        assert [crew["kind"] for crew in seat["crew"]] == ["worker", "freedman", "slave"]
        assert seat["tools"] == ["brush"]


@pytest.mark.clause("BA-11.1")
def test_the_turn_is_shown_with_what_the_question_is_about() -> None:
    scene = builders(3).crew(1, "labourer-1", "labourer-2").tools(1, "brush")
    scene.site(1, "pyramid", "colossus").money(20, 20).turn(1)
    assert scene.view()["turn"] == {
        "seat": 1,
        "actions": 3,
        "invested": False,
        "exchange": [1, 3, 6],
        "crew": None,
        "site": None,
        "university": None,
        "choices": {},
    }

    def shown() -> tuple[object, ...]:
        view = scene.view(3)
        turn = view["turn"]
        return view["step"], view["decides"], turn["crew"], turn["site"], turn["university"]

    scene.play("send labourer-2")
    assert shown() == ("site", 1, "labourer-2", None, None)
    scene.play("at colossus")
    assert shown() == ("tool", 1, "labourer-2", "colossus", None)
    scene.play("bare").crew(1, "labourer-3").play("university wood")
    assert shown() == ("pupil", 1, None, None, "wood")
    assert scene.view()["turn"]["invested"] is True
    scene.play("teach labourer-1")
    assert shown() == ("act", 1, None, None, None)
    assert scene.view()["turn"]["actions"] == 1


@pytest.mark.clause("BA-11.1", "BA-6.25")
def test_what_an_exchange_brings_is_shown() -> None:
    scene = builders(2, merged_exchange=True)
    assert scene.view()["turn"]["exchange"] == [1, 3, 6]
    assert scene.play("coins 1").view()["turn"]["exchange"] == [2, 5, 6]
    assert scene.play("coins 1").view()["turn"]["exchange"] == [3, 4, 6]
    assert scene.play("end").view()["turn"]["exchange"] == [1, 3, 6]


@pytest.mark.clause("BA-11.1", "BA-1.10")
def test_the_bank_is_shown_if_it_is_limited() -> None:
    assert builders(3).view()["bank"] is None
    assert builders(3, bank_unlimited=False).view()["bank"] == 108 - 20 - 10 - 10


@pytest.mark.clause("BA-11.1", "BA-7.30")
def test_the_effect_of_universities_is_shown() -> None:
    assert builders().view()["university_total"] is False
    assert builders(2, university_mode="total").view()["university_total"] is True


@pytest.mark.clause("BA-11.1")
@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize(("building", "worker"), SHOWN)
def test_which_cards_are_in_the_game_is_known(players: int, building: bool, worker: bool) -> None:
    for scene in moments(players, reveal_top_building=building, reveal_top_worker=worker):
        for viewer in range(players + 1):
            view = scene.view(viewer)
            below = lying(scene, BUILDINGS_STACK)[int(building) :]
            assert view["unseen_buildings"] == sorted(below, key=BUILDING_IDS.index)
            below = lying(scene, WORKERS_STACK)[int(worker) :]
            assert view["unseen_workers"] == sorted(below, key=CREW_IDS.index)


# ---- the tops of the stacks --------------------------------------------------------------------


@pytest.mark.clause("BA-11.1", "BA-2.3")
@pytest.mark.parametrize("shown", [True, False])
def test_the_next_building(shown: bool) -> None:
    scene = dealt(3, reveal_top_building=shown)
    for _ in range(5):
        top = lying(scene, BUILDINGS_STACK)
        for viewer in range(4):
            seen = scene.view(viewer)["next_building"]
            assert (seen and seen["building"]) == (top[0] if shown else None)
        scene.forget().play("open 1")
        assert scene.facts("building-comes") == [{"building": f"@building-{top[0]}"}]
        told = [{"building": f"@building-{top[1]}"}] if shown else []
        assert scene.facts("next-building") == told
        scene.play("end")


@pytest.mark.clause("BA-11.2", "BA-2.6")
@pytest.mark.parametrize("shown", [True, False])
def test_the_next_worker(shown: bool) -> None:
    scene = dealt(3, reveal_top_worker=shown)
    for _ in range(5):
        top = lying(scene, WORKERS_STACK)
        for viewer in range(4):
            seen = scene.view(viewer)["next_worker"]
            assert (seen and seen["crew"]) == (top[0] if shown else None)
        scene.forget().play("recruit 1")
        assert scene.facts("worker-comes") == [{"crew": f"@crew-{top[0]}"}]
        assert scene.facts("next-worker") == ([{"crew": f"@crew-{top[1]}"}] if shown else [])
        scene.play("end")


# ---- what nobody knows -------------------------------------------------------------------------


@pytest.mark.clause("BA-11.2")
@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize(("building", "worker"), SHOWN)
def test_worlds_differ_only_in_what_is_hidden(players: int, building: bool, worker: bool) -> None:
    for scene in moments(players, reveal_top_building=building, reveal_top_worker=worker):
        for viewer in range(players + 1):
            for world in scene.could_be(viewer, 3):
                assert world.looks_like(scene, viewer)
                for zone, known in ((BUILDINGS_STACK, building), (WORKERS_STACK, worker)):
                    real, other = lying(scene, zone), lying(world, zone)
                    assert sorted(real) == sorted(other)
                    if known:
                        assert real[:1] == other[:1]
                assert world.table.building_row == scene.table.building_row
                assert world.table.worker_row == scene.table.worker_row
                assert world.table.crew == scene.table.crew


@pytest.mark.clause("BA-11.2", "BA-11.3")
@pytest.mark.parametrize(("building", "worker"), SHOWN)
def test_every_order_of_what_is_hidden_may_be(building: bool, worker: bool) -> None:
    scene = dealt(2, reveal_top_building=building, reveal_top_worker=worker)
    worlds = scene.could_be(0, 400)
    for zone, known in ((BUILDINGS_STACK, building), (WORKERS_STACK, worker)):
        real = lying(scene, zone)
        first = int(known)
        for place in (first, first + 1, len(real) - 1):
            counts = dict.fromkeys(real[first:], 0)
            for world in worlds:
                counts[lying(world, zone)[place]] += 1
            assert min(counts.values()) > 0
            assert max(counts.values()) < 3 * 400 / len(counts)


@pytest.mark.clause("BA-11.2")
@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize(("building", "worker"), SHOWN)
def test_no_viewer_is_given_too_much(players: int, building: bool, worker: bool) -> None:
    scenes = moments(players, reveal_top_building=building, reveal_top_worker=worker)
    for scene in scenes[:-1]:
        for viewer in range(players + 1):
            assert check_still(GAME, scene.table, viewer, Deal(b"still")) == ""
            for move in scene.table.legal()[::6]:
                assert check_forward(GAME, scene.table, viewer, move, Deal(b"on")) == ""


# ---- chance ------------------------------------------------------------------------------------


@pytest.mark.clause("BA-11.3")
@pytest.mark.parametrize("players", PLAYERS)
def test_after_the_setup_nothing_is_left_to_chance(players: int) -> None:
    scene = wander(players, b"chance", 20)
    one, other = scene.copy().play_on(b"same"), scene.copy().play_on(b"same")
    assert one.table.to_bytes() == other.table.to_bytes()


@pytest.mark.clause("BA-11.3")
def test_cards_come_in_the_order_in_which_they_lie() -> None:
    scene = dealt(2)
    buildings, workers = lying(scene, BUILDINGS_STACK), lying(scene, WORKERS_STACK)
    scene.forget()
    for number in range(4):
        scene.play(f"open {1 + number}", f"recruit {5 - number}", "end")
    assert [facts["building"] for facts in scene.facts("building-comes")] == [
        f"@building-{name}" for name in buildings[:4]
    ]
    assert [facts["crew"] for facts in scene.facts("worker-comes")] == [
        f"@crew-{name}" for name in workers[:4]
    ]
    assert lying(scene, BUILDINGS_STACK) == buildings[4:]
    assert lying(scene, WORKERS_STACK) == workers[4:]


@pytest.mark.clause("BA-11.3")
@pytest.mark.parametrize("players", PLAYERS)
def test_the_setup_differs_from_deal_to_deal(players: int) -> None:
    scenes = [dealt(players, b"deal %d" % number) for number in range(40)]
    assert {scene.table.start for scene in scenes} == set(range(players))
    for seat in range(players):
        assert {scene.idle(seat)[0] for scene in scenes} == {
            f"apprentice-{number}" for number in range(1, 5)
        }
    assert len({tuple(scene.table.building_row) for scene in scenes}) == 40
    assert len({tuple(scene.table.worker_row) for scene in scenes}) == 40


@pytest.mark.clause("BA-11.2", "BA-11.3")
def test_a_move_that_shows_a_hidden_card_cannot_be_taken_back() -> None:
    for text, back in (("coins 1", True), ("tool hammer", True), ("open 1", False)):
        match = open_match(GAME, ["Ada", "Ben"], bytes(32))
        before = match.state.to_bytes()
        seat = match.state.seat
        assert match.play(seat, GAME.moves.parse(text)) is None
        assert match.undo(seat) is back
        assert (match.state.to_bytes() == before) is back


# ---- the settings ------------------------------------------------------------------------------


@pytest.mark.clause("BA-12.1")
def test_settings_unless_the_table_says_otherwise() -> None:
    assert [(s.name, s.labels[s.default]) for s in GAME.settings] == [
        ("bank_unlimited", "on"),
        ("reveal_top_building", "on"),
        ("reveal_top_worker", "off"),
        ("university_mode", "slot"),
        ("machines_use_tools", "on"),
        ("machines_be_educated", "on"),
        ("repaid_loans_return", "off"),
        ("must_spend_actions", "off"),
        ("merged_exchange", "off"),
        ("stops", "both"),
    ]
    assert GAME.players == [2, 3, 4]


@pytest.mark.clause("BA-12.1")
def test_what_a_table_may_choose() -> None:
    labels = {setting.name: setting.labels for setting in GAME.settings}
    assert labels.pop("university_mode") == ["slot", "total"]
    assert labels.pop("stops") == ["both", "standstill", "rounds"]
    assert all(found == ["off", "on"] for found in labels.values())


@pytest.mark.clause("BA-12.1")
def test_each_setting_names_its_clause() -> None:
    clauses = {setting.name: setting.clause for setting in GAME.settings}
    assert clauses.pop("stops") in ("BA-9.8", "BA-9.9")
    assert clauses == {
        "bank_unlimited": "BA-1.10",
        "reveal_top_building": "BA-2.3",
        "reveal_top_worker": "BA-2.6",
        "university_mode": "BA-7.27",
        "machines_use_tools": "BA-8.6",
        "machines_be_educated": "BA-8.6",
        "repaid_loans_return": "BA-7.20",
        "must_spend_actions": "BA-4.5",
        "merged_exchange": "BA-6.25",
    }
