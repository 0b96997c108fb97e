"""Discord's rules for emoji: those of the application, and those on buttons and in menus."""

import re
from base64 import b64decode
from binascii import Error as NotBase64
from collections.abc import Iterable, Iterator, Mapping

from bot.local.messages.components import Located
from bot.local.validation.bounds import check_bounds
from bot.local.world.errors import ApiError, invalid_field
from bot.local.world.json_types import Payload
from bot.local.world.store import File

MOST_EMOJIS = 2000
LARGEST_IMAGE = 256 * 1024  # bytes
# The beginning of a file of each type.
SIGNATURES = {"png": b"\x89PNG\r\n\x1a\n", "gif": b"GIF8", "jpeg": b"\xff\xd8\xff", "webp": b"RIFF"}


def check_name(name: object, others: Mapping[str, Payload]) -> None:
    if not isinstance(name, str):
        raise invalid_field("name", "BASE_TYPE_REQUIRED", "This field is required")
    check_bounds({"name": name}, {"name": (2, 32)}, "")
    if not re.fullmatch(r"\w+", name, re.ASCII):
        message = "String value did not match validation regex."
        raise invalid_field("name", "STRING_TYPE_REGEX", message)
    if any(emoji["name"] == name for emoji in others.values()):
        message = "An emoji with this name already exists."
        raise invalid_field("name", "APPLICATION_EMOJI_NAME_ALREADY_TAKEN", message)


def decode_image(image: object) -> File:
    """The file in a data URI."""
    uri = (
        re.fullmatch(r"data:image/(png|gif|jpeg|webp);base64,(.+)", image) if isinstance(image, str) else None
    )
    if uri is None:
        raise _invalid_image()
    try:
        body = b64decode(uri[2], validate=True)
    except NotBase64 as error:
        raise _invalid_image() from error
    if not body.startswith(SIGNATURES[uri[1]]):
        raise _invalid_image()
    if len(body) > LARGEST_IMAGE:
        raise invalid_field("image", "BINARY_TYPE_MAX_SIZE", "File cannot be larger than 256.0 kb.")
    return File(f"emoji.{uri[1]}", f"image/{uri[1]}", body)


def _invalid_image() -> ApiError:
    return invalid_field("image", "IMAGE_INVALID", "Invalid image data")


def check_emojis(components: Iterable[Located], known: Mapping[str, Payload]) -> None:
    """An emoji on a button or in a menu must be one of the application's, or a character."""
    for path, emoji in _emojis(components):
        key, name = emoji.get("id"), emoji.get("name")
        if key is not None and str(key) not in known:
            raise _invalid_emoji(f"{path}.id")
        # Discord knows which characters are emoji; here it is enough that none of them is a letter.
        if key is None and (not name or name.isascii() or name.isalpha()):
            raise _invalid_emoji(f"{path}.name")


def _emojis(components: Iterable[Located]) -> Iterator[tuple[str, Payload]]:
    """Every emoji of buttons and options, with its path."""
    for path, component in components:
        if component.get("emoji"):
            yield f"{path}.emoji", component["emoji"]
        for number, option in enumerate(component.get("options") or []):
            if option.get("emoji"):
                yield f"{path}.options.{number}.emoji", option["emoji"]


def _invalid_emoji(path: str) -> ApiError:
    return invalid_field(path, "COMPONENT_INVALID_EMOJI", "Invalid emoji")
