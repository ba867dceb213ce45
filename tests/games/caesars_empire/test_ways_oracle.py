"""What ways pay, against a search of all ways to Rome, from nothing but what is seen."""

import pytest

from groma.core.deal import Deal
from groma.games.caesars_empire.rules.payouts import payouts, share_of
from groma.games.caesars_empire.rules.way import different_ways
from groma.games.caesars_empire.tables import KIND_IDS
from tests.scenes.caesars_empire import Scene, dealt, node, wander

PLAYERS = (2, 3, 4, 5)

Vector = tuple[int, ...]


def shortest(scene: Scene, city: str) -> tuple[int, set[Vector]]:
    """The roads of a shortest way, and by seat the roads of all shortest ways that differ.

    All ways without a node twice, of one road, of two roads, and so on until some reach Rome.
    """
    roads: dict[str, list[tuple[str, int, int]]] = {}
    for seen in scene.view()["segments"]:
        if seen["seat"] is not None:
            roads.setdefault(seen["a"], []).append((seen["b"], seen["roads"], seen["seat"]))
            roads.setdefault(seen["b"], []).append((seen["a"], seen["roads"], seen["seat"]))

    def ways(here: str, passed: tuple[str, ...], length: int, vector: Vector) -> set[Vector]:
        if here == "roma":
            return {vector} if length == 0 else set()
        found: set[Vector] = set()
        for there, count, seat in roads.get(here, []):
            if there not in passed and count <= length:
                paid = list(vector)
                paid[seat] += count
                found |= ways(there, (*passed, there), length - count, tuple(paid))
        return found

    length = 1
    while True:
        found = ways(city, (city,), length, (0,) * scene.table.players)
        if found:
            return length, found
        length += 1


def through_questions(scene: Scene) -> tuple[set[Vector], int]:
    """Points by seat that the questions about the way can lead to; the most options of one."""
    before = scene.table.points
    found: set[Vector] = set()
    most = 0
    left = [scene.copy()]
    while left:
        at = left.pop()
        if at.step() == "way" and at.table.points == before:
            most = max(most, len(at.legal()))
            left += [at.copy().play(move) for move in at.legal()]
        else:
            found.add(tuple(now - then for now, then in zip(at.table.points, before)))
    return found, most


@pytest.mark.clause("CE-6.3", "CE-6.7")
@pytest.mark.parametrize("players", PLAYERS)
def test_lengths_and_payouts_are_those_of_all_shortest_ways(players: int) -> None:
    several = 0
    for number in range(4):
        scene = wander(players, b"payouts %d" % number, 10 + 4 * number)
        for seat in range(players):
            for city in scene.cities(seat):
                length, expected = shortest(scene, city)
                assert scene.far(city) == length
                found = payouts(scene.network, node(city))
                vectors = [tuple(share_of(one, i) for i in range(players)) for one in found]
                assert len(found) == len(expected)
                assert set(vectors) == expected
                assert found == sorted(found)
                several += len(expected) > 1
    assert several > 5


@pytest.mark.clause("CE-6.4", "CE-6.5", "CE-6.7", "CE-6.10")
@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("number", range(3))
def test_the_questions_lead_to_exactly_the_payouts_of_all_shortest_ways(
    players: int, number: int
) -> None:
    scene = dealt(players, b"walks %d" % number)
    chance = Deal(b"walks")
    asked = 0
    while not scene.table.over():
        seat, step = scene.table.seat, scene.step()
        legal = scene.table.legal()
        if step == "chain" and chance.below(3):
            legal = legal[:-1]
        move = legal[chance.below(len(legal))]
        if step == "way":
            scene.table.play(move)
            continue
        before, points = scene.cities(seat), scene.table.points[:]
        after = scene.copy()
        after.table.play(move)
        new = set(after.cities(seat)) - set(before)
        if after.step() == "way":
            found, most = through_questions(after)
            city = new.pop()
            factor = 2 if after.table.treasures[node(city)] == KIND_IDS.index("gold") else 1
            expected = {tuple(factor * roads for roads in one) for one in shortest(after, city)[1]}
            assert found == expected
            assert 2 <= most <= 5
            assert len(found) >= 2
            asked += 1
        elif len(new) == 1:
            city = new.pop()
            factor = 2 if after.table.treasures[node(city)] == KIND_IDS.index("gold") else 1
            (only,) = shortest(after, city)[1]
            paid = [now - then for now, then in zip(after.table.points, points)]
            assert paid == [factor * roads for roads in only]
        scene.table.play(move)
    assert asked > 0


@pytest.mark.clause("CE-6.7")
@pytest.mark.parametrize("players", PLAYERS)
def test_ways_offered_at_a_node_differ_in_what_they_leave_open(players: int) -> None:
    for number in range(4):
        scene = wander(players, b"differ %d" % number, 22)
        network = scene.network
        for seat in range(players):
            for city in scene.cities(seat):
                onward = network.onward(node(city))
                offered = different_ways(network, node(city))
                open_to = {}
                for name in onward:
                    there = network.other(name, node(city))
                    own = network.roads(name) << 6 * network.owners[name]
                    open_to[name] = tuple(own + one for one in payouts(network, there))
                assert set(offered) <= set(onward)
                left = [open_to[name] for name in offered]
                assert len(set(left)) == len(left)
                assert set(left) == set(open_to.values())
                for name in onward:  # the first of equals stands for all of them
                    first = next(other for other in onward if open_to[other] == open_to[name])
                    assert first in offered


@pytest.mark.clause("CE-6.6")
@pytest.mark.parametrize("players", PLAYERS)
def test_whoever_builds_earns_something(players: int) -> None:
    scene = dealt(players, b"earns")
    scene.play_on(b"earns")
    story = scene.story()
    builders = [facts["seat"] for name, facts in story if name == "built"]
    earned: list[set[object]] = []
    for name, facts in story:
        if name == "scored-way":
            earned.append(set())
        elif name == "earned":
            assert isinstance(facts["points"], int)
            assert facts["points"] > 0
            earned[-1].add(facts["seat"])
    assert len(builders) == len(earned)
    assert all(builder in paid for builder, paid in zip(builders, earned))
