"""Games that were stored by version 1 can be loaded, and what they told can still be read."""

from collections.abc import Mapping

import msgspec
import pytest

import data
from engines.core.saves.codec import read_state
from engines.core.text import Argument, Text, Who, say
from engines.founders.components import Resource
from engines.founders.game import GAME
from engines.founders.names import resource_name, tile_name, token_name
from engines.founders.state import Options, Stuck
from tests.rules.founders.tables import founder, legal, table

ANN, BEN, MINE = Who(0), Who(1), tile_name("mine")
TOLD: Mapping[str, Mapping[str, Argument]] = {
    "drafted": {"who": ANN, "tile": MINE},
    "opened": {"tiles": 5, "who": ANN},
    "revealed": {"who": ANN, "tile": MINE},
    "swept": {"row": Text("founders-row-village")},
    "attacked": {"who": ANN, "whom": BEN, "tile": MINE},
    "bought": {"who": ANN, "whom": BEN, "tile": MINE, "resource": resource_name(Resource.IRON)},
    "joined": {"who": ANN},
    "employed": {"who": ANN, "tile": MINE},
    "added": {"who": ANN, "tile": MINE, "points": 0},
    "replaced": {"who": ANN, "old": MINE, "tile": tile_name("lake"), "points": 0},
    "gained": {"who": ANN, "token": token_name("craftsmen-iron")},
    "passed": {"who": ANN},
    "took-coins": {"who": ANN, "coins": 2},
    "proposed": {"who": ANN},
    "agreed": {"who": ANN},
    "refused": {"who": ANN},
    "over-victory": {},
    "over-stacks": {},
    "over-nothing": {},
    "over-agreed": {},
}


@pytest.mark.parametrize("language", data.languages())
@pytest.mark.parametrize("key", TOLD)
def test_every_event_of_version_1_can_still_be_said(key: str, language: str) -> None:
    said = say(Text(f"founders-{key}", TOLD[key]), language)
    assert said.endswith(".")
    assert all(say(name, language) in said for name in TOLD[key].values() if isinstance(name, Text))


def test_a_table_of_version_1_plays_on_by_the_option_that_it_was_opened_with() -> None:
    assert Options().stuck is Stuck.NATURE
    state = table(founder(), open_tiles=("lake",), options=Options(stuck=Stuck.SKIP))
    loaded = read_state(GAME, 1, msgspec.json.encode(state))
    assert loaded == state
    assert loaded.options.stuck is Stuck.SKIP
    assert legal(loaded) == legal(state)
