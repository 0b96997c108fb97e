"""Districts and tables in a compact notation for tests."""

from collections.abc import Iterable

from msgspec.structs import replace

from engines.cities.components import STACKS, Item, Zone
from engines.cities.district.grid import CELLS, NAMES, STRIDE
from engines.cities.district.layout import EMPTY, Building, District
from engines.cities.district.survey import Colour, Survey
from engines.cities.game import GAME
from engines.cities.state import CityChoice, Options, Planner, Slot, State
from engines.core.game import Event, Setup, find
from engines.core.grids.bits import members
from engines.core.notation import words
from engines.core.text import say

TERRAIN = {"R": "red", "Y": "yellow", "B": "blue", "G": "green", "p": "park", "l": "lake"}
SIGHTS = {
    "pt": "tree",
    "pf": "fountain",
    "pg": "playground",
    "pb": "bandstand",
    "ls": "sailboat",
    "ld": "dolphin",
    "lw": "swans",
    "li": "pier",
}
NEW_YORK = Options(city=CityChoice.NEW_YORK)


def survey(drawn: str) -> Survey:
    """A district drawn row by row, one word for each field.

    R. is an empty red plot, R2 a red building of two storeys; RM has a monument, RK a black plot and RKB3
    a blue building of three storeys on it. p. is park and pt park with a tree; l. is lake; -- is nothing.
    """
    seen = EMPTY
    for y, row in enumerate(drawn.strip().splitlines()):
        for x, field in enumerate(row.split()):
            if field != "--":
                seen = _with_field(seen, CELLS["e5"] + y * STRIDE + x, field)
    return seen


def _with_field(seen: Survey, cell: int, field: str) -> Survey:
    ground = TERRAIN[field[0]]
    seen = replace(seen, terrain=seen.terrain | {ground: seen.terrain[ground] | 1 << cell})
    if field in SIGHTS:
        return seen.with_attraction(cell, SIGHTS[field])
    match field[1:]:
        case ".":
            return seen
        case "M":
            return seen.with_attraction(cell, "monument")
        case "K":
            return seen.with_attraction(cell, "black_plot")
        case height if height.isdigit():
            return seen.with_building(cell, ground, int(height))
        case on_black:
            seen = seen.with_attraction(cell, "black_plot")
            return seen.with_building(cell, TERRAIN[on_black[1]], int(on_black[2:]))


def drawn_district(drawn: str) -> District:
    """A district that looks as drawn; it has no tiles."""
    seen = survey(drawn)
    buildings = tuple(
        Building(Colour(colour), NAMES[cell], height)
        for colour, built in seen.built.items()
        for height, standing in enumerate(seen.heights, 1)
        for cell in members(built & standing)
    )
    district = District(buildings=buildings)
    district.__dict__["survey"] = seen
    return district


def order(
    goals: Iterable[Item] = (),
    districts: Iterable[Item] = (),
    attractions: Iterable[Item] = (),
    pieces: Iterable[Item] = (),
) -> tuple[Item, ...]:
    """A complete order that begins with these items."""
    firsts = (tuple(goals), tuple(districts), tuple(attractions), tuple(pieces))
    whole: list[Item] = []
    for first, contents in zip(firsts, STACKS.values(), strict=True):
        rest = contents.copy()
        rest.subtract(first)
        whole += [*first, *rest.elements()]
    return tuple(whole)


def table(
    seats: int = 2, options: Options = NEW_YORK, star: int = 0, things: tuple[Item, ...] | None = None
) -> State:
    """A new game with the star at this seat and the stacks in this order."""
    state: State = GAME.new(Setup(seats, 0, options, things or order()))
    return replace(state, star=star, active=(star - 1) % seats)


def first_round(
    seats: int = 2, options: Options = NEW_YORK, star: int = 0, things: tuple[Item, ...] | None = None
) -> State:
    """The same game after the choice of start tiles."""
    state = table(seats, options, star, things)
    while not state.round:
        state = GAME.apply(state, GAME.legal_moves(state)[0]).state
    return state


def play(state: State, *moves: str) -> State:
    for move in moves:
        state = GAME.apply(state, find(GAME, state, move)).state
    return state


def sentences(state: State, move: str) -> list[str]:
    """The sentences about a move, which all seats may read."""
    events: tuple[Event, ...] = GAME.apply(state, find(GAME, state, move)).events
    assert all(event.only is None for event in events)
    return [say(event.text) for event in events]


def offered(state: State) -> list[str]:
    return [words(move) for move in GAME.legal_moves(state)]


def fields_offered(state: State, verb: str = "place") -> set[str]:
    """The fields that a verb is offered for."""
    return {move.split()[1] for move in offered(state) if move.startswith(f"{verb} ")}


def with_planner(state: State, seat: int, planner: Planner) -> State:
    planners = (*state.planners[:seat], planner, *state.planners[seat + 1 :])
    return replace(state, planners=planners)


def with_district(state: State, district: District, seat: int | None = None) -> State:
    """The table with another district for a seat, by default the active one."""
    whose = state.active if seat is None else seat
    return with_planner(state, whose, replace(state.planners[whose], district=district))


def holding(state: State, *items: Item) -> State:
    """The table with these items in the active planner's hand."""
    return replace(state, hand=items)


def slots(state: State, zone: Zone) -> list[tuple[int, int]]:
    """The numbers of open and face-down items on each slot of a zone."""
    return [(len(slot.up), len(slot.down)) for slot in state.slots(zone)]


def occupied(state: State, **workers: int) -> State:
    """The table with workers on slots, given like `goals_1=0`."""
    board = list(state.board)
    for name, seat in workers.items():
        zone, slot = name.split("_")
        board[4 * list(Zone).index(Zone(zone)) + int(slot) - 1] = Slot(worker=seat)
    return replace(state, board=tuple(board))


def play_to_end(state: State) -> State:
    """The end of the game, if the first legal move is always played."""
    while moves := GAME.legal_moves(state):
        state = GAME.apply(state, moves[0]).state
    return state
