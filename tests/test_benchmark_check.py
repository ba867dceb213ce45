"""The speed gate of CI: it opens when the ratios hold and says which one does not."""

import json
import tomllib
from typing import Any

import pytest

from benchmarks import check
from groma.lab.bench import keep_best

RULE = {"fast-over-slow": {"of": ["a", "fast", "rate"], "to": ["a", "slow", "rate"], "at_least": 4}}


def report(fast: float, slow: float) -> dict[str, object]:
    return {"a": {"fast": {"rate": fast}, "slow": {"rate": slow}}}


def test_a_ratio_that_holds() -> None:
    assert check.check(RULE, report(80, 20)) == (["ok      fast-over-slow: 4.0, at least 4"], True)


def test_a_ratio_that_is_broken() -> None:
    assert check.check(RULE, report(78, 20)) == (["BROKEN  fast-over-slow: 3.9, at least 4"], False)


def test_floors_are_broken_only_far_below_the_bound() -> None:
    loose = check.floors(RULE | {"slow": {"of": ["a", "slow", "rate"], "at_most": 20}})
    assert check.check(loose, report(80, 40))[1]
    assert not check.check(loose, report(79, 40))[1]
    assert not check.check(loose, report(180, 41))[1]
    assert RULE["fast-over-slow"]["at_least"] == 4


def test_a_measurement_that_is_missing_is_no_pass() -> None:
    lines, good = check.check(RULE, {"a": {"fast": {"rate": 80}}})
    assert lines == ["BROKEN  fast-over-slow: no measurement a / slow"]
    assert not good


@pytest.mark.parametrize(("slow", "good"), [(20, True), (21, False)])
def test_a_figure_alone_may_be_bounded_from_above(slow: float, good: bool) -> None:
    rule = {"slow": {"of": ["a", "slow", "rate"], "at_most": 20}}
    assert check.check(rule, report(80, slow))[1] is good


def test_a_figure_that_could_not_be_taken_is_no_pass() -> None:
    rule = {"slow": {"of": ["a", "slow", "rate"], "at_most": 20}}
    assert not check.check(rule, {"a": {"slow": {"rate": None}}})[1]


def test_rules_for_another_report_are_left_out(tmp_path, monkeypatch) -> None:
    toml = tmp_path / "thresholds.toml"
    toml.write_text('[x]\nof = ["b", "f"]\nat_least = 4\n')
    monkeypatch.setattr(check, "THRESHOLDS", toml)
    (tmp_path / "a.json").write_text(json.dumps({"f": 1}))
    assert check.main([f"a={tmp_path / 'a.json'}"]) == 0
    assert check.main([f"b={tmp_path / 'a.json'}"]) == 1


def test_rows_are_found_by_name() -> None:
    rows = {"a": [{"name": "slow", "rate": 1}, {"name": "fast", "rate": 9}]}
    assert check.check(RULE, rows)[1]


@pytest.mark.parametrize(("fast", "code"), [(80, 0), (8, 1)])
def test_exit_code(fast, code, tmp_path, monkeypatch, capsys) -> None:
    toml = tmp_path / "thresholds.toml"
    toml.write_text('[x]\nof = ["a", "f"]\nto = ["a", "s"]\nat_least = 4\n')
    monkeypatch.setattr(check, "THRESHOLDS", toml)
    (tmp_path / "a.json").write_text(json.dumps({"f": fast, "s": 20}))
    assert check.main([f"a={tmp_path / 'a.json'}"]) == code
    assert "x: " in capsys.readouterr().out


def test_our_own_thresholds_are_complete() -> None:
    for rule in tomllib.loads(check.THRESHOLDS.read_text("utf-8")).values():
        assert rule.get("at_least", rule.get("at_most")) > 0
        assert len(rule["of"]) > 1
        assert rule["of"][0] == "server" or len(rule["to"]) > 1


def test_of_two_rounds_the_better_figure_is_kept() -> None:
    report: dict[str, Any] = {}
    keep_best(report, {"pure": {"decisions_per_s": 5, "clone_us": 3.0, "version": "1"}})
    keep_best(report, {"pure": {"decisions_per_s": 4, "clone_us": 2.0, "version": "1"}})
    assert report == {"pure": {"decisions_per_s": 5, "clone_us": 2.0, "version": "1"}}
