"""Names of things, questions, and labels for each step of a move."""

from collections.abc import Mapping, Sequence

from engines.core.grids.squares import DIRECTIONS, Square
from engines.core.text import Argument, Text, Who
from engines.founders.components import (
    CRAFTSMEN_POINTS,
    DRAFTED,
    OPENED,
    REPLACED_POINTS,
    ROW,
    TILES,
    TOKEN_POINTS,
    VICTORY_TILES,
    Kind,
    Resource,
    TileId,
)
from engines.founders.moves import Attack, Buy, Employ, Join
from engines.founders.names import listed, resource_name, short_name, tile_name
from engines.founders.rules.choices import builds, can_add
from engines.founders.state import Phase, State
from engines.founders.territory import Territory, cart_squares

SIDES = dict(zip(DIRECTIONS, ("north", "east", "south", "west"), strict=True))

# The numbers in the pages of the rules.
TOPICS: Mapping[str, Mapping[str, Argument]] = {
    "start": {
        **{f"draft{seats}": tiles for seats, tiles in DRAFTED.items()},
        **{f"victory{seats}": tiles for seats, tiles in VICTORY_TILES.items()},
        **dict(zip(("nature", "village", "city"), OPENED, strict=True)),
    },
    "turn": {"row": ROW},
    "replacing": {"lost": -REPLACED_POINTS},
    "craftsmen": {"points": CRAFTSMEN_POINTS},
    "scoring": {"craftsmen": CRAFTSMEN_POINTS, "token": TOKEN_POINTS, "lost": -REPLACED_POINTS},
}


def label(state: State, steps: Sequence[str]) -> Text:
    """The label of the last step; without steps, the question."""
    match list(steps):
        case []:
            return question(state)
        case [verb]:
            return Text(f"founders-step-{verb}")
        case ["reveal", stack]:
            return stack_label(state, Kind(stack))
        case ["draft" | "settle" | "add" | "replace", tile]:
            return tile_label(tile)
        case _:
            return target_label(state, steps)


def target_label(state: State, steps: Sequence[str]) -> Text:
    """The label of the target of a tile or a token."""
    match list(steps):
        case ["settle", _tile, at]:
            return Text("founders-step-side", {"side": SIDES[square(at)]})
        case ["attack", seat] | ["buy", _, seat]:
            return Text("founders-step-whom", {"who": Who(int(seat))})
        case ["buy", resource]:
            return Text("founders-step-resource", {"resource": resource_name(Resource(resource))})
        case ["attack", seat, at] | ["buy", _, seat, at]:
            return place_label(state.founders[int(seat)].territory, square(at))
        case ["join", at]:
            return cart_label(state.me.territory, square(at))
        case [*_, at]:
            return place_label(state.me.territory, square(at))
        case _:
            raise ValueError(f"no step of a move: {steps}")


def question(state: State) -> Text:
    """The question that the seat to act must answer."""
    match state.phase:
        case Phase.DRAFT:
            return Text("founders-asks-settle" if state.me.territory.plots else "founders-asks-draft")
        case Phase.REVEAL:
            return Text("founders-asks-reveal")
        case Phase.VOTE:
            return Text("founders-asks-vote", {"who": Who(state.active)})
        case Phase.BUILD:
            return build_question(state)


def build_question(state: State) -> Text:
    """Whether a tile can be added, and whether a token can be played first."""
    if not can_add(state):
        return Text("founders-asks-stuck")
    can_play = any(isinstance(move, Attack | Buy | Join | Employ) for move in builds(state))
    return Text("founders-asks-build" if can_play else "founders-asks-add")


def stack_label(state: State, kind: Kind) -> Text:
    """A stack, how many tiles it has, and whether its row is full and will be cleared."""
    cleared = ROW if len(state.row(kind)) == ROW else 0
    return Text(
        "founders-step-stack", {"row": kind.value, "left": len(state.stack(kind)), "cleared": cleared}
    )


def tile_label(tile: TileId) -> Text:
    """A tile with what it needs and makes."""
    facts = TILES[tile]
    name = short_name(tile)
    one, other = (resource_name(each) for each in facts.needs or facts.makes)
    shared = {"tile": name, "one": one, "other": other}
    match facts.kind:
        case Kind.NATURE:
            return Text("founders-step-nature", shared)
        case Kind.VILLAGE:
            return Text("founders-step-village", {**shared, "makes": resource_name(facts.makes[0])})
        case Kind.CITY:
            token = Text(f"founders-brings-{facts.token}")
            return Text(
                "founders-step-city", {**shared, "makes": resource_name(facts.makes[0]), "token": token}
            )
        case Kind.VICTORY:
            return Text("founders-step-victory", {**shared, "points": facts.points})


def place_label(territory: Territory, at: Square) -> Text:
    """The tile that lies at a place; of a free place, the tiles beside it."""
    plots = territory.by_square
    if at in plots:
        return tile_name(plots[at].tile)
    sides = (Square(at.x + east, at.y + south) for east, south in DIRECTIONS)
    beside = listed(short_name(plots[side].tile) for side in sides if side in plots)
    return Text("founders-step-beside", {"tiles": beside})


def cart_label(territory: Territory, at: Square) -> Text:
    """The four tiles that a cart would join."""
    tiles = (territory.by_square[square].tile for square in cart_squares(at))
    return Text("founders-step-between", {"tiles": listed(map(short_name, tiles))})


def square(at: str) -> Square:
    """A place in words: `2 -1`."""
    x, y = map(int, at.split())
    return Square(x, y)
