"""Events: facts of a round as tuples of small ints, and who may see which part of them.

An event is `(code, seat, field, …)`. Its type declares for each field who may see it; what is not declared is
hidden. A masked event has the same length, with `HIDDEN` in the places that the viewer may not see.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from enum import Enum
from typing import Any

Event = tuple[Any, ...]

HIDDEN = -1
"""Stands in a masked event for what the viewer may not see."""
EVERYTHING = -1
"""The viewer who sees all: the engine itself, a record after the round."""
PUBLIC_VIEW = -2
"""The viewer who holds no seat: a spectator."""


class Seen(Enum):
    """Who may see a field of an event."""

    NOBODY = "nobody"
    ALL = "all"
    OWNER = "owner"
    """The seat of the event."""
    OWN_PART = "own part"
    """The field is a sequence by seat; each seat sees its own entry."""


@dataclass(frozen=True)
class EventType:
    """One type of event: its code, its name, its fields in order, and whether others learn of it at all."""

    code: int
    name: str
    fields: tuple[tuple[str, Seen], ...]
    private: bool = False

    def read(self, event: Event) -> dict[str, object]:
        """The event with names, for people."""
        named = zip((name for name, _ in self.fields), event[2:], strict=True)
        return {"event": self.name, "seat": event[1], **dict(named)}


def event_type(code: int, name: str, *hidden: str, private: bool = False, **seen: Seen) -> EventType:
    """Declare a type: fields named without a word on who sees them are hidden and stand first."""
    fields = [(field, Seen.NOBODY) for field in hidden] + list(seen.items())
    return EventType(code, name, tuple(fields), private)


class Vocabulary:
    """All event types of a family, able to mask an event for a viewer."""

    def __init__(self, types: Iterable[EventType]) -> None:
        self.types = {kind.code: kind for kind in types}
        self.names = {kind.name: kind.code for kind in self.types.values()}
        self._open = frozenset(
            code
            for code, kind in self.types.items()
            if not kind.private and all(seen is Seen.ALL for _, seen in kind.fields)
        )

    def mask(self, event: Event, viewer: int) -> Event | None:
        """What `viewer` learns of `event`: itself, a copy with `HIDDEN` places, or None where he learns nothing."""
        if viewer == EVERYTHING or event[0] in self._open:
            return event
        kind = self.types[event[0]]
        if kind.private and viewer != event[1]:
            return None
        masked = [
            _masked(seen, value, event[1], viewer) for (_, seen), value in zip(kind.fields, event[2:], strict=True)
        ]
        return (event[0], event[1], *masked)

    def masked(self, events: Iterable[Event], viewer: int) -> list[Event]:
        """The events that `viewer` learns of, each as he learns it."""
        return [seen for event in events if (seen := self.mask(event, viewer)) is not None]

    def read(self, event: Event) -> dict[str, object]:
        """The event with names, for people and logs of tests."""
        return self.types[event[0]].read(event)


def _masked(seen: Seen, value: Any, owner: int, viewer: int) -> Any:
    if seen is Seen.ALL or (seen is Seen.OWNER and viewer == owner):
        return value
    if seen is Seen.OWN_PART:
        return _own_part(value, viewer)
    return HIDDEN


def _own_part(value: Sequence[Any], viewer: int) -> tuple[Any, ...]:
    return tuple(part if seat == viewer else HIDDEN for seat, part in enumerate(value))
