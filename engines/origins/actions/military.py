"""The military track: advancing, attacking, retreating (pages 10, 14, 15 and 21)."""

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


def spaces_ahead(state: State) -> int:
    """How far the active disk can still advance."""
    return MILITARY_LAST - state.military.places[state.active]


def is_on_last_space(state: State) -> bool:
    """Whether the active disk is on the last space, where it never moves again (page 10)."""
    return not spaces_ahead(state)


def marches(state: State, task: Campaign) -> list[March]:
    """One of the two, or both in either order (page 15)."""
    stays = is_on_last_space(state)
    match task.attack:
        case "no":
            return [] if stays else [ADVANCE]
        case "or":
            return [ATTACK] if stays else [ADVANCE, ATTACK]
        case "and":
            return [ATTACK] if stays else list(BOTH)


def march(turn: Turn, task: Campaign, move: March) -> None:
    """Put the chosen advance and attack on the agenda; counting comes before any movement."""
    steps = task.advance * counted(turn.state, task.per)
    turn.add_tasks(*(Advance(steps) if deed == "advance" else Attack() for deed in move.deeds))


def advance(turn: Turn, task: Advance) -> None:
    """Move onto the top of a stack; take a superiority token for each border passed (page 14)."""
    seat, track = turn.seat, turn.state.military
    before = track.places[seat]
    place = min(before + task.steps, MILITARY_LAST)
    if place == before:
        return
    tokens = MILITARY[place].borders - MILITARY[before].borders
    turn.change(military=track.with_move(seat, place))
    turn.change_me(superiority=turn.me.superiority + tokens)
    turn.add_event("origins-advanced", steps=place - before, place=place, tokens=tokens)
    if place == MILITARY_LAST:
        turn.score("military", MILITARY_LAST_POINTS)


def attack(turn: Turn, _task: Attack) -> None:
    """Take the bonus of the space, and a point for each disk behind and each border passed (page 15)."""
    turn.add_event("origins-attacked")
    turn.score("military", attack_points(turn.state, turn.seat))
    turn.add_tasks(*MILITARY[turn.state.military.places[turn.seat]].bonus)


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


def retreat(track: Track, seats: range) -> Track:
    """Move each space's disks back as one stack, the rearmost first; later stacks go under (page 21)."""
    places = tuple(RETREAT[place] if seat in seats else place for seat, place in enumerate(track.places))
    return Track(places, tuple(sorted(track.order, key=lambda seat: -track.places[seat])))
