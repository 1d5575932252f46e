"""A process that appends until it is killed and says which inputs it was told are durable.

`python -m tests.storage.killed URL`; the database is there, with the player `ann` and the tables that are named.
"""

import asyncio
import os
import sys

from paiju.storage import Store
from tests.storage.kit import append, round_row, step

TABLES = ("t1", "k2", "k3", "k4")


async def main(url: str) -> None:
    store = Store(url)
    await store.open()
    await asyncio.gather(*(_for_ever(store, name) for name in TABLES))


async def _for_ever(store: Store, name: str) -> None:
    seq = 0
    while True:
        seq += 1
        await store.append(append(seq, name, rounds=(round_row(seq, name),), steps=(step(3),)))
        os.write(sys.stdout.fileno(), f"{name} {seq}\n".encode())


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1]))
