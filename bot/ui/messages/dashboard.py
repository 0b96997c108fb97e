"""The answer to /games: one's turns with a button to play, other tables, lobbies, and the latest results."""

from collections.abc import Iterator, Mapping
from itertools import groupby

import discord
from discord import ui
from msgspec import Struct

import engines
from bot.domain.table import Person, display_name
from bot.services.queries import TablePage
from bot.storage.tables.table_summaries import SeatSummary, Section, TableSummary
from bot.ui import routes
from bot.ui.components import Button, Item, LayoutMessage, button, layout_message, link_button
from bot.ui.context import table_link
from bot.ui.images import TABLE
from bot.ui.messages.cards import timestamp
from bot.ui.text.command_mentions import with_mentions
from bot.ui.text.limits import shortened
from bot.ui.text.names import escaped, with_shown
from engines.core.text import Argument, Text, say

# So that a full page fits into a message, whatever people and servers are called.
MOST_WINNERS = 2  # that are named
SERVER_LENGTH = 32  # characters of a server's name
OBSTACLE_LENGTH = 160  # characters of what keeps the bot from posting
HEADINGS = {
    Section.YOUR_TURN: "games-your-turns",
    Section.PLAYING: "games-playing",
    Section.WATCHED: "games-watched",
    Section.LOBBY: "games-lobbies",
    Section.OVER: "games-over",
}


class Dashboard(Struct, frozen=True):
    """A page of a person's tables, and what is known about them beyond their rows."""

    reader: Person
    language: str
    page: TablePage
    servers: Mapping[int, str]  # names of other servers than the one where it is shown
    obstacles: Mapping[int, Text]  # what keeps the bot from posting, by table

    def say(self, key: str, **args: Argument) -> str:
        return say(Text(key, args), self.language)

    def name(self, person: Person) -> str:
        name = display_name(person)
        return escaped(name) if isinstance(name, str) else say(with_shown(name, escaped), self.language)


def dashboard_message(board: Dashboard) -> LayoutMessage:
    """Each table is a text with one button beside it. 6 tables and 5 headings make 28 of 40 components."""
    parts: list[Item] = []
    for section, tables in groupby(board.page.tables, key=lambda table: table.section):
        parts.append(ui.TextDisplay(f"### {board.say(HEADINGS[section])}"))
        parts += [ui.Section(_table_text(board, table), accessory=_button(board, table)) for table in tables]
    if not parts:
        parts.append(ui.TextDisplay(with_mentions(board.say("games-none"))))
    return layout_message([*parts, *_page_parts(board)])


def _page_parts(board: Dashboard) -> Iterator[Item]:
    """Which page it is, and the buttons to those beside it."""
    page, pages = board.page.page, board.page.pages
    if pages > 1:
        previous, following = routes.DashboardPage(max(0, page - 1)), routes.DashboardPage(page + 1)
        yield ui.TextDisplay(f"-# {board.say('log-page', page=page + 1, pages=pages)}")
        yield ui.ActionRow(
            button(previous, board.say("panel-previous"), disabled=page == 0),
            button(following, board.say("panel-next"), disabled=page + 1 == pages),
        )


def _button(board: Dashboard, table: TableSummary) -> Button:
    """What one most likely wants to do: play, see the game again, or go to the table."""
    if table.section is Section.YOUR_TURN:
        play = routes.OpenPanel(table.id, table.revision)
        return button(play, board.say("card-play"), style=discord.ButtonStyle.primary)
    if table.section is Section.OVER:
        return button(routes.OpenReplay(table.id, table.revision), board.say("card-replay"))
    if table.section is Section.WATCHED:
        look = routes.LookAround(table.id, table.revision, picture=TABLE)
        return button(look, board.say("watch-look"))
    return link_button(table_link(table), board.say("games-open"))


def _table_text(board: Dashboard, table: TableSummary) -> str:
    return "\n".join((_title(board, table), _status(board, table), *_obstacle(board, table)))


def _title(board: Dashboard, table: TableSummary) -> str:
    # A game whose package is not installed any more is listed by its plain name.
    game = board.say(f"{table.game}-title") if table.game in engines.games() else table.game
    title = f"[**{board.say('thread-name', game=game, number=str(table.id))}**]({table_link(table)})"
    server = board.servers.get(table.guild or 0, "")[:SERVER_LENGTH]
    return f"{title} · {escaped(server)}" if server else title


def _obstacle(board: Dashboard, table: TableSummary) -> Iterator[str]:
    if table.id in board.obstacles:
        obstacle = say(with_shown(board.obstacles[table.id], escaped), board.language)
        yield f"-# {shortened(obstacle, OBSTACLE_LENGTH)}"


def _status(board: Dashboard, table: TableSummary) -> str:
    moment = timestamp(table.since, "R")
    match table.section:
        case Section.YOUR_TURN:
            return board.say("games-your-turn", moment=moment)
        case Section.PLAYING | Section.WATCHED:
            return _whose_turn(board, table, moment)
        case Section.LOBBY:
            return board.say("games-lobby", people=len(table.seats), seats=table.seats_wanted, moment=moment)
        case Section.OVER:
            return "\n".join((_outcome(board, table, moment), *_own_place(board, table)))


def _whose_turn(board: Dashboard, table: TableSummary, moment: str) -> str:
    if table.paused:
        return board.say("card-paused")
    waited_for = [seat.person for seat in table.seats if seat.person.id == table.to_act]
    if not waited_for:
        return board.say("games-computer")
    return board.say("games-turn", name=board.name(waited_for[0]), moment=moment)


def _outcome(board: Dashboard, table: TableSummary, moment: str) -> str:
    """Who won with how many points; only games that were played to their end have a result."""
    if all(seat.points is None for seat in table.seats):
        return board.say("games-ended", moment=moment)
    winners = [seat for seat in table.seats if seat.place == 1]
    if not winners:
        return board.say("games-lost", points=_points(table.seats[0]), moment=moment)
    names = [board.name(seat.person) for seat in winners[:MOST_WINNERS]]
    who = " & ".join(names) if len(winners) <= MOST_WINNERS else f"{' & '.join(names)} …"
    return board.say("games-won", count=len(winners), who=who, points=_points(winners[0]), moment=moment)


def _own_place(board: Dashboard, table: TableSummary) -> Iterator[str]:
    """One's own result, unless it is said already."""
    for seat in table.seats:
        if seat.person.id == board.reader.id and seat.place not in (None, 1) and len(table.seats) > 1:
            place, seats = seat.place or 0, len(table.seats)
            yield board.say("games-your-place", place=place, seats=seats, points=_points(seat))


def _points(seat: SeatSummary) -> Text:
    return Text("games-points", {"count": seat.points or 0})
