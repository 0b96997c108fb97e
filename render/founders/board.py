"""A territory on a canvas, at any size: tiles, then the roads of carts, then tokens, letters and numbers."""

from collections.abc import Sequence

from engines.core.grids.squares import Square
from engines.founders.components import TILES, Token
from engines.founders.territory import Plot, Territory
from render.drawing.canvas import Canvas
from render.drawing.glyphs import Glyph
from render.drawing.sprites import Point, Sprite
from render.drawing.squares import Grid
from render.founders.annotations import Annotations, Spot
from render.founders.glyphs import TOKENS
from render.founders.pieces import ground, tiles, tokens
from render.founders.pieces.effects import AROUND, empty_place, halo, road
from render.widgets.changes import frame_change

TAGGED_CART = 70  # the diameter of a cart with a letter or a number in it


def places(territory: Territory, annotations: Annotations) -> list[Square]:
    """Every built place, and the places of some moves."""
    return [plot.at for plot in territory.plots] + annotations.squares()


class Board:
    """A territory with what is drawn over it, on a grid."""

    def __init__(
        self,
        canvas: Canvas,
        territory: Territory,
        grid: Grid,
        annotations: Annotations,
        earlier: Territory | None = None,  # What has changed since has a halo.
    ) -> None:
        self.earlier = earlier
        self.canvas, self.territory, self.grid, self.annotations = canvas, territory, grid, annotations
        ghosts = {at: Plot(tile, at.x, at.y) for at, tile in annotations.tiles.items()}
        self.plots = territory.by_square | ghosts
        # On a small board a letter and a token would leave no room for what a tile makes.
        roomy = annotations.is_preview or grid.side >= tiles.PAIRED * canvas.scale
        self.tokens = annotations.tokens if roomy else {}

    def draw(self) -> None:
        self._draw_undersides()
        self._draw_tiles()
        self._draw_halo()
        for at, plot in self.plots.items():
            token = self.tokens.get(Spot(at)) or _token(plot)
            if token:
                self._draw_token(at, token)
        self._draw_carts()
        for spot, tags in self.annotations.tags.items():
            self._draw_tags(spot, tags)

    def _draw_undersides(self) -> None:
        """Shadows on the ground, then the sides of tiles; a ghost has neither."""
        dark, shift = ground.shadow(self.grid.side)
        laid = {at: plot for at, plot in self.plots.items() if at not in self.annotations.tiles}
        for at in laid:
            if (at.x + 1, at.y) not in laid or (at.x, at.y + 1) not in laid:
                x, y = self.grid.middle(at)
                self.canvas.stamp(dark, x + shift, y + shift)
        down = self.grid.side // 2 + ground.thickness(self.grid.side) // 2
        for at, plot in laid.items():
            if (at.x, at.y + 1) not in laid:
                x, y = self.grid.middle(at)
                self.canvas.stamp_opaque(ground.wall(TILES[plot.tile].kind, self.grid.side), x, y + down)

    def _draw_tiles(self) -> None:
        """Tiles, then the roads of carts over them."""
        networks = self.territory.linked if self.territory.carts else ()
        linked = {at: network for network in networks for at in network}
        for at, plot in self.plots.items():
            sprite = tiles.sprite(self._look(plot), self.grid.side, self.canvas.scale)
            self.canvas.stamp_opaque(sprite, *self.grid.middle(at))
        for at, network in linked.items():
            self.canvas.stamp(road(_linked(at, network), self.grid.side), *self.grid.middle(at))

    def _look(self, plot: Plot) -> tiles.Look:
        spot = Spot(plot.at)
        is_ghost = plot.at in self.annotations.tiles
        look = tiles.built_look(plot.tile, ghost=is_ghost, silent=plot.silent)
        if spot not in self.annotations.tags:
            return look
        return look._replace(tagged=True, token=plot.silent or spot in self.tokens)

    def _draw_halo(self) -> None:
        """A halo around what has changed, unless a move is shown as if it were made."""
        if not self.annotations.is_preview:
            for at in self._changed():
                self.canvas.stamp(halo(self.grid.side), *self.grid.middle(at))

    def _changed(self) -> list[Square]:
        """Tiles that are new, or have got or lost a token, since an earlier state; else the last one."""
        if self.earlier is None:
            return [plot.at for plot in self.territory.plots[-1:]]
        before = self.earlier.by_square
        return [at for at, plot in self.territory.by_square.items() if before.get(at) != plot]

    def _draw_token(self, at: Square, token: Token) -> None:
        """At the lower right of a tile, or at the upper right above a tag."""
        spot, side = Spot(at), self.grid.side
        tagged, is_ghost = spot in self.annotations.tags, spot in self.tokens
        diameter = round(side * 0.4) if tagged else _token_diameter(self.grid)
        x, y = self.grid.middle(at)
        shift = side / 2 - diameter / 2
        self._stamp_disc(TOKENS[token], (x + shift, y - shift if tagged else y + shift), diameter, is_ghost)

    def _stamp_disc(self, glyph: Glyph, middle: Point, diameter: int, is_ghost: bool) -> None:
        """A token and its shadow."""
        x, y = middle
        away = diameter * 0.08
        self.canvas.stamp(ground.disc_shadow(diameter), x + away, y + away)
        self.canvas.stamp(tokens.disc(glyph, diameter, ghost=is_ghost), x, y)

    def _draw_carts(self) -> None:
        """Carts where four tiles meet; a tagged ghost is the tag's frame."""
        ghosts = {spot.at for spot in self.tokens if spot.corner}
        for at in {*self.territory.carts, *ghosts}:
            glyph, middle = TOKENS[Token.CART], self.grid.corner(at)
            if Spot(at, corner=True) in self.annotations.tags:
                self.canvas.stamp(tokens.tagged_disc(glyph, TAGGED_CART * self.canvas.scale), *middle)
            else:
                self._stamp_disc(glyph, middle, _token_diameter(self.grid), at in ghosts)
            if self.earlier and at not in self.earlier.carts:
                self._frame_cart(middle)

    def _frame_cart(self, middle: Point) -> None:
        reach, scale = _token_diameter(self.grid) / 2, self.canvas.scale
        x, y = middle
        frame_change(
            self.canvas,
            ((x - reach) / scale, (y - reach) / scale, (x + reach) / scale, (y + reach) / scale),
        )

    def _draw_tags(self, spot: Spot, tags: Sequence[Sprite]) -> None:
        """Letters and numbers side by side, closer together if there are many."""
        x, y = self._tags_middle(spot)
        width = max(tag.width for tag in tags)
        step = min(width, (self.grid.side * 1.1 - width) / max(1, len(tags) - 1))
        for number, tag in enumerate(tags):
            self.canvas.stamp(tag, x + step * (number - (len(tags) - 1) / 2), y)

    def _tags_middle(self, spot: Spot) -> tuple[float, float]:
        """At the bottom of a tile, in the middle of an empty place or on a corner."""
        scale, side = self.canvas.scale, self.grid.side
        if spot.corner:
            x, y = self.grid.corner(spot.at)
            return x, y + (TAGGED_CART * 0.16 * scale if spot in self.tokens else 0)
        x, y = self.grid.middle(spot.at)
        if spot.at not in self.plots:
            self.canvas.darken(empty_place(side), x, y)
            return x, y
        return x, y + side / 2 + tiles.overhang(side, scale) - (tiles.TAG / 2 + 1) * scale


def _token(plot: Plot) -> Token | None:
    """A war token covers the others."""
    if not plot.silent:
        return None
    return Token.WAR if plot.attacked else Token.CRAFTSMEN if plot.craftsmen else Token.COIN


def _linked(at: Square, network: frozenset[Square]) -> int:
    """The neighbours in the same network, as bits."""
    return sum(1 << way for way, (x, y) in enumerate(AROUND) if (at.x + x, at.y + y) in network)


def _token_diameter(grid: Grid) -> int:
    """The diameter of a token."""
    return max(round(grid.side * 0.46), min(34, grid.side))
