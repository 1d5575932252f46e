"""Section 2: the deal and the 会儿."""

from collections import Counter

from paiju.core import seeds
from paiju.core.events import HIDDEN, PUBLIC_VIEW
from paiju.flow.game import Setup
from paiju.flow.round import Round
from paiju.games.yushu.tiles import RED, TILES, WILDS
from tests.kit import compiled
from tests.rules.yushu.setups import sit


def test_ys_2_1_four_by_four_then_one_and_one_more_for_the_dealer() -> None:
    rules = compiled("yushu")
    deal = rules.shuffle(bytes(32))
    state = Round(rules, Setup(2, (0,) * 4), deal).state
    assert [len(hand) for hand in state.hands_dealt] == [13, 13, 14, 13]
    assert state.hands_dealt[2][:4] == deal.wall[:4]
    assert state.hands_dealt[3][:4] == deal.wall[4:8]
    assert state.hands_dealt[2][12:] == (deal.wall[48], deal.wall[52])
    assert len(deal.dice) == 2
    assert state.left == 59


def test_ys_2_1_dice_decide_nothing() -> None:
    rules = compiled("yushu")
    deal = rules.shuffle(bytes(32))
    other = Round(rules, Setup(0, (0,) * 4), deal._replace(dice=(6, 6)))
    assert other.state.hands_dealt == Round(rules, Setup(0, (0,) * 4), deal).state.hands_dealt


def test_ys_2_2_a_replacement_comes_from_the_tail_and_a_draw_from_the_front() -> None:
    table = sit(["5555m9p"], draws="1s", tail="2p").play("A kong 5m")
    assert table.state.drawn == TILES.index["2p"]
    table.play("A discard 9p").pass_all()
    assert table.events[-1] == "B draw 1s"


def test_ys_2_2_no_dead_wall_every_tile_is_drawn() -> None:
    assert sit([]).finish().left == 0


def test_ys_2_3_the_wild_tile_is_told_to_all_before_anything_else() -> None:
    table = sit([], wild="3s")
    assert table.events[0] == "- wild 3s"
    assert table.round.view(PUBLIC_VIEW).wild == TILES.index["3s"]
    started = table.rules.start(Setup(0, (0,) * 4), table.round.deal)
    masked = table.rules.vocabulary.mask(started, 1)
    assert masked is not None
    assert masked[2] == HIDDEN


def test_ys_2_4_drawn_evenly_from_the_kinds_of_the_suits() -> None:
    drawn = Counter(seeds.wild(seeds.sitting_seed(str(number)), WILDS) for number in range(2700))
    assert set(drawn) == set(range(TILES.kinds)) - {RED}
    assert all(50 < count < 160 for count in drawn.values())


def test_ys_2_4_it_follows_from_the_seed_as_the_formats_tell() -> None:
    seed = seeds.sitting_seed("wild")
    assert compiled("yushu").shuffle(seed).lots == (WILDS[seeds.Stream(seed, "wild").words(1)[0] * 27 >> 64],)


def test_ys_2_5_four_wild_tiles_as_dealt_are_asked_before_the_dealer() -> None:
    table = sit(["", "8888m"])
    assert (table.asked, table.menu("B")) == ("B", {"win", "pass"})
    assert table.refused("A", "win") == "YS-2.5"
    table.play("B pass")
    assert (table.asked, table.over) == ("A", False)


def test_ys_2_5_near_miss_three_wild_tiles_and_the_dealer_himself() -> None:
    assert sit(["", "888m"]).asked == "A"
    dealer = sit(["8888m"])
    assert dealer.asked == "A"
    assert "win" in dealer.menu("A")
    assert "discard 8m" not in dealer.menu("A")
