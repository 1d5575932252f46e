"""What the server keeps: players, tables, every accepted input, finished rounds, careers."""

from paiju.storage.errors import CodeTakenError, ConflictError, StorageError
from paiju.storage.rows import Append, Career, CareerStep, InputRow, Page, PlayerRow, RoundRow, TableRow
from paiju.storage.store import Store

__all__ = [
    "Append",
    "Career",
    "CareerStep",
    "CodeTakenError",
    "ConflictError",
    "InputRow",
    "Page",
    "PlayerRow",
    "RoundRow",
    "StorageError",
    "Store",
    "TableRow",
]
