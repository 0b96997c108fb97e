"""The military track: advancing, attacking, and what the others' disks mean (pages 10, 14 and 15)."""

from engines.core.game import Seat
from engines.origins.actions.counting import counted
from engines.origins.actions.turn import Turn
from engines.origins.components import MILITARY, MILITARY_LAST, MILITARY_LAST_POINTS
from engines.origins.components.tasks import Advance, Attack, Campaign
from engines.origins.components.terms import Colour, Sign
from engines.origins.moves import March
from engines.origins.state import State, Track

ADVANCE, ATTACK = March(("advance",)), March(("attack",))
BOTH = (March(("advance", "attack")), March(("attack", "advance")), ADVANCE, ATTACK)


def frozen(state: State) -> bool:
    """On the last space a disk never moves again (page 10)."""
    return state.military.places[state.active] == MILITARY_LAST


def marches(state: State, task: Campaign) -> list[March]:
    """One of the two, or both in either order (page 15)."""
    stuck = frozen(state)
    match task.attack:
        case "no":
            return [] if stuck else [ADVANCE]
        case "or":
            return [ATTACK] if stuck else [ADVANCE, ATTACK]
        case "and":
            return [ATTACK] if stuck else list(BOTH)


def march(turn: Turn, task: Campaign, move: March) -> None:
    """What is counted is counted before anything moves."""
    steps = task.advance * counted(turn.state, task.per)
    turn.ask(*(Advance(steps) if deed == "advance" else Attack() for deed in move.deeds))


def advance(turn: Turn, task: Advance) -> None:
    """Onto the top of the stack; a superiority token for each border passed (page 14)."""
    seat, track = turn.seat, turn.state.military
    before = track.places[seat]
    place = min(before + task.steps, MILITARY_LAST)
    if place == before:
        return
    tokens = MILITARY[place].borders - MILITARY[before].borders
    turn.change(military=track.moved(seat, place))
    turn.become(superiority=turn.me.superiority + tokens)
    turn.tell("origins-advanced", steps=place - before, place=place, tokens=tokens)
    if place == MILITARY_LAST:
        turn.score("military", MILITARY_LAST_POINTS)


def attack(turn: Turn, _task: Attack) -> None:
    """The bonus of the space, then a point for each disk behind and each border passed (page 15)."""
    turn.tell("origins-attacked")
    turn.score("military", attack_points(turn.state, turn.seat))
    turn.ask(*MILITARY[turn.state.military.places[turn.seat]].bonus)


def attack_points(state: State, seat: Seat) -> int:
    """Disks on the same space are not behind; Aries adds a point for each red citizen (page 24)."""
    places = state.military.places
    points = state.borders(seat) + sum(place < places[seat] for place in places)
    if Sign.ARIES in state.signs(seat):
        archon = state.archons[seat]
        points += sum(freeman.colour is Colour.RED for freeman in archon.freemen)
        points += sum(die.colour is Colour.RED for die in archon.city.seats)
    return points


def behind_border(place: int) -> int:
    """The space right after the last border that a disk has passed."""
    if place == MILITARY_LAST:
        return place
    return next(n for n, space in enumerate(MILITARY) if space.borders == MILITARY[place].borders)


RETREAT = tuple(behind_border(place) for place in range(len(MILITARY)))


def retreated(track: Track, seats: range) -> Track:
    """Each space's disks go back as one stack, from the rear on, later ones under earlier (page 21)."""
    places = tuple(RETREAT[place] if seat in seats else place for seat, place in enumerate(track.places))
    return Track(places, tuple(sorted(track.order, key=lambda seat: -track.places[seat])))
