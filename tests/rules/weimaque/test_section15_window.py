"""WM-15: the window after the deal, in every edition."""

from typing import Any

import pytest

from tests.rules.weimaque.setups import decline, run, weimaque

HEAVEN = "222345777000x45678999d"
BLACK = "1133445689x133455689d"
NINE = "112233557700x2277008d"


@pytest.mark.parametrize(
    ("edition", "given", "opened"),
    [("lao", None, False), ("lao", True, False), ("xiaozhuo", None, False), ("xiaozhuo", True, True),
     ("dazhuo", None, False), ("dazhuo", True, True), ("quan", None, True), ("zuanshi", None, True)],
)  # fmt: skip
def test_wm_15_1_when_it_is_open(edition: str, given: bool | None, opened: bool) -> None:
    options: dict[str, Any] = {} if given is None else {"tian_hu": given}
    table = weimaque([HEAVEN], edition=edition, **options)
    assert ("win" in table.menu("A")) == opened
    if opened:
        assert "天胡" in table.play("A win").items()


@pytest.mark.parametrize("edition", ["lao", "xiaozhuo", "dazhuo"])
def test_wm_15_1_near_miss_the_reason_is_the_closed_window(edition: str) -> None:
    assert weimaque([HEAVEN], edition=edition).refused("A", "win") == "WM-15.1"


@pytest.mark.parametrize("edition", ["quan", "zuanshi"])
def test_wm_15_1_open_without_the_item(edition: str) -> None:
    assert "win" in weimaque(["", NINE], edition=edition, tian_hu=False).menu("B")
    assert "win" not in weimaque([HEAVEN], edition=edition, tian_hu=False).menu("A")


@pytest.mark.parametrize(("answers", "winner"), [("B win; C win", "B"), ("B pass; C win", "C"), ("C pass; B win", "B")])
def test_wm_15_2_the_order(answers: str, winner: str) -> None:
    table = weimaque(["", NINE, BLACK], edition="quan")
    assert table.asked == "BC"
    for step in answers.split("; "):
        if step[0] in table.asked:
            table.play(step)
    assert table.winner == winner


def test_wm_15_2_near_miss_optional_and_over_with_the_discard() -> None:
    table = weimaque(["", NINE, BLACK], edition="quan").pass_all()
    assert (table.asked, table.winner) == ("A", "")
    decline(table)
    assert table.refused("B", "win") is not None


@pytest.mark.parametrize("edition", ["quan", "zuanshi"])
def test_wm_15_3_one_of_the_types(edition: str) -> None:
    assert "win" in weimaque(["", BLACK], edition=edition).menu("B")


@pytest.mark.parametrize("edition", ["xiaozhuo", "dazhuo"])
def test_wm_15_3_near_miss_the_edition_has_no_such_type(edition: str) -> None:
    assert weimaque(["", BLACK], edition=edition, tian_hu=True).menu("B") == set()


def test_wm_15_3_near_miss_none_holds() -> None:
    assert "win" not in weimaque(["", BLACK.replace("689d", "680d")], edition="quan").menu("B")


def test_wm_15_4_near_miss_of_a_dealer_only() -> None:
    table = run(weimaque([HEAVEN], edition="quan"), "A pass")
    assert "win" not in table.menu("A")
