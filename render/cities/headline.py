"""The first line of a picture: a seat, the star, the remaining workers and the round."""

from engines.cities.components import Zone
from engines.cities.state import State
from engines.core.game import Seat
from render.drawing import glyphs
from render.requests import RenderRequest
from render.widgets import headline

STAR = 52


class Headline(headline.Headline):
    """With the star of the seat that begins the round."""

    def add_star(self) -> None:
        self.add_glyph(glyphs.STAR, STAR)

    def add_player(self, state: State, seat: Seat, request: RenderRequest) -> None:
        self.add_name(seat, request, to_move=seat == state.active and not state.over)


def workers_left(state: State, seat: Seat) -> int:
    """The workers that a seat can still send in this round."""
    sent = sum(slot.worker == seat for slot in state.board)
    return 0 if state.over else len(Zone) * state.mode.workers_a_zone - sent


def rounds(state: State) -> str:
    """The current round, of how many."""
    return f"{state.round}/{state.mode.rounds}"
