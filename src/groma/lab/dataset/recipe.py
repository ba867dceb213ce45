"""The recipe of a dataset: all that its content follows from, and how it is cut into files."""

from dataclasses import asdict, dataclass
from hashlib import sha256
from typing import Any, Final

from groma.core.game import Game

from ..arena import Contest, deals_for, rotations
from ..arena.playing import chance

FORM: Final = 1  # of these files
LICENCE: Final = "Apache-2.0"
SPLITS: Final = {"train": 80, "validation": 10, "test": 10}  # of a hundred deals
LOT: Final = 8  # games that are handed to a process at once; results are kept lot by lot


@dataclass(frozen=True)
class Recipe:
    """Which bots play what, from which seed, and what is written down of it."""

    contest: Contest
    shard: int  # games in a file, about
    layout: str  # the digest of the observations' layout; "": games alone are written down

    @property
    def ways(self) -> int:
        """How often a deal is played, with seats exchanged."""
        return len(rotations(self.contest.line_up))

    def content(self) -> dict[str, Any]:
        """As plain data: what must be the same when a dataset is gone on with."""
        whole = asdict(self.contest)
        del whole["python"], whole["build"]  # the same games come of any
        return {"form": FORM, **whole, "shard": self.shard, "layout": self.layout}


@dataclass(frozen=True)
class Lot:
    """Some deals that are played in one go."""

    shard: str
    deals: list[int]


@dataclass(frozen=True)
class Shard:
    """A file of games, beside it perhaps one of positions, and the lots that fill it."""

    name: str  # "train-00000"
    lots: list[Lot]
    games: int


def deal_seed(contest: Contest, deal: int) -> bytes:
    """The seed of a deal, as it stands in the records of its games."""
    return chance(contest.seed, deal, "deal")


def split_of(seed: bytes) -> str:
    """Where a deal belongs: the same one everywhere, whoever plays it in whichever dataset."""
    drawn = int.from_bytes(sha256(b"split" + seed).digest()[:8], "big") % 100
    for name, share in SPLITS.items():
        if drawn < share:
            return name
        drawn -= share
    raise AssertionError("the shares are a hundred")


def shards(recipe: Recipe, games: int) -> list[Shard]:
    """The files of so many games; more games leave all but the last of each split as they are."""
    sorted_out: dict[str, list[int]] = {name: [] for name in SPLITS}
    for deal in range(deals_for(games, recipe.contest.line_up)):
        sorted_out[split_of(deal_seed(recipe.contest, deal))].append(deal)
    found: list[Shard] = []
    for split, deals in sorted_out.items():
        for number, some in enumerate(_cut(deals, max(1, recipe.shard // recipe.ways))):
            name = f"{split}-{number:05}"
            lots = [Lot(name, few) for few in _cut(some, max(1, LOT // recipe.ways))]
            found.append(Shard(name, lots, len(some) * recipe.ways))
    return found


def layout_of(game: Game[Any], players: int) -> str:
    """The digest of a game's observations; "" if it has none."""
    return "" if game.tensors is None else game.tensors.layout(players).digest()


def _cut(deals: list[int], length: int) -> list[list[int]]:
    return [deals[at : at + length] for at in range(0, len(deals), length)]
