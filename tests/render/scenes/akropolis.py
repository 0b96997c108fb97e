"""Akropolis in a few positions."""

from engines.akropolis.moves import Place
from engines.core.grids.hexes import Hex
from render import RenderRequest
from tests.render.pages import numbered
from tests.render.scene import Scene

MARKS = {
    "A": Place(1, Hex(-2, -1), 1),
    "B": Place(1, Hex(-1, -2), 3),
    "C": Place(1, Hex(-2, -1), 2),
    "D": Place(1, Hex(-2, 0), 1),
}
LATE_MARKS = {"A": Place(0, Hex(1, 4), 3), "B": Place(0, Hex(-5, 6), 5), "C": Place(1, Hex(-2, 0), 3)}
LATEST = ("akropolis-two-all-tiles", 55)
SCENES = {
    "start": Scene("akropolis-two", 0, RenderRequest("city", 0)),
    "high-city": Scene("akropolis-temples", 34, RenderRequest("city", 0)),
    "wide-city": Scene("akropolis-four", 57, RenderRequest("city", 1)),
    "marks": Scene("akropolis-four", 12, RenderRequest("city", 0, MARKS)),
    "ghost": Scene("akropolis-four", 12, RenderRequest("city", 0, ghost=MARKS["A"])),
    "first-places": Scene("akropolis-four", 2, numbered("akropolis-four", 2, "place 0", 0, 3)),
    "late-places": Scene("akropolis-temples", 33, numbered("akropolis-temples", 33, "place 1", 1, 12)),
    "cropped-places": Scene("akropolis-four", 56, numbered("akropolis-four", 56, "place 0", 0, 12)),
    "wide-places": Scene("akropolis-houses", 27, numbered("akropolis-houses", 27, "place 0", 0, 7)),
    "long-numbers": Scene(*LATEST, numbered(*LATEST, "place 0", 4, 7)),
    "choice": Scene("akropolis-four", 12, RenderRequest("choice", marks=MARKS)),
    "first-choice": Scene("akropolis-four", 0, RenderRequest("choice")),
    "late-choice": Scene("akropolis-temples", 33, RenderRequest("choice", marks=LATE_MARKS)),
    "market": Scene("akropolis-four", 0, RenderRequest("market")),
    "short-market": Scene("akropolis-four", 13, RenderRequest("market")),
    "table-of-four": Scene("akropolis-four", 57, RenderRequest("table")),
    "table-of-two": Scene("akropolis-two", 20, RenderRequest("table")),
}
