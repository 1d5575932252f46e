"""`paiju`: one command for everything; each sub-command lives in a module of its own."""

import os
import sys
from importlib import import_module
from typing import Annotated, Any

import typer
from typer.core import TyperGroup

from paiju import __version__
from paiju.cli.flags import LANG_HELP
from paiju.cli.output import speak_utf8
from paiju.cli.speech import Language, set_language, spoken

COMMANDS = {
    "play": "play", "serve": "serve", "score": "scoring", "waits": "scoring", "rules": "rulebook",
    "simulate": "simulate", "replay": "replay", "reports": "reports",
    "doctor": "doctor", "backup": "backup", "restore": "backup",
}  # fmt: skip
"""Sub-command → the module in which the function of its name lives."""

HELP_FLAGS = {"help_option_names": ["-h", "--help"]}


class Commands(TyperGroup):
    """The sub-commands; the module of one is loaded when somebody asks for it, so that each starts quickly."""

    def list_commands(self, ctx: Any) -> list[str]:
        """Their names, in the order of the help."""
        return list(COMMANDS)

    def get_command(self, ctx: Any, cmd_name: str) -> Any:
        """The command of this name; None where there is none."""
        if cmd_name not in COMMANDS:
            return None
        module = import_module(f"paiju.cli.{COMMANDS[cmd_name]}")
        alone = typer.Typer(add_completion=False, context_settings=HELP_FLAGS)
        alone.command(cmd_name)(getattr(module, cmd_name))
        return typer.main.get_command(alone)


app = typer.Typer(
    name="paiju",
    cls=Commands,
    help="牌局 Paiju — 家乡牌的规则、算分与对局。Rules, scores and play for Chinese tile games.",
    no_args_is_help=True,
    pretty_exceptions_enable=False,
    context_settings=HELP_FLAGS,
)


def _version(wanted: bool) -> None:
    if wanted:
        typer.echo(f"paiju {__version__}")
        raise typer.Exit


@app.callback()
def settings(
    lang: Annotated[Language | None, typer.Option(help=LANG_HELP)] = None,
    version: Annotated[bool, typer.Option("--version", callback=_version, is_eager=True, help="版本 version")] = False,
) -> None:
    """Settings of all commands."""
    set_language(lang or spoken(os.environ.get("PAIJU_LANG", "")))


def main() -> None:
    """Run the command line; a closed pipe (`paiju … | head`) is no error."""
    speak_utf8()
    try:
        app()
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        sys.exit(1)
