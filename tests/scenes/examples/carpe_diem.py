"""The worked examples of Carpe Diem: the positions of CD-E1 to CD-E22 and their moves."""

from groma.games.carpe_diem import GAME
from groma.games.carpe_diem.district import District
from groma.games.carpe_diem.state import Table
from groma.games.carpe_diem.steps import MOVING
from groma.games.carpe_diem.tables import GOOD_IDS
from tests.scenes.carpe_diem import (
    Scene,
    at_scoring,
    at_turn,
    card,
    counting,
    dealt,
    features_of,
    hold_these,
    offer,
    play_until,
    prepared,
    put_right,
    rebuild,
    score_again,
)
from tests.scenes.example import Examples

EXAMPLES = Examples(GAME)
BOTH = ("disc 5-8", "begin 5")
POINTS_BY_CHIMNEYS = {5: "c_chimney_2_vp", 8: "c_chimney_3_vp"}


def only(scene: Scene, **goods: int) -> Scene:
    """Seat 0 has these goods and no others; everything is in its place."""
    scene.give(0, **{good: goods.get(good, 0) for good in GOOD_IDS})
    return put_right(scene)


def selling(number: int, wares: str, before: dict[int, str] | None = None) -> Scene:
    """The second scoring: a red card lies beside one that pays a step for your two chimneys."""
    cards = {5: wares, 8: "c_chimney_2_step", **(before or {})}
    scene = at_scoring(number, phase=1, cards=cards)
    return rebuild(scene, "villa_straight2 at c3", counting("chimney", "craftsman"))


@EXAMPLES("CD-E1", "walk 4", "take 1", "place c4")
def a_pond_of_three_tiles() -> Scene:
    """The third tile of a fish pond lies on field 4."""
    scene = offer(at_turn(16, phase=0, turns=2, field=1), 4, "fish_pond_craftsman_right")
    pond = "fish_pond_straight at c3 | fish_pond_steward_opposite at c2 x2"
    return only(rebuild(scene, pond))


@EXAMPLES("CD-E2", "walk 4", "take 1", "place c4")
def four_wares_to_sell() -> Scene:
    """The second half of a merchant lies on field 4."""
    scene = offer(at_turn(453, phase=1, turns=2, field=1), 4, "villa1_merchant_opposite")
    rebuild(scene, "herb_garden_merchant_opposite at c3", features_of("merchant"))
    return only(scene, fish=2, chicken=1, grape=1)


@EXAMPLES("CD-E3", *BOTH, "loaves", "mix grape", "mix grape+chicken")
def three_sets_by_bread_wares_and_coins() -> Scene:
    """A card of all four wares, and goods of which nothing is left over."""
    scene = selling(9, "b_all_wares")
    return only(scene, bread=3, coin=3, fish=2, herb=2, chicken=1)


@EXAMPLES("CD-E4", *BOTH, "stop", "stop")
def seven_chimneys() -> Scene:
    """Two cards that count chimneys."""
    cards = {5: "c_chimney_2_bread", 8: "c_chimney_3_coin_step"}
    villa = "villa_cross3 at c3 | villa_straight2 at c2 | villa_t2 at c4"
    return only(rebuild(at_scoring(0, phase=0, cards=cards), villa, counting("chimney")))


SEVEN_LANDSCAPES = """
vineyard_baker_opposite at b3 x1 | vineyard_chicken_yard_opposite at c3 x3 |
herb_garden_chicken_yard_opposite at d3 x1 | herb_garden_fish_pond_opposite at e3 x3 |
chicken_yard_fish_pond_left at f3 | villa1_chicken_yard_opposite at f2 |
villa1_fish_pond_opposite at c4 x3 | fish_pond_merchant_left at d4 x3 |
vineyard_craftsman_left at c2 x1 | villa1_vineyard_opposite at d2 x1
"""


@EXAMPLES("CD-E5", *BOTH)
def seven_landscapes() -> Scene:
    """Two cards that count landscapes."""
    cards = {5: "d_fish_pond_herb_garden", 8: "d_any_landscape_3_coin_bread"}
    scene = at_scoring(48, phase=1, cards=cards)
    return only(rebuild(scene, SEVEN_LANDSCAPES, counting("any_landscape", "craftsman")))


@EXAMPLES("CD-E6", *BOTH)
def one_fish_too_few() -> Scene:
    """Two fish and two loaves, where three of either would do; 20 points so far."""
    scene = selling(10, "a_fish_3", {4: "b_all_wares", 7: "a_herb_2"})
    assert scene.clause("disc 4-7") == "CD-8.4"
    scene.table.districts[0].ledger = [card("b_all_wares"), 1, 8, card("a_herb_2"), 1, 4]
    return only(scene, fish=2, bread=2)


FIVE_VILLAS = """
villa_straight2 at c3 | villa_straight2 at c2 | villa_end2 at b3 | villa_straight1 at b2 |
villa_end2 at b1 x2 | villa_end1 at a3 | villa_straight1 at a2 | villa_end1 at a1 x2 |
villa_t2 at d3 | villa_straight2 at d2 | villa_end1 at b4 x2 | villa_t2 at b5 x3 |
villa_end1 at a5 x1 | villa1_merchant_opposite at c5 x3
"""


@EXAMPLES("CD-E7", *BOTH)
def five_villas() -> Scene:
    """The last disc of the game, with three villas finished and two open."""
    scene = at_scoring(1244, phase=3, cards=POINTS_BY_CHIMNEYS)
    return only(rebuild(scene, FIVE_VILLAS, features_of("villa")))


TWO_OF_FOUR_TASKS = """
market at c3 | bakery at c2 | baker_half at c1 x1 | baker_half at d1 x3 | fountain at e1 |
villa_end1 at e2 x1 | villa_end1 at f2 x3 | fish_pond_end at d2 x2
"""


def tasks(district: District) -> object:
    """The tasks done, and what the tasks at the top and on the left ask for."""
    return district.tasks_done, features_of("fish_pond", "herb_garden")(district)


@EXAMPLES("CD-E8", *BOTH)
def two_of_four_tasks() -> Scene:
    """The last disc, with a pond that is open and no garden."""
    scene = at_scoring(16, phase=3, cards=POINTS_BY_CHIMNEYS, frame="1 14 15 10")
    return only(rebuild(scene, TWO_OF_FOUR_TASKS, tasks))


@EXAMPLES("CD-E9", *BOTH, "pay 0", "pay 0", "pay 1")
def herbs_by_twos() -> Scene:
    """Five herbs and a coin for a card of two herbs."""
    scene = selling(54, "a_herb_2")
    return only(scene, herb=5, coin=1)


@EXAMPLES("CD-E10", *BOTH, "pay 0", "pay 1", "pay 3")
def chickens_by_threes() -> Scene:
    """Five chickens and four coins for a card of three chickens."""
    scene = selling(67, "a_chicken_3")
    return only(scene, chicken=5, coin=4)


@EXAMPLES("CD-E11", *BOTH, "mix none", "mix none", "mix none")
def sets_of_three_wares() -> Scene:
    """Three of each of the wares that a card shows."""
    scene = selling(104, "b_no_herb")
    return only(scene, chicken=3, grape=3, fish=3)


@EXAMPLES("CD-E12", *BOTH, "mix none", "mix none", "mix grape+herb+chicken+fish")
def sets_of_all_wares() -> Scene:
    """Two of each ware, and four coins."""
    scene = selling(244, "b_all_wares")
    return only(scene, chicken=2, grape=2, fish=2, herb=2, coin=4)


THREE_VILLAS = """
villa1_merchant_opposite at c2 x1 | villa1_baker_opposite at d2 x3 |
villa1_steward_opposite at c3 x1 | villa1_vineyard_opposite at d3 x3 |
villa1_herb_garden_opposite at c4 x1 | villa1_chicken_yard_opposite at d4 x3
"""


@EXAMPLES("CD-E13", *BOTH)
def three_villas() -> Scene:
    """Two cards that count villas."""
    cards = {5: "c_villa_1_vp", 8: "c_villa_2_coin_bread_step"}
    scene = at_scoring(32, phase=1, cards=cards)
    return only(rebuild(scene, THREE_VILLAS, counting("villa", "craftsman")))


MERCHANTS_AND_BAKERIES = """
villa1_merchant_opposite at c3 x3 | herb_garden_merchant_opposite at d3 x1 |
merchant_baker_opposite at c4 x1 | chicken_yard_merchant_right at d4 x2 |
bakery at c2 | bakery at c1 | bakery at d2 | bakery at d1
"""


@EXAMPLES("CD-E14", *BOTH)
def merchants_and_bakeries() -> Scene:
    """Two merchants and four bakeries, and a card for each."""
    scene = at_scoring(21, phase=1, cards={5: "d_merchant_1", 8: "d_bakery_2"})
    kept = counting("merchant", "bakery", "craftsman")
    return only(rebuild(scene, MERCHANTS_AND_BAKERIES, kept))


FOR_FIVE_FOUNTAIN_CARDS = """
fountain at a3 | fountain at b3 | fountain at c3 | fountain/dark at d3 | fountain/dark at e3 |
market at a2 | market at b2 | market at c2 | merchant_half at a4 x1 | merchant_half at b4 x3 |
herb_garden_end at c4 x1 | herb_garden_end at d4 x3 | villa_end1 at a5 x1 | villa_end1 at b5 x3 |
villa_end1 at c5 x1 | villa_end1 at d5 x3
"""


@EXAMPLES("CD-E15", *BOTH)
def five_fountain_cards() -> Scene:
    """The last disc, with one fountain card twice."""
    scene = at_scoring(2197, phase=3, cards=POINTS_BY_CHIMNEYS)
    kept = counting("fountain", "market", "merchant", "herb_garden", "villa")
    rebuild(scene, FOR_FIVE_FOUNTAIN_CARDS, kept)
    return only(hold_these(scene, "merchant", "herb_garden", "market", "market", "villa"))


@EXAMPLES("CD-E16", "settle 1", "settle 2", "settle 3")
def a_table_of_three() -> Scene:
    """Just dealt; the start player decides."""
    return dealt(3, b"three 4")


@EXAMPLES(
    "CD-E17",
    *("disc 4-7", "begin 4", "mix grape+chicken"),
    *("disc 4-5", "begin 4", "pay 1"),
    *("disc 1-4", "begin 4"),
)
def four_discs_on_the_track() -> Scene:
    """The first scoring begins, with two discs in a pile."""
    scene = play_until(prepared(0, players=4), 0, lambda table: table.in_scoring())
    table = scene.table
    table.spaces = [7, 5, 5, 2]
    table.track = [3, 1, 2, 0]
    return score_again(put_right(scene))


@EXAMPLES("CD-E18", *BOTH)
def five_leftovers() -> Scene:
    """The last disc, with two wares, a coin, a loaf and a stored tile."""
    scene = at_scoring(59, phase=3, cards=POINTS_BY_CHIMNEYS)
    rebuild(scene, "villa_cross3 at c3", stored="steward_half")
    return only(scene, fish=1, herb=1, coin=1, bread=1)


@EXAMPLES("CD-E19", *BOTH)
def a_tie() -> Scene:
    """The last disc makes both equal; the discs on the track are on 9 and 12."""
    scene = at_scoring(2223, phase=3, cards=POINTS_BY_CHIMNEYS)
    rebuild(scene, "market at c3")
    scene.table.spaces = [9, 12]
    return only(scene, coin=4)


@EXAMPLES("CD-E20", "walk 4", "take 2", "turn 0", "walk 4", "take 3", "turn 0")
def a_depot_for_two() -> Scene:
    """The first turn of a table of two: both can go to field 4."""
    return prepared(0).play("settle 1", "settle 7").forget()


def fields(*numbers: int) -> int:
    """A set of fields, as a table keeps those with tiles."""
    return sum(1 << number - 1 for number in numbers)


@EXAMPLES("CD-E21", "walk 1")
def back_to_the_own_field() -> Scene:
    """On field 1, when both fields joined to it are empty, but not those beyond them."""

    def there(table: Table) -> bool:
        around = table.filled & fields(1, 4, 5, 7, 2) == fields(1, 7, 2)
        return table.todo[-1] == MOVING and table.seat == table.patricians[0] == 0 and around

    return put_right(play_until(prepared(258), 258, there))


@EXAMPLES("CD-E22", "walk 4")
def both_ways_lead_to_tiles() -> Scene:
    """On field 1 in the first turn of the game."""
    return prepared(7).play("settle 1", "settle 2").forget()
