"""The picture of the whole table: all cities at one scale, with people, goods and places on the tracks."""

from collections import Counter
from collections.abc import Callable, Sequence
from functools import partial
from typing import TypeAlias

from engines.core.game import Seat, View
from engines.core.grids.squares import Square
from engines.core.text import Text
from engines.origins.scoring import score, totals
from engines.origins.state import State
from render.drawing import glyphs as shared
from render.drawing.canvas import Canvas
from render.drawing.lettering import MIDDLE
from render.drawing.palette import ACCENT
from render.drawing.sprite_cache import cached_in
from render.drawing.sprites import Box, Point, Sprite
from render.drawing.squares import extent, fit
from render.origins import alt, board, glyphs
from render.origins.city import city
from render.origins.page.headline import status_glyphs
from render.origins.page.page import Page
from render.origins.part_glyphs import PART_GLYPHS
from render.origins.pieces.dice import die, die_look
from render.origins.pieces.figures import Figures, figure_row, goods, tracks
from render.origins.pieces.ground import meadow
from render.origins.pieces.people import mark_figures
from render.origins.pieces.shapes import CACHE, panel
from render.origins.pieces.tokens import token, zodiac_card
from render.requests import Picture, RenderRequest
from render.widgets.badges import SMALL_CHIP, chip, pill
from render.widgets.columns import Size
from render.widgets.free_room import Arrangement
from render.widgets.names import write_name
from render.widgets.score_panel import ScorePanel, forms
from render.widgets.table_plan import FULL_ENOUGH, Boards, TablePlan, plan_table

Kind: TypeAlias = Callable[[State, Seat], Figures]

POINTS = 140  # the width of the points
HEAD, ROW = 70, 54  # the heights of the line with the name and of a row of figures
ROWS, FIGURE_ROWS = 3, 6  # of figures below a city and beside it
FIGURES = 236  # the width of figures beside a city
TALLEST_ROW = 78  # of figures beside a city
NARROWEST = 420  # a card with room for a name beside points
SIDES = range(56, 201)  # of tiles
GAP, BELOW = 8, 16  # of things in a card from its edge, and between cards


def table(view: View[State], request: RenderRequest) -> Picture:
    """All seats side by side; of a single one, its city."""
    state = view.state
    if len(state.archons) == 1:
        return Picture(city(view, request).png, alt.table(state))
    squares = [_squares(state, request, seat) for seat in range(len(state.archons))]
    plan, beside = plan_cities(squares)
    page = Page(state, request, plan.height)
    points = totals(state)
    for seat, (left, top, right, bottom) in enumerate(plan.boxes):
        box = (left, top, right, bottom - BELOW)
        _draw_card(page, box, beside)
        _draw_head(page, seat, box, None if plan.panel else points)
        _draw_city(page, seat, squares[seat], _land(box, beside), plan.scale)
        (_draw_figures_beside if beside else _draw_figures_below)(page, seat, box)
    if plan.panel:
        _panel(state, request, plan.panel).draw(page.canvas)
    return Picture(page.png(), alt.table(state))


def _squares(state: State, request: RenderRequest, seat: Seat) -> list[Square]:
    """What is shown of a city, now and in a later view."""
    later = request.later_places(lambda state: board.places(state.archons[seat].city))
    return [*board.places(state.archons[seat].city), *later]


def plan_cities(squares: Sequence[Sequence[Square]]) -> tuple[TablePlan, bool]:
    """Where cities and points are, and whether figures are beside the cities and not below them."""
    sizes = [(_extent(each, 0), _extent(each, 1)) for each in squares]
    panels = forms(len(PART_GLYPHS), len(squares))
    found = []
    for beside in (False, True):
        pixels, drawn = partial(_pixels, beside), partial(_drawn, squares, beside)
        found.append(
            (plan_table(Boards(sizes, HEAD, SIDES, pixels, drawn, narrowest=NARROWEST), panels), beside)
        )
    return min(found, key=lambda each: (max(FULL_ENOUGH, each[0].emptiness), -each[0].scale))


def _pixels(beside: bool, size: Size, side: int) -> Size:
    """With the land around a city and the figures."""
    left, top, right, bottom = board.room(_land((0, 0, 0, 0), beside))
    columns, rows = size
    high = rows * side + top - bottom
    if beside:
        high = max(high, HEAD + FIGURE_ROWS * ROW + GAP)
    return columns * side + left - right, high - HEAD + BELOW


def _drawn(squares: Sequence[Sequence[Square]], beside: bool, boxes: Sequence[Box], side: int) -> list[Box]:
    """What tiles and figures cover."""
    found = list[Box]()
    for places, (left, top, right, bottom) in zip(squares, boxes, strict=True):
        grid = fit(extent(places), board.room(_land((left, top, right, bottom - BELOW), beside)), side)
        half = grid.side / 2
        found += [(x - half, y - half, x + half, y + half) for x, y in map(grid.middle, places)]
        if beside:
            found.append((right - FIGURES, top + HEAD, right, top + HEAD + 5 * ROW))
        else:
            found.append((left, bottom - BELOW - ROWS * ROW, right, bottom - BELOW))
    return found


def _extent(squares: Sequence[Square], axis: int) -> int:
    """How many columns or rows squares take."""
    numbers = [at[axis] for at in squares]
    return max(numbers) - min(numbers) + 1


def _land(box: Box, beside: bool) -> Box:
    """What the head and the figures leave of a card."""
    left, top, right, bottom = box
    if beside:
        return left + GAP, top + HEAD, right - FIGURES - 2 * GAP, bottom - GAP
    return left + GAP, top + HEAD, right - GAP, bottom - ROWS * ROW - 12


def _draw_card(page: Page, box: Box, beside: bool) -> None:
    left, top, right, bottom = box
    card = _card(round(right - left), round(bottom - top), beside, page.scale)
    page.stamp_opaque(card, (left + right) / 2, (top + bottom) / 2)


def _draw_city(page: Page, seat: Seat, squares: Sequence[Square], land: Box, side: int) -> None:
    built, was = page.now.archons[seat].city, page.was(seat)
    grid = board.fit_city(page, [*squares], land, side)
    board.draw_plots(page, built, grid, land)
    board.draw_small(page, built, grid, was.city if was else None)


def _panel(state: State, request: RenderRequest, shown: Arrangement) -> ScorePanel:
    parts = {part: (glyph, request.say(Text(f"origins-part-{part}"))) for part, glyph in PART_GLYPHS.items()}
    scores = [score(state, seat) for seat in range(len(state.archons))]
    return ScorePanel(parts, scores, None if state.over else state.active, shown)


@cached_in(CACHE)
def _card(width: int, height: int, beside: bool, scale: int) -> Sprite:
    """A panel with the meadow of a city, put together once to be pasted in one step."""
    left, top, right, bottom = _land((0, 0, width, height), beside)
    frame, grass = (
        panel(width * scale, height * scale, 16 * scale),
        (round(right - left), round(bottom - top)),
    )
    canvas = Canvas(frame.image.copy(), scale)
    land = meadow(grass[0] * scale, grass[1] * scale, scale)
    canvas.stamp(land, (left + right) / 2 * scale, (top + bottom) / 2 * scale)
    return Sprite(canvas.image, frame.mask)


def _draw_head(page: Page, seat: Seat, box: Box, points: Sequence[int] | None) -> None:
    """The name, with the points unless the panel has them."""
    state, (left, top, right, _) = page.now, box
    y = top + 36
    to_move = seat == state.active and not state.over
    page.stamp(chip(seat, SMALL_CHIP * page.scale, to_move=to_move), left + 12 + SMALL_CHIP / 2, y)
    end = right - 20
    if points:
        _write_points(page, points, seat, right - 8 - POINTS / 2, y)
        end -= POINTS
    for glyph in status_glyphs(state, seat):
        page.write((glyph,), end - 20, y, MIDDLE)
        end -= 48
    start = (left + SMALL_CHIP + 26) * page.scale
    write_name(page.canvas, seat, page.request, (start, y * page.scale), end * page.scale - start)


def _write_points(page: Page, points: Sequence[int], seat: Seat, x: float, y: float) -> None:
    """The most points are on a bright plate."""
    is_best = points[seat] == max(points)
    if is_best:
        page.stamp(pill(POINTS * page.scale, 54 * page.scale, ACCENT), x, y)
    (page.write_over if is_best else page.write)((shared.MEDAL, str(points[seat])), x, y, MIDDLE)


def _draw_figures_below(page: Page, seat: Seat, box: Box) -> None:
    """Goods, places on the tracks, then freemen with tokens and cards."""
    left, _, right, bottom = box
    left, y, width = left + 16, bottom - ROWS * ROW + 18, right - left - 24
    _draw_row(page, seat, goods, (left, y), width)
    _draw_row(page, seat, tracks, (left, y + ROW), width)
    end = _draw_people(page, seat, left, y + 2 * ROW)
    _draw_tokens(page, seat, end, y + 2 * ROW, left + width - end)


def _draw_figures_beside(page: Page, seat: Seat, box: Box) -> None:
    """The same below each other, two goods or tracks in a row."""
    _, top, right, bottom = box
    left, row = right - FIGURES, min(TALLEST_ROW, (bottom - GAP - top - HEAD) / FIGURE_ROWS)
    y = top + HEAD + row / 2
    for number, (kind, half) in enumerate(((goods, 0), (goods, 2), (tracks, 0), (tracks, 2))):
        _draw_row(page, seat, partial(_half, kind, half), (left, y + row * number), FIGURES - 2 * GAP)
    _draw_people(page, seat, left, y + 4 * row)
    _draw_tokens(page, seat, left, y + 5 * row, FIGURES - GAP)


def _half(kind: Kind, first: int, state: State, seat: Seat) -> Figures:
    """Two of four figures."""
    return kind(state, seat)[first : first + 2]


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
