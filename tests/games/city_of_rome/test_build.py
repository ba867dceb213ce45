"""Chapter 7: what may be built, how it is paid and what happens at once."""

import pytest

from groma.games.city_of_rome import GAME
from groma.games.city_of_rome.layout import BRICK, COIN, INFLUENCE, NOTHING
from groma.games.city_of_rome.tables import CELL_IDS
from tests.scenes.city_of_rome import Scene, cell, table_with, table_with_bricks
from tests.scenes.example import open_example, play_example

COSTS = {
    1: "residence_2, luxury_residence_2, aqueduct, great_aqueduct",
    2: "vegetable_farm, grain_farm, sheep_farm, vineyard, residence_3, luxury_residence_3, "
    "temple_luna, temple_mars, temple_venus, temple_jupiter, temple_mercury",
    3: "residence_4, luxury_residence_4, market, arena, school, baths, forum_romanum, colosseum, "
    "university, imperial_baths, temple_minerva, temple_fortuna, temple_amor, temple_juno, "
    "temple_saturn",
}
BRICKS = [(name.strip(), cost) for cost, names in COSTS.items() for name in names.split(",")]
STARS = {
    "luxury_residence_2": 1,
    "luxury_residence_3": 1,
    "luxury_residence_4": 1,
    "great_aqueduct": 1,
    "temple_luna": 1,
    "temple_mars": 3,
    "temple_venus": 1,
    "temple_jupiter": 2,
    "temple_mercury": 2,
    "residence_2": 0,
    "aqueduct": 0,
    "temple_minerva": 0,
}
THREE_GRANARIES = "grain_farm at 0,1 * | vineyard at 1,1 * | grain_farm at 2,0 *"


def payments(scene: Scene, name: str, spot: str) -> set[tuple[int, frozenset[str]]]:
    """Every way to pay for a building: the money, and the cells of the tokens spent."""
    before = scene.city.clone()
    scene.play(f"build {name}", f"place {spot}")
    ways: set[tuple[int, frozenset[str]]] = set()
    tables = [scene.table]
    while tables:
        table = tables.pop()
        if table.building == NOTHING:
            city = table.cities[0]
            gone = before.bricks & ~city.bricks
            spent = [name for at, name in enumerate(CELL_IDS) if gone >> at & 1]
            ways.add((before.money - city.money, frozenset(spent)))
            continue
        for move in table.legal():
            twin = table.clone()
            twin.play(move)
            tables.append(twin)
    return ways


@pytest.mark.clause("CR-7.1")
def test_one_building_from_the_hand_is_built_and_no_second() -> None:
    scene = table_with(hand="residence_2, residence_3, market", others={1: "arena at 0,1"})
    assert scene.legal() == [
        "build residence_2",
        "build residence_3",
        "build market",
        "produce",
        "finish",
    ]
    for other in ("build arena", "build residence_4"):
        assert scene.why_not(other).clause == "CR-7.1"
    scene.play("build residence_3", "place 0,1")
    assert scene.hand(0) == ["residence_2", "market"]
    assert scene.building_at("0,1") == "residence_3"
    assert scene.legal() == ["produce", "finish"]
    assert scene.why_not("build residence_2").clause == "CR-6.3"


@pytest.mark.clause("CR-7.1")
def test_the_card_just_taken_or_an_older_one_may_be_built() -> None:
    for chosen, left in (("arena", "school"), ("school", "arena")):
        scene = table_with(step="take", offer="arena, baths", hand="school")
        scene.play("take 1", f"build {chosen}", "place 0,1")
        assert scene.building_at("0,1") == chosen
        assert left in scene.hand(0)
        assert chosen not in scene.hand(0)


@pytest.mark.clause("CR-7.1")
def test_the_seat_in_turn_builds_from_its_own_hand_in_its_own_city() -> None:
    scene = table_with(seat=1, hand="market, arena", more="residence_3 at 0,1")
    assert scene.why_not("build market", seat=0).message == "refused-not-your-decision"
    scene.play("build market", "place 1,1")
    assert scene.building_at("1,1", seat=1) == "market"
    assert scene.building_at("1,1", seat=0) is None
    assert scene.hand(1) == ["arena"]
    assert [city.money for city in scene.table.cities] == [5, 5 + 2, 5]
    assert {facts["seat"] for _, facts in scene.notes(0)} == {"@seat-1"}


@pytest.mark.clause("CR-7.2")
@pytest.mark.parametrize(("name", "cost"), BRICKS)
def test_each_card_costs_its_bricks_at_two_money_each(name: str, cost: int) -> None:
    short = table_with_bricks(0, hand=name, money=2 * cost - 1)
    refusal = short.why_not(f"build {name}")
    assert refusal.clause == "CR-7.3"
    assert (refusal.facts["cost"], refusal.facts["bricks"]) == (cost, cost - 1)
    scene = table_with_bricks(0, hand=name, money=2 * cost)
    scene.play(f"build {name}", "place 0,1")
    built = {"seat": "@seat-0", "card": "@card-" + name.replace("_", "-")}
    assert scene.notes(1)[1] == ("note-built", {**built, "cell": "0,1", "coins": 2 * cost})


@pytest.mark.clause("CR-7.2")
def test_every_card_of_the_decks_has_a_cost_tested_here() -> None:
    assert len(BRICKS) == len(dict(BRICKS)) == 30


@pytest.mark.clause("CR-7.3")
@pytest.mark.parametrize(
    ("bricks", "tokens", "money"),
    [(3, 0, 0), (2, 1, 0), (2, 0, 2), (1, 1, 2), (1, 2, 0), (1, 0, 4), (0, 1, 4), (0, 3, 0)],
)
def test_free_bricks_tokens_and_money_together_must_reach_the_cost(
    bricks: int, tokens: int, money: int
) -> None:
    spots = ("0,1", "1,1", "2,0")
    more = " | ".join(
        f"grain_farm at {spot}" + (" *" if number < tokens else "")
        for number, spot in enumerate(spots)
    )
    assert table_with_bricks(bricks, more=more, hand="market", money=money).allows("build market")
    poorer = []
    if money:
        poorer.append(table_with_bricks(bricks, more=more, hand="market", money=money - 1))
    if tokens:
        fewer = more.replace(f"{spots[tokens - 1]} *", spots[tokens - 1])
        poorer.append(table_with_bricks(bricks, more=fewer, hand="market", money=money))
    if bricks:
        poorer.append(table_with_bricks(bricks - 1, more=more, hand="market", money=money))
    for scene in poorer:
        refusal = scene.why_not("build market")
        assert refusal.clause == "CR-7.3"
        assert (refusal.facts["cost"], refusal.facts["bricks"]) == (3, 2)


@pytest.mark.clause("CR-7.3")
def test_free_bricks_left_over_are_lost() -> None:
    scene = table_with_bricks(3, hand="residence_2, aqueduct", money=5)
    scene.play("build residence_2", "place 0,1")
    assert scene.city.money == 5
    assert scene.legal() == ["produce", "finish"]


@pytest.mark.clause("CR-7.4", "CR-6.7")
def test_example_14_one_token_and_two_money_or_four_money() -> None:
    scene = open_example(GAME, "CR-E14", Scene).play("build temple_amor", "place 0,-1")
    assert scene.legal() == ["spend 0,1", "coins"]
    supply = scene.table.supply[:]
    scene.play("coins")
    assert (scene.city.money, scene.city.bricks) == (5 - 4, 1 << cell("0,1"))
    assert scene.view(1)["turn"]["due"] == 0
    assert scene.table.supply[COIN] - supply[COIN] == 4
    assert scene.table.supply[BRICK] == supply[BRICK]
    twin = play_example(GAME, "CR-E14", Scene)
    assert (twin.city.money, twin.city.bricks) == (5 - 2, 0)
    assert twin.table.supply[COIN] - supply[COIN] == 2
    assert twin.table.supply[BRICK] - supply[BRICK] == 1
    poor = open_example(GAME, "CR-E14", Scene)
    poor.city.money = 1
    poor.table.refresh()
    assert poor.why_not("build temple_amor").clause == "CR-7.3"


@pytest.mark.clause("CR-7.3", "CR-7.4")
def test_edge_case_32_a_token_and_a_bought_brick_go_together_without_asking() -> None:
    scene = table_with_bricks(1, more="grain_farm at 0,1 *", hand="temple_amor", money=2)
    scene.play("build temple_amor", "place 0,-1")
    assert (scene.city.money, scene.city.bricks) == (0, 0)
    assert scene.building_at("0,-1") == "temple_amor"


@pytest.mark.clause("CR-7.4")
@pytest.mark.parametrize(
    ("bricks", "money", "sets"),
    [
        (2, 9, "2: | 0:a | 0:b | 0:c"),
        (1, 9, "4: | 2:a | 2:b | 2:c | 0:ab | 0:ac | 0:bc"),
        (1, 4, "4: | 2:a | 2:b | 2:c | 0:ab | 0:ac | 0:bc"),
        (1, 3, "2:a | 2:b | 2:c | 0:ab | 0:ac | 0:bc"),
        (1, 1, "0:ab | 0:ac | 0:bc"),
        (0, 9, "6: | 4:a | 4:b | 4:c | 2:ab | 2:ac | 2:bc | 0:abc"),
        (0, 2, "2:ab | 2:ac | 2:bc | 0:abc"),
        (0, 1, "0:abc"),
    ],
)
def test_any_own_tokens_up_to_the_shortage_and_the_rest_in_money(
    bricks: int, money: int, sets: str
) -> None:
    names = {"a": "0,1", "b": "1,1", "c": "2,0"}
    scene = table_with_bricks(bricks, more=THREE_GRANARIES, hand="temple_juno", money=money)
    expected = set()
    for way in sets.split("|"):
        coins, _, tokens = way.strip().partition(":")
        expected.add((int(coins), frozenset(names[token] for token in tokens)))
    assert payments(scene, "temple_juno", "0,-1") == expected


@pytest.mark.clause("CR-7.4", "CR-9.4")
def test_payment_refuses_tokens_that_are_not_there_and_money_that_is_not_enough() -> None:
    more = "grain_farm at 0,1 * | grain_farm at 1,1 * | grain_farm at 2,0"
    scene = table_with_bricks(1, more=more, hand="market", money=3, others={1: "vineyard at 2,0 *"})
    scene.play("build market", "place 0,-1")
    assert scene.legal() == ["spend 0,1", "spend 1,1"]
    assert scene.why_not("spend 2,0").clause == "CR-9.4"
    assert scene.why_not("spend 0,0").clause == "CR-9.4"
    refusal = scene.why_not("coins")
    assert (refusal.clause, refusal.facts) == ("CR-7.4", {"price": 4, "money": 3})
    scene.play("spend 1,1")
    assert scene.legal() == ["spend 0,1", "coins"]


@pytest.mark.clause("CR-7.5")
@pytest.mark.parametrize("bricks", [2, 3])
def test_no_token_may_be_spent_without_a_shortage(bricks: int) -> None:
    more = "grain_farm at 0,1 * | vineyard at 1,1 *"
    scene = table_with_bricks(bricks, more=more, hand="residence_3", money=4)
    scene.play("build residence_3", "place 0,-1")
    assert scene.building_at("0,-1") == "residence_3"
    assert scene.city.bricks == 1 << cell("0,1") | 1 << cell("1,1")
    assert scene.city.money == 4
    assert scene.why_not("spend 0,1").message == "refused-other-step"


@pytest.mark.clause("CR-7.6")
def test_card_then_cell_then_payment_then_placing_then_stars() -> None:
    scene = table_with_bricks(0, more="grain_farm at 0,1 *", hand="great_aqueduct", money=2)
    assert scene.why_not("place 1,1").clause == "CR-6.3"
    scene.play("build great_aqueduct")
    assert scene.hand(0) == []
    assert scene.why_not("coins").clause == "CR-7.7"
    assert scene.why_not("produce").clause == "CR-7.7"
    scene.play("place 1,0")
    assert scene.building_at("1,0") == "start_vegetable_farm"
    assert (scene.city.money, scene.city.influence) == (2, 0)
    assert scene.view(1)["turn"]["due"] == 1
    assert scene.view(1)["turn"]["site"] == "1,0"
    assert scene.why_not("finish").clause == "CR-7.4"
    scene.play("spend 0,1")
    who = {"seat": "@seat-0"}
    what = {"card": "@card-great-aqueduct"}
    assert scene.notes(1) == [
        ("note-chose", {**who, **what, "deck": "@deck-I"}),
        ("note-spent-token", {**who, "cell": "0,1"}),
        ("note-replaced", {**who, "card": "@card-start-vegetable-farm", "cell": "1,0"}),
        ("note-built", {**who, **what, "cell": "1,0", "coins": 0}),
        ("note-got-stars", {**who, "influence": 1}),
    ]
    assert scene.legal() == ["produce", "finish"]


@pytest.mark.clause("CR-7.6")
def test_the_public_function_comes_after_paying_and_placing() -> None:
    scene = table_with_bricks(0, more="grain_farm at 0,1", hand="market", money=6)
    scene.play("build market", "place 1,1")
    who = {"seat": "@seat-0", "card": "@card-market"}
    assert scene.notes(2) == [
        ("note-chose", {**who, "deck": "@deck-II"}),
        ("note-built", {**who, "cell": "1,1", "coins": 6}),
        ("note-got-money", {**who, "coins": 2}),
    ]
    assert scene.city.money == 2


@pytest.mark.clause("CR-7.12")
@pytest.mark.parametrize(("name", "stars"), STARS.items())
def test_stars_give_influence_at_once_without_asking(name: str, stars: int) -> None:
    scene = table_with(hand=name, influence=4)
    supply = scene.table.supply[:]
    scene.play(f"build {name}", "place 0,1")
    assert scene.city.influence == 4 + stars
    assert scene.table.supply[INFLUENCE] == supply[INFLUENCE] - stars
    assert scene.legal() == ["produce", "finish"]
    told = [facts for message, facts in scene.notes(1) if message == "note-got-stars"]
    assert told == ([{"seat": "@seat-0", "influence": stars}] if stars else [])


@pytest.mark.clause("CR-7.13")
def test_a_public_function_is_used_at_once_without_asking_and_never_again() -> None:
    more = "forum_romanum at 0,1 | colosseum at 0,-1 | imperial_baths at -1,0 [2] | school at 2,0"
    scene = table_with(more=more, hand="arena, residence_2", field=3, later={4: 0}, row="GGBBB")
    scene.table.cities[0].money = 4
    scene.play("build arena", "place 1,1")
    assert scene.city.influence == 2
    assert scene.legal() == ["produce", "finish"]
    scene.play("produce", "build residence_2", "place 1,-1")
    assert (scene.city.money, scene.city.influence) == (4 - 4 + 1, 2)
    assert scene.city.point_tokens(cell("-1,0")) == 2
    assert scene.hand(0) == []
