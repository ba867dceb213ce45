"""Training: a network is shown what a teacher would do, and judged by deals it has not seen."""

from collections.abc import Iterator
from dataclasses import asdict, dataclass
from typing import Any

import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor
from torch.nn import functional

from .network import Network, columns
from .samples import Samples

PARTS = 10  # deals by their last digit: 0 chooses the epoch (validation), 5 judges it (test)
VALIDATION, TEST = 0, 5


@dataclass(frozen=True)
class Recipe:
    """Everything that decides what comes out, beside the samples."""

    epochs: int = 8
    batch: int = 512
    width: int = 128
    dropout: float = 0.25  # so that it does not learn the deals by heart
    learning_rate: float = 2e-3  # falling to nothing along a cosine
    weight_decay: float = 1e-2
    value_weight: float = 0.5  # how much the end of the game counts beside the move
    seed: int = 0


@dataclass(frozen=True)
class Judged:
    """How a network does on deals that it was not shown."""

    agreement: float  # with the move of the teacher
    value_accuracy: float  # how often it says rightly who wins, all decisions alike


@dataclass(frozen=True)
class Point:
    """Where a training stands after an epoch."""

    epoch: int
    loss: float  # on what was shown
    validation: Judged


def train(samples: Samples, layout: Any, recipe: Recipe) -> Iterator[tuple[Network, Point]]:
    """The network after each epoch."""
    torch.manual_seed(recipe.seed)
    chance = np.random.default_rng(recipe.seed)
    part = samples.lesson % PARTS
    validation = samples.where(part == VALIDATION)
    shown = samples.where((part != VALIDATION) & (part != TEST))
    exact, measured = columns(layout, shown.numbers)
    network = Network(exact, measured, samples.legal.shape[1], recipe.width, recipe.dropout)
    batches = max(1, len(shown) // recipe.batch)
    optimizer = torch.optim.AdamW(
        network.parameters(), recipe.learning_rate, weight_decay=recipe.weight_decay
    )
    schedule = torch.optim.lr_scheduler.CosineAnnealingLR(optimizer, recipe.epochs * batches)
    for epoch in range(1, recipe.epochs + 1):
        network.train()
        total = 0.0
        for rows in np.array_split(chance.permutation(len(shown)), batches):
            loss = loss_of(network, shown, rows, recipe.value_weight)
            optimizer.zero_grad()
            loss.backward()
            optimizer.step()
            schedule.step()
            total += float(loss.detach()) * len(rows)
        yield network, Point(epoch, total / len(shown), judged(network, validation))


def tested(network: Network, samples: Samples) -> Judged:
    """How it does on the deals that had no part in training, nor in choosing the epoch."""
    return judged(network, samples.where(samples.lesson % PARTS == TEST))


def loss_of(network: Network, shown: Samples, rows: NDArray[Any], value_weight: float) -> Tensor:
    """How far the network is from the teacher, and from the end of the game."""
    weights, value = network(torch.from_numpy(shown.numbers[rows].astype(np.int64)))
    among = weights.masked_fill(~torch.from_numpy(shown.legal[rows]), -1e9)
    policy = functional.cross_entropy(among, torch.from_numpy(shown.taught[rows]))
    result = torch.from_numpy(shown.result[rows])
    return policy + value_weight * functional.binary_cross_entropy_with_logits(value, result)


def judged(network: Network, samples: Samples) -> Judged:
    """How often it does what the teacher would do, and knows who wins."""
    network.eval()
    agreed = known = 0
    with torch.no_grad():
        for rows in np.array_split(np.arange(len(samples)), max(1, len(samples) // 2048)):
            weights, value = network(torch.from_numpy(samples.numbers[rows].astype(np.int64)))
            among = weights.masked_fill(~torch.from_numpy(samples.legal[rows]), -1e9)
            agreed += int((among.argmax(1).numpy() == samples.taught[rows]).sum())
            known += int(((value.numpy() > 0) == (samples.result[rows] > 0.5)).sum())
    return Judged(agreed / len(samples), known / len(samples))


def told(point: Point | Judged) -> dict[str, Any]:
    """A point of a curve as it is kept."""
    return _rounded(asdict(point))


def _rounded(values: dict[str, Any]) -> dict[str, Any]:
    return {
        name: _rounded(value) if isinstance(value, dict) else round(value, 4)
        for name, value in values.items()
    }
