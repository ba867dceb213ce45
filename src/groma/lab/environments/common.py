"""What all environments share: which table is asked for, its deals, its numbers for NumPy."""

import operator
from collections.abc import Mapping
from contextlib import suppress
from secrets import token_bytes
from typing import Any

import numpy as np
from numpy.typing import NDArray

from groma.core.batch import NUMBER, dealt, mask_of, tensors_of
from groma.core.deal import SEED_BYTES
from groma.core.game import Game, Setting
from groma.core.rewards import check_reward
from groma.core.state import State

from .finding import address, at_address, find, whole

Settings = Mapping[str, str | int | bool]


class Kind:
    """Which tables an environment has: of which game, for how many, by which settings."""

    def __init__(
        self,
        game: str | Game[Any],
        players: int | None = None,
        settings: Settings | None = None,
        reward: str = "rank",
    ) -> None:
        self.game = find(game) if isinstance(game, str) else game
        if not isinstance(self.game, Game):
            raise ValueError(f"a game or its name is needed, not {game!r}")
        seats = max(self.game.players) if players is None else players
        self.players = whole(seats, "the number of players")
        if self.players not in self.game.players:
            counts = ", ".join(map(str, self.game.players))
            raise ValueError(f"{self.game.name} is for {counts} players, not {self.players}")
        self.settings = settings_of(self.game, {} if settings is None else settings)
        self.reward = check_reward(reward)
        self.tensors = tensors_of(self.game)
        self.layout = self.tensors.layout(self.players)
        self.moves = self.game.moves.count

    def named(self) -> dict[str, int]:
        """The settings by their names."""
        return {one.name: value for one, value in zip(self.game.settings, self.settings)}

    def __reduce__(self) -> tuple[Any, ...]:  # another process looks for the game itself
        return _kind, (address(self.game), self.players, self.named(), self.reward)

    def __deepcopy__(self, memo: dict[int, Any]) -> "Kind":
        return self  # it never changes

    def observation(self, state: State, viewer: int) -> NDArray[np.int16]:
        """What a viewer may know, in memory of its own."""
        memory = bytearray(NUMBER * self.layout.size)
        self.tensors.pack_into(state, viewer, memory, 0)
        return np.frombuffer(memory, np.int16)

    def mask(self, state: State, viewer: int) -> NDArray[np.int8]:
        """1 for each move that is legal; all 0 for who does not decide."""
        if viewer != state.seat:
            return np.zeros(self.moves, np.int8)
        return np.frombuffer(mask_of(state, self.moves), np.int8)

    def bounds(self) -> tuple[NDArray[np.int16], NDArray[np.int16]]:
        """The least and the most that each number of an observation can be."""
        counts = [field.count for field in self.layout.fields]
        least = [field.least for field in self.layout.fields]
        most = [field.most for field in self.layout.fields]
        return (
            np.repeat(np.array(least, np.int16), counts),
            np.repeat(np.array(most, np.int16), counts),
        )


class Deals:
    """The games of an environment, one after the other: all of them follow from one seed."""

    def __init__(self, kind: Kind) -> None:
        self._kind = kind
        self._seed = token_bytes(SEED_BYTES)
        self._number = 0

    def next(self, seed: int | None) -> State:
        """A new table: the first game of a seed, or the one after the last."""
        if seed is not None:
            self._seed = seed_of(seed)
            self._number = 0
        kind = self._kind
        state: State = dealt(kind.game, kind.players, kind.settings, self._seed, self._number)
        self._number += 1
        return state

    def seed_for(self, what: str) -> bytes:
        """A seed for something else in the game that was dealt last, such as a bot."""
        return self._seed + f" {self._number} {what}".encode()


def _kind(where: tuple[str, str, int], *how: Any) -> Kind:
    """Tables as another process has them."""
    return Kind(at_address(*where), *how)


def seed_of(seed: int) -> bytes:
    """The seed of deals that a number stands for."""
    return str(whole(seed, "a seed")).encode()


def settings_of(game: Game[Any], given: Settings) -> list[int]:
    """The settings of a table: the defaults, and those given by name and label (or its number)."""
    if not isinstance(given, Mapping):
        raise ValueError(f"settings are names with their values, not {given!r}")
    found = game.defaults()
    names = [setting.name for setting in game.settings]
    for name, value in given.items():
        if name not in names:
            raise ValueError(f"{game.name} has no setting {name!r}, but {', '.join(names)}")
        at = names.index(name)
        found[at] = _number(game.settings[at], value)
    return found


def _number(setting: Setting, value: str | int | bool) -> int:
    """The number of what is chosen for a setting."""
    labels = setting.labels
    if isinstance(value, str):
        if value in labels:
            return labels.index(value)
    else:
        with suppress(TypeError):  # it is no whole number
            if 0 <= operator.index(value) < len(labels):
                return operator.index(value)
    raise ValueError(f"{setting.name} is {' or '.join(labels)}, not {value!r}")


def shown(game: Game[Any], state: State, viewer: int) -> str:
    """A table as text: what a viewer sees, line by line, and the moves that are to choose from."""
    lines = _lines(game.view(state, viewer), "")
    if viewer == state.seat:
        lines += ["moves:", *(f"  {move}: {game.moves.text(move)}" for move in state.legal())]
    return "\n".join(lines)


def _lines(value: dict[str, Any] | list[Any], indent: str) -> list[str]:
    """Plain data as indented lines."""
    pairs = value.items() if isinstance(value, dict) else enumerate(value)
    found: list[str] = []
    for name, held in pairs:
        if isinstance(held, dict | list) and any(isinstance(one, dict | list) for one in _of(held)):
            found += [f"{indent}{name}:", *_lines(held, indent + "  ")]
        elif isinstance(held, dict):
            found.append(f"{indent}{name}: {', '.join(f'{k} {v}' for k, v in held.items())}")
        elif isinstance(held, list):
            found.append(f"{indent}{name}: {', '.join(map(str, held))}")
        else:
            found.append(f"{indent}{name}: {held}")
    return found


def _of(value: dict[str, Any] | list[Any]) -> list[Any]:
    return list(value.values()) if isinstance(value, dict) else value
