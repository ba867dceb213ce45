"""Look-alikes: names that a reader takes for one another have the same skeleton."""

import unicodedata
from functools import cache
from typing import Final

MARKS: Final = "\u200e"  # which the list of look-alikes puts around what is written from the right
# A capital I looks like a small l and a one, and for us capitals are small letters.
SAME: Final = str.maketrans("il", "11")


def skeleton(name: str) -> str:
    """What a name looks like: equal for names that look alike, whatever their letters are."""
    seen = _drawn(_drawn(name).casefold())
    return " ".join(seen.translate(SAME).split())


def _drawn(text: str) -> str:
    """A text with each letter replaced by the one that stands for all that look like it."""
    table = _prototypes()
    return "".join(table.get(letter, letter) for letter in unicodedata.normalize("NFKD", text))


@cache
def _prototypes() -> dict[str, str]:
    """For each letter that others look like: what stands for all of them.

    Unicode's list is read when the first name is looked at: it takes a tenth of a second.
    """
    from confusable_homoglyphs.confusables import confusables_data  # type: ignore[import-untyped]

    group: dict[str, set[str]] = {}
    for key, alike in confusables_data.items():
        together = {key.strip(MARKS), *(one["c"].strip(MARKS) for one in alike)}
        for one in list(together):
            together |= group.get(one, set())
        group.update(dict.fromkeys(together, together))
    return {one: _prototype(group, one, 0) for one in group if len(one) == 1}


def _prototype(group: dict[str, set[str]], letter: str, depth: int) -> str:
    """The longest of a group, so that m and rn are alike; of several the first."""
    chosen = min(group[letter], key=lambda one: (-len(one), one))
    if len(chosen) == 1 or depth > 2:
        return chosen
    return "".join(_prototype(group, one, depth + 1) if one in group else one for one in chosen)
