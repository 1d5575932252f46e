"""FL-18 to FL-20: settlement, the session, requests."""

from typing import Any

import pytest

from paiju.core.errors import InvalidError
from paiju.core.seeds import sitting_seed
from paiju.flow.match import Match
from tests.games.fulushou.asking import DEAL, answer, ask, chi, drawn, fault, items, liu, peng, turned, wei, why
from tests.kit import compiled, play_out
from tests.kit.cards import CardTable
from tests.rules.fulushou.setups import DULL, ONE_PAIR, WAIT_5X, drawn_by_b, sit


@pytest.mark.parametrize("turner", ["B", "C"])
def test_fl_18_1_every_other_seat_pays_the_total_whoever_turned_it(turner: str) -> None:
    if turner == "B":
        table = drawn_by_b("5x", b=WAIT_5X, first="0d").play("B win")
        assert table.money == [-109, 218, -109]
    else:
        table = sit(["0x", DULL, WAIT_5X], "5x", "A discard 0x; C win").pass_all()
        assert table.money == [-109, -109, 218]


def test_fl_18_1_near_miss_a_round_without_a_winner_costs_nothing() -> None:
    assert CardTable("fulushou", []).finish().money == [0, 0, 0]


@pytest.mark.parametrize(("players", "deltas"), [(2, [-100, 100]), (3, [-100, 200, -100])])
def test_fl_18_2_total_times_the_others(players: int, deltas: list[int]) -> None:
    table = CardTable("fulushou", ["11x", ONE_PAIR], players=players)
    table.play("B win")
    assert table.pass_all().money == deltas


def test_fl_18_2_near_miss_the_winner_of_two_gets_it_once() -> None:
    found = answer(ask(WAIT_5X, win=turned("5x"), options={"players": 2}))
    assert found["deltas"] == [11, -11]


@pytest.mark.parametrize("seed", range(10))
def test_fl_18_2_what_is_paid_is_what_is_won(seed: int) -> None:
    played = play_out(compiled("fulushou"), seed)
    deltas = [now - before for now, before in zip(played.state.balances, played.setup.balances, strict=True)]
    assert sum(deltas) == 0
    for seat, total, _ in played.state.scores:
        assert deltas == [2 * total if other == seat else -total for other in range(3)]


def test_fl_19_1_options_hold_for_all_rounds_and_seat_0_deals_first() -> None:
    match = Match(compiled("fulushou", {"players": 2, "buried": 20}), sitting_seed("session"))
    for _ in range(3):
        played = match.deal()
        assert played.rules.seats == 2
        assert match.number > 1 or match.dealer == 0
        for seat in range(2):
            played.presence(seat, 1)
        assert played.over
        assert played.state.draws <= 21
        match.close()
    assert not match.over


def test_fl_19_1_near_miss_there_is_no_side_stake() -> None:
    with pytest.raises(InvalidError) as refused:
        compiled("fulushou", {"piao": 1})
    assert refused.value.code == "unknown_option"


def test_fl_19_2_pair_xi_changes_the_xi() -> None:
    assert answer(ask(WAIT_5X, win=turned("5x"), options={"pair_xi": False}))["total"] == 10


OTHERS: list[dict[str, Any]] = [
    {"hidden_wei": True}, {"discard_bans": False}, {"discard_seconds": 3}, {"forced_wei": False}, {"kan_draw": "wei"},
    {"hu_before_wei": True}, {"players": 2, "buried": 10},
]  # fmt: skip


@pytest.mark.parametrize("options", OTHERS)
def test_fl_19_2_near_miss_these_touch_no_score(options: dict[str, Any]) -> None:
    assert answer(ask(WAIT_5X, win=turned("5x"), options=options))["total"] == 11


@pytest.mark.parametrize("options", [{"forced_wei": False}, {"hu_before_wei": True}])
def test_fl_19_2_they_decide_whether_a_drawn_pair_wins(options: dict[str, Any]) -> None:
    asked = ask("1234467890x123555678d", win=drawn("4x"))
    assert why(asked) == "FL-5.7"
    assert items(asked | {"options": options})["歪"] == 4


FACES = "一二三四六七八九壹壹叁叁叁陆陆陆玖玖玖"


@pytest.mark.parametrize("hand", ["1 2 3 4 6 7 8 9 x 11 333 666 999 d", FACES, "999666333d11d98764321x"])
def test_fl_20_1_faces_spaces_and_any_order(hand: str) -> None:
    assert answer(ask(hand, win=turned("五")))["total"] == 11


def test_fl_20_1_near_miss_an_unknown_character() -> None:
    assert fault(ask("1234678ax11333666999d", win=turned("5x")))[0] == "bad_tile"


@pytest.mark.parametrize("melds", [[], [wei("555d")], [wei("555d"), wei("444d"), peng("777d")]])
def test_fl_20_2_a_hand_has_nineteen_less_three_for_each_meld(melds: list[dict[str, Any]]) -> None:
    hand = "111333666999x1112223d"
    cards = 19 - 3 * len(melds)
    assert "error" not in answer(ask(_first(hand, cards), *melds, win=turned("0x")))
    assert fault(ask(_first(hand, cards - 1), *melds, win=turned("0x")))[0] == "wrong_count"


def _first(hand: str, count: int) -> str:
    small, big = hand.split("x")
    cards = [rank + "x" for rank in small] + [rank + "d" for rank in big[:-1]]
    return "".join(cards[:count])


def test_fl_20_2_near_miss_one_more_for_wei_and_for_the_dealers_deal() -> None:
    assert fault(ask(WAIT_5X + "5x", win=turned("5x")))[0] == "wrong_count"
    weis = [wei(rank * 3 + "d") for rank in "1345"]
    assert "error" not in answer(ask("11123499x", *weis, win={"by": "wei"}))
    assert items(ask(WAIT_5X + "5x", win=DEAL, seat=0, dealer=0))["天胡"] == 100


def test_fl_20_2_near_miss_seven_melds() -> None:
    weis = [wei(rank * 3 + "d") for rank in "1345689"]
    assert fault(ask("", *weis, win=turned("9x")))[0] in ("wrong_count", "bad_request")


def test_fl_20_3_what_a_meld_must_name() -> None:
    eaten = chi("270x", "7x")
    hand = "123444x1235556789d"
    assert items(ask(hand, eaten, win=turned("0d")))["二七十"] == 1
    for key in ("from", "taken"):
        less = {name: value for name, value in eaten.items() if name != key}
        assert fault(ask(hand, less, win=turned("0d")))[0] == "bad_request"


def test_fl_20_4_a_tile_where_there_is_one() -> None:
    assert fault(ask(WAIT_5X, win={"by": "draw"}))[0] == "bad_request"
    assert fault(ask(WAIT_5X, win={"by": "turn", "tile": "5x"}))[0] == "bad_request"


@pytest.mark.parametrize(
    ("request_", "rule"),
    [
        (ask(WAIT_5X, win={"by": "discard", "tile": "5x", "from": 1}), "FL-12.3"),
        (ask("1234467890x123555678d", win=drawn("4x")), "FL-5.7"),
        (ask("12346789x1133366699d8x", win=turned("0d")), "FL-3.1"),
        (ask("123444678x1235556789d", win=turned("0d")), "FL-12.4"),
        (ask("12346789x1133366699d8x", win={"by": "discard", "tile": "0d", "from": 1}), "FL-12.3"),
    ],
)
def test_fl_20_8_the_first_that_fails(request_: dict[str, Any], rule: str) -> None:
    assert why(request_) == rule


def test_fl_20_8_near_miss_a_win_names_none() -> None:
    assert answer(ask(WAIT_5X, win=turned("5x")))["win"] is True


def test_fl_20_3_near_miss_a_dealt_liu_names_no_seat() -> None:
    assert "清溜" in items(ask("444x9x123x678x123d678d", liu("5555d"), win=turned("0x")))
    assert "清溜" not in items(ask("444x9x123x678x123d678d", liu("5555d", 0), win=turned("0x")))


def test_fl_20_4_near_miss_no_tile_where_there_is_none() -> None:
    assert fault(ask(WAIT_5X, win={"by": "deal", "tile": "5x"}))[0] == "bad_request"
    assert "error" not in answer(ask(WAIT_5X, win={"by": "draw", "tile": "5x"}))


def test_fl_20_5_near_miss_marks_that_go_together() -> None:
    assert "error" not in answer(ask(WAIT_5X, win=turned("5x"), marks=["no_discard", "last_tile"]))
    assert fault(ask(WAIT_5X, win=turned("5x"), marks=["first_turn", "last_tile"]))[0] == "bad_request"


def test_fl_20_6_near_miss_a_tile_of_which_no_copy_is_left() -> None:
    hand = "12346789x11333666999d"
    assert [wait["tile"] for wait in answer(ask(hand))["waits"]] == ["5x", "1d"]
    assert [wait["tile"] for wait in answer(ask(hand, discarded="5555x"))["waits"]] == ["1d"]


@pytest.mark.parametrize("hand", ["12346789x11333666999d", "一二三四六七八九壹壹叁叁叁陆陆陆玖玖玖"])
def test_fl_20_7_near_miss_a_sound_request(hand: str) -> None:
    assert "error" not in answer(ask(hand, win=turned("5x"), options={"players": 3}))
