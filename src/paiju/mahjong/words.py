"""What people call the things of a mahjong game, where games of the family differ."""

from typing import NamedTuple

from paiju.flow.game import Word
from paiju.mahjong.kinds import KONG_EXPOSED


class Words(NamedTuple):
    """The names of one game."""

    exposed_kong: Word = Word("明杠", "exposed kong")
    added_kong: Word = Word("补杠", "added kong")
    concealed_kong: Word = Word("暗杠", "concealed kong")
    kong_money: Word = Word("杠钱", "kong money")
    drawn: Word = Word("流局", "exhausted wall")
    """A round that nobody wins."""
    win_money: Word = Word("胡牌", "wins")
    """What is paid for wins."""
    not_ready: Word = Word("没有听", "not ready")
    """Of a hand that waits for nothing."""

    def kong(self, kind: int) -> Word:
        """What a kong of this kind of meld is called."""
        return (self.exposed_kong, self.added_kong, self.concealed_kong)[kind - KONG_EXPOSED]


USUAL = Words()
"""What most say."""
