"""The browser client: files that were built into the package, and the page that every address of it shares."""

from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Final

from fastapi import FastAPI
from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import Request
from starlette.responses import FileResponse, PlainTextResponse, Response
from starlette.staticfiles import StaticFiles
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from paiju.server import early, packing

STATIC: Final = Path(__file__).parent / "static"
PAGES: Final = (
    "/", "/new", "/r/{code}", "/history", "/record/{table}/{session}/{number}", "/replay", "/rules", "/rules/{game}",
    "/learn", "/learn/{game}",
    "/score", "/settings", "/me", "/about", "/host",
)  # fmt: skip
"""The addresses that the client has a page for."""
FOREVER: Final = "public, max-age=31536000, immutable"
"""Built files have a hash in their names."""
ASK: Final = "no-cache"
TYPES: Final = {".webmanifest": "application/manifest+json", ".html": "text/html; charset=utf-8"}
"""Of files beside the page; what Python knows otherwise, or not at all, on some machines."""
PACKABLE: Final = (".js", ".css", ".svg")

POLICY: Final = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; font-src 'self'; "
    "connect-src 'self' ws: wss:; manifest-src 'self'; worker-src 'self'; media-src 'self'; "
    "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
"""Nothing is loaded from elsewhere, nothing stands in the page itself. Old browsers do not count a socket as 'self'."""
GUARDS: Final = {
    "Content-Security-Policy": POLICY,
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "same-origin",
}
"""All of them mean something over plain http too; a browser complains of others there."""

UNBUILT: Final = (
    "牌局的服务器在运行，但没有装浏览器界面。\n"
    "Paiju's server runs, but the browser client has not been built: pip install .\n"
)


def install(app: FastAPI) -> None:
    """Serve the client beside the API, with guards on every answer."""
    for page in PAGES:
        app.add_api_route(page, show_page, include_in_schema=False, response_class=Response)
    for built in sorted(STATIC.iterdir()) if STATIC.is_dir() else ():
        if built.is_dir():
            app.mount(f"/{built.name}", _Files(directory=built), name=built.name)
        elif built.name not in {"index.html", early.BUILT} and not built.name.startswith("."):
            app.add_api_route(f"/{built.name}", _file(built), include_in_schema=False, response_class=Response)
    app.add_middleware(Guards)


async def show_page(request: Request) -> Response:
    """The one page of the client, which reads the address itself."""
    index = STATIC / "index.html"
    if not index.exists():
        return PlainTextResponse(UNBUILT)
    soon = early.links(STATIC, request.url.path, request.headers.get("accept-language", ""))
    headers = {"Cache-Control": ASK} | ({"Link": soon} if soon else {})
    return FileResponse(index, headers=headers, media_type="text/html; charset=utf-8")


def _file(built: Path) -> Callable[[], Awaitable[Response]]:
    async def show_file() -> Response:
        return FileResponse(built, headers={"Cache-Control": ASK}, media_type=TYPES.get(built.suffix))

    return show_file


class _Files(StaticFiles):
    """A folder of built files; those in `assets` have a hash in their names and may be kept for ever."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        """A file with word on how long it may be kept."""
        response = await super().get_response(path, scope)
        assert self.directory is not None
        response.headers["Cache-Control"] = FOREVER if Path(self.directory).name == "assets" else ASK
        asked = Headers(scope=scope)
        whole = scope["method"] == "GET" and response.status_code == 200 and "range" not in asked
        return _packed(response, asked) if whole and isinstance(response, FileResponse) else response


def _packed(response: FileResponse, asked: Headers) -> Response:
    """The same file, packed where that makes it smaller and the client takes it."""
    if Path(response.path).suffix not in PACKABLE:
        return response
    headers = {name: response.headers[name] for name in ("Cache-Control", "Last-Modified")}
    headers["ETag"] = "W/" + response.headers["ETag"]
    body = Path(response.path).read_bytes()
    return packing.answer(body, headers, response.media_type, asked.get("accept-encoding", ""))


class Guards:
    """Puts the headers on that keep a page to itself."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return

        async def sending(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in GUARDS.items():
                    headers.setdefault(name, value)
            await send(message)

        await self._app(scope, receive, sending)
