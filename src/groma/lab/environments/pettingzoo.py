"""PettingZoo: a table as an AEC environment, in which seats decide one after the other."""

from typing import Any

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete
from numpy.typing import NDArray
from pettingzoo import AECEnv

from groma.core.game import Game
from groma.core.rewards import rewards
from groma.core.state import State

from .common import Deals, Kind, Settings, shown
from .finding import whole
from .spaces import action_space, observation_space

Observation = dict[str, NDArray[Any]]


def env(
    game: str | Game[Any],
    players: int | None = None,
    settings: Settings | None = None,
    reward: str = "rank",
    render_mode: str | None = None,
) -> "Table":
    """A table of a game, for as many players as it seats if no number is named."""
    return Table(Kind(game, players, settings, reward), render_mode)


class Table(AECEnv[str, Observation, int | None]):
    """Every seat is an agent; an illegal move is an error and changes nothing."""

    def __init__(self, kind: Kind, render_mode: str | None = None) -> None:
        super().__init__()
        self.kind = kind
        self.render_mode = render_mode
        self.metadata = {
            "name": f"{kind.game.name.replace('-', '_')}_v{kind.game.version}",
            "render_modes": ["ansi", "human"],
            "is_parallelizable": False,  # seats decide in turn, never at once
        }
        if render_mode not in (None, "ansi", "human"):
            raise ValueError(f"a table is rendered as ansi or human, not {render_mode!r}")
        self.possible_agents = [f"seat_{seat}" for seat in range(kind.players)]
        self.agents: list[str] = []
        self.table: State | None = None
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._deals = Deals(kind)
        self._observations = {agent: observation_space(kind) for agent in self._seats}
        self._actions = {agent: action_space(kind) for agent in self._seats}
        low, high = kind.bounds()
        every = (kind.players, 1)
        self.state_space = Box(np.tile(low, every), np.tile(high, every), dtype=np.int16)

    def observation_space(self, agent: str) -> Dict:
        """What an observation of a seat can be."""
        return self._observations[agent]

    def action_space(self, agent: str) -> Discrete:
        """The moves of the game by their numbers."""
        return self._actions[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal: by a seed its first game, without one the game after the last."""
        self.table = self._deals.next(seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self.agent_selection = self.agents[self.table.seat]

    def step(self, action: int | None) -> None:
        """Make a move for the seat that decides; after the end take leave with None."""
        table = self._dealt()
        if not self.agents:
            raise RuntimeError("the game is over, and all have left: reset() deals the next")
        if self.terminations[self.agent_selection]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError(f"{self.agent_selection} must move")
        table.play(whole(action, "a move"))  # until the end nothing is paid
        if table.seat >= 0:
            self.agent_selection = self.possible_agents[table.seat]
        else:
            self._end(table)
        if self.render_mode == "human":
            self.render()

    def _end(self, table: State) -> None:
        """Pay every seat."""
        game = self.kind.game
        places, scores = game.places(table), game.scores(table)
        for agent, paid in zip(self.possible_agents, rewards(game, table, self.kind.reward)):
            seat = self._seats[agent]
            self.rewards[agent] = paid
            self.terminations[agent] = True
            self.infos[agent] = {"place": places[seat], "points": scores[seat] / game.point}
        self._accumulate_rewards()
        self.agent_selection = self.agents[0]

    def observe(self, agent: str) -> Observation:
        """What a seat may know; who does not decide has a mask of zeros."""
        table, seat = self._dealt(), self._seats[agent]
        return {
            "observation": self.kind.observation(table, seat),
            "action_mask": self.kind.mask(table, seat),
        }

    def state(self) -> NDArray[np.int16]:
        """What the seats know together, one in each row: for a critic that sees all hands."""
        table = self._dealt()
        seats = range(self.kind.players)
        return np.stack([self.kind.observation(table, seat) for seat in seats])

    def render(self) -> str | None:
        """The table as the seat sees it that decides; the finished one as everybody does."""
        table = self._dealt()
        viewer = table.onlooker() if table.over() else table.seat
        text = shown(self.kind.game, table, viewer)
        if self.render_mode == "human":
            print(text)
            return None
        return text

    def close(self) -> None:
        """Nothing is held open."""

    def _dealt(self) -> State:
        if self.table is None:
            raise RuntimeError("a table is dealt by reset() first")
        return self.table
