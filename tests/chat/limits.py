"""Discord's documented limits, and the largest value of each in a recorded session.

The numbers are typed from the documentation, apart from the loopback's own checks: a limit that the loopback
forgets is found here.
"""

from collections.abc import Iterator, Mapping
from typing import Any

from bot.local.messages.components import SELECTS, ComponentType, walk
from bot.local.rest.api import Exchange

Json = Any
Measured = tuple[str, int]

COMPONENTS_V2 = 1 << 15

MOST: Mapping[str, int] = {
    "content: characters": 2000,
    "classic message: rows": 5,
    "layout: components": 40,
    "layout: characters of text": 4000,
    "row: buttons": 5,
    "gallery: pictures": 10,
    "message: attachments": 10,
    "message: bytes of an attachment": 10 << 20,
    "alt text: characters": 1024,
    "custom_id: characters": 100,
    "button label: characters": 80,
    "menu: options": 25,
    "option label: characters": 100,
    "option value: characters": 100,
    "placeholder: characters": 150,
    "nonce: characters": 25,
    "autocomplete: choices": 25,
    "choice name: characters": 100,
    "choice value: characters": 100,
    "modal title: characters": 45,
    "modal: inputs": 5,
    "input label: characters": 45,
    "thread name: characters": 100,
    "commands: in all": 100,
    "command: options": 25,
    "command: choices of an option": 25,
    "command name: characters": 32,
    "command description: characters": 100,
    "command: characters in all": 8000,
}


class Recorder:
    """An observer of the loopback's exchanges."""

    def __init__(self) -> None:
        self.largest: dict[str, int] = {}
        self.requests = 0
        self.refused: list[Exchange] = []

    def __call__(self, exchange: Exchange) -> None:
        self.requests += 1
        if exchange.status in range(400, 500):
            self.refused.append(exchange)
        for name, value in measure(exchange):
            self.largest[name] = max(value, self.largest.get(name, 0))

    def excesses(self) -> dict[str, int]:
        """The limits that were not kept, with the value that was too large."""
        return {name: value for name, value in self.largest.items() if value > MOST[name]}


def measure(exchange: Exchange) -> Iterator[Measured]:
    """Every measured value of one request."""
    payload = exchange.payload
    if exchange.template.endswith("/commands") and isinstance(payload, list):
        yield "commands: in all", len(payload)
        for command in payload:
            yield from _command(command)
    elif isinstance(payload, dict):
        if exchange.template.endswith("/threads"):
            yield "thread name: characters", len(payload["name"])
        yield from _callback(payload) if exchange.template.endswith("/callback") else _message(payload)
        yield from _stored(exchange.answer)


def _callback(payload: Json) -> Iterator[Measured]:
    data = payload.get("data") or {}
    match payload["type"]:
        case 8:
            yield "autocomplete: choices", len(data["choices"])
            for choice in data["choices"]:
                yield "choice name: characters", len(choice["name"])
                yield "choice value: characters", len(str(choice["value"]))
        case 9:
            yield "modal title: characters", len(data["title"])
            yield "modal: inputs", len(data["components"])
            yield from _components(data["components"])
        case _:
            yield from _message(data)


def _message(message: Json) -> Iterator[Measured]:
    yield "content: characters", len(message.get("content") or "")
    yield "nonce: characters", len(str(message.get("nonce") or ""))
    attachments = message.get("attachments") or []
    yield "message: attachments", len(attachments)
    for attachment in attachments:
        yield "alt text: characters", len(attachment.get("description") or "")
    components = message.get("components") or []
    if not (message.get("flags") or 0) & COMPONENTS_V2 and _are_rows(components):
        yield "classic message: rows", len(components)
    else:
        yield from _layout(components)
    yield from _components(components)


def _are_rows(components: Json) -> bool:
    return all(component["type"] == ComponentType.ROW for component in components)


def _layout(components: Json) -> Iterator[Measured]:
    parts = [component for _, component in walk(components)]
    yield "layout: components", len(parts)
    yield "layout: characters of text", sum(len(part.get("content") or "") for part in parts)


def _components(components: Json) -> Iterator[Measured]:
    for _, component in walk(components):
        yield from _component(component)


def _component(component: Json) -> Iterator[Measured]:
    kind = component["type"]
    yield "custom_id: characters", len(component.get("custom_id") or "")
    yield "placeholder: characters", len(component.get("placeholder") or "")
    if kind == ComponentType.ROW:
        yield "row: buttons", len(component["components"])
    elif kind == ComponentType.BUTTON:
        yield "button label: characters", len(component.get("label") or "")
    elif kind == ComponentType.LABEL:
        yield "input label: characters", len(component["label"])
    elif kind == ComponentType.GALLERY:
        yield "gallery: pictures", len(component["items"])
        for item in component["items"]:
            yield "alt text: characters", len(item.get("description") or "")
    elif kind in SELECTS:
        options = component.get("options") or []
        yield "menu: options", len(options)
        for option in options:
            yield "option label: characters", len(option["label"])
            yield "option value: characters", len(option["value"])


def _stored(answer: Json) -> Iterator[Measured]:
    """What only the answer tells: the sizes of the files."""
    if not isinstance(answer, dict):
        return
    message = (answer.get("resource") or {}).get("message") or answer
    for attachment in message.get("attachments") or []:
        yield "message: bytes of an attachment", attachment["size"]


def _command(command: Json) -> Iterator[Measured]:
    yield "command: characters in all", len("".join(_command_texts(command)))
    nodes = [command]
    while nodes:
        node = nodes.pop()
        yield "command name: characters", _longest(node, "name")
        yield "command description: characters", _longest(node, "description")
        yield "command: options", len(node.get("options") or [])
        yield "command: choices of an option", len(node.get("choices") or [])
        nodes += node.get("options") or []


def _longest(node: Json, field: str) -> int:
    """In any language."""
    texts = [node.get(field) or "", *(node.get(f"{field}_localizations") or {}).values()]
    return max(map(len, texts))


def _command_texts(node: Json) -> Iterator[str]:
    """Names, descriptions and values count together, each in its longest language."""
    for field in ("name", "description"):
        texts = [node.get(field) or "", *(node.get(f"{field}_localizations") or {}).values()]
        yield max(texts, key=len)
    yield "" if node.get("value") is None else str(node["value"])
    for child in (*(node.get("options") or ()), *(node.get("choices") or ())):
        yield from _command_texts(child)
