"""Tables in lines of text, for language models and for any program that reads and writes lines."""

from .bot import ProgramBot, program_named
from .observing import notation, observe

__all__ = ["ProgramBot", "notation", "observe", "program_named"]
