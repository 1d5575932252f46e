"""What the engine asks of a game: a state that folds events, rules that decide, and the value that names it all."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Generic, NamedTuple, Protocol, TypeVar

from paiju.core.events import Event, Vocabulary
from paiju.flow.career import Career
from paiju.flow.options import Option
from paiju.flow.score import Ask, Score, Wait


class Setup(NamedTuple):
    """What a round takes over from the sitting before it begins."""

    dealer: int
    balances: tuple[int, ...]
    number: int = 1
    pot: int = 0
    after_draw: bool = False
    away: tuple[int, ...] = ()
    """By seat, `flow.away`; empty: everybody is there."""
    lapses: tuple[int, ...] = ()
    """By seat, the time-outs in a row so far; empty: none."""


class Deal(NamedTuple):
    """The chance of a round: the whole order of the tiles, and dice for show."""

    wall: tuple[int, ...]
    dice: tuple[int, ...] = ()
    lots: tuple[int, ...] = ()
    """Whatever else the game draws by lot."""


class State(Protocol):
    """Facts of a round as one viewer knows them; `evolve` folds an event and asks no rule."""

    seats: int
    viewer: int
    over: bool
    away: list[int]

    def evolve(self, event: Event) -> None: ...


S = TypeVar("S", bound=State)
S_contra = TypeVar("S_contra", bound=State, contravariant=True)
Emit = Callable[[Event], None]


class Outcome(NamedTuple):
    """What a finished round hands back to the sitting."""

    deltas: tuple[int, ...]
    balances: tuple[int, ...]
    next_dealer: int
    drawn: bool
    pot: int = 0
    house: int = 0


class Rules(Protocol[S]):
    """A game with its options compiled in: it decides, the state only remembers."""

    seats: int
    vocabulary: Vocabulary
    seconds: int
    """Time for a decision."""
    once: str
    """The rule id by which a seat is asked once a window and not again."""
    lapse_limit: int
    """So many time-outs in a row put a seat into 托管; 0: never."""
    start_balance: int
    rounds: int
    ready_seconds: int
    """How long the last seat that is not ready is waited for; 0: for ever."""
    cut_off: int
    """How a seat is present whose line is lost (`flow.away`)."""
    dead_wall: int
    """So many of the tiles that a view counts as left, in stacks of two, are never drawn in turn."""

    @property
    def actions(self) -> "Actions":
        """The actions of the game and their texts."""
        ...

    @property
    def lines(self) -> "Lines[S]":
        """The game's words in a record."""
        ...

    def blank(self, viewer: int) -> S:
        """The state before the first event, as `viewer` (a seat, `EVERYTHING` or `PUBLIC_VIEW`) will fold it."""
        ...

    def copy(self, state: S) -> S:
        """An independent copy of a state."""
        ...

    def seen_by(self, state: S, viewer: int) -> S:
        """The state as `viewer` may know it, built up from what is allowed: what his own fold has to equal."""
        ...

    def shuffle(self, seed: bytes) -> Deal:
        """All chance of a round from its seed."""
        ...

    def first_dealer(self, seed: bytes) -> int:
        """The dealer of the first round."""
        ...

    def divide(self, pot: int) -> Sequence[int]:
        """What each seat gets of what is left in the pot when a session ends."""
        ...

    def start(self, setup: Setup, deal: Deal) -> Event:
        """The event that starts a round; all chance is in it."""
        ...

    def menus(self, state: S) -> Sequence[int]:
        """For each seat a bit mask of its legal actions now; all zero: nobody has to be asked."""
        ...

    def menu(self, state: S, seat: int) -> int:
        """The menu of one seat, from what that seat knows alone."""
        ...

    def together(self, state: S) -> bool:
        """Whether the answers to a window opened now stand side by side in a record; else the event is the answer."""
        ...

    def hushed(self, state: S) -> bool:
        """Whether nobody may learn who was asked now: a frame ends here, whether or not anybody was."""
        ...

    def key(self, state: S, seat: int, action: int) -> int:
        """How an answer ranks in the window: the greatest held key wins, equal keys win together, 0 is a pass."""
        ...

    def resolve(self, state: S, answers: Mapping[int, int], emit: Emit) -> None:
        """Carry out a settled window: emit the events that its answers cause."""
        ...

    def advance(self, state: S, emit: Emit) -> None:
        """Emit the next step without a choice."""
        ...

    def idle(self, state: S, seat: int, menu: int) -> int:
        """What the house plays for a seat that cannot answer; the seat's `away` tells why."""
        ...

    def lapse(self, state: S, seat: int, menu: int) -> int:
        """What the house plays, once, for a seat whose time is over."""
        ...

    def lapsed(self, state: S, seat: int) -> Iterable[Event]:
        """The events, private or not, that a time-out itself is."""
        ...

    def presence(self, state: S, seat: int, away: int) -> Event:
        """The event that a seat leaves, comes back, or is put in or out of 托管."""
        ...

    def why_not(self, state: S, seat: int, action: int) -> str | None:
        """The rule id that forbids the action to the seat now; None exactly for what is in its menu."""
        ...

    def outcome(self, state: S) -> Outcome:
        """Money and succession of a round that is over."""
        ...


class Actions(Protocol):
    """The actions of a family: small ints, and their texts for people and programs."""

    count: int

    def text(self, action: int) -> str:
        """The action as text, e.g. `discard 5p`."""
        ...

    def number(self, text: str) -> int:
        """The action with this full text, legal or not. Errors: `InvalidError`."""
        ...

    def read(self, text: str, menu: int) -> int:
        """What `text` means among the actions in `menu`. Errors: `InvalidError`, `IllegalError`, `AmbiguousError`."""
        ...


class Lines(Protocol[S_contra]):
    """How a family writes its events and answers into a record, and reads them back."""

    def header(self, deal: Deal, start: Event) -> dict[str, Any]:
        """`wall`, `hands`, `dice` of a round from its start."""
        ...

    def wall(self, header: Mapping[str, Any]) -> Deal:
        """The deal that a header tells. Errors: `InvalidError` with the key in `at`."""
        ...

    def line(self, event: Event) -> dict[str, Any] | None:
        """The line of an event, None for one that a record does not show."""
        ...

    def answer(self, action: int) -> dict[str, Any]:
        """An answer as it stands in `asked`."""
        ...

    def read_answer(self, answer: Mapping[str, Any], menu: int) -> int:
        """The action of an answer in `asked`, or of the event that answered a window of one seat with this menu."""
        ...

    def scores(self, state: S_contra) -> list[dict[str, Any]]:
        """`scores` of the last line: every win, then every other payment that moved something."""
        ...


R = TypeVar("R", bound="Rules[Any]")


class Word(NamedTuple):
    """What people call a thing, in Chinese and in English."""

    title: str
    english: str


WORDS: Mapping[str, Word] = {
    "drawn": Word("黄庄", "exhausted wall"),
    "win_money": Word("胡牌", "wins"),
    "not_ready": Word("没有听", "not ready"),
}
"""Things that every game has a word for: a round that nobody wins, the money of wins, a hand that waits for nothing."""


@dataclass(frozen=True)
class Game(Generic[R]):
    """A game as a value: everything that distinguishes it, and nothing that shared code must ask about."""

    id: str
    family: str
    """`mahjong` or `zipai`: how its rounds are told and shown."""
    version: int
    title: str
    english: str
    sentence: str
    """What the game is, in one Chinese sentence."""
    sentence_english: str
    faces: tuple[str, ...]
    """A few tiles by which it is known in a list."""
    options: tuple[Option, ...]
    compile: Callable[[Mapping[str, Any]], R]
    """Full options → rules."""
    judge: Callable[[R, Ask], Score]
    """What a hand is worth. Errors: `InvalidError`."""
    waits: Callable[[R, Ask], list[Wait]]
    """Which tiles would complete a hand."""
    vocabulary: "Speech"
    names: Mapping[str, str]
    """Score items and payments: Chinese name → English name."""
    order: str
    """The rule id that tells whose claim of a tile goes first."""
    total: str = "times"
    """The unit that the total of a score counts."""
    units: Mapping[str, Word] = field(default_factory=dict)
    """Unit → what people call it in this game, where it has a name of its own."""
    words: Mapping[str, Word] = field(default_factory=lambda: WORDS)
    """Thing → what people of this game call it: those of `WORDS`, and what its family tells more."""
    career: Career | None = None
    """What is kept for each player over all sessions; None: nothing."""
    ties: Mapping[str, tuple[object, ...]] = field(default_factory=dict)
    """Rule id → the functions, classes and rows that implement it."""
    pages: Path | None = None
    """The folder of its rule pages; None: they lie with those of Paiju."""


@dataclass(frozen=True)
class Speech:
    """The words of the public formats that a game has; others of the formats are `not_in_game`."""

    tiles: Callable[[Mapping[str, Any]], Any]
    """Full options → the `TileSet`."""
    keys: frozenset[str]
    meld_kinds: Mapping[str, int]
    ways: frozenset[str]
    """Values of `win.by`."""
    marks: Mapping[str, frozenset[str]]
    """Mark → the ways with which it may count; none for one that is accepted and changes nothing."""
    wilds: tuple[str, ...] = ()
    """The tiles of which one is named in `wild`, where the game has that key."""
    not_one: str = "wrong_count"
    """The error code where a text of several tiles or none stands for one tile, and of a meld without tiles."""
