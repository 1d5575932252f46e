"""安乡偎麻雀: what happens in a round — forced 偎, 臭牌, banned discards, dead hands, the pot (WM-2 … WM-9, WM-16)."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

from paiju.core.ledger import POT
from paiju.core.seats import after, others
from paiju.flow.score import Score
from paiju.games.weimaque.options import STAKES
from paiju.games.weimaque.scorer import Scorer
from paiju.zipai.actions import PENG, WEI
from paiju.zipai.cards import KINDS, is_red_sequence
from paiju.zipai.facts import CHI as CHI_MELD
from paiju.zipai.facts import PENG as PENG_MELD
from paiju.zipai.halves import HALF_BITS, HALF_OF
from paiju.zipai.kinds import AFTER_WEI, NO_CHI, NO_PENG, POT_MONEY, STAKE_MONEY, TURNED, WIN_MONEY
from paiju.zipai.plan import Mark, Move
from paiju.zipai.state import State

STAKED_FROM_THE_START = frozenset({"quan", "zuanshi"})
"""Editions in which the first hand of a session is staked too (WM-16.3, WM-16.7)."""
KAN, FOUR = 3, 4


class WeimaqueLaw:
    """`zipai.Law` of 安乡偎麻雀 under the full options."""

    has_liu = False
    """There is no group of four (WM-4.6)."""

    def __init__(self, options: Mapping[str, Any], scorer: Scorer) -> None:
        self._scorer = scorer
        self._force = bool(options["force_win"])
        self._stake = STAKES[options["liu_zi_stake"]] if options["dou_liu_zi"] else None
        self._first_too = options["edition"] in STAKED_FROM_THE_START

    def stakes(self, state: State) -> Sequence[Move]:
        """逗: the contributions to the pot before a hand (WM-16.2, WM-16.3)."""
        if self._stake is None or not (state.after_draw or (self._first_too and state.number == 1)):
            return ()
        dealer, other = self._stake
        seats = [state.dealer, *others(state.dealer, state.seats)]
        return [Move(STAKE_MONEY, seat, POT, dealer if seat == state.dealer else other) for seat in seats]

    def look(self, state: State, seat: int) -> int:
        """A held pair forces the 偎, three in hand too; a dead seat turns all up (WM-6.1, WM-6.2, WM-8.4)."""
        return 1 << WEI if state.count(seat, state.drawn) >= 2 and not state.dead[seat] else 0

    def wins_first(self, state: State, seat: int) -> bool:
        """A 偎 comes before every win on its card (WM-6.1)."""
        return False

    def declined_look(self, state: State, seat: int) -> Iterable[Mark]:
        """A 偎 cannot be declined."""
        return ()

    def hides_wei(self, state: State, seat: int, kind: int) -> bool:
        """Face down, but a 臭偎 lies open (WM-6.3, WM-6.4)."""
        return not state.marked(NO_PENG, seat, kind)

    def win_refusal(self, state: State, seat: int) -> str | None:
        """A dead seat does not win (WM-8.4)."""
        return "dead" if state.dead[seat] else None

    def must_win(self, state: State, seat: int) -> bool:
        """Option `force_win` (WM-9.6)."""
        return self._force

    def peng_refusal(self, state: State, seat: int) -> str | None:
        """碰 (WM-5.9, WM-6.6, WM-6.7, WM-7.4, WM-8.4)."""
        if state.count(seat, state.tile) < 2:
            return "peng_cards"
        if seat == state.source:
            return "own_card"
        if state.marked(NO_PENG, seat, state.tile):
            return "peng_marked"
        return self._claim_refusal(state, seat)

    def _claim_refusal(self, state: State, seat: int) -> str | None:
        if state.dead[seat]:
            return "dead"
        return "last_card" if state.phase == TURNED and not state.left else None

    def chi_refusal(self, state: State, seat: int, sequence: int) -> str | None:
        """吃 (WM-5.9, WM-6.8, WM-6.9, WM-7.1, WM-8.4)."""
        half = HALF_OF[sequence].get(state.tile)
        if half is None or is_red_sequence(sequence) or state.held[seat] & HALF_BITS[half] != HALF_BITS[half]:
            return "chi_cards"
        below = after(state.source, 1, state.seats)
        if seat != below and not (seat == state.source and state.phase == TURNED):
            return "chi_seat"
        if state.marked(NO_CHI, seat, state.tile):
            return "chi_marked"
        return self._claim_refusal(state, seat)

    def discards(self, state: State, seat: int) -> int:
        """What may be discarded (WM-8.1 … WM-8.3); nothing after a 偎 of the last card (WM-5.9)."""
        return 0 if self.wall_ends(state) else state.held[seat] & ~self._banned(state, seat)

    def _banned(self, state: State, seat: int) -> int:
        banned = 0
        dealt = state.hands_dealt[seat]
        assert isinstance(dealt, tuple), "a menu is made for a hand that is known"
        for kind in range(KINDS):
            copies = dealt.count(kind)
            if copies == KAN or (copies == FOUR and state.count(seat, kind) < FOUR):
                banned |= 1 << kind
        for meld, _, _, taken in state.melds[seat]:
            if meld in (CHI_MELD, PENG_MELD):
                banned |= 1 << taken
        return banned

    def ban(self, state: State, seat: int, kind: int) -> str:
        """坎, a broken four, or a kind that was claimed (WM-8.1, WM-8.2, WM-8.3)."""
        dealt = state.hands_dealt[seat]
        copies = dealt.count(kind) if isinstance(dealt, tuple) else 0
        return {KAN: "banned", FOUR: "banned_four"}.get(copies, "banned_claim")

    def own_lius(self, state: State, seat: int) -> int:
        """There is no group of four (WM-4.6)."""
        return 0

    def wall_ends(self, state: State) -> bool:
        """After a 偎 of the last card there is no discard: 黄庄 at once (WM-5.9)."""
        return state.owed == AFTER_WEI and state.left == 0

    def thrown(self, state: State, seat: int, kind: int) -> Iterable[Mark]:
        """What one has discarded one may not eat any more (WM-7.2)."""
        return (Mark(seat, NO_CHI, 1 << kind),)

    def fate(self, state: State, taker: int, action: int) -> Iterator[Mark]:
        """What became of an open card (WM-7.3, WM-7.4)."""
        if action == PENG:
            return
        bit, source = 1 << state.tile, state.source
        below = after(source, 1, state.seats)
        if taker == below and state.phase == TURNED:
            yield Mark(source, NO_CHI, bit)
        elif taker < 0:
            yield Mark(source, NO_CHI, bit)
            yield Mark(below, NO_CHI, bit)
        for seat in range(state.seats):
            if self.peng_refusal(state, seat) is None:
                yield Mark(seat, NO_PENG, bit)

    def winnings(self, state: State, seat: int, score: Score) -> Sequence[Move]:
        """Each loser pays the total, the pot its 登 (WM-16.4, WM-17.1, WM-17.2)."""
        paid = [Move(WIN_MONEY, other, seat, score.total) for other in others(seat, state.seats)]
        share = self._scorer.share(score, state.pot)
        return [*paid, Move(POT_MONEY, POT, seat, share)] if share else paid

    def next_dealer(self, state: State) -> int:
        """The winner deals; after 黄庄 the dealer's 下家 (WM-2.3, WM-2.4)."""
        return state.winners[0] if state.winners else after(state.dealer, 1, state.seats)


def owner_deals(seed: bytes) -> int:
    """The room owner, seat 0, deals first (WM-2.2)."""
    return 0


def divided(pot: int, seats: int) -> tuple[int, ...]:
    """The rest of the pot in equal parts; what cannot be divided goes to the owner (WM-16.6)."""
    part, rest = divmod(pot, seats)
    return tuple(part + (rest if seat == 0 else 0) for seat in range(seats))
