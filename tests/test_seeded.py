"""The seeded faults still fit the tree, and what only breaks down has caught nothing."""

import pytest

from tools.seeded import Fault, Outcome, faults, judged, rotten

SOME = Fault("some", "Some fault", "README.md", "a", "b", "ruff", "pytest", "pytest tests")
FAILED = "=== short test summary info ===\nFAILED tests/test_it.py::test_it[a b] - assert 1 == 2\n"


@pytest.mark.parametrize("fault", faults(), ids=lambda fault: fault.name)
def test_a_fault_has_not_rotted(fault: Fault) -> None:
    assert rotten(fault) == ""
    assert fault.before != fault.after


def test_there_are_twenty_and_few_are_left_to_the_night() -> None:
    assert len(faults()) >= 20
    assert sum(fault.nightly for fault in faults()) <= 3


def test_a_fault_without_its_text_or_its_step_has_rotted() -> None:
    assert "occurs 0 times" in rotten(SOME._replace(before="no such words at all, anywhere"))
    assert "no step" in rotten(SOME._replace(before="# Groma\n", step="no such step"))


@pytest.mark.parametrize(
    ("code", "said", "caught"),
    [
        (1, FAILED, True),
        (0, "1 passed", False),
        (1, "ModuleNotFoundError", False),  # it names no test
        (2, "ERROR collecting " + FAILED, False),  # interrupted
        (4, "ERROR: file or directory not found", False),  # called wrongly
        (None, FAILED, False),  # it did not end
    ],
)
def test_only_a_named_failure_has_caught_something(
    code: int | None, said: str, caught: bool
) -> None:
    found, by = judged(SOME, Outcome(code, said, 1.0))
    assert found == caught
    assert not caught or by == "tests/test_it.py::test_it[a b]"


def test_a_fault_must_fail_with_its_own_sign() -> None:
    wanted = SOME._replace(sign="lost: entry")
    assert not judged(wanted, Outcome(1, FAILED, 1.0))[0]
    assert judged(wanted, Outcome(1, FAILED + "lost: entry 7", 1.0))[0]
