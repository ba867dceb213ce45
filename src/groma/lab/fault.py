"""Faults: something asked of the lab that cannot be, as a message with its facts."""


class Fault(Exception):
    """Said to the person who asked, in one line, by whoever has words."""

    def __init__(self, message: str, **facts: str | int) -> None:
        super().__init__(message)
        self.message = message
        self.facts = facts
