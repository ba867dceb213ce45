"""What the bot that plays by the sense of Caesar's Empire looks at, and what it does."""

import pytest

from groma.games.caesars_empire import GAME
from groma.games.caesars_empire.mind.promise import CERTAIN, POINT, Promise, field
from groma.games.caesars_empire.mind.sense import ends, prospects, roads, sense
from groma.games.caesars_empire.rules.payouts import payouts, share_of
from groma.games.caesars_empire.tables import KIND_IDS, NODE_IDS, ROAD_BONUS
from tests.games.greedy import choice, choices
from tests.scenes.caesars_empire import Scene, empire, node, wander

PLAYERS = (2, 3, 4, 5)
EAST = ["roma-brundisium", "brundisium-dyrrhachium", "dyrrhachium-thessalonica"]


def promise(scene: Scene, *chances: int) -> Promise:
    """What the map promises; with these chances, if any, to get a token."""
    found = Promise(scene.table)
    if chances:
        found.chances = list(chances)
    return found


# ---- points, and the end ------------------------------------------------------------------------


@pytest.mark.parametrize(("players", "share"), [(2, 20), (3, 10), (4, 7), (5, 5)])
def test_at_the_end_only_the_sheet_counts(players: int, share: int) -> None:
    scene = empire(players).play_on(b"end %d" % players)
    table = scene.table
    assert table.over()
    scores = [POINT * score for score in GAME.scores(table)]
    assert ends(table) == scores
    for seat in range(players):
        rivals = sum(scores) - scores[seat]
        assert sense(table, seat) == scores[seat] - rivals * share // 20


@pytest.mark.parametrize("players", PLAYERS)
def test_a_point_on_the_track_is_a_point(players: int) -> None:
    scene = empire(players)
    before = sense(scene.table, 0)
    assert sense(scene.points(1, *[0] * (players - 1)).table, 0) == before + POINT


def test_what_a_rival_has_counts_against_a_seat() -> None:
    scene = empire(2)
    before = sense(scene.table, 0)
    assert sense(scene.points(0, 3).table, 0) == before - 3 * POINT


@pytest.mark.parametrize("players", PLAYERS)
def test_without_chances_tokens_are_worth_what_the_sheet_says(players: int) -> None:
    for cities in (3, 12, 20, 29):
        for province in (False, True):
            scene = wander(players, b"tokens %d" % cities, cities, whole_province=province)
            if scene.table.over():
                continue
            found = promise(scene, *[0] * players)
            worth = found.cities()
            for seat in range(players):
                sets = sum([scene.row(name, seat) for name in ("different", "same", "gold")])
                assert found.treasures(seat) == POINT * sets
                assert worth[seat] == POINT * scene.row("cities", seat)


# ---- turns --------------------------------------------------------------------------------------


def test_turns_to_come_follow_the_order_of_play() -> None:
    scene = empire(3).settle("athenae", "thessalonica", "byzantium", "tomis").turn(1)
    assert promise(scene).turns == [1, 2, 1]
    assert promise(scene.turn(2)).turns == [1, 1, 2]


@pytest.mark.parametrize("players", PLAYERS)
def test_turns_to_come_are_as_many_as_cities_are_left(players: int) -> None:
    for cities in (0, 7, 16, 26):
        found = promise(wander(players, b"turns", cities))
        assert sum(found.turns) == found.left
        assert max(found.turns) - min(found.turns) <= 1


# ---- ways ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", PLAYERS)
def test_ways_pay_what_the_rules_say_and_of_several_the_mean(players: int) -> None:
    several = 0
    for cities in (8, 16, 24):
        scene = wander(players, b"ways %d" % cities, cities)
        shares = promise(scene).shares
        for city in range(1, len(NODE_IDS)):
            if not scene.network.is_claimed(city):
                continue
            found = payouts(scene.network, city)
            several += len(found) > 1
            for seat in range(players):
                points = [POINT * share_of(payout, seat) for payout in found]
                paid = field(shares[city], seat)
                assert min(points) - 3 <= paid <= max(points)  # means are rounded down
                if len(found) == 1 and len(scene.network.onward(city)) == 1:
                    assert paid >= points[0] - 3
    assert several


def test_a_road_promises_something_to_its_owner_only() -> None:
    assert promise(empire(2)).ways() == [0, 0]
    first, second = promise(empire(2).road(1, "roma-brundisium")).ways()
    assert first == 0 < second


def test_a_road_beside_rome_promises_more_than_one_at_the_edge() -> None:
    inner = empire(2).road(0, EAST[0]).road(1, *EAST[1:])
    outer = empire(2).road(1, *EAST[:2]).road(0, EAST[2])
    assert promise(inner).ways()[0] > promise(outer).ways()[0] > 0


def test_two_roads_of_a_segment_promise_twice_as_much_as_one_of_the_same_place() -> None:
    scene = empire(2).road(0, "roma-massilia").settle("lugdunum", "burdigala")
    shares = promise(scene).shares
    assert field(shares[node("massilia")], 0) == 2 * POINT


def test_the_fewer_cities_are_left_behind_a_road_the_less_it_promises() -> None:
    promised = []
    for left in (["tomis", "byzantium", "ephesus"], ["tomis", "byzantium"], ["byzantium"]):
        scene = empire(2).road(0, *EAST).settle(*left)
        promised.append(promise(scene).ways()[0])
    assert promised[0] > promised[1] > promised[2] > 0


def test_gold_behind_a_road_counts_twice() -> None:
    scene = empire(2).road(0, *EAST).settle("byzantium")
    plain = promise(scene.lay("byzantium wood")).ways()[0]
    assert promise(scene.lay("byzantium gold")).ways()[0] in (2 * plain, 2 * plain + 1)


# ---- tokens -------------------------------------------------------------------------------------


def test_what_lies_on_the_map_makes_treasures_worth_more() -> None:
    scene = empire(2).take(0, "mediolanum gems", "aquileia gems").settle("lutetia", "londinium")
    found = promise(scene, 30, 30)
    found.lying = [0] * 9
    before = found.treasures(0)
    found.lying[5] = 1
    assert found.treasures(0) > before


def test_a_certain_treasure_is_worth_what_it_adds() -> None:
    scene = empire(2).take(0, "mediolanum gems", "aquileia gems")
    found = promise(scene, 0, 0)
    before = found.treasures(0)
    found.lying = [0] * 9
    found.lying[5] = 1
    found.chances = [CERTAIN, 0]
    assert found.treasures(0) == before + 8 * POINT  # the third of a kind
    found.lying = [1, 0, 0, 0, 0, 0, 0, 0, 0]
    assert found.treasures(0) == before + 2 * POINT  # a second kind in the first row


def test_gold_that_can_be_had_counts_by_its_chance() -> None:
    found = promise(empire(2), CERTAIN // 2, 0)
    found.lying = [0] * 9
    found.lying[8] = 3
    assert found.treasures(0) == 3 * POINT
    assert found.treasures(1) == 0


def test_a_colour_still_to_be_had_promises_its_best_city_first() -> None:
    scene = empire(2).settle("lutetia", "lugdunum")
    scene.table.claimers = [min(1, 2 * seat + 1) for seat in scene.table.claimers]  # all of seat 1
    scene.table.claimers[node("burdigala")] = -1
    assert promise(scene, CERTAIN, 0).cities()[0] == 6 * POINT
    # Lutetia; or else Burdigala; or else Lugdunum: 6 / 2 + 4 / 4 + 2 / 8, rounded down
    assert promise(scene, CERTAIN // 2, 0).cities()[0] == 3 * POINT + POINT + 2 * 2


def test_cities_of_no_more_value_than_the_best_of_their_colour_promise_nothing() -> None:
    scene = empire(2).take(0, "lutetia").settle("lugdunum", "burdigala")
    assert promise(scene, 40, 0).cities() == promise(scene, 0, 0).cities()


def test_a_province_that_nobody_else_has_entered_may_become_whole() -> None:
    def worth(scene: Scene) -> int:
        return promise(scene, 30, 0).cities()[0] - promise(scene, 0, 0).cities()[0]

    taken = ("londinium", "colonia")
    for whole, more in ((False, 0), (True, (1 + 3) * POINT // 2)):
        scene = empire(2, whole_province=whole).take(0, *taken).settle("augusta_vindelicorum")
        assert worth(scene) == more
    scene = empire(2, whole_province=True).take(0, "londinium").take(1, "colonia")
    assert worth(scene.settle("augusta_vindelicorum")) == 0


# ---- roads --------------------------------------------------------------------------------------


def test_the_road_bonus_is_even_at_first_and_goes_to_who_leads() -> None:
    table = empire(2).supply(20, 20).table
    assert roads(table, 0, 9) == roads(table, 1, 9) == POINT * ROAD_BONUS // 2
    table.supply = [20, 19]
    assert roads(table, 0, 9) > POINT * ROAD_BONUS // 2 > roads(table, 1, 9)
    table.supply = [25, 1]
    assert (roads(table, 0, 0), roads(table, 1, 0)) == (POINT * ROAD_BONUS, 0)


def test_a_road_is_dearer_towards_the_end_and_cheap_to_who_is_far_behind() -> None:
    def price(own: int, turns: int) -> int:
        table = empire(2).supply(own, 20).table
        before = roads(table, 0, turns)
        return before - roads(empire(2).supply(own - 1, 20).table, 0, turns)

    assert price(20, 1) > price(20, 8) > 0
    assert price(12, 1) == 0


def test_who_has_too_few_roads_will_skip_turns() -> None:
    table = empire(2).supply(0, 25).table
    assert roads(table, 0, 0) == 0 > roads(table, 0, 1) > roads(table, 0, 4)


# ---- choices ------------------------------------------------------------------------------------


def arrange(scene: Scene, wanted: dict[str, str]) -> None:
    """Exchange treasures until these cities have these kinds: as many of each as before."""
    kinds = scene.table.treasures
    for city, name in wanted.items():
        kind = KIND_IDS.index(name)
        if kinds[node(city)] != kind:
            others = [at for at in range(1, len(kinds)) if NODE_IDS[at] not in wanted]
            there = next(at for at in others if kinds[at] == kind)
            scene.lay(f"{city} {name}", f"{NODE_IDS[there]} {KIND_IDS[kinds[node(city)]]}")
            kinds = scene.table.treasures


def after(kind: str, other: str, *held: str) -> int:
    """The sense of seat 0, who has these treasures, when it has taken one kind and not another."""
    scene = empire(2)
    wanted = dict(zip(["lutetia", "londinium", "colonia"], held))
    arrange(scene, {**wanted, "brundisium": kind, "syracusae": other})
    scene.take(0, *wanted).turn(0).play("build roma-brundisium")
    return sense(scene.table, 0)


def test_the_third_of_a_kind_is_better_than_the_first_of_another() -> None:
    held = ("gems", "gems")
    assert after("gems", "wine", *held) > after("wine", "gems", *held)


def test_an_eighth_kind_is_better_than_a_second_of_one() -> None:
    found = promise(empire(2))
    worth = []
    for taken, other in ((7, 0), (0, 7)):
        found.held = [1, 1, 1, 1, 1, 1, 1, 0, 0, *[0] * 9]
        found.held[taken] += 1
        found.lying = [0] * 9
        found.lying[other] = 1
        worth.append(found.treasures(0))
    assert worth[0] > worth[1]


def test_a_new_colour_is_better_than_a_city_of_less_value_in_an_old_one() -> None:
    def worth(city: str) -> int:
        scene = empire(2).take(0, "syracusae", city)
        return promise(scene).cities()[0]

    assert worth("dyrrhachium") > worth("mediolanum")


def test_of_shortest_ways_it_chooses_its_own() -> None:
    for seat in (0, 1):
        scene = empire(2).road(seat, "roma-mediolanum", "mediolanum-augusta_vindelicorum")
        scene.road(1 - seat, "roma-aquileia", "aquileia-augusta_vindelicorum").turn(seat)
        scene.play("build augusta_vindelicorum-carnuntum")
        assert scene.step() == "way"
        assert choice(scene) == "way mediolanum-augusta_vindelicorum"


def test_it_builds_a_way_of_its_own_beside_that_of_a_rival() -> None:
    scene = empire(2).road(1, "roma-syracusae", "brundisium-syracusae").turn(0)
    scene.play("build brundisium-dyrrhachium")
    assert scene.legal() == ["lengthen roma-brundisium", "start"]
    assert choice(scene) == "lengthen roma-brundisium"


def test_it_does_not_lengthen_a_chain_for_nothing() -> None:
    scene = empire(2).road(0, "roma-brundisium", "roma-syracusae").turn(0)
    scene.play("build brundisium-dyrrhachium")
    assert scene.legal() == ["lengthen brundisium-syracusae", "start"]
    assert choice(scene) == "start"


def test_a_build_is_judged_with_the_chain_that_it_may_get() -> None:
    scene = empire(2).settle("dyrrhachium", "thessalonica").supply(9, 9).turn(0)
    twin = Scene(GAME, scene.table.clone())
    made = choices(scene)
    best = sense(scene.table, 0)
    for move in sorted(twin.legal()):
        other = Scene(GAME, twin.table.clone()).play(move)
        while other.table.midway() and other.table.seat == 0:
            last = "start" if "start" in other.legal() else sorted(other.legal())[0]
            other.play(last)
        assert sense(other.table, 0) <= best
    assert made[0].startswith("build ")


@pytest.mark.parametrize("players", [3, 5])
def test_greedy_plays_whole_games_with_both_variants(players: int) -> None:
    scene = empire(players, wild_treasures=True, whole_province=True)
    scene = scene.settle("athenae", "dyrrhachium", "thessalonica", "byzantium", "ephesus")
    scene.supply(*[6] * players).turn(0)
    while not scene.table.over():
        choices(scene)
    assert scene.left() == []


def test_what_every_seat_may_expect_is_the_sum_of_its_parts() -> None:
    scene = wander(3, b"parts", 12)
    table = scene.table
    found = promise(scene)
    ways, cities = found.ways(), found.cities()
    for seat in range(3):
        value = POINT * table.points[seat] + ways[seat] + cities[seat] + found.treasures(seat)
        assert prospects(table)[seat] == value + roads(table, seat, found.turns[seat])
