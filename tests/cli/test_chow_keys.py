"""吃 in the terminal: one key, and the place of the chow where several can be laid."""

import pytest

from paiju.cli.mahjong import foot, keys
from paiju.cli.mahjong.view import Mahjong
from tests.kit import Table
from tests.rules.yushu.setups import sit

SEVERAL = ["chow 345p", "chow 456p", "chow 567p"]


@pytest.mark.parametrize(
    ("typed", "chows", "meant"),
    [
        ("5", SEVERAL[:1], "chow 345p"), ("吃", SEVERAL[:1], "chow 345p"), ("52", SEVERAL, "chow 456p"),
        ("5 3", SEVERAL, "chow 567p"), ("chow 456p", SEVERAL, "chow 456p"), ("5", SEVERAL, "chow"),
        ("54", SEVERAL, "chow"), ("5p", SEVERAL, None), ("2", SEVERAL, None),
    ],
)  # fmt: skip
def test_which_chow_is_meant(typed: str, chows: list[str], meant: str | None) -> None:
    assert keys.meant_chow(typed, chows) == meant


def test_the_key_of_a_chow_has_its_place_only_where_there_are_several() -> None:
    assert [keys.chow_key(place, 3) for place in range(3)] == ["51", "52", "53"]
    assert keys.chow_key(0, 1) == "5"


def test_a_chow_is_understood_and_spoken_at_the_table() -> None:
    table = sit(["5p", "3467p"]).play("A discard 5p")
    round_, menu = table.round, table.round.menu(1)
    assert Mahjong().meant("51", round_.view(1), 1, menu) == "chow 345p"
    assert Mahjong().meant("0", round_.view(1), 1, menu) == "pass"
    assert foot.spoken("chow 345p") != foot.spoken("chow 456p")


@pytest.mark.parametrize(
    ("game", "wild", "rule"), [("yushu", "8m", "YS-4.1"), ("hebei", "", "HB-4.3"), ("neijiang", "", "NJ-4.2")]
)
def test_why_not_asks_about_some_chow_of_the_open_tile(game: str, wild: str, rule: str) -> None:
    table = Table(["5p", "", "55p"], game=game, wild=wild).play("A discard 5p")
    action = keys.asked_about("chow", table.round.view(1), 1, table.rules.actions)
    assert table.state.tile in table.rules.actions.chow_tiles(action)
    assert table.rules.why_not(table.state, 1, action) == rule
