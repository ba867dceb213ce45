"""Inside: everything that one home holds, for those who answer."""

from typing import Any

from groma.core.game import Game, games, versions

from .chance import Chance
from .live.analyst import Analyst
from .live.door import Door
from .live.hours import Hours
from .live.players import Players
from .live.presence import Presence
from .live.tables import Tables
from .people import People
from .store import Store
from .thinking import Beside, Thinking


class Inside:
    """The parts of a home over one store."""

    def __init__(
        self,
        store: Store,
        thinking: Thinking | None = None,
        chance: Chance | None = None,
        pause: float = 0.0,
        shelf: dict[tuple[str, int], Game[Any]] | None = None,
        aside: Thinking | None = None,
    ) -> None:
        """`aside` thinks of what nobody's move waits for; else that is who thinks of moves."""
        self.store = store
        self.chance = chance or Chance()
        self.games: dict[str, Game[Any]] = games()
        self.shelf = shelf or versions()  # also the versions of before
        aside = aside or thinking or Beside(self.shelf)
        self.thinking = thinking or Beside(self.shelf)
        self.tables = Tables(store, self.shelf, lambda live: self.players.mind(live))
        self.people = People(store, self.chance)
        self.presence = Presence(self.chance)
        self.door = Door(self.tables, self.thinking, self.chance)
        self.players = Players(self.tables, self.door, self.chance, pause)
        self.hours = Hours(self.tables, self.chance)
        self.analyst = Analyst(self.tables, aside, store)
