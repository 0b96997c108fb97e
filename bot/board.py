"""A table as messages: the lobby card, the turn card, the final card, and what is told of scores."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Any

import discord
from discord import ui
from msgspec import Struct
from msgspec.structs import asdict

from bot.pace import DAY, HOUR, MINUTE, PACES
from bot.panel import Shown, shown
from bot.pictures import draw, shared
from bot.records import Act, Deed, Ending, Status, Table
from bot.turns import Standing
from bot.widgets import Pressed, button
from engines.core.game import AnyGame, Event, Score, Seat, View, ranks
from engines.core.text import Text, say

BAR = 12  # the longest bar of a score
ROW = 5  # buttons
MUCH = 1500  # characters of what happened; the log has all of it


class Onlooker(Struct, frozen=True):
    """What anybody may see of a table, in a language."""

    table: Table
    language: str

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
        return self.table.people[seat].name

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


def lobby(onlooker: Onlooker) -> ui.LayoutView:
    """Who has sat down, what will be played, and the ways to join."""
    table = onlooker.table
    people = [f"{seat}. <@{person.id}>" for seat, person in enumerate(table.people, 1)]
    free = [f"{seat}. …" for seat in range(len(people) + 1, table.seats_wanted + 1)]
    words = [
        "### " + onlooker.say("lobby-title", game=onlooker.title, host=f"<@{table.host.id}>"),
        onlooker.say("lobby-pace", pace=onlooker.say(f"pace-{table.pace}")),
        *clock(onlooker),
        *options(onlooker),
        *people,
        *free,
    ]
    parts: list[ui.Item[Any]] = [ui.TextDisplay("\n".join(words))]
    if table.status is Status.LOBBY:
        parts.append(ui.ActionRow(*_lobby_buttons(onlooker)))
    else:
        parts.append(ui.TextDisplay(onlooker.say(f"lobby-{table.status}")))
    return _card(parts)


def clock(onlooker: Onlooker) -> Iterator[str]:
    """How much time everybody has, at a table that has clocks."""
    pace = PACES[onlooker.table.pace]
    if pace.bank is not None and onlooker.table.seats_wanted > 1:
        bank, turn = (say(span(seconds), onlooker.language) for seconds in (pace.bank, pace.turn))
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


def _lobby_buttons(onlooker: Onlooker) -> Iterator[ui.Button[Any]]:
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


def options(onlooker: Onlooker) -> Iterator[str]:
    """Each option that differs from the usual, in words."""
    chosen, usual = onlooker.table.options, onlooker.game.options()
    for field, value in asdict(chosen).items():
        if value != getattr(usual, field):
            values = value if isinstance(value, tuple) else (value,)
            named = ", ".join(onlooker.say(f"{onlooker.game.name}-option-{field}-{each}") for each in values)
            yield f"- {onlooker.say(f'{onlooker.game.name}-option-{field}')}: {named}"


async def turn(
    onlooker: Onlooker, act: Act, standing: Standing, further: Sequence[ui.Item[Any]] = ()
) -> Shown:
    """The card of a turn: what just happened, in words and in the cities it changed, and who is next."""
    person, happened = onlooker.table.to_act, onlooker.tell(act.events)
    if person is None:
        return await final(onlooker, happened)
    pictures = [await draw(onlooker, "city", seat=seat) for seat in changed(onlooker.table, act)]
    pictures = pictures or [await draw(onlooker, "market")]
    called = [onlooker.say("card-turn", who=f"<@{person.id}>"), *time_left(onlooker, standing)]
    parts: list[ui.Item[Any]] = [
        ui.TextDisplay(happened),
        ui.MediaGallery(*(picture.item() for picture in pictures)),
        ui.TextDisplay("\n".join(called)),
        *_rows(_turn_buttons(onlooker)),
        *further,
    ]
    return shown(parts, pictures)


def changed(table: Table, act: Act) -> list[Seat]:
    """Whose cities an act has changed: the mover's, and those that its events name."""
    mover = table.seat_of(act.person) if act.deed is Deed.MOVED else None
    seats = dict.fromkeys((mover, *(event.whose for event in act.events)))
    return [seat for seat in seats if seat is not None]


def time_left(onlooker: Onlooker, standing: Standing) -> Iterator[str]:
    """How long the one to act may take."""
    if standing.away:
        yield f"-# {onlooker.say('card-away', moment=stamp(standing.away))}"
    if standing.until:
        until, distance = stamp(standing.until), stamp(standing.until, "R")
        yield f"-# {onlooker.say('card-until', moment=until, distance=distance)}"


def _turn_buttons(onlooker: Onlooker) -> Iterator[ui.Button[Any]]:
    yield button(onlooker.pressed("play"), onlooker.say("card-play"), style=discord.ButtonStyle.primary)
    for what in shared(onlooker.game.name):
        yield _look(onlooker, what)
    yield button(onlooker.pressed("scores"), onlooker.say("card-scores"))


def _look(onlooker: Onlooker, what: str) -> ui.Button[Any]:
    return button(onlooker.pressed("look", what), onlooker.say(f"{onlooker.game.name}-picture-{what}"))


def _rows(buttons: Iterable[ui.Button[Any]]) -> Iterator[ui.ActionRow[Any]]:
    """As many rows as they need."""
    left = list(buttons)
    for start in range(0, len(left), ROW):
        yield ui.ActionRow(*left[start : start + ROW])


async def final(onlooker: Onlooker, happened: str) -> Shown:
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
        ui.ActionRow(again, _look(onlooker, "table")),
    ]
    return shown(parts, [picture])


def standings(onlooker: Onlooker, scores: Sequence[Score]) -> str:
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
