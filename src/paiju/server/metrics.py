"""What the server counts, for Prometheus. Nothing in it names a player, a table or a tile."""

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

_FAST = (0.001, 0.002, 0.003, 0.005, 0.0075, 0.01, 0.015, 0.02, 0.03, 0.05, 0.075, 0.1, 0.15, 0.25, 0.5, 1, 2.5)
"""Seconds."""


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

    def text(self) -> bytes:
        """All of it, in the text format."""
        return generate_latest(self.registry)
