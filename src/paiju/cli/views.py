"""What the command line asks of a family of games: its table, its words, its settlement. No family is named here."""

from collections.abc import Iterable, Sequence
from typing import Any, Protocol, TypeVar

from rich.console import RenderableType
from rich.text import Text as Line

from paiju.cli.scene import Scene
from paiju.cli.speech import Text
from paiju.cli.told import Teller
from paiju.core.events import Event

R_contra = TypeVar("R_contra", contravariant=True)
S_contra = TypeVar("S_contra", contravariant=True)


class Family(Protocol[R_contra, S_contra]):
    """How one family of games is shown and spoken of. Everything is read off the view of whoever looks on."""

    @property
    def help(self) -> Text:
        """What can be typed."""
        ...

    @property
    def why_usage(self) -> Text:
        """How to ask why not."""
        ...

    def header(self, scene: Scene[Any], view: S_contra) -> Line:
        """The first row."""
        ...

    def table(self, scene: Scene[Any], view: S_contra, *, short: bool = False) -> list[Line]:
        """The other seats and what lies between them; for somebody who looks on all seats. `short`: a row each."""
        ...

    def own(self, scene: Scene[Any], view: S_contra, seat: int, menu: int, *, short: bool = False) -> list[Line]:
        """The own row and hand with its keys; `short`: in as few rows as can be."""
        ...

    def done(self, view: S_contra, seat: int) -> bool:
        """Whether the seat has no more to do in this round while others play on."""
        ...

    def foot(self, scene: Scene[Any], view: S_contra, seat: int, menu: int, *, steady: bool) -> list[Line]:
        """What is asked, the keys of the actions, what the hand waits for; `steady`: always as many rows."""
        ...

    def waits(self, scene: Scene[Any], view: S_contra, seat: int) -> list[Line]:
        """All that the hand waits for; nothing where it does not."""
        ...

    def meant(self, text: str, view: S_contra, seat: int, menu: int) -> str | None:
        """The text of the action that somebody means, legal or not; None where it names no action."""
        ...

    def asked_about(self, rules: R_contra, text: str, view: S_contra, seat: int) -> int:
        """The action that a question is about. Errors: `bad_request` for what names none."""
        ...

    def faces(self, text: str, wild: str = "") -> Line:
        """The tiles of a text of the formats, such as `345p`, as people read them; those of `wild` marked."""
        ...

    def spoken(self, text: str) -> str:
        """An action in the language of the terminal."""
        ...

    def choices(self, texts: Sequence[str]) -> list[str]:
        """Actions of which one has to be chosen, as they are told with their keys."""
        ...

    def teller(self, scene: Scene[Any]) -> Teller:
        """Who tells what happens."""
        ...

    def settlement(self, scene: Scene[Any], view: S_contra, seen: Iterable[Event]) -> list[RenderableType]:
        """All that is to be said of a finished round, as the view knows it; `seen`: its events, for the same viewer."""
        ...

    def parting(self, scene: Scene[Any], shares: Sequence[int], balances: Sequence[int]) -> list[Line]:
        """The division of what a session leaves in the pot; nothing where there was nothing."""
        ...
