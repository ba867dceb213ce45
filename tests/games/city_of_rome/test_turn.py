"""Chapter 6: the frame of a turn, from the card taken to the Builder's way home."""

import pytest

from groma.games.city_of_rome import GAME
from groma.games.city_of_rome.layout import HANDS, NOTHING
from groma.games.city_of_rome.tables import ROW_IDS
from tests.scenes.city_of_rome import Scene, cards, drafted, idle, table_with
from tests.scenes.example import play_example


def two_turns(first: str, second: str, row: str = "GBBBG", **purse: int) -> Scene:
    """Two players; the Builders of seat 0 go to these fields in this order, seat 1 to the rest."""
    scene = drafted(2)
    table = scene.table
    others = [field for field in "54321" if field not in (first, second)]
    scene.play(f"station {first}", f"station {others[0]}", f"station {second}")
    table.row = ROW_IDS.index(row)
    table.offer = cards("residence_2, residence_3/II, aqueduct/II, residence_2")
    table.cities[0].money = purse.get("money", 5)
    table.hidden.zones[HANDS].clear()
    return scene.play(f"station {others[1]}")


@pytest.mark.clause("CR-6.1")
def test_e11_builders_are_resolved_by_field_even_if_field_1_is_empty() -> None:
    scene = play_example(GAME, "CR-E11", Scene)
    placed = [(facts["seat"], facts["field"]) for facts in scene.facts("stationed")]
    assert placed == [("@seat-0", "2"), ("@seat-1", "4"), ("@seat-2", "5")]
    for step in ("took", "turn-ends"):
        assert [facts["seat"] for facts in scene.facts(step)] == ["@seat-0", "@seat-1", "@seat-2"]
    assert scene.table.round == 2


@pytest.mark.clause("CR-6.1")
@pytest.mark.parametrize(
    ("fields", "order"), [("5 3 1 2", [2, 3, 1, 0]), ("4 5 3 2", [3, 2, 0, 1])]
)
def test_the_start_player_figure_does_not_change_the_order_of_turns(
    fields: str, order: list[int]
) -> None:
    scene = drafted(4).play(*(f"station {field}" for field in fields.split()))
    idle(scene, 2)
    took = [facts["seat"] for message, facts in scene.notes(4) if message == "note-took"]
    assert took == [f"@seat-{seat}" for seat in order]


@pytest.mark.clause("CR-6.2")
def test_a_turn_begins_with_taking_one_card_of_the_offer_for_nothing() -> None:
    scene = table_with(offer="market, aqueduct/II, arena/III", step="take", hand="school")
    supply = scene.table.supply[:]
    assert scene.legal() == ["take 1", "take 2", "take 3"]
    scene.play("take 2")
    assert scene.hand(0) == ["school", "aqueduct"]
    assert (scene.city.money, scene.table.supply) == (5, supply)
    assert [held and held["card"] for held in scene.view(1)["offer"]] == ["market", None, "arena"]
    for viewer in range(4):
        assert scene.notes(viewer) == [
            ("note-took", {"seat": "@seat-0", "card": "@card-aqueduct", "deck": "@deck-II"})
        ]


@pytest.mark.clause("CR-6.2")
def test_the_card_cannot_be_refused_and_must_be_there() -> None:
    scene = table_with(offer="market, -, arena", step="take", hand="aqueduct")
    assert scene.legal() == ["take 1", "take 3"]
    for text in ("finish", "produce", "build aqueduct"):
        refusal = scene.why_not(text)
        assert (refusal.clause, refusal.message) == ("CR-6.2", "refused-other-step")
    for text in ("take 2", "take 4"):
        refusal = scene.why_not(text)
        assert (refusal.clause, refusal.message) == ("CR-6.2", "refused-CR-6-2")
    assert scene.why_not("take 1", seat=1).message == "refused-not-your-decision"
    assert scene.play("take 1").why_not("take 3").clause == "CR-6.3"


@pytest.mark.clause("CR-6.2")
def test_nothing_can_be_taken_beyond_the_end_of_the_offer() -> None:
    assert table_with(offer="market, arena", step="take").legal() == ["take 1", "take 2"]


@pytest.mark.clause("CR-6.2")
def test_edge_1_the_last_card_of_the_offer_goes_to_the_last_builder_by_itself() -> None:
    scene = table_with(
        offer="-, market, arena", step="take", field=2, later={4: 2}, row="BBBGG"
    ).play("take 3", "finish")
    assert scene.table.active == 2
    assert scene.hand(2) == ["market"]
    assert scene.table.offer == [NOTHING] * 3
    assert "finish" in scene.legal()


@pytest.mark.clause("CR-6.3")
@pytest.mark.parametrize(
    "actions",
    [
        ["finish"],
        ["produce", "finish"],
        ["build aqueduct", "place 0,1", "finish"],
        ["build aqueduct", "place 0,1", "produce"],
        ["produce", "build aqueduct", "place 0,1"],
    ],
)
def test_up_to_two_actions_in_either_order_and_any_may_be_left_out(actions: list[str]) -> None:
    scene = table_with(hand="aqueduct, residence_2", field=5, round=2)
    scene.play(*actions)
    assert scene.table.round == 3
    built = "build aqueduct" in actions
    assert scene.building_at("0,1", 0) == ("aqueduct" if built else None)
    assert scene.table.cities[0].money == (6 if "produce" in actions else 5)
    assert scene.hand(0) == (["residence_2"] if built else ["aqueduct", "residence_2"])


@pytest.mark.clause("CR-6.3")
def test_build_and_production_happen_at_most_once_in_a_turn() -> None:
    scene = table_with(hand="aqueduct, residence_2", money=20).play("build aqueduct", "place 0,1")
    refusal = scene.why_not("build residence_2")
    assert (refusal.clause, refusal.message) == ("CR-6.3", "refused-CR-6-3")
    assert scene.legal() == ["produce", "finish"]
    scene = table_with(hand="aqueduct, residence_2", money=20).play("produce")
    assert scene.why_not("produce").clause == "CR-6.3"
    assert scene.legal() == ["build residence_2", "build aqueduct", "finish"]


@pytest.mark.clause("CR-6.3")
def test_the_first_action_is_finished_before_the_second_begins() -> None:
    scene = table_with(hand="aqueduct", more="sheep_farm at 2,0 | grain_farm at -1,0 *", field=1)
    scene.table.row = ROW_IDS.index("GGBBB")
    scene.table.refresh()
    scene.play("build aqueduct")
    assert (scene.why_not("produce").clause, scene.why_not("finish").clause) == ("CR-7.7", "CR-7.7")
    scene.play("place 0,1")
    assert (scene.why_not("produce").clause, scene.why_not("finish").clause) == ("CR-7.4", "CR-7.4")
    scene.play("coins", "produce")
    assert (scene.why_not("build aqueduct").clause, scene.why_not("finish").clause) == (
        "CR-8.6",
        "CR-8.6",
    )


@pytest.mark.clause("CR-6.3", "CR-6.8")
def test_edge_2_without_points_money_and_tokens_a_turn_is_just_the_card() -> None:
    scene = table_with(
        offer="aqueduct, market, arena", step="take", row="GBBBG", field=1, money=0, later={2: 1}
    ).play("take 1")
    assert scene.table.active == 1
    assert scene.hand(0) == ["aqueduct"]
    assert scene.notes(3)[1] == ("note-turn-ends", {"seat": "@seat-0"})

    scene = table_with(
        offer="aqueduct, market, arena", step="take", row="GBBBG", field=1, money=1, later={2: 1}
    ).play("take 1")
    assert scene.table.active == 0
    assert scene.legal() == ["produce", "finish"]
    assert scene.why_not("build aqueduct").clause == "CR-7.3"


@pytest.mark.clause("CR-6.9")
def test_the_builder_goes_on_the_building_of_this_turn_else_beside_the_city() -> None:
    scene = table_with(hand="aqueduct", field=3, later={4: 1}, offer="market, -, -")
    scene.play("build aqueduct", "place 0,1")
    assert scene.view(1)["fields"][2]["seat"] == 0
    scene.play("finish")
    assert scene.view(1)["seats"][0]["builders"] == ["0,1"]
    assert [field["seat"] for field in scene.view(1)["fields"]] == [None, None, None, 1, None]
    assert scene.table.active == 1
    scene.play("finish")
    assert scene.view(0)["seats"][1]["builders"] == ["beside"]
    assert [facts for m, facts in scene.notes(2) if m == "note-turn-ends"] == [
        {"seat": "@seat-0"},
        {"seat": "@seat-1"},
    ]


@pytest.mark.clause("CR-6.10")
def test_a_hand_has_no_limit_and_scores_nothing() -> None:
    many = ", ".join(["residence_4"] * 14)
    scene = table_with(offer="temple_mars, market, -", step="take", hand=many).play("take 1")
    assert len(scene.hand(0)) == 15
    assert scene.rows(0) == table_with(hand="market").rows(0)


@pytest.mark.clause("CR-6.10")
def test_nobody_ever_discards_however_many_cards_are_held() -> None:
    scene = idle(drafted(3))
    assert [len(scene.hand(seat)) for seat in range(3)] == [15, 15, 15]
    assert [scene.rows(seat)["total"] for seat in range(3)] == [5, 5, 5]


@pytest.mark.clause("CR-6.8", "CR-6.11")
def test_edge_23_two_turns_in_a_row_are_separate_and_points_do_not_carry_over() -> None:
    scene = two_turns("1", "2", row="BGGBB", money=4)
    assert (scene.table.active, scene.table.field) == (0, 0)
    scene.play("take 1", "finish")
    assert (scene.table.active, scene.table.field) == (0, 1)
    assert len([text for text in scene.legal() if text.startswith("take")]) == 3
    scene.play("take 2")
    turn = scene.view(0)["turn"]
    assert (turn["bricks"], turn["gears"]) == (1, 1)
    scene.play("build residence_3", "place 0,1")
    assert scene.city.money == 2
    scene.play("produce")
    assert scene.table.cities[0].money == 2


@pytest.mark.clause("CR-6.11")
def test_edge_23_each_of_two_turns_has_its_own_card_build_and_production() -> None:
    scene = two_turns("1", "2", money=10)
    scene.play("take 1", "build residence_2", "place 0,1", "produce")
    assert (scene.table.active, scene.table.field) == (0, 1)
    scene.play("take 2")
    turn = scene.view(0)["turn"]
    assert (turn["has_built"], turn["has_produced"], turn["site"]) == (False, False, None)
    assert (scene.table.has_built, scene.table.has_produced) == (0, 0)
    scene.play("produce", "build residence_3", "place 1,1")
    assert scene.table.cities[0].money == 10 - 2 - 1 + 1 - 1 + 1 - 2
    assert scene.table.active == 1


@pytest.mark.clause("CR-6.9", "CR-6.11")
@pytest.mark.parametrize(("first", "second"), [("1", "2"), ("2", "1")])
def test_each_of_two_builders_goes_home_after_its_own_turn(first: str, second: str) -> None:
    scene = two_turns(first, second, money=10)
    earlier, later = (0, 1) if first == "1" else (1, 0)
    scene.play("take 1", "build residence_2", "place 0,1", "finish")
    builders = scene.view(1)["seats"][0]["builders"]
    assert (builders[earlier], builders[later]) == ("0,1", "strip")
    scene.play("take 2", "finish")
    builders = scene.view(1)["seats"][0]["builders"]
    assert (builders[earlier], builders[later]) == ("0,1", "beside")
