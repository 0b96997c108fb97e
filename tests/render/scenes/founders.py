"""Founders of the Empire in a few positions."""

from engines.core.grids.squares import Square
from engines.founders.components import Kind
from engines.founders.moves import Add, Agree, Attack, Draft, Join, Move, Refuse, Replace, Reveal
from render import RenderRequest
from tests.render.places import Pointing
from tests.render.scene import Changes, Scene

# Moves of a seat with a coin, a war token and craftsmen, in a game of four.
BUILDING: dict[str, Move] = {
    "A": Add("workshop-iron", Square(2, -1)),
    "B": Add("weaver", Square(1, 1)),
    "C": Add("lake", Square(-1, 1)),
    "D": Replace("altar-iron-cloth", Square(0, 0)),
    "E": Attack(2, Square(2, -1)),
}
ATTACKING: dict[str, Move] = {
    "A": Attack(0, Square(1, 2)),
    "B": Attack(0, Square(0, 0)),
    "C": Attack(1, Square(-1, -2)),
    "D": Attack(2, Square(2, -1)),
    "E": Attack(2, Square(0, -2)),
}
DRAFTS = {"A": Draft("cliff"), "B": Draft("grove")}
VOTES = {"A": Refuse(), "B": Agree()}
ONE_TILE: dict[str, Move] = {letter: Add("weaver", Square(1, y)) for y, letter in enumerate("ABCDE")}
SCENES = {
    "draft": Scene("founders-four", 3, RenderRequest("market", marks=DRAFTS)),
    "start": Scene("founders-two", 4, RenderRequest("city", 0)),
    "city": Scene("founders-four", 128, RenderRequest("city", 0)),
    "wide-city": Scene("founders-two", 137, RenderRequest("city", 1)),
    "marks": Scene("founders-four", 91, RenderRequest("city", 3, BUILDING)),
    "ghost": Scene("founders-four", 91, RenderRequest("city", 3, ghost=BUILDING["A"])),
    "attack": Scene("founders-four", 91, RenderRequest("city", 3, ghost=BUILDING["E"])),
    "add-places": Pointing("founders-two", 133, RenderRequest("city", ghost=Add("grove", Square(-3, 1)))),
    "replace-places": Pointing(
        "founders-two", 137, RenderRequest("city", ghost=Replace("forest", Square(-1, 0)))
    ),
    "attack-places": Pointing("founders-two", 125, RenderRequest("city", ghost=Attack(1, Square(1, -2)))),
    "cart-places": Pointing("founders-two", 139, RenderRequest("city", ghost=Join(Square(3, -2)))),
    "cart": Scene("founders-four", 62, RenderRequest("city", 2, ghost=Join(Square(0, -1)))),
    "changes": Changes("founders-four", 100, RenderRequest("table"), 5),
    "market": Scene("founders-four", 91, RenderRequest("market", 3, BUILDING)),
    "reveal": Scene("founders-four", 73, RenderRequest("market", ghost=Reveal(Kind.VILLAGE))),
    "swept": Scene("founders-four", 73, RenderRequest("market", ghost=Reveal(Kind.NATURE))),
    "one-tile": Scene("founders-four", 91, RenderRequest("market", 3, ONE_TILE)),
    "victory": Scene("founders-four", 91, RenderRequest("victory", 3, BUILDING)),
    "table-of-four": Scene("founders-four", 91, RenderRequest("table", 3, ATTACKING)),
    "table-of-three": Scene("founders-three", 110, RenderRequest("table")),
    "table-of-two": Scene("founders-two", 137, RenderRequest("table")),
    "vote": Scene("founders-three-agreed", 111, RenderRequest("table", 2, VOTES)),
}
