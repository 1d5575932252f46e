"""The screens of word cards: what the seat knows, and nothing of what it does not; settlements as sums."""

import random
from typing import Any

import pytest

from paiju.core import seeds
from paiju.flow.game import Deal, Setup
from paiju.flow.options import completed
from paiju.flow.registry import find
from paiju.flow.round import AnyRound, Round
from tests.cli.shown import again, ending, shown
from tests.conformance import laws
from tests.kit.cards import CardTable

GAMES = ("fulushou", "weimaque")
WINNER = "444x555x666d123d23x78x00d9d"
"""Waits for 六 and 九 once it has eaten 一 and thrown 玖."""


def won(game: str, **options: Any) -> CardTable:
    """B eats 一, throws 玖, and wins with the 九 that is turned up next."""
    table = CardTable(game, ["1x", WINNER], draws="9x", fill=3, **options).play("A discard 1x")
    others_pass(table)
    table.play("B chi 123x; B discard 9d")
    while not table.menu("B"):
        others_pass(table)
    return table.play("B win")


def others_pass(table: CardTable) -> None:
    for letter in table.asked.replace("B", ""):
        table.play(f"{letter} pass")


@pytest.mark.parametrize("game", GAMES)
def test_cards_that_a_seat_has_not_seen_do_not_change_its_screen(game: str) -> None:
    compared = 0
    value = find(game)
    rules = value.compile(completed(value.options, {}))
    for seed in range(80):
        chooser = random.Random(seed)
        deal = rules.shuffle(seeds.sitting_seed(f"cards {seed}"))
        start: AnyRound = Round(rules, Setup(0, (0,) * 3), deal)
        recorder = laws.Recorder()
        recorder.play(start, chooser)
        answers = recorder.answers[: chooser.randrange(len(recorder.answers))]
        played = again(start, deal, answers)
        assert played is not None
        if played.over or played.state.left < 2:
            continue
        # a card of another seat's hand, as it was dealt, against one of the wall that nobody has drawn
        theirs = chooser.choice(rules.plan.dealing(range(len(deal.wall)), 0, 3)[chooser.choice((1, 2))])
        deep = chooser.randrange(len(deal.wall) - played.state.left, len(deal.wall))
        wall = list(deal.wall)
        wall[theirs], wall[deep] = wall[deep], wall[theirs]
        twin = again(start, Deal(tuple(wall)), answers)
        if twin is None or laws.public(twin) != laws.public(played) or tuple(wall) == deal.wall:
            continue
        compared += 1
        assert shown(twin, 0, game) == shown(played, 0, game)
    assert compared > 10


@pytest.mark.parametrize(("game", "options"), [("weimaque", {}), ("fulushou", {"hidden_wei": True})])
def test_the_kind_of_a_hidden_wei_is_nowhere_on_the_screens_of_others(game: str, options: dict[str, Any]) -> None:
    mine, theirs = "112346678899x11234678d", "233477x55567999000d"
    screens = []
    for kind in ("5x", "0x"):
        table = CardTable(game, [mine, f"{kind}{kind}{theirs}"], draws=kind, **options)
        table.play("A discard 8d")
        for letter in table.asked:
            table.play(f"{letter} pass")
        assert table.turn == "B"
        assert table.melds("B") == [("wei", kind)]
        screens.append(shown(table.round, 0, game))
        assert "（扣着）" in shown(table.round, 1, game)
    assert screens[0] == screens[1]
    assert "▮▮▮" in screens[0]


def test_discards_that_are_not_allowed_stand_in_brackets() -> None:
    table = CardTable("fulushou", ["1x", WINNER], draws="9x", fill=3).play("A discard 1x")
    others_pass(table)
    text = shown(table.play("B chi 123x").round, 1, "fulushou")
    assert "(a)" in text
    assert "（ ）里的不能打" in text
    assert "→ 听" in text


def test_a_claim_that_makes_a_dead_hand_is_warned_of() -> None:
    table = CardTable("weimaque", ["7x", "5x666x777x888x999x111d222d"], fill=1).play("A discard 7x")
    text = shown(table.round, 1, "weimaque")
    assert "吃 五六七" in text
    assert "会成死手（WM-8.4）" in text
    others_pass(table)
    assert "[死手]" in shown(table.play("B chi 567x").round, 0, "weimaque")


def test_the_sum_of_weimaque_can_be_followed() -> None:
    text = ending(won("weimaque", edition="quan").round, 1, "weimaque")
    for part in ("你 P1 胡  九  （下家的牌）", "黑坎 3", "红麻雀 2", "硬息 WM-14.1", "黑坎 9 + 红麻雀 2 = 11"):
        assert part in text
    assert "下家 付给 你 11 分" in text
    assert "WM-10.5" in text


def test_a_multiplier_stands_in_the_sum() -> None:
    hand = "222x555x777x333d999d00x8d8d"
    table = CardTable("weimaque", ["1x", f"{hand}"], draws="0x", fill=2).play("A discard 1x")
    while not table.menu("B"):
        others_pass(table)
    text = ending(table.play("B win").round, 1, "weimaque")
    assert "× 4（对子胡）" in text
    assert f"= {table.total()}" in text


def test_small_and_large_count_of_fulushou() -> None:
    small = ending(won("fulushou").round, 1, "fulushou")
    for part in ("小算 FL-15.1", "坎 9 + 对子 1 + 胡牌 1 = 11", "坎 3", "对子 1", "FL-13.3"):
        assert part in small
    heaven = CardTable("fulushou", ["444555x666d123x123d78999d"], fill=1).play("A win")
    large = ending(heaven.round, 0, "fulushou")
    for part in ("大算 FL-15.2", "起手就胡", "坎 12 = 12", "12 + 天胡 100 = 112", "FL-16.1"):
        assert part in large


def test_stakes_shares_and_pot_are_told() -> None:
    text = ending(won("weimaque", edition="quan", dou_liu_zi=True).round, 1, "weimaque")
    assert "逗溜子 WM-16.2" in text
    assert "上家 出 20 分" in text
    assert "锅里还有 40 分" in text


@pytest.mark.parametrize(("game", "word"), [("fulushou", "荒庄"), ("weimaque", "黄庄")])
def test_a_round_that_nobody_wins(game: str, word: str) -> None:
    text = ending(CardTable(game, [], fill=5).finish().round, 0, game)
    assert f"{word}：牌揭完了，没有人胡" in text
    assert "没有胡的" in text
