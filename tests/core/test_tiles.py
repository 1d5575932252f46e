"""Tiles in text, both ways."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from paiju.core.errors import InvalidError
from paiju.core.tiles import RANKS, TileSet, compact, read_names

ALL = TileSet(list(RANKS.items()))


@pytest.mark.parametrize(
    ("text", "names"),
    [
        ("123m456p77z", "1m 2m 3m 4p 5p 6p 7z 7z"),
        ("270x123d", "2x 7x 0x 1d 2d 3d"),
        (" 1 2 m\t3p", "1m 2m 3p"),
        ("一二三壹贰叁", "1x 2x 3x 1d 2d 3d"),
        ("十拾", "0x 0d"),
        ("🀇🀙🀐", "1m 1p 1s"),
        ("🀀🀃🀆🀅🀄️", "1z 4z 5z 6z 7z"),
        ("东南中白發", "1z 2z 7z 5z 6z"),
        ("12p东3s", "1p 2p 1z 3s"),
        ("", ""),
    ],
)
def test_reading(text: str, names: str) -> None:
    assert read_names(text) == names.split()


@pytest.mark.parametrize(
    ("text", "place"),
    [("8z", 1), ("0p", 1), ("12", 1), ("1p2", 3), ("1q", 2), ("p", 1), ("12东", 3), ("1p 99z", 4), ("1m,2m", 3)],
)
def test_a_bad_character_is_named_with_its_place(text: str, place: int) -> None:
    with pytest.raises(InvalidError, match=f"character {place} ") as caught:
        read_names(text, "/hand")
    assert (caught.value.code, caught.value.at) == ("bad_tile", "/hand")


def test_a_tile_of_another_game() -> None:
    pins = TileSet([("p", "123456789")])
    assert pins.read("19p") == [0, 8]
    with pytest.raises(InvalidError) as caught:
        pins.read("1p1m", "/hand")
    assert caught.value.code == "not_in_game"


@given(st.lists(st.sampled_from(ALL.names)))
def test_writing_and_reading_again(names: list[str]) -> None:
    kinds = [ALL.index[name] for name in names]
    assert ALL.read(ALL.write(kinds)) == sorted(kinds)
    assert read_names(compact(names)) == names


def test_output_is_compact_and_sorted() -> None:
    assert ALL.write(ALL.read("5s1p3s拾1d2p0x1x")) == "12p35s10x10d"


def test_suits_of_a_set() -> None:
    tiles = TileSet([("p", "123456789"), ("z", "7")])
    assert tiles.kinds == 10
    assert [(suit.letter, suit.first, suit.length, suit.runs) for suit in tiles.suits] == [
        ("p", 0, 9, True),
        ("z", 9, 1, False),
    ]
    assert tiles.all_tiles() == [kind for kind in range(10) for _ in range(4)]
