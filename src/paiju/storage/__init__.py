"""What the server keeps: players, tables, every accepted input, finished rounds, careers, reports, what a host sets."""

from paiju.storage.errors import CodeTakenError, ConflictError, StorageError
from paiju.storage.rows import (
    Append,
    BanRow,
    Career,
    CareerStep,
    InputRow,
    Page,
    PlayerRow,
    PresetRow,
    ReportRow,
    RoundRow,
    TableRow,
)
from paiju.storage.store import Store

__all__ = [
    "Append",
    "BanRow",
    "Career",
    "CareerStep",
    "CodeTakenError",
    "ConflictError",
    "InputRow",
    "Page",
    "PlayerRow",
    "PresetRow",
    "ReportRow",
    "RoundRow",
    "StorageError",
    "Store",
    "TableRow",
]
