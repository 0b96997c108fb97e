"""Draw the golden pictures anew, after a change that was looked at: `python -m tests.render`."""

from tests.render.golden import keep

keep()
