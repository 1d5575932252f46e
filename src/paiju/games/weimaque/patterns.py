"""安乡偎麻雀: all rows of an edition, and which item replaces which (WM-11, WM-13)."""

from collections.abc import Iterable, Mapping
from dataclasses import replace
from typing import Any, NamedTuple, TypeVar

from paiju.flow.patterns import Pattern
from paiju.games.weimaque import (
    patterns_colour,
    patterns_reunion,
    patterns_shape,
    patterns_tile,
    patterns_xi,
)
from paiju.games.weimaque.patterns_deal import DEAL_ROWS, DealRow
from paiju.games.weimaque.rows import Row
from paiju.games.weimaque.values import worth

F = TypeVar("F")

MINGTANG: tuple[Row, ...] = (
    *patterns_colour.ROWS,
    *patterns_reunion.ROWS,
    *patterns_tile.ROWS,
    *patterns_shape.ROWS,
)
"""Every 名堂 of a complete hand, not yet valued, in the order of the rule page."""

EVERY: tuple[Pattern[Any], ...] = (*patterns_xi.ROWS, *MINGTANG, *DEAL_ROWS)

ORDER = tuple(row.name for row in EVERY)
"""The names of all items: the order in which they are listed, and in which ties are broken (WM-9.5)."""


NAMES = {row.name: row.english for row in EVERY}
"""Items: Chinese name → English name."""


class Replacement(NamedTuple):
    """One item is paid instead of others, always or only while an option is off."""

    rule: str
    name: str
    instead_of: tuple[str, ...]
    unless: str = ""


REPLACEMENTS = (
    Replacement("WM-13.1", "乌对", ("对子胡", "乌胡")),
    Replacement("WM-13.2", "二息满园花", ("满园花",)),
    Replacement("WM-13.4", "真背靠背", ("背靠背",)),
    Replacement("WM-13.5", "鸡丁", ("单吊",)),
    Replacement("WM-13.5", "圆圆丁", ("单吊",)),
    Replacement("WM-13.6", "对子胡单吊", ("单吊",)),
    Replacement("WM-13.7", "顶对", ("顶顶息",), "ding_ding_stack"),
    Replacement("WM-13.8", "纯印", ("印胡",), "yin_stack"),
    Replacement("WM-13.9", "卡威", ("卡胡",), "ka_stack"),
    *(
        Replacement("WM-13.10", name, ("对倒胡",), "dui_dao_stack")
        for name in ("背靠背", "真背靠背", "手牵手", "凤摆尾", "假凤摆尾")
    ),
)
"""A row that the edition lacks or that is off is not there, and so replaces nothing (WM-13.11)."""


def rows(options: Mapping[str, Any]) -> tuple[Row, ...]:
    """Hard xi and the 名堂 of a complete hand, under resolved options."""
    return patterns_xi.ROWS + valued(MINGTANG, options)


def deal_rows(options: Mapping[str, Any]) -> tuple[DealRow, ...]:
    """The special kinds of a dealt hand, under resolved options."""
    return valued(DEAL_ROWS, options)


def valued(templates: Iterable[Pattern[F]], options: Mapping[str, Any]) -> tuple[Pattern[F], ...]:
    """The rows that the edition has and that are on, with their worth and what they replace."""
    found = ((row, worth(row.name, options)) for row in templates)
    return tuple(
        replace(row, worth=value, excludes=_replaced(row.name, options)) for row, value in found if value is not None
    )


def _replaced(name: str, options: Mapping[str, Any]) -> tuple[str, ...]:
    stand = [row for row in REPLACEMENTS if row.name == name and not (row.unless and options[row.unless])]
    return tuple(other for row in stand for other in row.instead_of)
