"""Why no claim: at every moment of random rounds held against the sentences of the rule pages, read out slowly here."""

import re
from collections.abc import Callable
from typing import Any

import pytest

from paiju.advice import why
from paiju.core.seats import after
from paiju.flow.registry import games
from paiju.flow.round import AnyRound
from paiju.formats import pages
from paiju.mahjong import kinds as mahjong
from paiju.mahjong.actions import KONG, PASS, PONG, WIN
from paiju.zipai import kinds as cards
from paiju.zipai.actions import CHI, DISCARD, PENG
from paiju.zipai.cards import SEQUENCES, is_red_sequence
from tests.kit import Table, compiled, play_out
from tests.rules.yushu.setups import sit

GAMES = [game.id for game in games()]
SEEDS = 12
ASKED_ONCE = {"zh": r"每人只问一次|每家只答一个", "en": r"once|one answer"}
PONGS = {"neijiang": "NJ-4.3", "yushu": "YS-4.1", "hebei": "HB-4.2"}
KONGS = {"neijiang": "NJ-4.4", "yushu": "YS-4.1", "hebei": "HB-4.4"}
OWN_WINS = {"neijiang": "NJ-4.1", "yushu": "YS-4.1", "hebei": "HB-6.4"}
"""Who may win what, when: not one's own discard."""
NO_ROOM = {"neijiang": "NJ-4.8", "yushu": "YS-4.8", "hebei": "HB-4.8"}
EMPTY = {"neijiang": "NJ-4.15", "yushu": "YS-4.9", "hebei": ""}
FROZEN = {"neijiang": "NJ-5.2", "yushu": "", "hebei": "HB-5.2"}


@pytest.mark.parametrize("game", GAMES)
def test_the_rule_for_who_has_answered_says_that_he_is_asked_once(game: str) -> None:
    once = compiled(game).once
    for language, said in ASKED_ONCE.items():
        assert re.search(said, pages.rule(game, once, language)), once


def visited(game: str, check: Callable[[Any, Any, int, int], None], **options: Any) -> None:
    """Random rounds: `check` gets the rules, and of every seat at every moment the view, the seat and its menu."""
    rules: Any = compiled(game, options)

    def visit(played: AnyRound) -> None:
        if not played.over:
            for seat in range(rules.seats):
                check(rules, played.view(seat), seat, rules.menu(played.view(seat), seat))

    for seed in range(SEEDS):
        play_out(rules, seed, visit)


# --- mahjong


def claim_open(view: Any, seat: int, menu: int) -> bool:
    """Whether another's discard lies open that this seat could take, and no win is due instead."""
    others = view.phase == mahjong.CLAIMS and seat != view.source and seat not in view.winners
    return others and view.tile != view.wild and menu != 1 << WIN


def _pong(game: str, rules: Any, view: Any, seat: int) -> str:
    if not view.left:
        return EMPTY[game]
    return FROZEN[game] if view.ready[seat] else PONGS[game]


def _kong(game: str, rules: Any, view: Any, seat: int) -> str:
    if not view.left:
        return EMPTY[game]
    if view.concealed(seat).count(view.tile) < 3:
        return KONGS[game]
    return NO_ROOM[game] if not rules.table.kong_fits(view) else FROZEN[game]


@pytest.mark.parametrize("game", PONGS)
def test_a_pong_or_kong_of_anothers_discard(game: str) -> None:
    """Too few tiles, an empty wall, a hand that is frozen."""
    seen = set()

    def check(rules: Any, view: Any, seat: int, menu: int) -> None:
        if claim_open(view, seat, menu):
            for action, expected in ((PONG, _pong), (KONG, _kong)):
                found = rules.why_not(view, seat, action)
                if menu >> action & 1:
                    assert found is None
                else:
                    assert found == expected(game, rules, view, seat)
                    seen.add(found)

    visited(game, check)
    assert {PONGS[game], KONGS[game]} <= seen


@pytest.mark.parametrize("game", PONGS)
def test_ones_own_discard_is_for_others(game: str) -> None:
    """Each claim has the rule of its own verb."""
    of_verbs = {WIN: OWN_WINS[game], PONG: PONGS[game], KONG: KONGS[game], PASS: compiled(game).once}
    moments = []

    def check(rules: Any, view: Any, seat: int, menu: int) -> None:
        if view.phase == mahjong.CLAIMS and seat == view.source and seat not in view.winners:
            moments.append(seat)
            for action, rule in of_verbs.items():
                assert rules.why_not(view, seat, action) == rule
        if view.phase == mahjong.ROBBING and seat == view.source and seat not in view.winners:
            assert rules.why_not(view, seat, WIN) == OWN_WINS[game]

    visited(game, check)
    assert len(moments) > 40


def test_a_chow_is_locked_only_where_a_wild_tile_would_make_it() -> None:
    """YS-4.5 for the next seat alone, and only if it holds both tiles, the wild one among them; else YS-4.1."""
    seen: dict[str, int] = {}

    def check(rules: Any, view: Any, seat: int, menu: int) -> None:
        if not claim_open(view, seat, menu) or not view.left:
            return
        held = view.concealed(seat)
        for chow in range(rules.actions.chow, rules.actions.count):
            tiles = rules.actions.chow_tiles(chow)
            others = [kind for kind in tiles if kind != view.tile]
            could = seat == after(view.source, 1, 4) and len(others) == 2 and all(kind in held for kind in others)
            expected = None if not could else "YS-4.5" if view.wild in others else ""
            found = rules.why_not(view, seat, chow)
            assert found == ("YS-4.1" if expected is None else expected or None), (tiles, view.tile, held)
            seen[found or "may"] = seen.get(found or "may", 0) + 1

    visited("yushu", check)
    assert min(seen[rule] for rule in ("YS-4.1", "YS-4.5", "may")) > 3, seen


def told(table: Table, letter: str) -> dict[str, str]:
    """Verb → rule, for a seat."""
    seat = "ABCD".index(letter)
    found = why(table.rules, table.round.view(seat), table.round.menu(seat), seat)
    return {reason.action: reason.rule for reason in found}


def test_why_no_chow_with_the_wild_tile_beside_the_discard() -> None:
    """会儿 is 8m; 7m is thrown, which D could pong, so that all wait.

    Who holds 6m and 8m is told that it is locked; who lacks one, or is not next, is not.
    """
    assert told(sit(["7m", "68m147258p369s77z", "", "77m"]).play("A discard 7m"), "B")["chow"] == "YS-4.5"
    assert told(sit(["7m", "88m147258p369s77z", "", "77m"]).play("A discard 7m"), "B")["chow"] == "YS-4.1"
    assert told(sit(["7m", "", "68m", "77m"]).play("A discard 7m"), "C")["chow"] == "YS-4.1"
    assert "chow" not in told(sit(["7m", "56m8m"]).play("A discard 7m"), "B"), "there is another way to eat it"


@pytest.mark.parametrize("game", ["neijiang", "hebei"])
def test_where_nobody_eats_that_is_the_rule(game: str) -> None:
    def check(rules: Any, view: Any, seat: int, menu: int) -> None:
        if seat not in view.winners:
            found = {rules.why_not(view, seat, chow) for chow in range(rules.actions.chow, rules.actions.count)}
            assert found == {"NJ-4.2" if game == "neijiang" else "HB-4.3"}

    visited(game, check)


# --- word cards


def test_there_is_no_liu_in_weimaque_and_that_is_what_is_told() -> None:
    """At every moment, to whoever asks: of one card, of any, by the verb alone."""
    moments = []

    def check(rules: Any, view: Any, seat: int, menu: int) -> None:
        moments.append(view.phase)
        told_of = {reason.action: reason.rule for reason in why(rules, view, menu, seat)}
        assert told_of["liu"] == "WM-4.6"
        for action in range(rules.actions.count):
            if rules.actions.text(action).split()[0] == "liu":
                assert rules.why_not(view, seat, action) == "WM-4.6"

    visited("weimaque", check, force_win=True)
    assert {cards.TURNED, cards.CLAIMS, cards.OWED} <= set(moments)


def test_near_miss_in_waihuzi_it_depends_on_the_moment() -> None:
    found: set[str] = set()

    def check(rules: Any, view: Any, seat: int, menu: int) -> None:
        found.update(reason.rule for reason in why(rules, view, menu, seat) if reason.action == "liu")

    visited("fulushou", check)
    assert {"FL-6.1", "FL-4.2"} <= found


LACKING = {"fulushou": ("FL-7.1", "FL-8.1", "FL-8.1"), "weimaque": ("WM-6.6", "WM-6.8", "WM-6.9")}
"""碰 without a pair, 吃 without the two cards, 吃 of a card that is not for this seat."""
OTHERWISE = {
    "fulushou": ({"FL-7.4", "FL-10.6", "FL-9.3"}, {"FL-10.6", "FL-9.3"}),
    "weimaque": ({"WM-6.6", "WM-7.4", "WM-8.4", "WM-5.9"}, {"WM-7.1", "WM-8.4", "WM-5.9"}),
}
"""Who has the cards is told something else: his own card, marks, bans, the last card."""


@pytest.mark.parametrize("game", LACKING)
def test_a_peng_or_chi_of_an_open_card(game: str) -> None:
    no_pair, no_cards, no_seat = LACKING[game]
    may_peng, may_chi = OTHERWISE[game]
    seen = set()

    def check(rules: Any, view: Any, seat: int, menu: int) -> None:
        if view.phase not in (cards.TURNED, cards.CLAIMS) or menu == 1 << WIN:
            return
        held = view.concealed(seat)
        eaters = {after(view.source, 1, view.seats)} | ({view.source} if view.phase == cards.TURNED else set())
        for action in range(PENG, DISCARD):
            found = rules.why_not(view, seat, action)
            if menu >> action & 1:
                assert found is None
                continue
            seen.add(found)
            if action == PENG:
                fits, rule, others = held.count(view.tile) >= 2, no_pair, may_peng
            else:
                left = [card for card in SEQUENCES[action - CHI] if card != view.tile]
                known = game == "fulushou" or not is_red_sequence(action - CHI)  # no 二七十: WM-4.6
                whole = known and view.tile in SEQUENCES[action - CHI] and all(card in held for card in left)
                fits, rule, others = whole and seat in eaters, no_cards if seat in eaters else no_seat, may_chi
            assert found in others if fits else found == rule, (rules.actions.text(action), found)

    visited(game, check)
    assert {no_pair, no_cards, no_seat} <= seen
    assert len(seen) > 3, seen
