"""Checks requests, responses and events against Discord's official HTTP specification."""

import json
from functools import cache
from pathlib import Path
from typing import Any
from urllib.parse import quote

import jsonschema_rs

from bot.local.rest.api import Exchange
from bot.local.world import Event
from tests.checked_exchanges import FILE, Checked

EVENT_SCHEMAS = {
    "MESSAGE_CREATE": "MessageResponse",
    "MESSAGE_UPDATE": "MessageResponse",
    "CHANNEL_CREATE": "GuildChannelResponse",
    "CHANNEL_UPDATE": "GuildChannelResponse",
    "THREAD_CREATE": "ThreadResponse",
    "THREAD_UPDATE": "ThreadResponse",
}


def relaxed(node: Any) -> Any:
    """The specification, relaxed where Discord itself deviates from it.

    A value may match several members of a union, and ids may be numbers.
    """
    if isinstance(node, list):
        return [relaxed(item) for item in node]
    if not isinstance(node, dict):
        return node
    if node.get("format") == "snowflake":
        return {"type": ["string", "integer"]}
    return {("anyOf" if key == "oneOf" else key): relaxed(value) for key, value in node.items()}


def pointer(*words: str) -> str:
    return "urn:discord#/" + "/".join(quote(word.replace("~", "~0").replace("/", "~1")) for word in words)


class Spec:
    """Validators for the specification."""

    def __init__(self, path: Path = FILE) -> None:
        self.document = relaxed(json.loads(path.read_text(encoding="utf-8")))
        # The code of a field's error is a string, as in the documentation; the specification says a number.
        self.document["components"]["schemas"]["InnerErrors"] = {"required": ["_errors"]}
        self._registry = jsonschema_rs.Registry([("urn:discord", self.document)])

    @cache  # noqa: B019 - one specification lives as long as the test run
    def _validator(self, where: str) -> jsonschema_rs.Draft202012Validator:
        return jsonschema_rs.Draft202012Validator({"$ref": where}, registry=self._registry)

    def exchange_errors(self, exchange: Exchange) -> list[str]:
        """What is invalid in an exchange. The request of an error response is not checked."""
        template = self._template(exchange.template)
        operation = self.document["paths"].get(template, {}).get(exchange.method.lower())
        route = f"{exchange.method} {exchange.template}"
        if operation is None:
            return [f"{route} is not in the specification."]
        location = ("paths", template, exchange.method.lower())
        found = self._answer(location, operation, exchange)
        if exchange.status < 400:
            found += self._request(location, operation, exchange)
        Checked.total += 1
        return [f"{route}: {error}" for error in found]

    def event_errors(self, event: Event) -> list[str]:
        """What is invalid in an event about a message or a channel."""
        if event.name not in EVENT_SCHEMAS or event.data.get("recipients"):
            return []
        where = pointer("components", "schemas", EVENT_SCHEMAS[event.name])
        return [f"{event.name}: {error}" for error in self._errors(where, event.data, "event")]

    def _template(self, template: str) -> str:
        """The specification's spelling of a path, whose parameters may have other names."""
        return self._templates().get(_without_names(template), template)

    @cache  # noqa: B019 - see above
    def _templates(self) -> dict[str, str]:
        return {_without_names(path): path for path in self.document["paths"]}

    def _answer(self, location: tuple[str, ...], operation: Any, exchange: Exchange) -> list[str]:
        answers = operation["responses"]
        status = str(exchange.status) if str(exchange.status) in answers else f"{exchange.status // 100}XX"
        if status not in answers:
            return [f"the answer may not be {exchange.status}."]
        response = [*location, "responses", status]
        shared = answers[status].get("$ref")
        if shared:
            response = ["components", "responses", shared.rpartition("/")[2]]
        if not shared and "content" not in answers[status]:
            return [] if exchange.answer is None else ["the answer should be empty."]
        where = pointer(*response, "content", "application/json", "schema")
        return self._errors(where, exchange.answer, "answer")

    def _request(self, location: tuple[str, ...], operation: Any, exchange: Exchange) -> list[str]:
        found = self._query(location, operation, exchange)
        if exchange.payload is None or "requestBody" not in operation:
            return found
        kinds = list(operation["requestBody"]["content"])
        kind = "application/json" if "application/json" in kinds else kinds[0]
        where = pointer(*location, "requestBody", "content", kind, "schema")
        return found + self._errors(where, exchange.payload, "request")

    def _query(self, location: tuple[str, ...], operation: Any, exchange: Exchange) -> list[str]:
        found: list[str] = []
        for index, parameter in enumerate(operation.get("parameters", [])):
            name = parameter.get("name")
            if parameter.get("in") == "query" and name in exchange.query:
                where = pointer(*location, "parameters", str(index), "schema")
                candidates = [
                    self._errors(where, v, f"query {name}") for v in _possible_values(exchange.query[name])
                ]
                shortest: list[str] = min(candidates, key=len)
                found += shortest
        return found

    def _errors(self, where: str, value: Any, name: str) -> list[str]:
        errors = self._validator(where).iter_errors(value)
        return [f"{name}{''.join(f'.{word}' for word in e.instance_path)}: {e.message[:300]}" for e in errors]


def _possible_values(text: str) -> list[Any]:
    """The values that the text of a query parameter may mean."""
    truths = {"true": True, "True": True, "1": True, "false": False, "False": False, "0": False}
    return [text, *([int(text)] if text.isdigit() else []), *([truths[text]] if text in truths else [])]


def _without_names(template: str) -> str:
    return "/".join("{}" if word.startswith("{") else word for word in template.split("/"))
