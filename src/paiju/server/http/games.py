"""`GET /games…`: which games there are, what each declares, its rule page and its examples."""

from collections.abc import Iterator, Mapping
from functools import cache
from typing import Annotated, Any, Literal

from fastapi import APIRouter, Path, Query
from pydantic import BaseModel
from starlette.requests import Request
from starlette.responses import Response

from paiju.core import codec
from paiju.core.errors import InvalidError
from paiju.core.events import EventType
from paiju.flow import registry
from paiju.flow.game import Game, Word
from paiju.flow.options import Option, completed
from paiju.flow.tile_option import TileOption
from paiju.formats import lesson, pages
from paiju.server.http import models
from paiju.server.http.problems import REFUSALS
from paiju.server.http.replies import JSON, kept

MARKDOWN = "text/markdown"

GameId = Annotated[
    str, Path(description="游戏 game", json_schema_extra={"enum": [game.id for game in registry.games()]})
]
RuleId = Annotated[str, Path(description="规则 rule", examples=["NJ-4.3"])]
Lang = Annotated[Literal["zh", "en"], Query(description="语言 language")]

_PAGE: dict[int | str, dict[str, Any]] = {
    200: {"description": "The page", "content": {MARKDOWN: {"schema": {"type": "string"}}}}
}


def router() -> APIRouter:
    """The routes; the one who includes them says below which address."""
    routes = APIRouter(tags=["games"], responses=REFUSALS)
    routes.add_api_route("/games", list_games, response_model=models.Games)
    routes.add_api_route("/games/{game}", show_game, response_model=models.Game)
    routes.add_api_route("/games/{game}/rules", show_page, response_class=Response, responses=_PAGE)
    routes.add_api_route("/games/{game}/rules/{rule}", show_rule, response_model=models.Rule)
    routes.add_api_route("/games/{game}/examples", show_examples, response_model=models.Examples)
    return routes


async def list_games(request: Request) -> Response:
    """Every game, in the order in which they are shown."""
    listed = models.Games(games=[models.GameLine(**_line(game)) for game in registry.games()])
    return kept(request, _text(listed), JSON)


async def show_game(request: Request, game: GameId) -> Response:
    """What a game declares: its options, tiles, names and events."""
    return kept(request, _game(_known(game)), JSON)


async def show_page(request: Request, game: GameId, lang: Lang = "zh") -> Response:
    """The rule page of a game, as Markdown."""
    return kept(request, pages.page(_known(game), lang), MARKDOWN)


async def show_rule(request: Request, game: GameId, rule: RuleId, lang: Lang = "zh") -> Response:
    """One rule of a game; its id may be written small."""
    text = pages.rules(_known(game), lang).get(rule.upper())
    if text is None:
        raise InvalidError("not_found", "the page of this game has no such rule")
    return kept(request, _text(models.Rule(rule=rule.upper(), text=text)), JSON)


async def show_examples(request: Request, game: GameId) -> Response:
    """The published hands of a game by rule: what is asked, and what is answered."""
    return kept(request, _examples(_known(game)), JSON)


@cache
def _examples(name: str) -> str:
    return codec.dump({"examples": list(pages.examples(name))})


def _known(name: str) -> str:
    """The id of a game that there is. Errors: `not_found`."""
    known = [game.id for game in registry.games()]
    if name not in known:
        raise InvalidError("not_found", f"there is no such game; there are: {', '.join(known)}")
    return name


@cache
def _game(name: str) -> str:
    """All that a game declares, as JSON."""
    game = registry.find(name)
    options = completed(game.options, {})
    shown = models.Game(
        **_line(game),
        options=[_option(option) for option in game.options],
        kinds=list(game.vocabulary.tiles(options).names),
        names=dict(game.names),
        order=game.order,
        total=game.total,
        units=_words(game.units),
        words=_words(game.words),
        asks=_asks(game),
        events=[_event(kind) for kind in game.compile(options).vocabulary.types.values()],
    )
    return _text(shown)


def _words(words: Mapping[str, Word]) -> dict[str, models.Word]:
    return {thing: models.Word(**word._asdict()) for thing, word in words.items()}


def _line(game: Game[Any]) -> dict[str, Any]:
    shown = ("id", "family", "title", "english", "sentence", "sentence_english", "version")
    seats = game.compile(completed(game.options, {})).seats
    return {key: getattr(game, key) for key in shown} | {
        "faces": list(game.faces),
        "seats": seats,
        "lesson": lesson.exists(game.id),
    }


def _option(option: Option) -> models.ChoiceOption | models.NumberOption | models.TilesOption:
    shown = ("key", "rule", "title", "english", "default", "common")
    needs = option.needs and models.Needs(option=option.needs.option, among=list(option.needs.among))
    told = {key: getattr(option, key) for key in shown} | {"needs": needs}
    if option.choices:
        return models.ChoiceOption(**told, choices=list(option.choices))
    if isinstance(option, TileOption):
        return models.TilesOption(**told, tiles=list(option.tiles.names))
    return models.NumberOption(**told, least=option.least)


def _asks(game: Game[Any]) -> models.Asks:
    speech = game.vocabulary
    return models.Asks(
        keys=sorted(speech.keys),
        melds=list(speech.meld_kinds),
        ways=sorted(speech.ways),
        marks=[models.Mark(mark=mark, ways=sorted(ways)) for mark, ways in speech.marks.items()],
        wilds=list(speech.wilds),
        missing=list(_missing(game)),
    )


def _missing(game: Game[Any]) -> Iterator[models.Missing]:
    """What each value of an option takes out of the tiles that there are under default options."""
    usual = game.vocabulary.tiles(completed(game.options, {})).names
    for option in game.options:
        for value in option.choices:
            there = game.vocabulary.tiles(completed(game.options, {option.key: value})).names
            gone = [name for name in usual if name not in there]
            if gone:
                yield models.Missing(option=option.key, value=value, tiles=gone)


def _event(kind: EventType) -> models.EventType:
    fields = [models.EventField(name=name, seen=seen) for name, seen in kind.fields]
    return models.EventType(code=kind.code, name=kind.name, private=kind.private, fields=fields)


def _text(value: BaseModel) -> str:
    return codec.dump(value.model_dump(mode="json"))
