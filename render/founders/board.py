"""A territory on a canvas, at any size: tiles, then the roads of carts, then tokens and marks."""

from collections.abc import Iterable, Mapping

from engines.core.squares import Square
from engines.founders.components import Token
from engines.founders.moves import Attack, Buy, Employ, Join, Move
from engines.founders.territory import Plot, Territory
from render.drawing.canvas import Canvas
from render.drawing.lettering import MIDDLE, SMALL
from render.drawing.sprites import Point
from render.drawing.squares import Grid
from render.founders.glyphs import TOKENS
from render.founders.pieces import tiles, tokens
from render.founders.pieces.effects import AROUND, halo, plot, road
from render.founders.targets import is_tile_move, place
from render.widgets.badges import disc

ROOMY = 64  # from this side on there is room for larger letters


def places(territory: Territory, moves: Iterable[Move] = ()) -> list[Square]:
    """Every built place, and the places of some moves."""
    return [plot.at for plot in territory.plots] + [at for move in moves if (at := place(move))]


def draw(canvas: Canvas, territory: Territory, grid: Grid, ghost: Move | None = None) -> None:
    """The whole territory; what the ghost changed is drawn as a preview."""
    _cast_shadows(canvas, territory, grid)
    linked = {at: network for network in territory.linked for at in network} if territory.carts else {}
    for each in territory.plots:
        ghostly = is_tile_move(ghost) and each.at == place(ghost)
        shown = tiles.lying(each.tile, ghost=ghostly, silent=each.silent, linked=each.at in linked)
        canvas.stamp(tiles.sprite(shown, grid.side, canvas.scale), *grid.middle(each.at))
    for at, network in linked.items():
        canvas.stamp(road(_linked(at, network), grid.side), *grid.middle(at))
    _surround(canvas, territory, grid, ghost)
    for each in territory.plots:
        if each.silent:
            _lay_token(canvas, each, grid, ghost)
    for at in territory.carts:
        ghostly = isinstance(ghost, Join) and ghost.at == at
        canvas.stamp(tokens.disc(TOKENS[Token.CART], _across(grid), ghost=ghostly), *grid.corner(at))


def _cast_shadows(canvas: Canvas, territory: Territory, grid: Grid) -> None:
    dark, shift = tiles.shadow(grid.side)
    built = territory.by_square
    for at in built:
        if (at.x + 1, at.y) not in built or (at.x, at.y + 1) not in built:
            x, y = grid.middle(at)
            canvas.stamp(dark, x + shift, y + shift)


def _linked(at: Square, network: frozenset[Square]) -> int:
    """Which of the eight neighbours are in the same network, as bits."""
    return sum(1 << way for way, (x, y) in enumerate(AROUND) if (at.x + x, at.y + y) in network)


def _surround(canvas: Canvas, territory: Territory, grid: Grid, ghost: Move | None) -> None:
    """The last tile stands out, unless there is a ghost."""
    if ghost is None and territory.plots:
        canvas.stamp(halo(grid.side), *grid.middle(territory.plots[-1].at))


def _lay_token(canvas: Canvas, on: Plot, grid: Grid, ghost: Move | None) -> None:
    """At the lower right; war goes on top of all."""
    token = Token.WAR if on.attacked else Token.CRAFTSMEN if on.craftsmen else Token.COIN
    ghostly = isinstance(ghost, Attack | Buy | Employ) and ghost.at == on.at
    x, y = grid.middle(on.at)
    shift = grid.side / 2 - _across(grid) / 2
    canvas.stamp(tokens.disc(TOKENS[token], _across(grid), ghost=ghostly), x + shift, y + shift)


def _across(grid: Grid) -> int:
    """How wide a token is."""
    return max(round(grid.side * 0.46), min(34, grid.side))


def mark(canvas: Canvas, territory: Territory, grid: Grid, marks: Mapping[str, Move]) -> None:
    """Letters at the places of moves; empty places are outlined first."""
    marked = {letter: (move, at) for letter, move in marks.items() if (at := place(move))}
    for at in {at for _, at in marked.values() if at not in territory.by_square}:
        canvas.stamp(plot(grid.side), *grid.middle(at))
    size, room = (MIDDLE, 1.75) if grid.side >= ROOMY * canvas.scale else (SMALL, 1.5)
    spots: dict[Point, list[str]] = {}
    for letter, (move, at) in marked.items():
        anchor = grid.corner(at) if isinstance(move, Join) else _anchor(territory, grid, at)
        spots.setdefault(anchor, []).append(letter)
    for (x, y), letters in spots.items():
        for number, letter in enumerate(letters):
            sign = disc(letter, size * canvas.scale, room)
            canvas.stamp(sign, x + sign.width * 0.8 * (number - (len(letters) - 1) / 2), y)


def _anchor(territory: Territory, grid: Grid, at: Square) -> Point:
    """In the middle of an empty place, at the upper right of a tile."""
    x, y = grid.middle(at)
    shift = grid.side * 0.3 if at in territory.by_square else 0
    return x + shift, y - shift
