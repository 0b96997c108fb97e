"""The public messages about a table: lobby card, turn card and vote card."""

import asyncio
from collections.abc import Iterator, Sequence

import discord
from discord import ui
from msgspec.structs import replace

from bot.domain.decisions import votes
from bot.domain.log import Action, LogEntry
from bot.domain.table import Person, Status, Table, VoteSubject
from bot.domain.time_control import DAY, HOUR, MINUTE, PACES
from bot.storage.turns.turn_clock import TurnStatus
from bot.ui import routes
from bot.ui.components import (
    Button,
    Item,
    LayoutMessage,
    button,
    button_rows,
    gallery,
    layout_message,
    link_button,
)
from bot.ui.context import PublicContext, table_link
from bot.ui.emoji import picture_emoji, shared_emoji
from bot.ui.guide.introduction import introduction
from bot.ui.guide.moments import showcase
from bot.ui.guide.rules_page import rules_button
from bot.ui.images import CITY, MARKET, Image, draw, shared_pictures
from bot.ui.legend import legend_button
from bot.ui.messages.turn_lines import turn_lines, turns_to_tell
from bot.ui.text.language import language_name
from bot.ui.themes import theme_name
from engines.core.game import Seat
from engines.core.levels import LEVELS
from engines.core.options import changed_options
from engines.core.text import Text, say

MOST_CHANGED = 2  # cities of others on the card of a turn


# The lobby.


async def lobby_picture(context: PublicContext) -> Image | None:
    """What the game looks like, while people can join.

    The name of the file never changes, because edits of the card refer to it.
    """
    if context.table.status is not Status.LOBBY:
        return None
    image = await showcase(context.game.name, context.language, context.theme)
    return replace(image, filename="game.png")


def lobby_card(context: PublicContext, picture: Image | None) -> LayoutMessage:
    """What will be played and who has joined; while people can join, what kind of game it is, and buttons."""
    lines: Item = ui.TextDisplay("\n".join(_lobby_lines(context)))
    if context.table.status is not Status.LOBBY:
        status = context.say(f"lobby-{context.table.status}")
        title: Item = ui.TextDisplay(lobby_title(context))
        watch = [ui.ActionRow(watch_button(context))] if context.table.status is Status.PLAYING else []
        return layout_message([title, lines, ui.TextDisplay(status), *watch])
    about = introduction(context.game.name, context.language)
    parts: list[Item] = [
        ui.TextDisplay("\n".join([lobby_title(context), *about])),
        *([gallery(picture)] if picture else []),
        lines,
        ui.ActionRow(*_lobby_buttons(context)),
        ui.TextDisplay(context.say("lobby-computers")),
        ui.ActionRow(*_level_buttons(context)),
        ui.ActionRow(*_computer_buttons(context)),
    ]
    return layout_message(parts, [picture] if picture else [])


def _lobby_lines(context: PublicContext) -> Iterator[str]:
    table = context.table
    yield context.say("lobby-pace", pace=context.say(f"pace-{table.pace}"))
    yield context.say("language-label", language=language_name(context.language))
    if table.theme:
        yield context.say("theme-label", theme=theme_name(table.theme))
    if not table.ideas:
        yield context.say("lobby-no-ideas")
    yield from _clock_line(context)
    yield from option_lines(context)
    yield from (f"{seat}. {_mention(context, person)}" for seat, person in enumerate(table.people, 1))
    yield from (f"{seat}. …" for seat in range(len(table.people) + 1, table.seats_wanted + 1))
    if table.host_watches:
        yield context.say("lobby-watching", host=_mention(context, table.host))


def lobby_title(context: PublicContext) -> str:
    """The game, and whose table it is."""
    host = _mention(context, context.table.host)
    return "### " + context.say("lobby-title", game=context.title, host=host)


def _clock_line(context: PublicContext) -> Iterator[str]:
    """How much time everybody has, at a table with clocks."""
    pace = PACES[context.table.pace]
    if pace.clock is not None and context.table.seats_wanted > 1:
        line = context.say("lobby-clock", bank=duration(pace.clock), turn=duration(pace.increment))
        yield f"-# {line}"


def duration(seconds: int) -> Text:
    """A length of time in the largest unit that fits."""
    for unit, key in ((DAY, "span-days"), (HOUR, "span-hours")):
        if seconds % unit == 0:
            return Text(key, {"count": seconds // unit})
    return Text("span-minutes", {"count": seconds // MINUTE})


def timestamp(moment: int, style: str = "f") -> str:
    """A moment that Discord shows in each reader's own time zone."""
    return f"<t:{moment}:{style}>"


def option_lines(context: PublicContext) -> Iterator[str]:
    """Each option of the game that differs from its default."""
    for option, value in changed_options(context.game, context.table.options):
        values = ", ".join(say(label, context.language) for label in option.labels(value))
        yield f"- {say(option.label, context.language)}: {values}"


def _lobby_buttons(context: PublicContext) -> Iterator[Button]:
    # Lobby buttons carry no revision: they are good at any, since joining twice is refused anyway.
    table, styles = context.table, discord.ButtonStyle
    too_few = len(table.people) < context.game.seats[0]
    join, start = context.say("lobby-join"), context.say("lobby-start")
    yield button(
        routes.Join(table.id),
        join,
        style=styles.success,
        disabled=table.full,
        emoji=shared_emoji("person"),
    )
    yield button(routes.Leave(table.id), context.say("lobby-leave"))
    yield button(
        routes.Start(table.id),
        start,
        style=styles.primary,
        disabled=too_few,
        emoji=shared_emoji("play"),
    )
    yield button(routes.CancelLobby(table.id), context.say("lobby-cancel"))
    yield rules_button(table.game, context.say("rules-button"))


def watch_button(context: PublicContext) -> Button:
    """For everybody who does not play."""
    return button(routes.WatchTable(context.table.id), context.say("watch-button"))


def _level_buttons(context: PublicContext) -> Iterator[Button]:
    """A computer of each level."""
    table = context.table
    for level in LEVELS:
        route, robot = routes.AddComputer(table.id, level=level), shared_emoji("computer")
        yield button(route, context.say(f"level-{level}"), disabled=table.full, emoji=robot)


def _computer_buttons(context: PublicContext) -> Iterator[Button]:
    table = context.table
    no_computers = not any(person.is_computer for person in table.people)
    yield button(routes.RemoveComputer(table.id), context.say("lobby-dismiss"), disabled=no_computers)
    yield button(routes.WatchOnly(table.id), context.say("lobby-watch"), disabled=table.host_watches)


def _mention(context: PublicContext, person: Person) -> str:
    """A mention of a person, or the name of a computer with its level."""
    if person.id > 0:
        return f"<@{person.id}>"
    name, level = context.person_name(person), person.computer
    if level is None:
        return name
    return context.say("lobby-seat-computer", name=name, level=context.say(f"level-{level}"))


# A turn.


async def turn_card(
    context: PublicContext, turns: Sequence[LogEntry], status: TurnStatus, more_parts: Sequence[Item] = ()
) -> LayoutMessage:
    """What the others did, the cities of the person to act and of the others, and whose turn it is."""
    told = turns_to_tell(context, turns)
    images = await _turn_images(context, told)
    parts: list[Item] = [
        ui.TextDisplay(turn_lines(context, told)),
        gallery(*images),
        ui.TextDisplay("\n".join([_whose_turn(context), *status_lines(context, status)])),
        *button_rows(_turn_buttons(context)),
        *more_parts,
    ]
    return layout_message(parts, images)


async def _turn_images(context: PublicContext, turns: Sequence[LogEntry]) -> list[Image]:
    """The city of the person to act; if nobody is, those that changed; before the first move, the market.

    One picture has the whole width of a phone; two would stand side by side.
    """
    table, view = context.table, context.public_view
    if table.to_act and table.current is not None:
        seats = [table.current] if table.moves else []
    else:
        seats = changed_seats(table, turns)[-MOST_CHANGED:]
    drawn = [draw(context, view, CITY, seat=seat) for seat in seats] or [draw(context, view, MARKET)]
    return await asyncio.gather(*drawn)


def changed_seats(table: Table, turns: Sequence[LogEntry]) -> list[Seat]:
    """Whose cities have changed, the last one last: the movers', and those that the events name."""
    seats: list[Seat | None] = []
    for turn in turns:
        seats += (event.whose for event in turn.events)
        seats.append(table.seat_of(turn.person) if turn.action is Action.MOVED else None)
    latest_first = dict.fromkeys(seat for seat in reversed(seats) if seat is not None)
    return [*reversed(latest_first)]


def _whose_turn(context: PublicContext) -> str:
    table = context.table
    if table.paused:
        return context.say("card-paused")
    if table.to_act:
        return context.say("card-turn", who=f"<@{table.to_act.id}>")
    return context.say("card-thinking", name=context.name(table.current or 0))


def time_left_lines(context: PublicContext, status: TurnStatus) -> Iterator[str]:
    """How long the person to act may take."""
    if status.away_until:
        yield f"-# {context.say('card-away', moment=timestamp(status.away_until))}"
    if status.clock_ends:
        until, distance = timestamp(status.clock_ends), timestamp(status.clock_ends, "R")
        yield f"-# {context.say('card-until', moment=until, distance=distance)}"


def status_lines(context: PublicContext, status: TurnStatus) -> Iterator[str]:
    """How long the person to act may take, and how many people watch."""
    yield from time_left_lines(context, status)
    if status.watchers:
        yield f"-# {context.say('card-watchers', count=status.watchers)}"


def link_to_table(context: PublicContext) -> Button:
    return link_button(table_link(context.table), context.table_name)


def _turn_buttons(context: PublicContext) -> Iterator[Button]:
    table, primary = context.table, discord.ButtonStyle.primary
    if table.to_act:
        play = shared_emoji("play")
        yield button(context.route(routes.OpenPanel), context.say("card-play"), style=primary, emoji=play)
    if table.paused:
        yield button(context.route(routes.Resume), context.say("card-resume"), style=primary)
    if table.offered is not None:
        yield button(context.route(routes.TakeSeat), context.say("card-take-seat"), style=primary)
    if any(person.id > 0 and not person.plays for person in table.people):
        yield button(context.route(routes.ReturnToSeat), context.say("card-take-back"))
    for picture in shared_pictures(context.game.name):
        yield picture_button(context, picture)
    yield scores_button(context)
    yield legend_button(context)
    if not table.moves:
        yield rules_button(table.game, context.say("rules-button"))


def scores_button(context: PublicContext) -> Button:
    route, label = context.route(routes.ShowScores), context.say("card-scores")
    return button(route, label, emoji=shared_emoji("scores"))


def picture_button(context: PublicContext, picture: str) -> Button:
    route = routes.ShowPicture(context.table.id, context.table.revision, picture=picture)
    label, game = context.say(f"{context.game.name}-picture-{picture}"), context.game.name
    return button(route, label, emoji=picture_emoji(game, picture))


# Votes.


def vote_card(context: PublicContext, n: int) -> LayoutMessage:
    """The vote that was called at revision n: the question, who decides, and a button for each answer."""
    table, vote = context.table, context.table.vote
    if vote is None or vote.n != n:
        return layout_message([ui.TextDisplay(context.say("vote-closed"))])
    tally = votes.tally(table, vote)
    question = context.say_text(votes.question(vote))
    rule = context.say(
        "vote-rule",
        entitled=len(tally.entitled),
        needed=tally.needed,
        about="away" if vote.subject is VoteSubject.AWAY else "all",
        moment=timestamp(vote.closes),
    )
    choices = [
        button(
            routes.CastVote(table.id, vote.n, choice),
            f"{context.say(f'vote-choice-{choice}')} · {tally.count[choice]}",
        )
        for choice in vote.choices
    ]
    text = f"### {question[:1].upper()}{question[1:]}\n-# {rule}"
    return layout_message([ui.TextDisplay(text), ui.ActionRow(*choices)])
