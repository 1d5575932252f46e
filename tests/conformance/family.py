"""What the laws have to know of each family: where its tiles are, and what it keeps beside the hands."""

from collections.abc import Callable
from typing import Any

from paiju.mahjong.facts import declared
from paiju.mahjong.state import State as MahjongState
from paiju.zipai.cards import CARDS, KINDS
from paiju.zipai.menus import laid
from paiju.zipai.state import State as CardState


def kinds(state: Any) -> int:
    """How many kinds of tiles the game has."""
    return state.kinds if isinstance(state, MahjongState) else KINDS


def check(state: Any) -> None:
    """The family's own part of the laws."""
    _CHECKS[type(state)](state)


def _check_mahjong(state: MahjongState) -> None:
    for seat in range(state.seats):
        hand = state.hand[seat * state.kinds : (seat + 1) * state.kinds]
        assert state.fours[seat] == sum(1 << kind for kind, count in enumerate(hand) if count == 4)
        keys = [0] * state.suits
        for kind, count in enumerate(hand):
            keys[state.place[kind]] += count * state.unit[kind]
        assert keys == state.keys[seat * state.suits : (seat + 1) * state.suits]
    tiles = list(state.wall[state.head : state.tail])
    assert len(tiles) == state.left
    for seat in range(state.seats):
        tiles += state.concealed(seat) + state.rivers[seat]
        tiles += [kind for meld, low, _, _ in state.melds[seat] for kind in declared(meld, low).tiles]
    tiles += [tile for _, _, tile, _, took in state.wins if took and tile >= 0]
    assert sorted(tiles) == state.tiles.all_tiles()


def _check_cards(state: CardState) -> None:
    """Cards are conserved; a drawn card is in no hand; a hand has the size that its groups leave it."""
    cards = list(state.wall[state.head :])
    cards += [state.drawn] if state.drawn >= 0 else []
    for seat in range(state.seats):
        cards += state.concealed(seat) + state.rivers[seat]
        cards += [card for meld in state.melds[seat] for card in laid(meld).cards]
        owes = state.size[seat] + 3 * len(state.melds[seat])
        assert owes in (19, 20)
    cards += [tile for _, _, tile, _ in state.wins if tile >= 0]
    assert sorted(cards) == CARDS.all_tiles()


_CHECKS: dict[type, Callable[[Any], None]] = {MahjongState: _check_mahjong, CardState: _check_cards}
