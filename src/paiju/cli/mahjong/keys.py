"""What a person types: digits are actions, letters are the tiles of the hand, words work too.

The digits mean the same at every moment, and every tile has its letter under it. `h` is no tile, so that who types it
for 胡 throws nothing away.
"""

import re
from collections.abc import Sequence

from paiju.cli.keys import parted, tidy
from paiju.cli.mahjong import faces
from paiju.core.tiles import TileSet
from paiju.mahjong.actions import Actions
from paiju.mahjong.kinds import TURN
from paiju.mahjong.state import State

LETTERS = "abcdefgijklmno"
"""Under the tiles of the hand, from the left."""

DIGITS = {
    "win": "1", "pong": "2", "kong": "3", "ready": "4", "chow": "5", "pass": "0",
}  # fmt: skip
"""Verb → its key."""

_WORDS = {
    "win": ("胡", "和", "胡牌", "自摸", "h", "hu"),
    "pong": ("碰", "p", "peng"),
    "kong": ("杠", "槓", "gang", "暗杠", "巴杠", "引杠", "明杠", "补杠"),
    "ready": ("听", "报听", "聽", "ting"),
    "chow": ("吃", "chi"),
    "pass": ("过", "過", "不要", "guo"),
    "discard": ("打", "出", "da"),
}
_TAKING = frozenset({"win", "pong", "kong"})
_VERBS = {word: verb for verb, words in _WORDS.items() for word in (verb, *words)}
_VERBS |= {digit: verb for verb, digit in DIGITS.items()} | {verb: verb for verb in DIGITS}


_WAY = re.compile(r"(?:5|chow|chi|吃) ?([1-9]?)")


def chow_key(place: int, count: int) -> str:
    """The key of a chow: `5`, where there are several with its place behind it."""
    return DIGITS["chow"] + (str(place + 1) if count > 1 else "")


def meant_chow(text: str, chows: Sequence[str]) -> str | None:
    """Which of the chows somebody means, `chow` where the key does not tell, None where it is no chow."""
    wanted = tidy(text)
    if wanted in chows:
        return wanted
    way = _WAY.fullmatch(wanted)
    if way is None:
        return None
    place = int(way[1]) - 1 if way[1] else 0
    told = bool(way[1]) or len(chows) == 1
    return chows[place] if told and place < len(chows) else "chow"


def hand_order(view: State, seat: int) -> list[int]:
    """The kinds of the hand from the left: sorted, the tile just drawn at the end."""
    hand = view.concealed(seat)
    if drawn_apart(view, seat):
        hand.remove(view.drawn)
        hand.append(view.drawn)
    return hand


def drawn_apart(view: State, seat: int) -> bool:
    """Whether the last tile of the hand is one that was just drawn."""
    return view.phase == TURN and view.turn == seat and view.drawn >= 0


def letter_of(order: Sequence[int], kind: int) -> str:
    """The letter of a tile of this kind, the last one, so that the tile just drawn is named by its own."""
    return LETTERS[len(order) - 1 - list(reversed(order)).index(kind)]


def meant(text: str, view: State, seat: int) -> str | None:
    """The text of the action that somebody means, e.g. `discard 5p`, legal or not; None where it names no action."""
    wanted, order = tidy(text), hand_order(view, seat)
    if wanted in _VERBS:
        return _VERBS[wanted]
    name = _tile(wanted, order, view.tiles)
    if name is not None:
        return f"discard {name}"
    verb, rest = parted(wanted, _VERBS)
    name = _tile(rest, order, view.tiles)
    if not verb or name is None:
        return None
    # `碰五筒` names the tile on the table, which the action itself does not
    return verb if verb in _TAKING and view.tile == view.tiles.index[name] else f"{verb} {name}"


def _tile(text: str, order: Sequence[int], tiles: TileSet) -> str | None:
    """The name of the tile that a letter or a notation names."""
    if len(text) == 1 and text in LETTERS[: len(order)]:
        return tiles.names[order[LETTERS.index(text)]]
    return faces.read(tiles, text)


def asked_about(text: str, view: State, seat: int, actions: Actions) -> int:
    """The number of the action in a question; a verb without its tile is taken to be about the tile just drawn.

    A pong or win of a tile that does not lie there is a question about the pong or win, a chow without its tiles one
    about some chow of the tile that lies there.

    Errors: `bad_request`.
    """
    order = hand_order(view, seat)
    if text.partition(" ")[0] in ("pong", "win"):
        text = text.partition(" ")[0]
    if text in ("kong", "ready", "discard") and view.phase == TURN and view.turn == seat and order:
        text = f"{text} {actions.tiles.names[order[-1]]}"
    if text == "chow":
        return next((chow for chow in chows_of(actions) if view.tile in actions.chow_tiles(chow)), actions.chow)
    return actions.number(text)


def chows_of(actions: Actions) -> range:
    """The numbers of all chows of a game."""
    return range(actions.chow, actions.count)
