"""Mutants are drawn from what tests can notice, the same for the same seed."""

from pathlib import Path

import pytest

from tools.mutation_operators import GROMA, POOLS, draw, everything, is_python, mutants_of
from tools.reach import Reach

ROOT = Path(__file__).parents[1]
SOURCE = '''"""A docstring with 1 < 2."""

import logging

LIMIT: int = 3


def f(a: int = 4, *, b: "1 < 2" = None) -> int:
    """Not this: 5."""
    assert a < 6
    logging.info("%d", 7)
    if not a or (a) >= b and a in b:
        g(a)
    a += 1
    return a << 2
'''
CHANGES = {
    ("3", "4"),
    ("4", "5"),
    ("not ", ""),
    ("or", "and"),
    (">=", ">"),
    ("and", "or"),
    ("in", "not in"),
    ("g(a)", "pass"),
    ("+=", "-="),
    ("1", "2"),
    ("<<", ">>"),
    ("2", "3"),
    ("return a << 2", "return None"),
}


def test_what_changes_and_what_is_left_alone(tmp_path: Path) -> None:
    (tmp_path / "some.py").write_text(SOURCE)
    found = mutants_of(Path("some.py"), tmp_path, "rules")
    assert {(one.old, one.new) for one in found} == CHANGES
    for one in found:
        assert one.applied(SOURCE.encode()) != SOURCE.encode()
        assert is_python(one, tmp_path)
        assert SOURCE.splitlines()[one.line - 1].count(one.old)


def test_a_seed_draws_the_same_hundred_on_lines_of_their_own() -> None:
    drawn = draw(ROOT, 7, 100)
    assert drawn == draw(ROOT, 7, 100)
    assert {pool: sum(one.pool == pool for one in drawn) for pool in POOLS} == POOLS
    assert len({(one.path, one.line) for one in drawn}) == 100
    assert drawn != draw(ROOT, 8, 100)


@pytest.mark.parametrize("pool", POOLS)
def test_every_pool_is_large_and_has_nothing_generated(pool: str) -> None:
    found = everything(ROOT)[pool]
    assert len(found) > 500
    assert not any(Path(one.path).match("games/*/tables.py") for one in found)
    assert all((ROOT / GROMA / Path(one.path).relative_to(GROMA)).is_file() for one in found)


def test_a_line_is_reached_by_whoever_ran_it_and_an_import_by_whoever_uses_the_module() -> None:
    lines = {
        "": {"server/stores.py": [1]},
        "test_a.py": {"server/stores.py": [5, 6]},
        "test_store.py": {"server/stores.py": [1, 5]},
        "test_c.py": {"server/stores.py": [9]},
    }
    seconds = {"test_a.py": 2.0, "test_store.py": 3.0, "test_c.py": 1.0, "tests/core/test_d.py": 1}
    reach = Reach({"seconds": seconds, "wrong": [], "lines": lines})
    assert reach.of("server/stores.py", 5, 5) == ["test_store.py", "test_a.py"]
    assert reach.of("server/stores.py", 1, 1) == ["test_store.py", "test_c.py", "test_a.py"]
    assert reach.of("core/stores.py", 5, 5) == ["tests/core/test_d.py"]
    assert reach.of("games/some/rules/turn.py", 5, 5) == []
