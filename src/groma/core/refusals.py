"""Refusals: a rule is the set of options it forbids, and asking why runs the same lines."""


class Ask:
    """One question: which rule strikes this option first?"""

    def __init__(self, option: int) -> None:
        self.bit = 1 << option
        self.option = option
        self.clause = ""
        self.facts: dict[str, int] = {}

    def strike(self, struck: int, clause: str) -> None:
        """Note the clause if it is the first to strike the option."""
        if not self.clause and struck & self.bit:
            self.clause = clause


def bar(left: int, forbidden: int, clause: str, ask: Ask | None) -> int:
    """What a rule leaves of the options; it forbids `forbidden` and bears the id `clause`."""
    if ask is not None:
        ask.strike(left & forbidden, clause)
    return left & ~forbidden


class Refusal:
    """Why a move is not allowed: the clause, a message, and what is missing."""

    def __init__(self, clause: str, message: str, facts: dict[str, int]) -> None:
        self.clause = clause
        self.message = message
        self.facts = facts

    def to_json(self) -> dict[str, object]:
        """The refusal as plain data."""
        return {"clause": self.clause, "message": self.message, "facts": self.facts}
