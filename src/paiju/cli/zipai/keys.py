"""What a person types at a table of word cards: digits are actions, letters are the kinds in the hand, words work too.

The digits mean the same at every moment. One letter stands for all equal cards. No letter begins a verb: who types `h`
for 胡 throws nothing away.
"""

import re
from collections.abc import Sequence

from paiju.cli.keys import legal, parted, tidy
from paiju.cli.zipai import faces
from paiju.zipai.actions import CHI, LIU_OWN, Actions
from paiju.zipai.cards import CARDS, sequences_with
from paiju.zipai.kinds import LOOK, OWED
from paiju.zipai.play import ZipaiRules
from paiju.zipai.state import State

LETTERS = "abcdefgijkmnorsuvxyz"
"""Under the kinds of the hand, from the left."""

DIGITS = {"win": "1", "liu": "2", "wei": "3", "peng": "4", "chi": "5", "pass": "0"}
"""Verb → its key."""

_WORDS = {
    "win": ("胡", "和", "胡牌", "自摸", "h", "hu"),
    "liu": ("溜", "l"),
    "wei": ("偎", "歪", "wai"),
    "peng": ("碰", "p", "pong"),
    "chi": ("吃", "chow"),
    "pass": ("过", "過", "不要", "guo"),
    "discard": ("打", "出", "da"),
}
_TAKING = frozenset({"win", "liu", "wei", "peng"})
_VERBS = {word: verb for verb, words in _WORDS.items() for word in (verb, *words)}
_VERBS |= {digit: verb for verb, digit in DIGITS.items()}
_WAY = re.compile(r"(?:5|chi|chow|吃) ?([1-9])")
_ACTIONS = Actions()


def hand_order(view: State, seat: int) -> list[int]:
    """The kinds of the hand from the left: small ones, then big ones."""
    return sorted(set(view.concealed(seat)))


def letter_of(order: Sequence[int], kind: int) -> str:
    """The letter of a kind."""
    return LETTERS[order.index(kind)]


def way_key(place: int) -> str:
    """What is typed for one of several ways to eat, counted from 0."""
    return f"{DIGITS['chi']}{place + 1}"


def meant(text: str, view: State, seat: int, menu: int) -> str | None:
    """The text of the action that somebody means, e.g. `discard 5x`, legal or not; None where it names no action."""
    wanted, order = tidy(text), hand_order(view, seat)
    if wanted in _VERBS:
        return _VERBS[wanted]
    way = _WAY.fullmatch(wanted)
    if way is not None:
        return _way(int(way[1]), menu)
    single = _cards(wanted, order)
    if len(single) == 1:
        return f"discard {CARDS.names[single[0]]}"
    verb, rest = parted(wanted, _VERBS)
    return _with_cards(verb, _cards(rest, order), view)


def _way(number: int, menu: int) -> str | None:
    """The way to eat with this number."""
    ways = legal(_ACTIONS, menu, "chi")
    return ways[number - 1] if number <= len(ways) else None


def _cards(text: str, order: Sequence[int]) -> list[int]:
    """The kinds that a letter or a notation names."""
    if len(text) == 1 and text in LETTERS[: len(order)]:
        return [order[LETTERS.index(text)]]
    return faces.read(text)


def _with_cards(verb: str, kinds: Sequence[int], view: State) -> str | None:
    """`吃一二` names the cards of the hand, `吃一二三` the group; `碰七` the card on the table."""
    shown = view.drawn if view.phase == LOOK else view.tile
    if verb == "chi" and len(kinds) in (2, 3):
        return f"chi {CARDS.write([*kinds, shown] if len(kinds) == 2 and shown >= 0 else kinds)}"
    if len(kinds) != 1 or not verb:
        return None
    if verb in _TAKING and kinds[0] == shown:
        return verb
    return f"{verb} {CARDS.names[kinds[0]]}" if verb in ("liu", "discard") else None


def asked_about(rules: ZipaiRules, text: str, view: State, seat: int) -> int:
    """The number of the action in a question; a verb without cards is about the likeliest.

    A claim of a card that does not lie there is a question about the claim.

    Errors: `bad_request`.
    """
    order = hand_order(view, seat)
    verb, rest = parted(tidy(text), _VERBS)
    if verb in _TAKING and verb != "liu" and _cards(rest, order):
        text = verb
    if text == "discard" and order:
        text = f"discard {CARDS.names[order[-1]]}"
    if text == "liu" and view.phase == OWED and order:
        return LIU_OWN + max(order, key=lambda kind: view.count(seat, kind))
    if text == "chi":
        return _likeliest(rules, view, seat)
    return rules.actions.number(text)


def _likeliest(rules: ZipaiRules, view: State, seat: int) -> int:
    """Of the ways to eat the open card one for which the hand has the cards, if there is one."""
    ways = [CHI + place for place in sequences_with(view.tile)] if view.tile >= 0 else [CHI]
    lacking = rules.plan.reasons["chi_cards"]
    return next((way for way in ways if rules.why_not(view, seat, way) != lacking), ways[0])
