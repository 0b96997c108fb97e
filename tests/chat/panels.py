"""Every kind of question of a game as the panel asks it, at positions of recorded games."""

from collections.abc import AsyncIterator, Iterator
from pathlib import Path

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
from bot.ui.panel.question_panel import (
    current_question,
    panel_message,
    preview_message,
)
from bot.ui.routes import PanelState
from engines.core.game import Event, find
from engines.core.notation import steps
from engines.core.saves import replays
from engines.core.saves.codec import read_setup
from tests.render.scene import REPLAYS

NAMES = ("Agnieszka", "Bartłomiej Brzęczyszczykiewicz", "Ada", "Dawid")
DEEPEST = 4  # questions, one after the other


class Position(Struct, frozen=True):
    """A recorded game after some of its moves."""

    replay: str
    moves: int


def recorded_games(game: str) -> list[Path]:
    return sorted(REPLAYS.glob(f"{game}-*.txt"))


def contexts(file: Path, language: str) -> Iterator[tuple[PlayerContext, str]]:
    """Each position of a recorded game as the seat to act sees it, in the middle of a turn of theirs."""
    read = replays.read(file.read_text("utf-8"))
    game = engines.game(read.game)
    setup = read_setup(game, read.setup.encode())
    state = game.new(setup)
    people = tuple(Person(101 + seat, name) for seat, name in enumerate(NAMES[: setup.seats]))
    table = Table(
        id=1,
        game=game.name,
        options=setup.options,
        pace="none",
        seats_wanted=setup.seats,
        guild=10,
        channel=20,
        opened=0,
        status=Status.PLAYING,
        host=people[0],
        people=people,
        revision=5,
    )
    moves_this_turn, events = 0, tuple[Event, ...]()
    for number, words in enumerate(read.moves):
        seat = game.current(state)
        assert seat is not None
        now = replace(table, state=state, moves=number, moves_this_turn=moves_this_turn)
        if moves_this_turn:
            now = replace(now, actor=people[seat])
        context = PlayerContext(now, language, seat=seat, view=game.view(state, seat))
        yield context, context.describe(events, seat) if moves_this_turn else ""
        step = game.apply(state, find(game, state, words))
        state, events = step.state, step.events
        moves_this_turn = moves_this_turn + 1 if game.current(state) == seat else 0


async def panels(context: PlayerContext, happened: str) -> AsyncIterator[tuple[str, PrivateMessage]]:
    """The first question of a position, those that follow, previews, and the end of the turn."""
    async for each in _questions(context, PanelState(), happened):
        yield each
    if context.turn_is_underway:
        yield "finish", await finish_preview(context, await plan_turn(context))


async def _questions(
    context: PlayerContext, state: PanelState, happened: str = ""
) -> AsyncIterator[tuple[str, PrivateMessage]]:
    asked = await current_question(context, state)
    kinds = "/".join(sorted({type(move).__name__ for move in asked.moves}))
    yield f"{kinds} {len(state.path)}", await panel_message(context, state, asked, happened)
    if asked.move is not None:
        return
    verbs: set[object] = set()
    for move in asked.moves:
        depth = len(asked.path)
        if len(state.path) < DEEPEST and (type(move),) not in verbs:
            verbs.add((type(move),))
            following = PanelState(steps(move)[: depth + 1], back=len(state.path))
            async for each in _questions(context, following):
                yield each
            if not keeps_the_turn(context, move):
                yield (
                    f"preview {type(move).__name__}",
                    await preview_message(context, move, PanelState(steps(move))),
                )


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
