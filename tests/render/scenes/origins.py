"""Origins at a few telling moments, on tables set by hand."""

from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from engines.core.game import View
from engines.origins.components import Goods
from engines.origins.components.tasks import Purchase
from engines.origins.components.terms import COLOURS, Colour, Sign
from engines.origins.game import GAME
from engines.origins.state import Archon, Die, Earned, Offer, Seated, Speaker, State, Temple, Track
from tests.render.scene import Scene
from tests.rules.origins.tables import asked, city, freemen, table

RED, PURPLE, BLUE, ORANGE, YELLOW = COLOURS


class Posed(Scene, Struct, frozen=True):
    """A picture of a table that was set by hand."""

    table: State | None = None

    def view(self) -> View[Any]:
        assert self.table
        return GAME.view(self.table, None)


def posed(state: State, what: str, **wishes: Any) -> Posed:
    return Posed("origins", 0, what, wishes, state)


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
FIRST = GAME.view(table(2), None).state
DRAFT = replace(FIRST, offer=tuple(Die(colour, value) for colour in COLOURS for value in (2, 5)))
ALONE = table(1, military=Track((4, 6), (1, 0)), people="red3 blue6@5")
TWO = replace(LATE, archons=ARCHONS[:2], military=Track((5, 9), (0, 1)), temples=(
    Temple(Track((7, 12), (0, 1)), Sign.LIBRA, 1), Temple(Track((3, 3), (1, 0)), Sign.VIRGO, 0),
    Temple(Track((0, 5), (0, 1)), Sign.ARIES),
))  # fmt: skip

BUYS = {
    "A": "buy pool granary 2 0",
    "B": "buy pool granary 0 -1",
    "C": "farm pool castle -1 0",
    "D": "farm pool granary 2 0",
}
ACTIONS = {
    "A": "visit blue6 1 army",
    "B": "visit red4 2 building",
    "C": "visit blue6 2 building",
    "D": "visit red4 4 bonus",
    "E": "pass",
}
SCENES: dict[str, Scene] = {
    "start": posed(FIRST, "city", seat=0),
    "great-city": posed(LATE, "city", seat=1),
    "long-city": posed(LATE, "city", seat=2),
    "building-marks": posed(BUYING, "city", marks=BUYS),
    "building-ghost": posed(BUYING, "city", ghost=BUYS["A"]),
    "closing-ghost": posed(LATE, "city", ghost="close -1 1 red4 0"),
    "draft": posed(DRAFT, "market", marks={"A": "draft red 5", "B": "draft yellow 2"}),
    "sites": posed(LATE, "market", marks=ACTIONS),
    "sites-ghost": posed(LATE, "market", ghost=ACTIONS["B"]),
    "buildings": posed(BUYING, "buildings", marks=BUYS),
    "tracks": posed(LATE, "temples", marks={"A": "climb forest 2", "B": "climb sea 1", "C": "march attack"}),
    "tracks-alone": posed(ALONE, "temples"),
    "table-of-four": posed(LATE, "table"),
    "table-of-two": posed(TWO, "table"),
    "table-alone": posed(ALONE, "table"),
}
