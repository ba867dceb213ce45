"""The documents: what their links lead to, and how the site of `make docs` takes them.

`faults` names the links of a document that lead nowhere; it needs the standard library alone, and
tests/test_documents.py asks it of every document. MkDocs reads this file too (`hooks` in
mkdocs.yml): on the site, what lies outside docs/ is a link to the repository.
"""

import os
import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any
from urllib.parse import unquote

ROOT = Path(__file__).resolve().parents[1]
DOCS = ROOT / "docs"
NOT_OURS = {"__pycache__", "build", "dist", "mutants", "node_modules", "results", "site"}

CODE = re.compile(
    r"^( *)(```+|~~~+).*?^\1\2 *$|(?<!`)(`+)(?!`)(?:(?!\n\n).)+?(?<!`)\3(?!`)|<!--.*?-->",
    re.M | re.S,
)
LINK = re.compile(r"(\]\()([^()\s]+(?:\([^()\s]*\))?)((?: \"[^\"]*\")?\))")
DEFINITION = re.compile(r"^(\[[^\]]+\]: )(\S+)()", re.M)
HEADING = re.compile(r"^#{1,6} +(.+?) *#*$", re.M)


def files() -> Iterator[Path]:
    """All files of the project, without what was made or installed."""
    for folder, inside, names in os.walk(ROOT):
        hidden = {name for name in inside if name.startswith(".")} - {".ci", ".github"}
        inside[:] = sorted(set(inside) - NOT_OURS - hidden)
        yield from (Path(folder, name) for name in sorted(names))


def documents() -> list[Path]:
    """All Markdown of the project."""
    return [path for path in files() if path.suffix == ".md"]


def without_code(text: str) -> str:
    """The text with blanks for what is code or a remark, at the same places."""
    return CODE.sub(lambda found: re.sub(r"[^\n]", " ", found[0]), text)


def is_outside(target: str) -> bool:
    """Whether a link leads to another host, or names a person."""
    return bool(re.match(r"[a-z][a-z+.-]*:|//", target))


def links(text: str) -> Iterator[str]:
    """Where the links and pictures of a text lead, but those to other hosts."""
    prose = without_code(text)
    for pattern in (LINK, DEFINITION):
        yield from (one[2] for one in pattern.finditer(prose) if not is_outside(one[2]))


def anchors(text: str) -> set[str]:
    """The names of the headings, as GitHub and the site make them; of two alike only the first."""
    prose = re.sub(r"^( *)(```+|~~~+).*?^\1\2 *$", "", text, flags=re.M | re.S)
    plain = [re.sub(r"\[([^\]]*)\]\([^)]*\)|[`*]", r"\1", one) for one in HEADING.findall(prose)]
    return {re.sub(r"[^\w\- ]", "", one.lower()).replace(" ", "-") for one in plain}


def why_broken(path: Path, target: str) -> str | None:
    """Why a link of a document leads nowhere; None if it leads somewhere."""
    name, _, anchor = unquote(target).partition("#")
    if name.startswith("/"):
        return "begins with /, which is another place on every server"
    aim = (path.parent / name).resolve() if name else path
    if not aim.is_relative_to(ROOT):
        return "leaves the project"
    if not aim.exists():
        return "there is no such file"
    if anchor and (aim.suffix != ".md" or anchor not in anchors(aim.read_text("utf-8"))):
        return "there is no such heading"
    return None


def faults(path: Path, text: str) -> list[str]:
    """The links of a document that lead nowhere."""
    tried = ((target, why_broken(path, target)) for target in links(text))
    return [f"{target}: {why}" for target, why in tried if why is not None]


def for_the_site(path: Path, text: str, home: str) -> str:
    """A page of docs/ as the site takes it: links out of docs/ lead to the repository."""
    broken = faults(path, text)
    if broken:
        raise ValueError(f"{path.relative_to(ROOT)}: " + "; ".join(broken))

    def turned(found: re.Match[str]) -> str:
        name, hash_sign, anchor = found[2].partition("#")
        aim = (path.parent / unquote(name)).resolve()
        if is_outside(found[2]) or not name or aim.is_relative_to(DOCS):
            return found[0]
        kind = "tree" if aim.is_dir() else "blob"
        place = aim.relative_to(ROOT).as_posix()
        return f"{found[1]}{home}/{kind}/main/{place}{hash_sign}{anchor}{found[3]}"

    return in_prose(LINK, turned, in_prose(DEFINITION, turned, text))


def in_prose(pattern: re.Pattern[str], change: Callable[[re.Match[str]], str], text: str) -> str:
    """Change what a pattern finds, but not in code."""
    prose, made, done = without_code(text), "", 0
    for blank in pattern.finditer(prose):
        found = pattern.match(text, blank.start())
        if found is not None:
            made += text[done : found.start()] + change(found)
            done = found.end()
    return made + text[done:]


def on_page_markdown(markdown: str, *, page: Any, config: Any, files: Any) -> str:
    """MkDocs calls this for each page."""
    return for_the_site(Path(page.file.abs_src_path), markdown, config["extra"]["home"])
