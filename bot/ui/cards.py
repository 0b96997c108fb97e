"""A table as messages: the lobby card, the turn card, the final card, and what is told of scores."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Any

import discord
from discord import ui
from msgspec import Struct
from msgspec.structs import asdict

from bot.domain import votes
from bot.domain.lobby import LEVELS
from bot.domain.log import Action, LogEntry
from bot.domain.table import Ending, Person, Status, Table, VoteSubject, display_name
from bot.domain.time_control import DAY, HOUR, MINUTE, PACES
from bot.storage.turn_clock import TurnStatus
from bot.ui.components import Pressed, button
from bot.ui.images import draw, shared
from bot.ui.panel.panel import Shown, shown
from engines.core.game import AnyGame, Event, Score, Seat, View, ranks
from engines.core.text import Text, say

BAR = 12  # the longest bar of a score
ROW = 5  # buttons
MUCH = 1500  # characters of what happened; the log has all of it


class PublicContext(Struct, frozen=True):
    """What anybody may see of a table, in a language."""

    table: Table
    language: str
    priority: int = 0  # whether others' pictures may be drawn first

    @property
    def game(self) -> AnyGame:
        return self.table.rules

    @property
    def view(self) -> View[Any]:
        return self.table.view(None)

    @property
    def seats(self) -> int:
        return len(self.table.people)

    @property
    def title(self) -> str:
        return self.say(f"{self.table.game}-title")

    def name(self, seat: int) -> str:
        return self.called(self.table.people[seat])

    def called(self, person: Person) -> str:
        known = display_name(person)
        return known if isinstance(known, str) else say(known, self.language)

    def say(self, key: str, **args: Any) -> str:
        return say(Text(key, args), self.language, self.name)

    def tell(self, events: Sequence[Event], seat: Seat | None = None) -> str:
        """What happened, as far as all may know, or the seat; of a very long turn, the end of it."""
        told = [say(event.text, self.language, self.name) for event in events if event.only in (None, seat)]
        kept = told
        while sum(map(len, kept)) > MUCH:
            kept = kept[1:]
        return " ".join(kept if kept == told else ["…", *kept])

    def pressed(self, verb: str, rest: str = "") -> Pressed:
        return Pressed(verb, self.table.id, self.table.revision, rest)

    @property
    def link(self) -> str:
        """The way to the table's card, or to where it is played."""
        table = self.table
        card = table.card.message if table.card and table.card.channel == table.place else ""
        return f"https://discord.com/channels/{table.guild or '@me'}/{table.place}/{card}".rstrip("/")


def lobby(onlooker: PublicContext) -> ui.LayoutView:
    """Who has sat down, what will be played, and the ways to join."""
    table = onlooker.table
    people = [f"{seat}. {_seated(onlooker, person)}" for seat, person in enumerate(table.people, 1)]
    free = [f"{seat}. …" for seat in range(len(people) + 1, table.seats_wanted + 1)]
    words = [
        "### " + onlooker.say("lobby-title", game=onlooker.title, host=_seated(onlooker, table.host)),
        onlooker.say("lobby-pace", pace=onlooker.say(f"pace-{table.pace}")),
        *clock(onlooker),
        *options(onlooker),
        *people,
        *free,
        *([onlooker.say("lobby-watching", host=_seated(onlooker, table.host))] if table.host_watches else []),
    ]
    parts: list[ui.Item[Any]] = [ui.TextDisplay("\n".join(words))]
    if table.status is Status.LOBBY:
        parts.append(ui.ActionRow(*_lobby_buttons(onlooker)))
        parts.append(ui.ActionRow(*_computer_buttons(onlooker)))
    else:
        parts.append(ui.TextDisplay(onlooker.say(f"lobby-{table.status}")))
    return _card(parts)


def clock(onlooker: PublicContext) -> Iterator[str]:
    """How much time everybody has, at a table that has clocks."""
    pace = PACES[onlooker.table.pace]
    if pace.clock is not None and onlooker.table.seats_wanted > 1:
        bank, turn = (say(span(seconds), onlooker.language) for seconds in (pace.clock, pace.increment))
        yield f"-# {onlooker.say('lobby-clock', bank=bank, turn=turn)}"


def span(seconds: int) -> Text:
    """A length of time, in the largest measure that fits."""
    for measure, key in ((DAY, "span-days"), (HOUR, "span-hours")):
        if seconds % measure == 0:
            return Text(key, {"count": seconds // measure})
    return Text("span-minutes", {"count": seconds // MINUTE})


def stamp(moment: int, style: str = "f") -> str:
    """A moment as every reader's own clock shows it."""
    return f"<t:{moment}:{style}>"


def _lobby_buttons(onlooker: PublicContext) -> Iterator[ui.Button[Any]]:
    table = onlooker.table
    styles = {"join": discord.ButtonStyle.success, "start": discord.ButtonStyle.primary}
    for verb in ("join", "leave", "start", "cancel"):
        style = styles.get(verb, discord.ButtonStyle.secondary)
        disabled = (
            table.full if verb == "join" else verb == "start" and len(table.people) < onlooker.game.seats[0]
        )
        # A lobby's buttons are good at any revision: joining twice is refused by itself.
        pressed = Pressed(verb, table.id, 0)
        yield button(pressed, onlooker.say(f"lobby-{verb}"), style=style, disabled=disabled)


def _computer_buttons(onlooker: PublicContext) -> Iterator[ui.Button[Any]]:
    table = onlooker.table
    for level in LEVELS:
        label = onlooker.say("lobby-computer", level=onlooker.say(f"level-{level}"))
        yield button(Pressed("computer", table.id, 0, level), label, disabled=table.full)
    none = not any(person.is_computer for person in table.people)
    yield button(Pressed("dismiss", table.id, 0), onlooker.say("lobby-dismiss"), disabled=none)
    yield button(Pressed("watch", table.id, 0), onlooker.say("lobby-watch"), disabled=table.host_watches)


def _seated(onlooker: PublicContext, person: Person) -> str:
    """Somebody on the list; only people can be called."""
    if person.id > 0:
        return f"<@{person.id}>"
    name, level = onlooker.called(person), person.computer
    if level is None:
        return name
    return onlooker.say("lobby-seat-computer", name=name, level=onlooker.say(f"level-{level}"))


def options(onlooker: PublicContext) -> Iterator[str]:
    """Each option that differs from the usual, in words."""
    chosen, usual = onlooker.table.options, onlooker.game.options()
    for field, value in asdict(chosen).items():
        if value != getattr(usual, field):
            values = value if isinstance(value, tuple) else (value,)
            named = ", ".join(onlooker.say(f"{onlooker.game.name}-option-{field}-{each}") for each in values)
            yield f"- {onlooker.say(f'{onlooker.game.name}-option-{field}')}: {named}"


async def turn(
    onlooker: PublicContext, act: LogEntry, standing: TurnStatus, further: Sequence[ui.Item[Any]] = ()
) -> Shown:
    """The card of a turn: what just happened, in words and in the cities it changed, and who is next."""
    happened = onlooker.tell(act.events)
    if onlooker.table.status is not Status.PLAYING:
        return await final(onlooker, happened)
    pictures = [await draw(onlooker, "city", seat=seat) for seat in changed(onlooker.table, act)]
    pictures = pictures or [await draw(onlooker, "market")]
    parts: list[ui.Item[Any]] = [
        ui.TextDisplay(happened),
        ui.MediaGallery(*(picture.item() for picture in pictures)),
        ui.TextDisplay("\n".join([_whose_turn(onlooker), *time_left(onlooker, standing)])),
        *_rows(_turn_buttons(onlooker)),
        *further,
    ]
    return shown(parts, pictures)


def _whose_turn(onlooker: PublicContext) -> str:
    table = onlooker.table
    if table.paused:
        return onlooker.say("card-paused")
    if table.to_act:
        return onlooker.say("card-turn", who=f"<@{table.to_act.id}>")
    return onlooker.say("card-thinking", name=onlooker.name(table.current or 0))


def changed(table: Table, act: LogEntry) -> list[Seat]:
    """Whose cities an act has changed: the mover's, and those that its events name."""
    mover = table.seat_of(act.person) if act.action is Action.MOVED else None
    seats = dict.fromkeys((mover, *(event.whose for event in act.events)))
    return [seat for seat in seats if seat is not None]


def time_left(onlooker: PublicContext, standing: TurnStatus) -> Iterator[str]:
    """How long the one to act may take."""
    if standing.away_until:
        yield f"-# {onlooker.say('card-away', moment=stamp(standing.away_until))}"
    if standing.clock_ends:
        until, distance = stamp(standing.clock_ends), stamp(standing.clock_ends, "R")
        yield f"-# {onlooker.say('card-until', moment=until, distance=distance)}"


def _turn_buttons(onlooker: PublicContext) -> Iterator[ui.Button[Any]]:
    table, first = onlooker.table, discord.ButtonStyle.primary
    if table.to_act:
        yield button(onlooker.pressed("play"), onlooker.say("card-play"), style=first)
    if table.paused:
        yield button(onlooker.pressed("resume"), onlooker.say("card-resume"), style=first)
    if table.offered is not None:
        yield button(onlooker.pressed("seat"), onlooker.say("card-take-seat"), style=first)
    if any(person.id > 0 and not person.plays for person in table.people):
        yield button(onlooker.pressed("return"), onlooker.say("card-take-back"))
    for what in shared(onlooker.game.name):
        yield _look(onlooker, what)
    yield button(onlooker.pressed("scores"), onlooker.say("card-scores"))


def _look(onlooker: PublicContext, what: str) -> ui.Button[Any]:
    return button(onlooker.pressed("look", what), onlooker.say(f"{onlooker.game.name}-picture-{what}"))


def _replay(onlooker: PublicContext) -> ui.Button[Any]:
    return button(onlooker.pressed("replay"), onlooker.say("card-replay"))


def _rows(buttons: Iterable[ui.Button[Any]]) -> Iterator[ui.ActionRow[Any]]:
    """As many rows as they need."""
    left = list(buttons)
    for start in range(0, len(left), ROW):
        yield ui.ActionRow(*left[start : start + ROW])


async def final(onlooker: PublicContext, happened: str) -> Shown:
    """Who won, everybody's points by category, all cities in one picture, and a rematch."""
    picture = await draw(onlooker, "table")
    scores = onlooker.game.scores(onlooker.table.state)
    best = [onlooker.name(seat) for seat, rank in enumerate(ranks(scores)) if rank == 1]
    finished = onlooker.table.ending is Ending.FINISHED
    won = onlooker.say("card-won", count=len(best), who=" & ".join(best))
    outcome = won if finished else onlooker.say("card-stopped")
    again = button(onlooker.pressed("again"), onlooker.say("card-again"), style=discord.ButtonStyle.primary)
    parts: list[ui.Item[Any]] = [
        ui.TextDisplay(f"{happened}\n### {outcome}"),
        ui.MediaGallery(picture.item()),
        ui.TextDisplay(standings(onlooker, scores)),
        ui.ActionRow(again, _look(onlooker, "table"), _replay(onlooker)),
    ]
    return shown(parts, [picture])


def ballot(onlooker: PublicContext, n: int) -> ui.LayoutView:
    """The card of that vote: what it is about, who decides and how, a button for each answer."""
    table, vote = onlooker.table, onlooker.table.vote
    if vote is None or vote.n != n:
        return _card([ui.TextDisplay(onlooker.say("vote-closed"))])
    tally = votes.tally(table, vote)
    asked = say(votes.question(vote), onlooker.language, onlooker.name)
    rule = onlooker.say(
        "vote-rule",
        entitled=len(tally.entitled),
        needed=tally.needed,
        about="away" if vote.subject is VoteSubject.AWAY else "all",
        moment=stamp(vote.closes),
    )
    choices = [
        button(
            Pressed("vote", table.id, vote.n, choice),
            f"{onlooker.say(f'vote-choice-{choice}')} · {tally.count[choice]}",
        )
        for choice in vote.choices
    ]
    words = f"### {asked[:1].upper()}{asked[1:]}\n-# {rule}"
    return _card([ui.TextDisplay(words), ui.ActionRow(*choices)])


def standings(onlooker: PublicContext, scores: Sequence[Score]) -> str:
    """Everybody's points, the leader first, with bars that can be compared."""
    order = sorted(range(len(scores)), key=lambda seat: ranks(scores)[seat])
    most = max(1, *(score.total for score in scores))
    lines = []
    for seat in order:
        score = scores[seat]
        bar = "█" * round(BAR * score.total / most)
        parts = " · ".join(
            f"{onlooker.say(f'{onlooker.game.name}-part-{part}')} {points}"
            for part, points in score.parts.items()
        )
        lines.append(f"**{ranks(scores)[seat]}. {onlooker.name(seat)}**  {bar} **{score.total}**\n-# {parts}")
    return "\n".join(lines)


def _card(parts: Sequence[ui.Item[Any]]) -> ui.LayoutView:
    return shown(parts, ()).layout
