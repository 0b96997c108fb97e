"""Tables for tests: seat 0 is to act, and every bonus token is on the site of its colour."""

from typing import Any

from msgspec.structs import replace

from engines.core.game import Setup, Step, find
from engines.core.grids.squares import Square
from engines.core.notation import words
from engines.origins.components import Goods
from engines.origins.components.tasks import Task
from engines.origins.components.terms import COLOURS, Colour, Sign
from engines.origins.game import GAME
from engines.origins.state import Archon, Built, City, Die, Freeman, Options, Seated, State, Track

RED, PURPLE, BLUE, ORANGE, YELLOW = COLOURS
POOL = ("fortress", "castle", "main-gate", "monument", "mint")  # red, purple, orange, blue, yellow
EAST = Square(1, 0)  # beside the agora
NOTHING = Goods()
QUIET = (Sign.ARIES, Sign.LEO, Sign.PISCES)  # cards on the board that no test needs


def freeman(word: str) -> Freeman:
    """A freeman by his word: `red4`, or `red4@2` on a site."""
    name, _, site = word.partition("@")
    return Freeman(Colour(name[:-1]), int(name[-1]), int(site or 0))


def freemen(text: str) -> tuple[Freeman, ...]:
    return tuple(freeman(word) for word in text.split())


def table(seats: int = 2, people: str = "red3 blue2", **fields: Any) -> State:
    """A game after the draft, with the same freemen for all seats."""
    state = GAME.new(Setup(seats, 7, Options()))
    archons = tuple(replace(archon, freemen=freemen(people)) for archon in state.archons)
    temples = tuple(replace(temple, sign=sign) for temple, sign in zip(state.temples, QUIET, strict=True))
    stacks = {colour: [tile for tile in stack if tile not in POOL] for colour, stack in by_colour(state)}
    base = {
        "archons": archons,
        "offer": (),
        "first": 0,
        "active": 0,
        "tokens": COLOURS,
        "pool": POOL,
        "stacks": tuple(tuple(stacks[colour]) for colour in COLOURS),
        "citizens": tuple(Die(colour, 2) for colour in COLOURS),
        "speakers": (3, 4),
        "temples": temples,
        "military": Track((0,) * max(seats, 2), tuple(range(max(seats, 2)))),
    }
    return replace(state, **{**base, **fields})


def by_colour(state: State) -> list[tuple[Colour, tuple[str, ...]]]:
    return list(zip(COLOURS, state.stacks, strict=True))


def mine(state: State, **fields: Any) -> State:
    """The table with changes to seat 0."""
    return of(state, 0, **fields)


def of(state: State, seat: int, **fields: Any) -> State:
    return state.with_archon(seat, replace(state.archons[seat], **fields))


def rich(state: State, stone: int = 9, food: int = 9, wisdom: int = 9, gold: int = 9) -> State:
    return mine(state, goods=Goods(stone, food, wisdom, gold))


def holding(state: State, *signs: Sign) -> State:
    """Seat 0 holds these cards."""
    rest = [sign for sign in QUIET if sign not in signs]
    cards = [*signs, *rest][:3]
    temples = tuple(
        replace(temple, sign=sign, holder=0 if sign in signs else None)
        for temple, sign in zip(state.temples, cards, strict=True)
    )
    return replace(state, temples=temples)


def city(*tiles: str, seats: tuple[Seated, ...] = ()) -> City:
    """A city with more tiles: `mint 1 0`, or `mint 1 0 farm`."""
    return City((*City().tiles, *(tile(text) for text in tiles)), seats)


def tile(text: str) -> Built:
    building, x, y, *farm = text.split()
    return Built(building, int(x), int(y), bool(farm))


def asked(state: State, *tasks: Task) -> State:
    """The table with these tasks on the agenda, the first one to be decided now."""
    return replace(state, acted=True, agenda=tasks[::-1])


def use(state: State, building: str, at: Square = EAST) -> State:
    """Buy a building beside the agora and stop at the first decision that it brings."""
    visited = play(
        replace(rich(state), pool=(building, *state.pool[1:])),
        "visit archon 2 building",
    )
    return play(visited, f"buy pool {building} {at.x} {at.y}")


def play(state: State, *moves: str) -> State:
    for move in moves:
        state = step(state, move).state
    return state


def step(state: State, move: str) -> Step[State]:
    return GAME.apply(state, find(GAME, state, move))


def offered(state: State, verb: str = "") -> list[str]:
    """The legal moves that begin like this, in words."""
    return [words(move) for move in GAME.legal_moves(state) if words(move).startswith(verb)]


def me(state: State) -> Archon:
    return state.archons[0]


def points(state: State) -> int:
    """What seat 0 has scored so far."""
    return state.archons[0].earned.total


def military(state: State, *places: int, order: tuple[int, ...] | None = None) -> State:
    """Disks on these spaces, by seat."""
    return replace(state, military=Track(places, order or tuple(range(len(places)))))


def temples(state: State, *places: tuple[int, ...], order: tuple[int, ...] | None = None) -> State:
    """Disks on the three temples, by seat."""
    return replace(
        state,
        temples=tuple(
            replace(temple, track=Track(row, order or tuple(range(len(row)))))
            for temple, row in zip(state.temples, places, strict=True)
        ),
    )


def keys(result: Step[State]) -> list[str]:
    return [event.text.key for event in result.events]
