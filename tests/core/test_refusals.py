"""Refusals: the first rule that strikes an option answers, and nothing else changes."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from groma.core.refusals import Ask, Refusal, bar

SETS = st.integers(0, (1 << 80) - 1)


def rules(left: int, forbidden: list[int], ask: Ask | None) -> int:
    """Some rules in the order of the rule book."""
    for number, struck in enumerate(forbidden):
        left = bar(left, struck, f"TO-{number}", ask)
    return left


@settings(max_examples=80)
@given(SETS, st.lists(SETS, max_size=5), st.integers(0, 79))
def test_asking_changes_nothing_and_names_the_first_rule(
    left: int, forbidden: list[int], option: int
) -> None:
    ask = Ask(option)
    answer = rules(left, forbidden, ask)
    assert answer == rules(left, forbidden, None)
    striking = [f"TO-{i}" for i, struck in enumerate(forbidden) if struck >> option & 1]
    if left >> option & 1:
        assert ask.clause == (striking[0] if striking else "")
        assert (answer >> option & 1) == (not striking)
    else:
        assert ask.clause == ""


def test_a_rule_may_forbid_all_but_some() -> None:
    ask = Ask(2)
    assert bar(0b111, ~0b011, "TO-1.1", ask) == 0b011
    assert ask.clause == "TO-1.1"


def test_the_rule_that_struck_first_keeps_its_strike() -> None:
    ask = Ask(1)
    ask.strike(0b100, "TO-1.1")
    assert ask.clause == ""
    ask.strike(0b010, "TO-1.2")
    ask.strike(0b010, "TO-1.3")
    assert (ask.clause, ask.option, ask.facts) == ("TO-1.2", 1, {})


@pytest.mark.parametrize("option", [0, 31, 32, 62, 63, 64, 300])
def test_any_option_can_be_asked_for(option: int) -> None:
    ask = Ask(option)
    bar(1 << option, 1 << option, "TO-1.1", ask)
    assert ask.bit == 1 << option
    assert ask.clause == "TO-1.1"


def test_a_refusal_as_plain_data() -> None:
    refusal = Refusal("TO-1.1", "refused-TO-1-1", {"cost": 3})
    assert refusal.to_json() == {
        "clause": "TO-1.1",
        "message": "refused-TO-1-1",
        "facts": {"cost": 3},
    }
