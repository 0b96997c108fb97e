"""Every kind of question of a game as the panel asks it, at positions of recorded games."""

from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import NamedTuple

from msgspec import Struct
from msgspec.structs import replace

import engines
from bot.domain.table import Person, Status, Table
from bot.local.messages.compose import compose
from bot.local.people import Person as Reader
from bot.local.world import payloads
from bot.local.world.json_types import Payload
from bot.local.world.store import File
from bot.ui.components import PrivateMessage
from bot.ui.context import PlayerContext
from bot.ui.images import Image
from bot.ui.panel.finish_turn import finish_preview, plan_turn
from bot.ui.panel.outcome import keeps_the_turn
from bot.ui.panel.places.targets import steps_before_place
from bot.ui.panel.question_panel import current_question, events_line, panel_message, preview_message
from bot.ui.routes import PanelState
from engines.core.game import AnyMove, Event, find
from engines.core.notation import steps
from engines.core.saves import replays
from engines.core.saves.codec import read_setup
from tests.render.scene import REPLAYS

NAMES = ("Agnieszka", "Bartłomiej Brzęczyszczykiewicz", "Ada", "Dawid")


class Position(NamedTuple):
    """What the person to act sees, and what has just happened in their turn."""

    context: PlayerContext
    happened: str

    def verbs(self) -> tuple[str, ...]:
        """What is asked: the kinds of moves."""
        moves = self.context.game.legal_moves(self.context.view.state)
        return tuple(sorted({type(move).__name__ for move in moves}))


def first_and_last_of_each_question(game: str, language: str) -> Iterator[tuple[str, Position]]:
    """Positions of the recorded games in which each kind of question is asked first and last."""
    first: dict[tuple[str, ...], Position] = {}
    last: dict[tuple[str, ...], Position] = {}
    for file in sorted(REPLAYS.glob(f"{game}-*.txt")):
        latest: dict[tuple[str, ...], Position] = {}
        for position in positions(file, language):
            first.setdefault(position.verbs(), position)
            latest[position.verbs()] = position
        for verbs, position in latest.items():
            if verbs not in last or position.context.table.moves > last[verbs].context.table.moves:
                last[verbs] = position
    for name, found in (("first", first), ("last", last)):
        yield from ((f"{name} {'/'.join(verbs)}", position) for verbs, position in found.items())


def positions(file: Path, language: str) -> Iterator[Position]:
    """Every position of a recorded game."""
    read = replays.read(file.read_text("utf-8"))
    game = engines.game(read.game)
    setup = read_setup(game, read.setup.encode())
    table = _table(read.game, setup.options, setup.seats)
    state, events, moves_this_turn = game.new(setup), tuple[Event, ...](), 0
    for number, words in enumerate(read.moves):
        seat = game.current(state)
        assert seat is not None
        actor = table.people[seat] if moves_this_turn else None
        now = replace(table, state=state, actor=actor, moves=number, moves_this_turn=moves_this_turn)
        context = PlayerContext(now, language, seat=seat, view=game.view(state, seat))
        yield Position(context, context.describe(events, seat) if moves_this_turn else "")
        step = game.apply(state, find(game, state, words))
        state, events = step.state, step.events
        moves_this_turn = moves_this_turn + 1 if game.current(state) == seat else 0


def _table(game: str, options: Struct, seats: int) -> Table:
    people = tuple(Person(101 + seat, name) for seat, name in enumerate(NAMES[:seats]))
    return Table(
        id=1000,
        game=game,
        options=options,
        pace="none",
        seats_wanted=seats,
        guild=10,
        channel=20,
        opened=0,
        status=Status.PLAYING,
        host=people[0],
        people=people,
        revision=500,
    )


async def panels(position: Position) -> AsyncIterator[tuple[str, PrivateMessage]]:
    """The first question, the ones after each verb, a preview of each, and the end of the turn."""
    context, happened = position
    async for name, panel in _questions(context, PanelState(), events_line(happened)):
        yield name, panel
    if context.turn_is_underway:
        yield "end of the turn", await finish_preview(context, await plan_turn(context))


async def _questions(
    context: PlayerContext, state: PanelState, happened: str = ""
) -> AsyncIterator[tuple[str, PrivateMessage]]:
    asked = current_question(context, state)
    if asked.move is not None and keeps_the_turn(context, asked.move):
        return  # It would be made at once.
    yield " ".join(("after", *state.path)), await panel_message(context, state, asked, happened)
    examples: dict[type[AnyMove], AnyMove] = {type(move): move for move in reversed(asked.moves)}
    is_place = bool(state.path) and steps_before_place(asked) is not None  # other places look alike
    for move in examples.values() if asked.choices and not is_place else ():
        following = PanelState(steps(move)[: len(asked.path) + 1], back=len(state.path))
        async for each in _questions(context, following):
            yield each
        if not state.path and not keeps_the_turn(context, move):
            yield "preview", await preview_message(context, move, PanelState(steps(move)))


def post(reader: Reader, panel: PrivateMessage) -> Payload:
    """Show a panel on the screen of its reader alone."""
    world = reader.world
    images = [each for each in panel.attached if isinstance(each, Image)]
    uploads = {
        number: File(image.filename, "image/png", image.content) for number, image in enumerate(images)
    }
    listed = [{"id": number, "filename": file.name} for number, file in uploads.items()]
    payload = {"content": panel.text, "components": panel.view.to_components(), "attachments": listed}
    fields = compose(world, reader.channel, payload, uploads)
    return world.post(reader.channel, world.bot["id"], fields | {"flags": payloads.EPHEMERAL}, reader.id)
