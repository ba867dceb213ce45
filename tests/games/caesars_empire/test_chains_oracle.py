"""All legal builds against a search of the map, and the network against one made anew."""

import pytest

from groma.core.sets import members, size
from groma.games.caesars_empire import GAME
from groma.games.caesars_empire.network import Network
from groma.games.caesars_empire.tables import NODE_IDS, SEGMENT_IDS
from tests.scenes.caesars_empire import Scene, wander

PLAYERS = (2, 3, 4, 5)
MOST = 400  # builds at a table that is searched

Chain = tuple[str, ...]


def offered(scene: Scene) -> set[Chain] | None:
    """All builds that the decisions of the table allow, the final segment first."""
    found: set[Chain] = set()
    left = [scene.copy()]
    while left:
        at = left.pop()
        for move in at.legal():
            after = at.copy()
            before = after.network.owners[:]
            seat = after.table.seat
            after.play(move)
            if after.step() == "chain" and after.table.seat == seat and after.table.chain:
                left.append(after)
            else:
                chain = [SEGMENT_IDS[number] for number in at.table.chain]
                new = [
                    SEGMENT_IDS[number]
                    for number in range(len(before))
                    if after.network.owners[number] != before[number]
                ]
                if move != "start":
                    chain.append(move.split()[1])
                assert set(chain) == set(new)
                found.add(tuple(chain))
        if len(found) > MOST:
            return None
    return found


def searched(scene: Scene, most: int = 0) -> set[Chain]:
    """All builds by the words of chapter 4, from what is seen and the limit of the table."""
    view = scene.view()
    supply = view["seats"][view["decides"]]["supply"]
    supply = min(supply, most or supply)
    claimed = {"roma"} | {seen["city"] for seen in view["cities"] if seen["seat"] is not None}
    empty = [seen for seen in view["segments"] if seen["seat"] is None]
    found: set[Chain] = set()

    def grow(chain: Chain, nodes: list[str], roads: int) -> None:
        if roads > supply:
            return
        found.add(chain)
        tip = nodes[-1]
        if tip == "roma":
            return
        for seen in empty:
            if tip in (seen["a"], seen["b"]):
                there = seen["a"] if seen["b"] == tip else seen["b"]
                if there in claimed and there not in nodes:
                    grow((*chain, seen["segment"]), [*nodes, there], roads + seen["roads"])

    for seen in empty:
        for tip, city in ((seen["a"], seen["b"]), (seen["b"], seen["a"])):
            if tip in claimed and city not in claimed:
                grow((seen["segment"],), [city, tip], seen["roads"])
    return found


@pytest.mark.clause("CE-4.4", "CE-4.6", "CE-4.9", "CE-4.10", "CE-4.11")
@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("roads", [1, 2, 3, 25])
def test_exactly_the_chains_of_the_rules_can_be_built(players: int, roads: int) -> None:
    compared = longest = 0
    for number in range(8):
        scene = wander(players, b"chains %d" % number, 4 + 2 * number)
        if scene.table.over():
            continue
        scene.supply(*[roads] * players)
        if not scene.table.options:
            continue
        expected = searched(scene)
        if len(expected) <= MOST:
            assert offered(scene) == expected
            compared += 1
            longest = max(longest, max(map(len, expected)))
    assert compared > 2
    assert longest > 1 or roads == 1


@pytest.mark.clause("CE-4.5")
@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("most", [2, 3])
@pytest.mark.parametrize("roads", [1, 2, 3, 25])
def test_exactly_the_chains_within_a_limit_can_be_built(
    players: int, most: int, roads: int
) -> None:
    compared = 0
    for number in range(8):
        scene = wander(players, b"chains %d" % number, 4 + 2 * number, chain_roads=str(most))
        scene.supply(*[roads] * players)
        if not scene.table.options:
            continue
        expected = searched(scene, most)
        assert offered(scene) == expected
        assert max(len(chain) for chain in expected) <= most
        compared += 1
    assert compared > 4


def check_network(scene: Scene) -> None:
    """Finals, gaps and ways to Rome are those of a network made anew, by the plain words."""
    network = scene.network
    view = scene.view()
    claimed = {"roma"} | {seen["city"] for seen in view["cities"] if seen["seat"] is not None}
    assert {NODE_IDS[number] for number in members(network.claimed)} == claimed
    ends = {seen["segment"]: len({seen["a"], seen["b"]} & claimed) for seen in view["segments"]}
    empty = {seen["segment"] for seen in view["segments"] if seen["seat"] is None}
    assert {SEGMENT_IDS[i] for i in members(network.finals)} == {s for s in ends if ends[s] == 1}
    assert {SEGMENT_IDS[i] for i in members(network.gaps)} == {s for s in empty if ends[s] == 2}
    far = {"roma": 0}
    for _ in range(len(NODE_IDS)):  # as often as a way can have segments
        for seen in view["segments"]:
            if seen["seat"] is not None:
                for here, there in ((seen["a"], seen["b"]), (seen["b"], seen["a"])):
                    if here in far:
                        length = far[here] + seen["roads"]
                        far[there] = min(far.get(there, length), length)
    assert network.far == [far.get(name, -1) for name in NODE_IDS]


def same(one: Network, other: Network) -> bool:
    """Whether two networks agree in everything."""
    parts = ("side", "owners", "claimed", "finals", "gaps", "far", "ahead")
    return all(getattr(one, name) == getattr(other, name) for name in parts)


@pytest.mark.clause("CE-6.3", "CE-4.14")
@pytest.mark.parametrize("players", PLAYERS)
def test_the_network_is_right_at_any_moment(players: int) -> None:
    cycles = 0
    for number in range(4):
        for cities in range(0, 42, 3):
            scene = wander(players, b"network %d" % number, cities)
            check_network(scene)
            roads = len([seat for seat in scene.network.owners if seat >= 0])
            cycles += roads - size(scene.network.claimed) + 1
    assert cycles > 50


@pytest.mark.parametrize("players", PLAYERS)
def test_the_network_is_the_same_when_made_anew_and_when_loaded(players: int) -> None:
    for cities in range(0, 42, 4):
        scene = wander(players, b"anew", cities)
        anew = scene.network.clone()
        assert same(anew, scene.network)
        anew.renew()
        assert same(anew, scene.network)
        content = scene.table.to_bytes()
        loaded = GAME.load(players, scene.table.settings[:], content)
        assert same(loaded.network, scene.network)
        assert loaded.to_bytes() == content


@pytest.mark.parametrize("players", PLAYERS)
def test_a_clone_does_not_share_its_network(players: int) -> None:
    scene = wander(players, b"clone", 9)
    before = scene.network.clone()
    content = scene.table.to_bytes()
    scene.copy().play_on(b"elsewhere")
    assert same(before, scene.network)
    assert scene.table.to_bytes() == content
