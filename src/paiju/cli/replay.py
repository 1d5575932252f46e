"""`paiju replay`: a record decided again, line by line, and looked at step by step."""

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.text import Text as Line

from paiju.cli import explain
from paiju.cli.columns import joined
from paiju.cli.families import family_of
from paiju.cli.flags import Lang
from paiju.cli.output import fail
from paiju.cli.people import NUMBERED, People
from paiju.cli.scene import GREY, Scene, rule_line
from paiju.cli.screen import InputEnded, Screen
from paiju.cli.speech import Text
from paiju.cli.told import Teller
from paiju.cli.views import Family
from paiju.core.errors import InvalidError, PaijuError
from paiju.core.events import Event
from paiju.formats import record_writer
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
NOBODY_WON = Text("无人胡", "nobody won")
AGREES = Text("对得上", "ok")
LINE = Text("第 {number} 行", "line {number}")
PLAIN = {
    "start": Text("发牌", "the deal"), "draw": Text("摸牌", "draws"), "pass": Text("没有人要", "nobody takes it"),
    "look": Text("看牌", "looks"), "end": Text("这一盘完了", "the round is over"),
}  # fmt: skip
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
    lang: Lang = None,
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
    winners = str(AND).join(
        f"{people.label(score['seat'])} {explain.total(record.game, score['total'])}" for score in scores
    )
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
    reached = 0
    for step in current:
        view = current.state if seat is None else record.rules.seen_by(current.state, seat)
        masked = record.rules.vocabulary.masked
        before, reached = reached, _reached(step, reached)
        words = _words(family.teller(scene), step, masked(step.round.log[before:reached], view.viewer))
        screen.draw(_picture(family, scene, view, step.number, words))
        _wait(screen)
        if view.over:
            screen.show(family.settlement(scene, view, masked(step.round.log, view.viewer)))
            _wait(screen)


def _reached(step: Step, before: int) -> int:
    """The place in the log behind the line, `before` being the one behind the line in front of it."""
    if "game" in step.line:
        return 1
    if step.line["do"] == "end":
        return len(step.round.log)
    following = (told for told in record_writer.told(step.round, before) if told[1]["do"] != "pass")
    reached, line = next(following, (before, {}))
    same = all(line.get(key) == step.line.get(key) for key in ("do", "seat"))
    return reached if same else before


def _words(teller: Teller, step: Step, events: Sequence[Event]) -> list[Line]:
    """What the line says; a line of which there is nothing to tell in its plain word."""
    told = [line for line in map(teller.tell, teller.steps(events)) if line is not None]
    if told:
        return told
    do, seat = str(step.line.get("do", "start")), step.line.get("seat")
    return [joined(None if seat is None else NUMBERED.of(seat=seat), str(PLAIN.get(do, do)))]


def _picture(
    family: Family[Any, Any], scene: Scene[Any], view: Any, number: int, words: Sequence[Line]
) -> Sequence[Line]:
    title = rule_line(scene, Line(LINE.of(number=number), style="bold"))
    rows = [Line("  ").append_text(row) for row in words]
    return [family.header(scene, view), *family.table(scene, view), title, *rows, Line(f"  {NEXT}", style=GREY)]


def _wait(screen: Screen) -> None:
    """Wait for Enter; input that has ended waits for nothing. Errors: `Stopped`."""
    try:
        if screen.ask().lower() in ("q", "quit"):
            raise Stopped
    except InputEnded:
        return
