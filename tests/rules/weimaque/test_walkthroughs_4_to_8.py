"""The walkthroughs 4 to 8 of the rule page: 臭牌, discard bans, the dead hand."""

from paiju.zipai.cards import CARDS
from tests.kit.cards import CardTable
from tests.rules.weimaque.setups import by, run, until, weimaque


def stale(which: str, table: CardTable, card: str) -> str:
    """The seats that have the card in a set."""
    return "".join(seat for seat in "ABC" if card in table.marked(which, seat))


WAITS_5X = "1234699x111222555888d"


OTHERS = "12346789000x34679d0d"


def test_walkthrough_4_wm_7_3_not_eaten_by_anybody() -> None:
    hands = ["5577834901x3346779900d", WAITS_5X, OTHERS[1:]]
    table = weimaque(hands, draws="0d9d6x5x").play("A discard 5x")
    assert table.menu("B") == {"chi 345x", "chi 456x", "pass"}
    until(table.pass_all(), "B turn 0d")
    assert stale("no_chi", table, "5x") == "AB"
    run(table, "A chi 678x; A discard 5x")
    assert table.events[-3:] == ["A discard 5x", "B draw 5x", "B turn 5x"], "B may not eat it"
    assert table.menu("B") == {"win", "pass"}
    assert table.refused("B", "chi 456x") == "WM-7.1"
    assert table.play("B win").winner == "B"


def test_walkthrough_4_wm_7_3_near_miss_another_tile_is_eaten() -> None:
    hands = ["5577834901x3346779900d", "1234689x111222555888d", OTHERS]
    table = run(weimaque(hands, draws="0d9d6x5x"), "A discard 5x; A chi 678x; A discard 7x; B chi 678x")
    assert ("chi", "678x") in table.melds("B")


PAIR_8D = "111222444666x8856799d"


def passed_8d(b: str, draws: str) -> CardTable:
    """A discards 捌, C passes its 碰, nobody takes it."""
    table = weimaque(["800d345789x1234d", b, PAIR_8D], draws=draws).play("A discard 8d")
    assert table.menu("C") == {"peng", "pass"}
    until(table.pass_all(), f"B turn {draws[:2]}")
    assert [stale("no_peng", table, "8d"), stale("no_chi", table, "8d")] == ["C", "AB"]
    return table


def test_walkthrough_5_wm_7_4_no_peng_but_a_chi() -> None:
    table = run(passed_8d("12x8d", "3x"), "B chi 123x; B discard 8d")
    assert table.menu("C") == {"chi 678d", "chi 789d", "pass"}
    assert table.refused("C", "peng") == "WM-7.4"
    run(table, "C chi 789d")
    assert table.melds("C") == [("chi", "789d")]


def test_walkthrough_5_wm_6_4_the_wei_is_open() -> None:
    table = passed_8d("0d", "0d8d").pass_all()
    assert table.events[-2:] == ["C draw 8d", "C wei 888d"]
    assert table.seen_by("A")[-1] == {"event": "wei", "seat": 2, "tile": CARDS.read("8d")[0]}
    assert table.asked == "C"
    assert "win" in table.menu("C")
    assert table.play("C win").items()["黑偎"] == 3


def test_walkthrough_6_wm_7_3_it_was_peng() -> None:
    table = run(weimaque(["5x", "46x", "55x"]), "A discard 5x; B chi 456x; C peng")
    assert stale("no_chi", table, "5x") == "A"
    assert stale("no_peng", table, "5x") == ""


def turned_6x() -> CardTable:
    table = weimaque(["57x", "45x", "0d"], draws="6x", dealer="C").play("C discard 0d")
    return until(table, "A turn 6x")


def test_walkthrough_6_wm_7_3_the_next_seat_ate_it() -> None:
    table = turned_6x().play("A pass; B chi 456x")
    assert stale("no_chi", table, "6x") == "A"


def test_walkthrough_6_wm_7_3_the_drawer_ate_it() -> None:
    table = turned_6x()
    before = [table.marked(which, seat) for which in ("no_chi", "no_peng") for seat in "ABC"]
    run(table, "B chi 456x; A chi 567x")
    assert before == [table.marked(which, seat) for which in ("no_chi", "no_peng") for seat in "ABC"]


def banned(table: CardTable, letter: str) -> set[str]:
    """The held cards that the seat may not discard now."""
    held = {CARDS.names[kind] for kind in CARDS.read(table.hand(letter))}
    return held - {action.removeprefix("discard ") for action in table.menu(letter)}


def bans() -> CardTable:
    """A was dealt 四四四 玖玖玖玖 三 五 六六 and owes the opening discard."""
    return weimaque(["444x9999d356679012x47d0d3d", "1225689900x12345678d0d", ""], draws="1d8x3x3x")


def test_walkthrough_7_wm_8_1_discard_bans() -> None:
    table = bans()
    assert banned(table, "A") == {"4x"}
    run(table, "A discard 9d; A chi 345x")
    assert [table.state.count(0, kind) for kind in CARDS.read("3x4x9d")] == [1, 2, 3]
    assert banned(table, "A") == {"3x", "4x", "9d"}


def test_walkthrough_7_wm_8_3_peng_leaves_no_more_bans() -> None:
    table = run(bans(), "A discard 9d; A chi 345x; A discard 7x; B chi 123x; B discard 6x; A peng")
    assert table.melds("A")[-1] == ("peng", "6x")
    assert "6" not in table.hand("A")
    assert banned(table, "A") == {"3x", "4x", "9d"}


def dying(rest: str = "5d7d6x") -> CardTable:
    """B was dealt 六六六, has five groups and 六六八八; C then discards 八. After its 碰 B draws the last of `rest`."""
    b = "666588x12d45d78d12x0d9x0x4x2d"
    draws = "7x1x2x3d4x5x6d9x0x9d3d4d3x9d" + rest
    table = weimaque(["1234577890x1123456780d", b, "12345890x12345678990d"], draws)
    run(
        table,
        """A discard 0d; B chi 567x; B discard 0d; B chi 123d; B discard 9x; B chi 456d; B discard 0x
        B chi 789d; B discard 4x; B chi 123x; B discard 2d; C discard 8x""",
    )
    assert (table.hand("B"), table.menu("B")) == ("6688x", {"peng", "pass"})
    return table


def test_walkthrough_8_wm_8_4_dead() -> None:
    table = dying().play("B peng")
    assert table.hand("B") == "66x"
    assert table.state.dead == [0, 1, 0]
    at = table.events.index("B peng 888x")
    assert table.events[at + 1 : at + 4] == ["B dead", "C draw 5d", "C turn 5d"]


def test_walkthrough_8_wm_8_4_no_wei_of_its_next_draw() -> None:
    table = until(dying().play("B peng"), "B turn 6x")
    assert table.menu("B") == set()
    assert table.refused("B", "win") == "WM-8.4"
    table.finish()
    assert (table.hand("B"), len(table.melds("B"))) == ("66x", 6)


def test_walkthrough_8_wm_8_4_no_peng() -> None:
    table = until(dying("6x").play("B peng"), "C turn 6x")
    assert "B" not in table.asked
    assert table.refused("B", "peng") == "WM-8.4"


def test_walkthrough_8_wm_8_4_near_miss_without_the_peng_it_lives() -> None:
    table = until(dying("5d6x").play("B pass"), "B discard 8x")
    assert by(table, "B")[-3:] == ["draw 6x", "wei 666x", "discard 8x"]
    assert table.state.dead == [0, 0, 0]
