"""A territory: tiles on an unbounded plane, and what they can supply to each place around them.

A place is paid for by its neighbours on sides and corners (rulebook: adding a tile). Sets of places are bits
of one int, row by row in the smallest box with a border of empty places. Paying uses nothing up, so it does
not matter which neighbours pay, only whether they can.
"""

from collections.abc import Sequence
from functools import cached_property, lru_cache
from typing import NamedTuple, TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from engines.core.grids.bits import BitSet, bitset, members
from engines.core.grids.squares import Coordinate, Square
from engines.founders.components import (
    ALONE,
    CRAFTSMEN_POINTS,
    MADE,
    MAKES,
    NEEDED,
    NEEDS,
    POINTS,
    RESOURCES,
    TEMPLES,
    TILES,
    Resource,
    TileId,
    TokenId,
    craftsmen_of,
)

Needs: TypeAlias = tuple[int, ...]  # resources by number; no tile needs more than two


def remaining_needs(needs: Needs, bought: Resource) -> Needs:
    """What is still needed from neighbours; a bought resource can be used anywhere (rulebook: coins)."""
    number = RESOURCES.index(bought)
    if number not in needs:
        return needs
    spared = needs.index(number)
    return needs[:spared] + needs[spared + 1 :]


@lru_cache(maxsize=1 << 12)
def _square(x: int, y: int) -> Square:
    return Square(x, y)


class Plot(Struct, frozen=True, array_like=True, gc=False):
    """A tile in a territory, and the tokens on it."""

    tile: TileId
    x: Coordinate  # grows to the east
    y: Coordinate  # grows to the south: the topmost tile of a column has the least
    attacked: bool = False
    craftsmen: bool = False
    coin: bool = False

    @property
    def at(self) -> Square:
        """Where it lies."""
        return _square(self.x, self.y)

    @property
    def silent(self) -> bool:
        """Whether a token stops it from making anything."""
        return self.attacked or self.craftsmen or self.coin

    @property
    def points(self) -> int:
        """What it and the craftsmen on it are worth; nothing once it is attacked."""
        return 0 if self.attacked else POINTS[self.tile] + CRAFTSMEN_POINTS * self.craftsmen


@lru_cache(maxsize=1 << 12)
def _squares(west: int, north: int, wide: int, high: int) -> tuple[Square, ...]:
    """The places of a box, row by row."""
    return tuple(_square(west + n % wide, north + n // wide) for n in range(wide * high))


class Affordable(NamedTuple):
    """Sets of tiles by how near a territory is to paying for them; free nature tiles are in none."""

    now: BitSet  # at some free place
    nearly: BitSet  # all that they need is supplied, but in no single place
    half: BitSet  # one of the two things that they need is supplied


NOTHING = Affordable(0, 0, 0)


class Needing(NamedTuple):
    """The tiles that need some resources."""

    whole: BitSet  # only these
    half: BitSet  # one of these and one other
    pairs: tuple[tuple[BitSet, int, int], ...]  # the tiles of `whole`, each with its two needs


@lru_cache(maxsize=1 << 14)
def needing(supplied: BitSet) -> Needing:
    """Cached for every set of resources that a territory supplies."""
    whole = half = 0
    pairs = []
    for tile, needed in NEEDED.items():
        if needed and not needed & ~supplied:
            whole |= ALONE[tile]
            pairs.append((ALONE[tile], NEEDS[tile][0], NEEDS[tile][-1]))
        elif needed & supplied:
            half |= ALONE[tile]
    return Needing(whole, half, tuple(pairs))


class Survey:
    """A territory as sets of places: what is built, what is free, and which tiles supply what."""

    def __init__(self, plots: Sequence[Plot], carts: Sequence[Square]) -> None:
        columns, rows = [plot.x for plot in plots], [plot.y for plot in plots]
        west, north = min(columns) - 1, min(rows) - 1
        wide = max(columns) - west + 2
        first = west + north * wide
        built, supplied, sources = 0, 0, [0] * len(RESOURCES)
        for plot in plots:
            place = 1 << plot.x + plot.y * wide - first
            built |= place
            if not (plot.attacked or plot.craftsmen or plot.coin):
                supplied |= MADE[plot.tile]
                for resource in MAKES[plot.tile]:
                    sources[resource] |= place
        self.west, self.north, self.wide, self.high = west, north, wide, max(rows) - north + 2
        self.squares = _squares(west, north, wide, self.high)  # the place of each bit
        self.built = built
        self.free = self.beside(built) & ~built
        self.supplied = supplied  # the resources that any tile makes, by number
        self.sources = sources  # by resource: the tiles that make it
        self.networks = networks([3 << (n := x + y * wide - first) | 3 << n + wide for x, y in carts])
        self.suppliers = self._suppliers() if carts else sources  # by resource: the tiles that can pass it on
        self._supplied_with: list[BitSet | None] = [None] * len(RESOURCES)
        self._payable: dict[tuple[Needs, bool], BitSet] = {}
        self._sites: dict[tuple[Needs, bool], tuple[Sequence[Square], Sequence[Square]]] = {}

    def _suppliers(self) -> list[BitSet]:
        """Every linked tile passes on what any tile of its network makes."""
        suppliers = self.sources.copy()
        for network in self.networks:
            for resource, made in enumerate(self.sources):
                if made & network:
                    suppliers[resource] |= network
        return suppliers

    @cached_property
    def blocks(self) -> BitSet:
        """The north-western tiles of four in a square."""
        pairs = self.built & self.built >> 1
        return pairs & pairs >> self.wide

    @cached_property
    def affordable(self) -> Affordable:
        """Which tiles could be added, and how near the others are; an approximation for estimates.

        It assumes shared loads, and counts a village even where one linked tile would have to make both of
        the resources that it needs.
        """
        whole, half, pairs = needing(self.supplied)
        free, suppliers, near_two = self.free, self.suppliers, self.near_two
        beside = [self.near(tiles) & free if tiles else 0 for tiles in suppliers]
        now = self._supplied_by_carts() if self.networks else 0
        for tile, one, other in pairs:
            if not now & tile and (places := beside[one] & beside[other]):
                either = suppliers[one] | suppliers[other]
                if not suppliers[one] & suppliers[other] or places & near_two(either):
                    now |= tile
        return Affordable(now, whole & ~now, half)

    def _supplied_by_carts(self) -> BitSet:
        """A free place beside two tiles of a network has everything that the network makes."""
        fed = 0
        for network in self.networks:
            if self.near_two(network) & self.free:
                made = bitset(resource for resource, tiles in enumerate(self.sources) if tiles & network)
                fed |= needing(made).whole
        return fed

    def sites(self, needs: Needs, *, single: bool) -> tuple[Sequence[Square], Sequence[Square]]:
        """Where these needs can be paid for: free places and built ones, from the north-west."""
        known = self._sites.get((needs, single))
        if known is None:
            free, built = self.free, self.built
            if needs:
                places = self.payable(needs, single=single)
                free, built = free & places, built & places
            known = self._sites[needs, single] = self.squares_of(free), self.squares_of(built)
        return known

    def squares_of(self, places: BitSet) -> Sequence[Square]:
        """The places of a set, from the north-west."""
        found, squares = [], self.squares
        while places:
            lowest = places & -places
            found.append(squares[lowest.bit_length() - 1])
            places ^= lowest
        return found

    def place(self, at: Square) -> BitSet:
        """The bit of a place; 0 outside the box."""
        x, y = at.x - self.west, at.y - self.north
        return 1 << x + y * self.wide if x in range(self.wide) and y in range(self.high) else 0

    def beside(self, places: BitSet) -> BitSet:
        """The places that share a side with one of these."""
        return places << 1 | places >> 1 | places << self.wide | places >> self.wide

    def near(self, places: BitSet) -> BitSet:
        """The places that touch one of these on a side or a corner."""
        sides = places << 1 | places >> 1
        row, wide = sides | places, self.wide
        return sides | row << wide | row >> wide

    def near_two(self, places: BitSet) -> BitSet:
        """The places that touch at least two of these."""
        wide, west, east = self.wide, places << 1, places >> 1
        once, twice = west | east, west & east
        one_row, two_row = once | places, twice | once & places
        above, below = one_row << wide, one_row >> wide
        return twice | two_row << wide | two_row >> wide | once & (above | below) | above & below

    def payable(self, needs: Needs, *, single: bool = False) -> BitSet:
        """Every place, free or built, whose neighbours can supply all needs, each of them one.

        `single`: linked neighbours may not both supply the same good from one and the same tile.
        """
        known = self._payable.get((needs, single))
        if known is None:
            known = self._supplied(needs)
            if self.networks and known:
                known = self._without_shared_sources(known, needs, single=single)
            self._payable[needs, single] = known
        return known

    def _supplied(self, needs: Needs) -> BitSet:
        """The places with enough neighbours, if no two neighbours share a source."""
        one, other = needs[0], needs[-1]
        near = self._near_suppliers(one) & self._near_suppliers(other)
        if len(needs) == 1 or not near or not self.suppliers[one] & self.suppliers[other]:
            return near
        return near & self.near_two(self.suppliers[one] | self.suppliers[other])

    def _near_suppliers(self, resource: int) -> BitSet:
        """The places beside a supplier of a resource."""
        known = self._supplied_with[resource]
        if known is None:
            known = self._supplied_with[resource] = self.near(self.suppliers[resource])
        return known

    def _without_shared_sources(self, places: BitSet, needs: Needs, *, single: bool) -> BitSet:
        """Remove places that cannot be paid for because carts let two neighbours share one source."""
        first, second = self.sources[needs[0]], self.sources[needs[-1]]
        one_is_enough = len(needs) == 1 or (needs[0] == needs[1] and not single)
        for network in self.networks:
            sources = network & (first | second)
            if sources & first & second and not sources & (sources - 1) and not one_is_enough:
                # Its only source cannot supply both: another tile beside the place has to supply one of them.
                others = (self.suppliers[needs[0]] | self.suppliers[needs[-1]]) & ~network
                places &= ~self.near(network) | self.near(others) | sources
            for place in members(sources & places):  # if this source is replaced, it supplies nothing
                if not self._pays(1 << place, needs, single=single):
                    places &= ~(1 << place)
        return places

    def _pays(self, place: BitSet, needs: Needs, *, single: bool) -> bool:
        """Whether a place can be paid for by others than its own tile."""
        first, second = self.sources[needs[0]] & ~place, self.sources[needs[-1]] & ~place
        ones, others, beside = first, second, self.near(place)
        for network in self.networks:
            ones |= network if network & first else 0
            others |= network if network & second else 0
        if not ones & beside or not others & beside:
            return False
        payers = (ones | others) & beside
        if len(needs) == 1 or not payers & (payers - 1):
            return len(needs) == 1
        if needs[0] == needs[1] and not single:
            return True
        # Two tiles of a network with a single source are not enough.
        return not any(
            not payers & ~network and (network & (first | second)).bit_count() == 1
            for network in self.networks
        )


def networks(blocks: Sequence[BitSet]) -> tuple[BitSet, ...]:
    """Blocks that have a tile in common are one network (rulebook: carts, example 7)."""
    merged: list[BitSet] = []
    for block in blocks:
        apart = [network for network in merged if not network & block]
        joined = block
        for network in merged:
            if network & block:
                joined |= network
        merged = [*apart, joined]
    return tuple(merged)


class Tally(NamedTuple):
    """What scores in a territory; an attacked tile has no points but still is a temple."""

    victory: int  # points
    craftsmen: int
    coins: int
    temples: int


class Territory(Struct, frozen=True, dict=True, cache_hash=True):
    """Tiles in the order in which they were laid; a replacement counts as laid last."""

    plots: tuple[Plot, ...] = ()
    carts: tuple[Square, ...] = ()  # each by the north-western of its four tiles

    @cached_property
    def survey(self) -> Survey:
        return Survey(self.plots, self.carts)

    @property
    def lasting(self) -> "Territory":
        """The territory without its coins, as these stop a tile for one turn only."""
        return known_territory(self.without_coins()[0]) if self.tally.coins else self

    @cached_property
    def affordable(self) -> Affordable:
        """Which tiles could be added once the coins are taken; none before the first tile."""
        return self.lasting.survey.affordable if self.plots else NOTHING

    @cached_property
    def by_square(self) -> dict[Square, Plot]:
        return {plot.at: plot for plot in self.plots}

    def plot_at(self, at: Square) -> Plot:
        """The tile at a place, which must have one."""
        x, y = at
        return next(plot for plot in self.plots if plot.x == x and plot.y == y)

    @cached_property
    def tally(self) -> Tally:
        victory = craftsmen = coins = temples = 0
        for plot in self.plots:
            temples += plot.tile in TEMPLES
            coins += plot.coin
            if not plot.attacked:
                victory += POINTS[plot.tile]
                craftsmen += plot.craftsmen
        return Tally(victory, craftsmen, coins, temples)

    @cached_property
    def made(self) -> BitSet:
        """The resources that its tiles make, by number; a coin stops a tile for one turn only."""
        made = 0
        for plot in self.plots:
            if not (plot.attacked or plot.craftsmen):
                made |= MADE[plot.tile]
        return made

    @property
    def places_for_carts(self) -> list[Square]:
        """Every square of four tiles that has no cart yet, by the north-western of the four."""
        return [at for at in self.survey.squares_of(self.survey.blocks) if at not in self.carts]

    @property
    def topmost(self) -> list[Plot]:
        """The uppermost tile of each column, from the west."""
        tops: dict[int, Plot] = {}
        for plot in self.plots:
            top = tops.get(plot.x)
            if top is None or plot.y < top.y:
                tops[plot.x] = plot
        return [tops[x] for x in sorted(tops)]

    @cached_property
    def exposed(self) -> list[int]:
        """The points on tiles that can be attacked, the most first."""
        if not self.tally.victory and not self.tally.craftsmen:
            return []
        return sorted([plot.points for plot in self.topmost if not plot.attacked], reverse=True)

    @property
    def linked(self) -> tuple[frozenset[Square], ...]:
        """The places of each network of carts."""
        return tuple(frozenset(self.survey.squares_of(network)) for network in self.survey.networks)

    def add(self, tile: TileId, at: Square) -> "Territory":
        """The territory with one more tile."""
        return Territory((*self.plots, Plot(tile, at.x, at.y)), self.carts)

    def cover(self, tile: TileId, at: Square) -> "Territory":
        """The territory with a tile replaced; the new one counts as laid last."""
        x, y = at
        plots = [plot for plot in self.plots if plot.x != x or plot.y != y]
        return Territory((*plots, Plot(tile, x, y)), self.carts)

    def without(self, at: Square) -> "Territory":
        """The territory without a tile; a cart there stays."""
        return Territory(tuple(plot for plot in self.plots if plot.at != at), self.carts)

    def change(self, changed: Plot) -> "Territory":
        """The territory with other tokens at a place."""
        x, y = changed.x, changed.y
        plots = [changed if plot.x == x and plot.y == y else plot for plot in self.plots]
        return Territory(tuple(plots), self.carts)

    def join(self, at: Square) -> "Territory":
        """The territory with one more cart."""
        return Territory(self.plots, (*self.carts, at))

    def without_coins(self) -> tuple["Territory", int]:
        """The territory without its coins, and how many there were."""
        coins = sum([plot.coin for plot in self.plots])
        if not coins:
            return self, 0
        plots = tuple(replace(plot, coin=False) if plot.coin else plot for plot in self.plots)
        return Territory(plots, self.carts), coins

    def supplies(self) -> dict[Resource, tuple[Square, ...]]:
        """Every resource that the territory makes now, with the tiles that make it."""
        made = zip(RESOURCES, self.survey.sources, strict=True)
        return {resource: tuple(self.survey.squares_of(tiles)) for resource, tiles in made if tiles}


@lru_cache(maxsize=1 << 10)
def known_territory(territory: Territory) -> Territory:
    """The first of equal territories, with all that was found out about it; searches reach it many times.

    Estimates ask for it, the rules do not: a random game reaches each territory once, and is a third slower
    with so much to remember.
    """
    return territory


def cart_squares(at: Square) -> list[Square]:
    """The four places that a cart links, row by row from the north-western."""
    return [_square(at.x + x, at.y + y) for y in (0, 1) for x in (0, 1)]


def craftsmen_on(plot: Plot) -> TokenId:
    """The craftsmen token on a tile."""
    return craftsmen_of(TILES[plot.tile].makes[0])
