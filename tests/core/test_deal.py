"""Deals: the same draws for ever, each equally likely."""

from collections import Counter
from hashlib import sha256
from math import factorial

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from groma.core.deal import Deal, commitment, deal_key


class Stream:
    """The bytes that a deal reads, written down a second time from its description."""

    def __init__(self, seed: bytes) -> None:
        blocks = [sha256(seed + count.to_bytes(8, "big")).digest() for count in range(60)]
        self.bytes = iter(b"".join(blocks))

    def below(self, n: int) -> int:
        width = 1
        while 256**width < n:
            width += 1
        while True:
            value = int.from_bytes([next(self.bytes) for _ in range(width)], "big")
            if value < 256**width // n * n:
                return value % n


def test_draws_never_change() -> None:
    deal = Deal(b"groma")
    assert [deal.below(6) for _ in range(12)] == [0, 4, 0, 2, 0, 3, 1, 5, 3, 4, 4, 2]
    deal = Deal(b"groma")
    assert [deal.below(257) for _ in range(6)] == [10, 158, 80, 213, 150, 184]
    deal = Deal(b"groma")
    assert [deal.below(65537) for _ in range(5)] == [5620, 62887, 21250, 15068, 39300]
    assert Deal(b"groma").below(10**30) == 957547371064052791295514178292


def test_a_shuffle_never_changes() -> None:
    things = list(range(20))
    Deal(b"groma").shuffle(things)
    assert things == [7, 18, 19, 13, 2, 15, 10, 4, 11, 8, 17, 14, 16, 1, 9, 6, 5, 0, 3, 12]


def test_keys_never_change() -> None:
    seed = bytes(32)
    plain = "66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925"
    mixed = "54d3105ce752c682f5b8f805e61a763ff4403b4e265bec718d8f685b1c4e78f3"
    sealed = "277c543b5d9a62d0aa8cb5bfa68dabb145bb0b6448f1afae26fa0cbf316b08f1"
    assert deal_key(seed, []).hex() == plain
    assert deal_key(seed, ["Ave", "Älä"]).hex() == mixed
    assert commitment(seed).hex() == sealed


@settings(max_examples=60)
@given(st.binary(max_size=40), st.lists(st.integers(1, 1 << 70), max_size=20))
def test_draws_follow_the_description(seed: bytes, bounds: list[int]) -> None:
    deal = Deal(seed)
    stream = Stream(seed)
    assert [deal.below(n) for n in bounds] == [stream.below(n) for n in bounds]


@pytest.mark.parametrize("n", [129, 200, 255, 32769, 40000])
def test_too_large_draws_are_thrown_away(n: int) -> None:
    """Half of the raw numbers or fewer are thrown away, and the others are taken in order."""
    width = 1 if n <= 256 else 2
    raw = b"".join(sha256(b"reject" + count.to_bytes(8, "big")).digest() for count in range(60))
    values = [int.from_bytes(raw[i : i + width], "big") for i in range(0, len(raw), width)]
    fair = [value for value in values if value < n]
    assert 0 < len(fair) < len(values)
    deal = Deal(b"reject")
    assert [deal.below(n) for _ in fair] == fair


def test_one_thing_to_draw_from_and_none() -> None:
    deal = Deal(b"groma")
    assert [deal.below(1) for _ in range(5)] == [0] * 5
    for nothing in (0, -1):
        with pytest.raises(ValueError, match="nothing to draw from"):
            deal.below(nothing)


@pytest.mark.parametrize("n", [255, 256, 257, 65535, 65536, 65537, 1 << 64])
def test_the_bounds_of_a_width(n: int) -> None:
    deal = Deal(b"bounds")
    values = [deal.below(n) for _ in range(50)]
    assert all(0 <= value < n for value in values)
    assert max(values) > n // 2


def chi_square(counts: Counter[object], cells: int) -> float:
    expected = counts.total() / cells
    return sum((counts[cell] - expected) ** 2 / expected for cell in counts)


def test_numbers_come_equally_often() -> None:
    deal = Deal(b"chi")
    counts: Counter[object] = Counter(deal.below(6) for _ in range(6000))
    assert len(counts) == 6
    assert chi_square(counts, 6) < 20.5  # one honest stream in a thousand is worse


def test_orders_come_equally_often() -> None:
    deal = Deal(b"chi")
    counts: Counter[object] = Counter()
    for _ in range(2400):
        things = [0, 1, 2, 3]
        deal.shuffle(things)
        counts[tuple(things)] += 1
    assert len(counts) == factorial(4)
    assert chi_square(counts, factorial(4)) < 49.7


@settings(max_examples=50)
@given(st.lists(st.integers(), max_size=40))
def test_a_shuffle_keeps_everything(things: list[int]) -> None:
    shuffled = things[:]
    Deal(b"keep").shuffle(shuffled)
    assert sorted(shuffled) == sorted(things)


def test_words_of_the_players_change_the_deal() -> None:
    seed = bytes(range(32))
    words = [[], [""], ["", ""], ["a"], ["b"], ["ab"], ["a", "b"], ["b", "a"], ["", "ab"]]
    keys = {deal_key(seed, some) for some in words}
    assert len(keys) == len(words)
    assert all(len(key) == 32 for key in keys)


def test_the_seal_binds_but_does_not_open() -> None:
    one, other = bytes(32), bytes(31) + b"\x01"
    assert commitment(one) == commitment(bytes(32))
    assert commitment(one) != commitment(other)
    assert commitment(one) not in (deal_key(one, []), sha256(one).digest(), one)
