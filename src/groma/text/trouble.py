"""Trouble: something asked for that does not exist or cannot be, as a message with its facts."""


class Trouble(Exception):
    """Said to the person who asked, in one line; never a traceback."""

    def __init__(self, message: str, **facts: str | int) -> None:
        super().__init__(message)
        self.message = message
        self.facts = facts
