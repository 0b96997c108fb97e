"""The picture of the whole table: all cities at one scale, with people, goods and places on the tracks."""

from collections import Counter
from collections.abc import Callable, Sequence
from itertools import accumulate
from typing import NamedTuple, TypeAlias

from engines.core.game import Seat, View
from engines.core.grids.squares import Square
from engines.origins.scoring import totals
from engines.origins.state import State
from render.drawing import glyphs as shared
from render.drawing.canvas import HEIGHT, MARGIN, TALLEST, WIDTH, Canvas
from render.drawing.lettering import MIDDLE
from render.drawing.palette import ACCENT
from render.drawing.sprite_cache import cached_in
from render.drawing.sprites import Box, Point, Sprite
from render.origins import alt, board, glyphs
from render.origins.city import city
from render.origins.page.headline import status_glyphs
from render.origins.page.page import Page
from render.origins.pieces.dice import die, die_look
from render.origins.pieces.figures import Figures, figure_row, goods, tracks
from render.origins.pieces.ground import meadow
from render.origins.pieces.people import mark_figures
from render.origins.pieces.shapes import CACHE, panel
from render.origins.pieces.tokens import token, zodiac_card
from render.origins.pieces.towers import skyline
from render.requests import Picture, RenderRequest
from render.widgets.badges import SMALL_CHIP, chip, pill
from render.widgets.names import write_name

Kind: TypeAlias = Callable[[State, Seat], Figures]

COLUMNS = {2: 2, 3: 1, 4: 2}  # by seats
POINTS = 140  # the width of the points
HEAD, ROW = 70, 54  # the heights of the line with the name and of a row of figures
FIGURES = 330  # the width of a column of figures
ROWS = 3  # of figures below a city
BESIDE = 250  # the height of the figures beside a city
TOWERS = 120  # what towers below them need at least
LARGEST = 176
GAP = 8


def table(view: View[State], request: RenderRequest) -> Picture:
    """All seats side by side; of a single one, its city."""
    state = view.state
    if len(state.archons) == 1:
        return Picture(city(view, request).png, alt.table(state))
    plan = _plan([_squares(state, request, seat) for seat in range(len(state.archons))])
    page = Page(state, request, plan.height)
    points = totals(state)
    for seat, (box, squares) in enumerate(zip(plan.boxes, plan.squares, strict=True)):
        land, built = _land(box), state.archons[seat].city
        left, top, right, bottom = box
        card = _card(round(right - left), round(bottom - top), page.scale)
        page.stamp_opaque(card, (left + right) / 2, (top + bottom) / 2)
        _draw_head(page, seat, box, points)
        grid = board.fit_city(page, squares, land, plan.side)
        board.draw_plots(page, built, grid, land)
        was = page.was(seat)
        board.draw_small(page, built, grid, was.city if was else None)
        _draw_figures(page, seat, box)
    return Picture(page.png(), alt.table(state))


def _squares(state: State, request: RenderRequest, seat: Seat) -> list[Square]:
    """What is shown of a city, now and in a later view."""
    later = request.later_places(lambda state: board.places(state.archons[seat].city))
    return [*board.places(state.archons[seat].city), *later]


class _Plan(NamedTuple):
    """The height of the picture, the side of all tiles, and the box and the squares of each seat."""

    height: int
    side: int
    boxes: list[Box]
    squares: list[list[Square]]


def _plan(squares: list[list[Square]]) -> _Plan:
    """Rows of boxes, as high as their cities need; all tiles are as large as the largest city allows."""
    columns = COLUMNS[len(squares)]
    width = (WIDTH - 2 * MARGIN + GAP) / columns
    rows = [squares[first : first + columns] for first in range(0, len(squares), columns)]
    tiles = [max(_extent(each, 1) for each in row) for row in rows]  # the height of each row
    across, down = _around((0, 0, width - GAP, 0))
    largest = int((width - GAP - across) / max(_extent(each, 0) for each in squares))
    for side in range(min(LARGEST, largest), 0, -1):
        heights = [max(down + side * count, BESIDE + HEAD if columns == 1 else 0) for count in tiles]
        total = 2 * MARGIN + sum(heights) + GAP * (len(rows) - 1)
        if total <= TALLEST:
            break
    spare = max(0, HEIGHT - total) / len(rows)
    tops = accumulate((height + spare + GAP for height in heights), initial=float(MARGIN))
    boxes = [
        (MARGIN + width * n, top, MARGIN + width * (n + 1) - GAP, top + height + spare)
        for row, top, height in zip(rows, tops, heights, strict=False)
        for n in range(len(row))
    ]
    return _Plan(max(HEIGHT, round(total)), side, boxes, squares)


def _extent(squares: Sequence[Square], axis: int) -> int:
    """How many columns or rows squares take."""
    numbers = [at[axis] for at in squares]
    return max(numbers) - min(numbers) + 1


def _is_wide(box: Box) -> bool:
    """Whether the figures are beside the city, and not below it."""
    return box[2] - box[0] > WIDTH / 2


def _land(box: Box) -> Box:
    left, top, right, bottom = box
    if _is_wide(box):
        return left + GAP, top + HEAD, right - FIGURES - 2 * GAP, bottom - GAP
    return left + GAP, top + HEAD, right - GAP, bottom - ROWS * ROW - 12


@cached_in(CACHE)
def _card(width: int, height: int, scale: int) -> Sprite:
    """A panel with the meadow of a city, put together once to be pasted in one step."""
    left, top, right, bottom = _land((0, 0, width, height))
    frame, grass = (
        panel(width * scale, height * scale, 16 * scale),
        (round(right - left), round(bottom - top)),
    )
    canvas = Canvas(frame.image.copy(), scale)
    land = meadow(grass[0] * scale, grass[1] * scale, scale)
    canvas.stamp(land, (left + right) / 2 * scale, (top + bottom) / 2 * scale)
    return Sprite(canvas.image, frame.mask)


def _around(box: Box) -> tuple[float, float]:
    """How much wider and higher a box is than the tiles in it."""
    left, top, right, bottom = board.room(_land(box))
    return box[2] - box[0] - (right - left), box[3] - box[1] - (bottom - top)


def _draw_head(page: Page, seat: Seat, box: Box, points: Sequence[int]) -> None:
    state, (left, top, right, _) = page.now, box
    y = top + 36
    to_move = seat == state.active and not state.over
    page.stamp(chip(seat, SMALL_CHIP * page.scale, to_move=to_move), left + 12 + SMALL_CHIP / 2, y)
    if points[seat] == max(points):
        page.stamp(pill(POINTS * page.scale, 54 * page.scale, ACCENT), right - 8 - POINTS / 2, y)
    write = page.write_over if points[seat] == max(points) else page.write
    write((shared.MEDAL, str(points[seat])), right - 8 - POINTS / 2, y, MIDDLE)
    end = right - POINTS - 20
    for glyph in status_glyphs(state, seat):
        page.write((glyph,), end - 20, y, MIDDLE)
        end -= 48
    start = (left + SMALL_CHIP + 26) * page.scale
    write_name(page.canvas, seat, page.request, (start, y * page.scale), end * page.scale - start)


def _draw_figures(page: Page, seat: Seat, box: Box) -> None:
    """Goods, places on the tracks, freemen, then tokens and cards; the last two share a row below a city."""
    left, top, right, bottom = box
    if _is_wide(box):
        left, y = right - FIGURES, top + HEAD + 26
        _draw_row(page, seat, goods, (left, y), FIGURES)
        _draw_row(page, seat, tracks, (left, y + ROW), FIGURES)
        _draw_people(page, seat, left, y + 2 * ROW + 12)
        _draw_tokens(page, seat, left, y + 3 * ROW + 22, FIGURES)
        _draw_towers(page, seat, (left, y + 4 * ROW, right, bottom - GAP))
    else:
        left, y, width = left + 16, bottom - ROWS * ROW + 18, right - left - 24
        _draw_row(page, seat, goods, (left, y), width)
        _draw_row(page, seat, tracks, (left, y + ROW), width)
        end = _draw_people(page, seat, left, y + 2 * ROW)
        _draw_tokens(page, seat, end, y + 2 * ROW, left + width - end)


def _draw_towers(page: Page, seat: Seat, box: Box) -> None:
    """The towers, if there is room for them."""
    left, top, right, bottom = box
    height = round(bottom - top)
    if height >= TOWERS:
        towers = skyline(page.now.archons[seat].towers, height, page.scale)
        page.stamp_opaque(towers, (left + right) / 2, top + height / 2)


def _draw_row(page: Page, seat: Seat, kind: Kind, spot: Point, width: float) -> None:
    """Figures of a seat, with a frame around those that have changed."""
    (left, y), shown = spot, kind(page.now, seat)
    page.stamp_opaque(figure_row(shown, round(width), page.scale), left + round(width) / 2, y)
    if page.earlier:
        mark_figures(page, kind(page.earlier, seat), shown, (left, y), width)


def _draw_people(page: Page, seat: Seat, left: float, y: float) -> float:
    """All freemen; returns where they end."""
    was = page.was(seat)
    known = Counter(was.freemen if was else ())
    for freeman in page.now.archons[seat].freemen:
        page.stamp(die(die_look(freeman, seat), 44 * page.scale), left + 22, y)
        if was and not known[freeman]:
            page.mark_around(left + 22, y, 40)
        known[freeman] -= 1
        left += 48
    return left


def _draw_tokens(page: Page, seat: Seat, left: float, y: float, width: float) -> None:
    """Advisors, zodiac cards and superiority tokens; closer together if there are many."""
    me = page.now.archons[seat]
    shown = [token(colour, 38 * page.scale) for colour in me.advisors]
    shown += [zodiac_card(sign, 34 * page.scale) for sign in page.now.signs(seat)]
    step = min(42, (width - 84) / max(1, len(shown)))
    for number, sprite in enumerate(shown):
        page.stamp(sprite, left + 20 + step * number, y)
    if me.superiority:
        page.write_from((glyphs.SUPERIORITY, str(me.superiority)), left + step * len(shown) + 6, y)
