"""Seed and wall against vectors derived step by step from the public formats (docs/formats.md, the seed and the wall).

The derivation, with nothing but a SHAKE-256 and a SHA-256 of any make. The seed is the bytes 00 01 02 … 1f.

S("wall") = SHAKE-256(seed ‖ "wall"), read as numbers of 8 bytes, big-endian:
    6ef152a4d2f859c9  586a1bfb71ed5b6a  85b00eeab85b73af  1698334dc3a20bf1 …
Five tiles A B C D E; for n = 4, 3, 2, 1 with w the next number, swap n and (w × (n + 1)) >> 64:
    n = 4: 0x6ef1… / 2⁶⁴ = 0.4334, × 5 = 2.167 → 2    A B E D C
    n = 3: 0x586a… / 2⁶⁴ = 0.3454, × 4 = 1.381 → 1    A D E B C
    n = 2: 0x85b0… / 2⁶⁴ = 0.5222, × 3 = 1.567 → 1    A E D B C
    n = 1: 0x1698… / 2⁶⁴ = 0.0883, × 2 = 0.177 → 0    E A D B C
S("dice"): ef90…, 49ff…, 7cb4…, 45fa… → × 6 / 2⁶⁴ = 5.61, 1.73, 2.92, 1.64 → 5, 1, 2, 1 → pips 6 2 3 2.
S("dealer"): 5c8eb67a953718e2 → × 4 / 2⁶⁴ = 1.446 → seat 1.
"""

import hashlib

import pytest
from hypothesis import given
from hypothesis import strategies as st

from paiju.core import seeds
from paiju.flow.options import completed
from paiju.flow.registry import find

SEED = bytes(range(32))

WALL_72 = (
    "4s 1p 4s 6p 7s 6p 9p 1s 2p 7s 2s 7s 5p 8p 5s 3s 2s 6s 1p 3s 4p 9p 1p 8p 3s 9s 5p 6p 8s 5s 9p 6p 7s 9s 9s 5p "
    "5s 3s 3p 8s 7p 7p 2s 5p 2p 3p 4s 1p 3p 6s 8s 4s 1s 2s 8p 8s 9s 1s 7p 9p 5s 4p 2p 3p 6s 6s 4p 4p 2p 1s 7p 8p"
)
"""The same for the 72 tiles 1p ×4 … 9p ×4, 1s ×4 … 9s ×4, worked out by a script that shares no line with Paiju."""


def test_numbers_of_a_stream() -> None:
    assert [f"{word:016x}" for word in seeds.Stream(SEED, "wall").words(4)] == [
        "6ef152a4d2f859c9",
        "586a1bfb71ed5b6a",
        "85b00eeab85b73af",
        "1698334dc3a20bf1",
    ]


def test_five_tiles_step_by_step() -> None:
    assert seeds.shuffled(SEED, [0, 1, 2, 3, 4]) == ["ABCDE".index(tile) for tile in "EADBC"]


def test_the_whole_wall_of_neijiang() -> None:
    game = find("neijiang")
    rules = game.compile(completed(game.options, {}))
    deal = rules.shuffle(SEED)
    assert " ".join(rules.plan.tiles.names[kind] for kind in deal.wall) == WALL_72
    assert deal.dice == (6, 2, 3, 2)


def test_first_dealer_by_lot() -> None:
    assert seeds.first_dealer(SEED, 4) == 1


def test_fair_play_chain() -> None:
    """secret = SHA-256(SEED ‖ 00000001); seed = SHA-256(secret ‖ 00000001 ‖ 00 ‖ 02 0102 ‖ 00 ‖ 20 ff…ff)."""
    secret = seeds.round_secret(SEED, 1)
    assert secret.hex() == "04a6950a06d3e3308ad7d3606ef810eb124e3943404ca746a12c51c7bf776839"
    assert seeds.commitment(secret).hex() == "45332c2c14d6b056ba03d64ac6cf26b4639246d44dfbf122bac0d9998eafd3b2"
    seed = seeds.round_seed(secret, 1, [b"", b"\x01\x02", b"", b"\xff" * 32])
    assert seed.hex() == "4b1a11e431e73753de06650586fadd630e7341520a4ade64fb3be49c3deef381"
    spelled = secret + b"\x00\x00\x00\x01" + b"\x00" + b"\x02\x01\x02" + b"\x00" + b"\x20" + b"\xff" * 32
    assert seed == hashlib.sha256(spelled).digest()


def test_lengths_are_checked() -> None:
    with pytest.raises(ValueError, match="32 bytes"):
        seeds.Stream(b"short", "wall")
    with pytest.raises(ValueError, match="at most 32"):
        seeds.round_seed(bytes(32), 1, [bytes(33)])


@given(st.binary(min_size=32, max_size=32), st.lists(st.integers(0, 33), max_size=140))
def test_a_shuffle_keeps_the_tiles(seed: bytes, tiles: list[int]) -> None:
    assert sorted(seeds.shuffled(seed, tiles or [0])) == sorted(tiles or [0])
