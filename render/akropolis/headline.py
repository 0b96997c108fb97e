"""The first line of a picture: a seat, and the marker of the chief architect."""

from engines.akropolis.state import State
from engines.core.game import Seat
from render.drawing import glyphs
from render.requests import RenderRequest
from render.widgets import headline

CROWN = 48


class Headline(headline.Headline):
    """With the marker of the chief architect."""

    def add_crown(self) -> None:
        self.add_glyph(glyphs.CROWN, CROWN)

    def add_player(self, state: State, seat: Seat, request: RenderRequest) -> None:
        self.add_name(seat, request, to_move=seat == state.active and not state.over)
