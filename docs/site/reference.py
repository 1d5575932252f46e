"""The reference of the Python packages, from their docstrings."""

import pkgutil
import re
import warnings
from pathlib import Path
from typing import Final

import pdoc.render
from pdoc import doc

import paiju

STEPS: Final = "paiju.storage.migrations"
"""The steps of the database, which nobody calls."""
TEMPLATES: Final = Path(__file__).parent / "templates"

_ADDRESS: Final = re.compile(r" at 0x[0-9a-f]+")
_PLACE: Final = re.compile(r'\bid="([^"]+)"')
_LINK: Final = re.compile(r'<a href="#([^"]+)">(.*?)</a>')
"""A link within a page; those to private classes and to what the standard library adds lead nowhere."""


def modules() -> list[str]:
    """The names of all modules that have a page."""
    found = (module.name for module in pkgutil.walk_packages(paiju.__path__, "paiju."))
    return ["paiju", *(name for name in found if _public(name))]


def _public(module: str) -> bool:
    return not module.startswith(STEPS) and not any(part.startswith("_") for part in module.split("."))


def write(folder: Path) -> None:
    """Write a page for every module, their sheet, and what the search in them needs."""
    pdoc.render.configure(docformat="markdown", show_source=False, template_directory=TEMPLATES)
    known = {name: doc.Module.from_name(name) for name in modules()}
    with warnings.catch_warnings():
        # a type that is written as text and cannot be looked up is shown as it is written
        warnings.filterwarnings("ignore", message="Error parsing type annotation")
        for name, module in known.items():
            page = folder / page_of(name)
            page.parent.mkdir(parents=True, exist_ok=True)
            page.write_text(_settled(pdoc.render.html_module(module, known)), "utf-8")
    (folder / "api.css").write_text(pdoc.render.env.get_template("api.css.jinja2").render(), "utf-8")
    (folder / "search.js").write_text(pdoc.render.search_index(known), "utf-8")


def page_of(module: str) -> str:
    """Where the page of a module lies in the folder of the reference."""
    return module.replace(".", "/") + ".html"


def _settled(html: str) -> str:
    """A page that says the same whenever it is made, without places in memory, and links only to what it shows."""
    shown = set(_PLACE.findall(html))
    return _LINK.sub(lambda link: link[0] if link[1] in shown else link[2], _ADDRESS.sub("", html))


def undocumented() -> list[str]:
    """Public modules, classes and functions without a docstring of their own."""
    found = []
    for name in modules():
        module = doc.Module.from_name(name)
        found += [] if module.docstring else [name]
        found += [
            member.fullname
            for member in module.own_members
            if member.kind in ("class", "function") and not member.name.startswith("_") and not member.docstring
        ]
    return found
