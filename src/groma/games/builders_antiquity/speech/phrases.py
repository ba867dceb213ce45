"""Small pieces of sentences about The Builders: Antiquity, made of words that each language has."""

from groma.core.look import deciding
from groma.core.phrases import counted, listed
from groma.core.sayings import Fact, label_word

from ..moves import BUILDING, CREW, MOVES, TOOL, UNIVERSITY
from ..tables import RESOURCE_IDS, TENTHS
from ..view.forms import BuildersView, ChoiceView, CrewView, SeatView, SiteView

# ---- names --------------------------------------------------------------------------------------


def building_word(building: str) -> str:
    """A building or a machine."""
    return label_word(BUILDING, building)


def tool_word(tool: str) -> str:
    """A tool."""
    return label_word(TOOL, tool)


def university_word(university: str) -> str:
    """A university."""
    return label_word(UNIVERSITY, university)


def crew_word(card: CrewView) -> str:
    """A crew card: "master 1", "the slave Davus", "the freedman Davus", "Saw"."""
    name = label_word(CREW, card["crew"])
    if card["kind"] == "slave":
        return "@say-slave " + name
    return "@say-freedman " + name if card["kind"] == "freedman" else name


def the_crew_word(card: CrewView) -> str:
    """The same as the subject of a sentence: "the Saw", in German with its own article."""
    if card["kind"] == "machine":
        return f"@say-the-{card['crew']}"
    name = label_word(CREW, card["crew"])
    return name if card["kind"] == "worker" else f"@say-the-{card['kind']} {name}"


def with_tool(words: str, tool: str | None) -> str:
    """Somebody with a tool, or without."""
    return words if tool is None else f"{words} @say-with {tool_word(tool)}"


def together(names: list[str]) -> str:
    """Who does something together: "A", "A and B", "A, B and C"."""
    if len(names) == 1:
        return names[0]
    return f"{', '.join(names[:-1])} @say-and {names[-1]}"


# ---- resources ----------------------------------------------------------------------------------


def resources_of(found: dict[str, int]) -> str:
    """Resources in their order: "2 stone, 1 wood"."""
    return listed([counted(found[r], r) for r in RESOURCE_IDS if found.get(r)])


def signs_of(found: dict[str, int]) -> str:
    """The same for eyes: "2S 1W"."""
    return " ".join([f"{found[r]}@code-{r}" for r in RESOURCE_IDS if found.get(r)])


def amount_of(found: dict[str, int]) -> int:
    """How many there are, whatever they are."""
    return sum(found.values())


# ---- numbers ------------------------------------------------------------------------------------


def gain_words(coins: int, points: int) -> str:
    """What a building brings: "14 sesterces, 5 points"; what it does not bring is left out."""
    parts = [counted(coins, "coin")] if coins else []
    if points:
        parts.append(counted(points, "point"))
    return listed(parts)


def gain_signs(coins: int, points: int) -> str:
    """The same for eyes: "14 ses, 5 pts"."""
    parts = [f"{coins} @say-sign-coins"] if coins else []
    if points:
        parts.append(f"{points} @say-sign-points")
    return listed(parts)


def total_facts(total: int) -> dict[str, Fact]:
    """Tenths of a point as the two sides of the decimal mark."""
    whole = abs(total) // TENTHS
    return {"total": whole if total >= 0 else f"-{whole}", "tenths": abs(total) % TENTHS}


# ---- finding things in a view -------------------------------------------------------------------


def mover(view: BuildersView) -> SeatView:
    """Who decides; after the game the viewer, and the first seat for the onlooker."""
    return view["seats"][deciding(view)]


def card_in(seat: SeatView, crew: str | None) -> CrewView | None:
    """A crew card of a seat."""
    for card in seat["crew"]:
        if card["crew"] == crew:
            return card
    return None


def site_in(seat: SeatView, building: str | None) -> SiteView | None:
    """An open site of a seat."""
    for site in seat["sites"]:
        if site["building"] == building:
            return site
    return None


def available(seat: SeatView) -> list[CrewView]:
    """The crew cards of a seat that are on no site."""
    return [card for card in seat["crew"] if card["site"] is None]


def actions_left(view: BuildersView) -> int:
    """The actions of the turn in progress."""
    turn = view["turn"]
    return 0 if turn is None else turn["actions"]


def choice_of(view: BuildersView, move: int) -> ChoiceView:
    """What is foretold of a move; nothing if it is not legal, or somebody else decides."""
    turn = view["turn"]
    return {} if turn is None else turn["choices"].get(MOVES.text(move), {})


def ends(choice: ChoiceView) -> int:
    """Whether the turn ends by itself then (BA-4.8)."""
    return int("ends" in choice)
