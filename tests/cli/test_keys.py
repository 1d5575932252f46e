"""What a person types, and what it means."""

import pytest

from paiju.cli.mahjong import keys
from tests.kit import Table

HAND = "5p 5p 5p 5p 2s 2s 2s 7s 8s 1p 3p 6p 9p 9s"


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("a", "discard 1p"),
        ("o", "discard 9s"),
        ("5p", "discard 5p"),
        ("五筒", "discard 5p"),
        ("5筒", "discard 5p"),
        ("五饼", "discard 5p"),
        ("打五筒", "discard 5p"),
        ("discard 5p", "discard 5p"),
        ("DISCARD  5P", "discard 5p"),
        ("打 a", "discard 1p"),
        ("h", "win"),
        ("hu", "win"),
        ("1", "win"),
        ("胡", "win"),
        ("碰", "pong"),
        ("peng", "pong"),
        ("2", "pong"),
        ("3", "kong"),
        ("3c", "kong 5p"),
        ("杠五筒", "kong 5p"),
        ("kong 5p", "kong 5p"),
        ("4a", "ready 1p"),
        ("0", "pass"),
        ("过", "pass"),
        ("z", None),
        ("", None),
        ("zz 5p", None),
    ],
)
def test_what_is_typed(typed: str, meant: str | None) -> None:
    table = Table([HAND])
    assert keys.meant(typed, table.round.view(0), 0) == meant


def test_no_letter_stands_for_two_things() -> None:
    table = Table([HAND])
    order = keys.hand_order(table.round.view(0), 0)
    for letter, kind in zip(keys.LETTERS, order, strict=True):
        assert keys.meant(letter, table.round.view(0), 0) == f"discard {table.rules.plan.tiles.names[kind]}"
    assert "h" not in keys.LETTERS
    assert "p" not in keys.LETTERS


def test_a_claim_may_name_its_tile() -> None:
    table = Table(["5p", "5p 5p"]).play("A discard 5p")
    view = table.round.view(1)
    assert keys.meant("碰五筒", view, 1) == "pong"
    assert keys.meant("碰六筒", view, 1) == "pong 6p"
