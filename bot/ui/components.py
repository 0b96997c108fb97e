"""What messages are built from: buttons, menus and forms that carry routes, private messages, public layouts.

Views are stopped as soon as they are built: discord.py would keep them in memory, but every press is handled
through its custom_id (see `bot.handlers.dispatch`).
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, Protocol, TypeAlias, TypedDict

import discord
from discord import ui
from msgspec import Struct

from bot.ui.images import Image
from bot.ui.routes import FormRoute, Route, encode, verb

MESSAGE_LENGTH = 2000  # characters
ROW_LENGTH = 5  # buttons
FORM_INPUT_LENGTH = 60  # characters

# discord.py's parts are generic in the view that holds them; ours never ask for it.
Item: TypeAlias = ui.Item[Any]
Button: TypeAlias = ui.Button[Any]


def button(
    route: Route,
    label: str,
    *,
    style: discord.ButtonStyle = discord.ButtonStyle.secondary,
    disabled: bool = False,
) -> Button:
    return ui.Button(custom_id=encode(route), label=label, style=style, disabled=disabled)


def option(route: Route, label: str, *, default: bool = False) -> discord.SelectOption:
    """An option of a menu; its value is a route, as a button's custom_id is."""
    return discord.SelectOption(label=label[:100], value=encode(route), default=default)


def menu(options: Iterable[discord.SelectOption], placeholder: str) -> Item:
    """The only menu of its message; `bot.handlers.dispatch` handles the option that is chosen."""
    return ui.Select(custom_id="menu", options=list(options), placeholder=placeholder)


def form(kind: type[FormRoute], title: str, inputs: Mapping[str, Item]) -> ui.Modal:
    """A form with an input for each field of the route, by label."""
    modal = ui.Modal(title=title, custom_id=verb(kind))
    for label, text_input in inputs.items():
        modal.add_item(ui.Label(text=label, component=text_input))
    modal.stop()
    return modal


def text_input(field: str, default: str, *, required: bool = True) -> Item:
    """The input for one field of a form's route."""
    return ui.TextInput(custom_id=field, default=default, required=required, max_length=FORM_INPUT_LENGTH)


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


def shortened(text: str) -> str:
    """As many of the first lines as a message holds; of a single long line, the first words."""
    if len(text) <= MESSAGE_LENGTH:
        return text
    beginning = text[: MESSAGE_LENGTH - 2]
    separator = "\n" if "\n" in beginning else " "
    return f"{beginning.rpartition(separator)[0] or beginning}{separator}…"


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
    layout.add_item(ui.Container(*parts))
    layout.stop()
    return LayoutMessage(layout, tuple(images))


def latest_lines(lines: Sequence[str], last: str = "") -> str:
    """As many of the latest lines as a message holds; the last one in any case."""
    kept = [*lines, last] if last else list(lines)
    while len("\n".join(kept)) > MESSAGE_LENGTH:
        kept = kept[1:]
    return "\n".join(kept)
