"""What a move is about: keys to the spots of a page where it can be marked."""

from collections.abc import Callable, Mapping
from typing import TypeAlias

from engines.core.game import AnyMove
from engines.origins import moves
from engines.origins.components.tasks import Errand
from engines.origins.state import State

Target: TypeAlias = tuple[object, ...]

TURN: Target = ("turn",)  # the target of moves that are about nothing on the table

# For each kind of move, what it is about; a page marks the first target that it shows.
TARGETS: Mapping[type[moves.Move], Callable[[AnyMove], tuple[Target, ...]]] = {
    moves.Draft: lambda move: (("offer", move.colour, move.value),),
    moves.Visit: lambda move: (("visit", move.worker, move.site), ("site", move.site)),
    moves.Buy: lambda move: (("place", move.at), ("building", move.source, move.building)),
    moves.Farm: lambda move: (("place", move.at), ("building", move.source, move.building)),
    moves.Close: lambda move: (("seat", move.at),),
    moves.Use: lambda move: (("place", move.at),),
    moves.Tower: lambda move: (("tower", move.colour),),
    moves.Grow: lambda _: (("base",),),
    moves.Take: lambda move: (("good", move.goods[0]),),
    moves.Exchange: lambda move: (("good", move.good),),
    moves.March: lambda move: (("march", move.deeds[0]),),
    moves.Climb: lambda move: (("climb", move.shrine, move.steps), ("climb", move.shrine)),
    moves.Recruit: lambda move: (("citizen", move.colour),),
    moves.Hire: lambda move: (("speaker", move.speaker),),
    moves.Reserve: lambda move: (("building", "pool", move.building),),
    moves.Recolour: lambda move: (("worker", move.freeman),),
    moves.Honour: lambda move: (("worker", move.freeman),),
    moves.Promote: lambda move: (("worker", move.freeman),),
    moves.Train: lambda move: (("worker", move.target), TURN),
    moves.Reset: lambda move: (("site", move.site),),
    moves.Lift: lambda move: (("site", move.site),),
}


def targets(state: State, move: moves.Move) -> tuple[Target, ...]:
    """What a move is about, the most specific target first."""
    if isinstance(move, moves.Act):
        return (("action", _errand_site(state), move.action),)
    find = TARGETS.get(type(move))
    return find(move) if find else (TURN,)


def place(move: moves.Move) -> Target | None:
    """The place of a move: a tile of the city or room for one, the middle of a district, or a site."""
    match move:
        case moves.Buy() | moves.Farm() | moves.Use():
            return ("place", move.at)
        case moves.Close():
            return ("seat", move.at)
        case moves.Visit() | moves.Lift() | moves.Reset():
            return ("site", move.site)
        case _:
            return None


def action(state: State, move: moves.Move | None) -> tuple[int, str] | None:
    """The site and the action there that a move begins with."""
    if isinstance(move, moves.Act):
        return _errand_site(state), move.action
    return (move.site, move.action) if isinstance(move, moves.Visit) else None


def _errand_site(state: State) -> int:
    """The site that is being visited."""
    return next((task.site for task in reversed(state.agenda) if isinstance(task, Errand)), 0)
