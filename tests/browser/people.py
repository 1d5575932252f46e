"""People at their browsers: what they see of a room, and what they do with a finger."""

import json
import re
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Final, Self, cast

from playwright.sync_api import Browser, Locator, Page, expect

from tests.browser.browser import PATIENCE, Look, Watch, context_of
from tests.server.house import House, Json

MENU: Final = "菜单"
ONLINE: Final = "已连接"


class Person:
    """A guest with a browser of his own, who has not been here before."""

    def __init__(
        self, browser: Browser, home: House, name: str, look: Look | None = None, origin: str = "", kept: Any = None
    ) -> None:
        """`kept`: what a browser kept of an earlier visit."""
        self.browser, self.home, self.name = browser, home, name
        self.origin = origin or home.url
        self.look = look or Look()
        self._open(kept)

    def _open(self, kept: Any) -> None:
        self.context = context_of(self.browser, self.look, kept)
        self.watch = Watch(self.context, self.origin)
        self.page: Page = self.context.new_page()

    def reopen(self) -> Self:
        """Close the browser altogether and open it again, with what it keeps on disk."""
        kept = self.context.storage_state()
        address = self.page.url
        self.watch.check()
        self.context.close()
        self._open(kept)
        self.page.goto(address)
        return self

    def close(self) -> None:
        """Go home; fails if anything went wrong in this browser."""
        self.context.close()
        self.watch.check()

    def go(self, path: str = "/") -> Self:
        """Open an address of the site."""
        self.page.goto(self.origin + path)
        return self

    def loaded(self) -> Self:
        """Wait until the page is there, and nothing on it is still being fetched."""
        self.page.locator("h1").first.wait_for()
        expect(self.page.locator(".loading")).to_have_count(0)
        return self

    def button(self, name: str | re.Pattern[str], *, within: Locator | None = None) -> Locator:
        """The button of this name."""
        return (within or self.page).get_by_role("button", name=name, exact=isinstance(name, str))

    def tap(self, name: str | re.Pattern[str]) -> None:
        """Tap the button of this name."""
        self.hit(self.button(name))

    def hit(self, what: Locator) -> None:
        """Tap it with a finger, or click it where there is a mouse."""
        if self.look.mouse:
            what.click()
        else:
            what.tap()

    @property
    def token(self) -> str:
        """The secret that this browser keeps."""
        return str(self.kept("paiju.me")["token"])

    def kept(self, key: str) -> Any:
        """What the browser keeps under a key."""
        return json.loads(cast(str, self.page.evaluate("key => localStorage.getItem(key)", key)))

    # --- the way to a table

    def call_oneself(self) -> None:
        """Fill in the name where one is asked for it."""
        self.page.get_by_label("名字").fill(self.name)
        self.tap("进去")

    def open_room(self, game: str, title: str, rounds: int = 0) -> str:
        """Open a room through the pages; returns its code. `rounds`: how many at most."""
        self.go(f"/new#{game}").loaded()  # what is still fetched moves what is below it
        expect(self.page.get_by_role("radio", name=title)).to_be_checked()
        if rounds:
            self.page.get_by_text("房间的规矩").tap()
            self.page.get_by_role("textbox", name="最多打几盘").fill(str(rounds))
        self.tap("开房间")
        self.call_oneself()
        self.page.wait_for_url("**/r/*")
        return self.page.url.rsplit("/", 1)[1]

    def make_room(self, game: str, options: Json | None = None, **customs: Any) -> str:
        """Become a guest, and have a room made with these settings; goes there, returns its code."""
        self.be_known()
        room = self.home.room(self.token, game, options, **({"claim_ms": 600, "next_seconds": 0} | customs))
        self.go(f"/r/{room['code']}")
        return str(room["code"])

    def be_known(self) -> Self:
        """Become a guest without the pages: they are the matter of other tests."""
        self.go("/about")
        guest = self.home.post("/api/guests", {"name": self.name})
        self.page.evaluate("me => localStorage.setItem('paiju.me', me)", json.dumps(guest))
        return self

    def come_in(self, code: str) -> Self:
        """Follow the link that somebody sent."""
        self.go(f"/r/{code}")
        self.call_oneself()
        return self.seated()

    def seated(self) -> Self:
        """Wait until one has a seat of the room."""
        expect(self.page.get_by_text("我", exact=True)).to_be_visible()
        return self

    def with_bots(self) -> Self:
        """Let bots take the free seats."""
        self.seated()
        self.tap("空位都坐电脑")
        expect(self.button("空位都坐电脑")).to_be_hidden()
        return self

    def ready(self) -> Self:
        """Say that one is ready."""
        self.tap("准备")
        expect(self.button("先不准备")).to_be_visible()
        return self

    def start(self) -> Self:
        """The owner begins; returns when the table is there."""
        self.tap("开始")
        return self.at_table()

    def at_table(self) -> Self:
        """Wait for the table, with one's own hand on it."""
        expect(self.hand.first).to_be_visible()
        return self

    # --- what is seen of a table

    @property
    def hand(self) -> Locator:
        """The tiles of one's own hand, those that can be tapped."""
        return self.page.locator("main button[data-face]")

    def tiles(self) -> list[str]:
        """The names of the tiles in one's own hand, sorted."""
        faces = self.hand.evaluate_all("tiles => tiles.map(tile => tile.dataset.face)")
        return sorted(cast(list[str], faces))

    @property
    def pill(self) -> Locator:
        """What tells whether the line stands."""
        return self.page.locator(".pill")

    def online(self) -> Self:
        """Wait until the line stands."""
        expect(self.pill).to_have_text(ONLINE, timeout=2 * PATIENCE)
        return self

    @property
    def settlement(self) -> Locator:
        """The sheet of a settlement."""
        return self.page.get_by_role("dialog", name=re.compile("结算$"))

    def row(self, table: str) -> list[int]:
        """The sums of one's own row in a table of the settlement: `standing` or `sitting`."""
        cells = self.settlement.locator(f".{table} tr.own td")
        return [int(text.replace("−", "-")) for text in cells.all_inner_texts()]

    def rounds(self) -> list[Json]:
        """One's own finished rounds as the server keeps them, the newest first."""
        played: list[Json] = self.home.get("/api/me/rounds", self.token).json()["rounds"]
        return played


def sit_together(mei: Person, bo: Person, game: str, options: Json, *, bots: bool, **customs: Any) -> None:
    """The first opens a room, the second follows her link; with bots where seats are left, and the round begins."""
    bo.come_in(mei.make_room(game, options, **customs)).ready()
    if bots:
        mei.with_bots()
    mei.start()
    bo.at_table()


def to_next_round(*seated: Person) -> None:
    """All of them say in the settlement that they are ready for the next round, of this session or of another."""
    for person in seated:
        person.hit(person.button(re.compile("准备下一盘|再来一场"), within=person.settlement))
    for person in seated:
        person.settlement.wait_for(state="detached")


@contextmanager
def people(*coming: Person) -> Iterator[None]:
    """Close their browsers when the block ends; where it ended well, nothing may have gone wrong in them."""
    try:
        yield
    except BaseException:
        for person in coming:
            person.context.close()
        raise
    for person in coming:
        person.close()
