"""Tiles of the public formats as names, mahjong tiles and word cards alike."""

from collections.abc import Sequence

RANKS_OF_SUIT = {
    "m": "123456789",
    "p": "123456789",
    "s": "123456789",
    "z": "1234567",
    "x": "1234567890",
    "d": "1234567890",
}
SUITED = [rank + suit for suit in "mps" for rank in "123456789"]
HONOURS = [f"{rank}z" for rank in range(1, 8)]
MAHJONG = SUITED + HONOURS
COPIES = 4

# The code points of the mahjong block in order: winds, 中 发 白, then 万 条 筒.
PICTURES = [*HONOURS[:4], "7z", "6z", "5z", *SUITED[:9], *SUITED[18:], *SUITED[9:18]]
FACES = {chr(0x1F000 + place): tile for place, tile in enumerate(PICTURES)}
FACES |= dict(zip("东南西北白发中", HONOURS, strict=True))
FACES |= {face: f"{rank}x" for face, rank in zip("一二三四五六七八九十", "1234567890", strict=True)}
FACES |= {face: f"{rank}d" for face, rank in zip("壹贰叁肆伍陆柒捌玖拾", "1234567890", strict=True)}


def read_tiles(text: str) -> list[str]:
    """The tiles in the order written: ``"12m 东"`` is 1m 2m 1z.

    Runs of digits with the suit letter behind them, faces and spaces; anything else, a
    rank that the suit does not have included, is a ValueError.
    """
    found: list[str] = []
    ranks = ""
    for character in text.replace(" ", ""):
        if character in "0123456789":
            ranks += character
        elif character in RANKS_OF_SUIT and ranks and set(ranks) <= set(RANKS_OF_SUIT[character]):
            found += [rank + character for rank in ranks]
            ranks = ""
        elif character in FACES and not ranks:
            found.append(FACES[character])
        else:
            raise ValueError(f"no tiles: {text!r}")
    if ranks:
        raise ValueError(f"digits without a suit: {text!r}")
    return found


def text_of(tiles: Sequence[str]) -> str:
    """The compact text of mahjong tiles of one suit: ``["5m", "4m"]`` is ``"45m"``."""
    return "".join(sorted(tile[0] for tile in tiles)) + tiles[0][1]
