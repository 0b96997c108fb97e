"""Checks every request and every answer against the platform's official HTTP specification."""

import json
from functools import cache
from pathlib import Path
from typing import Any
from urllib.parse import quote

import jsonschema_rs

from bot.local.rest.frame import Exchange
from bot.local.world import Event

ROOT = Path(__file__).parents[2]
FILE = ROOT.parent / "shared" / "discord" / "openapi.json"

SHAPES = {
    "MESSAGE_CREATE": "MessageResponse",
    "MESSAGE_UPDATE": "MessageResponse",
    "CHANNEL_CREATE": "GuildChannelResponse",
    "CHANNEL_UPDATE": "GuildChannelResponse",
    "THREAD_CREATE": "ThreadResponse",
    "THREAD_UPDATE": "ThreadResponse",
}


def lenient(node: Any) -> Any:
    """The specification, minus what the platform itself does not hold to.

    Overlapping unions are met by any member, and ids may be numbers.
    """
    if isinstance(node, list):
        return [lenient(item) for item in node]
    if not isinstance(node, dict):
        return node
    if node.get("format") == "snowflake":
        return {"type": ["string", "integer"]}
    return {("anyOf" if key == "oneOf" else key): lenient(value) for key, value in node.items()}


def pointer(*words: str) -> str:
    return "urn:discord#/" + "/".join(quote(word.replace("~", "~0").replace("/", "~1")) for word in words)


class Spec:
    """The specification, ready to be asked."""

    def __init__(self, path: Path = FILE) -> None:
        self.document = lenient(json.loads(path.read_text(encoding="utf-8")))
        # A field's error has a word for a code, as the documentation shows; the specification has a number.
        self.document["components"]["schemas"]["InnerErrors"] = {"required": ["_errors"]}
        self._registry = jsonschema_rs.Registry([("urn:discord", self.document)])
        self.checked = 0

    @cache  # noqa: B019 - one specification lives as long as the test run
    def _validator(self, where: str) -> jsonschema_rs.Draft202012Validator:
        return jsonschema_rs.Draft202012Validator({"$ref": where}, registry=self._registry)

    def complaints(self, exchange: Exchange) -> list[str]:
        """What is wrong with an exchange; a refused request may well be wrong."""
        template = self._template(exchange.template)
        operation = self.document["paths"].get(template, {}).get(exchange.method.lower())
        spot = f"{exchange.method} {exchange.template}"
        if operation is None:
            return [f"{spot} is not in the specification."]
        here = ("paths", template, exchange.method.lower())
        found = self._answer(here, operation, exchange)
        if exchange.status < 400:
            found += self._request(here, operation, exchange)
        self.checked += 1
        return [f"{spot}: {complaint}" for complaint in found]

    def complaints_of(self, event: Event) -> list[str]:
        """What is wrong with what the gateway tells of a message or a place."""
        if event.name not in SHAPES or event.data.get("recipients"):
            return []
        where = pointer("components", "schemas", SHAPES[event.name])
        return [f"{event.name}: {complaint}" for complaint in self._errors(where, event.data, "event")]

    def _template(self, template: str) -> str:
        """The specification's own spelling of a path: parameters may be named otherwise there."""
        return self._templates().get(_shape(template), template)

    @cache  # noqa: B019 - see above
    def _templates(self) -> dict[str, str]:
        return {_shape(path): path for path in self.document["paths"]}

    def _answer(self, here: tuple[str, ...], operation: Any, exchange: Exchange) -> list[str]:
        answers = operation["responses"]
        status = str(exchange.status) if str(exchange.status) in answers else f"{exchange.status // 100}XX"
        if status not in answers:
            return [f"the answer may not be {exchange.status}."]
        place = [*here, "responses", status]
        shared = answers[status].get("$ref")
        if shared:
            place = ["components", "responses", shared.rpartition("/")[2]]
        if not shared and "content" not in answers[status]:
            return [] if exchange.answer is None else ["the answer should be empty."]
        where = pointer(*place, "content", "application/json", "schema")
        return self._errors(where, exchange.answer, "answer")

    def _request(self, here: tuple[str, ...], operation: Any, exchange: Exchange) -> list[str]:
        found = self._query(here, operation, exchange)
        if exchange.payload is None or "requestBody" not in operation:
            return found
        kinds = list(operation["requestBody"]["content"])
        kind = "application/json" if "application/json" in kinds else kinds[0]
        where = pointer(*here, "requestBody", "content", kind, "schema")
        return found + self._errors(where, exchange.payload, "request")

    def _query(self, here: tuple[str, ...], operation: Any, exchange: Exchange) -> list[str]:
        found: list[str] = []
        for index, parameter in enumerate(operation.get("parameters", [])):
            name = parameter.get("name")
            if parameter.get("in") == "query" and name in exchange.query:
                where = pointer(*here, "parameters", str(index), "schema")
                readings = [self._errors(where, v, f"query {name}") for v in _readings(exchange.query[name])]
                shortest: list[str] = min(readings, key=len)
                found += shortest
        return found

    def _errors(self, where: str, value: Any, name: str) -> list[str]:
        errors = self._validator(where).iter_errors(value)
        return [f"{name}{''.join(f'.{word}' for word in e.instance_path)}: {e.message[:300]}" for e in errors]


def _readings(text: str) -> list[Any]:
    """What a query's text may stand for."""
    truths = {"true": True, "True": True, "1": True, "false": False, "False": False, "0": False}
    return [text, *([int(text)] if text.isdigit() else []), *([truths[text]] if text in truths else [])]


def _shape(template: str) -> str:
    return "/".join("{}" if word.startswith("{") else word for word in template.split("/"))
