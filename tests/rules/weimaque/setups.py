"""Rounds of 安乡偎麻雀 for the rule tests: hands, scripts in which the others let everything pass, records."""

from typing import Any

from paiju.core import seeds
from paiju.flow.match import Match
from paiju.flow.options import completed
from paiju.flow.registry import find
from paiju.flow.window import bits
from paiju.formats import record
from paiju.zipai.actions import DISCARD, LIU_OWN, PASS
from tests.kit.cards import CardTable
from tests.kit.driver import LETTERS

GAME = find("weimaque")
ALL = "1234567890x1234567890d"
"""One of each kind: no 偎, no 碰, no win."""


def without(cards: str, *, of: str = ALL) -> str:
    """One of each kind but these (single kinds, as `5x 0d`)."""
    small, big = of.removesuffix("d").split("x")
    for card in cards.split():
        if card.endswith("x"):
            small = small.replace(card[0], "", 1)
        else:
            big = big.replace(card[0], "", 1)
    return f"{small}x{big}d"


def weimaque(hands: list[str], draws: str = "", tail: str = "", **options: Any) -> CardTable:
    """A round of the game; see `CardTable`."""
    return CardTable("weimaque", hands, draws, tail, **options)


def run(table: CardTable, script: str) -> CardTable:
    """Play a script; in between everybody lets pass what he may, and discards his last card where he must."""
    for step in script.replace("\n", ";").split(";"):
        if step.strip():
            letter, _, text = step.strip().partition(" ")
            while not _offered(table, letter, text):
                assert not table.over, f"{step!r} was never possible: {table.events[-8:]}"
                decline(table)
            table.play(step)
    return table


def until(table: CardTable, event: str) -> CardTable:
    """Let everything pass until this has happened, like `B turn 5x`."""
    while event not in table.events:
        assert not table.over, f"no {event!r}: {table.events}"
        decline(table)
    return table


def _offered(table: CardTable, letter: str, text: str) -> bool:
    return any(text in (action, action.split(" ")[0]) for action in table.menu(letter))


def decline(table: CardTable) -> None:
    """The first seat that is asked lets it pass, or discards its last card."""
    seat = table.round.asked()[0]
    menu = table.round.menu(seat)
    discards = [action for action in bits(menu) if DISCARD <= action < LIU_OWN]
    table.round.answer(seat, PASS if menu >> PASS & 1 else max(discards))


def lapse(table: CardTable, letter: str) -> CardTable:
    """The time of a seat is over."""
    table.round.lapse(LETTERS.index(letter))
    return table


def presence(table: CardTable, letter: str, away: int) -> CardTable:
    """A seat leaves, comes back, or is put in or out of 托管."""
    table.round.presence(LETTERS.index(letter), away)
    return table


def by(table: CardTable, letter: str) -> list[str]:
    """What a seat did, in order."""
    return [event[2:] for event in table.events if event.startswith(letter + " ")]


def in_match(table: CardTable) -> Match:
    """A match whose round is the one at this table."""
    match = Match(table.rules, seeds.sitting_seed("rules"))
    match.round, match.number = table.round, table.round.setup.number
    match.dealer = table.round.setup.dealer
    return match


def lines_of(table: CardTable, **options: Any) -> list[str]:
    """The record of the round."""
    origin = record.Origin(GAME, completed(GAME.options, options), ("甲", "乙", "丙"), table.round.setup.number)
    return record.write(origin, table.round)


class Chosen:
    """Rules whose next wall is the one at a table."""

    def __init__(self, rules: Any) -> None:
        self._rules = rules
        self.wall: Any = None

    def __getattr__(self, name: str) -> Any:
        return getattr(self._rules, name)

    def shuffle(self, _seed: bytes) -> Any:
        """The chosen wall."""
        return self.wall


def chosen_match(**options: Any) -> Match:
    """A match for `sit`."""
    rules: Any = Chosen(GAME.compile(completed(GAME.options, options)))
    return Match(rules, seeds.sitting_seed("chosen"))


def sit(match: Match, hands: list[str], draws: str = "", tail: str = "", **options: Any) -> CardTable:
    """Deal the next round of the match with chosen hands."""
    rules: Any = match.rules
    dealer = LETTERS[match.dealer or 0]
    table = weimaque(hands, draws, tail, dealer=dealer, **options)
    rules.wall = table.round.deal
    table.rules, table.round = rules, match.deal()
    return table
