"""A territory on a canvas, at any size: tiles, then the roads of carts, then tokens and marks."""

from collections.abc import Iterable, Mapping, Sequence

from engines.core.grids.squares import Square
from engines.founders.components import Token
from engines.founders.moves import Attack, Buy, Employ, Join, Move
from engines.founders.territory import Plot, Territory
from render.drawing.canvas import Canvas
from render.drawing.lettering import MIDDLE, SMALL
from render.drawing.sprites import Point
from render.drawing.squares import Grid
from render.founders.glyphs import TOKENS
from render.founders.pieces import tiles, tokens
from render.founders.pieces.effects import AROUND, empty_place, halo, road
from render.founders.targets import is_tile_move, place
from render.widgets.badges import disc

ROOMY = 64  # the smallest side with room for larger letters


def places(territory: Territory, moves: Iterable[Move] = ()) -> list[Square]:
    """Every built place, and the places of some moves."""
    return [plot.at for plot in territory.plots] + [at for move in moves if (at := place(move))]


def draw(canvas: Canvas, territory: Territory, grid: Grid, ghost: Move | None = None) -> None:
    """The whole territory after the ghost, whose changes are drawn as a preview."""
    _draw_shadows(canvas, territory, grid)
    linked = {at: network for network in territory.linked for at in network} if territory.carts else {}
    for each in territory.plots:
        is_ghost = is_tile_move(ghost) and each.at == place(ghost)
        shown = tiles.built_look(each.tile, ghost=is_ghost, silent=each.silent, linked=each.at in linked)
        canvas.stamp_opaque(tiles.sprite(shown, grid.side, canvas.scale), *grid.middle(each.at))
    for at, network in linked.items():
        canvas.stamp(road(_linked(at, network), grid.side), *grid.middle(at))
    _draw_halo(canvas, territory, grid, ghost)
    for each in territory.plots:
        if each.silent:
            _draw_token(canvas, each, grid, ghost)
    for at in territory.carts:
        is_ghost = isinstance(ghost, Join) and ghost.at == at
        canvas.stamp(tokens.disc(TOKENS[Token.CART], _token_diameter(grid), ghost=is_ghost), *grid.corner(at))


def _draw_shadows(canvas: Canvas, territory: Territory, grid: Grid) -> None:
    dark, shift = tiles.shadow(grid.side)
    built = territory.by_square
    for at in built:
        if (at.x + 1, at.y) not in built or (at.x, at.y + 1) not in built:
            x, y = grid.middle(at)
            canvas.stamp(dark, x + shift, y + shift)


def _linked(at: Square, network: frozenset[Square]) -> int:
    """The neighbours in the same network, as bits."""
    return sum(1 << way for way, (x, y) in enumerate(AROUND) if (at.x + x, at.y + y) in network)


def _draw_halo(canvas: Canvas, territory: Territory, grid: Grid, ghost: Move | None) -> None:
    """A halo around the last tile, unless there is a ghost."""
    if ghost is None and territory.plots:
        canvas.stamp(halo(grid.side), *grid.middle(territory.plots[-1].at))


def _draw_token(canvas: Canvas, on: Plot, grid: Grid, ghost: Move | None) -> None:
    """At the lower right of a tile; a war token covers the others."""
    token = Token.WAR if on.attacked else Token.CRAFTSMEN if on.craftsmen else Token.COIN
    is_ghost = isinstance(ghost, Attack | Buy | Employ) and ghost.at == on.at
    x, y = grid.middle(on.at)
    shift = grid.side / 2 - _token_diameter(grid) / 2
    canvas.stamp(tokens.disc(TOKENS[token], _token_diameter(grid), ghost=is_ghost), x + shift, y + shift)


def _token_diameter(grid: Grid) -> int:
    """The diameter of a token."""
    return max(round(grid.side * 0.46), min(34, grid.side))


def draw_marks(canvas: Canvas, territory: Territory, grid: Grid, marks: Mapping[str, Move]) -> None:
    """Letters at the places of moves; empty places are outlined first."""
    marked = {letter: (move, at) for letter, move in marks.items() if (at := place(move))}
    for at in {at for _, at in marked.values() if at not in territory.by_square}:
        canvas.stamp(empty_place(grid.side), *grid.middle(at))
    spots: dict[Point, list[str]] = {}
    for letter, (move, at) in marked.items():
        anchor = grid.corner(at) if isinstance(move, Join) else _anchor(territory, grid, at)
        spots.setdefault(anchor, []).append(letter)
    _draw_letters(canvas, spots, roomy=grid.side >= ROOMY * canvas.scale)


def _draw_letters(canvas: Canvas, spots: Mapping[Point, Sequence[str]], *, roomy: bool) -> None:
    """Letters at their spots, those of one spot side by side."""
    size, room = (MIDDLE, 1.75) if roomy else (SMALL, 1.5)
    for (x, y), letters in spots.items():
        for number, letter in enumerate(letters):
            mark = disc(letter, size * canvas.scale, room)
            canvas.stamp(mark, x + mark.width * 0.8 * (number - (len(letters) - 1) / 2), y)


def _anchor(territory: Territory, grid: Grid, at: Square) -> Point:
    """In the middle of an empty place, at the upper right of a tile."""
    x, y = grid.middle(at)
    shift = grid.side * 0.3 if at in territory.by_square else 0
    return x + shift, y - shift
