"""The walkthroughs of the rule page, played."""

from paiju.flow.away import AUTO
from tests.rules.hebei.setups import DEAD, DULL_A, OPENING_6S, WAIT_6S, Hebei, quiet, three_kongs


def test_walkthrough_1_several_winners() -> None:
    hands = [WAIT_6S + "2z", OPENING_6S, "66s"]
    for several, winners, money in ((True, "AB", [10, 5, 0, -15]), (False, "A", [10, 0, 0, -10])):
        table = Hebei(hands, "4z6s", multi_win=several).play("A discard 2z; B pong; B discard 3z").drain(left=81)
        table.play("D discard 6s")
        assert table.asked == "ABC"
        table.play("C pong; B win; A win")
        assert (table.winners, table.money, table.next_dealer) == (winners, money, "A")
        assert table.melds("C") == []


def test_walkthrough_2_robbing() -> None:
    table = Hebei([DULL_A, "", OPENING_6S], "4z4z6s4z7z7z6s").play("A discard 2z; C pong; C discard 3z").drain(left=80)
    table.play("B discard 6s; A pong; C pass; A discard 1z").drain(left=76).play("A kong 6s; C win")
    assert table.items("C") == {"抢杠胡": 2}
    assert (table.money, table.next_dealer) == ([-8, 0, 8, 0], "B")


def test_walkthrough_3_kong_points() -> None:
    table = three_kongs().play("C win")
    assert table.money == [-3, 0, 5, -2]
    drawn = three_kongs().finish()
    assert (drawn.money, drawn.next_dealer) == ([0, 0, 0, 0], "A")


def test_walkthrough_4_the_six_stacks() -> None:
    for kongs, in_turn, left in ((0, 71, 12), (1, 69, 13), (2, 69, 12)):
        table = Hebei(["5555p2222m"]).play("; ".join(f"A kong {kind}" for kind in ("5p", "2m")[:kongs])).finish()
        assert sum(" draw " in event for event in table.events) == in_turn + kongs
        assert table.left == left


def test_walkthrough_5_the_last_kong() -> None:
    table = Hebei(["5555p", "", "222z"], "", "2z" + DEAD + "3p8p").play("A kong 5p").drain(left=13)
    table.play("B discard 2z; C kong")
    assert table.events[-1] == "C draw 3p"
    assert table.left == 12
    assert table.finish().winners == ""
    table = Hebei(["", "", "", "333z"], "", "3z" + DEAD).drain(left=12)
    assert table.turn == "D"
    assert table.refused("D", "kong 3z") == "HB-4.8"


def test_walkthrough_6_last_draw() -> None:
    hands = ["", WAIT_6S, WAIT_6S.replace("11z", "33z")]
    table = quiet([*hands[:2], ""], "", "6s" + DEAD, dealer="C").drain(left=12)
    assert table.play("B win").items("B") == {"海底捞月": 2}
    table = quiet([*hands[:2], WAIT_6S.replace("11z", "33z") + "4z"], "", "6s" + DEAD, dealer="C").drain(left=12)
    assert table.play("B discard 6s; C win").items("C") == {}
    table = quiet([WAIT_6S], "", "6s3p" + DEAD, dealer="C").drain(left=13)
    assert table.play("A win").items("A") == {}


def test_walkthrough_7_ready_and_cut_off() -> None:
    table = quiet(["7z", "", "222z123m678m99p45s"], "4z4z6z6z6z2z").play("A discard 7z").drain(left=81)
    table.play("C ready 4z").pass_all().drain(left=77)
    assert "kong 2z" in table.menu("C")
    table = quiet(["7z", "", WAIT_6S], "4z4z6s6z6z6s").play("A discard 7z").drain(left=81)
    table.play("C ready 4z").pass_all().play("D discard 6s; C pass").pass_all()
    table.round.presence(2, AUTO)
    assert table.drain(left=0).winners == "C"


def test_walkthrough_8_the_limit() -> None:
    table = quiet(["456m123789p22299s"], base=100).play("A win")
    assert table.money == [1000, -334, -333, -333]
