"""The home itself: whatever the API is asked is answered here, in one process without network."""

import logging
from typing import Final

import msgspec

from groma.table.entries import RUNNING, STATUSES
from groma.table.problems import Problem
from groma.table.sentences import plain_words, problem_shape, words_of

from .api import HANDLERS
from .api.common import Asking, number
from .asking import JSON, Answer, Asked
from .inside import Inside
from .live.tables import tell
from .routes import Routes

log = logging.getLogger(__name__)

BODY_MOST: Final = 64 * 1024
KEPT: Final = "/api/home/"
KEPT_MOST: Final = 4 * 1024 * 1024  # of a record with all that a newer program has written
PROBLEM: Final = "application/problem+json"
ENCODER: Final = msgspec.json.Encoder()
ROUTES: Final = Routes(HANDLERS)


class Home(Inside):
    """Answers what is asked; between `start` and `stop` bots play and clocks run."""

    async def start(self) -> None:
        """Look after the tables at which something was under way."""
        self.tables.later(self.tables.follow())
        running = [
            shape for shape in await self.tables.shapes() if shape.status == STATUSES[RUNNING]
        ]
        await self.hours.begin([number(shape.id) for shape in running if shape.clock])
        self.tables.later(self.hours.run())
        for shape in running:
            bots = shape.turn is not None and shape.seats[shape.turn].bot is not None
            if bots or shape.clock:
                await self._begin(number(shape.id))
        await self.analyst.start()

    async def _begin(self, table: int) -> None:
        """Look after one table, whose troubles are its own."""
        try:
            await self.tables.find(table)
        except Exception as problem:  # its rules are not here, or a newer program played there
            tell(table, problem)

    async def stop(self) -> None:
        """Send everybody away; nothing is played any more."""
        await self.players.stop()
        await self.analyst.stop()
        await self.presence.stop()
        await self.tables.stop()

    async def answer(self, asked: Asked) -> Answer:
        """What becomes of a request."""
        asking = Asking(self, asked)
        try:
            route, values = ROUTES.find(asked.method, asked.path)
            if len(asked.body) > (KEPT_MOST if asked.path.startswith(KEPT) else BODY_MOST):
                raise Problem("too-large", 413)
            await asking.identify()
            made = await route.work(asking, *values)
        except Problem as problem:
            return self._refused(asking, problem)
        except Exception:  # something that should not happen is logged, and said without its inside
            log.exception("failed: %s %s", asked.method, asked.path)
            return self._refused(asking, Problem("failed", 500))
        if isinstance(made, Answer):
            return made
        return Answer(route.status, {"content-type": JSON}, ENCODER.encode(made))

    def _refused(self, asking: Asking, problem: Problem) -> Answer:
        """A problem in the reader's language."""
        words = plain_words(None, asking.lang())
        if problem.refusal is not None and asking.live is not None:
            words = words_of(asking.live.replica, asking.lang())
        shape = problem_shape(problem, words)
        headers = {"content-type": PROBLEM}
        if shape.status in (429, 503):
            headers["retry-after"] = str(problem.facts.get("seconds", 1))
        return Answer(shape.status, headers, ENCODER.encode(shape))
