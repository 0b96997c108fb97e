"""The first line of a picture: a seat, its points and goods, and how the ghost changes them."""

from functools import lru_cache

from engines.core.game import Seat
from engines.origins.components.terms import Good
from engines.origins.moves import Buy, Close, Farm, Visit
from engines.origins.scoring import score
from engines.origins.state import Notice, State
from render.drawing import glyphs as shared
from render.drawing.canvas import MARGIN, WIDTH
from render.drawing.glyphs import Glyph
from render.drawing.lettering import MIDDLE
from render.drawing.sprites import Drawing, Sprite, card_sprite, ink
from render.origins import glyphs
from render.origins.page.page import Page
from render.origins.page.targets import TURN, Target
from render.origins.pieces.dice import worker
from render.origins.pieces.pictograms import symbols_ink
from render.origins.pieces.tiles import Look, tile
from render.widgets.badges import CHIP, card_chip
from render.widgets.changes import underline_change
from render.widgets.names import write_name

LINE = 60
LEFT, RIGHT = MARGIN + 8, WIDTH - MARGIN - 8
GAP = 22
STATUS = 44
PIECE, WORKER = 84, 60  # the sides of a tile and of a die to be placed
BELOW = 104  # the line of marks for goods


def draw_headline(page: Page, seat: Seat) -> None:
    """Points and goods from the right; the name takes the rest."""
    right: float = RIGHT
    before = (
        {target: amount for target, _, amount in _figures(page.earlier, page.earlier, seat)}
        if page.earlier
        else {}
    )
    for target, glyph, amount in _figures(page.now, page.then, seat):
        left = _draw_figure(page, glyph, amount, right)
        if before.get(target, amount) != amount:
            underline_change(page.canvas, left, right, LINE + 34)
        page.add_spot(target, (left + right) / 2, BELOW)
        right = left - GAP
    for glyph in status_glyphs(page.now, seat):
        page.stamp(shared.glyph_sprite(glyph, STATUS * page.scale), right - STATUS / 2, LINE)
        right -= STATUS + GAP
    if (piece := _piece(page)) is not None:
        page.stamp(piece, right - piece.width / page.scale / 2, LINE)
        right -= piece.width / page.scale + GAP
    _draw_name(page, seat, right)
    if page.request.ghost:
        page.stamp(dashes((RIGHT - LEFT) * page.scale, 5 * page.scale), (LEFT + RIGHT) / 2, BELOW)


def _piece(page: Page) -> Sprite | None:
    """The tile or the worker whose place is asked for, in small."""
    request = page.request
    match request.ghost or next(iter(request.places.values()), None):
        case Buy(_, building) if request.places:
            return tile(Look(building), PIECE * page.scale)
        case Farm() if request.places:
            return tile(Look(None), PIECE * page.scale)
        case Visit(word) | Close(_, word) if request.places:
            return worker(word, page.now.active, WORKER * page.scale)
        case _:
            return None


def status_glyphs(state: State, seat: Seat) -> list[Glyph]:
    """Glyphs for the first player, for a seat that has passed, and for the last round."""
    last = state.endings and state.options.ending is Notice.ANNOUNCED
    shown = {
        shared.CROWN: seat == state.first,
        glyphs.PAUSE: state.archons[seat].passed,
        glyphs.HOURGLASS: last,
    }
    return [glyph for glyph, holds in shown.items() if holds and not state.over]


def _figures(now: State, then: State, seat: Seat) -> list[tuple[Target, Glyph, str]]:
    before, after = now.archons[seat], then.archons[seat]
    had, has = before.goods, after.goods
    points = score(now, seat).total
    figures: list[tuple[Target, Glyph, int, int]] = [
        (("points",), shared.MEDAL, points, points if then is now else score(then, seat).total),
        (("good", "gold"), glyphs.GOLD, had.gold, has.gold),
        (("good", Good.WISDOM), glyphs.WISDOM, had.wisdom, has.wisdom),
        (("good", Good.FOOD), glyphs.FOOD, had.food, has.food),
        (("good", Good.STONE), shared.STONE, had.stone, has.stone),
    ]
    shown = [(target, glyph, change(old, new)) for target, glyph, old, new in figures]
    if now.solo:  # A solo game has a target.
        shown[0] = (("points",), shared.MEDAL, f"{shown[0][2]}/{now.target}")
    return shown


def change(now: int, then: int) -> str:
    """A number, or two of them where a move would change it."""
    return str(now) if now == then else f"{now}→{then}"


def _draw_figure(page: Page, glyph: Glyph, amount: str, right: float) -> float:
    """A glyph and its number, up to a right end; returns their left end."""
    left = right - symbols_ink((glyph, amount), MIDDLE * page.scale).width / page.scale
    page.write_from((glyph, amount), left, LINE, MIDDLE)
    return left


def _draw_name(page: Page, seat: Seat, right: float) -> None:
    scale, state = page.scale, page.now
    to_move = seat == state.active and not state.over
    page.stamp(card_chip(seat, CHIP * scale, to_move=to_move), LEFT + CHIP / 2, LINE)
    page.add_spot(TURN, LEFT + 24, BELOW + 2)
    left = (LEFT + CHIP + 18) * scale
    write_name(page.canvas, seat, page.request, (left, LINE * scale), right * scale - left, size=MIDDLE)


@lru_cache(4)
def dashes(width: int, height: int) -> Sprite:
    """A dashed line below the headline of a preview."""
    drawing = Drawing(width, height)
    for left in range(0, width, height * 8):
        drawing.rounded_rectangle((left, 0, min(left + height * 5, width), height), height / 2)
    return card_sprite(ink(drawing.coverage()))
