"""`paiju play`: a game in the terminal against bots."""

import secrets
from collections.abc import Mapping
from itertools import cycle
from pathlib import Path
from typing import Annotated, Any, NoReturn

import typer
from rich.cells import cell_len
from rich.text import Text as Line

from paiju import bots
from paiju.cli.dialog import Left
from paiju.cli.families import family_of
from paiju.cli.flags import GameName, Lang
from paiju.cli.output import err, fail
from paiju.cli.people import YOU, bot_names
from paiju.cli.saving import Records
from paiju.cli.screen import InputEnded, Screen
from paiju.cli.sitting import Seating, Sitting
from paiju.cli.speech import Text
from paiju.core import seats, seeds
from paiju.core.errors import InvalidError, PaijuError
from paiju.flow import options as flow_options
from paiju.flow.game import Game
from paiju.flow.match import Match
from paiju.flow.registry import find

NO_INPUT = Text(
    "没有人可以回答：请在终端里运行，或者用管道把回答送进来，一行一个。",
    "Nobody can answer: run this in a terminal, or pipe the answers in, one a line.",
)
ENDED = Text(
    "输入完了，这一盘没打完。打完 {rounds} 盘。", "The input has ended inside a round. Rounds finished: {rounds}."
)
GOODBYE = Text("打完 {rounds} 盘，再见。", "Rounds finished: {rounds}. Goodbye.")
SEED = Text(
    "种子 {seed}（同样的种子、同样的打法，牌就一样）", "seed {seed} (the same seed and answers give the same tiles)"
)
LONGEST_NAME = 8
"""Columns."""

Options = Annotated[list[str] | None, typer.Option("--option", "-o", help="选项 option: key=value, e.g. players=6")]
Rounds = Annotated[int, typer.Option("--rounds", min=0, help="打几盘，0 不限 rounds to play, 0: no end")]
Seed = Annotated[str | None, typer.Option("--seed", help="种子，任何文字 any text; the same seed, the same tiles")]
Bots = Annotated[str, typer.Option("--bots", help="机器人，逗号隔开 bots of the other seats in turn")]
Seat = Annotated[int, typer.Option("--seat", help="坐几号位，从 0 数 your seat, from 0")]
Name = Annotated[str | None, typer.Option("--name", help="名字 your name")]
Save = Annotated[Path | None, typer.Option("--save", help="打完的每一盘加到这个文件 append finished rounds to FILE")]
Plain = Annotated[bool, typer.Option("--plain", help="不用颜色、不重画 no colours, one line below the other")]
Fast = Annotated[bool, typer.Option("--fast", help="机器人不停顿 no pause after moves of bots")]


def play(
    game: GameName = "neijiang",
    option: Options = None,
    rounds: Rounds = 0,
    seed: Seed = None,
    bot: Bots = "steady",
    seat: Seat = 0,
    name: Name = None,
    save: Save = None,
    plain: Plain = False,
    fast: Fast = False,
    lang: Lang = None,
) -> None:
    """在终端里和机器人打牌。Play in the terminal against bots."""
    text = secrets.token_hex(4) if seed is None else seed
    try:
        found = find(game)
        options = flow_options.parsed(found.options, option or [])
        seating = seated(found, options, text, bot, seat, name, rounds)
        records = Records(save) if save is not None else None
    except PaijuError as error:
        fail(error, as_json=False)
    _run(seating, text, Screen(plain=plain, fast=fast), records)


def seated(
    game: Game[Any], options: Mapping[str, Any], seed: str, bot: str, seat: int, name: str | None, rounds: int
) -> Seating:
    """The table: the person in one seat, bots in the others. Errors: `bad_request`."""
    rules = game.compile(options)
    family_of(game, rules)
    if not 0 <= seat < rules.seats:
        raise InvalidError("bad_request", f"seats are numbers from 0 to {rules.seats - 1}", "/seat")
    kinds, others = cycle(bot.split(",")), list(seats.others(seat, rules.seats))
    players = {
        other: bots.find(kind.strip(), f"{seed} seat {other}") for other, kind in zip(others, kinds, strict=False)
    }
    names = {seat: _checked(str(YOU) if name is None else name)}
    names |= dict(zip(others, bot_names(), strict=False))
    match = Match(rules, seeds.sitting_seed(seed), [names[other] for other in range(rules.seats)])
    return Seating(game, options, match, seat, players, rounds)


def _checked(name: str) -> str:
    if not name.strip() or not name.isprintable() or cell_len(name) > LONGEST_NAME:
        raise InvalidError("bad_request", f"a name has 1 to {LONGEST_NAME} columns of printable text", "/name")
    return name.strip()


def _run(seating: Seating, seed: str, screen: Screen, records: Records | None) -> None:
    """Play on the screen; every way to end leaves a word and an exit code."""
    try:
        if not screen.listen():
            _leave(str(NO_INPUT), 2)
        _play(Sitting(seating, screen, records), seed)
    except KeyboardInterrupt:
        _leave("\n" + GOODBYE.of(rounds=seating.match.number - (seating.match.round is not None)), 130)
    except PaijuError as error:
        fail(error, as_json=False)


def _play(sitting: Sitting, seed: str) -> None:
    screen = sitting.screen
    screen.say(Line(SEED.of(seed=seed), style="dim"))
    try:
        sitting.play()
    except Left:
        pass
    except InputEnded:
        if sitting.seating.match.round is not None:
            _leave(ENDED.of(rounds=sitting.finished), 2)
    sitting.part()
    screen.say(Line(GOODBYE.of(rounds=sitting.finished), style="bold"), Line(SEED.of(seed=seed), style="dim"))


def _leave(word: str, code: int) -> NoReturn:
    err.print(word)
    raise typer.Exit(code)
