"""What a page will ask for, told with its first answer: on a slow line every turn there and back counts."""

import json
import re
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any, Final

BUILT: Final = "built.json"
"""What the client's build wrote: source → built file, and what that imports."""
WORDS: Final = {language: f"src/words/{language}.ts" for language in ("zh", "hant", "en")}
ROOM: Final = "src/pages/room/place.tsx"


def links(folder: Path, path: str, languages: str) -> str:
    """The value of a `Link` header for the page at `path`, for a browser that would rather have these `languages`.

    Empty where nothing was built. A guess that is wrong costs a few kilobytes: the client knows what it speaks.
    """
    built = _built(folder)
    wanted = [WORDS[_language(languages)], *([ROOM] if path.startswith("/r/") else [])]
    seen: dict[str, str] = {}
    for source in wanted:
        _note(built, source, seen)
    return ", ".join(f"</{file}>; rel=modulepreload; crossorigin" for file in seen.values())


def _language(languages: str) -> str:
    """The first that is asked for, as the client reads it (web/src/i18n.ts)."""
    first = re.split("[,;]", languages.strip().lower(), maxsplit=1)[0]
    if not re.match(r"zh\b", first):
        return "en"
    return "hant" if re.search(r"hant|-(tw|hk|mo)\b", first) and "hans" not in first else "zh"


@cache
def _built(folder: Path) -> Mapping[str, Any]:
    try:
        built: Mapping[str, Any] = json.loads((folder / BUILT).read_text())
    except FileNotFoundError:
        return {}
    return built


def _note(built: Mapping[str, Any], source: str, seen: dict[str, str]) -> None:
    """Note the file of a source and those that it imports, which may import each other."""
    if source not in built or source in seen:
        return
    seen[source] = built[source]["file"]
    for imported in built[source].get("imports", ()):
        _note(built, imported, seen)
