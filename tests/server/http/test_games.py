"""`GET /api/games…`: what a game declares is told whole, rule pages are told as they are, and nothing is sent twice."""

from typing import Any, get_args

import pytest

from paiju.core.errors import InvalidError
from paiju.core.events import Seen
from paiju.core.tiles import compact, read_names
from paiju.flow import registry
from paiju.flow.game import Game
from paiju.flow.options import completed
from paiju.flow.tile_option import TileOption
from paiju.formats import pages
from paiju.formats import request as requests
from paiju.formats import score as scores
from paiju.server.http import models
from paiju.server.http.games import Lang
from tests.kit.examples import GAMES, examples
from tests.server.http.house import ask, house

EVERY_GAME = pytest.mark.parametrize("game", registry.games(), ids=lambda game: game.id)


def shown(game: Game[Any]) -> dict[str, Any]:
    answer = ask(house(), "GET", f"/api/games/{game.id}")
    models.Game.model_validate_json(answer.content)
    return dict(answer.json())


def test_every_game_is_listed_in_order() -> None:
    listed = ask(house(), "GET", "/api/games").json()["games"]
    assert [line["id"] for line in listed] == [game.id for game in registry.games()]
    assert [line["seats"] for line in listed] == [4, 4, 4, 3, 3]
    assert listed[0]["title"] == "内江麻将"


@EVERY_GAME
def test_a_game_tells_what_its_line_in_the_list_does_and_more(game: Game[Any]) -> None:
    lines = {line["id"]: line for line in ask(house(), "GET", "/api/games").json()["games"]}
    assert lines[game.id].items() <= shown(game).items()
    assert lines[game.id]["version"] == game.version
    assert shown(game)["names"] == dict(game.names)


@EVERY_GAME
def test_the_options_are_as_declared(game: Game[Any]) -> None:
    told = shown(game)["options"]
    assert [option["key"] for option in told] == [option.key for option in game.options]
    for line, option in zip(told, game.options, strict=True):
        assert (line["default"], type(line["default"])) == (option.default, type(option.default))
        assert line.get("choices") == (list(option.choices) or None)
        assert ("least" in line) == (not option.choices and not isinstance(option, TileOption))
        assert line["rule"] in pages.rules(game.id)
        assert line["common"] is option.common
        for value in line.get("choices", [line.get("least", option.default)]):
            assert completed([option], {option.key: value}) == {option.key: value}


@EVERY_GAME
def test_what_an_option_needs_is_a_value_that_another_may_have(game: Game[Any]) -> None:
    options = {option.key: option for option in game.options}
    for line in shown(game)["options"]:
        if line["needs"] is not None:
            needed = options[line["needs"]["option"]]
            assert needed.needs is None, "what is needed has effect itself"
            assert all(needed.accepts(value) for value in line["needs"]["among"])
            assert not set(needed.choices) <= set(line["needs"]["among"]), "it can fail to hold"


def test_tiles_of_an_option_are_told_by_name_and_taken_one_by_one() -> None:
    (line,) = [line for line in shown(registry.find("yushu"))["options"] if "tiles" in line]
    assert (line["key"], line["default"], len(line["tiles"])) == ("big_kong_tiles", "1p1s7z", 28)
    options = registry.find("yushu").options
    for text in ("", *line["tiles"], "".join(line["tiles"])):
        assert completed(options, {line["key"]: text})[line["key"]] == compact(read_names(text))
    with pytest.raises(InvalidError) as caught:
        completed(options, {line["key"]: "1z"})
    assert caught.value.at == "/options/big_kong_tiles"


@EVERY_GAME
def test_what_a_request_may_name_is_told(game: Game[Any]) -> None:
    asks = shown(game)["asks"]
    assert set(asks["melds"]) <= requests.MELD_KINDS
    assert set(asks["ways"]) <= requests.WAYS
    assert set(asks["keys"]) <= requests.EXTRA_KEYS
    assert {line["mark"] for line in asks["marks"]} <= requests.MARKS
    assert all(set(line["ways"]) <= set(asks["ways"]) for line in asks["marks"])
    assert ("wild" in asks["keys"]) == bool(asks["wilds"])
    assert set(asks["wilds"]) | set(shown(game)["faces"]) <= set(shown(game)["kinds"])


@pytest.mark.parametrize("game", GAMES)
def test_marks_that_count_with_no_way_change_no_example(game: str) -> None:
    """And each that counts does in some example, or the page would offer it for nothing."""
    counting = {line["mark"] for line in shown(registry.find(game))["asks"]["marks"] if line["ways"]}
    told = [line["ask"] for line in examples(game) if line["ask"].get("marks") and "error" not in line["expect"]]
    changed = set()
    for ask_for in told:
        for mark in ask_for["marks"]:
            without = [one for one in ask_for["marks"] if one != mark]
            if scores.score(ask_for) != scores.score(ask_for | {"marks": without}):
                changed.add(mark)
    assert changed == counting


def test_a_game_tells_what_a_total_counts_and_what_it_calls_it() -> None:
    told = {game.id: shown(game) for game in registry.games()}
    assert {name: game["total"] for name, game in told.items()} == {
        "neijiang": "times",
        "yushu": "times",
        "hebei": "points",
        "weimaque": "xi",
        "fulushou": "xi",
    }
    assert told["hebei"]["units"] == {"points": {"title": "番", "english": "points"}}


@EVERY_GAME
def test_the_kinds_are_the_numbers_of_the_events(game: Game[Any]) -> None:
    tiles = game.vocabulary.tiles(completed(game.options, {}))
    kinds = shown(game)["kinds"]
    assert [tiles.kind(name) for name in kinds] == list(range(tiles.kinds))


@EVERY_GAME
def test_the_events_say_who_sees_what(game: Game[Any]) -> None:
    told = {event["code"]: event for event in shown(game)["events"]}
    types = game.compile(completed(game.options, {})).vocabulary.types
    assert told.keys() == types.keys()
    for code, kind in types.items():
        assert [(field["name"], Seen(field["seen"])) for field in told[code]["fields"]] == list(kind.fields)
        assert (told[code]["name"], told[code]["private"]) == (kind.name, kind.private)


def test_the_wall_is_seen_by_nobody_and_a_drawn_tile_by_its_owner() -> None:
    events = {event["name"]: event for event in shown(registry.find("neijiang"))["events"]}
    assert events["start"]["fields"][0] == {"name": "wall", "seen": "nobody"}
    assert {"name": "hands", "seen": "own part"} in events["start"]["fields"]
    assert events["draw"]["fields"][0] == {"name": "tile", "seen": "owner"}
    assert events["barred"]["private"] is True


@EVERY_GAME
@pytest.mark.parametrize("language", pages.LANGUAGES)
def test_the_rule_page_is_sent_as_it_is(game: Game[Any], language: str) -> None:
    answer = ask(house(), "GET", f"/api/games/{game.id}/rules?lang={language}")
    assert answer.headers["content-type"] == "text/markdown; charset=utf-8"
    assert answer.content.decode("utf-8") == pages.page(game.id, language)


def test_page_and_rule_are_chinese_where_no_language_is_named() -> None:
    assert ask(house(), "GET", "/api/games/neijiang/rules").text == pages.page("neijiang", "zh")
    rule = ask(house(), "GET", "/api/games/neijiang/rules/NJ-1.1").json()
    assert rule["text"] == pages.rule("neijiang", "NJ-1.1", "zh")


def test_there_are_the_languages_of_the_pages_and_no_others() -> None:
    assert get_args(get_args(Lang)[0]) == pages.LANGUAGES
    error = ask(house(), "GET", "/api/games/neijiang/rules?lang=fr")
    assert (error.status_code, error.json()["error"]["at"]) == (400, "/lang")


@EVERY_GAME
def test_one_rule_in_each_language_and_by_a_small_id(game: Game[Any]) -> None:
    for language in pages.LANGUAGES:
        rule, text = next(iter(pages.rules(game.id, language).items()))
        answer = ask(house(), "GET", f"/api/games/{game.id}/rules/{rule.lower()}?lang={language}")
        assert answer.json() == {"rule": rule, "text": text}


@pytest.mark.parametrize(
    "path",
    [
        "chess",
        "chess/rules",
        "chess/rules/NJ-1.1",
        "neijiang/rules/NJ-99.99",
        "neijiang/rules/WM-1.1",
        "neijiang/rules/%2e",
    ],
)
def test_a_game_or_rule_that_is_not_there(path: str) -> None:
    answer = ask(house(), "GET", f"/api/games/{path}")
    assert (answer.status_code, answer.json()["error"]["code"]) == (404, "not_found")


@pytest.mark.parametrize(
    "path", ["games", "games/neijiang", "games/neijiang/rules", "games/neijiang/rules/NJ-1.1?lang=en"]
)
def test_who_has_an_answer_already_is_not_sent_it_again(path: str) -> None:
    first = ask(house(), "GET", f"/api/{path}")
    assert first.headers["cache-control"] == "no-cache"
    weak = first.headers["etag"]
    tag = weak.removeprefix("W/")
    for named in (tag, weak, f'"other", {tag}', "*"):
        again = ask(house(), "GET", f"/api/{path}", headers={"If-None-Match": named})
        assert (again.status_code, again.content, again.headers["etag"]) == (304, b"", weak)
    near_miss = ask(house(), "GET", f"/api/{path}", headers={"If-None-Match": tag[:-2] + '"'})
    assert near_miss.content == first.content


def test_each_answer_has_a_tag_of_its_own() -> None:
    paths = ["games", "games/neijiang", "games/fulushou", "games/neijiang/rules", "games/neijiang/rules?lang=en"]
    assert len({ask(house(), "GET", f"/api/{path}").headers["etag"] for path in paths}) == len(paths)


@pytest.mark.parametrize("game", GAMES)
def test_the_examples_are_told_as_published(game: str) -> None:
    answer = ask(house(), "GET", f"/api/games/{game}/examples")
    assert answer.json() == {"examples": examples(game)}
    models.Examples.model_validate_json(answer.content)
    assert {line["rule"] for line in answer.json()["examples"]} <= set(pages.rules(game))
    tag = answer.headers["etag"]
    again = ask(house(), "GET", f"/api/games/{game}/examples", headers={"If-None-Match": tag})
    assert (again.status_code, again.content) == (304, b"")


def test_near_miss_a_game_that_is_not_there_has_no_examples() -> None:
    answer = ask(house(), "GET", "/api/games/chess/examples")
    assert (answer.status_code, answer.json()["error"]["code"]) == (404, "not_found")
    for name in ("chess", "../neijiang", "neijiang.zh"):
        with pytest.raises(InvalidError):
            pages.examples(name)


@EVERY_GAME
def test_a_game_tells_which_tiles_its_options_take_out(game: Game[Any]) -> None:
    told = {(line["option"], line["value"]): line["tiles"] for line in shown(game)["asks"]["missing"]}
    usual = set(shown(game)["kinds"])
    for option in game.options:
        for value in option.choices:
            there = game.vocabulary.tiles(completed(game.options, {option.key: value})).names
            assert set(told.get((option.key, value), ())) == usual - set(there)


def test_honours_are_what_an_option_takes_out_near_miss_nothing_else_does() -> None:
    told = {game.id: shown(game)["asks"]["missing"] for game in registry.games()}
    assert told.pop("hebei") == [{"option": "honours", "value": False, "tiles": [f"{rank}z" for rank in range(1, 8)]}]
    assert set(map(tuple, told.values())) == {()}
