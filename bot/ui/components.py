"""What messages are built from: buttons, menus and forms that carry routes, private messages, public layouts.

Views are stopped as soon as they are built: discord.py would keep them in memory, but every press is handled
through its custom_id (see `bot.handlers.dispatch`).
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import PurePosixPath
from typing import Any, Protocol, TypeAlias, TypedDict
from urllib.parse import urlsplit

import discord
from discord import ui
from msgspec import Struct

from bot.ui.images import Image
from bot.ui.routes import FormRoute, Route, encode, verb
from bot.ui.text.limits import INPUT_LENGTHS, LAYOUT_LENGTH, MESSAGE_LENGTH, OPTION_LENGTH, shortened

ROW_LENGTH = 5  # buttons

# discord.py's parts are generic in the view that holds them; ours never ask for it.
Item: TypeAlias = ui.Item[Any]
Button: TypeAlias = ui.Button[Any]


def button(
    route: Route,
    label: str,
    *,
    style: discord.ButtonStyle = discord.ButtonStyle.secondary,
    disabled: bool = False,
    emoji: discord.PartialEmoji | None = None,
) -> Button:
    return ui.Button(custom_id=encode(route), label=label, style=style, disabled=disabled, emoji=emoji)


def link_button(url: str, label: str) -> Button:
    """A button that opens an address; a table's address opens the table in the app."""
    return ui.Button(url=url, label=label)


def option(
    route: Route,
    label: str,
    *,
    description: str | None = None,
    default: bool = False,
    emoji: discord.PartialEmoji | None = None,
) -> discord.SelectOption:
    """An option of a menu; its value is a route, as a button's custom_id is."""
    return discord.SelectOption(
        label=shortened(label, OPTION_LENGTH),
        value=encode(route),
        description=shortened(description, OPTION_LENGTH) if description else None,
        default=default,
        emoji=emoji,
    )


def menu(options: Iterable[discord.SelectOption], placeholder: str, name: str = "menu") -> Item:
    """A menu, by a name that no other of its message has; `bot.handlers.dispatch` handles what is chosen."""
    return ui.Select(custom_id=name, options=list(options), placeholder=placeholder)


def form(kind: type[FormRoute], title: str, inputs: Mapping[str, Item]) -> ui.Modal:
    """A form with an input for each field of the route, by label."""
    modal = ui.Modal(title=title, custom_id=verb(kind))
    for label, text_input in inputs.items():
        modal.add_item(ui.Label(text=label, component=text_input))
    modal.stop()
    return modal


def text_input(field: str, default: str, *, required: bool = True) -> Item:
    """The input for one field of a form's route."""
    most = INPUT_LENGTHS[field]
    return ui.TextInput(custom_id=field, default=default, required=required, max_length=most)


def button_rows(buttons: Iterable[Button]) -> Iterator[Item]:
    """As many rows as the buttons need."""
    remaining = list(buttons)
    for start in range(0, len(remaining), ROW_LENGTH):
        yield ui.ActionRow(*remaining[start : start + ROW_LENGTH])


def button_view(*buttons: Button) -> ui.View:
    """Buttons under a message of plain text."""
    return _view([buttons])


def _view(rows: Iterable[Iterable[Item]]) -> ui.View:
    """Rows of buttons, or of one menu each."""
    view = ui.View(timeout=None)
    for number, row in enumerate(rows):
        for item in row:
            item.row = number
            view.add_item(item)
    view.stop()
    return view


# Private messages.


class Attachable(Protocol):
    """A picture or another file."""

    def file(self) -> discord.File: ...


class NewMessage(TypedDict):
    """The arguments of discord.py's `send` for a private message."""

    content: str
    files: list[discord.File]
    view: ui.View


class Replacement(TypedDict):
    """The arguments of discord.py's `edit`: nothing of the message before is left."""

    content: str
    attachments: list[discord.File]
    view: ui.View


class PrivateMessage(Struct, frozen=True):
    """A message that only its reader sees: text, pictures or files below it, then buttons or a menu.

    It is no layout, because Discord refuses new pictures in an edited layout, and private messages are edited
    at every press.
    """

    text: str
    attached: tuple[Attachable, ...]
    view: ui.View

    def new(self) -> NewMessage:
        return {"content": self.text, "files": self._files(), "view": self.view}

    def replacement(self) -> Replacement:
        return {"content": self.text, "attachments": self._files(), "view": self.view}

    def _files(self) -> list[discord.File]:
        """Files are created anew each time, because discord.py closes them after an attempt to send."""
        files = [each.file() for each in self.attached]
        for number, file in enumerate(files[1:], 2):
            file.filename = f"{number}-{file.filename}"  # Equal pictures have equal names.
        return files


def private_message(
    text: str, attached: Sequence[Attachable] = (), rows: Iterable[Iterable[Item]] = ()
) -> PrivateMessage:
    return PrivateMessage(shortened(text), tuple(attached), _view(rows))


# Layouts.


def gallery(*images: Image) -> Item:
    return ui.MediaGallery(*(image.gallery_item() for image in images))


class SendArguments(TypedDict):
    """The arguments of discord.py's `send` for a layout with attachments."""

    view: ui.LayoutView
    files: list[discord.File]


class LayoutMessage(Struct, frozen=True):
    """A message that is one layout, and the images in it."""

    layout: ui.LayoutView
    images: tuple[Image, ...] = ()

    def send_arguments(self) -> SendArguments:
        """Files are created anew each time, because discord.py closes them after an attempt to send."""
        return {"view": self.layout, "files": [image.file() for image in self.images]}


def layout_message(parts: Sequence[Item], images: Sequence[Image] = ()) -> LayoutMessage:
    layout = ui.LayoutView(timeout=None)
    _shorten_texts(parts)
    layout.add_item(ui.Container(*parts))
    layout.stop()
    return LayoutMessage(layout, tuple(images))


def without_controls(message: discord.Message) -> ui.LayoutView | None:
    """The layout of a message of ours without its buttons; none if it has no buttons."""
    shown = ui.LayoutView.from_message(message, timeout=None)
    shown.stop()
    parts = [part for each in shown.children if isinstance(each, ui.Container) for part in each.children]
    kept = [part for part in parts if not isinstance(part, ui.ActionRow)]
    if len(kept) == len(parts):
        return None
    for part in kept:
        if isinstance(part, ui.MediaGallery):
            _refer_to_attachments(part)
    return layout_message(kept).layout


def _refer_to_attachments(shown: ui.MediaGallery[Any]) -> None:
    """Name the message's own pictures by their files: the addresses that Discord gives them expire."""
    for item in shown.items:
        if item.media.attachment_id:
            item.media = f"attachment://{PurePosixPath(urlsplit(item.media.url).path).name}"


def _shorten_texts(parts: Sequence[Item]) -> None:
    """Make the texts of a layout fit together, the first ones before the last."""
    left = LAYOUT_LENGTH - len(parts)
    for part in parts:
        if isinstance(part, ui.TextDisplay):
            part.content = shortened(part.content, max(1, left))
            left -= len(part.content)


def latest_lines(lines: Sequence[str], last: str = "") -> str:
    """As many of the latest lines as a message holds; the last one in any case."""
    kept = [*lines, last] if last else list(lines)
    while len(kept) > 1 and len("\n".join(kept)) > MESSAGE_LENGTH:
        kept = kept[1:]
    return shortened("\n".join(kept))
