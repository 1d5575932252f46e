"""Write the documentation as pages: `python -m docs.site [FOLDER]`, or `make site`.

Everything that a page needs lies in the folder, so that it can be read without a network. Pictures are those of
`make shots`, where they were made. A link that leads nowhere is an error.
"""

import shutil
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Final

from jinja2 import Environment, FileSystemLoader, StrictUndefined
from pygments.formatters import HtmlFormatter

from docs.site import check, reference, rule_links
from docs.site.prose import Body, Heading, Writer, relative
from docs.site.sources import ROOT, contents, pages
from paiju import __version__

HERE: Final = Path(__file__).parent
SHOTS: Final = ROOT / "shots"
CSS: Final = "site.css"
MOST_HEADINGS: Final = 32
"""So many fit beside a page."""


class Site:
    """Writes all pages into one folder."""

    def __init__(self, folder: Path, shots: Path = SHOTS) -> None:
        self.folder = folder
        self._shots = shots
        self._pages = pages()
        self._rules = rule_links.places()
        self._writer = Writer(self._pages, shots)
        shelf = FileSystemLoader(HERE / "templates")
        self._frame = Environment(loader=shelf, autoescape=True, undefined=StrictUndefined).get_template("page.html")
        self.missing: set[str] = set()
        """Pictures that were not there."""

    def write(self) -> None:
        """Write everything anew, in place of an older site. Errors: `FileExistsError` where something else is."""
        if self.folder.exists():
            if any(self.folder.iterdir()) and not (self.folder / CSS).exists():
                raise FileExistsError(f"{self.folder} is no older site: name an empty folder")
            shutil.rmtree(self.folder)
        for source, page in self._pages.items():
            self._page(page, self._writer.body(source, (ROOT / source).read_text("utf-8")))
        (self.folder / CSS).write_text((HERE / CSS).read_text("utf-8") + _colours(), "utf-8")
        reference.write(self.folder / "api")
        for path in (self.folder / "api").rglob("*.html"):
            page = path.relative_to(self.folder).as_posix()
            path.write_text(_in_main(path.read_text("utf-8"), page, self._rules), "utf-8")

    def _page(self, page: str, body: Body) -> None:
        html = rule_links.anchored(body.html) if page.startswith("rules/") else body.html
        whole = self._frame.render(
            title=body.title,
            body=rule_links.linked(html, page, self._rules),
            headings=_shown(body),
            contents=list(contents()),
            here=page,
            to=lambda target: relative(page, target),
            css=relative(page, CSS),
            version=__version__,
            language="zh" if page == "index.html" or page.endswith(".zh.html") else "en",
        )
        target = self.folder / page
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(whole, "utf-8")
        self._copy(body)

    def _copy(self, body: Body) -> None:
        """Put what a page links to and shows beside it."""
        self.missing |= body.missing
        for name in body.pictures:
            _put(self._shots / f"{name}.png", self.folder / "shots" / f"{name}.png")
        for name in body.files:
            if (ROOT / name).is_file():  # else the check tells of it
                _put(ROOT / name, self.folder / "files" / name)


def _shown(body: Body) -> list[Heading]:
    """The headings that stand beside a page: those of the second level, and of the third where there is room."""
    wanted = [heading for heading in body.headings if heading.level in (2, 3)]
    return wanted if len(wanted) <= MOST_HEADINGS else [heading for heading in wanted if heading.level == 2]


def _put(source: Path, target: Path) -> None:
    target.parent.mkdir(parents=True, exist_ok=True)
    shutil.copyfile(source, target)


def _in_main(html: str, page: str, rules: Mapping[str, str]) -> str:
    """A page of the reference whose text leads to rules; the list beside it stays as it is."""
    before, mark, rest = html.partition("<main")
    text, end, after = rest.partition("</main>")
    return before + mark + rule_links.linked(text, page, rules) + end + after


def _colours() -> str:
    """The colours of code, light and dark."""
    light = HtmlFormatter(style="default").get_style_defs(".codehilite")
    dark = HtmlFormatter(style="github-dark").get_style_defs(".codehilite")
    return f"{light}\n@media (prefers-color-scheme: dark) {{\n{dark}\n}}\n"


def main() -> None:
    """Write the site and say where it is; a fault ends it with 1."""
    folder = Path(sys.argv[1]) if len(sys.argv) > 1 else ROOT / "build" / "site"
    site = Site(folder)
    site.write()
    found = list(check.faults(folder))
    for fault in found:
        print(fault, file=sys.stderr)
    for name in sorted(site.missing):
        print(f"without the picture {name}: make shots")
    if found:
        raise SystemExit(1)
    print(f"{folder}/index.html")


if __name__ == "__main__":
    main()
