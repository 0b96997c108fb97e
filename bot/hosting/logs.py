"""The log on standard error: a line with time and level each, as text or as JSON, without anything secret."""

import json
import logging
import re
import time
from collections.abc import Sequence
from datetime import UTC, datetime
from typing import Final

FORMATS = ("text", "json")
REPEAT_AFTER: Final = 600  # seconds until discord.py may say the same again
HIDDEN = "…"
# The token of a bot anywhere, those of interactions in addresses, and Discord's numbers of people and places.
SECRETS = re.compile(
    r"[\w-]{23,28}\.[\w-]{6}\.[\w-]{27,}"
    r"|(?<=/webhooks/)\d+/[^/\s?]+"
    r"|(?<=/interactions/)\d+/[^/\s?]+"
    r"|\b\d{17,20}\b"
)


def configure(style: str, secrets: Sequence[str] = ()) -> None:
    """Write warnings and errors in this format, with these secrets left out."""
    formatter = JsonFormatter(secrets) if style == "json" else TextFormatter(secrets)
    handler = logging.StreamHandler()
    handler.setFormatter(formatter)
    handler.addFilter(RepeatFilter())
    logging.basicConfig(level=logging.WARNING, handlers=[handler], force=True)


class TextFormatter(logging.Formatter):
    """A line of text, followed by the traceback of an error."""

    def __init__(self, secrets: Sequence[str]) -> None:
        super().__init__("%(asctime)s %(levelname)s %(name)s: %(message)s")
        self._secrets = [secret for secret in secrets if secret]

    def formatTime(self, record: logging.LogRecord, datefmt: str | None = None) -> str:  # noqa: N802 - its name
        del datefmt
        return datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds")

    def format(self, record: logging.LogRecord) -> str:
        return self.without_secrets(super().format(record))

    def without_secrets(self, text: str) -> str:
        for secret in self._secrets:
            text = text.replace(secret, HIDDEN)
        return SECRETS.sub(HIDDEN, text)


class JsonFormatter(TextFormatter):
    """One JSON object a line."""

    def format(self, record: logging.LogRecord) -> str:
        line = {
            "time": self.formatTime(record),
            "level": record.levelname,
            "logger": record.name,
            "message": record.getMessage(),
        }
        if record.exc_info:
            line["error"] = self.formatException(record.exc_info)
        return self.without_secrets(json.dumps(line, ensure_ascii=False))


class RepeatFilter(logging.Filter):
    """Lets discord.py say once in a while that it reconnects, not at every attempt."""

    def __init__(self) -> None:
        super().__init__()
        self._said: dict[tuple[str, str], float] = {}

    def filter(self, record: logging.LogRecord) -> bool:
        if not record.name.startswith("discord."):
            return True
        key, now = (record.name, str(record.msg)), time.monotonic()
        if now - self._said.get(key, -REPEAT_AFTER) < REPEAT_AFTER:
            return False
        self._said[key] = now
        return True
