"""A browser and servers for the tests of this folder.

They end when the tests go on elsewhere: Playwright keeps a loop in the thread while it runs, and others want their own.
"""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser

from tests.browser.browser import chromium
from tests.browser.site import Site, whole_site
from tests.server.house import House, house


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    with chromium() as opened:
        yield opened


@pytest.fixture(scope="package")
def home(browser: Browser) -> Iterator[House]:
    """Clocks run twenty times as fast. It starts only where there is a browser."""
    with house("--clock-rate", "20", "--bot-pace", "300") as built:
        yield built


@pytest.fixture(scope="package")
def calm_home(browser: Browser) -> Iterator[House]:
    """Clocks are those of the wall, so that a table stands still while it is looked at; bots are quick."""
    with house("--bot-pace", "20") as built:
        yield built


@pytest.fixture(scope="package")
def site(browser: Browser, calm_home: House) -> Site:
    """All addresses of the calm home, with something on every page of them."""
    return whole_site(browser, calm_home)
