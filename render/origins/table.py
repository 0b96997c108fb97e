"""The picture of the whole table: every city small, with people, goods and positions on the tracks."""

from engines.core.game import Seat, View
from engines.origins.components.terms import SHRINES
from engines.origins.scoring import totals
from engines.origins.state import State
from render.drawing import glyphs as shared
from render.drawing.canvas import HEIGHT, MARGIN, WIDTH
from render.drawing.glyphs import Glyph
from render.drawing.lettering import MIDDLE
from render.drawing.palette import ACCENT
from render.drawing.sprites import Box
from render.drawing.squares import fit
from render.origins import alt, board, glyphs
from render.origins.page.headline import status_glyphs
from render.origins.page.page import Page
from render.origins.pieces.dice import die, die_look
from render.origins.pieces.tokens import token, zodiac_card
from render.requests import Picture, RenderRequest
from render.widgets.badges import SMALL_CHIP, chip, pill
from render.widgets.layout import cells
from render.widgets.names import write_name

POINTS = 140  # the width of the points
FIGURES = 322  # the width of the column of figures
ROW = 56
LARGEST = 128


def table(view: View[State], request: RenderRequest) -> Picture:
    """All seats side by side."""
    state = view.state
    page = Page(state, request)
    for seat, box in enumerate(_boxes(len(state.archons))):
        _draw_seat(page, seat, box)
    return Picture(page.png(), alt.table(state))


def _boxes(seats: int) -> list[Box]:
    """Up to two side by side, more in two rows."""
    boxes = cells((MARGIN, MARGIN, WIDTH - MARGIN, HEIGHT - MARGIN), seats, columns=min(seats, 2))
    return [(left + 4, top + 4, right - 4, bottom - 4) for left, top, right, bottom in boxes]


def _draw_seat(page: Page, seat: Seat, box: Box) -> None:
    """Name and points, then the city beside or above the figures."""
    state, (left, top, right, bottom) = page.now, box
    page.draw_panel(box)
    _draw_head(page, seat, box)
    if bottom - top > right - left:
        _draw_city(page, state, seat, (left + 8, top + 72, right - 8, bottom - 4 * ROW - 28))
        _draw_figures(page, state, seat, (left + right - FIGURES) / 2, bottom - 4 * ROW + 16)
    else:
        _draw_city(page, state, seat, (left + 8, top + 72, right - FIGURES - 16, bottom - 12))
        _draw_figures(page, state, seat, right - FIGURES, top + 92)


def _draw_city(page: Page, state: State, seat: Seat, box: Box) -> None:
    left, top, right, bottom = (edge * page.scale for edge in box)
    board.draw_land(page, box)
    city = state.archons[seat].city
    later = page.request.later_places(lambda state: board.places(state.archons[seat].city))
    grid = fit([*board.places(city), *later], (left, top, right, bottom), LARGEST * page.scale)
    board.draw_small(page, city, grid)


def _draw_head(page: Page, seat: Seat, box: Box) -> None:
    state, (left, top, right, _) = page.now, box
    y = top + 36
    to_move = seat == state.active and not state.over
    page.stamp(chip(seat, SMALL_CHIP * page.scale, to_move=to_move), left + 12 + SMALL_CHIP / 2, y)
    points = totals(state)
    if points[seat] == max(points):
        page.stamp(pill(POINTS * page.scale, 54 * page.scale, ACCENT), right - 8 - POINTS / 2, y)
    page.write_over((shared.MEDAL, str(points[seat])), right - 8 - POINTS / 2, y, MIDDLE)
    end = right - POINTS - 20
    for glyph in status_glyphs(state, seat):
        page.write((glyph,), end - 20, y, MIDDLE)
        end -= 48
    start = (left + SMALL_CHIP + 26) * page.scale
    write_name(page.canvas, seat, page.request, (start, y * page.scale), end * page.scale - start)


def _draw_figures(page: Page, state: State, seat: Seat, left: float, y: float) -> None:
    """Goods, freemen, positions on the tracks, then tokens and cards."""
    me = state.archons[seat]
    goods = (me.goods.stone, me.goods.food, me.goods.wisdom, me.goods.gold)
    _draw_row(page, list(zip((*glyphs.GOODS.values(), glyphs.GOLD), goods, strict=True)), left, y)
    for number, freeman in enumerate(me.freemen):
        page.stamp(die(die_look(freeman, seat), 44 * page.scale), left + 24 + 49 * number, y + ROW + 4)
    places = [temple.track.places[seat] for temple in state.temples]
    climbed = [glyphs.SHRINES[shrine] for shrine in SHRINES]
    tracks = [(glyphs.FLAG, state.military.places[seat]), *zip(climbed, places, strict=True)]
    _draw_row(page, tracks, left, y + 2 * ROW + 8)
    _draw_tokens(page, state, seat, left, y + 3 * ROW + 4)


def _draw_row(page: Page, figures: list[tuple[Glyph, int]], left: float, y: float) -> None:
    for number, (glyph, amount) in enumerate(figures):
        page.write_from((glyph, str(amount)), left + FIGURES / 4 * number, y)


def _draw_tokens(page: Page, state: State, seat: Seat, left: float, y: float) -> None:
    """Advisors, zodiac cards and superiority tokens; closer together if there are many."""
    me = state.archons[seat]
    shown = [token(colour, 38 * page.scale) for colour in me.advisors]
    shown += [zodiac_card(sign, 34 * page.scale) for sign in state.signs(seat)]
    step = min(42, (FIGURES - 84) / max(1, len(shown)))
    for number, sprite in enumerate(shown):
        page.stamp(sprite, left + 20 + step * number, y)
    if me.superiority:
        page.write_from((glyphs.SUPERIORITY, str(me.superiority)), left + step * len(shown) + 6, y)
