"""The numbers of places can all be read in every picture in which a place is asked for."""

from itertools import combinations
from pathlib import Path
from typing import Any

import pytest

import engines
import render
from engines.core.game import AnyGame, AnyMove, View, find
from engines.core.saves import replays
from engines.core.saves.codec import read_setup
from render import RenderRequest
from render.drawing.sprites import Box
from render.widgets.place_numbers import place_number
from tests.render.places import numbered_places, pages_of_places, steps_before_place
from tests.render.scene import NAMES, REPLAYS
from tests.render.stamps import Stamp, drawn

GAMES = ("akropolis", "cities", "founders", "origins")
RECORDS = [file for game in GAMES for file in sorted(REPLAYS.glob(f"{game}-*.txt"))]
EVERY = 9  # positions between two that are drawn


@pytest.mark.parametrize("record", RECORDS, ids=lambda file: file.stem)
def test_each_number_is_drawn_once_beside_the_others(record: Path, stamped: list[Stamp]) -> None:
    for game, view in positions(record):
        for candidate in candidates(game, view):
            for places in pages_of_places(game, view, candidate):
                stamped.clear()
                draw(game, view, places, next(iter(places.values())))
                boxes = number_boxes(stamped, places)
                assert sorted(boxes) == sorted(places), candidate
                for one, other in combinations(boxes, 2):
                    assert not overlap(boxes[one], boxes[other]), (candidate, one, other)


@pytest.mark.parametrize("record", RECORDS[:1] + RECORDS[-1:], ids=lambda file: file.stem)
def test_the_number_of_the_ghosts_place_is_the_bright_one(record: Path, stamped: list[Stamp]) -> None:
    for game, view in positions(record):
        for candidate in candidates(game, view):
            places = numbered_places(game, view, candidate)
            number = next(each for each, move in places.items() if move is candidate)
            stamped.clear()
            draw(game, view, places, candidate)
            bright = [each for each in places if drawn(stamped, place_number(each, 1, chosen=True))]
            assert bright == [number]


def positions(record: Path) -> list[tuple[AnyGame, View[Any]]]:
    """Some positions of a recorded game, as the seat to act sees them."""
    read = replays.read(record.read_text("utf-8"))
    game = engines.game(read.game)
    state, found = game.new(read_setup(game, read.setup.encode())), []
    for number, words in enumerate(read.moves):
        if number % EVERY == 0:
            found.append((game, game.view(state, game.current(state))))
        state = game.apply(state, find(game, state, words)).state
    return found


def candidates(game: AnyGame, view: View[Any]) -> list[AnyMove]:
    """The first move of each group that shares its places."""
    found: dict[tuple[str, ...], AnyMove] = {}
    for move in game.legal_moves(view.state):
        if game.position(view, move) is not None:
            found.setdefault(steps_before_place(move), move)
    first = {key: next(iter(numbered_places(game, view, move).values())) for key, move in found.items()}
    return list(first.values())


def draw(game: AnyGame, view: View[Any], places: dict[str, AnyMove], ghost: AnyMove) -> None:
    """The picture in which a place is asked for."""
    [name] = render.pictures(game.name).for_question(view, steps_before_place(ghost))
    render.draw(game.name, view, RenderRequest(name, view.seat, places=places, ghost=ghost, names=NAMES))


def number_boxes(stamped: list[Stamp], places: dict[str, AnyMove]) -> dict[str, Box]:
    """Where each number was drawn, if it can be seen whole."""
    boxes = {}
    for number in places:
        plates = [place_number(number, 1, chosen=chosen) for chosen in (False, True)]
        found = [stamp for stamp in stamped if stamp.sprite in plates]
        if len(found) == 1 and found[0].is_whole():
            boxes[number] = found[0].box
    return boxes


def overlap(one: Box, other: Box) -> bool:
    return one[0] < other[2] and other[0] < one[2] and one[1] < other[3] and other[1] < one[3]
