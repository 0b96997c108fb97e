"""Founders of the Empire at a few telling moments."""

from tests.render.scene import Scene

SCENES = {
    "city": Scene("founders-four", 118, "city", {"seat": 0}),
}
