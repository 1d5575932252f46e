"""A browser for a test: Debian's Chromium, and pages on which every fault is a failure."""

import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final, NamedTuple
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Error,
    Page,
    Request,
    Response,
    StorageState,
    sync_playwright,
)

from paiju.server.client import STATIC

PATIENCE: Final = 8_000
"""How long a page may take for anything (ms)."""

PLAIN: Final = "paiju.test"
"""A name for this machine that is no secure context, as any name in a home network."""

_FLAGS = (
    f"--host-resolver-rules=MAP {PLAIN} 127.0.0.1",
    "--no-sandbox",  # the one who tests may be root
    "--disable-gpu",  # there is none: drawing in software costs a third less without its detour
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
)


BROWSERS: Final = ("chromium-headless-shell", "chromium", "chromium-browser")
"""Debian's names; the first has no windows and tabs to draw, which costs the others as much as the page."""


class Size(NamedTuple):
    """A screen, in CSS pixels."""

    width: int
    height: int

    def __str__(self) -> str:
        return f"{self.width}x{self.height}"


SMALL: Final = Size(360, 640)
PHONE: Final = Size(390, 844)
ASIDE: Final = Size(844, 390)
DESK: Final = Size(1280, 800)
SIZES: Final = (SMALL, PHONE, ASIDE, DESK)


@contextmanager
def chromium() -> Iterator[Browser]:
    """A browser until the block ends. Skips the test where the machine has none."""
    path = next(filter(None, map(shutil.which, BROWSERS)), None)
    if path is None:
        pytest.skip("there is no Chromium here; on Debian: apt install chromium fonts-noto-cjk")
    assert (STATIC / "index.html").exists(), "the client has not been built: npm run build in web/"
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=list(_FLAGS))
        try:
            yield browser
        finally:
            browser.close()


class Look(NamedTuple):
    """How a browser looks at the site."""

    size: Size = PHONE
    lang: str = "zh-CN"
    theme: str = "dark"
    sharp: float = 1
    """Dots of the screen for each CSS pixel, for pictures."""
    mouse: bool = False
    """A computer with mouse and keyboard; else a phone."""
    worker: bool = False
    """Files may be kept by a service worker, as few tests want: what it fetches goes past their routes."""


def context_of(browser: Browser, look: Look, kept: StorageState | None = None) -> BrowserContext:
    """A device with nothing in it, or with what it had `kept`. Motion is reduced: what is tapped stands still."""
    context = browser.new_context(
        viewport={"width": look.size.width, "height": look.size.height},
        locale=look.lang,
        color_scheme="light" if look.theme == "light" else "dark",
        reduced_motion="reduce",
        has_touch=not look.mouse,
        is_mobile=not look.mouse,
        device_scale_factor=look.sharp,
        storage_state=kept,
    )
    context.set_default_timeout(PATIENCE)
    if not look.worker:
        context.add_init_script("delete Navigator.prototype.serviceWorker")
    return context


class Watch:
    """What goes wrong on the pages of a context: errors in the console, requests that fail or go elsewhere."""

    def __init__(self, context: BrowserContext, origin: str) -> None:
        self.faults: list[str] = []
        self.fetched: list[Response] = []
        self._host = urlsplit(origin).netloc
        self._calm = 0
        context.on("page", self._page)
        context.on("console", self._console)
        context.on("weberror", lambda error: self._fault(f"page error: {error.error}"))
        context.on("request", self._request)
        context.on("requestfailed", self._failed)
        context.on("response", self._response)

    def _page(self, page: Page) -> None:
        page.on("websocket", lambda socket: self._address("socket", socket.url))

    def _console(self, message: ConsoleMessage) -> None:
        if message.type in {"error", "warning"}:
            self._fault(f"console {message.type}: {message.text}")

    def _request(self, request: Request) -> None:
        self._address("request", request.url)

    def _address(self, what: str, address: str) -> None:
        parts = urlsplit(address)
        if parts.scheme not in {"data", "blob"} and parts.netloc != self._host:
            self.faults.append(f"{what} to elsewhere: {address}")

    def _failed(self, request: Request) -> None:
        # a page that is left lets go of what it was still fetching
        if request.failure != "net::ERR_ABORTED":
            self._fault(f"failed: {request.method} {request.url} {request.failure}")

    def _response(self, response: Response) -> None:
        self.fetched.append(response)
        if response.status >= 400:
            self._fault(f"status {response.status}: {response.url}")

    def _fault(self, text: str) -> None:
        if not self._calm:
            self.faults.append(text)

    @contextmanager
    def cut(self) -> Iterator[None]:
        """Until the block ends the server cannot be reached, so that failures count for nothing."""
        self._calm += 1
        try:
            yield
        finally:
            self._calm -= 1

    def check(self) -> None:
        """Fails if anything went wrong so far."""
        assert not self.faults, "\n".join(self.faults)


def is_gone(error: Error) -> bool:
    """Whether it says that the page went on to another address in the meantime."""
    return "Execution context was destroyed" in error.message
