"""OpenSpiel: every installed game as a Python game of pyspiel, `groma_carpe_diem` and so on.

A game of ours is a deal and then choices. So chance decides once, at the root: which one of the
`deals` that follow from `seed` is on the table, each equally likely.
"""

from collections.abc import Callable
from typing import Any

import numpy as np
import pyspiel

from groma.core.batch import dealt
from groma.core.deal import Deal
from groma.core.game import Game, games
from groma.core.rewards import REWARDS, rewards
from groma.core.state import State
from groma.core.tensors import Layout, memory, remembered

from .common import Kind, seed_of, shown
from .finding import address, at_address, whole

DEALS = 1000
MOST_POINTS = 10_000.0  # no margin is greater


class Held:
    """What a state of OpenSpiel is about: the table, and which moves led to it."""

    def __init__(self, kind: Kind, seed: bytes, deals: int) -> None:
        self.kind = kind
        self.seed = seed
        self.deals = deals
        self.table: State | None = None  # until chance has dealt
        self.movers: list[int] = []
        self.made: list[int] = []
        self.script: list[int] = []  # who makes moves that are only written down; see Table.adopt

    def __deepcopy__(self, memo: dict[int, Any]) -> "Held":  # by which OpenSpiel clones a state
        twin = Held(self.kind, self.seed, self.deals)
        twin.table = None if self.table is None else self.table.clone()
        twin.movers, twin.made = self.movers[:], self.made[:]
        return twin

    def __getstate__(self) -> dict[str, Any]:  # as OpenSpiel serialises a state
        table = None if self.table is None else self.table.to_bytes()
        return {**self.__dict__, "table": table}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        self.__dict__.update(kept)
        kind = self.kind
        if kept["table"] is not None:
            self.table = kind.game.load(kind.players, kind.settings, kept["table"])


class Spiel(pyspiel.Game):
    """A game of ours for a number of players, by its settings, with a way to pay."""

    def __init__(self, game: Game[Any], params: dict[str, Any] | None = None) -> None:
        given = params or {}
        settings = settings_in(given.get("settings", ""))
        reward = given.get("reward", "rank")
        players = given.get("players", min(game.players))
        self.kind = kind = Kind(game, players, settings, reward)
        self.deals = whole(given.get("deals", DEALS), "the number of deals")
        if self.deals < 1:
            raise ValueError(f"one deal at least, not {self.deals}")
        self.seed = seed_of(given.get("seed", 0))
        bound = MOST_POINTS if reward == "margin" else 1.0
        super().__init__(
            game_type(game, reward),
            pyspiel.GameInfo(
                num_distinct_actions=kind.moves,
                max_chance_outcomes=self.deals,
                num_players=players,
                min_utility=0.0 if reward == "win" else -bound,
                max_utility=bound,
                utility_sum={"rank": 0.0, "win": 1.0, "margin": None}[reward],
                max_game_length=game.longest,
            ),
            given,
        )

    def __reduce__(self) -> tuple[Any, ...]:  # of its own accord it would name no class of a module
        return loaded, (address(self.kind.game), str(self))

    def new_initial_state(self) -> "Table":
        """A table on which nothing is dealt yet."""
        return Table(self)

    def max_chance_nodes_in_history(self) -> int:
        """Chance decides once, at the root."""
        return 1

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "Observer":
        """What fills a tensor with what a seat knows."""
        return Observer(self.kind, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False))


class Table(pyspiel.State):
    """A table in the form that algorithms of OpenSpiel walk through."""

    def __init__(self, game: Spiel) -> None:
        super().__init__(game)
        self.held = Held(game.kind, game.seed, game.deals)

    def current_player(self) -> int:
        """The seat that decides, chance before the deal."""
        held = self.held
        if held.script:
            return held.script[0]
        if held.table is None:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if held.table.seat < 0 else held.table.seat

    def is_terminal(self) -> bool:
        """Whether the game has ended."""
        return self.held.table is not None and self.held.table.over()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The deals, each equally likely."""
        deals = self.held.deals
        return [(deal, 1.0 / deals) for deal in range(deals)]

    def returns(self) -> list[float]:
        """What the finished game is worth to each seat; before that nothing."""
        held = self.held
        if held.table is None or not held.table.over():
            return [0.0] * held.kind.players
        return rewards(held.kind.game, held.table, held.kind.reward)

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> "Table":
        """A table that a seat cannot tell from this one, drawn by what it knows.

        Its history names no deal, and of others' secret moves their kind alone: so it can be
        played on, cloned and serialised, but not be made again of its history.
        """
        held = self.held
        if held.table is None:
            undealt: Table = self.clone()
            return undealt
        chance = Deal(b"".join(b"%r " % sampler() for _ in range(4)))
        found: Table = self.get_game().new_initial_state()
        found.adopt(held, player, held.table.imagine(player, chance))
        return found

    def adopt(self, held: Held, player: int, world: State) -> None:
        """Take over another table as a seat knows it."""
        moves = held.kind.game.moves
        made: list[int] = []
        for mover, move in zip(held.movers, held.made):
            known = move if mover == player else moves.conceal(move)
            made.append(known if known >= 0 else ~known)
        own = self.held
        own.script = [int(pyspiel.PlayerId.CHANCE), *held.movers]
        for action in [held.deals, *made]:  # a deal that does not exist
            self.apply_action(action)
        own.table, own.movers, own.made = world, held.movers[:], made

    def _legal_actions(self, player: int) -> list[int]:
        return [] if self.held.table is None else self.held.table.legal()

    def _apply_action(self, action: int) -> None:
        held = self.held
        if held.script:
            held.script.pop(0)
        elif held.table is None:
            if not 0 <= action < held.deals:
                raise ValueError("an imagined table cannot be made of its history")
            kind = held.kind
            held.table = dealt(kind.game, kind.players, kind.settings, held.seed, action)
        else:
            mover = held.table.seat
            held.table.play(action)  # an illegal one is refused, and leaves no trace
            held.movers.append(mover)
            held.made.append(action)

    def _action_to_string(self, player: int, action: int) -> str:
        return f"deal {action}" if player < 0 else self.held.kind.game.moves.text(action)

    def __str__(self) -> str:
        held = self.held
        if held.table is None:
            return "not dealt"
        table = held.table
        viewer = table.onlooker() if table.over() else table.seat
        return shown(held.kind.game, table, viewer)


class Observer:
    """Fills `tensor` with an observation, or with an information state: with the moves made."""

    def __init__(self, kind: Kind, wanted: Any) -> None:
        private = pyspiel.PrivateInfoType
        if not wanted.public_info or wanted.private_info == private.ALL_PLAYERS:
            raise ValueError("what a seat knows, or an onlooker, is one observation")
        self.onlooker = wanted.private_info == private.NONE
        self.recall = wanted.perfect_recall
        layout = kind.tensors.layout(kind.players)
        if self.recall:
            more = remembered(kind.game.moves, kind.players)
            layout = Layout([*layout.fields, *more])
        self.layout = layout
        self.tensor = np.zeros(layout.size, np.float32)
        self.dict = {
            field.name: self.tensor[layout.first(field.name) :][: field.count]
            for field in layout.fields
        }

    def set_from(self, state: Table, player: int) -> None:
        """What a seat knows of a table, as numbers."""
        found = self._numbers(state.held, player)
        self.tensor[:] = found if found else 0

    def string_from(self, state: Table, player: int) -> str:
        """The same as text: whose it is, and each field with its numbers up to the last but 0s."""
        found = self._numbers(state.held, player)
        lines = ["the onlooker" if self.onlooker else f"player {player}"]
        if not found:
            return "\n".join([*lines, "not dealt"])
        named = self.layout.named(found)
        for name, numbers in named.items():
            while numbers and not numbers[-1]:
                numbers.pop()
            if numbers:
                lines.append(f"{name} {' '.join(map(str, numbers))}")
        return "\n".join(lines)

    def _numbers(self, held: Held, player: int) -> list[int]:
        if held.table is None:
            return []
        kind = held.kind
        viewer = held.table.onlooker() if self.onlooker else player
        found = kind.tensors.numbers(held.table, viewer)
        if self.recall:
            found += memory(kind.game.moves, kind.players, viewer, held.movers, held.made)
        return found


def game_type(game: Game[Any], reward: str = "rank") -> Any:
    """What OpenSpiel is told about a game."""
    kinds = pyspiel.GameType
    sums = {
        "rank": kinds.Utility.ZERO_SUM,
        "win": kinds.Utility.CONSTANT_SUM,
        "margin": kinds.Utility.GENERAL_SUM,
    }
    return kinds(
        short_name=short_name(game),
        long_name=f"Groma: {game.name}, rules version {game.version}",
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kinds.Information.IMPERFECT_INFORMATION,
        utility=sums[reward],
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=max(game.players),
        min_num_players=min(game.players),
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={
            "players": min(game.players),
            "reward": REWARDS[0],
            "settings": "",
            "deals": DEALS,
            "seed": 0,
        },
    )


def settings_in(words: str) -> dict[str, str]:
    """Settings as they are written in the name of a game: "name:label name:label"."""
    found: dict[str, str] = {}
    for word in words.split():
        name, colon, label = word.partition(":")
        if not (name and colon and label):
            raise ValueError(f"settings are words like name:label, not {word!r}")
        found[name] = label
    return found


def short_name(game: Game[Any]) -> str:
    """How OpenSpiel calls a game."""
    return f"groma_{game.name.replace('-', '_')}"


def register(game: Game[Any]) -> str:
    """Make a game known to OpenSpiel, once; the answer is its name there."""
    name = short_name(game)
    if name not in pyspiel.registered_names():

        class Ours(Spiel):  # a class, since OpenSpiel holds it longer than Python holds objects
            def __init__(self, params: dict[str, Any] | None = None) -> None:
                super().__init__(game, params)

        pyspiel.register_game(game_type(game), Ours)
    return name


def loaded(where: tuple[str, str, int], text: str) -> Spiel:
    """A game that was pickled, also in a process that has not registered it."""
    register(at_address(*where))
    found: Spiel = pyspiel.load_game(text)
    return found


for one in games().values():
    if one.tensors is not None:
        register(one)
