"""Every published example opens in the scorer of the browser client, and what it then asks is answered as published."""

import json
from pathlib import Path
from typing import Any

from paiju.core.errors import PaijuError
from paiju.flow import registry
from paiju.formats import pages
from paiju.formats import score as scores
from tests.kit.examples import told
from tests.server.http.house import ask, house
from tests.web.test_fold import vitest

FILE = "tests/score_examples.test.ts"


def answer(asked: Any) -> dict[str, Any]:
    try:
        return told(scores.score(asked))
    except PaijuError as error:
        return told(error.as_json())


def test_every_example_opens_in_the_scorer(tmp_path: Path) -> None:
    """Vitest opens them; here it is made sure that it skipped none, and what it asks is asked."""
    games = [game.id for game in registry.games()]
    published = {line["id"]: line for game in games for line in pages.examples(game)}
    declared = {game: ask(house(), "GET", f"/api/games/{game}").json() for game in games}
    (tmp_path / "games.json").write_text(json.dumps(declared), encoding="utf-8")
    (tmp_path / "examples.json").write_text(json.dumps({game: pages.examples(game) for game in games}), "utf-8")
    ran = vitest(FILE, golden=tmp_path)
    assert ran.returncode == 0, f"{ran.stdout}\n{ran.stderr}"
    made = json.loads((tmp_path / "made.json").read_text("utf-8"))
    assert made.keys() == published.keys()
    for name, asked in made.items():
        found, wanted = answer(asked), published[name]["expect"]
        assert {key: found.get(key) for key in wanted} == wanted, name
