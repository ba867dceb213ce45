"""What a view of City of Rome adds to moves and prompts, and how it is described."""

from typing import Any

import pytest

from groma.core.deal import Deal
from groma.core.sayings import Fact
from groma.games.city_of_rome import GAME
from groma.games.city_of_rome import tables as t
from groma.games.city_of_rome.layout import HANDS
from groma.games.city_of_rome.moves import CARD
from groma.games.city_of_rome.speech.describe import describe
from groma.games.city_of_rome.speech.hints import hint
from groma.games.city_of_rome.speech.prompt import brief
from groma.games.city_of_rome.view.forms import RomeView
from groma.words import Words
from tests.scenes.city_of_rome import chosen

KINDS = [label.replace("_", "-") for label in t.KIND_IDS]


def opening(players: int = 3) -> Any:
    return GAME.deal(players, chosen(), Deal(b"an opening"), None)


def to_first_turn() -> Any:
    """Three players have drafted; seat 0 stands on field 1, seat 1 on field 3, seat 2 on 5."""
    state = opening()
    while state.pending().name == "draft":
        state.play(state.legal()[0])
    for field in (1, 3, 5):
        state.play(GAME.moves.parse(f"station {field}"))
    return state


def hinted(view: RomeView, move: str) -> dict[str, Fact]:
    return hint(view, GAME.moves.parse(move))


def test_hints_of_station_and_take() -> None:
    state = to_first_turn()
    view = GAME.view(state, 0)
    for field in range(5):
        free = view["fields"][field]
        assert hinted(view, f"station {field + 1}") == {
            "bricks": view["row"][: field + 1].count("B"),
            "gears": view["row"][: field + 1].count("G"),
        }
        assert free["bricks"] + free["gears"] == field + 1
    label = t.KIND_IDS[state.offer[0] & 255]
    assert hinted(view, "take 1") == {
        "card": "@card-" + label.replace("_", "-"),
        "deck": "@deck-I",
        "cost": t.COST[CARD.parse(label)],
        "stars": t.STARS[CARD.parse(label)],
    }
    state.play(GAME.moves.parse("take 1"))
    assert hinted(GAME.view(state, 0), "take 1")["card"] == "@say-no-card"


def test_hints_of_building() -> None:
    """A shortage is told in money, and whether tokens could help."""
    state = menu(1, 5, [t.MARKET, t.AQUEDUCT])
    city = state.cities[0]
    city.lay(26, t.GRAIN_FARM | t.DECK_II << 8)  # 0,1
    city.bricks = 1 << 26
    state.refresh()
    view = GAME.view(state, 0)
    free = view["turn"]["bricks"]
    assert hinted(view, "build market") == {
        "cost": 3,
        "missing": 3 - free,
        "coins": 2 * (3 - free),
        "each": 2,
        "tokens": 1,
    }
    assert hinted(view, "build aqueduct")["tokens"] == min(1, 1 - free)
    state.play(GAME.moves.parse("build aqueduct"))
    view = GAME.view(state, 0)
    beside: dict[str, Fact] = {
        "neighbours": 2,
        "beside": "@card-start-vegetable-farm, @card-grain-farm",
        "effect": "none",
        "amount": 0,
        "over": 0,
        "old": "",
    }
    assert hinted(view, "place 1,1") == beside
    over: dict[str, Fact] = {**beside, "over": 1, "old": "@card-start-residence-2"}
    assert hinted(view, "place 0,0") == over
    assert hinted(view, "spend 0,1") == {"card": "@card-grain-farm"}
    state.due = 2
    assert hinted(GAME.view(state, 0), "coins") == {"price": 4}


@pytest.mark.parametrize(
    ("kind", "effect", "amount"),
    [
        (t.MARKET, "money", 2),
        (t.FORUM_ROMANUM, "money", 3),
        (t.COLOSSEUM, "influence", 3),
        (t.SCHOOL, "cards", 2),
        (t.IMPERIAL_BATHS, "points", 3),
        (t.TEMPLE_MARS, "none", 0),
    ],
)
def test_a_place_says_what_a_public_building_gives_there(
    kind: int, effect: str, amount: int
) -> None:
    state = menu(4, 9, [kind])
    state.cities[0].lay(26, t.GRAIN_FARM | t.DECK_II << 8)  # 0,1
    state.refresh()
    state.play(GAME.moves.parse(f"build {t.KIND_IDS[kind]}"))
    found = hinted(GAME.view(state, 0), "place 1,1")
    assert (found["effect"], found["amount"]) == (effect, amount)


def menu(bricks: int, money: int, hand: list[int]) -> Any:
    """Seat 0 has taken its card; it stands where so many bricks are free."""
    state = to_first_turn()
    state.play(GAME.moves.parse("take 1"))
    state.field = max(f for f in range(5) if state_bricks(state, f) <= bricks)
    state.cities[0].money = money
    state.hidden.zones[HANDS] = [kind | t.DECK_II << 8 for kind in hand]
    state.hidden.look(HANDS, 0)
    return state


def state_bricks(state: Any, field: int) -> int:
    return t.FREE_BRICKS[t.FIELDS * state.row + field]


def test_the_prompt_asks_only_for_what_is_possible() -> None:
    state = menu(1, 0, [t.MARKET, t.RESIDENCE_2])
    free = state_bricks(state, state.field)
    facts = brief(GAME.view(state, 0))
    assert (facts["field"], facts["bricks"]) == (state.field + 1, free)
    assert (facts["build"], facts["produce"]) == (int(free >= 1), int(facts["gears"] == 2))
    (dear,) = [s for s in describe(GAME.view(state, 0)) if s.message == "say-now-dear"]
    assert "@card-market (@cost-3)" in str(dear.facts["cards"])
    state.cities[0].money = 9
    assert brief(GAME.view(state, 0))["produce"] == 1
    assert "say-now-dear" not in [s.message for s in describe(GAME.view(state, 0))]
    state.has_built = state.has_produced = 1
    facts = brief(GAME.view(state, 0))
    assert (facts["build"], facts["produce"]) == (0, 0)
    state.building, state.due = t.MARKET, 2
    facts = brief(GAME.view(state, 0))
    assert (facts["card"], facts["due"], facts["price"]) == ("@card-market", 2, 4)


def test_the_offer_stands_above_the_placing_of_builders() -> None:
    state = opening()
    while state.pending().name == "draft":
        assert not any(s.message.startswith("say-now") for s in describe(GAME.view(state, 0)))
        state.play(state.legal()[0])
    (now,) = [s for s in describe(GAME.view(state, 0)) if s.message.startswith("say-now")]
    assert str(now.facts["offer"]).count("@card-") == len(state.offer)
    assert now.facts["influence"] == "@seat-0 0, @seat-1 0, @seat-2 0"
    state.play(GAME.moves.parse("station 1"))
    state.play(GAME.moves.parse("station 2"))
    state.play(GAME.moves.parse("station 3"))
    assert state.pending().name == "take"
    assert not any(s.message.startswith("say-now") for s in describe(GAME.view(state, 0)))


def test_hints_of_production_and_school() -> None:
    state = to_first_turn()
    city = state.cities[0]
    city.lay(26, t.GRAIN_FARM | t.DECK_II << 8)
    city.lay(27, t.VINEYARD | t.DECK_I << 8)
    city.lay(19, t.SHEEP_FARM | t.DECK_II << 8)
    view = GAME.view(state, 0)
    price = 2 - view["turn"]["gears"]
    give: dict[str, Fact] = {"price": price, "money": 2, "bricks": 2, "influence": 1}
    assert hinted(view, "produce") == give
    city.bricks = 1 << 26
    assert hinted(GAME.view(state, 0), "produce") == {**give, "bricks": 1}
    assert hinted(view, "accept 2") == {"count": 2, "all": 0}
    assert hinted(view, "accept 1") == {"count": 1, "all": 1}
    assert hinted(view, "study II") == {"size": len(state.hidden.zones[t.DECK_II])}
    assert hinted(view, "study IV") == {"size": 0}  # not in play
    assert hinted(view, "keep baths") == hinted(view, "under baths") == {"cost": 3}
    assert hinted(view, "finish") == {}


def test_the_city_is_a_grid_for_eyes_and_a_list_for_ears() -> None:
    state = opening()
    state.cities[0].lay(13, t.ARENA | t.DECK_II << 8)  # -1,-1
    state.cities[0].lay(26, t.BATHS | t.DECK_II << 8)  # 0,1
    state.cities[0].baths.append(8 * 26 + 3)
    state.cities[0].lay(27, t.VINEYARD | t.DECK_I << 8)  # 1,1
    state.cities[0].bricks = 1 << 27
    told = describe(GAME.view(state, 0))
    city = next(saying for saying in told if saying.message == "say-city")
    assert city.grid == [
        ["", "-1", "0", "1"],
        ["-1", "@code-arena", ".", "."],
        ["0", ".", "@code-start-residence-2", "@code-start-vegetable-farm"],
        ["1", ".", "@code-baths +3", "@code-vineyard @say-brick-token"],
    ]
    assert city.facts == {"cards": 5, "columns": 3, "rows": 3}
    lines = [Words(GAME, "en").say(s) for s in told if s.message == "say-building"]
    assert lines[:5] == [
        "-1,-1: Arena.",
        "0,0: Residence 2 (start).",
        "1,0: Vegetable Farm (start).",
        "0,1: Baths, with 3 point tokens.",
        "1,1: Vineyard, with a brick token.",
    ]


def test_what_was_passed_on_in_the_opening_is_told_to_who_passed_it() -> None:
    """Seat 2 knows which cards seats 0 and 1 have between them, seat 1 knows that of seat 0."""
    state = opening()
    packets = []
    while state.pending().name == "draft":
        packets.append([card & 255 for card in state.hidden.zones[4]])
        kept = next(move for move in state.legal() if packets[0].count(move) == 1)
        packets[-1].remove(kept)
        state.play(kept)
    assert len(set(packets[0])) == 2  # the seed of this table gives two different cards
    words = {"@card-" + KINDS[kind] for kind in packets[0]}
    told = describe(GAME.view(state, 2))
    shared = [saying.facts for saying in told if saying.message == "say-hand-one-of"]
    assert len(shared) == 2
    for facts in shared:
        assert {facts["a"], facts["b"]} == words
        assert (facts["cards"], facts["faces"], facts["more"]) == (1, 2, 0)
    told = describe(GAME.view(state, 1))
    hands = [saying.facts["cards"] for saying in told if saying.message == "say-hand-cards"]
    assert str(hands[1]).startswith("@card-" + KINDS[packets[1][0]] + " (@cost-")
    assert [s.message for s in told].count("say-hand-hidden") == 1
    told = describe(GAME.view(state, 3))
    assert [s.message for s in told].count("say-hand-hidden") == 3


def test_strips_to_come_are_told_as_far_as_they_are_known() -> None:
    """In round 1 those of rounds 6, 7 and 12, 13 are known (CR-11.4); the gaps are told as one."""
    told = describe(GAME.view(to_first_turn(), 0))
    known = [s.facts["round"] for s in told if s.message == "say-strip-round"]
    gaps = [(s.facts["first"], s.facts["last"]) for s in told if s.message == "say-strips-unknown"]
    assert known == [6, 7, 12, 13]
    assert gaps == [(2, 5), (8, 11)]
    assert [s.facts["round"] for s in told if s.message == "say-strip-unknown"] == [14]
