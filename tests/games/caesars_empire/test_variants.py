"""Chapter 11: the two variants for two and three players."""

from collections import Counter

import pytest

from groma.core.deal import Deal
from groma.games.caesars_empire import GAME
from groma.games.caesars_empire.tables import (
    KIND_FULL,
    KIND_IDS,
    NODE_IDS,
    REGION_CITIES,
    REGION_IDS,
    VALUE,
)
from tests.scenes.caesars_empire import dealt, empire, node

SEEDS = 60


def test_both_variants_are_off_unless_somebody_wants_them() -> None:
    assert GAME.defaults() == [0, 0, 0]
    names = [setting.name for setting in GAME.settings]
    assert names == ["wild_treasures", "whole_province", "chain_roads"]


@pytest.mark.parametrize("players", GAME.players)
def test_the_rules_of_version_1_are_those_of_today_without_a_limit(players: int) -> None:
    then = GAME.of_version(1)
    assert then is not None
    assert [setting.name for setting in then.settings] == ["wild_treasures", "whole_province"]
    for one, other in ((0, 0), (0, 1), (1, 0), (1, 1)):
        old = then.deal(players, [one, other], Deal(b"then"), None)
        new = GAME.deal(players, [one, other, 0], Deal(b"then"), None)
        assert (old.settings, old.to_bytes()) == (new.settings, new.to_bytes())
        assert then.view(old, 0) == GAME.view(new, 0)
        limited = GAME.deal(players, [one, other, 1], Deal(b"then"), None)
        assert limited.to_bytes() == new.to_bytes(), "the setting is not saved twice"


@pytest.mark.clause("CE-11.1")
@pytest.mark.parametrize("players", [2, 3])
def test_with_wild_treasures_any_thirty_of_the_forty_lie_on_the_map(players: int) -> None:
    found: dict[str, set[int]] = {kind: set() for kind in KIND_IDS}
    for number in range(SEEDS):
        view = dealt(players, b"wild %d" % number, wild_treasures=True).view()
        counts = Counter(city["treasure"] for city in view["cities"])
        assert sum(counts.values()) == 30
        for kind in KIND_IDS:
            assert counts[kind] <= KIND_FULL[KIND_IDS.index(kind)]
            assert view["box"][kind] == KIND_FULL[KIND_IDS.index(kind)] - counts[kind]
            found[kind].add(counts[kind])
        assert sum(view["box"].values()) == 10
    assert all(4 in found[kind] and 2 in found[kind] for kind in KIND_IDS[:8])
    assert 8 in found["gold"]
    assert min(found["gold"]) < 6


@pytest.mark.clause("CE-11.1", "CE-12.2")
@pytest.mark.parametrize("players", [2, 3])
def test_what_stays_in_the_box_is_told(players: int) -> None:
    scene = dealt(players, wild_treasures=True)
    told = {str(facts["kind"]): facts["count"] for facts in scene.facts("left-out")}
    box = scene.view()["box"]
    assert told == {f"@kind-{kind}": count for kind, count in box.items() if count}
    assert len(scene.facts("left-out")) == len(told)


@pytest.mark.clause("CE-11.1")
@pytest.mark.parametrize("players", [4, 5])
def test_wild_treasures_change_nothing_for_four_and_five(players: int) -> None:
    one = dealt(players, wild_treasures=True)
    other = dealt(players)
    assert one.table.treasures == other.table.treasures
    assert one.told() == other.told()


@pytest.mark.clause("CE-11.2")
@pytest.mark.parametrize("players", [2, 3])
def test_a_whole_province_scores_the_sum_of_its_cities(players: int) -> None:
    names = ("aquileia", "mediolanum", "brundisium", "syracusae")
    scene = empire(players, whole_province=True).take(1, *names[:3])
    assert scene.lines("cities", 1) == [("CE-9.1", 4, {"region": 0, "city": node("aquileia")})]
    scene.take(1, "syracusae")
    assert scene.lines("cities", 1) == [("CE-11.2", 14, {"region": 0, "cities": 4})]
    pieces = [line.pieces for line in scene.sheet(1).lines if line.row == "cities"]
    assert pieces == [sorted(map(node, names))]


@pytest.mark.clause("CE-11.2")
def test_a_province_shared_by_two_scores_the_best_for_each() -> None:
    scene = empire(3, whole_province=True).take(0, "augusta_vindelicorum", "londinium")
    scene.take(1, "colonia")
    assert (scene.row("cities", 0), scene.row("cities", 1)) == (6, 3)


@pytest.mark.clause("CE-11.2")
def test_one_whole_province_changes_nothing_for_the_others() -> None:
    scene = empire(2, whole_province=True).take(0, "augusta_vindelicorum", "londinium", "colonia")
    scene.take(0, "massilia", "lutetia")
    assert [(clause, points) for clause, points, _ in scene.lines("cities")] == [
        ("CE-9.1", 6),
        ("CE-11.2", 10),
    ]


@pytest.mark.clause("CE-11.2")
@pytest.mark.parametrize("players", [2, 3])
def test_without_the_variant_a_whole_province_scores_its_best(players: int) -> None:
    for settings in ({}, {"wild_treasures": True}):
        scene = empire(players, **settings).take(0, "augusta_vindelicorum", "londinium", "colonia")
        assert [(clause, points) for clause, points, _ in scene.lines("cities")] == [("CE-9.1", 6)]


@pytest.mark.clause("CE-11.2")
@pytest.mark.parametrize("players", [4, 5])
def test_four_and_five_players_have_no_whole_provinces(players: int) -> None:
    every = ("augusta_vindelicorum", "argentorate", "colonia", "londinium", "eboracum")
    scene = empire(players, whole_province=True).take(0, *every)
    assert [(clause, points) for clause, points, _ in scene.lines("cities")] == [("CE-9.1", 8)]


@pytest.mark.clause("CE-11.3")
@pytest.mark.parametrize("region", range(8))
def test_a_province_is_whole_with_the_cities_in_this_game(region: int) -> None:
    here = [i for i in range(41) if REGION_CITIES[8 + region] >> i & 1]
    assert len(here) == (3 if REGION_IDS[region] in ("septentrio", "oriens") else 4)
    scene = empire(2, whole_province=True).take(0, *[NODE_IDS[i] for i in here])
    total = sum(VALUE[i] for i in here)
    facts = {"region": region, "cities": len(here)}
    assert scene.lines("cities") == [("CE-11.2", total, facts)]


@pytest.mark.clause("CE-11.2", "CE-11.1")
def test_both_variants_can_be_played_together() -> None:
    scene = dealt(3, wild_treasures=True, whole_province=True)
    assert sum(scene.view()["box"].values()) == 10
    scene.take(0, "augusta_vindelicorum", "londinium", "colonia")
    assert scene.row("cities") == 10
