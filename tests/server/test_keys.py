"""The host's key: in a file beside the database, or told when it is made and then known by its hash alone."""

import asyncio
import json
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from paiju.cli import serve
from paiju.core.errors import InvalidError
from paiju.server import keys
from paiju.server.keys import Key
from paiju.storage import Store
from tests.server.hosts import TOKEN

PAGE = "http://127.0.0.1:8600/host"


async def _with(folder: Path, test: Callable[[Store], Awaitable[None]]) -> None:
    store = Store(str(folder / "paiju.db"))
    await store.open()
    try:
        await test(store)
    finally:
        await store.close()


def with_store(folder: Path, test: Callable[[Store], Awaitable[None]]) -> None:
    asyncio.run(_with(folder, test))


def test_without_a_file_it_is_told_when_it_is_made_and_not_again(tmp_path: Path) -> None:
    async def test(store: Store) -> None:
        first = await keys.held(store.house, None, anew=False)
        assert len(first.token) >= 20
        assert await keys.held(store.house, None, anew=False) == Key("", None)
        second = await keys.held(store.house, None, anew=True)
        kept = await store.house.settings()
        assert keys.opens(second.token, kept[keys.KEPT_AS])
        assert not keys.opens(first.token, kept[keys.KEPT_AS])
        assert second.token not in json.dumps(kept)

    with_store(tmp_path, test)


def test_a_file_says_which_holds_and_is_for_its_owner_alone(tmp_path: Path) -> None:
    file = tmp_path / "paiju.db.host"

    async def test(store: Store) -> None:
        made = await keys.held(store.house, file, anew=False)
        assert (made.file, file.read_text(), file.stat().st_mode & 0o777) == (file, f"{made.token}\n", 0o600)
        file.write_text(TOKEN)
        file.chmod(0o644)
        assert (await keys.held(store.house, file, anew=False)).token == TOKEN
        assert file.stat().st_mode & 0o777 == 0o600
        assert keys.opens(TOKEN, (await store.house.settings())[keys.KEPT_AS])
        file.unlink()
        assert (await keys.held(store.house, file, anew=False)).token not in {TOKEN, made.token}

    with_store(tmp_path, test)


@pytest.mark.parametrize(
    "content",
    [b"", b"short", b"two words, twenty letters", "主人的口令".encode() * 4, b"\xff\xfe of no letters at all"],
)
def test_a_file_without_a_key_is_refused_and_left(tmp_path: Path, content: bytes) -> None:
    file = tmp_path / "paiju.db.host"
    file.write_bytes(content)

    async def test(store: Store) -> None:
        with pytest.raises(InvalidError) as error:
            await keys.held(store.house, file, anew=False)
        assert error.value.code == "bad_setting"
        assert "words" not in error.value.message
        assert file.read_bytes() == content
        assert keys.KEPT_AS not in await store.house.settings()

    with_store(tmp_path, test)


@pytest.mark.parametrize("anew", [False, True])
def test_a_file_that_cannot_be_read_or_written_is_told(tmp_path: Path, anew: bool) -> None:
    file = tmp_path / "paiju.db.host"
    file.mkdir()

    async def test(store: Store) -> None:
        with pytest.raises(InvalidError, match=r"paiju\.db\.host"):
            await keys.held(store.house, file, anew=anew)
        assert keys.KEPT_AS not in await store.house.settings()

    with_store(tmp_path, test)


@pytest.mark.parametrize("url", ["postgresql://paiju@127.0.0.1/paiju", "postgres://127.0.0.1/x"])
def test_only_beside_a_file_is_there_another(url: str) -> None:
    assert keys.beside(url) is None
    assert keys.beside("sqlite:////srv/paiju.db") == keys.beside("/srv/paiju.db") == Path("/srv/paiju.db.host")


@pytest.mark.parametrize(
    ("key", "link", "remark"),
    [
        (Key("a-key-of-twenty-signs", None), f"{PAGE}#a-key-of-twenty-signs\n", str(serve.TOLD_ONCE)),
        (Key("", None), f"{PAGE}\n", str(serve.TOLD_BEFORE)),
        (Key("a-key-of-twenty-signs", Path("paiju.db.host")), f"{PAGE}\n", "paiju.db.host"),
    ],
)
def test_what_a_service_is_told(key: Key, link: str, remark: str, capsys: pytest.CaptureFixture[str]) -> None:
    serve._show_host_page(PAGE, key)
    shown = capsys.readouterr().err
    assert link in shown
    assert remark in shown
    assert remark == str(serve.TOLD_ONCE) or "a-key" not in shown
    assert "a-key" not in repr(key)
