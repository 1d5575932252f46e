"""What the first answer of the client's pages tells of the files that will be asked for."""

import json
from pathlib import Path

import pytest

from paiju.server import early

BUILT = {
    "src/words/zh.ts": {"file": "assets/zh-1.js"},
    "src/words/en.ts": {"file": "assets/en-2.js"},
    "src/words/hant.ts": {"file": "assets/hant-6.js"},
    "src/pages/room/place.tsx": {"file": "assets/place-3.js", "imports": ["_room.js", "_base.js"]},
    "_room.js": {"file": "assets/room-4.js", "imports": ["_base.js"]},
    "_base.js": {"file": "assets/base-5.js", "imports": ["_room.js"]},
}


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / early.BUILT).write_text(json.dumps(BUILT))
    return tmp_path


def files(link: str) -> list[str]:
    return [one.split(">")[0].removeprefix("</assets/") for one in link.split(", ")]


@pytest.mark.parametrize(
    ("languages", "file"),
    [
        ("zh-CN,zh;q=0.9,en", "zh-1.js"),
        ("ZH", "zh-1.js"),
        ("zh-TW,zh;q=0.9", "hant-6.js"),
        ("zh-Hant-HK", "hant-6.js"),
        ("zh-Hans-HK,zh-TW", "zh-1.js"),
        ("en-US,en;q=0.9,zh", "en-2.js"),
        ("", "en-2.js"),
    ],
)
def test_the_words_of_the_first_language(folder: Path, languages: str, file: str) -> None:
    assert files(early.links(folder, "/", languages)) == [file]


def test_behind_a_link_the_room_with_what_it_imports_each_once(folder: Path) -> None:
    assert files(early.links(folder, "/r/123456", "zh")) == ["zh-1.js", "place-3.js", "room-4.js", "base-5.js"]


def test_near_miss_nothing_where_nothing_was_built(tmp_path: Path) -> None:
    assert early.links(tmp_path, "/r/123456", "zh") == ""
