"""The messages of the socket: what a client may send besides the commands of a table, and all that a server sends.

docs/protocol.md is made from these types and those of `paiju.table.commands`.
"""

from typing import Annotated, Any

import msgspec
from msgspec import Meta, Struct

from paiju.core.errors import InvalidError, PaijuError
from paiju.table import commands
from paiju.table.commands import Id

PROTOCOL = 1
"""A client that names another number is refused."""


class Seen(Struct, frozen=True, forbid_unknown_fields=True):
    """What a client that comes back has seen last: the stream, and the number of the last piece."""

    stream: Annotated[str, Meta(max_length=64)]
    seq: int


class Hello(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag_field="type", tag="hello"):
    """The first message: who, and which table (its six-digit code, or its id)."""

    token: Annotated[str, Meta(max_length=128)]
    table: Annotated[str, Meta(max_length=64)]
    protocol: int = PROTOCOL
    last: Seen | None = None

    def __repr__(self) -> str:
        return "<Hello>"


class Say(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag_field="type", tag="say"):
    """Say a quick phrase (`GET /api/phrases`) to everybody at the table; players in a seat only."""

    phrase: int
    id: Id = ""


class Hint(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag_field="type", tag="hint"):
    """Ask what can be told of one's own hand as the round was shown so far; `hinted` answers."""

    id: Id = ""


class Why(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag_field="type", tag="why"):
    """Ask why one may not do this now (a text as in `ask.actions`, whether or not it was offered); `because` answers.

    Without an action: why not win, claim, kong or declare 听, whichever of them is not open now.
    """

    action: Annotated[str, Meta(max_length=40)] = ""
    id: Id = ""


class Coach(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag_field="type", tag="coach"):
    """Ask for advice on one's own hand, for practice: only where bots have all other seats; `coached` answers."""

    id: Id = ""


class Ping(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag_field="type", tag="ping"):
    """Ask for a sign of life; `pong` answers."""

    id: Id = ""


class Sent(Struct, frozen=True, kw_only=True, tag_field="type", tag=str.lower):
    """Anything that the server sends."""


class Frame(Struct, frozen=True):
    """A frame of a round, as this viewer sees it."""

    session: int
    round: int
    number: int
    events: list[tuple[Any, ...]]


class Welcome(Sent, frozen=True, kw_only=True):
    """The whole observation: the table, and all frames of its last round so far, as this viewer sees them."""

    protocol: int
    stream: str
    seq: int
    now: int
    player: str
    name: str
    seat: int | None
    table: dict[str, Any]
    frames: list[Frame]
    settled: dict[str, Any] | None


class Resumed(Sent, frozen=True, kw_only=True):
    """What the client had seen is known here: all pieces after it follow."""

    seq: int
    now: int
    player: str
    name: str
    seat: int | None


class Table(Sent, frozen=True, kw_only=True):
    """A piece: the table as it is now."""

    seq: int
    now: int
    seat: int | None
    table: dict[str, Any]


class Played(Sent, frozen=True, kw_only=True):
    """A piece: a frame of a round."""

    seq: int
    now: int
    frame: Frame


class Settled(Sent, frozen=True, kw_only=True):
    """A piece: a round is settled."""

    seq: int
    now: int
    session: int
    round: int
    result: dict[str, Any]


class Ask(Sent, frozen=True, kw_only=True):
    """You are asked: answer with this window's number and one of these actions, before `until`."""

    session: int
    round: int
    window: int
    actions: list[str]
    until: int
    now: int


class Ok(Sent, frozen=True, kw_only=True):
    """The message with this id was accepted, and is stored."""

    id: str


class Error(Sent, frozen=True, kw_only=True):
    """The message with this id was refused, and nothing has changed. `retry`: the same may pass later."""

    id: str
    error: dict[str, Any]
    retry: bool


class Hinted(Sent, frozen=True, kw_only=True):
    """The answer to `hint`, with names of tiles throughout, each wait as `{"tile", "left", "total"}`.

    `waits`: of the hand as it is; `discards`: discard → what the hand then waits for; `banned`: tile of the hand that
    may not be discarded → the rule that forbids it; `xi`: word cards, what lies on the table, by seat.
    """

    id: str
    waits: list[dict[str, Any]]
    discards: dict[str, list[dict[str, Any]]]
    banned: dict[str, str]
    xi: list[int]


class Because(Sent, frozen=True, kw_only=True):
    """The answer to `why`, from what one's own seat knows: each as `{"action", "rule"}`; what is allowed is left out.

    Where all actions of a sort were asked about, `action` is their verb. A `rule` that stands against what one could
    do but has answered already is the one by which a seat is asked once.
    """

    id: str
    reasons: list[dict[str, str]]


class Coached(Sent, frozen=True, kw_only=True):
    """The answer to `coach`: the best discards, the best first, or one line for the hand as it is.

    Each as `{"discard", "lacks", "tiles", "left", "value"}`: `discard` is null for the hand as it is; `lacks` counts
    the tiles to change until it is ready, null where it never can be; `tiles` are what it then waits for, or (with a
    `total` of 0) what brings it nearer; `left` sums them up; `value`: what a win may score, 0 where nobody knows; for
    word cards that are not ready, the xi of the groups alone.
    """

    id: str
    lines: list[dict[str, Any]]


class Said(Sent, frozen=True, kw_only=True):
    """A player says a quick phrase."""

    seat: int
    phrase: int


class Watching(Sent, frozen=True, kw_only=True):
    """So many look on without a seat; sent when the number changes, and after a greeting unless it is 0."""

    count: int


class Notice(Sent, frozen=True, kw_only=True):
    """What the host of the house tells everybody: after a greeting where there is anything, and when it changes.

    `text` is plain, "" for nothing; `at`: when that became so; `draining`: no round begins any more in this house.
    """

    text: str
    at: int
    draining: bool


class Replaced(Sent, frozen=True, kw_only=True):
    """You have connected elsewhere; this socket is closed."""


class Pong(Sent, frozen=True, kw_only=True):
    """The answer to `ping`."""

    id: str
    now: int


RETRY = frozenset({"busy", "database", "slow_down"})
"""Codes of errors that are not the client's fault: the same message may pass later."""

Advice = Hint | Why | Coach
"""Questions about one's own hand."""

_hello = msgspec.json.Decoder(Hello)
_message = msgspec.json.Decoder(commands.Of_player | Say | Advice | Ping)
_encode = msgspec.json.Encoder().encode


def read_hello(text: str) -> Hello:
    """The first message. Errors: `bad_message`, `protocol`."""
    try:
        hello = _hello.decode(text)
    except (msgspec.DecodeError, RecursionError, UnicodeError) as error:
        raise InvalidError("bad_message", f"the first message is a hello: {error}") from None
    if hello.protocol != PROTOCOL:
        raise InvalidError("protocol", f"this server speaks protocol {PROTOCOL}", "/protocol")
    return hello


def read(text: str) -> commands.Command | Say | Advice | Ping:
    """Any later message. Errors: `bad_message`."""
    try:
        message: commands.Command | Say | Advice | Ping = _message.decode(text)
    except (msgspec.DecodeError, RecursionError, UnicodeError) as error:
        raise InvalidError("bad_message", f"no message: {error}") from None
    return message


def write(message: Sent) -> str:
    """A message as the text of a frame."""
    return _encode(message).decode()


def refusal(ident: str, error: PaijuError) -> Error:
    """The message that refuses."""
    return Error(id=ident, error=error.as_json()["error"], retry=error.code in RETRY)  # type: ignore[arg-type]
