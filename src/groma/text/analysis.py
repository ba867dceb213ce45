"""An analysis as a page: what each seat lost and where, how it stood, what the deal was worth."""

from groma.bots.analysis import Analysis, Decision
from groma.core.match import Match
from groma.words.analysing import cost_said, deal_said, decision_said, place_said

from .words import Words


def page(words: Words, match: Match, found: Analysis, reader: int, most: int) -> list[str]:
    """The whole page; of each seat at most so many decisions are told, the worst ones."""
    lines = [words.text("analyse-how")]
    for seat in sorted(range(match.state.players), key=lambda one: one != reader):
        lines += ["", *seat_lines(words, match, found, seat, reader, most)]
    return [*lines, "", *stand_lines(words, found)]


def seat_lines(
    words: Words, match: Match, found: Analysis, seat: int, reader: int, most: int
) -> list[str]:
    """What a seat decided: counted, then the costliest ones."""
    tally = found.tally(seat)
    lines = [
        words.text(
            "analyse-seat",
            name=words.name(seat),
            best=tally.best,
            small=tally.small,
            costly=tally.costly,
            lost=cost_said(words, tally.lost) if tally.lost else words.text("analysis-nothing"),
        )
    ]
    if found.deal:
        taken = match.game.places(match.state)[seat]
        lines.append("  " + deal_said(words, seat, reader, found.deal[seat], taken))
    for decision in found.costly(seat)[:most]:
        lines += ["  " + line for line in decision_lines(words, match, decision, reader)]
    return lines


def decision_lines(words: Words, match: Match, decision: Decision, reader: int) -> list[str]:
    """A costly decision: what was played, what was better, and why."""
    said = decision_said(words, match, decision.at, decision.better, decision.gains, reader)
    head = words.text(
        "analyse-decision",
        number=decision.at + 1,
        cost=cost_said(words, decision.cost),
        played=said.played,
    )
    better = words.text("analyse-better", better=said.better)
    return [head, "  " + better, *("  " + line for line in said.why)]


def stand_lines(words: Words, found: Analysis) -> list[str]:
    """The places that everybody could expect along the game."""
    if not found.stands:
        return []
    names = ", ".join(words.name(seat) for seat in range(found.players))
    lines = [words.text("analyse-stands", names=names)]
    for stand in found.stands:
        places = "  ".join(place_said(words, one) for one in stand.places)
        lines.append("  " + words.text("analyse-stand", number=stand.at, places=places))
    return lines
