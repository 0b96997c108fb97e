"""The routes of the chat page: `/`, `/static/...` and `/page?person=<id or name>&locale=<language>`."""

from pathlib import Path

from aiohttp import WSCloseCode, web

from bot.local.interactions import Interactions
from bot.local.page.window import Window
from bot.local.world.world import World

STATIC = Path(__file__).parent / "static"
MEDIA_TYPES = {".html": "text/html", ".css": "text/css", ".js": "text/javascript", ".svg": "image/svg+xml"}
POLICY = (
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self'",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    # Scripts cannot turn strings into markup.
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
)
HEADERS = {
    "Content-Security-Policy": "; ".join(POLICY),
    "Cache-Control": "no-cache",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
}


def add_page(app: web.Application, world: World, interactions: Interactions) -> None:
    page = Page(world, interactions)
    app.add_routes(
        [
            web.get("/", page.index),
            web.get("/static/{path:.+}", page.file),
            web.get("/page", page.socket),
        ]
    )
    app.on_shutdown.append(page.close)


class Page:
    """Serves the files and the open windows."""

    def __init__(self, world: World, interactions: Interactions) -> None:
        self.world = world
        self.interactions = interactions
        self._windows: set[web.WebSocketResponse] = set()
        self._files = {
            path.relative_to(STATIC).as_posix(): path
            for path in STATIC.rglob("*")
            if path.suffix in MEDIA_TYPES
        }

    async def index(self, _: web.Request) -> web.Response:
        return self._file_response("index.html")

    async def file(self, request: web.Request) -> web.Response:
        name = request.match_info["path"]
        if name not in self._files:
            raise web.HTTPNotFound(headers=HEADERS)
        return self._file_response(name)

    def _file_response(self, name: str) -> web.Response:
        path = self._files[name]
        media_type = MEDIA_TYPES[path.suffix]
        return web.Response(body=path.read_bytes(), content_type=media_type, charset="utf-8", headers=HEADERS)

    async def socket(self, request: web.Request) -> web.WebSocketResponse:
        person = self._person(request.query.get("person", ""))
        socket = web.WebSocketResponse(heartbeat=20)
        await socket.prepare(request)
        # Not before: another site can make a browser load this address as a picture, but not as a WebSocket.
        self._set_language(person, request.query.get("locale", ""))
        self._windows.add(socket)
        try:
            await Window(self.world, self.interactions, person, socket).run()
        finally:
            self._windows.discard(socket)
        return socket

    def _person(self, name: str) -> str:
        """The id of the person with this id or name, or of the first person."""
        matches = (user for user in self.world.people if name.lower() in (user["id"], user["username"]))
        return str(next(matches, self.world.people[0])["id"])

    def _set_language(self, person: str, language: str) -> None:
        """Take a person's language from their browser, as Discord does."""
        if language:
            self.world.set_person(person, locale="pl" if language.startswith("pl") else "en-US")

    async def close(self, _: web.Application) -> None:
        for socket in tuple(self._windows):
            await socket.close(code=WSCloseCode.GOING_AWAY)
