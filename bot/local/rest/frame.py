"""One request, from its bytes to its answer: who asks, what goes wrong today, what came of it."""

import asyncio
import json
import re
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field, replace
from typing import Any, NamedTuple

from aiohttp import BodyPartReader, web

from bot.local.faults import HTTP, Fault, Faults, Trouble
from bot.local.interactions import Interactions
from bot.local.refusals import Code, Refusal
from bot.local.store import File, Json
from bot.local.world import World

PREFIX = "/api/v10"
# These carry a token of their own in the path.
OPEN_DOORS = ("/interactions/", "/webhooks/")


@dataclass(frozen=True)
class Call:
    """A request as a route sees it."""

    world: World
    interactions: Interactions
    gateway_url: str
    path: dict[str, str]
    query: dict[str, str]
    payload: Any = None
    uploads: dict[int, File] = field(default_factory=dict)

    @property
    def bot(self) -> str:
        return str(self.world.bot["id"])


class Route(NamedTuple):
    """A verb and a path template, what serves them, and the status of success."""

    method: str
    template: str
    handler: Callable[[Call], Any]
    status: int | None = None


class Exchange(NamedTuple):
    """A request and its answer, for whoever checks them."""

    method: str
    template: str
    query: dict[str, str]
    payload: Any
    status: int
    answer: Any


class Frame:
    """Serves a table of routes."""

    def __init__(self, world: World, interactions: Interactions, faults: Faults, token: str) -> None:
        self.world = world
        self.interactions = interactions
        self.faults = faults
        self.token = token
        self.gateway_url = ""
        self.observers: list[Callable[[Exchange], None]] = []
        self.violations: list[str] = []

    def add_to(self, app: web.Application, routes: Iterable[Route]) -> None:
        for route in routes:
            app.router.add_route(route.method, PREFIX + route.template, self._serving(route))
        app.router.add_route("*", "/api/{rest:.*}", self._unknown)

    def _serving(self, route: Route) -> Callable[[web.Request], Any]:
        async def serve(request: web.Request) -> web.StreamResponse:
            fault = self.faults.draw(f"{route.method} {route.template}", HTTP)
            if fault and (early := await self._suffer(route, request, fault)):
                return early
            call, status, answer = await self._answer(route, request)
            self._tell(Exchange(route.method, route.template, call.query, call.payload, status, answer))
            if fault and fault.trouble is Trouble.DROP_AFTER:
                return _dropped(request)
            return _response(status, answer)

        return serve

    async def _unknown(self, request: web.Request) -> web.Response:
        self.violations.append(f"There is no route {request.method} {request.path}.")
        refusal = Refusal(Code.NOT_FOUND)
        return _response(refusal.status, refusal.body())

    def _tell(self, exchange: Exchange) -> None:
        for observe in self.observers:
            observe(exchange)

    async def _suffer(self, route: Route, request: web.Request, fault: Fault) -> web.StreamResponse | None:
        match fault.trouble:
            case Trouble.RATE_LIMIT | Trouble.GLOBAL_LIMIT:
                body, response = _limited(fault)
                self._tell(Exchange(route.method, route.template, dict(request.query), None, 429, body))
                return response
            case Trouble.STATUS:
                return web.Response(status=int(fault.detail), text="bad gateway", content_type="text/html")
            case Trouble.DROP_BEFORE:
                return _dropped(request)
            case Trouble.SLOW:
                await asyncio.sleep(fault.detail)
        return None

    async def _answer(self, route: Route, request: web.Request) -> tuple[Call, int, Any]:
        path, query = dict(request.match_info), dict(request.query)
        call = Call(self.world, self.interactions, self.gateway_url, path, query)
        try:
            self._authorise(route, request)
            payload, uploads = await _read(request)
            call = replace(call, payload=payload, uploads=uploads)
            answer = route.handler(call)
        except Refusal as refusal:
            return call, refusal.status, refusal.body()
        return call, route.status or (204 if answer is None else 200), answer

    def _authorise(self, route: Route, request: web.Request) -> None:
        if route.template.startswith(OPEN_DOORS):
            return
        if request.headers.get("Authorization") != f"Bot {self.token}":
            raise Refusal(Code.UNAUTHORIZED)


async def _read(request: web.Request) -> tuple[Any, dict[int, File]]:
    """The JSON of a request and its files by number."""
    if request.content_type == "multipart/form-data":
        return await _read_parts(request)
    body = await request.read()
    return (_parsed(body) if body else None), {}


async def _read_parts(request: web.Request) -> tuple[Any, dict[int, File]]:
    payload: Any = {}
    uploads: dict[int, File] = {}
    async for part in await request.multipart():
        if not isinstance(part, BodyPartReader):
            raise Refusal(Code.INVALID_JSON)
        body = bytes(await part.read())
        if part.name == "payload_json":
            payload = _parsed(body)
        elif number := re.fullmatch(r"files\[(\d+)\]", part.name or ""):
            name = part.filename or "file"
            uploads[int(number[1])] = File(name, _media_type(name), body)
    return payload, uploads


def _media_type(name: str) -> str:
    known = {
        "png": "image/png",
        "webp": "image/webp",
        "gif": "image/gif",
        "jpg": "image/jpeg",
        "txt": "text/plain",
    }
    return known.get(name.rpartition(".")[2].lower(), "application/octet-stream")


def _parsed(body: bytes) -> Any:
    try:
        return json.loads(body)
    except ValueError as error:
        raise Refusal(Code.INVALID_JSON) from error


def _response(status: int, answer: Any) -> web.Response:
    if status == 204:
        return web.Response(status=status)
    # The client takes this content type only without a charset.
    return web.Response(status=status, body=json.dumps(answer).encode(), content_type="application/json")


def _limited(fault: Fault) -> tuple[Json, web.Response]:
    everywhere = fault.trouble is Trouble.GLOBAL_LIMIT
    body: Json = {"message": "You are being rate limited.", "code": 0}
    body |= {"retry_after": fault.detail, "global": everywhere}
    response = _response(429, body)
    response.headers["Via"] = "1.1 loopback"
    response.headers["Retry-After"] = str(fault.detail)
    response.headers["X-RateLimit-Scope"] = "global" if everywhere else "user"
    return body, response


def _dropped(request: web.Request) -> web.StreamResponse:
    if request.transport:
        request.transport.abort()
    return web.Response()
