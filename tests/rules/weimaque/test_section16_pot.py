"""WM-16 and WM-17: the pot over a sitting, what is paid, and how a record tells it."""

import json
from typing import Any

import pytest

from paiju.core import seeds
from paiju.flow.match import Match
from paiju.flow.options import completed
from paiju.flow.window import bits
from paiju.formats import record
from paiju.formats.record import Origin
from tests.games.weimaque.asking import answer, hand
from tests.kit.cards import CardTable
from tests.rules.weimaque.setups import GAME, chosen_match, lines_of, run, sit, until, weimaque

NINETEEN = "222777x111444888d3445x"
"""With a 四 turned by another it has 19 hard xi."""


def twice(hands: list[str], draws: str = "", **options: Any) -> CardTable:
    """A round of 全名堂版 with 溜子."""
    return weimaque(hands, draws, edition="quan", dou_liu_zi=True, **options)


def test_wm_16_1_a_common_pot() -> None:
    assert twice([]).pot == 40


def test_wm_16_1_near_miss_off() -> None:
    table = weimaque([], edition="quan")
    assert (table.pot, table.events, table.money) == (0, [], [0, 0, 0])


@pytest.mark.parametrize(
    ("stake", "dealer", "other"), [("20/10", 20, 10), ("30/20", 30, 20), ("40/30", 40, 30), ("50/50", 50, 50)]
)
@pytest.mark.parametrize("deals", [0, 1, 2])
def test_wm_16_2_the_stake(stake: str, dealer: int, other: int, deals: int) -> None:
    table = twice([], dealer="ABC"[deals], liu_zi_stake=stake)
    assert table.money == [-dealer if seat == deals else -other for seat in range(3)]
    assert table.pot == dealer + 2 * other


@pytest.mark.parametrize("edition", ["lao", "xiaozhuo", "dazhuo", "quan", "zuanshi"])
@pytest.mark.parametrize(("number", "after_draw"), [(1, False), (2, False), (2, True)])
def test_wm_16_3_when(edition: str, number: int, after_draw: bool) -> None:
    table = weimaque([], edition=edition, dou_liu_zi=True, number=number, after_draw=after_draw)
    due = after_draw or (number == 1 and edition in ("quan", "zuanshi"))
    assert (table.pot > 0) == due


def winning(**options: Any) -> CardTable:
    """B wins with 19 hard xi, two 登."""
    return run(twice(["0d", NINETEEN, "00d"], "5d4x", **options), "A discard 0d; B win")


@pytest.mark.parametrize(
    ("pot", "deng_fen", "taken"),
    [(0, 80, 0), (40, 80, 40), (159, 80, 159), (160, 80, 160), (999, 80, 160), (999, 200, 400)],
)
def test_wm_16_4_the_smaller_of_the_two(pot: int, deng_fen: int, taken: int) -> None:
    table = winning(number=2, pot=pot, deng_fen=deng_fen)
    assert (table.pot, table.money) == (pot - taken, [-119, 238 + taken, -119])


@pytest.mark.parametrize(
    ("cards", "xi", "taken"),
    [("222777000x111444d56x99d", 18, 80), ("222777x111444888d56x99d", 17, 0)],
)
def test_wm_16_5_eighteen(cards: str, xi: int, taken: int) -> None:
    table = until(twice(["0d", cards, "0d"], "4x", number=2, pot=500).play("A discard 0d"), "B draw 4x").play("B win")
    table.pass_all()
    hard = {name: value for name, value in table.items().items() if name.endswith(("坎", "碰", "偎", "团圆"))}
    assert (sum(hard.values()), table.pot) == (xi, 500 - taken)


def test_wm_16_5_near_miss_a_dealt_hand_has_none() -> None:
    table = twice(["", "112233557700x2277008d"], number=2, pot=500).play("B win")
    assert (table.pot, table.money) == (500, [-150, 300, -150])


@pytest.mark.parametrize("pot", [0, 1, 2, 3, 40, 41])
def test_wm_16_6_the_rest_is_divided(pot: int) -> None:
    match = chosen_match(dou_liu_zi=True)
    match.pot = pot
    each, rest = divmod(pot, 3)
    assert list(match.finish()) == [each + rest, each, each]
    assert (match.pot, match.balances) == (0, (each + rest, each, each))


def test_wm_16_6_when_the_session_ends_early() -> None:
    match = chosen_match(edition="quan", dou_liu_zi=True)
    sit(match, []).finish()
    match.close()
    assert (match.number, match.pot) == (1, 40)
    assert list(match.finish()) == [14, 13, 13]
    assert sum(match.balances) == 0


def test_wm_16_6_near_miss_not_while_a_round_is_played() -> None:
    match = chosen_match(edition="quan", dou_liu_zi=True)
    sit(match, [])
    with pytest.raises(ValueError, match="still being played"):
        match.finish()


def test_wm_16_7_zuanshi() -> None:
    assert weimaque([], edition="zuanshi", dou_liu_zi=True).pot == 40
    assert weimaque([], edition="zuanshi").pot == 0


@pytest.mark.parametrize("winner", ["A", "B", "C"])
@pytest.mark.parametrize("turner", ["B", "C"])
def test_wm_17_1_each_loser_pays_the_total(winner: str, turner: str) -> None:
    hands = ["1235699x111444666888d" if seat == winner else "" for seat in "ABC"]
    hands[0] += "0d"
    third = next(seat for seat in range(3) if "ABC"[seat] not in (winner, turner))
    hands[third] += "777x" if third else "7770x"
    table = until(weimaque(hands, "7x" if turner == "B" else "5d7x", fill=7).play("A discard 0d"), f"{turner} turn 7x")
    run(table, f"{winner} win")
    assert table.money == [2 * table.total() if seat == winner else -table.total() for seat in "ABC"]
    assert table.total() == 12


def test_wm_17_2_near_miss_no_cap() -> None:
    table = weimaque(["", "112233557700x2277008d"], edition="quan", tian_hu_stack=True).play("B win")
    assert table.money == [-300, 600, -300]


def test_wm_17_3_nobody_won() -> None:
    assert weimaque([]).finish().money == [0, 0, 0]


def test_wm_17_4_in_the_record() -> None:
    options = {"edition": "quan", "dou_liu_zi": True}
    lines = [json.loads(line) for line in lines_of(winning(), **options)]
    assert lines[0]["pot"] == 0
    assert lines[1:4] == [
        {"seat": 0, "do": "stake", "pays": 20},
        {"seat": 1, "do": "stake", "pays": 10},
        {"seat": 2, "do": "stake", "pays": 10},
    ]
    win, *others = lines[-1]["scores"]
    assert (win["win"], win["deltas"]) == (True, [-119, 238, -119])
    assert others == [
        {"rule": "WM-16.2", "name": "逗溜子", "deltas": [-20, -10, -10], "pot": 40},
        {"rule": "WM-16.4", "name": "登", "deltas": [0, 40, 0], "pot": -40},
    ]
    assert lines[-1]["deltas"] == [-139, 268, -129]


def test_wm_17_4_near_miss_nothing_moved() -> None:
    lines = [json.loads(line) for line in lines_of(winning(number=2), edition="quan", dou_liu_zi=True)]
    assert [score.get("name") for score in lines[-1]["scores"]] == [None]


@pytest.mark.parametrize("seed", range(4))
def test_wm_17_4_records_of_a_sitting_are_verified(seed: int) -> None:
    full = completed(GAME.options, {"edition": "quan", "dou_liu_zi": True})
    match = Match(GAME.compile(full), seeds.sitting_seed(str(seed)), ("甲", "乙", "丙"))
    lines: list[str] = []
    for _ in range(3):
        played = match.deal()
        origin = Origin.of(match, GAME, full)
        while not played.over:
            seat = played.asked()[0]
            played.answer(seat, max(bits(played.menu(seat))))
        lines += record.write(origin, played)
        match.close()
    rounds = list(record.replay_all(record.read(lines), prove=True))
    assert len(rounds) == 3


def test_wm_18_1_only_the_pot_matters_to_a_score() -> None:
    cards, groups = "1112223x", "chi 345x, peng 444x, wei 888d, chi 456d"
    plain = answer(hand(cards, "turn 2x", groups, edition="quan"))
    assert plain["total"] == 287
    for options in (
        {"rounds": 16},
        {"first_dealer": "random"},
        {"discard_seconds": 3},
        {"force_win": True},
        {"dou_liu_zi": True},
    ):
        assert answer(hand(cards, "turn 2x", groups, edition="quan", **options)) == plain
    assert answer(hand(cards, "turn 2x", groups, edition="quan", dou_liu_zi=True, pot=80))["total"] == 268
    assert answer(hand(cards, "turn 2x", groups, edition="quan", pot=80))["total"] == 287
