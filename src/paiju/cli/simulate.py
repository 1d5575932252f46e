"""`paiju simulate`: many rounds between bots, saved as records, and what they came to."""

import secrets
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from paiju.cli.explain import item_name
from paiju.cli.flags import GameName, Lang
from paiju.cli.output import err, fail, for_people, out, print_json
from paiju.cli.saving import Records
from paiju.cli.scoring import AsJson
from paiju.cli.scoring import Options as GameOptions
from paiju.cli.speech import Text
from paiju.core.codec import Json
from paiju.core.errors import PaijuError
from paiju.flow import options as flow_options
from paiju.flow.game import Game
from paiju.flow.registry import find
from paiju.formats import record
from paiju.lab.simulate import RoundResult, Summary
from paiju.lab.simulate import simulate as run

Rounds = Annotated[int, typer.Option("--rounds", "-n", min=1, help="打几盘 rounds")]
Bots = Annotated[str, typer.Option("--bots", help="机器人，逗号隔开，轮着坐 bots of the seats in turn")]
Seed = Annotated[str | None, typer.Option("--seed", help="种子，任何文字 any text; left out: a new one, printed")]
Save = Annotated[Path | None, typer.Option("--save", help="每一盘写进这个文件（重写）write all rounds to FILE anew")]

ROUNDS = Text("盘", "rounds")
SEAT, BOT, WON = Text("座位", "seat"), Text("机器人", "bot"), Text("胡了几盘", "rounds won")
POINTS, MEAN = Text("得分", "points"), Text("每盘", "a round")
ITEM, COUNT, SHARE = Text("名目", "item"), Text("次数", "times"), Text("占胡牌", "of wins")
SHARED = Text(
    "锅里剩下的分给各家（不在得分里）：{shares}", "left in the pot, for each seat, not in its points: {shares}"
)
FOOT = Text(
    "种子 {seed}   {rounds} 盘，其中 {drawn} 盘无人胡   每秒 {rate:.1f} 盘、{actions:.0f} 次应答",
    "seed {seed}   {rounds} rounds, {drawn} of them drawn   {rate:.1f} rounds/s, {actions:.0f} actions/s",
)


def simulate(
    game: GameName = "neijiang",
    rounds: Rounds = 100,
    bot: Bots = "steady",
    seed: Seed = None,
    save: Save = None,
    option: GameOptions = None,
    as_json: AsJson = False,
    lang: Lang = None,
) -> None:
    """机器人打很多盘。Play many rounds between bots, save their records, sum up."""
    text = secrets.token_hex(4) if seed is None else seed
    try:
        found = find(game)
        options = flow_options.parsed(found.options, option or [])
        names = [name.strip() for name in bot.split(",")]
        records = Records(save, anew=True) if save is not None else None
        with _progress(rounds) as tick:
            given = flow_options.differing(found.options, options)
            summary = run(game, given, names, rounds, text, _noting(found, options, rounds, records, tick))
    except PaijuError as error:
        fail(error, as_json)
    if for_people(as_json):
        _show(found, summary, text)
    else:
        print_json({"game": game, "options": flow_options.differing(found.options, options)} | _written(summary, text))


@contextmanager
def _progress(rounds: int) -> Iterator[Callable[[], None]]:
    """A bar on the error stream, where that is a terminal; what it gives moves it on by one round."""
    columns = (BarColumn(), MofNCompleteColumn(), TextColumn(str(ROUNDS)), TimeRemainingColumn())
    with Progress(*columns, console=err, transient=True, disable=not err.is_terminal) as bar:
        task = bar.add_task("", total=rounds)
        yield lambda: bar.advance(task)


def _noting(
    game: Game[Any], options: Mapping[str, Any], rounds: int, records: Records | None, tick: Callable[[], None]
) -> Callable[[RoundResult], None]:
    """What is done with each finished round."""

    def note(result: RoundResult) -> None:
        if records is not None:
            last = result.number == rounds or result.match.over
            origin = record.Origin(game, options, result.match.names, result.number, result.chance, last)
            records.add(origin, result.round)
        tick()

    return note


def _written(summary: Summary, seed: str) -> dict[str, Json]:
    """The summary as JSON."""
    seats = [
        {
            "seat": seat,
            "bot": bot,
            "won": won,
            "points": points.total,
            "mean": round(points.mean, 4),
            "error": round(points.error, 4),
        }
        for seat, (bot, won, points) in enumerate(zip(summary.bots, summary.wins, summary.points, strict=True))
    ]
    written: dict[str, Json] = {
        "seed": seed,
        "rounds": summary.rounds,
        "drawn": summary.drawn,
        "seats": seats,
        "items": dict(summary.items.most_common()),
        "actions": summary.decisions,
        "seconds": round(summary.seconds, 3),
        "rounds_a_second": round(_rate(summary), 1),
        "actions_a_second": round(summary.actions_a_second, 1),
    }
    return written | {"pot_shares": list(summary.shares)} if any(summary.shares) else written


def _rate(summary: Summary) -> float:
    return summary.rounds / summary.seconds if summary.seconds else 0.0


def _show(game: Game[Any], summary: Summary, seed: str) -> None:
    out.print(_seats(summary), _items(game, summary))
    rate = _rate(summary)
    values = {"seed": seed, "rounds": summary.rounds, "drawn": summary.drawn, "rate": rate}
    if any(summary.shares):
        out.print(SHARED.of(shares=" ".join(f"{share:+d}" for share in summary.shares)))
    out.print(FOOT.of(actions=summary.actions_a_second, **values))


def _seats(summary: Summary) -> Table:
    table = Table(str(SEAT), str(BOT))
    for title in (WON, POINTS, MEAN):
        table.add_column(str(title), justify="right")
    for seat, (bot, won, points) in enumerate(zip(summary.bots, summary.wins, summary.points, strict=True)):
        table.add_row(str(seat), bot, str(won), f"{points.total:+d}", f"{points.mean:+.3f} ± {points.error:.3f}")
    return table


def _items(game: Game[Any], summary: Summary) -> Table:
    table, wins = Table(str(ITEM)), sum(summary.wins)
    for title in (COUNT, SHARE):
        table.add_column(str(title), justify="right")
    for name, count in summary.items.most_common():
        table.add_row(item_name(game, name), str(count), f"{count / wins:.1%}")
    return table
