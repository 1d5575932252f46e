"""What the server counts, for Prometheus. Nothing in it names a player, a table or a tile."""

from collections.abc import Iterator

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.samples import Sample

_FAST = (0.001, 0.002, 0.003, 0.005, 0.0075, 0.01, 0.015, 0.02, 0.03, 0.05, 0.075, 0.1, 0.15, 0.25, 0.5, 1, 2.5)
"""Seconds."""


_COUNTS = {
    "paiju_commands_total": "commands",
    "paiju_bot_answers_total": "bot_answers",
    "paiju_stored_rows_total": "rows",
    "paiju_tables": "tables",
    "paiju_sockets": "sockets",
    "paiju_broken_tables": "broken_tables",
}
"""Sample → what it is called at a glance."""


class Metrics:
    """The counters of one server."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        book = self.registry
        self._commands = Counter("paiju_commands", "Commands taken or refused", ["kind", "result"], registry=book)
        self.push = Histogram(
            "paiju_push_seconds", "From a command to the last push of it", buckets=_FAST, registry=book
        )
        self._commit = Histogram("paiju_commit_seconds", "One commit of the store", buckets=_FAST, registry=book)
        self._rows = Counter("paiju_stored_rows", "Inputs made durable", registry=book)
        self.bot_answers = Counter("paiju_bot_answers", "Decisions of bots", ["result"], registry=book)
        self.tables = Gauge("paiju_tables", "Tables that are open", registry=book)
        self.sockets = Gauge("paiju_sockets", "Sockets that are open", registry=book)
        self.broken = Gauge("paiju_broken_tables", "Tables that could not be restored", registry=book)

    def command(self, kind: str, result: str) -> None:
        """A command was answered: `ok`, or the code of the refusal."""
        self._commands.labels(kind, result).inc()

    def committed(self, rows: int, seconds: float) -> None:
        """The store committed a batch."""
        self._rows.inc(rows)
        self._commit.observe(seconds)

    def figures(self) -> dict[str, float]:
        """What a host wants to know at a glance: counts, and upper bounds of times in milliseconds."""
        found: dict[str, float] = dict.fromkeys(_COUNTS, 0.0)
        for sample in self._samples():
            if sample.name in _COUNTS:
                found[sample.name] += sample.value
        return {
            **{_COUNTS[name]: value for name, value in found.items()},
            "refused": sum(one.value for one in self._samples() if _is_refusal(one)),
            "bots_failed": sum(one.value for one in self._samples() if _is_failure(one)),
            "push_ms": self._bound("paiju_push_seconds", 0.95),
            "commit_ms": self._bound("paiju_commit_seconds", 0.95),
        }

    def _samples(self) -> Iterator[Sample]:
        return (sample for metric in self.registry.collect() for sample in metric.samples)

    def _bound(self, name: str, part: float) -> float:
        """So many milliseconds at most took so many of all; 0 before the first."""
        buckets = [(float(one.labels["le"]), one.value) for one in self._samples() if one.name == f"{name}_bucket"]
        most = max(count for _, count in buckets)
        within = (bound for bound, count in sorted(buckets) if most and count >= most * part)
        return min(next(within, 0.0), _FAST[-1]) * 1000

    def text(self) -> bytes:
        """All of it, in the text format."""
        return generate_latest(self.registry)


def _is_refusal(sample: Sample) -> bool:
    return sample.name == "paiju_commands_total" and sample.labels["result"] != "ok"


def _is_failure(sample: Sample) -> bool:
    return sample.name == "paiju_bot_answers_total" and sample.labels["result"] != "ok"
