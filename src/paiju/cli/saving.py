"""Rounds written to a file as they end."""

from dataclasses import replace
from pathlib import Path

from paiju.core.errors import InvalidError
from paiju.flow.round import AnyRound
from paiju.formats import record


class Records:
    """Appends records to a file. Errors, when it is made: `bad_request` for a file that cannot be written."""

    def __init__(self, path: Path, *, anew: bool = False) -> None:
        """`anew`: what is in the file goes."""
        self._path = path
        self._last: tuple[record.Origin, AnyRound, int] | None = None
        try:
            path.open("w" if anew else "a", encoding="utf-8").close()
        except OSError as error:
            raise InvalidError("bad_request", f"{path} cannot be written: {error.strerror}", "/save") from None

    def add(self, origin: record.Origin, played: AnyRound) -> None:
        """Write a finished round."""
        self._last = (origin, played, self._path.stat().st_size)
        with self._path.open("a", encoding="utf-8", newline="\n") as file:
            file.writelines(f"{line}\n" for line in record.write(origin, played))

    def end_session(self) -> None:
        """Say in the last record that no round of its session follows."""
        if self._last is None:
            return
        origin, played, start = self._last
        with self._path.open("r+b") as file:
            file.truncate(start)
        self.add(replace(origin, last=True), played)
        self._last = None
