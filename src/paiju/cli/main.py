"""`paiju`: one command for everything; each sub-command lives in a module of its own."""

import os
import sys
from typing import Annotated

import typer

from paiju import __version__
from paiju.cli import play, replay, rulebook, scoring, serve, simulate
from paiju.cli.flags import LANG_HELP
from paiju.cli.output import speak_utf8
from paiju.cli.speech import Language, set_language, spoken

app = typer.Typer(
    name="paiju",
    help="牌局 Paiju — 家乡牌的规则、算分与对局。Rules, scores and play for Chinese tile games.",
    no_args_is_help=True,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)


app.command("play")(play.play)
app.command("serve")(serve.serve)
app.command("score")(scoring.score)
app.command("waits")(scoring.waits)
app.command("rules")(rulebook.rules)
app.command("simulate")(simulate.simulate)
app.command("replay")(replay.replay)


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
