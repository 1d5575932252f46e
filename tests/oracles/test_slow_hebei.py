"""The slow 河北麻将 scoring, on the examples of the rule page and on hands checked by eye."""

import json
from typing import Any

import pytest

from tests.kit import examples as published
from tests.oracles.slow_hebei import RULES, Reading, answer, best_splits
from tests.oracles.slow_hebei_faults import faults
from tests.oracles.slow_tiles import read_tiles

EXAMPLES = published.EXAMPLES / "hebei.jsonl"

PONG = {"kind": "pong", "tiles": "222z", "from": 1, "taken": "2z"}
KONG = {"kind": "kong_concealed", "tiles": "2222z"}
FOUR_MELDS = [{"kind": "pong", "tiles": f"{rank}{rank}{rank}s"} for rank in (1, 3, 5)] + [PONG]


def drawn(tile: str) -> dict[str, Any]:
    return {"by": "draw", "tile": tile}


def discarded(tile: str, seat: int = 1) -> dict[str, Any]:
    return {"by": "discard", "tile": tile, "from": seat}


def asked(hand: str, win: dict[str, Any] | None = None, /, **rest: Any) -> dict[str, Any]:
    """A request of the dealer; keyword arguments are its other keys."""
    return {"game": "hebei", "hand": hand} | ({} if win is None else {"win": win}) | rest


def items(request: dict[str, Any]) -> dict[str, int]:
    """The items of a request that can be asked and wins."""
    assert faults(request) == set()
    score = answer(request)
    assert score["win"]
    assert sum(score["deltas"]) == 0
    assert score["total"] == sum(score["items"].values())
    found: dict[str, int] = score["items"]
    return found


def opened(win: dict[str, Any], marks: list[str], **options: Any) -> dict[str, int]:
    """The items of a hand that the tiles give nothing."""
    return items(asked("123m45699p77s", win, melds=[PONG], marks=marks, options=options))


# The examples of the rule page.


def examples() -> list[Any]:
    rows = [json.loads(line) for line in EXAMPLES.read_text(encoding="utf-8").splitlines()]
    return [pytest.param(row["ask"], row["expect"], id=row["id"]) for row in rows]


@pytest.mark.parametrize(("ask", "expect"), examples())
def test_example(ask: dict[str, Any], expect: dict[str, Any]) -> None:
    if "error" in expect:
        assert faults(ask) == {expect["error"]}
        return
    assert faults(ask) == set()
    assert answer(ask) == expect


def test_every_item_has_its_rule() -> None:
    assert (RULES["门清"], RULES["海底捞月"], RULES["捉五"]) == ("HB-7.1", "HB-7.12", "HB-7.19")


# Items that the examples leave out.


def test_seven_pairs_of_honours_are_also_one_colour() -> None:
    assert items(asked("1122334455667z", drawn("7z"))) == {"门清": 2, "清风": 3, "七对": 2}


def test_rich_pairs_keep_the_suit_and_lose_its_combined_name() -> None:
    assert items(asked("1111335577m225z", drawn("5z"))) == {"门清": 2, "混一色": 2, "单豪": 8}
    # Two kinds of four and three pairs, all honours: 清风 adds as well.
    assert items(asked("1111222233445z", drawn("5z"))) == {"门清": 2, "清风": 3, "双豪": 16}


def test_pairs_that_are_also_chows_take_the_larger_sum() -> None:
    # 112233m 112233p 5s: no item as groups, 七对 as pairs.
    assert items(asked("112233m112233p5s", drawn("5s"))) == {"门清": 2, "七对": 2}
    # 445566m with the winning 5m: 捉五 is more than 七对.
    assert items(asked("44566m112233p55s", drawn("5m"))) == {"门清": 2, "捉五": 5}


def test_three_equal_chows_are_read_as_pongs() -> None:
    assert items(asked("111222333m444p5s", drawn("5s"))) == {"门清": 2, "碰碰胡": 3}


@pytest.mark.parametrize(("option", "name"), [("menqing", "门清"), ("zhuowu", "捉五")])
def test_switches_of_a_closed_hand(option: str, name: str) -> None:
    both = {"门清": 2, "捉五": 5}
    request = asked("46m123789p22299s", drawn("5m"))
    assert items(request) == both
    assert items(request | {"options": {option: False}}) == {key: both[key] for key in both if key != name}


def test_single_tile_of_four_melds_and_its_switch() -> None:
    request = asked("7z", drawn("7z"), melds=FOUR_MELDS)
    assert items(request) == {"碰碰胡": 3, "大吊车": 2, "混一色": 2}
    assert items(request | {"options": {"dadiaoche": False}}) == {"碰碰胡": 3, "混一色": 2}


def test_mixed_dragon_and_its_switch() -> None:
    request = asked("123m456p78s11z", drawn("9s"), melds=[PONG])
    assert items(request) == {"花龙": 5}
    assert items(request | {"options": {"hualong": False}}) == {}


def test_last_tile_on_a_discard_and_its_switches() -> None:
    last = ["last_tile"]
    assert opened(discarded("7s"), last) == {}
    assert opened(discarded("7s"), last, haidi_on_discard=True) == {"海底捞月": 2}
    assert opened(discarded("7s"), last, haidi_on_discard=True, haidi=False) == {}
    assert opened(drawn("7s"), last, haidi=False) == {}


def test_marks_that_change_nothing() -> None:
    assert opened(discarded("7s"), ["kong_discard"]) == {}
    closed = asked("123m45699p23477s", discarded("7s", 3), seat=1, dealer=3, marks=["first_discard"])
    assert items(closed) == {"门清": 2}


def test_a_kong_tile_can_be_the_last() -> None:
    request = asked("123m45699p77s", drawn("7s"), melds=[KONG], marks=["last_tile", "kong_draw"])
    assert items(request) == {"门清": 2, "杠上开花": 2, "海底捞月": 2}


def test_closed_hand_that_robs() -> None:
    robbed = {"by": "kong", "tile": "9s", "from": 2}
    request = asked("123m34599p22278s", robbed)
    assert items(request) == {"门清": 2, "抢杠胡": 2}
    assert answer(request)["deltas"] == [12, 0, -12, 0]
    assert items(request | {"options": {"menqing_needs_zimo": True}}) == {"抢杠胡": 2}


# 捉五.


def test_single_wait_of_five() -> None:
    single = {"zhuowu_single_wait": True}
    assert items(asked("46m123789p22299s", drawn("5m"), options=single)) == {"门清": 2, "捉五": 5}


def test_five_beside_another_wait() -> None:
    # 44 + 46 waits for 5m, 444 + 6 for 6m.
    request = asked("4446m123789p222s", drawn("5m"))
    assert [wait["tile"] for wait in answer(asked(request["hand"]))["waits"]] == ["5m", "6m"]
    assert items(request) == {"门清": 2, "捉五": 5}
    assert items(request | {"options": {"zhuowu_single_wait": True}}) == {"门清": 2}


def test_a_wait_of_which_all_four_are_held_does_not_count() -> None:
    # The same, but the other three 6m lie in a 碰.
    held = {"kind": "pong", "tiles": "666m"}
    request = asked("4446m123789p", drawn("5m"), melds=[held], options={"zhuowu_single_wait": True})
    assert items(request) == {"捉五": 5}


def test_dealt_hand_without_another_wait() -> None:
    single = {"zhuowu_single_wait": True}
    assert items(asked("456m123789p22299s", {"by": "deal"}, options=single)) == {"门清": 2, "捉五": 5}
    assert items(asked("44456m123789p222s", {"by": "deal"}, options=single)) == {"门清": 2}


def test_dealt_hand_is_an_own_draw() -> None:
    request = asked("123m45699p234777s", {"by": "deal"}, options={"menqing_needs_zimo": True})
    assert items(request) == {"门清": 2}
    assert answer(request)["deltas"] == [18, -6, -6, -6]


# Shapes.


def test_thirteen_with_the_pair_among_the_first_thirteen() -> None:
    assert items(asked("19m19p19s1234566z", drawn("7z"))) == {"门清": 2, "十三幺": 10}
    refused = asked("119m19p19s123456z", drawn("7z"))
    assert answer(refused) == {"win": False, "why": "HB-6.3"}
    assert items(refused | {"options": {"thirteen_pair": "any"}}) == {"门清": 2, "十三幺": 10}


def test_no_reading_of_thirteen_without_one_of_them() -> None:
    assert answer(asked("119m19p19s123457z", drawn("7z"))) == {"win": False, "why": "HB-6.1"}


def test_concealed_kong_closes_the_way_to_pairs() -> None:
    assert answer(asked("1133m5577p99s", drawn("9s"), melds=[KONG])) == {"win": False, "why": "HB-6.1"}


def test_of_equal_sums_fewer_items_then_the_first_in_the_table() -> None:
    one, two, later = Reading(["混七对"], ()), Reading(["混一色", "七对"], ()), Reading(["碰碰胡"], ())
    assert one.total == two.total
    assert one.merit < two.merit
    assert later.total == Reading(["清风"], ()).total
    assert later.merit < Reading(["清风"], ()).merit


# Splits.


def test_split_begins_with_the_group_of_the_winning_tile() -> None:
    request = asked("123m45699p78s", drawn("9s"), melds=[KONG])
    assert best_splits(request) == {("789s", "123m", "2222z", "456p", "99p")}


def test_split_when_several_groups_may_hold_the_tile() -> None:
    # The drawn 4m may stand in 234 or in 456; a 5m in 345 or 456, but as 捉五 only in 456.
    waiting = asked("23456m99p123s", drawn("4m"), melds=[PONG])
    assert best_splits(waiting) == {
        ("234m", "123s", "222z", "456m", "99p"),
        ("456m", "123s", "222z", "234m", "99p"),
    }
    fives = asked("34456m99p123s", drawn("5m"), melds=[PONG])
    assert best_splits(fives) == {("456m", "123s", "222z", "345m", "99p")}
    assert len(best_splits(fives | {"options": {"zhuowu": False}})) == 2


def test_split_of_a_dealt_hand_may_begin_anywhere() -> None:
    found = best_splits(asked("123m45699p234777s", {"by": "deal"}))
    assert {split[0] for split in found} == {"123m", "456p", "99p", "234s", "777s"}
    assert len({tuple(sorted(split)) for split in found}) == 1


def test_pairs_have_no_split() -> None:
    assert best_splits(asked("1144m2277p3388s5z", drawn("5z"))) == set()


# Payment.


@pytest.mark.parametrize(
    ("request_", "deltas"),
    [
        ({"dealer": 2, "win": drawn("7s")}, [8, -2, -4, -2]),
        ({"dealer": 2, "win": discarded("7s", 2)}, [6, 0, -6, 0]),
        ({"dealer": 2, "win": discarded("7s", 3)}, [5, 0, 0, -5]),
        ({"options": {"dealer_bonus": False, "base": 3}, "win": discarded("7s", 3)}, [15, 0, 0, -15]),
        ({"dealer": 1, "options": {"dealer_bonus": False}, "win": drawn("7s")}, [6, -2, -2, -2]),
    ],
)
def test_payment(request_: dict[str, Any], deltas: list[int]) -> None:
    assert answer(asked("123m45699p77s", melds=[PONG], **request_))["deltas"] == deltas


# Waits.


def test_waits_leave_out_what_is_held_four_times() -> None:
    waits = answer(asked("1112345678999s"))["waits"]
    assert [(wait["tile"], wait["left"]) for wait in waits] == [
        (f"{rank}s", left) for rank, left in enumerate([1, 3, 3, 3, 3, 3, 3, 3, 1], start=1)
    ]
    # The single 2z stands beside the 碰 of the other three.
    assert answer(asked("123m456p789s2z", melds=[PONG]))["waits"] == []


def test_waits_without_honours_and_of_an_unready_hand() -> None:
    suits_only = {"honours": False}
    assert answer(asked("123m345789p7899s", options=suits_only))["waits"] == [
        {"tile": "6s", "left": 4, "total": 2},
        {"tile": "9s", "left": 2, "total": 2},
    ]
    assert answer(asked("147m258p369s1234z"))["waits"] == []


# Tiles.


def test_faces_and_spaces_read_like_digits() -> None:
    assert read_tiles("1 2m🀙 东中🀄🀅🀆🀐") == ["1m", "2m", "1p", "1z", "7z", "7z", "6z", "5z", "1s"]


@pytest.mark.parametrize("text", ["8z", "0p", "12", "m", "1m2", "1東", "5a", "1东", "٣m"])
def test_other_texts_are_no_tiles(text: str) -> None:
    assert faults(asked(text)) == {"bad_tile"}
