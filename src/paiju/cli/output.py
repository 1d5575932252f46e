"""Printing: JSON for programs, tables for people, and errors that name code and place."""

import sys
from typing import NoReturn

import typer
from rich.console import Console

from paiju.core import codec
from paiju.core.codec import Json
from paiju.core.errors import PaijuError

out = Console(highlight=False)
err = Console(stderr=True, highlight=False)


def for_people(as_json: bool) -> bool:
    """Whether to print tables: on a terminal, unless JSON is asked for."""
    return sys.stdout.isatty() and not as_json


def print_json(value: Json) -> None:
    """One line of JSON."""
    sys.stdout.write(codec.dump(value) + "\n")


def fail(error: PaijuError, as_json: bool) -> NoReturn:
    """Print an error and leave with status 1."""
    if for_people(as_json):
        place = f" ({error.at})" if error.at else ""
        err.print(f"[bold red]{error.code}[/] {error.message}{place}")
    else:
        print_json(error.as_json())
    raise typer.Exit(1)
