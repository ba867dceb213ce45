"""What a node counts, for Prometheus."""

from typing import Final

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram

MILLISECONDS: Final = (
    0.1,
    0.2,
    0.5,
    1,
    1.5,
    2,
    3,
    4,
    5,
    6,
    8,
    10,
    12,
    15,
    20,
    30,
    50,
    80,
    120,
    300,
)


class Metrics:
    """The figures of one process."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.entries = Counter(
            "groma_entries", "Entries stored, by kind", ["kind"], registry=self.registry
        )
        self.refusals = Counter(
            "groma_refusals", "Moves that the rules forbade", registry=self.registry
        )
        self.conflicts = Counter(
            "groma_conflicts",
            "Entries judged behind what was no longer the last",
            registry=self.registry,
        )
        self.loads = Counter("groma_loads", "Tables read from the database", registry=self.registry)
        self.streams = Gauge("groma_streams", "Open event streams", registry=self.registry)
        self.events = Counter("groma_events", "Events sent", registry=self.registry)
        self.bot_seconds = Counter("groma_bot_seconds", "Time bots thought", registry=self.registry)
        self.move_seconds = Histogram(
            "groma_move_seconds",
            "From a move's arrival to its acknowledgement",
            buckets=(0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 5),
            registry=self.registry,
        )
        self.decision_seconds = Histogram(
            "groma_decision_seconds",
            "Processor time of one decision in words: what is asked, the moves, what they bring",
            buckets=[ms / 1000 for ms in MILLISECONDS],
            registry=self.registry,
        )
        self.loop_held = Histogram(
            "groma_loop_held_seconds",
            "How long one piece of work held the loop; only where it is watched",
            buckets=[ms / 1000 for ms in MILLISECONDS],
            registry=self.registry,
        )
        self.requests = Counter(
            "groma_requests", "Requests answered, by address", ["path"], registry=self.registry
        )
        self.too_much = Counter(
            "groma_too_much",
            "Requests refused for a spent budget, by kind and by whose it was",
            ["kind", "by"],
            registry=self.registry,
        )
        self.notices = Counter(
            "groma_notices",
            "Notices sent, by channel and outcome",
            ["kind", "outcome"],
            registry=self.registry,
        )
        self.lost = Counter(
            "groma_lost",
            "Requests that found no database, or one that takes nothing",
            registry=self.registry,
        )
        self.failed = Counter(
            "groma_failed", "Requests that a fault of ours has spoilt", registry=self.registry
        )
        self.started_at = Gauge(
            "groma_start_timestamp_seconds", "When this process began", registry=self.registry
        )
        self.build = Gauge(
            "groma_build", "Which Groma this is", ["version", "build"], registry=self.registry
        )
        self.backups = Counter(
            "groma_backups",
            "Backups of every day, by outcome",
            ["outcome"],
            registry=self.registry,
        )
        self.backup_at = Gauge(
            "groma_backup_timestamp_seconds",
            "When this process last made a backup that was put back and replayed",
            registry=self.registry,
        )


METRICS = Metrics()
