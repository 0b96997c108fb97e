"""The picture of the pool of buildings, the district cards, and the floors of towers."""

from engines.core.game import View
from engines.core.text import Text
from engines.origins.actions.building import building_price
from engines.origins.components import BUILDINGS, DISTRICTS
from engines.origins.components.terms import COLOURS, INDEX, BuildingId
from engines.origins.names import building_name
from engines.origins.state import Offer, State
from render.drawing import glyphs as shared
from render.drawing.canvas import MARGIN, WIDTH
from render.drawing.lettering import MIDDLE
from render.drawing.palette import PLATE
from render.origins import alt, glyphs
from render.origins.colours import fill
from render.origins.glyphs import COLOURS as COLOUR_GLYPHS
from render.origins.page.headline import draw_headline
from render.origins.page.page import Page
from render.origins.pieces.tiles import Look, pattern_tile, tile
from render.origins.pieces.tokens import token
from render.origins.scenery.street import street
from render.requests import Picture, RenderRequest
from render.widgets.badges import pill

TOP, STREET = 112, 268  # of the street, and its height
PRICE, TILE, NAME = 146, 276, 404  # the middle lines of the pool's rows
NEXT, CARDS, TOWERS, HEIGHT = 556, 732, 852, 900  # the middle lines of the other parts; of the picture
SIDE, SMALLER = 180, 84
COLUMN = (WIDTH - 2 * MARGIN) / len(COLOURS)
CARD, CELL = 174, 46
TITLE = 300  # the widest title


def buildings(view: View[State], request: RenderRequest) -> Picture:
    """The pool from the cheapest to the most expensive, each above the next building of its stack."""
    now = view.state
    page = Page(now, request, HEIGHT)
    draw_headline(page, now.active)
    width = WIDTH - 2 * MARGIN
    page.stamp(street(width * page.scale, STREET * page.scale, page.scale), WIDTH / 2, TOP + STREET / 2)
    page.draw_panel((MARGIN, NEXT - 48, WIDTH - MARGIN, NEXT + 48))
    page.write_name_from(Text("origins-title-next"), MARGIN + 14, NEXT - 72, TITLE)
    for slot, building in enumerate(now.pool):
        x = MARGIN + COLUMN * (slot + 0.5)
        _draw_building(page, now, building, x, ghost=building not in page.then.pool)
        _draw_next(page, now, building, x)
    _draw_districts(page, now)
    _draw_towers(page, now)
    page.draw_tags()
    return Picture(page.png(), alt.buildings(now))


def _draw_building(page: Page, state: State, building: BuildingId, x: float, *, ghost: bool) -> None:
    """The price of its slot in wisdom and its own in stone, above it and its name."""
    price = building_price(state, "pool", building)
    payable = state.me.goods.covers(price)
    shown = (str(price.wisdom), glyphs.WISDOM, " ", str(price.stone), shared.STONE)
    page.stamp(pill(196 * page.scale, 56 * page.scale, PLATE), x, PRICE)
    page.write_over(shown, x, PRICE, MIDDLE)
    look = Look(building, ghost, amount=True, pale=not payable)
    page.stamp(tile(look, SIDE * page.scale), x, TILE)
    page.write_name(building_name(building), x, NAME, COLUMN - 8, lines=2)
    left, top, right, bottom = x - SIDE / 2, TILE - SIDE / 2, x + SIDE / 2, TILE + SIDE / 2
    page.add_spot(("building", "pool", building), left + 4, top + 16, right - 4, bottom - 16)


def _draw_next(page: Page, state: State, building: BuildingId, x: float) -> None:
    """The stack of the same colour."""
    stack = state.stacks[_stack_index(building)]
    if stack:
        page.stamp(tile(Look(stack[0]), SMALLER * page.scale), x, NEXT)
        page.write_faint(f"×{len(stack)}", x + 72, NEXT)  # noqa: RUF001 - times


def _stack_index(building: BuildingId) -> int:
    colour = BUILDINGS[building].colour
    return INDEX[colour] if colour else 0


def _draw_districts(page: Page, state: State) -> None:
    """The cards side by side."""
    left = (WIDTH - CARD * len(state.districts)) / 2
    page.write_name_from(Text("origins-title-districts"), MARGIN + 14, CARDS - 100, TITLE)
    for number, offer in enumerate(state.districts):
        _draw_district(page, state, offer, left + CARD * number)


def _draw_district(page: Page, state: State, offer: Offer, left: float) -> None:
    """Three tiles and any fourth; its points for the seat to move, and the gold on it."""
    card = DISTRICTS[offer.district]
    page.draw_panel((left + 4, CARDS - 76, left + CARD - 4, CARDS + 76))
    cells = (card.corner, *card.sides, None)
    for place, colour in enumerate(cells):
        x, y = left + 36 + CELL * (place % 2), CARDS - CELL / 2 + CELL * (place // 2)
        dye, glyph = (fill(colour), COLOUR_GLYPHS[colour]) if colour else (PLATE, None)
        page.stamp(pattern_tile(dye, glyph, CELL * page.scale), x, y)
    first = offer.district not in state.me.claimed
    page.write((str(card.first if first else card.later),), left + 138, CARDS - 40, MIDDLE)
    page.write((glyphs.GOLD, str(offer.gold)), left + 137, CARDS + 40)


def _draw_towers(page: Page, state: State) -> None:
    """Disks in the pool, by colour."""
    page.write((glyphs.TOWER,), MARGIN + 30, TOWERS, MIDDLE)
    page.write_name_from(Text("origins-title-towers"), MARGIN + 60, TOWERS, 210)
    for number, (colour, disks) in enumerate(zip(COLOURS, state.towers, strict=True)):
        x = MARGIN + 330 + 154 * number
        page.stamp(token(colour, 56 * page.scale), x, TOWERS)
        page.write((f"×{disks}",), x + 62, TOWERS, MIDDLE)  # noqa: RUF001 - times
        page.add_spot(("tower", colour), x - 50, TOWERS)
