"""What a person types at a table of word cards, and what it means."""

import pytest

from paiju.cli.zipai import keys
from tests.kit.cards import CardTable

HAND = "11223344x5566x77d8899d0d"


def table() -> CardTable:
    return CardTable("fulushou", [HAND], fill=1)


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("a", "discard 1x"),
        ("g", "discard 7d"),
        ("5x", "discard 5x"),
        ("五", "discard 5x"),
        ("伍", "discard 5d"),
        ("打五", "discard 5x"),
        ("打 a", "discard 1x"),
        ("0d", "discard 0d"),
        ("h", "win"),
        ("1", "win"),
        ("胡", "win"),
        ("2", "liu"),
        ("溜五", "liu 5x"),
        ("2a", "liu 1x"),
        ("3", "wei"),
        ("偎", "wei"),
        ("歪", "wei"),
        ("4", "peng"),
        ("碰", "peng"),
        ("5", "chi"),
        ("吃一二三", "chi 123x"),
        ("0", "pass"),
        ("过", "pass"),
        ("51", None),
        ("碰五", None),
        ("z", None),
        ("", None),
    ],
)
def test_what_is_typed(typed: str, meant: str | None) -> None:
    played = table().round
    assert keys.meant(typed, played.view(0), 0, played.menu(0)) == meant


def test_no_letter_stands_for_two_things() -> None:
    assert len(set(keys.LETTERS)) == 20
    assert not set(keys.LETTERS) & set("hqtwpl")


def test_ways_to_eat_are_numbered_and_may_be_named_by_the_cards_of_the_hand() -> None:
    played = CardTable("fulushou", ["3x", "12459x"], fill=4).play("A discard 3x").round
    view, menu = played.view(1), played.menu(1)
    meant = [keys.meant(text, view, 1, menu) for text in ("51", "52", "吃3", "54", "吃一二", "吃 45x")]
    assert meant == ["chi 123x", "chi 234x", "chi 345x", None, "chi 123x", "chi 345x"]


def test_a_claim_may_name_the_card_on_the_table() -> None:
    played = CardTable("weimaque", ["5x", "55x"], fill=4).play("A discard 5x").round
    assert keys.meant("碰五", played.view(1), 1, played.menu(1)) == "peng"
