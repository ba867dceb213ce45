"""Chapter 11: what lies open on the table, for all and for the onlooker."""

from collections import Counter
from typing import Any

import pytest

from groma.games.city_of_rome.tables import DECK_CARDS, DECK_IDS, DECKS_IN_PLAY, KIND_IDS
from tests.scenes.city_of_rome import drafted, fresh, idle, table_with
from tests.scenes.city_of_rome_secrets import dealt, hand_seen, packet_seen, public_part, shown

PLAYERS = (2, 3, 4)
STRIPS = "GGBBB BBBGG GBGBB BGBGB GBBGB BGGBB"  # round 1 has BBBGG


@pytest.mark.clause("CR-11.3")
def test_cities_tokens_money_and_influence_lie_open() -> None:
    scene = table_with(
        more="baths at 0,1 [3] | grain_farm at 1,1 *",
        money=7,
        influence=4,
        hand="aqueduct/II",
        others={1: "imperial_baths at 0,1 [2]"},
        other_influence={1: 3},
        lying=[3],
    )
    scene.table.cities[1].influence_cards = [6]
    for viewer in range(4):
        view = scene.view(viewer)
        first, second, _ = view["seats"]
        assert (first["money"], first["influence"], first["brick_tokens"]) == (7, 4, 1)
        assert (second["money"], second["influence"], second["influence_cards"]) == (5, 3, [6])
        assert view["lying"] == [3]
        built = {
            b["cell"]: (b["card"], b["deck"], b["bricks"], b["points"]) for b in first["buildings"]
        }
        assert built == {
            "0,0": ("start_residence_2", "start", 0, 0),
            "1,0": ("start_vegetable_farm", "start", 0, 0),
            "0,1": ("baths", "II", 0, 3),
            "1,1": ("grain_farm", "II", 1, 0),
        }


@pytest.mark.clause("CR-11.3")
def test_hand_sizes_and_the_numerals_on_the_backs_lie_open() -> None:
    scene = table_with(secret="market/II, market/III, arena/II")
    for viewer in (1, 2, 3):
        assert hand_seen(scene, 0, viewer) == ["?/II", "?/II", "?/III"]


@pytest.mark.clause("CR-11.3")
def test_a_replaced_card_lies_open_in_the_box() -> None:
    scene = table_with(hand="aqueduct/II").play("build aqueduct", "place 1,0")
    for viewer in range(4):
        assert [shown(c) for c in scene.view(viewer)["box"]] == ["start_vegetable_farm/start"]


@pytest.mark.clause("CR-11.3")
@pytest.mark.parametrize("players", PLAYERS)
def test_the_size_and_the_composition_of_every_deck_are_known(players: int) -> None:
    scene = fresh(players)
    cards = Counter(
        f"{KIND_IDS[kind]}/{DECK_IDS[deck]}"
        for deck in range(DECKS_IN_PLAY[players])
        for kind in DECK_CARDS[deck]
    )
    view = scene.view(players)
    assert Counter(shown(card) for card in view["unseen"]) == cards
    own = Counter(packet_seen(scene, players - 1))
    assert Counter(shown(card) for card in scene.view(players - 1)["unseen"]) == cards - own
    sizes = [14, 22 - players, 18, 18][: DECKS_IN_PLAY[players]]
    assert [deck["size"] for deck in view["decks"]] == sizes


@pytest.mark.clause("CR-11.3")
@pytest.mark.parametrize(
    ("players", "first", "others"), [(2, 4, [8, 14]), (3, 3, [6, 10, 14]), (4, 3, [6, 10, 14])]
)
def test_the_influence_cards_still_to_come_are_known(
    players: int, first: int, others: list[int]
) -> None:
    scene = fresh(players)
    assert scene.view(players)["influence_to_come"] == [first, *others]
    idle(scene, until=2 if players == 2 else 3)
    assert scene.view(players)["lying"] == [first]
    assert scene.view(players)["influence_to_come"] == others


@pytest.mark.clause("CR-11.3")
def test_the_current_strip_and_the_builders_on_it_lie_open() -> None:
    scene = dealt(3, STRIPS, "II: market, arena, school")
    scene.play("draft school", "draft arena", "station 3")
    for viewer in range(4):
        view = scene.view(viewer)
        assert (view["row"], view["round"], view["start"]) == ("BBBGG", 1, 0)
        assert [field["seat"] for field in view["fields"]] == [None, None, 0, None, None]
        assert [field["bricks"] for field in view["fields"]] == [1, 2, 3, 3, 3]
        assert [field["gears"] for field in view["fields"]] == [0, 0, 0, 1, 2]


@pytest.mark.clause("CR-11.3")
@pytest.mark.parametrize("players", PLAYERS)
def test_what_is_open_is_the_same_for_all_and_for_the_onlooker(players: int) -> None:
    scene = fresh(players)
    for step in range(45):
        first = public_part(scene, players)
        for viewer in range(players):
            assert public_part(scene, viewer) == first
        scene.play(scene.legal()[step % len(scene.legal())])
    assert scene.table.round > 1


@pytest.mark.clause("CR-11.3")
def test_the_builders_are_seen_on_the_strip_on_a_building_or_beside_the_city() -> None:
    scene = drafted(2)
    assert [seat["builders"] for seat in scene.view(2)["seats"]] == [["beside"] * 2] * 2
    scene.play("station 5", "station 1", "station 4")
    for viewer in range(3):
        view = scene.view(viewer)
        assert [seat["builders"] for seat in view["seats"]] == [
            ["strip", "strip"],
            ["strip", "beside"],
        ]
        assert [field["field"] for field in view["fields"]] == [1, 2, 3, 4, 5]
        assert [field["seat"] for field in view["fields"]] == [1, None, None, 0, 0]
    built = table_with(hand="aqueduct/II").play("build aqueduct", "place 1,1", "finish")
    assert built.view(1)["seats"][0]["builders"] == ["1,1"]


@pytest.mark.clause("CR-11.3")
def test_the_turn_in_progress_lies_open() -> None:
    assert fresh(3).view(0)["turn"] is None
    assert drafted(3).view(0)["turn"] is None
    scene = table_with(hand="market/II", secret="arena/II", row="GBGBB", field=2, seat=1)
    turn = {
        "seat": 1,
        "field": 2,
        "bricks": 1,
        "gears": 1,
        "has_built": False,
        "has_produced": False,
        "building": None,
        "site": None,
        "due": 0,
        "due_coins": 0,
        "gear_price": 1,
        "reach": 3,
        "may_produce": True,
        "plan": None,
    }
    moves: list[tuple[str, dict[str, Any]]] = [
        ("produce", {"has_produced": True, "may_produce": False}),
        ("build market", {"has_built": True, "building": "market", "due": 2, "due_coins": 4}),
    ]
    for move, changes in moves:
        assert [scene.view(viewer)["turn"] for viewer in range(4)] == [turn] * 4
        turn.update(changes)
        scene.play(move)
    assert [scene.view(viewer)["turn"] for viewer in range(4)] == [turn] * 4


@pytest.mark.clause("CR-11.3")
def test_influence_cards_that_were_won_are_no_longer_to_come() -> None:
    scene = idle(fresh(3), until=3)
    scene.table.cities[1].influence = 1
    idle(scene, until=6)
    assert scene.view(3)["seats"][1]["influence_cards"] == [3]
    assert scene.view(3)["lying"] == [6]
    assert scene.view(3)["influence_to_come"] == [10, 14]


@pytest.mark.clause("CR-11.3")
def test_the_offer_and_the_supply_lie_open() -> None:
    scene = dealt(3, STRIPS, "I: vineyard | II: market, arena, school, aqueduct | III: temple_amor")
    scene.play("draft school", "draft arena", "station 1", "station 2", "station 3", "take 3")
    for viewer in range(4):
        offer = scene.view(viewer)["offer"]
        assert [card and shown(card) for card in offer] == ["vineyard/I", "aqueduct/II", None]
        assert scene.view(viewer)["supply"] == [117 - 15, 33, 6, 18]
