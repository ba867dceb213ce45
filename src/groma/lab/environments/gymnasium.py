"""Gymnasium: one seat of a table, against bots of any level at the others."""

from collections.abc import Callable, Sequence
from typing import Any, ClassVar

import gymnasium
import numpy as np
from gymnasium.spaces import Discrete
from numpy.typing import NDArray

from groma.core.deal import Deal
from groma.core.game import Game, versions
from groma.core.rewards import rewards
from groma.core.state import State

from .common import Deals, Kind, Settings, shown
from .finding import whole
from .rivals import Given, Rival, given_for
from .spaces import observation_space

Observation = dict[str, NDArray[Any]]


class LegalMoves(Discrete):
    """The moves of a game by their numbers; a sample without a mask is one that is legal now."""

    def __init__(self, count: int, now: Callable[[], NDArray[np.int8] | None]) -> None:
        super().__init__(count)
        self._mask = now

    def sample(self, mask: Any = None, probability: Any = None) -> np.int64:
        """A random move: of those legal now, or of a mask's or a policy's."""
        if mask is None and probability is None:
            mask = self._mask()
        drawn: np.int64 = super().sample(mask, probability)
        return drawn

    def __reduce__(self) -> tuple[type[Discrete], tuple[int]]:
        return Discrete, (int(self.n),)  # alone it has no table to ask


class Seat(gymnasium.Env[Any, Any]):
    """One seat decides, bots play between.

    An illegal move is an error and changes nothing. With illegal="replace" a legal one is drawn
    instead and `info["replaced"]` says so, for learners that know no masks.
    """

    metadata: ClassVar[dict[str, Any]] = {"render_modes": ["ansi", "human"], "render_fps": 1}

    def __init__(
        self,
        game: str | Game[Any],
        players: int | None = None,
        against: Given | Sequence[Given] = "novice",
        seat: int | None = None,
        settings: Settings | None = None,
        reward: str = "rank",
        illegal: str = "error",
        render_mode: str | None = None,
    ) -> None:
        self.kind = kind = Kind(game, players, settings, reward)
        self.rivals = given_for(kind.game, against, kind.players - 1)
        if seat is not None and not 0 <= (seat := whole(seat, "a seat")) < kind.players:
            raise ValueError(f"there is no seat {seat} among {kind.players}")
        if illegal not in ("error", "replace"):
            raise ValueError(f"an illegal move is an error or to replace, not {illegal!r}")
        if render_mode not in (None, "ansi", "human"):
            raise ValueError(f"a table is rendered as ansi or human, not {render_mode!r}")
        self.render_mode = render_mode
        self.illegal = illegal
        self.seat = seat  # None: drawn anew with each deal
        self.observation_space = observation_space(kind)
        self.action_space = LegalMoves(kind.moves, self._mask_now)
        self.own = seat or 0
        self.table: State | None = None
        self._deals = Deals(kind)
        self._bots: dict[int, Rival] = {}
        self._decision = 0

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Deal, and let the others play until this seat decides."""
        seed = None if seed is None else whole(seed, "a seed")
        super().reset(seed=seed)
        while True:
            self._part()
            self.table = None  # until all are seated
            table = self._deals.next(seed)
            seed = None
            kind = self.kind
            if self.seat is None:
                self.own = Deal(self._deals.seed_for("seat")).below(kind.players)
            others = [(self.own + i) % kind.players for i in range(1, kind.players)]
            self._bots = {
                other: Rival(kind.game, rival, self._deals.seed_for(f"bot {other}"))
                for other, rival in zip(others, self.rivals)
            }
            self.table, self._decision = table, 0
            self._let_others_play()
            if not table.over():  # a game that ends before this seat decides is nobody's
                return self._seen(), self._info()

    def step(self, action: int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Make a move, and let the others play until this seat decides again."""
        table = self._dealt()
        if table.over():
            raise RuntimeError("the game is over: reset() deals the next")
        if table.seat != self.own:
            raise RuntimeError(f"seat {table.seat} decides, whose bot failed: reset() deals anew")
        move = whole(action, "a move")
        replaced = self.illegal == "replace" and not table.allows(move)
        if replaced:
            legal = table.legal()
            chance = Deal(self._deals.seed_for(f"instead {self._decision}"))
            move = legal[chance.below(len(legal))]
        self._play(move)
        self._let_others_play()
        paid = 0.0
        if table.over():
            paid = rewards(self.kind.game, table, self.kind.reward)[self.own]
        if self.render_mode == "human":
            self.render()
        info = self._info()
        if replaced:
            info["replaced"] = True
        return self._seen(), paid, table.over(), False, info

    def action_masks(self) -> NDArray[np.bool_]:
        """Which moves are legal, under the name that masked PPO of sb3-contrib looks for."""
        return self.kind.mask(self._dealt(), self.own).astype(np.bool_)

    def render(self) -> Any:
        """The table as this seat sees it."""
        text = shown(self.kind.game, self._dealt(), self.own)
        if self.render_mode == "human":
            print(text)
            return None
        return text

    def close(self) -> None:
        """The bots leave, and with them the programs that some of them are."""
        self._part()

    def _play(self, move: int) -> None:
        self._dealt().play(move)
        self._decision += 1

    def _let_others_play(self) -> None:
        table = self._dealt()
        while table.seat >= 0 and table.seat != self.own:
            self._play(self._bots[table.seat].move(table, self._decision))
        if table.over():
            self._part()

    def _part(self) -> None:
        """The bots of a game leave."""
        bots, self._bots = self._bots, {}
        for bot in bots.values():
            bot.leave()

    def _seen(self) -> Observation:
        table = self._dealt()
        return {
            "observation": self.kind.observation(table, self.own),
            "action_mask": self.kind.mask(table, self.own),
        }

    def _info(self) -> dict[str, Any]:
        """Which seat this is; at the end how it came out for it."""
        table, game = self._dealt(), self.kind.game
        found: dict[str, Any] = {"seat": self.own}
        if table.over():
            found["place"] = game.places(table)[self.own]
            found["points"] = game.scores(table)[self.own] / game.point
        return found

    def _mask_now(self) -> NDArray[np.int8] | None:
        if self.table is None or self.table.over():
            return None  # any move will do
        return self.kind.mask(self.table, self.own)

    def __getstate__(self) -> dict[str, Any]:
        """For a copy that plays on by itself, here or in another process."""
        kept = self.__dict__.copy()
        del kept["action_space"]  # it asks its own table
        kept["chance"] = self.action_space.np_random
        kept["table"] = None if self.table is None else self.table.to_bytes()
        kept["_bots"] = {seat: (bot.given, bot.seed) for seat, bot in self._bots.items()}
        return kept

    def __setstate__(self, kept: dict[str, Any]) -> None:
        self.__dict__.update(kept)
        kind, chance = self.kind, self.__dict__.pop("chance")
        self.action_space = LegalMoves(kind.moves, self._mask_now)
        self.action_space._np_random = chance
        if kept["table"] is not None:
            self.table = kind.game.load(kind.players, kind.settings, kept["table"])
        self._bots = {seat: Rival(kind.game, *made) for seat, made in kept["_bots"].items()}

    def _dealt(self) -> State:
        if self.table is None:
            raise RuntimeError("a table is dealt by reset() first")
        return self.table


def register() -> list[str]:
    """Name every installed game that has tensors to Gymnasium, in each version of its rules."""
    found: list[str] = []
    for (game, version), rules in versions().items():
        name = f"groma/{game}-v{version}"
        if rules.tensors is not None:
            found.append(name)
            if name not in gymnasium.registry:
                told = {"game": f"{game}-v{version}"}
                gymnasium.register(name, f"{__name__}:Seat", kwargs=told)
    return found


register()
