"""The first line of a picture of Cities: whose turn it is, who has the star, how long the game goes on."""

from engines.cities.components import Zone
from engines.cities.state import State
from engines.core.game import Seat
from render.drawing import glyphs
from render.requests import RenderRequest
from render.widgets import headline

STAR = 52


class Headline(headline.Headline):
    """With the star of whoever begins the round."""

    def add_star(self) -> None:
        self.add_glyph(glyphs.STAR, STAR)

    def add_player(self, state: State, seat: Seat, request: RenderRequest) -> None:
        self.add_name(seat, request, to_move=seat == state.active and not state.over)


def workers_left(state: State, seat: Seat) -> int:
    """How many workers a seat can still send in this round."""
    sent = sum(slot.worker == seat for slot in state.board)
    return 0 if state.over else len(Zone) * state.mode.workers_a_zone - sent


def rounds(state: State) -> str:
    """The round that is played, of how many."""
    return f"{state.round}/{state.mode.rounds}"
