"""WM-18 and WM-9.7: what a request may say, how it is refused, and what a hand waits for."""

from typing import Any

import pytest

from tests.games.weimaque.asking import answer, error, hand, why

GROUPS = "chi 456d, peng 222x, peng 777x, peng 000x"
CARDS = "34888x99d"


def asked(**changed: Any) -> dict[str, Any]:
    """A request that wins, with some keys changed."""
    return hand(CARDS, "turn 5x", GROUPS) | changed


def test_the_request_itself_wins() -> None:
    assert answer(asked())["win"]


@pytest.mark.parametrize(
    "changed",
    [
        {"options": {"tian_hu": None}},
        {"options": {"edition": None}},
        {"options": {"deng_fen": 90}},
        {"options": {"discard_seconds": 0}},
        {"options": {"rounds": 8.0}},
        {"seat": 3},
        {"dealer": -1},
        {"pot": -1},
        {"pot": 1.5},
        {"pot": True},
        {"win": {"by": "turn"}},
        {"win": {"by": "turn", "tile": "55x"}},
        {"win": {"by": "turn", "tile": ""}},
        {"win": {"by": "turn", "tile": "5x", "from": 0}},
        {"win": {"by": "turn", "tile": "5x", "from": 3}},
        {"win": {"by": "draw", "tile": "5x", "from": 1}},
        {"win": {"by": "discard", "tile": "5x", "from": 0}},
        {"win": {"by": "wei"}},
        {"marks": ["first"]},
        {"discarded": 5},
    ],
)
def test_wm_18_4_bad_requests(changed: dict[str, Any]) -> None:
    assert error(asked(**changed)) == "bad_request"


@pytest.mark.parametrize(
    "meld",
    [
        {"kind": "peng", "tiles": "222x", "from": 0},
        {"kind": "peng", "tiles": "222x", "from": 3},
        {"kind": "peng", "tiles": "223x"},
        {"kind": "peng", "tiles": "2222x"},
        {"kind": "peng", "tiles": "22x"},
        {"kind": "peng", "tiles": ""},
        {"kind": "chi", "tiles": "123x", "from": 1},
        {"kind": "chi", "tiles": "123x", "taken": "4x"},
        {"kind": "chi", "tiles": "123x", "taken": "12x"},
        {"kind": "chi", "tiles": "270d"},
        {"kind": "chi", "tiles": "90x1d"},
        {"kind": "wei", "tiles": "222x", "from": 1},
    ],
)
def test_wm_18_4_groups_that_cannot_be(meld: dict[str, Any]) -> None:
    others = asked()["melds"]
    assert error(asked(melds=[others[0], meld, *others[2:]])) == "bad_request"


@pytest.mark.parametrize("meld", ["chi 123x", "chi 123x 1x", "wei 222x", "peng 222x"])
def test_wm_18_5_from_and_taken_may_be_absent(meld: str) -> None:
    assert "win" in answer(hand(CARDS, "turn 5x", f"chi 456d, {meld}, peng 777x, peng 000x"))


def test_wm_18_5_marks_without_effect() -> None:
    assert answer(asked(marks=["first_turn", "no_discard"])) == answer(asked())


@pytest.mark.parametrize(
    "changed",
    [
        {"wild": "5x"},
        {"finished": [1]},
        {"balances": [0, 0, 0]},
        {"marks": ["kong_draw"]},
        {"win": {"by": "kong", "tile": "5x"}},
        {"hand": "34888x9d5z"},
    ],
)
def test_wm_18_3_not_in_game(changed: dict[str, Any]) -> None:
    assert error(asked(**changed)) == "not_in_game"


def test_wm_18_3_counts_and_copies() -> None:
    assert error(asked(hand="34888x9d")) == "wrong_count"
    assert error(asked(dealt="34888x99d")) == "wrong_count"
    assert error(asked(discarded="22x")) == "too_many_copies"
    assert error(asked(dealt="33333488822770x459912d")) == "too_many_copies"
    assert error(hand("1133445689x133455689d", "deal")) == "wrong_count", "the dealer has twenty"


def test_wm_18_4_the_cards_dealt_hold_all_that_was_in_hand() -> None:
    melds = [{"kind": "chi", "tiles": "456d", "taken": "6d"}, *asked()["melds"][1:]]
    dealt = "34888x99d227700x45d111x12d"
    assert answer(asked(melds=melds, dealt=dealt))["win"]
    assert answer(asked(melds=melds, dealt=dealt, discarded="111x12d"))["win"]
    assert error(asked(melds=melds, dealt=dealt, discarded="3d")) == "bad_request"
    assert error(asked(melds=melds, dealt=dealt.replace("45d", "46d"))) == "bad_request"
    black = "1133445689x133455689d"
    assert error(hand(black, "deal", dealer=1, dealt=black[:-3] + "90d")) == "bad_request"
    assert error(hand(black, "deal", "", ["last_tile"], dealer=1)) == "bad_request"
    assert error(hand(black, "deal", GROUPS, dealer=1)) == "bad_request"


def test_wm_9_1_a_discard_is_never_won() -> None:
    assert why(CARDS, "discard 5x", GROUPS) == "WM-9.1"


def waits(cards: str, groups: str, **rest: Any) -> dict[str, tuple[int, int]]:
    """Waiting card → copies left, total."""
    told = answer(hand(cards, "", groups, **rest))["waits"]
    return {wait["tile"]: (wait["left"], wait["total"]) for wait in told}


def total(cards: str, win: str, groups: str) -> int:
    return int(answer(hand(cards, win, groups))["total"])


def test_wm_9_7_an_own_draw_where_it_wins() -> None:
    assert waits(CARDS, GROUPS) == {
        "2x": (1, total(CARDS, "draw 2x", GROUPS)),
        "5x": (4, total(CARDS, "draw 5x", GROUPS)),
    }
    assert waits(CARDS, GROUPS, discarded="55x") == {
        "2x": (1, total(CARDS, "draw 2x", GROUPS)),
        "5x": (2, total(CARDS, "draw 5x", GROUPS)),
    }


def test_wm_9_7_a_held_pair_becomes_a_wei() -> None:
    told = waits("11x11d", f"{GROUPS}, chi 678d")
    assert told["1x"] == (2, total("11d", "wei", f"{GROUPS}, chi 678d, wei 111x"))


def test_wm_9_7_a_card_that_wins_only_when_another_turns_it() -> None:
    groups = f"{GROUPS}, wei 555d"
    assert why("3345x", "draw 3x", groups) == "WM-6.1"
    assert waits("3345x", groups) == {
        "3x": (2, total("3345x", "turn 3x", groups)),
        "6x": (4, total("3345x", "draw 6x", groups)),
    }


def test_wm_9_7_no_copy_left() -> None:
    assert "2x" not in waits(CARDS, GROUPS, discarded="2x")
