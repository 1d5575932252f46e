"""Files and pages leave the house packed for who takes gzip, and plain for who does not."""

import gzip

import httpx
import pytest

from paiju.server import client, packing
from tests.server.house import House, house

TEXT = b"abc " * 400


@pytest.mark.parametrize("takes", ["gzip", "gzip, deflate, br", "br;q=1.0, GZIP;q=0.5", "gzip; q=1"])
def test_who_takes_gzip_gets_it(takes: str) -> None:
    answer = packing.answer(TEXT, {"ETag": 'W/"x"'}, "text/css", takes)
    assert gzip.decompress(answer.body) == TEXT
    assert answer.headers["content-encoding"] == "gzip"
    assert (answer.headers["vary"], answer.headers["etag"]) == ("Accept-Encoding", 'W/"x"')


@pytest.mark.parametrize("takes", ["", "br", "identity", "gzip;q=0", "gzip;q=0.0", "xgzip"])
def test_near_miss_who_does_not_gets_it_plain(takes: str) -> None:
    answer = packing.answer(TEXT, {}, "text/css", takes)
    assert answer.body == TEXT
    assert "content-encoding" not in answer.headers


def test_near_miss_little_is_not_packed() -> None:
    answer = packing.answer(b"a" * (packing.LEAST - 1), {}, "text/css", "gzip")
    assert "content-encoding" not in answer.headers


def test_the_client_and_what_games_declare_come_packed() -> None:
    scripts = sorted((client.STATIC / "assets").glob("*.js"))
    if not scripts:
        pytest.skip("the client has not been built: npm run build in web/")
    with house() as built:
        for path in (f"/assets/{scripts[0].name}", "/api/games/neijiang", "/api/games/neijiang/rules"):
            plain, packed = _both(built, path)
            assert packed.content == plain.content
            assert packed.headers["content-encoding"] == "gzip"
            assert int(packed.headers["content-length"]) < int(plain.headers["content-length"]) / 1.5
            tag = packed.headers["etag"]
            again = httpx.get(built.url + path, headers={"If-None-Match": tag})
            assert (again.status_code, again.content) == (304, b"")


def _both(built: House, path: str) -> tuple[httpx.Response, httpx.Response]:
    plain, packed = (httpx.get(built.url + path, headers={"Accept-Encoding": takes}) for takes in ("identity", "gzip"))
    assert "content-encoding" not in plain.headers
    for one in (plain, packed):
        assert one.status_code == 200
        assert one.headers["content-security-policy"] == client.POLICY
    return plain, packed
