"""Why not: what a seat is told of its own view alone, in both families."""

from collections import defaultdict
from typing import Any, cast

import pytest

from paiju.advice import why
from paiju.flow.registry import games
from paiju.flow.round import AnyRound
from paiju.flow.window import bits
from paiju.formats import pages
from tests.kit import Table, compiled, play_out
from tests.rules.fulushou.setups import discarded
from tests.rules.neijiang.setups import NO_PAIR, PLAIN_5P

GAMES = [game.id for game in games()]


def told(table: Any, letter: str, action: str = "") -> dict[str, str]:
    """Action or verb → rule, for a seat of a table."""
    seat = "ABCD".index(letter)
    played = cast(AnyRound, table.round)
    return {found.action: found.rule for found in why(table.rules, played.view(seat), played.menu(seat), seat, action)}


@pytest.mark.parametrize("game", GAMES)
def test_what_is_told_follows_from_the_own_view_and_names_a_rule(game: str) -> None:
    """At every moment, to every seat: the same as who sees all tiles would say, and never against what is offered."""
    rules, rule_ids = compiled(game), pages.rules(game)
    seen: dict[str, set[str]] = defaultdict(set)

    def visit(played: AnyRound) -> None:
        for seat in range(rules.seats):
            menu = played.menu(seat)
            found = why(rules, played.view(seat), menu, seat)
            assert found == why(rules, played.state, menu, seat)
            offered = {rules.actions.text(action).split()[0] for action in bits(menu)}
            assert not offered & {reason.action for reason in found}
            for reason in found:
                assert reason.rule in rule_ids
                seen[reason.action].add(reason.rule)

    for seed in range(3):
        play_out(rules, seed, visit)
    assert len(seen) >= 4, seen
    assert all(len(told_of) > 1 for verb, told_of in seen.items() if verb in ("win", "pong", "peng", "kong")), seen


@pytest.mark.parametrize("game", GAMES)
def test_every_single_action_that_is_not_offered_has_its_rule(game: str) -> None:
    rules = compiled(game)

    def visit(played: AnyRound) -> None:
        for seat in range(rules.seats):
            menu, view = played.menu(seat), played.view(seat)
            for action in range(rules.actions.count):
                text = rules.actions.text(action)
                found = why(rules, view, menu, seat, text)
                assert [reason.action for reason in found] == ([] if menu >> action & 1 else [text])

    play_out(rules, 1, visit)


def test_claims_of_mahjong_that_are_not_open() -> None:
    """One tile of a pair is missing; 内江 knows no chow; a discard is not for who threw it."""
    table = Table(["5p", NO_PAIR, PLAIN_5P], allow_ready=False).play("A discard 5p")
    assert told(table, "B") == {"win": "NJ-6.1", "kong": "NJ-4.4", "pong": "NJ-4.3", "chow": "NJ-4.2"}
    assert "win" not in told(table, "C")
    assert told(table, "A", "pong") == {"pong": "NJ-4.3"}
    assert told(table, "B", "discard 1p") == {"discard 1p": "NJ-4.1"}


def test_who_has_answered_is_told_that_he_is_asked_once() -> None:
    table = Table(["5p", "55p", PLAIN_5P], allow_ready=False).play("A discard 5p")
    table.answer("B", "pong")
    assert told(table, "B", "pong") == {"pong": table.rules.once}


def test_claims_of_word_cards_that_are_not_open() -> None:
    """A discard is never won, is claimed with two equal cards, and eaten by the next seat alone."""
    table = discarded("5x", b="46x", c="5x46x")
    assert told(table, "B")["win"] == "FL-12.3"
    assert told(table, "B")["peng"] == "FL-7.1"
    assert "chi" not in told(table, "B")
    assert told(table, "C")["chi"] == "FL-8.1"
    assert told(table, "B", "discard 1x")["discard 1x"] == "FL-4.2"
