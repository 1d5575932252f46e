"""FL-4.9: what a record holds, which windows there are, and that it is played again to the same end."""

import json
import random
from typing import Any

import pytest

from paiju.core.seeds import sitting_seed
from paiju.flow.match import Match
from paiju.flow.options import completed
from paiju.flow.registry import find
from paiju.flow.round import AnyRound
from paiju.formats import record
from tests.formats.record_files import play_with_leavers
from tests.kit import random_options
from tests.kit.cards import CardTable
from tests.rules.fulushou.setups import DULL, ONE_PAIR, WAIT_5X, WEI_4X, drawn_by_b, sit

NAMES = ("甲", "乙", "丙")


def lines(played: AnyRound, options: dict[str, Any]) -> list[str]:
    return record.write(record.Origin(find("fulushou"), options, NAMES[: options["players"]]), played)


def events(table: CardTable) -> list[dict[str, Any]]:
    """The event lines; the record is played again on the way."""
    written = lines(table.round, completed(find("fulushou").options, {}))
    (one,) = record.read(written)
    assert record.replay(one).log == table.round.log
    return [json.loads(line) for line in written[1:-1]]


def test_fl_4_9_every_wall_tile_is_a_draw_and_a_turn_follows() -> None:
    table = sit(["0x", DULL], "9d9x", "A discard 0x").finish()
    assert events(table)[1:3] == [{"seat": 1, "do": "draw", "tile": "9d"}, {"seat": 1, "do": "turn", "tile": "9d"}]


def test_fl_4_9_near_miss_no_turn_where_it_was_taken_at_the_look() -> None:
    told = events(drawn_by_b("9d", b="999d").play("B liu").finish())
    assert told[1] == {"seat": 1, "do": "draw", "tile": "9d"}
    assert told[2].items() >= {"seat": 1, "do": "liu", "tiles": "9999d", "from": 1}.items()


def test_fl_4_9_the_opening_asks_all_who_may_win() -> None:
    table = CardTable("fulushou", [WAIT_5X + "5x", ONE_PAIR]).play("B win; A pass")
    assert events(table)[0]["asked"] == {"0": {"do": "pass"}, "1": {"do": "win"}}
    assert events(table)[0]["do"] == "win"


def test_fl_4_9_all_claims_on_one_tile_are_one_window() -> None:
    table = sit(["0x55x", DULL, WAIT_5X], "5x", "A discard 0x; A peng; C pass").finish()
    claim = next(event for event in events(table) if event["do"] == "peng")
    assert claim == {
        "seat": 0, "do": "peng", "tiles": "555x", "from": 1, "asked": {"0": {"do": "peng"}, "2": {"do": "pass"}},
    }  # fmt: skip


def test_fl_4_9_one_answer_a_window_declines_all_else() -> None:
    table = sit(["0x", DULL, "46x55x"], "5x", "A discard 0x; C chi 456x")
    assert table.melds("C") == [("chi", "456x")]
    assert table.marked("no_peng", "C") == {"5x"}


def test_fl_4_9_an_owed_discard_is_asked_with_the_win_open_then() -> None:
    table = sit(["9d", WEI_4X], "4x", "A discard 9d; B pass")
    assert (table.events[-1], table.asked) == ("B wei 444x", "B")
    assert {"win", "discard 1x"} <= table.menu("B")


def test_fl_4_9_a_window_that_all_pass_has_a_line() -> None:
    table = sit(["0x55x", DULL, ""], "5x9x", "A discard 0x; A pass").finish()
    assert {"do": "pass", "asked": {"0": {"do": "pass"}}} in events(table)


def test_fl_4_9_near_miss_a_forced_wei_asks_nobody() -> None:
    table = drawn_by_b("5x", b="55x", a="5x", c=WAIT_5X)
    assert table.events[1:] == ["B draw 5x", "B wei 555x"]
    told = events(table.finish())[2]
    assert (told["do"], "asked" in told) == ("wei", False)


def test_fl_4_9_near_miss_a_tile_for_which_nobody_has_an_answer_opens_no_window() -> None:
    told = events(sit(["0x", DULL], "9d9x", "A discard 0x").finish())
    assert [event["do"] for event in told[:4]] == ["discard", "draw", "turn", "draw"]


@pytest.mark.parametrize("part", range(4))
def test_fl_4_9_random_sessions_return_from_their_record(part: int) -> None:
    game = find("fulushou")
    for seed in range(part, 24, 4):
        chooser = random.Random(seed)
        options = random_options(game, chooser)
        options["buried"] = 0 if options["players"] == 3 else options["buried"]
        match = Match(game.compile(options), sitting_seed(str(seed)), NAMES[: options["players"]])
        written: list[str] = []
        for _ in range(3):
            played = match.deal()
            origin = record.Origin.of(match, game, options)
            play_with_leavers(played, chooser)
            written += record.write(origin, played)
            match.close()
        assert len(list(record.replay_all(record.read(written)))) == 3, seed
