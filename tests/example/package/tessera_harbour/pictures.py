"""The pictures: crates as coloured plates with a glyph and a value, in the berths of a harbour."""

from collections.abc import Mapping, Sequence
from functools import lru_cache

from engines.core.game import View
from engines.core.text import Text, Who
from render.drawing import glyphs
from render.drawing.canvas import MARGIN, WIDTH, Canvas, new_card
from render.drawing.glyphs import Glyph, draw_glyph
from render.drawing.lettering import LARGE, MIDDLE, SMALL, inscribe
from render.drawing.palette import PLATE, paler, palettes
from render.drawing.sprites import Drawing, Sprite, layered_sprite
from render.requests import Legend, LegendEntry, Picture, Pictures, RenderRequest
from render.widgets.badges import CHIP, chip, disc, pill
from render.widgets.headline import Headline
from render.widgets.place_numbers import place_number
from render.widgets.signs import SIDE, glyph_entry
from render.widgets.writing import write
from tessera_harbour.game import PAIR, Crate, Goods, Harbour, Load, Move, State, score

GLYPHS: dict[Goods, Glyph] = {
    Goods.GRAIN: glyphs.LEAF,
    Goods.WINE: glyphs.SHIELD,
    Goods.SILK: glyphs.AWNING,
    Goods.STONE: glyphs.STONE,
}
COLOURS = list(GLYPHS)
HUES = [(245, 213, 72), (233, 130, 105), (178, 150, 220), (196, 190, 180)]
PALETTES = palettes(lambda theme: [*HUES, *(paler(hue, 0.5, theme) for hue in HUES)])
CRATE = 144  # how wide a crate is
SMALL_CRATE = 96


def city(view: View[State], request: RenderRequest) -> Picture:
    """One harbour: crates that are only thought of are ghosts, berths have the numbers of places."""
    state, canvas = view.state, new_card(request.scale)
    seat = request.subject(view, state.active)
    points = score(state.harbours[seat], state.options).total
    head = Headline(canvas)
    head.add_figure(glyphs.MEDAL, str(points))
    thought_of = loads({"": request.ghost} if request.ghost else request.marks)
    if request.places:
        piece = next(iter((thought_of or loads(request.places)).values()))
        head.add_sprite(crate_sprite(state.market[piece.slot], SMALL_CRATE * request.scale))
    head.add_name(seat, request, to_move=seat == state.active and not state.over)
    places = _row(len(state.harbours[seat]), CRATE, 340)
    _draw_harbour(canvas, state.harbours[seat], places, CRATE)
    _draw_ghosts(canvas, state, list(thought_of.values()), places)
    _draw_numbers(canvas, request, places)
    _draw_marks(canvas, {letter: move.berth for letter, move in loads(request.marks).items()}, places)
    alt = Text("harbour-alt-city", {"who": Who(seat), "points": points})
    return Picture(canvas.png(PALETTES[request.theme]), alt)


def market(view: View[State], request: RenderRequest) -> Picture:
    """The crates on the quay."""
    state, canvas = view.state, new_card(request.scale)
    head = Headline(canvas)
    head.add_figure(glyphs.STACK, str(len(state.pile)))
    head.add_name(state.active, request, to_move=not state.over)
    places = _row(len(state.market), CRATE, 340)
    _draw_harbour(canvas, state.market, places, CRATE)
    _draw_marks(canvas, {letter: move.slot for letter, move in loads(request.marks).items()}, places)
    return Picture(
        canvas.png(PALETTES[request.theme]), Text("harbour-alt-market", {"crates": len(state.market)})
    )


def table(view: View[State], request: RenderRequest) -> Picture:
    """All harbours, one below the other."""
    state, canvas = view.state, new_card(request.scale)
    scale, step = canvas.scale, 640 // len(state.harbours)
    for seat, harbour in enumerate(state.harbours):
        y = MARGIN + step // 2 + seat * step
        to_move = seat == state.active and not state.over
        canvas.stamp(chip(seat, CHIP * scale, to_move=to_move), 96 * scale, y * scale)
        places = [(210 + number * (SMALL_CRATE + 16), y) for number in range(len(harbour))]
        _draw_harbour(canvas, harbour, places, SMALL_CRATE)
        points = str(score(harbour, state.options).total)
        write(canvas, points, ((WIDTH - MARGIN - 60) * scale, y * scale), LARGE)
    return Picture(
        canvas.png(PALETTES[request.theme]), Text("harbour-alt-table", {"seats": len(state.harbours)})
    )


def for_question(_view: View[State], steps: Sequence[str]) -> tuple[str, ...]:
    """A crate is chosen from the quay, and a berth in the harbour."""
    return ("city",) if len(steps) > 1 else ("market",)


def legend(view: View[State] | None) -> list[LegendEntry]:
    """The goods that can be seen, or all, and the pile; what every game has is added by itself."""
    shown = set(Goods)
    if view:
        berths = [crate for harbour in view.state.harbours for crate in harbour]
        shown = {crate.goods for crate in (*berths, *view.state.market) if crate}
    seen = [goods for goods in Goods if goods in shown]
    return [*map(_goods_entry, seen), glyph_entry(glyphs.STACK, "harbour-legend-pile")]


def _goods_entry(goods: Goods) -> LegendEntry:
    line = Text("harbour-legend-goods", {"pair": PAIR})
    return LegendEntry(crate_sprite(Crate(goods, 2), SIDE), Text(f"harbour-goods-{goods}"), line)


def loads(moves: Mapping[str, Move]) -> dict[str, Load]:
    """The moves that have a berth."""
    return {words: move for words, move in moves.items() if isinstance(move, Load)}


def _row(count: int, width: int, y: int) -> list[tuple[int, int]]:
    """The middles of so many plates side by side, in the middle of the picture."""
    left = WIDTH // 2 - (count - 1) * (width + 24) // 2
    return [(left + number * (width + 24), y) for number in range(count)]


def _draw_harbour(canvas: Canvas, berths: Harbour, places: Sequence[tuple[int, int]], width: int) -> None:
    for crate, (x, y) in zip(berths, places, strict=True):
        side = width * canvas.scale
        sprite = crate_sprite(crate, side) if crate else pill(side, side, PLATE)
        canvas.stamp(sprite, x * canvas.scale, y * canvas.scale)


def _draw_ghosts(
    canvas: Canvas, state: State, moves: Sequence[Load], places: Sequence[tuple[int, int]]
) -> None:
    """The crates of moves in their berths; of several for one berth, the first."""
    for slot, berth in ((move.slot, move.berth) for move in reversed(moves)):
        x, y = places[berth]
        sprite = crate_sprite(state.market[slot], CRATE * canvas.scale, ghost=True)
        canvas.stamp(sprite, x * canvas.scale, y * canvas.scale)


def _draw_numbers(canvas: Canvas, request: RenderRequest, places: Sequence[tuple[int, int]]) -> None:
    """The numbers of places above their berths; that of the ghost's is bright."""
    chosen = [move.berth for move in loads({"": request.ghost}).values()]
    for number, move in loads(request.places).items():
        x, y = places[move.berth]
        plate = place_number(number, canvas.scale, chosen=move.berth in chosen)
        canvas.stamp(plate, x * canvas.scale, (y - CRATE // 2 - 32) * canvas.scale)


@lru_cache(64)
def crate_sprite(crate: Crate, width: int, *, ghost: bool = False) -> Sprite:
    """A plate in the colour of the goods, with their glyph above the value; a ghost is pale and dashed."""
    base, paper = Drawing(width, width), Drawing(width, width)
    base.rounded_rectangle((0, 0, width, width), width / 8)
    paper.rounded_rectangle((3, 3, width - 3, width - 3), width / 8)
    if ghost:
        for start in range(width // 8, width, width // 4):
            for line in ([(start, 0), (start, width)], [(0, start), (width, start)]):
                paper.line(line, width / 10)
    draw_glyph(paper, GLYPHS[crate.goods], (width / 2, width * 0.36), width * 0.5, covers=False)
    colour = COLOURS.index(crate.goods) + len(COLOURS) * ghost
    sprite = layered_sprite(base.coverage(), [(colour, paper.coverage())])
    return inscribe(sprite, str(crate.value), width / 2, width * 0.78, max(SMALL, width // 3))


def _draw_marks(canvas: Canvas, marks: dict[str, int], places: Sequence[tuple[int, int]]) -> None:
    """Letters below the places that they mark, those of one place below each other."""
    drawn: list[int] = []
    for letter, number in marks.items():
        x, y = places[number]
        below = 120 + 70 * drawn.count(number)
        canvas.stamp(disc(letter, MIDDLE * canvas.scale, 1.75), x * canvas.scale, (y + below) * canvas.scale)
        drawn.append(number)


PICTURES = Pictures(city, market, table, for_question, Legend(legend, PALETTES))
