"""A territory on a canvas, at any size: tiles, then the roads of carts, then tokens and marks."""

from collections.abc import Iterable, Mapping

from engines.core.squares import Square
from engines.founders.components import Token
from engines.founders.territory import Plot, Territory
from render.canvas import Canvas
from render.founders import tiles, tokens
from render.founders.choices import Choice
from render.founders.surroundings import AROUND, halo, plot, road
from render.founders.symbols import TOKENS
from render.lettering import MIDDLE, SMALL
from render.parts import disc
from render.sprites import Point
from render.squares import Grid

ROOMY = 64  # from this side on there is room for larger letters
BUILDING = ("draft", "settle", "add", "replace")
NOTHING = Choice("")


def places(territory: Territory, choices: Iterable[Choice] = ()) -> list[Square]:
    """Every built place, and those that are spoken of."""
    return [plot.at for plot in territory.plots] + [choice.at for choice in choices if choice.at]


def draw(canvas: Canvas, territory: Territory, grid: Grid, ghost: Choice = NOTHING) -> None:
    """The whole territory; what the ghost speaks of is there, but only thought of."""
    _cast_shadows(canvas, territory, grid)
    linked = {at: network for network in territory.linked for at in network} if territory.carts else {}
    for each in territory.plots:
        ghostly = ghost.verb in BUILDING and each.at == ghost.at
        shown = tiles.lying(each.tile, ghost=ghostly, silent=each.silent, linked=each.at in linked)
        canvas.stamp(tiles.sprite(shown, grid.side, canvas.scale), *grid.middle(each.at))
    for at, network in linked.items():
        canvas.stamp(road(_linked(at, network), grid.side), *grid.middle(at))
    _surround(canvas, territory, grid, ghost)
    for each in territory.plots:
        if each.silent:
            _lay_token(canvas, each, grid, ghost)
    for at in territory.carts:
        ghostly = ghost.verb == "join" and ghost.at == at
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


def _surround(canvas: Canvas, territory: Territory, grid: Grid, ghost: Choice) -> None:
    """The last tile stands out, unless something else is thought of."""
    if not ghost.verb and territory.plots:
        canvas.stamp(halo(grid.side), *grid.middle(territory.plots[-1].at))


def _lay_token(canvas: Canvas, on: Plot, grid: Grid, ghost: Choice) -> None:
    """At the lower right; war goes on top of all."""
    token = Token.WAR if on.attacked else Token.CRAFTSMEN if on.craftsmen else Token.COIN
    ghostly = ghost.verb in ("attack", "buy", "employ") and ghost.at == on.at
    x, y = grid.middle(on.at)
    shift = grid.side / 2 - _across(grid) / 2
    canvas.stamp(tokens.disc(TOKENS[token], _across(grid), ghost=ghostly), x + shift, y + shift)


def _across(grid: Grid) -> int:
    """How wide a token is."""
    return max(round(grid.side * 0.46), min(34, grid.side))


def mark(canvas: Canvas, territory: Territory, grid: Grid, marks: Mapping[str, Choice]) -> None:
    """Letters where they point; empty places are outlined first."""
    for at in {choice.at for choice in marks.values() if choice.at and choice.at not in territory.by_square}:
        canvas.stamp(plot(grid.side), *grid.middle(at))
    size, room = (MIDDLE, 1.75) if grid.side >= ROOMY * canvas.scale else (SMALL, 1.5)
    spots: dict[Point, list[str]] = {}
    for letter, choice in marks.items():
        spots.setdefault(_anchor(territory, grid, choice), []).append(letter)
    for (x, y), letters in spots.items():
        for number, letter in enumerate(letters):
            sign = disc(letter, size * canvas.scale, room)
            canvas.stamp(sign, x + sign.wide * 0.8 * (number - (len(letters) - 1) / 2), y)


def _anchor(territory: Territory, grid: Grid, choice: Choice) -> Point:
    """In the middle of an empty place, at the upper right of a tile, where four tiles meet."""
    if choice.at is None:
        raise ValueError(f"points at no place: {choice}")
    if choice.verb == "join":
        return grid.corner(choice.at)
    x, y = grid.middle(choice.at)
    shift = grid.side * 0.3 if choice.at in territory.by_square else 0
    return x + shift, y - shift
