"""Counted: what the figures of all processes come to, put together for whoever runs the server."""

from collections import defaultdict
from datetime import UTC, datetime
from itertools import pairwise

from ..live.figures import Family, Sample

SLOWEST: float = 0.95  # of the answers, so many are faster


class Counted:
    """The figures of all processes at one moment."""

    def __init__(self, families: list[Family]) -> None:
        self._samples: dict[str, list[Sample]] = defaultdict(list)
        for family in families:
            for one in family.samples:
                self._samples[one.name].append(one)

    def sum(self, name: str, **labels: str) -> int:
        """A figure, over all processes; of those with some labels, if any are named."""
        found = self._samples.get(name, [])
        wanted = labels.items()
        return int(sum(one.value for one in found if wanted <= one.labels.items()))

    def processes(self, kind: str) -> int:
        """How many processes of a kind there are."""
        return sum(one.labels.get("kind") == kind for one in self._samples.get("groma_build", []))

    def versions(self) -> list[str]:
        """Which versions of Groma run."""
        return sorted({one.labels["version"] for one in self._samples.get("groma_build", [])})

    def since(self) -> datetime | None:
        """When the process that has run longest began."""
        began = [one.value for one in self._samples.get("groma_start_timestamp_seconds", [])]
        return datetime.fromtimestamp(min(began), UTC) if began else None

    def answer_ms(self) -> float | None:
        """In so many milliseconds 95 of 100 moves were answered; None: there was none yet."""
        below: dict[float, float] = defaultdict(float)
        for one in self._samples.get("groma_move_seconds_bucket", []):
            below[float(one.labels["le"])] += one.value
        return None if (seconds := quantile(below, SLOWEST)) is None else seconds * 1000


def quantile(below: dict[float, float], share: float) -> float | None:
    """What so large a share is below: how many are below some bounds, the last one infinity.

    Between two bounds they are taken to lie evenly, as Prometheus does it.
    """
    bounds = [(0.0, 0.0), *sorted(below.items())]
    wanted = share * bounds[-1][1]
    if not wanted:
        return None
    for (low, under), (high, count) in pairwise(bounds):
        if count >= wanted:
            if high == float("inf"):
                return low
            return low + (high - low) * (wanted - under) / (count - under)
    return None
