"""The picture of the sites: what they are worth, what is done there, who is there, and who can be had."""

from collections.abc import Iterator
from typing import NamedTuple

from engines.core.game import Seat, View
from engines.origins.components import BONUSES, MAINS, SITES
from engines.origins.people import citizen_price
from engines.origins.state import State
from engines.origins.terms import INDEX, Colour, Site
from render.drawing import glyphs as shared
from render.drawing.canvas import MARGIN, WIDTH
from render.drawing.lettering import LARGE, MIDDLE
from render.drawing.palette import WHITE
from render.drawing.sprites import Sprite
from render.origins import alt, glyphs
from render.origins.page.headline import change, headline
from render.origins.page.page import Page
from render.origins.pieces.dice import DieLook, archon, die
from render.origins.pieces.pictograms import action_symbols
from render.origins.pieces.tokens import token
from render.requests import Picture, RenderRequest
from render.widgets.badges import pill

TOP, BOTTOM = 116, 564  # of the sites
SITE_WIDTH = (WIDTH - 2 * MARGIN) / len(SITES)
VALUE, FIRST, SECOND, BONUS = 158, 222, 276, 340  # the middles of a site's rows
CROWD = 378  # the top of the workers
POOL, PRICE = 610, 658  # the middles of the pools of dice and of what they cost
CITIZEN = 60


class Ranks(NamedTuple):
    """How workers stand at a site: how large, how far apart, and how many."""

    side: int
    step: int
    row: int
    columns: int
    rows: int

    @property
    def room(self) -> int:
        return self.columns * self.rows


AT_EASE, CLOSE = Ranks(52, 62, 80, 3, 2), Ranks(42, 47, 61, 4, 3)


def market(view: View[State], request: RenderRequest) -> Picture:
    """The five sites above the pools of citizens and speakers; with a ghost, as they would be."""
    now = view.state
    page = Page(now, request)
    headline(page, now.active)
    before = set(_workers(now))
    for site in range(1, len(SITES) + 1):
        _site(page, site)
        there = [(who, who not in before) for who in _workers(page.then) if who[0] == site]
        _crowd(page, sorted(there, key=lambda each: not each[1]), site)
    _people(page, now)
    page.mark()
    return Picture(page.png(), alt.market(now))


def _site(page: Page, site: Site) -> None:
    """Its value, its two main actions and its bonus."""
    left = MARGIN + SITE_WIDTH * (site - 1)
    x = left + SITE_WIDTH / 2
    page.panel((left + 5, TOP, left + SITE_WIDTH - 5, BOTTOM))
    page.put(shared.glyph_sprite(glyphs.SHIP, 64 * page.scale), x - 32, VALUE)
    value, raised = page.now.sites[site - 1], _raised(page.now, page.then, site)
    page.spell((change(value, raised),), x + 46, VALUE, LARGE if value == raised else MIDDLE)
    for y, main in zip((FIRST, SECOND), SITES[site - 1], strict=True):
        page.spell(action_symbols(MAINS[main]), x, y)
        page.spot(("action", site, main), left + 26, y, left + SITE_WIDTH - 26)
    _bonus(page, page.now, site, left)
    page.faint_text(str(site), left + 26, TOP + 26)
    page.spot(("site", site), left + 30, VALUE)


def _raised(now: State, then: State, site: Site) -> int:
    """The value after a move; what a new round or a die brings is not foreseen."""
    return then.sites[site - 1] if then.round == now.round else now.sites[site - 1]


def _bonus(page: Page, state: State, site: Site, left: float) -> None:
    colour = state.tokens[site - 1]
    y = BONUS
    page.put(pill(round(SITE_WIDTH - 22) * page.scale, 60 * page.scale, WHITE), left + SITE_WIDTH / 2, y)
    page.put(token(colour, 44 * page.scale), left + 36, y)
    page.spell_over(action_symbols(BONUSES[colour]), left + SITE_WIDTH / 2 + 24, y, 33)
    for word in ("bonus", "pisces"):
        page.spot(("action", site, word), left + 18, y - 18, left + SITE_WIDTH - 18)


def _workers(state: State) -> Iterator[tuple[Site, Seat, str]]:
    """Everybody who is on a site, by a word that tells them apart."""
    for seat, each in enumerate(state.archons):
        for freeman in each.freemen:
            if freeman.site:
                yield freeman.site, seat, freeman.word
        for speaker in each.speakers:
            if speaker.site:
                yield speaker.site, seat, speaker.word
        if each.figure:
            yield each.figure, seat, "archon"


def _crowd(page: Page, workers: list[tuple[tuple[Site, Seat, str], bool]], site: Site) -> None:
    """Workers in ranks, closer where there are many; where there are too many, how many more there are."""
    ranks = AT_EASE if len(workers) <= AT_EASE.room else CLOSE
    shown = workers if len(workers) <= ranks.room else workers[: ranks.room - 1]
    left = MARGIN + SITE_WIDTH * (site - 0.5) - ranks.step * (ranks.columns - 1) / 2
    top = CROWD + ranks.row / 2
    for place, ((_, seat, word), ghost) in enumerate(shown):
        x, y = left + ranks.step * (place % ranks.columns), top + ranks.row * (place // ranks.columns)
        page.put(worker(word, seat, ranks.side * page.scale, ghost=ghost), x, y)
    if len(shown) < len(workers):
        last = (left + ranks.step * (ranks.columns - 1), top + ranks.row * (ranks.rows - 1))
        page.spell((f"+{len(workers) - len(shown)}",), *last)


def worker(word: str, seat: Seat, side: int, *, ghost: bool = False) -> Sprite:
    """A worker by their word: `red4`, `red4@2`, `speaker3` or `archon`."""
    if word == "archon":
        return archon(seat, side, ghost=ghost)
    name = word.partition("@")[0]
    colour, value = name[:-1], int(name[-1])
    if colour == "speaker":
        return die(DieLook(None, value, seat, ghost=ghost), side)
    return die(DieLook(Colour(colour), value, seat, ghost=ghost), side)


def _people(page: Page, state: State) -> None:
    """Dice to be drafted before the first round; then citizens with what they cost, and speakers."""
    if state.offer:
        _offer(page, state)
        return
    x: float = MARGIN + 8
    for slot, citizen in enumerate(state.citizens):
        x = MARGIN + 50 + 124 * slot
        page.put(die(DieLook(citizen.colour, citizen.value), CITIZEN * page.scale), x, POOL)
        page.spell((str(citizen_price(state, slot)), glyphs.WISDOM), x, PRICE)
        page.faint_text(f"×{state.reserve[INDEX[citizen.colour]]}", x + 56, POOL)  # noqa: RUF001 - times
        page.spot(("citizen", citizen.colour), x + 56, PRICE - 4)
    page.spell((glyphs.SPEECH,), WIDTH - MARGIN - 380, POOL, LARGE)
    for number, value in enumerate(state.speakers):
        x = WIDTH - MARGIN - 300 + 76 * number
        page.put(die(DieLook(None, value), CITIZEN * page.scale), x, POOL)
        page.spot(("speaker", value), x, PRICE - 4)


def _offer(page: Page, state: State) -> None:
    for number, drafted in enumerate(state.offer):
        x = MARGIN + 60 + 100 * number
        page.put(die(DieLook(drafted.colour, drafted.value), 72 * page.scale), x, POOL + 8)
        page.spot(("offer", drafted.colour, drafted.value), x, PRICE + 4)
