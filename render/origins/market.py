"""The picture of the sites: their values, actions and workers; and the dice on offer."""

from collections.abc import Iterator
from typing import NamedTuple

from engines.core.game import Seat, View
from engines.origins.actions.people import citizen_price
from engines.origins.components import BONUSES, MAINS, SITES
from engines.origins.components.terms import INDEX, Colour, Site
from engines.origins.state import State
from render.drawing import glyphs as shared
from render.drawing.canvas import MARGIN, WIDTH
from render.drawing.lettering import LARGE, MIDDLE
from render.drawing.palette import WHITE
from render.drawing.sprites import Sprite
from render.origins import alt, glyphs
from render.origins.page.headline import change, draw_headline
from render.origins.page.page import Page
from render.origins.pieces.dice import DieLook, archon, die
from render.origins.pieces.pictograms import action_symbols
from render.origins.pieces.tokens import token
from render.requests import Picture, RenderRequest
from render.widgets.badges import pill

TOP, BOTTOM = 116, 564  # of the sites
SITE_WIDTH = (WIDTH - 2 * MARGIN) / len(SITES)
VALUE, FIRST, SECOND, BONUS = 158, 222, 276, 340  # the middle lines of a site's rows
CROWD = 378  # the top of the workers
POOL, PRICE = 610, 658  # the middle lines of the dice on offer and of their prices
CITIZEN = 60


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


LOOSE, DENSE = Arrangement(52, 62, 80, 3, 2), Arrangement(42, 47, 61, 4, 3)


def market(view: View[State], request: RenderRequest) -> Picture:
    """The five sites above the citizens and speakers on offer; with a ghost, as they would be."""
    now = view.state
    page = Page(now, request)
    draw_headline(page, now.active)
    before = set(_workers(now))
    for site in range(1, len(SITES) + 1):
        _draw_site(page, site)
        there = [(who, who not in before) for who in _workers(page.then) if who[0] == site]
        _draw_workers(page, sorted(there, key=lambda each: not each[1]), site)
    _draw_dice_on_offer(page, now)
    page.draw_marks()
    return Picture(page.png(), alt.market(now))


def _draw_site(page: Page, site: Site) -> None:
    """Its value, its two main actions and its bonus."""
    left = MARGIN + SITE_WIDTH * (site - 1)
    x = left + SITE_WIDTH / 2
    page.draw_panel((left + 5, TOP, left + SITE_WIDTH - 5, BOTTOM))
    page.stamp(shared.glyph_sprite(glyphs.SHIP, 64 * page.scale), x - 32, VALUE)
    value, value_after = page.now.sites[site - 1], _value_after(page.now, page.then, site)
    page.write((change(value, value_after),), x + 46, VALUE, LARGE if value == value_after else MIDDLE)
    for y, main in zip((FIRST, SECOND), SITES[site - 1], strict=True):
        page.write(action_symbols(MAINS[main]), x, y)
        page.add_spot(("action", site, main), left + 26, y, left + SITE_WIDTH - 26)
    _draw_bonus(page, page.now, site, left)
    page.write_faint(str(site), left + 26, TOP + 26)
    page.add_spot(("site", site), left + 30, VALUE)


def _value_after(now: State, then: State, site: Site) -> int:
    """The value after a move; a new round depends on dice, so its values are not shown."""
    return then.sites[site - 1] if then.round == now.round else now.sites[site - 1]


def _draw_bonus(page: Page, state: State, site: Site, left: float) -> None:
    colour = state.tokens[site - 1]
    y = BONUS
    page.stamp(pill(round(SITE_WIDTH - 22) * page.scale, 60 * page.scale, WHITE), left + SITE_WIDTH / 2, y)
    page.stamp(token(colour, 44 * page.scale), left + 36, y)
    page.write_over(action_symbols(BONUSES[colour]), left + SITE_WIDTH / 2 + 24, y, 33)
    for word in ("bonus", "pisces"):
        page.add_spot(("action", site, word), left + 18, y - 18, left + SITE_WIDTH - 18)


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


def _draw_workers(page: Page, workers: list[tuple[tuple[Site, Seat, str], bool]], site: Site) -> None:
    """Workers in rows, closer together if there are many; those without room are counted."""
    arrangement = LOOSE if len(workers) <= LOOSE.room else DENSE
    shown = workers if len(workers) <= arrangement.room else workers[: arrangement.room - 1]
    left = MARGIN + SITE_WIDTH * (site - 0.5) - arrangement.step * (arrangement.columns - 1) / 2
    top = CROWD + arrangement.row / 2
    for place, ((_, seat, word), ghost) in enumerate(shown):
        x, y = (
            left + arrangement.step * (place % arrangement.columns),
            top + arrangement.row * (place // arrangement.columns),
        )
        page.stamp(worker(word, seat, arrangement.side * page.scale, ghost=ghost), x, y)
    if len(shown) < len(workers):
        last = (
            left + arrangement.step * (arrangement.columns - 1),
            top + arrangement.row * (arrangement.rows - 1),
        )
        page.write((f"+{len(workers) - len(shown)}",), *last)


def worker(word: str, seat: Seat, side: int, *, ghost: bool = False) -> Sprite:
    """A worker by its word: `red4`, `red4@2`, `speaker3` or `archon`."""
    if word == "archon":
        return archon(seat, side, ghost=ghost)
    name = word.partition("@")[0]
    colour, value = name[:-1], int(name[-1])
    if colour == "speaker":
        return die(DieLook(None, value, seat, ghost=ghost), side)
    return die(DieLook(Colour(colour), value, seat, ghost=ghost), side)


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
