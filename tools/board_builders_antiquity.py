"""Makes box.ts, what cards of The Builders: Antiquity show without a game, from the components."""

import sys
from typing import Any

import boards

HEAD = """\
/** What cards show; made by tools/board_builders_antiquity.py from the game's components. */
import type { Amounts } from './plan';

interface Site {
  needs: Amounts;
  pays: number;
  points: number;
  /** Of a machine, once it is finished. */
  provides?: Amounts;
}

const of = (stone: number, wood: number, knowledge: number, decoration: number): Amounts => ({
  stone,
  wood,
  knowledge,
  decoration,
});
"""


def entries(table: dict[str, Any]) -> dict[str, Any]:
    """The rows of a table."""
    return {name: entry for name, entry in table.items() if name != "source"}


def key(name: str) -> str:
    """A name before a colon."""
    return f"'{name}'" if "-" in name else name


def amounts(counts: list[int]) -> str:
    """So much of each resource."""
    return f"of({', '.join(map(str, counts))})"


def building(name: str, card: dict[str, Any]) -> str:
    """A line for the site side of a card."""
    made = f", provides: {amounts(card['provides'])}" if "provides" in card else ""
    line = f"needs: {amounts(card['needs'])}, pays: {card['pays']}, points: {card['points']}{made}"
    return f"  {key(name)}: {{ {line} }},\n"


def crew(name: str, provides: list[int], wage: int) -> str:
    """A line for a worker or slave."""
    return f"  {key(name)}: {{ provides: {amounts(provides)}, wage: {wage} }},\n"


def made(data: dict[str, Any]) -> str:
    """The whole module."""
    parts = [HEAD, "\nexport const BUILDINGS: Readonly<Record<string, Site>> = {\n"]
    parts += [building(*one) for one in entries(data["buildings"]).items()]
    parts += [building(*one) for one in entries(data["machines"]).items()]
    workers = "{ provides: Amounts; wage: number }"
    parts.append(f"}};\n\nexport const CREW: Readonly<Record<string, {workers}>> = {{\n")
    for rank, cards in entries(data["workers"]).items():
        wage = data["ranks"][rank]["wage"]
        parts += [crew(f"{rank}-{number}", card, wage) for number, card in enumerate(cards, 1)]
    parts += [crew(name, provides, 0) for name, provides in entries(data["slaves"]).items()]
    prices, loans, coins = data["prices"], data["loans"], data["coins"]
    parts += [
        "};\n\n/** Sesterces. */\n",
        f"export const TOOL_PRICE = {prices['tool']};\n",
        f"export const UNIVERSITY_PRICE = {prices['university']};\n",
        f"export const LOAN = {{ gain: {loans['gain']}, repay: {loans['repay']} }};\n",
        f"export const SILVER = {coins['silver']['value']};\n",
        f"export const GOLD = {coins['gold']['value']};\n",
        "/** How many of its resource a university makes. */\n",
        "export const UNIVERSITIES: Readonly<Record<string, number>> = {\n",
        *(f"  {key(name)}: {count},\n" for name, count in entries(data["universities"]).items()),
        "};\n",
    ]
    return "".join(parts)


if __name__ == "__main__":
    sys.exit(boards.main("builders_antiquity", made))
