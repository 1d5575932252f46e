"""After a round: a picture of it, its link, a report; and looking back at it, here or from a file."""

import base64
import json
import re
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final, NamedTuple

import pytest
from playwright.sync_api import Browser, Locator, expect

from paiju.flow import registry
from tests.browser.browser import PATIENCE, PLAIN
from tests.browser.people import Person, people, to_next_round
from tests.browser.playing import Player, play_round
from tests.browser.test_lines import SEEN
from tests.server.house import House, Json

GAMES: Final = [game.id for game in registry.games()]
IN_PLAIN: Final = "weimaque"
"""The game that is played over plain http, as in a home network."""
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
LETTERS: Final = """
(() => {
  window.lettered = [];
  const { prototype } = CanvasRenderingContext2D;
  const { fillText } = prototype;
  prototype.fillText = function (text, ...rest) {
    window.lettered.push(text);
    fillText.call(this, text, ...rest);
  };
})()
"""
"""Notes what is written into pictures."""
LAIN: Final = """
addEventListener("DOMContentLoaded", () => {
  const note = () => {
    const seats = document.querySelector('.status-line:not([data-turn="over"])') && (%s)();
    if (seats) window.lain = seats;
  };
  new MutationObserver(note).observe(document.body, { childList: true, subtree: true });
});
"""
"""Notes how the table looked last before the round was over: then hands lie where the rows of cards were."""
SHOW: Final = """
(address) => {
  const image = Object.assign(new Image(), { className: "round-picture", src: address });
  document.body.append(image);
}
"""
BOARD: Final = "board => board.innerText + [...board.querySelectorAll('[data-face]')].map((it) => it.dataset.face)"
SEATS: Final = """
() => {
  const faces = (root) => [...(root?.querySelectorAll("[data-face]") ?? [])].map((it) => it.dataset.face);
  const group = (it) => [it.querySelectorAll(".tile, .card").length, ...new Set(faces(it).sort())].join(" ");
  return [...document.querySelectorAll(".board-seat")].map((seat) => ({
    score: seat.querySelector("header > .numbers").textContent,
    river: faces(seat.querySelector(".river")),
    groups: [...seat.querySelectorAll(".meld")].map(group),
    hand: [...seat.querySelectorAll(".board-hand > .faces:not(.meld) > :is(.tile, .card):not(.last)")].map(
      (it) => it.dataset.face ?? null,
    ),
  }));
}
"""
"""By seat, what lies on the board of a record; null is a tile that lies hidden."""
SETTLED: Final = "body => body.innerText.replace(/\\s+/g, ' ')"
PNG: Final = b"\x89PNG\r\n"


class Lived(NamedTuple):
    """A round that was played to its end, and still lies on the table, with its settlement over it."""

    mei: Person
    game: str
    link: str
    """The page of its record."""
    settled: str
    """What stood in the settlement: winners, payments, other hands, sums."""
    table: Json
    """What lay there at the end."""
    before: Json
    """And when nobody had won yet."""


@pytest.fixture(scope="module")
def lived(browser: Browser, home: House, request: pytest.FixtureRequest) -> Iterator[Lived]:
    """A round that somebody won, or the last of some that were tried. All tests of a game look at the same one."""
    host = PLAIN if request.param == IN_PLAIN else "127.0.0.1"
    mei = Person(browser, home, "阿梅", origin=f"http://{host}:{home.port}")
    mei.context.add_init_script(LETTERS)
    mei.context.add_init_script(LAIN % SEEN)
    with people(mei):
        mei.make_room(request.param, rounds=1)
        mei.with_bots().start()
        play_round(Player(mei))
        for _ in range(TRIES):
            if mei.settlement.locator(".winner").count():
                break
            to_next_round(mei)
            play_round(Player(mei))
        newest = mei.rounds()[0]
        link = f"/record/{newest['table']}/{newest['session']}/{newest['number']}"
        seen, before = mei.page.evaluate(SEEN), mei.page.evaluate("window.lain")
        yield Lived(mei, request.param, link, settlement_text(mei), seen, before)


SHORT: Final = {"neijiang", "fulushou", IN_PLAIN}
ALL: Final = pytest.mark.parametrize(
    "lived",
    [pytest.param(game, marks=[] if game in SHORT else pytest.mark.long) for game in GAMES],
    indirect=True,
    scope="module",
)
BOTH: Final = pytest.mark.parametrize("lived", ["neijiang", IN_PLAIN], indirect=True, scope="module")


@contextmanager
def another_tab(person: Person, path: str) -> Iterator[None]:
    """Who sits before the settlement opens a page beside it."""
    table, person.page = person.page, person.context.new_page()
    try:
        person.go(path).loaded()
        yield
    finally:
        person.page.close()
        person.page = table


def place(person: Person) -> Locator:
    """Which step of how many is shown."""
    return person.page.locator(".controls small")


def last_step(person: Person) -> int:
    """The last of the steps, counted from nought."""
    expect(place(person)).to_have_text(re.compile("^1/"))
    return int(place(person).inner_text().split("/")[1]) - 1


def jump(person: Person, to: int) -> None:
    """Move the slider."""
    person.page.get_by_role("slider").fill(str(to))
    expect(place(person)).to_have_text(re.compile(f"^{to + 1}/"))


def board(person: Person) -> str:
    """All that the board shows."""
    return str(person.page.locator(".board").evaluate(BOARD))


def settlement_text(person: Person) -> str:
    """What stands in the open settlement: winners, payments, other hands, sums; once all rules are told."""
    person.page.wait_for_function(TOLD)
    return str(person.settlement.locator(".settlement").evaluate(SETTLED))


def look_back_and_forth(person: Person) -> None:
    """Step, jump and go back; each step looks the same from wherever one comes."""
    last = last_step(person)
    middle = last // 2
    jump(person, middle)
    before = board(person)
    person.tap("下一步")
    person.tap("下一步")
    expect(place(person)).to_have_text(f"{middle + 3}/{last + 1}")
    person.tap("上一步")
    person.tap("上一步")
    expect(place(person)).to_have_text(f"{middle + 1}/{last + 1}")
    assert board(person) == before
    jump(person, last)
    end = board(person)
    assert end != before
    jump(person, 0)
    person.tap("结尾")
    expect(place(person)).to_have_text(f"{last + 1}/{last + 1}")
    assert board(person) == end
    jump(person, middle)
    assert board(person) == before


def check_list(person: Person) -> None:
    """A tap on a step of the list leads there, as the slider does."""
    steps = person.page.locator(".step-list button")
    for chosen in (steps.nth(steps.count() // 3), steps.nth(steps.count() - 2)):
        step = int(chosen.locator("..").get_attribute("data-step") or "")
        jump(person, step)
        there = board(person)
        jump(person, 0)
        assert board(person) != there
        chosen.tap()
        expect(place(person)).to_have_text(re.compile(f"^{step + 1}/"))
        expect(chosen).to_have_attribute("aria-current", "step")
        assert board(person) == there


def hands(person: Person) -> dict[str, list[str | None]]:
    """By name, the hands on the board; null is a tile that lies hidden."""
    names = person.page.locator(".board-seat").evaluate_all("seats => seats.map(seat => seat.ariaLabel)")
    return {name: seat["hand"] for name, seat in zip(names, person.page.evaluate(SEATS), strict=True)}


def check_eyes(person: Person) -> None:
    """Through the eyes of a seat its own hand is seen and no other."""
    eyes = person.page.locator(".viewer-side").get_by_role("radio")
    every = hands(person)
    assert eyes.count() == len(every) + 1
    assert all(hand and None not in hand for hand in every.values())
    for at, (name, hand) in enumerate(every.items(), start=1):
        eyes.nth(at).tap()
        hidden: dict[str, list[str | None]] = {other: [None] * len(held) for other, held in every.items()}
        expect(person.page.locator(".board-seat").first).to_have_attribute("aria-label", name)
        assert hands(person) == hidden | {name: hand}
    eyes.first.tap()
    expect(person.page.locator(".board .back")).to_have_count(0)
    assert hands(person) == every


def check_end(person: Person, lived: Lived) -> None:
    """At the last step the board shows what lay on the table when the round was over: one fold."""
    told: list[Json] = person.page.evaluate(SEATS)
    table = lived.table
    lain = len([key for key in table if key.startswith("score:")])
    assert lain == len(told)
    for at, seat in enumerate(told):
        assert int(seat["score"]) == int(table[f"score:{at}"].replace("−", "-"))
        assert seat["groups"] == table.get(f"groups:{at}", []), at
        if f"hand:{at}" in table:
            assert sorted(seat["hand"]) == table[f"hand:{at}"], at
        if registry.find(lived.game).family == "mahjong":
            assert seat["river"] == table[f"river:{at}"], at
        else:  # the row goes on from what lay there before the hands were shown in its place
            before = lived.before[f"river:{at}"]
            assert seat["river"][: len(before)] == before, at
    assert f"hand:{len(told) - 1}" in table
    assert sum(len(seat["river"]) for seat in told) > 0


TOLD: Final = """
() => [...document.querySelectorAll(".settlement .sentence")].every((told) => {
  const link = told.querySelector("a")?.textContent ?? "";
  return told.textContent.replace(link, "").trim() !== "";
})
"""
"""Whether the sentence of every rule has come."""


@ALL
def test_a_replay_ends_as_the_round_did_at_the_table(lived: Lived) -> None:
    """Table and settlement are those of the record; every way of moving agrees; eyes of a seat see one hand."""
    mei = lived.mei
    with another_tab(mei, lived.link):
        look_back_and_forth(mei)
        check_eyes(mei)
        check_list(mei)
        mei.tap("结尾")
        check_end(mei, lived)
        mei.page.get_by_role("radio", name="阿梅").tap()
        mei.tap(re.compile("结算$"))
        assert settlement_text(mei) == lived.settled


def picture_of(person: Person) -> Any:
    """Make the picture; what colours it has."""
    image = person.page.locator(".round-picture")
    image.wait_for()
    return image.evaluate(COLOURS)


def letters(person: Person) -> str:
    """What has been written into the picture; the next one begins anew."""
    return " ".join(person.page.evaluate("window.lettered.splice(0)"))


def as_address(picture: Path) -> str:
    """A picture as the address of an image."""
    return "data:image/png;base64," + base64.b64encode(picture.read_bytes()).decode()


@BOTH
def test_a_picture_bears_names_only_where_that_is_wished_and_is_seen_elsewhere(
    browser: Browser, home: House, lived: Lived
) -> None:
    mei, guest = lived.mei, Person(browser, home, "客人")
    with people(guest):
        mei.button("做成图片", within=mei.settlement).tap()
        sheet = mei.page.get_by_role("dialog", name="这一盘的图片")
        image = sheet.locator(".round-picture")
        plain, address = picture_of(mei), image.get_attribute("src") or ""
        assert "1" in (written := letters(mei))
        assert "阿梅" not in written
        with mei.page.expect_download() as saved:
            sheet.get_by_role("link", name="存图片").tap()
        picture = saved.value.path()
        assert picture.read_bytes().startswith(PNG)
        sheet.get_by_role("switch", name="写上名字").tap()
        expect(image).not_to_have_attribute("src", address)
        assert picture_of(mei) != plain
        assert "阿梅" in letters(mei)
        mei.button("关闭", within=sheet).tap()

        guest.go("/about").loaded()
        guest.page.evaluate(SHOW, as_address(picture))
        seen = picture_of(guest)
        assert seen == plain
        # an upright picture; each winner more makes it longer
        least = 2 / 3 - 0.12 * max(1, mei.settlement.locator(".winner").count())
        assert least < seen["width"] / seen["height"] < 2 / 3 + 0.01
        assert min(seen["ivory"], seen["ink"], seen["red"]) > 500, seen


def pasted(person: Person) -> str:
    """What lies in the clipboard, put into a field of any page."""
    person.page.evaluate("document.body.append(document.createElement('textarea'))")
    field = person.page.locator("textarea")
    field.focus()
    person.page.keyboard.press("Control+V")
    return field.input_value()


@BOTH
def test_a_copied_link_is_opened_by_another_without_an_account(browser: Browser, home: House, lived: Lived) -> None:
    """Also where the page came by plain http, and has no clipboard of its own."""
    mei, guest = lived.mei, Person(browser, home, "客人", origin=lived.mei.origin)
    with people(guest):
        assert mei.page.evaluate("navigator.clipboard === undefined") is (lived.game == IN_PLAIN)
        mei.button("复制牌谱链接", within=mei.settlement).tap()
        expect(mei.page.get_by_text("已复制")).to_be_visible()
        guest.go("/about").loaded()
        link = pasted(guest)
        assert link == mei.origin + lived.link
        guest.page.goto(link)
        look_back_and_forth(guest)
        assert guest.page.evaluate("localStorage.getItem('paiju.me')") is None
        expect(guest.button("做成图片")).to_be_visible()
        expect(guest.button("报告这一盘")).to_have_count(0)


def choose(person: Person, file: Path) -> None:
    """Have a file looked at; the server starts a process of its own for the first."""
    person.page.locator("input[type=file]").set_input_files(file)
    expect(person.page.locator(".chooser")).to_have_attribute("aria-busy", "false", timeout=4 * PATIENCE)


def record_path(lived: Lived) -> str:
    """Where the server tells the record of a round."""
    table, session, number = lived.link.split("/")[2:]
    return f"/api/tables/{table}/record?session={session}&number={number}"


@BOTH
def test_the_history_leads_to_a_file_that_another_opens(
    browser: Browser, home: House, tmp_path: Path, lived: Lived
) -> None:
    """What was played stands there with its game and what it brought; its record looks the same from a file."""
    mei, guest = lived.mei, Person(browser, home, "客人")
    with people(guest):
        with another_tab(mei, "/history"):
            newest, line = mei.rounds()[0], mei.page.locator(".round-line").first
            expect(line.locator(".round-head strong")).to_have_text(registry.find(lived.game).title)
            delta = newest["deltas"][0]
            expect(line.locator(".seat-sum.own b")).to_have_text((f"{delta:+d}" if delta else "0").replace("-", "−"))
            line.tap()
            mei.page.wait_for_url("**" + lived.link)
            jump(mei, last_step(mei))
            end = board(mei)
            with mei.page.expect_download() as saved:
                mei.page.get_by_role("link", name="下载牌谱").tap()
            file = tmp_path / saved.value.suggested_filename
            saved.value.save_as(file)
        assert file.read_text("utf-8") == home.get(record_path(lived)).text

        guest.go("/replay").loaded()
        choose(guest, file)
        look_back_and_forth(guest)
        guest.tap("结尾")
        assert board(guest) == end
        guest.tap("做成图片")
        assert picture_of(guest)["ivory"] > 500


@BOTH
def test_a_wrong_file_is_told_with_its_place(browser: Browser, home: House, tmp_path: Path, lived: Lived) -> None:
    """The next one that is chosen is looked at as if nothing had been."""
    guest = Person(browser, home, "客人")
    with people(guest):
        lines = home.get(record_path(lived)).text.splitlines()
        end = json.loads(lines[-1])
        end["deltas"][0] += 1
        wrong = tmp_path / "wrong.jsonl"
        wrong.write_text("\n".join([*lines[:-1], json.dumps(end)]), "utf-8")
        guest.go("/history").loaded()
        guest.page.get_by_role("link", name="打开牌谱文件").tap()
        with guest.watch.cut():
            choose(guest, wrong)
            trouble = guest.page.get_by_role("alert")
            expect(trouble).to_contain_text(f"第 {len(lines)} 行")
            expect(trouble).to_contain_text("deltas")
        large = tmp_path / "large.jsonl"
        large.write_bytes(b" " * (512 * 1024 + 1))
        choose(guest, large)
        expect(trouble).to_contain_text("最多 512 KB")
        right = tmp_path / "right.jsonl"
        right.write_text("\n".join(lines), "utf-8")
        choose(guest, right)
        expect(guest.page.locator(".controls")).to_be_visible()
        expect(trouble).to_have_count(0)


def send_report(mei: Person, remark: str) -> None:
    """Send what was filled in; the host has it."""
    sheet = mei.page.get_by_role("dialog", name="报告这一盘")
    expect(sheet.get_by_text(f"还能写 {500 - len(remark)} 字")).to_be_visible()
    with mei.page.expect_response("**/reports") as answer:
        mei.button("发给管理员", within=sheet).tap()
    assert answer.value.status == 201
    assert answer.value.json()["remark"] == remark
    expect(mei.page.get_by_text("已经告诉管理员")).to_be_visible()
    expect(sheet).to_have_count(0)


@BOTH
def test_a_round_is_reported_to_the_host(lived: Lived) -> None:
    """From the settlement, and from the record, where keys move the caret and not the round behind it."""
    mei = lived.mei
    remark = re.compile("^想说什么")
    mei.button("报告这一盘", within=mei.settlement).tap()
    mei.page.get_by_label(remark).fill("少算了一个名堂")
    send_report(mei, "少算了一个名堂")
    with another_tab(mei, lived.link):
        jump(mei, last_step(mei) // 2)
        shown = place(mei).inner_text()
        mei.tap("报告这一盘")
        field = mei.page.get_by_label(remark)
        field.press_sequentially("少算番")
        field.press("ArrowLeft")
        field.press_sequentially("两")
        field.press("Home")
        field.press_sequentially("又")
        field.press("End")
        field.press("ArrowLeft")
        field.press("ArrowRight")
        field.press_sequentially("了")
        expect(field).to_have_value("又少算两番了")
        expect(place(mei)).to_have_text(shown)
        send_report(mei, "又少算两番了")
        mei.page.keyboard.press("ArrowLeft")
        expect(place(mei)).not_to_have_text(shown)  # near miss: they do move it where nothing is filled in


WHILE: Final = 2_600
"""In so much of the page's own time two steps pass at the plain speed (ms)."""


def steps_passed(person: Person) -> int:
    """How many steps a replay takes by itself in a while."""
    jump(person, 0)
    person.tap("自动放")
    person.page.clock.run_for(WHILE)
    person.tap("停")
    expect(person.button("自动放")).to_be_visible()
    return int(place(person).inner_text().split("/")[0]) - 1


@BOTH
def test_it_plays_by_itself_and_faster(browser: Browser, home: House, lived: Lived) -> None:
    """By the page's clock, which goes on only when it is told to."""
    guest = Person(browser, home, "客人")
    with people(guest):
        guest.page.clock.install(time=0)
        guest.go(lived.link).loaded()
        last_step(guest)
        guest.page.clock.pause_at(3_600_000)
        slow = steps_passed(guest)
        guest.tap("快慢 1×")
        twice = steps_passed(guest)
        guest.tap("快慢 2×")
        expect(guest.button("快慢 4×")).to_be_visible()
        fast = steps_passed(guest)
        assert slow == 2
        assert (twice, fast) == (2 * slow, 4 * slow)
