"""The table of docs/faults.md: each fault, what players saw of it, and that nothing was lost."""

from collections import Counter
from pathlib import Path

from tests.server.faults.fault import Fault
from tests.server.faults.run import Outcome

PAGE = Path(__file__).parents[3] / "docs" / "faults.md"
BEGIN, END = "<!-- faults: begin -->", "<!-- faults: end -->"
COLUMNS = (
    *("fault", "runs", "what players saw", "moves meanwhile", "play went on after, s"),
    *("lost", "leaked", "tables finished"),
)
HEAD = f"| {' | '.join(COLUMNS)} |\n|---|---:|---|---:|---:|---:|---:|---:|"
KINDS = {
    "503 resting": "“the database takes nothing”",
    "503 unknown-outcome": "“send the same again”",
    "503 stopping": "“this node stops”",
    "503 full": "“no room”",
    "429 too-fast": "“too fast”",
    "no answer": "no answer",
}


def row(outcomes: list[Outcome]) -> str:
    """All runs of one fault."""
    told: Counter[str] = Counter()
    for one in outcomes:
        told.update(one.told)
    words = [f"{many} times {KINDS.get(kind, kind)}" for kind, many in told.most_common()]
    seen = ", ".join(words) or "nothing"
    seen += f"; longest wait {max(one.longest for one in outcomes):.1f} s"
    undone = sum(one.undone for one in outcomes)
    lost = str(sum(one.lost for one in outcomes))
    lost += f" ({undone} by nature)" if undone else ""
    finished = sum(one.finished for one in outcomes)
    tables = sum(one.tables for one in outcomes)
    wrong = sum(bool(one.complaints) for one in outcomes)
    cells = [
        outcomes[0].fault + (f" ({wrong} runs with a complaint)" if wrong else ""),
        str(len(outcomes)),
        seen,
        str(sum(one.meanwhile for one in outcomes)),
        f"{max(one.after for one in outcomes):.1f}",
        lost,
        str(sum(one.leaked for one in outcomes)),
        f"{finished} of {tables}",
    ]
    return f"| {' | '.join(cells)} |"


def table(faults: list[type[Fault]], outcomes: list[Outcome], missing: dict[str, str]) -> str:
    """Everything that was tried, and by name what could not be."""
    lines = [HEAD]
    for fault in faults:
        mine = [one for one in outcomes if one.fault == fault.name]
        if mine:
            lines.append(row(mine))
    lines += [f"| {name} | 0 | not tried: {why} | | | | | |" for name, why in missing.items()]
    lines += ["", "| fault | what happens |", "|---|---|"]
    lines += [f"| {fault.name} | {fault.what} |" for fault in faults]
    return "\n".join(lines)


def write(made: str) -> None:
    """Put it into the page."""
    text = PAGE.read_text("utf-8")
    before, rest = text.split(BEGIN)
    _, after = rest.split(END)
    PAGE.write_text(f"{before}{BEGIN}\n{made}\n{END}{after}", "utf-8")
