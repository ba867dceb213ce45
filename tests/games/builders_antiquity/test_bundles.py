"""Bundles of resources in one int, against plain lists of four amounts."""

from itertools import product

import pytest

from groma.games.builders_antiquity.bundles import amount, amounts, covers, missing, replaced, total

SMALL = [list(four) for four in product((0, 1, 3), repeat=4)]
LARGE = [
    [0, 127, 5, 64],
    [127, 127, 127, 127],
    [126, 0, 127, 1],
    [0, 0, 0, 127],
    [80, 90, 100, 110],
]


def bundle(four: list[int]) -> int:
    """Stone, wood, knowledge and decoration as one number."""
    return sum(count << 8 * resource for resource, count in enumerate(four))


@pytest.mark.clause("BA-1.2")
@pytest.mark.parametrize("four", [*SMALL[::7], *LARGE])
def test_amounts(four: list[int]) -> None:
    assert amounts(bundle(four)) == four
    assert [amount(bundle(four), resource) for resource in range(4)] == four
    assert total(bundle(four)) == sum(four)


@pytest.mark.clause("BA-3.5")
def test_bundles_are_added_resource_by_resource() -> None:
    assert amounts(bundle([1, 2, 3, 4]) + bundle([0, 5, 0, 6])) == [1, 7, 3, 10]


@pytest.mark.clause("BA-6.13")
def test_a_bundle_covers_a_need_if_there_is_enough_of_each() -> None:
    for has, need in product([*SMALL, *LARGE], repeat=2):
        enough = all(own >= wanted for own, wanted in zip(has, need))
        assert covers(bundle(has), bundle(need)) is enough


@pytest.mark.clause("BA-6.13")
def test_too_much_of_one_resource_does_not_make_up_for_another() -> None:
    for has, need in product([*SMALL, *LARGE], repeat=2):
        lack = [max(0, wanted - own) for own, wanted in zip(has, need)]
        assert amounts(missing(bundle(has), bundle(need))) == lack


def test_nothing_is_missing_exactly_if_the_need_is_covered() -> None:
    for has, need in product(SMALL, repeat=2):
        assert (missing(bundle(has), bundle(need)) == 0) is covers(bundle(has), bundle(need))


@pytest.mark.clause("BA-7.27")
def test_a_resource_of_another_bundle_takes_the_place_of_the_own() -> None:
    for has, by in product([*SMALL, *LARGE], repeat=2):
        expected = [new or old for old, new in zip(has, by)]
        assert amounts(replaced(bundle(has), bundle(by))) == expected
