"""What a move is about: keys to the spots of a page where it can be marked."""

from collections.abc import Callable, Mapping
from typing import Any, TypeAlias

from engines.origins import moves as m
from engines.origins.state import State
from engines.origins.tasks import Errand

Target: TypeAlias = tuple[object, ...]

TURN: Target = ("turn",)  # the target of moves that are about nothing on the table

# For each kind of move, what it is about; a page marks the first target that it shows.
TARGETS: Mapping[type[m.Move], Callable[[Any], tuple[Target, ...]]] = {
    m.Draft: lambda move: (("offer", move.colour, move.value),),
    m.Visit: lambda move: (("action", move.site, move.action), ("site", move.site)),
    m.Buy: lambda move: (("place", move.at), ("building", move.source, move.building)),
    m.Farm: lambda move: (("place", move.at), ("building", move.source, move.building)),
    m.Close: lambda move: (("seat", move.at),),
    m.Use: lambda move: (("place", move.at),),
    m.Tower: lambda move: (("tower", move.colour),),
    m.Grow: lambda _: (("base",),),
    m.Take: lambda move: (("good", move.goods[0]),),
    m.Exchange: lambda move: (("good", move.good),),
    m.March: lambda move: (("march", move.deeds[0]),),
    m.Climb: lambda move: (("climb", move.shrine, move.steps), ("climb", move.shrine)),
    m.Recruit: lambda move: (("citizen", move.colour),),
    m.Hire: lambda move: (("speaker", move.speaker),),
    m.Reserve: lambda move: (("building", "pool", move.building),),
    m.Recolour: lambda move: (("worker", move.freeman),),
    m.Honour: lambda move: (("worker", move.freeman),),
    m.Promote: lambda move: (("worker", move.freeman),),
    m.Train: lambda move: (("worker", move.target),),
    m.Reset: lambda move: (("site", move.site),),
    m.Lift: lambda move: (("site", move.site),),
}


def targets(state: State, move: m.Move) -> tuple[Target, ...]:
    """What a move is about, the most specific target first."""
    if isinstance(move, m.Act):
        return (("action", _errand_site(state), move.action),)
    find = TARGETS.get(type(move))
    return find(move) if find else (TURN,)


def _errand_site(state: State) -> int:
    """The site that is being visited."""
    return next((task.site for task in reversed(state.agenda) if isinstance(task, Errand)), 0)
