"""The record of a round: written when it is over, read, and played again against the rules.

`write` makes the lines, `read` the rounds of a file; `replay` decides one anew, `verify` also proves its chance,
`replay_all` does so for a file and holds its rounds against each other, `Replay` steps.
"""

from paiju.formats.record_checks import Step
from paiju.formats.record_reader import Line, RoundRecord, read
from paiju.formats.record_writer import Origin, write
from paiju.formats.replay import Replay, replay, replay_all, verify

__all__ = ["Line", "Origin", "Replay", "RoundRecord", "Step", "read", "replay", "replay_all", "verify", "write"]
