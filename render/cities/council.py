"""The picture of the council: its requirements, the claims on them, and the progress of each seat."""

from typing import NamedTuple, Self

from data import languages
from engines.cities.components import Requirement
from engines.cities.district.measures import AnyMeasure
from engines.cities.labels import requirement_name, requirement_needs
from engines.cities.state import State
from engines.core.game import Seat, View
from engines.core.text import say
from render.cities import alt, glyphs
from render.cities.colours import PALETTES
from render.cities.headline import Headline, rounds
from render.cities.pieces.fields import CACHE
from render.cities.pieces.frames import hatching
from render.cities.pieces.pictograms import pictogram
from render.drawing.canvas import HEIGHT, MARGIN, WIDTH, Canvas, new_card
from render.drawing.lettering import LARGE, SMALL, Weight, text_ink
from render.drawing.palette import ACCENT, PLATE
from render.drawing.sprite_cache import cached_in
from render.drawing.sprites import Drawing, Sprite, layered_sprite
from render.requests import Picture, RenderRequest
from render.widgets.badges import SMALL_CHIP, chip, pill
from render.widgets.changes import frame_change
from render.widgets.writing import LABEL_LINE, label_lines, write, write_label

LEFT, TOP, GAP = MARGIN + 8, 160, 20
COLUMN_WIDTH = (WIDTH - 2 * LEFT - 2 * GAP) // 3
NEED = 104  # the width of the number beside a pictogram
NAME = 132  # the middle line of the names
LOWEST_PICTOGRAM = 140
WORDS_GAP, MOST_WORDS = 8, 4  # above and below what is required in words, and the most lines of it
FIELDS = 76  # the height of the fields
FIELD_WIDTH, FIELD_HEIGHT = 88, 56
ROW = 70  # the height of a seat


def council(view: View[State], request: RenderRequest) -> Picture:
    """Three requirements side by side."""
    state = view.state
    layout = Layout.of(state)
    canvas = new_card(request.scale, layout.height)
    head = Headline(canvas)
    head.add_figure(glyphs.HOURGLASS, rounds(state))
    head.add_chip(state.star)
    head.add_star()
    head.add_player(state, state.active, request)
    for n in range(3):
        column = Column(canvas, state, n, layout)
        column.draw_requirement(request)
        column.draw_fields()
        for seat in range(len(state.planners)):
            column.draw_progress(seat)
            column.mark_progress(seat, request.earlier)
    return Picture(canvas.png(PALETTES[request.theme]), alt.council(state))


class Layout(NamedTuple):
    """The lines of the picture from top to bottom."""

    pictogram: int  # its height
    words: int  # the middle of the first line of words
    fields: int  # the middle of the fields
    seats: int  # the top of the seats
    height: int

    @classmethod
    def of(cls, state: State) -> Self:
        """As low as it can be: the pictograms are larger where there is room for them."""
        lines = max(_lines(each, language) for each in state.council.requirements for language in languages())
        words, seats = lines * LABEL_LINE + 2 * WORDS_GAP, ROW * len(state.planners)
        rest = TOP + words + FIELDS + seats + MARGIN
        pictogram = max(LOWEST_PICTOGRAM, HEIGHT - rest)
        below = TOP + pictogram
        first = below + WORDS_GAP + LABEL_LINE // 2
        return cls(pictogram, first, below + words + FIELDS // 2, below + words + FIELDS, rest + pictogram)


def _lines(requirement: Requirement, language: str) -> int:
    """How many lines a requirement takes in words; the picture is as high in every language."""
    needs = say(requirement_needs(requirement), language)
    return len(label_lines(needs, SMALL, COLUMN_WIDTH, MOST_WORDS))


class Column:
    """A requirement: its name, what is counted, the claims on it, and the progress of each seat."""

    def __init__(self, canvas: Canvas, state: State, n: int, layout: Layout) -> None:
        self.canvas, self.state, self.n, self.layout = canvas, state, n, layout
        self.scale, self.requirement = canvas.scale, state.council.requirements[n]
        self.left = LEFT + n * (COLUMN_WIDTH + GAP)

    def draw_requirement(self, request: RenderRequest) -> None:
        """What is counted as a picture with the number required, and in words."""
        scale, height = self.scale, self.layout.pictogram
        x, width = (self.left + COLUMN_WIDTH / 2) * scale, COLUMN_WIDTH * scale
        name, needs = (request.say(each(self.requirement)) for each in (requirement_name, requirement_needs))
        write_label(self.canvas, name, (x, NAME * scale), width)
        plate = _plate(self.requirement.counts, width, height * scale, NEED * scale)
        self.canvas.stamp(plate, x, (TOP + height / 2) * scale)
        need = text_ink(f"{self.requirement.at_least}+", LARGE * scale, Weight.BOLD)
        self.canvas.write(need, (self.left + COLUMN_WIDTH - NEED / 2) * scale, (TOP + height / 2) * scale)
        write_label(self.canvas, needs, (x, self.layout.words * scale), width, MOST_WORDS)

    def draw_fields(self) -> None:
        """The best field first, with the chip of the seat that claimed it; a field out of play is hatched."""
        scale, fields = self.scale, self.requirement.fields
        claimed = {planner.claims[self.n]: seat for seat, planner in enumerate(self.state.planners)}
        width, height = FIELD_WIDTH * scale, FIELD_HEIGHT * scale
        for place, points in enumerate(fields):
            x = (self.left + COLUMN_WIDTH * (place + 0.5) / len(fields)) * scale
            y = self.layout.fields * scale
            if points in claimed:
                self.canvas.stamp(chip(claimed[points], SMALL_CHIP * scale), x, y)
                continue
            blocked = place == self.state.mode.blocked_field
            self.canvas.stamp(pill(width, height, PLATE if blocked else ACCENT), x, y)
            if blocked:
                self.canvas.darken(hatching(width, height), x, y)
            self.canvas.write(text_ink(str(points), SMALL * scale, Weight.BOLD), x, y)

    def draw_progress(self, seat: Seat) -> None:
        """The progress of a seat: how many of how many; points it has earned are on a bright plate."""
        scale, planner = self.scale, self.state.planners[seat]
        y = (self.layout.seats + ROW * (seat + 0.5)) * scale
        to_move = seat == self.state.active and not self.state.over
        self.canvas.stamp(chip(seat, SMALL_CHIP * scale, to_move=to_move), (self.left + 54) * scale, y)
        count = f"{self.requirement.counts.count(planner.district.survey)}/{self.requirement.at_least}"
        write(self.canvas, count, ((self.left + 168) * scale, y), SMALL)
        points = planner.claims[self.n]
        if points is not None:
            x = (self.left + COLUMN_WIDTH - 56) * scale
            self.canvas.stamp(pill(FIELD_WIDTH * scale, 48 * scale, ACCENT), x, y)
            self.canvas.write(text_ink(f"+{points}", SMALL * scale, Weight.BOLD), x, y)

    def mark_progress(self, seat: Seat, earlier: State | None) -> None:
        """A frame around the line of a seat whose count or claim has changed."""
        if earlier is None:
            return
        counts, planners = self.requirement.counts.count, (earlier.planners[seat], self.state.planners[seat])
        before, now = ((counts(each.district.survey), each.claims[self.n]) for each in planners)
        if before != now:
            top = self.layout.seats + ROW * seat
            frame_change(self.canvas, (self.left + 12, top + 9, self.left + COLUMN_WIDTH - 4, top + ROW - 9))


@cached_in(CACHE)
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
