"""The screens: they show what the seat knows, and nothing of what it does not."""

import random

from rich.cells import cell_len
from rich.text import Text as Line

from paiju.cli.columns import folded
from paiju.cli.mahjong.debts import Debts, Owed
from paiju.core import seeds
from paiju.core.ledger import RowState
from paiju.flow.game import Deal, Setup
from paiju.flow.round import AnyRound, Round
from paiju.mahjong.events import MELD, ROW
from paiju.mahjong.kinds import KONG_CONCEALED, KONG_MONEY
from tests.cli.shown import again, ending, shown
from tests.conformance import laws
from tests.kit import Table, compiled


def test_tiles_that_a_seat_has_not_seen_do_not_change_its_screen() -> None:
    compared = 0
    rules = compiled("neijiang")
    for seed in range(120):
        chooser = random.Random(seed)
        deal = rules.shuffle(seeds.sitting_seed(f"screen {seed}"))
        start: AnyRound = Round(rules, Setup(0, (1000,) * 4), deal)
        recorder = laws.Recorder()
        recorder.play(start, chooser)
        answers = recorder.answers[: chooser.randrange(len(recorder.answers))]
        played = again(start, deal, answers)
        assert played is not None
        undrawn = list(range(len(deal.wall) - played.state.left, len(deal.wall)))
        if len(undrawn) < 2 or played.over:
            continue
        # a tile of another seat's hand against one of the wall that nobody has drawn
        mine, theirs = 0, 4 + chooser.randrange(12)
        wall, deep = list(deal.wall), chooser.choice(undrawn)
        wall[theirs], wall[deep] = wall[deep], wall[theirs]
        twin = again(start, Deal(tuple(wall), deal.dice), answers)
        if twin is None or laws.public(twin) != laws.public(played) or wall == list(deal.wall):
            continue
        compared += 1
        assert shown(twin, mine) == shown(played, mine)
    assert compared > 20


def test_the_hands_of_others_are_nowhere_before_the_end() -> None:
    table = Table(["147p258p369p12489s", "5555s6666s7777s3s"])
    text = shown(table.round, 0)
    assert "五条" not in text
    assert "5s" not in text


def test_a_ready_hand_is_told_what_it_waits_for() -> None:
    table = Table(["123456789p123s59s"])
    text = shown(table.round, 0)
    assert "打 九条 → 听 五条 剩3 值1" in text
    assert "（4o 报听）" in text


def test_the_settlement_names_items_rules_and_payers() -> None:
    table = Table(["2p", "34p 567p 123s 456s 99s"]).play("B pass; A discard 2p; B win").finish()
    text = ending(table.round, 0)
    assert "一胡 下家 P1 胡" in text
    assert "NJ-7.8" in text
    assert "地胡" in text
    assert "你 付给 下家 4 分" in text


def test_kong_money_stands_apart_and_what_was_struck_out_is_told() -> None:
    table = Table(["5555p"]).play("A kong 5p").finish()
    text = ending(table.round, 0)
    assert "黄庄" in text
    assert "雨钱 NJ-9.1" in text
    assert "你 暗杠  五五五五筒    下家 欠 2 分   对家 欠 2 分   上家 欠 2 分" in text
    assert "作废： 下家 欠 你 2 分   对家 欠 你 2 分   上家 欠 你 2 分" in text


def test_kong_money_that_is_paid_has_its_own_block_and_column() -> None:
    table = Table(["5555p 234s 678s 99s 23p"]).play("A kong 5p").finish()
    text = ending(table.round, 0)
    owed, _, paid = text.partition("雨钱 NJ-9.2")
    assert "你 暗杠  五五五五筒    下家 欠 2 分   对家 欠 2 分   上家 欠 2 分" in owed
    assert "下家 付给 你 2 分   对家 付给 你 2 分   上家 付给 你 2 分" in paid
    assert "座位      牌钱   查叫   雨钱   这一盘   现在" in text
    assert "▸你 P0        0     +6     +6      +12   1012" in text


def test_chinese_text_is_broken_between_characters_and_latin_between_words() -> None:
    rows = [row.plain for row in folded(Line("不可以 碰（NJ-4.3）：任何一家打出一张牌，one two"), 20)]
    assert "".join(rows) == "不可以 碰（NJ-4.3）：任何一家打出一张牌，one two"
    assert max(cell_len(row) for row in rows) <= 20
    assert rows[0].startswith("不可以 碰（")
    assert not any(row.startswith(("，", "：", "）", "wo")) for row in rows)


def test_rain_money_that_moves_is_told_from_the_debt_to_the_payment() -> None:
    owed, moved = Debts(), [
        (MELD, 0, KONG_CONCEALED, 3, -1, -2), (ROW, -1, 0, KONG_MONEY, 1, 0, 2, 0, RowState.DUE),
        (ROW, -1, 1, KONG_MONEY, 2, 0, 2, 0, RowState.DUE), (ROW, -1, 1, KONG_MONEY, 2, 0, 2, 0, RowState.MOVED),
        (ROW, -1, 2, KONG_MONEY, 2, 1, 2, 0, RowState.DUE),
    ]  # fmt: skip
    for event in moved:
        owed.fold(event)
    assert [kong.rows for kong in owed.kongs] == [[0, 1]]
    assert owed.moved == [(0, Owed(2, 1, 2))]
