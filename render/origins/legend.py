"""What the signs in the pictures of Origins mean."""

from collections.abc import Iterator, Mapping

from engines.core.game import View
from engines.core.text import Text
from engines.origins.components import BONUSES, BUILDINGS
from engines.origins.components.terms import BuildingId, Colour, Good, Shrine, Sign
from engines.origins.moves import BONUS
from engines.origins.names import action_name, building_name, colour_name, shrine_name, sign_name, sign_power
from engines.origins.state import Notice, State
from render.drawing import glyphs as shared
from render.drawing.glyphs import Glyph
from render.origins import glyphs
from render.origins.colours import PALETTES
from render.origins.pieces.dice import DieLook, archon, die
from render.origins.pieces.ground import free_seat, plot
from render.origins.pieces.tiles import Look, tile
from render.origins.pieces.tokens import token, zodiac_card
from render.requests import Legend, LegendEntry
from render.widgets.signs import GLYPH, SIDE, entry, glyph_entry

DIE = 60
# The glyphs that are always in some picture; the end of their keys.
GLYPHS: Mapping[str, Glyph] = {
    **{good.value: glyphs.GOODS[good] for good in Good},
    "gold": glyphs.GOLD,
    "any": glyphs.ANY,
    "ship": glyphs.SHIP,
    "arrow": glyphs.ARROW,
    "die": glyphs.DIE,
    "advisor": glyphs.ADVISOR,
    "building": glyphs.BUILDING,
    "district": glyphs.DISTRICT,
    "tower": glyphs.TOWER,
    "army": glyphs.FLAG,
    "attack": glyphs.SWORDS,
    "superiority": glyphs.SUPERIORITY,
    "steps": glyphs.STEPS,
    "card": glyphs.CARD,
    "first": shared.CROWN,
}


def entries(view: View[State] | None) -> list[LegendEntry]:
    """The buildings and cards that can be seen, then people, and what is always there."""
    state = view.state if view else None
    buildings = _buildings(state) if state else set(BUILDINGS)
    signs = {temple.sign for temple in state.temples} if state else set(Sign)
    tokens = set(state.tokens) if state else set(BONUSES)
    return [
        *(_building(building) for building in BUILDINGS if building in buildings),
        entry(tile(Look(None), SIDE), "origins-legend-farm"),
        entry(tile(Look("mint", pale=True), SIDE), "origins-legend-expensive"),
        *(_sign(sign) for sign in Sign if sign in signs),
        *(_bonus(colour) for colour in Colour if colour in tokens),
        *_people(),
        *(glyph_entry(glyph, f"origins-legend-{name}") for name, glyph in GLYPHS.items()),
        *(_temple(shrine) for shrine in Shrine),
        *_status(state),
    ]


def _buildings(state: State) -> set[BuildingId]:
    """The buildings of the pool, on top of the stacks, in cities and set aside."""
    found = {*state.pool, *(stack[0] for stack in state.stacks if stack)}
    for archon_ in state.archons:
        found |= {built.building for built in archon_.city.tiles if not built.farm} | set(archon_.aside)
    return found


def _building(building: BuildingId) -> LegendEntry:
    ability = Text(f"origins-ability-{building}")
    return LegendEntry(tile(Look(building), SIDE), building_name(building), ability)


def _sign(sign: Sign) -> LegendEntry:
    return LegendEntry(zodiac_card(sign, GLYPH), sign_name(sign), sign_power(sign))


def _bonus(colour: Colour) -> LegendEntry:
    """The bonus token of a site; its colour is that of workers and towers too."""
    name = Text("origins-legend-bonus", {"colour": colour_name(colour)})
    return LegendEntry(token(colour, GLYPH), name, action_name(colour, BONUS))


def _people() -> Iterator[LegendEntry]:
    """Dice and figures, and where they and buildings can go."""
    yield entry(die(DieLook(Colour.BLUE, 4, seat=0), DIE), "origins-legend-freeman")
    yield entry(die(DieLook(Colour.BLUE, 4, seat=0, used=True), DIE), "origins-legend-used")
    yield entry(die(DieLook(Colour.BLUE, 4), DIE), "origins-legend-citizen")
    yield entry(die(DieLook(None, 3), DIE), "origins-legend-speaker")
    yield entry(archon(0, DIE), "origins-legend-archon")
    yield entry(free_seat(DIE), "origins-legend-seat")
    yield entry(plot(SIDE), "origins-legend-plot")


def _temple(shrine: Shrine) -> LegendEntry:
    sign = glyph_entry(glyphs.SHRINES[shrine], "origins-legend-temple")
    return sign._replace(name=shrine_name(shrine))


def _status(state: State | None) -> Iterator[LegendEntry]:
    if state is None or any(archon_.passed for archon_ in state.archons):
        yield glyph_entry(glyphs.PAUSE, "origins-legend-passed")
    if state is None or (state.endings and state.options.ending is Notice.ANNOUNCED):
        yield glyph_entry(glyphs.HOURGLASS, "origins-legend-last")


LEGEND = Legend(entries, PALETTES)
