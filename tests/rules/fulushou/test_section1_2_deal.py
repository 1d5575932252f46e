"""FL-1 and FL-2: cards, seats, the deal, who deals next."""

from collections import Counter

import pytest

import paiju
from paiju.core.errors import InvalidError
from paiju.core.seeds import sitting_seed
from paiju.flow.game import Setup
from paiju.flow.round import AnyRound, Round
from paiju.zipai.cards import CARDS
from tests.games.fulushou.asking import ask, items, turned, wei
from tests.kit import compiled
from tests.kit.cards import CardTable
from tests.rules.fulushou.setups import ONE_PAIR, WAIT_5X, drawn_by_b, sit

NAMES = [f"{rank}{size}" for size in "xd" for rank in "1234567890"]


def _round(dealer: int, **options: object) -> AnyRound:
    rules = compiled("fulushou", options)
    return Round(rules, Setup(dealer, (0,) * rules.seats), rules.shuffle(sitting_seed("deal")))


def _drawers(table: CardTable) -> str:
    return "".join(event[0] for event in table.finish().events if event[2:].startswith("draw "))


def test_fl_1_1_four_of_each_of_twenty() -> None:
    wall = Counter(CARDS.names[kind] for kind in _round(0).deal.wall)
    assert wall == dict.fromkeys(NAMES, 4)


@pytest.mark.parametrize(
    ("hand", "codes"),
    [("11111x23456789x123456d", {"too_many_copies"}), ("1234567890x123456789p", {"bad_tile", "not_in_game"})],
)
def test_fl_1_1_near_miss_a_fifth_copy_and_another_suit(hand: str, codes: set[str]) -> None:
    with pytest.raises(InvalidError) as refused:
        paiju.score({"game": "fulushou", "hand": hand, "win": {"by": "draw", "tile": "1d"}})
    assert refused.value.code in codes


@pytest.mark.parametrize("tile", NAMES)
def test_fl_1_2_two_seven_and_ten_are_red(tile: str) -> None:
    others = [name for name in ("1d", "3d", "4d", "5d", "6d", "8d", "9d") if name != tile][:6]
    melds = [wei(name[0] * 3 + "d") for name in others]
    assert ("全黑" in items(ask(tile, *melds, win=turned(tile)))) == (tile[0] not in "270")


def test_fl_1_2_near_miss_no_joker() -> None:
    with pytest.raises(InvalidError) as refused:
        paiju.score({"game": "fulushou", "hand": WAIT_5X, "wild": ["5x"], "win": {"by": "draw", "tile": "5x"}})
    assert refused.value.code == "not_in_game"


@pytest.mark.parametrize(("dealer", "order"), [("A", "BCA"), ("B", "CAB"), ("C", "ABC")])
def test_fl_1_3_play_goes_from_seat_to_seat(dealer: str, order: str) -> None:
    assert _drawers(CardTable("fulushou", [], dealer=dealer)) == (order * 8)[:22]


@pytest.mark.parametrize(("dealer", "order"), [("A", "BA"), ("B", "AB")])
def test_fl_1_3_near_miss_two_seats_take_turns(dealer: str, order: str) -> None:
    assert _drawers(CardTable("fulushou", [], dealer=dealer, players=2)) == (order * 21)[:41]


def test_fl_1_4_equal_values_make_a_wei() -> None:
    assert drawn_by_b("4x", b="44x", a="4x").melds("B") == [("wei", "4x")]


def test_fl_1_4_near_miss_the_other_size_is_another_value() -> None:
    table = drawn_by_b("4d", b="44111888x33366699925d")
    assert table.melds("B") == []
    assert "B turn 4d" in table.events


@pytest.mark.parametrize("dealer", [0, 1, 2])
def test_fl_2_1_one_at_a_time_dealer_first(dealer: int) -> None:
    played = _round(dealer)
    wall, hands = played.deal.wall, played.state.hands_dealt
    order = [0, 1, 2, 0, 1][dealer : dealer + 3]
    assert hands[order[0]] == (*wall[0:57:3], wall[57])
    assert hands[order[1]] == wall[1:57:3]
    assert hands[order[2]] == wall[2:57:3]


def test_fl_2_1_twenty_two_are_left_and_drawn_from_the_front() -> None:
    table = CardTable("fulushou", [], "3d", tail="9x")
    assert table.left == 22
    drawn = [event.split()[2] for event in table.finish().events if " draw " in event]
    assert (len(drawn), drawn[0], drawn[-1]) == (22, "3d", "9x")


def test_fl_2_1_near_miss_only_the_dealer_has_twenty() -> None:
    assert CardTable("fulushou", [], dealer="C").state.size == [19, 19, 20]


def test_fl_2_2_the_twentieth_card_is_shown_to_nobody_and_claimed_by_nobody() -> None:
    table = CardTable("fulushou", ["000x5x", "55x", WAIT_5X])
    assert table.asked == "A"
    for letter in "BC":
        assert table.seen_by(letter)[0]["hands"][0] == -1  # type: ignore[index]
    assert table.state.count(0, CARDS.index["5x"]) == 1


def test_fl_2_2_near_miss_the_dealer_sees_it_and_may_discard_it() -> None:
    table = CardTable("fulushou", ["5x"])
    assert len(table.seen_by("A")[0]["hands"][0]) == 20  # type: ignore[index]
    assert "discard 5x" in table.menu("A")


def test_fl_2_3_the_winner_deals_next() -> None:
    table = drawn_by_b("5x", b="222555888d1133447799x", c=WAIT_5X).play("C win").pass_all()
    assert "B turn 5x" in table.events
    assert (table.winner, table.next_dealer) == ("C", "C")


def test_fl_2_3_also_after_a_dealt_win() -> None:
    assert CardTable("fulushou", [WAIT_5X + "5x"]).play("A win").next_dealer == "A"
    assert CardTable("fulushou", ["", "", ONE_PAIR]).play("C win").next_dealer == "C"


def test_fl_2_3_near_miss_not_who_turned_the_card_up() -> None:
    table = sit(["0x", "", WAIT_5X], "5x", "A discard 0x; C win").pass_all()
    assert table.next_dealer == "C"
    assert "B turn 5x" in table.events


@pytest.mark.parametrize(("dealer", "heir"), ["AB", "BC", "CA"])
def test_fl_2_4_without_a_winner_nobody_pays_and_the_next_seat_deals(dealer: str, heir: str) -> None:
    table = CardTable("fulushou", [], dealer=dealer).finish()
    assert (table.winner, table.money, table.next_dealer) == ("", [0, 0, 0], heir)


def test_fl_2_4_near_miss_a_dealer_who_wins_stays() -> None:
    table = CardTable("fulushou", ["", WAIT_5X + "5x"], dealer="B").play("B win")
    assert (table.money != [0, 0, 0], table.next_dealer) == (True, "B")


@pytest.mark.parametrize(("buried", "left"), [(0, 41), (10, 31), (20, 21)])
def test_fl_2_5_buried_cards_are_never_drawn(buried: int, left: int) -> None:
    table = CardTable("fulushou", [], tail="9x", players=2, buried=buried)
    assert table.left == left
    aside = table.round.deal.wall[80 - buried :]
    table.finish()
    drawn = [event.split()[2] for event in table.events if " draw " in event]
    assert (len(drawn), drawn[-1]) == (left, "9x")
    assert drawn == [CARDS.names[kind] for kind in table.round.deal.wall[39 : 80 - buried]]
    assert len(aside) == buried


@pytest.mark.parametrize("buried", [10, 20])
def test_fl_2_5_near_miss_not_with_three(buried: int) -> None:
    with pytest.raises(InvalidError) as refused:
        compiled("fulushou", {"buried": buried})
    assert refused.value.code == "bad_request"


def test_fl_2_5_near_miss_nobody_sees_the_buried_cards() -> None:
    table = CardTable("fulushou", [], players=2, buried=10).finish()
    assert all(event["wall"] == -1 for event in table.seen_by("A") if "wall" in event)
