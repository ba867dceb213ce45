"""What commands share: what they say, why they cannot, and with which database they work."""

from collections.abc import Callable

from groma.settings import Read

from ..store import backup as backups
from ..store.database import LOST
from ..store.migrate import MigrationFault
from . import local

Tell = Callable[..., None]  # says a message of the words with its facts


class Fault(Exception):
    """Why a command cannot do what it was asked."""


def with_database(read: Read, do: Callable[[str], int]) -> int:
    """Do something with the named database, or with the one in the data folder."""
    data = read.settings.data
    url = read.settings.database or local.running(data)
    try:
        if url:
            return do(url)
        with local.start(data) as own:
            return do(own.url)
    except (local.LocalFault, backups.BackupFault, MigrationFault) as problem:
        raise Fault(str(problem)) from problem
    except LOST as problem:
        raise Fault(f"The database cannot be reached: {problem}") from problem
