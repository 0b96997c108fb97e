"""Freemen, speakers and advisors: recruiting, promoting, recolouring, retiring (pages 11, 17, 19 and 20)."""

from collections.abc import Iterable
from itertools import chain

from msgspec.structs import replace

from engines.origins.actions.military import spaces_ahead
from engines.origins.actions.turn import Turn, with_change
from engines.origins.components import ADVISOR_POINTS, CITIZEN_PRICES, Goods
from engines.origins.components.tasks import (
    Advance,
    Hiring,
    Homage,
    Homecoming,
    Promotion,
    Recolouring,
    Recruitment,
    Training,
)
from engines.origins.components.terms import COLOURS, HOME, INDEX, Colour, Ending, Sign
from engines.origins.moves import ARMY, Hire, Honour, Promote, Recolour, Recruit, Train, Worker
from engines.origins.names import colour_name, goods_text, worker_text
from engines.origins.state import Freeman, Speaker, State

SIX = 6  # the highest value of a freeman; one step more makes an advisor
FIVE = 5  # the highest value of a speaker


def citizen_price(state: State, slot: int) -> int:
    """The wisdom below the die, one less with Taurus (page 24)."""
    return max(0, CITIZEN_PRICES[slot] - state.has(Sign.TAURUS))


def values_on_arrival(value: int, highest: int, state: State) -> tuple[int, ...]:
    """The values that a die can be taken with: Sagittarius can add one (page 25)."""
    return (value + 1, value) if value < highest and state.has(Sign.SAGITTARIUS) else (value,)


def recruits(state: State, task: Recruitment) -> list[Recruit]:
    """Every affordable die, if a base is free (page 17)."""
    me = state.me
    if not me.free_bases:
        return []
    purse = me.goods.wisdom + me.goods.gold
    return [
        Recruit(die.colour, value)
        for slot, die in enumerate(state.citizens)
        if task.free or citizen_price(state, slot) <= purse
        for value in values_on_arrival(die.value, SIX, state)
    ]


def recruit(turn: Turn, task: Recruitment, move: Recruit) -> None:
    """Pay, take the die, close the gap to the left and roll a new one of its colour (page 17)."""
    citizens = turn.state.citizens
    slot = next(n for n, die in enumerate(citizens) if die.colour is move.colour)
    price = Goods(wisdom=0 if task.free else citizen_price(turn.state, slot))
    paid = turn.pay(price)
    freeman = Freeman(move.colour, move.value)
    turn.change_me(freemen=(*turn.me.freemen, freeman))
    turn.change(citizens=citizens[:slot] + citizens[slot + 1 :])
    turn.add_event("origins-recruited", worker=worker_text(freeman.word), price=goods_text(paid))
    if turn.state.reserve[INDEX[move.colour]]:
        turn.change(citizens=(*turn.state.citizens, turn.roll_citizen(move.colour)))
    else:
        turn.announce(Ending.CITIZENS)


def hires(state: State, _task: Hiring) -> list[Hire]:
    """Every distinct speaker in the pool."""
    return [
        Hire(speaker, value)
        for speaker in dict.fromkeys(state.speakers)
        for value in values_on_arrival(speaker, FIVE, state)
    ]


def hire(turn: Turn, _task: Hiring, move: Hire) -> None:
    pool = list(turn.state.speakers)
    pool.remove(move.speaker)
    turn.change(speakers=tuple(pool))
    speaker = Speaker(move.value)
    turn.change_me(speakers=(*turn.me.speakers, speaker))
    turn.add_event("origins-hired", worker=worker_text(speaker.word))


def freeman_by_word(freemen: Iterable[Freeman], word: Worker) -> Freeman:
    """The freeman with this word."""
    for freeman in freemen:
        if freeman.word == word:
            return freeman
    raise LookupError(word)


def replace_freeman(turn: Turn, old: Freeman, *new: Freeman) -> None:
    """Replace a freeman by another one or by none."""
    freemen = [*turn.me.freemen]
    place = freemen.index(old)
    freemen[place : place + 1] = new
    turn.change_me(freemen=tuple(freemen))


def promotions(state: State, task: Promotion) -> list[Promote]:
    """One freeman: by the full amount up to a cap, or by any amount up to retirement."""
    freemen = dict.fromkeys(state.me.freemen) if task.used else state.me.unused
    if task.capped:
        return [
            Promote(freeman.word, min(task.by, SIX - freeman.value))
            for freeman in freemen
            if freeman.value < SIX
        ]
    return [
        Promote(freeman.word, by)
        for freeman in freemen
        for by in range(min(task.by, SIX + 1 - freeman.value), 0, -1)
    ]


def promote(turn: Turn, _task: Promotion, move: Promote) -> None:
    raise_freeman(turn, freeman_by_word(turn.me.freemen, move.freeman), move.by)


def trainings(state: State, task: Training) -> list[Train]:
    """A food for each step of one freeman, or of the disk on the military track, up to its last space."""
    most = min(task.most, state.me.goods.food + state.me.goods.gold)
    army = [Train(ARMY, times) for times in range(1, min(most, spaces_ahead(state)) + 1)]
    freemen = (
        [Train(freeman.word, times) for times in range(1, min(most, SIX + 1 - freeman.value) + 1)]
        for freeman in state.me.unused
    )
    return [*chain.from_iterable(freemen), *army]


def train(turn: Turn, task: Training, move: Train) -> None:
    """Pay and raise one target; the remaining food can be used for another."""
    turn.pay_and_tell(Goods(food=move.times))
    turn.add_event("origins-trained", worker=worker_text(move.target))
    if move.times < task.most:
        turn.add_tasks(Training(task.most - move.times, optional=True))
    if move.target == ARMY:
        turn.add_tasks(Advance(move.times))
    else:
        raise_freeman(turn, freeman_by_word(turn.me.unused, move.target), move.times)


def raise_freeman(turn: Turn, freeman: Freeman, by: int) -> None:
    """Raise a freeman; above six he becomes an advisor (page 11)."""
    value = freeman.value + by
    if value > SIX:
        retire(turn, freeman)
    else:
        replace_freeman(turn, freeman, Freeman(freeman.colour, value, freeman.site))
        turn.add_event("origins-raised", worker=worker_text(freeman.word), value=value)


def retire(turn: Turn, freeman: Freeman) -> None:
    """Move to the advisor track; if the colour is there already, score and return the die (page 20)."""
    replace_freeman(turn, freeman)
    if turn.state.has(Sign.SCORPIO):
        turn.gain(Goods(wisdom=1))
    advisors = turn.me.advisors
    worker = worker_text(freeman.word)
    if freeman.colour in advisors:
        turn.return_die(freeman.colour)
        turn.add_event("origins-retired-again", worker=worker)
        turn.score("retired", ADVISOR_POINTS[len(advisors) - 1])
    else:
        turn.change_me(advisors=(*advisors, freeman.colour))
        turn.add_event("origins-retired", worker=worker, place=len(advisors) + 1)


def recolourings(state: State, _task: Recolouring) -> list[Recolour]:
    """Any unused freeman, any other colour in the reserve."""
    return [
        Recolour(freeman.word, colour)
        for freeman in state.me.unused
        for colour in COLOURS
        if colour is not freeman.colour and state.reserve[INDEX[colour]]
    ]


def recolour(turn: Turn, _task: Recolouring, move: Recolour) -> None:
    freeman = freeman_by_word(turn.me.unused, move.freeman)
    turn.return_die(freeman.colour)
    turn.change(reserve=with_change(turn.state.reserve, INDEX[move.colour], -1))
    replace_freeman(turn, freeman, replace(freeman, colour=move.colour))
    turn.add_event("origins-recoloured", worker=worker_text(freeman.word), colour=colour_name(move.colour))


def homages(state: State, task: Homage) -> list[Honour]:
    return [Honour(freeman.word) for freeman in state.me.unused if freeman.colour is task.colour]


def honour(turn: Turn, _task: Homage, move: Honour) -> None:
    """Score his value, then lower it by one, at least to one."""
    freeman = freeman_by_word(turn.me.unused, move.freeman)
    lower = max(1, freeman.value - 1)
    replace_freeman(turn, freeman, replace(freeman, value=lower))
    turn.add_event("origins-honoured", worker=worker_text(freeman.word))
    turn.score("buildings", freeman.value)
    if lower < freeman.value:
        turn.add_event("origins-lowered", worker=worker_text(freeman.word), value=lower)


def come_home(turn: Turn, _task: Homecoming) -> None:
    """The archon and the used freemen return, each one step higher (page 20).

    The order is free. Those of new colours go first, because the others then score for a longer advisor
    track; nothing else depends on the order.
    """
    turn.change_me(figure=HOME)
    known = set[Colour](turn.me.advisors)
    used = [freeman for freeman in turn.me.freemen if freeman.site]
    first: list[Freeman] = []
    later: list[Freeman] = []
    for freeman in used:
        (later if freeman.colour in known else first).append(freeman)
        if freeman.value == SIX:
            known.add(freeman.colour)
    for freeman in chain(first, later):
        home = Freeman(freeman.colour, freeman.value)
        replace_freeman(turn, freeman, home)
        raise_freeman(turn, home, 1)
