"""`paiju score`, `paiju waits`: what a hand is worth and why."""

import sys
from collections.abc import Callable, Iterable
from typing import Annotated, Any

import typer

from paiju.advice import changes as advice
from paiju.cli.changes import show_changes
from paiju.cli.flags import GAME_HELP, Lang
from paiju.cli.output import fail, for_people, print_json
from paiju.cli.worth import show
from paiju.core import codec
from paiju.core.codec import Json
from paiju.core.errors import InvalidError, PaijuError
from paiju.flow import options as flow_options
from paiju.flow.registry import find
from paiju.formats import score as scores

Request = Annotated[
    str | None, typer.Argument(help="JSON；省略或 - 则读标准输入 a request; left out or - : standard input")
]
Lines = Annotated[bool, typer.Option("--lines", help="每行一问，每行一答 one request a line, one answer a line")]
AsJson = Annotated[bool, typer.Option("--json", help="终端上也输出 JSON print JSON on a terminal too")]
GameName = Annotated[str, typer.Option("--game", "-g", help=GAME_HELP)]
Hand = Annotated[str | None, typer.Option("--hand", help="手牌，如 hand, e.g. 12345699p23678s, 2388x678d")]
Melds = Annotated[
    list[str] | None,
    typer.Option(
        "--meld", help="亮牌，如 declared group, e.g. pong:333s, wei:777x; 谁的、哪张 from whom, which: chi:234d:2:3d"
    ),
]
Win = Annotated[
    str | None, typer.Option("--win", help="怎么胡 how it wins: draw:1s, discard:1s, kong:1s, turn:7x, wei, deal")
]
Source = Annotated[int | None, typer.Option("--from", help="谁的牌（座位号）the seat that gave the tile")]
Marks = Annotated[list[str] | None, typer.Option("--mark", help="情形 circumstance: last_tile, kong_draw …")]
Seat = Annotated[int, typer.Option("--seat", help="座位号 seat of the hand")]
Dealer = Annotated[int, typer.Option("--dealer", help="庄家的座位号 seat of the dealer")]
Wild = Annotated[str | None, typer.Option("--wild", help="会儿，如 the tile that is wild, e.g. 8m")]
Changes = Annotated[
    bool, typer.Option("--changes", help="还有：每样变一变会怎样 and what each change to the hand would do")
]
Options = Annotated[list[str] | None, typer.Option("--option", "-o", help="选项 option: key=value")]


def score(
    request: Request = None,
    lines: Lines = False,
    as_json: AsJson = False,
    game: GameName = "neijiang",
    hand: Hand = None,
    meld: Melds = None,
    win: Win = None,
    source: Source = None,
    mark: Marks = None,
    seat: Seat = 0,
    dealer: Dealer = 0,
    wild: Wild = None,
    option: Options = None,
    changes: Changes = False,
    lang: Lang = None,
) -> None:
    """算分：这手牌值多少、为什么。What a hand is worth, and which rule pays what."""
    told = advice.changes if changes else scores.score
    if lines:
        answer_lines(told)
        return

    def ask() -> Json:
        if hand is None:
            return _read(request)
        built = _built(game, hand, meld, option, wild) | {"dealer": dealer, "seat": seat, "marks": list(mark or [])}
        return built | (_won(win, source) if win is not None else {})

    _answer(ask, told, as_json)


def waits(
    request: Request = None,
    lines: Lines = False,
    as_json: AsJson = False,
    game: GameName = "neijiang",
    hand: Hand = None,
    meld: Melds = None,
    wild: Wild = None,
    option: Options = None,
    lang: Lang = None,
) -> None:
    """听什么：哪些牌能胡、还剩几张、值多少。Which tiles would complete a hand, copies left, and value."""
    if lines:
        answer_lines(scores.waits)
        return

    def ask() -> Json:
        return _built(game, hand, meld, option, wild) if hand is not None else _read(request)

    _answer(ask, scores.waits, as_json)


def answer_lines(answer: Callable[[Json], Json]) -> None:
    """One answer line for each input line, errors too."""
    for line in sys.stdin.buffer:
        try:
            written = answer(codec.load(_decoded(line)))
        except PaijuError as error:
            written = error.as_json()
        print_json(written)
        sys.stdout.flush()


def _decoded(line: bytes) -> str:
    try:
        return line.decode("utf-8")
    except UnicodeDecodeError as error:
        raise InvalidError("bad_request", f"not UTF-8: byte {error.start + 1} of the line") from None


def _read(request: str | None) -> Json:
    text = _decoded(sys.stdin.buffer.read()) if request in (None, "-") else str(request)
    return codec.load(text)


def _built(
    game: str, hand: str, meld: Iterable[str] | None, option: Iterable[str] | None, wild: str | None
) -> dict[str, Json]:
    """A request from flags: the hand, not yet how it wins."""
    declared = find(game, "/game").options
    options = flow_options.differing(declared, flow_options.parsed(declared, option or []))
    built = {"game": game, "options": options, "hand": hand, "melds": [_meld(text) for text in meld or []]}
    return built | ({} if wild is None else {"wild": wild})


def _won(win: str, source: int | None) -> dict[str, Json]:
    """How the hand wins, from `by:tile` and the seat that gave the tile."""
    by, _, tile = win.partition(":")
    return {"win": {"by": by} | ({"tile": tile} if tile else {}) | ({} if source is None else {"from": source})}


def _meld(text: str) -> dict[str, Any]:
    """A declared group from `kind:tiles`, `kind:tiles:from` or `kind:tiles:from:taken`."""
    built: dict[str, Any] = dict(zip(("kind", "tiles", "from", "taken"), text.split(":", 3), strict=False))
    if built.get("from", "").isdecimal():
        built["from"] = int(built["from"])
    return built


def _answer(ask: Callable[[], Json], answer: Callable[[Json], Json], as_json: bool) -> None:
    try:
        asked = ask()
        written = answer(asked)
    except PaijuError as error:
        fail(error, as_json)
    if for_people(as_json) and "changes" in written:
        show(asked, scores.score(asked))
        show_changes(asked, written)
    elif for_people(as_json):
        show(asked, written)
    else:
        print_json(written)
