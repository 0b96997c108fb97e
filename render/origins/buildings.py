"""The picture of the pool of buildings, the district cards, and the floors of towers."""

from engines.core.game import View
from engines.core.text import Text
from engines.origins.actions.building import building_price
from engines.origins.components import BUILDINGS, DISTRICTS
from engines.origins.components.terms import COLOURS, INDEX, BuildingId
from engines.origins.names import building_name
from engines.origins.state import Offer, State
from render.drawing import glyphs as shared
from render.drawing.canvas import MARGIN, WIDTH, Canvas
from render.drawing.lettering import MIDDLE, SMALL
from render.drawing.palette import PLATE
from render.drawing.sprite_cache import cached_in
from render.drawing.sprites import Sprite
from render.origins import alt, glyphs
from render.origins.colours import fill
from render.origins.glyphs import COLOURS as COLOUR_GLYPHS
from render.origins.page.headline import draw_headline
from render.origins.page.page import Page
from render.origins.pieces.pictograms import symbols_ink, symbols_sprite
from render.origins.pieces.shapes import CACHE, panel
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
CARD, CARD_HEIGHT, CELL = 174, 152, 46
TITLE = 300  # the widest title


def buildings(view: View[State], request: RenderRequest) -> Picture:
    """The pool from the cheapest to the most expensive, each above the next building of its stack."""
    now = view.state
    page = Page(now, request, HEIGHT)
    draw_headline(page, now.active)
    width = WIDTH - 2 * MARGIN
    page.stamp_opaque(
        street(width * page.scale, STREET * page.scale, page.scale), WIDTH / 2, TOP + STREET / 2
    )
    page.draw_panel((MARGIN, NEXT - 48, WIDTH - MARGIN, NEXT + 48))
    page.write_name_from(Text("origins-title-next"), MARGIN + 14, NEXT - 72, TITLE)
    for slot, building in enumerate(now.pool):
        x = MARGIN + COLUMN * (slot + 0.5)
        _draw_building(page, now, building, x, ghost=building not in page.then.pool)
        _draw_next(page, now, building, x)
        if page.earlier:
            _mark_building(page, page.earlier, building, x)
    _draw_districts(page, now)
    _draw_towers(page, now)
    page.draw_tags()
    return Picture(page.png(), alt.buildings(now))


def _mark_building(page: Page, earlier: State, building: BuildingId, x: float) -> None:
    """Frames around a building that is new in the pool, and around a stack that has changed."""
    if building not in earlier.pool:
        page.mark_around(x, TILE, SIDE)
    stack = _stack_index(building)
    if earlier.stacks[stack] != page.now.stacks[stack]:
        page.mark_box((x - COLUMN / 2 + 14, NEXT - 38, x + COLUMN / 2 - 10, NEXT + 38))


def _draw_building(page: Page, state: State, building: BuildingId, x: float, *, ghost: bool) -> None:
    """The price of its slot in wisdom and its own in stone, above it and its name."""
    price = building_price(state, "pool", building)
    payable = state.me.goods.covers(price)
    page.stamp(_price_tag(price.wisdom, price.stone, page.scale), x, PRICE)
    look = Look(building, ghost, amount=True, pale=not payable)
    page.stamp(tile(look, SIDE * page.scale), x, TILE)
    page.write_name(building_name(building), x, NAME, COLUMN - 8, lines=2)
    left, top, right, bottom = x - SIDE / 2, TILE - SIDE / 2, x + SIDE / 2, TILE + SIDE / 2
    page.add_spot(("building", "pool", building), left - 6, top + 10, right + 6, bottom - 16)


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
    """The cards side by side, with their points for the seat to move."""
    left = (WIDTH - CARD * len(state.districts)) / 2
    page.write_name_from(Text("origins-title-districts"), MARGIN + 14, CARDS - 100, TITLE)
    for number, offer in enumerate(state.districts):
        card = _district(offer, offer.district not in state.me.claimed, page.scale)
        x = left + CARD * (number + 0.5)
        page.stamp_opaque(card, x, CARDS)
        if page.earlier and offer not in page.earlier.districts:
            half, high = CARD / 2 - 11, CARD_HEIGHT / 2 - 7
            page.mark_box((x - half, CARDS - high, x + half, CARDS + high))


@cached_in(CACHE)
def _district(offer: Offer, first: bool, scale: int) -> Sprite:
    """Three tiles and any fourth; its points, which are more for the first time, and the gold on it."""
    card, frame = DISTRICTS[offer.district], panel((CARD - 8) * scale, CARD_HEIGHT * scale, 16 * scale)
    canvas = Canvas(frame.image.copy(), scale)
    for place, colour in enumerate((card.corner, *card.sides, None)):
        x, y = 32 + CELL * (place % 2), CARD_HEIGHT / 2 - CELL / 2 + CELL * (place // 2)
        dye, glyph = (fill(colour), COLOUR_GLYPHS[colour]) if colour else (PLATE, None)
        canvas.stamp(pattern_tile(dye, glyph, CELL * scale), x * scale, y * scale)
    points = symbols_sprite((str(card.first if first else card.later),), MIDDLE * scale)
    canvas.stamp(points, 134 * scale, (CARD_HEIGHT / 2 - 40) * scale)
    gold = symbols_sprite((glyphs.GOLD, str(offer.gold)), SMALL * scale)
    canvas.stamp(gold, 133 * scale, (CARD_HEIGHT / 2 + 40) * scale)
    return Sprite(canvas.image, frame.mask)


@cached_in(CACHE)
def _price_tag(wisdom: int, stone: int, scale: int) -> Sprite:
    """A price in wisdom and stone on a plate."""
    tag = pill(196 * scale, 56 * scale, PLATE)
    canvas = Canvas(tag.image.copy(), scale)
    symbols = (str(wisdom), glyphs.WISDOM, " ", str(stone), shared.STONE)
    canvas.write(symbols_ink(symbols, MIDDLE * scale), tag.width / 2, tag.height / 2)
    return Sprite(canvas.image, tag.mask)


def _draw_towers(page: Page, state: State) -> None:
    """Disks in the pool, by colour."""
    page.write((glyphs.TOWER,), MARGIN + 30, TOWERS, MIDDLE)
    page.write_name_from(Text("origins-title-towers"), MARGIN + 60, TOWERS, 210)
    for number, (colour, disks) in enumerate(zip(COLOURS, state.towers, strict=True)):
        x = MARGIN + 330 + 154 * number
        page.stamp(token(colour, 56 * page.scale), x, TOWERS)
        page.write((f"×{disks}",), x + 62, TOWERS, MIDDLE)  # noqa: RUF001 - times
        page.add_spot(("tower", colour), x - 50, TOWERS)
        if page.earlier and page.earlier.towers[number] != disks:
            page.mark_box((x - 30, TOWERS - 22, x + 98, TOWERS + 22))
