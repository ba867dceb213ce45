"""What the bot that plays by the sense of The Builders: Antiquity looks at, and what it does."""

import pytest

from groma.bots import Position
from groma.bots.levels import journeyman
from groma.bots.random import Random
from groma.core.deal import Deal
from groma.games.builders_antiquity import GAME
from groma.games.builders_antiquity.bundles import SPARE
from groma.games.builders_antiquity.mind.promise import Promise, finishes, used
from groma.games.builders_antiquity.mind.sense import (
    action_worth,
    belongings,
    crew_worth,
    ends,
    prospects,
    sense,
)
from groma.games.builders_antiquity.mind.tempo import (
    COIN,
    EARLY,
    LONG_TURNS,
    POINT,
    TURN,
    purse_worth,
    turns_to_come,
)
from groma.games.builders_antiquity.tables import ACTION_PRICE, COIN_EXCHANGE, MOST_ROUNDS
from tests.games.greedy import choice, choices
from tests.scenes.builders_antiquity import Scene, builders, building, card, dealt, wander

PLAYERS = (2, 3, 4)
MIDDLE = 50  # tenths of turns to come


def turn(scene: Scene) -> list[str]:
    """All that greedy does until another seat decides or the game is over."""
    seat = scene.table.seat
    made: list[str] = []
    while scene.table.seat == seat and made[-1:] != ["end"]:
        made.extend(choices(scene))
    return made


def promise(scene: Scene, turns: int = MIDDLE, actions: int = 3) -> Promise:
    return Promise(scene.table, 0, turns, actions)


def promised(scene: Scene, turns: int = MIDDLE, actions: int = 3) -> int:
    """What the sites of seat 0 promise."""
    return promise(scene, turns, actions).worth()


def last_round(scene: Scene) -> Scene:
    """Somebody has 17 points already, and seat 0 is the last to move."""
    scene.finished(1, "pyramid", "hanging-gardens", "harbour")
    scene.table.start = 1
    scene.table.last = True
    return scene.turn(0)


def middle(scene: Scene) -> Scene:
    """Half of the game is over."""
    scene.table.round = 5
    return scene.turn(0)


def best(scene: Scene, *ways: str) -> str:
    """The best of several ways, each a few moves with commas between them."""
    values = {way: sense(scene.copy().play(*way.split(", ")).table, 0) for way in ways}
    return max(ways, key=lambda way: values[way])


# ---- points, and the end ------------------------------------------------------------------------


@pytest.mark.parametrize(("players", "share"), [(2, 20), (3, 10), (4, 7)])
def test_at_the_end_only_the_sheet_counts(players: int, share: int) -> None:
    scene = dealt(players, b"end %d" % players).play_on(b"end %d" % players)
    table = scene.table
    assert table.over()
    scores = [POINT // 10 * score for score in GAME.scores(table)]
    assert ends(table) == scores
    for seat in range(players):
        rivals = sum(scores) - scores[seat]
        assert sense(table, seat) == scores[seat] - rivals * share // 20


@pytest.mark.parametrize("players", PLAYERS)
def test_the_sense_knows_nothing_that_is_hidden(players: int) -> None:
    for moves in (0, 30, 80):
        scene = wander(players, b"hidden %d" % moves, moves)
        for seat in range(players):
            values = {sense(world.table, seat) for world in scene.could_be(seat)}
            assert values == {sense(scene.table, seat)}


def test_what_a_rival_has_counts_against_a_seat() -> None:
    scene = builders()
    before = sense(scene.table, 0)
    assert sense(scene.crew(1, "master-1").table, 0) < before
    assert sense(scene.crew(0, "master-2").table, 0) > sense(scene.table, 1)


def test_the_actions_of_a_rival_are_none_of_ours() -> None:
    scene = builders().crew(1, "apprentice-1").site(1, "house").turn(1)
    rested = scene.copy().actions(0)
    assert prospects(scene.table, 0) == prospects(rested.table, 0)
    assert prospects(scene.table, 1)[1] > prospects(rested.table, 1)[1]


# ---- turns to come ------------------------------------------------------------------------------


def test_turns_become_fewer_by_rounds_and_by_the_points_of_the_leader() -> None:
    table = builders().table
    first = turns_to_come(table, 0, True)
    table.round = 5
    later = turns_to_come(table, 0, True)
    table.points[1] = 13
    assert first > later > turns_to_come(table, 0, True) >= TURN
    table.points[1] = 0
    table.round = 40
    assert turns_to_come(table, 0, True) == LONG_TURNS


@pytest.mark.parametrize(
    ("start", "turns"), [(0, [0, 0, TURN]), (1, [TURN, 0, TURN]), (2, [0, 0, 0])]
)
def test_in_the_last_round_turns_are_counted_exactly(start: int, turns: list[int]) -> None:
    table = builders(3).turn(1).table
    table.start = start
    table.last = True
    assert [turns_to_come(table, seat, seat == 1) for seat in range(3)] == turns
    assert turns_to_come(table, 1, False) == TURN  # the turn in progress, seen by others


def test_whoever_has_17_points_has_made_the_last_round() -> None:
    table = builders().table
    table.points[0] = 17
    assert turns_to_come(table, 0, True) == 0
    assert turns_to_come(table, 1, False) == TURN


# ---- money --------------------------------------------------------------------------------------


def test_a_sesterce_is_a_tenth_of_a_point_in_the_end_and_more_before() -> None:
    for coins in (0, 3, 20, 50):
        assert purse_worth(coins, 0) == COIN * coins == POINT * coins // 10
        assert purse_worth(coins, EARLY) >= COIN * coins
    steps = [purse_worth(coins + 1, EARLY) - purse_worth(coins, EARLY) for coins in range(40)]
    assert steps == sorted(steps, reverse=True)
    assert steps[0] > steps[15] > steps[30] == COIN


@pytest.mark.parametrize("turns", [0, 20, EARLY, 90])
@pytest.mark.parametrize("money", [5, 10, 17, 24, 40])
def test_left_actions_are_taken_as_money_all_at_once(money: int, turns: int) -> None:
    def after(coins: int, left: int) -> int:
        return purse_worth(money + coins, turns) + action_worth(left, money + coins, turns)

    for left in range(1, len(COIN_EXCHANGE) + 1):
        together = after(COIN_EXCHANGE[left - 1], 0)
        assert together > after(-ACTION_PRICE, left + 1)
        for some in range(1, left):
            assert together >= after(COIN_EXCHANGE[some - 1], left - some)


@pytest.mark.parametrize("turns", [0, 20, EARLY, 90])
@pytest.mark.parametrize("money", [5, 10, 17, 24, 40])
def test_an_action_alone_is_not_worth_its_price(money: int, turns: int) -> None:
    for actions in range(6):
        worth = action_worth(actions, money, turns)
        assert worth < action_worth(actions + 1, money, turns)
        bought = action_worth(actions + 1, money - ACTION_PRICE, turns)
        assert bought - worth < purse_worth(money, turns) - purse_worth(money - ACTION_PRICE, turns)


def test_without_turns_to_come_the_settlement_says_what_belongings_are_worth() -> None:
    scene = builders().crew(0, "syrus", "davus", "master-1").loans(1).money(27)
    assert belongings(scene.table, 0, 0) == 2 * COIN  # 10 for the slaves, 15 for the loan
    scene.money(4)
    assert belongings(scene.table, 0, 0) == 4 * COIN - 2 * POINT - 2 * POINT


def test_a_loan_is_worth_less_than_nothing() -> None:
    scene = builders()
    before = belongings(scene.table, 0, MIDDLE)
    assert belongings(scene.money(30).loans(1).table, 0, MIDDLE) < before


# ---- the crew -----------------------------------------------------------------------------------


def test_a_crew_is_better_with_all_resources_than_with_more_of_one() -> None:
    mixed = builders().crew(0, "saw", "hoist").table
    alike = builders().crew(0, "saw").table
    alike.strength[card("hoist")] = alike.strength[card("saw")]
    alike.join(0, card("hoist"))
    assert crew_worth(mixed, 0) > crew_worth(alike, 0)


def test_whoever_takes_no_wage_is_better() -> None:
    scene = builders().crew(0, "davus")
    before = crew_worth(scene.table, 0)
    scene.table.freed |= 1 << card("davus")
    assert crew_worth(scene.table, 0) < before


def test_a_university_and_a_tool_make_a_crew_better() -> None:
    scene = builders().crew(0, "apprentice-1")
    before = crew_worth(scene.table, 0)
    scene.educate("apprentice-1", "stone")
    educated = crew_worth(scene.table, 0)
    assert crew_worth(scene.tools(0, "brush").table, 0) > educated > before


def test_the_crew_is_worth_less_towards_the_end() -> None:
    table = builders().crew(0, "journeyman-3").money(0).table
    values = [belongings(table, 0, turns) for turns in (90, 50, 10, 0)]
    assert values == sorted(values, reverse=True)
    assert values[-1] == 0


# ---- sites --------------------------------------------------------------------------------------


def test_tools_finish_only_if_somebody_can_carry_them() -> None:
    need, bundle, tools = 0x01010202, 0x00010102, 0x01000100
    assert not finishes(bundle, need, 0, 2)
    assert [finishes(bundle, need, tools, bearers) for bearers in range(4)] == [
        False,
        False,
        True,
        True,
    ]
    assert not finishes(bundle - 1, need, tools, 4)
    assert not finishes(bundle - 0x100, need, tools, 4)  # two are missing, a tool adds one
    assert finishes(need, need, 0, 0)
    assert not bundle & SPARE


def test_what_is_too_much_is_of_no_use() -> None:
    assert used(0x01000203, 0x05010001) == 1 + 0 + 0 + 1
    assert used(0x03010402, 0x03010402) == 10


def test_a_site_that_can_be_finished_at_once_promises_most() -> None:
    scene = builders().site(0, "house").crew(0, "apprentice-1")
    assert promised(scene) > promised(scene, actions=0) > 0
    assert promised(scene.money(1)) < promised(scene.money(2))


def test_a_site_promises_more_when_more_is_there() -> None:
    scene = builders().site(0, "lighthouse").crew(0, "journeyman-3", "master-1", "labourer-1")
    before = promised(scene, actions=0)
    assert promised(scene.post(0, "master-1 lighthouse"), actions=0) > before


def test_a_site_without_crew_promises_less_than_one_with_it_or_nothing() -> None:
    scene = builders().site(0, "lighthouse")
    alone = promised(scene, actions=0)
    assert alone < promised(scene.crew(0, "journeyman-3"), actions=0)
    assert promised(builders().site(0, "pyramid"), turns=20, actions=0) == 0


def test_the_cheapest_team_that_finishes_is_chosen() -> None:
    scene = builders().site(0, "house").crew(0, "master-3", "labourer-3", "apprentice-1")
    found = promise(scene)
    found.choose_team(building("house"))
    assert (found.team, found.count, found.wages) == (1 << card("apprentice-1"), 1, 2)


def test_two_cards_finish_together_before_three_are_thought_of() -> None:
    scene = (
        builders().site(0, "temple").crew(0, "master-3", "apprentice-2", "apprentice-1", "thrax")
    )
    found = promise(scene)
    found.choose_team(building("temple"))
    assert found.team == 1 << card("thrax") | 1 << card("master-3")
    assert (found.count, found.wages, found.lack, found.late) == (2, 5, 0, False)


def test_a_tool_saves_a_card() -> None:
    scene = builders().site(0, "armoury").crew(0, "labourer-4", "apprentice-1")
    found = promise(scene)
    found.choose_team(building("armoury"))
    assert found.count == 2
    found = promise(scene.tools(0, "hand-saw"))
    found.choose_team(building("armoury"))
    assert found.team == 1 << card("labourer-4")


def test_a_slave_carries_no_tool() -> None:
    scene = builders().site(0, "armoury").crew(0, "davus").tools(0, "hand-saw")
    found = promise(scene)
    found.choose_team(building("armoury"))
    assert found.lack == 1
    scene.table.freed |= 1 << card("davus")
    found.choose_team(building("armoury"))
    assert (found.count, found.lack, found.wages) == (1, 0, 4)


def test_who_is_on_another_site_comes_later() -> None:
    scene = builders().site(0, "temple", "pyramid").crew(0, "thrax", "geta")
    scene.post(0, "geta pyramid")
    found = promise(scene)
    found.choose_team(building("temple"))
    assert (found.team, found.count, found.late) == (1 << card("thrax"), 2, True)
    assert found.now(building("temple"), 500) < 0


def test_cards_work_on_one_site_at_a_time() -> None:
    one = builders().site(0, "noble-house").crew(0, "syrus", "lydus")
    other = builders().site(0, "town-house").crew(0, "syrus", "lydus")
    both = builders().site(0, "noble-house", "town-house").crew(0, "syrus", "lydus")
    assert promised(both, actions=0) < promised(one, actions=0) + promised(other, actions=0)


def test_in_the_last_turn_only_what_can_be_finished_now_counts() -> None:
    scene = last_round(builders().site(0, "house").crew(0, "apprentice-1"))
    assert promised(scene, turns=0) > 0
    assert promised(scene, turns=0, actions=0) == 0


def test_a_gap_is_hard_to_fill_when_nobody_is_left() -> None:
    scene = builders().site(0, "temple").crew(0, "thrax")
    before = promised(scene)
    scene.rows(workers="- - - - -").table.stock = 0
    assert 0 < promised(scene) < before


def test_a_machine_promises_more_early() -> None:
    scene = builders().site(0, "saw").crew(0, "labourer-1", "apprentice-1")
    found = [promise(scene, turns) for turns in (20, 80)]
    early = [item.site(building("saw")) for item in found]
    assert early[1] > early[0]


# ---- choices ------------------------------------------------------------------------------------


def test_it_finishes_a_building_rather_than_taking_money() -> None:
    scene = builders().site(0, "temple").crew(0, "thrax", "phryx").post(0, "thrax temple")
    scene = middle(scene).money(0)
    for actions, coins in ((1, "coins 1"), (2, "coins 2"), (3, "coins 3")):
        scene.actions(actions)
        assert best(scene, "send phryx", coins, "end") == "send phryx"
    assert "send phryx" in turn(scene)
    assert scene.done() == ["temple"]


def test_it_sends_the_card_that_finishes() -> None:
    scene = builders().site(0, "house", "market").crew(0, "apprentice-2", "apprentice-4").money(5)
    ways = [f"send {who}, at {site}" for who in scene.idle() for site in scene.sites()]
    assert best(scene, *ways) == "send apprentice-4, at market"
    assert choices(last_round(scene).actions(1)) == ["send apprentice-4", "at market"]


def test_of_cards_that_finish_it_sends_the_cheapest() -> None:
    scene = builders().site(0, "house").crew(0, "master-3", "labourer-3", "apprentice-1")
    ways = [f"send {who}" for who in scene.idle()]
    assert best(scene, *ways) == "send apprentice-1"
    assert choices(last_round(scene).actions(1)) == ["send apprentice-1"]


def test_it_takes_the_tool_that_is_missing() -> None:
    scene = builders().site(0, "armoury").crew(0, "labourer-4").tools(0, "brush", "hand-saw")
    ways = [f"send labourer-4, {how}" for how in ("bare", "with brush", "with hand-saw")]
    assert best(scene, *ways) == "send labourer-4, with hand-saw"
    assert choices(last_round(scene).actions(1)) == ["send labourer-4", "with hand-saw"]


def test_it_buys_an_action_only_to_finish_something() -> None:
    scene = builders().site(0, "theatre").crew(0, "davus", "lydus", "apprentice-2")
    scene = middle(scene.post(0, "davus theatre", "lydus theatre")).actions(0)
    assert choice(scene) == "buy-action"
    scene.table.idle[0] = 0
    assert choice(scene.renew()) == "end"
    assert choice(middle(builders()).actions(0)) == "end"


def test_it_does_not_end_a_turn_with_actions_left() -> None:
    for players in PLAYERS:
        scene = dealt(players, b"left %d" % players)
        for _ in range(4 * players):
            made = turn(scene)
            assert made
        assert scene.facts("ended-turn") == []


def test_in_the_last_turn_it_takes_all_sesterces_at_once() -> None:
    assert choice(last_round(builders())) == "coins 3"
    assert choice(last_round(builders()).actions(2)) == "coins 2"


def test_in_the_last_turn_it_starts_nothing_new() -> None:
    scene = last_round(dealt(2, b"late"))
    made = turn(scene)
    assert not [move for move in made if move.split()[0] in ("loan", "slave", "tool", "university")]


def test_in_the_last_turn_it_frees_slaves_with_spare_actions() -> None:
    scene = last_round(builders().crew(0, "syrus", "davus"))
    scene.rows(buildings="theatre sphinx colossus forum ziggurat")
    assert set(turn(scene)[:2]) == {"free syrus", "free davus"}


def test_it_frees_nobody_early() -> None:
    scene = builders().crew(0, "syrus", "davus").site(0, "noble-house", "town-house")
    assert not [move for move in turn(scene) if move.startswith("free ")]


def test_it_pays_for_an_action_that_wins_a_building_in_the_last_turn() -> None:
    scene = last_round(builders().site(0, "trading-post").crew(0, "apprentice-1")).actions(0)
    assert turn(scene)[:2] == ["buy-action", "send apprentice-1"]


def test_it_does_not_borrow_when_it_is_rich_nor_in_the_end() -> None:
    assert "loan" not in turn(dealt(2, b"rich").money(40, 40))
    scene = last_round(dealt(2, b"poor"))
    scene.money(*[0] * 2)
    assert "loan" not in turn(scene)


def test_at_first_it_looks_for_a_crew_and_a_site() -> None:
    for players in PLAYERS:
        scene = dealt(players, b"first")
        seat = scene.table.seat
        kinds = {move.split()[0] for move in turn(scene)}
        assert "open" in kinds
        assert kinds & {"recruit", "slave", "university"}
        assert scene.sites(seat) or scene.done(seat)


# ---- games --------------------------------------------------------------------------------------


@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize("game", [0, 1])
def test_greedy_beats_chance_from_both_seats(seat: int, game: int) -> None:
    name = b"duel %d" % game
    table = GAME.deal(2, GAME.defaults(), Deal(name), None)
    bots = [journeyman(name), Random(name)] if seat == 0 else [Random(name), journeyman(name)]
    while not table.over():
        table.play(bots[table.seat].choose(Position(GAME, table, table.seat)))
    assert GAME.winners(table) == [seat]


@pytest.mark.parametrize("players", PLAYERS)
def test_games_of_greedy_alone_end_by_points_and_soon(players: int) -> None:
    scene = dealt(players, b"whole %d" % players)
    while not scene.table.over():
        turn(scene)
    assert scene.table.last
    assert scene.table.round < MOST_ROUNDS // 4
    assert max(scene.scores()) > 150


@pytest.mark.parametrize("stack", ["slot", "total"])
def test_greedy_plays_on_with_other_rules(stack: str) -> None:
    scene = dealt(
        2,
        b"other",
        bank_unlimited=False,
        reveal_top_building=False,
        reveal_top_worker=True,
        university_mode=stack,
        machines_use_tools=False,
        machines_be_educated=False,
        repaid_loans_return=True,
        must_spend_actions=True,
        merged_exchange=True,
    )
    while not scene.table.over():
        turn(scene)
    assert scene.table.last
