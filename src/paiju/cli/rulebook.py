"""`paiju rules`: the rule page of a game, single rules, and which rules lack code or a test."""

import inspect
import sys
from collections.abc import Iterator
from typing import Annotated

import typer

from paiju.cli import coverage, explain
from paiju.cli.flags import GAME_HELP, Lang
from paiju.cli.output import fail, for_people, out
from paiju.cli.speech import Language, Text, language
from paiju.core.errors import PaijuError
from paiju.flow.registry import find, games
from paiju.formats import pages

UNTIED = Text("没有对应代码", "no code")
UNTESTED = Text("没有测试", "no test")
ALL_TIED = Text("{game}：{count} 条规则都有代码和测试", "{game}: all {count} rules have code and a test")
NO_TESTS_HERE = Text("这里没有测试目录，只查代码", "there is no tests folder here: only the code was looked at")


def rules(
    game: Annotated[str | None, typer.Argument(help=GAME_HELP)] = None,
    rule: Annotated[str | None, typer.Argument(help="只看一条 one rule, e.g. NJ-4.13")] = None,
    coverage_only: Annotated[
        bool, typer.Option("--coverage", help="缺代码或测试的规则 rules without code or test")
    ] = False,
    where: Annotated[bool, typer.Option("--where", help="规则在哪段代码里 the code behind each rule")] = False,
    lang: Lang = None,
) -> None:
    """规则页。The rule page of a game, or one rule of it; --coverage lists what is not tied to code and a test."""
    try:
        if coverage_only:
            _coverage([game] if game else [known.id for known in games()])
        elif game is None:
            _games()
        elif where:
            _where(game, rule)
        elif rule is not None:
            typer.echo(f"{rule.upper()} {pages.rule(find(game).id, rule.upper(), language())}")
        else:
            _page(find(game).id)
    except PaijuError as error:
        fail(error, as_json=False)


def _games() -> None:
    """Every game with its sentence."""
    chinese = language() is Language.ZH
    for game in games():
        name, sentence = (game.title, game.sentence) if chinese else (game.english, game.sentence_english)
        typer.echo(f"{game.id}  {name}{explain.COLON}{sentence}")


def _page(game: str) -> None:
    text = pages.page(game, language())
    if for_people(as_json=False):
        from rich.markdown import Markdown

        with out.pager():
            out.print(Markdown(text))
    else:
        typer.echo(text)


def _where(game: str, rule: str | None) -> None:
    ties = find(game).ties
    if rule is not None:
        pages.rule(game, rule.upper())
    for known in [rule.upper()] if rule else pages.rules(game):
        places = ", ".join(place(tied) for tied in ties.get(known, ()))
        typer.echo(f"{known} {places or UNTIED}")


def place(tied: object) -> str:
    """Where a function, a class or data lives; data that no module holds is named by its type."""
    if inspect.isfunction(tied) or inspect.isclass(tied):
        return f"{tied.__module__}.{tied.__qualname__}"
    made = f"{type(tied).__module__}.{type(tied).__qualname__} {getattr(tied, 'name', '')}".rstrip()
    return next(_attributes(tied), made)


def _attributes(data: object) -> Iterator[str]:
    """The names under which modules of Paiju hold this very value, those where it belongs first."""
    for name, module in sorted(sys.modules.items(), key=lambda known: -len(known[0])):
        if name.startswith("paiju."):
            yield from (f"{name}.{attribute}" for attribute, held in vars(module).items() if _holds(held, data))


def _holds(held: object, data: object) -> bool:
    """Whether the value is this one, or a table of which it is a row."""
    return held is data or (isinstance(held, (tuple, list)) and any(row is data for row in held))


def _coverage(names: list[str]) -> None:
    tests = coverage.tests_folder()
    if tests is None:
        typer.echo(str(NO_TESTS_HERE))
    missing = 0
    for name in names:
        game = find(name)
        untied, untested = coverage.untied(game), coverage.untested(game, tests)
        for rule in untied:
            typer.echo(f"{rule} {UNTIED}")
        for rule in untested:
            typer.echo(f"{rule} {UNTESTED}")
        if not untied and not untested:
            typer.echo(
                ALL_TIED.of(game=game.title if language() == "zh" else game.english, count=len(pages.rules(name)))
            )
        missing += len(untied) + len(untested)
    if missing:
        raise typer.Exit(1)
