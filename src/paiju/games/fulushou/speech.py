"""歪胡子: the words of the public formats that it has (FL-20)."""

from paiju.flow.game import Speech
from paiju.zipai.cards import CARDS
from paiju.zipai.facts import MELD_KINDS
from paiju.zipai.speech import WAYS, marks

SPEECH = Speech(
    tiles=lambda options: CARDS,
    keys=frozenset({"dealt", "discarded"}),
    meld_kinds=MELD_KINDS,
    ways=WAYS,
    marks=marks("last_tile", "first_turn", "no_discard"),
)
"""A `discard` is a fair question with the answer no (FL-12.3)."""
