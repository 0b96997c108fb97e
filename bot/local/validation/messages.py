"""Discord's rules for messages: lengths, counts, and fields that exclude each other."""

from bot.local.validation.bounds import Bounds, check_bounds
from bot.local.validation.components import (
    LAYOUT_ROOTS,
    PLAIN_ROOTS,
    check_component_count,
    check_components,
)
from bot.local.world import payloads
from bot.local.world.errors import ApiError, ErrorCode, invalid_field
from bot.local.world.json_types import Payload
from bot.local.world.store import File

EMBED_BOUNDS: Bounds = {"title": (0, 256), "description": (0, 4096), "fields": (0, 25)}
FIELD_BOUNDS: Bounds = {"name": (1, 256), "value": (1, 1024)}


def check_message(payload: Payload, uploads: dict[int, File], before: Payload | None = None) -> None:
    """Check a new message, or an edit of the message `before`."""
    check_uploads(payload, uploads)
    for field in ("poll", "sticker_ids"):
        if payload.get(field):
            raise invalid_field(field, "BASE_TYPE_CHOICES", "This server has neither polls nor stickers.")
    flags = payload.get("flags") or 0
    layout = bool((flags | (before or {}).get("flags", 0)) & payloads.COMPONENTS_V2)
    if layout and (payload.get("content") or payload.get("embeds")):
        message = "The 'content' and 'embeds' fields cannot be used with MessageFlags.IS_COMPONENTS_V2."
        raise invalid_field("flags", "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2", message)
    check_bounds(payload, {"content": (0, 2000), "embeds": (0, 10), "nonce": (0, 25)}, "")
    check_embeds(payload.get("embeds") or [])
    check_components(payload.get("components") or [], LAYOUT_ROOTS if layout else PLAIN_ROOTS)
    check_component_count(payload.get("components") or [], layout=layout)


def check_uploads(payload: Payload, uploads: dict[int, File]) -> None:
    if any(len(file.body) > payloads.UPLOAD_LIMIT for file in uploads.values()):
        raise ApiError(ErrorCode.TOO_LARGE)
    check_bounds({"attachments": list(uploads)}, {"attachments": (0, 10)}, "")
    check_bounds(payload, {"attachments": (0, 10)}, "")
    for index, attachment in enumerate(payload.get("attachments") or []):
        check_bounds(attachment, {"description": (0, 1024)}, f"attachments.{index}")


def check_not_empty(message: Payload) -> None:
    """A message needs text, an embed, an attachment, or a layout of components."""
    layout = message["flags"] & payloads.COMPONENTS_V2 and message["components"]
    if not (message["content"].strip() or message["embeds"] or message["attachments"] or layout):
        raise ApiError(ErrorCode.EMPTY_MESSAGE)


def check_embeds(embeds: list[Payload]) -> None:
    for index, embed in enumerate(embeds):
        check_bounds(embed, EMBED_BOUNDS, f"embeds.{index}")
        check_bounds(embed.get("footer", {}), {"text": (0, 2048)}, f"embeds.{index}.footer")
        check_bounds(embed.get("author", {}), {"name": (0, 256)}, f"embeds.{index}.author")
        for number, field in enumerate(embed.get("fields", [])):
            check_bounds(field, FIELD_BOUNDS, f"embeds.{index}.fields.{number}")
    if sum(map(_embed_length, embeds)) > 6000:
        raise invalid_field("embeds", "MAX_EMBED_SIZE_EXCEEDED", "Embed size exceeds maximum size of 6000.")


def _embed_length(embed: Payload) -> int:
    texts = [embed.get("title"), embed.get("description"), embed.get("footer", {}).get("text")]
    texts += [embed.get("author", {}).get("name")]
    texts += [field[part] for field in embed.get("fields", []) for part in ("name", "value")]
    return sum(len(text) for text in texts if text)
