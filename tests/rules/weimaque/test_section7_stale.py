"""WM-7: 臭牌, the kinds that may not be eaten or taken any more."""

import pytest

from paiju.core.events import PUBLIC_VIEW
from paiju.flow.round import AnyRound
from paiju.zipai.kinds import NO_PENG
from tests.kit import compiled, play_out
from tests.kit.cards import CardTable
from tests.rules.weimaque.setups import ALL, decline, run, until, weimaque

WAITS_5X = "1234699x111222555888d"


def no_chi(table: CardTable, card: str) -> str:
    """The seats that may not eat the card."""
    return "".join(seat for seat in "ABC" if card in table.marked("no_chi", seat))


def no_peng(table: CardTable, card: str) -> str:
    """The seats that may not take the card by 碰."""
    return "".join(seat for seat in "ABC" if card in table.marked("no_peng", seat))


def turned(hands: list[str], card: str, dealer: str = "C") -> CardTable:
    """The next seat after the dealer turns a card."""
    table = weimaque(hands, draws=card, dealer=dealer).play(f"{dealer} discard 0d")
    seat = {"A": "B", "B": "C", "C": "A"}[dealer]
    return until(table, f"{seat} turn {card}")


def test_wm_7_1_empty_after_the_deal() -> None:
    table = weimaque([])
    assert all(table.marked(which, seat) == set() for which in ("no_chi", "no_peng") for seat in "ABC")


@pytest.mark.parametrize("seed", range(8))
def test_wm_7_1_nothing_leaves_them(seed: int) -> None:
    before = [[0] * 3, [0] * 3]

    def grown(played: AnyRound) -> None:
        now = [list(played.state.marks[which]) for which in (0, 1)]
        for old, new in zip(before, now, strict=True):
            assert all(old[seat] & ~new[seat] == 0 for seat in range(3))
        before[:] = now

    play_out(compiled("weimaque"), seed, grown)


def test_wm_7_1_near_miss_for_the_current_hand_only() -> None:
    assert weimaque([], number=5, pot=7).marked("no_chi", "A") == set()


def test_wm_7_2_at_once() -> None:
    table = weimaque([ALL, "46x"]).play("A discard 5x")
    assert table.asked == "B"
    assert no_chi(table, "5x") == "A"


@pytest.mark.parametrize("answer", ["B chi 456x", "C peng"])
def test_wm_7_2_whatever_happens_to_it(answer: str) -> None:
    table = run(weimaque([ALL, "46x123d", "55x123d"]), f"A discard 5x; {answer}").pass_all()
    assert "A" in no_chi(table, "5x")


def test_wm_7_2_near_miss_what_was_turned_and_taken_is_no_discard() -> None:
    table = run(turned(["57x", "", "0d66x"], "6x"), "C peng")
    assert no_chi(table, "6x") == ""


def test_wm_7_3_it_was_peng() -> None:
    table = run(weimaque([ALL, "46x", "55x"]), "A discard 5x; B chi 456x; C peng")
    assert no_chi(table, "5x") == "A"


def test_wm_7_3_the_drawer_ate_it() -> None:
    table = run(turned(["57x", "45x", "0d"], "6x"), "A chi 567x").pass_all()
    assert no_chi(table, "6x") == ""


@pytest.mark.parametrize("discarded", [True, False])
def test_wm_7_3_the_next_seat_ate_it(discarded: bool) -> None:
    if discarded:
        table = run(weimaque([ALL, "46x"]), "A discard 5x; B chi 456x").pass_all()
    else:
        table = run(turned(["", "46x", "0d"], "5x"), "B chi 456x").pass_all()
    assert no_chi(table, "5x") == "A"


@pytest.mark.parametrize("b", ["46x", "1122889900x112288990d"])
def test_wm_7_3_nobody_took_it_whether_or_not_they_could(b: str) -> None:
    table = weimaque([ALL, b], draws="9d").play("A discard 5x")
    until(table, "B draw 9d")
    assert no_chi(table, "5x") == "AB"


def test_wm_7_3_nobody_took_what_was_turned() -> None:
    table = turned(["", "46x", "0d"], "5x")
    while "B" not in [event[0] for event in table.events if " draw " in event]:
        decline(table)
    assert no_chi(table, "5x") == "AB"


def test_wm_7_3_near_miss_the_third_seat() -> None:
    table = weimaque([ALL, "46x", "46x"], draws="9d").play("A discard 5x")
    until(table, "B draw 9d")
    assert "C" not in no_chi(table, "5x")


def test_wm_7_3_may_not_be_eaten_again() -> None:
    hands = ["5x1278d", "46x1278d", ""]
    table = run(weimaque(hands, draws="5x"), "A discard 5x; B pass")
    until(table, "B turn 5x")
    assert not any(action.startswith("chi") for action in table.menu("B"))
    assert table.refused("B", "chi 456x") == "WM-7.1"


def test_wm_7_3_near_miss_the_third_seat_may() -> None:
    table = run(weimaque([ALL, "46x1278d", "46x"], draws="5x"), "A discard 5x; B pass")
    until(table, "B turn 5x")
    assert "chi 456x" in table.menu("C")


def test_wm_7_4_passed() -> None:
    table = weimaque(["5x", "5x", "55x"], draws="9d").play("A discard 5x")
    assert no_peng(table, "5x") == "", "its fate is not known yet"
    until(table, "B draw 9d")
    assert no_peng(table, "5x") == "C"


def test_wm_7_4_eaten_instead() -> None:
    table = run(weimaque([ALL, "4655x"]), "A discard 5x; B chi 456x").pass_all()
    assert no_peng(table, "5x") == "B"


def test_wm_7_4_eaten_by_another() -> None:
    table = run(weimaque([ALL, "46x", "55x"]), "A discard 5x; B chi 456x; C pass")
    assert no_peng(table, "5x") == "C"


@pytest.mark.parametrize("b", ["1122889905x112288990d", "1122889904x112288990d"])
def test_wm_7_4_near_miss_who_could_not(b: str) -> None:
    table = weimaque(["55x", b], draws="9d").play("A discard 5x")
    until(table, "B draw 9d")
    assert no_peng(table, "5x") == ""


def test_wm_7_4_near_miss_it_was_peng() -> None:
    table = run(weimaque([ALL, "", "55x"]), "A discard 5x; C peng")
    assert no_peng(table, "5x") == ""


def test_wm_7_4_nobody_else_learns_it() -> None:
    table = weimaque(["5x", "5x", "55x"], draws="9d").play("A discard 5x")
    until(table, "B draw 9d")
    assert table.round.view(2).marks[NO_PENG][2] == 1 << 4
    for viewer in (0, 1, PUBLIC_VIEW):
        assert table.round.view(viewer).marks[NO_PENG] == [0, 0, 0]


def test_wm_7_5_neither_wei_nor_win() -> None:
    table = run(weimaque(["3x", "33x", ""], draws="9d0x9d3x", fill=1), "A discard 3x; B pass")
    assert "B wei 333x" in until(table, "B wei 333x").events
    hands = ["5x", WAITS_5X, "1233x46790d"]
    table = run(weimaque(hands, draws="3d5x", fill=1), "A discard 5x; B pass")
    until(table, "C turn 5x")
    assert "5x" in table.marked("no_chi", "B")
    assert "win" in table.menu("B")


def test_wm_7_5_near_miss_it_restricts_the_claims() -> None:
    table = weimaque(["55x78x", "5x", "46x"], draws="9d0d6x5x").play("A discard 5x")
    run(table, "A chi 678x; A discard 5x").pass_all()
    assert not any(("chi", "456x") in table.melds(seat) for seat in "AB")


def test_wm_7_6_passing_a_win_is_free() -> None:
    a, c = "77x99x346790d34x6x", "7x1346790d"
    table = weimaque([a, WAITS_5X + "0x", c], draws="5x4d7d5x", dealer="B").play("B discard 0x")
    until(table, "C turn 5x").play("B pass")
    while table.events.count("C turn 5x") < 2:
        decline(table)
    assert "win" in table.menu("B")
    assert table.play("B win").pass_all().winner == "B"
