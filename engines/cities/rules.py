"""The rules, by the headings of the Polish rulebook."""

from collections import Counter
from collections.abc import Callable, Mapping
from itertools import accumulate, pairwise
from types import MappingProxyType
from typing import Any

from engines.cities.components import (
    CITIES,
    MODES,
    PIECES,
    SLOTS,
    STACKS,
    START_TILES,
    TILES,
    UNKNOWN,
    Item,
    SlotFacts,
    Zone,
)
from engines.cities.district.grid import START, At
from engines.cities.district.placement import has_no_room, only_way, room, with_item
from engines.cities.labels import amounts, requirement_name, tile_name
from engines.cities.moves import (
    BUILDS,
    DECLINE,
    PICKS,
    PLACES,
    REST,
    SENDS,
    Build,
    Decline,
    Lay,
    Move,
    Pick,
    Place,
    Post,
    Rest,
    Send,
    lays,
)
from engines.cities.state import CityChoice, Options, Planner, Slot, State
from engines.cities.turn import Turn
from engines.core.errors import BadSetup
from engines.core.game import Seat, Setup, Step
from engines.core.grids.bits import members
from engines.core.rng import Rng
from engines.core.text import Text

_POSTS: tuple[tuple[Zone, SlotFacts], ...] = tuple((zone, facts) for zone in Zone for facts in SLOTS[zone])
_POST_INDEX: dict[Post, int] = {send.to: index for index, send in enumerate(SENDS)}
_ZONES = tuple(range(first, first + 4) for first in range(0, len(SENDS), 4))


def new(setup: Setup[Options]) -> State:
    """Shuffled stacks, a full bag and a star; no start tiles chosen yet (Przygotowanie gry)."""
    if (setup.seats, setup.options.length) not in MODES:
        raise BadSetup(Text("cities-long-for-two", {"seats": setup.seats}))
    rng = Rng(setup.seed)
    star, rng = rng.below(setup.seats)
    chosen, rng = rng.below(len(CITIES))
    choice = setup.options.city
    goals, districts, attractions, bag = stacks(setup, rng)
    return State(
        setup.options,
        city=list(CITIES)[chosen] if choice is CityChoice.RANDOM else choice.value,
        star=star,
        active=(star - 1) % setup.seats,  # to the right of the star
        planners=(Planner(),) * setup.seats,
        start_tiles=tuple(START_TILES),
        goals=goals,
        districts=districts,
        attractions=attractions,
        bag=bag,
    )


def stacks(setup: Setup[Options], rng: Rng) -> list[tuple[Item, ...]]:
    """Goals, tiles, attractions and pieces, shuffled or in the order of the setup."""
    shuffled: list[tuple[Item, ...]] = []
    if setup.order is None:
        for contents in STACKS.values():
            stack, rng = rng.shuffled(contents.elements())
            shuffled.append(stack)
        return shuffled
    ends = accumulate((contents.total() for contents in STACKS.values()), initial=0)
    given = [setup.order[first:last] for first, last in pairwise(ends)]
    if [Counter(stack) for stack in given] != list(STACKS.values()) or len(setup.order) != sum(
        map(len, given)
    ):
        raise BadSetup(Text("cities-wrong-order", {"items": sum(map(Counter.total, STACKS.values()))}))
    return given


def current(state: State) -> Seat | None:
    return None if state.over else state.active


def legal_moves(state: State) -> list[Move]:
    """All legal moves."""
    if state.over:
        return []
    if not state.round:
        return [PICKS[tile] for tile in state.start_tiles]
    if state.hand:
        return placements(state)
    return [SENDS[index] for index in open_posts(state.board, state.active, state.mode.workers_a_zone)]


def open_posts(board: tuple[Slot, ...] | list[Slot], seat: Seat, workers_a_zone: int) -> list[int]:
    """Free slots in zones that still take a worker of this seat (Etap 2)."""
    workers = [slot.worker for slot in board]
    return [
        index
        for zone in _ZONES
        if workers[zone.start : zone.stop].count(seat) < workers_a_zone
        for index in zone
        if workers[index] is None
    ]


def placements(state: State) -> list[Move]:
    """What can be done with the first item in hand; only tiles must be used (Atrakcje, Budynki)."""
    district, item = state.planners[state.active].district, state.hand[0]
    if item == UNKNOWN:  # in a view, an item that is face down cannot be placed yet
        return []
    if item in TILES:
        return list(lays(district.survey.tiles, state.mode.boxes, TILES[item].faces))
    moves: Mapping[int, Move] = BUILDS if item in PIECES else PLACES
    offered = [moves[cell] for cell in members(room(district.survey, item))]
    if len(state.hand) > 1 and only_way(district, state.hand) is not None:
        offered.append(REST)
    return [*offered, DECLINE]


def apply(state: State, move: Move) -> Step[State]:
    """Make a move, and everything after it that is forced."""
    turn = Turn(state)
    _ACTIONS[type(move)](turn, move)
    return turn.result()


def pick(turn: Turn, move: Pick) -> None:
    """Start tiles are chosen counter-clockwise, by the star holder last (Przygotowanie gry)."""
    turn.design(turn.me.district.lay(move.tile, START, 0))
    turn.start_tiles = tuple(tile for tile in turn.start_tiles if tile != move.tile)
    turn.add_event("cities-picked", tile=tile_name(move.tile))
    if turn.active == turn.star:
        if turn.start_tiles:
            turn.discard(turn.start_tiles)
            turn.add_event("cities-leftovers", items=amounts(turn.start_tiles))
            turn.start_tiles = ()
        begin_round(turn)
        return
    turn.active = (turn.active - 1) % len(turn.planners)
    if len(turn.start_tiles) == 1:
        pick(turn, PICKS[turn.start_tiles[0]])


def begin_round(turn: Turn) -> None:
    """Fill the board, which reveals its open items (Etap 1)."""
    turn.round += 1
    turn.active = turn.star
    turn.board = [Slot(turn.draw(zone, facts.up), turn.draw(zone, facts.down)) for zone, facts in _POSTS]
    turn.revealed = True
    turn.add_event("cities-round", round=turn.round, rounds=turn.mode.rounds)


def send(turn: Turn, move: Send) -> None:
    """Send a worker and take all items there; those face down are revealed (Etap 2)."""
    index = _POST_INDEX[move.to]
    zone, facts = _POSTS[index]
    slot = turn.occupy(index)
    taken = slot.up + slot.down + turn.draw(zone, facts.drawn)
    turn.revealed |= bool(slot.down) or facts.drawn > 0
    turn.add_event("cities-sent", zone=zone.value, slot=move.to.slot, items=amounts(taken))
    if zone is Zone.GOALS:
        turn.keep(taken)
    else:
        # Sorted, so that pieces of a colour are placed one after the other; the order has no effect.
        turn.hand = tuple(sorted(taken)) if zone is Zone.BUILDINGS else taken
    settle(turn)


def lay(turn: Turn, move: Lay) -> None:
    """Add the tile to the district (Fragmenty dzielnic)."""
    tile = turn.take_from_hand()
    turn.design(turn.me.district.lay(tile, move.at, move.turns))
    turn.add_event("cities-laid", tile=tile_name(tile, move.turns), at=move.at.upper())
    settle(turn)


def place(turn: Turn, move: Place | Build) -> None:
    """Put an attraction on its field, or a piece on its plot or on top of a building (Atrakcje, Budynki)."""
    place_item(turn, move.at)
    settle(turn)


def place_item(turn: Turn, at: At) -> None:
    """Place the first item in hand."""
    item = turn.take_from_hand()
    district = with_item(turn.me.district, item, at)
    turn.design(district)
    if item in PIECES:
        turn.add_event("cities-built", piece=amounts((item,)), at=at.upper(), height=district.height(at))
    else:
        turn.add_event("cities-placed", attraction=amounts((item,)), at=at.upper())


def decline(turn: Turn, _move: Decline) -> None:
    """Put the first item in hand into the box (Atrakcje, Budynki)."""
    discard_item(turn, "cities-declined")
    settle(turn)


def rest(turn: Turn, _move: Rest) -> None:
    """Place everything where it can go."""
    for item, at in only_way(turn.me.district, turn.hand) or ():
        while turn.hand[0] != item:
            discard_item(turn, "cities-no-room")
        place_item(turn, at)
    settle(turn)


def discard_item(turn: Turn, key: str) -> None:
    """Put the first item in hand into the box; the key of the event says why."""
    item = turn.take_from_hand()
    turn.discard((item,))
    turn.add_event(key, item=amounts((item,)))


def settle(turn: Turn) -> None:
    """Discard items that fit nowhere; the turn ends once the hand is empty."""
    survey = turn.me.district.survey
    while turn.hand and has_no_room(survey, turn.hand[0]):
        discard_item(turn, "cities-no-room")
    if not turn.hand:
        end_turn(turn)


def end_turn(turn: Turn) -> None:
    """The council checks the district, then the next planner is to act (Miasto)."""
    claim(turn)
    if sum([slot.worker is not None for slot in turn.board]) == worker_count(turn):
        end_round(turn)
        return
    turn.active = (turn.active + 1) % len(turn.planners)
    open_to_me = open_posts(turn.board, turn.active, turn.mode.workers_a_zone)
    if len(open_to_me) == 1:
        send(turn, SENDS[open_to_me[0]])


def worker_count(turn: Turn) -> int:
    """The number of workers of all planners."""
    return len(turn.planners) * len(Zone) * turn.mode.workers_a_zone


def claim(turn: Turn) -> None:
    """Each requirement met or exceeded earns its best free field, once (Miasto)."""
    survey = turn.me.district.survey
    for n, requirement in enumerate(CITIES[turn.before.city].requirements):
        if turn.me.claims[n] is None and requirement.counts.count(survey) >= requirement.at_least:
            taken = sum([planner.claims[n] is not None for planner in turn.planners])
            for points in turn.mode.free_fields(requirement, taken)[:1]:
                turn.mark(n, points)
                turn.add_event("cities-claimed", requirement=requirement_name(requirement), points=points)


def end_round(turn: Turn) -> None:
    """Workers return, leftovers go into the box, the star goes to the nearest worker (Koniec rundy)."""
    nearest = [slot.worker for slot in turn.board[-4:] if slot.worker is not None]
    turn.star = nearest[-1]
    clear_board(turn)
    turn.board = [Slot()] * len(turn.board)
    if turn.round == turn.mode.rounds:
        turn.over = True
        turn.add_event("cities-over")
    else:
        begin_round(turn)


def clear_board(turn: Turn) -> None:
    """What nobody took goes into the box; what lies face down is not looked at (Koniec rundy)."""
    leftovers = [item for slot in turn.board for item in slot.up]
    leftovers += [UNKNOWN for slot in turn.board for _ in slot.down]
    if leftovers:
        turn.discard_leftovers()
        turn.add_event("cities-leftovers", items=amounts(tuple(leftovers)))


_ACTIONS: Mapping[type[Any], Callable[[Turn, Any], None]] = MappingProxyType(
    {Pick: pick, Send: send, Lay: lay, Place: place, Build: place, Decline: decline, Rest: rest}
)
