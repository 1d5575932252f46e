"""Games are found by their id, each id once, those of other packages too."""

from importlib.metadata import EntryPoint

import pytest

from paiju.core.errors import InvalidError
from paiju.flow import registry


def test_an_id_is_there_once() -> None:
    first = registry.games()[0]
    assert registry.find(first.id) is first
    with pytest.raises(ValueError, match="registered already"):
        registry.register(first)


def test_a_game_that_there_is_not_is_refused_with_those_that_there_are() -> None:
    with pytest.raises(InvalidError, match="neijiang") as refused:
        registry.find("nowhere", "/game")
    assert (refused.value.code, refused.value.at) == ("bad_request", "/game")


@pytest.mark.parametrize("name", [None, 3, ["neijiang"], {"id": "neijiang"}])
def test_what_is_no_text_is_no_game(name: object) -> None:
    with pytest.raises(InvalidError, match="there is no game"):
        registry.find(name)


def test_a_package_whose_game_cannot_be_had_is_an_error(monkeypatch: pytest.MonkeyPatch) -> None:
    broken = EntryPoint("broken", "paiju.games.nowhere:NOWHERE", registry.GROUP)
    monkeypatch.setattr(registry, "_elsewhere", lambda: [broken])
    with pytest.raises(ModuleNotFoundError, match="nowhere"):
        registry.games()
