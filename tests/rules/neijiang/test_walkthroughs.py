"""The walkthroughs 5 to 8 of the rule page as whole rounds, with all their numbers."""

from tests.kit import Table


def settling(d: str) -> Table:
    """B 碰 3p from A and waits for 3p and 6p; C waits with a 对子胡; A wins on his own draw."""
    hands = ["345678s111999s1p3p", "3345p12344567s8s", "222555777p88p33s", d]
    table = Table(hands, draws="6s6s1p", tail="2s2s2s9s", allow_ready=False)
    table.play("A discard 3p; B pong; B discard 8s").drain(16)
    return table.play("A win").finish()


def test_walkthrough_5_nj_10_3_settling() -> None:
    table = settling("")
    assert (table.winners, table.left) == ("A", 0)
    assert table.items("A") == {"推倒胡": 0}
    assert table.payments("NJ-10.3") == [0, 2, 4, -6]
    assert table.money == [3, 1, 3, -7]


def test_walkthrough_5_nj_10_3_near_miss_all_are_ready() -> None:
    table = settling("444666999p11p88p")
    assert (table.winners, table.left) == ("A", 0)
    assert table.payments("NJ-10.3") == [0, 0, 0, 0]
    assert table.money == [3, -1, -1, -1]


def test_walkthrough_6_nj_9_6_kong_money() -> None:
    hands = ["111222p777s13s9s9p5s", "345678p123456s9s", "666777888999p7s", "334455p123456s8s"]
    table = Table(hands, draws="9s9s3s1p2s2p8s", tail="6s6s5s4s", allow_ready=False)
    table.play("A discard 5s; B win; C discard 9s; D discard 3s")
    assert table.money == [-1, 3, -1, -1]
    table.play("A kong 1p; A discard 2s; C discard 2p; A kong; A discard 8s; D win")
    assert table.items("D") == {"推倒胡": 0, "杠上炮": 1}
    assert table.money == [-3, 3, -1, 1]
    table.finish()
    assert (table.winners, table.left) == ("BD", 0)
    assert table.payments("NJ-10.3") == [-4, 0, 4, 0]
    assert table.payments("NJ-9.2") == [0, 0, -2, 2]
    assert table.money == [-7, 3, 1, 3]


def test_walkthrough_7_nj_8_6_no_negative_balance() -> None:
    hands = ["1111p234567p333s9s", "678888p4564567s", "234345p678888s9p", "235679p1245679s"]
    draws = "2s1s1s7s1s9p2s9s"
    table = Table(hands, draws, balances=[1000, 1000, 1000, 3], allow_ready=False)
    table.play("A kong 1p; A discard 2s; B discard 1s; C discard 1s; D discard 7s; B win")
    assert table.items("B") == {"推倒胡": 0, "归": 1}
    assert table.balances == [1000, 1002, 1000, 1]
    table.play("C discard 1s; D discard 9p; C win")
    assert table.items("C") == {"推倒胡": 0, "归": 1}
    assert table.balances == [1000, 1002, 1001, 0]
    table.play("D discard 2s; A win")
    assert table.items("A") == {"推倒胡": 0, "归": 1}
    assert (table.over, table.winners, table.total("A")) == (True, "BCA", 2)
    assert table.payments("NJ-9.2") == [4, -2, -2, 0]
    assert table.balances == [1004, 1000, 999, 0]


def test_walkthrough_7_nj_8_6_near_miss_with_debts_allowed() -> None:
    hands = ["1111p234567p333s9s", "678888p4564567s", "234345p678888s9p", "235679p1245679s"]
    table = Table(hands, "2s1s1s7s1s9p2s9s", balances=[1000, 1000, 1000, 3], allow_ready=False, allow_negative=True)
    table.play("A kong 1p; A discard 2s; B discard 1s; C discard 1s; D discard 7s; B win")
    table.play("C discard 1s; D discard 9p; C win; D discard 2s; A win")
    assert table.payments("NJ-9.2") == [6, -2, -2, -2]
    assert table.balances == [1008, 1000, 1000, -5]


def test_walkthrough_8_nj_7_6_six_seats() -> None:
    table = Table(["1144p2277s"], players=6)
    assert table.left == 29
    assert sum(table.state.size) == 43
    table.play("A win")
    assert table.items("A") == {"暗四对": 2, "天胡": 3}
    assert table.total("A") == 32
    assert table.money == [160, -32, -32, -32, -32, -32]
