"""Cities at a few telling moments."""

from tests.render.scene import Scene

SENDS = {
    "A": "send districts 1",
    "B": "send attractions 2",
    "C": "send goals 1",
    "D": "send districts 4",
    "E": "send goals 4",
}
LAYS = {"A": "lay k13 1", "B": "lay k13 0", "C": "lay g11 0", "D": "lay k9 1"}
BUILDS = {"A": "build l9", "B": "build j10", "C": "decline"}
SCENES = {
    "start-tiles": Scene("cities-four", 1, "market", {"marks": {"A": "pick s1", "B": "pick s4"}}),
    "market": Scene("cities-four", 106, "market", {"marks": SENDS}),
    "worker-ghost": Scene("cities-four", 106, "market", {"ghost": SENDS["C"]}),
    "district": Scene("cities-four", 272, "city", {"seat": 3}),
    "tile-marks": Scene("cities-four", 107, "city", {"marks": LAYS}),
    "tile-ghost": Scene("cities-four", 107, "city", {"ghost": LAYS["A"]}),
    "piece-marks": Scene("cities-four", 125, "city", {"marks": BUILDS}),
    "piece-ghost": Scene("cities-four", 125, "city", {"ghost": BUILDS["A"]}),
    "long-district": Scene("cities-two-long", 240, "city", {"seat": 1}),
    "council": Scene("cities-four", 260, "council"),
    "council-of-two": Scene("cities-two", 140, "council"),
    "table-of-four": Scene("cities-four", 270, "table"),
    "table-of-two": Scene("cities-two", 143, "table"),
}
