"""WM-5.1, WM-5.2, WM-5.6 to WM-5.10: turns, the last card, how many cards a hand has."""

import pytest

from paiju.flow.round import AnyRound
from paiju.zipai.kinds import OWED
from tests.kit import compiled, play_out
from tests.kit.cards import CardTable
from tests.rules.weimaque.setups import ALL, by, run, until, weimaque

WAITS_5X = "1234699x111222555888d"


def test_wm_5_1_a_discard() -> None:
    table = weimaque([ALL, "46x", "4655x"]).play("A discard 5x")
    assert "chi 456x" in table.menu("B")
    assert table.menu("C") == {"peng", "pass"}, "only the next seat eats"


def test_wm_5_1_near_miss_nobody_wins_a_discard() -> None:
    table = weimaque(["5x", WAITS_5X]).play("A discard 5x")
    assert "win" not in table.menu("B")
    assert table.refused("B", "win") == "WM-9.1"
    assert table.refused("A", "chi 456x") is not None


def test_wm_5_2_a_turned_card() -> None:
    table = weimaque(["0d", "46x", "4655x"], draws="5x").play("A discard 0d").pass_all()
    assert "B turn 5x" in table.events
    assert "chi 456x" in table.menu("B")
    assert {"chi 456x", "peng"} <= table.menu("C")


def test_wm_5_2_near_miss_the_third_seat_does_not_eat_and_the_drawer_not_peng() -> None:
    table = weimaque(["460d5x", "46x", ""], draws="5x").play("A discard 0d").pass_all()
    assert "chi 456x" not in table.menu("A")
    assert table.refused("A", "chi 456x") == "WM-6.9"
    assert table.refused("B", "peng") == "WM-6.6"


def test_wm_5_6_nobody_takes_it() -> None:
    table = weimaque(["5x", "46x"], draws="9d").play("A discard 5x")
    until(table.pass_all(), "B draw 9d")
    assert table.state.rivers[0] == [4]


def test_wm_5_6_near_miss_it_was_taken() -> None:
    table = run(weimaque(["5x", "46x"]), "A discard 5x; B chi 456x").pass_all()
    assert table.state.rivers[0] == []
    assert table.asked == "B"
    assert not any(" draw " in event for event in table.events)


def test_wm_5_7_a_drawn_card_never_enters_the_hand() -> None:
    table = weimaque(["0d", "123467890x123456789d"], draws="5x").play("A discard 0d").pass_all()
    before = table.hand("B")
    while not any(event.startswith("C draw") for event in table.events):
        table.pass_all()
    assert table.hand("B") == before
    assert 4 in table.state.rivers[1]


def test_wm_5_7_near_miss_eaten_at_once() -> None:
    table = run(weimaque(["0d", "123467890x123456789d"], draws="5x"), "A discard 0d; B chi 456x").pass_all()
    assert ("chi", "456x") in table.melds("B")
    assert "5" not in table.hand("B").split("x")[0]


@pytest.mark.parametrize(
    ("hands", "script", "owes"),
    [
        ([ALL, "46x"], "A discard 5x; B chi 456x", "B"),
        ([ALL, "", "55x"], "A discard 5x; C peng", "C"),
        ([ALL, "55x"], "A discard 9x", "B"),
    ],
)
def test_wm_5_8_then_a_discard_which_may_be_claimed(hands: list[str], script: str, owes: str) -> None:
    table = run(weimaque(hands, draws="5x"), script)
    while table.asked != owes or not all(action.startswith("discard ") for action in table.menu(owes)):
        table.pass_all()
    discard = sorted(table.menu(owes))[0]
    table.play(f"{owes} {discard}").pass_all()
    at = table.events.index(f"{owes} {discard}")
    after = {"A": "B", "B": "C", "C": "A"}[owes]
    assert table.events[at + 1].startswith(f"{after} draw")


def test_wm_5_8_near_miss_after_peng_the_seats_between_are_passed_over() -> None:
    table = run(weimaque([ALL, "", "55x"]), "A discard 5x; C peng").finish()
    assert next(event[0] for event in table.events if " draw " in event) == "A"


@pytest.mark.parametrize(("a", "b"), [("55x", "456x"), ("", "4655x")])
def test_wm_5_9_no_chi_and_no_peng_of_the_last_card(a: str, b: str) -> None:
    table = weimaque([a, b, "46x"], tail="5x", dealer="B").finish()
    assert table.events[-1] == "C turn 5x"
    assert (table.left, table.winner, [row for row in table.money if row]) == (0, "", [])
    assert all(("peng", "5x") not in table.melds(seat) for seat in "ABC")


def test_wm_5_9_near_miss_the_last_but_one() -> None:
    table = weimaque(["55x", "5x", "46x"], tail="5x0d", dealer="C").drain(1)
    assert table.events[-1] == "C turn 5x"
    assert "peng" in table.menu("A")
    assert "chi 456x" in table.menu("C")


def winning_wei(draws: str = "", tail: str = "") -> CardTable:
    hands = ["599x1258d", "3d", "55x12399x111222555888d"]
    return weimaque(hands, draws, tail, dealer="B", edition="quan").play("B discard 3d")


def test_wm_5_9_won_by_wei() -> None:
    table = until(winning_wei(tail="5x"), "C wei 555x")
    assert table.menu("C") == {"win", "pass"}
    assert table.play("C win").items()["海底胡"] == 50


def test_wm_5_9_after_a_wei_that_does_not_win_no_discard() -> None:
    table = until(winning_wei(tail="5x"), "C wei 555x").play("C pass")
    assert (table.over, table.winner, table.events[-1]) == (True, "", "C wei 555x")


def test_wm_5_9_near_miss_before_the_last_a_wei_owes_a_discard() -> None:
    table = until(winning_wei(draws="5x"), "C wei 555x")
    assert "pass" not in table.menu("C")
    assert "海底胡" not in table.play("C win").items()


def _sizes(played: AnyRound) -> None:
    state = played.state
    for seat in range(3):
        more = state.size[seat] + 3 * len(state.melds[seat]) - 19
        owes = state.phase == OWED and state.turn == seat
        assert more == (owes or state.dead[seat]) or played.over, (seat, more)


@pytest.mark.parametrize("seed", range(40))
def test_wm_5_10_cards_while_waiting(seed: int) -> None:
    play_out(compiled("weimaque", {"edition": "quan"}), seed, _sizes)


def test_wm_5_10_near_miss_the_dealer_has_one_more() -> None:
    table = weimaque([ALL])
    assert table.state.size == [20, 19, 19]
    assert table.play("A discard 0x").state.size == [19, 19, 19]


@pytest.mark.parametrize("seed", range(12))
def test_wm_5_7_hands_only_shrink(seed: int) -> None:
    sizes = [20, 20, 20]

    def smaller(played: AnyRound) -> None:
        now = list(played.state.size)
        assert all(new <= old for new, old in zip(now, sizes, strict=True))
        sizes[:] = now

    play_out(compiled("weimaque"), seed, smaller)


def test_wm_5_2_two_and_more_are_wei() -> None:
    for held in ("55x", "555x"):
        table = until(weimaque(["9d", held], draws="5x").play("A discard 9d"), "B wei 555x")
        assert "turn 5x" not in by(table, "B")
