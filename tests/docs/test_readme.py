"""Every command that a README names runs, and every command that there is stands in both."""

import re
import shlex
from collections.abc import Iterator
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from paiju.cli.main import COMMANDS, app
from paiju.cli.speech import Language, set_language
from tests.server.house import House

ROOT = Path(__file__).parents[2]
READMES = {"zh": ROOT / "README.md", "en": ROOT / "README.en.md"}
TOLD = [*READMES.values(), ROOT / "CONTRIBUTING.md"]
ASKED = '{"game": "neijiang", "hand": "1122334455667p", "win": {"by": "draw", "tile": "7p"}}'
WAITING = '{"game": "neijiang", "hand": "1122334455667p"}'

_ROW = re.compile(r"^\| `paiju (.+?)` \|", re.MULTILINE)
_TYPED = re.compile(r"^\$ (?:echo '(.*)' \| )?(?:\.venv/bin/)?paiju (.+?)(?:\s+#.*)?$", re.MULTILINE)
_SAID = re.compile(r"`(?:PAIJU_LANG=\w+ )?make ([a-z]+)(?: [A-Z]+=\S+)*`|^\$ make ([a-z]+)", re.MULTILINE)

TYPED = {"play": "q\n", "score": ASKED, "score --lines": ASKED, "waits": WAITING}
"""What is typed where the README does not say it."""
SHORTER = {"simulate": ["--rounds", "5"]}
"""What is added so that it takes less long."""


def named(language: str) -> Iterator[tuple[str, str]]:
    """(command, what is typed) for every one that a README names, in its order."""
    text = READMES[language].read_text("utf-8")
    for typed, command in _TYPED.findall(text):
        yield command, typed
    for command in _ROW.findall(text):
        yield command, ""


def verb(command: str) -> str:
    """The sub-command: `--lang en play hebei` → `play`."""
    return next(word for word in command.split() if word in COMMANDS)


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A folder in which a server has been running."""
    home = House(tmp_path / "paiju.db")
    home.start()
    home.stop()
    return tmp_path


@pytest.fixture(autouse=True)
def chinese(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The terminal speaks as it does by itself, before and after."""
    monkeypatch.delenv("PAIJU_LANG", raising=False)
    yield
    set_language(Language.ZH)


def run(command: str, typed: str, folder: Path) -> Result:
    """The command as the README has it; where it restores, the old database was moved away."""
    what = verb(command)
    if what == "restore":
        (folder / "paiju.db").rename(folder / "old.db")
    words = [*shlex.split(command), *SHORTER.get(what, [])]
    return CliRunner().invoke(app, words, input=typed or TYPED.get(command, TYPED.get(what, "")))


@pytest.mark.parametrize("language", READMES)
def test_every_command_of_a_readme_runs(language: str, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(folder)
    commands = [pair for pair in dict.fromkeys(named(language)) if verb(pair[0]) != "serve"]
    assert len(commands) > 20
    for command, typed in commands:
        done = run(command, typed, folder)
        assert done.exit_code == 0, f"{command}: {done.output or done.exception}"


@pytest.mark.parametrize("language", READMES)
def test_a_readme_has_every_command(language: str) -> None:
    rows = _ROW.findall(READMES[language].read_text("utf-8"))
    assert {verb(command) for command in rows} == set(COMMANDS)


def test_near_miss_a_command_with_a_fault_is_noticed(tmp_path: Path) -> None:
    assert run("rules neijiang NJ-99.1", "", tmp_path).exit_code != 0
    assert run("rules neijiang --were", "", tmp_path).exit_code != 0


@pytest.mark.parametrize("page", TOLD, ids=lambda page: page.name)
def test_what_make_is_told_is_a_target(page: Path) -> None:
    targets = set(re.findall(r"^([a-z]+):.*## ", (ROOT / "Makefile").read_text("utf-8"), re.MULTILINE))
    said = {one or other for one, other in _SAID.findall(page.read_text("utf-8"))}
    assert {"play", "test"} <= said
    assert said <= targets


def test_both_readmes_name_the_same() -> None:
    """The same commands but for the language they speak, and the same pictures."""
    chinese, english = ([command.removeprefix("--lang en ") for command, _ in named(language)] for language in READMES)
    assert chinese == english
    slots = [re.findall(r"<!-- picture: (\S+) ", page.read_text("utf-8")) for page in READMES.values()]
    assert slots[0] == slots[1] != []


def test_contributing_has_every_target() -> None:
    targets = set(re.findall(r"^([a-z]+):.*## ", (ROOT / "Makefile").read_text("utf-8"), re.MULTILINE))
    rows = set(re.findall(r"^\| `make ([a-z]+)", (ROOT / "CONTRIBUTING.md").read_text("utf-8"), re.MULTILINE))
    assert targets - rows == {"help"}
