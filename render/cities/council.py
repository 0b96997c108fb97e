"""The picture of the council: its requirements, the claims on them, and the progress of each seat."""

from functools import lru_cache

from engines.cities.district.measures import AnyMeasure
from engines.cities.labels import requirement_name
from engines.cities.state import State
from engines.core.game import Seat, View
from render.cities import alt, glyphs
from render.cities.colours import PALETTES
from render.cities.headline import Headline, rounds
from render.cities.pieces.frames import hatching
from render.cities.pieces.pictograms import pictogram
from render.drawing.canvas import HEIGHT, MARGIN, WIDTH, Canvas, new_card
from render.drawing.lettering import LARGE, SMALL, Weight, text_ink
from render.drawing.palette import ACCENT, PLATE
from render.drawing.sprites import Drawing, Sprite, layered_sprite
from render.requests import Picture, RenderRequest
from render.widgets.badges import SMALL_CHIP, chip, pill
from render.widgets.writing import write, write_label

LEFT, TOP, GAP = MARGIN + 8, 160, 20
COLUMN_WIDTH = (WIDTH - 2 * LEFT - 2 * GAP) // 3
PICTOGRAM, NEED = 124, 104  # the height of a pictogram, the width of the number beside it
NAME = 132  # the middle line of the names
FIELDS = 322  # the middle line of the fields
FIELD_WIDTH, FIELD_HEIGHT = 88, 56
SEATS = 368  # the top of the seats


def council(view: View[State], request: RenderRequest) -> Picture:
    """Three requirements side by side."""
    state = view.state
    canvas = new_card(request.scale)
    head = Headline(canvas)
    head.add_figure(glyphs.HOURGLASS, rounds(state))
    head.add_chip(state.star)
    head.add_star()
    head.add_player(state, state.active, request)
    for n in range(3):
        left = LEFT + n * (COLUMN_WIDTH + GAP)
        name = request.say(requirement_name(state.council.requirements[n]))
        middle = ((left + COLUMN_WIDTH / 2) * request.scale, NAME * request.scale)
        write_label(canvas, name, middle, COLUMN_WIDTH * request.scale)
        _draw_requirement(canvas, state, n, left)
        _draw_fields(canvas, state, n, left)
        for seat in range(len(state.planners)):
            _draw_progress(canvas, state, n, seat, left)
    return Picture(canvas.png(PALETTES[request.theme]), alt.council(state))


def _draw_requirement(canvas: Canvas, state: State, n: int, left: int) -> None:
    """What is counted, and the number required."""
    requirement, scale = state.council.requirements[n], canvas.scale
    plate = _plate(requirement.counts, COLUMN_WIDTH * scale, PICTOGRAM * scale, NEED * scale)
    canvas.stamp(plate, (left + COLUMN_WIDTH / 2) * scale, (TOP + PICTOGRAM / 2) * scale)
    need = text_ink(f"{requirement.at_least}+", LARGE * scale, Weight.BOLD)
    canvas.write(need, (left + COLUMN_WIDTH - NEED / 2) * scale, (TOP + PICTOGRAM / 2) * scale)


@lru_cache(32)
def _plate(measure: AnyMeasure, width: int, height: int, need: int) -> Sprite:
    line, corner = max(2, height // 60), height * 0.1
    base, paper = Drawing(width, height), Drawing(width, height)
    base.rounded_rectangle((0, 0, width, height), corner)
    paper.rounded_rectangle((line, line, width - line, height - line), corner - line)
    sprite = layered_sprite(base.coverage(), [(PLATE, paper.coverage())])
    inset = height // 12
    drawn = pictogram(measure, width - need - 2 * inset, height - 2 * inset)
    sprite.image.paste(drawn.image, (inset, inset))
    return sprite


def _draw_fields(canvas: Canvas, state: State, n: int, left: int) -> None:
    """The best field first, with the chip of the seat that claimed it; a field out of play is hatched."""
    scale, fields = canvas.scale, state.council.requirements[n].fields
    claimed = {planner.claims[n]: seat for seat, planner in enumerate(state.planners)}
    width, height = FIELD_WIDTH * scale, FIELD_HEIGHT * scale
    for place, points in enumerate(fields):
        x, y = (left + COLUMN_WIDTH * (place + 0.5) / len(fields)) * scale, FIELDS * scale
        if points in claimed:
            canvas.stamp(chip(claimed[points], SMALL_CHIP * scale), x, y)
            continue
        blocked = place == state.mode.blocked_field
        canvas.stamp(pill(width, height, PLATE if blocked else ACCENT), x, y)
        if blocked:
            canvas.darken(hatching(width, height), x, y)
        canvas.write(text_ink(str(points), SMALL * scale, Weight.BOLD), x, y)


def _draw_progress(canvas: Canvas, state: State, n: int, seat: Seat, left: int) -> None:
    """The progress of a seat: how many of how many; points it has earned are on a bright plate."""
    scale, requirement, planner = canvas.scale, state.council.requirements[n], state.planners[seat]
    height = min(96, (HEIGHT - MARGIN - SEATS) / len(state.planners))
    y = (SEATS + height * (seat + 0.5)) * scale
    to_move = seat == state.active and not state.over
    canvas.stamp(chip(seat, SMALL_CHIP * scale, to_move=to_move), (left + 54) * scale, y)
    count = f"{requirement.counts.count(planner.district.survey)}/{requirement.at_least}"
    write(canvas, count, ((left + 168) * scale, y), SMALL)
    points = planner.claims[n]
    if points is not None:
        x = (left + COLUMN_WIDTH - 56) * scale
        canvas.stamp(pill(FIELD_WIDTH * scale, 48 * scale, ACCENT), x, y)
        canvas.write(text_ink(f"+{points}", SMALL * scale, Weight.BOLD), x, y)
