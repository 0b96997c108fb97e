"""What people pressed and were answered, and what they saw: noted beside the bot, as it happened."""

import re

from msgspec import Struct

from bot.local.people import screen
from bot.local.world.events import Event

CARD = re.compile(r"play:(\d+):(\d+)")


class Press(Struct):
    """A press on Confirm."""

    table: int
    revision: int  # of the board on which it was pressed
    person: int
    move: str
    is_answered: bool = False  # whether the person was told that the move was made


class Post(Struct, frozen=True):
    """A message that the bot posted for everybody."""

    nonce: str | None
    table: int = 0
    revision: int = 0  # of the table that the card shows; 0 if it is no card


class Witness:
    """Notes everything."""

    def __init__(self) -> None:
        self.presses: list[Press] = []
        self.posts: list[Post] = []

    def notice(self, event: Event) -> None:
        """For the events of the loopback Discord."""
        if event.name != "MESSAGE_CREATE" or event.only:
            return
        ids = " ".join(str(button.get("custom_id")) for button in screen.buttons(event.data))
        if found := CARD.search(ids):
            self.posts.append(Post(event.data.get("nonce"), int(found[1]), int(found[2])))
        elif nonce := event.data.get("nonce"):
            self.posts.append(Post(nonce))

    @property
    def answered(self) -> int:
        return sum(press.is_answered for press in self.presses)
