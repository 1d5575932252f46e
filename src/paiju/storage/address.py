"""Where a database is, as users write it. Nothing of what is written is repeated where a password may stand in it."""

import os
import re
import sqlite3
import stat
from pathlib import Path
from typing import NamedTuple

from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError

from paiju.core.errors import InvalidError

_SCHEME = re.compile(r"([a-z][a-z0-9+.-]+):", re.IGNORECASE)
_KNOWN = "write the path of a file, sqlite:///path/of/a/file or postgresql://user:password@host/database"


class Address(NamedTuple):
    """A database: `url` for the driver, `file` for SQLite; `shown` is for people and holds no user, no password."""

    url: URL
    shown: str
    file: Path | None = None

    def __repr__(self) -> str:
        return f"Address({self.shown!r})"


def read(text: str) -> Address:
    """`paiju.db`, `sqlite:///path/paiju.db` or `postgresql://…`. Errors: `bad_setting` for anything else."""
    scheme = _SCHEME.match(text)
    if scheme is None:
        return _file(text)
    if text.startswith("sqlite:///") and "?" not in text:
        return _file(text.removeprefix("sqlite:///"))
    if text.startswith(("postgresql://", "postgres://")):
        return _server(text)
    raise bad(f"no database can be opened at this {scheme[1]} address; {_KNOWN}")


def check_file(address: Address) -> None:
    """Errors: `bad_setting` where the file of the address cannot be opened, or its folder does not exist."""
    if address.file is None:
        return
    check_folder(address.file)
    try:
        # a new file is for its owner alone: it holds the seeds of tables
        os.close(os.open(address.file, os.O_CREAT | os.O_RDWR, 0o600))
        sqlite3.connect(address.file).close()
    except OSError as error:
        raise bad(f"the database {address.shown} cannot be used: {error.strerror}") from None
    except sqlite3.Error as error:
        raise bad(f"the database {address.shown} cannot be used: {error}") from None


def check_there(address: Address) -> None:
    """Errors: `bad_setting` where there is no file of the address: looking for one would make it."""
    if address.file is not None and not is_file(address.file):
        raise bad(f"there is no database {address.shown}")


def check_folder(file: Path) -> None:
    """Errors: `bad_setting` where a file has no folder to be in."""
    if not is_folder(file.parent):
        raise bad(f"the folder {file.parent} does not exist")


def is_folder(path: Path) -> bool:
    """Whether there is a folder. Errors: `bad_setting` where nobody may look."""
    return stat.S_ISDIR(_mode(path))


def is_file(path: Path) -> bool:
    """Whether there is a file. Errors: `bad_setting` where nobody may look, or where there is something else."""
    mode = _mode(path)
    if mode and not stat.S_ISREG(mode):
        raise bad(f"{path} is no file")
    return mode > 0


def _mode(path: Path) -> int:
    """What is there, 0 for nothing. Paths themselves say so of what may not be looked at too, or fall."""
    try:
        return path.stat().st_mode
    except (FileNotFoundError, NotADirectoryError):
        return 0
    except OSError as error:
        raise bad(f"{path} cannot be looked at: {error.strerror}") from None


def bad(message: str) -> InvalidError:
    """The error of an address that cannot be used."""
    return InvalidError("bad_setting", message)


def _file(path: str) -> Address:
    if path in {"", ":memory:"} or "\0" in path:
        raise bad(f"a database needs a file that can be kept; {_KNOWN}")
    return Address(URL.create("sqlite+aiosqlite", database=path), path, Path(path))


def _server(text: str) -> Address:
    try:
        url = make_url(text).set(drivername="postgresql+psycopg")
    except (ArgumentError, ValueError):
        raise bad(f"this postgresql address cannot be read; {_KNOWN}") from None
    if "@" in (url.host or ""):
        raise bad("in a postgresql address, write %40 for an @ in the password")
    shown = URL.create("postgresql", host=url.host, port=url.port, database=url.database)
    return Address(url, shown.render_as_string())
