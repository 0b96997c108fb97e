"""The picture of the sites: five places with motherships, actions and workers; and the dice on offer."""

from engines.core.game import View
from engines.core.text import Text
from engines.origins.actions.people import citizen_price
from engines.origins.components import SITES
from engines.origins.components.terms import INDEX, Site
from engines.origins.moves import BONUS, PISCES
from engines.origins.state import State
from render.drawing.canvas import MARGIN, WIDTH
from render.drawing.sprites import Box
from render.origins import alt, glyphs
from render.origins.page.headline import change, draw_headline
from render.origins.page.page import Page
from render.origins.page.targets import TURN, action, targets
from render.origins.pieces.dice import DieLook, die
from render.origins.scenery.crowd import draw_crowd
from render.origins.scenery.site_card import SCENE, SiteLook, site_card, tag_middle
from render.requests import Picture, RenderRequest
from render.widgets.layout import cells

TOP, HEIGHT, GAP = 112, 768, 10  # of the places, of the picture, and between places
PLACES: list[Box] = [
    (left, top, right - GAP, bottom - GAP)
    for left, top, right, bottom in cells(
        (MARGIN, TOP, WIDTH - MARGIN + GAP, HEIGHT - MARGIN + GAP), len(SITES) + 1, columns=3
    )
]
PLACE_WIDTH = round(PLACES[0][2] - PLACES[0][0])
INSET = 14  # from the edge of the dice on offer
# The middle lines of the dice on offer:
TITLE, CITIZENS, PRICES, RESERVE, TAGS, SPEAKERS, ELSEWHERE = 21, 73, 121, 156, 195, 241, 287
CITIZEN, SPEAKER = 56, 46
DRAFT = (80, 194)  # the middle lines of dice to be drafted


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
    """Its place; the actions of ideas and of the ghost are bright."""
    left, top, right, bottom = box
    words = (*SITES[site - 1], BONUS)
    begun = {action(page.now, move) for move in (*page.request.marks.values(), page.request.ghost)}
    look = SiteLook(
        site,
        page.now.tokens[site - 1],
        change(page.now.sites[site - 1], _value_after(page.now, page.then, site)),
        bright=tuple(not begun.isdisjoint((site, word) for word in _synonyms(main)) for main in words),
        letters=tuple(_letters(page, site, main) for main in words),
        language=page.request.language,
    )
    card = site_card(look, round(right - left), round(bottom - top), page.scale)
    page.stamp_opaque(card, (left + right) / 2, (top + bottom) / 2)
    for number, main in enumerate(words):
        x, y = tag_middle(look, number, round(right - left))
        for word in _synonyms(main):
            page.add_spot(("action", site, word), left + x, top + y)
    page.add_spot(("site", site), left + 29, top + 28)
    if page.earlier and (page.earlier.sites, page.earlier.tokens) != (page.now.sites, page.now.tokens):
        _mark_site(page, page.earlier, site, box)


def _mark_site(page: Page, earlier: State, site: Site, box: Box) -> None:
    """A frame around the landscape of a site whose value has changed, and around a new bonus."""
    left, top, right, bottom = box
    if earlier.sites[site - 1] != page.now.sites[site - 1]:
        page.mark_box((left + 8, top + 8, right - 8, top + SCENE - 8))
    if earlier.tokens[site - 1] != page.now.tokens[site - 1]:
        page.mark_box((left + 8, bottom - 48, right - 8, bottom - 8))


def _synonyms(word: str) -> tuple[str, ...]:
    """The words of the moves that use the same line."""
    return (BONUS, PISCES) if word == BONUS else (word,)


def _letters(page: Page, site: Site, word: str) -> int:
    """How many ideas have their letter at the end of a line."""
    about = {("action", site, each) for each in _synonyms(word)}
    return sum(not about.isdisjoint(targets(page.now, move)) for move in page.request.marks.values())


def _value_after(now: State, then: State, site: Site) -> int:
    """The value after a move; a new round depends on dice, so its values are not shown."""
    return then.sites[site - 1] if then.round == now.round else now.sites[site - 1]


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
        if page.earlier and citizen not in page.earlier.citizens:
            page.mark_around(x, top + CITIZENS, CITIZEN)


def _draw_speakers(page: Page, state: State, box: Box) -> None:
    left, top, right, _ = box
    room = right - left - 2 * INSET - (SPEAKER + 6) * len(state.speakers)
    page.write_name_from(Text("origins-title-speakers"), left + INSET, top + SPEAKERS, room - 6)
    for number, value in enumerate(reversed(state.speakers)):
        x = right - INSET - (SPEAKER + 6) * (number + 0.5)
        page.stamp(die(DieLook(None, value), SPEAKER * page.scale), x, top + SPEAKERS)
        page.add_spot(("speaker", value), x, top + TAGS)
    if page.earlier and page.earlier.speakers != state.speakers:
        page.mark_box((left + INSET, top + SPEAKERS - 26, right - INSET, top + SPEAKERS + 26))


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
