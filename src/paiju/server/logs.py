"""Logs: one line an event, as JSON or for people. No tile, no token, no seed is ever put into one."""

import logging
import sys

import structlog

from paiju.server.faults import told


def set_up(as_json: bool, level: str = "INFO") -> None:
    """Let all of the process, libraries too, log to standard error in one form."""
    shared: list[structlog.typing.Processor] = [
        structlog.contextvars.merge_contextvars,
        structlog.stdlib.add_log_level,
        structlog.stdlib.add_logger_name,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
        _tell_faults,
    ]
    structlog.configure(
        processors=[*shared, structlog.stdlib.ProcessorFormatter.wrap_for_formatter],
        logger_factory=structlog.stdlib.LoggerFactory(),
        wrapper_class=structlog.stdlib.BoundLogger,
        cache_logger_on_first_use=True,
    )
    form = structlog.processors.JSONRenderer(ensure_ascii=False) if as_json else _for_people()
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(structlog.stdlib.ProcessorFormatter(foreign_pre_chain=shared, processor=form))
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(logging.WARNING)  # libraries that say more would say what they store and send
    logging.getLogger("paiju").setLevel(level)


def _tell_faults(_: object, __: str, event: structlog.typing.EventDict) -> structlog.typing.EventDict:
    """Put types and places in place of an error, whose words may quote what was sent or stored."""
    error = event.pop("exc_info", None)
    if isinstance(error, tuple):
        error = error[1]
    if isinstance(error, BaseException):
        event["trace"] = "".join(told(error))
    return event


def _for_people() -> structlog.typing.Processor:
    return structlog.dev.ConsoleRenderer(colors=sys.stderr.isatty())
