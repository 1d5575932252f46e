"""All chance of a round from one seed of 32 bytes, such that a browser can repeat it (docs/formats.md, The seed)."""

import hashlib
from collections.abc import Sequence

SEED_BYTES = 32
_WORD = 8


class Stream:
    """The numbers S(tag): SHAKE-256(seed ‖ tag), successive 8 bytes, big-endian."""

    def __init__(self, seed: bytes, tag: str) -> None:
        if len(seed) != SEED_BYTES:
            raise ValueError(f"a seed has {SEED_BYTES} bytes, not {len(seed)}")
        self._shake = hashlib.shake_256(seed + tag.encode("ascii"))

    def words(self, count: int) -> list[int]:
        """The first `count` numbers, each below 2⁶⁴."""
        data = self._shake.digest(count * _WORD)
        return [int.from_bytes(data[at : at + _WORD], "big") for at in range(0, count * _WORD, _WORD)]

    def choices(self, kinds: int, count: int = 1) -> list[int]:
        """The first `count` draws of "one of `kinds`", each from 0 to kinds − 1."""
        return [(word * kinds) >> 64 for word in self.words(count)]


def shuffled(seed: bytes, tiles: Sequence[int]) -> list[int]:
    """The wall: `tiles` (in suit and rank order) in the order that the seed gives; the first is dealt first."""
    wall = list(tiles)
    words = Stream(seed, "wall").words(len(wall) - 1)
    for last, word in zip(range(len(wall) - 1, 0, -1), words, strict=True):
        other = (word * (last + 1)) >> 64
        wall[last], wall[other] = wall[other], wall[last]
    return wall


def dice(seed: bytes, count: int) -> list[int]:
    """`count` dice, each 1 to 6, for show only."""
    return [pips + 1 for pips in Stream(seed, "dice").choices(6, count)]


def first_dealer(seed: bytes, seats: int) -> int:
    """A random first dealer."""
    return Stream(seed, "dealer").choices(seats)[0]


def wild(seed: bytes, kinds: Sequence[int]) -> int:
    """The kind that is wild in the round, one of `kinds`."""
    return kinds[Stream(seed, "wild").choices(len(kinds))[0]]


def round_secret(sitting_seed: bytes, number: int) -> bytes:
    """The secret of round `number` (from 1) of a simulation, derived from the seed of the sitting."""
    return hashlib.sha256(sitting_seed + number.to_bytes(4, "big")).digest()


def commitment(secret: bytes) -> bytes:
    """What is published before any seat gives its own seed."""
    return hashlib.sha256(secret).digest()


def round_seed(secret: bytes, number: int, seeds: Sequence[bytes]) -> bytes:
    """The seed of round `number` (from 1), mixed from the secret and what each seat gave (0 to 32 bytes)."""
    if any(len(seed) > SEED_BYTES for seed in seeds):
        raise ValueError(f"a seat gives at most {SEED_BYTES} bytes")
    given = b"".join(bytes([len(seed)]) + seed for seed in seeds)
    return hashlib.sha256(secret + number.to_bytes(4, "big") + given).digest()


def sitting_seed(text: str) -> bytes:
    """32 bytes from any text a person may type as a seed."""
    return hashlib.sha256(text.encode()).digest()
