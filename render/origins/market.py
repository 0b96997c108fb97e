"""The picture of the sites: their values, actions and workers; and the dice on offer."""

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from engines.core.game import Seat, View
from engines.core.text import Text
from engines.origins.actions.people import citizen_price
from engines.origins.components import BONUSES, MAINS, SITES
from engines.origins.components.terms import INDEX, Site
from engines.origins.moves import BONUS as BONUS_ACTION
from engines.origins.moves import PISCES, Visit, Worker
from engines.origins.state import State
from render.drawing import glyphs as shared
from render.drawing.canvas import MARGIN, WIDTH
from render.drawing.lettering import LARGE, MIDDLE
from render.drawing.palette import ACCENT, PLATE
from render.drawing.palette import Colour as Fill
from render.drawing.sprites import Point
from render.origins import alt, glyphs
from render.origins.page.headline import change, draw_headline
from render.origins.page.page import Page
from render.origins.page.targets import TURN, action
from render.origins.pieces.dice import DieLook, die, worker
from render.origins.pieces.pictograms import action_symbols, fitting_size
from render.origins.pieces.tokens import token
from render.requests import Picture, RenderRequest
from render.widgets.badges import pill

TOP, BOTTOM, HEIGHT = 116, 634, 770  # of the sites, and of the picture
SITE_WIDTH = (WIDTH - 2 * MARGIN) / len(SITES)
VALUE, FIRST, SECOND, BONUS = 158, 220, 308, 410  # the middle lines of a site's rows
WORDS = 40  # from the symbols of an action to its name
CROWD = 448  # the top of the workers
POOL, PRICE = 680, 728  # the middle lines of the dice on offer and of their prices
ELSEWHERE = (WIDTH - MARGIN - 380, PRICE - 4)  # the letters of ideas that are not about sites or dice
CITIZEN = 60
SHIFT = 8  # of a value, to the right of the number of its place


class Arrangement(NamedTuple):
    """How workers are arranged at a site."""

    side: int  # of a die
    step: int  # between columns
    row: int  # between rows
    columns: int
    rows: int

    @property
    def room(self) -> int:
        return self.columns * self.rows

    def cells(self, x: float, top: float) -> Iterator[Point]:
        """The middles of all cells, row by row."""
        left = x - self.step * (self.columns - 1) / 2
        for place in range(self.room):
            yield left + self.step * (place % self.columns), top + self.row * (place // self.columns + 0.5)

    def room_for(self, count: int, cells: list[Point]) -> list[Point]:
        """The cells from where so many are left in a row."""
        left = len(cells) % self.columns or self.columns
        return cells if count <= left else cells[left:]


class Standing(NamedTuple):
    """A worker at a site, or one that a move would send there."""

    seat: Seat
    word: Worker
    ghost: bool
    letters: int = 0  # of the ideas that would send it there

    @property
    def cells(self) -> int:
        return 1 + self.letters


LOOSE, DENSE = Arrangement(52, 62, 80, 3, 2), Arrangement(42, 47, 61, 4, 3)


def market(view: View[State], request: RenderRequest) -> Picture:
    """The five sites above the citizens and speakers on offer; with a ghost, as they would be."""
    now = view.state
    page = Page(now, request, HEIGHT)
    page.add_spot(TURN, *ELSEWHERE)
    draw_headline(page, now.active)
    before = set(_workers(now))
    for site in range(1, len(SITES) + 1):
        _draw_site(page, site)
        there = [(who, who not in before) for who in _workers(page.then) if who[0] == site]
        crowd = [Standing(who[1], who[2], ghost=ghost) for who, ghost in there]
        _draw_workers(page, sorted([*_ideas(page, site), *crowd], key=lambda each: not each.ghost), site)
    _draw_dice_on_offer(page, now)
    page.draw_tags(otherwise=TURN)
    return Picture(page.png(), alt.numbered(alt.market(now), list(request.places)))


def _ideas(page: Page, site: Site) -> list[Standing]:
    """The workers that ideas would send to a site, each with room for the letters of its ideas."""
    visits = [move for move in page.request.marks.values() if isinstance(move, Visit) and move.site == site]
    letters = Counter(move.worker for move in visits)
    return [Standing(page.now.active, worker, ghost=True, letters=n) for worker, n in letters.items()]


def _draw_site(page: Page, site: Site) -> None:
    """Its value, its two main actions and its bonus; the actions of ideas and of the ghost are bright."""
    left = MARGIN + SITE_WIDTH * (site - 1)
    x = left + SITE_WIDTH / 2 + SHIFT
    page.draw_panel((left + 5, TOP, left + SITE_WIDTH - 5, BOTTOM))
    page.stamp(shared.glyph_sprite(glyphs.SHIP, 64 * page.scale), x - 32, VALUE)
    value, value_after = page.now.sites[site - 1], _value_after(page.now, page.then, site)
    page.write((change(value, value_after),), x + 46, VALUE, LARGE if value == value_after else MIDDLE)
    begun = {action(page.now, move) for move in (*page.request.marks.values(), page.request.ghost)}
    for y, main in zip((FIRST, SECOND), SITES[site - 1], strict=True):
        _draw_action(page, (site, main), left, y, bright=(site, main) in begun)
    bright = not begun.isdisjoint((site, word) for word in (BONUS_ACTION, PISCES))
    _draw_bonus(page, site, left, ACCENT if bright else PLATE)
    page.add_spot(("site", site), left + 29, TOP + 26)


def _draw_action(page: Page, what: tuple[Site, str], left: float, y: float, *, bright: bool) -> None:
    """A main action in the middle of its row, with room for letters at the ends."""
    symbols, x = action_symbols(MAINS[what[1]]), left + SITE_WIDTH / 2
    if bright:
        height = round(48 + WORDS)
        page.stamp(pill(round(SITE_WIDTH - 14) * page.scale, height * page.scale, ACCENT), x, y + WORDS / 2)
    page.write_over(symbols, x, y, fitting_size(symbols, SITE_WIDTH - 20))
    write_name = page.write_name_over if bright else page.write_name
    write_name(Text(f"origins-main-{what[1]}"), x, y + WORDS, SITE_WIDTH - 20)
    page.add_spot(("action", *what), left + 26, y, left + SITE_WIDTH - 26)


def _value_after(now: State, then: State, site: Site) -> int:
    """The value after a move; a new round depends on dice, so its values are not shown."""
    return then.sites[site - 1] if then.round == now.round else now.sites[site - 1]


def _draw_bonus(page: Page, site: Site, left: float, paper: Fill) -> None:
    colour, y = page.now.tokens[site - 1], BONUS
    page.stamp(pill(round(SITE_WIDTH - 22) * page.scale, 60 * page.scale, paper), left + SITE_WIDTH / 2, y)
    page.stamp(token(colour, 44 * page.scale), left + 36, y)
    symbols = action_symbols(BONUSES[colour])
    page.write_over(symbols, left + SITE_WIDTH / 2 + 24, y, fitting_size(symbols, SITE_WIDTH - 84))
    for word in (BONUS_ACTION, PISCES):
        page.add_spot(("action", site, word), left + 14, y - 34, left + SITE_WIDTH - 14)


def _workers(state: State) -> Iterator[tuple[Site, Seat, str]]:
    """All workers on sites, each with a word that identifies it."""
    for seat, each in enumerate(state.archons):
        for freeman in each.freemen:
            if freeman.site:
                yield freeman.site, seat, freeman.word
        for speaker in each.speakers:
            if speaker.site:
                yield speaker.site, seat, speaker.word
        if each.figure:
            yield each.figure, seat, "archon"


def _draw_workers(page: Page, workers: Sequence[Standing], site: Site) -> None:
    """Workers in rows, closer together if there are many; those without room are counted."""
    loose = len(workers) <= LOOSE.room and not any(each.letters for each in workers)
    arrangement = LOOSE if loose else DENSE
    cells = list(arrangement.cells(MARGIN + SITE_WIDTH * (site - 0.5), CROWD))
    while workers and cells:
        first, *rest = workers
        room = arrangement.room_for(first.cells, cells)
        if len(room) < first.cells + bool(rest):
            break
        x, y = room[0]
        page.stamp(worker(first.word, first.seat, arrangement.side * page.scale, ghost=first.ghost), x, y)
        page.add_spot(("visit", first.word, site), x + arrangement.step - 2, y)
        workers, cells = rest, room[first.cells :]
    if workers:
        page.write((f"+{len(workers)}",), *cells[0])


def _draw_dice_on_offer(page: Page, state: State) -> None:
    """Before the first round, dice to draft; then citizens with their prices, and speakers."""
    if state.offer:
        _draw_draft(page, state)
        return
    x: float = MARGIN + 8
    for slot, citizen in enumerate(state.citizens):
        x = MARGIN + 50 + 124 * slot
        page.stamp(die(DieLook(citizen.colour, citizen.value), CITIZEN * page.scale), x, POOL)
        page.write((str(citizen_price(state, slot)), glyphs.WISDOM), x, PRICE)
        page.write_faint(f"×{state.reserve[INDEX[citizen.colour]]}", x + 56, POOL)  # noqa: RUF001 - times
        page.add_spot(("citizen", citizen.colour), x + 56, PRICE - 4)
    page.write((glyphs.SPEECH,), WIDTH - MARGIN - 380, POOL, LARGE)
    for number, value in enumerate(state.speakers):
        x = WIDTH - MARGIN - 300 + 76 * number
        page.stamp(die(DieLook(None, value), CITIZEN * page.scale), x, POOL)
        page.add_spot(("speaker", value), x, PRICE - 4)


def _draw_draft(page: Page, state: State) -> None:
    for number, drafted in enumerate(state.offer):
        x = MARGIN + 60 + 100 * number
        page.stamp(die(DieLook(drafted.colour, drafted.value), 72 * page.scale), x, POOL + 8)
        page.add_spot(("offer", drafted.colour, drafted.value), x, PRICE + 4)
