"""Options as a game declares them: key, kind, default, meaning; checked once, compiled into the rules, then gone."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any, NamedTuple

from paiju.core.codec import MOST_DIGITS, is_integer, pointer
from paiju.core.errors import InvalidError


class Needs(NamedTuple):
    """An option of the same game, and the values of which it has to have one."""

    option: str
    among: tuple[Any, ...]


def on(key: str) -> Needs:
    """That a switch is on."""
    return Needs(key, (True,))


@dataclass(frozen=True)
class Option:
    """One option. Its values are `choices` where there are any, else integers from `least`."""

    key: str
    default: Any
    rule: str
    title: str
    english: str
    choices: tuple[Any, ...] = ()
    least: int = 0
    needs: Needs | None = None
    """Where this does not hold the option changes nothing, whatever its value."""
    common: bool = False
    """Whether it is one that many rooms set: forms show these first."""

    def accepts(self, value: object) -> bool:
        """Whether `value` is one that the option may have."""
        if self.choices:
            return any(value == choice and type(value) is type(choice) for choice in self.choices)
        return is_integer(value) and isinstance(value, int) and value >= self.least

    def kept(self, value: Any) -> Any:
        """An accepted value in the form in which it is kept."""
        return value

    def values(self) -> str:
        """The possible values, for people."""
        return ", ".join(str(choice).lower() for choice in self.choices) or f"integer ≥ {self.least}"


def switch(
    key: str, default: bool, rule: str, title: str, english: str, *, needs: Needs | None = None, common: bool = False
) -> Option:
    """An option that is on or off."""
    return Option(key, default, rule, title, english, (True, False), needs=needs, common=common)


def completed(options: Iterable[Option], given: Mapping[str, object], at: str = "/options") -> dict[str, Any]:
    """All options with their values. Errors: `unknown_option`; `bad_request` for a value that is none."""
    known = {option.key: option for option in options}
    for key, value in given.items():
        option = known.get(key)
        if option is None:
            raise InvalidError("unknown_option", f"there is no option {key!r}", pointer(at, key))
        if not option.accepts(value):
            raise InvalidError("bad_request", f"{key} must be one of: {option.values()}", pointer(at, key))
    return {option.key: option.kept(given.get(option.key, option.default)) for option in known.values()}


def differing(options: Iterable[Option], values: Mapping[str, Any]) -> dict[str, Any]:
    """Only those values that differ from the defaults: the form of the public formats."""
    return {o.key: values[o.key] for o in options if o.key in values and values[o.key] != o.default}


def parsed(options: Iterable[Option], texts: Iterable[str]) -> dict[str, Any]:
    """Options typed as `key=value` on a command line. Errors as in `completed`."""
    known = {option.key: option for option in options}
    given: dict[str, Any] = {}
    for text in texts:
        key, _, value = text.partition("=")
        option = known.get(key.strip())
        given[key.strip()] = _typed(option, value.strip()) if option else value
    return completed(known.values(), given)


def _typed(option: Option, text: str) -> object:
    spelled = {str(choice).lower(): choice for choice in option.choices}
    if text.lower() in spelled:
        return spelled[text.lower()]
    return int(text) if text.removeprefix("-").isdecimal() and len(text) <= MOST_DIGITS else text
