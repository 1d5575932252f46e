"""Printing: JSON for programs, tables for people, and errors that name code and place."""

import io
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, NoReturn

import typer
from rich.console import Console
from rich.text import Text as Line

from paiju.cli import wording
from paiju.cli.speech import Text
from paiju.core import codec
from paiju.core.codec import Json
from paiju.core.errors import InvalidError, PaijuError

NEEDS = Text(
    "服务器的部件没有装：pip install 'paiju[server]'",
    "The server's parts are not installed: pip install 'paiju[server]'",
)


def console(**settings: Any) -> Console:
    """A console that prints every text as it is: brackets and colons are no commands."""
    return Console(highlight=False, markup=False, emoji=False, **settings)


out = console()
err = console(stderr=True)


def speak_utf8() -> None:
    """Let both streams carry every character; what UTF-8 cannot write is escaped."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(encoding="utf-8", errors="backslashreplace")


def for_people(as_json: bool) -> bool:
    """Whether to print tables: on a terminal, unless JSON is asked for."""
    return sys.stdout.isatty() and not as_json


def print_json(value: Json) -> None:
    """One line of JSON."""
    sys.stdout.write(codec.dump(value) + "\n")


def fail(error: PaijuError, as_json: bool) -> NoReturn:
    """Print an error and leave with status 1."""
    if for_people(as_json):
        err.print(Line.assemble((wording.code(error), "bold red"), " ", wording.message(error), wording.place(error)))
    else:
        print_json(error.as_json())
    raise typer.Exit(1)


@contextmanager
def parts_of_the_server(as_json: bool) -> Iterator[None]:
    """Import what only a server has within the block; where it is not installed, say so and leave with status 1."""
    try:
        yield
    except ModuleNotFoundError as missing:
        fail(InvalidError("not_installed", f"{NEEDS} ({missing.name})"), as_json)
