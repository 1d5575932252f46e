"""Why no 胡, held against the slow readings of the rule pages, through rounds that are played well enough to come near.

What is expected is worked out here from the phase and the seat's own tiles, and not by the code that tells it.
"""

import json
import random
from collections.abc import Callable, Mapping
from functools import cache
from typing import Any, NamedTuple

import pytest

from paiju import bots
from paiju.advice import why
from paiju.core import seeds
from paiju.flow.game import Setup
from paiju.flow.observation import Observation
from paiju.flow.round import AnyRound, Round
from paiju.flow.window import bits
from paiju.mahjong import kinds as mahjong
from paiju.mahjong.facts import declared
from paiju.zipai import kinds as cards
from paiju.zipai.cards import CARDS
from paiju.zipai.facts import MELD_NAMES as CARD_MELDS
from paiju.zipai.menus import laid
from tests.kit import compiled
from tests.oracles import slow_fulushou, slow_hebei, slow_neijiang, slow_weimaque, slow_yushu
from tests.oracles.slow_tiles import read_tiles
from tests.rules.yushu.setups import sit

ROUNDS = 8
Ask = dict[str, Any]


# --- what the pages say of a hand: "" where it wins


def _neijiang(ask: Ask) -> str:
    win, melds = ask["win"], [(meld["kind"], read_tiles(meld["tiles"])[0]) for meld in ask["melds"]]
    score = slow_neijiang.best(read_tiles(ask["hand"]), melds, win.get("tile"), 4, win["by"], (), {})
    return "NJ-6.1" if score is None else ""


def _yushu(ask: Ask) -> str:
    return str(slow_yushu.score(ask).get("why", ""))


def _hebei(ask: Ask) -> str:
    return str(slow_hebei.answer(ask).get("why", ""))


def _fulushou(ask: Ask) -> str:
    score = slow_fulushou.best(ask)
    return score if isinstance(score, str) else ""


def _weimaque(ask: Ask) -> str:
    score = slow_weimaque.best(ask)
    return score if isinstance(score, str) else ""


class Page(NamedTuple):
    """A game: its reading of hands, and the rules that forbid a win whatever the hand is."""

    hand: Callable[[Ask], str]
    turn: str
    """It is another's turn."""
    claimed: str
    """Right after a claim."""
    rules: Mapping[str, str]


PAGES = {
    "neijiang": Page(
        _neijiang, "NJ-4.1", "NJ-4.3", {"own": "NJ-4.1", "won": "NJ-4.16", "passed": "NJ-4.11", "opening": "NJ-2.5"}
    ),
    "yushu": Page(_yushu, "YS-4.1", "YS-4.1", {"own": "YS-4.1", "wild": "YS-4.6", "opening": "YS-2.5"}),
    "hebei": Page(_hebei, "HB-4.1", "HB-4.1", {"own": "HB-6.4"}),
    "fulushou": Page(_fulushou, "FL-4.2", "FL-12.3", {"discard": "FL-12.3", "dealt": "FL-4.1"}),
    "weimaque": Page(_weimaque, "WM-5.2", "WM-9.1", {"discard": "WM-9.1", "dealt": "WM-15.2", "dead": "WM-8.4"}),
}


@cache
def read_slowly(game: str, ask: str) -> str:
    """Each hand once: most are asked about at many moments."""
    return PAGES[game].hand(json.loads(ask))


def of_hand(game: str, ask: Ask) -> str:
    return read_slowly(game, json.dumps(ask, sort_keys=True))


# --- what is expected at a moment


def of_mahjong(game: str, rules: Any, view: Any, seat: int) -> str:
    """The rule against a win of the seat, "" where nothing is against it."""
    page, phase = PAGES[game], view.phase
    if seat in view.winners:
        return page.rules["won"]
    if phase == mahjong.OPENING:
        return "" if rules.menu(view, seat) >> 1 & 1 else page.rules["opening"]
    if phase == mahjong.TURN:
        if seat != view.turn:
            return page.turn
        if view.turn_kind == mahjong.TURN_CLAIM:
            return page.claimed
        by, tile = ("deal", "") if view.turn_kind == mahjong.TURN_DEAL else ("draw", rules.plan.tiles.names[view.drawn])
        return of_hand(game, mahjong_ask(game, rules, view, seat, by, tile))
    assert phase in (mahjong.CLAIMS, mahjong.ROBBING), phase
    if seat == view.source:
        return page.rules["own"]
    if view.tile == view.wild:
        return page.rules["wild"]
    by = "kong" if phase == mahjong.ROBBING else "discard"
    found = of_hand(game, mahjong_ask(game, rules, view, seat, by, rules.plan.tiles.names[view.tile]))
    held_back = not found and not rules.menu(view, seat) >> 1 & 1
    return page.rules["passed"] if held_back else found


def mahjong_ask(game: str, rules: Any, view: Any, seat: int, by: str, tile: str) -> Ask:
    tiles, hand = rules.plan.tiles, view.concealed(seat)
    if by == "draw":
        hand.remove(tiles.index[tile])
    melds = [
        {"kind": mahjong.MELD_NAMES[kind], "tiles": tiles.write(declared(kind, low).tiles)}
        for kind, low, _, _ in view.melds[seat]
    ]
    win = {"by": by} | ({"tile": tile} if tile else {}) | ({"from": view.source} if by in ("discard", "kong") else {})
    wild = {"wild": tiles.names[view.wild]} if view.wild >= 0 else {}
    hand_text = tiles.write(hand)
    return {"game": game, "hand": hand_text, "melds": melds, "win": win, "seat": seat, "dealer": view.dealer, **wild}


def of_cards(game: str, rules: Any, view: Any, seat: int) -> str:
    page, phase = PAGES[game], view.phase
    if phase == cards.CLAIMS:
        return page.rules["discard"]
    if phase == cards.OPENING:
        return of_hand(game, cards_ask(game, view, seat, "deal"))
    if phase == cards.TURNED:
        if view.dead[seat]:
            return page.rules["dead"]
        return of_hand(game, cards_ask(game, view, seat, "draw" if seat == view.source else "turn"))
    if seat != view.turn or phase == cards.DONE:
        return page.turn
    if phase == cards.LOOK:
        menu = {rules.actions.text(action) for action in bits(rules.menu(view, seat))}
        return "FL-5.7" if menu == {"wei"} else "FL-12.2"
    assert phase == cards.OWED, phase
    if view.owed == cards.AFTER_CLAIM:
        return page.claimed
    if view.owed == cards.AFTER_DEAL:
        return of_hand(game, cards_ask(game, view, seat, "deal")) or page.rules["dealt"]
    return page.rules["dead"] if view.dead[seat] else of_hand(game, cards_ask(game, view, seat, "wei"))


def cards_ask(game: str, view: Any, seat: int, by: str) -> Ask:
    melds = [
        {"kind": CARD_MELDS[group.kind], "tiles": CARDS.write(group.cards)} for group in map(laid, view.melds[seat])
    ]
    win = {"by": by} | ({"tile": CARDS.names[view.tile]} if by in ("draw", "turn") else {})
    dealt = {"dealt": CARDS.write(view.hands_dealt[seat])} if game == "weimaque" else {}
    hand = CARDS.write(view.concealed(seat))
    return {"game": game, "hand": hand, "melds": melds, "win": win, "seat": seat, "dealer": view.dealer, **dealt}


# --- rounds


def played_well(rules: Any, seed: int, visit: Callable[[AnyRound], None]) -> None:
    """The bots look for a win, and one time in two let it go."""
    chooser = random.Random(seed)
    played: AnyRound = Round(
        rules,
        Setup(seed % rules.seats, (rules.start_balance,) * rules.seats),
        rules.shuffle(seeds.sitting_seed(f"{seed}")),
    )
    players = [bots.find("steady", f"{seed}") for _ in range(rules.seats)]
    while not played.over:
        visit(played)
        seat = chooser.choice(played.asked())
        action = players[seat].choose(Observation(played, seat))
        others = [other for other in bits(played.menu(seat)) if other != action]
        if action == rules.actions.number("win") and others and chooser.random() < 0.5:
            action = chooser.choice(others)
        played.answer(seat, action)


CASES: dict[str, tuple[str, dict[str, Any], set[str]]] = {
    "neijiang": ("neijiang", {}, {"NJ-6.1", "NJ-4.1", "NJ-4.3", "NJ-4.16", "NJ-2.5"}),
    "neijiang with pass_lock": ("neijiang", {"pass_lock": True}, {"NJ-6.1", "NJ-4.11"}),
    "yushu": ("yushu", {}, {"YS-6.1", "YS-6.4", "YS-4.1"}),
    "hebei": ("hebei", {}, {"HB-6.1", "HB-6.4", "HB-4.1"}),
    "fulushou": ("fulushou", {}, {"FL-3.1", "FL-12.4", "FL-12.3", "FL-4.2"}),
    "weimaque": ("weimaque", {}, {"WM-9.2", "WM-9.3", "WM-9.1", "WM-5.2"}),
}
"""The game, its options, and the rules that must have come up."""


@pytest.mark.parametrize("case", CASES)
def test_the_rule_against_a_win_is_the_one_that_the_page_has(case: str) -> None:
    """Without the shape: that of shapes. With it: the condition, the number of xi, the win let go, …"""
    game, options, must_come = CASES[case]
    rules: Any = compiled(game, options)
    expected = of_mahjong if hasattr(rules.plan, "tiles") else of_cards
    seen: set[str] = set()

    def visit(played: AnyRound) -> None:
        for seat in range(rules.seats):
            view, menu = played.view(seat), played.menu(seat)
            rule = expected(game, rules, view, seat)
            asked_before = not rule and not menu >> rules.actions.number("win") & 1
            told = [reason.rule for reason in why(rules, view, menu, seat, "win")]
            assert told == ([rules.once] if asked_before else [rule] if rule else []), (view.phase, seat)
            seen.update(told)

    for seed in range(ROUNDS):
        played_well(rules, seed, visit)
    assert must_come <= seen, must_come - seen


@pytest.mark.parametrize(
    ("hand", "rule"),
    [
        ("234567345m678p5p", "YS-6.2"),
        ("234m567p345678s5p", "YS-6.3"),
        ("123m567p345678s5p", "YS-6.4"),
        ("123m567p345679s5p", "YS-6.1"),
    ],
)
def test_a_hand_with_a_shape_is_told_the_condition_that_it_misses(hand: str, rule: str) -> None:
    table = sit(["5p", hand]).play("A discard 5p")
    view, menu = table.round.view(1), table.round.menu(1)
    assert of_mahjong("yushu", table.rules, view, 1) == rule
    assert [reason.rule for reason in why(table.rules, view, menu, 1, "win")] == [rule]
