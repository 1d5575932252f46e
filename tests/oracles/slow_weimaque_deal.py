"""Winning with the dealt hand of 安乡偎麻雀: the window and the types WM-15.5 to WM-15.12."""

from collections.abc import Sequence

from tests.oracles.slow_weimaque_reader import KINDS, RED, near, step
from tests.oracles.slow_weimaque_table import Options, edition_of, is_on


def window_is_open(options: Options) -> bool:
    """WM-15.1."""
    edition = edition_of(options)
    if edition in ("quan", "zuanshi"):
        return True
    return edition in ("xiaozhuo", "dazhuo") and is_on("tian_hu", options)


def dealt_types(tiles: Sequence[str]) -> dict[str, int]:
    """How often each special type holds, in whatever edition."""
    pairs = {kind: tiles.count(kind) // 2 for kind in KINDS}
    fours = [kind for kind in KINDS if tiles.count(kind) == 4]
    bombs = [kind for kind in fours if not _has_near(kind, tiles)]
    return {
        "全黑": not any(tile in RED for tile in tiles),
        "无息": never_ten(tiles),
        "六对红": sum(pairs[kind] for kind in RED) >= 6,
        "九对": sum(pairs.values()) >= 9,
        "四边对": all(tiles.count(kind) >= 2 for kind in ("1x", "0x", "1d", "0d")),
        "两炸弹": len(fours) >= 2,
        "红炸弹": len([kind for kind in bombs if kind in RED]),
        "黑炸弹": len([kind for kind in bombs if kind not in RED]),
    }


def never_ten(tiles: Sequence[str]) -> bool:
    """无息, WM-15.6."""
    many = [kind for kind in KINDS if tiles.count(kind) >= 2]
    reds = [kind for kind in many if kind in RED]
    if len(many) == 0:
        return True
    if len(many) == 1:
        return not reds or not _can_become_tuanyuan(many[0], tiles)
    if len(many) == 2:
        one, other = many
        return (
            not reds
            and not _can_become_tuanyuan(one, _less_a_pair(other, tiles))
            and not _can_become_tuanyuan(other, _less_a_pair(one, tiles))
        )
    return False


def _less_a_pair(kind: str, tiles: Sequence[str]) -> list[str]:
    """The tiles without those of `kind` if it is held exactly twice."""
    return [tile for tile in tiles if not (tile == kind and tiles.count(kind) == 2)]


def _can_become_tuanyuan(kind: str, tiles: Sequence[str]) -> bool:
    if tiles.count(kind) >= 3:
        return _has_near(kind, tiles)
    shapes = [(-2, -1), (-1, 1), (1, 2)]
    return any(step(kind, one) in tiles and step(kind, other) in tiles for one, other in shapes)


def _has_near(kind: str, tiles: Sequence[str]) -> bool:
    return any(near(kind, tile) for tile in tiles)
