"""What stands beside a city: freemen on their bases, archon, speakers, advisors, towers, and cards."""

from collections import Counter

from engines.core.game import Seat
from engines.origins.components import ADVISOR_POINTS, BASE_PRICES, BASES, START
from engines.origins.moves import ARCHON
from engines.origins.state import Archon, Speaker, State
from engines.origins.terms import COLOURS, Sign
from render.drawing.lettering import MIDDLE
from render.drawing.sprites import Sprite
from render.origins import glyphs
from render.origins.colours import fill
from render.origins.page.page import Page
from render.origins.page.targets import Target
from render.origins.pieces.dice import DieLook, archon, die, die_look, empty_base
from render.origins.pieces.tiles import Look, tile
from render.origins.pieces.tokens import token, tower_floor, zodiac_card

LEFT, TOP, RIGHT, BOTTOM = 736, 116, 1076, 676
DIE, STEP = 68, 80  # freemen, and from one to the next
COLUMNS = 3  # of freemen; the archon and the tokens of superiority come after them
FREEMEN, ROW = 172, 106  # the middle of the first row, and from there to the second
ADVISORS, TOWERS, REST = 362, 544, 630  # the middles of the other rows
COLUMN = 64  # of advisors and towers
INSET = 10
AT_EASE = 4  # so many speakers, cards and tiles have room to spare
ROOMY, CROWDED = (60, 56, 76, 80), (46, 40, 52, 46)  # dice, cards, tiles, and from one to the next
FLOORS = 66  # how high a tower can be drawn


def draw(page: Page, state: State, seat: Seat, before: Archon) -> None:
    """A panel, row by row; freemen that were not there before are ghosts."""
    me = state.archons[seat]
    page.panel((LEFT, TOP, RIGHT, BOTTOM))
    _freemen(page, me, seat, before)
    _lead(page, me, seat)
    _advisors(page, me)
    _towers(page, me)
    _rest(page, me, state.signs(seat))


def _base(place: int) -> tuple[float, float]:
    """Where a base is."""
    return LEFT + INSET + STEP * (place % COLUMNS + 0.5), FREEMEN + ROW * (place // COLUMNS)


def _freemen(page: Page, me: Archon, seat: Seat, before: Archon) -> None:
    """A place for each base: taken, empty, or still to be paid for with food."""
    known = Counter(before.freemen)
    for place in range(BASES):
        x, y = _base(place)
        if place < len(me.freemen):
            freeman = me.freemen[place]
            page.put(die(die_look(freeman, seat, ghost=not known[freeman]), DIE * page.scale), x, y)
            known[freeman] -= known[freeman] > 0
            page.spot(("worker", freeman.word), x, y + 34)
        elif place < me.bases:
            page.put(empty_base(seat, DIE * page.scale), x, y)
        else:
            _price(page, place, me.bases)


def _price(page: Page, place: int, bases: int) -> None:
    """Food for a base; the next one is to be had."""
    x, y = _base(place)
    page.spell((str(BASE_PRICES[place - START.bases]), glyphs.FOOD), x, y)
    if place == bases:
        page.spot(("base",), x, y + 34)


def _lead(page: Page, me: Archon, seat: Seat) -> None:
    """The archon while at home, and tokens of superiority."""
    x = RIGHT - INSET - STEP / 2
    if not me.figure:
        page.put(archon(seat, DIE * page.scale), x, FREEMEN)
        page.spot(("worker", ARCHON), x, FREEMEN + 34)
    if me.superiority:
        page.spell((str(me.superiority), glyphs.SUPERIORITY), x, FREEMEN + ROW)


def _advisors(page: Page, me: Archon) -> None:
    """Those who are there, then what further ones would bring."""
    page.spell((glyphs.ADVISOR,), LEFT + INSET + 24, ADVISORS, MIDDLE)
    for place, points in enumerate(ADVISOR_POINTS):
        x = RIGHT - INSET - 54 * (len(ADVISOR_POINTS) - place - 0.5)
        if place < len(me.advisors):
            page.put(token(me.advisors[place], 50 * page.scale), x, ADVISORS)
        else:
            page.faint_text(str(points), x, ADVISORS)


def _towers(page: Page, me: Archon) -> None:
    """Floor upon floor, and the height above them."""
    slab = min(18, FLOORS // max(me.towers))
    for number, colour in enumerate(COLOURS):
        x, height = LEFT + INSET + COLUMN * (number + 0.5), me.towers[number]
        page.put(token(colour, 48 * page.scale), x, TOWERS)
        for floor in range(height):
            page.put(
                tower_floor(fill(colour), 52 * page.scale, slab * page.scale),
                x,
                TOWERS - 28 - slab * (floor + 0.5),
            )
        page.spell((str(height),), x, TOWERS - 50 - slab * height)
        page.spot(("tower", colour), x, TOWERS - 30)


def _rest(page: Page, me: Archon, signs: tuple[Sign, ...]) -> None:
    """Speakers, zodiac cards and buildings that were set aside, smaller where there are many."""
    count = len(me.speakers) + len(signs) + len(me.aside)
    cube, paper, side, step = ROOMY if count <= AT_EASE else CROWDED
    shown: list[tuple[Target, Sprite]] = [
        *((("worker", each.word), die(_white(each), cube * page.scale)) for each in me.speakers),
        *((("sign", sign), zodiac_card(sign, paper * page.scale)) for sign in signs),
        *((("building", "aside", each), tile(Look(each), side * page.scale)) for each in me.aside),
    ]
    closer = min(step, (RIGHT - LEFT - 2 * INSET - step) / max(1, count - 1))
    for number, (target, sprite) in enumerate(shown):
        x = LEFT + INSET + step / 2 + closer * number
        page.put(sprite, x, REST)
        page.spot(target, x, REST + 20)


def _white(speaker: Speaker) -> DieLook:
    return DieLook(None, speaker.value, used=bool(speaker.site))
