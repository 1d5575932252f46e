"""WM-8: what may be discarded, and the dead hand."""

import pytest

from paiju.core.errors import IllegalError
from tests.kit.cards import CardTable
from tests.rules.weimaque.setups import ALL, by, decline, run, until, weimaque


@pytest.mark.parametrize(("hand", "banned"), [("444x", True), ("44x", False)])
def test_wm_8_1_three_dealt(hand: str, banned: bool) -> None:
    table = weimaque([hand], fill=2)
    assert ("discard 4x" not in table.menu("A")) == banned
    if banned:
        assert table.refused("A", "discard 4x") == "WM-8.1"
        with pytest.raises(IllegalError):
            table.play("A discard 4x")


def test_wm_8_1_also_after_some_were_used() -> None:
    table = run(weimaque([ALL, "4446x"]), "A discard 5x; B chi 456x").pass_all()
    assert "discard 4x" not in table.menu("B")
    assert table.refused("B", "discard 4x") == "WM-8.1"


def test_wm_8_2_one_of_four() -> None:
    table = weimaque(["9999d12x", "12345678x", "67890x"], draws="5d3d3x")
    assert "discard 9d" in table.menu("A")
    run(table.play("A discard 9d"), "A chi 123x").pass_all()
    assert "discard 9d" not in table.menu("A")
    assert table.refused("A", "discard 9d") == "WM-8.2"


def test_wm_8_2_near_miss_while_all_four_are_there() -> None:
    table = weimaque(["9999d12x0d", "12345678x", "67890x"], draws="5d3d3x").play("A discard 0d")
    run(table, "A chi 123x").pass_all()
    assert "discard 9d" in table.menu("A")


@pytest.mark.parametrize(("hand", "claim"), [("4655x", "chi 456x"), ("555x", "peng")])
def test_wm_8_3_what_was_claimed(hand: str, claim: str) -> None:
    table = run(weimaque([ALL, hand, ""]), f"A discard 5x; B {claim}").pass_all()
    assert table.state.count(1, 4) > 0
    assert "discard 5x" not in table.menu("B")
    assert table.refused("B", "discard 5x") == ("WM-8.1" if claim == "peng" else "WM-8.3")


def test_wm_8_3_near_miss_the_other_cards_of_the_sequence() -> None:
    table = run(weimaque([ALL, "44667x1289x1234567890d"]), "A discard 5x; B chi 456x").pass_all()
    assert {"discard 4x", "discard 6x"} <= table.menu("B")


def shrinking(jans: str) -> CardTable:
    """B lays three 偎 of what it was dealt three times; `jans`: the kinds of its five 坎."""
    b = "".join(kind * 3 for kind in jans) + "x11d38d"
    one, two = jans[0] + "x", jans[1] + "x"
    table = weimaque([f"2467d{'' if '8' in jans else '8x'}", b, "2467d"], f"1d5d9d{one}0d9d{two}0d5d", fill=6)
    return run(table, "A discard 7d; B discard 3d")


def test_wm_8_4_a_wei_makes_it_dead() -> None:
    table = until(shrinking("13579"), "B dead")
    assert by(table, "B")[-3:] == ["draw 3x", "wei 333x", "dead"]
    assert (table.state.dead, table.state.size[1]) == ([0, 1, 0], 11)
    assert table.events[table.events.index("B dead") + 1].startswith("C draw")


def test_wm_8_4_the_wei_that_completes_it_may_win_first() -> None:
    table = until(shrinking("12357"), "B wei 222x")
    assert table.menu("B") == {"win", "pass"}
    assert table.play("B win").winner == "B"


def test_wm_8_4_after_passing_that_win_it_is_dead() -> None:
    table = until(shrinking("12357"), "B wei 222x").play("B pass")
    assert "B dead" in table.events
    table.finish()
    assert all(
        action.split(" ")[0] in ("draw", "turn") for action in by(table, "B")[by(table, "B").index("dead") + 1 :]
    )


def test_wm_8_4_its_cards_are_turned_for_the_others() -> None:
    table = until(shrinking("13579"), "B dead")
    before = len(by(table, "B"))
    while len(by(table, "B")) < before + 2:
        decline(table)
    assert [event.split(" ")[0] for event in by(table, "B")[before:]][:2] == ["draw", "turn"]


def test_wm_8_4_near_miss_one_card_that_may_go() -> None:
    table = until(shrinking("13579"), "B wei 111x")
    assert table.state.dead == [0, 0, 0]
