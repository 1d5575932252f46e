"""Hands with wild tiles: their readings as facts, and what they wait for."""

from collections.abc import Callable, Iterator, Sequence

from paiju.core.tiles import TileSet
from paiju.flow.score import Score
from paiju.mahjong.facts import Drawn, Facts
from paiju.mahjong.kinds import CHOW, NONE
from paiju.mahjong.marks import CHOWS, NARROW, WILD, Question, is_narrow, marked
from paiju.mahjong.plan import Hand
from paiju.mahjong.readings import Split, all_pairs
from paiju.mahjong.shapes import Shapes


def natural_counts(tiles: TileSet, hand: Hand) -> list[int]:
    """By kind, the natural tiles of hand and declared groups."""
    counts = [0] * tiles.kinds
    for kind in (*hand.concealed, *(kind for meld in hand.melds for kind in meld.tiles)):
        counts[kind] += 1
    if hand.wild != NONE:
        counts[hand.wild] = 0
    return counts


def bare_facts(tiles: TileSet, hand: Hand) -> Facts:
    """What is true of a hand however it is read: facts without groups."""
    counts = natural_counts(tiles, hand)
    suits = len({tiles.suit_of[kind] for kind, count in enumerate(counts) if count})
    concealed = tuple(sorted(hand.concealed))
    wilds = concealed.count(hand.wild)
    return Facts((), concealed, hand.melds, tuple(counts), suits, 0, hand.came, hand.tile, wilds=wilds)


def asked(hand: Hand, narrow: int, keep: int) -> Question:
    """The question of a hand: which places of its winning tile are `NARROW`, which other marks are told."""
    return Question(WILD if hand.tile == hand.wild != NONE else hand.tile, hand.wild, narrow, keep)


def readings(shapes: Shapes, hand: Hand, bare: Facts, question: Question) -> list[Facts]:
    """The facts of a hand's readings, one for each set of marks; none where it is not complete.

    `bare` are its facts without groups.
    """
    own = sum(meld.kind == CHOW for meld in hand.melds)
    found: list[Facts] = []
    groups = shapes.groups - len(hand.melds)
    if len(hand.concealed) == 3 * groups + 2:
        counts = list(bare.counts)
        for meld in hand.melds:
            for kind in meld.tiles:
                counts[kind] -= 1
        rows = marked(shapes.tiles, counts, bare.wilds, groups, question)
        found = [bare._replace(split=s, marks=m, chows=own + bool(m & CHOWS)) for m, s in rows.items()]
    if shapes.pairs and not hand.melds and all_pairs(hand.concealed, shapes.pairs, hand.wild):
        found.append(bare._replace(split=None))
    return found


def narrow_first(shapes: Shapes, facts: Facts, question: Question) -> Facts:
    """The facts with the group in front in which the winning tile is in a narrow place, if it is in one."""
    if not facts.split or not facts.marks & NARROW:
        return facts
    groups: Split = tuple(sorted(facts.split, key=lambda group: not is_narrow(shapes.tiles, group, question)))
    return facts._replace(split=groups)


def waits(
    shapes: Shapes, score: Callable[[Hand], Score], hand: Hand, owned: Sequence[int]
) -> Iterator[tuple[int, Score]]:
    """The kinds, with their scores as an own draw, that make a waiting hand win.

    `owned` by kind are the copies that the seat holds itself; where it has them all, the kind is left out.
    """
    for kind in range(shapes.tiles.kinds):
        if owned[kind] < shapes.tiles.copies:
            drawn = Hand((*hand.concealed, kind), hand.melds, Drawn(), kind, hand.wild)
            found = score(drawn)
            if found.win:
                yield kind, found
