"""Origins in a few positions, most of them made up."""

from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from engines.core.game import View
from engines.core.grids.squares import Square
from engines.origins.components import Goods
from engines.origins.components.tasks import Purchase
from engines.origins.components.terms import COLOURS, Colour, Shrine, Sign
from engines.origins.game import GAME
from engines.origins.moves import PASS, Buy, Climb, Close, Draft, Farm, March, Move, Use, Visit
from engines.origins.state import Archon, Die, Earned, Offer, Seated, Speaker, State, Temple, Track
from render import RenderRequest
from tests.render.places import numbered_places
from tests.render.scene import Changes, Scene
from tests.rules.origins.tables import asked, city, freemen, table

RED, PURPLE, BLUE, ORANGE, YELLOW = COLOURS


class MadeUp(Scene, Struct, frozen=True):
    """A picture of a position that was not reached by playing."""

    state: State | None = None

    def view(self) -> View[Any]:
        assert self.state
        return GAME.view(self.state, None)


def made_up(state: State, request: RenderRequest) -> MadeUp:
    return MadeUp("origins", 0, request, state)


def pointing(state: State, picture: str, ghost: Move) -> MadeUp:
    """The ghost's place is chosen among numbered ones."""
    places = numbered_places(GAME, GAME.view(state, None), ghost)
    return made_up(state, RenderRequest(picture, places=places, ghost=ghost))


def seat(x: int, y: int, colour: Colour, value: int) -> Seated:
    return Seated(x, y, colour, value)


GREAT = city(
    "mint 1 0", "obelisk 1 1", "armoury -1 0", "forum -1 1", "castle 0 -1", "temple-sea 1 -1",
    "mint 2 0 farm", "artists-workshop 2 1", "hippodrome -1 -1", "theatre -2 0 farm", "stone-circle 0 2",
    "granary 1 2", "healers-hut 2 2", "obelisk -2 1", "main-gate 3 1", "riding-grounds -1 2 farm",
    "fountain-of-wisdom -2 -1",
    seats=(seat(0, 0, YELLOW, 5), seat(-1, -1, RED, 6), seat(0, 1, BLUE, 3), seat(1, 1, ORANGE, 2),
           seat(-2, 0, PURPLE, 6)),
)  # fmt: skip
SMALL = city(
    "quarry 1 0",
    "mage-tower 1 1",
    "veterans-settlement -1 1",
    "monument 0 2 farm",
    "theatre -1 2",
    seats=(seat(0, 0, RED, 4),),
)
LONG = city("workshop -1 0", "harbour -2 0", "estate 1 1", "fortress 2 1 farm", "astronomical-tower 3 1")

ARCHONS = (
    Archon(
        Goods(3, 2, 4, 1), (2, 1, 1, 3, 1), 4, freemen("red4 blue6 orange2@2"), (Speaker(3), Speaker(5, 1)),
        advisors=(PURPLE, RED), superiority=2, earned=Earned(14, 10, 3), city=SMALL, aside=("monument",),
    ),
    Archon(
        Goods(1, 0, 2, 5), (4, 2, 1, 1, 3), 6, freemen("yellow6@4 purple3@4 red1@1 blue5 blue5 orange6"),
        figure=3, advisors=(YELLOW, BLUE, ORANGE), earned=Earned(38, 25, 12, 10, 4), city=GREAT, passed=True,
    ),
    Archon(Goods(0, 7, 0, 0), (1, 1, 2, 1, 1), 3, freemen("purple5@4 yellow1"), figure=4, city=LONG),
    Archon(Goods(2, 2, 2, 2), (1, 1, 1, 1, 1), 2, freemen("blue3@4 red2@4"), earned=Earned(7)),
)  # fmt: skip
TEMPLES = (
    Temple(Track((7, 12, 0, 3), (2, 3, 0, 1)), Sign.LIBRA, 1),
    Temple(Track((3, 3, 3, 3), (1, 0, 3, 2)), Sign.VIRGO, 0),
    Temple(Track((0, 5, 1, 0), (0, 3, 2, 1)), Sign.SAGITTARIUS),
)
DISTRICTS = (Offer(1, 2), Offer(17, 2), Offer(31, 0), Offer(44, 2), Offer(40, 0), Offer(24, 2))
LATE = table(
    4,
    archons=ARCHONS,
    tokens=(YELLOW, PURPLE, BLUE, RED, ORANGE),
    sites=(5, 2, 6, 1, 3),
    pool=("riding-grounds", "sacred-site", "castle", "granary", "astronomical-tower"),
    stacks=(("armoury",) * 9, ("construction-site",) * 4, ("temple-forest",) * 11, (), ("marketplace",)),
    citizens=(Die(ORANGE, 1), Die(RED, 3), Die(BLUE, 3), Die(PURPLE, 4), Die(YELLOW, 5)),
    reserve=(3, 5, 2, 4, 1),
    speakers=(2, 4),
    districts=DISTRICTS,
    towers=(3, 4, 1, 0, 2),
    military=Track((5, 13, 5, 1), (3, 1, 2, 0)),
    temples=TEMPLES,
    first=1,
    round=5,
)
BUYING = asked(LATE, Purchase(optional=False))
GREAT_TURN = replace(LATE, active=1).with_archon(
    1, replace(ARCHONS[1], passed=False, goods=Goods(9, 9, 9, 9))
)
GREAT_BUYING = asked(GREAT_TURN, Purchase(optional=False))
USES: dict[str, Move] = {
    str(number): Use(Square(tile.x, tile.y)) for number, tile in enumerate(GREAT.tiles, start=1)
}
FIRST = GAME.view(table(2), None).state
DRAFT = replace(FIRST, offer=tuple(Die(colour, value) for colour in COLOURS for value in (2, 5)))
ALONE = table(1, military=Track((4, 6), (1, 0)), people="red3 blue6@5")
TWO = replace(LATE, archons=ARCHONS[:2], military=Track((5, 9), (0, 1)), temples=(
    Temple(Track((7, 12), (0, 1)), Sign.LIBRA, 1), Temple(Track((3, 3), (1, 0)), Sign.VIRGO, 0),
    Temple(Track((0, 5), (0, 1)), Sign.ARIES),
))  # fmt: skip

BUYS = {
    "A": Buy("pool", "granary", Square(2, 0)),
    "B": Buy("pool", "granary", Square(0, -1)),
    "C": Farm("pool", "castle", Square(-1, 0)),
    "D": Farm("pool", "granary", Square(2, 0)),
}
ACTIONS: dict[str, Move] = {
    "A": Visit("blue6", 1, "army"),
    "B": Visit("red4", 2, "building"),
    "C": Visit("blue6", 2, "building"),
    "D": Visit("red4", 4, "bonus"),
    "E": PASS,
}
DRAFTS = {"A": Draft(RED, 5), "B": Draft(YELLOW, 2)}
STEPS = {"A": Climb(Shrine.FOREST, 2), "B": Climb(Shrine.SEA, 1), "C": March(("attack",))}
CLOSING = Close(Square(-1, 1), "red4", 0)
SCENES: dict[str, Scene] = {
    "start": made_up(FIRST, RenderRequest("city", 0)),
    "great-city": made_up(LATE, RenderRequest("city", 1)),
    "long-city": made_up(LATE, RenderRequest("city", 2)),
    "building-marks": made_up(BUYING, RenderRequest("city", marks=BUYS)),
    "building-ghost": made_up(BUYING, RenderRequest("city", ghost=BUYS["A"])),
    "closing-ghost": made_up(LATE, RenderRequest("city", ghost=CLOSING)),
    "building-places": pointing(GREAT_BUYING, "city", Buy("pool", "riding-grounds", Square(-2, 2))),
    "closing-places": pointing(GREAT_TURN, "city", Close(Square(0, -1), "blue5", 0)),
    "site-places": pointing(LATE, "market", ACTIONS["B"]),
    "use-places": made_up(GREAT_TURN, RenderRequest("city", places=USES)),
    "draft": made_up(DRAFT, RenderRequest("market", marks=DRAFTS)),
    "sites": made_up(LATE, RenderRequest("market", marks=ACTIONS)),
    "sites-ghost": made_up(LATE, RenderRequest("market", ghost=ACTIONS["B"])),
    "buildings": made_up(BUYING, RenderRequest("buildings", marks=BUYS)),
    "tracks": made_up(LATE, RenderRequest("temples", marks=STEPS)),
    "tracks-alone": made_up(ALONE, RenderRequest("temples")),
    "changes": Changes("origins-four", 150, RenderRequest("city", 1), 14),
    "changes-at-sites": Changes("origins-four", 150, RenderRequest("market"), 14),
    "changes-on-tracks": Changes("origins-four", 150, RenderRequest("temples"), 14),
    "table-of-four": made_up(LATE, RenderRequest("table")),
    "table-of-two": made_up(TWO, RenderRequest("table")),
    "table-alone": made_up(ALONE, RenderRequest("table")),
}
