"""A table as one reader sees it: what messages about it are written and drawn from."""

from collections.abc import Callable, Sequence
from typing import TypeVar

from msgspec import Struct
from msgspec.structs import replace

from bot.domain.table import Person, Table, display_name
from bot.storage.tables.table_summaries import TableSummary
from bot.ui.routes import (
    Aim,
    CardRoute,
    ConfirmMove,
    ExplainMove,
    OpenLegend,
    PanelState,
    Pick,
    PickIdea,
    Route,
)
from bot.ui.text.command_mentions import with_mentions
from bot.ui.text.names import escaped, plain, with_shown
from bot.ui.themes import DEFAULT_THEME
from engines.core.game import AnyGame, AnyState, AnyView, Event, Seat
from engines.core.text import Argument, Text, has_form, say
from render import Theme

C = TypeVar("C", bound=CardRoute)

SUMMARY_LENGTH = 1500  # characters of what happened; the log has all of it


def table_link(table: Table | TableSummary) -> str:
    """A link to the table's card, or to the channel if the card is elsewhere."""
    card = table.card.message if table.card and table.card.channel == table.place else ""
    return f"https://discord.com/channels/{table.guild or '@me'}/{table.place}/{card}".rstrip("/")


class PublicContext(Struct, frozen=True):
    """A table as anybody may see it, in one language and one theme."""

    table: Table
    language: str
    theme: Theme = DEFAULT_THEME  # of its pictures
    priority: int = 0  # of its pictures; lower numbers are drawn first
    since: AnyView | None = None  # an earlier view: its pictures mark what has changed since

    @property
    def game(self) -> AnyGame:
        return self.table.rules

    @property
    def public_view(self) -> AnyView:
        return self.table.view(None)

    @property
    def title(self) -> str:
        return self.say(f"{self.table.game}-title")

    @property
    def table_name(self) -> str:
        """The game and the number of the table."""
        return self.say("thread-name", game=self.title, number=str(self.table.id))

    def name(self, seat: Seat) -> str:
        """The name of a seat in Markdown."""
        return self.person_name(self.table.people[seat])

    def person_name(self, person: Person) -> str:
        """A name in Markdown."""
        return self._shown_name(person, escaped)

    def plain_name(self, seat: Seat) -> str:
        """The name of a seat for pictures, descriptions, buttons and menus."""
        return self._shown_name(self.table.people[seat], plain)

    def _shown_name(self, person: Person, show: Callable[[str], str]) -> str:
        name = display_name(replace(person, name=plain(person.name)))
        return show(name) if isinstance(name, str) else say(with_shown(name, show), self.language)

    def say(self, key: str, **args: Argument) -> str:
        """A sentence of our own; its arguments are Markdown, like a mention or a name of this context."""
        return say(Text(key, args), self.language, self.name)

    def say_text(self, text: Text) -> str:
        """A text that may quote names or typed words, in Markdown."""
        return say(with_shown(text, escaped), self.language, self.name)

    def say_plainly(self, text: Text) -> str:
        """A text for descriptions, buttons and menus, which have no Markdown."""
        return say(with_shown(text, plain), self.language, self.plain_name)

    def describe(self, events: Sequence[Event], seat: Seat | None = None) -> str:
        """What happened, as far as the seat may know; of a very long turn, the end."""
        sentences = [self.say_text(event.text) for event in events if event.only in (None, seat)]
        kept = sentences
        while sum(map(len, kept)) > SUMMARY_LENGTH:
            kept = kept[1:]
        return with_mentions(" ".join(kept if kept == sentences else ["…", *kept]))

    def route(self, kind: type[C]) -> C:
        """A route of this table as its card shows it now."""
        return kind(self.table.id, self.table.revision)

    def legend_route(self) -> Route:
        """What the signs in its pictures mean."""
        return self.route(OpenLegend)


class PlayerContext(PublicContext, frozen=True, kw_only=True):
    """A table as the person who is to act sees it."""

    seat: Seat
    view: AnyView
    wants_ideas: bool = True  # Neither the table nor the person has switched them off.

    @property
    def can_undo(self) -> bool:
        return self.table.can_undo(self.table.people[self.seat])

    @property
    def turn_is_underway(self) -> bool:
        """Whether some of the turn's decisions are made already."""
        return self.table.moves_this_turn > 0

    def pick_route(self, state: PanelState) -> Route:
        """To another question of the panel."""
        return Pick(self.table.id, self.table.revision, state)

    def idea_route(self, state: PanelState) -> Route:
        """To a suggested move."""
        return PickIdea(self.table.id, self.table.revision, state)

    def aim_route(self, state: PanelState, button: str) -> Route:
        """To a complete move at its place."""
        return Aim(self.table.id, self.table.revision, state, button)

    def confirm_route(self, steps: tuple[str, ...]) -> Route:
        """To make a move."""
        return ConfirmMove(self.table.id, self.table.revision, steps)

    def rules_route(self, verb: str) -> Route:
        """To what cannot be chosen now and why, and to the rule about moves with this verb."""
        return ExplainMove(self.table.id, verb)

    def label(self, steps: Sequence[str]) -> str:
        """What the last of the steps means, in Markdown."""
        return self.say_text(self.game.label(self.view, steps))

    def plain_label(self, steps: Sequence[str]) -> str:
        """The same for buttons and menus."""
        return self.say_plainly(self.game.label(self.view, steps))

    def short_label(self, steps: Sequence[str]) -> str:
        """The label without what is said beside it: a name alone, or nothing, where it has such a form."""
        text = self.game.label(self.view, steps)
        return say(with_shown(text, escaped), self.language, self.name, "short")

    def short_plain_label(self, steps: Sequence[str]) -> str:
        """The same for buttons, which always have a name."""
        text = self.game.label(self.view, steps)
        return say(with_shown(text, plain), self.language, self.plain_name, "short") or self.say_plainly(text)

    def asked_after(self, steps: Sequence[str]) -> str | None:
        """The question that the last of the steps leads to, where the game has words for it."""
        text = self.game.label(self.view, steps)
        if not has_form(text, "asks", self.language):
            return None
        return say(with_shown(text, escaped), self.language, self.name, "asks")

    def with_state(self, state: AnyState) -> "PlayerContext":
        """The same after some moves that are not made yet."""
        return replace(self, view=self.game.view(state, self.seat))
