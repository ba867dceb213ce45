"""The rules at the command line, and their coverage, on a small fake folder of tests."""

from pathlib import Path

import pytest

from groma.cli import main
from groma.core.game import games
from groma.text.rules import marked_clauses
from groma.words.rules import Rules, load_rules

ROME = games()["city-of-rome"]


def book(lang: str = "en") -> Rules:
    found = load_rules(ROME, lang)
    assert found is not None
    return found


def test_the_command_reads_rules(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "city-of-rome", "7.8", "--lang", "en"]) == 0
    assert capsys.readouterr().out.startswith("CR-7.8  ")
    assert main(["rules", "city-of-rome", "--lang", "de"]) == 0
    assert capsys.readouterr().out.count("CR-") >= len(book().clauses)
    assert main(["rules", "city-of-rome", "CR-99.1", "--lang", "en"]) == 2
    assert capsys.readouterr().err == 'There is no clause "CR-99.1".\n'


# ---- coverage -----------------------------------------------------------------------------------


def fake_tests(folder: Path, clauses: list[str]) -> Path:
    """A fake tests folder in which one test is marked with these clauses."""
    place = folder / "games" / "city_of_rome"
    place.mkdir(parents=True)
    marks = ", ".join(f'"{clause}"' for clause in clauses)
    (place / "test_all.py").write_text(
        f"import pytest\n\n@pytest.mark.clause({marks})\ndef test_all():\n    pass\n"
    )
    return folder


def covered(tests: Path, *more: str) -> int:
    return main(
        ["rules", "city-of-rome", *more, "--coverage", "--tests", str(tests), "--lang", "en"]
    )


def test_marks_are_found_wherever_they_stand(tmp_path: Path) -> None:
    (tmp_path / "test_it.py").write_text(
        "import pytest\n"
        'pytestmark = pytest.mark.clause("A-1.1")\n'
        '@pytest.mark.clause("A-1.2", "A-1.3")\n'
        "class TestIt:\n"
        '    @pytest.mark.clause("A-1.4")\n'
        "    async def test_one(self): ...\n"
        '@pytest.mark.parametrize("x", [pytest.param(1, marks=pytest.mark.clause("A-1.5"))])\n'
        "def test_two(x): ...\n"
        'other("A-9.9")\n'
    )
    marks = marked_clauses(tmp_path)
    assert sorted(marks) == ["A-1.1", "A-1.2", "A-1.3", "A-1.4", "A-1.5"]
    assert marks["A-1.1"] == ["test_it.py"]
    assert marks["A-1.4"] == ["test_it.py::test_one"]


def test_all_covered(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    clauses = list(book().clauses)
    assert covered(fake_tests(tmp_path, clauses)) == 0
    assert capsys.readouterr().out == f"{len(clauses)}/{len(clauses)} clauses have a test.\n"


def test_a_clause_without_a_test(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    clauses = list(book().clauses)
    clauses.remove("CR-7.8")
    assert covered(fake_tests(tmp_path, clauses)) == 1
    total = len(clauses) + 1
    assert capsys.readouterr().out == (
        f"CR-7.8 has no test.\n{total - 1}/{total} clauses have a test.\n"
    )


def test_a_mark_without_a_clause(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert covered(fake_tests(tmp_path, [*book().clauses, "CR-77.7"])) == 1
    assert "CR-77.7 is marked in test_all.py::test_all" in capsys.readouterr().out


def test_the_tests_of_one_clause(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    tests = fake_tests(tmp_path, ["CR-7.8"])
    assert covered(tests, "7.8") == 0
    assert "CR-7.8  test_all.py::test_all" in capsys.readouterr().out
    assert covered(tests, "7.7") == 1


def test_a_package_of_one_game_has_no_folder_for_each(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    tests = fake_tests(tmp_path, list(book().clauses)) / "games" / "city_of_rome"
    assert covered(tests) == 0
    assert covered(tests, "7.8") == 0
    assert "CR-7.8  test_all.py::test_all" in capsys.readouterr().out


def test_without_a_folder_of_tests(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert covered(tmp_path) == 2
    assert "--tests DIR" in capsys.readouterr().err
