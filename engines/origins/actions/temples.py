"""The temples: climbing, zodiac cards changing hands, the tops that end the game (pages 12, 17, 21)."""

from msgspec.structs import replace

from engines.core.game import Seat
from engines.core.text import Who
from engines.origins.actions.turn import Turn
from engines.origins.components import TEMPLE_TOP, Goods
from engines.origins.components.tasks import Pilgrimage
from engines.origins.components.terms import SHRINES, Ending, Shrine, Sign
from engines.origins.moves import Climb
from engines.origins.names import shrine_name, sign_name, sign_power
from engines.origins.state import State, Temple

LONG = 2  # the climb that Aquarius answers to (page 25)


def climbs(state: State, task: Pilgrimage) -> list[Climb]:
    """As far as the top allows; not moving at all makes sense for the card only."""
    if state.me.goods.gold < task.gold:
        return []
    found: list[Climb] = []
    for shrine in task.shrines:
        room = TEMPLE_TOP - state.temple(shrine).track.places[state.active]
        least = min(task.least, room) if task.card else max(1, min(task.least, room))
        found += [Climb(shrine, steps) for steps in range(min(task.most, room), least - 1, -1)]
    return found


def climb(turn: Turn, task: Pilgrimage, move: Climb) -> None:
    """Up the track, onto the top of a stack; the card comes along whoever held it (page 17)."""
    turn.pay(Goods(gold=task.gold))
    temple = turn.state.temple(move.shrine)
    place = temple.track.places[turn.seat] + move.steps
    if move.steps:
        temple = replace(temple, track=temple.track.moved(turn.seat, place))
    set_temple(turn, move.shrine, temple)
    turn.tell("origins-climbed", shrine=shrine_name(move.shrine), steps=move.steps, place=place)
    if task.card:
        take_card(turn, move.shrine, turn.seat)
    if task.most == move.steps == LONG and turn.state.has(Sign.AQUARIUS):
        others = tuple(shrine for shrine in SHRINES if shrine is not move.shrine)
        turn.ask(Pilgrimage(others, gold=1))
    if stands_on_all_tops(turn.state, turn.seat):
        turn.announce(Ending.TEMPLES)


def take_card(turn: Turn, shrine: Shrine, seat: Seat) -> None:
    """The card goes to a seat, from the board or from another (page 17)."""
    temple = turn.state.temple(shrine)
    if temple.holder != seat:
        set_temple(turn, shrine, replace(temple, holder=seat))
        power = sign_power(temple.sign)
        turn.tell("origins-card", sign=sign_name(temple.sign), holder=Who(seat), power=power)


def set_temple(turn: Turn, shrine: Shrine, temple: Temple) -> None:
    number = SHRINES.index(shrine)
    temples = turn.state.temples
    turn.change(temples=(*temples[:number], temple, *temples[number + 1 :]))


def stands_on_all_tops(state: State, seat: Seat) -> bool:
    return all(temple.track.places[seat] == TEMPLE_TOP for temple in state.temples)
