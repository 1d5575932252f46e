"""Logs: one line an event, as JSON or for people. No tile, no token, no seed is ever put into one."""

import logging
import sys

import structlog


def set_up(as_json: bool, level: str = "INFO") -> None:
    """Let all of the process, libraries too, log to standard error in one form."""
    shared: list[structlog.typing.Processor] = [
        structlog.contextvars.merge_contextvars,
        structlog.stdlib.add_log_level,
        structlog.stdlib.add_logger_name,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
    ]
    structlog.configure(
        processors=[*shared, structlog.stdlib.ProcessorFormatter.wrap_for_formatter],
        logger_factory=structlog.stdlib.LoggerFactory(),
        wrapper_class=structlog.stdlib.BoundLogger,
        cache_logger_on_first_use=True,
    )
    form = structlog.processors.JSONRenderer(ensure_ascii=False) if as_json else structlog.dev.ConsoleRenderer()
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(structlog.stdlib.ProcessorFormatter(foreign_pre_chain=shared, processor=form))
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(logging.WARNING)  # libraries that say more would say what they store and send
    logging.getLogger("paiju").setLevel(level)
