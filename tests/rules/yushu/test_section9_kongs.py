"""Section 9: the money of kongs."""

from typing import Any

from tests.rules.yushu.setups import WAITS_5M, sit, told


def _concealed(tile: str, seat: int = 0, **more: Any) -> list[dict[str, Any]]:
    hands = ["", "", "", ""]
    hands[seat] = tile[0] * 4 + tile[1]
    table = sit(hands, dealer="ABCD"[seat], **more)
    return told(table.play(f"{'ABCD'[seat]} kong {tile}").finish())


def test_ys_9_1_ys_9_2_a_kong_is_big_by_its_tile() -> None:
    assert _concealed("1p") == [{"rule": "YS-9.1", "name": "暗大杠", "deltas": [24, -8, -8, -8]}]
    assert _concealed("2p") == [{"rule": "YS-9.1", "name": "暗小杠", "deltas": [12, -4, -4, -4]}]
    assert _concealed("7z")[0]["name"] == "暗大杠"
    assert _concealed("1m")[0]["name"] == "暗小杠"


def _exposed(**more: Any) -> list[dict[str, Any]]:
    table = sit(["", "2p", "222p"], dealer="B", **more)
    return told(table.play("B discard 2p; C kong").finish())


def test_ys_9_2_or_by_its_making() -> None:
    assert _concealed("2p", kong_size="making")[0]["name"] == "暗大杠"
    assert _exposed()[0]["name"] == "明小杠"
    assert _exposed(kong_size="making")[0]["name"] == "明大杠"
    assert _concealed("1p", big_kong_tiles="2p")[0]["name"] == "暗小杠"


def test_ys_9_3_all_three_pay_and_the_dealer_twice() -> None:
    assert _exposed() == [{"rule": "YS-9.1", "name": "明小杠", "deltas": [-1, -2, 4, -1]}]


def test_ys_9_4_kongs_are_settled_at_the_end_whoever_won_and_told_one_by_one() -> None:
    table = sit(["4444p6666p5m", "", "", WAITS_5M], tail="9m1s")
    table.play("A kong 4p; A kong 6p")
    assert table.money == [0, 0, 0, 0]
    table.play("A discard 5m; D win")
    names = [entry["name"] for entry in told(table)]
    assert names == ["暗小杠", "暗小杠"]
    assert [entry["deltas"] for entry in told(table)] == [[12, -4, -4, -4]] * 2


def test_ys_9_5_they_are_settled_after_a_drawn_round_too() -> None:
    table = sit(["2222p"]).play("A kong 2p").finish()
    assert (table.winners, table.money) == ("", [12, -4, -4, -4])


def test_ys_9_6_near_miss_of_a_robbed_kong_the_pong_alone_pays_nothing() -> None:
    table = sit(["2p", "", "22p"]).play("A discard 2p; C pong").finish()
    assert told(table) == []
