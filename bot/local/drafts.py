"""From what a client sends to what a message becomes: uploads kept, pictures resolved, mentions found."""

import re
import struct

from bot.local import rules, shapes
from bot.local.components import Kind, dressed, media, walk
from bot.local.store import File, Json
from bot.local.world import World

KEPT_FLAGS = shapes.SILENT | shapes.COMPONENTS_V2 | shapes.SUPPRESS_EMBEDS
NOTHING: Json = {"content": "", "embeds": [], "components": [], "flags": 0}
PNG = b"\x89PNG\r\n\x1a\n"


def compose(
    world: World, channel_id: str, payload: Json, uploads: dict[int, File], before: Json | None = None
) -> Json:
    """The fields of a new message, or those that change in `before`; its files are kept once all is well."""
    rules.check_message(payload, uploads, before)
    arrivals = {
        number: (world.snowflake(), _named(payload, number, file)) for number, file in uploads.items()
    }
    attachments = _attachments(world, channel_id, payload, arrivals, before)
    library = _library(world, attachments, payload)
    rules.check_media(payload.get("components") or [], library)
    fields = _changed(payload, library, before)
    if before is None or uploads or "attachments" in payload:
        fields["attachments"] = attachments
    fields |= _mentions(world, payload, fields)
    rules.check_not_empty(NOTHING | (before or {}) | fields)
    for key, file in arrivals.values():
        world.store.keep_file(key, file)
    return fields


def _changed(payload: Json, library: dict[str, Json], before: Json | None) -> Json:
    """What a payload says of words, embeds, components and flags."""
    fields: Json = {}
    if "content" in payload:
        fields["content"] = payload["content"] or ""
    if "embeds" in payload:
        fields["embeds"] = [_embed(embed, library) for embed in payload["embeds"] or []]
    if "components" in payload:
        fields["components"] = dressed(payload["components"] or [], library)
    if payload.get("flags") is not None:
        kept = (before or {}).get("flags", 0) & ~shapes.SUPPRESS_EMBEDS
        fields["flags"] = kept | payload["flags"] & KEPT_FLAGS
    return fields


def _listed(payload: Json) -> dict[str, Json]:
    return {str(entry["id"]): entry for entry in payload.get("attachments") or []}


def _named(payload: Json, number: int, file: File) -> File:
    """A file under a name that can stand in an address: the platform underlines all else."""
    name = _listed(payload).get(str(number), {}).get("filename") or file.name
    return file._replace(name=re.sub(r"[^\w.-]", "_", name, flags=re.ASCII))


def _attachments(
    world: World, channel_id: str, payload: Json, arrivals: dict[int, tuple[str, File]], before: Json | None
) -> list[Json]:
    """Those that stay, in the order given, and those that arrive; unlisted ones go once a list is given."""
    listed = _listed(payload)
    there = {attachment["id"]: attachment for attachment in (before or {}).get("attachments", [])}
    for number, (key, file) in arrivals.items():
        there[str(number)] = _attachment(world, channel_id, key, file, listed.get(str(number), {}))
    if payload.get("attachments") is None:
        return list(there.values())
    return [there[key] for key in listed if key in there]


def _attachment(world: World, channel_id: str, key: str, file: File, entry: Json) -> Json:
    url = f"{world.cdn}/attachments/{channel_id}/{key}/{file.name}"
    shape = {"id": key, "filename": file.name, "size": len(file.body), "url": url, "proxy_url": url}
    described = {"description": entry["description"]} if entry.get("description") else {}
    return shape | {"content_type": file.type} | described | _dimensions(file.body)


def _dimensions(body: bytes) -> Json:
    if not body.startswith(PNG):
        return {}
    width, height = struct.unpack(">II", body[16:24])
    return {"width": width, "height": height}


def _library(world: World, attachments: list[Json], payload: Json) -> dict[str, Json]:
    """Every address that pictures may be named by, with what it stands for."""
    library: dict[str, Json] = {}
    for attachment in attachments:
        item = {key: attachment.get(key) for key in ("url", "proxy_url", "width", "height", "content_type")}
        item |= {"id": world.snowflake(), "attachment_id": attachment["id"]}
        library |= {f"attachment://{attachment['filename']}": item, attachment["url"]: item}
    shown = [picture["url"] for _, c in walk(payload.get("components") or []) for picture in media(c)]
    for url in shown:
        if url.startswith(("http://", "https://")) and url not in library:
            library[url] = {"id": world.snowflake(), "url": url, "proxy_url": url}
    return library


def _embed(embed: Json, library: dict[str, Json]) -> Json:
    shape: Json = {"type": "rich", **embed}
    for slot in ("image", "thumbnail"):
        if slot in shape:
            url = shape[slot]["url"]
            known = library.get(url, {"url": url, "proxy_url": url})
            pictured = ("url", "proxy_url", "width", "height")
            shape[slot] = {key: known[key] for key in pictured if known.get(key) is not None}
    return shape


def _mentions(world: World, payload: Json, fields: Json) -> Json:
    """Whom the text calls; `allowed_mentions` may keep it from calling."""
    texts = [fields.get("content", "")]
    texts += [c["content"] for _, c in walk(fields.get("components", [])) if c["type"] == Kind.TEXT]
    if not any(key in fields for key in ("content", "components")):
        return {}
    named = dict.fromkeys(re.findall(r"<@!?(\d+)>", "\n".join(texts)))
    allowed = payload.get("allowed_mentions") or {"parse": ["users"]}
    everyone = "users" in allowed.get("parse", [])
    chosen = {str(key) for key in allowed.get("users", [])}
    called = [key for key in named if key in world.members and (everyone or key in chosen)]
    return {"mentions": [world.user(key) for key in called]}
