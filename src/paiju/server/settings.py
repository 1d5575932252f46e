"""What a server is told when it starts: flags of `paiju serve`, or variables PAIJU_… of the environment."""

from dataclasses import dataclass, field


@dataclass(frozen=True)
class Settings:
    """All settings. `public_url`: the address in links, empty: the one that the request came to; times in ms."""

    database: str = field(default="paiju.db", repr=False)
    public_url: str = ""
    bot_workers: int = 1
    bot_pace: int = 900
    """How long a bot takes for its own turn. In claims it answers at once: the pause for claims hides how fast."""
    bot_timeout: int = 5000
    grace: int = 10_000
    """How long a lost line may stay lost before the player counts as gone."""
    clock_rate: float = 1.0
    """How many times as fast as the wall clock the server's clock runs; for tests and load."""
    host_token: str = field(default="", repr=False)
    """The token of the host; empty: the one whose hash the store keeps, if any."""
    open_metrics: bool = False
    """Whether `/metrics` answers everybody, and not this machine alone: its counts tell when somebody is asked."""
    max_tables: int = 2000
    tables_a_player: int = 20
    """So many open tables one player may own."""
    guests_a_minute: int = 60
    """New guests a minute from one address."""
