"""Everything that the routes of one server share."""

from dataclasses import dataclass

from paiju.server.clock import Clock
from paiju.server.hosting import Hosting
from paiju.server.lobby import Lobby
from paiju.server.metrics import Metrics
from paiju.server.players import Players
from paiju.server.settings import Settings
from paiju.storage.store import Store


@dataclass(frozen=True)
class Services:
    """Made once when the server starts."""

    settings: Settings
    clock: Clock
    metrics: Metrics
    store: Store
    players: Players
    lobby: Lobby
    hosting: Hosting
