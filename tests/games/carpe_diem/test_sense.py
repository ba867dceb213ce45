"""What the bot that plays by the sense of Carpe Diem does in a few sharp positions."""

import pytest

from groma.bots import Position
from groma.bots.random import Random
from groma.core.deal import Deal
from groma.games.carpe_diem import GAME
from groma.games.carpe_diem.layout import DARK_STACK, LIGHT_STACK
from groma.games.carpe_diem.mind.market import Market
from groma.games.carpe_diem.mind.promise import Prospects, turns_in_phase
from groma.games.carpe_diem.mind.sense import points, sense
from groma.games.carpe_diem.tables import BREAD, FISH, GRAPE, GRID
from tests.games import greedy
from tests.scenes.carpe_diem import Scene, building, card, scoring, tile, turn

POND = "fish_pond_straight at c3 | fish_pond_end at c2 x2"  # open towards c4


def choice(scene: Scene) -> str:
    """What greedy would do, with no banderole to tempt it."""
    scene.table.districts[0].banderoles = 0
    return greedy.choice(scene)


def choices(scene: Scene) -> list[str]:
    """The whole choice of greedy, played."""
    return greedy.choices(scene, choice)


def lay_cards(scene: Scene, *names: str) -> Scene:
    """Put these scoring cards on the eight card fields for two players, over and over."""
    for number, field in enumerate(GRID[2]):
        scene.table.grid[field] = card(names[number % len(names)])
    return scene


@pytest.mark.parametrize("players", [2, 3, 4])
def test_points_are_the_total_of_the_sheet(players):
    seed = b"sheet %d" % players
    table = GAME.deal(players, GAME.defaults(), Deal(seed), None)
    bot = Random(seed)
    while not table.over():
        table.play(bot.choose(Position(GAME, table, table.seat)))
        for seat in range(players):
            total = GAME.sheet(table, seat, seat).total()
            assert points(table, seat, table.hand(seat)) == total
    for seat in range(players):
        assert sense(table, seat) == 20 * GAME.sheet(table, seat, seat).total()


@pytest.mark.parametrize("players", [2, 3, 4])
def test_turns_in_the_phase_are_counted_down(players):
    table = GAME.deal(players, GAME.defaults(), Deal(b"turns"), None)
    bot = Random(b"turns")
    taken = [0] * players
    while not table.in_scoring():
        assert [turns_in_phase(table, seat) for seat in range(players)] == [7 - n for n in taken]
        mover, before = table.seat, (table.turn, table.in_turn())
        table.play(bot.choose(Position(GAME, table, mover)))
        if before[1] and ((table.turn, True) != before or table.in_scoring()):
            taken[mover] += 1
    assert taken == [7] * players
    assert [turns_in_phase(table, seat) for seat in range(players)] == [0] * players


def test_it_takes_the_tile_that_finishes_something():
    depots = {4: "merchant_half, fish_pond_end", 5: "steward_half, villa_end1"}
    scene = lay_cards(turn(POND, depots=depots), "d_fish_pond_1", "a_fish_2")
    assert choices(scene)[:3] == ["walk 4", "take 2", "place c4"]
    assert scene.goods()["fish"] == 2


def test_it_closes_a_feature_and_does_not_begin_another():
    scene = lay_cards(building("fish_pond_end", POND), "d_fish_pond_1", "a_fish_2")
    assert choice(scene) == "place c4"


def test_a_bread_buys_the_way_to_a_tile_that_finishes_something_only_if_it_must():
    depots = {4: "merchant_half", 5: "steward_half", 2: "fish_pond_end"}
    cards = ("d_fish_pond_1", "a_fish_2")
    assert choice(lay_cards(turn(POND, depots=depots).give(0, bread=4), *cards)) == "bread 2"
    depots[4] = "merchant_half, fish_pond_end"
    assert choice(lay_cards(turn(POND, depots=depots).give(0, bread=4), *cards)) == "walk 4"


def test_three_breads_avoid_a_penalty():
    scene = scoring("c_villa_1_vp", "d_merchant_1").give(0, bread=3).counts(0, villa=1)
    scene.play("disc 5-8", "begin 8")
    assert choice(scene) == "loaves"


def test_a_red_card_is_paid_with_the_last_coin_to_avoid_a_penalty():
    scene = scoring("a_fish_3", "c_chimney_2_vp").counts(0, chimney=4).give(0, fish=2, coin=1)
    scene.play("disc 5-8", "begin 5")
    assert choice(scene) == "pay 1"


def test_wares_are_paid_before_coins():
    scene = scoring("a_fish_2", "c_chimney_2_vp").give(0, fish=2, coin=2).counts(0, chimney=4)
    scene.play("disc 5-8", "begin 5")
    assert choice(scene) == "pay 0"


def test_a_circle_that_pays_is_better_than_one_that_costs():
    scene = scoring("c_chimney_3_vp", "c_villa_2_vp", phase=3).counts(0, chimney=9, villa=4)
    lay_cards(scene, "d_market_bakery_fountain")
    table = scene.table
    table.grid[4] = card("c_chimney_3_vp")
    table.grid[7] = card("c_villa_2_vp")
    table.discs = [0 if number in (3, 5, 6) else at for number, at in enumerate(table.discs)]
    table.refresh()
    assert choice(scene) == "disc 5-8"


def test_it_keeps_the_fountain_card_of_a_kind_it_owns():
    scene = building("fountain").counts(0, villa=3)
    scene.fountain_stack("market", "villa", "baker")
    scene.play("place c2")
    assert scene.step() == "discard"
    assert choice(scene) == "discard market"  # the one at c3 brings less than three villas


def test_an_older_fountain_card_may_go():
    scene = building("fountain").counts(0, villa=3, baker=2).hold(0, "steward")
    scene.fountain_stack("baker", "villa")
    scene.play("place c2")
    assert choice(scene) == "discard steward"


def test_cards_it_has_not_seen_do_not_matter():
    values = set()
    for names in (("villa", "baker"), ("steward", "merchant")):
        scene = building("fountain").counts(0, villa=3).fountain_stack(*names)
        values.add(sense(scene.play("place c2").table, 0))
    assert len(values) == 1


def test_it_harvests_before_it_sells():
    district = "fish_pond_end at c3 x2 | market at b3 | merchant_half at b4 x1"
    scene = lay_cards(building("fish_pond_merchant_left", district), "c_villa_1_vp")
    scene.play("place c4")  # it fits in one way only
    assert scene.step() == "order"
    assert choice(scene) == "reward fish_pond"  # so that the merchant sells the fish, too


def test_a_landscape_that_is_full_promises_nothing():
    straight = "fish_pond_straight"
    three = f"{straight} at c3 | fish_pond_end at c2 x2 | {straight} at c4"
    full = turn(three + f" | {straight} at c5").table
    assert Prospects(full, 0).chances == [0]
    assert Prospects(turn(three).table, 0).chances[0] > 0
    free = turn(three + f" | {straight} at c5", landscape_limit=False).table
    assert Prospects(free, 0).chances[0] > 0


def test_an_opening_that_no_tile_fits_any_more_promises_nothing():
    table = turn(POND).table
    assert Prospects(table, 0).chances[0] > 0
    table.depots = [tile("market")] * len(table.depots)
    table.hidden.zones[LIGHT_STACK] = []
    table.hidden.zones[DARK_STACK] = [tile("baker_half")]
    assert Prospects(table, 0).chances == [0]
    table.hidden.zones[DARK_STACK] = [tile("fish_pond_end")]
    assert Prospects(table, 0).chances[0] > 0


def test_goods_have_a_price_as_long_as_a_card_may_ask_for_them():
    table = lay_cards(turn(), "c_villa_1_vp").table
    table.grid[4] = card("a_fish_3")
    market = Market(table, 0)
    assert market.price[FISH] > market.price[GRAPE] == 10
    table.discs = [0 if circle in (3, 5, 6, 7) else -1 for circle in range(17)]
    assert Market(table, 0).price == [10] * 6  # seat 0 has scored four times
    assert Market(table, 1).price[BREAD] > 10


def test_it_is_better_to_score_first():
    table = turn(POND).table
    seat = table.track[0]
    behind = sense(table, seat)
    table.track = table.track[::-1]
    assert sense(table, seat) > behind
