"""Writes the table of all settings into docs/hosting.md, out of the code that reads them.

python tools/settings.py
"""

from pathlib import Path
from typing import Final

from groma.settings import SETTINGS, Setting
from groma.text.words import Words

HOSTING: Final = Path(__file__).parents[1] / "docs" / "hosting.md"
BEGIN: Final = "<!-- settings: begin -->"
END: Final = "<!-- settings: end -->"


def table() -> list[str]:
    """A line for each setting: its name, what it is, what holds if it is not set."""
    words = Words(None, "en")
    rows = ["| setting | what it is | if it is not set |", "|---|---|---|"]
    return [*rows, *(row(words, one) for one in SETTINGS.values())]


def row(words: Words, one: Setting) -> str:
    about = words.text("setting-" + one.name.replace("_", "-")).replace("|", "\\|")
    must = words.text("kind-" + one.kind)
    default = one.default
    held = str(default).lower() if isinstance(default, bool) else str(default or "")
    name = f"`{one.name}`" + (" (secret: no flag)" if one.secret else "")
    return f"| {name} | {about} ({must}) | {f'`{held}`' if held else ''} |"


def with_table(text: str) -> str:
    """The document with the table of today."""
    before, _, rest = text.partition(BEGIN)
    _, _, after = rest.partition(END)
    return "\n".join([before + BEGIN, *table(), END]) + after


if __name__ == "__main__":
    HOSTING.write_text(with_table(HOSTING.read_text("utf-8")), "utf-8")
