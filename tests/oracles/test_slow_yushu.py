"""The slow 榆树麻将 itself, on every example of the rule page and on hands small enough to check by eye."""

import json
import random
from itertools import product
from typing import Any

import pytest

from tests.kit import examples as published
from tests.oracles.slow_reader import is_pairs, splits
from tests.oracles.slow_yushu import answer
from tests.oracles.slow_yushu_tiles import KINDS, pair_splits, read, write

EXAMPLES = published.EXAMPLES / "yushu.jsonl"
LINES = [json.loads(line) for line in EXAMPLES.read_text(encoding="utf-8").splitlines()]
KONG = "kong_concealed"


def short(given: dict[str, Any]) -> dict[str, Any]:
    """An answer in the short form of the examples."""
    plain = {key: value for key, value in given.items() if key != "splits"}
    if "items" in plain:
        plain["items"] = {item["name"]: item["value"] for item in plain["items"]}
    return plain


@pytest.mark.parametrize("line", LINES, ids=[line["id"] for line in LINES])
def test_example(line: dict[str, Any]) -> None:
    assert short(answer(line["ask"])) == line["expect"]


def asked(hand: str, tile: str, melds: str = "", wild: str = "8p", **more: Any) -> dict[str, Any]:
    """A hand completed by an own draw; `melds` as ``"pong 777s, chow 345p"``."""
    laid = [meld.split() for meld in melds.split(", ") if meld]
    declared = [{"kind": kind, "tiles": tiles} for kind, tiles in laid]
    win = {"win": {"by": "draw", "tile": tile}} if tile else {}
    return {"game": "yushu", "wild": wild, "hand": hand, "melds": declared} | win | more


def items(*args: Any, **more: Any) -> dict[str, int] | str:
    """The items of a win by name, or the rule that fails."""
    given = short(answer(asked(*args, **more)))
    found: dict[str, int] | str = given["items"] if given["win"] else given["why"]
    return found


# Tiles and ways to lay them.


def test_tiles_are_read_in_both_writings_and_written_sorted() -> None:
    assert read("1m 🀇🀙🀐 中 23 m") == (["1m", "1m", "1p", "1s", "7z", "2m", "3m"], set())
    assert write(["8p", "7z", "4m", "3m"]) == "34m8p7z"


@pytest.mark.parametrize("text", ["8z", "0p", "12", "m", "1a", "1M", "1mm", "X"])
def test_what_is_no_tile(text: str) -> None:
    assert read(text)[1] == {"bad_tile"}


@pytest.mark.parametrize("text", ["1z", "6z", "东", "🀅", "1x", "0d", "二", "拾"])
def test_tiles_of_other_games(text: str) -> None:
    assert read(text)[1] == {"not_in_game"}


@pytest.mark.parametrize("seed", range(12))
def test_a_wild_tile_stands_for_every_tile_in_turn(seed: int) -> None:
    """Another method altogether: name the tile that each 会 stands for, then read the hand without 会."""
    chance = random.Random(seed)
    wilds, wild = 1 + seed % 2, "5p"
    near = [tile for tile in [*KINDS[:12], "7z"] if tile != wild] * 4
    natural = chance.sample(near, 8 - wilds)
    faced = [splits([*natural, *faces], 2) for faces in product(KINDS, repeat=wilds)]
    laid = splits([*natural, *[wild] * wilds], 2, wild)
    assert bool(laid) == any(faced)
    plain = any(all(group[0] != "chow" for group in split) for found in faced for split in found)
    assert any(all(group[0] != "chow" for group in split) for split in laid) == plain


@pytest.mark.parametrize("seed", range(12))
def test_seven_pairs_agree_with_counting_odd_kinds(seed: int) -> None:
    chance = random.Random(seed)
    held = [tile for kind in chance.sample(KINDS[:10], 5) for tile in [kind] * chance.randint(1, 4)]
    held += [kind for kind in KINDS[18:] for _ in range(2)]
    held = [*held[: 14 - seed % 5], *["9m"] * (seed % 5)]
    assert bool(pair_splits(held, "9m")) == is_pairs(held, "9m")


def test_two_wilds_beside_a_pair_are_a_pair_or_one_each() -> None:
    held = [*read("1122334455m88p")[0], "9s", "9s"]
    found = pair_splits(held, "9s")
    assert len(found) == 7  # the 会 together, or one to each tile of one of six pairs
    assert pair_splits(held[:-1], "9s") == set()


# Each test below names its arithmetic: class times 2 for each other item.


@pytest.mark.parametrize(
    ("hand", "tile", "wild", "expect"),
    [
        ("34m123p56799s", "5m", "5m", {"夹胡": 2}),  # 会 taken as 2m: the other end, 5m, is the 会 itself
        ("34m123p56799s", "8p", "8p", {"平胡": 1}),  # 2m or 5m, and neither is the kind of the 会
        ("34m123p56799s", "5m", "2m", {"夹胡": 2, "干巴": 1}),  # (e) from the upper end
        ("78m123p56799s", "9m", "6m", {"夹胡": 2, "干巴": 1}),  # (e) at the 9
        ("12m123p56799s", "3m", "4m", {"夹胡": 2, "干巴": 1}),  # (b)
        ("23m123p56799s", "1m", "5m", {"平胡": 1, "干巴": 1}),  # 5m is no end of 23m
    ],
)
def test_ends_of_a_run(hand: str, tile: str, wild: str, expect: dict[str, int]) -> None:
    assert items(hand, tile, "pong 777s", wild) == expect


def test_the_only_end_tile() -> None:
    """YS-7.2 (d): 1m is 夹 unless another 幺九 or a 红中 was there, declared ones too."""
    hand = "23m234p55567s"
    assert items(hand, "1m", "pong 777s") == {"夹胡": 2, "干巴": 1}
    assert items(hand, "1m", "pong 777s", options={"jia_yao": False}) == {"平胡": 1, "干巴": 1}
    assert items(hand, "1m", "pong 999s") == {"平胡": 1, "干巴": 1}
    assert items(hand, "1m", "pong 777z") == {"平胡": 1, "干巴": 1}
    assert items(hand, "1m", "pong 777s", "4m", options={"jia_yao": False}) == {"夹胡": 2, "干巴": 1}  # (e)


def test_the_edge_has_a_switch() -> None:
    """YS-7.2 (b); with the switch off the middle wait stays 夹."""
    off = {"options": {"jia_37": False}}
    assert items("12m123p56799s", "3m", "pong 777s", **off) == {"平胡": 1, "干巴": 1}
    assert items("13m123p56799s", "2m", "pong 777s", **off) == {"夹胡": 2, "干巴": 1}


def test_three_wilds_and_a_wild_pair() -> None:
    # 会 as group: 叉 of YS-6.4. 13m and the drawn 会 as 2m: 夹.
    assert items("888m13m456p99s", "8m", "chow 234s", "8m") == {"夹胡": 2}
    # 会会 as pair makes no 叉. A declared 碰 is one, and lets 9s and 会 be the pair: 夹.
    assert items("88m123m456p78s", "9s", "chow 234p", "8m") == "YS-6.4"
    assert items("88m123m456p78s", "9s", "pong 222p", "8m") == {"夹胡": 2}


@pytest.mark.parametrize(
    ("hand", "tile", "expect"),
    [
        ("11144m2277p3388s", "1m", {"七小对": 8, "干巴": 1, "豪华": 1}),
        ("11144m2277p3388s", "9p", {"七小对": 8, "豪华": 1}),  # the drawn 会 as 1m
        ("1114m2277p33889s", "4m", "YS-6.1"),  # 1m and 9s odd, no 会
        ("1114m22779p3388s", "4m", {"七小对": 8}),  # the 会 was held, 4m is no fourth
        ("1111m22779p3388s", "9p", {"七小对": 8}),  # the four was complete before
    ],
)
def test_the_fourth_tile(hand: str, tile: str, expect: dict[str, int] | str) -> None:
    assert items(hand, tile, wild="9p") == expect


def test_the_fourth_tile_of_a_dealt_hand() -> None:
    """YS-6.14 with YS-7.10: the dealer may name a 1m as the winning tile. 8 x 2 x 2 = 32."""
    given = short(answer(asked("1111m44m2277p3388s", "", wild="9p", win={"by": "deal"})))
    assert given["items"] == {"七小对": 8, "干巴": 1, "豪华": 1}
    assert given["deltas"] == [384, -128, -128, -128]


@pytest.mark.parametrize(
    ("hand", "tile", "expect"),
    [
        ("2888m2359p1479s7z", "8m", {"四会": 8}),
        ("1144m88m88m77p22s9s", "3s", {"七小对": 8}),  # 8 = 8: 七小对 is named before 四会
        ("8888m12345p67p11p", "9p", {"四会": 8}),  # 夹胡 2 x 立门 2 x 清一色 2 = 8: 四会 first
        ("8888m112233445p", "6p", {"七小对": 8, "清一色": 1}),  # 16 is more than 四会
    ],
)
def test_four_wilds(hand: str, tile: str, expect: dict[str, int]) -> None:
    assert items(hand, tile, wild="8m") == expect


def test_four_wilds_after_opening_or_from_another_seat() -> None:
    """YS-6.11: opened they are judged like any hand; so is a discard."""
    assert items("888m13m456p99s", "8m", "pong 777s", "8m") == {"夹胡": 2}
    assert items("888m2359p146s", "8m", f"{KONG} 7777s", "8m") == {"四会": 8}
    thrown = {"win": {"by": "discard", "tile": "6s", "from": 1}}
    assert items("8888m2359p1479s7z", "", wild="8m", **thrown) == "YS-6.1"


def test_a_dealt_hand_of_another_seat() -> None:
    dealt = {"seat": 1, "win": {"by": "deal"}}
    assert items("28888m2359p147s7z", "", wild="8m", **dealt) == {"四会": 8}
    assert items("1144m2277p3388s7z", "", wild="9p", **dealt) == "YS-6.11"


def test_neither_suits_nor_ends_for_big_hands() -> None:
    """`piao_qidui_free`: 飘胡 and 七小对 of two suits, but no hand with a 顺."""
    free = {"options": {"piao_qidui_free": True}}
    for hand, rule in (("2244m2277p33886p", "YS-6.2"), ("2244m2277p3388s6p", "YS-6.3")):
        assert items(hand, "6p", wild="9p") == rule
        assert items(hand, "6p", wild="9p", **free) == {"七小对": 8, "干巴": 1}
    assert items("22m33p444p", "3p", "pong 777m, pong 666m") == "YS-6.2"
    assert items("22m33p444p", "3p", "pong 777m, pong 666m", **free) == {"飘胡": 4, "干巴": 1}
    assert items("22m33p444p", "3p", "pong 777m, chow 567m", **free) == "YS-6.2"


def test_the_single_tile_waits_for_itself_and_for_the_wild() -> None:
    # 飘胡 4, with 干巴 8; the 会 beside 9p makes the pair and takes 干巴 away.
    melds = f"pong 777s, pong 333p, pong 222m, {KONG} 5555m"
    waiting = answer(asked("9p", "", melds, "8m"))
    assert waiting == {"waits": [{"tile": "8m", "left": 4, "total": 4}, {"tile": "9p", "left": 3, "total": 8}]}
    assert answer(asked("9p", "", melds.replace("pong 222m", "chow 234m"), "8m")) == {"waits": []}


def test_a_wait_for_the_fifth_copy_is_no_wait() -> None:
    """All four 9p are in the hand, so only the 会 is left for the pair."""
    waiting = answer(asked("123m9999p456s", "", "pong 777s", "8m"))
    assert [wait["tile"] for wait in waiting["waits"]] == ["8m"]


def test_every_best_split_is_listed_with_the_winning_group_first() -> None:
    given = answer(asked("34m123p56799s", "8p", "pong 777s"))
    assert given["splits"] == [("34m8p", "123p", "567s", "777s", "99s")]
    # Either 会 may be the drawn one: 4m between 3m and 5m, or the other 9p. Both are 夹.
    given = answer(asked("35m9p8p", "8p", "pong 777s, pong 222s, pong 111p"))
    assert given["splits"] == [("35m8p", "111p", "222s", "777s", "89p"), ("89p", "111p", "222s", "35m8p", "777s")]


def test_two_suits_and_a_red_are_no_three_suits() -> None:
    """YS-6.2."""
    assert items("34m123m56799p", "5m", "pong 777z", "8s") == "YS-6.2"
    assert items("34m123s56799p", "5m", "pong 777z", "8s") == {"平胡": 1, "干巴": 1}


def test_stake_and_cap() -> None:
    """YS-8.5: total 16 means 64 stakes from each; 20 stakes of 5."""
    options = {"base": 5, "pay_cap": 20}
    assert answer(asked("1144m2277p3388s7z", "7z", wild="9p", options=options))["deltas"] == [300, -100, -100, -100]


# Refused requests.

GOOD = asked("34m123p56799s", "5m", "pong 777s")
GIVEN = {"by": "discard", "tile": "5m", "from": 1}
OPENING = {"hand": "34m123p56777799s", "melds": [], "marks": ["first_discard"]}


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"wild": "88p"}, "wrong_count"),
        ({"wild": "6z"}, "not_in_game"),
        ({"wild": "8"}, "bad_tile"),
        ({"balances": [0, 0, 0, 0]}, "not_in_game"),
        ({"colour": 1}, "bad_request"),
        ({"game": "hebei"}, "bad_request"),
        ({"dealer": True}, "bad_request"),
        ({"seat": 4}, "bad_request"),
        ({"options": {"base": 0}}, "bad_request"),
        ({"options": {"kong_size": "tiles"}}, "bad_request"),
        ({"melds": [{"kind": "peng", "tiles": "777s"}]}, "not_in_game"),
        ({"melds": [{"kind": "pong", "tiles": "7777s"}]}, "wrong_count"),
        ({"melds": [{"kind": "pong", "tiles": "778s"}]}, "bad_request"),
        ({"melds": [{"kind": "chow", "tiles": "789s", "from": 1}]}, "bad_request"),
        ({"melds": [{"kind": "pong", "tiles": "777s", "from": 0}]}, "bad_request"),
        ({"melds": [{"kind": "pong", "tiles": "777s", "taken": "8s"}]}, "bad_request"),
        ({"melds": [{"kind": KONG, "tiles": "3333s", "from": 1}]}, "bad_request"),
        ({"win": {"by": "turn", "tile": "5m", "from": 1}}, "not_in_game"),
        ({"win": {"by": "draw"}}, "bad_request"),
        ({"win": {"by": "draw", "tile": "55m"}}, "wrong_count"),
        ({"win": {"by": "draw", "tile": "5m", "from": 1}}, "bad_request"),
        ({"win": {"by": "discard", "tile": "5m"}}, "bad_request"),
        ({"win": {"by": "kong", "tile": "7s", "from": 1}}, "too_many_copies"),
        ({"win": {"by": "kong", "tile": "3m", "from": 1}}, "too_many_copies"),
        ({"marks": ["first_turn"]}, "not_in_game"),
        ({"marks": ["kong_draw"]}, "bad_request"),
        ({"marks": ["kong_discard"]}, "bad_request"),
        ({"win": GIVEN | {"from": 0}, "seat": 2, "marks": ["first_discard"]}, "bad_request"),
        (OPENING | {"win": GIVEN, "seat": 2}, "bad_request"),
    ],
)
def test_refused(change: dict[str, Any], code: str) -> None:
    assert answer(GOOD | change) == {"error": code}


@pytest.mark.parametrize(
    "change",
    [
        {"options": {"big_kong_tiles": "1p", "kong_size": "making", "escape_fine": 0}},
        {"melds": [{"kind": "pong", "tiles": "777s", "from": 3, "taken": "7s"}]},
        {"win": {"by": "kong", "tile": "5m", "from": 1}},
        {"win": GIVEN, "marks": ["last_tile", "kong_discard"]},
        OPENING | {"win": GIVEN | {"from": 0}, "seat": 2},
        {"marks": ["last_tile"]},
    ],
)
def test_near_miss_not_refused(change: dict[str, Any]) -> None:
    assert answer(GOOD | change)["win"]


def test_marks_need_a_win() -> None:
    assert answer(asked("34m123p56799s", "", "pong 777s", marks=["last_tile"])) == {"error": "bad_request"}


@pytest.mark.parametrize("ask", [None, [], "{}", 1])
def test_no_object(ask: object) -> None:
    assert answer(ask) == {"error": "bad_request"}
