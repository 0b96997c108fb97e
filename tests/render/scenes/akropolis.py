"""Akropolis at a few telling moments."""

from tests.render.scene import Scene

MARKS = {"A": "place 1 -2 -1 1", "B": "place 1 -1 -2 3", "C": "place 1 -2 -1 2", "D": "place 1 -2 0 1"}
SCENES = {
    "start": Scene("akropolis-two", 0, "city", {"seat": 0}),
    "high-city": Scene("akropolis-temples", 34, "city", {"seat": 0}),
    "wide-city": Scene("akropolis-four", 57, "city", {"seat": 1}),
    "marks": Scene("akropolis-four", 12, "city", {"seat": 0, "marks": MARKS}),
    "ghost": Scene("akropolis-four", 12, "city", {"seat": 0, "ghost": MARKS["A"]}),
    "market": Scene(
        "akropolis-four", 0, "market", {"marks": {"A": "place 0", "B": "place 1", "C": "place 1"}}
    ),
    "short-market": Scene("akropolis-four", 13, "market"),
    "table-of-four": Scene("akropolis-four", 57, "table"),
    "table-of-two": Scene("akropolis-two", 20, "table"),
}
