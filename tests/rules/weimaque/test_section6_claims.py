"""WM-6.6 to WM-6.10: 碰 and 吃."""

import pytest

from tests.rules.weimaque.setups import ALL, run, until, weimaque


def test_wm_6_6_a_discard_or_a_turned_card() -> None:
    table = run(weimaque(["5x", "", "55x"]), "A discard 5x; C peng")
    assert table.melds("C") == [("peng", "5x")]
    table = run(weimaque(["0d", "124567890x123456789d", "55x"], "5x"), "A discard 0d; C peng")
    assert table.events[-1] == "C peng 555x"


def test_wm_6_6_is_laid_open_and_optional() -> None:
    table = weimaque(["5x", "", "55x"]).play("A discard 5x")
    assert "pass" in table.menu("C")
    run(table, "C peng")
    assert table.seen_by("A")[-1] == {"event": "meld", "seat": 2, "kind": 1, "what": 4, "source": 0, "taken": 4}


@pytest.mark.parametrize("held", ["5x", "0x"])
def test_wm_6_6_near_miss_one_or_none(held: str) -> None:
    table = weimaque([ALL, "55x", held + "123467890x12345678d"]).play("A discard 5x")
    assert "peng" not in table.menu("C")
    assert table.refused("C", "peng") == "WM-6.6"


def test_wm_6_6_near_miss_not_what_one_has_discarded() -> None:
    table = weimaque(["55x0d", "55x"]).play("A discard 5x")
    assert table.menu("A") == set()
    assert table.refused("A", "peng") == "WM-6.6"


def test_wm_6_6_near_miss_passed_before() -> None:
    table = run(weimaque(["5x", "5x", "55x"], draws="5d"), "A discard 5x; C pass").pass_all()
    until(table, "B turn 5d")
    assert table.marked("no_peng", "C") == {"5x"}


@pytest.mark.parametrize(("held", "left"), [("555x", 1), ("55x", 0)])
def test_wm_6_7_one_stays(held: str, left: int) -> None:
    table = run(weimaque(["5x", "", held + "0123d789x"], fill=1), "A discard 5x; C peng")
    assert table.state.count(2, 4) == left
    assert "discard 5x" not in table.menu("C")


def test_wm_6_8_two_cards_and_nothing_else() -> None:
    table = run(weimaque([ALL, "455567x12346789d012x"]), "A discard 5x; B chi 456x")
    table.pass_all()
    assert table.melds("B") == [("chi", "456x")]
    assert table.state.size[1] == 17


def test_wm_6_8_is_optional_and_open() -> None:
    table = weimaque([ALL, "46x"]).play("A discard 5x")
    assert {"chi 456x", "pass"} <= table.menu("B")
    run(table, "B chi 456x").pass_all()
    assert {"event": "meld", "seat": 1, "kind": 0, "what": 3, "source": 0, "taken": 4} in table.seen_by("C")


@pytest.mark.parametrize(("held", "chi"), [("46d", "456d"), ("4d6x", "456x"), ("4x6d", "456x"), ("68x", "567x")])
def test_wm_6_8_near_miss_the_cards_are_not_there(held: str, chi: str) -> None:
    table = weimaque([ALL, held + "11229900x112289900d", "55x"]).play("A discard 5x")
    assert (table.asked, table.menu("B")) == ("C", set())
    assert table.refused("B", f"chi {chi}") == "WM-6.8"


def test_wm_6_9_the_own_draw() -> None:
    table = run(weimaque(["0d", "1234678x13456789d90x0d"], draws="5x"), "A discard 0d; B chi 456x").pass_all()
    assert table.melds("B") == [("chi", "456x")]


@pytest.mark.parametrize(("seat", "why"), [("A", "WM-6.9"), ("C", None)])
def test_wm_6_9_turned_by_the_seat_before(seat: str, why: str | None) -> None:
    table = weimaque(["46x0d", "", "46x"], draws="5x")
    until(table.play("A discard 0d"), "B turn 5x")
    assert ("chi 456x" in table.menu(seat)) == (why is None)
    assert table.refused(seat, "chi 456x") == why


def test_wm_6_9_near_miss_discarded_by_another() -> None:
    table = weimaque(["5x", "55x", "46x"]).play("A discard 5x")
    assert not any(action.startswith("chi") for action in table.menu("C"))
    assert table.refused("C", "chi 456x") == "WM-6.9"


def test_wm_6_10_from_three_in_the_hand() -> None:
    table = run(weimaque([ALL, "4446x"]), "A discard 5x; B chi 456x").pass_all()
    assert table.state.count(1, 3) == 2


@pytest.mark.parametrize("held", ["5546x", "55546x"])
def test_wm_6_10_a_kind_held_twice_or_three_times(held: str) -> None:
    table = run(weimaque(["5x1234d9x", held], fill=2), "A discard 5x; B chi 456x").pass_all()
    assert table.melds("B") == [("chi", "456x")]
    assert table.state.count(1, 4) == held.count("5")
    assert "discard 5x" not in table.menu("B")
