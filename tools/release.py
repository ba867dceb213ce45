"""A release: may this tag be one, what is new in it, what comes with it.

    python tools/release.py check TAG            names what is not ready for that tag
    python tools/release.py notes                what the changelog says of this version
    python tools/release.py sbom WHEEL FOLDER    lists what comes with it, as CycloneDX

The version stands in `src/groma/__init__.py`. Files of other tools that must repeat it are in
`REPEATED`. `check` and `notes` need the standard library alone, `sbom` also PyPI and npm.
"""

import argparse
import json
import re
import subprocess
import sys
import tempfile
import venv
from pathlib import Path

ROOT = Path(__file__).parents[1]
CYCLONEDX = "cyclonedx-bom==7.5.0"
NO_RELEASE = re.compile(r"no release( on PyPI)? yet", re.IGNORECASE)
REPEATED = {
    "CITATION.cff": r"^version: (\S+)$",
    "docs/openapi.json": r'^  "version": "(\S+)",$',  # `python tools/openapi.py` writes it
    "web/board/package.json": r'^  "version": "(\S+)",$',
}


def read(name: str) -> str:
    """A file of the project."""
    return (ROOT / name).read_text("utf-8")


def version() -> str:
    """The version of the sources."""
    (found,) = re.findall(r'^__version__ = "(.+)"$', read("src/groma/__init__.py"), re.M)
    return str(found)


def sections() -> dict[str, tuple[str, str]]:
    """Of the changelog: what stands in brackets and what is told, by version, the newest first."""
    parts = re.split(r"^## (\S+) \((.+)\)\n", read("CHANGELOG.md"), flags=re.M)[1:]
    return {parts[i]: (parts[i + 1], parts[i + 2].strip()) for i in range(0, len(parts), 3)}


def differing() -> list[str]:
    """The files that tell another version."""
    wanted = version()
    told = {name: re.findall(line, read(name), re.M) for name, line in REPEATED.items()}
    return [f"{name} says {said}, not {wanted}" for name, said in told.items() if said != [wanted]]


def faults(tag: str) -> list[str]:
    """What is not ready for a release under that tag."""
    wanted = version()
    found = [] if tag == f"v{wanted}" else [f"the tag is {tag}, the version {wanted}"]
    found += differing()
    told = sections()
    if next(iter(told), None) != wanted:
        found.append(f"CHANGELOG.md does not begin with {wanted}")
    elif not re.fullmatch(r"\d{4}-\d\d-\d\d", told[wanted][0]):
        found.append(f"CHANGELOG.md says {wanted} ({told[wanted][0]}), not on which day")
    texts = [path for folder in (ROOT, ROOT / "docs") for path in sorted(folder.glob("*.md"))]
    for path in texts:
        if NO_RELEASE.search(path.read_text("utf-8")):
            found.append(f"{path.relative_to(ROOT).as_posix()} says that there is no release yet")
    return found


def notes() -> str:
    """What is told of this version, a line a paragraph: GitHub would show every break of a line."""
    return re.sub(r"(?<=\S)\n *(?![-#|\s])", " ", sections()[version()][1])


def sbom(wheel: Path, folder: Path) -> None:
    """Write what comes with a wheel and its server at the pinned versions, and with the pages."""
    folder.mkdir(parents=True, exist_ok=True)
    name = f"groma-games-{version()}"
    with tempfile.TemporaryDirectory(prefix="groma-sbom-") as work:
        tool, listed = Path(work, "tool"), Path(work, "listed")
        venv.create(tool, with_pip=True)
        venv.create(listed)  # without pip, which would be listed too
        pip = [tool / "bin" / "pip", "--quiet", "--disable-pip-version-check"]
        subprocess.run([*pip, "install", CYCLONEDX], check=True)
        inside = [*pip, "--python", listed / "bin" / "python", "install"]
        whole = f"groma-games[local] @ {wheel.resolve().as_uri()}"
        subprocess.run([*inside, "--constraint", ROOT / "requirements.lock", whole], check=True)
        lister = [tool / "bin" / "cyclonedx-py", "environment", listed / "bin" / "python"]
        how = "--pyproject pyproject.toml --output-reproducible --output-format JSON --output-file"
        file = (folder / f"{name}.python.cdx.json").resolve()
        subprocess.run([*lister, *how.split(), file], cwd=ROOT, check=True)
        made = json.loads(file.read_text("utf-8"))
        made["metadata"]["component"]["version"] = version()  # which pyproject.toml does not tell
        file.write_text(json.dumps(made, indent=2) + "\n", "utf-8")
    npm = "npm sbom --package-lock-only --sbom-format cyclonedx --sbom-type application".split()
    with (folder / f"{name}.pages.cdx.json").open("wb") as out:
        subprocess.run(npm, cwd=ROOT / "web", stdout=out, check=True)


def main(arguments: list[str]) -> int:
    """Do what is asked for; the answer is the exit code."""
    options = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    asked = options.add_subparsers(dest="what", required=True)
    asked.add_parser("check").add_argument("tag")
    asked.add_parser("notes")
    parts = asked.add_parser("sbom")
    parts.add_argument("wheel", type=Path)
    parts.add_argument("folder", type=Path)
    given = options.parse_args(arguments)
    if given.what == "check":
        found = faults(given.tag)
        print("\n".join(found) or f"{given.tag} is ready")
        return 1 if found else 0
    if given.what == "notes":
        print(notes())
    else:
        sbom(given.wheel, given.folder)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
