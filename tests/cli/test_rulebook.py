"""`paiju rules`: ids of any case, where rules live, the games that there are."""

import pytest

from paiju.flow.registry import games
from tests.cli.drive import run
from tests.cli.terminal import Terminal

GAMES = [(game.id, next(iter(game.ties))) for game in games()]


@pytest.mark.parametrize(("game", "rule"), GAMES)
def test_a_rule_id_may_be_written_small(game: str, rule: str) -> None:
    assert run("rules", game, rule.lower()).stdout == run("rules", game, rule).stdout
    assert run("rules", game, rule.lower(), "--where").stdout.startswith(rule)


@pytest.mark.parametrize(("game", "rule"), GAMES)
def test_every_place_of_a_rule_is_named(game: str, rule: str) -> None:
    done = run("rules", game, "--where")
    assert done.returncode == 0
    for line in done.stdout.splitlines():
        places = line.partition(" ")[2].split(", ")
        assert all(place.startswith("paiju.") for place in places), line


def test_data_is_named_by_the_name_that_holds_it() -> None:
    assert run("rules", "neijiang", "NJ-1.5", "--where").stdout == "NJ-1.5 paiju.games.neijiang.local.STACKS\n"
    assert run("rules", "neijiang", "NJ-1.5x", "--where").returncode == 1


def test_a_page_on_a_terminal_goes_through_the_pager() -> None:
    with Terminal("rules", "neijiang", PAGER="head -n 3") as terminal:
        assert terminal.end() == 0
        assert 0 < len(terminal.written.splitlines()) <= 4
