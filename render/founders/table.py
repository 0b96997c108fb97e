"""The picture of the whole table: every territory, with the tokens and points of its founder."""

from math import ceil

from engines.core.game import Seat, View
from engines.founders.scoring import score
from engines.founders.state import Phase, State
from render import glyphs
from render.canvas import HEIGHT, MARGIN, WIDTH, Canvas
from render.founders import alt, board, choices, tokens
from render.founders.choices import Choice
from render.founders.city import owner
from render.founders.colours import PALETTE
from render.founders.headline import to_move
from render.founders.symbols import AGREED, REFUSED
from render.lettering import MIDDLE, SMALL, Weight, letters
from render.palette import ACCENT
from render.parts import SMALL_CHIP, chip, disc, pill, write_from
from render.sprites import Box, Point
from render.squares import fit
from render.wishes import Picture, Wish

LARGEST = 92
TOKEN = 40
BALLOT = 84  # how high the line is on which votes are marked
VOTES = {"agree": AGREED, "refuse": REFUSED}


def table(view: View[State], wish: Wish) -> Picture:
    """All that everybody has; with marks wherever they point, and in a vote on its two answers."""
    state, canvas = view.state, Canvas(wish.scale)
    marks = choices.read_all(wish.marks)
    voting = state.phase is Phase.VOTE
    for seat, box in enumerate(_boxes(len(state.founders), HEIGHT - MARGIN - BALLOT * voting)):
        _show(canvas, state, seat, box, wish, marks)
    if voting:
        _vote(canvas, marks, choices.read(wish.ghost) if wish.ghost else board.NOTHING)
    return Picture(canvas.png(PALETTE), alt.table(state))


def _boxes(seats: int, bottom: float) -> list[Box]:
    """Two columns of territories."""
    wide, high = (WIDTH - 2 * MARGIN) / 2, (bottom - MARGIN) / ceil(seats / 2)
    corners = [(MARGIN + wide * (seat % 2), MARGIN + high * (seat // 2)) for seat in range(seats)]
    return [(x + 6, y, x + wide - 10, y + high) for x, y in corners]


def _show(canvas: Canvas, state: State, seat: Seat, box: Box, wish: Wish, marks: dict[str, Choice]) -> None:
    scale, founder = canvas.scale, state.founders[seat]
    left, top, right, bottom = (edge * scale for edge in box)
    _head(canvas, state, seat, (left, top, right, bottom), wish)
    here = {letter: each for letter, each in marks.items() if each.at and owner(state, each) == seat}
    places = board.places(founder.territory, here.values())
    if places:
        inside = (left + 8 * scale, top + 72 * scale, right - 8 * scale, bottom - 14 * scale)
        grid = fit(places, inside, LARGEST * scale)
        board.draw(canvas, founder.territory, grid)
        board.mark(canvas, founder.territory, grid, here)


def _head(canvas: Canvas, state: State, seat: Seat, box: Box, wish: Wish) -> None:
    """Whose it is, their tokens and their points."""
    scale, (left, top, right, _) = canvas.scale, box
    y = top + 34 * scale
    end = _tell_points(canvas, state, seat, (right, y)) - 20 * scale
    end = tokens.hand(canvas, state.founders[seat].tokens, (end, y), TOKEN * scale)
    shown = chip(seat, SMALL_CHIP * scale, to_move=to_move(state, seat))
    canvas.stamp(shown, left + shown.wide / 2 - 4 * scale, y)
    start = left + shown.wide + 4 * scale
    write_from(canvas, wish.name(seat), (start, y), end - start, SMALL)


def _tell_points(canvas: Canvas, state: State, seat: Seat, end: Point) -> float:
    """The most points are on a bright plate; where they begin."""
    (right, y), scale = end, canvas.scale
    points = [score(founder).total for founder in state.founders]
    number = letters(str(points[seat]), MIDDLE * scale, Weight.BOLD)
    wide = number.width + 24 * scale
    if points[seat] == max(points):
        canvas.stamp(pill(wide, 52 * scale, ACCENT), right - wide / 2, y)
    canvas.darken(number, right - wide / 2, y)
    medal = glyphs.on_the_card(glyphs.MEDAL, 40 * scale)
    canvas.stamp(medal, right - wide - 4 * scale - medal.wide / 2, y)
    return right - wide - 4 * scale - medal.wide


def _vote(canvas: Canvas, marks: dict[str, Choice], ghost: Choice) -> None:
    """Whether the game is over: yes and no, with their marks; the answer that is thought of stands out."""
    scale = canvas.scale
    y = (HEIGHT - MARGIN - BALLOT / 2) * scale
    for number, (verb, glyph) in enumerate(VOTES.items()):
        x = WIDTH * (0.3 + 0.4 * number) * scale
        canvas.stamp(tokens.disc(glyph, 72 * scale, ghost=verb == ghost.verb), x, y)
        pointing = [letter for letter, choice in marks.items() if choice.verb == verb]
        for place, letter in enumerate(pointing):
            canvas.stamp(disc(letter, MIDDLE * scale, 1.6), x + (72 + 56 * place) * scale, y)
