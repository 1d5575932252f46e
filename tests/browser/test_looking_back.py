"""After a round: a picture of it, its link, a report; and looking back at it, here or from a file."""

import base64
import json
import re
from pathlib import Path
from typing import Any, Final

import pytest
from playwright.sync_api import Browser, Locator, expect

from paiju.flow import registry
from tests.browser.people import Person, people, to_next_round
from tests.browser.playing import Player, play_round
from tests.server.house import House

GAMES: Final = [game.id for game in registry.games()]
TRIES: Final = 4
COLOURS: Final = """
async (image) => {
  await image.decode();
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [image.naturalWidth, image.naturalHeight];
  const brush = canvas.getContext("2d");
  brush.drawImage(image, 0, 0);
  const { data } = brush.getImageData(0, 0, canvas.width, canvas.height);
  const seen = {};
  for (let at = 0; at < data.length; at += 4) {
    const [red, green, blue] = data.slice(at, at + 3);
    if (red > 245 && green > 238 && blue < 240) seen.ivory = (seen.ivory ?? 0) + 1;
    if (red > 150 && green < 90 && blue < 90) seen.red = (seen.red ?? 0) + 1;
    if (red < 80 && green < 80 && blue < 80) seen.ink = (seen.ink ?? 0) + 1;
  }
  return { ...seen, width: canvas.width, height: canvas.height };
}
"""
"""How much of a picture has which colour."""
SHOW: Final = """
(address) => {
  const image = Object.assign(new Image(), { className: "round-picture", src: address });
  document.body.append(image);
}
"""
BOARD: Final = "board => board.innerText + [...board.querySelectorAll('[data-face]')].map((it) => it.dataset.face)"
SETTLED: Final = "body => body.innerText.replace(/\\s+/g, ' ')"
PNG: Final = b"\x89PNG\r\n"


def won_round(browser: Browser, home: House, game: str) -> Person:
    """Somebody who looks at the settlement of a round that somebody won, or of the last that was tried."""
    mei = Person(browser, home, "阿梅")
    mei.make_room(game)
    mei.with_bots().start()
    play_round(Player(mei))
    for _ in range(TRIES):
        if mei.settlement.locator(".winner").count():
            break
        to_next_round(mei)
        play_round(Player(mei))
    return mei


def address(person: Person) -> str:
    """The page of the round that somebody finished last."""
    newest = person.rounds()[0]
    return f"/record/{newest['table']}/{newest['session']}/{newest['number']}"


def place(person: Person) -> Locator:
    """Which step of how many is shown."""
    return person.page.locator(".controls small")


def jump(person: Person, to: int) -> None:
    """Move the slider."""
    person.page.get_by_role("slider").fill(str(to))


def board(person: Person) -> str:
    """All that the board shows."""
    return str(person.page.locator(".board").evaluate(BOARD))


def settlement_text(person: Person) -> str:
    """What stands in the open settlement: winners, payments, other hands, sums."""
    return str(person.settlement.locator(".settlement").evaluate(SETTLED))


def look_back_and_forth(person: Person) -> None:
    """Step, jump and go back; each step looks the same from wherever one comes."""
    expect(place(person)).to_have_text(re.compile("^1/"))
    last = int(place(person).inner_text().split("/")[1]) - 1
    middle = last // 2
    jump(person, middle)
    expect(place(person)).to_have_text(f"{middle + 1}/{last + 1}")
    before = board(person)
    person.tap("下一步")
    person.tap("下一步")
    expect(place(person)).to_have_text(f"{middle + 3}/{last + 1}")
    person.tap("上一步")
    person.tap("上一步")
    expect(place(person)).to_have_text(f"{middle + 1}/{last + 1}")
    assert board(person) == before
    jump(person, last)
    expect(place(person)).to_have_text(f"{last + 1}/{last + 1}")
    end = board(person)
    assert end != before
    jump(person, 0)
    person.tap("结尾")
    assert board(person) == end
    jump(person, middle)
    assert board(person) == before


def picture_of(person: Person) -> Any:
    """Make the picture; what colours it has."""
    image = person.page.locator(".round-picture")
    image.wait_for()
    return image.evaluate(COLOURS)


@pytest.mark.parametrize("game", GAMES)
def test_a_replay_ends_as_the_round_did_at_the_table(browser: Browser, home: House, game: str) -> None:
    """Live settlement and that of the record say the same, word for word; every way of moving agrees."""
    mei = won_round(browser, home, game)
    with people(mei):
        lived = settlement_text(mei)
        mei.settlement.get_by_role("link", name="看这一盘的牌谱").tap()
        mei.page.wait_for_url("**/record/**")
        look_back_and_forth(mei)
        mei.page.get_by_role("radio", name="阿梅").tap()
        mei.tap(re.compile("结算$"))
        assert settlement_text(mei) == lived


@pytest.mark.parametrize("game", ["neijiang", "weimaque"])
def test_picture_link_and_file_of_one_browser_are_opened_by_another(
    browser: Browser, home: House, tmp_path: Path, game: str
) -> None:
    """The other one has never been here, and needs no name for any of it."""
    mei, guest = won_round(browser, home, game), Person(browser, home, "客人")
    with people(mei, guest):
        link = address(mei)
        mei.tap("做成图片")
        mei.page.locator(".round-picture").wait_for()
        with mei.page.expect_download() as saved:
            mei.page.get_by_role("link", name="存图片").tap()
        picture = saved.value.path()
        assert picture.read_bytes().startswith(PNG)
        mei.go(link).loaded()
        with mei.page.expect_download() as saved:
            mei.page.get_by_role("link", name="下载牌谱").tap()
        file = tmp_path / saved.value.suggested_filename
        saved.value.save_as(file)
        assert file.read_text("utf-8") == home.get(_record(mei)).text

        guest.go("/about").loaded()
        guest.page.evaluate(SHOW, _as_address(picture))
        seen = picture_of(guest)
        assert seen["width"] / seen["height"] == pytest.approx(2 / 3, abs=0.12)
        assert min(seen["ivory"], seen["ink"], seen["red"]) > 500, seen

        guest.go(link).loaded()
        look_back_and_forth(guest)
        end = board(guest)
        assert guest.page.evaluate("localStorage.getItem('paiju.me')") is None
        expect(guest.button("报告这一盘")).to_have_count(0)
        guest.go("/replay").loaded()
        guest.page.locator("input[type=file]").set_input_files(file)
        look_back_and_forth(guest)
        assert board(guest) == end
        guest.tap("做成图片")
        assert picture_of(guest)["ivory"] > 500


def _record(person: Person) -> str:
    newest = person.rounds()[0]
    return f"/api/tables/{newest['table']}/record?session={newest['session']}&number={newest['number']}"


def _as_address(picture: Path) -> str:
    return "data:image/png;base64," + base64.b64encode(picture.read_bytes()).decode()


def test_names_stand_in_a_picture_only_where_that_is_wished(browser: Browser, home: House) -> None:
    mei = won_round(browser, home, "neijiang")
    with people(mei):
        mei.tap("做成图片")
        image = mei.page.locator(".round-picture")
        plain, address_then = picture_of(mei), image.get_attribute("src")
        mei.page.get_by_role("switch", name="写上名字").tap()
        expect(image).not_to_have_attribute("src", address_then or "")
        assert picture_of(mei) != plain


def test_a_round_is_reported_to_the_host(browser: Browser, home: House) -> None:
    mei = won_round(browser, home, "fulushou")
    with people(mei):
        mei.tap("报告这一盘")
        sheet = mei.page.get_by_role("dialog", name="报告这一盘")
        sheet.get_by_label(re.compile("^想说什么")).fill("少算了一个名堂")
        expect(sheet.get_by_text("还能写 493 字")).to_be_visible()
        with mei.page.expect_response("**/reports") as answer:
            mei.button("发给主人", within=sheet).tap()
        assert answer.value.status == 201
        assert answer.value.json()["remark"] == "少算了一个名堂"
        expect(mei.page.get_by_text("已经告诉主人")).to_be_visible()
        expect(sheet).to_have_count(0)


def test_a_wrong_file_is_told_with_its_place(browser: Browser, home: House, tmp_path: Path) -> None:
    mei = won_round(browser, home, "neijiang")
    with people(mei):
        lines = home.get(_record(mei)).text.splitlines()
        end = json.loads(lines[-1])
        end["deltas"][0] += 1
        wrong = tmp_path / "wrong.jsonl"
        wrong.write_text("\n".join([*lines[:-1], json.dumps(end)]), "utf-8")
        mei.go("/history").loaded()
        mei.page.get_by_role("link", name="打开牌谱文件").tap()
        with mei.watch.cut():
            mei.page.locator("input[type=file]").set_input_files(wrong)
            trouble = mei.page.get_by_role("alert")
            expect(trouble).to_contain_text(f"第 {len(lines)} 行")
            expect(trouble).to_contain_text("deltas")
        large = tmp_path / "large.jsonl"
        large.write_bytes(b" " * (512 * 1024 + 1))
        mei.page.locator("input[type=file]").set_input_files(large)
        expect(trouble).to_contain_text("最多 512 KB")
        right = tmp_path / "right.jsonl"
        right.write_text("\n".join(lines), "utf-8")
        mei.page.locator("input[type=file]").set_input_files(right)
        expect(mei.page.locator(".controls")).to_be_visible()
        expect(trouble).to_have_count(0)


def test_it_plays_by_itself_and_faster(browser: Browser, home: House) -> None:
    mei = won_round(browser, home, "weimaque")
    with people(mei):
        mei.go(address(mei)).loaded()
        mei.tap("快慢 1×")
        mei.tap("快慢 2×")
        expect(mei.button("快慢 4×")).to_be_visible()
        mei.tap("自动放")
        expect(place(mei)).to_have_text(re.compile("^4/"))
        mei.tap("停")
        expect(mei.button("自动放")).to_be_visible()
