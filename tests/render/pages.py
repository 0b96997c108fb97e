"""Requests for pictures in which places are numbered, as a panel makes them: a menu's worth at a time."""

import engines
from bot.ui.panel.places.pages import in_pages
from engines.core.game import AnyMove, Position
from engines.core.notation import words
from render import RenderRequest
from tests.render.scene import Scene


def numbered(replay: str, moves: int, steps: str, page: int = 0, chosen: int = 0) -> RenderRequest:
    """A page of the places of all moves that begin like this, as a panel has it; one of them is a ghost."""
    view = Scene(replay, moves, RenderRequest("city")).view()
    game = engines.game(replay.partition("-")[0])
    found: dict[Position, AnyMove] = {}
    for move in game.legal_moves(view.state):
        at = game.position(view, move)
        if at and words(move).startswith(steps):
            found.setdefault(at, move)
    pages = in_pages(found)
    first = sum(map(len, pages[:page]))
    shown = [found[at] for at in pages[page]]
    places = {str(first + number): move for number, move in enumerate(shown, start=1)}
    return RenderRequest("city", places=places, ghost=shown[chosen])
