"""The window: the only thing a round ever waits for."""

from collections.abc import Callable, Iterator, Mapping, Sequence

Key = Callable[[int, int], int]
"""(seat, action) → how the answer ranks; see `Rules.key`."""


def bits(mask: int) -> Iterator[int]:
    """The numbers of the bits that are set, in order."""
    while mask:
        low = mask & -mask
        yield low.bit_length() - 1
        mask ^= low


def only(menu: int) -> int | None:
    """The one action of a menu without a choice, else None."""
    return menu.bit_length() - 1 if menu and not menu & (menu - 1) else None


class Window:
    """Which seats may answer, with what, and what has been answered so far.

    `menus`: by seat a bit mask of actions, 0 for who is not asked. `given` are the answers that somebody gave,
    `answers` those and the ones that needed nobody (no choice, a seat that is away).
    """

    __slots__ = ("_asked", "answers", "given", "lapsed", "menus", "number", "together")

    def __init__(self, number: int, menus: Sequence[int], together: bool) -> None:
        self.number = number
        self.menus = menus
        self.together = together
        self.answers: dict[int, int] = {}
        self.given: dict[int, int] = {}
        self.lapsed: list[int] = []
        self._asked = len(menus) - menus.count(0)

    def silent(self) -> list[int]:
        """The asked seats that have not answered, by number."""
        return [seat for seat, menu in enumerate(self.menus) if menu and seat not in self.answers]

    def waits_for(self, seat: int) -> bool:
        """Whether the seat is asked and has not answered."""
        return 0 <= seat < len(self.menus) and self.menus[seat] != 0 and seat not in self.answers

    def settled(self, key: Key) -> bool:
        """Whether all have answered, or no silent seat could still reach the best answer held."""
        if len(self.answers) == self._asked:
            return True
        if not self.answers:
            return False
        silent = self.silent()
        held = max((key(seat, action) for seat, action in self.answers.items()), default=0)
        return held > 0 and all(self.best(seat, key) < held for seat in silent)

    def best(self, seat: int, key: Key) -> int:
        """The greatest key that an asked seat could still reach."""
        return max(key(seat, action) for action in bits(self.menus[seat]))

    def copy(self) -> "Window":
        """An independent copy."""
        other = Window(self.number, self.menus, self.together)
        other.answers = dict(self.answers)
        other.given = dict(self.given)
        other.lapsed = list(self.lapsed)
        return other


def winners(answers: Mapping[int, int], key: Key) -> list[int]:
    """The seats whose answers share the greatest key, by number; none where all passed."""
    keys = {seat: key(seat, action) for seat, action in answers.items()}
    top = max(keys.values(), default=0)
    return [seat for seat, held in sorted(keys.items()) if held == top and top > 0]
