"""Every link of every document leads somewhere, and the site has every page. MkDocs is not needed.

`make docs` builds the site strictly; the night does.
"""

import re
import sys
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT / "tools"))

import documents  # noqa: E402  (a tool of the repository, not of the package)

HOME = "https://example.org/groma"
SITE = (ROOT / "mkdocs.yml").read_text("utf-8")


@pytest.fixture
def project(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A project with two documents, a folder and a file."""
    (tmp_path / "docs").mkdir()
    (tmp_path / "examples").mkdir()
    (tmp_path / "notes.py").touch()
    (tmp_path / "README.md").write_text("# Read me\n\n## What `it` does, and why\n\n## Größe\n")
    (tmp_path / "docs" / "guide.md").write_text("# Guide\n\n```\n# no heading\n```\n")
    monkeypatch.setattr(documents, "ROOT", tmp_path)
    monkeypatch.setattr(documents, "DOCS", tmp_path / "docs")
    return tmp_path


@pytest.mark.parametrize(
    "path", documents.documents(), ids=lambda path: path.relative_to(ROOT).as_posix()
)
def test_every_link_leads_somewhere(path: Path) -> None:
    assert documents.faults(path, path.read_text("utf-8")) == []


def test_the_documents_are_found() -> None:
    names = {path.relative_to(ROOT).as_posix() for path in documents.documents()}
    assert {"README.md", "SECURITY.md", "docs/index.md", "benchmarks/bots.md"} <= names
    assert not [name for name in names if "node_modules" in name]
    found = [link for path in documents.documents() for link in documents.links(path.read_text())]
    assert len(found) > 70


@pytest.mark.parametrize(
    "text",
    [
        "[a](gone.md)",
        "![a](gone.png)",
        "[a](../README.md#gone)",
        "[a](#gone)",
        "[a](#no-heading)",
        "[a](../notes.py#L3)",
        "[a](/README.md)",
        "[a](../../README.md)",
        '[a](gone.md "why")',
        "[![a](gone.png)](../README.md)",
        "[a]\n\n[a]: gone.md",
        "`code` and [`b`](gone.md), then `code`",
        "a single ` here\n\n[a](gone.md)\n\nand ` there",
    ],
)
def test_a_link_that_leads_nowhere_is_named(project: Path, text: str) -> None:
    assert len(documents.faults(project / "docs" / "guide.md", text)) == 1
    with pytest.raises(ValueError, match=r"guide\.md"):
        documents.for_the_site(project / "docs" / "guide.md", text, HOME)


@pytest.mark.parametrize(
    ("text", "on_the_site"),
    [
        ("[a](guide.md#guide), [b](#guide)", None),
        ("[a](https://example.org/x), [b](mailto:a@example.org)", None),
        ("`[a](gone.md)`\n\n```\n[a](../notes.py)\n```\n", None),
        ("<!-- [a](gone.md) -->", None),
        ("[a](../notes.py)", f"[a]({HOME}/blob/main/notes.py)"),
        ("[a](../examples)", f"[a]({HOME}/tree/main/examples)"),
        ("[a]: ../notes.py", f"[a]: {HOME}/blob/main/notes.py"),
        (
            "[`x` a](../README.md#what-it-does-and-why)",
            f"[`x` a]({HOME}/blob/main/README.md#what-it-does-and-why)",
        ),
        ("[a](../README.md#größe)", f"[a]({HOME}/blob/main/README.md#größe)"),
        ("`../notes.py`: [a](../notes.py)", f"`../notes.py`: [a]({HOME}/blob/main/notes.py)"),
    ],
)
def test_what_lies_outside_docs_is_at_the_projects_home(
    project: Path, text: str, on_the_site: str | None
) -> None:
    page = project / "docs" / "guide.md"
    assert documents.faults(page, text) == []
    assert documents.for_the_site(page, text, HOME) == (on_the_site or text)


def test_the_site_has_every_page_once() -> None:
    pages = re.findall(r"^ +- .+: ([\w-]+\.md)$", SITE, re.M)
    assert sorted(pages) == sorted(path.name for path in (ROOT / "docs").rglob("*.md"))


def test_the_site_takes_nothing_from_other_hosts_and_is_strict() -> None:
    assert re.findall(r"https?://\S+", SITE) == re.findall(r"^  home: &home (\S+)$", SITE, re.M)
    assert "\nrepo_url:" not in SITE
    assert "\n  font: false" in SITE
    assert "\nstrict: true\n" in SITE
    checks = "not_found anchors absolute_links unrecognized_links".split()
    assert re.findall(r"^  links:\n((?:    .+\n)+)", SITE, re.M) == [
        "".join(f"    {name}: warn\n" for name in checks)
    ]
    style = (ROOT / "docs" / "stylesheets" / "groma.css").read_text("utf-8")
    assert not re.search(r"@import|url\(", style)


def test_what_builds_the_site_is_pinned_apart() -> None:
    extras = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    wanted = {re.split("[<>=]", one)[0] for one in extras["optional-dependencies"]["docs"]}
    apart, common = (
        set(re.findall(r"^([\w.-]+)==[\w.]+ ", (ROOT / name).read_text("utf-8"), re.M))
        for name in ("requirements-docs.lock", "requirements.lock")
    )
    assert wanted <= apart
    assert wanted & common == set()
    make = (ROOT / "Makefile").read_text("utf-8")
    assert "pip install -q -r requirements-docs.lock" in make
    assert re.search(r"^\.PHONY:.* docs ", make, re.M)  # there is a folder of that name


def test_the_site_has_the_sign_and_the_colours_of_the_table() -> None:
    sign = (ROOT / "docs" / "images" / "groma.svg").read_bytes()
    assert sign == (ROOT / "web" / "public" / "icon.svg").read_bytes()
    tokens = set(
        re.findall(r"#[0-9a-f]{6}", (ROOT / "web/src/style/tokens.css").read_text("utf-8"))
    )
    style = (ROOT / "docs" / "stylesheets" / "groma.css").read_text("utf-8")
    assert set(re.findall(r"#[0-9a-f]{6}", style)) - tokens == set()


def test_the_form_for_rules_names_every_game_and_asks_for_the_clause() -> None:
    forms = ROOT / ".github" / "ISSUE_TEMPLATE"
    assert {path.name for path in forms.iterdir()} == {
        "config.yml",
        "fault.yml",
        "idea.yml",
        "rules.yml",
    }
    rules = (forms / "rules.yml").read_text("utf-8")
    options = re.findall(r'^        - "?([^"\n]+)"?$', rules, re.M)
    books = (ROOT / "src" / "groma" / "games").glob("*/texts/rules.en.md")
    titles = {path.read_text("utf-8").splitlines()[0].removeprefix("# ") for path in books}
    assert sorted(options) == sorted({*titles, "another one"})
    required = {
        "rules.yml": {"game", "clause", "printed", "here"},
        "fault.yml": {"happened", "version"},
        "idea.yml": {"who", "need"},
    }
    for name, wanted in required.items():
        fields = (forms / name).read_text("utf-8").split("\n  - type: ")[1:]
        asked = {re.findall(r"^    id: (\w+)$", one, re.M)[0]: one for one in fields}
        assert {field for field, text in asked.items() if "required: true" in text} == wanted
        assert name != "fault.yml" or "`groma --version`" in asked["version"]
        assert name != "fault.yml" or "`save FILE`" in asked["record"]
