"""The picture of the sites: five places with motherships, actions and workers; and the dice on offer."""

from engines.core.game import View
from engines.core.text import Text
from engines.origins.actions.people import citizen_price
from engines.origins.components import BONUSES, MAINS, SITES
from engines.origins.components.terms import INDEX, Site
from engines.origins.moves import BONUS, PISCES
from engines.origins.state import State
from render.drawing.canvas import MARGIN, WIDTH
from render.drawing.palette import ACCENT, PLATE
from render.drawing.sprites import Box
from render.origins import alt, glyphs
from render.origins.crowd import draw_crowd
from render.origins.page.headline import change, draw_headline
from render.origins.page.page import MARK, Page
from render.origins.page.targets import TURN, Target, action, targets
from render.origins.pieces.dice import DieLook, die
from render.origins.pieces.pictograms import action_symbols, gift_symbols
from render.origins.pieces.tokens import token
from render.origins.scenery.sites import mothership, place
from render.requests import Picture, RenderRequest
from render.widgets.badges import pill
from render.widgets.layout import cells

TOP, HEIGHT, GAP = 112, 800, 10  # of the places, of the picture, and between places
PLACES: list[Box] = [
    (left, top, right - GAP, bottom - GAP)
    for left, top, right, bottom in cells(
        (MARGIN, TOP, WIDTH - MARGIN + GAP, HEIGHT - MARGIN + GAP), len(SITES) + 1, columns=3
    )
]
PLACE_WIDTH = round(PLACES[0][2] - PLACES[0][0])
SCENE = 178  # the height of the landscape
LINES, LINE = 207, 45  # the middle of the first line below it, and from line to line
INSET = 14  # from the edge of a place to its lines
TOKEN = 40
# The middle lines of the dice on offer:
TITLE, CITIZENS, PRICES, RESERVE, TAGS, SPEAKERS, ELSEWHERE = 26, 76, 124, 162, 204, 254, 304
CITIZEN, SPEAKER = 56, 46
DRAFT = (84, 202)  # the middle lines of dice to be drafted


def market(view: View[State], request: RenderRequest) -> Picture:
    """The five sites, and the citizens and speakers on offer; with a ghost, as they would be."""
    now = view.state
    page = Page(now, request, HEIGHT)
    *sites, offer = PLACES
    page.add_spot(TURN, offer[0] + 34, offer[1] + ELSEWHERE)
    draw_headline(page, now.active)
    for site, box in enumerate(sites, start=1):
        _draw_site(page, site, box)
        draw_crowd(page, site, box[0], box[1] + SCENE)
    page.draw_panel(offer)
    if now.offer:
        _draw_draft(page, now, offer)
    else:
        _draw_citizens(page, now, offer)
        _draw_speakers(page, now, offer)
    page.draw_tags(otherwise=TURN)
    return Picture(page.png(), alt.numbered(alt.market(now), list(request.places)))


def _draw_site(page: Page, site: Site, box: Box) -> None:
    """Its landscape and mothership, two main actions and a bonus; those of ideas and the ghost are bright."""
    left, top, right, _ = box
    page.draw_panel(box)
    x = (left + right) / 2
    page.stamp(place(site, PLACE_WIDTH * page.scale, SCENE * page.scale, page.scale), x, top + SCENE / 2)
    value = change(page.now.sites[site - 1], _value_after(page.now, page.then, site))
    ship = mothership(value, page.scale)
    page.stamp(ship, left + 54 + ship.width / page.scale / 2, top + 56)
    begun = {action(page.now, move) for move in (*page.request.marks.values(), page.request.ghost)}
    for number, main in enumerate(SITES[site - 1]):
        _draw_action(page, (site, main), left, top + LINES + LINE * number, bright=(site, main) in begun)
    bright = not begun.isdisjoint((site, word) for word in (BONUS, PISCES))
    _draw_bonus(page, site, left, top + LINES + LINE * len(SITES[site - 1]) + 4, bright=bright)
    page.add_spot(("site", site), left + 29, top + 28)


def _value_after(now: State, then: State, site: Site) -> int:
    """The value after a move; a new round depends on dice, so its values are not shown."""
    return then.sites[site - 1] if then.round == now.round else now.sites[site - 1]


def _draw_action(page: Page, what: tuple[Site, str], left: float, y: float, *, bright: bool) -> None:
    """A main action in glyphs and words."""
    if bright:
        _draw_plate(page, left, y, ACCENT)
    name = Text(f"origins-main-{what[1]}")
    room = _room(page, left, y, ("action", *what))
    page.write_line(gift_symbols(MAINS[what[1]]), name, left + INSET, y, room, over=bright)


def _draw_bonus(page: Page, site: Site, left: float, y: float, *, bright: bool) -> None:
    """The bonus for workers of the token's colour."""
    colour = page.now.tokens[site - 1]
    bonus = BONUSES[colour]
    _draw_plate(page, left, y, ACCENT if bright else PLATE)
    page.stamp(token(colour, TOKEN * page.scale), left + INSET + TOKEN / 2, y)
    room = _room(page, left, y, ("action", site, BONUS), ("action", site, PISCES)) - TOKEN - GAP
    name = Text(f"origins-short-bonus-{bonus.id}")
    page.write_line(action_symbols(bonus), name, left + INSET + TOKEN + GAP, y, room, over=True)


def _draw_plate(page: Page, left: float, y: float, colour: int) -> None:
    sprite = pill((PLACE_WIDTH - 12) * page.scale, (LINE - 1) * page.scale, colour)
    page.stamp(sprite, left + PLACE_WIDTH / 2, y)


def _room(page: Page, left: float, y: float, *about: Target) -> float:
    """The width of a line without the letters at its end."""
    letters = sum(not set(targets(page.now, move)).isdisjoint(about) for move in page.request.marks.values())
    for target in about:
        page.add_spot(target, left + PLACE_WIDTH - INSET - MARK * (letters - 0.5), y)
    return line_room(letters)


def line_room(letters: int = 0) -> float:
    """The width of a line with so many letters at its end."""
    return PLACE_WIDTH - 2 * INSET - MARK * letters


def _draw_citizens(page: Page, state: State, box: Box) -> None:
    """Each with its price and what is left of its colour."""
    left, top, right, _ = box
    step = (right - left) / len(state.reserve)
    page.write_name(Text("origins-title-citizens"), (left + right) / 2, top + TITLE, PLACE_WIDTH - 2 * INSET)
    for slot, citizen in enumerate(state.citizens):
        x = left + step * (slot + 0.5)
        page.stamp(die(DieLook(citizen.colour, citizen.value), CITIZEN * page.scale), x, top + CITIZENS)
        page.write((str(citizen_price(state, slot)), glyphs.WISDOM), x, top + PRICES)
        page.write_faint(f"×{state.reserve[INDEX[citizen.colour]]}", x, top + RESERVE)  # noqa: RUF001 - times
        page.add_spot(("citizen", citizen.colour), x, top + TAGS)


def _draw_speakers(page: Page, state: State, box: Box) -> None:
    left, top, right, _ = box
    page.write_name_from(Text("origins-title-speakers"), left + INSET, top + SPEAKERS, 112)
    for number, value in enumerate(reversed(state.speakers)):
        x = right - INSET - (SPEAKER + 6) * (number + 0.5)
        page.stamp(die(DieLook(None, value), SPEAKER * page.scale), x, top + SPEAKERS)
        page.add_spot(("speaker", value), x, top + TAGS)


def _draw_draft(page: Page, state: State, box: Box) -> None:
    """Dice in two rows, with their letters below them."""
    left, top, right, _ = box
    page.write_name(Text("origins-title-draft"), (left + right) / 2, top + TITLE, PLACE_WIDTH - 2 * INSET)
    columns = max(1, (len(state.offer) + 1) // 2)
    for number, drafted in enumerate(state.offer):
        x = left + (right - left) / columns * (number // 2 + 0.5)
        y = top + DRAFT[number % 2]
        page.stamp(die(DieLook(drafted.colour, drafted.value), CITIZEN * page.scale), x, y)
        page.add_spot(("offer", drafted.colour, drafted.value), x, y + 54)
