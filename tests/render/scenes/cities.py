"""Cities in a few positions."""

from msgspec.structs import replace

from engines.cities.components import Zone
from engines.cities.moves import Build, Decline, Lay, Pick, Post, Send
from render import RenderRequest
from tests.render.pages import numbered
from tests.render.scene import Changes, Scene

SENDS = {
    "A": Send(Post(Zone.DISTRICTS, 1)),
    "B": Send(Post(Zone.ATTRACTIONS, 2)),
    "C": Send(Post(Zone.GOALS, 1)),
    "D": Send(Post(Zone.DISTRICTS, 4)),
    "E": Send(Post(Zone.GOALS, 4)),
}
LAYS = {"A": Lay("k13", 1), "B": Lay("k13", 0), "C": Lay("g11", 0), "D": Lay("k9", 1)}
BUILDS = {"A": Build("l9"), "B": Build("j10"), "C": Decline()}
PICKS = {"A": Pick("s1"), "B": Pick("s4")}
TO_THE_BOARD = replace(numbered("cities-four", 106, "send", 0, 2), picture="market")
SCENES = {
    "start-tiles": Scene("cities-four", 1, RenderRequest("market", marks=PICKS)),
    "market": Scene("cities-four", 106, RenderRequest("market", marks=SENDS)),
    "worker-ghost": Scene("cities-four", 106, RenderRequest("market", ghost=SENDS["C"])),
    "district": Scene("cities-four", 272, RenderRequest("city", 3)),
    "tile-marks": Scene("cities-four", 107, RenderRequest("city", marks=LAYS)),
    "tile-ghost": Scene("cities-four", 107, RenderRequest("city", ghost=LAYS["A"])),
    "piece-marks": Scene("cities-four", 125, RenderRequest("city", marks=BUILDS)),
    "piece-ghost": Scene("cities-four", 125, RenderRequest("city", ghost=BUILDS["A"])),
    "slots": Scene("cities-four", 106, TO_THE_BOARD),
    "tile-places": Scene("cities-four", 107, numbered("cities-four", 107, "lay", 0, 2)),
    "piece-places": Scene("cities-four", 125, numbered("cities-four", 125, "build", 0, 1)),
    "long-places": Scene("cities-two-long", 240, numbered("cities-two-long", 240, "build", 0, 1)),
    "long-district": Scene("cities-two-long", 240, RenderRequest("city", 1)),
    "council": Scene("cities-four", 260, RenderRequest("council")),
    "council-of-two": Scene("cities-two", 140, RenderRequest("council")),
    "table-of-four": Scene("cities-four", 270, RenderRequest("table")),
    "changes": Changes("cities-four", 150, RenderRequest("market"), 9),
    "table-of-two": Scene("cities-two", 143, RenderRequest("table")),
}
