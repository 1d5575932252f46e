"""Printing: JSON for programs, tables for people, and errors that name code and place."""

import io
import sys
from typing import Any, NoReturn

import typer
from rich.console import Console
from rich.text import Text as Line

from paiju.cli import wording
from paiju.core import codec
from paiju.core.codec import Json
from paiju.core.errors import PaijuError


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
