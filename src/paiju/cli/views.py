"""What the command line asks of a family of games: its table, its words, its settlement. No family is named here."""

from collections.abc import Sequence
from typing import Any, Protocol, TypeVar

from rich.console import RenderableType
from rich.text import Text as Line

from paiju.cli.scene import Scene
from paiju.cli.speech import Text
from paiju.cli.told import Teller
from paiju.core.codec import Json

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

    def table(self, scene: Scene[Any], view: S_contra) -> list[Line]:
        """The other seats and what lies between them; for somebody who looks on all seats."""
        ...

    def own(self, scene: Scene[Any], view: S_contra, seat: int, menu: int) -> list[Line]:
        """The own row and hand with its keys."""
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

    def spoken(self, text: str) -> str:
        """An action in the language of the terminal."""
        ...

    def choices(self, texts: Sequence[str]) -> list[str]:
        """Actions of which one has to be chosen, as they are told with their keys."""
        ...

    def teller(self, scene: Scene[Any]) -> Teller:
        """Who tells what happens."""
        ...

    def settlement(self, scene: Scene[Any], view: S_contra) -> list[RenderableType]:
        """All that is to be said of a finished round, as the view knows it."""
        ...

    def parting(self, scene: Scene[Any], shares: Sequence[int], balances: Sequence[int]) -> list[Line]:
        """The division of what a session leaves in the pot; nothing where there was nothing."""
        ...

    def unseen(self, line: dict[str, Json], view: S_contra) -> set[str]:
        """The keys of a record's line that the viewer, a seat, has not seen; `view` is just behind the line."""
        ...
