"""What the signs in the pictures of Cities mean."""

from collections.abc import Iterator
from functools import cache

from engines.cities.components import ATTRACTIONS, CITIES, GOALS, MONUMENT_POINTS, GoalId, Requirement, Zone
from engines.cities.district.measures import AnyMeasure
from engines.cities.district.survey import BLACK_PLOT, MONUMENT, Terrain
from engines.cities.labels import TOPICS, goal_needs, item_name, requirement_name, requirement_needs
from engines.cities.state import GoalScoring, State
from engines.core.game import View
from engines.core.text import Text
from render.cities import glyphs
from render.cities.colours import PALETTES
from render.cities.glyphs import PLOT_GLYPHS, ZONE_GLYPHS
from render.cities.pieces.buildings import Building, building
from render.cities.pieces.fields import Look, field
from render.cities.pieces.pictograms import pictogram
from render.cities.pieces.tokens import attraction
from render.drawing import glyphs as shared
from render.drawing.palette import CARD, PLATE
from render.drawing.sprites import Sprite
from render.requests import Legend, LegendEntry
from render.widgets.badges import pill
from render.widgets.signs import SIDE, SIGN_HEIGHT, SIGN_WIDTH, entry, glyph_entry


def entries(view: View[State] | None) -> list[LegendEntry]:
    """The council's requirements and the cards that can be seen, then fields, attractions and other signs."""
    state = view.state if view else None
    councils = [state.council] if state else CITIES.values()
    scoring = state.options.goals if state else GoalScoring.FIXED
    items = _items(state) if state else {*GOALS, *ATTRACTIONS}
    return [
        *(_requirement(each) for council in councils for each in council.requirements),
        *(_goal(goal, scoring) for goal in GOALS if goal in items),
        *_fields(),
        *(_attraction(kind) for kind in ATTRACTIONS if kind in items),
        *_others(),
    ]


def _items(state: State) -> set[str]:
    """Cards and attractions that can be seen on the board, in a hand and in districts."""
    items = {item for slot in state.board for item in slot.up} | set(state.hand)
    for planner in state.planners:
        items |= {*planner.goals, *(kind for kind, at in planner.district.survey.attractions.items() if at)}
        items |= {BLACK_PLOT for field in planner.district.fields.values() if field.attraction == BLACK_PLOT}
    return items


def _requirement(requirement: Requirement) -> LegendEntry:
    needs = {"needs": requirement_needs(requirement)}
    return LegendEntry(
        _card(requirement.counts), requirement_name(requirement), Text("cities-legend-council", needs)
    )


def _goal(goal: GoalId, scoring: GoalScoring) -> LegendEntry:
    return LegendEntry(_card(GOALS[goal].counts), item_name(goal), goal_needs(GOALS[goal], scoring))


@cache
def _card(measure: AnyMeasure) -> Sprite:
    """What a card counts, on its plate."""
    sprite = pill(SIGN_WIDTH, SIGN_HEIGHT, PLATE)
    plate = Sprite(sprite.image.copy(), sprite.mask, sprite.rim)
    drawn = pictogram(measure, SIGN_WIDTH - 16, SIGN_HEIGHT - 16)
    plate.image.paste(drawn.image, (8, 8))
    return plate


def _fields() -> Iterator[LegendEntry]:
    for terrain in PLOT_GLYPHS:
        look = Look(terrain)
        yield LegendEntry(field(look, SIDE, CARD), Text(f"cities-area-{terrain}"), Text("cities-legend-plot"))
    yield entry(building(Building(3, (Terrain.RED,)), SIDE), "cities-legend-building")
    for terrain in (Terrain.PARK, Terrain.LAKE):
        line = Text(f"cities-legend-{terrain}", TOPICS["scoring"])
        yield LegendEntry(field(Look(terrain), SIDE, CARD), Text(f"cities-area-{terrain}"), line)


def _attraction(kind: str) -> LegendEntry:
    if kind == MONUMENT:
        line = Text("cities-legend-monument", {"points": MONUMENT_POINTS})
    elif kind == BLACK_PLOT:
        line = Text("cities-legend-black-plot")
    else:
        line = Text(f"cities-legend-on-{ATTRACTIONS[kind].on}")
    return LegendEntry(attraction(kind, 76), item_name(kind), line)


def _others() -> Iterator[LegendEntry]:
    for zone in Zone:
        yield glyph_entry(ZONE_GLYPHS[zone], f"cities-legend-zone-{zone}")
    yield glyph_entry(glyphs.WORKER, "cities-legend-worker")
    yield glyph_entry(shared.STAR, "cities-legend-star")
    yield glyph_entry(glyphs.BAG, "cities-legend-bag")
    yield glyph_entry(glyphs.HOURGLASS, "cities-legend-round")
    yield glyph_entry(glyphs.COUNCIL, "cities-legend-council-points")


LEGEND = Legend(entries, PALETTES)
