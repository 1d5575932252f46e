"""`make site`: every page is there, every link leads somewhere, and nothing is fetched from elsewhere."""

import re
from pathlib import Path

import pytest

from docs.site import check, reference, rule_links
from docs.site.__main__ import Site
from docs.site.prose import Writer, slug
from docs.site.sources import ROOT, contents, page_of, pages
from paiju.flow.registry import games
from paiju.formats import pages as rule_pages


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The whole site, without pictures."""
    folder = tmp_path_factory.mktemp("site")
    Site(folder, folder / "no pictures").write()
    return folder


@pytest.mark.long
def test_the_site_has_no_fault(site: Path) -> None:
    assert list(check.faults(site)) == []


@pytest.mark.long
def test_every_page_that_is_listed_is_there(site: Path) -> None:
    listed = [entry.page for _, entries in contents() for entry in entries]
    assert len(set(listed)) == len(listed)
    assert [page for page in listed if not (site / page).is_file()] == []
    assert set(pages().values()) <= set(listed)


@pytest.mark.long
def test_every_public_module_has_a_page(site: Path) -> None:
    sources = [path.relative_to(ROOT / "src").with_suffix("") for path in (ROOT / "src" / "paiju").rglob("*.py")]
    names = [".".join(path.parts).removesuffix(".__init__") for path in sources]
    public = {name for name in names if "._" not in name and not name.startswith(reference.STEPS)}
    assert public == set(reference.modules())
    assert [name for name in public if not (site / "api" / reference.page_of(name)).is_file()] == []


@pytest.mark.long
def test_a_rule_that_a_docstring_names_is_a_link(site: Path) -> None:
    page = (site / "api" / "paiju" / "games" / "neijiang" / "patterns.html").read_text("utf-8")
    assert '<a class="to-rule" href="../../../../rules/neijiang.en.html#NJ-7.2">NJ-7.2</a>' in page
    for game in games():
        rules = (site / page_of(f"src/paiju/pages/{game.id}.zh.md")).read_text("utf-8")
        assert [rule for rule in rule_pages.rules(game.id) if f'id="{rule}"' not in rules] == []


def test_a_folder_that_is_no_site_is_left_alone(tmp_path: Path) -> None:
    (tmp_path / "letter.txt").write_text("dear")
    with pytest.raises(FileExistsError, match="no older site"):
        Site(tmp_path).write()
    assert (tmp_path / "letter.txt").read_text() == "dear"


def test_every_document_is_listed() -> None:
    written = {path.relative_to(ROOT).as_posix() for path in (ROOT / "docs").glob("*.md")}
    assert written | {"README.md", "README.en.md", "CHANGELOG.md", "CONTRIBUTING.md"} <= set(pages())


def test_public_names_have_docstrings() -> None:
    assert reference.undocumented() == []


def test_a_rule_is_linked_in_words_and_left_alone_in_code_and_links() -> None:
    known = {"NJ-4.9": "rules/neijiang.en.html"}
    html = '<p>NJ-4.9 and NJ-4.99</p><pre>NJ-4.9</pre><a href="#x">NJ-4.9</a>'
    linked = rule_links.linked(html, "docs/formats.html", known)
    assert linked.count("<a ") == 2
    assert '<p><a class="to-rule" href="../rules/neijiang.en.html#NJ-4.9">NJ-4.9</a> and NJ-4.99</p>' in linked


@pytest.mark.parametrize(
    ("heading", "anchor"),
    [("What a table asks", "what-a-table-asks"), ("庄家", "庄家"), ("`score`, `waits`", "score-waits")],
)
def test_anchors_are_those_of_code_hosts(heading: str, anchor: str) -> None:
    assert slug(heading.replace("`", "")) == anchor


def test_a_second_heading_of_the_same_text_has_an_anchor_of_its_own(tmp_path: Path) -> None:
    body = Writer({"a.md": "a.html"}, tmp_path).body("a.md", "# One\n\n## Two\n\n## Two\n")
    assert [heading.anchor for heading in body.headings] == ["one", "two", "two-1"]


def test_a_picture_is_shown_where_it_was_taken_and_named_where_it_was_not(tmp_path: Path) -> None:
    (tmp_path / "there.png").write_bytes(b"")
    text = "<!-- picture: there A table -->\n\n<!-- picture: gone A room -->\n"
    body = Writer({"docs/a.md": "docs/a.html"}, tmp_path).body("docs/a.md", text)
    assert body.pictures == {"there"}
    assert body.missing == {"gone"}
    assert '<img src="../shots/there.png" alt="A table"' in body.html
    assert "A room: <code>make shots</code>" in body.html


FAULTS = {
    '<a href="b.html">b</a>': "there is no b.html",
    '<a href="#nowhere">b</a>': "there is no place #nowhere",
    '<a href="other.html#x">b</a>': "there is no place other.html#x",
    '<a href="../a.html">b</a>': "there is no ../a.html",
    '<img src="a.png">': "there is no a.png",
    '<img src="https://host.example/a.png">': "loads https://host.example/a.png",
    '<script src="//host.example/a.js"></script>': "loads //host.example/a.js",
    '<link rel="stylesheet" href="https://host.example/a.css">': "loads https://host.example/a.css",
    "<style>a { background: url(https://host.example/a.png) }</style>": "loads https://host.example/a.png",
    "<style>@import 'https://host.example/a.css'</style>": "loads https://host.example/a.css",
    "<script>fetch('https://host.example/a')</script>": "loads https://host.example/a",
    "<script>import x from 'https://host.example/a.mjs'</script>": "loads https://host.example/a.mjs",
}


@pytest.mark.parametrize("body", FAULTS)
def test_a_fault_is_found(body: str, tmp_path: Path) -> None:
    (tmp_path / "other.html").write_text("<p id='y'>")
    (tmp_path / "page.html").write_text(f"<!doctype html>{body}")
    assert list(check.faults(tmp_path)) == [f"page.html: {FAULTS[body]}"]


def test_near_miss_what_stays_in_the_site_is_no_fault(tmp_path: Path) -> None:
    (tmp_path / "other.html").write_text("<p id='y'>")
    (tmp_path / "a.png").write_bytes(b"")
    (tmp_path / "page.html").write_text(
        '<a href="other.html#y">b</a><a href="https://host.example">c</a><img src="a.png"><a href="">d</a>'
        "<style>a { background: url(a.png) }</style>"
    )
    assert list(check.faults(tmp_path)) == []


def test_the_sheets_of_the_site_fetch_nothing() -> None:
    assert re.findall(r"https?://", (ROOT / "docs" / "site" / "site.css").read_text("utf-8")) == []
