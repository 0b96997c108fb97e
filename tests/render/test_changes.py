"""What has changed last is marked in the pictures of every game."""

from collections.abc import Iterator
from io import BytesIO
from pathlib import Path
from typing import NamedTuple

import pytest
from PIL import Image

import engines
import render
from engines.core.game import AnyGame, AnyMove, AnyView, find
from engines.core.notation import steps
from engines.core.saves import replays
from engines.core.saves.codec import read_setup
from render import RenderRequest
from tests.render.scene import REPLAYS

OFTEN = 2  # so many moves of each kind in a recorded game
HEADLINE = 112  # the height of the line that says whose picture it is, and whose turn
# Moves after which nothing on the table is different, except whose turn it is.
SILENT = {
    ("founders", "agree"),
    ("founders", "pass"),
    ("founders", "propose"),
    ("origins", "pass"),
    ("origins", "skip"),
    ("origins", "act"),  # often only opens a question
    ("origins", "use"),
}
# Moves after which something has left the pictures.
REMOVING = {("cities", "decline")}


class Moment(NamedTuple):
    """A move of a recorded game, and the public views before and after it."""

    move: AnyMove
    before: AnyView
    after: AnyView


def moments(path: Path) -> Iterator[Moment]:
    """The first few moves of each kind in a recorded game."""
    record = replays.read(path.read_text("utf-8"))
    game = engines.game(record.game)
    state, seen = game.new(read_setup(game, record.setup.encode())), dict[str, int]()
    for word in record.moves:
        move = find(game, state, word)
        after = game.apply(state, move).state
        kind = steps(move)[0]
        seen[kind] = seen.get(kind, 0) + 1
        if seen[kind] <= OFTEN:
            yield Moment(move, game.view(state, None), game.view(after, None))
        state = after


def pictures(game: AnyGame, view: AnyView, since: AnyView | None) -> list[bytes]:
    """All public pictures of a view: everybody's city, and what all share."""
    seats = range(len(game.scores(view.state)))
    requests = [RenderRequest("city", seat, since=since) for seat in seats]
    requests += [RenderRequest(name, since=since) for name in render.pictures(game.name).shared()]
    return [render.draw(game.name, view, request).png for request in requests]


def cities(game: AnyGame, view: AnyView) -> list[bytes]:
    """Everybody's city without its headline."""
    drawn = pictures(game, view, view)[: len(game.scores(view.state))]
    images = [Image.open(BytesIO(png)) for png in drawn]
    return [image.crop((0, HEADLINE, image.width, image.height)).tobytes() for image in images]


@pytest.mark.parametrize("path", sorted(REPLAYS.glob("*.txt")), ids=lambda path: path.stem)
def test_every_kind_of_move_is_marked_in_some_picture(path: Path) -> None:
    game = engines.game(path.stem.split("-")[0])
    for move, before, after in moments(path):
        if pictures(game, after, after) == pictures(game, after, before):
            kind = (game.name, steps(move)[0])
            assert kind in SILENT | REMOVING, move
            assert kind in REMOVING or cities(game, before) == cities(game, after), move


@pytest.mark.parametrize("name", ["akropolis-two", "cities-two", "founders-two", "origins-two"])
def test_a_move_that_is_thought_of_is_shown_without_marks(name: str) -> None:
    game = engines.game(name.split("-", maxsplit=1)[0])
    move, before, after = next(each for each in moments(REPLAYS / f"{name}.txt") if each.move)
    ghost = RenderRequest("city", 0, ghost=move)
    assert render.draw(game.name, before, ghost) == render.draw(
        game.name, before, RenderRequest("city", 0, ghost=move, since=after)
    )
