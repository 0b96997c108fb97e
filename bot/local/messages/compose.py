"""Turns a client's payload into the fields of a message: stores uploads, resolves media and mentions."""

import re
import struct
from collections.abc import Iterable

from bot.local.messages.components import ComponentType, Located, complete, media, walk
from bot.local.validation.components import check_media
from bot.local.validation.emojis import check_emojis
from bot.local.validation.messages import check_message, check_not_empty
from bot.local.world import payloads
from bot.local.world.json_types import Payload
from bot.local.world.store import File
from bot.local.world.world import World

CLIENT_FLAGS = payloads.SILENT | payloads.COMPONENTS_V2 | payloads.SUPPRESS_EMBEDS
EMPTY: Payload = {"content": "", "embeds": [], "components": [], "flags": 0}
PNG_SIGNATURE = b"\x89PNG\r\n\x1a\n"


def compose(
    world: World, channel_id: str, payload: Payload, uploads: dict[int, File], before: Payload | None = None
) -> Payload:
    """The fields of a new message, or those that change in `before`. Files are stored once all is valid."""
    check_message(payload, uploads, before)
    components = walk(payload.get("components") or [])
    check_emojis(components, world.emojis)
    new_files = {
        number: (world.snowflake(), _rename(payload, number, file)) for number, file in uploads.items()
    }
    attachments = _attachments(world, channel_id, payload, new_files, before)
    media_by_url = _media_by_url(world, attachments, components)
    kept = [attachment for attachment in attachments if attachment in (before or {}).get("attachments", [])]
    # A file that an edit uploads is not found if components show it; embeds may, and plain files are fine.
    shown = media_by_url if before is None else _media_by_url(world, kept, components)
    check_media(components, shown)
    fields = _fields(payload, media_by_url, before)
    if before is None or uploads or "attachments" in payload:
        fields["attachments"] = attachments
    fields |= _mentions(world, payload, fields)
    check_not_empty(EMPTY | (before or {}) | fields)
    for key, file in new_files.values():
        world.store.add_file(key, file)
    return fields


def _fields(payload: Payload, media_by_url: dict[str, Payload], before: Payload | None) -> Payload:
    """Content, embeds, components and flags, as far as the payload has them."""
    fields: Payload = {}
    if "content" in payload:
        fields["content"] = payload["content"] or ""
    if "embeds" in payload:
        fields["embeds"] = [_embed(embed, media_by_url) for embed in payload["embeds"] or []]
    if "components" in payload:
        fields["components"] = complete(payload["components"] or [], media_by_url)
    if payload.get("flags") is not None:
        kept = (before or {}).get("flags", 0) & ~payloads.SUPPRESS_EMBEDS
        fields["flags"] = kept | payload["flags"] & CLIENT_FLAGS
    return fields


def _listed(payload: Payload) -> dict[str, Payload]:
    """The payload's entries about attachments, by id or upload number."""
    return {str(entry["id"]): entry for entry in payload.get("attachments") or []}


def _rename(payload: Payload, number: int, file: File) -> File:
    """Replace characters that a URL cannot contain by underscores, as Discord does."""
    name = _listed(payload).get(str(number), {}).get("filename") or file.name
    return file._replace(name=re.sub(r"[^\w.-]", "_", name, flags=re.ASCII))


def _attachments(
    world: World,
    channel_id: str,
    payload: Payload,
    new_files: dict[int, tuple[str, File]],
    before: Payload | None,
) -> list[Payload]:
    """Old and new attachments. If the payload lists attachments, only those, in that order."""
    listed = _listed(payload)
    known = {attachment["id"]: attachment for attachment in (before or {}).get("attachments", [])}
    for number, (key, file) in new_files.items():
        known[str(number)] = _attachment(world, channel_id, key, file, listed.get(str(number), {}))
    if payload.get("attachments") is None:
        return list(known.values())
    return [known[key] for key in listed if key in known]


def _attachment(world: World, channel_id: str, key: str, file: File, entry: Payload) -> Payload:
    url = f"{world.cdn}/attachments/{channel_id}/{key}/{file.name}"
    attachment = {"id": key, "filename": file.name, "size": len(file.body), "url": url, "proxy_url": url}
    description = {"description": entry["description"]} if entry.get("description") else {}
    return attachment | {"content_type": file.type} | description | _dimensions(file.body)


def _dimensions(body: bytes) -> Payload:
    if not body.startswith(PNG_SIGNATURE):
        return {}
    width, height = struct.unpack(">II", body[16:24])
    return {"width": width, "height": height}


def _media_by_url(
    world: World, attachments: list[Payload], components: Iterable[Located]
) -> dict[str, Payload]:
    """Every URL that components and embeds may use, with the media item that it means."""
    found: dict[str, Payload] = {}
    for attachment in attachments:
        item = {key: attachment.get(key) for key in ("url", "proxy_url", "width", "height", "content_type")}
        item |= {"id": world.snowflake(), "attachment_id": attachment["id"]}
        found |= {f"attachment://{attachment['filename']}": item, attachment["url"]: item}
    urls = [item["url"] for _, component in components for item in media(component)]
    for url in urls:
        if url.startswith(("http://", "https://")) and url not in found:
            found[url] = {"id": world.snowflake(), "url": url, "proxy_url": url}
    return found


def _embed(embed: Payload, media_by_url: dict[str, Payload]) -> Payload:
    result: Payload = {"type": "rich", **embed}
    for field in ("image", "thumbnail"):
        if field in result:
            url = result[field]["url"]
            item = media_by_url.get(url, {"url": url, "proxy_url": url})
            keys = ("url", "proxy_url", "width", "height")
            result[field] = {key: item[key] for key in keys if item.get(key) is not None}
    return result


def _mentions(world: World, payload: Payload, fields: Payload) -> Payload:
    """The users whom the text mentions, as far as `allowed_mentions` allows."""
    texts = [fields.get("content", "")]
    texts += [c["content"] for _, c in walk(fields.get("components", [])) if c["type"] == ComponentType.TEXT]
    if not any(key in fields for key in ("content", "components")):
        return {}
    mentioned = dict.fromkeys(re.findall(r"<@!?(\d+)>", "\n".join(texts)))
    allowed = payload.get("allowed_mentions") or {"parse": ["users"]}
    everyone = "users" in allowed.get("parse", [])
    listed = {str(key) for key in allowed.get("users", [])}
    users = [key for key in mentioned if key in world.members and (everyone or key in listed)]
    return {"mentions": [world.user(key) for key in users]}
