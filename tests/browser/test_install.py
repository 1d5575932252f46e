"""On the home screen and without a network, where the browser can; and all the same where it can do little."""

import json
from typing import Any, Final

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.browser import PLAIN, Look
from tests.browser.people import Person, people
from tests.browser.playing import Player, play_round
from tests.server.house import House

KEPT: Final = """
async () => {
  const names = await caches.keys();
  const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
  return requests.flat().map((one) => new URL(one.url).pathname);
}
"""
"""What the worker keeps."""
KEEPS: Final = "async () => (await navigator.serviceWorker?.getRegistrations() ?? []).length"

POOR: Final = """
Object.defineProperty(navigator, "clipboard", { value: undefined });
delete Navigator.prototype.share;
delete Navigator.prototype.canShare;
delete Document.prototype.execCommand;
delete Element.prototype.requestFullscreen;
window.open = () => null;
Object.defineProperty(navigator, "userAgent", {
  value: "Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/120 Mobile Safari/537.36 MicroMessenger/8.0.50",
});
"""
"""As browsers within other programs are."""

CORNER: Final = """
async (address) => {
  const drawn = Object.assign(new Image(), { src: address });
  await drawn.decode();
  const paper = Object.assign(document.createElement("canvas"), { width: drawn.width, height: drawn.height });
  const pen = paper.getContext("2d");
  pen.drawImage(drawn, 0, 0);
  return [...pen.getImageData(0, 0, 1, 1).data];
}
"""
"""The colour of a picture in its first corner: red, green, blue, and how much hides what lies behind."""
GROUND: Final = [0x12, 0x3F, 0x36, 255]

OFFER: Final = """
() => {
  window.asked = 0;
  const offer = Object.assign(new Event("beforeinstallprompt", { cancelable: true }), {
    prompt: () => { window.asked += 1; return Promise.resolve({ outcome: "accepted" }); },
  });
  return dispatchEvent(offer);
}
"""


def within_reach(page: Page) -> None:
    """Wait until the worker answers for the page."""
    page.wait_for_function("() => navigator.serviceWorker.controller !== null")


def test_what_never_changes_is_kept_and_a_page_for_when_there_is_no_network(browser: Browser, calm_home: House) -> None:
    mei = Person(browser, calm_home, "阿梅", Look(worker=True))
    with people(mei):
        mei.be_known()
        within_reach(mei.page)
        mei.go("/rules").loaded()
        kept = mei.page.evaluate(KEPT)
        assert any(path.startswith("/assets/") for path in kept)
        others = {path for path in kept if not path.startswith("/assets/")}
        assert others == {"/offline.html", "/offline.css", "/icon.svg"}, "neither pages nor what the server says"
        with mei.watch.cut():
            mei.context.set_offline(True)
            mei.go("/rules/neijiang")
            expect(mei.page.get_by_role("heading", name="没有网络")).to_be_visible()
            mei.context.set_offline(False)
            mei.page.get_by_role("link", name="再试一次").click()
            mei.loaded()
        expect(mei.page.get_by_role("heading", level=1)).to_have_text("内江麻将")


def test_a_page_comes_from_the_network_though_files_are_kept(browser: Browser, calm_home: House) -> None:
    """A newer page is shown at once: it was not kept."""
    mei = Person(browser, calm_home, "阿梅", Look(worker=True))
    with people(mei):
        mei.be_known()
        within_reach(mei.page)
        newer = "<!doctype html><html lang=en><title>newer</title><h1>newer</h1></html>"
        mei.context.route("**/rules", lambda route: route.fulfill(body=newer, content_type="text/html"))
        mei.go("/rules")
        expect(mei.page.get_by_role("heading")).to_have_text("newer")


def test_near_miss_over_plain_http_there_is_no_worker_and_nothing_is_amiss(browser: Browser, calm_home: House) -> None:
    mei = Person(browser, calm_home, "阿梅", Look(worker=True), origin=calm_home.url.replace("127.0.0.1", PLAIN))
    with people(mei):
        mei.be_known().go("/rules").loaded()
        assert mei.page.evaluate("isSecureContext") is False
        assert mei.page.evaluate(KEEPS) == 0


@pytest.mark.parametrize(("lang", "name"), [("zh-CN", "牌局"), ("zh-TW", "牌局"), ("en-GB", "Paiju")])
def test_the_manifest_speaks_the_language(browser: Browser, calm_home: House, lang: str, name: str) -> None:
    mei = Person(browser, calm_home, "阿梅", Look(lang=lang))
    with people(mei):
        mei.go("/about").loaded()
        address = mei.page.locator("link[rel=manifest]").get_attribute("href")
        expect(mei.page.locator("meta[name=apple-mobile-web-app-title]")).to_have_attribute("content", name)
        answer = mei.page.request.get(f"{calm_home.url}{address}")
        assert answer.headers["content-type"] == "application/manifest+json"
        manifest: dict[str, Any] = json.loads(answer.body())
        assert (manifest["name"], manifest["start_url"], manifest["display"]) == (name, "/", "standalone")
        assert {icon["purpose"] for icon in manifest["icons"]} == {"any", "maskable"}
        for icon in manifest["icons"]:
            assert mei.page.request.get(calm_home.url + icon["src"]).ok


def test_what_a_device_cuts_to_its_own_shape_is_filled_and_nothing_else(browser: Browser, calm_home: House) -> None:
    mei = Person(browser, calm_home, "阿梅")
    with people(mei):
        mei.go("/about").loaded()
        manifest = mei.page.request.get(f"{calm_home.url}/zh.webmanifest").json()
        pictures = {icon["src"]: icon["purpose"] for icon in manifest["icons"] if icon["type"] == "image/png"}
        pictures[str(mei.page.locator("link[rel=apple-touch-icon]").get_attribute("href"))] = "maskable"
        corners = {src: mei.page.evaluate(CORNER, src) for src in pictures}
        assert {src: corner == GROUND for src, corner in corners.items()} == {
            src: purpose == "maskable" for src, purpose in pictures.items()
        }
        assert {corner[3] for corner in corners.values()} == {0, 255}


def test_the_offer_of_the_browser_is_taken_in_the_settings(browser: Browser, calm_home: House) -> None:
    mei = Person(browser, calm_home, "阿梅")
    with people(mei):
        mei.be_known().go("/settings").loaded()
        install = mei.button("安装到桌面")
        expect(install).to_have_count(0)
        assert mei.page.evaluate(OFFER) is False, "the browser is kept from asking by itself"
        install.tap()
        assert mei.page.evaluate("window.asked") == 1
        expect(install).to_have_count(0)


def test_a_browser_that_can_do_little_loses_nothing_that_matters(browser: Browser, calm_home: House) -> None:
    """A link is there to be copied by hand, a picture to be pressed; nothing is offered that would fail."""
    mei = Person(browser, calm_home, "阿梅")
    mei.context.add_init_script(POOR)
    with people(mei):
        code = mei.make_room("fulushou", {"players": 2}, claim_ms=0)
        mei.seated()
        expect(mei.button("发链接")).to_have_count(0)
        mei.tap("复制链接")
        expect(mei.page.locator(".copy-by-hand")).to_have_value(f"{calm_home.url}/r/{code}")
        mei.with_bots().start()
        play_round(Player(mei))
        mei.button("做成图片").tap()
        sheet = mei.page.get_by_role("dialog", name="这一盘的图片")
        expect(sheet.get_by_text("长按图片")).to_be_visible()
        assert str(sheet.get_by_role("img").get_attribute("src")).startswith("data:image/png")
        expect(sheet.get_by_role("link", name="存图片")).to_have_count(0)


@pytest.mark.parametrize(("device", "asked", "less"), [("reduce", False, True), ("no-preference", True, True)])
def test_less_motion_is_the_device_s_wish_or_one_s_own(
    browser: Browser, calm_home: House, device: str, asked: bool, less: bool
) -> None:
    mei = Person(browser, calm_home, "阿梅")
    with people(mei):
        mei.page.emulate_media(reduced_motion="reduce" if device == "reduce" else "no-preference")
        mei.be_known().go("/settings").loaded()
        if asked:
            mei.page.get_by_role("switch", name="少动画").tap()
        assert moves(mei.page) is not less


def test_near_miss_else_things_move(browser: Browser, calm_home: House) -> None:
    mei = Person(browser, calm_home, "阿梅")
    with people(mei):
        mei.page.emulate_media(reduced_motion="no-preference")
        mei.be_known().go("/settings").loaded()
        assert moves(mei.page)


def moves(page: Page) -> bool:
    """Whether a sheet rises, and tiles take their time; else it only fades, and they are there at once."""
    page.goto(page.url.replace("/settings", "/"))
    page.get_by_role("button", name="马上开局").click()
    sheet = page.get_by_role("dialog")
    name = sheet.evaluate("it => getComputedStyle(it).animationName")
    length = page.evaluate("() => getComputedStyle(document.documentElement).getPropertyValue('--motion')")
    assert (name == "sheet-rise") == (length != "1ms")
    return bool(name == "sheet-rise")
