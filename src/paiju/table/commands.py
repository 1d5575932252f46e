"""What can happen to a table: the commands of players, and what time and the house do. All of it is stored as rows."""

from collections.abc import Mapping
from typing import Annotated, Any, NamedTuple

import msgspec
from msgspec import Meta, Struct

from paiju.core.errors import InvalidError

Id = Annotated[str, Meta(max_length=64)]
"""A name that the client gives its message: the same name gets the same answer, and is carried out once."""
SeatNumber = Annotated[int, Meta(ge=0, le=5)]
Hex = Annotated[str, Meta(max_length=64, pattern=r"^([0-9a-f]{2})*\Z")]
"""Up to 32 bytes."""
Word = Annotated[str, Meta(max_length=40)]


class Command(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag_field="type"):
    """Anything that happens to a table."""

    id: Id = ""

    def __repr__(self) -> str:
        """Its kind alone: a seed or an answer has no place in a log."""
        return f"<{type(self).__name__}>"


class Sit(Command, frozen=True, tag="sit"):
    """Take a free seat, or move to it; without a number the first one that is free."""

    seat: SeatNumber | None = None


class Leave(Command, frozen=True, tag="leave"):
    """Give up the seat. In a round the house plays on for it, and the session ends when the round is settled."""


class Back(Command, frozen=True, tag="back"):
    """Come back to one's own seat after leaving."""


class Ready(Command, frozen=True, tag="ready"):
    """Ready for the next round, or not. `seed`: what the seat adds to its chance, hexadecimal."""

    on: bool = True
    seed: Hex = ""


class Auto(Command, frozen=True, tag="auto"):
    """Let the house play for one's seat (托管), or end it."""

    on: bool


class Answer(Command, frozen=True, tag="answer"):
    """Answer the window that asks: `action` is one of the texts in `ask.actions`."""

    window: int
    action: Word


class Dissolve(Command, frozen=True, tag="dissolve"):
    """Propose to end the session when this round is settled; between rounds at once."""


class Vote(Command, frozen=True, tag="vote"):
    """Agree to a proposal, or refuse it: one refusal is enough."""

    yes: bool


class Kick(Command, frozen=True, tag="kick"):
    """Owner, no round running: free the seat of a player; once a session runs only that of one who is gone."""

    seat: SeatNumber


class Swap(Command, frozen=True, tag="swap"):
    """Owner, before the first round: let two seats change places."""

    seat: SeatNumber
    other: SeatNumber


class AskSwap(Command, frozen=True, tag="ask_swap"):
    """While no session runs: ask the player in this seat to change places; null takes the question back."""

    seat: SeatNumber | None


class AnswerSwap(Command, frozen=True, tag="answer_swap"):
    """The player in this seat has asked to change places: agree, which does it, or refuse."""

    seat: SeatNumber
    yes: bool


class Bot(Command, frozen=True, tag="bot"):
    """Owner, before the first round: put a bot into a free seat; with an empty name take it away."""

    seat: SeatNumber
    bot: Word = "steady"


class Settings(Command, frozen=True, tag="settings"):
    """Owner, before the first round: the game, its options, the customs of the room (as in `POST /api/rooms`)."""

    room: dict[str, Any]


class Start(Command, frozen=True, tag="start"):
    """Owner: begin the next round now; all other players must be ready."""

    seed: Hex = ""


class Rematch(Command, frozen=True, tag="rematch"):
    """Owner, after a session: another one with all who sit here.

    It begins when all are ready, or soon by itself, but not where the custom `next_seconds` is 0.
    """

    seed: Hex = ""


class Watch(Command, frozen=True, tag="watch"):
    """Owner, at any time: let others watch, or not; who watches a session is then sent away."""

    on: bool


class Hand(Command, frozen=True, tag="hand"):
    """Owner: hand the table over to the player in this seat."""

    seat: SeatNumber


class Close(Command, frozen=True, tag="close"):
    """Owner, before the first round of a session: close the room for good."""


class Lapse(Command, frozen=True, tag="lapse"):
    """The time of this window is over."""

    window: int


class Go(Command, frozen=True, tag="go"):
    """The pause for claims is over."""


class Lost(Command, frozen=True, tag="lost"):
    """The player's line was lost and has not come back in time."""


class Absent(Command, frozen=True, tag="absent"):
    """The player's line has been lost for long: he loses a seat of a session not begun, and the table if it is his."""


class Unwanted(Command, frozen=True, tag="unwanted"):
    """The owner does not want the player here: he loses his seat, if no session runs."""


class AllReady(Command, frozen=True, tag="all_ready"):
    """Who is not ready by now is made ready."""


class VoteOver(Command, frozen=True, tag="vote_over"):
    """The time of the vote is over; silence agrees."""


class BotAnswer(Command, frozen=True, tag="bot_answer"):
    """A bot has chosen."""

    seat: SeatNumber
    window: int
    action: Word


class BotFailed(Command, frozen=True, tag="bot_failed"):
    """A bot has failed: the house answers this window for it, and nobody learns of it."""

    seat: SeatNumber
    window: int


class Expire(Command, frozen=True, tag="expire"):
    """Nothing has happened for so long that the room is closed."""


class Hold(Command, frozen=True, tag="hold"):
    """The house is being emptied: no round begins here any more, until that is taken back."""

    on: bool


class Shut(Command, frozen=True, tag="shut"):
    """The host closes the room: at once, or when the round that is played is settled."""


Of_player = (
    Sit | Leave | Back | Ready | Auto | Answer | Dissolve | Vote | AskSwap | AnswerSwap
    | Kick | Swap | Bot | Settings | Start | Rematch | Watch | Hand | Close
)  # fmt: skip
"""What a player may send."""
Of_house = Lapse | Go | Lost | Absent | Unwanted | AllReady | VoteOver | BotAnswer | BotFailed | Expire | Hold | Shut
"""What no client may send."""


class Entry(NamedTuple):
    """One command that was accepted: when (ms), by or about whom, and the name and the face he has now."""

    at: int
    player: str
    name: str
    command: Command
    face: str = ""


def write(command: Command) -> tuple[str, dict[str, Any]]:
    """The kind of a command, and the rest of it as JSON: how it is stored. The client's id has a place of its own."""
    body: dict[str, Any] = msgspec.to_builtins(command)
    body.pop("id", None)
    kind: str = body.pop("type")
    return kind, body


def read(kind: str, body: Mapping[str, Any]) -> Command:
    """The command that was stored so. Errors: `bad_request`."""
    try:
        return msgspec.convert({**body, "type": kind}, type=Of_player | Of_house)  # type: ignore[no-any-return]
    except msgspec.ValidationError as error:
        raise InvalidError("bad_request", f"no command: {error}") from None
