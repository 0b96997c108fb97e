"""A message is sent again without emoji if Discord refuses one, and only then."""

import io
from types import SimpleNamespace
from typing import Any

import discord
import pytest
from discord import ui

from bot.ui.components import button_view
from bot.ui.emoji import send_or_drop_emoji, uploaded_emoji

HOUSE = discord.PartialEmoji(name="house", id=1)


def refusal(field: str, why: str) -> discord.HTTPException:
    """What Discord answers to an invalid field of a button."""
    response: Any = SimpleNamespace(status=400, reason="Bad Request")
    tree: dict[str, Any] = {"_errors": [{"code": "COMPONENT_INVALID_EMOJI", "message": why}]}
    for part in reversed(field.split(".")):
        tree = {part: tree}
    return discord.HTTPException(response, {"code": 50035, "message": "Invalid Form Body", "errors": tree})


def _read_twice(file: discord.File) -> bytes:
    """As when the request is repeated: aiohttp closes what it has sent, and discord.py prevents that."""
    file.fp.read()
    file.fp.close()
    file.reset()
    content = file.fp.read()
    file.close()
    return content


class Channel:
    """Refuses the first message."""

    def __init__(self, error: discord.HTTPException) -> None:
        self.error: discord.HTTPException | None = error
        self.sent: list[tuple[list[Any], list[bytes]]] = []

    async def send(self, view: ui.View, **message: Any) -> int:
        content = [_read_twice(file) for files in message.values() for file in files]
        self.sent.append((view.to_components(), content))
        error, self.error = self.error, None
        if error:
            raise error
        return 7


def view_with_emoji() -> ui.View:
    menu: ui.Select[Any] = ui.Select(custom_id="menu")
    menu.add_option(label="Houses", emoji=HOUSE)
    view = button_view(ui.Button(label="Build", custom_id="build", emoji=HOUSE))
    return view.add_item(menu)


def emoji_of(components: list[Any]) -> list[Any]:
    parts = [part for row in components for part in row["components"]]
    return [each.get("emoji") for part in parts for each in (part, *part.get("options", ()))]


@pytest.mark.parametrize("files", ["files", "attachments"])
@pytest.mark.parametrize(
    "field",
    [
        "components.0.components.0.emoji.id",
        "components.1.components.0.options.0.emoji.name",
        "data.components.0.components.0.emoji.id",
    ],
)
async def test_a_refused_emoji_is_dropped(field: str, files: str) -> None:
    channel, image = Channel(refusal(field, "Invalid emoji")), discord.File(io.BytesIO(b"image"), "a.png")
    uploaded_emoji.replace({(None, "house"): HOUSE})
    assert await send_or_drop_emoji(channel.send, view=view_with_emoji(), **{files: [image]}) == 7
    (first, whole), (second, again) = channel.sent
    assert HOUSE.to_dict() in emoji_of(first)
    assert set(emoji_of(second)) == {None}
    assert whole == again == [b"image"]
    assert uploaded_emoji.find(None, "house") is None


@pytest.mark.parametrize("field", ["components.0.components.0.custom_id", "content"])
async def test_other_refusals_are_raised(field: str) -> None:
    channel = Channel(refusal(field, "Must be 100 or fewer in length."))
    with pytest.raises(discord.HTTPException):
        await send_or_drop_emoji(channel.send, view=view_with_emoji(), files=[])
    assert len(channel.sent) == 1
