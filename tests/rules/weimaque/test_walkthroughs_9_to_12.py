"""The walkthroughs 9 to 12 of the rule page: the last card, the dealt hand, the pot."""

from typing import Any

import pytest

from tests.kit.cards import CardTable
from tests.rules.weimaque.setups import chosen_match, run, sit, until, weimaque

WAITS_5X = "1234699x111222555888d"


def last_card(a: str = "55x", c: str = "5x", edition: str = "xiaozhuo") -> CardTable:
    """Seat C draws the last card, 五, for which B waits."""
    hands = [a + "99x1258d", WAITS_5X + "7x", c]
    return weimaque(hands, tail="5x", dealer="B", edition=edition).play("B discard 7x").drain(0)


def test_walkthrough_9_wm_5_9_only_the_win_is_offered() -> None:
    table = last_card()
    assert (table.left, table.events[-1]) == (0, "C turn 5x")
    assert [table.menu(seat) for seat in "ABC"] == [set(), {"win", "pass"}, set()]
    assert table.refused("A", "peng") == "WM-5.9"
    assert table.play("B win").items()["海底胡"] == 20


def test_walkthrough_9_wm_12_24_near_miss_lao_has_no_such_item() -> None:
    assert "海底胡" not in last_card(edition="lao").play("B win").items()


def test_walkthrough_9_wm_2_4_nobody_wins() -> None:
    table = last_card().play("B pass")
    assert (table.over, table.money, table.next_dealer, table.winner) == (True, [0, 0, 0], "C", "")


def test_walkthrough_9_wm_5_9_a_wei_without_a_discard() -> None:
    table = last_card(a="", c="55x")
    assert table.events[-2:] == ["C draw 5x", "C wei 555x"]
    assert (table.over, table.next_dealer, table.melds("C")[-1]) == (True, "C", ("wei", "5x"))


def dealt(**options: Any) -> CardTable:
    """B was dealt 九对 and 六对红, C 全黑."""
    return weimaque(["", "112233557700x2277008d", "1133445689x133455689d"], **options)


def test_walkthrough_10_wm_15_2_b_is_first() -> None:
    table = dealt(edition="quan")
    assert (table.asked, table.menu("B"), table.menu("C")) == ("BC", {"win", "pass"}, {"win", "pass"})
    table.play("C win; B win")
    assert (table.winner, table.total(), table.money, table.next_dealer) == ("B", 150, [-150, 300, -150], "B")


def test_walkthrough_10_wm_15_14_all_are_added() -> None:
    table = dealt(edition="quan", tian_hu_stack=True).play("B win")
    assert table.items() == {"六对红": 150, "九对": 150}
    assert table.money == [-300, 600, -300]


def test_walkthrough_10_wm_15_2_b_passes() -> None:
    table = dealt(edition="quan").play("B pass; C win")
    assert (table.winner, table.items(), table.money) == ("C", {"全黑": 150}, [-150, -150, 300])


def test_walkthrough_10_wm_15_1_near_miss_the_window_is_closed() -> None:
    table = dealt(edition="dazhuo")
    assert table.asked == "A"
    assert all(action.startswith("discard ") for action in table.menu("A"))
    assert table.refused("B", "win")


def test_walkthrough_11_wm_16_4_a_sitting_with_a_pot() -> None:
    match = chosen_match(edition="quan", dou_liu_zi=True)
    start = match.balances
    first = sit(match, ["0d", "222777x111444888d3445x", "00d"], draws="5d4x")
    assert (first.money, first.pot) == ([-20, -10, -10], 40)
    run(first, "A discard 0d; B win")
    assert (first.total(), sum(first.items().values()) - first.items()["鸡丁"]) == (119, 19)
    assert (first.money, first.pot) == ([-20 - 119, -10 + 238 + 40, -10 - 119], 0)
    assert match.close().next_dealer == 1

    second = sit(match, [])
    assert (second.money, second.pot, second.asked) == ([0, 0, 0], 0, "B")
    second.finish()
    assert (second.winner, second.money) == ("", [0, 0, 0])
    assert match.close().next_dealer == 2

    third = sit(match, ["1235699x111444666888d", "", "0d"], draws="5d7x")
    assert (third.money, third.pot) == ([-10, -10, -20], 40)
    run(third, "C discard 0d; A win")
    assert (third.items(), third.money, third.pot) == ({"黑坎": 12}, [24 - 10, -12 - 10, -12 - 20], 40)
    match.close()

    assert list(match.finish()) == [14, 13, 13]
    assert [now - then for now, then in zip(match.balances, start, strict=True)] == [-111, 259, -148]
    assert match.pot == 0


@pytest.mark.parametrize("edition", ["lao", "xiaozhuo", "dazhuo"])
def test_walkthrough_11_wm_16_3_near_miss_no_first_contribution(edition: str) -> None:
    match = chosen_match(edition=edition, dou_liu_zi=True)
    assert (sit(match, []).money, match.pot) == ([0, 0, 0], 0)


def choosing(**options: Any) -> CardTable:
    """A has 吃 三四五, 碰 四, 偎 捌, 吃 肆伍陆 and 一一一二二二三; B turns 二."""
    hand = "11122234445x8845d69x10d"
    table = weimaque([hand, "", "0d"], draws="3x4x7d7d8d9d9d6d2x", dealer="C", number=2, edition="quan", **options)
    run(table, "C discard 0d; A chi 345x; A discard 6x; A peng; A discard 9x; A discard 1d; A chi 456d")
    return until(table, "B turn 2x")


@pytest.mark.parametrize(
    ("options", "total"),
    [({"dou_liu_zi": True, "pot": 80}, 268), ({"dou_liu_zi": True, "pot": 0}, 287), ({"pot": 80}, 287)],
)
def test_walkthrough_12_wm_9_5_the_pot_decides_the_split(options: dict[str, Any], total: int) -> None:
    table = choosing(**options)
    assert table.hand("A") == "1112223x"
    table.play("A win")
    assert table.total() == total
    assert ("手牵手" in table.items()) == (total == 287)
    assert ("边坎" in table.items()) == (total == 268)
    taken = 80 if total == 268 else 0
    assert table.money == [2 * total + taken, -total, -total]
