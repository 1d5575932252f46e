"""`paiju replay`: a record decided again, line by line, and looked at step by step."""

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.text import Text as Line

from paiju.cli.families import family_of
from paiju.cli.output import fail
from paiju.cli.people import People
from paiju.cli.scene import GREY, Scene, rule_line
from paiju.cli.screen import InputEnded, Screen
from paiju.cli.speech import Text
from paiju.cli.views import Family
from paiju.core.codec import Json, dump
from paiju.core.errors import InvalidError, PaijuError
from paiju.core.events import EVERYTHING
from paiju.formats.record import Replay, RoundRecord, Step, read, replay_all

File = Annotated[Path, typer.Argument(help="牌谱文件 record")]
Verify = Annotated[bool, typer.Option("--verify", help="种子和牌墙也要对得上 prove seed and wall from the secret too")]
Stepwise = Annotated[bool, typer.Option("--step", help="一步一步看 show the table after each line")]
RoundNumber = Annotated[int | None, typer.Option("--round", min=1, help="只看第几盘 only this round")]
Viewer = Annotated[int | None, typer.Option("--seat", min=0, help="只看这个座位看得到的 only what this seat sees")]
All = Annotated[bool, typer.Option("--all", help="各家的牌都摊开（默认）all hands open, the default")]

ROUND = Text("第 {number} 盘", "round {number}")
DEALER = Text("庄 {who}", "dealer {who}")
WON = Text("胡 {who}", "won by {who}")
NOBODY_WON = Text("黄庄", "drawn")
AGREES = Text("对得上", "ok")
LINE = Text("第 {number} 行", "line {number}")
BULKY = ("wall", "fair", "options", "seed", "hands", "scores")
NEXT = Text("回车 下一步   q 结束", "Enter: next   q: stop")
AND = Text("、", ", ")


class Stopped(Exception):
    """The person has seen enough."""


def replay(
    file: File,
    verify: Verify = False,
    step: Stepwise = False,
    number: RoundNumber = None,
    seat: Viewer = None,
    everybody: All = False,
) -> None:
    """按规则把牌谱重打一遍。Decide a record again by the rules; fails where they disagree, naming the line."""
    try:
        if everybody and seat is not None:
            raise InvalidError("bad_request", "either one seat or all", "/seat")
        _replay(file, verify, Screen() if step else None, number, seat)
    except PaijuError as error:
        fail(error, as_json=False)
    except (Stopped, KeyboardInterrupt):
        raise typer.Exit from None


def _replay(file: Path, verify: bool, screen: Screen | None, number: int | None, seat: int | None) -> None:
    shown = 0
    for current in replay_all(_chosen(file, number), prove=verify):
        if screen is not None:
            _step_through(screen, current, seat)
        current.finish()
        typer.echo(_summary(current))
        shown += 1
    if not shown:
        wanted = "no round" if number is None else f"no round {number}"
        raise InvalidError("bad_request", f"there is {wanted} in {file}")


def _chosen(file: Path, number: int | None) -> Iterator[RoundRecord]:
    """The rounds of the file, or those with this number."""
    return (record for record in read(_lines(file)) if number is None or record.number == number)


def _lines(file: Path) -> Iterator[str]:
    try:
        data = file.read_bytes()
    except OSError as error:
        raise InvalidError("bad_request", f"{file} cannot be read: {error.strerror}") from None
    for number, line in enumerate(data.split(b"\n"), 1):
        try:
            yield line.decode("utf-8")
        except UnicodeDecodeError:
            raise InvalidError("bad_request", f"line {number}: not UTF-8") from None


def _summary(current: Replay) -> str:
    """Number, dealer, winners, what moved."""
    record, people = current.record, People(current.record.names, None)
    scores = [score for score in record.end.value["scores"] if score.get("win")]
    winners = str(AND).join(f"{people.label(score['seat'])} ×{score['total']}" for score in scores)
    deltas = " ".join(f"{delta:+d}" for delta in record.end.value["deltas"])
    parts = [
        ROUND.of(number=record.number), DEALER.of(who=people.label(record.dealer)),
        WON.of(who=winners) if winners else str(NOBODY_WON), deltas, str(AGREES),
    ]  # fmt: skip
    return "   ".join(parts)


def _step_through(screen: Screen, current: Replay, seat: int | None) -> None:
    """Show the table after each line and wait. Errors: `bad_record`; `bad_request` for a seat that there is not."""
    record = current.record
    if seat is not None and seat >= record.rules.seats:
        raise InvalidError("bad_request", f"seats are numbers from 0 to {record.rules.seats - 1}", "/seat")
    family = family_of(record.game, record.rules)
    scene = Scene(record.game, record.rules, People(record.names, None), record.number, width=screen.width)
    for step in current:
        view = current.state if seat is None else record.rules.seen_by(current.state, seat)
        screen.draw(_picture(family, scene, view, step))
        _wait(screen)
        if view.over:
            screen.show(family.settlement(scene, view))
            _wait(screen)


def _picture(family: Family[Any, Any], scene: Scene[Any], view: Any, step: Step) -> Sequence[Line]:
    title = Line(LINE.of(number=step.number), style="bold")
    return [
        family.header(scene, view), *family.table(scene, view), rule_line(scene, title),
        Line(f"  {dump(_seen_line(family, step.line, view))}"), Line(f"  {NEXT}", style=GREY),
    ]  # fmt: skip


def _seen_line(family: Family[Any, Any], line: dict[str, Json], view: Any) -> dict[str, Json]:
    """The line without what fills the screen, and for one seat without what that seat did not see."""
    unseen = {"asked"} | family.unseen(line, view) if view.viewer != EVERYTHING else set()
    return {key: value for key, value in line.items() if key not in unseen.union(BULKY)}


def _wait(screen: Screen) -> None:
    """Wait for Enter; input that has ended waits for nothing. Errors: `Stopped`."""
    try:
        if screen.ask().lower() in ("q", "quit"):
            raise Stopped
    except InputEnded:
        return
