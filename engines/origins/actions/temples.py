"""The temples: climbing, taking zodiac cards, reaching all tops (pages 12, 17 and 21)."""

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

LONG = 2  # the climb after which Aquarius allows another (page 25)


def climbs(state: State, task: Pilgrimage) -> list[Climb]:
    """Up to the top; a climb of no steps only where it includes the card."""
    if state.me.goods.gold < task.gold:
        return []
    found: list[Climb] = []
    for shrine in task.shrines:
        room = TEMPLE_TOP - state.temple(shrine).track.places[state.active]
        least = min(task.least, room) if task.card else max(1, min(task.least, room))
        found += [Climb(shrine, steps) for steps in range(min(task.most, room), least - 1, -1)]
    return found


def climb(turn: Turn, task: Pilgrimage, move: Climb) -> None:
    """Move onto the top of a stack; take the card if the task includes it, from any holder (page 17)."""
    turn.pay_and_tell(Goods(gold=task.gold))
    temple = turn.state.temple(move.shrine)
    place = temple.track.places[turn.seat] + move.steps
    if move.steps:
        temple = replace(temple, track=temple.track.with_move(turn.seat, place))
    set_temple(turn, move.shrine, temple)
    turn.add_event("origins-climbed", shrine=shrine_name(move.shrine), steps=move.steps, place=place)
    if task.card:
        take_card(turn, move.shrine, turn.seat)
    if task.most == move.steps == LONG and turn.state.has(Sign.AQUARIUS):
        others = tuple(shrine for shrine in SHRINES if shrine is not move.shrine)
        turn.add_tasks(Pilgrimage(others, gold=1))
    if is_on_all_tops(turn.state, turn.seat):
        turn.announce(Ending.TEMPLES)


def take_card(turn: Turn, shrine: Shrine, seat: Seat) -> None:
    """Give the card to a seat, from the board or from its holder (page 17)."""
    temple = turn.state.temple(shrine)
    if temple.holder != seat:
        set_temple(turn, shrine, replace(temple, holder=seat))
        power = sign_power(temple.sign)
        turn.add_event("origins-card", sign=sign_name(temple.sign), holder=Who(seat), power=power)


def set_temple(turn: Turn, shrine: Shrine, temple: Temple) -> None:
    number = SHRINES.index(shrine)
    temples = turn.state.temples
    turn.change(temples=(*temples[:number], temple, *temples[number + 1 :]))


def is_on_all_tops(state: State, seat: Seat) -> bool:
    return all(temple.track.places[seat] == TEMPLE_TOP for temple in state.temples)
