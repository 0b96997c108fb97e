"""Founders of the Empire at a few telling moments."""

from tests.render.scene import Scene

# Of somebody with a coin, a war token and craftsmen, in a game of four.
BUILDING = {
    "A": "add workshop-iron 2 -1",
    "B": "add weaver 1 1",
    "C": "add lake -1 1",
    "D": "replace altar-iron-cloth 0 0",
    "E": "attack 2 2 -1",
}
ATTACKING = {
    "A": "attack 0 1 2",
    "B": "attack 0 0 0",
    "C": "attack 1 -1 -2",
    "D": "attack 2 2 -1",
    "E": "attack 2 0 -2",
}
SCENES = {
    "draft": Scene("founders-four", 3, "market", {"marks": {"A": "draft cliff", "B": "draft grove"}}),
    "start": Scene("founders-two", 4, "city", {"seat": 0}),
    "city": Scene("founders-four", 128, "city", {"seat": 0}),
    "wide-city": Scene("founders-two", 138, "city", {"seat": 1}),
    "marks": Scene("founders-four", 91, "city", {"seat": 3, "marks": BUILDING}),
    "ghost": Scene("founders-four", 91, "city", {"seat": 3, "ghost": BUILDING["A"]}),
    "attack": Scene("founders-four", 91, "city", {"seat": 3, "ghost": "attack 2 2 -1"}),
    "cart": Scene("founders-four", 62, "city", {"seat": 2, "ghost": "join 0 -1"}),
    "market": Scene("founders-four", 91, "market", {"seat": 3, "marks": BUILDING}),
    "reveal": Scene("founders-four", 73, "market", {"ghost": "reveal village"}),
    "swept": Scene("founders-four", 73, "market", {"ghost": "reveal nature"}),
    "victory": Scene("founders-four", 91, "victory", {"seat": 3, "marks": BUILDING}),
    "table-of-four": Scene("founders-four", 91, "table", {"seat": 3, "marks": ATTACKING}),
    "table-of-three": Scene("founders-three", 110, "table"),
    "table-of-two": Scene("founders-two", 138, "table"),
    "vote": Scene("founders-three-agreed", 119, "table", {"seat": 2, "marks": {"A": "refuse", "B": "agree"}}),
}
