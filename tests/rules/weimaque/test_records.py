"""Records of 安乡偎麻雀 are written, read and decided again to the same log."""

import json
from typing import Any

import pytest

from paiju.core.errors import InvalidError
from paiju.flow.away import AUTO, GONE
from paiju.formats import record
from tests.kit.cards import CardTable
from tests.rules.weimaque.setups import ALL, lapse, lines_of, presence, run, until, weimaque
from tests.rules.weimaque.test_section8_discards import shrinking


def told(table: CardTable, **options: Any) -> list[dict[str, Any]]:
    """The lines, after the record has been played again."""
    lines = lines_of(table.finish(), **options)
    (one,) = record.read(lines)
    assert record.replay(one).log == table.round.log
    return [json.loads(line) for line in lines]


def test_wm_6_4_wm_8_4_wei_and_dead_in_a_record() -> None:
    lines = told(until(shrinking("13579"), "B dead"))
    assert {"seat": 1, "do": "wei", "tiles": "111d"} in lines
    assert {"seat": 1, "do": "dead"} in lines


def test_wm_6_3_a_record_tells_the_hidden_kind() -> None:
    table = until(weimaque([ALL, "33x"], draws="3x").play("A discard 0d"), "B wei 333x")
    assert {"seat": 1, "do": "wei", "tiles": "333x"} in told(table)


def test_wm_3_12_turns_and_claims_in_a_record() -> None:
    table = run(weimaque([ALL, "123467890x123456789d"], draws="5x"), "A discard 0d; B chi 456x")
    lines = told(table)
    assert {"seat": 1, "do": "turn", "tile": "5x"} in lines
    chi = next(line for line in lines if line.get("do") == "chi")
    assert (chi["tiles"], chi["from"]) == ("456x", 1)
    assert chi["asked"]["1"] == {"do": "chi", "tiles": "456x"}


@pytest.mark.parametrize("away", [GONE, AUTO])
def test_wm_5_11_coming_and_going_in_a_record(away: int) -> None:
    table = presence(lapse(weimaque([ALL, "46x"]), "A"), "B", away)
    lines = told(table)
    assert {"seat": 0, "do": "lapse"} in lines
    assert any(line.get("do") in ("leave", "auto") and line.get("seat") == 1 for line in lines)


@pytest.mark.parametrize("force", [False, True])
def test_wm_9_6_wins_in_a_record(force: bool) -> None:
    table = weimaque(["0d", "1235699x111222555888d"], "7x", force_win=force).play("A discard 0d")
    lines = told(until(table, "B turn 7x") if force else run(table, "B win").pass_all(), force_win=force)
    assert any(line.get("do") == "win" and line["seat"] == 1 and line["tile"] == "7x" for line in lines)
    assert lines[-1]["deltas"] == [-13, 26, -13]


def test_wm_15_2_a_dealt_win_in_a_record() -> None:
    table = weimaque(["", "112233557700x2277008d", "1133445689x133455689d"], edition="quan").play("C win; B win")
    lines = told(table, edition="quan")
    assert lines[1] == {"seat": 1, "do": "win", "asked": {"1": {"do": "win"}, "2": {"do": "win"}}}
    assert lines[-1]["scores"][0]["split"] == []


def test_wm_16_4_near_miss_a_false_pot_is_found() -> None:
    table = weimaque([], edition="quan", dou_liu_zi=True).finish()
    lines = lines_of(table, edition="quan", dou_liu_zi=True)
    header = json.loads(lines[0]) | {"pot": 5}
    (one,) = record.read([json.dumps(header), *lines[1:]])
    with pytest.raises(InvalidError, match="pot"):
        record.replay(one)
