"""What changes to a scored hand do: each is what the scorer says of the changed request, and none is missing."""

import json
from functools import cache
from typing import Any

import pytest

from paiju.advice import changes as module
from paiju.advice.changes import MOST_ASKED, changes
from paiju.core.errors import InvalidError, PaijuError
from paiju.flow.options import completed
from paiju.flow.registry import find
from paiju.formats import request
from paiju.formats import score as scores
from paiju.mahjong.steps import Step, reckoned
from tests.kit.examples import GAMES, examples

HAND = {"game": "neijiang", "hand": "12345699p23678s", "win": {"by": "draw", "tile": "1s"}}
NEIJIANG_OPTIONS = {"base", "zimo_bonus"}
EVERY_GAME = pytest.mark.parametrize("game", GAMES)


def asked(game: str, every: int = 1) -> list[dict[str, Any]]:
    """The published requests that name a win and are answered, or one of so many."""
    return [line["ask"] for line in examples(game) if "win" in line["expect"]][::every]


def example(name: str) -> dict[str, Any]:
    """A published request."""
    return next(line["ask"] for game in GAMES for line in examples(game) if line["id"] == name)


@cache
def _changes(text: str) -> dict[str, Any]:
    return changes(json.loads(text))


def changed(ask: dict[str, Any]) -> dict[str, Any]:
    """`changes` of a published request, reckoned once for all tests."""
    return _changes(json.dumps(ask))


def put(ask: dict[str, Any], change: dict[str, Any]) -> dict[str, Any]:
    """The request with the change made, as a client makes it."""
    return {key: item for key, item in {**ask, **change["set"]}.items() if item is not None}


def of_kind(found: dict[str, Any], kind: str) -> list[dict[str, Any]]:
    return [change for change in found["changes"] if change["what"]["kind"] == kind]


def about(found: dict[str, Any], **what: object) -> dict[str, Any]:
    """The one change with an effect that is about this."""
    (change,) = [change for change in found["changes"] if what.items() <= change["what"].items()]
    return dict(change)


SOME = 8
SOME_AND_ALL = pytest.mark.parametrize("every", [SOME, pytest.param(1, marks=pytest.mark.long)], ids=["some", "all"])


@SOME_AND_ALL
@EVERY_GAME
def test_every_change_is_what_the_scorer_says_of_it(game: str, every: int) -> None:
    """With its total, its gain, and the difference to both; and what has no effect has none."""
    tried = 0
    for ask in asked(game, every):
        base, found = scores.score(ask), changed(ask)
        own = ask.get("seat", 0)
        assert (found["win"], found["total"], found["gain"]) == (base["win"], base["total"], base["deltas"][own])
        for change in found["changes"]:
            other = scores.score(put(ask, change))
            assert change["win"] == other["win"]
            assert change["gain_by"] == other["deltas"][own] - base["deltas"][own]
            if change["win"]:
                assert (change["total"], change["gain"]) == (other["total"], other["deltas"][own])
                assert change["total_by"] == other["total"] - base["total"]
            else:
                assert change["why"] == other["why"]
            tried += 1
        for change in found["same"]:
            other = scores.score(put(ask, change))
            same = (base["win"], base["total"], base["deltas"][own])
            assert (other["win"], other["total"], other["deltas"][own]) == same, change
    assert tried > 20


@EVERY_GAME
def test_of_a_hand_that_does_not_win_only_what_makes_it_win_is_told(game: str) -> None:
    lost = [ask for ask in asked(game) if not scores.score(ask)["win"]]
    found = [changed(ask) for ask in lost]
    assert all(change["win"] for told in found for change in told["changes"])
    assert all(told["why"] == scores.score(ask)["why"] for ask, told in zip(lost, found, strict=True))
    assert any(told["changes"] for told in found)


@SOME_AND_ALL
@EVERY_GAME
def test_the_work_is_bounded(game: str, every: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Questions to the game are counted, of every example."""
    counts = [0]
    read = request.read

    def counting(value: Any) -> request.Request:
        counts[0] += 1
        return read(value)

    def wins(*given: Any) -> bool:
        counts[0] += 1
        return asking(*given)

    asking = module._wins
    monkeypatch.setattr(request, "read", counting)
    monkeypatch.setattr(module, "_wins", wins)
    for ask in asked(game, every):
        counts[0] = 0
        changes(ask)
        assert 1 < counts[0] <= MOST_ASKED


@SOME_AND_ALL
@EVERY_GAME
def test_the_account_leads_to_what_is_paid(game: str, every: int) -> None:
    """Steps of mahjong from the total to each sum, where no balance cuts it short; parts of word cards to their xi."""
    for ask in asked(game, every):
        score = scores.score(ask)
        if not score["win"]:
            continue
        account, own = changed(ask)["account"], ask.get("seat", 0)
        if "sums" in account and "balances" not in ask:
            paid = {entry["payer"]: reckoned(score["total"], [Step(**step) for step in entry["steps"]])
                    for entry in account["sums"]}  # fmt: skip
            assert {seat: -delta for seat, delta in enumerate(score["deltas"]) if delta and seat != own} == paid
        if account.get("parts"):
            assert len(account["parts"]) == len(score["split"])
            items = {item["name"]: item["value"] for item in score["items"] if item["unit"] == "xi"}
            for name in {part["name"] for part in account["parts"]} & items.keys():
                assert sum(part["xi"] for part in account["parts"] if part["name"] == name) == items[name]


def test_a_win_is_told_with_other_tiles_ways_marks_and_options() -> None:
    found = changes(HAND)
    assert about(found, kind="way", by="discard")["gain"] == 1
    assert about(found, kind="way", by="deal")["set"] == {"hand": "12345699p123678s", "win": {"by": "deal"}}
    assert about(found, kind="mark", mark="last_tile") == {
        "what": {"kind": "mark", "mark": "last_tile", "on": True},
        "set": {"marks": ["last_tile"]}, "win": True, "total": 2, "gain": 6, "total_by": 1, "gain_by": 3,
    }  # fmt: skip
    assert {change["what"]["option"] for change in of_kind(found, "option")} == NEIJIANG_OPTIONS
    tile = {"what": {"kind": "tile", "tile": "4s"}, "set": {"win": {"by": "draw", "tile": "4s"}}}
    assert tile in found["same"], "the other side of the wait is worth the same"


def test_who_gives_the_tile_is_told_once_where_it_pays_the_same_near_miss_where_it_does_not() -> None:
    assert len([change for change in of_kind(changes(HAND), "way") if change["what"]["by"] == "discard"]) == 1
    not_the_dealer = example("YS-e51")
    ways = [change["what"] for change in of_kind(changes(not_the_dealer), "way") if change["what"]["by"] == "discard"]
    assert len(ways) == 2, "the dealer pays more than the others"


def test_a_mark_that_is_there_may_be_taken_away() -> None:
    found = changes(HAND | {"marks": ["last_tile"]})
    assert about(found, kind="mark", mark="last_tile")["set"] == {"marks": []}
    assert about(found, kind="mark", mark="last_tile")["gain_by"] == -3


def test_marks_go_with_a_way_that_has_no_use_for_them() -> None:
    kong = example("YS-e47")
    assert kong["marks"] == ["kong_draw"]
    assert {tuple(change["set"]["marks"]) for change in of_kind(changes(kong), "way")} == {()}


def test_a_wei_is_taken_apart_and_made() -> None:
    """The same cards by 偎, by an own draw, and turned by another."""
    made = example("FL-e31")
    found = changes(made)
    assert about(found, kind="way", by="draw")["why"]["rule"] == "FL-5.7"
    turned = put(made, about(found, kind="way", by="turn"))
    assert (turned["win"]["tile"], turned["melds"], turned["hand"].count("4")) == ("4x", [], 2)
    back = [change for change in changes(turned)["changes"] if change["what"] == {"kind": "way", "by": "wei"}]
    assert [scores.score(put(turned, change))["total"] for change in back] == [scores.score(made)["total"]]


def test_options_that_change_nothing_are_told_apart_once_each() -> None:
    found = changes(HAND)
    told = [change["what"]["option"] for change in found["same"] if change["what"]["kind"] == "option"]
    assert len(told) == len(set(told))
    assert not {*told} & NEIJIANG_OPTIONS
    # the number of seats makes the request one that cannot be
    assert {*told} | NEIJIANG_OPTIONS == {option.key for option in find("neijiang").options} - {"players"}


def test_the_tile_that_would_win_is_told_and_what_is_lacking() -> None:
    found = changes(HAND | {"win": {"by": "draw", "tile": "5s"}})
    assert [change["what"]["tile"] for change in of_kind(found, "tile")] == ["1s", "4s"]
    assert (found["lacks"], of_kind(found, "swap"), found["same"]) == (1, [], [])


def test_of_a_hand_that_waits_for_nothing_the_tile_to_exchange_is_told() -> None:
    """4p in place of 5p makes both the hand and its wait."""
    lost = HAND | {"hand": "12355699p23678s"}
    found = changes(lost)
    swap = about(found, kind="swap", out="5p", tile="4p")
    assert scores.score(put(lost, swap))["win"]
    assert found["lacks"] == 1


def exchanges(ask: dict[str, Any]) -> set[tuple[str, str]]:
    """Which tile of the hand in exchange for which other one makes it win: each of them asked."""
    game = find(ask["game"])
    tiles = game.vocabulary.tiles(completed(game.options, ask.get("options", {})))
    hand = [tiles.names[kind] for kind in tiles.read(ask["hand"], "/hand")]
    rest = {key: item for key, item in ask.items() if key not in ("dealt", "discarded")}
    found = set()
    for out in set(hand):
        kept = list(hand)
        kept.remove(out)
        for tile in set(tiles.names) - {out}:
            try:
                score = scores.score(rest | {"hand": "".join(kept) + tile})
            except PaijuError:
                continue
            if score["win"]:
                found.add((out, tile))
    return found


DEALT_CARDS = {
    "game": "weimaque", "options": {"edition": "zuanshi"}, "dealer": 1,
    "hand": "1d2d2d3d3d4d5d7d8d0x1x2x3x4x5x6x7x8x9x", "win": {"by": "deal"},
}  # fmt: skip
DEALT_FEW_PAIRS = {"game": "fulushou", "hand": "11223344556677889x12d", "seat": 2, "win": {"by": "deal"}}
THREE_WILD = {"game": "yushu", "wild": "8m", "hand": "2788m22359p479s7z", "win": {"by": "draw", "tile": "8m"}}
DRAWN = {
    "game": "fulushou", "options": {"hu_before_wei": True}, "hand": "1d2d3d5d5d5d5d6d7d8d0x1x2x3x4x4x6x7x8x",
    "win": {"by": "draw", "tile": "4x"}, "dealer": 2,
}  # fmt: skip


@pytest.mark.parametrize("ask", [DEALT_CARDS, DEALT_FEW_PAIRS, THREE_WILD, DRAWN])
def test_an_exchange_is_told_also_where_it_makes_no_winning_shape(ask: dict[str, Any]) -> None:
    """Hands as dealt, four wild tiles, a card that is drawn: what they wait for is another question."""
    found = changes(ask)
    told = {(change["what"]["out"], change["what"]["tile"]) for change in of_kind(found, "swap")}
    assert told == exchanges(ask) != set()
    assert found.get("lacks", 1) == 1, "not more than the one exchange that is told"


@pytest.mark.parametrize("every", [4, pytest.param(1, marks=pytest.mark.long)], ids=["some", "all"])
@EVERY_GAME
def test_each_exchange_that_makes_a_hand_win_is_told(game: str, every: int) -> None:
    lost = [ask for ask in asked(game) if not scores.score(ask)["win"]][::every]
    for ask in lost:
        found = changed(ask)
        if not of_kind(found, "tile"):
            told = {(change["what"]["out"], change["what"]["tile"]) for change in of_kind(found, "swap")}
            assert told == exchanges(ask), json.dumps(ask)
    assert lost


def test_each_dealer_is_told_who_makes_another_sum() -> None:
    """The dealer pays double: it matters whether he is the one who gave the tile; equal ones are told once."""
    hand = {"game": "yushu", "wild": "8m", "hand": "123m456p5789s", "melds": [
        {"kind": "kong_exposed", "tiles": "2222p", "from": 1, "taken": "2p"}]}  # fmt: skip
    given = changes(hand | {"win": {"by": "discard", "tile": "5s", "from": 1}})
    drawn = changes(hand | {"win": {"by": "draw", "tile": "5s"}})
    assert [change["what"]["dealer"] for change in of_kind(given, "dealer")] == [1, 2]
    assert [change["what"]["dealer"] for change in of_kind(drawn, "dealer")] == [1]


def test_of_seats_that_make_no_difference_the_nearest_is_told_once() -> None:
    found = changes(HAND | {"win": {"by": "discard", "tile": "1s", "from": 1}})
    same = [change["what"] for change in found["same"] if change["what"]["kind"] in ("way", "dealer")]
    assert {"kind": "dealer", "dealer": 1} in same
    assert {"kind": "way", "by": "discard", "from": 2} in same
    assert len([what for what in same if what["kind"] == "dealer"]) == 1


def test_a_hand_as_dealt_lacks_no_shape_near_miss_a_drawn_one() -> None:
    """Cards as dealt win by other features (WM-15.3)."""
    assert "lacks" not in changes(DEALT_CARDS | {"hand": "0d0d1d3d4d5d6d7d9d0x1x2x3x4x5x6x7x8x8x"})
    drawn = {"hand": "0d0d1d3d4d5d6d7d9d0x1x2x3x4x5x6x7x8x8x", "win": {"by": "draw", "tile": "1x"}}
    assert changes(DEALT_CARDS | drawn)["lacks"] > 1


def test_near_miss_of_a_hand_that_lacks_two_tiles_none_is_told() -> None:
    found = changes(HAND | {"hand": "12357899p25678s"})
    assert found["lacks"] > 1
    assert found["changes"] == []


def test_a_hand_of_a_winning_shape_lacks_nothing_but_the_rule() -> None:
    found = changes(example("YS-e02"))
    assert (found["lacks"], found["why"]["rule"]) == (0, "YS-6.4")


def test_wild_tiles_stand_in_for_what_is_lacking() -> None:
    hand = {"game": "yushu", "wild": "8m", "hand": "8m12345p5699s", "win": {"by": "draw", "tile": "6p"}}
    melds = [{"kind": "pong", "tiles": "777s", "from": 1, "taken": "7s"}]
    assert changes(hand | {"melds": melds})["lacks"] == 0
    assert changes(hand | {"melds": melds, "wild": "9m", "hand": "8m12345p5699s"})["lacks"] == 1


def test_cards_dealt_and_thrown_go_where_a_card_is_exchanged() -> None:
    """They would contradict the other hand."""
    lost = [line["ask"] for line in examples("fulushou") if line["expect"].get("win") is False]
    swaps = [change for ask in lost for change in of_kind(changed(ask), "swap")]
    assert swaps
    assert all((change["set"]["dealt"], change["set"]["discarded"]) == (None, None) for change in swaps)


@pytest.mark.parametrize(
    ("code", "at", "given"),
    [
        ("bad_request", "/win", {"win": None}),
        ("bad_tile", "/hand", {"hand": "1q"}),
        ("wrong_count", "/hand", {"hand": "1p"}),
        ("unknown_option", "/options/nothing", {"options": {"nothing": 1}}),
    ],
)
def test_a_request_that_cannot_be_is_refused_with_its_place(code: str, at: str, given: dict[str, Any]) -> None:
    ask = {key: item for key, item in {**HAND, **given}.items() if item is not None}
    with pytest.raises(InvalidError) as caught:
        changes(ask)
    assert (caught.value.code, caught.value.at) == (code, at)


@EVERY_GAME
def test_what_cannot_be_scored_has_no_changes_either(game: str) -> None:
    for line in examples(game):
        if "error" in line["expect"]:
            with pytest.raises(PaijuError) as caught:
                changes(line["ask"])
            # one without a win is told so where nothing else is wrong with it
            assert caught.value.code == line["expect"]["error"], json.dumps(line["ask"])
