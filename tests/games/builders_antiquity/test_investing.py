"""Chapter 7: investments in general, one in a turn, from four open stacks."""

import pytest

from tests.scenes.builders_antiquity import Scene, builders

PLAYERS = (2, 3, 4)
EVERYTHING = {
    "slave": {"syrus", "thrax", "davus", "lydus", "geta", "phryx"},
    "tool": {"hammer", "hand-saw", "square", "brush"},
    "university": {"stone", "wood", "knowledge", "decoration"},
}
PRICES = {"slave lydus": 7, "tool brush": 2, "university wood": 7, "loan": -10}


def ready(players: int = 2, seat: int = 0) -> Scene:
    """Everybody has a journeyman, with whom a university finds its pupil by itself."""
    scene = builders(players)
    for other in range(players):
        scene.crew(other, f"journeyman-{1 + other}")
    return scene.money(*[20] * players).turn(seat)


@pytest.mark.clause("BA-7.1")
@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("move", PRICES)
def test_an_investment_is_an_action_and_the_price_of_the_card(move: str, players: int) -> None:
    for seat in range(players):
        scene = ready(players, seat).play(move)
        assert scene.table.actions == 2
        assert scene.table.invested
        expected = [20] * players
        expected[seat] -= PRICES[move]
        assert scene.table.money == expected
        assert scene.table.loans == [int(move == "loan" and seat == s) for s in range(players)]


@pytest.mark.clause("BA-7.1", "BA-4.7")
@pytest.mark.parametrize("first", PRICES)
@pytest.mark.parametrize("second", ["slave syrus", "tool hammer", "university stone", "loan"])
def test_one_investment_in_a_turn_whatever_it_is(first: str, second: str) -> None:
    scene = ready().money(40, 40)
    assert scene.allows(second)
    scene.play(first)
    assert scene.clause(second) == "BA-7.1"
    assert scene.named("slave") == scene.named("tool") == scene.named("university") == set()
    assert scene.view()["turn"]["invested"] is True


@pytest.mark.clause("BA-7.1")
@pytest.mark.parametrize("move", PRICES)
def test_in_the_next_turn_there_is_another_one(move: str) -> None:
    scene = ready().money(40, 40).play(move).crew(0, "journeyman-3").play("end")
    assert scene.table.active == 1
    assert scene.allows("slave syrus")  # the other player's own
    assert scene.view()["turn"]["invested"] is False
    scene.play("end")
    for again in ("slave syrus", "tool hammer", "university stone", "loan"):
        assert scene.allows(again)


@pytest.mark.clause("BA-7.1")
@pytest.mark.parametrize("move", PRICES)
def test_an_investment_needs_an_action(move: str) -> None:
    scene = ready().actions(0)
    assert scene.clause(move) == "BA-4.2"
    assert scene.actions(1).allows(move)
    scene.play("buy-action", move)
    assert scene.table.actions == 1


@pytest.mark.clause("BA-7.1", "BA-4.7")
def test_a_bought_action_is_no_second_investment() -> None:
    scene = ready().money(60).play("tool brush", "buy-action", "buy-action")
    assert scene.table.actions == 4
    assert scene.clause("loan") == "BA-7.1"


@pytest.mark.clause("BA-7.2", "BA-3.6")
@pytest.mark.parametrize(
    ("move", "price"), [("slave lydus", 7), ("tool brush", 2), ("university wood", 7)]
)
def test_the_price_must_be_there(move: str, price: int) -> None:
    scene = ready().money(price)
    assert scene.allows(move)
    scene.money(price - 1)
    assert scene.clause(move) == "BA-3.6"
    assert scene.why_not(move).facts == {"price": price, "money": price - 1}
    scene.money(price).play(move)
    assert scene.table.money == [0, 20]


@pytest.mark.clause("BA-7.2", "BA-7.15")
def test_a_loan_costs_no_money() -> None:
    scene = ready().money(0)
    assert [scene.named(kind) for kind in EVERYTHING] == [set()] * 3
    assert scene.play("loan").table.money == [10, 20]


@pytest.mark.clause("BA-7.2", "BA-3.6")
def test_the_refusal_names_the_money_of_whoever_asks() -> None:
    scene = ready(3, 1).money(30, 5, 30)
    assert scene.why_not("slave geta").facts == {"price": 7, "money": 5}
    assert scene.why_not("university wood").facts == {"price": 7, "money": 5}
    assert scene.allows("tool brush")


@pytest.mark.clause("BA-7.2", "BA-2.7")
@pytest.mark.parametrize("players", PLAYERS)
def test_at_first_everything_may_be_chosen(players: int) -> None:
    scene = ready(players)
    assert {kind: scene.named(kind) for kind in EVERYTHING} == EVERYTHING
    assert scene.allows("loan")
    stock = scene.view()["stock"]
    assert stock == {
        "slaves": ["syrus", "thrax", "davus", "lydus", "geta", "phryx"],
        "provides": stock["provides"],
        "tools": ["hammer", "hand-saw", "square", "brush"],
        "universities": ["stone", "wood", "knowledge", "decoration"],
        "loans": 4,
    }


@pytest.mark.clause("BA-7.2")
@pytest.mark.parametrize("kind", EVERYTHING)
def test_what_was_taken_is_gone_for_everybody(kind: str) -> None:
    for name in EVERYTHING[kind]:
        scene = ready().play(f"{kind} {name}", "end")
        assert scene.clause(f"{kind} {name}") == "BA-7.2"
        left = {other: scene.named(other) for other in EVERYTHING}
        assert left == {**EVERYTHING, kind: EVERYTHING[kind] - {name}}
        scene.play("end")
        assert scene.clause(f"{kind} {name}") == "BA-7.2"


@pytest.mark.clause("BA-7.2")
@pytest.mark.parametrize(
    ("kind", "shown"), [("slave", "slaves"), ("tool", "tools"), ("university", "universities")]
)
def test_an_empty_stack_has_nothing_to_offer(kind: str, shown: str) -> None:
    scene = ready().crew(0, "labourer-1", "labourer-2").crew(1, "labourer-3", "labourer-4")
    scene.money(99, 99)
    names = sorted(EVERYTHING[kind])
    for taken, name in enumerate(names, 1):
        scene.play(f"{kind} {name}")
        if scene.step() == "pupil":
            scene.play(scene.legal()[0])
        assert len(scene.view()["stock"][shown]) == len(names) - taken
        scene.play("end")
    assert scene.named(kind) == set()
    assert {scene.clause(f"{kind} {name}") for name in names} == {"BA-7.2"}
    for other in {"slave", "tool"} - {kind}:
        assert scene.named(other) == EVERYTHING[other]
    assert scene.allows("loan")


@pytest.mark.clause("BA-7.2", "BA-7.16")
def test_after_four_loans_there_is_none() -> None:
    scene = ready()
    for left in (3, 2, 1, 0):
        scene.play("loan", "end")
        assert scene.view()["stock"]["loans"] == left
    assert scene.clause("loan") == "BA-7.2"
    assert (scene.table.loans, scene.table.money) == ([2, 2], [40, 40])
    assert {kind: scene.named(kind) for kind in EVERYTHING} == EVERYTHING


@pytest.mark.clause("BA-7.2")
def test_what_is_gone_is_told_before_what_is_too_dear() -> None:
    scene = ready().money(0, 20).crew(1, "lydus").tools(1, "brush").educate("journeyman-2", "wood")
    for move in ("slave lydus", "tool brush", "university wood"):
        assert scene.clause(move) == "BA-7.2"
        assert scene.why_not(move).facts == {}


@pytest.mark.clause("BA-7.1")
@pytest.mark.parametrize(
    ("move", "note"),
    [
        ("slave lydus", ("bought-slave", {"crew": "@crew-lydus", "coins": 7})),
        ("tool brush", ("bought-tool", {"tool": "@tool-brush", "coins": 2})),
        (
            "university wood",
            ("educated", {"crew": "@crew-journeyman-2", "university": "@university-wood"}),
        ),
        ("loan", ("took-loan", {"coins": 10})),
    ],
)
def test_everybody_is_told_of_an_investment(move: str, note: tuple[str, dict[str, object]]) -> None:
    scene = ready(3, 1).forget().play(move)
    name, facts = note
    if name == "educated":
        facts = {**facts, "coins": 7}
    for viewer in range(4):
        assert scene.story(viewer) == [(name, {"seat": "@seat-1", **facts})]


@pytest.mark.clause("BA-7.1", "BA-9.9")
@pytest.mark.parametrize("move", PRICES)
def test_an_investment_is_not_quiet(move: str) -> None:
    scene = ready()
    assert scene.table.quiet
    assert not scene.play(move).table.quiet


@pytest.mark.parametrize("move", [*PRICES, "free geta", "repay"])
def test_without_a_log_the_same_happens(move: str) -> None:
    scene = ready().crew(0, "geta").loans(1)
    silent = scene.copy()
    silent.table.log = None
    scene.play(move)
    silent.play(move)
    assert silent.table.to_bytes() == scene.table.to_bytes()
