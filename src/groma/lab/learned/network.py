"""The network: what a seat knows goes in as it stands in a tensor, moves and prospects come out."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor, nn

from groma.core.batch import tensors_of
from groma.core.game import Game
from groma.core.tensors import Layout

from .player import MADE_FOR, made_for

SMALL = 12  # a number of so few values is given to the network value by value, too
SEEN = 25  # a value that is rarer in the samples is given to it as nothing


class Network(nn.Module):
    """Two layers, then a head that weighs moves and one that says how likely a win is.

    The first thing it does is to take the tensor apart: for each value of a named thing a yes or
    no, for each number how far it is between its least and its most.
    """

    def __init__(
        self,
        exact: Sequence[tuple[int, int]],
        measured: Sequence[tuple[int, int, int]],
        moves: int,
        width: int,
        dropout: float,
    ) -> None:
        super().__init__()
        self.register_buffer("places", torch.tensor([place for place, _ in exact]))
        self.register_buffer("values", torch.tensor([value for _, value in exact]))
        self.register_buffer("measured", torch.tensor([place for place, _, _ in measured]))
        self.register_buffer("least", torch.tensor([float(least) for _, least, _ in measured]))
        self.register_buffer("span", torch.tensor([float(span) for _, _, span in measured]))
        self.body = nn.Sequential(
            nn.Linear(len(exact) + len(measured), width),
            nn.ReLU(),
            nn.Dropout(dropout),
            nn.Linear(width, width),
            nn.ReLU(),
            nn.Dropout(dropout),
        )
        self.weigh = nn.Linear(width, moves)
        self.value = nn.Linear(width, 1)

    def forward(self, numbers: Tensor) -> tuple[Tensor, Tensor]:
        """For rows of tensors: a weight for each move, and the chance to win as a logit."""
        named = (numbers[:, self.places] == self.values).float()
        much = (numbers[:, self.measured].float() - self.least) / self.span
        inside = self.body(torch.cat([named, much], 1))
        return self.weigh(inside), self.value(inside)[:, 0]


def columns(
    layout: Layout, numbers: NDArray[np.int16]
) -> tuple[list[tuple[int, int]], list[tuple[int, int, int]]]:
    """What of a layout a network is given, by samples: only what ever differs."""
    exact: list[tuple[int, int]] = []
    measured: list[tuple[int, int, int]] = []
    for field in layout.fields:
        for place in range(layout.first(field.name), layout.first(field.name) + field.count):
            values, often = np.unique(numbers[:, place], return_counts=True)
            if len(values) < 2:
                continue
            if field.labels or len(values) <= SMALL:
                exact += [(place, int(v)) for v, n in zip(values, often) if n >= SEEN and v]
            if not field.labels:
                least = int(values.min())
                measured.append((place, least, int(values.max()) - least))
    return exact, measured


def save(network: Network, game: Game[Any], players: int, path: Path) -> None:
    """Write it as ONNX, with the mark of what it was made for."""
    import onnx

    network.eval()
    sample = torch.zeros((1, tensors_of(game).layout(players).size), dtype=torch.int64)
    torch.onnx.export(
        network,
        (sample,),
        str(path),
        input_names=["numbers"],
        output_names=["weights", "value"],
        dynamic_axes={"numbers": {0: "rows"}, "weights": {0: "rows"}, "value": {0: "rows"}},
        dynamo=False,
    )
    model = onnx.load(str(path))
    mark = model.metadata_props.add()
    mark.key, mark.value = MADE_FOR, made_for(game, players)
    onnx.save(model, str(path))
