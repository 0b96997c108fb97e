"""Serves the routes of the HTTP API: authorisation, request bodies, faults, errors, responses."""

import asyncio
import re
from collections.abc import Awaitable, Callable, Iterable
from dataclasses import dataclass, field, replace
from typing import NamedTuple

import msgspec
from aiohttp import web

from bot.local.faults import HTTP_FAULTS, FaultKind, Faults, PlannedFault
from bot.local.interactions import Interactions
from bot.local.rest.form import Part, read_form
from bot.local.rest.rate_limits import RateLimits
from bot.local.world.errors import ApiError, ErrorCode
from bot.local.world.json_types import Json, Payload
from bot.local.world.permissions import Permission
from bot.local.world.store import File
from bot.local.world.world import World

PREFIX = "/api/v10"
SENDING = "POST /channels/{channel_id}/messages"  # has a limit in each channel
# These routes have their token in the path.
WITHOUT_AUTHORIZATION = ("/interactions/", "/webhooks/")
UPLOAD_NAME = re.compile(r"files\[(\d+)\]")
MEDIA_TYPES = {
    "png": "image/png",
    "webp": "image/webp",
    "gif": "image/gif",
    "jpg": "image/jpeg",
    "txt": "text/plain",
}


@dataclass(frozen=True)
class Call:
    """A request as the handler of a route receives it."""

    world: World
    interactions: Interactions
    gateway_url: str
    path: dict[str, str]
    query: dict[str, str]
    body: Json = None
    uploads: dict[int, File] = field(default_factory=dict)
    shards: int = 1  # that the gateway recommends

    @property
    def bot(self) -> str:
        return str(self.world.bot["id"])

    @property
    def payload(self) -> Payload:
        """The body, which must be a JSON object."""
        if not isinstance(self.body, dict):
            raise ApiError(ErrorCode.INVALID_JSON)
        return self.body

    def channel(self, *needed: Permission) -> Payload:
        """The channel of the path, if the bot sees it and has these permissions there."""
        channel = self.world.channel(self.path["channel_id"])
        self.world.require(self.bot, channel, *needed)
        return channel

    def message(self) -> Payload:
        """The message of the path, if the bot can see it."""
        return self.world.message(self.path["channel_id"], self.path["message_id"], self.bot)


class Route(NamedTuple):
    """A method and a path template, their handler, and the status of a success."""

    method: str
    template: str
    handler: Callable[[Call], object]
    status: int | None = None


class Exchange(NamedTuple):
    """A request and its response, for tests that check both."""

    method: str
    template: str
    query: dict[str, str]
    payload: object
    status: int
    answer: object


class RestApi:
    """Serves a list of routes."""

    def __init__(self, world: World, interactions: Interactions, faults: Faults, token: str) -> None:
        self.world = world
        self.interactions = interactions
        self.faults = faults
        self.token = token
        self.gateway_url = ""
        self.shards = 1  # that the gateway recommends
        self.rate_limits: RateLimits | None = None
        self.observers: list[Callable[[Exchange], None]] = []
        self.violations: list[str] = []

    def add_to(self, app: web.Application, routes: Iterable[Route]) -> None:
        for route in routes:
            app.router.add_route(route.method, PREFIX + route.template, self._aiohttp_handler(route))
        app.router.add_route("*", "/api/{rest:.*}", self._unknown_route)

    def _aiohttp_handler(self, route: Route) -> Callable[[web.Request], Awaitable[web.StreamResponse]]:
        async def serve(request: web.Request) -> web.StreamResponse:
            target = f"{route.method} {route.template}"
            path = f"{route.method} {request.path.removeprefix(PREFIX)}"
            fault = self.faults.next_fault(target, HTTP_FAULTS, path)
            fault = fault or self._rate_limit(route, request)
            if fault and (response := await self._apply_fault(route, request, fault)):
                return response
            try:
                call, status, answer = await self._call_handler(route, request)
            except ConnectionResetError:
                # The client was killed while it sent the request: nothing happened, and nobody waits.
                return web.Response()
            self._notify(Exchange(route.method, route.template, call.query, call.body, status, answer))
            if fault and fault.kind is FaultKind.DROP_AFTER:
                return _drop_connection(request)
            response = _json_response(status, answer)
            if self.rate_limits and target == SENDING:
                response.headers.update(self.rate_limits.headers(request.match_info["channel_id"]))
            return response

        return serve

    def _rate_limit(self, route: Route, request: web.Request) -> PlannedFault | None:
        """The fault that a request meets because there were too many before it."""
        if self.rate_limits is None or route.template.startswith(WITHOUT_AUTHORIZATION):
            return None
        if wait := self.rate_limits.wait_for_all():
            return PlannedFault(FaultKind.GLOBAL_LIMIT, detail=wait)
        if f"{route.method} {route.template}" != SENDING:
            return None
        wait = self.rate_limits.wait_for_channel(request.match_info["channel_id"])
        return PlannedFault(FaultKind.RATE_LIMIT, detail=wait) if wait else None

    async def _unknown_route(self, request: web.Request) -> web.Response:
        self.violations.append(f"There is no route {request.method} {request.path}.")
        error = ApiError(ErrorCode.NOT_FOUND)
        return _json_response(error.status, error.body())

    def _notify(self, exchange: Exchange) -> None:
        for observer in self.observers:
            observer(exchange)

    async def _apply_fault(
        self, route: Route, request: web.Request, fault: PlannedFault
    ) -> web.StreamResponse | None:
        """The faulty response, or None if the request is to be served."""
        match fault.kind:
            case FaultKind.RATE_LIMIT | FaultKind.GLOBAL_LIMIT | FaultKind.REFUSAL:
                body, response = _rate_limited(fault) if not fault.code else _refused(fault)
                query, status = dict(request.query), response.status
                self._notify(Exchange(route.method, route.template, query, None, status, body))
                return response
            case FaultKind.STATUS:
                return web.Response(status=int(fault.detail), text="bad gateway", content_type="text/html")
            case FaultKind.DROP_BEFORE:
                return _drop_connection(request)
            case FaultKind.SLOW:
                await asyncio.sleep(fault.detail)
        return None

    async def _call_handler(self, route: Route, request: web.Request) -> tuple[Call, int, object]:
        path, query = dict(request.match_info), dict(request.query)
        call = Call(self.world, self.interactions, self.gateway_url, path, query, shards=self.shards)
        try:
            self._authorise(request)
            body, uploads = await _read(request)
            call = replace(call, body=body, uploads=uploads)
            answer = route.handler(call)
        except RecursionError:  # The body has too many levels.
            error = ApiError(ErrorCode.INVALID_JSON)
            return call, error.status, error.body()
        except ApiError as error:
            return call, error.status, error.body()
        return call, route.status or (204 if answer is None else 200), answer

    def _authorise(self, request: web.Request) -> None:
        """Check the token before the body is read: nobody else may fill the memory."""
        if token := request.match_info.get("interaction_token"):
            self.interactions.open_interaction(request.match_info["interaction_id"], token)
            return
        if token := request.match_info.get("webhook_token"):
            self.interactions.by_token(token)
            return
        if request.headers.get("Authorization") != f"Bot {self.token}":
            raise ApiError(ErrorCode.UNAUTHORIZED)


async def _read(request: web.Request) -> tuple[Json, dict[int, File]]:
    """The JSON of a request, and its uploads by number."""
    body = await request.read()
    # Not `request.content_type`, which parses the header like an e-mail's.
    content_type = request.headers.get("Content-Type", "")
    if content_type.startswith("multipart/form-data"):
        return _sort_parts(read_form(content_type, body))
    return (_parse(body) if body else None), {}


def _sort_parts(parts: Iterable[Part]) -> tuple[Json, dict[int, File]]:
    payload: Json = {}
    uploads: dict[int, File] = {}
    for part in parts:
        if part.name == "payload_json":
            payload = _parse(part.body)
        elif number := UPLOAD_NAME.fullmatch(part.name or ""):
            filename = part.filename or "file"
            uploads[int(number[1])] = File(filename, _media_type(filename), part.body)
    return payload, uploads


def _media_type(name: str) -> str:
    return MEDIA_TYPES.get(name.rpartition(".")[2].lower(), "application/octet-stream")


def _parse(body: bytes) -> Json:
    try:
        value: Json = msgspec.json.decode(body)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise ApiError(ErrorCode.INVALID_JSON) from error
    return value


def _json_response(status: int, answer: object) -> web.Response:
    if status == 204:
        return web.Response(status=status)
    # discord.py accepts this content type only without a charset.
    return web.Response(status=status, body=msgspec.json.encode(answer), content_type="application/json")


def _refused(fault: PlannedFault) -> tuple[Payload, web.Response]:
    body: Payload = {"message": "Refused by a planned fault", "code": fault.code}
    return body, _json_response(int(fault.detail), body)


def _rate_limited(fault: PlannedFault) -> tuple[Payload, web.Response]:
    is_global = fault.kind is FaultKind.GLOBAL_LIMIT
    body: Payload = {"message": "You are being rate limited.", "code": 0}
    body |= {"retry_after": fault.detail, "global": is_global}
    response = _json_response(429, body)
    response.headers["Via"] = "1.1 loopback"
    response.headers["Retry-After"] = str(fault.detail)
    response.headers["X-RateLimit-Scope"] = "global" if is_global else "user"
    return body, response


def _drop_connection(request: web.Request) -> web.StreamResponse:
    if request.transport:
        request.transport.abort()
    return web.Response()
