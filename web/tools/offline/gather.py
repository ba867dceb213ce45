"""Gathers what of Groma runs in a browser, as a wheel would have it: words are modules, too.

python web/tools/offline/gather.py INTO
"""

import runpy
import shutil
import sys
import tomllib
from pathlib import Path

ROOT = Path(__file__).resolve().parents[3]
PACKAGE = ROOT / "src" / "groma"
ROOMS = ("core", "games", "bots", "words", "table", "home")
KINDS = (".py", ".toml", ".json", ".md")


def gather(into: Path) -> None:
    """Copy, and make what a wheel would have."""
    files = [PACKAGE / "__init__.py"]
    for room in ROOMS:
        files += [file for file in sorted((PACKAGE / room).rglob("*")) if file.suffix in KINDS]
    for file in files:
        place = into / "groma" / file.relative_to(PACKAGE)
        place.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(file, place)
    modules = runpy.run_path(str(PACKAGE / "words" / "fluent.py"))["modules"]
    for room in ROOMS:
        for place, text in modules(PACKAGE / room):
            (into / "groma" / place.relative_to(PACKAGE)).write_text(text, "utf-8")
    installed(into)


def installed(into: Path) -> None:
    """The games are found by what an installer writes down beside a package."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    version = runpy.run_path(str(PACKAGE / "__init__.py"))["__version__"]
    folder = into / f"{project['name'].replace('-', '_')}-{version}.dist-info"
    folder.mkdir(exist_ok=True)
    head = f"Metadata-Version: 2.4\nName: {project['name']}\nVersion: {version}\n"
    (folder / "METADATA").write_text(head, "utf-8")
    lines = ["[groma.games]"]
    lines += [f"{name} = {where}" for name, where in project["entry-points"]["groma.games"].items()]
    (folder / "entry_points.txt").write_text("\n".join(lines) + "\n", "utf-8")


if __name__ == "__main__":
    gather(Path(sys.argv[1]))
