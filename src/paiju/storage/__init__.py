"""What the server keeps: players, tables, every accepted input, finished rounds, careers, reports."""

from paiju.storage.errors import CodeTakenError, ConflictError, StorageError
from paiju.storage.rows import Append, Career, CareerStep, InputRow, Page, PlayerRow, ReportRow, RoundRow, TableRow
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
    "ReportRow",
    "RoundRow",
    "StorageError",
    "Store",
    "TableRow",
]
